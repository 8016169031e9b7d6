//! What using directives bring in.
//!
//! A directive shows what its namespace names, and what the directives of that one name in turn. Which namespaces these
//! are depends on the place of the walk; so each is kept with the first item from which it is shown, once for all
//! places.

use super::declarations::Wanted;
use super::heads::{Declared, DeclaredKind};
use super::{Extent, Found, Index, MAX_ALIASES, NamespaceId, Via};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// Namespaces, each with the first item of the main file that sees it.
type Seen = Rc<[(usize, NamespaceId)]>;

/// What the directives of a namespace name.
#[derive(Debug, Default)]
struct Plain {
    /// The namespaces, each with the first item of the main file that sees it.
    found: Vec<(usize, NamespaceId)>,
    /// The paths that lead nowhere by themselves.
    left: Vec<(usize, Vec<String>)>,
}

/// The first item of the main file that sees a declaration.
fn seen_from(declared: &Declared) -> usize {
    if declared.file == 0 { declared.item } else { 0 }
}

/// The namespaces that those with directives nominate.
#[derive(Debug, Default)]
pub(super) struct Directives {
    /// What the directives of each namespace name themselves.
    own: RefCell<FxHashMap<NamespaceId, Seen>>,
    /// The same, as far as no other directive is needed.
    plain: RefCell<FxHashMap<NamespaceId, Rc<Plain>>>,
    /// What is nominated by each one, directly or not, with the first item that sees it.
    nominated: RefCell<FxHashMap<NamespaceId, Rc<FxHashMap<NamespaceId, usize>>>>,
    /// Where names are shown that were asked for.
    shown: RefCell<FxHashMap<Box<str>, Rc<Shown>>>,
    /// Whether those of the standard library are shown, for each namespace that was asked.
    standard: RefCell<FxHashMap<NamespaceId, bool>>,
    /// All namespaces that a directive names.
    named: OnceCell<FxHashSet<NamespaceId>>,
    /// Where the names of namespaces, and of their aliases, are found.
    around: OnceCell<FxHashMap<Box<str>, Vec<NamespaceId>>>,
}

/// The namespaces that declare a name.
#[derive(Debug)]
pub(super) struct Shown {
    ids: Vec<NamespaceId>,
    /// The outermost namespace in which each shows it, with its number; sorted.
    numbers: Vec<(NamespaceId, usize)>,
}

impl Shown {
    /// Whether a namespace declares the name, or one that is transparent in it does.
    pub(super) fn reaches(&self, of: Extent) -> bool {
        let first = self
            .numbers
            .partition_point(|number| *number < (of.outermost, of.first));
        let next = self.numbers.get(first);
        next.is_some_and(|(outermost, number)| *outermost == of.outermost && *number < of.end)
    }
}

impl Index<'_> {
    /// What a name means in the namespaces that using directives of a namespace nominate. Those that do not declare it
    /// are not looked for: there may be hundreds.
    pub(super) fn nominated_members<'i>(
        &'i self,
        namespace: NamespaceId,
        name: (&str, Wanted),
        out: &mut Vec<Found<'i>>,
    ) {
        if !self.declarations.has_directives(namespace) {
            return;
        }
        let mut shown: Vec<NamespaceId> = Vec::new();
        for own in &self.shown_in(name.0).ids {
            let inside = |id: &NamespaceId| {
                self.namespaces[*id]
                    .parent
                    .filter(|_| self.namespaces[*id].is_transparent())
            };
            let all = std::iter::successors(Some(*own), inside);
            shown.extend(all.filter(|id| self.nominates(namespace, *id)));
        }
        shown.sort_unstable();
        shown.dedup();
        for target in shown {
            self.members(target, name, Via::Using, out);
        }
    }

    /// The namespaces that declare a name, found once for each name.
    pub(super) fn shown_in(&self, name: &str) -> Rc<Shown> {
        if let Some(known) = self.directives.shown.borrow().get(name) {
            return Rc::clone(known);
        }
        let ids = self.declarations.namespaces_of(name);
        let extents = ids.iter().map(|id| self.namespaces[*id].extent);
        let mut numbers: Vec<_> = extents.map(|extent| (extent.outermost, extent.first)).collect();
        numbers.sort_unstable();
        let shown = Rc::new(Shown { ids, numbers });
        let mut all = self.directives.shown.borrow_mut();
        all.insert(name.into(), Rc::clone(&shown));
        shown
    }

    /// Whether a namespace nominates another, at the place of the walk.
    fn nominates(&self, namespace: NamespaceId, target: NamespaceId) -> bool {
        if target == namespace || !self.is_named(target) {
            return false;
        }
        let horizon = self.horizon.get();
        let direct = |(from, named): &(usize, NamespaceId)| *from <= horizon && *named == target;
        let own = self.named_by_directives(namespace);
        // Most have few, and most name what is meant.
        if own.len() < 8 && own.iter().any(direct) {
            return true;
        }
        self.nominated(namespace)
            .get(&target)
            .is_some_and(|from| *from <= horizon)
    }

    /// Whether any directive names a namespace.
    fn is_named(&self, target: NamespaceId) -> bool {
        let all = self.directives.named.get_or_init(|| {
            let with = self.declarations.with_directives();
            with.flat_map(|id| self.named_by_directives(id).to_vec())
                .map(|named| named.1)
                .collect()
        });
        all.contains(&target)
    }

    /// The namespaces that a namespace nominates, those of these namespaces included, found once: the shortest way to
    /// each, where the length of a way is its last directive.
    fn nominated(&self, namespace: NamespaceId) -> Rc<FxHashMap<NamespaceId, usize>> {
        if let Some(known) = self.directives.nominated.borrow().get(&namespace) {
            return Rc::clone(known);
        }
        let mut found = FxHashMap::default();
        let mut pending = BinaryHeap::from([Reverse((0, namespace))]);
        let mut done = FxHashSet::default();
        while let Some(Reverse((from, at))) = pending.pop() {
            if !done.insert(at) {
                continue;
            }
            if at != namespace {
                found.insert(at, from);
            }
            let next = self.named_by_directives(at);
            let next = next.iter().filter(|(_, target)| !done.contains(target));
            pending.extend(next.map(|(own, target)| Reverse((from.max(*own), *target))));
        }
        let found = Rc::new(found);
        self.directives
            .nominated
            .borrow_mut()
            .insert(namespace, Rc::clone(&found));
        found
    }

    /// The namespaces that the using directives of a namespace name themselves, found once, each with the first item of
    /// the main file that sees it.
    fn named_by_directives(&self, namespace: NamespaceId) -> Seen {
        if let Some(known) = self.directives.own.borrow().get(&namespace) {
            return Rc::clone(known);
        }
        let around = std::iter::successors(Some(namespace), |id| self.namespaces[*id].parent);
        let with = |id: &NamespaceId| *id == namespace || self.declarations.has_directives(*id);
        let mut found: Seen = Rc::from([]);
        // From the outermost on: what those around bring in may be named by those within.
        for id in around.filter(with).collect::<Vec<_>>().into_iter().rev() {
            let known = self.directives.own.borrow().get(&id).cloned();
            found = known.unwrap_or_else(|| self.resolved_directives(id));
            self.directives.own.borrow_mut().insert(id, Rc::clone(&found));
        }
        found
    }

    /// The same, where it is known for the namespaces around. `using namespace a; using namespace b;` may mean `a::b`; of
    /// other namespaces only those directives count that need no others.
    fn resolved_directives(&self, namespace: NamespaceId) -> Seen {
        let Plain { found, left } = &*self.plain_directives(namespace);
        let mut found: Vec<_> = found.clone();
        let mut outer: Option<Vec<FxHashSet<NamespaceId>>> = None;
        let mut own = FxHashSet::default();
        let mut from = 0;
        for (seen, path) in left {
            let Some(places) = path.first().and_then(|first| self.around_name(first)) else {
                continue;
            };
            self.reach(found[from..].iter().map(|(_, id)| *id), &mut own);
            from = found.len();
            let outer = outer.get_or_insert_with(|| self.reached_around(namespace));
            let mut levels = std::iter::once(&own).chain(&*outer);
            let place = levels.find_map(|reached| places.iter().find(|id| reached.contains(*id)));
            let target = self.within(place.copied(), path, MAX_ALIASES);
            found.extend(target.map(|target| (*seen, target)));
        }
        found.into()
    }

    /// What the directives of each namespace around another reach, from the inside out.
    fn reached_around(&self, namespace: NamespaceId) -> Vec<FxHashSet<NamespaceId>> {
        let around = std::iter::successors(self.namespaces[namespace].parent, |id| self.namespaces[*id].parent);
        let with = around.filter(|id| self.declarations.has_directives(*id));
        with.map(|id| {
            let mut reached = FxHashSet::default();
            let own = self.directives.own.borrow().get(&id).cloned();
            self.reach(own.iter().flat_map(|own| own.iter().map(|(_, id)| *id)), &mut reached);
            reached
        })
        .collect()
    }

    /// Adds namespaces, and those that their directives name.
    fn reach(&self, targets: impl Iterator<Item = NamespaceId>, reached: &mut FxHashSet<NamespaceId>) {
        let mut pending: Vec<_> = targets.filter(|id| reached.insert(*id)).collect();
        while let Some(at) = pending.pop() {
            if self.declarations.has_directives(at) {
                let next = self.plain_directives(at);
                let next = next.found.iter().map(|(_, id)| *id);
                pending.extend(next.filter(|id| reached.insert(*id)));
            }
        }
    }

    /// The directives of a namespace that can be followed without others, and the rest, found once.
    fn plain_directives(&self, namespace: NamespaceId) -> Rc<Plain> {
        if let Some(known) = self.directives.plain.borrow().get(&namespace) {
            return Rc::clone(known);
        }
        let mut plain = Plain::default();
        for d in self.declarations.directives(namespace) {
            match self.find_declared(namespace, &d.path) {
                Some(target) => plain.found.push((seen_from(d), target)),
                None => plain.left.push((seen_from(d), d.path.clone())),
            }
        }
        let plain = Rc::new(plain);
        let mut all = self.directives.plain.borrow_mut();
        all.insert(namespace, Rc::clone(&plain));
        plain
    }

    /// The namespaces in which the name of a namespace is found.
    fn around_name(&self, name: &str) -> Option<&[NamespaceId]> {
        let around = self.directives.around.get_or_init(|| self.around_names());
        around.get(name).map(Vec::as_slice)
    }

    /// Whether the name of a type that was found from a namespace means something else there, or something else besides,
    /// at the end of the unit, where the reference looks it up: `size_t`, with `using namespace std`.
    pub fn has_twin(&self, from: NamespaceId, found: Found<'_>, meant: Found<'_>, name: &str) -> bool {
        let around = |id: NamespaceId| std::iter::successors(Some(id), |at| self.namespaces[*at].parent);
        // What is in an unnamed namespace is as if it were in the one around, and only what is nearer counts.
        let named = &self.namespaces[meant.namespace];
        let unnamed = named
            .parent
            .filter(|_| found.via == Via::Transparent && named.name.is_none());
        let level = unnamed.unwrap_or(meant.namespace);
        let start = if found.via == Via::Scope || unnamed.is_some() {
            from
        } else {
            level
        };
        let differs = |other: Found<'_>| {
            self.target(other)
                .is_some_and(|other| other.namespace != meant.namespace)
        };
        let is_hidden = |at: NamespaceId| {
            let mut others = Vec::new();
            self.nominated_members(at, (name, Wanted::Kinds), &mut others);
            // What a directive shows counts as declared in the innermost namespace around it and the namespace that it names.
            others.retain(|other| {
                let common = around(at).find(|outer| around(other.namespace).any(|id| id == *outer));
                let shown = |common| around(common).any(|id| id == level) && (common != level || unnamed.is_none());
                common.is_some_and(shown)
            });
            if at != level {
                self.members(at, (name, Wanted::Kinds), Via::Scope, &mut others);
            }
            others.into_iter().any(differs) || at != level && self.child_named(at, name).is_some()
        };
        let mut levels = around(start).take_while(|at| *at != level).chain([level]);
        meant.declared.kind.is_type() && self.anywhere(|| levels.any(is_hidden))
    }

    /// Whether a name means something else in namespaces that the directives of a block name than it does where the function
    /// is, at a level that is no further out.
    pub(crate) fn shows_besides(&self, from: NamespaceId, named: &[NamespaceId], name: &str) -> bool {
        self.anywhere(|| {
            let around = |id: NamespaceId| std::iter::successors(Some(id), |at| self.namespaces[*at].parent);
            let Some(level) = around(from).find(|at| self.declares(*at, name)) else {
                return false;
            };
            let place = |found: Found<'_>| self.target(found).unwrap_or(found).namespace;
            let meant = self.first(level, &[name.to_owned()]).map(place);
            let space = self.child_named(level, name);
            let mut reached = FxHashSet::default();
            self.reach(named.iter().copied(), &mut reached);
            let shows = |target: &&NamespaceId| {
                let common = around(from).find(|outer| around(**target).any(|id| id == *outer));
                if **target == level || !common.is_some_and(|common| around(common).any(|id| id == level)) {
                    return false;
                }
                let mut others = Vec::new();
                self.members(**target, (name, Wanted::Kinds), Via::Scope, &mut others);
                let other = self.child_named(**target, name);
                others.into_iter().any(|other| meant != Some(place(other))) || other.is_some() && other != space
            };
            reached.iter().any(|target| shows(&target))
        })
    }

    /// Whether the directives of the namespaces around show something else by a name in front of `::` that one of them
    /// declares, no further out than there, wherever they are.
    pub(crate) fn shows_another(&self, from: NamespaceId, home: NamespaceId, name: &str) -> bool {
        let around = |id: NamespaceId| std::iter::successors(Some(id), |at| self.namespaces[*at].parent);
        let up_to_home = |at: NamespaceId| around(at).take_while(|id| *id != home).chain([home]);
        // What a directive shows counts as declared in the innermost namespace around it and the namespace that it names.
        let is_near = |at: NamespaceId, shown: NamespaceId| {
            let common = around(at).find(|outer| around(shown).any(|id| id == *outer));
            common.is_some_and(|common| up_to_home(from).any(|id| id == common))
        };
        let shows = |at: NamespaceId| {
            if !self.declarations.has_directives(at) {
                return false;
            }
            let mut others = Vec::new();
            self.nominated_members(at, (name, Wanted::Kinds), &mut others);
            let is_other = |other: &Found<'_>| {
                let is_alias = other.declared.kind == DeclaredKind::NamespaceAlias;
                let target = self.target(*other).unwrap_or(*other).namespace;
                !is_alias && target != home && is_near(at, other.namespace)
            };
            if others.iter().any(is_other) {
                return true;
            }
            let meant = self.child_named(home, name);
            let mut spaces = self.around_name(name).into_iter().flatten().filter(|id| **id != home);
            spaces.any(|id| self.nominates(at, *id) && is_near(at, *id) && self.child_named(*id, name) != meant)
        };
        self.anywhere(|| up_to_home(from).any(shows))
    }

    /// Whether using directives show the names of the standard library in a namespace, wherever they are.
    pub fn shows_standard(&self, from: NamespaceId) -> bool {
        if let Some(known) = self.directives.standard.borrow().get(&from) {
            return *known;
        }
        let around = std::iter::successors(Some(from), |id| self.namespaces[*id].parent);
        let mut seen = FxHashSet::default();
        let mut pending: Vec<_> = around.filter(|id| seen.insert(*id)).collect();
        let mut shows = false;
        while let Some(at) = pending.pop().filter(|_| !shows) {
            shows = self.declarations.directives(at).any(|d| d.path == ["std"]);
            let next = self.named_by_directives(at);
            pending.extend(next.iter().map(|(_, id)| *id).filter(|id| seen.insert(*id)));
        }
        self.directives.standard.borrow_mut().insert(from, shows);
        shows
    }

    /// The namespace of a name that the using directives of a namespace bring in.
    pub fn through_directives(&self, from: NamespaceId, name: &str) -> Option<NamespaceId> {
        if !self.declarations.has_directives(from) {
            return None;
        }
        let mut nominated = self.around_name(name)?.iter().filter(|id| self.nominates(from, **id));
        nominated.find_map(|id| self.child_named(*id, name))
    }

    /// The namespaces in which the name of a namespace, or of an alias of one, is found; ascending.
    fn around_names(&self) -> FxHashMap<Box<str>, Vec<NamespaceId>> {
        let named = self
            .namespaces
            .iter()
            .filter_map(|n| Some((n.parent?, n.name.as_deref()?)));
        let mut out: FxHashMap<Box<str>, Vec<NamespaceId>> = FxHashMap::default();
        for (own, name) in named.chain(self.declarations.aliases()) {
            let list = out.entry(name.into()).or_default();
            let mut at = Some(own);
            while let Some(id) = at {
                list.push(id);
                let through = self.namespaces[id].inline || self.namespaces[id].name.is_none();
                at = self.namespaces[id].parent.filter(|_| through);
            }
        }
        #[expect(clippy::iter_over_hash_type, reason = "each list is put in order by itself")]
        for list in out.values_mut() {
            list.sort_unstable();
            list.dedup();
        }
        out
    }

    /// The using directives that are in effect in a namespace, with the namespace that each names, if that is known.
    pub fn directives(&self, from: NamespaceId) -> impl Iterator<Item = (&[String], Option<NamespaceId>)> {
        let mut at = Some(from);
        std::iter::from_fn(move || {
            let id = at?;
            at = self.namespaces[id].parent;
            Some(id)
        })
        .flat_map(|id| self.declarations.directives(id).map(move |d| (id, d)))
        .filter(|(_, d)| self.visible(d))
        .map(|(id, d)| (d.path.as_slice(), self.find_namespace(id, &d.path)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_show_names_from_their_place_on() {
        let text = "namespace a { int x; }\nnamespace b { using namespace a; int y; }\nint p;\nusing namespace b;\nint q;\n\
                    namespace b { using namespace c; }\nnamespace c { int z; using namespace b; }\nnamespace b { using namespace c; }\nint r;";
        let unit = crate::testing::unit(text);
        let index = Index::build(&unit);
        let seen = |place: &str| {
            let at = text.find(place).expect("it is in the text") as u32;
            let items = &unit.files[0].items;
            index.set_horizon(items.partition_point(|i| i.span.start <= at) - 1);
            let names = ["x", "y", "z"].into_iter();
            names.filter(|n| !index.lookup(0, n).is_empty()).collect::<String>()
        };
        assert_eq!(seen("int p"), "");
        assert_eq!(seen("int q"), "xy");
        assert_eq!(seen("int r"), "xyz");
        assert_eq!(seen("int p"), "");
    }
}
