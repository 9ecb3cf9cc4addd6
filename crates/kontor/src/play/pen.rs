//! Ink and layout: colour where the output is a terminal, plain text elsewhere, columns that line up in both.

use std::io::IsTerminal;

/// The widest line that is written.
pub(super) const WIDEST: usize = 100;

/// How a piece of text is set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    Bold,
    Dim,
    Red,
    Blue,
    Green,
    Yellow,
    Grey,
    Purple,
    White,
    Orange,
    Brown,
}

impl Ink {
    /// The ink of that colour's name.
    pub(super) fn named(colour: &str) -> Option<Ink> {
        Some(match colour {
            "red" => Ink::Red,
            "blue" => Ink::Blue,
            "green" => Ink::Green,
            "yellow" => Ink::Yellow,
            "grey" => Ink::Grey,
            "purple" => Ink::Purple,
            "white" => Ink::White,
            "orange" => Ink::Orange,
            "brown" => Ink::Brown,
            _ => return None,
        })
    }

    fn code(self) -> &'static str {
        match self {
            // White is bold in the terminal's own colour, or it could not be seen on white paper.
            Ink::Bold | Ink::White => "1",
            Ink::Dim => "2",
            Ink::Red => "31",
            Ink::Blue => "94",
            Ink::Green => "32",
            Ink::Yellow => "33",
            Ink::Grey => "90",
            Ink::Purple => "35",
            Ink::Orange => "38;5;208",
            Ink::Brown => "38;5;130",
        }
    }
}

/// Writes in ink, or plainly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    colour: bool,
}

impl Pen {
    /// Ink for a terminal whose owner has not asked for none.
    pub(super) fn for_stdout() -> Pen {
        let plain_wanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Pen { colour: std::io::stdout().is_terminal() && !plain_wanted && !dumb }
    }

    /// The text in ink.
    pub(super) fn ink(self, ink: Ink, text: &str) -> String {
        if self.colour { format!("\x1b[{}m{text}\x1b[0m", ink.code()) } else { text.to_owned() }
    }

    /// The text set off from the rest.
    pub(super) fn bold(self, text: &str) -> String {
        self.ink(Ink::Bold, text)
    }

    /// The text held back behind the rest.
    pub(super) fn dim(self, text: &str) -> String {
        self.ink(Ink::Dim, text)
    }
}

/// A text from outside as it may be shown: one line, nothing that commands a terminal.
pub(super) fn tame(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// How many columns a text takes, ink not counted.
pub(super) fn width(text: &str) -> usize {
    let mut in_ink = false;
    text.chars()
        .filter(|&letter| {
            let counts = !in_ink && letter != '\x1b';
            in_ink = if in_ink { letter != 'm' } else { letter == '\x1b' };
            counts
        })
        .count()
}

/// Words after a label, two spaces between them, broken into lines that hang under the first word.
pub(super) fn hang(label: &str, words: &[String]) -> Vec<String> {
    break_lines(label, words.iter().map(String::as_str), "  ", width(label))
}

/// A sentence, broken into lines of which all but the first are indented a little.
pub(super) fn fold(text: &str) -> Vec<String> {
    break_lines("", text.split(' '), " ", 2)
}

fn break_lines<'a>(first: &str, words: impl Iterator<Item = &'a str>, gap: &'a str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut before = "";
    for word in words {
        if !before.is_empty() && width(&line) + before.len() + width(word) > WIDEST {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            before = "";
        }
        line += before;
        line += word;
        before = gap;
    }
    lines.push(line);
    lines
}

/// Cells in columns that line up.
pub(super) struct Grid {
    /// One letter a column: `l` for left, `r` for right.
    sides: &'static [u8],
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// An empty grid; columns beyond those named are like the last one.
    pub(super) fn new(sides: &'static str) -> Grid {
        Grid { sides: sides.as_bytes(), rows: Vec::new() }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The lines; columns move closer together where they would be too wide.
    pub(super) fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| self.rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0))
            .collect();
        let wide = widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1);
        let gap = if wide > WIDEST { " " } else { "  " };
        let line = |row: &Vec<String>| {
            let cells: Vec<String> =
                row.iter().enumerate().map(|(column, cell)| self.pad(column, cell, widths[column])).collect();
            cells.join(gap).trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }

    fn pad(&self, column: usize, cell: &str, to: usize) -> String {
        let space = " ".repeat(to - width(cell));
        let side = self.sides.get(column).or(self.sides.last());
        if side == Some(&b'r') { space + cell } else { format!("{cell}{space}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_with_and_without_ink() {
        for colour in [false, true] {
            let pen = Pen { colour };
            let mut grid = Grid::new("lr");
            grid.row([pen.ink(Ink::Red, "Tønsberg"), "1".to_owned()]);
            grid.row(["Riga".to_owned(), pen.bold("12")]);
            let widths: Vec<usize> = grid.lines().iter().map(|line| width(line)).collect();
            assert_eq!(widths, [12, 12]);
        }
    }

    #[test]
    fn long_lists_hang_under_their_first_word() {
        let words: Vec<String> = (0..40).map(|number| format!("word{number}")).collect();
        let lines = hang("goods  ", &words);
        assert!(lines.iter().all(|line| width(line) <= WIDEST));
        assert!(lines[1].starts_with("       word"));
        assert_eq!(lines.join(" ").split_whitespace().count(), 41);

        let sentence = words.join(" ");
        assert!(fold(&sentence)[1].starts_with("  word"));
        assert_eq!(fold(&sentence).join(" ").split_whitespace().count(), 40);
    }
}
