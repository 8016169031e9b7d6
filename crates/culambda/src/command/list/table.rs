//! Rows of text with their columns under each other.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr as _;

use super::Row;
use crate::report::printable;

const HEAD: [&str; 5] = ["PLACE", "KIND", "ID", "FUNCTION", "CAPTURES"];

/// A cell that is wider than this is printed whole, and what comes after it in its row is further right. Nobody
/// has a terminal that wide, and all the other rows would be filled up with blanks.
const MAX_WIDTH: usize = 100;

/// The rows of a list, a line for each, for programs that read lines.
pub(super) fn list(rows: &[(&str, Row)]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let line = |(file, row): &(&str, Row)| {
        let [place, kind, id, function, mut captures] = row.cells();
        for why in &row.why {
            let gap = if captures.is_empty() { "" } else { " " };
            captures = format!("{captures}{gap}({why})");
        }
        [format!("{file}:{place}"), kind, id, function, captures]
    };
    let all: Vec<[String; 5]> = std::iter::once(HEAD.map(str::to_owned))
        .chain(rows.iter().map(line))
        .collect();
    columns(&all)
}

/// Rows with their columns under each other; the last one is as long as it likes.
pub(in crate::command) fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let rows: Vec<[Cow<'_, str>; N]> = rows
        .iter()
        .map(|row| row.each_ref().map(|cell| printable(cell)))
        .collect();
    let mut widths = [0; N];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            let own = cell.width();
            if own <= MAX_WIDTH {
                *width = own.max(*width);
            }
        }
    }
    let mut text = String::new();
    for row in &rows {
        let start = text.len();
        for (at, cell) in row.iter().enumerate() {
            text.push_str(cell);
            if let Some(width) = widths.get(at).filter(|_| at + 1 < N) {
                let blanks = width.saturating_sub(cell.width()) + 2;
                text.extend(std::iter::repeat_n(' ', blanks));
            }
        }
        let end = text.get(start..).map_or(0, |line| line.trim_end().len());
        text.truncate(start + end);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(place: &str, function: &str) -> [String; 5] {
        [place, "device", "1", function, "n"].map(str::to_owned)
    }

    #[test]
    fn wide_characters_and_long_names() {
        let long = "x".repeat(70_000);
        let text = columns(&[row("a.cu:1:1", "f"), row("\u{e4}\u{4e2d}.cu:1:1", &long), row("b", "g")]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "a.cu:1:1    device  1  f  n");
        assert_eq!(lines[1], format!("\u{e4}\u{4e2d}.cu:1:1  device  1  {long}  n"));
        assert_eq!(lines[2], "b           device  1  g  n");
    }
}
