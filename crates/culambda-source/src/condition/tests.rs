//! Conditions by themselves.

use super::*;
use crate::lex::Lexer;
use crate::tok::TextRef;

struct Text<'a>(&'a [u8]);

impl Spell for Text<'_> {
    fn kept(&self, tok: &Tok) -> &[u8] {
        match tok.text {
            TextRef::File { span, .. } => crate::span::slice(self.0, span),
            _ => b"",
        }
    }
}

/// Knows that `YES` is defined and `NO` is not; assumes that all but `OFF` is true.
struct Some;

impl Oracle for Some {
    fn defined(&self, name: &[u8]) -> Known {
        match name {
            b"YES" => Known::Yes,
            b"NO" => Known::No,
            _ => Known::Unknown,
        }
    }

    fn has_include(&self, name: &str, _quoted: bool) -> Known {
        if name == "here.h" { Known::Yes } else { Known::Unknown }
    }

    fn assumed(&self, atom: &str) -> bool {
        !atom.starts_with("OFF")
    }
}

fn outcome(text: &str) -> Outcome {
    let tokens: Vec<Tok> = Lexer::new(text.as_bytes(), 0, text.len() as u32)
        .map(|token| Tok::from_file(&token))
        .collect();
    evaluate(&tokens, &Text(text.as_bytes()), &Some)
}

#[test]
fn arithmetic_of_the_preprocessor() {
    for text in [
        "1 + 2 * 3 == 7",
        "(1 << 4) - 1 == 0xF",
        "-1 < 0",
        "-1 > 0u",
        "10 / 3 == 3 && 10 % 3 == 1",
        "'a' == 97",
        "1'000 == 1000L",
        "~0 == -1",
        "1 ? 2 : 0",
        "0b11 == 03",
        "-8 >> 1 == -4",
        "NO == 0",
        "true and not false",
        "201703L >= 201402L",
        "'\\0' == 0",
        "!defined(NO) && defined YES",
        "1 || 1 / 0",
        "1 ? 1 : 1 / 0",
        "(3, 1)",
        "!(0 && 12 / 0 > 3)",
    ] {
        assert_eq!(
            outcome(text),
            Outcome {
                value: true,
                ..Outcome::default()
            },
            "{text}"
        );
    }
    assert!(!outcome("1 - 1").value);
}

#[test]
fn only_atoms_that_matter_are_named() {
    let atoms = |text: &str| outcome(text).atoms;
    assert!(atoms("defined(A) || 1").is_empty() && atoms("0 && defined A").is_empty());
    assert_eq!(atoms("defined(A)"), ["A"]);
    assert_eq!(atoms("A"), ["A"]);
    assert_eq!(atoms("!(defined A && (B>=3))"), ["A", "B >= 3"]);
    assert_eq!(atoms("defined(OFF) && B"), ["OFF"]);
    assert_eq!(atoms("A || B"), ["A"]);
    assert_eq!(atoms("VERSION(4,8) && defined YES"), ["VERSION(4, 8)"]);
    assert_eq!(atoms("A ? B : C"), ["A", "B"]);
    assert_eq!(
        atoms("__has_include(<a/b.h>) && __has_include(\"here.h\")"),
        ["__has_include(<a/b.h>)"]
    );
    assert_eq!(atoms("defined(X) + defined(Y) == 1"), ["defined(X) + defined(Y) == 1"]);
}

#[test]
fn assumptions_decide() {
    assert!(outcome("A").value && !outcome("!A").value && !outcome("OFF").value);
    assert!(outcome("OFF || A").value && !outcome("OFF > 3 && A").value);
}

#[test]
fn wrong_conditions_are_problems() {
    for text in [
        "", "1 +", "(1", "1 2", "defined", "defined(", "1 / 0", "\"a\"", "1 ? 2", "1.5",
    ] {
        assert!(outcome(text).problem.is_some(), "{text}");
    }
    assert_eq!(outcome("(MAJOR_ GCC() == - 1)").atoms, ["(MAJOR_ GCC() == - 1)"]);
    assert!(outcome(&"(".repeat(100_000)).problem.is_some());
    assert!(outcome(&"!".repeat(100_000)).problem.is_some());
    assert_eq!(outcome(&"A || ".repeat(10_000)).problem, Option::Some(INCOMPLETE));
}
