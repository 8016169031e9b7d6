//! Readings for macros that have a lambda where a reading leaves their definition out: the conditions around it hold there.

use culambda_source::ident::{is_continue, words};
use culambda_source::{Arms, Assumptions, DirectiveKind, File, Span, Undecided, Unit};

/// Readings that are tried.
const MAX_READINGS: usize = 4;

/// Readings in which definitions hold that the first one leaves out, of macros that the main file names.
pub(crate) fn of_macros_left_out(unit: &Unit) -> Vec<Assumptions> {
    let mut out: Vec<Vec<String>> = Vec::new();
    for (file, span) in unit.lambda_macros_left_out() {
        let Some(file) = unit.files.get(file) else { continue };
        let against = against(unit, file, span);
        if !against.is_empty() && !out.contains(&against) && out.len() < MAX_READINGS {
            out.push(against);
        }
    }
    let without = |atoms: &Vec<String>| Assumptions::all_but(&atoms.iter().map(String::as_str).collect::<Vec<_>>());
    out.iter().map(without).collect()
}

/// The reading without the conditions that leave out includes of the main file: what nothing declares may be there.
pub(crate) fn of_includes_left_out(unit: &Unit) -> Option<Assumptions> {
    let main = unit.files.first()?;
    let includes = main
        .directives
        .iter()
        .filter(|d| d.kind == DirectiveKind::Include && !d.active);
    let places: Vec<u32> = includes.map(|d| d.span.start).collect();
    let decides = |u: &&Undecided| u.file == 0 && places.iter().any(|at| u.region.contains(*at));
    let mut atoms: Vec<&str> = unit.undecided.iter().filter(decides).map(|u| u.atom.as_str()).collect();
    atoms.sort_unstable();
    atoms.dedup();
    (!atoms.is_empty() && atoms.len() <= MAX_READINGS).then(|| Assumptions::all_but(&atoms))
}

/// The reading in which a lambda of the main file is read that another one leaves out: what the branches before it ask does
/// not hold, and all else does.
pub(crate) fn of_lambda_left_out(unit: &Unit, lambda: Span) -> Option<Vec<String>> {
    let main = unit.files.first()?;
    let bare = |text: &[u8]| -> Vec<u8> {
        let signs = text
            .iter()
            .filter(|byte| !byte.is_ascii_whitespace() && !matches!(byte, b'(' | b')'));
        signs.copied().collect()
    };
    let mut out = against(unit, main, lambda);
    for (condition, _) in conditions_at(main, lambda).iter().filter(|(_, holds)| !holds) {
        let condition = bare(condition);
        let asked = unit.undecided.iter().map(|undecided| &undecided.atom);
        out.extend(asked.filter(|atom| bare(atom.as_bytes()) == condition).cloned());
    }
    out.sort_unstable();
    out.dedup();
    (!out.is_empty()).then_some(out)
}

/// The atoms that must not hold for a directive of a file to be read: those that the conditions around it negate, and
/// those of the branches before it.
fn against(unit: &Unit, file: &File, span: Span) -> Vec<String> {
    let (mut wanted, mut unwanted): (Vec<&[u8]>, Vec<&[u8]>) = (Vec::new(), Vec::new());
    for (condition, holds) in conditions_at(file, span) {
        for (name, negated) in names_in(condition) {
            let list = if negated == holds { &mut unwanted } else { &mut wanted };
            list.push(name);
        }
    }
    unwanted.retain(|name| !wanted.contains(name));
    let is_unwanted = |atom: &str| {
        words(atom.as_bytes())
            .next()
            .is_some_and(|name| unwanted.contains(&name))
    };
    let asked = unit.undecided.iter().map(|undecided| undecided.atom.clone());
    // What this reading need not ask another one may.
    let names = unwanted.iter().map(|name| String::from_utf8_lossy(name).into_owned());
    let mut out: Vec<String> = asked.filter(|atom| is_unwanted(atom)).chain(names).collect();
    out.sort_unstable();
    out.dedup();
    out
}

/// The conditions around a place, and whether each holds where it is read; `#ifndef` is one that does not, nor is that of a
/// branch before.
fn conditions_at(file: &File, span: Span) -> Vec<(&[u8], bool)> {
    let mut out = Vec::new();
    for arm in Arms::of(file).around(span.start) {
        for directive in arm.directives() {
            let asks_for = !matches!(directive.kind, DirectiveKind::Ifndef | DirectiveKind::Elifndef);
            let is_own = directive.span == arm.own().span;
            let argument = file.text.get(directive.argument.range()).unwrap_or_default();
            out.push((argument, asks_for == is_own));
        }
    }
    out
}

/// The names in a condition, and whether each is negated.
fn names_in(condition: &[u8]) -> impl Iterator<Item = (&[u8], bool)> {
    let parts = condition.split(|byte| !is_continue(*byte));
    let with_start = parts.scan(0, |at, word| {
        let start = *at;
        *at += word.len() + 1;
        Some((word, start))
    });
    let names = with_start.filter(|(word, _)| !word.is_empty() && *word != b"defined");
    names.map(|(name, start)| (name, is_negated(condition.get(..start).unwrap_or_default())))
}

/// Whether a `!` is right before a name, or before the `defined` that asks about it.
fn is_negated(mut front: &[u8]) -> bool {
    loop {
        front = front.trim_ascii_end();
        let Some(rest) = front.strip_suffix(b"(").or_else(|| front.strip_suffix(b"defined")) else {
            return front.ends_with(b"!");
        };
        front = rest;
    }
}
