//! The computer players, in a Web Worker: one request in, one answer out.
//!
//! A request is JSON text, `{"id": 7, "record": "...", "level": "hard", "seed": "12", "ms": 1000}`; the answer to it is
//! `{"id": 7, "action": "...", "options": [...], "outlook": [...]}` or `{"id": 7, "fault": "..."}`. What it says first
//! is `{"ready": true}`. To cancel, the page ends the worker and starts another.

mod bench;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use bench::Bench;

/// Answers requests from now on, if this is a worker; `false` where it is not, and nothing is done.
pub fn attend() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let performance = js_sys::Reflect::get(&scope, &"performance".into()).and_then(JsCast::dyn_into);
    let Ok(performance): Result<web_sys::Performance, _> = performance else { return false };
    let mut bench = Bench::default();
    let port = scope.clone();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event.data().as_string().unwrap_or_default();
        let answer = bench.answer(&request, || performance.now());
        // A page that has gone needs no answer.
        let _ = port.post_message(&answer.into());
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    let _ = scope.post_message(&r#"{"ready":true}"#.into());
    true
}
