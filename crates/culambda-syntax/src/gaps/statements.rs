//! Statements that the grammar does not read.

use super::Mask;
use super::words::names_type;

impl Mask<'_> {
    /// `switch (0) case 0: default: s`, as assertions of googletest begin: the grammar wants braces, so it reads `s`.
    pub(super) fn switch_without_braces(&mut self, i: usize) {
        let Some(close) = self.tokens.mate(i + 1) else { return };
        let mut at = close + 1;
        loop {
            at += match self.tokens.text(at) {
                "default" if self.tokens.text(at + 1) == ":" => 2,
                "case" if self.tokens.text(at + 2) == ":" => 3,
                _ => break,
            };
        }
        if at == close + 1 {
            return;
        }
        // A condition that may declare something, or call it, stays as that of a loop.
        let simple = close == i + 3;
        self.write(i, if simple { "" } else { "while" });
        (close + 1..at).for_each(|t| self.write(t, ""));
        if simple {
            (i + 1..=close).for_each(|t| self.write(t, ""));
        }
    }

    /// `N::V{a[i]} = 2;`: the grammar assigns to no temporary at the beginning of a statement. It gets `,` for the operator.
    pub(super) fn assigned_temporary(&mut self, operator: usize) {
        let tokens = self.tokens;
        let braces = (tokens.text(operator - 1) == "}").then(|| tokens.mate(operator - 1));
        let Some(mut at) = braces.flatten().and_then(|open| open.checked_sub(1)) else {
            return;
        };
        if tokens.text(at) == ">" {
            let Some(before) = self.open_angle(at).and_then(|angle| angle.checked_sub(1)) else {
                return;
            };
            at = before;
        }
        if !names_type(tokens.text(at)) {
            return;
        }
        while at > 0 && tokens.text(at - 1) == "::" {
            let named = at > 1 && names_type(tokens.text(at - 2));
            at -= if named { 2 } else { 1 };
        }
        let before = at.checked_sub(1).map_or("", |before| tokens.text(before));
        if matches!(before, ";" | "{" | "}" | ")" | "else" | "do") {
            self.write(operator, ",");
        }
    }
}
