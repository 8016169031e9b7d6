//! The text of a program that runs on the CPU.
//!
//! Lambdas and functions of the device keep their bytes: `cuda_runtime.h` makes their annotations nothing, and then
//! they are plain C++. What is left to be written:
//!
//! * conditions of the CUDA build, as they were decided;
//! * variables of the device, which become `static` with their values;
//! * `shared`: variables of a block, and its dynamic memory;
//! * `address`: kernels that are launched by their address;
//! * `call`: launches, as calls of the launch function of the runtime stand-in;
//! * `cooperation`: kernels whose threads wait for each other. They are refused, or become functions that say so;
//! * `spinning`: loops that wait for other threads; `sharing`: what threads may have from others without waiting;
//! * annotations in preprocessed text, where they are attributes.
//!
//! Every change stays on its lines, because some tools count those and do not read `#line`.

pub(super) mod address;
pub(super) mod call;
pub(super) mod cooperation;
pub(super) mod shared;
mod sharing;
mod spinning;

use std::collections::{BTreeSet, HashSet};

use culambda_source::{File, MarkKind, Span, Target, Unit};

use super::changes::Changes;
use super::declaration::Declaration;
use super::device::{Text, markers_of};
use super::function::{self, Annotations};
use super::launch::Launches;
use super::tokens::{Kind, Place, Tokens};
use super::walk::{Body, Scope, walk};
use super::{HostView, Purpose, Unwritten, Views, conditions, fragment};
use crate::edit::Edit;
use cooperation::Cooperation;

/// How a text is written for the CPU.
#[derive(Clone, Copy, Debug, Default)]
pub struct CpuOptions {
    /// What it was read for.
    pub target: Target,
    /// Whether a kernel that cannot run becomes a function that says so; else it is refused.
    pub stubs: bool,
    /// Whether a `#line` in front names the original.
    pub line: bool,
    /// Whether other files include the text: what it does not define itself may be defined there.
    pub included: bool,
    /// Whether other files see the variables of the device, as with nvcc's `-rdc=true`.
    pub relocatable: bool,
}

/// What becomes of a text.
#[derive(Clone, Debug, Default)]
pub struct CpuView {
    /// What is changed, ascending and disjoint.
    pub edits: Vec<Edit>,
    /// The `#line` in front.
    pub line: Option<Edit>,
    /// What cannot be written, in the order of the source.
    pub unwritten: Vec<Unwritten>,
    /// What is written and does not do what the device would, in the order of the source.
    pub warnings: Vec<Unwritten>,
    /// Conditions in functions of both sides, and outside of functions, that ask which side it is: the host's text is
    /// taken, also where kernels come to it. In the order of the source.
    pub sides: Vec<Span>,
}

/// Writes the main file of a unit for the CPU.
pub fn view(unit: &Unit, options: &CpuOptions) -> CpuView {
    let Some(file) = unit.files.first() else {
        return CpuView::default();
    };
    let mut view = HostView {
        purpose: Purpose::Cpu {
            stubs: options.stubs,
            relocatable: options.relocatable,
        },
        ..HostView::default()
    };
    view.read(&Views::none_of(unit), &options.target);
    if options.included {
        fragment::left_out(unit, &options.target, crate::front::newline(&file.text), &mut view);
        conditions::decide_names(unit, &mut view.changes);
    } else {
        conditions::decide(&[unit], &mut view.changes);
    }
    // What is left open another file may decide.
    let open = options.included || !unit.undecided.is_empty();
    let sides = sides(file, &view, open);
    let sorted = |mut list: Vec<Unwritten>| {
        list.sort_by_key(|one| one.span);
        list.dedup();
        list
    };
    CpuView {
        edits: view.changes.merged_with(Vec::new()),
        line: (options.line && !file.preprocessed).then(|| line(&file.name, &file.text)),
        unwritten: sorted(view.unwritten),
        warnings: sorted(view.warnings),
        sides,
    }
}

/// Where else than in code of the device alone the text asks which side it is on.
fn sides(file: &File, view: &HostView, open: bool) -> Vec<Span> {
    let told: HashSet<Span> = view.warnings.iter().map(|warning| warning.span).collect();
    let asking = file
        .directives
        .iter()
        .filter(|directive| (open || directive.active) && conditions::asks_for_device(file, directive));
    let all: BTreeSet<Span> = asking
        .map(|directive| directive.span)
        .chain(view.asked.iter().copied())
        .collect();
    all.difference(&told.into_iter().collect()).copied().collect()
}

/// Whether anything in a text may have to be written.
pub fn is_wanted(text: &[u8]) -> bool {
    let mut words = fragment::SIGNS.iter().chain(&WORDS);
    words.any(|word| memchr::memmem::find(text, word).is_some())
}

/// What texts hold that are changed besides launches and annotations: names of the CUDA build, other spellings.
const WORDS: [&[u8]; 6] = [b"__nv_parent", b"__NVCC", b"__CUDACC", b"__CUDA_A", b"%:%:", b"<<\\"];

/// The line in front of a text that names the original.
pub fn line(name: &str, text: &[u8]) -> Edit {
    let newline = crate::front::newline(text);
    let start: u32 = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    Edit {
        span: Span::at(start),
        text: format!("#line 1 {}{newline}", crate::front::quoted(name)).into(),
    }
}

/// What waits for other threads in a unit.
pub(super) fn cooperation_of(views: &Views<'_>, purpose: Purpose) -> Cooperation {
    match purpose {
        Purpose::Host => Cooperation::default(),
        Purpose::Cpu { .. } => Cooperation::of(views),
    }
}

/// Writes the declarations of a text and what is in them.
pub(super) fn write(text: &Text<'_, '_>, scope: Scope, stubs: bool, out: &mut HostView) {
    let mut hidden: Vec<Span> = Vec::new();
    walk(text.tokens, scope, |declaration, scope| {
        declared(text, declaration, scope, stubs, &mut hidden, out)
    });
    hidden.sort_unstable();
    text.attributes(&hidden, &mut out.changes);
    marks(text, &hidden, &mut out.changes);
    shared::write(text, &hidden, out);
    address::write(text, &hidden, &mut out.changes);
    lambdas(text, out);
    let launches = Launches {
        text: &text.file.text,
        tokens: text.tokens,
        in_macro: text.in_macro,
        kernels: text.kernels,
        purpose: out.purpose,
    };
    launches.lower(&hidden, &mut out.changes, &mut out.unwritten);
}

fn declared(
    text: &Text<'_, '_>,
    declaration: &Declaration,
    scope: &Scope,
    stubs: bool,
    hidden: &mut Vec<Span>,
    out: &mut HostView,
) -> Body {
    let annotations = text.declared.of(text.tokens, declaration, scope);
    if annotations.is_empty() {
        return Body::Stays;
    }
    if !function::is_function(text.tokens, declaration, annotations) {
        let shared = declaration.marks.iter().any(|&mark| shared::is_mark(text, mark));
        let relocatable = matches!(out.purpose, Purpose::Cpu { relocatable: true, .. });
        if !scope.in_class && !scope.in_function && declaration.name.is_some() && !shared && !relocatable {
            text.linkage(declaration, scope, &mut out.changes);
        }
        return Body::Stays;
    }
    let Some((first, last)) = declaration.body else {
        return Body::Stays;
    };
    if annotations.global || annotations.device {
        spinning::write(text, first, last, &mut out.changes);
    }
    if !(annotations.global || annotations.device && !annotations.host) {
        out.asked.extend(targets(text, first, last));
        return Body::Stays;
    }
    if let Some(reason) = text
        .cooperation
        .in_body(text.tokens, &text.declared.shared, first, last)
    {
        return waits(text, declaration, annotations, &reason, stubs, hidden, out);
    }
    if annotations.global {
        let name = name_of(text.tokens, declaration);
        out.warnings
            .extend(sharing::told(text.tokens, &text.declared.shared, &name, first, last));
    }
    architecture(text, first, last, out);
    Body::Stays
}

/// A function whose threads wait for each other: a kernel is refused, or becomes one that says so.
fn waits(
    text: &Text<'_, '_>,
    declaration: &Declaration,
    annotations: Annotations,
    reason: &str,
    stubs: bool,
    hidden: &mut Vec<Span>,
    out: &mut HostView,
) -> Body {
    let name = name_of(text.tokens, declaration);
    let place = declaration.name.and_then(|name| text.tokens.get(name));
    let (Some((first, last)), Some(place)) = (declaration.body, place) else {
        return Body::Stays;
    };
    // What a function of the device does is up to the kernel that calls it.
    if annotations.global {
        let told = Unwritten {
            span: place.source,
            message: format!("the kernel `{name}` cannot run on the CPU: {reason}"),
            help: "its threads would have to run at the same time; here they run one after another".to_owned(),
        };
        if !stubs {
            out.unwritten.push(told);
            return Body::Stays;
        }
        out.warnings.push(told);
    }
    let (Some(begins), Some(ends)) = (text.tokens.get(first), text.tokens.get(last)) else {
        return Body::Stays;
    };
    let one_place = !declaration.is_constexpr && begins.place == ends.place && begins.place != Place::Macro;
    if !stubs || !one_place || declaration.is_untyped || directives_in(text, begins.source.to(ends.source)) {
        // The functions that it uses say so when they are called.
        return Body::Stays;
    }
    let span = begins.source.to(ends.source);
    let quoted = crate::front::quoted(reason);
    let body = format!("{{ ::culambda_cpu::refused(\"{name}\", {quoted}, __FILE__, __LINE__); }}");
    let lines = line_ends(text, span);
    out.changes.replace(span, [body.as_bytes(), &lines].concat());
    hidden.push(span);
    Body::Hidden
}

/// The name of a function, `operator()` if it is one.
fn name_of(tokens: &Tokens<'_>, declaration: &Declaration) -> String {
    let Some(name) = declaration.name else {
        return String::new();
    };
    let end = match declaration.parameters {
        Some((open, _)) if declaration.is_operator => open,
        _ => name + 1,
    };
    (name..end).map(|at| tokens.text(at)).collect()
}

fn directives_in(text: &Text<'_, '_>, span: Span) -> bool {
    let directives = &text.file.directives;
    let from = directives.partition_point(|directive| directive.span.start < span.start);
    directives
        .get(from)
        .is_some_and(|directive| directive.span.start < span.end)
}

/// The line ends of a part of the text, spliced in a replacement list.
fn line_ends(text: &Text<'_, '_>, span: Span) -> Vec<u8> {
    let bytes = text.file.text.get(span.range()).unwrap_or_default();
    let count = memchr::memchr_iter(b'\n', bytes).count();
    let end = if text.in_macro { " \\" } else { "" };
    format!("{end}{}", text.newline).repeat(count).into_bytes()
}

/// Tells of conditions in code of the device that leave out what is written for the device.
fn architecture(text: &Text<'_, '_>, first: usize, last: usize, out: &mut HostView) {
    let (Some(begins), Some(ends)) = (text.tokens.get(first), text.tokens.get(last)) else {
        return;
    };
    let span = begins.source.to(ends.source);
    let inside = text
        .file
        .directives
        .iter()
        .filter(|directive| span.covers(directive.span));
    let asking = inside.filter(|directive| directive.active && conditions::asks_for_device(text.file, directive));
    let all = asking.map(|directive| directive.span).chain(targets(text, first, last));
    out.warnings.extend(all.map(|span| Unwritten {
        span,
        message: "on the CPU this condition chooses the host's text in code of the device".to_owned(),
        help: "let what follows be the same on both sides, or give the host a text of its own".to_owned(),
    }));
}

/// Macros of `<nv/target>`, which are conditions, too.
const TARGETS: [&str; 3] = ["NV_IF_TARGET", "NV_IF_ELSE_TARGET", "NV_DISPATCH_TARGET"];

/// Where a body asks by such a macro which side it is on.
fn targets(text: &Text<'_, '_>, first: usize, last: usize) -> impl Iterator<Item = Span> {
    let words = (first..=last).filter(|&at| TARGETS.contains(&text.tokens.text(at)));
    words.filter_map(|at| text.tokens.get(at)).map(|tok| tok.source)
}

/// The same in the bodies of lambdas for the device.
fn lambdas(text: &Text<'_, '_>, out: &mut HostView) {
    let tokens = text.tokens;
    let is = |at: usize, kind: MarkKind| tokens.get(at).is_some_and(|tok| tok.kind == Kind::Mark(kind));
    for at in (1..tokens.len()).filter(|&at| is(at, MarkKind::Device)) {
        let both = is(at + 1, MarkKind::Host) || is(at - 1, MarkKind::Host);
        let first = if is(at - 1, MarkKind::Host) { at - 1 } else { at };
        let introduced = tokens.before(first, 0).is_some_and(|before| tokens.text(before) == "]");
        if !introduced {
            continue;
        }
        // The parameters, and what may be between them and the body.
        let mut next = at + 1;
        while !matches!(tokens.text(next), "{" | ";" | "}" | ")") && next < tokens.len() {
            next = match tokens.text(next) {
                "(" | "[" => tokens.behind_group(next),
                _ => next + 1,
            };
        }
        let Some(last) = tokens.mate(next).filter(|last| *last > next) else {
            continue;
        };
        spinning::write(text, next, last, &mut out.changes);
        if both {
            out.asked.extend(targets(text, next, last));
        } else {
            architecture(text, next, last, out);
        }
    }
}

/// Takes out what no other compiler reads: `__nv_parent`, and annotations after a preprocessor.
fn marks(text: &Text<'_, '_>, hidden: &[Span], changes: &mut Changes) {
    for at in 0..text.tokens.len() {
        let Some(tok) = text.tokens.get(at).filter(|tok| tok.place != Place::Macro) else {
            continue;
        };
        let goes = match tok.kind {
            Kind::Mark(MarkKind::NvParent) => true,
            Kind::Mark(MarkKind::Device | MarkKind::Host | MarkKind::Global | MarkKind::Variable) => {
                text.file.preprocessed && !shared::is_mark(text, at)
            }
            _ => false,
        };
        if goes && !Span::any_contains(hidden, tok.source.start) {
            let bytes = text.file.text.get(tok.source.range()).unwrap_or_default();
            changes.replace(tok.source, markers_of(bytes));
        }
    }
}

/// The words of a part of the tokens, joined.
fn joined(tokens: &Tokens<'_>, words: impl Iterator<Item = usize>) -> String {
    let words: Vec<&str> = words
        .map(|at| tokens.text(at))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}
