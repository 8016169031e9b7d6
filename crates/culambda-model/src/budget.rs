//! How far facts are searched for: a budget in steps, never in time, so that the same text gives the same answers on
//! every machine.
//!
//! A search takes a step for each name, base, alias or expression that it looks at. Each lambda, and each function
//! without what its lambdas take, has [`WINDOW`] steps; a file has a sum of its own, which grows with its text. When
//! the steps are spent, every search answers that it does not know, and what was being asked is unknown with
//! [`REASON`].

use std::cell::Cell;

/// Steps for each lambda, and for each function around lambdas.
const WINDOW: u32 = 20_000;
/// Steps for each file, whatever its size.
const BASE: u64 = 150_000;
/// Further steps for each byte of a file.
const PER_BYTE: u64 = 4;
/// How many times as many steps there are for questions that no fact depends on: of a file that is looked at whole, every call
/// is one.
const ASIDE: u64 = 4;

/// Searches for each other nest this deep at most: they are recursive, and the input must not choose how much stack
/// they take.
const MAX_NESTING: u32 = 120;

/// What is said of a fact that was given up.
pub(crate) const REASON: &str = crate::reasons::TOO_MANY_STEPS.words;

/// The steps that are left.
#[derive(Debug)]
pub(crate) struct Budget {
    left: Cell<u32>,
    file: Cell<u64>,
    /// What is left for questions that no fact depends on.
    aside: Cell<u64>,
    /// Whether such a question is being asked.
    is_aside: Cell<bool>,
    spent: Cell<bool>,
    /// Whether no step was left for a question that no fact depends on.
    ended_early: Cell<bool>,
    /// How many searches are under way, each for the one before.
    nested: Cell<u32>,
    /// How many searches were refused or ended early.
    cut: Cell<u32>,
}

/// A search that is under way; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Step<'b>(&'b Budget);

impl Drop for Step<'_> {
    fn drop(&mut self) {
        self.0.nested.set(self.0.nested.get() - 1);
    }
}

/// The state around a window, to go back to.
#[derive(Debug)]
pub(crate) struct Outer {
    left: u32,
    spent: bool,
}

impl Budget {
    /// The budget of a file with a text of this many bytes.
    pub(crate) fn of_file(bytes: usize) -> Budget {
        Budget {
            left: Cell::new(WINDOW),
            file: Cell::new(BASE + PER_BYTE * bytes as u64),
            aside: Cell::new(ASIDE * (BASE + PER_BYTE * bytes as u64)),
            is_aside: Cell::new(false),
            spent: Cell::new(false),
            ended_early: Cell::new(false),
            nested: Cell::new(0),
            cut: Cell::new(0),
        }
    }

    /// Takes a step into a search for what another one needs. `None` when no step is left, and when it is nested too
    /// deeply: what was asked for is not known then.
    pub(crate) fn enter(&self) -> Option<Step<'_>> {
        let nested = self.nested.get();
        if nested >= MAX_NESTING || !self.step() {
            self.cut.set(self.cut.get() + 1);
            return None;
        }
        self.nested.set(nested + 1);
        Some(Step(self))
    }

    /// Takes a step; false when none is left.
    pub(crate) fn step(&self) -> bool {
        self.steps(1)
    }

    /// Takes several steps at once; false when fewer are left.
    pub(crate) fn steps(&self, count: usize) -> bool {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let left = self.left.get().checked_sub(count);
        let file = self.file.get().checked_sub(u64::from(count));
        match (left, file) {
            (Some(left), Some(file)) if !self.spent.get() => {
                self.left.set(left);
                self.file.set(file);
                true
            }
            _ => {
                self.spent.set(true);
                self.ended_early
                    .set(self.ended_early.get() || self.is_aside() && file.is_none());
                self.cut.set(self.cut.get() + 1);
                false
            }
        }
    }

    /// How many searches were cut short so far: what was found meanwhile is not all of an answer, and must not be kept.
    pub(crate) fn cut(&self) -> u32 {
        self.cut.get()
    }

    /// Whether questions that no fact depends on were given up because the file's steps for them were spent.
    pub(crate) fn ended_early(&self) -> bool {
        self.ended_early.get()
    }

    /// Whether a search in this window was given up.
    pub(crate) fn is_spent(&self) -> bool {
        self.spent.get()
    }

    /// Opens a window for a lambda or a function.
    pub(crate) fn open(&self) -> Outer {
        Outer {
            left: self.left.replace(WINDOW),
            spent: self.spent.replace(false),
        }
    }

    /// Asks something that no fact depends on: the steps that it takes are missing nowhere else.
    pub(crate) fn aside<T>(&self, ask: impl FnOnce() -> T) -> T {
        let outer = self.open();
        self.file.swap(&self.aside);
        let around = self.is_aside.replace(true);
        let answer = ask();
        self.is_aside.set(around);
        self.file.swap(&self.aside);
        self.close(outer);
        answer
    }

    /// Whether what is asked is something that no fact depends on.
    pub(crate) fn is_aside(&self) -> bool {
        self.is_aside.get()
    }

    /// Closes a window; tells whether a search in it was given up.
    pub(crate) fn close(&self, outer: Outer) -> bool {
        self.left.set(outer.left);
        self.spent.replace(outer.spent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_has_steps_of_its_own() {
        let budget = Budget::of_file(0);
        let outer = budget.open();
        assert!(budget.steps(WINDOW as usize));
        assert!(!budget.step());
        assert!(budget.close(outer));
        assert!(!budget.is_spent());
        assert!(budget.step());
    }

    #[test]
    fn what_is_asked_aside_costs_nothing() {
        let budget = Budget::of_file(0);
        let outer = budget.open();
        let mut windows = 0;
        while budget.aside(|| budget.steps(WINDOW as usize)) {
            windows += 1;
        }
        assert_eq!(windows, ASIDE * BASE / u64::from(WINDOW));
        assert!(budget.ended_early());
        assert!(!budget.is_spent() && budget.steps(WINDOW as usize));
        budget.close(outer);
    }

    #[test]
    fn a_file_pays_for_all_its_windows() {
        let budget = Budget::of_file(1_000);
        let mut paid = 0;
        loop {
            let outer = budget.open();
            let done = budget.steps(WINDOW as usize);
            budget.close(outer);
            if !done {
                break;
            }
            paid += u64::from(WINDOW);
        }
        assert_eq!(paid, (BASE + PER_BYTE * 1_000) / u64::from(WINDOW) * u64::from(WINDOW));
    }
}
