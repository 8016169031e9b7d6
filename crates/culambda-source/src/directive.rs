//! Directives as they are in a file.

use crate::lex::{Lexer, Token, TokenKind, is_blank, spelling};
use crate::skip::{behind_splices, block_comment, line_comment};
use crate::span::{Span, slice};

/// A directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directive {
    /// What it is.
    pub kind: DirectiveKind,
    /// From `#` to the end of its last line, without the line end.
    pub span: Span,
    /// The first token after its word: the name of a macro, a string; empty if there is none.
    pub name: Span,
    /// All after its word, without the blanks around it.
    pub argument: Span,
    /// Whether it is in text that conditions keep. Of a group, `#elif`, `#else` and `#endif` are
    /// active if `#if` is.
    pub active: bool,
}

/// What a [`Directive`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum DirectiveKind {
    If,
    Ifdef,
    Ifndef,
    Elif,
    Elifdef,
    Elifndef,
    Else,
    Endif,
    Define,
    Undef,
    Include,
    IncludeNext,
    Pragma,
    Error,
    Warning,
    Line,
    /// `# 12 "file" 1`.
    Marker,
    /// `#` alone.
    Null,
    /// Any other word.
    Other,
}

fn kind(word: &[u8]) -> DirectiveKind {
    match word {
        b"if" => DirectiveKind::If,
        b"ifdef" => DirectiveKind::Ifdef,
        b"ifndef" => DirectiveKind::Ifndef,
        b"elif" => DirectiveKind::Elif,
        b"elifdef" => DirectiveKind::Elifdef,
        b"elifndef" => DirectiveKind::Elifndef,
        b"else" => DirectiveKind::Else,
        b"endif" => DirectiveKind::Endif,
        b"define" => DirectiveKind::Define,
        b"undef" => DirectiveKind::Undef,
        b"include" | b"import" => DirectiveKind::Include,
        b"include_next" => DirectiveKind::IncludeNext,
        b"pragma" => DirectiveKind::Pragma,
        b"error" => DirectiveKind::Error,
        b"warning" => DirectiveKind::Warning,
        b"line" => DirectiveKind::Line,
        _ => DirectiveKind::Other,
    }
}

/// A directive with its tokens.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) directive: Directive,
    /// The tokens after the word; for a marker, from the number on.
    pub(crate) tokens: Vec<Token>,
}

/// Reads the directive whose `#` is at `at`.
pub(crate) fn read(text: &[u8], at: usize) -> Line {
    if let Some(directive) = plain_include(text, at) {
        let tokens = Vec::new();
        return Line { directive, tokens };
    }
    let mut lexer = Lexer::new(text, at as u32, text.len() as u32);
    let hash = lexer.next().map_or(Span::at(at as u32), |token| token.span);
    let mut rest = lexer.take_while(|token| !token.newline);
    let first = rest.next();
    let (kind, mut tokens) = match first {
        None => (DirectiveKind::Null, Vec::new()),
        Some(token) if token.kind == TokenKind::Number => (DirectiveKind::Marker, vec![token]),
        Some(word) => (kind(&spelling(text, word.span, word.spliced)), Vec::new()),
    };
    tokens.extend(rest);
    let last = tokens.last().or(first.as_ref()).map_or(hash, |token| token.span).end;
    let end = line_end(text, last as usize) as u32;
    let name = tokens.first().map_or(Span::at(last), |token| token.span);
    let argument = Span::new(name.start, last);
    let span = Span::new(at as u32, end);
    Line {
        directive: Directive {
            kind,
            span,
            name,
            argument,
            active: true,
        },
        tokens,
    }
}

/// Reads an `#include` at `at` that names its file without a macro and has nothing after that: nine in ten. Nobody asks
/// for its tokens.
fn plain_include(text: &[u8], at: usize) -> Option<Directive> {
    const WORD: &[u8] = b"#include ";
    let rest = text.get(at..)?.strip_prefix(WORD)?;
    let (len, close) = match rest {
        [b'"', b'_' | b'.' | b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9', ..] => (None, b'"'),
        [b'<', b'_' | b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9', ..] => (Some(1), b'>'),
        _ => return None,
    };
    let stop = 1 + memchr::memchr3(close, b'\n', b'\\', rest.get(1..)?)?;
    if rest.get(stop) != Some(&close) || rest.get(stop + 1) != Some(&b'\n') {
        return None;
    }
    let (start, end) = (at + WORD.len(), at + WORD.len() + stop + 1);
    let argument = Span::new(start as u32, end as u32);
    Some(Directive {
        kind: DirectiveKind::Include,
        span: Span::new(at as u32, end as u32),
        name: len.map_or(argument, |len| Span::new(start as u32, start as u32 + len)),
        argument,
        active: true,
    })
}

/// Reads `#pragma` at `at` if nothing on its line needs the lexer to find its end.
pub(crate) fn read_pragma(text: &[u8], at: usize) -> Option<Directive> {
    const WORD: &[u8] = b"#pragma ";
    let rest = text.get(at..)?.strip_prefix(WORD)?;
    let len = memchr::memchr3(b'\n', b'\\', b'/', rest)?;
    let line = rest.get(..len)?.trim_ascii_end();
    if rest.get(len) != Some(&b'\n') || line.first().is_none_or(|b| !b.is_ascii_alphabetic()) {
        return None;
    }
    let word = crate::ident::prefix(line);
    let start = (at + WORD.len()) as u32;
    Some(Directive {
        kind: DirectiveKind::Pragma,
        span: Span::new(at as u32, start + len as u32),
        name: Span::new(start, start + word as u32),
        argument: Span::new(start, start + line.len() as u32),
        active: true,
    })
}

/// The end of the line after the last token of a directive: comments may carry it on.
fn line_end(text: &[u8], mut pos: usize) -> usize {
    while let Some(&byte) = text.get(pos) {
        if byte == b'\n' {
            break;
        }
        let next = behind_splices(text, pos);
        if next > pos {
            pos = next;
            continue;
        }
        let second = behind_splices(text, pos + 1);
        pos = match (byte, text.get(second)) {
            (b'/', Some(b'/')) => line_comment(text, second + 1),
            (b'/', Some(b'*')) => block_comment(text, second + 1).0,
            _ => pos + 1,
        };
    }
    pos
}

/// Whether only blanks and comments are before `at` on its line; `comment` is the last run of
/// comments before it, with nothing but blanks between them.
pub(crate) fn at_line_start(text: &[u8], at: usize, comment: Span) -> bool {
    match at.checked_sub(1).map(|before| (before, text.get(before))) {
        None => return true,
        Some((before, Some(b'\n'))) if !crate::skip::is_spliced(text, before) => return true,
        _ => {}
    }
    let mut end = at;
    loop {
        let before = text.get(..end).unwrap_or_default();
        match before.iter().rposition(|&byte| !is_blank(byte)) {
            None => return true,
            Some(last) if before.get(last) == Some(&b'\n') => {
                if !crate::skip::is_spliced(text, last) {
                    return true;
                }
                // A line that a splice carries on from blanks alone is still at its start.
                let Some(backslash) = memchr::memrchr(b'\\', before) else {
                    return false;
                };
                end = backslash;
            }
            Some(last) if comment.end as usize == last + 1 && !comment.is_empty() => {
                end = comment.start as usize;
            }
            Some(last) => return slice(text, Span::new(0, last as u32 + 1)) == b"\xef\xbb\xbf",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> (DirectiveKind, &str, &str, &str) {
        let line = read(text.as_bytes(), 0).directive;
        (
            line.kind,
            &text[line.span.range()],
            &text[line.name.range()],
            &text[line.argument.range()],
        )
    }

    #[test]
    fn directives_end_with_their_logical_line() {
        assert_eq!(
            one("# define A 1 \\\n + 2\nx"),
            (DirectiveKind::Define, "# define A 1 \\\n + 2", "A", "A 1 \\\n + 2")
        );
        assert_eq!(
            one("#if A /* \n */ && B // c\nx"),
            (DirectiveKind::If, "#if A /* \n */ && B // c", "A", "A /* \n */ && B")
        );
        assert_eq!(one("#el\\\nse\nx").0, DirectiveKind::Else);
        assert_eq!(one("#\nx"), (DirectiveKind::Null, "#", "", ""));
        assert_eq!(
            one("# 12 \"a\" 1\nx"),
            (DirectiveKind::Marker, "# 12 \"a\" 1", "12", "12 \"a\" 1")
        );
        assert_eq!(one("#error don't do /*\n").0, DirectiveKind::Error);
        assert_eq!(one("%:pragma once").0, DirectiveKind::Pragma);
    }

    #[test]
    fn plain_pragmas_are_read_alike() {
        for text in [
            "#pragma once\nx",
            "#pragma GCC diagnostic push  \n",
            "#pragma omp parallel for(1)\n",
        ] {
            assert_eq!(
                read_pragma(text.as_bytes(), 0),
                Some(read(text.as_bytes(), 0).directive)
            );
        }
        for text in [
            "#pragma once",
            "#pragma a \\\n b\n",
            "#pragma a // b\n",
            "#pragma  a\n",
            "# pragma a\n",
        ] {
            assert_eq!(read_pragma(text.as_bytes(), 0), None);
        }
    }

    #[test]
    fn plain_includes_are_read_alike() {
        // A line splice at the end keeps the fast way out, and changes nothing else.
        for text in [
            "#include \"a/b.h\"\nx",
            "#include <a-1/b.h>\nx",
            "#include \"../a b.h\"\n",
        ] {
            let slow = text.replacen('\n', "\\\n\n", 1);
            let (mut slow, fast) = (read(slow.as_bytes(), 0), read(text.as_bytes(), 0));
            assert!(fast.tokens.is_empty() && !slow.tokens.is_empty());
            slow.directive.span.end = fast.directive.span.end;
            assert_eq!(slow.directive, fast.directive);
        }
        for text in [
            "#include <:a>\n",
            "#include \"a\" b\n",
            "#include <a>",
            "#include A\n",
            "#include \"a\n\"",
        ] {
            assert_eq!(plain_include(text.as_bytes(), 0), None);
        }
    }

    #[test]
    fn the_start_of_a_line_is_seen_through_comments_and_splices() {
        let none = Span::default();
        assert!(at_line_start(b"a\n  #", 4, none) && at_line_start(b"#", 0, none));
        assert!(!at_line_start(b"a #", 2, none) && !at_line_start(b"a \\\n#", 4, none));
        assert!(at_line_start(b"a\n \\\n #", 6, none));
        assert!(at_line_start(b"/* a */ #", 8, Span::new(0, 7)));
        assert!(!at_line_start(b"x/* a */ #", 9, Span::new(1, 8)));
        assert!(at_line_start(b"\xef\xbb\xbf#", 3, none));
    }
}
