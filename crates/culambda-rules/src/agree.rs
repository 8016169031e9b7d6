//! Findings of several readings of a file brought together.

use crate::ask::{Asked, ask};
use crate::finding::Place;
use crate::registry::RULES;
use culambda_model::analyse::{Analysis, Variant};
use culambda_source::Target;
use rustc_hash::FxHashMap;

/// A finding with the reading that it was made in.
pub(crate) struct Raw {
    pub(crate) asked: Asked,
    pub(crate) variant: usize,
}

/// What all readings find that have something to say, in the order of the source; at one place in that of the
/// reference. `files` gives for the files of a reading their indices in the report.
pub(crate) fn findings(analysis: &Analysis, target: Target, mut files: impl FnMut(&Variant) -> Vec<usize>) -> Vec<Raw> {
    let of_reading = |(index, variant): (usize, &Variant)| {
        let asked = ask(variant, &files(variant), target);
        let raw = |asked| Raw { asked, variant: index };
        asked.into_iter().map(raw).collect()
    };
    let readings: Vec<Vec<Raw>> = analysis.variants.iter().enumerate().map(of_reading).collect();
    let mut raw = agreed(&analysis.variants, readings);
    if raw.len() > 1 {
        let order: FxHashMap<&str, usize> = RULES.iter().enumerate().map(|(i, r)| (r.name, i)).collect();
        raw.sort_by_key(|r| {
            let finding = &r.asked.finding;
            let place = finding.place;
            (place.file, place.span.start, order.get(finding.rule.name).copied())
        });
    }
    raw
}

/// What makes findings of two readings the same.
type Key = (&'static str, Place, String);

/// A finding counts as often as every reading has it that has something of its own to say about its place.
fn agreed(variants: &[Variant], mut readings: Vec<Vec<Raw>>) -> Vec<Raw> {
    if readings.len() <= 1 {
        return readings.pop().unwrap_or_default();
    }
    let key = |r: &Raw| -> Key {
        {
            let finding = &r.asked.finding;
            (finding.rule.name, finding.place, finding.message.clone())
        }
    };
    let count = |list: &[Raw]| {
        let mut counts: FxHashMap<Key, usize> = FxHashMap::default();
        for r in list {
            *counts.entry(key(r)).or_default() += 1;
        }
        counts
    };
    let counts: Vec<FxHashMap<Key, usize>> = readings.iter().map(|r| count(r)).collect();
    let active = |variant: &Variant, place: Place, at: u32| place.file != 0 || variant.concerns(at);
    let possible = |variant: &Variant, place: Place, at: u32| place.file != 0 || !variant.is_impossible_at(at);
    let mut taken: FxHashMap<Key, usize> = FxHashMap::default();
    let mut out = Vec::new();
    for raw in readings.into_iter().flatten() {
        let k = key(&raw);
        let (place, at) = (raw.asked.finding.place, raw.asked.at);
        let concerned = || variants.iter().zip(&counts).filter(|(v, _)| active(v, place, at));
        let any = concerned().any(|(v, _)| possible(v, place, at));
        let allowed = concerned()
            .filter(|(v, _)| !any || possible(v, place, at))
            .map(|(_, c)| c.get(&k).copied().unwrap_or(0))
            .min()
            .unwrap_or(0);
        let done = taken.entry(k).or_default();
        if *done < allowed {
            *done += 1;
            out.push(raw);
        }
    }
    out
}
