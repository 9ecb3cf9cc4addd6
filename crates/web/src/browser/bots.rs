//! The Web Worker in which the computer players think: asked with text, answering with text.

use std::cell::RefCell;
use std::rc::Rc;

use serde_json::Value;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::root;

type Reply = Box<dyn FnOnce(Result<Value, String>)>;

/// What was asked and not answered yet.
struct Question {
    id: u64,
    text: String,
    reply: Reply,
}

/// The worker of this page; it is started when it is first asked.
#[derive(Default)]
struct Counter {
    worker: Option<Worker>,
    ready: bool,
    asked: u64,
    open: Option<Question>,
}

thread_local! {
    static COUNTER: Rc<RefCell<Counter>> = Rc::default();
    // Every worker is heard by the same two: one is started anew whenever a question is cancelled.
    static HEARD: Closure<dyn FnMut(MessageEvent)> = Closure::new(|event: MessageEvent| {
        hear(&event.data().as_string().unwrap_or_default());
    });
    static FAILED: Closure<dyn FnMut()> = Closure::new(fail);
}

fn counter() -> Rc<RefCell<Counter>> {
    COUNTER.with(Rc::clone)
}

/// Asks for a decision; whatever was asked before and is not answered is cancelled.
pub fn ask(mut request: Value, reply: impl FnOnce(Result<Value, String>) + 'static) {
    cancel();
    let counter = counter();
    let mut counter = counter.borrow_mut();
    counter.asked += 1;
    let id = counter.asked;
    request["id"] = id.into();
    counter.open = Some(Question { id, text: request.to_string(), reply: Box::new(reply) });
    if counter.worker.is_none() {
        counter.worker = start();
    }
    if counter.ready {
        counter.send();
    }
    if counter.worker.is_none() {
        drop(counter);
        fail();
    }
}

/// Cancels what was asked, at once.
pub fn cancel() {
    let counter = counter();
    let mut counter = counter.borrow_mut();
    if counter.open.take().is_some() && counter.ready {
        // A search cannot hear a message while it thinks: the worker ends, and the next question starts another.
        counter.dismiss();
    }
}

/// Starts the worker, so that it is ready when it is asked.
pub fn warm_up() {
    let counter = counter();
    let mut counter = counter.borrow_mut();
    if counter.worker.is_none() {
        counter.worker = start();
    }
}

impl Counter {
    fn send(&self) {
        if let (Some(worker), Some(question)) = (&self.worker, &self.open) {
            let _ = worker.post_message(&JsValue::from_str(&question.text));
        }
    }

    /// Ends the worker; nothing is heard of it any more.
    fn dismiss(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.ready = false;
    }
}

fn start() -> Option<Worker> {
    let script = root()?.get_attribute("data-bots")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script, &options).ok()?;
    HEARD.with(|heard| worker.set_onmessage(Some(heard.as_ref().unchecked_ref())));
    FAILED.with(|failed| worker.set_onerror(Some(failed.as_ref().unchecked_ref())));
    Some(worker)
}

fn hear(text: &str) {
    let message: Value = serde_json::from_str(text).unwrap_or_default();
    let counter = counter();
    if message["ready"] == true {
        let mut counter = counter.borrow_mut();
        counter.ready = true;
        counter.send();
        return;
    }
    let question = {
        let mut counter = counter.borrow_mut();
        let mine = counter.open.as_ref().is_some_and(|question| message["id"] == question.id);
        if mine { counter.open.take() } else { None }
    };
    if let Some(question) = question {
        let fault = message["fault"].as_str().map(str::to_owned);
        (question.reply)(fault.map_or(Ok(message), Err));
    }
}

fn fail() {
    let counter = counter();
    let question = {
        let mut counter = counter.borrow_mut();
        counter.dismiss();
        counter.open.take()
    };
    if let Some(question) = question {
        (question.reply)(Err(String::new()));
    }
}
