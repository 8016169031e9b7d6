//! Lambdas that no reading compiles, and the conditions that leave them out.

use culambda_source::{Arm, Arms, Candidate, CandidateKind, Directive, DirectiveKind, File, Span, Unit, presets};
use rustc_hash::FxHashSet;

use super::Variant;

/// An annotated lambda that conditions leave out of every reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotCompiled {
    /// Its introducer, or the use of a macro that has one.
    pub span: Span,
    /// What leaves it out; absent where that is not a condition of the file.
    pub by: Option<ExcludingBranch>,
}

/// The branch of a condition that leaves a lambda out, by places in the main file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcludingBranch {
    /// The directive that begins the branch.
    pub own: Span,
    /// That with the condition, which an `#else` has from the branch before it.
    pub condition: Span,
    /// The macros in the conditions that options may define or undefine: not those of back ends, which the CUDA build
    /// decides. None where the conditions are about other back ends.
    pub macros: Vec<String>,
}

impl NotCompiled {
    /// Those of all readings of a file, in the order of the source.
    pub(super) fn all(variants: &[Variant], lambda_macros: &[Box<[u8]>]) -> Vec<NotCompiled> {
        let unit = &variants[0].unit;
        let main = &unit.files[0];
        let spans = introducers(variants, lambda_macros);
        if spans.is_empty() {
            return Vec::new();
        }
        let (mut arms, fixed) = (Arms::of(main), fixed_in(main));
        let all = spans.into_iter().map(|span| NotCompiled {
            span,
            by: arms
                .leaving_out(span.start)
                .map(|arm| ExcludingBranch::of(arm, main, &fixed)),
        });
        all.collect()
    }
}

impl ExcludingBranch {
    fn of(arm: &Arm, main: &File, fixed: &FxHashSet<&[u8]>) -> ExcludingBranch {
        let mut macros: Vec<String> = Vec::new();
        let mut names = arm.names(main);
        if names.iter().any(|name| presets::names_other_back_end(name)) {
            names.clear();
        }
        for name in names {
            let text = String::from_utf8_lossy(name);
            if is_open_to_options(name, fixed) && !macros.iter().any(|known| **known == *text) {
                macros.push(text.into_owned());
            }
        }
        ExcludingBranch {
            own: arm.own().span,
            condition: arm.condition().span,
            macros,
        }
    }
}

/// Whether options can say what a name is: it is not the compiler's, no back end, and not among those that are fixed.
fn is_open_to_options(name: &[u8], fixed: &FxHashSet<&[u8]>) -> bool {
    let is_of_compiler = name.starts_with(b"_") || matches!(name, b"true" | b"false");
    !is_of_compiler && presets::setting(name).is_none() && !fixed.contains(name)
}

/// The names that a file defines whatever options say: no `#ifndef` asks for them.
fn fixed_in(file: &File) -> FxHashSet<&[u8]> {
    let named = |of: fn(&Directive) -> bool| file.directives.iter().filter(move |d| of(d)).map(|d| file.name_in(d));
    let mut out: FxHashSet<&[u8]> = named(|d| d.kind == DirectiveKind::Define && d.active).collect();
    for name in named(|d| d.kind == DirectiveKind::Ifndef) {
        out.remove(name);
    }
    out
}

/// The introducers, and the uses of macros with one, that are inactive in every reading.
pub(super) fn introducers(variants: &[Variant], lambda_macros: &[Box<[u8]>]) -> Vec<Span> {
    let of_candidates = |unit: &Unit, active: bool| -> FxHashSet<Span> {
        let begins = |c: &&Candidate| matches!(c.kind, CandidateKind::Introducer | CandidateKind::Invocation);
        let of_kind = |c: &&Candidate| c.file == 0 && begins(c) && c.active == active;
        unit.candidates.iter().filter(of_kind).map(|c| c.span).collect()
    };
    let mut out = of_candidates(&variants[0].unit, false);
    let begin: FxHashSet<u32> = out.iter().map(|span| span.start).collect();
    let named = variants[0].unit.uses_left_out(lambda_macros).into_iter();
    out.extend(named.filter(|span| !begin.contains(&span.start)));
    for variant in variants {
        let compiled: FxHashSet<u32> = of_candidates(&variant.unit, true)
            .iter()
            .map(|span| span.start)
            .collect();
        let main = &variant.unit.files[0];
        out.retain(|span| !compiled.contains(&span.start) && main.is_inactive(span.start));
    }
    let text = &variants[0].unit.files[0].text;
    // `[[nodiscard]] __device__` is an attribute.
    let is_attribute = |s: &Span| text.get(s.range()).is_some_and(|t| t.starts_with(b"[["));
    let mut out: Vec<Span> = out.into_iter().filter(|s| !is_attribute(s)).collect();
    out.sort_unstable();
    out
}
