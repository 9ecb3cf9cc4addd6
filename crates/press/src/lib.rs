//! Prints the words of the interface.
//!
//! The texts live in Fluent files, one folder a language. Reading them when the program runs would cost the browser a
//! Fluent interpreter; so they are read when it is built, and a function is printed for each message over one sheet of
//! texts for each language. What a translator gets wrong stops the build with file and message: a language that misses a message, has one too many or asks for
//! other arguments never reaches a player.

mod copy;
mod fault;
mod print;
mod proof;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use copy::Copy;
pub use fault::{Fault, Faults};

/// Which languages and which files a press prints.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// Folder and variant of `Lang` of each language; the first is the one the others are measured by.
    pub languages: &'a [(&'a str, &'a str)],
    /// Files whose messages are asked for by id instead of by a function each.
    pub lookups: &'a [&'a str],
}

/// The texts of one file in every language, in the order of [`Press::languages`].
#[derive(Clone, Debug)]
struct Edition {
    module: String,
    copies: Vec<Copy>,
}

impl Press<'_> {
    /// The Rust source for all files below a folder.
    pub fn print(&self, locales: &Path) -> Result<String, Faults> {
        Ok(print::print(self, &self.editions(locales)?))
    }

    /// Module and function of every message that is printed as a function.
    pub fn functions(&self, locales: &Path) -> Result<Vec<(String, String)>, Faults> {
        let editions = self.editions(locales)?;
        let printed = editions.iter().filter(|edition| !self.lookups.contains(&edition.module.as_str()));
        Ok(printed
            .flat_map(|edition| {
                edition.copies[0].messages.keys().map(|id| (edition.module.clone(), print::function(id)))
            })
            .collect())
    }

    fn editions(&self, locales: &Path) -> Result<Vec<Edition>, Faults> {
        let mut texts = Vec::new();
        let mut names = BTreeSet::new();
        for (folder, _) in self.languages {
            let files = read_folder(&locales.join(folder)).map_err(|error| Fault::new(*folder, "", error))?;
            names.extend(files.keys().cloned());
            texts.push(files);
        }
        let mut editions = Vec::new();
        let mut faults = Vec::new();
        for module in names {
            let texts = texts.iter().map(|files| files.get(&module).map(String::as_str)).collect::<Vec<_>>();
            match self.edition(&module, &texts) {
                Ok(edition) => editions.push(edition),
                Err(more) => faults.extend(more.0),
            }
        }
        if faults.is_empty() { Ok(editions) } else { Err(Faults(faults)) }
    }

    /// One file in every language; `None` where a language does not have it.
    fn edition(&self, module: &str, texts: &[Option<&str>]) -> Result<Edition, Faults> {
        let mut copies = Vec::new();
        let mut faults = Vec::new();
        for ((folder, _), text) in self.languages.iter().zip(texts) {
            let file = format!("{folder}/{module}.ftl");
            match text.map(|text| Copy::read(&file, text)) {
                Some(Ok(copy)) => copies.push(copy),
                Some(Err(more)) => faults.extend(more.0),
                None => faults.push(Fault::new(file, "", "this file is missing")),
            }
        }
        if faults.is_empty() {
            faults = proof::compare(&copies, self.lookups.contains(&module));
        }
        if faults.is_empty() { Ok(Edition { module: module.to_owned(), copies }) } else { Err(Faults(faults)) }
    }
}

/// The Fluent files of a folder by name, without their ending.
fn read_folder(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some(stem), Some("ftl")) = (path.file_stem(), path.extension().and_then(|ending| ending.to_str())) {
            files.insert(stem.to_string_lossy().into_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}
