//! Whether conditions decide about different things, so that a reading without any of them tells what those without one of
//! them would.

use culambda_source::ident::words;
use culambda_source::{Directive, DirectiveKind, File, Unit};
use rustc_hash::FxHashMap;

/// Conditions about macros that other conditions decide about are followed this far.
const MAX_ROUNDS: usize = 8;

/// Whether no macro hangs on more than one of some conditions, and no condition of the main file does: by their words, by what
/// is defined under them, by what that is used for in turn.
pub(super) fn are_apart(unit: &Unit, atoms: &[&str]) -> bool {
    let mut hanging = Hanging {
        names: FxHashMap::default(),
        files: vec![0; unit.files.len()],
        changed: false,
    };
    for (number, atom) in atoms.iter().enumerate() {
        let Some(bit) = u32::try_from(number).ok().and_then(|number| 1_u64.checked_shl(number)) else {
            return false;
        };
        for word in words(atom.as_bytes()).filter(|word| *word != b"defined") {
            *hanging.names.entry(word).or_default() |= bit;
        }
    }
    for _ in 0..MAX_ROUNDS {
        hanging.changed = false;
        let mut files = unit.files.iter().enumerate();
        if !files.all(|(index, file)| hanging.takes(index, file)) {
            return false;
        }
        if !hanging.changed {
            return true;
        }
    }
    false
}

/// What hangs on which of the conditions: a bit for each.
struct Hanging<'u> {
    names: FxHashMap<&'u [u8], u64>,
    files: Vec<u64>,
    changed: bool,
}

impl<'u> Hanging<'u> {
    /// Takes what a file defines and includes, as long as nothing hangs on several conditions.
    fn takes(&mut self, index: usize, file: &'u File) -> bool {
        let mut open: Vec<u64> = Vec::new();
        for directive in &file.directives {
            let text = file.text.get(directive.argument.range()).unwrap_or_default();
            let said = self.said_by(text);
            match directive.kind {
                DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                    open.push(said | open.last().copied().unwrap_or_default());
                }
                DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                    if let Some(group) = open.last_mut() {
                        *group |= said;
                    }
                }
                DirectiveKind::Endif => drop(open.pop()),
                _ => {}
            }
            let around = open.last().copied().unwrap_or_default();
            let all = around | self.files.get(index).copied().unwrap_or_default();
            let is_apart = match directive.kind {
                DirectiveKind::Define | DirectiveKind::Undef => self.take_name(file.name_in(directive), all | said),
                DirectiveKind::Include | DirectiveKind::IncludeNext => self.take_file(file, directive, all),
                _ => index != 0 || around.count_ones() <= 1,
            };
            if !is_apart {
                return false;
            }
        }
        true
    }

    /// The conditions that the words of a text hang on.
    fn said_by(&self, text: &[u8]) -> u64 {
        let known = words(text).filter_map(|word| self.names.get(word));
        known.fold(0, |all, own| all | own)
    }

    /// Lets a name hang on some conditions; says whether that is one at most.
    fn take_name(&mut self, name: &'u [u8], on: u64) -> bool {
        if on == 0 {
            return true;
        }
        let own = self.names.entry(name).or_default();
        self.changed |= *own | on != *own;
        *own |= on;
        own.count_ones() <= 1
    }

    /// The same for a file that is included. What one that was not read has is not known.
    fn take_file(&mut self, file: &File, directive: &Directive, on: u64) -> bool {
        if on == 0 {
            return true;
        }
        if !directive.active {
            return false;
        }
        let mut sites = file.includes.iter();
        let site = sites.find(|site| site.span.start == directive.span.start);
        let target = site.and_then(|site| site.file);
        if let Some(own) = target.and_then(|target| self.files.get_mut(target)) {
            self.changed |= *own | on != *own;
            *own |= on;
            return own.count_ones() <= 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::are_apart;
    use crate::testing::Header;
    use culambda_source::{Assumptions, Unit, UnitOptions};

    #[test]
    fn what_hangs_on_two_conditions() {
        let apart = |header: &'static str, text: &str| {
            let text = format!("#include \"h\"\n{text}");
            let (options, assume) = (UnitOptions::default(), Assumptions::default());
            let unit = Unit::read("a.cu", text.as_bytes().into(), &Header(header), &options, &assume);
            are_apart(&unit, &["A", "B == 2"])
        };
        let both = "#ifdef A\n#define X\n#else\n#define X 1\n#endif\n#if B == 2\n#define Y\n#endif\n";
        assert!(apart(both, "") && apart(both, "#ifdef X\n#endif\n#ifndef Y\n#endif\n"));
        assert!(!apart(both, "#ifdef X\n#ifdef Y\n#endif\n#endif\n"));
        assert!(!apart(both, "#if X\n#elif Y\n#endif\n") && !apart(both, "#define Z(x) X Y\n"));
        assert!(!apart("#if defined(A) && B == 2\n#define X\n#endif\n", ""));
        assert!(!apart("#ifdef A\n#elif B == 2\n#define X\n#endif\n", ""));
        assert!(!apart("#ifdef A\n#ifndef B\n#define X\n#endif\n#endif\n", ""));
        assert!(!apart(both, "#ifdef X\n#define Z\n#endif\n#if Z + Y\n#endif\n"));
        assert!(!apart("#ifndef A\n#include \"other\"\n#endif\n", ""));
    }
}
