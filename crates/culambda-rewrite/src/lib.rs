//! From facts about lambdas to bytes.
//!
//! [`rewrite()`] takes an [`Analysis`] and gives the text in which every extended lambda has become the type
//! that the reference front end makes of it. The output is the input with [`Edit`]s: everything else keeps its
//! bytes, in any encoding, with any line ends.
//!
//! * [`site`] writes the wrapper of one lambda; it knows template text and nothing of places.
//! * A lambda in plain text is edited where it is. A device lambda is hidden between `#if 0` and `#endif`, and a
//!   `#line` after it keeps the lines; a host-device lambda is wrapped.
//! * In the argument of a macro, where directives are not allowed and commas separate, the wrapper is in
//!   parentheses and hidden text is left out; line ends stay, so that lines do.
//! * Where a macro makes a part of a lambda, its invocation is replaced by what it expands to.
//! * [`preamble`] writes the templates that sites need, [`front()`] what goes around them in a raw file.
//! * [`hostview`] writes the rest of a file for a compiler that does not know CUDA, if that is asked for.
//!
//! What a rewrite promises: each lambda that it writes has become what the reference makes of it, and a lambda that
//! cannot be written is refused with its place and a remedy, never guessed: because a fact is not known, or because of
//! how it is made by macros. It does not judge. What the reference rejects, and what no host compiler takes, is for
//! the caller to say, with the [`Refusals`] of `culambda-rules`. Whoever passes none gets what the reference writes
//! when all its messages about lambdas are silenced.

// Any bytes are a valid input: what may not be there is asked for.
#![cfg_attr(not(test), deny(clippy::indexing_slicing))]

mod changes;
pub mod edit;
mod front;
pub mod hostview;
mod invocation;
mod item;
mod lambda;
pub mod preamble;
mod reasons;
mod render;
pub mod site;
mod unnamed;
mod unseen;
mod written;

use std::collections::BTreeMap;
use std::fmt;

use culambda_model::{Analysis, Refusal, Refusals};
use culambda_source::{File, Span, Target};

pub use edit::{Edit, EditList, EditOverlap, apply};
pub use front::{PreamblePlace, Wants, front};
use hostview::HostView;
pub use hostview::Unwritten;
pub use hostview::cpu::{self, CpuOptions, CpuView};
use item::{Job, Refused as ItemRefused};
use preamble::Counts;
pub use reasons::{UNKNOWN, field, wants_header};
use unnamed::Lookup;
use written::Written;

/// How a file is rewritten.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// What the output is for; the same that the file was analysed for.
    pub target: Target,
    /// Where the preamble goes, if there is need of one.
    pub preamble: PreamblePlace,
    /// Whether lambdas that are refused are left as they are; without it nothing is edited if there is one.
    pub keep_going: bool,
    /// Whether launches, device functions and the like are written for a plain host compiler, too.
    pub host_view: bool,
}

/// A lambda that is not rewritten, although it is extended or would be changed along with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Index into [`Analysis::entries`].
    pub entry: usize,
    /// Its place in the main file.
    pub span: Span,
    /// Why; never empty.
    pub refusals: Vec<Refusal>,
}

/// A rewritten file.
#[derive(Clone, Debug, Default)]
pub struct Rewritten {
    /// The whole output.
    pub text: Vec<u8>,
    /// What was changed, ascending and disjoint, without the preamble.
    pub edits: Vec<Edit>,
    /// The preamble, if it was wanted and there is need of one.
    pub preamble: Option<Edit>,
    /// The numbers of captures of the lambdas that were rewritten.
    pub counts: Counts,
    /// The lambdas that were not, in the order of the source.
    pub refused: Vec<Refused>,
    /// Whether the text is on a preamble, be it in this file or in another.
    pub needs_preamble: bool,
    /// What a host view cannot write, in the order of the source.
    pub unwritten: Vec<Unwritten>,
}

/// Why a file cannot be rewritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RewriteError {
    /// Two edits want the same bytes: two readings of a conditional disagree, or there is a bug.
    Overlap(EditOverlap),
    /// The preamble is wanted at the sentinel, which the text does not declare.
    NoSentinel,
}

impl fmt::Display for RewriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RewriteError::Overlap(overlap) => overlap.fmt(f),
            RewriteError::NoSentinel => write!(
                f,
                "`{}` is not declared: the text is not that of a program that includes cuda_runtime.h in extended lambda mode",
                preamble::SENTINEL
            ),
        }
    }
}

impl std::error::Error for RewriteError {}

impl From<EditOverlap> for RewriteError {
    fn from(overlap: EditOverlap) -> Self {
        RewriteError::Overlap(overlap)
    }
}

/// What becomes of a file: [`Rewritten`] without its text.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// What is changed, ascending and disjoint, without the preamble.
    pub edits: Vec<Edit>,
    /// The preamble, if it is wanted and there is need of one.
    pub preamble: Option<Edit>,
    /// The numbers of captures of the lambdas that are rewritten.
    pub counts: Counts,
    /// The lambdas that are not, in the order of the source.
    pub refused: Vec<Refused>,
    /// Whether the result needs a preamble, be it in this file or in another.
    pub needs_preamble: bool,
    /// What a host view cannot write, in the order of the source.
    pub unwritten: Vec<Unwritten>,
}

impl Changes {
    /// The result as pieces of the text that was analysed, and of edits.
    pub fn pieces<'c>(&'c self, text: &'c [u8]) -> Vec<&'c [u8]> {
        let mut all: Vec<&Edit> = self.preamble.iter().chain(&self.edits).collect();
        // The preamble comes first where both are at one offset.
        all.sort_by_key(|edit| edit.span);
        edit::pieces(text, all)
    }
}

/// Rewrites the main file of an analysis, but for the lambdas that something speaks against.
///
/// A file without extended lambdas that names none of the detection macros comes out byte for byte: annotated
/// lambdas that are not extended are edited only along with others. Without extended lambda mode no lambda is
/// edited.
///
/// # Errors
/// See [`RewriteError`]. Refused lambdas are not an error: they are in [`Rewritten::refused`].
pub fn rewrite(analysis: &Analysis, refusals: &Refusals, options: &Options) -> Result<Rewritten, RewriteError> {
    let changes = changes(analysis, refusals, options)?;
    let text = changes.pieces(main_text(analysis)).concat();
    let Changes {
        edits,
        preamble,
        counts,
        refused,
        needs_preamble,
        unwritten,
    } = changes;
    Ok(Rewritten {
        text,
        edits,
        preamble,
        counts,
        refused,
        needs_preamble,
        unwritten,
    })
}

fn main_text(analysis: &Analysis) -> &[u8] {
    let file = analysis.variants.first().and_then(|variant| variant.unit.files.first());
    file.map_or(&[][..], |file| &file.text)
}

/// What [`rewrite()`] changes, without a copy of the text.
///
/// # Errors
/// See [`RewriteError`].
pub fn changes(analysis: &Analysis, refusals: &Refusals, options: &Options) -> Result<Changes, RewriteError> {
    let Some(unit) = analysis.variants.first().map(|variant| &variant.unit) else {
        return Ok(Changes::default());
    };
    let (mut edits, refused) = edits(analysis, refusals, &options.target)?;
    let mut out = Changes {
        refused,
        ..Changes::default()
    };
    let mut host = if options.host_view {
        HostView::of(analysis, &options.target)
    } else {
        HostView::default()
    };
    out.unwritten = std::mem::take(&mut host.unwritten);
    let lost = !refusals.file.is_empty() || !refusals.others.is_empty();
    let stops = lost || !out.refused.is_empty() || !out.unwritten.is_empty();
    let mut wants = Wants::default();
    if stops && !options.keep_going {
        edits = EditList::new();
    } else {
        out.counts = counts(analysis, &options.target, &out.refused);
        wants.templates =
            !edits.is_empty() && has_written_sites(analysis, &out.refused) || front::wants_detection(analysis);
        wants.prelude = host.needs_prelude;
        out.needs_preamble = wants.templates || wants.prelude;
    }
    out.edits = edits.finish();
    if options.host_view && out.needs_preamble {
        out.edits = host.merged_with(std::mem::take(&mut out.edits), &options.target);
    }
    // A part of a declaration has the preamble of the file that includes it.
    let has_front = !unit.files.first().is_some_and(File::is_enclosed);
    if out.needs_preamble && options.preamble != PreamblePlace::None && has_front {
        let edit = front::edit(unit, options.preamble, &options.target, &out.counts, wants);
        out.preamble = Some(edit.ok_or(RewriteError::NoSentinel)?);
    }
    Ok(out)
}

/// The lambdas that [`rewrite()`] would refuse, in the order of the source: for what speaks against them, for what is
/// not known of them, and for what keeps them from being written where they are.
pub fn refused(analysis: &Analysis, refusals: &Refusals, target: &Target) -> Vec<Refused> {
    edits(analysis, refusals, target)
        .map(|(_, refused)| refused)
        .unwrap_or_default()
}

fn is_site(analysis: &Analysis, entry: usize) -> bool {
    analysis
        .entries
        .get(entry)
        .is_some_and(|entry| analysis.lambda(entry).has_wrapper())
}

fn has_written_sites(analysis: &Analysis, refused: &[Refused]) -> bool {
    let mut refused = refused.iter().map(|refused| refused.entry).peekable();
    (0..analysis.entries.len()).any(|entry| refused.next_if_eq(&entry).is_none() && is_site(analysis, entry))
}

fn counts(analysis: &Analysis, target: &Target, refused: &[Refused]) -> Counts {
    use culambda_model::facts::Space;
    let mut counts = Counts::default();
    if !target.extended_lambda {
        return counts;
    }
    let mut refused = refused.iter().map(|refused| refused.entry).peekable();
    for (at, entry) in analysis.entries.iter().enumerate() {
        let lambda = analysis.lambda(entry);
        if refused.next_if_eq(&at).is_some() || !lambda.has_wrapper() {
            continue;
        }
        let set = match lambda.space {
            Space::HostDevice => &mut counts.host_device,
            _ => &mut counts.device,
        };
        // More than the reference takes is refused before.
        let _ = set.insert(lambda.captures.len());
    }
    counts
}

/// The lambdas that something speaks against, where none would be edited.
fn refused_as_they_are(analysis: &Analysis, refusals: &Refusals) -> Vec<Refused> {
    let all = refusals.lambdas.iter().filter_map(|(entry, reasons)| {
        Some(Refused {
            entry: *entry,
            span: analysis.span(analysis.entries.get(*entry)?),
            refusals: reasons.clone(),
        })
    });
    all.collect()
}

/// Entries by reading and item, each as its lambda in the item and its index.
type Groups = BTreeMap<(usize, usize), Vec<(usize, usize)>>;

fn groups(analysis: &Analysis) -> Groups {
    let mut groups = Groups::new();
    for (at, entry) in analysis.entries.iter().enumerate() {
        let key = (entry.variant, entry.item);
        groups.entry(key).or_default().push((entry.lambda, at));
    }
    for lambdas in groups.values_mut() {
        lambdas.sort_unstable();
    }
    groups
}

/// The edits of all lambdas, and those that are refused.
fn edits(analysis: &Analysis, refusals: &Refusals, target: &Target) -> Result<(EditList, Vec<Refused>), EditOverlap> {
    let mut refused: BTreeMap<usize, Vec<Refusal>> = BTreeMap::new();
    let any_site = (0..analysis.entries.len()).any(|entry| is_site(analysis, entry));
    if !any_site || !target.extended_lambda {
        return Ok((EditList::new(), refused_as_they_are(analysis, refusals)));
    }
    let mut written = Written::default();
    let variants = &analysis.variants;
    let lookups: Vec<Lookup<'_>> = variants.iter().map(|variant| Lookup::of(&variant.unit)).collect();
    for ((variant, item), lambdas) in groups(analysis) {
        let (Some(lookup), Some(variant)) = (lookups.get(variant), variants.get(variant)) else {
            continue;
        };
        let Some(facts) = variant.items.get(item) else { continue };
        let Some(file) = variant.unit.files.get(facts.file) else {
            continue;
        };
        let job = Job {
            unit: &variant.unit,
            file,
            item: facts,
            target,
            lookup,
            newline: front::newline(&file.text),
        };
        let known = lambdas
            .iter()
            .map(|&(lambda, entry)| (lambda, reasons::of(analysis, refusals, entry)));
        let mut own: ItemRefused = known.filter(|(_, reasons)| !reasons.is_empty()).collect();
        let indices: Vec<usize> = lambdas.iter().map(|(lambda, _)| *lambda).collect();
        let mut list = EditList::new();
        job.rewrite(&indices, &mut own, &mut list)?;
        written.add(list, lambdas.iter().map(|(_, entry)| *entry).collect());
        for (lambda, entry) in lambdas {
            refused.extend(own.remove(&lambda).map(|reasons| (entry, reasons)));
        }
    }
    for entry in written.clashing() {
        refused.entry(entry).or_default().push(reasons::in_two_ways());
    }
    let mut edits = written.edits()?;
    if !refusals.file.is_empty() {
        // What is not a site would be edited along with others only.
        edits = EditList::new();
    }
    let refused = refused.into_iter().filter_map(|(entry, refusals)| {
        let span = analysis.span(analysis.entries.get(entry)?);
        Some(Refused { entry, span, refusals })
    });
    Ok((edits, refused.collect()))
}
