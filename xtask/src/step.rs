//! One program run as a step of a chore: said before, and either done or the end of everything.

use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// Cargo, the same that runs this chore, at the root of the repository.
pub fn cargo<const N: usize>(words: [&str; N]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(words).current_dir(root());
    command
}

/// Any other program, at the root of the repository.
pub fn program<const N: usize>(name: &str, words: [&str; N]) -> Command {
    let mut command = Command::new(name);
    command.args(words).current_dir(root());
    command
}

/// A program of this workspace that has been built for release, at the root of the repository.
pub fn built<const N: usize>(name: &str, words: [&str; N]) -> Result<Command> {
    let mut command = Command::new(target()?.join("release").join(name).with_extension(EXE_EXTENSION));
    command.args(words).current_dir(root());
    Ok(command)
}

/// Cargo's folder of what is built, wherever this machine has it: this program is in it.
pub fn target() -> Result<PathBuf> {
    let here = std::env::current_exe()?;
    let folder = here.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    Ok(folder.context("this program is not in cargo's target folder; start it with `cargo xtask`")?.to_path_buf())
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Runs a program with its output shown; where it fails, `advice` says what to do.
pub fn run(command: &mut Command, advice: &str) -> Result<()> {
    println!("\n== {}", line(command));
    let status = command.status().or_else(|error| missing(command, &error, advice))?;
    if !status.success() {
        bail!("`{}` failed: {advice}", line(command));
    }
    Ok(())
}

/// Runs a program and gives what it printed; where it fails, `advice` says what to do.
pub fn hear(command: &mut Command, advice: &str) -> Result<String> {
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = command.output().or_else(|error| missing(command, &error, advice))?;
    if !output.status.success() {
        bail!("`{}` failed: {advice}", line(command));
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed what is no text", line(command)))
}

/// What a program prints, or `None` where it is missing or fails; nothing of it is shown.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn missing<T>(command: &Command, error: &std::io::Error, advice: &str) -> Result<T> {
    bail!("`{}` cannot be started ({error}): {advice}", line(command));
}

/// Minutes and seconds.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

/// The command as one would type it; programs and files by their names, without the machine's folders.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| match Path::new(word) {
        path if path.is_absolute() => path.file_name().unwrap_or(word).to_string_lossy().into_owned(),
        _ => word.to_string_lossy().into_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_is_typed() {
        assert_eq!(line(&program("node", ["/far/away/echo.mjs", "say"])), "node echo.mjs say");
    }

    #[test]
    fn a_clock_shows_minutes_only_where_there_are_some() {
        assert_eq!(clock(Duration::from_millis(59_400)), "59 s");
        assert_eq!(clock(Duration::from_millis(59_600)), "1 min 0 s");
    }
}
