//! What is said of lambdas that conditions leave out.

use culambda_model::{ExcludingBranch, NotCompiled};
use culambda_source::{LineIndex, Span, Unit};

/// Characters of a condition that are shown.
const MAX_SHOWN: usize = 60;

/// Why a lambda is none that anybody compiles.
pub(super) fn reason(unit: &Unit, lambda: &NotCompiled) -> String {
    let why = "it is in a part of the file that conditions leave out of a CUDA host build";
    match &lambda.by {
        Some(by) if !unit.files[0].preprocessed => format!("{why}: {}", branch(unit, by)),
        _ => why.to_owned(),
    }
}

/// A branch of a condition, in words.
fn branch(unit: &Unit, by: &ExcludingBranch) -> String {
    let main = &unit.files[0];
    let lines: &LineIndex = main.lines();
    let line = |span: Span| lines.line_column(span.start).0;
    let condition = on_one_line(main.text.get(by.condition.range()).unwrap_or_default());
    if by.own == by.condition {
        format!("`{condition}` in line {}", line(by.own))
    } else {
        let (own, first) = (line(by.own), line(by.condition));
        format!("the `#else` in line {own} of `{condition}` in line {first}")
    }
}

/// The text of a directive, with one blank between its words, and not all of a long one.
fn on_one_line(directive: &[u8]) -> String {
    let text = String::from_utf8_lossy(directive);
    let words = text.split_whitespace().filter(|word| *word != "\\");
    let text = words.collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MAX_SHOWN) {
        Some((end, _)) => format!("{}...", text[..end].trim_end()),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::on_one_line;

    #[test]
    fn conditions_on_one_line() {
        assert_eq!(on_one_line(b"# if  A \\\n  && B"), "# if A && B");
        let long = format!("#if {}", "DEFINED ".repeat(20));
        assert_eq!(
            on_one_line(long.as_bytes()),
            "#if DEFINED DEFINED DEFINED DEFINED DEFINED DEFINED DEFINED..."
        );
    }
}
