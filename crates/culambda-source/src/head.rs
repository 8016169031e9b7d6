//! What a declaration at namespace scope is, judged by the tokens before a `{`.
//!
//! The scan asks for every brace that opens outside of any other bracket; declarations without
//! braces are never looked at.

use crate::ident::is_continue;
use crate::lex::{Lexer, Token, TokenKind, is_blank, punct, spelling};
use crate::span::{Span, slice};

/// Classes of bytes in a head. Those from [`BRACKET`] on matter within brackets too.
const BLANK: u8 = 0;
const WORD: u8 = 1;
const PUNCT: u8 = 2;
const BRACKET: u8 = 3;
/// What only the lexer can read.
const OTHER: u8 = 4;

static CLASS: [u8; 256] = classes();

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn classes() -> [u8; 256] {
    let mut table = [PUNCT; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        if is_blank(byte) || byte == b'\n' {
            table[at] = BLANK;
        } else if is_continue(byte) {
            table[at] = WORD;
        }
        at += 1;
    }
    let mut at = 0;
    let others = b"\\/\"'%";
    while at < others.len() {
        table[others[at] as usize] = OTHER;
        at += 1;
    }
    let mut at = 0;
    let brackets = b"()[]{}";
    while at < brackets.len() {
        table[brackets[at] as usize] = BRACKET;
        at += 1;
    }
    table
}

fn class_of(byte: u8) -> u8 {
    // There is one for each byte.
    CLASS.get(usize::from(byte)).copied().unwrap_or(OTHER)
}

/// What the brace after a head opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Opens {
    /// A namespace with its names from outside in; empty if it has none.
    Namespace { names: Vec<String>, inline: Vec<bool> },
    /// `extern "C" {`.
    Linkage,
    /// The body of a function: the declaration ends at the brace that closes it.
    Function { tries: bool },
    /// A class, an enumeration, an initialiser: the declaration ends at `;`.
    Other,
    /// Braces in the middle of a head: a member initialiser, a requires-expression.
    Inner,
    /// A braced initialiser or something unknown: ends at `;`, `,` goes on, anything else ends it too.
    Unclear,
    /// The same, or the body of a function, but perhaps a value among template arguments: `A<B<T>{}> f() {`.
    Argument { function: bool },
}

/// What was seen of a head so far.
#[derive(Clone, Debug)]
// Each says that one thing was met; they do not exclude each other.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Head {
    /// Nesting of `(`, `[` and `{`; what is inside is not looked at.
    depth: u32,
    /// Nesting of `<` in places where it opens template arguments.
    angles: u32,
    /// Nothing was met yet.
    empty: bool,
    /// `class`, `struct`, `union` or `enum` was met before any parameter list.
    class: bool,
    /// `=` was met.
    assigned: bool,
    /// A parenthesis that may be a parameter list was met.
    parameters: bool,
    /// `:` after a parameter list was met.
    member_init: bool,
    tries: bool,
    namespace: Option<Names>,
    /// The last token outside of brackets.
    last: Last,
    /// The word before the parenthesis that is open or was closed last.
    called: Called,
    /// A requires-expression has begun and has not met its brace.
    requires: bool,
}

impl Default for Head {
    fn default() -> Self {
        Head {
            depth: 0,
            angles: 0,
            empty: true,
            class: false,
            assigned: false,
            parameters: false,
            member_init: false,
            tries: false,
            namespace: None,
            last: Last::Nothing,
            called: Called::Something,
            requires: false,
        }
    }
}

#[derive(Clone, Debug, Default)]
struct Names {
    found: Vec<String>,
    inline: Vec<bool>,
    /// A word may still be (part of) the name.
    open: bool,
    inline_next: bool,
}

/// The last token of a head, as far as it matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Last {
    #[default]
    Nothing,
    Word,
    /// `inline`, which may be before `namespace`.
    Inline,
    Extern,
    /// The string after `extern`.
    Language,
    Template,
    Operator,
    Requires,
    /// `&&`, `||`, `!`, `=`: an operand follows.
    Operand,
    CloseParenthesis,
    CloseBrace,
    Angle,
    Other,
}

/// What a parenthesis belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Called {
    #[default]
    Something,
    /// A keyword whose parenthesis is not a parameter list.
    Keyword,
}

impl Head {
    /// Reads a part of the head.
    pub(crate) fn feed(&mut self, text: &[u8], span: Span) {
        let part = slice(text, span);
        let mut pos = 0;
        while let Some(&byte) = part.get(pos) {
            let rest = part.get(pos..).unwrap_or_default();
            let class = class_of(byte);
            if class == OTHER {
                // Comments, literals, splices and digraphs are for the lexer.
                return self.lex(text, span, pos);
            }
            pos += match class {
                BLANK => 1,
                // Of what is in brackets, only brackets matter.
                WORD | PUNCT if self.depth > 0 => {
                    rest.iter().position(|&b| class_of(b) >= BRACKET).unwrap_or(rest.len())
                }
                WORD => {
                    let len = rest.iter().position(|&b| class_of(b) != WORD).unwrap_or(rest.len());
                    if rest.get(len) == Some(&b'\\') {
                        return self.lex(text, span, pos);
                    }
                    self.plain_word(rest.get(..len).unwrap_or_default());
                    len
                }
                _ => self.plain_punctuator(byte, rest.get(1).copied().unwrap_or(b' ')),
            };
        }
    }

    /// Reads the rest of a part, from an offset in it, token by token.
    fn lex(&mut self, text: &[u8], span: Span, from: usize) {
        for token in Lexer::new(text, span.start + from as u32, span.end) {
            self.token(text, &token);
        }
    }

    fn plain_word(&mut self, word: &[u8]) {
        self.empty = false;
        if word.first().is_some_and(u8::is_ascii_digit) {
            self.last = Last::Other;
        } else {
            self.word(word);
        }
    }

    /// Reads a punctuator without splices; gives its length, of which 2 is the most that matters.
    fn plain_punctuator(&mut self, byte: u8, next: u8) -> usize {
        let code = match (byte, next) {
            (b':', b':') => punct::SCOPE,
            (b'-', b'>') => punct::ARROW,
            (b'>', b'>') => punct::SHIFT_RIGHT,
            (b'<', b'<') => punct::SHIFT_LEFT,
            (b'=' | b'!' | b'<' | b'>' | b'+' | b'-' | b'*' | b'&' | b'|' | b'^', b'=')
            | (b'&', b'&')
            | (b'|', b'|')
            | (b'+', b'+')
            | (b'-', b'-') => punct::OTHER,
            _ => byte,
        };
        self.empty = false;
        self.punctuator(code);
        if code == byte { 1 } else { 2 }
    }

    /// Says that inner braces were read.
    pub(crate) fn resume(&mut self) {
        self.last = Last::CloseBrace;
    }

    /// Whether the declaration can go on after the `}` of a braced initialiser with this byte.
    pub(crate) fn goes_on(byte: u8) -> bool {
        matches!(byte, b';' | b',' | b'=' | b'[' | b'(' | b'.' | b'{')
    }

    /// Whether this byte goes on with template arguments after the `}` of a value among them: no declaration begins with it.
    pub(crate) fn goes_on_with_arguments(byte: u8) -> bool {
        matches!(
            byte,
            b'>' | b'<' | b',' | b'|' | b'&' | b'=' | b'?' | b'+' | b'-' | b'*' | b'/' | b'%' | b'^' | b'!' | b'.'
        )
    }

    /// What the brace after the parts that were read opens.
    pub(crate) fn judge(&mut self) -> Opens {
        if let Some(found) = self.namespace.take() {
            return Opens::Namespace {
                names: found.found,
                inline: found.inline,
            };
        }
        if self.last == Last::Language {
            return Opens::Linkage;
        }
        if std::mem::take(&mut self.requires) {
            return Opens::Inner;
        }
        if self.assigned {
            return Opens::Other;
        }
        if self.member_init && matches!(self.last, Last::Word | Last::Angle) {
            return Opens::Inner;
        }
        if self.class && !self.parameters {
            return Opens::Other;
        }
        let function = self.parameters || self.empty;
        if self.angles > 0 && !self.tries {
            return Opens::Argument { function };
        }
        if function {
            return Opens::Function { tries: self.tries };
        }
        Opens::Unclear
    }

    fn token(&mut self, text: &[u8], token: &Token) {
        self.empty = false;
        match token.kind {
            TokenKind::Punctuator => self.punctuator(token.punct),
            TokenKind::Identifier if self.depth == 0 => {
                self.word(&spelling(text, token.span, token.spliced));
            }
            TokenKind::String if self.depth == 0 => {
                self.last = if self.last == Last::Extern {
                    Last::Language
                } else {
                    Last::Other
                };
            }
            _ if self.depth == 0 => self.last = Last::Other,
            _ => {}
        }
    }

    fn punctuator(&mut self, code: u8) {
        match code {
            b'(' | b'[' | b'{' => {
                if self.depth == 0 && code == b'(' {
                    self.open_parenthesis();
                }
                self.depth += 1;
            }
            b')' | b']' | b'}' => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    self.last = match code {
                        b')' => Last::CloseParenthesis,
                        b'}' => Last::CloseBrace,
                        // Attributes are as if they were not there.
                        _ => self.last,
                    };
                }
            }
            _ if self.depth > 0 => {}
            b'<' if self.last == Last::Operator => {}
            b'<' if self.angles > 0 || matches!(self.last, Last::Word | Last::Template) => {
                self.angles += 1;
                self.last = Last::Other;
            }
            b'>' | punct::SHIFT_RIGHT if self.angles > 0 => {
                self.angles = self.angles.saturating_sub(if code == b'>' { 1 } else { 2 });
                self.last = Last::Angle;
            }
            b'=' if self.angles == 0 && self.last != Last::Operator => {
                self.assigned = true;
                self.last = Last::Operand;
            }
            b':' if self.angles == 0 => {
                self.member_init |= self.parameters;
                self.last = Last::Other;
            }
            _ if self.last == Last::Operator => {}
            b'!' | punct::OTHER => self.last = Last::Operand,
            _ => self.last = Last::Other,
        }
    }

    fn open_parenthesis(&mut self) {
        if self.angles > 0 {
            return;
        }
        let expression = self.requires;
        let keyword = self.called == Called::Keyword && self.last == Last::Word;
        if self.last == Last::Requires || expression || keyword || self.last == Last::Operand {
            return;
        }
        self.parameters = true;
    }

    fn word(&mut self, word: &[u8]) {
        let before = self.last;
        self.called = Called::Something;
        self.last = Last::Word;
        if let Some(found) = &mut self.namespace {
            found.word(word, before);
            return;
        }
        if self.angles > 0 {
            return;
        }
        if self.class && self.parameters && before == Last::CloseParenthesis && !self.member_init {
            // `struct A f() const {`: the key belongs to the return type. `struct EXPORT(x) A {`:
            // the parenthesis was none of a function.
            self.class = !is_trailer(word);
            self.parameters = !self.class;
        }
        match word {
            b"namespace" => {
                let inline_next = before == Last::Inline;
                self.namespace = Some(Names {
                    open: true,
                    inline_next,
                    ..Names::default()
                });
            }
            b"inline" => self.last = Last::Inline,
            b"extern" => self.last = Last::Extern,
            b"template" => self.last = Last::Template,
            b"operator" => self.last = Last::Operator,
            b"try" => self.tries = true,
            b"class" | b"struct" | b"union" | b"enum" if !self.parameters => self.class = true,
            b"requires" => {
                let expression = matches!(before, Last::Requires | Last::Operand);
                self.requires |= expression;
                self.last = if expression { Last::Other } else { Last::Requires };
            }
            b"noexcept" | b"decltype" | b"alignas" | b"explicit" | b"throw" | b"typeof" | b"__typeof__"
            | b"__attribute__" | b"__declspec" | b"__align__" | b"__launch_bounds__" | b"sizeof" | b"alignof"
            | b"asm" | b"__asm__" => self.called = Called::Keyword,
            _ => {}
        }
    }
}

fn is_trailer(word: &[u8]) -> bool {
    matches!(
        word,
        b"const" | b"volatile" | b"noexcept" | b"override" | b"requires" | b"try" | b"throw"
    )
}

impl Names {
    fn word(&mut self, word: &[u8], before: Last) {
        if word == b"inline" {
            self.inline_next = true;
            self.open = true;
        } else if word == b"__attribute__" {
            // Its parenthesis is skipped like any other.
        } else if self.open || before == Last::Other {
            // The first word, or one after `::`.
            self.found.push(String::from_utf8_lossy(word).into_owned());
            self.inline.push(std::mem::take(&mut self.inline_next));
            self.open = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(text: &str) -> Opens {
        let mut head = Head::default();
        head.feed(text.as_bytes(), Span::new(0, text.len() as u32));
        let plain = head.judge();
        // A comment makes it go the long way.
        let text = format!("{text} /* */");
        let mut head = Head::default();
        head.feed(text.as_bytes(), Span::new(0, text.len() as u32));
        assert_eq!(head.judge(), plain, "{text}");
        plain
    }

    const FUNCTION: Opens = Opens::Function { tries: false };

    #[test]
    fn functions() {
        for text in [
            "void f(int a)",
            "template <class T, int N = (3 > 2)> auto f(T t) -> decltype(t)",
            "struct A f()",
            "struct A *f(int) const",
            "bool operator<(const A &a, const A &b)",
            "S &S::operator=(const S &)",
            "bool A::operator()(int) const",
            "A::A() : a(1), b{2}",
            "template <class T> requires C<T> void f(T)",
            "void f(T t) requires (sizeof(T) > 1)",
            "TEST(a, b)",
            "enum E f()",
            "operator bool() const noexcept(true)",
            "__attribute__((noinline)) int f(struct A a)",
            "std::vector<struct A> f()",
        ] {
            assert_eq!(head(text), FUNCTION, "{text}");
        }
        assert_eq!(head("A::A() try : a(1)"), Opens::Function { tries: true });
    }

    #[test]
    fn classes_and_initialisers() {
        for text in [
            "struct A",
            "template <class T> class V<T *> : public B<(T::n > 2)>",
            "struct alignas(16) A final",
            "struct EXPORT(x) A : B",
            "struct __attribute__((packed)) A",
            "enum class E : int",
            "int a[] =",
            "template <class T> concept C =",
            "auto l = []",
        ] {
            assert_eq!(head(text), Opens::Other, "{text}");
        }
        assert_eq!(head("int a"), Opens::Unclear);
    }

    #[test]
    fn braces_within_heads() {
        assert_eq!(head("A::A() : a(1), b"), Opens::Inner);
        assert_eq!(head("A::A() : B<int>"), Opens::Inner);
        assert_eq!(head("template <class T> requires requires (T t)"), Opens::Inner);
        let text = b"template <class T> requires requires (T t) { t; } void f() { }";
        let mut head = Head::default();
        head.feed(text, Span::new(0, 43));
        assert_eq!(head.judge(), Opens::Inner);
        head.resume();
        head.feed(text, Span::new(50, 59));
        assert_eq!(head.judge(), FUNCTION);
    }

    #[test]
    fn braces_that_may_be_among_arguments() {
        let value = Opens::Argument { function: false };
        assert_eq!(head("template <class T> only_t<is_it<T>"), value);
        assert_eq!(head("template <class T, only_t<is_it<T>"), value);
        assert_eq!(
            head("template <class T> auto f(T t) -> row<T, three<T>"),
            Opens::Argument { function: true }
        );
        assert!(Head::goes_on_with_arguments(b'>') && !Head::goes_on_with_arguments(b'v'));
    }

    #[test]
    fn namespaces() {
        let named = |names: &[&str], inline: &[bool]| Opens::Namespace {
            names: names.iter().map(ToString::to_string).collect(),
            inline: inline.to_vec(),
        };
        assert_eq!(
            head("namespace a::inline b::c"),
            named(&["a", "b", "c"], &[false, true, false])
        );
        assert_eq!(head("inline namespace v1"), named(&["v1"], &[true]));
        assert_eq!(head("namespace"), named(&[], &[]));
        assert_eq!(head("in\\\nline na\\\r\nmespace a\\\nb"), named(&["ab"], &[true]));
        assert_eq!(head("namespace [[deprecated(\"x\")]] a"), named(&["a"], &[false]));
        assert_eq!(
            head("namespace a __attribute__((visibility(\"hidden\")))"),
            named(&["a"], &[false])
        );
        assert_eq!(head("extern \"C\""), Opens::Linkage);
    }
}
