//! Fixing until nothing is left to fix: apply, check again, keep what got better.

use crate::Report;
use crate::fix::{Applicability, Fix, apply};
use culambda_source::Text;
use std::collections::BTreeMap;

/// Rounds of fixing before we give up; every one of them removes a finding.
const MAX_ROUNDS: usize = 1000;

/// So many fixes are tried one by one in a round.
const MAX_SINGLE: usize = 100;

/// What became of a text that was fixed as far as possible.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The text.
    pub text: Text,
    /// How many fixes it took.
    pub applied: usize,
    /// What is found in it now.
    pub report: Report,
}

/// Applies fixes and checks again, until nothing changes.
///
/// A fix that brings a finding of any rule, or makes a lambda unreadable, is not applied.
pub fn settle(text: Text, least: Applicability, mut check: impl FnMut(&Text) -> Report) -> Settled {
    let report = check(&text);
    let mut settled = Settled {
        text,
        applied: 0,
        report,
    };
    for _ in 0..MAX_ROUNDS {
        let fixes = applicable(&settled.report, least);
        if fixes.is_empty() {
            break;
        }
        let Some(next) = round(&settled, &fixes, &mut check) else {
            break;
        };
        settled = Settled {
            applied: settled.applied + next.applied,
            ..next
        };
    }
    settled
}

/// All fixes at once, if that is better; else one after the other, without those that make it worse.
fn round(settled: &Settled, fixes: &[&Fix], check: &mut impl FnMut(&Text) -> Report) -> Option<Settled> {
    let mut attempt = |some: &[&Fix], best: &Report| {
        let (text, applied) = apply(&settled.text, some.iter().copied());
        let text: Text = text.into();
        let report = check(&text);
        is_better(&report, best).then_some(Settled { text, applied, report })
    };
    if let Some(done) = attempt(fixes, &settled.report) {
        return Some(done);
    }
    let mut taken: Vec<&Fix> = Vec::new();
    let mut done: Option<Settled> = None;
    for fix in fixes.iter().take(MAX_SINGLE) {
        taken.push(fix);
        let best = done.as_ref().map_or(&settled.report, |d| &d.report);
        match attempt(&taken, best) {
            Some(better) => done = Some(better),
            None => drop(taken.pop()),
        }
    }
    done
}

/// For each finding the best fix that can be trusted so far.
fn applicable(report: &Report, least: Applicability) -> Vec<&Fix> {
    // What line markers say of edited text would be wrong.
    if report.files.first().is_none_or(|f| !f.markers.is_empty()) {
        return Vec::new();
    }
    let best = |f: &'_ crate::Finding| {
        f.fixes
            .iter()
            .position(|fix| fix.applicability >= least && !fix.edits().is_empty())
    };
    report
        .findings
        .iter()
        .filter_map(|f| best(f).and_then(|i| f.fixes.get(i)))
        .collect()
}

/// Whether a check finds less than another one, and nothing of any rule more.
fn is_better(new: &Report, old: &Report) -> bool {
    let counts = |report: &Report| {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for finding in &report.findings {
            *counts.entry(finding.rule.name).or_default() += 1;
        }
        counts
    };
    let (before, after) = (counts(old), counts(new));
    let worse = after.iter().any(|(rule, n)| before.get(rule).is_none_or(|m| m < n));
    !worse && new.findings.len() < old.findings.len() && new.not_analysed.len() <= old.not_analysed.len()
}
