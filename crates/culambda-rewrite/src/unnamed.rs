//! Functions in unnamed namespaces.
//!
//! The reference gives such a namespace a name, which no text of ours can know, so the level is left out of the
//! tag: `::a::f` for `a::(unnamed)::f`. Qualified lookup finds it there, unless something else in `a` has the
//! name.

use std::cell::OnceCell;

use culambda_model::index::Index;
use culambda_source::Unit;

use crate::item::Why;

/// The level that stands for an unnamed namespace in facts.
pub(crate) const LEVEL: &str = "_GLOBAL__N__";

/// Looks names up in a unit that is indexed when first asked.
pub(crate) struct Lookup<'u> {
    unit: &'u Unit,
    index: OnceCell<Index<'u>>,
}

impl<'u> Lookup<'u> {
    pub(crate) fn of(unit: &'u Unit) -> Self {
        Lookup {
            unit,
            index: OnceCell::new(),
        }
    }

    /// Checks that the name of a function, as tags have it, means the same without its unnamed levels.
    pub(crate) fn check(&self, fn_name: &str) -> Result<(), Why> {
        let Some((namespaces, name)) = split(fn_name) else {
            return Ok(());
        };
        if !namespaces.contains(&LEVEL) {
            return Ok(());
        }
        let index = self.index.get_or_init(|| Index::build(self.unit));
        let named = namespaces.iter().filter(|level| **level != LEVEL);
        let path: Vec<String> = [""]
            .iter()
            .chain(named)
            .chain([&name])
            .map(|&part| part.to_owned())
            .collect();
        let other = index.lookup_path(0, &path).into_iter().any(|found| {
            let levels = index.path(found.namespace).unwrap_or_default();
            levels != namespaces
        });
        if other {
            let written = path.join("::");
            Err(Why {
                message: format!(
                    "the enclosing function is in an unnamed namespace, and `{written}` outside of it is something else"
                ),
                help: "give the function, or its namespace, a name of its own",
            })
        } else {
            Ok(())
        }
    }
}

/// The namespaces and the name of a function that is not a member: `(& ::a::f< T> )`.
fn split(fn_name: &str) -> Option<(Vec<&str>, &str)> {
    let text = fn_name.strip_prefix("(& ::")?.strip_suffix(')')?;
    // The `<` of an operator opens no arguments; the reference puts a blank after it.
    let arguments = if text.contains("operator<") { " < " } else { "< " };
    let end = text.find(arguments).unwrap_or(text.len());
    let mut levels: Vec<&str> = text.get(..end)?.split("::").collect();
    let name = levels.pop()?.trim();
    Some((levels, name))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn names_of_tags_are_taken_apart() {
        assert_eq!(split("(& ::f)"), Some((vec![], "f")));
        assert_eq!(
            split("(& ::a::_GLOBAL__N__::f< T, B::C> )"),
            Some((vec!["a", "_GLOBAL__N__"], "f"))
        );
        assert_eq!(split("(& ::a::operator<< < T> )"), Some((vec!["a"], "operator<<")));
        assert_eq!(split("(&S::m)"), None);
    }
}
