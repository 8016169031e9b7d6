//! The items of a reading that say what they say in an earlier one.

use culambda_source::{Span, Unit, View};
use rustc_hash::FxHashMap;

use super::alike;
use crate::facts::ItemFacts;

/// How far an item must read as in an earlier reading to be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Likeness {
    /// Token for token.
    Exact,
    /// All that is known of lambdas is the same.
    OfLambdas,
    /// The calls and variables in lambdas are the same.
    OfSpaces,
}

/// What comparing with earlier readings gives.
#[derive(Default)]
pub(super) struct Same {
    /// The items that read as they do in one of them.
    pub(super) same: Vec<Span>,
    /// The views of others, as far as they were made.
    pub(super) views: FxHashMap<Span, View>,
}

impl Same {
    /// Those of some items that read as they do in an earlier reading, of which the unit is given and what was found in it.
    /// If a class reads differently, so may everything else.
    pub(super) fn of<'e>(
        unit: &Unit,
        items: impl Iterator<Item = Span>,
        earlier: impl Iterator<Item = (&'e Unit, &'e [ItemFacts])>,
        likeness: Likeness,
    ) -> Same {
        let mut before: FxHashMap<Span, Vec<(&Unit, &ItemFacts)>> = FxHashMap::default();
        for (unit, facts) in earlier {
            for item in facts {
                before.entry(item.syntax.view.span).or_default().push((unit, item));
            }
        }
        let mut found = Same::default();
        if before.is_empty() {
            return found;
        }
        for span in items {
            let known = before.get(&span).map(Vec::as_slice).unwrap_or_default();
            // Most do, and that is known without a view.
            if known.iter().any(|(earlier, _)| unit.reads_as_in(earlier, 0, span)) {
                found.same.push(span);
                continue;
            }
            let view = unit.view(0, span);
            let of_spaces = likeness == Likeness::OfSpaces;
            // What is masked is blank, and what is in a literal a letter, whatever it says.
            let is_same = |(_, item): &(&Unit, &ItemFacts)| {
                let known = &item.syntax.view;
                known.text == view.text && known.literals == view.literals && alike::are_masked_alike(known, &view)
            };
            let is_alike = |(_, item): &(&Unit, &ItemFacts)| {
                likeness != Likeness::Exact && alike::differs_in_plain_statements(&item.syntax, &view, of_spaces)
            };
            if known.iter().any(is_same) || known.iter().any(is_alike) {
                found.same.push(span);
                continue;
            }
            let has_class = may_define_class(&view.text);
            found.views.insert(span, view);
            if has_class {
                found.same.clear();
                return found;
            }
        }
        found
    }
}

/// Whether a class may be defined in a text: `template <class T>` and `struct S *` define none.
fn may_define_class(text: &str) -> bool {
    let starts = ["class", "struct", "union"]
        .into_iter()
        .flat_map(|word| text.match_indices(word));
    starts.into_iter().any(|(at, word)| {
        let after = text.get(at + word.len()..).unwrap_or_default().bytes();
        let (mut depth, mut has_bases) = (0_u32, false);
        for byte in after {
            match byte {
                b'{' => return true,
                b';' | b'=' => return false,
                b'>' if depth == 0 => return false,
                b',' if depth == 0 && !has_bases => return false,
                b'<' => depth += 1,
                b'>' => depth -= 1,
                b':' => has_bases = true,
                _ => {}
            }
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::may_define_class;

    #[test]
    fn parameters_and_names_of_types_define_no_class() {
        for text in [
            "template <class T, class U = int> void f(T t) { }",
            "template <class T> struct S;",
            "void f() { struct S s = { 1 }; use(s); }",
        ] {
            assert!(!may_define_class(text), "{text}");
        }
        for text in [
            "struct S { };",
            "template <class T> struct S : A<T>, B { };",
            "void f() { struct alignas(8) S final { int n; }; }",
            "template <class T> class S<T *, 1> { };",
        ] {
            assert!(may_define_class(text), "{text}");
        }
    }
}
