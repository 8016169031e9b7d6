//! Conditions that decide about declarations which lambdas hang on: a constant, a type, an enumerator, a member of a class.
//! They are read both ways, and what then differs is unknown.

use std::collections::BTreeSet;

use culambda_source::ident::words;
use culambda_source::{File, Span, Undecided, Unit};
use culambda_syntax::{Kind, Syntax};
use rustc_hash::FxHashMap;

use super::branches::{branches, declarators, differ_in_initialisers, is_uneven_in, opens_namespace};
use crate::facts::ItemFacts;
use crate::index::{DeclaredKind, Index};

/// Conditions that are tried.
const MAX_READINGS: usize = 8;
/// Conditions that are looked at.
const MAX_CONDITIONS: usize = 2000;
/// Bytes of conditional parts of classes that are looked through.
const MAX_BYTES: usize = 1 << 18;
/// Bytes of conditional parts that are looked through for namespaces.
const MAX_BYTES_FOR_NAMESPACES: usize = 1 << 20;

/// A condition that nothing decides and that declares in one of its branches what lambdas mention.
#[derive(Debug)]
pub(crate) struct OpenDeclaration {
    /// What it asks.
    pub(crate) atom: String,
    /// The items with lambdas that mention it.
    pub(crate) concerned: Concerned,
}

/// Items with lambdas that a condition concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Concerned {
    /// All of them.
    All,
    /// These, by their order among those of the first reading.
    Items(BTreeSet<usize>),
}

impl Concerned {
    /// Those that one of some conditions concerns.
    pub(crate) fn by_any(all: impl IntoIterator<Item = Concerned>) -> Concerned {
        let mut found = Concerned::Items(BTreeSet::new());
        all.into_iter().for_each(|more| found.add(more));
        found
    }

    fn add(&mut self, more: Concerned) {
        match (&mut *self, more) {
            (Concerned::Items(own), Concerned::Items(more)) => own.extend(more),
            _ => *self = Concerned::All,
        }
    }

    /// Whether one of the items is concerned.
    pub(crate) fn has(&self, item: usize) -> bool {
        match self {
            Concerned::All => true,
            Concerned::Items(items) => items.contains(&item),
        }
    }

    fn is_none(&self) -> bool {
        matches!(self, Concerned::Items(items) if items.is_empty())
    }
}

/// The conditions that nothing decides and that declare in one of their branches what items with lambdas mention.
pub(crate) fn open_declarations(unit: &Unit, index: &Index<'_>, items: &[ItemFacts]) -> Vec<OpenDeclaration> {
    if unit.undecided.is_empty() || items.is_empty() {
        return Vec::new();
    }
    let defaults = unit.by_default();
    let mut asked = Asked {
        unit,
        index,
        names: mentions(items),
        items: items.iter().map(|item| item.syntax.view.span).collect(),
        left: MAX_BYTES,
        left_for_namespaces: MAX_BYTES_FOR_NAMESPACES,
    };
    let mut out: Vec<OpenDeclaration> = Vec::new();
    for undecided in unit.undecided.iter().take(MAX_CONDITIONS) {
        if defaults.contains(&*undecided.atom) {
            continue;
        }
        let known = out.iter().position(|open| open.atom == undecided.atom);
        let is_settled = match known {
            Some(known) => out[known].concerned == Concerned::All,
            None => out.len() >= MAX_READINGS,
        };
        if is_settled {
            continue;
        }
        let concerned = asked.concerns(undecided);
        match known {
            _ if concerned.is_none() => {}
            Some(known) => out[known].concerned.add(concerned),
            None => out.push(OpenDeclaration {
                atom: undecided.atom.clone(),
                concerned,
            }),
        }
    }
    out
}

/// The items that mention each name.
fn mentions(items: &[ItemFacts]) -> FxHashMap<&str, Vec<usize>> {
    let mut out: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    for (position, item) in items.iter().enumerate() {
        for name in names_in(item.syntax.view.text.as_bytes()) {
            let all = out.entry(name).or_default();
            if all.last() != Some(&position) {
                all.push(position);
            }
        }
    }
    out
}

/// The names in a text.
fn names_in(text: &[u8]) -> impl Iterator<Item = &str> {
    words(text)
        .filter_map(|word| std::str::from_utf8(word).ok())
        .filter(|word| crate::spell::is_name(word))
}

/// What is asked of conditions.
struct Asked<'u> {
    unit: &'u Unit,
    index: &'u Index<'u>,
    /// The items with lambdas that mention each name.
    names: FxHashMap<&'u str, Vec<usize>>,
    /// Where these items are in the main file: conditions in them are tried whatever they declare.
    items: Vec<Span>,
    left: usize,
    left_for_namespaces: usize,
}

impl Asked<'_> {
    /// The items that a condition matters to.
    fn concerns(&mut self, undecided: &Undecided) -> Concerned {
        let (file, region) = (undecided.file, undecided.region);
        let Some(own) = self.unit.files.get(file) else {
            return Concerned::by_any([]);
        };
        if file == 0 && self.items.iter().any(|item| item.contains(region.start)) {
            return Concerned::by_any([]);
        }
        if self.opens_namespace(own, region) {
            return Concerned::All;
        }
        if let Some(item) = own.item_index(region.start) {
            return self.concerns_in(file, own, item, region);
        }
        let first = own.items.partition_point(|item| item.span.start < region.start);
        let inside = own.items[first..]
            .iter()
            .take_while(|item| item.span.start < region.end);
        let all = (first..first + inside.count()).map(|item| self.declares(file, item));
        Concerned::by_any(all.chain([self.includes(own, region)]))
    }

    /// The items that mention one of some names.
    fn mention<'n>(&self, names: impl Iterator<Item = &'n str>) -> Concerned {
        let all = names.filter_map(|name| self.names.get(name)).flatten();
        Concerned::Items(all.copied().collect())
    }

    /// Whether a branch opens or closes a namespace. Regions may be in each other: so many bytes are looked through.
    fn opens_namespace(&mut self, own: &File, region: Span) -> bool {
        let left = self.left_for_namespaces.checked_sub(region.range().len());
        self.left_for_namespaces = left.unwrap_or(self.left_for_namespaces);
        left.is_some() && opens_namespace(own, region)
    }

    /// The items that mention a name which an item declares, or all where it brings names that may be mentioned.
    fn declares(&self, file: usize, item: usize) -> Concerned {
        let declared = self.index.declared(file, item);
        if declared.iter().any(|d| d.kind == DeclaredKind::UsingDirective) {
            return Concerned::All;
        }
        let named = declared
            .iter()
            .filter(|d| !matches!(d.kind, DeclaredKind::Function { .. }));
        self.mention(named.filter_map(|d| d.path.last().map(String::as_str)))
    }

    /// The same for the files that a part of another one includes.
    fn includes(&self, own: &File, region: Span) -> Concerned {
        let sites = own.includes.iter().filter(|site| region.contains(site.span.start));
        let files = sites.filter_map(|site| site.file);
        let all = files.flat_map(|file| {
            let count = self.unit.files.get(file).map_or(0, |file| file.items.len());
            (0..count).map(move |item| self.declares(file, item))
        });
        Concerned::by_any(all)
    }

    /// The items that mention a name of a part of a class, or what a part of an enumeration decides about.
    fn concerns_in(&mut self, file: usize, own: &File, item: usize, region: Span) -> Concerned {
        if !self.index.is_parsed(file, item) {
            return Concerned::by_any([]);
        }
        let declared = self.index.declared(file, item);
        let is_class = declared.iter().any(|d| d.kind.is_class_definition());
        let is_enumeration = declared.iter().any(|d| d.kind == DeclaredKind::Enum);
        if !is_class && !is_enumeration {
            return Concerned::by_any([]);
        }
        let in_head = own
            .items
            .get(item)
            .is_some_and(|item| item.brace.is_some_and(|brace| region.start < brace));
        if in_head {
            // A base, of which nobody needs to know the name.
            return self.mention(declared.iter().filter_map(|d| d.path.last().map(String::as_str)));
        }
        let end = match own.items.get(item) {
            Some(item) if is_enumeration => item.span.end,
            _ => region.end,
        };
        let span = Span::new(region.start, end);
        let Some(left) = self.left.checked_sub(span.range().len()) else {
            return Concerned::by_any([]);
        };
        self.left = left;
        let all = branches(own, span);
        let names = all.iter().flatten().flat_map(|text| declarators(text));
        let concerned = self.mention(names);
        // Most are mentioned nowhere.
        let is_of_members = concerned.is_none()
            || !is_class
            || (is_uneven_in(own, region) || is_among_members(&self.index.syntax_of(file, item), region))
                && !differ_in_initialisers(own, region);
        if is_of_members {
            concerned
        } else {
            Concerned::by_any([])
        }
    }
}

/// Whether a conditional part of a class that opens what it closes is among its members, and not in the body or between the
/// parameters of one of them.
fn is_among_members(syntax: &Syntax, region: Span) -> bool {
    let tokens = &syntax.view.tokens;
    let after = tokens.partition_point(|token| token.source.start < region.end);
    let Some(token) = tokens.get(after) else { return true };
    let next = syntax.node_at(token.span());
    // What opens a body comes after the head of its function.
    let opens = |node: &culambda_syntax::Node<'_>| node.kind() == Kind::CompoundStatement && node.start() == token.at;
    let around = next.self_and_ancestors().filter(|node| !opens(node));
    let mut around = around.filter(|node| node.is_error() || ENDS.contains(&node.kind()));
    around
        .next()
        .is_none_or(|node| node.is_error() || !OF_FUNCTIONS.contains(&node.kind()))
}

/// What is around code in a class.
const ENDS: [Kind; 4] = [
    Kind::CompoundStatement,
    Kind::ParameterList,
    Kind::FieldDeclarationList,
    Kind::TemplateParameterList,
];

/// That of it which belongs to functions.
const OF_FUNCTIONS: [Kind; 2] = [Kind::CompoundStatement, Kind::ParameterList];
