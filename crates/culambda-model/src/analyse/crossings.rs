//! Uses across execution spaces in one reading: those of the text for the host, and of the text for the device where
//! that is another one.

use super::passes::{open_on_device, read_alike};
use super::{Source, Told, Variant, confirmed, read_variant};
use crate::crossing::{Across, Body, Crossing, CrossingKind, Emission, Inside};
use crate::facts::{ItemFacts, Launch, Place};
use crate::here::{Question, Wanted};
use crate::index::Index;
use crate::spaces::library::is_of_device;
use crate::spaces::{Texts, Unseen};
use crate::walk;
use rustc_hash::FxHashSet;
use std::rc::Rc;

use culambda_source::{Assumptions, Jit, Pass, Spaces, Span, Target, Unit, UnitOptions};

/// What is asked of execution spaces in a unit.
pub(super) fn question(unit: &Unit, options: &UnitOptions) -> Option<Question> {
    let device = options.target.pass == Pass::Device;
    let preprocessed = unit.files.first().is_some_and(|main| main.preprocessed);
    if let Some(jit) = options.target.jit {
        return Some(Question {
            everywhere: true,
            rejected: false,
            host: false,
            device: !preprocessed,
            jit: Some(jit),
        });
    }
    (options.spaces != Spaces::Off).then(|| Question {
        jit: None,
        everywhere: options.spaces == Spaces::All,
        rejected: options.spaces == Spaces::Lambdas && !device,
        host: !device,
        device: !preprocessed && options.spaces != Spaces::Rejected,
    })
}

/// Puts together what was found in a reading, and what is found in its text for the device.
///
/// What reads for the device as it does in one of the readings `before` is not looked at again.
pub(super) fn add(variant: &mut Variant, source: &Source<'_>, assume: &Assumptions, before: Told<'_>) {
    let options = source.options;
    if options.spaces == Spaces::Off && options.target.jit.is_none() {
        return;
    }
    let mut all = std::mem::take(&mut variant.across.crossings);
    all.append(&mut of_facts(variant));
    super::pieces::leave_out_crossings(&mut all, &variant.unit);
    let mut uses = std::mem::take(&mut variant.across.uses);
    uses.extend(
        variant
            .items
            .iter_mut()
            .flat_map(|item| std::mem::take(&mut item.across.uses)),
    );
    if options.target.pass == Pass::Host {
        leave_out_other_pass(&mut all, &variant.unit);
    }
    let preprocessed = variant.unit.files.first().is_some_and(|main| main.preprocessed);
    let asks_device = options.spaces != Spaces::Rejected;
    if asks_device
        && options.target.pass == Pass::Host
        && !preprocessed
        && !read_alike(&variant.unit, &looked_at(variant, options))
    {
        let mut options = options.clone();
        options.target.pass = Pass::Device;
        let source = Source {
            options: &options,
            parsed: Rc::clone(&source.parsed),
            ..*source
        };
        let unit = source.read(assume);
        let question = question(&unit, &options);
        let told = Told {
            also: Some(&*variant),
            ..before
        };
        let mut device = read_variant(unit, options.target, question, Some(told), &source.parsed);
        leave_out_launches(&mut variant.launches, &variant.unit, &device.unit);
        let open = open_on_device(&device.unit);
        let stays = |c: &Crossing| c.place.file != 0 || !open.iter().any(|part| part.contains(c.place.span.start));
        // What reads alike on both sides was looked at for both.
        all.retain(|c| c.kind.by_host() || device.is_same_at(c.place) && stays(c));
        // What the text for the host alone uses is not compiled for the device.
        uses.retain(|one| one.place.file == 0 && device.is_same_from(one.place.at));
        add(&mut device, &source, assume, Told::default());
        uses.append(&mut device.across.uses);
        let mut own = std::mem::take(&mut device.across.crossings);
        leave_out_unconfirmed((&variant.unit, &mut all), (&device.unit, &mut own), &source);
        let unknown = |c: Crossing| Crossing {
            inside: Inside::default(),
            ..c
        };
        all.extend(own.into_iter().filter(stays).map(unknown));
    }
    if let Some(jit) = options.target.jit {
        all.retain(|c| is_of_jit(c, jit));
        let waits = |c: &&Crossing| {
            matches!(c.kind, CrossingKind::NotForJit(_)) && matches!(c.emission, Emission::Instantiated(_))
        };
        // Whoever starts the program may instantiate a template by its name.
        let waiting: Vec<Crossing> = all.iter().filter(waits).cloned().collect();
        crate::spaces::graph::settle(&mut all, &uses, false);
        let settled = |c: &Crossing| all.iter().any(|s| s.place == c.place && s.kind == c.kind);
        let mut open: Vec<Crossing> = waiting.into_iter().filter(|c| !settled(c)).collect();
        for crossing in &mut open {
            crossing.emission = Emission::Open;
        }
        all.append(&mut open);
        all.sort_by_key(|c| (c.place.file, c.place.span.start));
        variant.across.crossings = all;
        return;
    }
    if options.target.pass == Pass::Device {
        // What is used is known once both texts are read.
        (variant.across.crossings, variant.across.uses) = (all, uses);
        return;
    }
    let main = variant.unit.files.first();
    let header = main.is_some_and(|main| !main.is_compiled_by_itself());
    crate::spaces::graph::settle(&mut all, &uses, header || source.keeps_unused);
    variant.across.links = crate::spaces::graph::links(&uses, header);
    if header {
        // What is included before it may have a function of the name of one of the C library.
        let is_reserved = |name: &str| name.starts_with("std::") || is_of_device(name);
        all.retain(|c| c.declared.at.is_some() || !c.hangs_on.name || is_reserved(&c.name));
    }
    if !all.is_empty() {
        let chosen = super::chosen::parts(&variant.unit);
        all.retain(|c| {
            c.place.file != 0
                || !chosen
                    .iter()
                    .any(|part| part.range().contains(&(c.place.span.start as usize)))
        });
    }
    let mut unseen = Unseen::new(&variant.unit, source.loader);
    all.retain(|c| !c.hangs_on.name || !unseen.may_declare(&c.name, c.place, c.declared));
    leave_out_after_errors(&mut all, &variant.unit, options.target);
    if all.iter().any(is_error_of_first_phase) {
        // With these the compiler does not come to what it emits.
        all.retain(|c| matches!(c.emission, Emission::Parsed | Emission::AtOnce));
    }
    variant.across.crossings = once_each(all);
    super::remedies::add(variant, source);
}

/// Leaves out what the compiler of the device says with one definition of a macro alone, of what was found in its text and of
/// what was found in that for the host and reads alike in both: conditions about the architecture may leave something open
/// that they do not leave open for the host.
fn leave_out_unconfirmed(host: confirmed::Found<'_>, device: confirmed::Found<'_>, source: &Source<'_>) {
    let (unit, all) = host;
    let (by_host, mut same): (Vec<_>, Vec<_>) = std::mem::take(all).into_iter().partition(|c| c.kind.by_host());
    // What both sides read may use what they read differently.
    same.retain(|c| !confirmed::is_declared_otherwise(c, unit, device.0));
    let find = |unit: Unit, assume: &Assumptions, _: &[Span]| {
        let question = question(&unit, source.options);
        let mut other = read_variant(
            unit,
            source.options.target,
            question,
            Some(Told::default()),
            &source.parsed,
        );
        add(&mut other, source, assume, Told::default());
        (other.unit, other.across.crossings)
    };
    if confirmed::leaves_more_open(device.0, unit) {
        let read = |assume: &Assumptions| source.read(assume);
        confirmed::leave_out(&mut [device, (unit, &mut same)], None, read, find);
    }
    *all = by_host;
    all.append(&mut same);
}

/// Leaves out launches that are in the text for the host alone: it is the compiler of the device that rejects them.
fn leave_out_launches(launches: &mut Vec<Launch>, host: &Unit, device: &Unit) {
    let says = |unit: &Unit, place: Place| {
        let file = unit.files.get(place.file)?;
        let view = unit.view(place.file, file.item_at(place.span.start)?.span);
        Some(view.tokens.iter().any(|t| t.source.start == place.span.start))
    };
    launches.retain(|launch| {
        let place = launch.instantiated.unwrap_or(launch.place);
        place.file != 0 || says(host, place) != Some(true) || says(device, place) != Some(false)
    });
}

/// Leaves out what the host front end may not come to: it is under conditions about the architecture, or about macros that
/// hang on it, which nothing decides. In a header that is read for its templates nothing is told apart by a condition about
/// the architecture: what is found in such a part may be of the host alone.
fn leave_out_other_pass(all: &mut Vec<Crossing>, unit: &Unit) {
    if all.is_empty() {
        return;
    }
    let open = open_on_device(unit);
    let texts = Texts::default();
    all.retain(|c| match c.place.file {
        0 => !c.kind.by_host() || !open.iter().any(|part| part.contains(c.place.span.start)),
        file => {
            let at = c.place.span.start;
            let undecided = unit.undecided.iter().any(|u| u.file == file && u.region.contains(at));
            !undecided && !c.hangs_on.definition && (c.kind.by_host() || !texts.is_of_one_pass(unit, file, at))
        }
    });
}

/// Uses in order, each once: what is told in a template may be found again where that is instantiated.
fn once_each(mut all: Vec<Crossing>) -> Vec<Crossing> {
    // What is sure comes first.
    all.sort_by_key(|c| (c.place.file, c.place.span.start, c.emission.is_open()));
    let mut seen = FxHashSet::default();
    all.retain(|c| {
        seen.insert((
            c.place,
            c.own,
            c.kind,
            c.space,
            c.inside.head,
            c.inside.item,
            c.declared.at,
            c.name.clone(),
            c.caller.clone(),
        ))
    });
    all
}

/// The parts of the main file that are looked at: all of it, or the items with annotated lambdas.
fn looked_at(variant: &Variant, options: &UnitOptions) -> Vec<Span> {
    match variant.unit.files.first() {
        Some(main) if options.spaces == Spaces::All => vec![Span::new(0, main.text.len() as u32)],
        Some(_) => {
            let read = variant.items.iter().filter(|item| item.file == 0);
            let spans = read.map(|item| item.syntax.view.span);
            spans.chain(variant.same.iter().copied()).collect()
        }
        None => Vec::new(),
    }
}

/// Whether the compiler of the device stops at it before it emits anything. Calls of `constexpr` functions are errors
/// only without a flag, which the rules know.
fn is_error_of_first_phase(c: &Crossing) -> bool {
    let device = c.space.device_only();
    c.emission == Emission::Parsed
        && match c.kind {
            CrossingKind::HostCall { constexpr } => device && !constexpr,
            CrossingKind::Exception | CrossingKind::Lacking(_) | CrossingKind::Overriding { .. } => true,
            _ => false,
        }
}

/// Leaves out calls of inline functions that the compiler of the device does not come to: it looks at those of a function
/// after its body, if it has found no error until then, and at those of templates at the end.
fn leave_out_after_errors(all: &mut Vec<Crossing>, unit: &Unit, target: Target) {
    let Some(main) = unit.files.first() else { return };
    let template = |c: &Crossing| {
        let item = main.item_at(c.place.span.start).filter(|_| c.place.file == 0);
        item.is_none_or(|i| {
            main.text
                .get(i.span.range())
                .is_some_and(|t| t.starts_with(b"template"))
        })
    };
    let is_error = |c: &&Crossing| {
        let constexpr = matches!(c.kind, CrossingKind::HostCall { constexpr: true });
        let counts = constexpr && !target.relaxed_constexpr && c.space.device_only();
        is_error_of_first_phase(c) || counts && c.emission == Emission::Parsed
    };
    // Of the order of instances nothing is known.
    let errors = all.iter().filter(is_error).filter(|c| !template(c));
    let within: FxHashSet<Body> = errors.clone().filter_map(|c| c.remedy.within).collect();
    let first = errors.map(|c| c.place.span.start).min();
    if first.is_none() && !all.iter().any(|c| is_error(&c)) {
        return;
    }
    all.retain(|c| {
        let generic = matches!(c.kind, CrossingKind::GenericCall { .. });
        let after = first.is_some_and(|first| first < c.place.span.start);
        !generic || !template(c) && !after && !c.remedy.within.is_some_and(|body| within.contains(&body))
    });
}

/// Whether NVRTC reports it: what is of the host, and what is wrong with code for the device while that is read.
fn is_of_jit(c: &Crossing, jit: Jit) -> bool {
    match c.kind {
        CrossingKind::NotForJit(_) | CrossingKind::Exception | CrossingKind::Ignored { .. } => true,
        // With the option there are no variables of the host.
        CrossingKind::HostVariable(_) => !jit.default_device,
        CrossingKind::Redeclared(_) => !jit.default_device,
        _ => false,
    }
}

/// What the walks over items with lambdas noted, and those over what they instantiate.
fn of_facts(variant: &mut Variant) -> Vec<Crossing> {
    let mut all = Vec::new();
    for (index, item) in variant.items.iter_mut().enumerate() {
        let mut found = std::mem::take(&mut item.across.crossings);
        for crossing in &mut found {
            crossing.inside.item = Some(index);
        }
        all.append(&mut found);
    }
    all
}

/// The items of the main file in which nothing was found across execution spaces, in order; none if something was found that
/// is in no item.
pub(super) fn unconcerned(variants: &[Variant]) -> Option<Vec<Span>> {
    let span_in = |variant: &Variant, item: usize| variant.items.get(item).map(|item| item.syntax.view.span);
    let own = |variant: &Variant| -> Option<Vec<Span>> {
        let found = variant.across.crossings.iter();
        found.map(|c| span_in(variant, c.inside.item?)).collect()
    };
    let concerned: Option<Vec<Vec<Span>>> = variants.iter().map(own).collect();
    let concerned: FxHashSet<Span> = concerned?.into_iter().flatten().collect();
    let items = variants.iter().flat_map(|variant| &variant.items);
    let mut all: Vec<Span> = items.map(|item| item.syntax.view.span).collect();
    all.retain(|span| !concerned.contains(span));
    all.sort_unstable_by_key(|span| span.start);
    all.dedup();
    Some(all)
}

/// Adds the loops of libraries that launch lambdas of the host, in items with facts and in others.
pub(super) fn add_launches(launches: &mut Vec<Launch>, others: &mut Across, items: &mut [ItemFacts]) {
    let of_items = items.iter_mut().map(|item| &mut item.across);
    for across in std::iter::once(others).chain(of_items) {
        launches.append(&mut across.launches);
    }
}

/// Those of items that hold no annotated lambda, and the number of functions that were looked at: of all items, or of those
/// that mention something of the device.
pub(super) fn of_items(
    unit: &Unit,
    index: &Index<'_>,
    target: Target,
    wanted: Wanted,
    items: impl Iterator<Item = usize>,
) -> Across {
    let mut all = Across::default();
    let Wanted::Spaces(question) = wanted else { return all };
    for item in items.filter(|item| question.everywhere || question.rejected && index.mentions_device(*item)) {
        index.set_horizon(item);
        let syntax = index.syntax_of(0, item);
        let namespace = index.namespace_of(0, unit.files[0].items[item].scope);
        all.append(walk::walk(unit, index, target, 0, namespace, syntax, wanted).across);
    }
    all
}
