//! `cargo xtask web`: the web app, built into target/web as it is served.
//!
//! Page and bots are one WebAssembly module, started by two scripts: in the page and in its worker.
//! Every file but the entrances gets a name that holds a hash of its content and may be kept for ever by a browser; a
//! copy compressed with brotli lies beside it where that is smaller.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use wasm_bindgen_cli_support::Bindgen;

use crate::kit::{self, WASM};
use crate::step::{self, cargo, clock, root, target};

const STATIC: &str = "crates/web/static";
/// The ending of what is loaded only by who installs the app: its icons.
const PICTURE: &str = ".png";
/// What is there for whoever wants to read it, and loaded by no page: the licence of the fonts.
const LICENCE: &str = "OFL.txt";
/// The most that a first visit may load, in bytes.
const MOST: usize = 600_000;

/// How the web app is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Make {
    /// In a hurry.
    Quick,
    /// Small and fast, as it goes out.
    Small,
}

impl Make {
    const fn profile(self) -> &'static str {
        match self {
            Make::Quick => "web-dev",
            Make::Small => "web-release",
        }
    }

    /// How hard brotli tries.
    const fn effort(self) -> i32 {
        match self {
            Make::Quick => 5,
            Make::Small => 11,
        }
    }
}

/// Builds everything into target/web.
pub fn build(make: Make) -> Result<()> {
    let start = Instant::now();
    kit::wasm_target()?;
    let mut compile = cargo(["build", "--package", "web", "--target", WASM]);
    step::run(compile.args(["--profile", make.profile()]), "mend what is shown above.")?;

    println!("\n== bind and gather");
    let bound = target()?.join("web-bound");
    fresh(&bound)?;
    let mut output = Bindgen::new()
        .input_path(target()?.join(WASM).join(make.profile()).join("web.wasm"))
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("the bindings cannot be made")?;
    let mut bindings = output.js().to_owned();
    for (number, import) in output.wasm_mut().imports.iter_mut().enumerate() {
        bindings = renamed(&bindings, &mut import.name, format!("i{number}"))?;
    }
    fs::write(bound.join("web.js"), bindings)?;
    fs::write(bound.join("web_bg.wasm"), output.wasm_mut().emit_wasm())?;

    let folder = target()?.join("web");
    fresh(&folder)?;
    let mut bale = Bale { folder, effort: make.effort(), files: Vec::new() };
    bale.pack(&bound)?;
    println!("\n{}\ntarget/web is built; {} in all.", bale.bill(), clock(start.elapsed()));
    if make == Make::Small && bale.weight() > MOST {
        bail!("a first visit loads more than {} kB", MOST / 1000);
    }
    Ok(())
}

/// The bindings with a short name for what the module imports by this one, whose digest no packing makes smaller.
fn renamed(bindings: &str, name: &mut String, short: String) -> Result<String> {
    let told = format!("{name}: ");
    if bindings.matches(&told).count() != 1 {
        bail!("the bindings do not tell once what {name} is");
    }
    *name = short;
    Ok(bindings.replace(&told, &format!("{name}: ")))
}

/// Styles or a script without what is there for people: comments, indents and empty lines. Neither holds a string that
/// goes over several lines or looks like a comment.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    for (number, piece) in text.split("/*").enumerate() {
        let told = if number == 0 { Some(piece) } else { piece.split_once("*/").map(|(_, after)| after) };
        bare += told.unwrap_or_default();
    }
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// What is put together for the browser.
struct Bale {
    folder: PathBuf,
    effort: i32,
    files: Vec<Packed>,
}

struct Packed {
    name: String,
    plain: usize,
    small: usize,
}

impl Bale {
    /// Packs what refers to nothing first, then what refers to it by its hashed name, and the page last.
    fn pack(&mut self, bound: &Path) -> Result<()> {
        let statics = root().join(STATIC);
        let mut style = text(&statics.join("style.css"))?;
        // Each game's own sheet follows what all share.
        for sheet in names(&statics)?.iter().filter(|name| name.ends_with(".css") && *name != "style.css") {
            style += &text(&statics.join(sheet))?;
        }
        for font in names(&statics.join("fonts"))?.into_iter().filter(|name| name.ends_with(".woff2")) {
            let hashed = self.hashed(&font, &fs::read(statics.join("fonts").join(&font))?)?;
            style = style.replace(&format!("fonts/{font}"), &hashed);
        }
        self.plain(LICENCE, &fs::read(statics.join("fonts").join(LICENCE))?)?;
        let style = self.hashed("style.css", bare(&style).as_bytes())?;
        let icon = self.hashed("icon.svg", &fs::read(statics.join("icon.svg"))?)?;
        let mut manifest = text(&statics.join("manifest.webmanifest"))?.replace("icon.svg", &icon);
        for picture in names(&statics)?.into_iter().filter(|name| name.ends_with(PICTURE)) {
            let hashed = self.hashed(&picture, &fs::read(statics.join(&picture))?)?;
            manifest = manifest.replace(&picture, &hashed);
        }
        let manifest = self.hashed("manifest.webmanifest", manifest.as_bytes())?;

        let wasm = self.hashed("kontor.wasm", &fs::read(bound.join("web_bg.wasm"))?)?;
        let bindings = self.hashed("bindings.js", bare(&text(&bound.join("web.js"))?).as_bytes())?;
        let mut script = |name: &str| {
            let script = text(&statics.join(name))?.replace("bindings.js", &bindings).replace("module.wasm", &wasm);
            self.hashed(name, script.as_bytes())
        };
        let (bots, start) = (script("bots.js")?, script("start.js")?);
        let mut page = text(&statics.join("index.html"))?;
        for (plain, hashed) in [
            ("style.css", &style),
            ("icon.svg", &icon),
            ("manifest.webmanifest", &manifest),
            ("bots.js", &bots),
            ("start.js", &start),
        ] {
            page = page.replace(&format!("/{plain}"), &format!("/{hashed}"));
        }
        // What the page will ask for next is asked for at once.
        let preloads = format!(
            "<link rel=\"modulepreload\" href=\"/{bindings}\">\n    \
             <link rel=\"preload\" href=\"/{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>"
        );
        page = page.replace("<!-- preloads -->", &preloads);
        self.plain("index.html", page.as_bytes())?;

        let list: Vec<String> = self.loaded().map(|file| format!("\"/{}\"", file.name)).collect();
        let list = list.join(", ").replace("\"/index.html\"", "\"/\"");
        let version = table::digest(&(list.clone() + &page));
        let service = text(&statics.join("service-worker.js"))?
            .replace("VERSION", &version)
            .replace("[FILES]", &format!("[{list}]"));
        self.plain("service-worker.js", service.as_bytes())
    }

    /// A file under a name that holds the hash of its content.
    fn hashed(&mut self, name: &str, content: &[u8]) -> Result<String> {
        let (stem, kind) = name.rsplit_once('.').context("a file has an ending")?;
        // Bytes as the first 256 characters: no two contents make the same text.
        let hash = table::digest(&content.iter().copied().map(char::from).collect::<String>());
        let hashed = format!("{stem}-{hash}.{kind}");
        self.plain(&hashed, content)?;
        Ok(hashed)
    }

    /// A file under its own name.
    fn plain(&mut self, name: &str, content: &[u8]) -> Result<()> {
        let file = self.folder.join(name);
        fs::write(&file, content).with_context(|| format!("{name} cannot be written"))?;
        let mut small = Vec::new();
        // The largest blocks: a module in one piece is smaller; and with the distances of a font, which suit it better.
        let options = BrotliEncoderParams {
            quality: self.effort,
            lgblock: 24,
            mode: BrotliEncoderMode::BROTLI_MODE_FONT,
            ..Default::default()
        };
        brotli::BrotliCompress(&mut &content[..], &mut small, &options)?;
        // Fonts are compressed already.
        let worth = small.len() < content.len() * 19 / 20;
        if worth {
            fs::write(self.folder.join(format!("{name}.br")), &small)?;
        }
        let small = if worth { small.len() } else { content.len() };
        self.files.push(Packed { name: name.to_owned(), plain: content.len(), small });
        Ok(())
    }

    /// The files that a first visit loads and keeps.
    fn loaded(&self) -> impl Iterator<Item = &Packed> {
        self.files.iter().filter(|file| !file.name.ends_with(PICTURE) && file.name != LICENCE)
    }

    /// How much a first visit loads.
    fn weight(&self) -> usize {
        self.loaded().map(|file| file.small).sum()
    }

    /// What the browser has to load, in kilobytes.
    fn bill(&self) -> String {
        let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
        let line = |file: &Packed| {
            format!("  {:<50} {:9.1} kB {:8.1} kB", file.name, kilobytes(file.plain), kilobytes(file.small))
        };
        let lines: Vec<String> = self.files.iter().map(line).collect();
        let all = kilobytes(self.weight());
        format!("{}\n  {:<50} {:12} {all:8.1} kB", lines.join("\n"), "a first visit loads", "")
    }
}

/// An empty folder.
fn fresh(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))
}

fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// The names of the files of a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut names: Vec<String> =
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect::<Result<_>>()?;
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_and_scripts_lose_their_comments_and_nothing_else() {
        let sheet = "/* one /* still one */\na { color: red; }\n\n    /*/ two\n    */ b > c { top: 1px; }\n";
        assert_eq!(bare(sheet), "a { color: red; }\nb > c { top: 1px; }");
        assert_eq!(bare("a {}\n/* never closed\nb {}"), "a {}");
        let script = "/**\n * one\n */\nfunction a() {\n    // two\n    return \"https://b\";\n}\n";
        assert_eq!(bare(script), "function a() {\nreturn \"https://b\";\n}");
    }

    #[test]
    fn what_a_module_imports_is_renamed_where_it_is_told_and_nowhere_else() {
        let bindings = "imports = {\nwbg_a_1f: function() { a; },\nwbg_b_2e: function() { wbg_a_1f; },\n};";
        let mut name = "wbg_a_1f".to_owned();
        let renamed = |name: &mut String| renamed(bindings, name, "i0".to_owned());
        assert_eq!(renamed(&mut name).unwrap(), bindings.replacen("wbg_a_1f", "i0", 1));
        assert_eq!(name, "i0");
        assert!(renamed(&mut "wbg_c_3d".to_owned()).is_err());
    }
}
