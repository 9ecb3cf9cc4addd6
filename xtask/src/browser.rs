//! `cargo xtask browser`: the table in a real browser, played by the tests of `browser/`.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::kit;
use crate::step::{self, cargo, program, root, target};
use crate::web::{self, Make};

/// Builds everything, serves it, and runs the tests whose names hold `pattern`; all of them where there is none.
pub fn run(pattern: Option<&str>) -> Result<()> {
    let mut node = Command::new("node");
    node.arg("--test-reporter=spec");
    if let Some(pattern) = pattern {
        node.arg(format!("--test-name-pattern={pattern}"));
    }
    let table = Table::open(Make::Quick)?;
    step::run(table.lay(&mut node).arg("all.mjs"), "mend what the tests show above; pictures are in target/browser.")
}

/// The served table, closed when it is dropped.
pub struct Table {
    chromium: String,
    program: PathBuf,
    address: String,
    server: Child,
}

impl Table {
    /// Looks for the tools, builds the web app and the program, quick to build or as they go out, and starts it on a free port.
    pub fn open(make: Make) -> Result<Table> {
        kit::node()?;
        let chromium = kit::chromium()?;
        packages()?;
        let (profile, folder) = if make == Make::Small { ("release", "release") } else { ("dev", "debug") };
        web::build(make)?;
        step::run(&mut cargo(["build", "--profile", profile, "--package", "kontor"]), "mend what is shown above.")?;
        let program = target()?.join(folder).join("kontor").with_extension(std::env::consts::EXE_EXTENSION);
        let mut serve = Command::new(&program);
        let mut server = serve.args(["serve", "--port", "0"]).stdout(Stdio::piped()).spawn()?;
        let address = heard(&mut server);
        // From here on the server ends whatever happens.
        let mut table = Table { chromium, program, address: String::new(), server };
        table.address = address?;
        Ok(table)
    }

    /// Tells a script of `browser/` where everything is.
    pub fn lay<'a>(&self, script: &'a mut Command) -> &'a mut Command {
        script
            .current_dir(root().join("browser"))
            .env("KONTOR_ADDRESS", &self.address)
            .env("KONTOR_PROGRAM", &self.program)
            .env("KONTOR_CHROMIUM", &self.chromium)
            .env("KONTOR_PORTRAITS", self.program.with_file_name("../browser"))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        // A server that has ended by itself needs no more.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The address that the server prints when it is ready.
fn heard(server: &mut Child) -> Result<String> {
    let mut line = String::new();
    BufReader::new(server.stdout.take().context("the server has an output")?).read_line(&mut line)?;
    let address = line.split_whitespace().find(|word| word.starts_with("http://"));
    Ok(address.with_context(|| format!("`kontor serve` said no address but: {line}"))?.to_owned())
}

/// What the tests need of others, as the lock file names it.
fn packages() -> Result<()> {
    let (lock, there) =
        (root().join("browser/package-lock.json"), root().join("browser/node_modules/.package-lock.json"));
    let changed = |file: &PathBuf| file.metadata().and_then(|file| file.modified()).ok();
    if changed(&there) >= changed(&lock) {
        return Ok(());
    }
    kit::npm()?;
    let mut install = program("npm", ["ci", "--no-audit", "--no-fund"]);
    step::run(install.current_dir(root().join("browser")), "it needs a network the first time.")
}
