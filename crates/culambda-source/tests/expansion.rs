//! Expansion against the preprocessor of GCC: `rules.expected` is
//! `g++ -std=c++17 -E -P -D__GNUC_MINOR__=0 rules.cpp` of release 12.2.

use culambda_source::{Assumptions, NoLoader, Span, Unit, UnitOptions};

/// The tokens of a text that is preprocessed already, or is not.
fn tokens(text: &str, preprocessed: bool) -> Vec<String> {
    let options = UnitOptions {
        preprocessed: Some(preprocessed),
        ..UnitOptions::default()
    };
    let unit = Unit::read(
        "rules.cpp",
        text.as_bytes().into(),
        &NoLoader,
        &options,
        &Assumptions::default(),
    );
    let view = unit.view(0, Span::new(0, text.len() as u32));
    assert!(view.problems.is_empty(), "{:?}", view.problems);
    // What is adjoining in one text need not be in the other: read the text again.
    let options = UnitOptions {
        preprocessed: Some(true),
        ..UnitOptions::default()
    };
    let unit = Unit::read(
        "view",
        view.text.as_bytes().into(),
        &NoLoader,
        &options,
        &Assumptions::default(),
    );
    let again = unit.view(0, Span::new(0, view.text.len() as u32));
    again
        .tokens
        .iter()
        .map(|token| again.text_of(token.span()).to_owned())
        .collect()
}

#[test]
fn expands_as_gcc_does() {
    let mine = tokens(include_str!("expansion/rules.cpp"), false);
    let expected = tokens(include_str!("expansion/rules.expected"), true);
    let first = mine.iter().zip(&expected).position(|(a, b)| a != b);
    let near = |tokens: &[String]| {
        first
            .and_then(|at| tokens.get(at.saturating_sub(8)..at + 8))
            .map(<[_]>::to_vec)
    };
    assert_eq!(near(&mine), near(&expected));
    assert_eq!(mine.len(), expected.len());
    assert!(mine.len() > 300, "the fixture has {} tokens", mine.len());
}
