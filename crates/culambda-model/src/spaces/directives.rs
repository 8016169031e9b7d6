//! What using directives in blocks bring.

use super::library;
use crate::here::Here;
use crate::instantiate::candidate::Candidate;

impl Here<'_> {
    /// Whether a using directive of a block may bring something of a name.
    pub(crate) fn is_brought(&self, name: &str) -> bool {
        let mut all = self.scopes.directives().peekable();
        if all.peek().is_none() {
            return false;
        }
        let of_library = |namespace: &[String]| namespace == ["std"] && library::runs_on_device(name);
        all.any(of_library) || !self.brought(name).is_empty()
    }

    /// Adds the functions of a name that directives bring; nothing if they run on other sides than those without them: which
    /// of them hide others is not asked.
    pub(super) fn with_brought(&self, name: &str, mut all: Vec<Candidate>) -> Option<Vec<Candidate>> {
        if !self.is_brought(name) {
            return Some(all);
        }
        let mut known = all.iter().map(|c| c.spot).collect::<Vec<_>>();
        for path in self.brought(name) {
            let more = self.free_functions(self.namespace, &path)?;
            let new = more.into_iter().filter(|c| !known.contains(&c.spot));
            all.extend(new);
            known.clear();
            known.extend(all.iter().map(|c| c.spot));
        }
        let mut sides = Vec::new();
        for candidate in &all {
            sides.push(self.declared_space(candidate.spot)?.annotations?.space());
        }
        sides.windows(2).all(|pair| pair[0] == pair[1]).then_some(all)
    }
}
