//! Functions and variables of the device, as the host sees them.

use std::collections::BTreeSet;

use culambda_source::{File, Span};

use super::changes::{Changes, Order};
use super::cpu::cooperation::Cooperation;
use super::declaration::Declaration;
use super::function::{self, Annotations, Declared, Kernels};
use super::hide::{Hidden, Hide};
use super::items::{Wanted, scope_of};
use super::launch::Launches;
use super::tokens::{Place, Tokens};
use super::walk::{Body, Scope, walk};
use super::{HostView, Purpose, Unwritten, Views, cpu, meaning};

/// What a kernel does on the host: nothing.
const KERNEL: &str = "{ }";
/// What a function of the device does on the host, as the reference has it.
const FUNCTION: &str = "{int volatile ___ = 1;::exit(___);}";
/// What a constructor or destructor of the device does on the host.
const STRUCTOR: &str = "{int *volatile ___ = 0;::free(___);}";

/// Reads the main file of a unit.
pub(super) fn read(views: &Views<'_>, newline: &'static str, out: &mut HostView) {
    let unit = views.unit;
    let Some(file) = unit.files.first() else { return };
    let declared = declared(views);
    out.kernels.clone_from(&declared.kernels);
    let cooperation = cpu::cooperation_of(views, out.purpose);
    for item in Wanted::of(file).items(true) {
        let view = views.get(0, item.span);
        if view.too_long {
            out.unwritten.push(super::too_long(item.span));
            continue;
        }
        let tokens = Tokens::of(&view);
        let scope = scope_of(unit, 0, item.scope);
        let text = Text {
            file,
            whole: (file, 0),
            tokens: &tokens,
            newline,
            in_macro: false,
            declared: &declared,
            kernels: &declared.kernels,
            cooperation: &cooperation,
        };
        text.write(scope.clone(), out);
        if memchr::memmem::find(view.text.as_bytes(), b"using ").is_some() {
            meaning::keep(unit, &tokens, scope, &mut out.changes);
        }
    }
}

/// The annotations of all visible declarations.
fn declared(views: &Views<'_>) -> Declared {
    let unit = views.unit;
    let mut declared = Declared::default();
    for (index, file) in unit.files.iter().enumerate() {
        for item in Wanted::of(file).items(false) {
            let text = file.text.get(item.span.range()).unwrap_or_default();
            if !(text.contains(&b'(') || text.starts_with(b"extern")) {
                continue;
            }
            let view = views.get(index, item.span);
            if view.marks.is_empty() {
                continue;
            }
            let tokens = Tokens::of(&view);
            walk(&tokens, scope_of(unit, index, item.scope), |declaration, scope| {
                declared.add(&tokens, declaration, scope);
                cpu::shared::note(file, &tokens, declaration, &mut declared.shared);
                Body::Hidden
            });
        }
    }
    declared
}

/// A text whose declarations are to be written for the host.
pub(super) struct Text<'a, 'v> {
    pub(super) file: &'a File,
    /// The file that it is a part of, and where it begins there.
    pub(super) whole: (&'a File, u32),
    pub(super) tokens: &'a Tokens<'v>,
    pub(super) newline: &'static str,
    pub(super) in_macro: bool,
    pub(super) declared: &'a Declared,
    pub(super) kernels: &'a Kernels,
    /// What waits for other threads; only what is written for the CPU asks.
    pub(super) cooperation: &'a Cooperation,
}

impl Text<'_, '_> {
    /// Writes declarations, then launches.
    pub(super) fn write(&self, scope: Scope, out: &mut HostView) {
        if let Purpose::Cpu { stubs, .. } = out.purpose {
            return cpu::write(self, scope, stubs, out);
        }
        let HostView { changes, unwritten, .. } = out;
        let mut hidden: Vec<Span> = Vec::new();
        walk(self.tokens, scope, |declaration, scope| {
            self.declaration(declaration, scope, changes, &mut hidden, unwritten)
        });
        hidden.sort_unstable();
        self.attributes(&hidden, changes);
        self.alignments(&hidden, changes);
        let launches = Launches {
            text: &self.file.text,
            tokens: self.tokens,
            in_macro: self.in_macro,
            kernels: self.kernels,
            purpose: Purpose::Host,
        };
        launches.lower(&hidden, changes, unwritten);
    }

    /// `alignof(T)` of a template's parameter: the reference writes `__alignof__`, which takes `void`, too.
    fn alignments(&self, hidden: &[Span], changes: &mut Changes) {
        let is = |at: usize, text: &str| self.tokens.text(at) == text;
        let all = 0..self.tokens.len();
        let parameters: BTreeSet<&str> = all
            .clone()
            .filter(|&at| matches!(self.tokens.text(at), "typename" | "class"))
            .map(|at| self.tokens.text(at + 1))
            .collect();
        for at in all.filter(|&at| is(at, "alignof") && is(at + 1, "(") && is(at + 3, ")")) {
            let Some(tok) = self.tokens.get(at).filter(|tok| tok.place != Place::Macro) else {
                continue;
            };
            if parameters.contains(self.tokens.text(at + 2)) && !Span::any_contains(hidden, tok.source.start) {
                changes.replace(tok.source, "__alignof__");
            }
        }
    }

    /// `__noinline__` cannot be a macro, because other headers have attributes of that name. What bounds of launches
    /// have in angle brackets no other compiler reads.
    pub(super) fn attributes(&self, hidden: &[Span], changes: &mut Changes) {
        for at in (0..self.tokens.len()).filter(|&at| self.tokens.is_mark(at)) {
            let Some(tok) = self.tokens.get(at).filter(|tok| tok.place != Place::Macro) else {
                continue;
            };
            let is_hidden = Span::any_contains(hidden, tok.source.start);
            let text = self.file.text.get(tok.source.range()).filter(|_| !is_hidden);
            match text.unwrap_or_default() {
                b"__noinline__" => changes.replace(tok.source, "__attribute__((noinline))"),
                text if are_bounds(text) => changes.replace(tok.source, markers_of(text)),
                _ => {}
            }
        }
    }

    fn declaration(
        &self,
        declaration: &Declaration,
        scope: &Scope,
        changes: &mut Changes,
        hidden: &mut Vec<Span>,
        unwritten: &mut Vec<Unwritten>,
    ) -> Body {
        let annotations = self.declared.of(self.tokens, declaration, scope);
        if annotations.is_empty() {
            return Body::Stays;
        }
        // A deduction guide has no attributes in front of it.
        if declaration.is_untyped && declaration.is_trailing && declaration.body.is_none() {
            self.unmarked(declaration, changes);
            return Body::Stays;
        }
        if !function::is_function(self.tokens, declaration, annotations) {
            if !scope.in_class && !scope.in_function && declaration.name.is_some() {
                self.variable(declaration, scope, changes, hidden);
            }
            return Body::Stays;
        }
        if self.is_of_the_library(declaration, scope) {
            let last = declaration.end - 1;
            if let Hidden::Bytes(span) = self.hider().hide(declaration.first, last, "", changes) {
                hidden.push(span);
            }
            return Body::Hidden;
        }
        if !(annotations.global || annotations.device && !annotations.host) || declaration.is_constexpr {
            return Body::Stays;
        }
        self.deduced(declaration, changes);
        let Some((first, last)) = declaration.body else {
            return Body::Stays;
        };
        let instead = instead(self.tokens, declaration, annotations);
        if self.stands_already(first, last, instead) {
            return Body::Hidden;
        }
        match self.hider().hide(first, last, instead, changes) {
            Hidden::Bytes(span) => hidden.push(span),
            Hidden::Elsewhere => {}
            Hidden::Not(what) => {
                unwritten.push(what);
                return Body::Stays;
            }
        }
        Body::Hidden
    }

    fn unmarked(&self, declaration: &Declaration, changes: &mut Changes) {
        let marks = declaration.marks.iter().filter_map(|&mark| self.tokens.get(mark));
        for tok in marks.filter(|tok| tok.place != Place::Macro) {
            changes.replace(tok.source, "");
        }
    }

    /// Whether this declares a function of the standard library again, as CUDA's headers do to annotate it: a
    /// compiler minds that it is not `constexpr` there.
    fn is_of_the_library(&self, declaration: &Declaration, scope: &Scope) -> bool {
        self.file.preprocessed && scope.path == "std" && !scope.in_class && declaration.body.is_none()
    }

    /// Whether a body is what would be put there: in a text that was written before, or an empty kernel.
    fn stands_already(&self, first: usize, last: usize, instead: &str) -> bool {
        let (Some(begins), Some(ends)) = (self.tokens.get(first), self.tokens.get(last)) else {
            return false;
        };
        let span = begins.source.to(ends.source);
        let text = self.file.text.get(span.range()).unwrap_or_default();
        let bare = |text: &[u8]| {
            text.iter()
                .copied()
                .filter(|byte| !byte.is_ascii_whitespace())
                .collect::<Vec<u8>>()
        };
        text.len() < 2 * instead.len() + 16 && bare(text) == bare(instead.as_bytes())
    }

    fn hider(&self) -> Hide<'_, '_> {
        Hide {
            file: self.file,
            whole: self.whole,
            tokens: self.tokens,
            newline: self.newline,
            in_macro: self.in_macro,
        }
    }

    /// A deduced return type becomes `void`: nothing is left to deduce it from.
    fn deduced(&self, declaration: &Declaration, changes: &mut Changes) {
        let Some((first, last)) = declaration.placeholder.filter(|_| !declaration.is_trailing) else {
            return;
        };
        if declaration.is_operator && declaration.name.is_some_and(|name| name < first) {
            return;
        }
        let stands = |at: usize| self.tokens.get(at).filter(|tok| tok.place != Place::Macro);
        let (Some(begins), Some(ends)) = (stands(first), stands(last)) else {
            return;
        };
        changes.replace(begins.source.to(ends.source), "void");
        for &at in &declaration.around_placeholder {
            if let Some(tok) = stands(at) {
                changes.replace(tok.source, "");
            }
        }
    }

    /// The host has a variable of its own for each one of the device: without a value, unless it is a constant,
    /// and without linkage. A managed one is the variable itself, for want of a device.
    fn variable(&self, declaration: &Declaration, scope: &Scope, changes: &mut Changes, hidden: &mut Vec<Span>) {
        self.linkage(declaration, scope, changes);
        if declaration.keeps_value || declaration.is_template || self.is_managed(declaration) {
            return;
        }
        let parenthesised = declaration.parameters;
        let parenthesised = parenthesised.map(|(first, last)| (first, last, declaration.is_constant));
        let initialisers = declaration.initialisers.iter().map(|i| (i.first, i.last, i.needed));
        for (first, last, needed) in initialisers.chain(parenthesised) {
            if !needed && let Hidden::Bytes(span) = self.hider().hide(first, last, "", changes) {
                hidden.push(span);
            }
        }
    }

    /// Makes a variable one of this file.
    pub(super) fn linkage(&self, declaration: &Declaration, scope: &Scope, changes: &mut Changes) {
        let name = declaration.name.map_or("", |name| self.tokens.text(name));
        let Some(mark) = declaration.marks.first().and_then(|&mark| self.tokens.get(mark)) else {
            return;
        };
        if mark.place == Place::Macro && self.is_all_macro(declaration) {
            return;
        }
        let external = declaration.is_extern || self.declared.is_external(&scope.inside(name));
        if !declaration.is_static && !external && !self.is_declared_before(declaration) {
            // `int x __device__ = 3;`
            let late = declaration
                .name
                .is_some_and(|name| declaration.marks.first() > Some(&name));
            let first = self
                .tokens
                .get(declaration.first)
                .filter(|tok| late && tok.place != Place::Macro);
            let at = first.map_or(mark.source.start, |tok| tok.source.start);
            changes.insert(at, Order::Opens, "static ");
        }
    }

    /// Whether a variable has its linkage from an earlier declaration: a member of a class, a specialisation.
    fn is_declared_before(&self, declaration: &Declaration) -> bool {
        let member = declaration.qualified.zip(declaration.name);
        let is = |at: usize, text: &str| self.tokens.text(at) == text;
        let first = declaration.first;
        member.is_some_and(|(qualified, name)| (qualified..name).any(|at| is(at, "::")))
            || is(first, "template") && is(first + 1, "<") && is(first + 2, ">")
    }

    fn is_all_macro(&self, declaration: &Declaration) -> bool {
        (declaration.first..declaration.end)
            .filter_map(|at| self.tokens.get(at))
            .all(|tok| tok.place == Place::Macro)
    }

    fn is_managed(&self, declaration: &Declaration) -> bool {
        declaration.marks.iter().any(|&mark| {
            let tok = self.tokens.get(mark);
            let text = tok
                .and_then(|tok| self.file.text.get(tok.source.range()))
                .unwrap_or_default();
            memchr::memmem::find(text, b"managed").is_some()
        })
    }
}

/// Whether an attribute gives bounds of launches that no other compiler reads: with template arguments, or with an
/// expression that begins with a name, which g++ takes for the whole first argument.
fn are_bounds(text: &[u8]) -> bool {
    let lines = text.split(|&b| b == b'\n').filter(|line| !line.starts_with(b"#"));
    let text = &lines.collect::<Vec<_>>().join(&b' ');
    let Some(at) = memchr::memmem::find(text, b"launch_bounds").filter(|_| text.starts_with(b"__attribute__")) else {
        return false;
    };
    let rest = text.get(at..).unwrap_or_default();
    let argument = rest.split(|b| *b == b'(').nth(1).unwrap_or_default().trim_ascii_start();
    let length = culambda_source::ident::prefix(argument);
    let (word, after) = argument.split_at_checked(length).unwrap_or_default();
    let named = word.first().is_some_and(|b| !b.is_ascii_digit());
    let call = matches!(word, b"sizeof" | b"alignof");
    let alone = matches!(after.trim_ascii_start().first(), Some(b',' | b')') | None);
    text.contains(&b'<') || (named && !call && !alone)
}

/// The line markers of a text, on their lines.
pub(super) fn markers_of(text: &[u8]) -> Vec<u8> {
    let lines = text.split(|&b| b == b'\n');
    let kept: Vec<&[u8]> = lines.map(|l| if l.starts_with(b"#") { l } else { b"" }).collect();
    kept.join(&b'\n')
}

/// The body that stands for one of the device.
fn instead(tokens: &Tokens<'_>, declaration: &Declaration, annotations: Annotations) -> &'static str {
    let destructor = declaration
        .name
        .and_then(|name| name.checked_sub(1))
        .is_some_and(|before| tokens.text(before) == "~");
    if annotations.global {
        KERNEL
    } else if declaration.is_untyped || destructor {
        STRUCTOR
    } else {
        FUNCTION
    }
}
