//! A program by someone else at a seat: `docs/bot-protocol.md` says how it is spoken to.
//!
//! It is never trusted. Reading and writing have a thread each, so that neither a full pipe nor silence holds up the
//! arena; lines have a greatest length, answers a deadline, and what does not behave is killed.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::fault::{Fault, Kind, quote};
use crate::engine::read_line;

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// How long a program may take to start and to greet.
const GREETING: Duration = Duration::from_secs(10);
/// A longer line is no answer.
const LONGEST_LINE: usize = 64 << 10;
/// How many restarts without a single answer between them are tried.
const RESTARTS: u32 = 3;
/// How many lines wait to be written, or to be looked at.
const QUEUE: usize = 8;
/// How many unanswered questions in a row end a program.
const PATIENCE: u32 = 2;
/// How long a program may take to end after its input has ended.
const PARTING: Duration = Duration::from_millis(300);
/// How often the arena's own stop is looked for while waiting.
const BLINK: Duration = Duration::from_millis(50);

/// A decision to be asked for.
pub(super) struct Question {
    pub(super) text: Value,
    /// How long an answer is waited for.
    pub(super) patience: Duration,
}

/// A program by someone else, running or not.
pub(super) struct Visitor {
    words: Vec<String>,
    /// The game it was told last, to be told again after a restart.
    game: Option<Value>,
    link: Option<Link>,
    /// Restarts since the last answer.
    restarts: u32,
    given_up: bool,
}

impl Visitor {
    /// Starts a program; it is greeted at its first game.
    pub(super) fn new(words: Vec<String>) -> Visitor {
        let link = Link::start(&words).ok();
        Visitor { words, game: None, link, restarts: 0, given_up: false }
    }

    /// Tells it the game that begins.
    pub(super) fn sit(&mut self, game: Value) {
        if self.link.as_ref().is_some_and(|link| link.greeted) {
            self.tell(&game);
        }
        self.game = Some(game);
    }

    /// Tells it something that is not answered.
    pub(super) fn tell(&mut self, what: &Value) {
        if let Some(link) = &mut self.link {
            // Who does not read its input does not answer either, and is found out there.
            let _ = link.send(what);
        }
    }

    /// Asks for a decision, and says how long the answer took. A program that is not running is started first.
    pub(super) fn decide(
        &mut self,
        question: &Question,
        stop: &AtomicBool,
    ) -> (Result<(String, u32), Fault>, Duration) {
        if let Err(fault) = self.ready(stop) {
            return (Err(fault), Duration::ZERO);
        }
        let Some(link) = &mut self.link else {
            return (Err(Fault::new(Kind::Absent, "it is not running")), Duration::ZERO);
        };
        let start = Instant::now();
        let answer = link.ask(question, stop).and_then(|line| read_action(&line));
        let spent = start.elapsed();
        match &answer {
            Ok(_) => (self.restarts, link.stalls) = (0, 0),
            Err(fault) => {
                link.stalls = if fault.kind == Kind::Stall { link.stalls + 1 } else { 0 };
                if fault.kind == Kind::Crash || link.stalls >= PATIENCE {
                    self.link = None;
                    self.restarts += 1;
                    self.given_up = self.restarts > RESTARTS;
                }
            }
        }
        (answer, spent)
    }

    /// Sees to it that the program runs, has greeted and knows the game.
    fn ready(&mut self, stop: &AtomicBool) -> Result<(), Fault> {
        if self.given_up {
            return Err(Fault::new(Kind::Absent, "it was given up"));
        }
        if self.link.as_ref().is_some_and(|link| link.greeted) {
            return Ok(());
        }
        let greeted = match self.link.take() {
            Some(link) => Ok(link),
            None => Link::start(&self.words),
        }
        .and_then(|link| link.greet(stop));
        match greeted {
            Ok(link) => {
                self.link = Some(link);
                if let Some(game) = self.game.clone() {
                    self.tell(&game);
                }
                Ok(())
            }
            Err(fault) => {
                self.given_up = true;
                Err(fault)
            }
        }
    }
}

/// What was heard: a line, or why it is none.
type Heard = Result<String, &'static str>;

/// A running program and the threads that write to it and read from it. It ends when this is dropped.
struct Link {
    child: Child,
    /// Lines to be written; `None` once the program's input is to end.
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
    started: Instant,
    greeted: bool,
    /// Questions whose answers did not come in time and may still come.
    owed: u32,
    /// The last questions, as far as none was answered in time.
    stalls: u32,
}

impl Link {
    /// Starts a program and sends the greeting.
    fn start(words: &[String]) -> Result<Link, Fault> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Ctrl-C is for the arena: it ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|fault| Fault::new(Kind::Crash, format!("it does not start: {fault}")))?;
        let (to, lines) = sync_channel(QUEUE);
        let (hear, from) = sync_channel(QUEUE);
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            std::thread::spawn(move || write_lines(input, &lines));
            std::thread::spawn(move || read_lines(output, &hear));
        }
        let mut link = Link { child, to: Some(to), from, started: Instant::now(), greeted: false, owed: 0, stalls: 0 };
        link.send(&json!({"hello": {"protocol": PROTOCOL}}))?;
        Ok(link)
    }

    /// Waits for the answer to the greeting.
    fn greet(mut self, stop: &AtomicBool) -> Result<Link, Fault> {
        let line = match self.listen(self.started + GREETING, stop) {
            Ok(line) => line,
            Err(fault) => return Err(Fault::new(fault.kind, format!("no greeting: {}", fault.message))),
        };
        let answer: Option<Value> = serde_json::from_str(&line).ok();
        if !answer.is_some_and(|answer| answer.get("ok").is_some_and(Value::is_object)) {
            return Err(Fault::new(Kind::Nonsense, format!("{} is no greeting", quote(&line))));
        }
        self.greeted = true;
        Ok(self)
    }

    fn send(&mut self, what: &Value) -> Result<(), Fault> {
        let sent = self.to.as_ref().map(|to| to.try_send(what.to_string()));
        if matches!(sent, Some(Ok(()))) { Ok(()) } else { Err(Fault::new(Kind::Stall, "it does not read its input")) }
    }

    /// Asks and waits for the answer; answers to earlier questions that come late are passed over.
    fn ask(&mut self, question: &Question, stop: &AtomicBool) -> Result<String, Fault> {
        // What it said without being asked is of no interest.
        for _ in self.from.try_iter().take(QUEUE) {
            self.owed = self.owed.saturating_sub(1);
        }
        let deadline = Instant::now() + question.patience;
        self.owed += 1;
        self.send(&question.text)?;
        loop {
            match self.listen(deadline, stop) {
                Err(fault) if fault.kind != Kind::Nonsense => return Err(fault),
                heard => {
                    self.owed -= 1;
                    if self.owed == 0 {
                        return heard;
                    }
                }
            }
        }
    }

    fn listen(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left.min(BLINK)) {
                Ok(heard) => return heard.map_err(|reason| Fault::new(Kind::Nonsense, reason)),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::new(Kind::Crash, self.last_words())),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || stop.load(Ordering::Relaxed) => {
                    return Err(Fault::new(Kind::Stall, "no answer in time"));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How a program ended that has closed its output.
    fn last_words(&mut self) -> String {
        self.part();
        match self.child.try_wait() {
            Ok(Some(status)) => format!("it ended ({status})"),
            _ => "it closed its output".to_owned(),
        }
    }

    /// Ends the program's input and waits a little for it to end by itself.
    fn part(&mut self) {
        self.to = None;
        let until = Instant::now() + PARTING;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // One that owes an answer has shown that it does not listen.
        if self.greeted && self.owed == 0 {
            self.part();
        }
        // All that it started is of its group, and ends with it.
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id() as i32) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Hands on what the program says, line by line. A line that never ends is not kept, and found out by the deadline.
fn read_lines(output: ChildStdout, hear: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    while let Ok(Some(fits)) = read_line(&mut output, &mut line, LONGEST_LINE) {
        let heard = match std::str::from_utf8(&line) {
            _ if !fits => Err("a line is longer than 64 KiB"),
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => Ok(text.trim().to_owned()),
            Err(_) => Err("what it said is not in UTF-8"),
        };
        if hear.send(heard).is_err() {
            return;
        }
    }
}

/// The action of an answer, and how many iterations it says it took.
fn read_action(line: &str) -> Result<(String, u32), Fault> {
    let answer: Value =
        serde_json::from_str(line).map_err(|_| Fault::new(Kind::Nonsense, format!("{} is not JSON", quote(line))))?;
    let action = answer.get("action").and_then(Value::as_str);
    let action = action.ok_or_else(|| Fault::new(Kind::Nonsense, format!("{} names no action", quote(line))))?;
    let iterations = answer.get("iterations").and_then(Value::as_u64).unwrap_or(0);
    Ok((action.to_owned(), u32::try_from(iterations).unwrap_or(u32::MAX)))
}
