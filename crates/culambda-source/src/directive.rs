//! Directives as they are in a file.

use std::sync::OnceLock;

use crate::ident;
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

/// A directive with its tokens, which nobody asks for of most.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) directive: Directive,
    /// Where its word ends.
    word: u32,
    tokens: OnceLock<Vec<Token>>,
}

impl Line {
    fn of(directive: Directive, word: usize) -> Line {
        Line {
            directive,
            word: word as u32,
            tokens: OnceLock::new(),
        }
    }

    /// The tokens after the word; for a marker, from the number on. The text is that which the directive was read from.
    pub(crate) fn tokens(&self, text: &[u8]) -> &[Token] {
        self.tokens
            .get_or_init(|| Lexer::new(text, self.word, self.directive.argument.end).collect())
    }
}

/// Reads the directive whose `#` is at `at`.
pub(crate) fn read(text: &[u8], at: usize) -> Line {
    let plain = plain_include(text, at).or_else(|| plain(text, at));
    plain.unwrap_or_else(|| lexed(text, at))
}

/// The directives of a text that is nothing else, each at the start of its line.
pub(crate) fn alone(text: &[u8]) -> Option<Vec<Line>> {
    let (mut all, mut at) = (Vec::new(), 0);
    loop {
        at += text.get(at..)?.iter().take_while(|byte| **byte == b'\n').count();
        match text.get(at..at + 2) {
            Some([b'#', next]) if *next != b'#' => {}
            _ => return (at == text.len()).then_some(all),
        }
        let line = read(text, at);
        at = line.directive.span.end as usize;
        if !matches!(text.get(at), Some(b'\n') | None) {
            return None;
        }
        all.push(line);
    }
}

/// Reads any directive, by its tokens.
fn lexed(text: &[u8], at: usize) -> Line {
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
    let directive = Directive {
        kind,
        span: Span::new(at as u32, end),
        name,
        argument,
        active: true,
    };
    Line {
        tokens: OnceLock::from(tokens),
        ..Line::of(directive, argument.start as usize)
    }
}

/// Reads a directive at `at` whose places are seen without its tokens: no literal, splice, or comment but one at its end is
/// in it.
fn plain(text: &[u8], at: usize) -> Option<Line> {
    let rest = text.get(at..)?.strip_prefix(b"#")?;
    let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let rest = rest.get(blanks..)?;
    let word = ident::prefix(rest);
    let (word, rest) = rest.split_at_checked(word)?;
    let start = at + 1 + blanks + word.len();
    let (line, whole) = plain_line(rest)?;
    if word.is_empty() || !word.iter().all(u8::is_ascii_lowercase) && word != b"include_next" {
        return None;
    }
    let blanks = line.iter().take_while(|byte| is_blank(**byte)).count();
    let line = line.get(blanks..)?;
    // A directive that is its word alone has nothing else right after that.
    let from = if line.is_empty() { start } else { start + blanks };
    let name = Span::new(from as u32, (from + plain_name(line)?) as u32);
    let directive = Directive {
        kind: kind(word),
        span: Span::new(at as u32, (start + whole) as u32),
        name,
        argument: Span::new(from as u32, (from + line.len()) as u32),
        active: true,
    };
    Some(Line::of(directive, start))
}

/// What of a text is in front of its first line end, without blanks and a comment at the end, and the length with these.
fn plain_line(text: &[u8]) -> Option<(&[u8], usize)> {
    let mut stop = memchr::memchr3(b'\n', b'\\', b'/', text)?;
    let line = text.get(..stop)?;
    if text.get(stop..)?.starts_with(b"//") {
        stop += memchr::memchr2(b'\n', b'\\', text.get(stop..)?)?;
    }
    if text.get(stop) != Some(&b'\n') || memchr::memchr2(b'"', b'\'', line).is_some() {
        return None;
    }
    let blanks = line.iter().rev().take_while(|byte| is_blank(**byte)).count();
    Some((line.get(..line.len() - blanks)?, stop))
}

/// The length of the token that such a line begins with, if that is easily seen.
fn plain_name(line: &[u8]) -> Option<usize> {
    let word = ident::prefix(line);
    let is_ascii = line.get(..word)?.is_ascii();
    match line {
        [] => Some(0),
        [b'(', ..] => Some(1),
        [b'!', next, ..] if *next != b'=' => Some(1),
        [first, ..] if is_ascii && ident::is_start(*first) => Some(word),
        [b'0'..=b'9', ..] if is_ascii && word == line.len() => Some(word),
        _ => None,
    }
}

/// Reads an `#include` at `at` that names its file without a macro and has nothing after that: nine in ten. Nobody asks
/// for its tokens.
fn plain_include(text: &[u8], at: usize) -> Option<Line> {
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
    let directive = Directive {
        kind: DirectiveKind::Include,
        span: Span::new(at as u32, end as u32),
        name: len.map_or(argument, |len| Span::new(start as u32, start as u32 + len)),
        argument,
        active: true,
    };
    Some(Line::of(directive, start))
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
    let word = ident::prefix(line);
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
            assert!(fast.tokens.get().is_none() && slow.tokens.get().is_some());
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
            assert!(plain_include(text.as_bytes(), 0).is_none());
        }
    }

    #[test]
    fn plain_directives_are_read_alike() {
        for text in [
            "#if A && (B > 1) // don't \"\n",
            "#if !defined(A)\t \n",
            "#if(A)\r\n",
            "# \t ifdef  A\t//\n",
            "#if 0\nx",
            "#elif 12u // \n",
            "#else\n",
            "#else //\n",
            "#endif A \r\n",
            "#define A(x, ...) x##__VA_ARGS__ + 1.5e+3\x0c\n",
            "#define A\n",
            "#undef A1\n",
            "#pragma once\n",
            "#include_next A//\n",
            "#include A\n",
            "#error (a) `@ \x01\x01\n",
            "#unknown a\n",
        ] {
            let slow = lexed(text.as_bytes(), 0);
            let Some(fast) = plain(text.as_bytes(), 0) else {
                panic!("{text}")
            };
            assert_eq!(fast.directive, slow.directive, "{text}");
            assert!(fast.tokens.get().is_none());
            assert_eq!(fast.tokens(text.as_bytes()), slow.tokens(text.as_bytes()), "{text}");
        }
        for text in [
            "#if A",
            "#if A \\\n",
            "#if A // \\\n",
            "#if A / 2\n",
            "#if /* */ A\n",
            "#if 'a'\n",
            "#define A R\"(\n)\"\n",
            "#define \u{e9} 1\n",
            "#if !=\n",
            "#include_next <a.h>\n",
            "#if 1+\n",
            "#define\\\n A\n",
            "#\n",
            "# 1 a\n",
            "%:if A\n",
        ] {
            assert!(plain(text.as_bytes(), 0).is_none(), "{text}");
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
