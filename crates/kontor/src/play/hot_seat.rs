//! The game at one keyboard: the position, the question, the answer, computer players between, and so on to the end.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use shelf::Sitting;
use table::{Refusal, Seat};

use super::company::{self, Company};
use super::logbook::Logbook;
use super::offer::{self, Offer};
use super::pen::{Pen, fold};
use super::people::People;
use super::request::{Request, Slate};
use super::{ending, guide, screen};

/// A game under way and the people round it.
pub(super) struct HotSeat {
    sitting: Sitting,
    logbook: Logbook,
    people: People,
    company: Company,
    pen: Pen,
    /// The last fault in keeping the game; `None` while all is well.
    unsaved: Option<anyhow::Error>,
}

/// Whether the evening goes on.
enum Next {
    /// Another line is asked for.
    Ask,
    /// The position has changed.
    Show,
    /// Someone wants to leave.
    Leave,
}

impl HotSeat {
    /// Sits down to a game that is kept in a logbook; `unsaved` says why it is not kept yet.
    pub(super) fn new(sitting: Sitting, company: Company, logbook: Logbook, unsaved: Option<anyhow::Error>) -> HotSeat {
        let pen = Pen::for_stdout();
        let people = People::of(&sitting, pen);
        HotSeat { sitting, logbook, people, company, pen, unsaved }
    }

    /// Plays until the game is over or the players leave.
    pub(super) fn play(mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let mut slate = Slate::new();
        if self.sitting.on_turn().is_some() {
            self.greet(out)?;
        }
        let mut shown = None;
        while let Some(seat) = self.sitting.on_turn() {
            if self.company.sits_at(seat) {
                self.host(out, seat)?;
                continue;
            }
            let turn = (self.sitting.round(), seat);
            let offer = Offer::of(&self.sitting, &self.people, self.pen);
            self.show(out, &offer, shown != Some(turn))?;
            shown = Some(turn);
            loop {
                let line = slate.ask(out, &self.people.title(seat))?;
                let request = line.as_deref().map_or(Request::Quit, Request::read);
                match self.serve(out, &mut slate, &offer, request)? {
                    Next::Ask => {}
                    Next::Show => break,
                    Next::Leave => return self.leave(out),
                }
            }
        }
        self.finish(out)
    }

    /// Lets the computer player on turn decide.
    fn host(&mut self, out: &mut impl Write, seat: Seat) -> anyhow::Result<()> {
        out.flush()?;
        let action = self.company.decide(seat, &self.sitting);
        self.act(out, &action.context("a computer player had no answer")?)?;
        Ok(())
    }

    fn hint(&mut self, out: &mut impl Write, seat: Seat) -> anyhow::Result<()> {
        out.flush()?;
        let counsel = self.company.advise(&self.sitting).context("there is nothing to advise")?;
        write_lines(out, &company::advice(&counsel, seat, &self.sitting, &self.people))?;
        Ok(())
    }

    fn greet(&self, out: &mut impl Write) -> anyhow::Result<()> {
        match &self.unsaved {
            None => writeln!(out, "The game is saved after every action in {}.", self.logbook.path().display())?,
            Some(_) => self.warn(out)?,
        }
        writeln!(out, "Type the number of a choice, or `help`.")?;
        Ok(())
    }

    /// The position at the start of a turn, a line within it, and the choices.
    fn show(&self, out: &mut impl Write, offer: &Offer, whole: bool) -> std::io::Result<()> {
        writeln!(out)?;
        if whole {
            self.look(out)?;
            writeln!(out)?;
        }
        write_lines(out, &screen::question(&self.sitting, &self.people, self.pen))?;
        if !whole {
            write_lines(out, &screen::purse(&self.sitting, self.pen))?;
        }
        self.list(out, offer, false)
    }

    fn look(&self, out: &mut impl Write) -> std::io::Result<()> {
        write_lines(out, &screen::position(&self.sitting, &self.people, self.pen))
    }

    fn list(&self, out: &mut impl Write, offer: &Offer, all: bool) -> std::io::Result<()> {
        write_lines(out, &offer.lines(all, self.pen))
    }

    fn serve(
        &mut self,
        out: &mut impl Write,
        slate: &mut Slate,
        offer: &Offer,
        request: Request,
    ) -> anyhow::Result<Next> {
        match request {
            Request::Again => self.list(out, offer, false)?,
            Request::All => self.list(out, offer, true)?,
            Request::Look => self.look(out)?,
            Request::Log => write_lines(out, &screen::log(&self.sitting, &self.people))?,
            Request::Hint => self.hint(out, self.sitting.on_turn().unwrap_or_default())?,
            Request::Help => writeln!(out, "{}", guide::text(&self.sitting))?,
            Request::Save(path) => self.save(out, &path)?,
            Request::Quit => return Ok(Next::Leave),
            Request::Undo => return self.undo(out, slate),
            Request::Number(number) => match offer.pick(number) {
                Some(action) => return self.act(out, action),
                None if offer.len() == 1 => writeln!(out, "There is no choice {number}, only 1.")?,
                None => writeln!(out, "There is no choice {number}: they are 1 to {}.", offer.len())?,
            },
            Request::Action(action) => return self.act(out, &action),
        }
        Ok(Next::Ask)
    }

    fn act(&mut self, out: &mut impl Write, action: &str) -> anyhow::Result<Next> {
        let before = self.sitting.clone();
        let played = if action.contains(':') {
            Err(Refusal::syntax("what an action reveals is not typed"))
        } else {
            self.sitting.play(action)
        };
        if let Err(refusal) = played {
            let hint = if refusal.rule == "syntax" { "; type `help` for what there is" } else { "" };
            write_lines(out, &fold(&format!("Refused: {refusal}{hint}")))?;
            return Ok(Next::Ask);
        }
        let seat = before.on_turn().unwrap_or_default();
        let written = self.last_action();
        let news = match written.split_once(" : ") {
            Some((action, revealed)) => format!("{action}, reveals {revealed}"),
            None => match offer::news(&before, &written, &self.people, self.pen) {
                Some(news) => format!("{written}: {news}"),
                None => written,
            },
        };
        write_lines(out, &fold(&format!("{} {news}", self.people.colour(seat))))?;
        self.keep(out)?;
        Ok(Next::Show)
    }

    /// Takes back the last action of a person, and what computer players did since. What was revealed cannot be unseen,
    /// so that is done only when everyone agrees.
    fn undo(&mut self, out: &mut impl Write, slate: &mut Slate) -> anyhow::Result<Next> {
        let actions: Vec<String> = self.sitting.record().turns.into_iter().flat_map(|turn| turn.actions).collect();
        let mut left = actions.len();
        let mut earlier = self.sitting.clone();
        loop {
            if left == 0 {
                writeln!(out, "There is nothing to undo.")?;
                return Ok(Next::Ask);
            }
            left -= 1;
            earlier = earlier.cut(left);
            if earlier.on_turn().is_some_and(|seat| !self.company.sits_at(seat)) {
                break;
            }
        }
        for (action, revealed) in actions[left..].iter().filter_map(|action| action.split_once(" : ")) {
            let seen =
                format!("`{action}` revealed {revealed}: everyone has seen it. Take it back all the same (y/n)?");
            write_lines(out, &fold(&seen))?;
            let answer = slate.ask(out, "y/n")?.unwrap_or_default().to_lowercase();
            if answer != "y" && answer != "yes" {
                writeln!(out, "It stays.")?;
                return Ok(Next::Ask);
            }
        }
        self.sitting = earlier;
        write_lines(out, &fold(&format!("Taken back: {}", actions[left..].join("; "))))?;
        self.keep(out)?;
        Ok(Next::Show)
    }

    /// The last action with what it revealed; empty at the start.
    fn last_action(&self) -> String {
        let record = self.sitting.record();
        record.turns.last().and_then(|turn| turn.actions.last()).cloned().unwrap_or_default()
    }

    fn keep(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.unsaved = self.logbook.keep(&self.sitting.record().write()).err();
        self.warn(out)
    }

    fn warn(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(fault) = &self.unsaved {
            let warning = format!("Warning: the game is not saved: {fault:#}. `save FILE` goes on in another file.");
            write_lines(out, &fold(&warning))?;
        }
        Ok(())
    }

    fn save(&mut self, out: &mut impl Write, path: &str) -> std::io::Result<()> {
        if path.is_empty() {
            return writeln!(
                out,
                "The game is saved in {}; `save FILE` goes on in another.",
                self.logbook.path().display()
            );
        }
        match self.logbook.move_to(Path::new(path), &self.sitting.record().write()) {
            Ok(()) => {
                self.unsaved = None;
                writeln!(out, "From here on the game is saved in {path}.")
            }
            Err(fault) => writeln!(out, "Not saved there: {fault:#}"),
        }
    }

    fn leave(mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.unsaved.is_some() {
            self.unsaved = self.logbook.keep(&self.sitting.record().write()).err();
        }
        let path = self.logbook.path().display().to_string();
        match self.unsaved {
            None => writeln!(out, "Saved in {path}; go on with `kontor play --resume {path}`.")?,
            Some(fault) => return Err(fault.context("the game is not saved")),
        }
        Ok(())
    }

    fn finish(self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out)?;
        self.look(out)?;
        writeln!(out, "\n{}", self.pen.bold("The game is over."))?;
        write_lines(out, &ending::lines(&self.sitting, &self.people, self.pen))?;
        match self.unsaved {
            None => writeln!(out, "The record is in {}.", self.logbook.path().display())?,
            Some(fault) => return Err(fault.context("the game is not saved")),
        }
        Ok(())
    }
}

fn write_lines(out: &mut impl Write, lines: &[String]) -> std::io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}
