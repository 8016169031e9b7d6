//! Statements that the grammar does not read.

use super::Mask;

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
}
