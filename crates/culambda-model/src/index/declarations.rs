//! Which declarations a name has.
//!
//! Of files that are not preprocessed the heads of all items are read, because a macro may make any name; what is kept
//! of them is which item has which name. Preprocessed text is large and has all names visible, so there only the heads
//! that mention a name are read. What a head declares is kept once somebody asks for its name.

use super::heads::{self, Declared, DeclaredKind};
use super::mentions::Mentions;
use super::namespaces::Tree;
use crate::namespace::NamespaceId;
use crate::words::{self, Table};
use culambda_source::{ScopeId, Unit, ident};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// A declaration: its namespace, and where its item's list has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    namespace: NamespaceId,
    /// The main file comes after what it includes.
    in_main: bool,
    file: usize,
    item: usize,
    index: usize,
}

/// Which declarations of a name are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Every one.
    All,
    /// Of the specialisations of a class template, of the declarations of a class that do not define it, and of
    /// functions only a few that stand for all: the question is what sort of thing has the name.
    Kinds,
}

/// The declarations of a name, sorted.
struct Named {
    all: Rc<[Place]>,
    /// Those that are wanted of [`Wanted::Kinds`].
    kinds: Rc<[Place]>,
}

/// Where the declarations of an item that has many are, by name.
type Numbers = FxHashMap<Box<str>, Vec<usize>>;

/// An item that declares more than this is not looked through for each name.
const MANY: usize = 32;

/// The declarations of a unit.
pub(super) struct Declarations<'u> {
    unit: &'u Unit,
    /// The namespace of every scope of every file.
    scopes: Vec<Vec<NamespaceId>>,
    /// The namespaces of declarations that are in namespaces within their items, by file, item and place in its list.
    inner: FxHashMap<(usize, usize, usize), NamespaceId>,
    /// What each item of each file declares, once somebody asked for it.
    heads: Vec<Vec<OnceCell<Box<[Declared]>>>>,
    /// The names in files of which not every head was read.
    mentions: Vec<Mentions<'u>>,
    /// The declarations of each name that was asked for.
    names: RefCell<FxHashMap<Box<str>, Named>>,
    /// The items that declare many names.
    large: RefCell<FxHashMap<(usize, usize), Numbers>>,
    /// The items that declare each name in files of which every head was read, in order.
    read: Table,
    /// The numbers in this table of the first items of all files.
    firsts: Vec<u32>,
    /// Hashes of the names of functions and variables of the device alone, in these files.
    device: FxHashSet<u32>,
    directives: FxHashMap<NamespaceId, Vec<Place>>,
    aliases: FxHashMap<(NamespaceId, Box<str>), Place>,
}

impl<'u> Declarations<'u> {
    /// Reads the heads of files that are not preprocessed, and those that concern namespaces. Adds namespaces that macros
    /// make.
    pub(super) fn new(unit: &'u Unit, scopes: Vec<Vec<NamespaceId>>, tree: &mut Tree<'_>) -> Declarations<'u> {
        let heads = |file: &culambda_source::File| vec![OnceCell::new(); file.items.len()];
        let mut out = Declarations {
            unit,
            scopes,
            inner: FxHashMap::default(),
            heads: unit.files.iter().map(heads).collect(),
            mentions: Vec::new(),
            names: RefCell::default(),
            large: RefCell::default(),
            read: Table::default(),
            firsts: Vec::with_capacity(unit.files.len()),
            device: FxHashSet::default(),
            directives: FxHashMap::default(),
            aliases: FxHashMap::default(),
        };
        let (mut names, mut next) = (Vec::new(), 0);
        for (index, file) in unit.files.iter().enumerate() {
            out.firsts.push(next);
            if let Some(mentions) = Mentions::of(file, index) {
                for item in mentions.mentioning("namespace") {
                    out.add(index, item, tree, &mut |_| {});
                }
                out.mentions.push(mentions);
            } else {
                for item in 0..file.items.len() {
                    let number = next + item as u32;
                    out.add(index, item, tree, &mut |hash| names.push((hash, number)));
                }
                next += file.items.len() as u32;
            }
        }
        out.read = Table::of(&names);
        out
    }

    /// Notes what an item declares that concerns namespaces or the device, and tells the hashes of the names of the rest.
    fn add(&mut self, file: usize, item: usize, tree: &mut Tree<'_>, name_of: &mut dyn FnMut(u32)) {
        let own = self.namespace_of_item(file, item);
        let mut next = 0;
        heads::read(self.unit, file, item, &mut |declared| {
            let (namespace, index) = (tree.inner(own, &declared.inner), next);
            next += 1;
            if namespace != own {
                self.inner.insert((file, item, index), namespace);
            }
            let place = Place {
                namespace,
                in_main: file == 0,
                file,
                item,
                index,
            };
            if declared.kind == DeclaredKind::UsingDirective {
                self.directives.entry(namespace).or_default().push(place);
                return;
            }
            let Some(name) = declared.path.last() else { return };
            if declared.kind == DeclaredKind::NamespaceAlias {
                let first = self.aliases.entry((namespace, name.as_str().into()));
                first.or_insert(place);
            }
            let hash = words::hash(name.as_bytes());
            if declared.is_of_device() {
                self.device.insert(hash);
            }
            name_of(hash);
        });
    }

    /// Whether a name is declared for the device alone.
    pub(super) fn names_device(&self, name: &str) -> bool {
        self.device.contains(&words::hash(name.as_bytes()))
    }

    /// Whether an item that is compiled for the host mentions a name that is declared for the device alone.
    pub(super) fn mentions_device(&self, file: usize, item: usize) -> bool {
        let source = &self.unit.files[file];
        let span = source.items[item].span;
        let text = source
            .text
            .get(span.start as usize..span.end as usize)
            .unwrap_or_default();
        let mentions = || ident::words(text).any(|word| self.device.contains(&words::hash(word)));
        let of_device = |d: &Declared| d.annotations.space().device_only();
        !self.device.is_empty() && mentions() && !self.of_item(file, item).iter().any(of_device)
    }

    /// The namespace of a scope of a file.
    pub(super) fn namespace_of(&self, file: usize, scope: ScopeId) -> NamespaceId {
        let scopes = self.scopes.get(file).map_or(&[][..], Vec::as_slice);
        scopes.get(scope.0 as usize).copied().unwrap_or(0)
    }

    fn namespace_of_item(&self, file: usize, item: usize) -> NamespaceId {
        self.namespace_of(file, self.unit.files[file].items[item].scope)
    }

    /// What the head of an item declares.
    pub(super) fn of_item(&self, file: usize, item: usize) -> &[Declared] {
        read_head(self.unit, &self.heads, file, item)
    }

    fn at(&self, place: Place) -> Option<&Declared> {
        read_head(self.unit, &self.heads, place.file, place.item).get(place.index)
    }

    /// The declarations of a name in a namespace itself, in order.
    pub(super) fn of(&self, namespace: NamespaceId, name: &str) -> impl Iterator<Item = &Declared> {
        self.wanted(namespace, name, Wanted::All)
    }

    /// The same, without those that are not wanted.
    pub(super) fn wanted(&self, namespace: NamespaceId, name: &str, wanted: Wanted) -> impl Iterator<Item = &Declared> {
        let places = self.places(name, wanted);
        let first = places.partition_point(|p| p.namespace < namespace);
        let behind = places.partition_point(|p| p.namespace <= namespace);
        (first..behind).filter_map(move |at| self.at(places[at]))
    }

    /// Whether a name is declared anywhere at namespace scope.
    pub(super) fn has(&self, name: &str) -> bool {
        !self.places(name, Wanted::Kinds).is_empty()
    }

    /// The namespaces that declare a name.
    pub(super) fn namespaces_of(&self, name: &str) -> Vec<NamespaceId> {
        let mut all: Vec<NamespaceId> = self.places(name, Wanted::Kinds).iter().map(|p| p.namespace).collect();
        all.dedup();
        all
    }

    /// The declarations of a name, sorted.
    fn places(&self, name: &str, wanted: Wanted) -> Rc<[Place]> {
        if let Some(known) = self.names.borrow().get(name) {
            return known.places(wanted);
        }
        let mut found = Vec::new();
        for (file, item) in self.items_that_declare(name) {
            self.places_in(file, item, name, &mut found);
        }
        for mentions in &self.mentions {
            for item in mentions.items(name) {
                self.places_in(mentions.file, item, name, &mut found);
            }
        }
        found.sort_unstable();
        let named = self.named(found);
        let places = named.places(wanted);
        self.names.borrow_mut().insert(name.into(), named);
        places
    }

    /// Tells what has the name from what only says it again: specialisations, classes that are not defined there,
    /// overloads. The first of a kind stands for the others, in the main file and in the rest: in the main file what comes
    /// after it may not be visible.
    fn named(&self, all: Vec<Place>) -> Named {
        let mut stood_for = FxHashSet::default();
        let is_wanted = |place: &Place| {
            let Some(declared) = self.at(*place) else { return true };
            let (DeclaredKind::Class {
                specialisation: true, ..
            }
            | DeclaredKind::Class { defined: false, .. }
            | DeclaredKind::Function { .. }) = declared.kind
            else {
                return true;
            };
            let (is_own, is_main) = (declared.path.len() == 1, place.file == 0);
            let is_class = matches!(
                declared.kind,
                DeclaredKind::Class {
                    specialisation: true,
                    ..
                }
            );
            let instantiates = is_class && heads::is_explicit_instantiation(self.unit, place.file, place.item);
            stood_for.insert((place.namespace, is_main, is_own, declared.kind, instantiates))
        };
        let kinds: Vec<Place> = all.iter().copied().filter(is_wanted).collect();
        let all: Rc<[Place]> = all.into();
        let kinds = if kinds.len() == all.len() {
            Rc::clone(&all)
        } else {
            kinds.into()
        };
        Named { all, kinds }
    }

    /// The items of files of which every head was read that declare a name, and perhaps others with its hash.
    fn items_that_declare(&self, name: &str) -> Vec<(usize, usize)> {
        let mut numbers: Vec<u32> = self.read.numbers(name.as_bytes()).collect();
        numbers.dedup();
        let at = |number: u32| {
            let file = self.firsts.partition_point(|first| *first <= number).checked_sub(1)?;
            Some((file, (number - self.firsts[file]) as usize))
        };
        numbers.into_iter().filter_map(at).collect()
    }

    /// Adds the declarations of a name in an item.
    fn places_in(&self, file: usize, item: usize, name: &str, out: &mut Vec<Place>) {
        let own = self.namespace_of_item(file, item);
        let declared = self.of_item(file, item);
        let place = |index| Place {
            namespace: self.inner.get(&(file, item, index)).copied().unwrap_or(own),
            in_main: file == 0,
            file,
            item,
            index,
        };
        if declared.len() <= MANY {
            let named = numbers(declared).filter(|(_, other)| *other == name);
            out.extend(named.map(|(index, _)| place(index)));
            return;
        }
        let mut large = self.large.borrow_mut();
        let by_name = large.entry((file, item)).or_insert_with(|| {
            let mut by_name = Numbers::default();
            for (index, name) in numbers(declared) {
                by_name.entry(name.into()).or_default().push(index);
            }
            by_name
        });
        out.extend(by_name.get(name).into_iter().flatten().map(|index| place(*index)));
    }

    /// The using directives of a namespace itself, in order.
    pub(super) fn directives(&self, namespace: NamespaceId) -> impl Iterator<Item = &Declared> {
        let places = self.directives.get(&namespace).map_or(&[][..], Vec::as_slice);
        places.iter().filter_map(|place| self.at(*place))
    }

    /// The namespaces that have using directives.
    pub(super) fn with_directives(&self) -> impl Iterator<Item = NamespaceId> {
        self.directives.keys().copied()
    }

    /// The names of namespace aliases, with the namespaces that have them.
    pub(super) fn aliases(&self) -> impl Iterator<Item = (NamespaceId, &str)> {
        self.aliases.keys().map(|(own, name)| (*own, &**name))
    }

    /// Whether a namespace has using directives.
    pub(super) fn has_directives(&self, namespace: NamespaceId) -> bool {
        self.directives.contains_key(&namespace)
    }

    /// The first namespace alias of a name in a namespace itself.
    pub(super) fn alias(&self, namespace: NamespaceId, name: &str) -> Option<&Declared> {
        if self.aliases.is_empty() {
            return None;
        }
        self.at(*self.aliases.get(&(namespace, name.into()))?)
    }
}

impl Named {
    fn places(&self, wanted: Wanted) -> Rc<[Place]> {
        Rc::clone(match wanted {
            Wanted::All => &self.all,
            Wanted::Kinds => &self.kinds,
        })
    }
}

/// The names that an item declares, with their places in its list.
fn numbers(declared: &[Declared]) -> impl Iterator<Item = (usize, &str)> {
    let all = declared.iter().enumerate();
    let named = all.filter(|(_, d)| d.kind != DeclaredKind::UsingDirective);
    named.filter_map(|(index, d)| Some((index, d.path.last()?.as_str())))
}

/// What an item declares, read once.
fn read_head<'h>(unit: &Unit, heads: &'h [Vec<OnceCell<Box<[Declared]>>>], file: usize, item: usize) -> &'h [Declared] {
    let Some(cell) = heads.get(file).and_then(|items| items.get(item)) else {
        return &[];
    };
    cell.get_or_init(|| {
        let mut declared = Vec::new();
        heads::read(unit, file, item, &mut |one| declared.push(one));
        declared.into()
    })
}
