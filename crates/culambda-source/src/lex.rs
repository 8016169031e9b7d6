//! Preprocessing tokens.
//!
//! [`Lexer`] reads any bytes and never fails: what is not a token becomes [`TokenKind::Other`].
//! Comments and line splices between tokens count as blanks; a token that holds a splice is marked,
//! and [`spelling`] leaves the splice out.

use std::borrow::Cow;

use crate::ident::{is_continue, is_start};
use crate::skip::{behind_splices, block_comment, line_comment, quoted, raw_string, splice, utf8_len};
use crate::span::Span;

/// What a preprocessing token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// An identifier or keyword.
    Identifier,
    /// A preprocessing number, digit separators and suffix included.
    Number,
    /// A character literal with prefix and suffix.
    Character,
    /// A string literal with prefix and suffix.
    String,
    /// A raw string literal with prefix and suffix.
    RawString,
    /// A punctuator; digraphs count as what they stand for.
    Punctuator,
    /// Bytes that are not a token: a literal without its end, a control character, broken UTF-8.
    Other,
}

/// Codes of punctuators that somebody asks for. Those of one character are that character.
pub(crate) mod punct {
    pub(crate) const PASTE: u8 = 1;
    pub(crate) const ELLIPSIS: u8 = 2;
    pub(crate) const SCOPE: u8 = 3;
    pub(crate) const SHIFT_LEFT: u8 = 4;
    pub(crate) const SHIFT_RIGHT: u8 = 5;
    pub(crate) const ARROW: u8 = 6;
    /// Any other of two or more characters.
    pub(crate) const OTHER: u8 = 7;
}

/// One preprocessing token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    /// A code of [`punct`] for punctuators, else 0.
    pub(crate) punct: u8,
    /// Blanks, a comment or a splice are before it.
    pub(crate) space: bool,
    /// A line end is before it (not one in a comment).
    pub(crate) newline: bool,
    /// A line splice is in it.
    pub(crate) spliced: bool,
    pub(crate) span: Span,
}

impl Token {
    pub(crate) fn is(&self, code: u8) -> bool {
        self.kind == TokenKind::Punctuator && self.punct == code
    }

    pub(crate) fn is_identifier(&self) -> bool {
        self.kind == TokenKind::Identifier
    }
}

/// Whether a byte is an ASCII character of identifiers; the bytes after ASCII are decided by their character.
const fn is_part(byte: u8) -> bool {
    byte.is_ascii() && is_continue(byte)
}

/// Whether a punctuator is a token by itself, whatever follows: half of all punctuators.
const fn is_whole(byte: u8) -> bool {
    matches!(
        byte,
        b'(' | b')' | b'[' | b']' | b'{' | b'}' | b';' | b',' | b'?' | b'~'
    )
}

/// Whether a byte is a blank that is not a line end.
pub(crate) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0b | 0x0c)
}

/// The string literals in a part of a text, in order.
pub fn string_literals(text: &[u8], part: Span) -> Vec<Span> {
    let literal = |token: &Token| matches!(token.kind, TokenKind::String | TokenKind::RawString);
    let tokens = Lexer::new(text, part.start, part.end);
    tokens.filter(literal).map(|token| token.span).collect()
}

/// The tokens of a text with their spellings, line splices in them included.
pub fn tokens(text: &[u8]) -> impl Iterator<Item = (TokenKind, &[u8])> {
    let lexer = Lexer::new(text, 0, u32::try_from(text.len()).unwrap_or(u32::MAX));
    lexer.filter_map(|token| Some((token.kind, text.get(token.span.range())?)))
}

/// Reads the tokens of a part of a text.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    pos: usize,
}

impl<'a> Lexer<'a> {
    /// A lexer over `text[start..end]`; spans count from the start of `text`.
    pub(crate) fn new(text: &'a [u8], start: u32, end: u32) -> Self {
        let text = text.get(..end as usize).unwrap_or(text);
        Lexer {
            text,
            pos: start as usize,
        }
    }

    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    /// Goes on to the next token; says whether blanks and line ends were skipped.
    fn skip_blanks(&mut self) -> (bool, bool) {
        let start = self.pos;
        let mut newline = false;
        while let Some(&byte) = self.text.get(self.pos) {
            if byte == b'\n' {
                newline = true;
                self.pos += 1;
            } else if is_blank(byte) {
                self.pos += 1;
            } else if byte == b'/' {
                let next = behind_splices(self.text, self.pos + 1);
                match self.text.get(next) {
                    Some(b'/') => self.pos = line_comment(self.text, next + 1),
                    Some(b'*') => self.pos = block_comment(self.text, next + 1).0,
                    _ => break,
                }
            } else if let Some(next) = splice(self.text, self.pos) {
                self.pos = next;
            } else {
                break;
            }
        }
        (self.pos > start, newline)
    }

    /// The end of the run of identifier characters at `pos`, and whether splices are in it.
    fn word_end(&self, mut pos: usize) -> (usize, bool) {
        let mut spliced = false;
        loop {
            while is_part(self.byte(pos)) {
                pos += 1;
            }
            match self.text.get(pos) {
                Some(b'\\') => {
                    let next = behind_splices(self.text, pos);
                    if next > pos && self.word_part_len(next) > 0 {
                        spliced = true;
                        pos = next;
                    } else if let Some(len) = self.ucn_len(pos) {
                        pos += len;
                    } else {
                        return (pos, spliced);
                    }
                }
                Some(0x80..) => match utf8_len(self.text, pos) {
                    Some(len) => pos += len,
                    None => return (pos, spliced),
                },
                _ => return (pos, spliced),
            }
        }
    }

    /// Length of the identifier character at `at`, 0 if there is none.
    fn word_part_len(&self, at: usize) -> usize {
        match self.text.get(at) {
            Some(b'\\') => self.ucn_len(at).unwrap_or(0),
            Some(0x80..) => utf8_len(self.text, at).unwrap_or(0),
            Some(&byte) => usize::from(is_part(byte)),
            None => 0,
        }
    }

    /// Length of the universal character name at `at`.
    fn ucn_len(&self, at: usize) -> Option<usize> {
        let digits = match self.text.get(at + 1) {
            Some(b'u') => 4,
            Some(b'U') => 8,
            _ => return None,
        };
        let hex = self.text.get(at + 2..at + 2 + digits)?;
        hex.iter().all(u8::is_ascii_hexdigit).then_some(2 + digits)
    }

    fn number_end(&self, mut pos: usize) -> (usize, bool) {
        let mut spliced = false;
        loop {
            let byte = self.byte(pos);
            let next = behind_splices(self.text, pos + 1);
            let sign = matches!(self.byte(next), b'+' | b'-');
            if matches!(byte, b'e' | b'E' | b'p' | b'P') && sign {
                spliced |= next > pos + 1;
                pos = next + 1;
            } else if is_part(byte) || byte == b'.' {
                pos += 1;
            } else if byte == b'\'' && is_part(self.byte(next)) {
                spliced |= next > pos + 1;
                pos = next + 1;
            } else {
                let next = behind_splices(self.text, pos);
                let more = next > pos && (self.word_part_len(next) > 0 || self.byte(next) == b'.');
                match self.word_part_len(pos) {
                    _ if more => {
                        spliced = true;
                        pos = next;
                    }
                    0 => return (pos, spliced),
                    len => pos += len,
                }
            }
        }
    }

    /// The end of a literal suffix at `pos`. A suffix starts with `_` or a lower-case letter;
    /// anything else is a token of its own, as in `"%"PRIu64`.
    fn suffix_end(&self, pos: usize) -> usize {
        match self.byte(pos) {
            b'_' | b'a'..=b'z' => self.word_end(pos).0,
            _ => pos,
        }
    }

    /// The literal whose quote is at `quote`, after a prefix that starts the token.
    fn literal(&self, prefix: &[u8], quote: usize) -> (TokenKind, usize, bool) {
        let mark = self.byte(quote);
        if mark == b'"'
            && prefix.last() == Some(&b'R')
            && let Some((end, closed)) = raw_string(self.text, quote + 1)
        {
            let kind = if closed { TokenKind::RawString } else { TokenKind::Other };
            return (kind, self.suffix_end(end), false);
        }
        let (end, closed) = quoted(self.text, quote + 1, mark);
        if !closed {
            return (TokenKind::Other, end, false);
        }
        let kind = if mark == b'"' {
            TokenKind::String
        } else {
            TokenKind::Character
        };
        let body = self.text.get(quote..end).unwrap_or_default();
        let spliced = memchr::memchr(b'\n', body).is_some();
        (kind, self.suffix_end(end), spliced)
    }

    /// The byte at or after `at` that is not part of a splice, with the offset after it.
    fn peek(&self, at: usize) -> (u8, usize) {
        let pos = behind_splices(self.text, at);
        (self.byte(pos), pos + 1)
    }

    /// Code and end of the punctuator at `pos`; code 0 if there is none.
    fn punctuator(&self, pos: usize) -> (u8, usize) {
        let first = self.byte(pos);
        let one = pos + 1;
        let (second, two) = self.peek(one);
        let (third, three) = self.peek(two);
        match (first, second, third) {
            (b'.', b'.', b'.') => (punct::ELLIPSIS, three),
            (b'-', b'>', b'*') | (b'<', b'<', b'=') | (b'>', b'>', b'=') | (b'<', b'=', b'>') => (punct::OTHER, three),
            (b'%', b':', b'%') if self.peek(three).0 == b':' => (punct::PASTE, self.peek(three).1),
            (b'%', b':', _) => (b'#', two),
            (b'<', b':', b':') if !matches!(self.peek(three).0, b':' | b'>') => (b'<', one),
            (b'<', b':', _) => (b'[', two),
            (b':', b'>', _) => (b']', two),
            (b'<', b'%', _) => (b'{', two),
            (b'%', b'>', _) => (b'}', two),
            (b'#', b'#', _) => (punct::PASTE, two),
            (b':', b':', _) => (punct::SCOPE, two),
            (b'<', b'<', _) => (punct::SHIFT_LEFT, two),
            (b'>', b'>', _) => (punct::SHIFT_RIGHT, two),
            (b'-', b'>', _) => (punct::ARROW, two),
            (b'+', b'+', _)
            | (b'-', b'-', _)
            | (b'&', b'&', _)
            | (b'|', b'|', _)
            | (b'.', b'*', _)
            | (b'+' | b'-' | b'*' | b'/' | b'%' | b'^' | b'&' | b'|' | b'=' | b'!' | b'<' | b'>', b'=', _) => {
                (punct::OTHER, two)
            }
            (b'!' | b'#' | b'%'..=b'/' | b':'..=b'?' | b'[' | b']' | b'^' | b'{'..=b'~', ..) => (first, one),
            _ => (0, one),
        }
    }

    /// The end of a run of one control character: a hundred million of them are one token.
    fn run_end(&self, byte: u8, pos: usize) -> usize {
        if byte.is_ascii_graphic() {
            return pos;
        }
        let rest = self.text.get(pos..).unwrap_or_default();
        pos + rest.iter().take_while(|&&next| next == byte).count()
    }

    /// Kind, punctuator code, end and splice mark of the token at `start`.
    fn token_at(&self, start: usize) -> (TokenKind, u8, usize, bool) {
        let byte = self.byte(start);
        if is_start(byte) || byte == b'\\' {
            let (end, spliced) = self.word_end(start);
            if end == start {
                return (TokenKind::Other, 0, start + 1, false);
            }
            if matches!(self.byte(end), b'"' | b'\'') && end - start <= 3 {
                let prefix = self.text.get(start..end).unwrap_or_default();
                if is_literal_prefix(prefix, self.byte(end)) {
                    let (kind, end, inner) = self.literal(prefix, end);
                    return (kind, 0, end, spliced || inner);
                }
            }
            return (TokenKind::Identifier, 0, end, spliced);
        }
        if is_whole(byte) {
            return (TokenKind::Punctuator, byte, start + 1, false);
        }
        if byte.is_ascii_digit() || (byte == b'.' && self.peek(start + 1).0.is_ascii_digit()) {
            let (end, spliced) = self.number_end(start);
            return (TokenKind::Number, 0, end, spliced);
        }
        if matches!(byte, b'"' | b'\'') {
            let (kind, end, spliced) = self.literal(b"", start);
            return (kind, 0, end, spliced);
        }
        match self.punctuator(start) {
            (0, end) => (TokenKind::Other, 0, self.run_end(byte, end), false),
            (code, end) => {
                let body = self.text.get(start..end).unwrap_or_default();
                (
                    TokenKind::Punctuator,
                    code,
                    end,
                    end - start > 2 && body.contains(&b'\n'),
                )
            }
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let (space, newline) = self.skip_blanks();
        let start = self.pos;
        if start >= self.text.len() {
            return None;
        }
        let (kind, punct, end, spliced) = self.token_at(start);
        self.pos = end.min(self.text.len());
        let span = Span::new(start as u32, self.pos as u32);
        Some(Token {
            kind,
            punct,
            space,
            newline,
            spliced,
            span,
        })
    }
}

/// Whether an identifier directly before a quote belongs to the literal.
pub(crate) fn is_literal_prefix(word: &[u8], quote: u8) -> bool {
    match word {
        b"L" | b"u" | b"U" | b"u8" => true,
        b"R" | b"LR" | b"uR" | b"UR" | b"u8R" => quote == b'"',
        _ => false,
    }
}

/// The bytes of a token without its line splices.
pub(crate) fn spelling(text: &[u8], span: Span, spliced: bool) -> Cow<'_, [u8]> {
    let bytes = crate::span::slice(text, span);
    if !spliced {
        return Cow::Borrowed(bytes);
    }
    let mut clean = Vec::with_capacity(bytes.len());
    let mut pos = 0;
    while let Some(&byte) = bytes.get(pos) {
        if let Some(next) = splice(bytes, pos) {
            pos = next;
        } else {
            clean.push(byte);
            pos += 1;
        }
    }
    Cow::Owned(clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> Vec<String> {
        let bytes = text.as_bytes();
        Lexer::new(bytes, 0, bytes.len() as u32)
            .map(|t| String::from_utf8_lossy(&spelling(bytes, t.span, t.spliced)).into_owned())
            .collect()
    }

    fn kinds(text: &str) -> Vec<TokenKind> {
        Lexer::new(text.as_bytes(), 0, text.len() as u32)
            .map(|t| t.kind)
            .collect()
    }

    #[test]
    fn literals_are_told_from_code() {
        let text = b"f(\"f\"); /* \"f\" */ f(R\"(f \")\");";
        let part = Span::new(1, text.len() as u32);
        let found: Vec<&[u8]> = string_literals(text, part).iter().map(|s| &text[s.range()]).collect();
        assert_eq!(found, [&b"\"f\""[..], b"R\"(f \")\""]);
    }

    #[test]
    fn longest_punctuators_win() {
        assert_eq!(
            lex("a<<=b>>c->*d...e::f##g"),
            ["a", "<<=", "b", ">>", "c", "->*", "d", "...", "e", "::", "f", "##", "g"]
        );
        assert_eq!(lex("a<=>b<>=c><=d"), ["a", "<=>", "b", "<", ">=", "c", ">", "<=", "d"]);
        assert_eq!(lex("x.y .5 ..z"), ["x", ".", "y", ".5", ".", ".", "z"]);
    }

    #[test]
    fn digraphs_are_what_they_stand_for() {
        let text = b"<:x:> <% %> %: %:%: <::y <:::>";
        let codes: Vec<u8> = Lexer::new(text, 0, text.len() as u32).map(|t| t.punct).collect();
        let expect = [b'[', 0, b']', b'{', b'}', b'#', punct::PASTE, b'<', punct::SCOPE, 0];
        assert_eq!(codes[..10], expect);
    }

    #[test]
    fn numbers_hold_separators_and_exponents() {
        assert_eq!(
            lex("1'000u 0x1p-3f 1e+5-2 1.5.6 3_km '1'"),
            ["1'000u", "0x1p-3f", "1e+5", "-", "2", "1.5.6", "3_km", "'1'"]
        );
    }

    #[test]
    fn literals_take_prefix_and_suffix() {
        assert_eq!(
            lex(r#"u8"a"_x R"(")" L'c' "%"PRI 'a"#),
            ["u8\"a\"_x", "R\"(\")\"", "L'c'", "\"%\"", "PRI", "'a"]
        );
        assert_eq!(
            kinds("R\"(a)\" \"b\" 'c' 'd")[..],
            [
                TokenKind::RawString,
                TokenKind::String,
                TokenKind::Character,
                TokenKind::Other
            ]
        );
    }

    #[test]
    fn splices_join_tokens() {
        assert_eq!(
            lex("ab\\\ncd -\\\n> \"x\\\ny\" /\\\n/ z\n w"),
            ["abcd", "->", "\"xy\"", "w"]
        );
        assert_eq!(lex("a\\\n + b"), ["a", "+", "b"]);
        assert_eq!(lex("1\\\n2"), ["12"]);
    }

    #[test]
    fn characters_beyond_ascii_belong_to_identifiers() {
        assert_eq!(lex("gr\u{f6}\u{df}e \\u00f6x"), ["gr\u{f6}\u{df}e", "\\u00f6x"]);
        let broken = b"a\xff\xfeb \\";
        let count = Lexer::new(broken, 0, broken.len() as u32).count();
        assert_eq!(count, 5);
    }

    #[test]
    fn a_run_of_a_control_character_is_one_token() {
        assert_eq!(lex("a\0\0\0\u{1}\0b@@"), ["a", "\0\0\0", "\u{1}", "\0", "b", "@", "@"]);
    }

    #[test]
    fn line_ends_in_comments_are_none() {
        let text = b"a /* \n */ b\nc // d\ne";
        let lines: Vec<bool> = Lexer::new(text, 0, text.len() as u32).map(|t| t.newline).collect();
        assert_eq!(lines, [false, false, true, true]);
    }
}
