//! Repairs of calls and variables across execution spaces: what is declared for both sides, copied, or called by the name
//! that CUDA has for it.
//!
//! None of them is safe: that a function may run on the GPU only who wrote it knows.

use crate::crossed::Crossed;
use crate::fix::{Applicability, Edit, Fix};
use crate::repairs::{free_word, statement_around};
use culambda_model::facts::CaptureDefault;
use culambda_source::Span;
use std::collections::BTreeSet;

/// What makes a function one of both sides.
const BOTH: [&str; 2] = ["__host__", "__device__"];

/// The repair of a call of a host function.
pub(crate) fn of_call(crossed: &Crossed<'_>) -> Option<Fix> {
    if crossed.facts.remedy.global {
        return with_global_name(crossed);
    }
    annotated(crossed)
}

/// Annotates the function, and all that it calls, before each declaration.
fn annotated(crossed: &Crossed<'_>) -> Option<Fix> {
    let all = &crossed.facts.remedy.for_both;
    let word = own_spelling(crossed);
    let edit = |one: &culambda_model::crossing::ForBoth| {
        let text = if one.host { BOTH[1] } else { &word };
        Edit::insert(one.at.start, format!("{text} "))
    };
    let edits: Vec<Edit> = all.iter().map(edit).collect();
    let mut names: Vec<&str> = Vec::new();
    for one in all {
        if !names.contains(&one.name.as_str()) {
            names.push(&one.name);
        }
    }
    let names = names
        .iter()
        .map(|name| format!("`{name}`"))
        .collect::<Vec<_>>()
        .join(", ");
    let lines = lines(crossed, all.iter().map(|one| one.at));
    let title = format!("declare {names} with `{word}`, in {lines}");
    Fix::new(title, Applicability::Unsafe, edits)
}

/// Lines of the main file, in words.
fn lines(crossed: &Crossed<'_>, places: impl Iterator<Item = Span>) -> String {
    let file = crossed.unit.files.first();
    let line = |span: Span| file.map_or(0, |f| f.lines().line_column(span.start).0);
    let lines: BTreeSet<u32> = places.map(line).collect();
    let word = if lines.len() == 1 { "line" } else { "lines" };
    let all: Vec<String> = lines.iter().map(u32::to_string).collect();
    format!("{word} {}", all.join(", "))
}

/// How the file spells that a function is one of both sides: the macro for it that it uses most.
fn own_spelling(crossed: &Crossed<'_>) -> String {
    let text = crossed.unit.files.first().map(|f| &f.text);
    let count = |name: &str| {
        let words = culambda_source::ident::words(text.map_or(&[], |t| t));
        words.filter(|word| *word == name.as_bytes()).count()
    };
    let names: BTreeSet<&str> = crossed.unit.spellings(&BOTH).collect();
    // Where it is defined is not a use of it.
    let used = names
        .into_iter()
        .map(|name| (count(name), name))
        .filter(|(uses, _)| *uses > 1);
    used.max().map_or_else(|| BOTH.join(" "), |(_, name)| name.to_owned())
}

/// `std::max(a, b)` becomes `::max(a, b)`.
fn with_global_name(crossed: &Crossed<'_>) -> Option<Fix> {
    let place = crossed.facts.own.unwrap_or(crossed.facts.place);
    let text = &crossed.unit.files.first().filter(|_| place.file == 0)?.text;
    let qualifier = text.get(place.span.range())?;
    let behind = text.get(place.span.end as usize..)?;
    let written = qualifier == b"std" && behind.trim_ascii_start().starts_with(b"::");
    let name = crossed.facts.name.strip_prefix("std")?;
    let title = format!("call `{name}`, which CUDA has for both sides");
    written.then(|| Fix::new(title, Applicability::Unsafe, vec![Edit::delete(place.span)]))?
}

/// Copies a host variable into a local variable before the statement with the lambda, which captures that.
pub(crate) fn of_variable(crossed: &Crossed<'_>) -> Option<Fix> {
    let lambda = crossed.lambda.as_ref()?;
    let (name, uses) = (&crossed.facts.name, &crossed.facts.remedy.copies);
    let text = &crossed.unit.files.first()?.text;
    let written =
        |place: &culambda_model::facts::Place| place.file == 0 && text.get(place.span.range()) == Some(name.as_bytes());
    if uses.is_empty() || !uses.iter().all(written) {
        return None;
    }
    // Each lambda of a function has one of its own.
    let earlier = lambda.head.item.lambdas.iter().filter(|l| l.head < lambda.facts.head);
    let number = match earlier.count() {
        0 => String::new(),
        count => (count + 1).to_string(),
    };
    let copy = free_word(&lambda.head, &format!("{name}_copy{number}"))?;
    let (at, indent) = statement_around(lambda)?;
    let mut edits = vec![Edit::insert(at, format!("auto {copy} = {name};{indent}"))];
    edits.extend(uses.iter().map(|place| Edit::replace(place.span, &*copy)));
    match lambda.facts.default {
        Some(CaptureDefault::Copy) => {}
        Some(CaptureDefault::Reference) => return None,
        None => {
            let open = lambda.head.editable(lambda.head.head.open)?.end;
            let comma = if lambda.head.head.captures.is_empty() { "" } else { ", " };
            edits.push(Edit::insert(open, format!("{copy}{comma}")));
        }
    }
    Fix::new(
        format!("copy `{name}` into a local variable before the lambda"),
        Applicability::Unsafe,
        edits,
    )
}
