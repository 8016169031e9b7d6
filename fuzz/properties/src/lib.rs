//! What holds for any bytes.
//!
//! Each function here takes a text, runs a part of culambda over it, and panics where a property does not
//! hold. The fuzz targets in `fuzz/targets` call them with what libFuzzer finds; `tests/` calls the same
//! functions on stable Rust with the recorded cases, changed at random, and with texts made to be slow or deep.

pub mod cases;
pub mod files;

use culambda_model::{Analysis, Refusals};
use culambda_rewrite::{CpuOptions, Options, PreamblePlace, Rewritten};
use culambda_rules::fix::Applicability;
use culambda_rules::settle::settle;
use culambda_rules::{Finding, Level, Report, Settings};
use culambda_source::{Assumptions, File, NoLoader, Spaces, Span, Target, Text, Unit, UnitOptions, View};
use culambda_syntax::Syntax;

pub use files::{baseline, build_files, compile_commands, configuration, project};

/// Files of more bytes than this teach a fuzzer nothing that shorter ones do not.
pub const ENOUGH: usize = 1 << 16;

fn read(text: &[u8]) -> Unit {
    Unit::read(
        "fuzz.cu",
        text.into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

/// Reading and parsing: spans lie in the file, in order, and masks keep the length.
pub fn scan(text: &[u8]) {
    let unit = read(text);
    for (index, file) in unit.files.iter().enumerate() {
        let length = file.text.len() as u32;
        ordered(file.items.iter().map(|item| item.span), length, "items");
        ordered(file.inactive.iter().copied(), length, "inactive parts");
        for item in &file.items {
            assert!((item.scope.0 as usize) < file.scopes.len(), "an item has no scope");
            view(unit.view(index, item.span), file);
        }
    }
    for candidate in &unit.candidates {
        within(
            candidate.span,
            unit.files[candidate.file].text.len() as u32,
            "a candidate",
        );
    }
}

/// A view, and its parse.
fn view(view: View, file: &File) {
    let length = file.text.len() as u32;
    let mut end = view.whole().start;
    for token in &view.tokens {
        assert!(token.at >= end, "tokens of a view overlap");
        end = token.span().end;
        within(token.source, length, "the source of a token");
    }
    assert!(end <= view.whole().end, "a token ends after the text");
    for token in &view.tokens {
        let range = token.span().range();
        assert!(view.text.get(range).is_some(), "a token cuts a character");
    }
    if view.invocations.is_empty() {
        assert_eq!(
            view.text.len() as u32,
            view.span.end - view.span.start,
            "a mask keeps the length"
        );
    }
    let whole = view.whole();
    let syntax = Syntax::parse(view);
    assert_eq!(
        syntax.text().len(),
        whole.range().len(),
        "the parser's text has the length of the view"
    );
    for error in &syntax.errors {
        assert!(
            error.start <= error.end && whole.covers(*error),
            "an error outside of the text"
        );
    }
}

/// The model: every annotated lambda that the scan sees is accounted for, at a place in the file.
pub fn analyse(text: &[u8]) -> Analysis {
    let text: Text = text.into();
    let analysis = culambda_model::analyse("fuzz.cu", &text, &NoLoader, &UnitOptions::default());
    let length = text.len() as u32;
    let spans: Vec<Span> = analysis.entries.iter().map(|entry| analysis.span(entry)).collect();
    for span in spans
        .iter()
        .copied()
        .chain(analysis.not_analysed.iter().map(|lost| lost.span))
    {
        within(span, length, "a lambda");
    }
    assert!(
        spans.is_sorted_by_key(|span| span.start),
        "lambdas are in the order of the source"
    );
    analysis
}

/// The rewrite: bytes outside of edits stay, two runs agree, and when nothing was refused and all was analysed the output
/// has nothing left to rewrite.
pub fn rewrite(text: &[u8]) {
    let first = copied(text, false);
    if !first.refused.is_empty() || !analyse(text).not_analysed.is_empty() {
        // What is refused is left in the text, and may be read otherwise where what is around it was rewritten.
        return;
    }
    let second = rewritten(&first.text, false);
    assert!(
        second.text == first.text,
        "the output has nothing left to rewrite:\n{}",
        String::from_utf8_lossy(&second.text)
    );
}

/// One answer: what a check calls an error of the reference is refused, and the other way round.
pub fn one_answer(text: &[u8]) {
    let analysis = analyse(text);
    let refusals = refusals(&analysis);
    let refused = culambda_rewrite::refused(&analysis, &refusals, &Target::default());
    let report = culambda_rules::check(&analysis, &Settings::default());
    let of_lambdas = refused.iter().flat_map(|one| &one.refusals);
    let said: Vec<(Option<u32>, Option<Span>)> = of_lambdas
        .chain(&refusals.file)
        .chain(&refusals.others)
        .map(|one| (one.number, one.place))
        .collect();
    let errors = report.findings.iter().filter(|found| found.level == Level::Error);
    let errors: Vec<&Finding> = errors.filter(|found| found.rule.of_reference()).collect();
    for found in &errors {
        // What only the device front end reports is said where a template is instantiated, or launched.
        let by_device = found.rule.number == Some(20125)
            || found
                .labels
                .iter()
                .any(|label| label.text.starts_with("instantiated here"));
        assert!(
            by_device || said.contains(&(found.rule.number, Some(found.place.span))),
            "an error is not refused: {} at {:?}",
            found.rule.name,
            found.place.span
        );
    }
    for (number, place) in said.iter().filter(|(number, _)| number.is_some()) {
        assert!(
            errors
                .iter()
                .any(|found| found.rule.number == *number && Some(found.place.span) == *place),
            "a refusal is not an error: {number:?} at {place:?}"
        );
    }
}

fn refusals(analysis: &Analysis) -> Refusals {
    culambda_rules::refusals(analysis, &Target::default())
}

/// The host view: bytes outside of edits stay, and two runs agree.
pub fn host_view(text: &[u8]) {
    let first = copied(text, true);
    for unwritten in &first.unwritten {
        within(unwritten.span, text.len() as u32, "what cannot be written");
        assert!(!unwritten.message.is_empty(), "what cannot be written has a reason");
    }
    cpu_views(text);
}

/// Texts for the CPU: edits lie in the file and do not overlap, lines stay, and two runs agree.
fn cpu_views(text: &[u8]) {
    let options = UnitOptions::default();
    let unit = Unit::read("fuzz.cu", text.into(), &NoLoader, &options, &Assumptions::default());
    for (stubs, included) in [(false, false), (true, false), (true, true)] {
        let options = CpuOptions {
            stubs,
            included,
            ..CpuOptions::default()
        };
        let view = culambda_rewrite::cpu::view(&unit, &options);
        ordered(
            view.edits.iter().map(|edit| edit.span),
            text.len() as u32,
            "edits for the CPU",
        );
        let lines = |text: &[u8]| text.split(|byte| *byte == b'\n').count();
        let written = culambda_rewrite::apply(text, &view.edits);
        assert_eq!(lines(&written), lines(text), "lines of a text for the CPU");
        let again = culambda_rewrite::cpu::view(&unit, &options);
        assert!(again.edits == view.edits, "two runs for the CPU agree");
    }
}

/// A rewrite whose output is the input with its edits, and which a second run gives again.
fn copied(text: &[u8], host_view: bool) -> Rewritten {
    let first = rewritten(text, host_view);
    let mut copied = Vec::with_capacity(first.text.len());
    let mut from = 0;
    for edit in &first.edits {
        within(edit.span, text.len() as u32, "an edit");
        assert!(edit.span.start as usize >= from, "edits overlap at {}", edit.span.start);
        copied.extend_from_slice(&text[from..edit.span.start as usize]);
        copied.extend_from_slice(&edit.text);
        from = edit.span.end as usize;
    }
    copied.extend_from_slice(&text[from..]);
    assert!(copied == first.text, "the output is the input with its edits");
    assert!(rewritten(text, host_view).text == first.text, "two runs agree");
    first
}

/// The rules and their fixes: findings lie in the file, fixes leave no more of them, and what is fixed stays so.
pub fn fixes(text: &[u8]) {
    let check = |text: &Text| -> Report {
        let options = UnitOptions {
            spaces: Spaces::All,
            ..UnitOptions::default()
        };
        let analysis = culambda_model::analyse("fuzz.cu", text, &NoLoader, &options);
        culambda_rules::check(&analysis, &Settings::default())
    };
    let text: Text = text.into();
    let before = check(&text);
    for finding in before.findings.iter().filter(|finding| finding.place.file == 0) {
        within(finding.place.span, text.len() as u32, "a finding");
    }
    let settled = settle(text.clone(), Applicability::Unsafe, check);
    if settled.applied == 0 {
        assert!(*settled.text == *text, "without fixes the text stays");
    }
    assert!(
        settled.report.findings.len() <= before.findings.len(),
        "fixes bring no findings"
    );
    let again = settle(settled.text.clone(), Applicability::Unsafe, check);
    assert!(*again.text == *settled.text, "what is fixed stays as it is");
}

fn rewritten(text: &[u8], host_view: bool) -> Rewritten {
    let analysis = analyse(text);
    let options = Options {
        preamble: PreamblePlace::None,
        keep_going: true,
        host_view,
        ..Options::default()
    };
    culambda_rewrite::rewrite(&analysis, &refusals(&analysis), &options).unwrap_or_else(|error| panic!("{error}"))
}

fn within(span: Span, length: u32, what: &str) {
    assert!(
        span.start <= span.end && span.end <= length,
        "{what} lies outside of the file: {span:?} of {length}"
    );
}

fn ordered(spans: impl Iterator<Item = Span>, length: u32, what: &str) {
    let mut end = 0;
    for span in spans {
        within(span, length, what);
        assert!(span.start >= end, "{what} overlap at {}", span.start);
        end = span.end;
    }
}
