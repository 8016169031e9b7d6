//! What the preprocessor reads of an included file of which only some directives matter.

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use culambda_source::Text;
use rustc_hash::FxHashMap;

use crate::namespaces::Opened;
use crate::outline::{Kind, Outline};
use crate::words::part;

/// Digests of one file that are kept.
const MAX_KEPT: usize = 64;

/// What is wanted of a file: the numbers of directives in their order, and the heads of namespaces.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Own {
    pub(crate) lines: Box<[u32]>,
    pub(crate) spaces: Vec<Opened>,
}

/// The digests of a file by what was wanted of it: many units want the same.
#[derive(Debug, Default)]
pub(crate) struct Digests(Mutex<FxHashMap<Own, Text>>);

impl Digests {
    /// That with what is wanted, which is made if it is not there.
    pub(crate) fn of(&self, own: Own, make: impl FnOnce(&Own) -> Text) -> Text {
        let all = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all().get(&own) {
            return known.clone();
        }
        let made = make(&own);
        let mut all = all();
        if all.len() < MAX_KEPT {
            all.insert(own, made.clone());
        }
        made
    }
}

/// The directives of a file that are wanted, with the conditions around them, each in its own line.
pub(crate) fn digest(outline: &Outline, text: &[u8], own: &Own) -> Text {
    let count = outline.lines.len();
    let (mut kept, mut groups) = (vec![false; count], vec![false; count]);
    let index = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let mark = |all: &mut Vec<bool>, number: u32| {
        let found = all.get_mut(index(number));
        found.is_some_and(|found| !std::mem::replace(found, true))
    };
    for &line in &own.lines {
        mark(&mut kept, line);
        for group in outline.groups(line) {
            if !mark(&mut groups, group) {
                // So are those around it.
                break;
            }
        }
    }
    if let Some(guard) = outline.guard {
        mark(&mut groups, guard);
        mark(&mut kept, guard + 1);
    }
    let all = outline.lines.iter().zip(kept).filter(|(line, kept)| {
        let of_group = |group: u32| groups.get(index(group)).is_some_and(|kept| *kept);
        match line.kind {
            Kind::Once => true,
            Kind::If | Kind::Branch | Kind::Endif => line.group.is_some_and(of_group),
            _ => *kept,
        }
    });
    let lines = all.map(|(line, _)| (line.number, part(text, line.span).into()));
    let heads = own
        .spaces
        .iter()
        .map(|head| (head.number, head.declaration().into_bytes().into()));
    let mut all: Vec<(u32, Cow<'_, [u8]>)> = lines.chain(heads).collect();
    all.sort_by_key(|(number, _)| *number);
    Text::of_directives(in_lines(&all))
}

/// Texts, each in its own line of these numbers.
fn in_lines(all: &[(u32, Cow<'_, [u8]>)]) -> Vec<u8> {
    let (mut out, mut number) = (Vec::new(), 1);
    for (wanted, own) in all {
        let gap = wanted.saturating_sub(number) as usize;
        out.resize(out.len() + gap, b'\n');
        out.extend_from_slice(own);
        out.push(b'\n');
        number = wanted + 1 + memchr::memchr_iter(b'\n', own).count() as u32;
    }
    out
}
