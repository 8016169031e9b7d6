//! Conditions that the macros of the CUDA build decide.
//!
//! The host compiler does not define `__CUDACC__` and its like, and must not: the headers of CUDA would declare
//! what only nvcc reads. So a condition that names one of them, or a macro that comes of one, is written as it
//! was decided, with the old text after it.

use culambda_source::ident::{is_continue, prefix};
use std::collections::HashSet;

use culambda_source::{Directive, DirectiveKind, File, Span, Unit};

use super::changes::Changes;

/// Macros that are defined in the host pass of a CUDA build, and those that are defined in its other passes only.
const CUDA: [&str; 15] = [
    "__CUDACC__",
    "__NVCC__",
    "__CUDA_ARCH__",
    "__CUDACC_VER_MAJOR__",
    "__CUDACC_VER_MINOR__",
    "__CUDACC_VER_BUILD__",
    "__CUDACC_VER__",
    "__CUDACC_EXTENDED_LAMBDA__",
    "__CUDACC_RELAXED_CONSTEXPR__",
    "__CUDACC_RDC__",
    "__CUDACC_DEBUG__",
    "__CUDA_API_VER_MAJOR__",
    "__CUDA_API_VER_MINOR__",
    "__CUDA_ARCH_LIST__",
    "__NVCC_DIAG_PRAGMA_SUPPORT__",
];

/// Writes the conditions of the main file.
pub(super) fn decide(units: &[&Unit], changes: &mut Changes) {
    let Some(first) = units.first() else { return };
    let Some(file) = conditional(first) else { return };
    let derived = derived(first);
    let doubtful = doubtful(units);
    let mut groups: Vec<u32> = Vec::new();
    for (at, directive) in file.directives.iter().enumerate() {
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => groups.push(directive.span.start),
            DirectiveKind::Endif => drop(groups.pop()),
            _ => {}
        }
        let argument = file.text.get(directive.argument.range()).unwrap_or_default();
        if !is_condition(directive.kind) || !words(argument).any(|word| depends(first, word, directive, &derived)) {
            continue;
        }
        let Some(active) = reading(units, at) else {
            // No reading has it, so it is inside of text that another build may keep.
            replace_names(first, file, directive, changes);
            continue;
        };
        if groups.last().is_some_and(|group| doubtful.contains(group)) {
            replace_names(first, file, directive, changes);
        } else {
            let value = active
                .files
                .first()
                .is_some_and(|file| !file.is_inactive(directive.span.end));
            write(file, directive, value, changes);
        }
    }
}

/// Writes the values of the names of the CUDA build in the conditions of a main file that others include: what else
/// they name is for those to define.
pub(super) fn decide_names(unit: &Unit, changes: &mut Changes) {
    let Some(file) = conditional(unit) else { return };
    for directive in file.directives.iter().filter(|directive| is_condition(directive.kind)) {
        replace_names(unit, file, directive, changes);
    }
}

/// Whether a directive is a condition that asks for the architecture, which only the device's pass has.
pub(super) fn asks_for_device(file: &File, directive: &Directive) -> bool {
    let argument = file.text.get(directive.argument.range()).unwrap_or_default();
    is_condition(directive.kind) && words(argument).any(|word| word == b"__CUDA_ARCH__")
}

/// The main file, if it has conditions that are to be written.
fn conditional(unit: &Unit) -> Option<&File> {
    let file = unit.files.first().filter(|file| !file.preprocessed)?;
    let any = file.directives.iter().any(|directive| is_condition(directive.kind));
    any.then_some(file)
}

fn is_condition(kind: DirectiveKind) -> bool {
    matches!(
        kind,
        DirectiveKind::If
            | DirectiveKind::Ifdef
            | DirectiveKind::Ifndef
            | DirectiveKind::Elif
            | DirectiveKind::Elifdef
            | DirectiveKind::Elifndef
    )
}

/// A reading in which the directive is looked at.
fn reading<'a>(units: &[&'a Unit], at: usize) -> Option<&'a Unit> {
    units.iter().copied().find(|unit| {
        let file = unit.files.first();
        file.and_then(|file| file.directives.get(at))
            .is_some_and(|found| found.active)
    })
}

/// Where the groups begin that have a condition which cannot be decided.
fn doubtful(units: &[&Unit]) -> HashSet<u32> {
    let regions = units
        .iter()
        .flat_map(|unit| &unit.undecided)
        .filter(|undecided| undecided.file == 0);
    regions.map(|undecided| undecided.region.start).collect()
}

/// Whether the value of a word comes from a macro of the CUDA build.
fn depends(unit: &Unit, word: &[u8], directive: &Directive, derived: &HashSet<Vec<u8>>) -> bool {
    let mut todo = vec![word.to_vec()];
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    while let Some(word) = todo.pop() {
        if is_cuda(&word) || derived.contains(&word) {
            return true;
        }
        if seen.len() < MAX_MACROS
            && let Some(def) = unit.macro_at(&word, 0, directive.span.start)
            && seen.insert(word)
        {
            todo.extend(words(def.replacement().as_bytes()).map(<[u8]>::to_vec));
        }
    }
    false
}

/// Macros that are followed for one word.
const MAX_MACROS: usize = 64;

fn is_cuda(word: &[u8]) -> bool {
    CUDA.iter().any(|name| name.as_bytes() == word) || word.starts_with(b"__CUDA_ARCH_FEAT_")
}

/// The macros that included files define under such a condition. (In the main file those conditions are written
/// as decided, and the definitions follow.)
fn derived(unit: &Unit) -> HashSet<Vec<u8>> {
    let mut found: HashSet<Vec<u8>> = HashSet::new();
    for file in unit.files.iter().skip(1) {
        let mut groups: Vec<bool> = Vec::new();
        for directive in &file.directives {
            let text = |span: Span| file.text.get(span.range()).unwrap_or_default();
            let cuda = |span| words(text(span)).any(|word| is_cuda(word) || found.contains(word));
            match directive.kind {
                DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                    groups.push(cuda(directive.argument));
                }
                DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                    let names = cuda(directive.argument);
                    if let Some(group) = groups.last_mut() {
                        *group |= names;
                    }
                }
                DirectiveKind::Endif => drop(groups.pop()),
                DirectiveKind::Define | DirectiveKind::Undef if groups.contains(&true) => {
                    found.insert(text(directive.name).to_vec());
                }
                _ => {}
            }
        }
    }
    found
}

/// `#if 1 /* #ifdef __CUDACC__ */`, on as many lines as before.
fn write(file: &File, directive: &Directive, value: bool, changes: &mut Changes) {
    let old = file.text.get(directive.span.range()).unwrap_or_default();
    let hash = old.iter().position(|byte| matches!(byte, b'#' | b'%')).unwrap_or(0);
    let word = match directive.kind {
        DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => "if",
        _ => "elif",
    };
    let mut text = old.get(..hash).unwrap_or_default().to_vec();
    text.extend(format!("#{word} {} /* ", u8::from(value)).bytes());
    text.extend(in_comment(old.get(hash..).unwrap_or_default()));
    text.extend(b" */");
    changes.replace(directive.span, text);
}

/// A text that can be in a comment.
fn in_comment(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for &byte in text {
        if matches!((out.last(), byte), (Some(b'*'), b'/') | (Some(b'/'), b'*')) {
            out.push(b' ');
        }
        out.push(byte);
    }
    out
}

/// Writes the values of the names of the CUDA build, and leaves the rest of a condition to the host compiler.
fn replace_names(unit: &Unit, file: &File, directive: &Directive, changes: &mut Changes) {
    let at = |name: &[u8]| unit.macro_at(name, 0, directive.span.start).filter(|_| is_cuda(name));
    let old = file.text.get(directive.span.range()).unwrap_or_default();
    let argument = file.text.get(directive.argument.range()).unwrap_or_default();
    let names: Vec<(usize, &[u8])> = word_places(argument).collect();
    if !names.iter().any(|(_, name)| is_cuda(name)) {
        return;
    }
    if !matches!(directive.kind, DirectiveKind::If | DirectiveKind::Elif) {
        let defined = names.first().is_some_and(|(_, name)| at(name).is_some());
        let negated = matches!(directive.kind, DirectiveKind::Ifndef | DirectiveKind::Elifndef);
        write(file, directive, defined != negated, changes);
        return;
    }
    let offset = (directive.argument.start - directive.span.start) as usize;
    let mut text = old.get(..offset).unwrap_or_default().to_vec();
    let mut done = 0;
    let mut names = names.into_iter().peekable();
    while let Some((start, name)) = names.next() {
        let (asked, start_of_name, name) = match names.peek() {
            Some(&(next, inner)) if name == b"defined" => {
                names.next();
                (true, next, inner)
            }
            _ => (false, start, name),
        };
        if !is_cuda(name) {
            continue;
        }
        let mut end = start_of_name + name.len();
        if asked
            && argument
                .get(start..start_of_name)
                .is_some_and(|between| between.contains(&b'('))
        {
            let rest = argument.get(end..).unwrap_or_default();
            end += rest.iter().position(|&byte| byte == b')').map_or(0, |close| close + 1);
        }
        let value = match (asked, at(name)) {
            (true, found) => u8::from(found.is_some()).to_string(),
            (false, Some(def)) => def.replacement().into_owned(),
            (false, None) => "0".to_owned(),
        };
        text.extend_from_slice(argument.get(done..start).unwrap_or_default());
        text.extend(value.bytes());
        done = end;
    }
    text.extend_from_slice(argument.get(done..).unwrap_or_default());
    // The lines are there already.
    let old: Vec<u8> = old
        .iter()
        .copied()
        .filter(|byte| !matches!(byte, b'\n' | b'\r' | b'\\'))
        .collect();
    text.extend(b" /* ");
    text.extend(in_comment(&old));
    text.extend(b" */");
    changes.replace(directive.span, text);
}

/// The identifiers of a text.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    word_places(text).map(|(_, word)| word)
}

fn word_places(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    std::iter::from_fn(move || {
        at += text.get(at..)?.iter().position(|&byte| is_continue(byte))?;
        let start = at;
        at += prefix(text.get(at..)?);
        Some((start, text.get(start..at)?))
    })
}
