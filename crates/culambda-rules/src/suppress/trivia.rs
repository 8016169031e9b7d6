//! Comments, directives and words of a text.

use culambda_source::Span;
use culambda_source::ident::{is_continue, prefix};

/// What the reader of pragmas and comments looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trivia {
    /// A comment with its delimiters.
    Comment(Span),
    /// A directive from its `#` to its line end, spliced lines included.
    Directive(Span),
    /// An identifier.
    Word(Span),
}

/// Reads the trivia of a text in order. Never fails: what is not closed ends with the text.
pub(crate) struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// Only blanks and comments are before `at` on its line.
    line_start: bool,
    /// The raw strings so far: the only literals of several lines.
    raw: Vec<Span>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Reader<'a> {
        Reader {
            text,
            at: 0,
            line_start: true,
            raw: Vec::new(),
        }
    }

    /// Over a part of the text, which does not begin a line.
    pub(crate) fn inside(text: &'a [u8], span: Span) -> Reader<'a> {
        let text = text.get(..span.end as usize).unwrap_or(text);
        Reader {
            text,
            at: span.start as usize,
            line_start: false,
            raw: Vec::new(),
        }
    }

    /// The raw strings that were met.
    pub(crate) fn raw_strings(self) -> Vec<Span> {
        self.raw
    }

    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    fn span(&self, start: usize) -> Span {
        Span::new(start as u32, self.at as u32)
    }

    /// Goes after the end of the logical line; a comment in it may reach over line ends.
    fn skip_line(&mut self) {
        while self.at < self.text.len() {
            match self.byte(self.at) {
                b'\n' => return,
                b'\\' => self.at += self.splice().max(1),
                b'/' if self.byte(self.at + 1) == b'*' => self.skip_block_comment(),
                b'"' => self.skip_quoted(b'"'),
                _ => self.at += 1,
            }
        }
    }

    /// Length of a backslash with the line end after it.
    fn splice(&self) -> usize {
        let mut at = self.at + 1;
        while matches!(self.byte(at), b' ' | b'\t' | b'\r') {
            at += 1;
        }
        if self.byte(self.at) == b'\\' && self.byte(at) == b'\n' {
            at + 1 - self.at
        } else {
            0
        }
    }

    fn skip_line_comment(&mut self) {
        while self.at < self.text.len() && self.byte(self.at) != b'\n' {
            self.at += self.splice().max(1);
        }
    }

    fn skip_block_comment(&mut self) {
        self.at += 2;
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at = memchr::memmem::find(rest, b"*/").map_or(self.text.len(), |found| self.at + found + 2);
    }

    /// Skips a literal, or to the end of its line.
    fn skip_quoted(&mut self, quote: u8) {
        self.at += 1;
        while self.at < self.text.len() && self.byte(self.at) != b'\n' {
            match self.byte(self.at) {
                b'\\' => self.at += self.splice().max(2),
                c if c == quote => {
                    self.at += 1;
                    return;
                }
                _ => self.at += 1,
            }
        }
    }

    /// Skips a raw string whose `"` is here.
    fn skip_raw_string(&mut self) {
        let rest = self.text.get(self.at + 1..).unwrap_or_default();
        let Some(paren) = rest.iter().take(17).position(|b| *b == b'(') else {
            return self.skip_quoted(b'"');
        };
        let mut close = vec![b')'];
        close.extend_from_slice(&rest[..paren]);
        close.push(b'"');
        let end = memchr::memmem::find(rest, &close).map_or(rest.len(), |found| found + close.len());
        self.at += 1 + end;
    }

    /// An identifier, or the prefix of a raw string together with it.
    fn word(&mut self) -> Option<Trivia> {
        let start = self.at;
        self.at += prefix(self.text.get(start..).unwrap_or_default());
        let word = self.text.get(start..self.at).unwrap_or_default();
        if self.byte(self.at) == b'"' && matches!(word, b"R" | b"LR" | b"uR" | b"UR" | b"u8R") {
            self.skip_raw_string();
            self.raw.push(self.span(start));
            return None;
        }
        Some(Trivia::Word(self.span(start)))
    }

    /// A number with its digit separators.
    fn skip_number(&mut self) {
        while is_continue(self.byte(self.at)) || matches!(self.byte(self.at), b'.' | b'\'') {
            self.at += 1;
        }
    }
}

impl Iterator for Reader<'_> {
    type Item = Trivia;

    fn next(&mut self) -> Option<Trivia> {
        while self.at < self.text.len() {
            let start = self.at;
            match self.byte(start) {
                b'\n' => {
                    self.line_start = true;
                    self.at += 1;
                    continue;
                }
                b' ' | b'\t' | b'\r' => {
                    self.at += 1;
                    continue;
                }
                b'/' if self.byte(start + 1) == b'/' => {
                    self.skip_line_comment();
                    return Some(Trivia::Comment(self.span(start)));
                }
                b'/' if self.byte(start + 1) == b'*' => {
                    self.skip_block_comment();
                    return Some(Trivia::Comment(self.span(start)));
                }
                b'#' if self.line_start => {
                    self.skip_line();
                    return Some(Trivia::Directive(self.span(start)));
                }
                b'"' => self.skip_quoted(b'"'),
                b'\'' => self.skip_quoted(b'\''),
                b'0'..=b'9' => self.skip_number(),
                c if is_continue(c) => {
                    self.line_start = false;
                    if let Some(word) = self.word() {
                        return Some(word);
                    }
                }
                _ => self.at += 1,
            }
            self.line_start = false;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<String> {
        let show = |t| {
            let (kind, span) = match t {
                Trivia::Comment(s) => ("c", s),
                Trivia::Directive(s) => ("d", s),
                Trivia::Word(s) => ("w", s),
            };
            format!("{kind}:{}", &text[span.range()])
        };
        Reader::new(text.as_bytes()).map(show).collect()
    }

    #[test]
    fn comments_and_directives_are_told_from_literals() {
        assert_eq!(
            read("a \"// b\" '\"' // c\n # d \\\n e\nf # g"),
            ["w:a", "c:// c", "d:# d \\\n e", "w:f", "w:g"]
        );
        assert_eq!(read("R\"x(// \")x\" 1'000 /* b\n*/ #c"), ["c:/* b\n*/", "w:c"]);
        assert_eq!(read("/**/ #c /*\n*/ d\ne"), ["c:/**/", "d:#c /*\n*/ d", "w:e"]);
    }

    #[test]
    fn what_is_not_closed_ends_with_the_text() {
        for text in [
            "\"a",
            "'",
            "/*",
            "R\"(",
            "R\"aaaaaaaaaaaaaaaaaaaaaaaaaa",
            "#a \\",
            "// \\",
            "\"\\",
        ] {
            assert!(read(text).len() <= 2, "{text}");
        }
    }
}
