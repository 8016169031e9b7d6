//! Parts of a file that are read for themselves: replacement lists of macros, and text that an undecided
//! condition leaves out.

use culambda_source::ident::{self, words};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use culambda_source::{
    Assumptions, Directive, DirectiveKind, File, MacroOption, MacroOrigin, NoLoader, Span, Target, Unit, UnitOptions,
};

use super::changes::Changes;
use super::cpu::cooperation::Cooperation;
use super::device::Text;
use super::function::{Declared, Kernels};
use super::launch::Launches;
use super::tokens::Tokens;
use super::walk::Scope;
use super::{HostView, Purpose, Unwritten};
use crate::edit::apply;

/// What a text must hold to be looked at.
pub(super) const SIGNS: [&[u8]; 8] = [
    b"<<<",
    b"__global__",
    b"__device__",
    b"__constant__",
    b"__managed__",
    b"__shared__",
    b"__noinline__",
    super::cpu::address::SIGN,
];

/// Writes launches and bodies in the replacement lists of the main file's macros.
pub(super) fn definitions(unit: &Unit, target: &Target, newline: &'static str, out: &mut HostView) {
    let Some(file) = unit.files.first() else { return };
    let defines = file
        .directives
        .iter()
        .filter(|directive| directive.kind == DirectiveKind::Define);
    let part = Parts::of(unit, file, target, newline);
    for directive in defines.filter(|directive| directive.active) {
        let Some(span) = replacement(file, directive) else {
            continue;
        };
        if is_wanted(file, span) {
            part.read(span, true, out);
        }
    }
}

/// Writes all text that conditions leave out.
pub(super) fn left_out(unit: &Unit, target: &Target, newline: &'static str, out: &mut HostView) {
    let Some(file) = unit.files.first() else { return };
    let part = Parts::of(unit, file, target, newline);
    for &span in file.inactive.iter().filter(|span| is_wanted(file, **span)) {
        part.read(span, false, out);
    }
}

/// Writes text that conditions leave out which another build would not.
pub(super) fn undecided(unit: &Unit, target: &Target, newline: &'static str, out: &mut HostView) {
    let Some(file) = unit.files.first() else { return };
    let own = unit.undecided.iter().filter(|undecided| undecided.file == 0);
    let mut regions: Vec<(u32, u32)> = own.map(|u| (u.region.start, u.region.end)).collect();
    regions.sort_unstable();
    // How far the regions reach that begin before a place.
    let mut reach = 0;
    for (_, end) in &mut regions {
        reach = reach.max(*end);
        *end = reach;
    }
    let part = Parts::of(unit, file, target, newline);
    for &span in &file.inactive {
        let before = regions
            .partition_point(|&(start, _)| start <= span.start)
            .checked_sub(1);
        let covered = before
            .and_then(|at| regions.get(at))
            .is_some_and(|&(_, end)| span.end <= end);
        if covered && is_wanted(file, span) {
            part.read(span, false, out);
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
        kernels: &Kernels::new(),
        purpose: Purpose::Host,
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
    let name = ident::prefix(text);
    let start = match text.get(name) {
        Some(b'(') => name + text.get(name..)?.iter().position(|&byte| byte == b')')? + 1,
        _ => name,
    };
    Some(Span::new(span.start + start as u32, span.end))
}

/// Parts of a file that are read with the macros of all of it.
struct Parts<'a> {
    unit: &'a Unit,
    file: &'a File,
    target: &'a Target,
    newline: &'static str,
    /// The definitions of each name that may mean something to what is looked for, by their places in the unit.
    macros: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Parts<'a> {
    fn of(unit: &'a Unit, file: &'a File, target: &'a Target, newline: &'static str) -> Parts<'a> {
        let mut macros: HashMap<&str, Vec<usize>> = HashMap::new();
        for (at, def) in unit.macros().iter().enumerate() {
            // Others mean nothing to what is looked for, or hold it themselves.
            if def.origin == MacroOrigin::File && def.parameters.is_none() && def.replacement().contains("__") {
                macros.entry(&def.name).or_default().push(at);
            }
        }
        Parts {
            unit,
            file,
            target,
            newline,
            macros,
        }
    }

    /// The definitions that a text asks for, in their order: those of its words, and those of the words in these.
    fn asked_for(&self, text: &[u8]) -> Vec<MacroOption> {
        let mut seen: HashSet<&str> = HashSet::new();
        let mut asked: Vec<usize> = Vec::new();
        let mut todo = self.named_in(text, &mut seen);
        while let Some(name) = todo.pop() {
            for &at in self.macros.get(name).map_or(&[][..], Vec::as_slice) {
                asked.push(at);
                let replacement = self
                    .unit
                    .macros()
                    .get(at)
                    .map(|def| def.replacement())
                    .unwrap_or_default();
                todo.extend(self.named_in(replacement.as_bytes(), &mut seen));
            }
        }
        asked.sort_unstable();
        let defs = asked.iter().filter_map(|&at| self.unit.macros().get(at));
        defs.map(|def| MacroOption::Define(def.name.clone(), def.replacement().into_owned()))
            .collect()
    }

    /// The names of such macros in a text that were not seen before.
    fn named_in(&self, text: &[u8], seen: &mut HashSet<&'a str>) -> Vec<&'a str> {
        let text = without_splices(text);
        let names = words(&text).filter_map(|word| self.macros.get_key_value(std::str::from_utf8(word).ok()?));
        names.map(|(&name, _)| name).filter(|&name| seen.insert(name)).collect()
    }

    /// Reads a part.
    fn read(&self, span: Span, in_macro: bool, out: &mut HostView) {
        let Some(text) = self.file.text.get(span.range()) else {
            return;
        };
        let options = UnitOptions {
            target: *self.target,
            macros: self.asked_for(text),
            preprocessed: Some(false),
            ..UnitOptions::default()
        };
        let part = Unit::read(
            &self.file.name,
            text.into(),
            &NoLoader,
            &options,
            &Assumptions::default(),
        );
        let Some(part_file) = part.files.first() else { return };
        let view = part.view(0, Span::new(0, text.len() as u32));
        if view.too_long {
            out.unwritten.push(super::too_long(span));
            return;
        }
        let tokens = Tokens::of(&view);
        let mut found = HostView {
            purpose: out.purpose,
            ..HostView::default()
        };
        let (declared, cooperation) = (Declared::default(), Cooperation::default());
        let read = Text {
            file: part_file,
            whole: (self.file, span.start),
            tokens: &tokens,
            newline: self.newline,
            in_macro,
            declared: &declared,
            kernels: &out.kernels,
            cooperation: &cooperation,
        };
        read.write(Scope::default(), &mut found);
        out.changes.extend(found.changes, span.start);
        let moved = |mut what: Unwritten| {
            what.span = Span::new(what.span.start + span.start, what.span.end + span.start);
            what
        };
        out.unwritten.extend(found.unwritten.into_iter().map(moved));
        out.warnings.extend(found.warnings.into_iter().map(moved));
        let asked = found.asked.into_iter();
        out.asked
            .extend(asked.map(|at| Span::new(at.start + span.start, at.end + span.start)));
    }
}

/// A text with its lines joined that a backslash joins.
fn without_splices(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() {
        return Cow::Borrowed(text);
    }
    let mut joined = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&byte, behind)) = rest.split_first() {
        let ends = [&b"\\\n"[..], b"\\\r\n"];
        if let Some(next) = ends.iter().find_map(|end| rest.strip_prefix(*end)) {
            rest = next;
        } else {
            joined.push(byte);
            rest = behind;
        }
    }
    Cow::Owned(joined)
}
