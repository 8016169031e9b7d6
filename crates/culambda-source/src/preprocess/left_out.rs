//! Flags that conditions leave out.

use super::Preprocessor;
use super::state::{Branch, FileState, Group};
use crate::directive::Line;
use crate::ident::words;
use crate::macros::{LATEST, MacroDef, MacroOrigin};
use crate::span::slice;

impl Preprocessor<'_> {
    /// Takes the definition of a flag that a condition leaves out: `#ifdef A`, `#define B`, `#endif`. Where it is assumed
    /// that `A` is not defined, or the project says so, and nothing else that was read defines `B`, neither is `B`. To assume
    /// that it is would leave a later `#ifndef B` out of every reading. What the compiler or the system decides says
    /// nothing: the build may well define `B` itself for the others.
    pub(super) fn leave_out(&mut self, state: &FileState, text: &[u8], line: &Line) {
        let reason = state
            .groups
            .iter()
            .find(|group| group.around && group.branch != Branch::Kept);
        let says = |group: &Group| !group.undecided.is_empty() || self.is_of_project(slice(text, group.condition));
        if !reason.is_some_and(says) {
            return;
        }
        let Ok(def) = MacroDef::read(slice(text, line.directive.argument), MacroOrigin::File) else {
            return;
        };
        let is_number = || def.replacement().bytes().all(|byte| byte.is_ascii_digit());
        let is_flag = def.parameters.is_none() && is_number();
        let name = def.name.as_bytes();
        // What a condition assumed of it before stays so.
        let asked = self.asked.contains(name);
        if is_flag && self.macros.last_change(name, LATEST).is_none() && self.setting(name).is_none() && !asked {
            self.macros.undefine(name);
        }
    }

    /// Whether a condition asks for nothing but macros of which the project says whether they are defined.
    fn is_of_project(&self, condition: &[u8]) -> bool {
        let said = |name: &[u8]| match self.macros.last_change(name, LATEST) {
            None => false,
            Some((_, None)) => true,
            Some((_, Some(def))) => {
                let origin = self.macros.get(def).map(|def| def.origin);
                !name.starts_with(b"_") && matches!(origin, Some(MacroOrigin::File | MacroOrigin::CommandLine))
            }
        };
        let mut names = words(condition)
            .filter(|word| *word != b"defined" && !word.first().is_some_and(u8::is_ascii_digit))
            .peekable();
        names.peek().is_some() && names.all(said)
    }
}
