//! Every word of the interface, in five languages.
//!
//! The texts live in `locales/`, as Fluent files; a build script makes a function of each message, in a module named
//! after its file: `words::app::confirm_turn(lang)`. Arguments come in the order of the English text.
//!
//! ```
//! use words::Lang;
//!
//! assert_eq!(words::app::cancel(Lang::De), "Abbrechen");
//! assert_eq!(words::list(Lang::Fr, &["bière", "sucre", "drap"]), "bière, sucre et drap");
//! assert_eq!(words::number(Lang::It, 1250), "1.250");
//! ```

mod forme;
pub mod label;
mod lang;
mod number;
mod reason;
pub mod tell;

pub use lang::{Lang, UnknownLang};
pub use number::{decimal, list, number};
pub use reason::{reason, why_hamburgum, why_hansa};

include!(concat!(env!("OUT_DIR"), "/words.rs"));
