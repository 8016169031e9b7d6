//! What the page of a file says, from what is known of the file.

use culambda_model::{Analysis, Entry};
use culambda_rewrite::{Changes, Edit, Options, PreamblePlace};
use culambda_rules::{Finding, Place, Report, Settings};
use culambda_source::{Span, Target};

use crate::command::left_out;
use crate::command::list::{Listed, place_of};
use crate::command::show;
use crate::findings::withhold;
use crate::html::{Captured, Lambda, Remark, Sheet, State};
use crate::input::Input;
use crate::loader::Cache;
use crate::options::{JitArgs, SpacesArgs};
use crate::report::{Message, Source};
use crate::rewriting::{introducer, untold};
use crate::selection::Chosen;
use crate::trust::texts::Texts;
use culambda_rules::levels::Levels;

mod withheld;

/// All that a page says of a file.
pub(super) fn of(input: &Input, chosen: &Chosen, cache: &Cache) -> Result<Sheet, Message> {
    if let Some(lost) = input.not_analysed() {
        return Ok(unread(input, lost.reason));
    }
    let (tree, shown) = (chosen.tree.as_ref(), &chosen.shown);
    let source = input.source(tree)?;
    let mut options = input.unit_options(false);
    let spaces = SpacesArgs::default();
    options.spaces = spaces.over(&input.settings.spaces).code;
    let target = JitArgs::default().target(&input.settings.jit, options.target);
    let settings = Settings {
        target,
        levels: Levels {
            configured: input.settings.choices(),
            choices: Vec::new(),
        },
        crossings: spaces.crossings(&input.settings, tree.is_some()),
    };
    let for_nvrtc = target.jit.map(|_| {
        options.target = target;
        input.analyse(tree, &source.text, cache, &options)
    });
    // What becomes of lambdas is asked as if they were allowed.
    options.target = options.target.with_lambdas();
    let analysis = input.analyse(tree, &source.text, cache, &options);
    let texts = Texts::of(&analysis, shown, input.path.as_deref());
    let mut report = culambda_rules::check(for_nvrtc.as_ref().unwrap_or(&analysis), &settings);
    report.leave_out_system_headers();
    withhold(&mut report, shown, input.path.as_deref());
    let (changes, as_it_is) = changes(&analysis, &source, &texts, options.target);
    let mut lambdas = lambdas(&analysis, &changes, &source, &options.target);
    if !texts.are_shown() {
        let words = texts.words(lambdas.iter().flat_map(withheld::texts));
        for lambda in &mut lambdas {
            withheld::withhold(lambda, &words);
        }
    }
    let edits: Vec<Edit> = if as_it_is.is_none() {
        changes
            .edits
            .into_iter()
            .filter(|edit| !is_of_the_system(&analysis, edit.span))
            .collect()
    } else {
        Vec::new()
    };
    Ok(Sheet {
        name: input.name.clone(),
        text: (!texts.input_is_hidden).then(|| source.text.clone()),
        edits,
        as_it_is,
        lambdas,
        remarks: report.findings.iter().map(|finding| remark(finding, &report)).collect(),
    })
}

/// The page of a file that cannot be read.
fn unread(input: &Input, reason: String) -> Sheet {
    Sheet {
        name: input.name.clone(),
        text: None,
        edits: Vec::new(),
        as_it_is: Some("This file could not be analysed.".to_owned()),
        lambdas: vec![lost(Span::at(0), (1, 1), State::NotAnalysed, reason)],
        remarks: Vec::new(),
    }
}

/// What becomes of a file, or why that is not shown.
fn changes(
    analysis: &Analysis,
    source: &std::sync::Arc<Source>,
    texts: &Texts<'_>,
    target: Target,
) -> (Changes, Option<String>) {
    let options = Options {
        target,
        preamble: PreamblePlace::None,
        keep_going: true,
        host_view: false,
    };
    let refusals = culambda_rules::refusals(analysis, &target);
    match culambda_rewrite::changes(analysis, &refusals, &options) {
        Ok(changes) => {
            let untold = untold(texts, &changes, source, &options);
            let why = untold.map(|message| format!("{}.", message.text));
            (changes, why)
        }
        Err(error) => {
            let changes = Changes {
                refused: culambda_rewrite::refused(analysis, &refusals, &target),
                ..Changes::default()
            };
            (changes, Some(format!("It cannot be rewritten: {error}.")))
        }
    }
}

/// Whether line markers put a place of the main file into a system header.
fn is_of_the_system(analysis: &Analysis, span: Span) -> bool {
    let main = analysis.variants.first().and_then(|variant| variant.unit.files.first());
    main.is_some_and(|main| main.preprocessed && main.presumed(span.start).system)
}

/// All annotated lambdas, in the order of the text.
fn lambdas(analysis: &Analysis, changes: &Changes, source: &std::sync::Arc<Source>, target: &Target) -> Vec<Lambda> {
    let mut refused = changes.refused.iter().peekable();
    let mut out = Vec::new();
    for (at, entry) in analysis.entries.iter().enumerate() {
        let refused = refused.next_if(|refused| refused.entry == at);
        let listed = Listed::of(analysis, entry, refused, target);
        if !place_of(analysis, entry).system {
            out.push(lambda(analysis, entry, listed, source));
        }
    }
    let position = |span: Span| (source.place(span.start).1, source.lines().column(span.start));
    let unit = &analysis.variants[0].unit;
    let left_out = analysis
        .left_out
        .iter()
        .map(|lambda| (lambda.span, State::Ordinary, left_out::reason(unit, lambda)));
    let lost_ones = analysis
        .not_analysed
        .iter()
        .map(|lost| (lost.span, State::NotAnalysed, lost.reason.clone()));
    for (span, state, reason) in left_out
        .chain(lost_ones)
        .filter(|(span, ..)| !is_of_the_system(analysis, *span))
    {
        out.push(lost(introducer(source, span), position(span), state, reason));
    }
    out.sort_by_key(|lambda| lambda.span);
    out
}

/// A lambda of which only its place is known, and why that is so.
fn lost(span: Span, place: (u32, u32), state: State, reason: String) -> Lambda {
    Lambda {
        span,
        place,
        state,
        kind: String::new(),
        number: None,
        function: String::new(),
        function_type: None,
        captures: None,
        macros: Vec::new(),
        reason: Some(reason),
        unknown: Vec::new(),
    }
}

fn lambda(analysis: &Analysis, entry: &Entry, listed: Listed, source: &Source) -> Lambda {
    let (item, facts) = (analysis.item(entry), analysis.lambda(entry));
    let place = place_of(analysis, entry);
    let function = facts.function.and_then(|at| item.functions.get(at));
    let mut out = lost(
        introducer(source, analysis.span(entry)),
        (place.line, place.column),
        State::Known,
        String::new(),
    );
    out.macros = show::macros(&item.syntax.view, facts.text);
    out.function = function.map(|function| function.name.clone()).unwrap_or_default();
    match listed {
        Listed::Ordinary(other) => {
            out.state = State::Ordinary;
            out.kind = format!("{} lambda", facts.space.spelling());
            out.reason = Some(match other.refused {
                Some(why) => format!("{}; refused: {why}", other.reason),
                None => other.reason,
            });
        }
        Listed::Site(site) => {
            site.kind().clone_into(&mut out.kind);
            out.captures = site.knows_captures().then(|| captures(analysis, entry));
            out.reason = site.refusal().map(|why| format!("refused: {why}"));
            (out.number, out.function_type) = (site.id, site.fn_type);
            out.unknown = unknown(analysis, entry);
            if !out.unknown.is_empty() {
                out.state = State::InPart;
            }
        }
    }
    out
}

fn captures(analysis: &Analysis, entry: &Entry) -> Vec<Captured> {
    let in_main = analysis.item(entry).file == 0;
    let all = show::variables(analysis, entry).into_iter();
    all.map(|variable| Captured {
        name: variable.name,
        how: variable.how,
        ty: variable.ty,
        declared: variable.declared,
        used: variable.used_at.filter(|_| in_main),
    })
    .collect()
}

/// What is not known of a lambda, in words, and why.
fn unknown(analysis: &Analysis, entry: &Entry) -> Vec<(String, String)> {
    let mut out: Vec<(String, String)> = Vec::new();
    let whole = analysis
        .lambda(entry)
        .captures_unknown
        .as_ref()
        .map(|why| ("captures", why));
    let fields = entry.unknown.iter().map(|(field, why)| (*field, why));
    for (field, why) in fields.chain(whole) {
        let what = culambda_rewrite::field(field).to_owned();
        if out.iter().all(|(before, _)| *before != what) {
            out.push((what, why.clone()));
        }
    }
    out
}

fn remark(finding: &Finding, report: &Report) -> Remark {
    let own = |place: Place| (place.file == 0).then_some(place.span);
    let position = |place: Place| {
        let at = report.position(place);
        format!("{}:{}:{}", at.file, at.line, at.column)
    };
    let labels = finding.labels.iter();
    let help = std::iter::once(&finding.help).filter(|help| !help.is_empty()).cloned();
    let fixes = finding.fixes.iter().map(|fix| format!("a fix: {}", fix.title));
    Remark {
        level: finding.level,
        rule: finding.rule,
        at: own(finding.place),
        place: position(finding.place),
        message: finding.message.clone(),
        here: finding.here.clone(),
        labels: labels
            .map(|label| (own(label.place), position(label.place), label.text.clone()))
            .collect(),
        notes: finding.notes.clone(),
        help: help.chain(fixes).collect(),
    }
}
