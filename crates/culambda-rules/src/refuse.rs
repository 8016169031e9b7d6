//! What speaks against writing lambdas: errors of the reference, and what no host compiler takes.
//!
//! The levels are those of the reference: an error that a pragma silences, or makes a warning, does not count. What
//! the command line, a configuration or a comment says of rules is about findings alone.

use crate::agree::{Raw, findings};
use crate::check::by_pragma;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Rule};
use crate::rules;
use crate::suppress::pragmas::Pragmas;
use culambda_model::facts::Role;
use culambda_model::{Analysis, Refusal, Refusals};
use culambda_source::{Target, ViewOffset};

/// Errors of the language that nvcc's front ends stop with, and host compilers may not: no number, no tag. Those of the
/// host front end refuse a lambda.
static OF_LANGUAGE: [&Rule; 11] = [
    &rules::generic_lambda_standard::RULE,
    &rules::capture_matches_default::RULE,
    &rules::capture_repeated::RULE,
    &rules::capture_static::RULE,
    &rules::constexpr_closure::RULE,
    &rules::constant_closure::RULE,
    &rules::closure_in_constexpr_function::RULE,
    &rules::operator_on_device::RULE,
    &rules::override_space_mismatch::RULE,
    &rules::thread_local_on_device::RULE,
    &rules::variable_length_on_device::RULE,
];

/// Rules of ours: nvcc accepts what they report, and then no host compiler takes what it writes.
static UNWRITABLE: [&Rule; 10] = [
    &rules::unnamed_template_parameter::RULE,
    &rules::abbreviated_template::RULE,
    &rules::pack_init_capture::RULE,
    &rules::brace_init_capture::RULE,
    &rules::undeclared_friend::RULE,
    &rules::function_init_capture::RULE,
    &rules::static_lambda::RULE,
    &rules::lambda_to_pointer::RULE,
    &rules::unwritable_function::RULE,
    &rules::unwritable_return_type::RULE,
];

impl Rule {
    /// Whether it is an error of the language, which the reference reports without a number or a tag.
    pub fn of_language(&self) -> bool {
        OF_LANGUAGE.contains(&self)
    }
}

/// What speaks against writing the lambdas of a file, in the words of the rules.
pub fn refusals(analysis: &Analysis, target: &Target) -> Refusals {
    let target = Target { jit: None, ..*target };
    let raw = findings(analysis, target, |variant| (0..variant.unit.files.len()).collect());
    let mut out = Refusals::default();
    if raw.is_empty() {
        return out;
    }
    let pragmas: Vec<Pragmas> = analysis.variants.iter().map(|v| Pragmas::read(&v.unit)).collect();
    let mut given = Vec::new();
    for one in raw {
        let counts = if one.asked.finding.rule.of_reference() {
            one.asked.by_host && is_error(&one, analysis, &pragmas, &mut given)
        } else {
            let rule = one.asked.finding.rule;
            UNWRITABLE.contains(&rule) || rule.of_language() && one.asked.by_host && !one.asked.finding.open
        };
        if counts {
            add(&one, analysis, &mut out);
        }
    }
    out
}

/// Whether the reference reports an error: in system headers it reports nothing.
fn is_error(one: &Raw, analysis: &Analysis, pragmas: &[Pragmas], given: &mut Vec<&'static str>) -> bool {
    let finding = &one.asked.finding;
    let Some(variant) = analysis.variants.get(one.variant) else {
        return false;
    };
    let place = finding.place;
    let file = variant.unit.files.get(place.file);
    if file.is_some_and(|f| f.preprocessed && f.markers().in_system_header(place.span.start)) {
        return false;
    }
    let level = match pragmas.get(one.variant).filter(|_| place.file == 0) {
        Some(pragmas) => by_pragma(pragmas, finding, one.asked.read_to, Some(finding.rule.level), given),
        None => Some(finding.rule.level),
    };
    level == Some(Level::Error)
}

fn add(one: &Raw, analysis: &Analysis, out: &mut Refusals) {
    let finding = &one.asked.finding;
    let refusal = refusal(finding);
    let of_file = refusal.whole_file;
    if of_file {
        out.file.push(refusal.clone());
    }
    let entries = entries(one, analysis);
    if entries.is_empty() && !of_file {
        out.others.push(refusal.clone());
    }
    for entry in entries {
        out.lambdas.entry(entry).or_default().push(refusal.clone());
    }
}

/// The lambdas that a finding speaks against. What we say of a function is said at its first lambda and holds for all.
fn entries(one: &Raw, analysis: &Analysis) -> Vec<usize> {
    let Some((item, head)) = one.asked.head else {
        return Vec::new();
    };
    let Some(facts) = analysis.variants.get(one.variant).and_then(|v| v.items.get(item)) else {
        return Vec::new();
    };
    // Lambdas are in the order of their heads.
    let Ok(own) = facts.lambdas.binary_search_by_key(&head, |lambda| lambda.head) else {
        return Vec::new();
    };
    let rule = one.asked.finding.rule;
    let whole_function = !rule.of_reference() && matches!(rule.check, Check::Function(_));
    let function = facts.lambdas[own].function.filter(|_| whole_function);
    let end = function
        .and_then(|f| facts.functions.get(f))
        .map_or(ViewOffset::default(), |f| f.text.end);
    let inside = facts.lambdas.iter().enumerate().skip(own + 1);
    let inside = inside
        .take_while(|(_, lambda)| lambda.text.start < end)
        .filter(|(_, lambda)| lambda.function == function && lambda.role == Role::Site);
    std::iter::once(own)
        .chain(inside.map(|(index, _)| index))
        .filter_map(|index| analysis.entry_of(one.variant, item, index))
        .collect()
}

/// A finding as a refusal: places in other files are left out.
fn refusal(finding: &Finding) -> Refusal {
    let labels = finding.labels.iter().filter(|label| label.place.file == 0);
    Refusal {
        message: finding.message.clone(),
        number: finding.rule.number,
        place: (finding.place.file == 0).then_some(finding.place.span),
        here: finding.here.clone(),
        labels: labels.map(|label| (label.place.span, label.text.clone())).collect(),
        notes: finding.notes.clone(),
        help: finding.help.clone(),
        // The reference gives no text then.
        whole_file: *finding.rule == rules::operator_annotated::RULE,
    }
}
