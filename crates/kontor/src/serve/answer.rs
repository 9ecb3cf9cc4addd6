//! A request answered with a file, and what a browser must know about it.

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Response, StatusCode, Uri};

use super::files::File;

/// Nothing but what comes from here: scripts, WebAssembly, the worker. Attributes of style move and colour pieces.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The file that is asked for, or that there is none.
pub(super) async fn answer(uri: Uri, headers: HeaderMap) -> Response<Body> {
    let mut response = match File::at(uri.path()) {
        Some(file) => send(file, takes_brotli(&headers)),
        None => {
            let mut response = Response::new(Body::from("404 Not Found\n"));
            *response.status_mut() = StatusCode::NOT_FOUND;
            set(&mut response, CONTENT_TYPE.as_str(), "text/plain; charset=utf-8");
            response
        }
    };
    set(&mut response, "content-security-policy", POLICY);
    set(&mut response, "x-content-type-options", "nosniff");
    set(&mut response, "referrer-policy", "no-referrer");
    set(&mut response, "cross-origin-opener-policy", "same-origin");
    response
}

fn send(file: &'static File, brotli: bool) -> Response<Body> {
    let small = file.brotli.filter(|_| brotli);
    let mut response = Response::new(Body::from(small.unwrap_or(file.plain)));
    set(&mut response, CONTENT_TYPE.as_str(), file.media_type());
    set(&mut response, VARY.as_str(), "accept-encoding");
    if small.is_some() {
        set(&mut response, CONTENT_ENCODING.as_str(), "br");
    }
    let keep = if file.is_hashed() { "public, max-age=31536000, immutable" } else { "no-cache" };
    set(&mut response, CACHE_CONTROL.as_str(), keep);
    response
}

fn set(response: &mut Response<Body>, name: &'static str, value: &'static str) {
    use axum::http::{HeaderName, HeaderValue};
    response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
}

/// Whether a browser takes brotli: named, and not with a weight of nothing.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').map_or((one, ""), |(name, weight)| (name, weight.trim()));
        let refused = weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_who_takes_it() {
        let takes = |list: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, list.parse().unwrap());
            takes_brotli(&headers)
        };
        assert!(takes("gzip, deflate, br, zstd"));
        assert!(takes("BR;q=0.5"));
        assert!(!takes("gzip, br;q=0"));
        assert!(!takes("gzip, brown"));
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
