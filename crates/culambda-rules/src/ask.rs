//! Every rule asked about every lambda of one reading.

use crate::context::{Head, KernelLaunch, Lambda};
use crate::crossed::Crossed;
use crate::finding::{Finding, Label, Place};
use crate::registry::RULES;
use crate::rule::Check;
use culambda_model::analyse::Variant;
use culambda_model::crossing::Inside;
use culambda_model::facts::{CaptureKind, Instantiation, ItemFacts, Role, Space};
use culambda_source::Target;
use culambda_syntax::{Field, Kind, LambdaHead, Node};
use rustc_hash::{FxHashMap, FxHashSet};

/// A finding with what it is about.
pub(crate) struct Asked {
    pub(crate) finding: Finding,
    /// The pragmas up to here have been read when the reference reports it.
    pub(crate) read_to: u32,
    /// Where what it is about is in the main file: readings without that place have nothing to say.
    pub(crate) at: u32,
    /// The item and the head of the lambda in it; none for a launch.
    pub(crate) head: Option<(usize, usize)>,
    /// Whether the host front end reports it, and not only the device front end where a template is instantiated.
    pub(crate) by_host: bool,
}

/// A finding of one item.
struct Found {
    finding: Finding,
    /// The head that it is about.
    head: usize,
    by_host: bool,
}

/// Everything that the rules find in one reading. `files` has the index of each of its files in the report.
pub(crate) fn ask(variant: &Variant, files: &[usize], target: Target) -> Vec<Asked> {
    let mut all = Vec::new();
    for (index, item) in variant.items.iter().enumerate() {
        let found = of_item(variant, item, files, target);
        let read_to = if is_read_first(item) {
            item.syntax.view.span.end
        } else {
            0
        };
        all.extend(found.into_iter().map(|found| Asked {
            read_to: read_to.max(found.finding.place.span.start),
            at: found.finding.place.span.start,
            finding: found.finding,
            head: Some((index, found.head)),
            by_host: found.by_host,
        }));
    }
    let crossings = variant
        .across
        .crossings
        .iter()
        .filter(|c| target.extended_lambda || target.jit.is_some() || c.inside.head.is_none());
    for facts in crossings {
        let mut found = Vec::new();
        let crossed = Crossed {
            facts,
            unit: &variant.unit,
            lambda: around(variant, facts.inside, files, target),
            files,
        };
        ask_crossing(&crossed, &mut found);
        // A macro has it in its arguments, perhaps under a condition.
        let own = facts.own.filter(|own| own.file == facts.place.file);
        all.extend(found.into_iter().map(|finding| Asked {
            read_to: finding.place.span.start,
            at: own.map_or(finding.place.span.start, |own| own.span.start),
            finding,
            head: facts.inside.item.zip(facts.inside.head),
            by_host: facts.kind.by_host(),
        }));
    }
    if target.extended_lambda {
        all.extend(at_launches(variant, files).into_iter().map(|finding| Asked {
            read_to: finding.place.span.start,
            at: finding.place.span.start,
            finding,
            head: None,
            by_host: false,
        }));
    }
    all
}

/// The annotated lambda that a use is in.
fn around<'a>(variant: &'a Variant, at: Inside, files: &'a [usize], target: Target) -> Option<Lambda<'a>> {
    let item = variant.items.get(at.item?)?;
    let facts = item.lambdas.iter().find(|l| Some(l.head) == at.head)?;
    Some(Lambda {
        head: Head {
            unit: &variant.unit,
            item,
            head: item.syntax.heads.get(facts.head)?,
            target,
            files,
        },
        facts,
        instantiation: None,
    })
}

/// What the rules find in one item.
fn of_item(variant: &Variant, item: &ItemFacts, files: &[usize], target: Target) -> Vec<Found> {
    let mut out = Vec::new();
    let head_of = |head| Head {
        unit: &variant.unit,
        item,
        head,
        target,
        files,
    };
    let note = |head: usize, found: Vec<Finding>, out: &mut Vec<Found>| {
        out.extend(found.into_iter().map(|finding| Found {
            finding,
            head,
            by_host: true,
        }));
    };
    let heads = item.syntax.heads.iter().enumerate();
    for (index, head) in heads.filter(|(_, head)| !item.syntax.view.is_elsewhere(head.open)) {
        let mut found = Vec::new();
        ask_head(&head_of(head), &mut found);
        if target.jit.is_some() {
            // NVRTC has no such option, and a message of its own.
            found.retain(|f| f.rule != &crate::rules::disallowed::RULE);
        }
        note(index, found, &mut out);
    }
    if !target.extended_lambda {
        return out;
    }
    for facts in item.lambdas.iter().filter(|l| l.role == Role::Site) {
        let Some(head) = item.syntax.heads.get(facts.head) else {
            continue;
        };
        let lambda = Lambda {
            head: head_of(head),
            facts,
            instantiation: None,
        };
        let mut found = Vec::new();
        ask_lambda(&lambda, &mut found);
        note(facts.head, found, &mut out);
    }
    at_instantiation(variant, item, &head_of, &mut out);
    out
}

/// Whether the reference reads all of a declaration before it looks at the bodies in it: a template, a class.
fn is_read_first(item: &ItemFacts) -> bool {
    let class = |n: &Node<'_>| {
        n.kind() == Kind::ClassSpecifier || n.kind() == Kind::StructSpecifier || n.kind() == Kind::UnionSpecifier
    };
    item.syntax.root().children().any(|n| {
        n.kind() == Kind::TemplateDeclaration
            || class(&n)
            || n.field(Field::Type)
                .is_some_and(|t| class(&t) && t.field(Field::Body).is_some())
    })
}

/// What the reference reports at launches: once at each line.
fn at_launches(variant: &Variant, files: &[usize]) -> Vec<Finding> {
    let mut out = Vec::new();
    let mut done: FxHashSet<(&str, u32)> = FxHashSet::default();
    for facts in &variant.launches {
        let launch = KernelLaunch {
            unit: &variant.unit,
            facts,
            files,
        };
        let mut found = Vec::new();
        ask_launch(&launch, &mut found);
        let file = variant.unit.files.get(facts.place.file);
        let line = file.map_or(0, |f| f.lines().line_column(facts.place.span.start).0);
        out.extend(found.into_iter().filter(|f| done.insert((f.rule.name, line))));
    }
    out
}

/// What the reference reports at the instantiations of templates: at each line once for a rule, and not what it
/// reports at the definition already; explicit instantiations it reports each.
fn at_instantiation<'a>(
    variant: &Variant,
    item: &'a ItemFacts,
    head_of: &dyn Fn(&'a LambdaHead) -> Head<'a>,
    out: &mut Vec<Found>,
) {
    let line = |place: Place| {
        let file = variant.unit.files.get(item.file).filter(|_| place.file == 0);
        file.map_or(place.span.start, |f| f.lines().line_column(place.span.start).0)
    };
    let key = |f: &Finding| (f.rule.name, line(f.place));
    let at_definition: FxHashSet<(&str, u32)> = out.iter().map(|found| key(&found.finding)).collect();
    let mut done: FxHashMap<(&str, u32), usize> = FxHashMap::default();
    let mut all: Vec<&Instantiation> = item.instantiations.iter().collect();
    all.sort_by_key(|i| (!i.explicit, i.place.file, i.place.span.start));
    for instantiation in all {
        for facts in &instantiation.lambdas {
            let Some(head) = item.syntax.heads.get(facts.head) else {
                continue;
            };
            let lambda = Lambda {
                head: head_of(head),
                facts,
                instantiation: Some(instantiation),
            };
            let mut found = Vec::new();
            ask_instantiated(&lambda, instantiation, &mut found);
            for finding in found.into_iter().filter(|f| !at_definition.contains(&key(f))) {
                let place = lambda.head.place_in_unit(Some(instantiation.place));
                match done.get(&key(&finding)) {
                    Some(earlier) if !instantiation.explicit => {
                        also_at(&mut out[*earlier].finding, place, instantiation);
                    }
                    _ => {
                        done.entry(key(&finding)).or_insert(out.len());
                        out.push(Found {
                            finding: finding.label(place, instantiated(instantiation)),
                            head: facts.head,
                            by_host: instantiation.explicit,
                        });
                    }
                }
            }
        }
    }
}

/// How many instantiations a finding shows.
const SHOWN: usize = 4;

/// Adds a further instantiation to a finding, unless it shows it, or many, already.
fn also_at(finding: &mut Finding, place: Option<Place>, instantiation: &Instantiation) {
    let shown = finding
        .labels
        .iter()
        .filter(|l| l.text.starts_with(INSTANTIATED))
        .count();
    if let Some(place) = place.filter(|p| shown < SHOWN && finding.labels.iter().all(|l| l.place != *p)) {
        finding.labels.push(Label {
            place,
            text: instantiated(instantiation),
        });
    }
}

const INSTANTIATED: &str = "instantiated here";

/// What a label says of an instantiation.
fn instantiated(instantiation: &Instantiation) -> String {
    let arguments = instantiation.arguments.iter().chain(&instantiation.class_arguments);
    let known: Vec<String> = arguments
        .filter(|a| !a.parameter.is_empty() && !a.text.is_empty())
        .map(|a| format!("`{}` = `{}`", a.parameter, a.text))
        .collect();
    if known.is_empty() {
        INSTANTIATED.to_owned()
    } else {
        format!("{INSTANTIATED}, with {}", known.join(", "))
    }
}

/// Rules that look at types are asked again about the lambdas of an instantiation.
fn ask_instantiated(lambda: &Lambda<'_>, instantiation: &Instantiation, out: &mut Vec<Finding>) {
    let broken = lambda.facts.broken.is_some();
    for rule in RULES {
        match rule.check {
            Check::Instantiation(check) | Check::InstantiationOrLoop(check, _) if !broken => {
                check(lambda, instantiation, out);
            }
            Check::Captures(check) if !broken => check(lambda, out),
            Check::Lambda(check) if rule.of_reference() => check(lambda, out),
            _ => {}
        }
    }
}

fn ask_crossing(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    for rule in RULES {
        if let Check::Crossing(check) = rule.check {
            check(crossed, out);
        }
    }
}

fn ask_launch(launch: &KernelLaunch<'_>, out: &mut Vec<Finding>) {
    for rule in RULES {
        if let Check::Launch(check) | Check::InstantiationOrLoop(_, check) = rule.check {
            check(launch, out);
        }
    }
}

fn ask_head(head: &Head<'_>, out: &mut Vec<Finding>) {
    for rule in RULES {
        if let Check::Head(check) = rule.check {
            check(head, out);
        }
    }
}

fn ask_lambda(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let broken = lambda.facts.broken.is_some();
    // Where no extended lambda may be at all, only what the body captures is looked at, and init-captures of device
    // lambdas.
    let checked = broken.then(|| {
        let mut facts = lambda.facts.clone();
        let device = facts.space == Space::Device;
        let init = |kind: &CaptureKind| matches!(kind, CaptureKind::Init { .. });
        facts
            .captures
            .retain(|c| !c.explicit || (device && init(&c.kind) && !c.by_reference));
        facts
    });
    let captures = Lambda {
        facts: checked.as_ref().unwrap_or(lambda.facts),
        ..*lambda
    };
    for rule in RULES {
        match rule.check {
            Check::Lambda(check) => check(lambda, out),
            Check::Function(check) if !broken => {
                if let Some(function) = lambda.function() {
                    check(lambda, function, out);
                }
            }
            Check::Captures(check) => check(&captures, out),
            _ => {}
        }
    }
}
