//! Repairs: edits with a grade.

use culambda_source::Span;

/// How far a repair can be trusted; a greater one can be trusted more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Applicability {
    /// Shown, never applied: somebody has to choose.
    DisplayOnly,
    /// Probably right.
    Unsafe,
    /// Cannot change what an accepted program means.
    Safe,
}

impl Applicability {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Applicability::DisplayOnly => "display-only",
            Applicability::Unsafe => "unsafe",
            Applicability::Safe => "safe",
        }
    }
}

/// A replacement of bytes of the main file; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// By what.
    pub text: String,
}

impl Edit {
    /// Inserts a text.
    pub fn insert(at: u32, text: impl Into<String>) -> Edit {
        Edit {
            span: Span::at(at),
            text: text.into(),
        }
    }

    /// Replaces a part.
    pub fn replace(span: Span, text: impl Into<String>) -> Edit {
        Edit {
            span,
            text: text.into(),
        }
    }

    /// Deletes a part.
    pub fn delete(span: Span) -> Edit {
        Edit {
            span,
            text: String::new(),
        }
    }
}

/// A repair of one finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What it does, as an instruction.
    pub title: String,
    /// How far it can be trusted.
    pub applicability: Applicability,
    /// Sorted and disjoint.
    edits: Vec<Edit>,
}

impl Fix {
    /// A repair from edits in any order; `None` when they overlap or there are none.
    pub fn new(title: impl Into<String>, applicability: Applicability, mut edits: Vec<Edit>) -> Option<Fix> {
        edits.sort();
        edits.dedup();
        let disjoint = edits
            .windows(2)
            .all(|w| w[0].span.end <= w[1].span.start && w[0].span != w[1].span);
        (disjoint && !edits.is_empty()).then(|| Fix {
            title: title.into(),
            applicability,
            edits,
        })
    }

    /// A way that somebody has to choose and go: nothing to apply.
    pub fn advice(title: impl Into<String>) -> Fix {
        Fix {
            title: title.into(),
            applicability: Applicability::DisplayOnly,
            edits: Vec::new(),
        }
    }

    /// The edits, sorted and disjoint; none for an advice.
    pub fn edits(&self) -> &[Edit] {
        &self.edits
    }
}

/// The text with as many of the fixes applied as do not touch each other, in order, and how many were.
///
/// Fixes that share an edit (two findings that ask for the same insertion) share it.
pub fn apply<'f>(text: &[u8], fixes: impl IntoIterator<Item = &'f Fix>) -> (Vec<u8>, usize) {
    let mut taken: std::collections::BTreeSet<&Edit> = std::collections::BTreeSet::new();
    let mut applied = 0;
    for fix in fixes {
        let fits = |e: &Edit| e.span.end as usize <= text.len() && (taken.contains(e) || !touches(&taken, e));
        if fix.edits.iter().all(fits) {
            taken.extend(&fix.edits);
            applied += 1;
        }
    }
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    for edit in taken {
        out.extend_from_slice(&text[at..edit.span.start as usize]);
        out.extend_from_slice(edit.text.as_bytes());
        at = edit.span.end as usize;
    }
    out.extend_from_slice(&text[at..]);
    (out, applied)
}

/// Whether an edit overlaps or adjoins one that was taken.
fn touches(taken: &std::collections::BTreeSet<&Edit>, edit: &Edit) -> bool {
    let before = taken.range::<&Edit, _>(..edit).next_back();
    let behind = taken.range::<&Edit, _>(edit..).next();
    before.is_some_and(|b| b.span.end >= edit.span.start) || behind.is_some_and(|b| edit.span.end >= b.span.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fix(edits: &[(u32, u32, &str)]) -> Option<Fix> {
        Fix::new(
            "t",
            Applicability::Safe,
            edits.iter().map(|e| Edit::replace(Span::new(e.0, e.1), e.2)).collect(),
        )
    }

    #[test]
    fn overlapping_edits_make_no_fix() {
        assert!(fix(&[(0, 2, "a"), (1, 3, "b")]).is_none());
        assert!(fix(&[(1, 1, "a"), (1, 1, "b")]).is_none());
        assert!(fix(&[]).is_none());
        assert!(fix(&[(2, 3, "a"), (0, 1, "b")]).is_some());
    }

    #[test]
    fn fixes_that_touch_wait_for_the_next_round() {
        let a = fix(&[(0, 1, "x")])
            .into_iter()
            .chain(fix(&[(1, 2, "y")]))
            .chain(fix(&[(3, 3, "z")]))
            .collect::<Vec<_>>();
        assert_eq!(apply(b"abcd", &a), (b"xbczd".to_vec(), 2));
    }

    #[test]
    fn a_shared_edit_is_applied_once() {
        let a: Vec<Fix> = fix(&[(0, 0, "x"), (3, 4, "p")])
            .into_iter()
            .chain(fix(&[(0, 0, "x")]))
            .collect();
        assert_eq!(apply(b"abcd", &a), (b"xabcp".to_vec(), 2));
    }
}
