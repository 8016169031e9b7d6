//! Repairs that rules share: edits of the head of a lambda, and of what is around it.
//!
//! Every one of them is `None` where the text to be changed is not in the main file as it is, because a
//! macro made it.

use crate::context::{Head, Lambda};
use crate::fix::{Applicability, Edit, Fix};
use culambda_model::facts::{Capture, CaptureDefault, FunctionFacts, TemplateParameter};
use culambda_source::ident;
use culambda_source::{Mark, MarkKind, Span, Standard, TokenOrigin};
use culambda_syntax::head::CaptureEntry;
use culambda_syntax::{CaptureToken, Field, Kind};
use std::ops::Range;

/// `[&` becomes `[=`; copies in the list that are redundant then are dropped.
pub(crate) fn default_by_copy(lambda: &Lambda<'_>) -> Option<Fix> {
    let head = &lambda.head;
    let mut edits = Vec::new();
    for entry in &head.head.captures {
        match entry.form {
            CaptureToken::DefaultReference => edits.push(Edit::replace(head.editable(entry.token)?, "=")),
            CaptureToken::Simple { .. } => edits.push(Edit::delete(with_comma(head, entry)?)),
            CaptureToken::This => return None,
            _ => {}
        }
    }
    Fix::new("capture by value", Applicability::Unsafe, edits)
}

/// `&x` becomes `x`; under `=` it goes away.
pub(crate) fn by_copy(lambda: &Lambda<'_>, capture: &Capture) -> Option<Fix> {
    let head = &lambda.head;
    let entry = entry(head, capture)?;
    let simple = matches!(entry.form, CaptureToken::Simple { .. });
    let edit = match lambda.facts.default {
        Some(CaptureDefault::Reference) => return None,
        Some(CaptureDefault::Copy) if simple => Edit::delete(with_comma(head, entry)?),
        _ => {
            let ampersand = (entry.range.0..entry.token).find(|t| head.word(*t) == "&")?;
            Edit::delete(head.editable(ampersand)?)
        }
    };
    Fix::new(
        format!("capture `{}` by value", capture.name),
        Applicability::Unsafe,
        vec![edit],
    )
}

/// `[v = e]` becomes `auto v = e;` before the statement, and `[v]`.
pub(crate) fn local_before(lambda: &Lambda<'_>, capture: &Capture) -> Option<Fix> {
    let head = &lambda.head;
    let entry = entry(head, capture)?;
    let CaptureToken::Init {
        by_reference,
        pack: false,
        ..
    } = entry.form
    else {
        return None;
    };
    let (first, behind) = entry.init?;
    let whole = whole(head, entry.range)?;
    if behind == first + 1 && head.word(first) == capture.name && !by_reference {
        return Fix::new(
            "capture the variable itself",
            Applicability::Unsafe,
            vec![Edit::replace(whole, &*capture.name)],
        );
    }
    if mentioned_outside(lambda, &capture.name) {
        return None;
    }
    let (at, indent) = statement_around(lambda)?;
    let text = source(head, whole)?;
    let name = text.trim_start_matches(['&', ' ', '\t', '\n']);
    let declaration = format!("auto {}{name};{indent}", if by_reference { "&" } else { "" });
    let edits = vec![Edit::insert(at, declaration), Edit::replace(whole, &*capture.name)];
    Fix::new(
        format!("make `{}` a local variable before the statement", capture.name),
        Applicability::Unsafe,
        edits,
    )
}

/// Takes an entry that is not the first one out of the capture list.
pub(crate) fn drop_entry(head: &Head<'_>, entry: &CaptureEntry, how: Applicability) -> Option<Fix> {
    let title = format!("leave `{}` out", head.word(entry.token));
    Fix::new(title, how, vec![Edit::delete(with_comma(head, entry)?)])
}

/// Deletes a word with the blank in front of it.
pub(crate) fn delete_word(head: &Head<'_>, token: usize) -> Option<Fix> {
    let span = with_blank(head, head.editable(token)?)?;
    Fix::new(
        format!("delete `{}`", head.word(token)),
        Applicability::Safe,
        vec![Edit::delete(span)],
    )
}

/// Deletes a mark with the blank in front of it.
pub(crate) fn delete_mark(head: &Head<'_>, mark: &Mark) -> Option<Fix> {
    let stands = head.item.file == 0 && matches!(mark.origin, TokenOrigin::Source | TokenOrigin::Argument(_));
    let edit = Edit::delete(with_blank(head, mark.source)?);
    Fix::new("delete it", Applicability::Safe, vec![edit]).filter(|_| stands)
}

/// A span with the blank in front of it, if there is one.
fn with_blank(head: &Head<'_>, span: Span) -> Option<Span> {
    let before = head
        .unit
        .files
        .first()?
        .text
        .get(span.start.checked_sub(1)? as usize)
        .copied();
    Some(Span::new(span.start - u32::from(before == Some(b' ')), span.end))
}

/// `(void)x;` at the start of the body.
pub(crate) fn mention_first(lambda: &Lambda<'_>, name: &str) -> Option<Fix> {
    let head = &lambda.head;
    let brace = head.editable(head.head.body)?;
    let gap = match head.editable(head.head.body + 1) {
        Some(next) => source(head, Span::new(brace.end, next.start))?,
        None => " ".to_owned(),
    };
    // The blanks after the brace are those that are in front of the first statement.
    let gap = if gap.contains('\n') && gap.trim().is_empty() {
        gap
    } else {
        " ".to_owned()
    };
    let title = format!("mention `{name}` at the start of the body");
    Fix::new(
        title,
        Applicability::Safe,
        vec![Edit::insert(brace.end, format!("{gap}(void){name};"))],
    )
}

/// `this` becomes `*this`.
pub(crate) fn star_this(head: &Head<'_>, entry: &CaptureEntry) -> Option<Fix> {
    let edit = Edit::insert(head.editable(entry.token)?.start, "*");
    let fix = Fix::new(COPY_OF_THIS, Applicability::Unsafe, vec![edit]);
    fix.filter(|_| head.target.standard >= Standard::Cpp17)
}

const COPY_OF_THIS: &str = "capture a copy of the object";

/// `[=]` becomes `[=, *this]`.
pub(crate) fn copy_of_this(lambda: &Lambda<'_>) -> Option<Fix> {
    let head = &lambda.head;
    if head.target.standard < Standard::Cpp17 {
        return None;
    }
    let default = head
        .head
        .captures
        .iter()
        .find(|c| c.form == CaptureToken::DefaultCopy)?;
    let edit = Edit::insert(head.editable(default.token)?.end, ", *this");
    Fix::new(COPY_OF_THIS, Applicability::Unsafe, vec![edit])
}

/// `auto m = this->m;` before the statement, for every member that the body uses: the lambda then captures that.
pub(crate) fn copies_of_members(lambda: &Lambda<'_>) -> Option<Fix> {
    let head = &lambda.head;
    let view = head.view();
    let mut names: Vec<&str> = Vec::new();
    // The list is cut off where it gets long; then it does not show every member.
    if lambda.facts.this_uses.len() >= 32 {
        return None;
    }
    for at in &lambda.facts.this_uses {
        let token = view.token_at(*at)?;
        let name = head.word(token);
        let plain = ident::is_whole(name) && name != "this";
        let (before, behind) = (token.checked_sub(1).map_or("", |t| head.word(t)), head.word(token + 1));
        // A member function is not a value, and what is written to would no longer be the object's.
        let used_otherwise = matches!(behind, "(" | "<" | "=" | "++" | "--") || behind.ends_with('=') && behind != "==";
        if !plain || used_otherwise || matches!(before, "::" | "->" | "." | "&" | "++" | "--") {
            return None;
        }
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() || names.iter().any(|n| mentioned_outside(lambda, n)) {
        return None;
    }
    let (at, indent) = statement_around(lambda)?;
    let declarations = names
        .iter()
        .map(|n| format!("auto {n} = this->{n};{indent}"))
        .collect::<String>();
    let list = names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    Fix::new(
        format!("copy {list} into local variables before the statement"),
        Applicability::Unsafe,
        vec![Edit::insert(at, declarations)],
    )
}

/// The evident return type in place of `auto`.
pub(crate) fn written_return(lambda: &Lambda<'_>, function: &FunctionFacts) -> Option<Fix> {
    let head = &lambda.head;
    let (ty, place) = (function.returns.as_ref()?, function.placeholder?);
    let auto = head.editable(head.view().token_at(place.start)?)?;
    // A declaration elsewhere would have to be changed, too.
    Fix::new(
        format!("write the return type `{ty}`"),
        Applicability::Unsafe,
        vec![Edit::replace(auto, ty.clone())],
    )
}

/// The annotations after the `]` go away.
pub(crate) fn drop_annotations(head: &Head<'_>) -> Option<Fix> {
    let view = head.view();
    let mut edits = Vec::new();
    for mark in head.head.annotations.iter().filter_map(|m| view.marks.get(*m)) {
        if head.item.file != 0 || !matches!(mark.origin, TokenOrigin::Source | TokenOrigin::Argument(_)) {
            return None;
        }
        edits.push(Edit::delete(with_blank(head, mark.source)?));
    }
    Fix::new("drop the annotation", Applicability::Unsafe, edits)
}

/// Annotations go from where they are to the place after the `]`.
pub(crate) fn move_annotations(head: &Head<'_>) -> Option<Fix> {
    let view = head.view();
    let mut edits = Vec::new();
    let mut words: Vec<(MarkKind, String)> = Vec::new();
    for mark in head.head.misplaced.iter().filter_map(|m| view.marks.get(*m)) {
        if head.item.file != 0 || !matches!(mark.origin, TokenOrigin::Source | TokenOrigin::Argument(_)) {
            return None;
        }
        let text = source(head, mark.source)?;
        edits.push(Edit::delete(with_blank(head, mark.source)?));
        let there = head.head.annotated(view, mark.kind) || words.iter().any(|w| w.0 == mark.kind);
        // `__global__` has no effect in the right place either.
        if !there && mark.kind != MarkKind::Global {
            words.push((mark.kind, text));
        }
    }
    let behind = head.editable(head.head.close)?.end;
    if !words.is_empty() {
        edits.push(Edit::insert(
            behind,
            words.iter().fold(String::new(), |out, w| out + " " + &w.1),
        ));
    }
    Fix::new("move the annotations after the `]`", Applicability::Safe, edits)
}

/// `w{e}` becomes `w(e)`.
pub(crate) fn parentheses(lambda: &Lambda<'_>, capture: &Capture) -> Option<Fix> {
    let head = &lambda.head;
    let entry = entry(head, capture)?;
    let (first, behind) = entry.init.filter(|(first, behind)| first < behind)?;
    // Two elements, or a list in a list, mean something else in parentheses.
    if (first..behind).any(|t| matches!(head.word(t), "," | "{")) {
        return None;
    }
    let edits = vec![
        Edit::replace(head.editable(first - 1)?, "("),
        Edit::replace(head.editable(behind)?, ")"),
    ];
    Fix::new("write parentheses", Applicability::Safe, edits)
}

/// `-> T` in front of the body.
pub(crate) fn return_type(lambda: &Lambda<'_>, ty: &str) -> Option<Fix> {
    let head = &lambda.head;
    // After the parameters, or after `mutable` and the like.
    let before = head.head.params?.1.max(head.head.body.checked_sub(1)?);
    let edit = Edit::insert(head.editable(before)?.end, format!(" -> {ty}"));
    Fix::new("write the return type", Applicability::Unsafe, vec![edit])
}

/// A name for a template parameter that has none.
pub(crate) fn name_parameter(head: &Head<'_>, parameter: &TemplateParameter) -> Option<Fix> {
    let view = head.view();
    let Range {
        start: first,
        end: last,
    } = view.tokens_in(parameter.text);
    let words: Vec<&str> = (first..last).map(|t| head.word(t)).collect();
    // A name would be inside of such declarators.
    if words.contains(&"(") {
        return None;
    }
    let mut depth = 0;
    let equals = (first..last).find(|t| {
        match head.word(*t) {
            "<" => depth += 1,
            ">" => depth -= 1,
            ">>" => depth -= 2,
            _ => {}
        }
        depth == 0 && head.word(*t) == "="
    });
    let before = equals.unwrap_or(last).checked_sub(1)?;
    let is_type = words
        .iter()
        .take(equals.map_or(words.len(), |e| e - first))
        .any(|w| matches!(*w, "class" | "typename"))
        && !words.contains(&"::");
    let name = free_name(head, if is_type { "T" } else { "N" });
    let edit = Edit::insert(head.editable(before)?.end, format!(" {name}"));
    Fix::new(format!("name the parameter `{name}`"), Applicability::Safe, vec![edit])
}

/// A name, if the declaration around does not use it.
pub(crate) fn free_word(head: &Head<'_>, name: &str) -> Option<String> {
    let used = (0..head.view().tokens.len()).any(|t| head.word(t) == name);
    (!used).then(|| name.to_owned())
}

/// A name that the declaration around does not use.
fn free_name(head: &Head<'_>, prefix: &str) -> String {
    let used: std::collections::HashSet<&str> = (0..head.view().tokens.len())
        .map(|t| head.word(t))
        .filter(|w| w.starts_with(prefix))
        .collect();
    // There are fewer words than numbers.
    (0..=used.len())
        .map(|i| format!("{prefix}{i}"))
        .find(|n| !used.contains(n.as_str()))
        .unwrap_or_else(|| prefix.to_owned())
}

/// The entry of the list that a capture comes from.
pub(crate) fn entry<'a>(head: &Head<'a>, capture: &Capture) -> Option<&'a CaptureEntry> {
    head.head
        .captures
        .iter()
        .find(|c| capture.explicit && head.offset(c.token) == capture.at)
}

/// The part of the main file that a range of tokens was read from, when they are there side by side.
fn whole(head: &Head<'_>, range: (usize, usize)) -> Option<Span> {
    (range.0..range.1).try_fold(None, |span: Option<Span>, t| {
        let next = head.editable(t)?;
        Some(Some(span.map_or(next, |s| s.to(next))))
    })?
}

/// An entry with the comma in front of it, if nothing is between them that somebody wrote.
fn with_comma(head: &Head<'_>, entry: &CaptureEntry) -> Option<Span> {
    let before = entry.range.0.checked_sub(1).filter(|t| head.word(*t) == ",")?;
    let (comma, first) = (head.editable(before)?, head.editable(entry.range.0)?);
    let blank = source(head, Span::new(comma.end, first.start))?.trim().is_empty();
    whole(head, (before, entry.range.1)).filter(|_| blank)
}

/// Text of the main file.
fn source(head: &Head<'_>, span: Span) -> Option<String> {
    let text = head.unit.files.first()?.text.get(span.range())?;
    std::str::from_utf8(text).ok().map(str::to_owned)
}

/// Whether a name occurs in the enclosing function outside of the lambda.
fn mentioned_outside(lambda: &Lambda<'_>, name: &str) -> bool {
    let head = &lambda.head;
    let place = lambda.function().map_or(head.view().whole(), |f| f.text);
    let mut inside = head.view().tokens_in(place);
    inside.any(|t| head.word(t) == name && !(head.head.open..head.head.end).contains(&t))
}

/// Where a declaration can be put before the statement with the lambda, and the line end and blanks to put after it.
pub(crate) fn statement_around(lambda: &Lambda<'_>) -> Option<(u32, String)> {
    let head = &lambda.head;
    let mut node = head.item.syntax.node_at(lambda.facts.text);
    while node.parent().is_some_and(|p| p.kind() != Kind::CompoundStatement) {
        node = node.parent()?;
    }
    if !matches!(
        node.kind(),
        Kind::Declaration | Kind::ExpressionStatement | Kind::ReturnStatement
    ) || node.parent()?.field(Field::Body).is_some()
    {
        return None;
    }
    let token = head.view().token_at(node.start())?;
    let at = head.editable(token)?.start;
    let text = &head.unit.files.first()?.text;
    let line = text
        .get(..at as usize)?
        .iter()
        .rposition(|b| *b == b'\n')
        .map_or(0, |n| n + 1);
    let blanks = text.get(line..at as usize)?;
    let indent = if blanks.iter().all(|b| matches!(b, b' ' | b'\t')) {
        // The line end is that of the line before: bytes that are not ours keep their form.
        let ends_in_two = text.get(..line).is_some_and(|before| before.ends_with(b"\r\n"));
        let newline = if ends_in_two { "\r\n" } else { "\n" };
        format!("{newline}{}", String::from_utf8_lossy(blanks))
    } else {
        " ".to_owned()
    };
    Some((at, indent))
}
