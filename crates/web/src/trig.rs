//! Sines and cosines for drawings. The browser has them, so that it need not load them.

/// The sine of an angle.
pub fn sin(angle: f64) -> f64 {
    #[cfg(target_family = "wasm")]
    return js_sys::Math::sin(angle);
    #[cfg(not(target_family = "wasm"))]
    angle.sin()
}

/// The cosine of an angle.
pub fn cos(angle: f64) -> f64 {
    #[cfg(target_family = "wasm")]
    return js_sys::Math::cos(angle);
    #[cfg(not(target_family = "wasm"))]
    angle.cos()
}
