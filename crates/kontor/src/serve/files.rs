//! The files of the web app, inside the program.

/// A file of the web app.
pub(crate) struct File {
    /// Its name; all lie in one folder.
    pub(crate) name: &'static str,
    /// Its content.
    pub(crate) plain: &'static [u8],
    /// Its content compressed with brotli, where that is smaller.
    pub(crate) brotli: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// All files; none where the web app was not built.
pub(crate) fn all() -> &'static [File] {
    FILES
}

impl File {
    /// The file that a path asks for: addresses of the app itself, which have no ending, give the one page.
    pub(crate) fn at(path: &str) -> Option<&'static File> {
        let name = path.trim_start_matches('/');
        let name = if name.contains('.') { name } else { "index.html" };
        FILES.iter().find(|file| file.name == name)
    }

    /// Whether its name says what is in it, so that a browser may keep it for ever.
    pub(crate) fn is_hashed(&self) -> bool {
        let stem = self.name.rsplit_once('.').map_or(self.name, |(stem, _)| stem);
        stem.rsplit_once('-').is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|c| c.is_ascii_hexdigit()))
    }

    /// Its type.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &'static str) -> File {
        File { name, plain: b"", brotli: None }
    }

    #[test]
    fn only_hashed_names_are_kept_for_ever() {
        assert!(file("web-0123456789abcdef.wasm").is_hashed());
        assert!(file("eb-garamond-400-normal-0123456789abcdef.woff2").is_hashed());
        assert!(!file("service-worker.js").is_hashed());
        assert!(!file("index.html").is_hashed());
    }

    #[test]
    fn types_are_told_by_the_ending() {
        assert_eq!(file("x.wasm").media_type(), "application/wasm");
        assert_eq!(file("x.webmanifest").media_type(), "application/manifest+json");
        assert_eq!(file("OFL.txt").media_type(), "text/plain; charset=utf-8");
    }
}
