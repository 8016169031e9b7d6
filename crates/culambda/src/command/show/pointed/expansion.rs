//! What a macro stands for, as people would write it.

use culambda_source::{Invocation, Mark, MarkKind, TokenOrigin, View, ViewSpan};

/// Tokens that are written.
const MAX_TOKENS: usize = 4000;

/// What an invocation in a file of this text stands for, in lines.
pub(super) fn of(view: &View, made: &Invocation, file: &[u8]) -> String {
    let of_file = |span: culambda_source::Span| {
        let text = file.get(span.range()).unwrap_or_default();
        String::from_utf8_lossy(text).into_owned()
    };
    let tokens = view.tokens.iter().filter(|token| made.out.contains(token.at));
    let tokens = tokens.map(|token| {
        let masked = view.text_of(token.span());
        let text = match (view.literal_at(token.at), token.origin()) {
            (Some(literal), _) => String::from_utf8_lossy(literal).into_owned(),
            (None, TokenOrigin::Macro(_)) => masked.to_owned(),
            (None, _) => of_file(token.source),
        };
        (token.span(), text)
    });
    let marks = view.marks_in(made.out).iter().map(|mark| {
        let text = spelling(mark).map_or_else(|| of_file(mark.source), str::to_owned);
        (mark.span(), text)
    });
    let mut all: Vec<(ViewSpan, String)> = tokens.chain(marks).collect();
    all.sort_by_key(|(place, _)| place.start);
    all.truncate(MAX_TOKENS);
    let mut lines = Lines::default();
    let mut end = made.out.start;
    for (place, text) in all {
        lines.add(&text, place.start > end);
        end = place.end;
    }
    lines.done()
}

/// How something that was masked is spelled, unless that is to be seen in the file alone.
fn spelling(mark: &Mark) -> Option<&'static str> {
    Some(match mark.kind {
        MarkKind::Device => "__device__",
        MarkKind::Host => "__host__",
        MarkKind::Global => "__global__",
        MarkKind::LaunchOpen => "<<<",
        MarkKind::LaunchClose => ">>>",
        MarkKind::Forceinline => "__forceinline__",
        MarkKind::Restrict => "__restrict__",
        _ if matches!(mark.origin, TokenOrigin::Macro(_)) => "/* .. */",
        _ => return None,
    })
}

/// Statements in lines of their own, indented by the braces around them.
#[derive(Default)]
struct Lines {
    out: Vec<String>,
    line: String,
    open: Vec<char>,
    depth: usize,
}

impl Lines {
    fn add(&mut self, text: &str, blank: bool) {
        let goes_on = matches!(text, ")" | "]" | "}" | "," | ";" | "(" | "." | "else" | "while");
        if self.line.ends_with('}') && !goes_on {
            self.end();
        }
        match text {
            "}" => {
                self.end();
                self.open.pop();
                self.depth = self.depth.saturating_sub(1);
            }
            ")" | "]" => drop(self.open.pop()),
            _ => {}
        }
        if blank && !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(text);
        match text {
            "(" | "[" => self.open.extend(text.chars()),
            "{" => {
                self.end();
                self.open.push('{');
                self.depth += 1;
            }
            // The head of a loop stays in its line.
            ";" if self.open.last() != Some(&'(') => self.end(),
            _ => {}
        }
    }

    fn end(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.is_empty() {
            self.out.push(format!("{}{line}", "  ".repeat(self.depth)));
        }
    }

    fn done(mut self) -> String {
        self.end();
        self.out.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_have_lines() {
        let mut lines = Lines::default();
        let text = "run ( n , [=] { for ( int i = 0 ; i < n ; ) { f ( i ) ; } g ( ) ; } ) ;";
        for word in text.split(' ') {
            lines.add(word, false);
        }
        let want = "run(n,[=]{\n  for(inti=0;i<n;){\n    f(i);\n  }\n  g();\n});";
        assert_eq!(lines.done(), want);
    }
}
