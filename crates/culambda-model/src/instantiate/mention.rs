//! Which mentions of a name may use a function of that name, told by the text around them.

use culambda_source::ident;
use rustc_hash::FxHashSet;

/// What has a name that matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    pub(super) free: bool,
    pub(super) member: bool,
    /// A class with a constructor that matters.
    pub(super) constructor: bool,
    /// A class with a call operator that matters, or a macro: any mention may lead to it.
    pub(super) any: bool,
}

impl Uses {
    /// What one of two means.
    pub(super) fn or(self, other: Uses) -> Uses {
        Uses {
            free: self.free | other.free,
            member: self.member | other.member,
            constructor: self.constructor | other.constructor,
            any: self.any | other.any,
        }
    }

    /// Whether a mention of a name may mean one of these, by what is around it. `namespaces` are the names of those
    /// that the file has.
    pub(super) fn fit(self, text: &[u8], at: usize, len: usize, namespaces: &FxHashSet<Vec<u8>>) -> bool {
        let before = text.get(..at).unwrap_or_default().trim_ascii_end();
        let after = text.get(at + len..).unwrap_or_default().trim_ascii_start();
        let qualifier = before.strip_suffix(b"::").map(|q| ident::last(q.trim_ascii_end()));
        // Nobody adds to `std`, and members are not members of namespaces.
        if qualifier.is_some_and(|q| q == b"std" || (self.only_member() && namespaces.contains(q))) {
            return false;
        }
        if self.any || (self.constructor && constructs(after)) {
            return true;
        }
        let of_object = before.ends_with(b".") || before.ends_with(b"->");
        let function = self.member || (self.free && !of_object);
        function && called(after) && (qualifier.is_some() || of_object || !is_declared(before))
    }

    fn only_member(self) -> bool {
        self.member && !self.free && !self.constructor && !self.any
    }
}

/// Whether a function whose name is followed by this may be called, or handed on: `f(x)`, `f<T>(x)`, `f<T>`.
fn called(after: &[u8]) -> bool {
    match after.first() {
        // A splice or a comment hides what follows.
        Some(b'(' | b'/' | b'\\') => true,
        // What is less than something ends before an angle bracket closes: `rank < N; ++rank`.
        Some(b'<') => match behind_arguments(after) {
            Closed::Before(rest) => rest.first().is_none_or(|b| !ident::is_continue(*b)),
            Closed::Nowhere => false,
            Closed::Unclear => true,
        },
        _ => false,
    }
}

/// Whether a class whose name is followed by this may be constructed: `S(x)`, `S<T> s(x)`, `S{x}`, or has another name
/// from here on: `using U = S;`. References and pointers to it, its members and arguments that it is construct nothing.
fn constructs(after: &[u8]) -> bool {
    let rest = match after.first() {
        Some(b'<') => match behind_arguments(after) {
            Closed::Before(rest) => rest,
            Closed::Nowhere => return false,
            Closed::Unclear => return true,
        },
        _ => after,
    };
    let starts = |b: &u8| ident::is_continue(*b) || matches!(b, b'(' | b'{' | b';' | b'/' | b'\\' | b'#');
    rest.first().is_none_or(starts)
}

/// Where template arguments close.
enum Closed<'t> {
    /// Before this text.
    Before(&'t [u8]),
    /// They are none.
    Nowhere,
    /// Not found in reach.
    Unclear,
}

/// How far is looked for the end of template arguments, in bytes.
const REACH: usize = 400;

/// What follows template arguments, which this begins with.
fn behind_arguments(after: &[u8]) -> Closed<'_> {
    let (mut angles, mut others) = (0_u32, 0_u32);
    for (at, byte) in after.iter().enumerate().take(REACH) {
        match byte {
            b'<' if others == 0 => angles += 1,
            b'>' if others == 0 && at.checked_sub(1).and_then(|p| after.get(p)) != Some(&b'-') => {
                angles -= 1;
                if angles == 0 {
                    return Closed::Before(after.get(at + 1..).unwrap_or_default().trim_ascii_start());
                }
            }
            b'(' | b'[' | b'{' => others += 1,
            b')' | b']' | b'}' if others == 0 => return Closed::Nowhere,
            b')' | b']' | b'}' => others -= 1,
            b';' if others == 0 => return Closed::Nowhere,
            b'"' | b'\'' | b'#' | b'/' => return Closed::Unclear,
            _ => {}
        }
    }
    Closed::Unclear
}

/// Whether a name with this before it is being declared: a word that is not an operator and begins no statement is a type.
fn is_declared(before: &[u8]) -> bool {
    let word = ident::last(before);
    let operand_follows: [&[u8]; 22] = [
        b"return",
        b"co_return",
        b"co_await",
        b"co_yield",
        b"else",
        b"do",
        b"throw",
        b"case",
        b"new",
        b"delete",
        b"not",
        b"and",
        b"or",
        b"xor",
        b"bitand",
        b"bitor",
        b"compl",
        b"template",
        b"requires",
        b"sizeof",
        b"alignof",
        b"constexpr",
    ];
    let macro_like = || std::str::from_utf8(word).is_ok_and(ident::looks_like_macro);
    !word.is_empty() && !operand_follows.contains(&word) && !macro_like()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the name `f` fits where it first is a word of its own.
    fn fits(uses: Uses, text: &str) -> bool {
        let is_word = |at: &usize| ident::is_word_at(text.as_bytes(), *at, 1);
        let at = text.match_indices('f').map(|(at, _)| at).find(is_word);
        uses.fit(text.as_bytes(), at.expect("the text has f"), 1, &FxHashSet::default())
    }

    #[test]
    fn calls_are_told_from_declarations() {
        let free = Uses {
            free: true,
            ..Uses::default()
        };
        for text in [
            "f(1)",
            "return f(1)",
            "x = a * f (1)",
            "n::f(1)",
            "f<int>(1)",
            "f<(1 > 2), S<T>>(x)",
            "g(&f<int>)",
            "else f(1)",
            "RUN f(1)",
        ] {
            assert!(fits(free, text), "{text}");
        }
        for text in [
            "void f(int)",
            "auto f(int)",
            "f < 3; ++x",
            "f + 1",
            "x.f(1)",
            "std::f(1)",
        ] {
            assert!(!fits(free, text), "{text}");
        }
    }

    #[test]
    fn constructions_are_told_from_types() {
        let class = Uses {
            constructor: true,
            ..Uses::default()
        };
        for text in [
            "f(1)",
            "f x(1)",
            "f<int> x",
            "new f<S<int>>{1}",
            "using T = f<int>;",
            "const f x{1}",
        ] {
            assert!(fits(class, text), "{text}");
        }
        for text in [
            "const f& x",
            "f<int>* x",
            "f::type x",
            "g<f>(x)",
            "sizeof(f)",
            "g(f<int>&&)",
        ] {
            assert!(!fits(class, text), "{text}");
        }
    }
}
