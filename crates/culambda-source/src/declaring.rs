//! Whether a text that nobody parsed may declare a function of a name, as far as the words around it tell.

use crate::ident::{is_continue, is_word_at, last};
use crate::mention::Mention;
use crate::text::Text;

/// In front of the name of a function in what a unit asks its project for: all other paths are those of types.
pub const FUNCTION: &str = "()";

/// The same of a function that code for the device may use, or that launches kernels.
pub const DEVICE_FUNCTION: &str = "(*)";

/// The same of a function template that is declared without its body: its first declaration has the types that a tag shows.
pub const DECLARED_TEMPLATE: &str = "<>";

/// In front of the name of a member function, with its class, that something may define outside of that class.
pub const DEFINED_MEMBER: &str = "::()";

/// In front of the path of a class that is asked for only where an included file defines it.
pub const INCLUDED_CLASS: &str = "{}";

/// In front of the name of a type that is written in a text, and that an included file may declare: nothing else is known of it.
pub const WRITTEN: &str = "=";

/// The same where only a using declaration of the name matters.
pub const BROUGHT: &str = "using ";

/// What is asked for where a name may come by a using directive: the included files that have some.
pub const DIRECTIVES: &str = "using";

/// In front of the name of a file, and of what it includes within a declaration.
pub const INCLUDED: &str = "#";

/// Words after which a name is used, not declared.
const USING: [&[u8]; 14] = [
    b"return",
    b"else",
    b"case",
    b"throw",
    b"new",
    b"delete",
    b"co_return",
    b"co_yield",
    b"and",
    b"or",
    b"not",
    b"goto",
    b"do",
    b"sizeof",
];

/// Whether a text may declare a function: `name` with the namespaces around it, of which `std` alone matters.
///
/// A use of the name is none: after an operator, a comma or a `.`, as a statement of its own, as an operand, in a comment that
/// ends with its line. What looks like a declaration may be something else.
pub fn may_declare(text: &[u8], name: &str) -> bool {
    let opens_standard = || memchr::memmem::find(text, Mention::Standard.word()).is_some();
    (!is_standard(name) || opens_standard()) && declares(text, name)
}

impl Text {
    /// The same for all of a file.
    pub fn may_declare(&self, name: &str) -> bool {
        (!is_standard(name) || self.mentions(Mention::Standard)) && declares(self, name)
    }
}

fn is_standard(name: &str) -> bool {
    name.trim_start_matches("::").starts_with("std::")
}

fn declares(text: &[u8], name: &str) -> bool {
    let word = name.rsplit("::").next().unwrap_or(name).as_bytes();
    !word.is_empty() && declarations(text, word).any(|at| !is_of_constant(text, at + word.len()))
}

/// Parameter lists of members are hardly longer.
const MAX_PARAMETERS: usize = 1024;

/// What follows a parameter list that begins at an offset; none if it does not end soon.
fn after_parameters(text: &[u8], at: usize) -> Option<&[u8]> {
    let rest = text.get(at..).unwrap_or_default().trim_ascii_start();
    let mut depth = 0_usize;
    for (at, byte) in rest.iter().take(MAX_PARAMETERS).enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 1 => return rest.get(at + 1..).map(<[u8]>::trim_ascii_start),
            b')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Whether a parameter list that begins at an offset is followed by `const`: then it is that of a member.
fn is_of_constant(text: &[u8], at: usize) -> bool {
    const CONST: &[u8] = b"const";
    after_parameters(text, at).is_some_and(|after| after.starts_with(CONST) && is_word_at(after, 0, CONST.len()))
}

/// Whether a name that ends at an offset is called there, and the call is an operand: no declaration of a function goes on
/// with an operator of arithmetic, or has a list that begins with a literal.
fn is_operand(text: &[u8], at: usize) -> bool {
    let list = text.get(at..).unwrap_or_default().trim_ascii_start();
    let first = list.strip_prefix(b"(").map(<[u8]>::trim_ascii_start);
    let first = first.and_then(|list| list.get(..2)).unwrap_or_default();
    let literal = match first {
        [b'.', next] => next.is_ascii_digit(),
        [b'-' | b'!' | b'"', _] => true,
        [digit, _] => digit.is_ascii_digit(),
        _ => false,
    };
    let after = after_parameters(text, at).and_then(|after| after.get(..2));
    literal
        || match after.unwrap_or_default() {
            // The last one is `{`.
            b"->" | b"//" | b"/*" | b"<%" => false,
            b"==" | b"!=" => true,
            [first, _] => b"*+-/%.?<>|^".contains(first),
            _ => false,
        }
}

/// Whether a text ends with the condition of a statement: what follows `if (x)` is none of its declarations.
fn ends_condition(text: &[u8]) -> bool {
    let mut depth = 0_usize;
    for (at, byte) in text.iter().enumerate().rev().take(MAX_PARAMETERS) {
        match byte {
            b')' => depth += 1,
            b'(' if depth == 1 => {
                let front = text.get(..at).unwrap_or_default().trim_ascii_end();
                let word = last(front);
                let front = front.get(..front.len() - word.len()).unwrap_or_default();
                let is_if = word == b"constexpr" && last(front.trim_ascii_end()) == b"if";
                return is_if || matches!(word, b"if" | b"for" | b"while" | b"switch");
            }
            b'(' => depth = depth.saturating_sub(1),
            b'"' | b'\'' | b'#' => return false,
            _ => {}
        }
    }
    false
}

/// Where a text may declare something of a name.
pub fn declarations<'t>(text: &'t [u8], word: &'t [u8]) -> impl Iterator<Item = usize> + 't {
    memchr::memmem::find_iter(text, word)
        .filter(move |at| is_word_at(text, *at, word.len()) && declares_at(text, *at, word.len()))
}

/// The operators that a text mentions, in their order and without blanks: `operator-`, `operator()`; of a conversion the word
/// alone.
pub fn operators(text: &[u8]) -> impl Iterator<Item = Vec<u8>> + '_ {
    const WORD: &[u8] = b"operator";
    let all = memchr::memmem::find_iter(text, WORD).filter(|at| is_word_at(text, *at, WORD.len()));
    all.map(|at| {
        let rest = text.get(at + WORD.len()..).unwrap_or_default().trim_ascii_start();
        let symbol = match rest.first() {
            Some(b',') => &b","[..],
            // `operator( )(..)`
            Some(b'(') if rest.iter().find(|b| !b.is_ascii_whitespace() && **b != b'(') == Some(&b')') => b"()",
            Some(b'[') => b"[]",
            _ => {
                let other = |b: &u8| !b"+-*/%^&|~!=<>".contains(b);
                rest.split(other).next().unwrap_or_default()
            }
        };
        [WORD, symbol].concat()
    })
}

/// Whether an operator, as [`operators`] spells it, is a member of a class wherever it is declared.
pub fn is_always_member(operator: &[u8]) -> bool {
    matches!(operator, b"operator[]" | b"operator->" | b"operator()" | b"operator=")
}

fn declares_at(text: &[u8], at: usize, length: usize) -> bool {
    let front = text.get(..at).unwrap_or_default();
    let line = memchr::memrchr(b'\n', front).map_or(front, |end| front.get(end + 1..).unwrap_or_default());
    if memchr::memmem::find(line, b"//").is_some() || line.trim_ascii_start().starts_with(b"*") {
        return false;
    }
    let before = without_directives(front);
    let behind = text.get(at + length..).unwrap_or_default().trim_ascii_start().first();
    match before.last() {
        // What begins a declaration is a type or a macro.
        None | Some(b';' | b'{' | b'}') => false,
        Some(b':') if before.ends_with(b"::") => {
            let says = |word: &[u8]| memchr::memmem::find(line, word).is_some();
            says(b"using") || says(b"friend")
        }
        // `int (name)(int)`
        Some(b'(') => behind == Some(&b')'),
        Some(b'>') if before.ends_with(b"->") => false,
        Some(
            b'.' | b',' | b'=' | b'!' | b'+' | b'-' | b'/' | b'?' | b'|' | b'[' | b'%' | b'^' | b'<' | b'"' | b':',
        ) => false,
        Some(b) if is_continue(*b) => !USING.contains(&last(before)),
        Some(b')') => !ends_condition(before),
        Some(b'*') => !is_operand(text, at + length) && !is_factor(before),
        Some(b'&' | b'>') => !is_operand(text, at + length),
        _ => true,
    }
}

/// Whether a text that ends with `*` ends with a factor: a number, or an element.
fn is_factor(text: &[u8]) -> bool {
    let front = text.strip_suffix(b"*").unwrap_or(text).trim_ascii_end();
    front.ends_with(b"]") || last(front).first().is_some_and(u8::is_ascii_digit)
}

/// A text without the directives that are the lines at its end: they are no part of what follows them.
fn without_directives(text: &[u8]) -> &[u8] {
    let mut rest = text.trim_ascii_end();
    loop {
        let start = memchr::memrchr(b'\n', rest).map_or(0, |end| end + 1);
        let (front, line) = rest.split_at(start);
        let ends = text.get(rest.len()..).is_some_and(|blanks| blanks.contains(&b'\n'));
        let directive = line.trim_ascii_start().starts_with(b"#") && !line.ends_with(b"\\");
        let continued = front.trim_ascii_end().ends_with(b"\\");
        if !directive || continued || !ends {
            return rest;
        }
        rest = front.trim_ascii_end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_are_no_declarations() {
        for text in [
            "int x = f(1);",
            "g(f(1), f);",
            "{ f(1); }",
            "a.f(1); p->f(2); A::f(3);",
            "return f(1);",
            "// int f(int);",
            "/*\n * int f(int);\n */",
            "int fg(int); int gf(int);",
            "#if (X == 3)\n  f(1);\n#else\n#ifdef Y\n f(2);",
            "struct S { int f(int (*)(int), int) const; };",
            "x = a * f(b) * c; y = a*f(b)/2; z = (a > f(b) + 1) + (a & f(b) | c);",
            "x = (a)*f(.5); y = (b * f(1e3)); z = g(c*f(\"s\"));",
            "x = g(2*f(a)); y = g(t[i]*f(a));",
            "if (x) f(1); while (g(x)) f(x); for (;;) f(a); if constexpr (a) f(a);",
        ] {
            assert!(!may_declare(text.as_bytes(), "f"), "{text}");
        }
        for text in [
            "int f(int);",
            "template <class T> T* f(T);",
            "std::vector<int> f();",
            "int (f)(int);",
            "using a::f;",
            "#define f(x) g(x)",
            "#define g(x) \\\n f(x)",
            "int\n#ifdef X\n f(int);",
            "auto f = [] {};",
            "MACRO(x) f(int);",
            "T *f(int) // the first\n;",
            "T *f(int) noexcept; ",
            "auto *f(int) -> int*;",
            "T &f(const T &);",
            "std::vector<int> f(int) /* which */ {}",
            "API(T *f(int));",
            "T *f(int) <% return 0; %>",
            "decltype(a) *f(int);",
        ] {
            assert!(may_declare(text.as_bytes(), "f"), "{text}");
        }
    }

    #[test]
    fn operators_of_a_text() {
        let text =
            b"S operator - (S); bool operator( )(int); S& operator=(S); operator int() const; S& operator +=(S);\n\
                     friend bool operator< <T>(S, S); my_operator+1; x operator\"\"_s(char); int operator [](int);\n\
                     f(&S::operator<=>, operator,);";
        let all: Vec<String> = operators(text).map(|o| String::from_utf8(o).unwrap()).collect();
        let symbols: Vec<&str> = all.iter().filter_map(|o| o.strip_prefix("operator")).collect();
        assert_eq!(symbols, ["-", "()", "=", "", "+=", "<", "", "[]", "<=>", ","]);
    }

    #[test]
    fn functions_of_the_standard_library_are_declared_in_its_namespace() {
        assert!(!may_declare(b"int max(int, int);", "std::max"));
        assert!(may_declare(b"namespace std { int max(S, S); }", "std::max"));
        assert!(may_declare(b"int max(int, int);", "other::max"));
    }
}
