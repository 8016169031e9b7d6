//! The analysis of a file: every way to read it, brought together.
//!
//! A condition that cannot be decided leaves more than one text. Each is analysed; what is the same in all of
//! them is known, the rest is unknown, with the advice to decide the condition.

mod alike;
mod besides;
mod both_ways;
mod branches;
mod chosen;
mod confirmed;
mod crossings;
mod differ;
mod left_out;
mod lost;
mod passes;
mod pieces;
mod remedies;
mod same;
mod source;
mod threads;

use crate::crossing::Across;
use crate::doubt::{Doubtful, Without};
use crate::facts::{ItemFacts, LambdaFacts, Launch, NotAnalysed, Place, Role};
use crate::here::{Question, Wanted};
use crate::index::{Index, Syntaxes};
use crate::readings::OpenDeclaration;
use crate::reasons::{MACRO_BEGINS, MACRO_DROPS, MACRO_IN_HEAD};
use crate::{here, walk};
use culambda_source::Loader;
use culambda_source::Span;
use culambda_source::{Candidate, CandidateKind, Target, Text, Unit, UnitOptions};
use rustc_hash::FxHashMap;
use std::convert::Infallible;
use std::rc::Rc;

mod unread;

use differ::{Said, disagree, unknown_fields};
pub use left_out::{ExcludingBranch, NotCompiled};
use same::{Likeness, Same};
use source::Source;
pub use source::{First, ReadTexts, ReadingPlace};

/// One reading of the file.
#[derive(Debug)]
pub struct Variant {
    /// The unit as it was read.
    pub unit: Unit,
    /// The items that hold annotated lambdas, in order.
    pub items: Vec<ItemFacts>,
    /// Annotated lambdas that no item shows.
    pub not_analysed: Vec<NotAnalysed>,
    /// Paths of classes that were looked for and that no visible file defines.
    pub asked: Vec<Vec<String>>,
    /// The items that read the same as in an earlier reading: they are not among `items` again.
    pub same: Vec<Span>,
    /// Launches of kernel templates with closures that no kernel may be instantiated for.
    pub launches: Vec<Launch>,
    /// Uses across execution spaces, by place; those of lambdas know their items.
    pub across: Across,
    /// What it takes for granted, unlike the first reading.
    without: Without,
    /// Words that no fact may have in it.
    doubtful: Doubtful,
    /// The lambdas that it speaks of, if it speaks of nothing else.
    only: Option<Vec<Span>>,
    /// The conditions that decide about declarations which its lambdas mention; of the first reading alone.
    open_declarations: Vec<OpenDeclaration>,
    /// Members that are defined outside of their classes, in which this reading has no declaration of them: no compiler
    /// reads the file like this.
    impossible: Vec<Span>,
}

impl Variant {
    /// What it says of a lambda.
    fn said<'v>(&'v self, item: &'v ItemFacts, lambda: usize) -> Said<'v> {
        Said {
            item,
            lambda: &item.lambdas[lambda],
            without: &self.without,
            doubtful: &self.doubtful,
        }
    }

    /// Whether this reading has something of its own to say about a place in the main file: conditions keep it, and it
    /// reads differently than in those before.
    pub fn concerns(&self, offset: u32) -> bool {
        if let Some(only) = &self.only {
            return only.iter().any(|s| s.contains(offset));
        }
        let main = &self.unit.files[0];
        !main.is_inactive(offset) && !self.same.iter().any(|s| s.contains(offset))
    }

    /// Lets a reading say nothing but of the lambdas that it has: what is not a lambda with another definition of a macro, or
    /// cannot be read, is so for this definition alone.
    fn speaks_of_its_lambdas(&mut self) {
        let of_item = |item: &ItemFacts| -> Vec<Span> {
            let source = |l: &LambdaFacts| here::source_span(&item.syntax.view, l.text);
            item.lambdas.iter().map(source).collect()
        };
        self.only = Some(self.items.iter().flat_map(of_item).collect());
        self.not_analysed.clear();
        for item in &mut self.items {
            item.not_analysed.clear();
        }
    }

    /// Whether a place of the main file is in an item that reads the same as in an earlier reading.
    fn is_same_at(&self, place: Place) -> bool {
        place.file == 0 && self.is_same_from(place.span.start)
    }

    /// The same for an offset of it.
    fn is_same_from(&self, offset: u32) -> bool {
        // They are in order.
        let before = self.same.partition_point(|s| s.start <= offset);
        before
            .checked_sub(1)
            .and_then(|last| self.same.get(last))
            .is_some_and(|s| s.contains(offset))
    }

    /// Whether all of its items read the same in another reading.
    fn reads_as_in(&self, other: &Variant) -> bool {
        let mut starts = self.items.iter().map(|item| item.syntax.view.span.start);
        starts.all(|start| other.is_same_from(start))
    }

    /// Whether no compiler reads what is at a place in the main file like this.
    pub fn is_impossible_at(&self, offset: u32) -> bool {
        self.impossible.iter().any(|s| s.contains(offset))
    }
}

/// An annotated lambda of the file, in all readings that have it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The reading whose facts stand for it.
    pub variant: usize,
    /// The item there.
    pub item: usize,
    /// The lambda there.
    pub lambda: usize,
    /// Names of fields that are not known, as `culambda list` spells them, with the reason.
    pub unknown: Vec<(&'static str, String)>,
    /// Macros that nothing decides and that some of these depend on.
    pub open: Vec<String>,
}

/// Everything that is known of a file.
#[derive(Debug)]
pub struct Analysis {
    /// The readings; the first one is always there.
    pub variants: Vec<Variant>,
    /// Annotated lambdas in the order of the source.
    pub entries: Vec<Entry>,
    /// Lambdas that could not be analysed, in the order of the source.
    pub not_analysed: Vec<NotAnalysed>,
    /// Lambdas that no reading compiles: conditions leave them out.
    pub left_out: Vec<NotCompiled>,
    /// For each reading, item and lambda the index of its entry.
    entry_of: Vec<Vec<Vec<usize>>>,
}

/// Analyses the main file of a unit. `name` is how includes and messages know it.
pub fn analyse(name: &str, text: &Text, loader: &dyn Loader, options: &UnitOptions) -> Analysis {
    let places = [(loader, options)];
    ReadTexts::of(name, text, &places).look().analyse(name, text, &places)
}

/// What readings before a further one tell, which it need not tell again.
#[derive(Clone, Copy, Default)]
struct Told<'v> {
    /// Those that may read the same.
    readings: &'v [Variant],
    /// One more, which is not yet among them.
    also: Option<&'v Variant>,
    /// Items of the main file that what is otherwise in the further one does not concern, in order.
    unconcerned: &'v [Span],
}

impl<'v> Told<'v> {
    fn by(readings: &'v [Variant]) -> Self {
        Told {
            readings,
            ..Told::default()
        }
    }

    /// The items of the main file that need not be read, and the views of others.
    fn of(self, unit: &Unit, groups: &[Group], likeness: Likeness) -> Same {
        let known = |span: &Span| self.unconcerned.binary_search_by_key(&span.start, |known| known.start);
        let is_concerned = |span: &Span| known(span).map_or(true, |at| self.unconcerned[at] != *span);
        let spans = groups.iter().map(|group| group.span);
        let readings = self.also.into_iter().chain(self.readings);
        let readings = readings.map(|variant| (&variant.unit, &variant.items[..]));
        let mut found = Same::of(unit, spans.clone().filter(is_concerned), readings, likeness);
        if !self.unconcerned.is_empty() {
            found.same.extend(spans.filter(|span| !is_concerned(span)));
            found.same.sort_unstable_by_key(|span| span.start);
        }
        found
    }
}

/// The facts of one reading; of a further one only what those before do not tell.
fn read_variant(
    unit: Unit,
    target: Target,
    question: Option<Question>,
    before: Option<Told<'_>>,
    parsed: &Rc<Syntaxes>,
) -> Variant {
    let Ok(variant) = read_variant_while::<Infallible>(unit, target, question, before, parsed, |_| Ok(()));
    variant
}

/// The same as long as nobody ends it after one of the items, who gets what has been asked so far if that is more than
/// before.
fn read_variant_while<E>(
    unit: Unit,
    target: Target,
    question: Option<Question>,
    before: Option<Told<'_>>,
    parsed: &Rc<Syntaxes>,
    mut goes_on: impl FnMut(&[Vec<String>]) -> Result<(), E>,
) -> Result<Variant, E> {
    let (groups, lost) = groups(&unit);
    let everywhere = question.is_some_and(|q| q.everywhere);
    let device_alone = question.is_some_and(|q| !q.host);
    let likeness = match everywhere {
        true => Likeness::Exact,
        false if device_alone => Likeness::OfSpaces,
        false => Likeness::OfLambdas,
    };
    let told = before.map(|told| told.of(&unit, &groups, likeness));
    let is_first = told.is_none() && !device_alone;
    let Same { same, mut views } = told.unwrap_or_default();
    let reason = "it is outside of any declaration that could be read";
    let lost = lost.into_iter().map(|span| NotAnalysed {
        span,
        reason: reason.into(),
    });
    let mut variant = Variant {
        not_analysed: lost.collect(),
        items: Vec::new(),
        asked: Vec::new(),
        launches: Vec::new(),
        across: Across::default(),
        impossible: Vec::new(),
        without: Without::default(),
        doubtful: Doubtful::default(),
        only: None,
        open_declarations: Vec::new(),
        same,
        unit,
    };
    let unit = &variant.unit;
    let own: Vec<&Group> = groups.iter().filter(|g| !variant.same.contains(&g.span)).collect();
    let launches = || groups.is_empty() && crate::instantiate::may_launch_lambdas(unit);
    if own.is_empty() && !everywhere && !launches() {
        return Ok(variant);
    }
    let index = Index::of_reading(unit, Rc::clone(parsed));
    for group in &own {
        views
            .remove(&group.span)
            .into_iter()
            .for_each(|view| index.take_view(group.position, view));
    }
    let wanted = question.map_or(Wanted::Types, Wanted::Spaces);
    let mut asked = 0;
    let read = |group: &&Group| {
        let facts = read_item(unit, &index, target, wanted, group);
        if index.asked_count() > std::mem::replace(&mut asked, index.asked_count()) {
            goes_on(&index.asked())?;
        }
        Ok(facts)
    };
    let mut items: Vec<ItemFacts> = own.iter().map(read).collect::<Result<_, E>>()?;
    items.iter_mut().for_each(crate::doubt::ids);
    variant.asked = index.asked();
    if is_first {
        variant.open_declarations = crate::readings::open_declarations(unit, &index, &items);
    }
    let positions: Vec<usize> = own.iter().map(|group| group.position).collect();
    let found = crate::instantiate::find(unit, &index, target, wanted, &mut items, &positions);
    (variant.launches, variant.across) = (found.launches, found.across);
    variant.impossible = items.iter().flat_map(undeclared).collect();
    let apart = |item: &usize| groups.binary_search_by_key(item, |g| g.position).is_err();
    let others = (0..unit.files[0].items.len()).filter(apart);
    let found = crossings::of_items(unit, &index, target, wanted, others);
    variant.across.append(found);
    if everywhere {
        variant.across.functions += items.iter().map(|i| i.across.functions).sum::<usize>();
        crossings::add_launches(&mut variant.launches, &mut variant.across, &mut items);
        variant.across.ended_early = index.budget.ended_early();
        variant.asked = index.asked();
    }
    variant.items = items;
    Ok(variant)
}

/// The functions of an item that their classes do not declare.
fn undeclared(item: &ItemFacts) -> impl Iterator<Item = Span> {
    let all = item.functions.iter().filter(|f| f.undeclared_member && item.file == 0);
    all.map(|f| here::source_span(&item.syntax.view, f.text))
}

/// An item of the main file with the candidates in it.
struct Group {
    position: usize,
    span: Span,
    candidates: Vec<Candidate>,
}

/// The items that hold candidates, and the candidates that no item holds.
fn groups(unit: &Unit) -> (Vec<Group>, Vec<Span>) {
    let candidates: Vec<Candidate> = unit
        .candidates
        .iter()
        .filter(|c| c.file == 0 && c.active)
        .copied()
        .collect();
    let (mut out, mut lost) = (Vec::new(), Vec::new());
    let mut next = 0;
    for (position, item) in unit.files[0].items.iter().enumerate() {
        while next < candidates.len() && candidates[next].span.start < item.span.start {
            lost.push(candidates[next].span);
            next += 1;
        }
        let from = next;
        while next < candidates.len() && candidates[next].span.start < item.span.end {
            next += 1;
        }
        if from < next {
            out.push(Group {
                position,
                span: item.span,
                candidates: candidates[from..next].to_vec(),
            });
        }
    }
    lost.extend(candidates[next..].iter().map(|c| c.span));
    (out, lost)
}

fn read_item(unit: &Unit, index: &Index<'_>, target: Target, wanted: Wanted, group: &Group) -> ItemFacts {
    index.set_horizon(group.position);
    let syntax = index.syntax_of(0, group.position);
    let namespace = index.namespace_of(0, unit.files[0].items[group.position].scope);
    let mut facts = walk::walk(unit, index, target, 0, namespace, syntax, wanted);
    lost::account(unit, &group.candidates, &mut facts);
    pieces::leave_out_lambdas(&mut facts, unit);
    facts
}

/// The place of a lambda in the file, which identifies it in every reading: its span, and which copy of it, where a
/// macro makes more than one.
type PlaceKey = (u32, u32, u32);

/// The places of the lambdas of an item, in order.
fn places(item: &ItemFacts) -> Vec<PlaceKey> {
    let mut copies: FxHashMap<Span, u32> = FxHashMap::default();
    let place = |lambda: &LambdaFacts| {
        let span = here::source_span(&item.syntax.view, lambda.text);
        let copy = copies.entry(span).or_default();
        *copy += 1;
        (span.start, u32::MAX - span.end, *copy)
    };
    item.lambdas.iter().map(place).collect()
}

fn merge(variants: Vec<Variant>, lambda_macros: &[Box<[u8]>]) -> Analysis {
    let mut entries: Vec<(PlaceKey, Entry)> = Vec::new();
    let mut known: FxHashMap<PlaceKey, usize> = FxHashMap::default();
    let mut not_analysed: Vec<NotAnalysed> = Vec::new();
    for (v, variant) in variants.iter().enumerate() {
        not_analysed.extend(
            variant
                .not_analysed
                .iter()
                .chain(variant.items.iter().flat_map(|i| &i.not_analysed))
                .cloned(),
        );
        for (i, item) in variant.items.iter().enumerate() {
            for (l, at) in places(item).into_iter().enumerate() {
                let lambda = &item.lambdas[l];
                let mut new = Entry {
                    variant: v,
                    item: i,
                    lambda: l,
                    open: Vec::new(),
                    unknown: Vec::new(),
                };
                let fields = || unknown_fields(item, lambda, &variant.doubtful);
                if let Some(index) = known.get(&at) {
                    let entry = &mut entries[*index].1;
                    let own = &variants[entry.variant];
                    let (own, other) = (own.said(&own.items[entry.item], entry.lambda), variant.said(item, l));
                    if other.is_site_beside(own) {
                        new.unknown = fields();
                        disagree(other, (&mut new.unknown, &mut new.open), own);
                        new.open.append(&mut entry.open);
                        *entry = new;
                    } else {
                        disagree(own, (&mut entry.unknown, &mut entry.open), other);
                    }
                } else {
                    known.insert(at, entries.len());
                    new.unknown = fields();
                    entries.push((at, new));
                }
            }
        }
    }
    // Lambdas that one use of a macro begins are in the order of its replacement.
    entries.sort_by_key(|(at, entry)| (at.0, entry.lambda, *at));
    let entry_of = entries_of(&variants, &entries);
    // Nobody compiles a use of a macro in a reading that has none of the name, where another one has.
    let is_of_head = |n: &NotAnalysed| {
        crate::reasons::of(&n.reason).is_some_and(|why| [&MACRO_IN_HEAD, &MACRO_DROPS].contains(&why))
    };
    let is_entry = |n: &NotAnalysed| entries.binary_search_by_key(&n.span.start, |(at, _)| at.0).is_ok();
    not_analysed.retain(|n| !is_of_head(n) || !is_entry(n));
    let is_known = |n: &NotAnalysed| {
        let invoked = |c: &Candidate| c.kind == CandidateKind::Invocation && c.active && c.span.start == n.span.start;
        variants
            .iter()
            .any(|variant| variant.unit.candidates.iter().any(invoked))
    };
    let is_unknown = |n: &NotAnalysed| crate::reasons::of(&n.reason) == Some(&MACRO_BEGINS);
    not_analysed.retain(|n| !is_unknown(n) || !is_known(n));
    not_analysed.sort_by_key(|n| (n.span.start, n.span.end));
    // The first reason is enough.
    not_analysed.dedup_by_key(|n| n.span);
    let left_out = NotCompiled::all(&variants, lambda_macros);
    Analysis {
        left_out,
        entry_of,
        variants,
        entries: entries.into_iter().map(|e| e.1).collect(),
        not_analysed,
    }
}

/// For each reading, item and lambda the index of its entry; the entries are in order.
fn entries_of(variants: &[Variant], entries: &[(PlaceKey, Entry)]) -> Vec<Vec<Vec<usize>>> {
    let at: FxHashMap<PlaceKey, usize> = entries.iter().zip(0..).map(|(entry, index)| (entry.0, index)).collect();
    let index = |place: &PlaceKey| at.get(place).copied().unwrap_or(entries.len());
    let of_item = |item: &ItemFacts| places(item).iter().map(index).collect();
    variants
        .iter()
        .map(|variant| variant.items.iter().map(of_item).collect())
        .collect()
}

impl Analysis {
    /// The item of an entry.
    pub fn item(&self, entry: &Entry) -> &ItemFacts {
        &self.variants[entry.variant].items[entry.item]
    }

    /// The facts of an entry.
    pub fn lambda(&self, entry: &Entry) -> &LambdaFacts {
        &self.item(entry).lambdas[entry.lambda]
    }

    /// Whether a search for a fact about an entry was given up because it took too many steps: what is unknown of it
    /// may be for no other reason.
    pub fn is_given_up(&self, entry: &Entry) -> bool {
        let (item, lambda) = (self.item(entry), self.lambda(entry));
        let function = item.function_of(lambda);
        lambda.given_up || function.is_some_and(|f| f.given_up)
    }

    /// How many extended lambdas that is.
    pub fn given_up(&self) -> usize {
        let sites = self.entries.iter().filter(|e| self.lambda(e).role == Role::Site);
        sites.filter(|e| self.is_given_up(e)).count()
    }

    /// The unit that an entry was read in.
    pub fn unit(&self, entry: &Entry) -> &Unit {
        &self.variants[entry.variant].unit
    }

    /// The entry of a lambda of one of the readings.
    pub fn entry_of(&self, variant: usize, item: usize, lambda: usize) -> Option<usize> {
        self.entry_of.get(variant)?.get(item)?.get(lambda).copied()
    }

    /// Whether line markers put an entry into a system header.
    pub fn in_system_header(&self, entry: &Entry) -> bool {
        let main = self.unit(entry).files.first();
        main.is_some_and(|file| file.preprocessed && file.markers().in_system_header(self.span(entry).start))
    }

    /// The place of an entry in the main file.
    pub fn span(&self, entry: &Entry) -> Span {
        let (item, lambda) = (self.item(entry), self.lambda(entry));
        here::source_span(&item.syntax.view, lambda.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::CaptureKind;
    use culambda_source::NoLoader;

    fn analysis(text: &str) -> Analysis {
        analyse("t.cu", &text.as_bytes().into(), &NoLoader, &UnitOptions::default())
    }

    #[test]
    fn every_introducer_is_accounted_for() {
        let text = "void f(int n) {\n#ifdef __CUDA_ARCH__\n  auto a = [=] __device__ { return n; };\n#else\n  auto b = [=] __device__ { return n; };\n#endif\n}\n#ifdef UNKNOWN\nvoid g(int n) { auto d = [n] __device__ { return n; }; }\n#endif\n";
        let found = analysis(text);
        assert_eq!(
            (found.entries.len(), found.left_out.len(), found.not_analysed.len()),
            (2, 1, 0)
        );
        assert!(text[found.left_out[0].span.range()].starts_with("[=]"));
    }

    #[test]
    fn what_needs_two_conditions_at_once_is_read() {
        let text = "#if (DIM == 2)\n#ifdef CUT\n#endif\n#ifdef CUT\nint cut;\n#endif\n#elif (DIM == 3)\nvoid f(int n) {\n#ifdef CUT\n  auto a = [=] __device__ { return n; };\n#endif\n  auto b = [=] __device__ { return n; };\n}\n#endif\n";
        let found = analysis(text);
        assert_eq!((found.entries.len(), found.left_out.len()), (2, 0));
        let fields: Vec<&str> = found.entries[1].unknown.iter().map(|u| u.0).collect();
        assert_eq!(fields, ["id"], "{:?}", found.entries[1].unknown);
    }

    #[test]
    fn what_differs_between_readings_is_unknown() {
        let text = "void f(int n, int m) {\n#ifdef UNKNOWN\n  auto a = [] __device__ {};\n#endif\n  auto b = [=] __device__ { return n; };\n}\n";
        let found = analysis(text);
        let fields: Vec<&str> = found.entries[1].unknown.iter().map(|u| u.0).collect();
        assert_eq!(fields, ["id"], "{:?}", found.entries[1].unknown);
        assert!(found.entries[0].unknown.is_empty());
    }

    #[test]
    fn a_name_that_is_called_may_be_that_of_a_class() {
        let values = [
            "make(p)",
            "a::b<int>(p)",
            "std::move(p)",
            "thrust::raw_pointer_cast(p)",
            "sqrt(n)",
            "a::b(p, n)",
            "a::b()",
        ];
        let lambda = |value: &&str| format!("run([x = {value}] __device__ {{}}); ");
        let text = format!(
            "void f(int *p, float n) {{ {} }}\n",
            values.iter().map(lambda).collect::<String>()
        );
        let unknown = |text: &str| -> Vec<bool> {
            let found = analysis(text);
            let captures = found.entries.iter().map(|entry| &found.lambda(entry).captures[0].kind);
            let is_unknown =
                |kind: &CaptureKind| matches!(kind, CaptureKind::Init { value, .. } if value.known().is_none());
            captures.map(is_unknown).collect()
        };
        assert_eq!(unknown(&text), [false; 7]);
        assert_eq!(unknown(&format!("#include <vector>\n{text}")), [false; 7]);
        let missing = unknown(&format!("#include \"missing.h\"\n{text}"));
        assert_eq!(missing, [true, true, false, false, false, false, false]);
    }
}
