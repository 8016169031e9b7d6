//! What is to change in a view, in terms of its tokens and marks. Nothing here knows places in the file.

use std::collections::{BTreeMap, BTreeSet};

/// Text that is put in front of a token or after it.
#[derive(Clone, Debug)]
pub(crate) struct Inserted {
    text: String,
    /// An opening or closing parenthesis.
    parenthesis: char,
    /// Whether the parenthesis is wanted wherever the text ends up.
    always: bool,
}

impl Inserted {
    /// The text outside of macro arguments.
    pub(crate) fn text(&self) -> String {
        if self.always {
            self.argument()
        } else {
            self.text.clone()
        }
    }

    /// The text in a macro argument, where a comma would begin another one.
    pub(crate) fn argument(&self) -> String {
        match self.parenthesis {
            '(' => format!("({}", self.text),
            _ => format!("{})", self.text),
        }
    }
}

/// Tokens that are hidden from the host compiler.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    /// The last of them.
    pub(crate) last: usize,
    /// What is there instead.
    pub(crate) text: String,
    /// Whether it is an expression, which needs parentheses in an argument.
    pub(crate) expression: bool,
    /// Whether it is in the parentheses of a macro that is not known.
    pub(crate) in_unseen: bool,
}

impl Region {
    /// The text in an expansion, where no directive may be.
    pub(crate) fn inline(&self) -> String {
        if self.in_unseen {
            self.argument()
        } else {
            self.without_directives()
        }
    }

    /// The text in a macro argument.
    pub(crate) fn argument(&self) -> String {
        let text = self.without_directives();
        if self.expression { format!("({text})") } else { text }
    }

    fn without_directives(&self) -> String {
        let lines = self.text.split('\n');
        lines.filter(|line| !line.starts_with("#pragma")).collect()
    }
}

/// Changes of one view.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    before: BTreeMap<usize, Inserted>,
    after: BTreeMap<usize, Inserted>,
    deleted: BTreeSet<usize>,
    regions: BTreeMap<usize, Region>,
}

impl Changes {
    /// Puts text around the tokens from `first` to `last`; in parentheses in any case if `always`.
    pub(crate) fn wrap(&mut self, first: usize, last: usize, (before, after): (String, String), always: bool) {
        let inserted = |text, parenthesis| Inserted {
            text,
            parenthesis,
            always,
        };
        self.before.insert(first, inserted(before, '('));
        self.after.insert(last, inserted(after, ')'));
    }

    /// Deletes a mark.
    pub(crate) fn delete(&mut self, mark: usize) {
        self.deleted.insert(mark);
    }

    /// Hides tokens.
    pub(crate) fn hide(&mut self, first: usize, region: Region) {
        self.regions.insert(first, region);
    }

    pub(crate) fn before(&self, token: usize) -> Option<&Inserted> {
        self.before.get(&token)
    }

    pub(crate) fn after(&self, token: usize) -> Option<&Inserted> {
        self.after.get(&token)
    }

    pub(crate) fn region(&self, first: usize) -> Option<&Region> {
        self.regions.get(&first)
    }

    pub(crate) fn is_deleted(&self, mark: usize) -> bool {
        self.deleted.contains(&mark)
    }

    pub(crate) fn all_before(&self) -> impl Iterator<Item = (usize, &Inserted)> {
        self.before.iter().map(|(at, text)| (*at, text))
    }

    pub(crate) fn all_after(&self) -> impl Iterator<Item = (usize, &Inserted)> {
        self.after.iter().map(|(at, text)| (*at, text))
    }

    pub(crate) fn all_deleted(&self) -> impl Iterator<Item = usize> {
        self.deleted.iter().copied()
    }

    pub(crate) fn all_regions(&self) -> impl Iterator<Item = (usize, &Region)> {
        self.regions.iter().map(|(at, region)| (*at, region))
    }
}
