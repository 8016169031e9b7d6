//! A list for people on a terminal: lambdas below the file that they are in, in lines that fit.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use comfy_table::{ColumnConstraint, ContentArrangement, Table, Width, presets};
use culambda_model::reasons;
use culambda_rules::registry;
use unicode_width::UnicodeWidthStr as _;

use super::{REFUSED, Row};
use crate::report::{Paint, printable, wrapped};

/// Narrower terminals get lines that do not fit.
const LEAST_WIDTH: usize = 60;
/// Columns between those of the table.
const GAP: usize = 2;
/// What lines below the name of a file begin with.
const INDENT: usize = 2;
const HEAD: [&str; 5] = ["LINE", "KIND", "ID", "FUNCTION", "CAPTURES"];

/// The rows of a list, in their order, for a terminal of a width.
pub(super) fn list(rows: &[(&str, Row)], paint: Paint, width: usize) -> String {
    let mut out = String::new();
    if rows.is_empty() {
        return out;
    }
    let width = width.max(LEAST_WIDTH).saturating_sub(INDENT);
    let widths = widths(rows, width);
    let head = HEAD.map(str::to_owned);
    write(&head, &widths, &mut out, &|line| paint.title(line));
    let mut file = None;
    for (own, row) in rows {
        if file != Some(own) {
            file = Some(own);
            let _ = writeln!(out, "{}", paint.title(&printable(own)));
        }
        write(&row.cells(), &widths, &mut out, &str::to_owned);
        for why in &row.why {
            let indent = INDENT + widths.first().copied().unwrap_or(0) + GAP;
            let text = wrapped(why, (width + INDENT).saturating_sub(indent));
            for line in text.lines() {
                let _ = writeln!(out, "{:indent$}{}", "", paint.aside(line));
            }
        }
    }
    summed(rows, paint, &mut out);
    out
}

/// Why lambdas are refused, with the number of those that are.
fn summed(rows: &[(&str, Row)], paint: Paint, out: &mut String) {
    let mut sums: BTreeMap<String, usize> = BTreeMap::new();
    for why in rows.iter().flat_map(|(_, row)| &row.why) {
        if let Some(why) = why.strip_prefix(REFUSED) {
            *sums.entry(in_short(why)).or_default() += 1;
        }
    }
    let mut sums: Vec<(String, usize)> = sums.into_iter().collect();
    sums.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
    if sums.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n{}", paint.title("refused because"));
    for (why, count) in sums {
        let _ = writeln!(out, "{count:6}  {}", printable(&why));
    }
    out.push('\n');
}

/// A reason without the names in it: the rule, or what all such reasons are called.
fn in_short(why: &str) -> String {
    let rule = why.split(':').next().filter(|number| number.parse::<u32>().is_ok());
    if let Some(rule) = rule.and_then(registry::find) {
        return format!("{} {}", rule.number.unwrap_or_default(), rule.summary);
    }
    match reasons::of(why) {
        Some(reason) => reason.title.to_owned(),
        None => why.to_owned(),
    }
}

/// How wide the columns are: the first three as they need, of the rest a half at most for the function.
fn widths(rows: &[(&str, Row)], width: usize) -> [usize; 5] {
    let mut out = HEAD.map(str::len);
    for (_, row) in rows {
        for (width, cell) in out.iter_mut().zip(row.cells()) {
            *width = printable(&cell).width().max(*width);
        }
    }
    let [place, kind, id, function, captures] = &mut out;
    let rest = width.saturating_sub(*place + *kind + *id + 4 * GAP);
    *function = (*function).min(rest.saturating_sub((*captures).min(rest / 2)));
    *captures = rest.saturating_sub(*function);
    out
}

/// Writes one row, over several lines where a cell needs them.
fn write(cells: &[String; 5], widths: &[usize; 5], out: &mut String, painted: &dyn Fn(&str) -> String) {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(widths.iter().sum::<usize>() + 4 * GAP).unwrap_or(u16::MAX))
        .add_row(cells.iter().map(|cell| printable(cell)));
    for (at, width) in widths.iter().enumerate() {
        let gap = if at + 1 < widths.len() { GAP } else { 0 };
        if let Some(column) = table.column_mut(at) {
            column.set_padding((0, gap as u16));
            let width = u16::try_from(width + gap).unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width)));
        }
    }
    for line in table.lines() {
        let line = line.trim_end();
        let _ = writeln!(out, "{:INDENT$}{}", "", painted(line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(place: &str, function: &str, captures: &str, why: Option<&str>) -> Row {
        Row {
            place: place.to_owned(),
            kind: "host device".to_owned(),
            id: "1".to_owned(),
            function: function.to_owned(),
            captures: captures.to_owned(),
            why: why.map(str::to_owned).into_iter().collect(),
        }
    }

    #[test]
    fn files_name_their_lambdas_and_lines_fit() {
        let long = "refused: what it captures is not known: `Box` is declared in no file that was read";
        let rows = [
            ("src/a.cu", row("8:19", "scale", "data, factor", None)),
            (
                "src/a.cu",
                row("120:9", &"very_long_name".repeat(8), &"name, ".repeat(30), Some(long)),
            ),
            ("src/\u{1b}b.cu", row("1:1", "\u{4e2d}", "", None)),
        ];
        for width in [60, 80, 200] {
            let text = list(&rows, Paint::new(false), width);
            assert!(text.lines().all(|line| line.width() <= width), "{width}\n{text}");
            assert_eq!(text.matches("src/a.cu").count(), 1, "{text}");
            // Columns are broken in different lines, and nothing of them is lost.
            assert_eq!(text.matches("name,").count(), 30, "{text}");
            let words: Vec<&str> = text.split_whitespace().collect();
            assert!(words.join(" ").contains(long), "{text}");
            let letters = text.split_whitespace().filter(|word| word.contains("_long")).count();
            assert!(letters > 1 || width > 112, "{text}");
            assert!(!text.contains('\u{1b}'), "{text}");
        }
        assert!(
            list(&rows, Paint::new(false), 80).ends_with("\nrefused because\n     1  a declaration was not found\n\n")
        );
        let short = list(&rows[..1], Paint::new(false), 80);
        let want = "  LINE  KIND         ID  FUNCTION  CAPTURES
src/a.cu
  8:19  host device  1   scale     data, factor
";
        assert_eq!(short, want);
    }

    #[test]
    fn nothing_for_nothing() {
        assert!(list(&[], Paint::new(true), 80).is_empty());
    }
}
