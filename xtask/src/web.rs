//! `cargo xtask web`: the web app, built into target/web as it is served.
//!
//! Page and bots are two WebAssembly modules built in one call of cargo, so that what they share is compiled once.
//! Every file but the entrances gets a name that holds a hash of its content and may be kept for ever by a browser; a
//! copy compressed with brotli lies beside it where that is smaller.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::kit::{self, WASM};
use crate::step::{self, cargo, clock, root, target};

const STATIC: &str = "crates/web/static";

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
            Make::Small => "web",
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
    let mut compile = cargo(["build", "--package", "web", "--package", "worker", "--target", WASM]);
    step::run(compile.args(["--profile", make.profile()]), "mend what is shown above.")?;

    println!("\n== bind and gather");
    let bound = target()?.join("web-bound");
    fresh(&bound)?;
    for module in ["web", "worker"] {
        let wasm = target()?.join(WASM).join(make.profile()).join(module).with_extension("wasm");
        Bindgen::new()
            .input_path(&wasm)
            .web(true)?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&bound)
            .with_context(|| format!("the bindings of {module} cannot be made"))?;
    }

    let folder = target()?.join("web");
    fresh(&folder)?;
    let mut bale = Bale { folder, effort: make.effort(), files: Vec::new() };
    bale.pack(&bound)?;
    println!("\n{}\ntarget/web is built; {} in all.", bale.bill(), clock(start.elapsed()));
    Ok(())
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
    first: bool,
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
            let hashed = self.hashed(&font, &fs::read(statics.join("fonts").join(&font))?, false)?;
            style = style.replace(&format!("fonts/{font}"), &hashed);
        }
        self.plain("OFL.txt", &fs::read(statics.join("fonts/OFL.txt"))?, false)?;
        let style = self.hashed("style.css", style.as_bytes(), true)?;
        let icon = self.hashed("icon.svg", &fs::read(statics.join("icon.svg"))?, false)?;
        let manifest = text(&statics.join("manifest.webmanifest"))?.replace("icon.svg", &icon);
        let manifest = self.hashed("manifest.webmanifest", manifest.as_bytes(), false)?;

        let bots = self.module(bound, "worker", &statics, "bots.js", false)?;
        let start = self.module(bound, "web", &statics, "start.js", true)?;
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
        let preloads = self.files.iter().filter(|file| file.first && file.name.ends_with(".js") && file.name != start);
        let preloads = preloads.map(|file| format!("<link rel=\"modulepreload\" href=\"/{}\">", file.name));
        page = page.replace("<!-- preloads -->", &preloads.collect::<Vec<_>>().join("\n    "));
        self.plain("index.html", page.as_bytes(), true)?;

        let list: Vec<String> = self.files.iter().map(|file| format!("\"/{}\"", file.name)).collect();
        let list = list.join(", ").replace("\"/index.html\"", "\"/\"");
        let version = table::digest(&(list.clone() + &page));
        let service = text(&statics.join("service-worker.js"))?
            .replace("VERSION", &version)
            .replace("[FILES]", &format!("[{list}]"));
        self.plain("service-worker.js", service.as_bytes(), false)
    }

    /// A WebAssembly module with its bindings and the script that starts it; the name of the script.
    fn module(&mut self, bound: &Path, name: &str, statics: &Path, script: &str, first: bool) -> Result<String> {
        let wasm = self.hashed(&format!("{name}.wasm"), &fs::read(bound.join(format!("{name}_bg.wasm")))?, first)?;
        let bindings = self.hashed(&format!("{name}.js"), &fs::read(bound.join(format!("{name}.js")))?, first)?;
        let start = text(&statics.join(script))?.replace("bindings.js", &bindings).replace("module.wasm", &wasm);
        self.hashed(script, start.as_bytes(), first)
    }

    /// A file under a name that holds the hash of its content.
    fn hashed(&mut self, name: &str, content: &[u8], first: bool) -> Result<String> {
        let (stem, kind) = name.rsplit_once('.').context("a file has an ending")?;
        // Bytes as the first 256 characters: no two contents make the same text.
        let hash = table::digest(&content.iter().copied().map(char::from).collect::<String>());
        let hashed = format!("{stem}-{hash}.{kind}");
        self.plain(&hashed, content, first)?;
        Ok(hashed)
    }

    /// A file under its own name.
    fn plain(&mut self, name: &str, content: &[u8], first: bool) -> Result<()> {
        let file = self.folder.join(name);
        fs::write(&file, content).with_context(|| format!("{name} cannot be written"))?;
        let mut small = Vec::new();
        let options = brotli::enc::BrotliEncoderParams { quality: self.effort, ..Default::default() };
        brotli::BrotliCompress(&mut &content[..], &mut small, &options)?;
        // Fonts are compressed already.
        let worth = small.len() < content.len() * 19 / 20;
        if worth {
            fs::write(self.folder.join(format!("{name}.br")), &small)?;
        }
        let small = if worth { small.len() } else { content.len() };
        self.files.push(Packed { name: name.to_owned(), plain: content.len(), small, first });
        Ok(())
    }

    /// What the browser has to load, in kilobytes.
    fn bill(&self) -> String {
        let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
        let line = |file: &Packed| {
            format!("  {:<50} {:9.1} kB {:8.1} kB", file.name, kilobytes(file.plain), kilobytes(file.small))
        };
        let lines: Vec<String> = self.files.iter().map(line).collect();
        let all: usize = self.files.iter().map(|file| file.small).sum();
        format!("{}\n  {:<50} {:12} {:8.1} kB", lines.join("\n"), "compressed in all", "", kilobytes(all))
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
