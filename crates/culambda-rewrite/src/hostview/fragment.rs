//! Parts of a file that are read for themselves: replacement lists of macros, and text that an undecided
//! condition leaves out.

use culambda_source::{
    Assumptions, Directive, DirectiveKind, File, MacroOption, MacroOrigin, NoLoader, Span, Target, Unit, UnitOptions,
};

use super::HostView;
use super::changes::Changes;
use super::device::Text;
use super::function::Declared;
use super::launch::Launches;
use super::tokens::Tokens;
use super::walk::Scope;
use crate::edit::apply;

/// What a text must hold to be looked at.
const SIGNS: [&[u8]; 7] = [
    b"<<<",
    b"__global__",
    b"__device__",
    b"__constant__",
    b"__managed__",
    b"__shared__",
    b"__noinline__",
];

/// Writes launches and bodies in the replacement lists of the main file's macros.
pub(super) fn definitions(unit: &Unit, target: &Target, newline: &'static str, out: &mut HostView) {
    let Some(file) = unit.files.first() else { return };
    let defines = file
        .directives
        .iter()
        .filter(|directive| directive.kind == DirectiveKind::Define);
    for directive in defines.filter(|directive| directive.active) {
        let Some(span) = replacement(file, directive) else {
            continue;
        };
        if is_wanted(file, span) {
            fragment(unit, file, span, target, newline, true, out);
        }
    }
}

/// Writes text that conditions leave out which another build would not.
pub(super) fn undecided(unit: &Unit, target: &Target, newline: &'static str, out: &mut HostView) {
    let Some(file) = unit.files.first() else { return };
    let regions: Vec<Span> = unit
        .undecided
        .iter()
        .filter(|undecided| undecided.file == 0)
        .map(|undecided| undecided.region)
        .collect();
    for &span in &file.inactive {
        if regions.iter().any(|region| region.covers(span)) && is_wanted(file, span) {
            fragment(unit, file, span, target, newline, false, out);
        }
    }
}

/// A text in which launches have become calls.
pub(super) fn with_calls(text: &[u8], target: &Target) -> Vec<u8> {
    let options = UnitOptions {
        target: *target,
        preprocessed: Some(false),
        ..UnitOptions::default()
    };
    let part = Unit::read("", text.into(), &NoLoader, &options, &Assumptions::default());
    let view = part.view(0, Span::new(0, text.len() as u32));
    let tokens = Tokens::of(&view);
    let launches = Launches {
        text,
        tokens: &tokens,
        in_macro: true,
    };
    let mut changes = Changes::default();
    launches.lower(&[], &mut changes, &mut Vec::new());
    apply(text, &changes.merged_with(Vec::new()))
}

fn is_wanted(file: &File, span: Span) -> bool {
    let text = file.text.get(span.range()).unwrap_or_default();
    SIGNS.iter().any(|sign| memchr::memmem::find(text, sign).is_some())
}

/// The replacement list of a definition.
fn replacement(file: &File, directive: &Directive) -> Option<Span> {
    let span = directive.argument;
    let text = file.text.get(span.range())?;
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') || *byte >= 0x80;
    let name = text.iter().take_while(|byte| is_name(byte)).count();
    let start = match text.get(name) {
        Some(b'(') => name + text.get(name..)?.iter().position(|&byte| byte == b')')? + 1,
        _ => name,
    };
    Some(Span::new(span.start + start as u32, span.end))
}

/// Reads a part of the file with the macros of all of it.
fn fragment(
    unit: &Unit,
    file: &File,
    span: Span,
    target: &Target,
    newline: &'static str,
    in_macro: bool,
    out: &mut HostView,
) {
    let Some(text) = file.text.get(span.range()) else {
        return;
    };
    let macros = unit.macros().iter().filter(|def| {
        // Others mean nothing to what is looked for, or hold it themselves.
        def.origin == MacroOrigin::File && def.parameters.is_none() && def.replacement().contains("__")
    });
    let macros = macros.map(|def| MacroOption::Define(def.name.clone(), def.replacement().into_owned()));
    let options = UnitOptions {
        target: *target,
        macros: macros.collect(),
        preprocessed: Some(false),
        ..UnitOptions::default()
    };
    let part = Unit::read(&file.name, text.into(), &NoLoader, &options, &Assumptions::default());
    let Some(part_file) = part.files.first() else { return };
    let view = part.view(0, Span::new(0, text.len() as u32));
    let tokens = Tokens::of(&view);
    let mut changes = Changes::default();
    let mut unwritten = Vec::new();
    let declared = Declared::default();
    let read = Text {
        file: part_file,
        whole: (file, span.start),
        tokens: &tokens,
        newline,
        in_macro,
        declared: &declared,
    };
    read.write(Scope::default(), &mut changes, &mut unwritten);
    out.changes.extend(changes, span.start);
    out.unwritten.extend(unwritten.into_iter().map(|mut what| {
        what.span = Span::new(what.span.start + span.start, what.span.end + span.start);
        what
    }));
}
