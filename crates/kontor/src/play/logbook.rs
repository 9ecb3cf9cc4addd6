//! Where the game is kept: a record that is written anew after every action and never takes the place of another file.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// The file of a game under way.
pub(super) struct Logbook {
    path: PathBuf,
    /// What the file should hold: anything else in it is someone else's.
    written: Option<String>,
}

impl Logbook {
    /// A new file for a new game; a file that is already there is left alone and refused.
    pub(super) fn create(path: &Path, text: &str) -> anyhow::Result<Logbook> {
        match write_new(path, text) {
            Ok(()) => Ok(Logbook { path: path.to_owned(), written: Some(text.to_owned()) }),
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {
                bail!("{} exists already and is left alone", path.display())
            }
            Err(fault) => Err(fault).with_context(|| format!("cannot write {}", path.display())),
        }
    }

    /// A new file in the current directory under the first name that is free. Where no file can be made there, the
    /// fault comes along: the game can still be played, and every action tries again.
    pub(super) fn create_named(stem: &str, text: &str) -> (Logbook, Option<anyhow::Error>) {
        let mut path = PathBuf::from(format!("{stem}.kontor"));
        for number in 2.. {
            match write_new(&path, text) {
                Ok(()) => break,
                Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {
                    path = PathBuf::from(format!("{stem}-{number}.kontor"));
                }
                Err(fault) => {
                    let fault = anyhow::Error::new(fault).context(format!("cannot write {}", path.display()));
                    return (Logbook { path, written: None }, Some(fault));
                }
            }
        }
        (Logbook { path, written: Some(text.to_owned()) }, None)
    }

    /// The file of a game that goes on, with the text that was read from it.
    pub(super) fn resume(path: &Path, text: String) -> Logbook {
        // Through a link the file itself is written, not the link replaced.
        let path = fs::canonicalize(path).map_or_else(|_| path.to_owned(), |real| nearby(&real));
        Logbook { path, written: Some(text) }
    }

    /// Where the game is kept.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game: beside the file first, then in its place, so that at every moment one of the two is whole.
    pub(super) fn keep(&mut self, text: &str) -> anyhow::Result<()> {
        let name = self.path.display();
        match fs::read(&self.path) {
            Ok(found) if self.written.as_ref().is_none_or(|written| found != written.as_bytes()) => {
                bail!("{name} was changed by someone else and is left alone");
            }
            Err(fault) if fault.kind() != ErrorKind::NotFound => {
                return Err(fault).with_context(|| format!("cannot read {name}"));
            }
            Ok(_) | Err(_) => {}
        }
        replace(&self.path, text).with_context(|| format!("cannot write {name}"))?;
        self.written = Some(text.to_owned());
        Ok(())
    }

    /// Goes on in another, new file.
    pub(super) fn move_to(&mut self, path: &Path, text: &str) -> anyhow::Result<()> {
        *self = Logbook::create(path, text)?;
        Ok(())
    }
}

fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let old = fs::metadata(path).ok().map(|old| old.permissions());
    if old.as_ref().is_some_and(fs::Permissions::readonly) {
        // Taking its place would be possible, but whoever made it so meant it to stay.
        return Err(std::io::Error::new(ErrorKind::PermissionDenied, "the file is read-only"));
    }
    let written = (|| {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        if let Some(old) = old {
            file.set_permissions(old)?;
        }
        fs::rename(&beside, path)
    })();
    if written.is_err() {
        // What is left beside it is of no use; that it cannot be removed either is not the fault to be told.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A path as a person in the current directory would write it.
fn nearby(path: &Path) -> PathBuf {
    let here = std::env::current_dir().and_then(fs::canonicalize).ok();
    here.and_then(|here| path.strip_prefix(here).ok()).map_or_else(|| path.to_owned(), Path::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory of its own for a test, removed with all that is in it.
    struct Desk(PathBuf);

    impl Desk {
        fn new(name: &str) -> Desk {
            let path = std::env::temp_dir().join(format!("kontor-logbook-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Desk(path)
        }
    }

    impl Drop for Desk {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_someone_else_wrote_is_left_alone() {
        let desk = Desk::new("else");
        let path = desk.0.join("game.kontor");
        let mut logbook = Logbook::create(&path, "one").unwrap();
        logbook.keep("two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert!(Logbook::create(&path, "another game").is_err());

        fs::write(&path, "not ours").unwrap();
        assert!(logbook.keep("three").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "not ours");
        logbook.move_to(&desk.0.join("other.kontor"), "three").unwrap();
        logbook.keep("four").unwrap();
        let names: Vec<_> = fs::read_dir(&desk.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names.len(), 2, "nothing is left beside the two files: {names:?}");
    }

    #[test]
    fn a_file_that_was_removed_is_written_again() {
        let desk = Desk::new("removed");
        let path = desk.0.join("game.kontor");
        let mut logbook = Logbook::create(&path, "one").unwrap();
        fs::remove_file(&path).unwrap();
        logbook.keep("two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    }
}
