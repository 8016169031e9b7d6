//! Values of variables, each part with the conditions under which it holds.
//!
//! A condition that cannot be decided is a *branch*: what is said inside of it holds there, and may hold elsewhere. So
//! every item of a value, and every fact that is taken, has the [`Branch`] that it was said in. It is certain for
//! whoever is in that branch himself.

use std::rc::Rc;
use std::sync::Arc;

use crate::Place;

/// In a text: what is not known. No build file has such a byte left when it is expanded.
pub(crate) const UNKNOWN: char = '\0';

/// Where something is said: a file, by its number, and a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) file: u32,
    pub(crate) line: u32,
}

/// An element of a list.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// With [`UNKNOWN`] in it where a part is not known.
    pub(crate) text: Rc<str>,
    pub(crate) branch: Branch,
    pub(crate) at: At,
}

impl Item {
    pub(crate) fn new(text: impl Into<Rc<str>>, branch: Branch, at: At) -> Item {
        Item {
            text: text.into(),
            branch,
            at,
        }
    }

    /// Whether all of its text is known.
    pub(crate) fn is_known(&self) -> bool {
        memchr::memchr(UNKNOWN as u8, self.text.as_bytes()).is_none()
    }
}

/// A list; one element is a text, none the empty text.
pub(crate) type Value = Vec<Item>;

/// A branch of a condition that is not decided, in those around it. The first one is the whole build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Branch(u32);

/// An option that would have to be other than it is by default.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Turn {
    pub(crate) name: Arc<str>,
    pub(crate) on: bool,
}

/// The options that would have to be turned for a condition to come out otherwise; `None` if that is not known, or if
/// several ways lead there.
pub(crate) type Turns = Option<Rc<[Turn]>>;

/// All branches.
#[derive(Debug)]
pub(crate) struct Branches(Vec<Node>);

#[derive(Debug)]
struct Node {
    parent: Branch,
    why: Rc<str>,
    at: At,
    /// The nearest branch around it that is not taken.
    aside: Option<Branch>,
    /// If it is not taken itself: what would have to be turned for it to be taken.
    turns: Turns,
}

impl Branches {
    /// The whole build alone.
    pub(crate) fn new() -> Branches {
        Branches(vec![Node {
            parent: Branch(0),
            why: "".into(),
            at: At::default(),
            aside: None,
            turns: None,
        }])
    }

    /// A new branch inside of another, with the condition for people.
    pub(crate) fn inside(&mut self, parent: Branch, why: Rc<str>, at: At) -> Branch {
        let aside = self.aside(parent);
        self.0.push(Node {
            parent,
            why,
            at,
            aside,
            turns: None,
        });
        Branch(self.0.len() as u32 - 1)
    }

    /// A new branch that is not taken, with what would have to be turned for it to be.
    pub(crate) fn not_taken(&mut self, parent: Branch, decided: At, turns: Turns) -> Branch {
        let own = self.inside(parent, "it is not taken".into(), decided);
        if let Some(node) = self.0.last_mut() {
            node.aside = Some(own);
            node.turns = turns;
        }
        own
    }

    /// What would have to be turned for a branch to be read that is in branches which are not taken, each option once
    /// and in order; `None` if that is not known, or needs one option both ways.
    pub(crate) fn turns(&self, branch: Branch) -> Option<Vec<Turn>> {
        let mut all: Vec<Turn> = Vec::new();
        let mut next = self.aside(branch);
        while let Some(node) = next.and_then(|at| self.node(at)) {
            all.extend(node.turns.as_deref()?.iter().cloned());
            next = self.aside(node.parent);
        }
        all.sort_unstable();
        all.dedup();
        let both_ways = all.windows(2).any(|two| matches!(two, [a, b] if a.name == b.name));
        (!both_ways).then_some(all)
    }

    /// The nearest branch around one, or it itself, that is not taken.
    pub(crate) fn aside(&self, branch: Branch) -> Option<Branch> {
        self.node(branch)?.aside
    }

    /// Where it was decided that what is said in one branch does not hold in another one.
    pub(crate) fn excluded(&self, said: Branch, here: Branch) -> Option<At> {
        let aside = self.aside(said)?;
        (!self.covers(aside, here)).then(|| self.why(aside).1)
    }

    fn node(&self, branch: Branch) -> Option<&Node> {
        self.0.get(branch.0 as usize)
    }

    /// Whether what is said in `outer` holds wherever `inner` holds.
    pub(crate) fn covers(&self, outer: Branch, mut inner: Branch) -> bool {
        // A branch is made after those around it, and the whole build is around all.
        while inner.0 > outer.0 && outer != Branch::default() {
            let Some(node) = self.node(inner) else { return false };
            inner = node.parent;
        }
        inner == outer || outer == Branch::default()
    }

    /// The branch in which both are.
    pub(crate) fn both(&mut self, a: Branch, b: Branch) -> Branch {
        if self.covers(a, b) {
            return b;
        }
        if self.covers(b, a) {
            return a;
        }
        let Some((why, at)) = self.node(b).map(|node| (Rc::clone(&node.why), node.at)) else {
            return a;
        };
        self.inside(a, why, at)
    }

    /// The condition of a branch, for people, and where it is.
    pub(crate) fn why(&self, branch: Branch) -> (Rc<str>, At) {
        self.node(branch)
            .map_or_else(|| ("".into(), At::default()), |node| (Rc::clone(&node.why), node.at))
    }
}

/// The names of files in places.
#[derive(Debug, Default)]
pub(crate) struct Names(Vec<std::sync::Arc<str>>);

impl Names {
    /// A number for a file.
    pub(crate) fn add(&mut self, name: &str) -> u32 {
        if let Some(known) = self.0.iter().position(|known| **known == *name) {
            return known as u32;
        }
        self.0.push(name.into());
        self.0.len() as u32 - 1
    }

    /// The place for others.
    pub(crate) fn place(&self, at: At) -> Place {
        Place {
            file: self.0.get(at.file as usize).cloned().unwrap_or_else(|| "".into()),
            line: at.line,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches() {
        let mut all = Branches::new();
        let top = Branch::default();
        let one = all.inside(top, "A".into(), At::default());
        let two = all.inside(one, "B".into(), At::default());
        let other = all.inside(top, "C".into(), At::default());
        assert!(all.covers(top, two) && all.covers(one, two) && all.covers(two, two));
        assert!(!all.covers(two, one) && !all.covers(other, two) && !all.covers(two, other));
        assert_eq!(all.both(one, two), two);
        let both = all.both(two, other);
        assert!(all.covers(one, both) && !all.covers(both, two));
    }
}
