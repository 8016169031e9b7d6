//! Prints the tree of a C++ text on standard input, one node a line.
#![allow(clippy::print_stdout, missing_docs)]
use culambda_source::{Assumptions, NoLoader, Span, Unit, UnitOptions};
use culambda_syntax::Syntax;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("text");
    let (options, assumptions) = (UnitOptions::default(), Assumptions::default());
    let unit = Unit::read("input.cu", text.as_bytes().into(), &NoLoader, &options, &assumptions);
    let syntax = Syntax::parse(unit.view(0, Span::new(0, text.len() as u32)));
    for node in syntax.root().descendants() {
        let field = node.own_field().map(|f| format!("{}: ", f.name())).unwrap_or_default();
        let leaf = node.all_children().next().is_none();
        let leaf = if leaf {
            format!(" {:?}", syntax.text_of(node))
        } else {
            String::new()
        };
        let missing = if node.is_missing() { " MISSING" } else { "" };
        let indent = 2 * node.ancestors().count();
        println!("{:indent$}{field}{}{missing}{leaf}", "", node.kind().name());
    }
}
