//! Puts the web app that `cargo xtask web` has built into the program.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    let web = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).map(|target| target.join("web"));
    let mut files = String::from("&[\n");
    if let Some(web) = web {
        // A folder that is not there would be looked for, and the program built anew, every time.
        let _ = fs::create_dir_all(&web);
        println!("cargo::rerun-if-changed={}", web.display());
        for name in names(&web) {
            let plain = web.join(&name);
            let small = web.join(format!("{name}.br"));
            let small = if small.exists() { format!("Some(include_bytes!({small:?}))") } else { "None".to_owned() };
            let _ = writeln!(files, "File {{ name: {name:?}, plain: include_bytes!({plain:?}), brotli: {small} }},");
        }
    }
    files += "]\n";
    fs::write(out.join("web.rs"), files).expect("cargo's folder can be written");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| !name.ends_with(".br"));
    names.sort();
    names
}
