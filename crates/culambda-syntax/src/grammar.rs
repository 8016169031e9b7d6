//! What the grammar of tree-sitter-cpp names: the kinds of nodes and the fields, from which `cargo xtask generate`
//! makes [`Kind`](crate::Kind) and [`Field`](crate::Field).

use culambda_source::{builtin, ident};
use rustc_hash::FxHashSet;
use std::sync::LazyLock;
use tree_sitter::{Language, Parser};

/// A symbol of the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its number in the parser's tables.
    pub id: u16,
    /// What the grammar calls it: `declaration`, `+=`. Several symbols may have one name.
    pub name: String,
    /// Whether it is named, as rules are; tokens that the grammar spells out are not.
    pub named: bool,
}

fn language() -> Language {
    tree_sitter_cpp::LANGUAGE.into()
}

/// The symbols that occur as nodes of a tree, ascending by their numbers; the one for errors is not listed.
pub fn symbols() -> Vec<Symbol> {
    let language = language();
    let count = u16::try_from(language.node_kind_count()).unwrap_or(u16::MAX);
    let symbol = |id: u16| {
        Some(Symbol {
            id,
            name: language.node_kind_for_id(id)?.to_owned(),
            named: language.node_kind_is_named(id),
        })
    };
    let visible = (0..count).filter(|id| language.node_kind_is_visible(*id));
    visible.filter_map(symbol).collect()
}

/// The names of the fields; the number of each is its place, counted from 1.
pub fn fields() -> Vec<String> {
    let language = language();
    let count = u16::try_from(language.field_count()).unwrap_or(u16::MAX);
    let names = (1..=count).filter_map(|id| language.field_name_for_id(id));
    names.map(str::to_owned).collect()
}

/// The words that the grammar spells out, but for names of types in C's library.
static WORDS: LazyLock<FxHashSet<Box<[u8]>>> = LazyLock::new(|| {
    let language = language();
    let count = u16::try_from(language.node_kind_count()).unwrap_or(u16::MAX);
    let names = (0..count).filter_map(|id| language.node_kind_for_id(id));
    let words = names.filter(|name| ident::is_whole(name));
    let mut all: FxHashSet<Box<[u8]>> = words.map(|word| word.as_bytes().into()).collect();
    // Tokens that are made of several words have no name that says which these are.
    let others = ["TRUE", "FALSE"].into_iter().chain(builtin::words());
    all.extend(others.map(|word| word.as_bytes().into()));
    all
});

/// Whether the grammar may know a word, so that another one in its place may have another tree.
pub(crate) fn is_word_of_grammar(word: &[u8]) -> bool {
    word.ends_with(b"_t") || WORDS.contains(word)
}

/// A parser of C++.
pub(crate) fn parser() -> Parser {
    let mut parser = Parser::new();
    parser.set_language(&language()).expect("the grammar is linked in");
    parser
}
