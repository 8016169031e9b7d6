//! Prints the tree of a C++ text on standard input, one node a line.
#![allow(clippy::print_stdout, missing_docs)]
use std::io::Read;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("text");
    let mut parser = tree_sitter::Parser::new();
    parser
        .set_language(&tree_sitter_cpp::LANGUAGE.into())
        .expect("language");
    let tree = parser.parse(&text, None).expect("tree");
    let mut cursor = tree.walk();
    let mut depth = 0usize;
    loop {
        let node = cursor.node();
        let field = cursor.field_name().map(|f| format!("{f}: ")).unwrap_or_default();
        let leaf = if node.child_count() == 0 {
            format!(" {:?}", &text[node.byte_range()])
        } else {
            String::new()
        };
        println!(
            "{:depth$}{field}{}{}{leaf}",
            "",
            node.kind(),
            if node.is_missing() { " MISSING" } else { "" },
            depth = depth * 2
        );
        if cursor.goto_first_child() {
            depth += 1;
            continue;
        }
        loop {
            if cursor.goto_next_sibling() {
                break;
            }
            if !cursor.goto_parent() {
                return;
            }
            depth -= 1;
        }
    }
}
