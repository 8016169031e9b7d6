//! Why lambdas that the scan saw are in no item.

use crate::facts::{ItemFacts, NotAnalysed};
use crate::reasons::{MACRO_BEGINS, MACRO_DROPS};
use culambda_source::ident::{prefix, words_of};
use culambda_source::{Candidate, CandidateKind, Invocation, Loader, MacroDef, MarkKind, Span, Unit, View};

/// Invocations that are looked through for those around a place.
const DEEP: usize = 64;

/// Every introducer that the plain scan saw must be a lambda of the item, or is reported as not analysed.
pub(super) fn account(unit: &Unit, candidates: &[Candidate], facts: &mut ItemFacts) {
    let view = &facts.syntax.view;
    let mut opens: Vec<u32> = facts
        .syntax
        .heads
        .iter()
        .filter(|h| !h.annotations.is_empty())
        .map(|h| view.tokens[h.open].source.start)
        .collect();
    opens.sort_unstable();
    let mut done: Vec<Span> = view.invocations.iter().map(|i| i.span).collect();
    done.sort_unstable();
    // A macro with a lambda in it, handed to another one that nothing visible defines.
    let handed = |c: &&Candidate| c.kind == CandidateKind::Invocation && !covers(&done, c.span.start);
    let unexpanded: Vec<NotAnalysed> = candidates
        .iter()
        .filter(handed)
        .map(|c| NotAnalysed {
            span: c.span,
            reason: "a macro with a lambda in it is handed to what may be another macro, which is not known: give its header's folder with -I, or define it with -D".into(),
        })
        .collect();
    facts.not_analysed.extend(unexpanded);
    let expanded = candidates
        .iter()
        .filter(|c| c.kind == CandidateKind::Invocation && covers(&done, c.span.start));
    facts.not_analysed.extend(expanded.filter_map(|c| {
        let word = view.unseen_annotation(c.span)?;
        let reason = not_known(word);
        Some(NotAnalysed { span: c.span, reason })
    }));
    let unknown = candidates.iter().filter(|c| c.kind == CandidateKind::UnknownMacro);
    facts.not_analysed.extend(unknown.map(|c| unknown_macro(unit, c.span)));
    // `[[nodiscard]] __device__ int f();` is an attribute and a function.
    done.extend(
        view.marks
            .iter()
            .filter(|m| m.kind == MarkKind::StandardAttribute)
            .map(|m| m.source),
    );
    done.extend(facts.not_analysed.iter().map(|n| n.span));
    done.sort_unstable();
    let counts = |c: &&Candidate| c.kind == CandidateKind::Introducer || view.too_long;
    for c in candidates.iter().filter(counts) {
        let seen = opens.binary_search(&c.span.start).is_ok();
        if !seen && !covers(&done, c.span.start) {
            facts.not_analysed.push(NotAnalysed {
                span: c.span,
                reason: unread(unit, view, c.span),
            });
        }
    }
}

/// Lambdas in the arguments of macros that drop them, where another file defines such a macro, too: who includes the main
/// file may have that definition, and compile them.
pub(super) fn handed_away(unit: &Unit, items: &[ItemFacts], loader: &dyn Loader) -> Vec<NotAnalysed> {
    let Some(main) = unit.files.first().filter(|main| !main.is_compiled_by_itself()) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    for item in items.iter().filter(|item| item.file == 0) {
        let view = &item.syntax.view;
        if view.invocations.is_empty() {
            continue;
        }
        let mut opens: Vec<u32> = item
            .syntax
            .heads
            .iter()
            .map(|h| view.tokens[h.open].source.start)
            .collect();
        opens.sort_unstable();
        let mut invoked: Vec<&Invocation> = view.invocations.iter().collect();
        invoked.sort_by_key(|i| i.span.start);
        let from = unit
            .candidates
            .partition_point(|c| c.file == 0 && c.span.start < view.span.start);
        let of_item = |c: &&Candidate| c.file == 0 && c.span.start < view.span.end;
        for candidate in unit.candidates[from..].iter().take_while(of_item).filter(|c| c.active) {
            let begins = candidate.span.start;
            let before = invoked.partition_point(|i| i.span.start <= begins);
            let near = invoked[..before].iter().rev().take(DEEP);
            let around: Vec<&Invocation> = near.copied().filter(|i| begins < i.span.end).collect();
            let Some(outer) = around.last() else { continue };
            let whole = match candidate.kind {
                CandidateKind::Introducer => Span::new(begins, begins + 1),
                _ => outer.span,
            };
            let next = opens.partition_point(|&open| open < whole.start);
            if opens.get(next).is_some_and(|&open| open < whole.end) {
                continue;
            }
            let by_name = |name: &str| unit.macro_at(name.as_bytes(), 0, outer.span.start);
            let text = main.text.get(candidate.span.range()).unwrap_or_default();
            let named = String::from_utf8_lossy(&text[..prefix(text)]);
            let through = by_name(&named).map(|def| def.replacement().into_owned());
            let mut names = around
                .iter()
                .map(|i| &*i.name)
                .chain(through.iter().flat_map(|text| words_of(text)));
            let is_open = |name: &&str| by_name(name).is_some_and(drops) && loader.defines_otherwise(name);
            if let Some(name) = names.find(is_open) {
                let (span, words) = (candidate.span, MACRO_DROPS.words);
                let reason = format!("the macro `{name}` {words}");
                out.push(NotAnalysed { span, reason });
            }
        }
    }
    out
}

/// Whether a macro has nothing of what it is given in its replacement.
fn drops(def: &MacroDef) -> bool {
    let text = def.replacement();
    let mut used = words_of(&text);
    let parameters = def.parameters.as_deref().unwrap_or_default();
    let is_given = |word: &str| word == "__VA_ARGS__" || parameters.iter().any(|parameter| parameter == word);
    def.parameters.is_some() && !used.any(is_given)
}

/// Whether one of the sorted spans holds an offset; those that overlap are nested or close together.
fn covers(spans: &[Span], offset: u32) -> bool {
    let behind = spans.partition_point(|s| s.start <= offset);
    spans[..behind].iter().rev().take(DEEP).any(|s| offset < s.end)
}

/// A lambda that a macro begins which nothing visible defines.
fn unknown_macro(unit: &Unit, span: Span) -> NotAnalysed {
    let text = unit.files[0].text.get(span.range()).unwrap_or_default();
    let word = &text[..culambda_source::ident::prefix(text)];
    let word = String::from_utf8_lossy(word);
    let reason = format!("the macro `{word}` {MACRO_BEGINS}: give its header's folder with -I, or define it with -D");
    NotAnalysed { span, reason }
}

/// Why a lambda that the scan saw could not be read: the word after its `]` may be a macro that is not visible.
fn unread(unit: &Unit, view: &View, span: Span) -> String {
    if view.too_long {
        return "the declaration that it is in is too long to be read: divide it".into();
    }
    let text = unit.files[0].text.get(span.range()).unwrap_or_default();
    let word = String::from_utf8_lossy(culambda_source::ident::last(text));
    if word.is_empty() || word.starts_with("__") {
        return "no lambda could be read here".into();
    }
    not_known(&word)
}

fn not_known(word: &str) -> String {
    format!(
        "the macro `{word}` after its capture list is not known: give its header's folder with -I, or define it with -D"
    )
}
