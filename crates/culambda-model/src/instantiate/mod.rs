//! What the main file evidently instantiates of its own templates.
//!
//! The reference checks the definition of a template once, and what depends on template arguments only where it is
//! instantiated. So do we: functions that are not templates are walked once more for calls of the templates that
//! hold extended lambdas; arguments are deduced, and the template is walked with its parameters bound to them. What
//! it calls in turn is instantiated the same way.
//!
//! Only what is evident counts: a call whose template is the only one it can mean, outside of conditions that
//! cannot be decided. Files in which no template holds an extended lambda, and that launch no kernel template, are
//! not walked again.

mod admitted;
mod associated;
mod at_once;
mod body;
mod by_host;
pub(crate) mod callee;
pub(crate) mod candidate;
mod chosen;
mod construct;
mod deduction;
mod definitions;
mod explicit;
mod generic;
mod headers;
pub(crate) mod instance;
mod interest;
pub(crate) mod launch;
mod mention;
mod operators;
mod packs;
mod places;
mod returned;
pub(crate) mod signature;
mod viable;

pub(crate) use callee::outermost_macro;

use crate::crossing::{Across, Crossing};
use crate::facts::{ArgumentFacts, Instantiation, ItemFacts, LambdaFacts, Launch, Place, Role};
use crate::here::{Question, Wanted};
use crate::index::Index;
use crate::ty::{Ty, argument_facts, size, text};
use crate::types::in_namespaces;
use crate::walk::{Noted, Walker};
use candidate::{Argument, ArgumentKind, Found, Spot, User};
use culambda_source::ident::is_continue;
use culambda_source::{Target, Unit, ViewOffset, ViewSpan};
use culambda_syntax::Syntax;
use instance::Instance;
use interest::Interest;
use launch::Launched;
use rustc_hash::{FxHashMap, FxHashSet};
use signature::Signature;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

/// A definition that is to be walked with its parameters bound.
struct Job {
    spot: Spot,
    found: Found,
    /// Where code that is not a template asks for it.
    root: Place,
    depth: u32,
}

/// Templates that instantiate templates are followed as far as the reference follows them: deeper is an error there.
const MAX_DEPTH: u32 = 200;
/// Arguments with more parts than this are not followed: where templates instantiate each other, they may double.
const MAX_TYPE_SIZE: usize = 512;
/// What is walked again is at most this many times the file.
const WORK_PER_BYTE: usize = 8;
/// And as much more, for small files.
const SPARE_WORK: usize = 1 << 19;

/// What the parameters of a template stand for, by their names.
#[derive(Default)]
struct Given {
    types: FxHashMap<String, Ty>,
    values: FxHashMap<String, i64>,
    packs: FxHashMap<String, Vec<Ty>>,
}

/// The search.
struct Engine<'a> {
    unit: &'a Unit,
    index: &'a Index<'a>,
    target: Target,
    /// Which facts belong to an item of the main file.
    facts_of: FxHashMap<usize, usize>,
    interest: Rc<Interest>,
    jobs: VecDeque<Job>,
    seen: FxHashSet<(Spot, User, String)>,
    /// Templates of which not every instantiation was looked at.
    cut: FxHashSet<Spot>,
    /// Bytes that may still be walked.
    work: usize,
    /// What is to be found out of templates with lambdas.
    wanted: Wanted,
    found: Results,
}

/// What the search has found.
#[derive(Default)]
struct Results {
    instantiations: Vec<Instantiated>,
    launches: Vec<Launch>,
    /// Extended lambdas that are launched somewhere.
    launched: FxHashSet<Place>,
    /// Uses across execution spaces in templates, by the item with facts.
    crossings: BTreeMap<usize, Vec<Crossing>>,
    /// Those of other items, and which functions all of them use.
    others: Across,
    /// For uses in templates of headers what asks for the instance.
    asked: FxHashMap<Place, Place>,
}

/// What the search has found that belongs to no item with facts.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Launches that break a restriction.
    pub(crate) launches: Vec<Launch>,
    /// Uses across execution spaces in templates without annotated lambdas, and which functions these use.
    pub(crate) across: Across,
}

/// An instantiation that is found, with its item.
struct Instantiated {
    item: usize,
    facts: Instantiation,
    /// The extended lambdas whose types it hands on, to templates or to kernels.
    hands_on: FxHashSet<Place>,
}

/// Whether a file without annotated lambdas may launch kernels with others, by a look at its text alone.
pub(crate) fn may_launch_lambdas(unit: &Unit) -> bool {
    let Some(main) = unit.files.first() else { return false };
    let text = &main.text[..];
    if memchr::memmem::find(text, b"<<<").is_none() || memchr::memmem::find(text, b"template").is_none() {
        return false;
    }
    memchr::memchr_iter(b'[', text).any(|at| {
        let before = text[..at].trim_ascii_end().last();
        let word = |b: &u8| is_continue(*b) || matches!(b, b')' | b']' | b'[' | b'"');
        text.get(at + 1) != Some(&b'[') && !before.is_some_and(word)
    })
}

/// Finds the instantiations of a unit's main file and adds them to the facts of its items. `positions` are the items' places in the file.
pub(crate) fn find(
    unit: &Unit,
    index: &Index<'_>,
    target: Target,
    wanted: Wanted,
    items: &mut [ItemFacts],
    positions: &[usize],
) -> Outcome {
    let everywhere = matches!(wanted, Wanted::Spaces(question) if question.everywhere);
    let host = matches!(wanted, Wanted::Spaces(q) if q.host && (q.everywhere || q.rejected));
    let Some(interest) = Interest::of(unit, index, items, positions, (everywhere, host)) else {
        return Outcome::default();
    };
    let roots = interest.roots.clone();
    let mut engine = Engine {
        unit,
        index,
        target,
        facts_of: positions.iter().enumerate().map(|(i, p)| (*p, i)).collect(),
        interest: Rc::new(interest),
        jobs: VecDeque::new(),
        seen: FxHashSet::default(),
        cut: FxHashSet::default(),
        work: WORK_PER_BYTE * unit.files[0].text.len() + SPARE_WORK,
        wanted,
        found: Results::default(),
    };
    for item in roots {
        engine.root(item);
    }
    while let Some(job) = engine.jobs.pop_front() {
        engine.instantiate(job, items);
    }
    for (position, item) in positions.iter().zip(items.iter_mut()) {
        for function in &mut item.functions {
            let (file, item, name_at) = (0, *position, function.name_at);
            function.given_up |= engine.cut.contains(&Spot { file, item, name_at });
        }
    }
    for (item, found) in engine.found.crossings {
        items[item].across.crossings.extend(found);
    }
    for crossing in &mut engine.found.others.crossings {
        crossing.inside.asked = engine.found.asked.get(&crossing.place).copied();
    }
    let launched = engine.found.launched;
    for mut found in engine.found.instantiations {
        let syntax = &items[found.item].syntax;
        for lambda in &mut found.facts.lambdas {
            lambda.launched =
                launch::place_of(lambda, syntax).is_some_and(|p| launched.contains(&p) && found.hands_on.contains(&p));
        }
        items[found.item].instantiations.push(found.facts);
    }
    for item in items.iter_mut().filter(|_| !launched.is_empty()) {
        let syntax = &item.syntax;
        for lambda in &mut item.lambdas {
            lambda.launched = launch::place_of(lambda, syntax).is_some_and(|p| launched.contains(&p));
        }
    }
    Outcome {
        launches: engine.found.launches,
        across: engine.found.others,
    }
}

impl<'a> Engine<'a> {
    /// Walks what is not a template in an item.
    fn root(&mut self, item: usize) {
        let syntax = self.index.syntax_of(0, item);
        let asked = self.interest.at_once.roots.contains(&item);
        let wanted = if asked {
            by_host_alone(self.wanted)
        } else {
            Wanted::Sites
        };
        let Some(mut walker) = self.walk((0, item), &syntax, None, Given::default(), wanted) else {
            return;
        };
        self.note_crossings((0, item), std::mem::take(&mut walker.record.across.crossings));
        let Noted { found, launched, .. } = walker.live.noted;
        self.note_launches(&launched, None);
        for f in found {
            let root = f.place;
            self.add(f, root, 0);
        }
        if self.interest.generic.contains(&item)
            && let Some(walker) = self.walk((0, item), &syntax, None, Given::default(), self.wanted)
        {
            self.note_crossings((0, item), walker.live.noted.in_generic);
        }
    }

    /// Walks an item with a definition in it instantiated; nothing when there is no more time for it.
    fn walk<'s>(
        &mut self,
        (file, item): (usize, usize),
        syntax: &'s Syntax,
        only: Option<(ViewSpan, bool, User)>,
        given: Given,
        wanted: Wanted,
    ) -> Option<Walker<'s>>
    where
        'a: 's,
    {
        self.work = self.work.checked_sub(syntax.text().len())?;
        if syntax.too_deep {
            return None;
        }
        if file == 0 {
            self.index.set_horizon(item);
        }
        let scope = self.unit.files.get(file)?.items.get(item)?.scope;
        let namespace = self.index.namespace_of(file, scope);
        let mut walker = Walker::new(self.unit, self.index, self.target, wanted, namespace, syntax);
        let mentions = if only.is_some() {
            Vec::new()
        } else {
            self.interest.mentions(syntax)
        };
        walker.record.here.instance = Some(Box::new(Instance {
            only: only.map(|(range, ..)| range),
            by_host: only.is_some_and(|(_, by_host, _)| by_host),
            user: only.map_or(User::Unknown, |(.., user)| user),
            bindings: given.types,
            values: given.values,
            packs: given.packs,
            placeholders: FxHashMap::default(),
            mentions,
            interest: Rc::clone(&self.interest),
            free: RefCell::default(),
        }));
        let outer = self.index.budget.open();
        walker.children_at_namespace_scope(syntax.root());
        self.index.budget.close(outer);
        Some(walker)
    }

    /// Adds an instantiation, unless it is there already or too many are.
    fn add(&mut self, found: Found, root: Place, depth: u32) {
        let followed = found.spot.file == 0 || found.by_host || found.further && !found.explicit;
        if depth > MAX_DEPTH || self.undecided(found.place) || !followed {
            return;
        }
        let large = |a: &Argument| matches!(&a.kind, ArgumentKind::Types { all, .. } if all.iter().map(size).sum::<usize>() > MAX_TYPE_SIZE);
        let spot = found.spot;
        if found.arguments.iter().chain(&found.class_arguments).any(large) {
            self.cut.insert(spot);
            return;
        }
        if !self.seen.insert((spot, found.user, key(&found))) {
            return;
        }
        self.jobs.push_back(Job {
            spot,
            found,
            root,
            depth,
        });
    }

    /// Whether a place is under a condition that cannot be decided.
    fn undecided(&self, place: Place) -> bool {
        self.unit
            .undecided
            .iter()
            .any(|u| u.file == place.file && u.region.contains(place.span.start))
    }

    /// Walks a template with its parameters bound.
    fn instantiate(&mut self, job: Job, items: &[ItemFacts]) {
        let place = (job.spot.file, job.spot.item);
        let syntax = self.index.syntax_of(place.0, place.1);
        let Some(range) = Signature::at(&syntax, job.spot.name_at).map(|s| s.declaration.span()) else {
            return;
        };
        if job.spot.file != 0 {
            self.index.set_horizon(self.item_around(job.root));
        }
        let facts = self.facts_at(place).filter(|_| job.found.further);
        let function = facts.and_then(|i| items[i].functions.iter().position(|f| f.name_at == job.spot.name_at));
        let everywhere = matches!(self.wanted, Wanted::Spaces(question) if question.everywhere);
        let asked = function.is_some() || everywhere;
        let wanted = match (job.found.further && asked, job.found.by_host) {
            (true, _) => self.wanted,
            (false, true) => by_host_alone(self.wanted),
            (false, false) => Wanted::Sites,
        };
        let only = Some((range, job.found.by_host, job.found.user));
        let given = Given {
            types: job.found.bindings(),
            values: job.found.values(),
            packs: job.found.packs(),
        };
        let Some(mut walker) = self.walk(place, &syntax, only, given, wanted) else {
            self.cut.insert(job.spot);
            return;
        };
        let lambdas = of_function(&mut walker, job.spot.name_at);
        self.found.others.uses.append(&mut walker.record.across.uses);
        let crossings = std::mem::take(&mut walker.record.across.crossings);
        if place.0 != 0 && job.found.further {
            for crossing in &crossings {
                self.found.asked.entry(crossing.place).or_insert(job.root);
            }
        }
        self.note_crossings(place, crossings);
        let Noted { found, launched, .. } = walker.live.noted;
        self.note_launches(&launched, Some(job.root));
        if let (Some(item), Some(function)) = (facts, function) {
            let lambdas = lambdas
                .into_iter()
                .map(|l| LambdaFacts {
                    function: Some(function),
                    ..l
                })
                .collect();
            let hands_on = found.iter().flat_map(Found::extended_lambdas);
            let hands_on = hands_on.chain(launched.iter().flat_map(|l| l.extended.iter().copied()));
            self.found.instantiations.push(Instantiated {
                item,
                hands_on: hands_on.collect(),
                facts: Instantiation {
                    function,
                    place: job.root,
                    explicit: job.found.explicit,
                    arguments: self.facts_of(&job.found.arguments),
                    class_arguments: self.facts_of(&job.found.class_arguments),
                    lambdas,
                },
            });
        }
        for f in found {
            self.add(f, job.root, job.depth + 1);
        }
    }

    /// Notes uses across execution spaces in an item.
    fn note_crossings(&mut self, place: (usize, usize), found: Vec<Crossing>) {
        let known = match self.facts_at(place) {
            Some(item) => self.found.crossings.entry(item).or_default(),
            None => &mut self.found.others.crossings,
        };
        // The reference says it for each instance; once is enough.
        let new: Vec<Crossing> = found.into_iter().filter(|c| !known.contains(c)).collect();
        known.extend(new);
    }

    /// The facts of an item, if it has any.
    fn facts_at(&self, (file, item): (usize, usize)) -> Option<usize> {
        self.facts_of.get(&item).copied().filter(|_| file == 0)
    }

    /// The item of the main file around a place.
    fn item_around(&self, place: Place) -> usize {
        let main = self.unit.files.first().filter(|_| place.file == 0);
        main.and_then(|main| main.item_index(place.span.start))
            .unwrap_or(usize::MAX)
    }

    fn facts_of(&self, arguments: &[Argument]) -> Vec<ArgumentFacts> {
        let mut all: Vec<ArgumentFacts> = arguments.iter().map(facts_of_argument).collect();
        for facts in &mut all {
            in_namespaces(self.index, &mut facts.private, &mut facts.in_functions);
        }
        all
    }

    fn note_launches(&mut self, launched: &[Launched], instantiated: Option<Place>) {
        for l in launched {
            if self.undecided(l.place) || instantiated.is_some_and(|p| self.undecided(p)) {
                continue;
            }
            self.found.launched.extend(&l.extended);
            if !l.forbidden.is_empty() {
                self.found.launches.push(Launch {
                    place: l.place,
                    closures: l.forbidden.clone(),
                    kernel: l.kernel.clone(),
                    instantiated,
                    of_library: None,
                    open: false,
                    undecided: false,
                });
            }
        }
    }
}

/// What is asked of code that is looked at only because the host front end reads it.
fn by_host_alone(wanted: Wanted) -> Wanted {
    match wanted {
        Wanted::Spaces(question) => Wanted::Spaces(Question {
            device: false,
            ..question
        }),
        other => other,
    }
}

/// The extended lambdas of a function, by the place of its name, without those in branches that are not taken.
fn of_function(walker: &mut Walker<'_>, name_at: ViewOffset) -> Vec<LambdaFacts> {
    let mut out = std::mem::take(&mut walker.record.lambdas);
    let functions = &walker.record.functions;
    let mine = |l: &LambdaFacts| {
        l.role == Role::Site
            && !walker.live.discarded.contains(&l.head)
            && l.function
                .and_then(|f| functions.get(f))
                .is_some_and(|f| f.name_at == name_at)
    };
    out.retain(mine);
    out
}

/// What tells instantiations of a template apart.
fn key(found: &Found) -> String {
    let mut out = String::from(if found.explicit { "explicit" } else { "" });
    out.push_str(if found.by_host { "host" } else { "" });
    for a in found.arguments.iter().chain(&found.class_arguments) {
        out.push(';');
        match &a.kind {
            ArgumentKind::Types { all, .. } => {
                for t in all {
                    crate::ty::identify(t, &mut out);
                    out.push(',');
                }
            }
            ArgumentKind::Template { private, class } => {
                out.push_str(private.as_ref().map_or("template", |p| &p.name));
                crate::ty::identify(class, &mut out);
            }
            ArgumentKind::Value(v) => out.push_str(&v.to_string()),
            ArgumentKind::Other => out.push('?'),
        }
    }
    out
}

fn facts_of_argument(argument: &Argument) -> ArgumentFacts {
    let mut out = ArgumentFacts {
        parameter: argument.name.clone(),
        ..ArgumentFacts::default()
    };
    match &argument.kind {
        ArgumentKind::Types { all, .. } => {
            for t in all {
                let facts = argument_facts(t);
                out.local.extend(facts.local);
                out.private.extend(facts.private);
                out.in_functions.local.extend(facts.in_functions.local);
                out.in_functions.private.extend(facts.in_functions.private);
            }
            out.text = all.iter().map(text).collect::<Vec<_>>().join(", ");
        }
        ArgumentKind::Template { private, .. } => out.private_template.clone_from(private),
        ArgumentKind::Value(v) => out.text = v.to_string(),
        ArgumentKind::Other => {}
    }
    out
}
