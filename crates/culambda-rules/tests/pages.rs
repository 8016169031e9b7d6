//! The pages of `docs/rules` are those that the rules have.

use culambda_rules::explain;
use culambda_rules::registry::RULES;
use std::path::Path;

#[test]
fn pages_are_not_stale() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let stale: Vec<&str> = RULES
        .iter()
        .filter(|rule| {
            let path = folder.join(format!("{}.md", rule.name));
            std::fs::read_to_string(path).ok() != Some(explain::page(rule))
        })
        .map(|rule| rule.name)
        .collect();
    assert!(stale.is_empty(), "run `cargo xtask generate`: {}", stale.join(", "));
    let pages = std::fs::read_dir(&folder).map_or(0, Iterator::count);
    assert_eq!(pages, RULES.len() + 1, "a page without a rule, or no list of rules");
}
