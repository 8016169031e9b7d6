//! What a translation unit declares at namespace scope, by name.
//!
//! Names come from the heads of items alone; a class is parsed when somebody asks for its members.

mod classes;
mod declarations;
mod directives;
mod extent;
mod heads;
mod mentions;
mod namespaces;
mod parsed;
mod specialisations;
mod syntaxes;

use crate::budget::Budget;
use crate::class::ClassInfo;
use crate::kept::Kept;
pub use crate::namespace::NamespaceId;
use culambda_source::Unit;
use culambda_syntax::Syntax;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use declarations::{Declarations, Wanted};
pub(crate) use heads::is_name;
pub use heads::{Declared, DeclaredKind};
pub(crate) use heads::{begins_declarator, is_explicit_instantiation};
use namespaces::{Extent, Tree};
pub use namespaces::{Namespace, NoPath};
pub(crate) use specialisations::{ClassPath, Specialisations};
use syntaxes::Shown;
pub(crate) use syntaxes::Syntaxes;

/// How a name was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// In an enclosing scope itself.
    Scope,
    /// In an inline or unnamed namespace of it.
    Transparent,
    /// Through a using directive or using declaration.
    Using,
}

/// A declaration that lookup found.
#[derive(Clone, Copy, Debug)]
pub struct Found<'i> {
    /// Where it is declared.
    pub namespace: NamespaceId,
    /// What.
    pub declared: &'i Declared,
    /// How it was found.
    pub via: Via,
}

/// What looking for a class gave.
#[derive(Clone, Debug)]
pub enum ClassLookup {
    /// The class that is meant.
    Found(Rc<ClassInfo>),
    /// No readable file defines it.
    NotInSight,
    /// More than one may be meant (specialisations, the same name twice).
    Ambiguous,
}

/// The index of a unit.
pub struct Index<'u> {
    unit: &'u Unit,
    /// All namespaces.
    pub namespaces: Vec<Namespace>,
    /// The inline and unnamed namespaces of each one.
    transparent: Vec<Vec<NamespaceId>>,
    declarations: Declarations<'u>,
    directives: directives::Directives,
    /// Items of the main file after this one are not visible.
    horizon: Cell<usize>,
    syntaxes: RefCell<FxHashMap<(usize, usize, Shown), Arc<Syntax>>>,
    shared: Rc<Syntaxes>,
    texts: RefCell<FxHashMap<String, Arc<Syntax>>>,
    /// Classes around lambdas that were looked for in vain.
    asked: RefCell<BTreeSet<Vec<String>>>,
    /// The steps that searches may take.
    pub(crate) budget: Budget,
    /// Answers that hold for the whole unit.
    pub(crate) kept: Kept,
}

/// Aliases of namespaces are followed this far: the search is recursive, and its stack is not the input's to choose.
const MAX_ALIASES: u32 = 200;

impl<'u> Index<'u> {
    /// Finds the namespaces; what they declare is read as far as it must be known beforehand.
    pub fn build(unit: &'u Unit) -> Index<'u> {
        Index::of_reading(unit, Rc::default())
    }

    /// The same for one of several readings of a file, which share what they parse.
    pub(crate) fn of_reading(unit: &'u Unit, parsed: Rc<Syntaxes>) -> Index<'u> {
        let (mut tree, scopes) = Tree::of(unit);
        let declarations = Declarations::new(unit, scopes, &mut tree);
        tree.number();
        Index {
            unit,
            transparent: tree.transparent(),
            namespaces: tree.found,
            declarations,
            shared: parsed,
            directives: directives::Directives::default(),
            horizon: Cell::new(usize::MAX),
            syntaxes: RefCell::default(),
            texts: RefCell::default(),
            asked: RefCell::default(),
            kept: Kept::default(),
            budget: Budget::of_file(unit.files.first().map_or(0, |main| main.text.len())),
        }
    }

    /// Hides what the main file declares after one of its items.
    pub fn set_horizon(&self, item: usize) {
        self.horizon.set(item);
    }

    /// Declarations of a name, wherever the main file declares it.
    pub fn lookup_anywhere<'i>(&'i self, from: NamespaceId, name: &str) -> Vec<Found<'i>> {
        self.anywhere(|| self.lookup(from, name))
    }

    /// What a question finds that sees all that the main file declares.
    pub(crate) fn anywhere<T>(&self, question: impl FnOnce() -> T) -> T {
        let horizon = self.horizon.replace(usize::MAX);
        let found = question();
        self.horizon.set(horizon);
        found
    }

    /// The last item of the first file that lookup sees.
    pub(crate) fn horizon(&self) -> usize {
        self.horizon.get()
    }

    fn visible(&self, declared: &Declared) -> bool {
        self.is_before_horizon(declared.file, declared.item)
    }

    pub(crate) fn is_before_horizon(&self, file: usize, item: usize) -> bool {
        file != 0 || item <= self.horizon.get()
    }

    /// The namespace of a scope of a file.
    pub fn namespace_of(&self, file: usize, scope: culambda_source::ScopeId) -> NamespaceId {
        self.declarations.namespace_of(file, scope)
    }

    /// The namespace that a place in a file is in.
    pub fn namespace_at(&self, file: usize, offset: u32) -> Option<NamespaceId> {
        let item = self.unit.files.get(file)?.item_at(offset)?;
        Some(self.namespace_of(file, item.scope))
    }

    /// The declarations of a name in every namespace, members that are defined outside of their class included.
    pub(crate) fn everywhere<'i>(&'i self, name: &str) -> Vec<Found<'i>> {
        let of = |namespace: NamespaceId| {
            self.declarations.of(namespace, name).map(move |declared| Found {
                namespace,
                declared,
                via: Via::Scope,
            })
        };
        self.declarations.namespaces_of(name).into_iter().flat_map(of).collect()
    }

    /// Whether what one namespace declares is a member of the other one, too, or both are transparent in a third one.
    pub(crate) fn is_beside(&self, one: NamespaceId, other: NamespaceId) -> bool {
        let seen_in = |id: NamespaceId| {
            let up = |id: &NamespaceId| {
                self.namespaces[*id]
                    .parent
                    .filter(|_| self.namespaces[*id].is_transparent())
            };
            std::iter::successors(Some(id), up).last()
        };
        one == other || seen_in(one) == seen_in(other)
    }

    /// The path of a namespace, outermost first; an unnamed one is `_GLOBAL__N__`.
    ///
    /// # Errors
    /// Why it is not known. Each part of it is a step: namespaces may be nested thousands deep.
    pub fn path(&self, mut namespace: NamespaceId) -> Result<Vec<String>, NoPath> {
        let mut path = Vec::new();
        while let Some(parent) = self.namespaces[namespace].parent {
            if let Some(name) = &self.namespaces[namespace].unknown {
                return Err(NoPath::Macro(name.clone()));
            }
            if !self.budget.step() {
                return Err(NoPath::TooManySteps);
            }
            path.push(
                self.namespaces[namespace]
                    .name
                    .clone()
                    .unwrap_or_else(|| "_GLOBAL__N__".into()),
            );
            namespace = parent;
        }
        path.reverse();
        Ok(path)
    }

    /// Whether a namespace is unnamed, or in one that is, and all that is around it is known.
    pub(crate) fn is_in_unnamed(&self, namespace: NamespaceId) -> bool {
        let all = std::iter::successors(Some(namespace), |id| self.namespaces[*id].parent);
        // The global one has no name either.
        let mut around = all.map(|id| &self.namespaces[id]).filter(|n| n.parent.is_some());
        let mut unnamed = false;
        around.all(|n| {
            unnamed |= n.name.is_none();
            n.unknown.is_none()
        }) && unnamed
    }

    /// Everything that a name means in one namespace and those that are transparent in it.
    fn members<'i>(&'i self, namespace: NamespaceId, name: (&str, Wanted), via: Via, out: &mut Vec<Found<'i>>) {
        out.extend(
            self.declarations
                .wanted(namespace, name.0, name.1)
                .filter(|d| self.visible(d))
                .filter(|d| d.path.len() == 1 || d.kind == DeclaredKind::UsingDeclaration)
                .map(|declared| Found {
                    namespace,
                    declared,
                    via: if declared.kind == DeclaredKind::UsingDeclaration {
                        Via::Using
                    } else {
                        via
                    },
                }),
        );
        let children = &self.transparent[namespace];
        if children.is_empty() {
            return;
        }
        // They may be nested thousands deep: only those are looked at that show the name.
        let shown = self.shown_in(name.0);
        for child in children
            .iter()
            .filter(|child| shown.reaches(self.namespaces[**child].extent))
        {
            let via = if via == Via::Using { via } else { Via::Transparent };
            self.members(*child, name, via, out);
        }
    }

    /// The namespace that a path names from another, or none. What using directives bring in counts at each level.
    pub fn find_namespace(&self, from: NamespaceId, path: &[String]) -> Option<NamespaceId> {
        let (first, rest) = path.split_first()?;
        let found = if first.is_empty() {
            Some(0)
        } else {
            std::iter::successors(Some(from), |id| self.namespaces[*id].parent).find_map(|id| {
                self.child_named(id, first)
                    .or_else(|| self.through_directives(id, first))
            })
        };
        self.within(found, rest, MAX_ALIASES)
    }

    /// The namespace of a path in another.
    pub(crate) fn find_within(&self, namespace: NamespaceId, path: &[String]) -> Option<NamespaceId> {
        self.within(Some(namespace), path, MAX_ALIASES)
    }

    /// The namespace that a path leads to from another.
    fn within(&self, start: Option<NamespaceId>, path: &[String], aliases: u32) -> Option<NamespaceId> {
        path.iter()
            .try_fold(start?, |at, part| self.child_through(at, part, aliases))
    }

    /// The namespace that a function is a member of which is defined as one of a namespace: perhaps of an inline one there.
    pub(crate) fn namespace_of_function(&self, namespace: NamespaceId, name: &str) -> NamespaceId {
        let mut found = Vec::new();
        self.members(namespace, (name, Wanted::All), Via::Scope, &mut found);
        // An explicit specialisation may be declared further out than its template.
        let is_function = |f: &&Found<'_>| {
            matches!(
                f.declared.kind,
                DeclaredKind::Function {
                    specialisation: false,
                    ..
                }
            )
        };
        let all: Vec<NamespaceId> = found.iter().filter(is_function).map(|f| f.namespace).collect();
        match all.as_slice() {
            [only, rest @ ..] if rest.iter().all(|id| id == only) => *only,
            _ => namespace,
        }
    }

    /// The namespace that a path names, without what using directives bring in.
    fn find_declared(&self, from: NamespaceId, path: &[String]) -> Option<NamespaceId> {
        self.find_through(from, path, MAX_ALIASES)
    }

    /// The namespace of a name in another, in its inline and unnamed ones, or behind an alias.
    pub fn child_named(&self, of: NamespaceId, name: &str) -> Option<NamespaceId> {
        self.child_through(of, name, MAX_ALIASES)
    }

    /// The namespaces of a name that the inline and unnamed namespaces of one have.
    pub(crate) fn named_in_transparent(&self, of: NamespaceId, name: &str) -> impl Iterator<Item = NamespaceId> {
        let inner = self.transparent.get(of).into_iter().flatten();
        inner.filter_map(move |id| self.namespaces[*id].named.get(name).copied())
    }

    fn find_through(&self, from: NamespaceId, path: &[String], aliases: u32) -> Option<NamespaceId> {
        let (first, rest) = path.split_first()?;
        let start = if first.is_empty() {
            Some(0)
        } else {
            std::iter::successors(Some(from), |id| self.namespaces[*id].parent)
                .find_map(|id| self.child_through(id, first, aliases))
        };
        self.within(start, rest, aliases)
    }

    fn child_through(&self, of: NamespaceId, name: &str, aliases: u32) -> Option<NamespaceId> {
        let direct = self.namespaces[of].named.get(name).copied();
        direct.or_else(|| self.alias(of, name, aliases)).or_else(|| {
            let mut transparent = self.transparent[of].iter();
            transparent.find_map(|c| self.child_through(*c, name, aliases))
        })
    }

    /// The namespace that a namespace alias names; `aliases` may still be followed.
    fn alias(&self, of: NamespaceId, name: &str, aliases: u32) -> Option<NamespaceId> {
        let d = self.declarations.alias(of, name)?;
        // Aliases that name each other would never end.
        self.find_through(of, &d.target, aliases.checked_sub(1)?)
    }

    /// Unqualified lookup at namespace level: all declarations of the innermost level that has any.
    pub fn lookup<'i>(&'i self, from: NamespaceId, name: &str) -> Vec<Found<'i>> {
        self.lookup_wanted(from, (name, Wanted::All))
    }

    fn lookup_wanted<'i>(&'i self, from: NamespaceId, name: (&str, Wanted)) -> Vec<Found<'i>> {
        let mut at = Some(from).filter(|_| self.declarations.has(name.0));
        // What directives show is found in the namespace that is around both.
        let mut shown: Vec<Found<'i>> = Vec::new();
        while let Some(id) = at {
            let mut found = Vec::new();
            self.members(id, name, Via::Scope, &mut found);
            self.nominated_members(id, name, &mut shown);
            at = self.namespaces[id].parent;
            found.extend(shown.extract_if(.., |shown| at.is_none() || self.is_around(id, shown.namespace)));
            if !found.is_empty() {
                self.leave_out_redeclared(&mut found);
                return found;
            }
        }
        Vec::new()
    }

    /// Leaves out specialisations and explicit instantiations of class templates that directives show: they declare no
    /// template of that name where they are.
    fn leave_out_redeclared(&self, found: &mut Vec<Found<'_>>) {
        let says_again = |f: &Found<'_>| {
            let kind = f.declared.kind;
            matches!(kind, DeclaredKind::Class { specialisation, .. } if specialisation)
        };
        if found.len() < 2 || !found.iter().any(says_again) {
            return;
        }
        let is_class = |f: &&Found<'_>| matches!(f.declared.kind, DeclaredKind::Class { .. }) && !says_again(f);
        let mut templates: Vec<NamespaceId> = found.iter().filter(is_class).map(|f| f.namespace).collect();
        templates.dedup();
        let has_own = |id: NamespaceId| templates.iter().any(|own| self.is_beside(*own, id));
        found.retain(|f| templates.is_empty() || !says_again(f) || has_own(f.namespace));
    }

    /// Whether a namespace is another one, or around it.
    pub(crate) fn is_around(&self, outer: NamespaceId, inner: NamespaceId) -> bool {
        std::iter::successors(Some(inner), |id| self.namespaces[*id].parent).any(|id| id == outer)
    }

    /// Whether a name means something in a namespace, as a namespace or as anything else, wherever it is declared.
    pub fn declares(&self, namespace: NamespaceId, name: &str) -> bool {
        let horizon = self.horizon.replace(usize::MAX);
        let mut found = Vec::new();
        self.members(namespace, (name, Wanted::Kinds), Via::Scope, &mut found);
        self.nominated_members(namespace, (name, Wanted::Kinds), &mut found);
        let any = !found.is_empty();
        self.horizon.set(horizon);
        any || self.child_named(namespace, name).is_some()
    }

    /// Whether a name is declared for the device alone somewhere.
    pub(crate) fn names_device(&self, name: &str) -> bool {
        self.declarations.names_device(name)
    }

    /// Whether an item of the main file mentions what is declared for the device alone.
    pub(crate) fn mentions_device(&self, item: usize) -> bool {
        self.declarations.mentions_device(0, item)
    }

    /// Whether a namespace has a child of a name, transparent ones and aliases included.
    pub fn has_child(&self, of: NamespaceId, name: &str) -> bool {
        self.child_named(of, name).is_some()
    }

    /// What the head of an item declares.
    pub(crate) fn declared(&self, file: usize, item: usize) -> &[Declared] {
        self.declarations.of_item(file, item)
    }

    /// Where a using declaration leads in the end, through further ones.
    pub fn target<'i>(&'i self, found: Found<'i>) -> Option<Found<'i>> {
        let mut at = found;
        for _ in 0..16 {
            if at.declared.kind != DeclaredKind::UsingDeclaration {
                return Some(at);
            }
            at = self
                .lookup_path(at.namespace, &at.declared.target)
                .into_iter()
                .find(|f| !std::ptr::eq(f.declared, at.declared))?;
        }
        None
    }

    /// Declarations of a qualified or unqualified name.
    pub fn lookup_path<'i>(&'i self, from: NamespaceId, path: &[String]) -> Vec<Found<'i>> {
        self.lookup_path_wanted(from, path, Wanted::All)
    }

    /// The first of them: there may be thousands of declarations of a class and overloads of a function.
    pub(crate) fn first<'i>(&'i self, from: NamespaceId, path: &[String]) -> Option<Found<'i>> {
        self.lookup_kinds(from, path).into_iter().next()
    }

    /// The same, where of the specialisations of a class template, of declarations that do not define a class, and of
    /// functions a few stand for all that there are.
    pub(crate) fn lookup_kinds<'i>(&'i self, from: NamespaceId, path: &[String]) -> Vec<Found<'i>> {
        self.lookup_path_wanted(from, path, Wanted::Kinds)
    }

    fn lookup_path_wanted<'i>(&'i self, from: NamespaceId, path: &[String], wanted: Wanted) -> Vec<Found<'i>> {
        match path {
            [] => Vec::new(),
            [name] => self.lookup_wanted(from, (name, wanted)),
            [scope @ .., name] => {
                let Some(ns) = self.find_namespace(from, scope) else {
                    return Vec::new();
                };
                let mut found = Vec::new();
                self.members(ns, (name, wanted), Via::Scope, &mut found);
                if found.is_empty() {
                    self.nominated_members(ns, (name, wanted), &mut found);
                }
                found
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_heads_are_read_whole() {
        let many: Vec<String> = (0..20_000).map(|i| format!("B{i}")).collect();
        let text = format!(
            "struct B7 {{}};\nstruct D : {} {{ int m; }};\nenum E {{ {} }};\nint {};",
            many.join(", "),
            many.join("_e, "),
            many.join("_v, ")
        );
        let unit = crate::testing::unit(&text);
        let index = Index::build(&unit);
        let kinds =
            |name: &str| -> Vec<DeclaredKind> { index.lookup(0, name).iter().map(|f| f.declared.kind).collect() };
        let class = DeclaredKind::Class {
            defined: true,
            specialisation: false,
        };
        assert_eq!(kinds("D"), [class]);
        assert_eq!(kinds("B7"), [class], "a base is not declared by whose base it is");
        assert_eq!(kinds("B19998_e"), [DeclaredKind::Enumerator]);
        assert!(matches!(kinds("B7_v")[..], [DeclaredKind::Variable { .. }]));
    }

    #[test]
    fn specialisations_stand_for_each_other_where_classes_are_looked_for() {
        let text = "namespace a { template<class T> struct P<T *> { }; }\n\
                    template<class T> struct P;\ntemplate<> struct P<int>;\ntemplate<> struct P<char>;\nint x;\n\
                    template<> struct P<int> {};\ntemplate<> struct P<char> {};\ntemplate<class T> struct P {};\nint y;";
        let unit = crate::testing::unit(text);
        let index = Index::build(&unit);
        let path = ["P".to_owned()];
        let counts = |place: &str| {
            let at = text.find(place).expect("it is in the text") as u32;
            let items = &unit.files[0].items;
            index.set_horizon(items.partition_point(|i| i.span.start <= at) - 1);
            let special = index.is_specialised(0, &path);
            (index.lookup(0, "P").len(), index.lookup_kinds(0, &path).len(), special)
        };
        assert_eq!(counts("int x"), (3, 2, false));
        assert_eq!(counts("int y"), (6, 4, true));
        assert!(matches!(index.class(0, &path), ClassLookup::Found(_)));
        let inner = index.find_namespace(0, &["a".to_owned()]).expect("it is declared");
        assert_eq!(
            index.lookup_kinds(inner, &path).len(),
            1,
            "the specialisation hides what is around"
        );
    }

    #[test]
    fn names_are_found_in_namespaces_that_are_transparent() {
        let text =
            "inline namespace a { namespace { int x; inline namespace b { int y; } } } namespace c { int x, y; }";
        let unit = crate::testing::unit(text);
        let index = Index::build(&unit);
        for name in ["x", "y"] {
            let found = index.lookup(0, name);
            assert!(
                matches!(
                    found[..],
                    [Found {
                        via: Via::Transparent,
                        ..
                    }]
                ),
                "{name}"
            );
        }
    }

    #[test]
    fn aliases_of_each_other_end() {
        let text = "namespace a { namespace b = c::d; namespace c = b::e; namespace f = f; }";
        let unit = crate::testing::unit(text);
        let index = Index::build(&unit);
        for name in ["b", "c", "f"] {
            assert_eq!(index.find_namespace(0, &["a".to_owned(), name.to_owned()]), None);
        }
    }
    #[test]
    fn a_using_declaration_of_itself_ends() {
        let text = "namespace a { using a::T; }";
        let unit = crate::testing::unit(text);
        let index = Index::build(&unit);
        let path = ["a".to_owned(), "T".to_owned()];
        assert!(matches!(index.class(0, &path), ClassLookup::NotInSight));
    }
}
