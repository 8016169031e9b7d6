//! Includes that have sites of their own.
//!
//! A rewrite changes the files that it is given. One that they include in quotes and that has
//! extended lambdas as well would meet the host compiler as it is, so its user is told.

use std::path::PathBuf;
use std::sync::Arc;

use culambda_source::{Span, Target, Text, Unit};
use rustc_hash::FxHashMap;

use crate::names;
use crate::report::{Message, Source};
use crate::trust::shown::Shown;

/// Messages tell one lambda from more than one; nobody asks how many there are.
const SEVERAL: usize = 2;

/// An include that has sites of its own.
#[derive(Debug)]
pub(crate) struct Header {
    /// Its file.
    pub(crate) path: PathBuf,
    /// Its name.
    pub(crate) name: String,
    /// The text that includes it, and where.
    source: Arc<Source>,
    span: Span,
    /// What has to be rewritten in it.
    what: What,
}

/// What an include has that has to be rewritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// One site, or more than one.
    Sites { several: bool },
    /// What a program for the CPU does not take.
    Cuda,
}

impl Header {
    /// What to say if it is not among the inputs.
    pub(crate) fn not_rewritten(&self) -> Message {
        let name = &self.name;
        let lambdas = match self.what {
            What::Sites { several: true } => "extended lambdas",
            What::Sites { several: false } => "an extended lambda",
            What::Cuda => "launches, conditions or variables of CUDA",
        };
        let preamble = if self.what == What::Cuda {
            ""
        } else {
            " and --preamble FILE"
        };
        Message::warning(format!("`{name}` has {lambdas}, too, and is not rewritten"))
            .at(&self.source, self.span, "included here")
            .help(format!("name it as an input as well, with --out-dir{preamble}: {name}"))
    }

    /// Whether it needs a preamble when it is rewritten.
    pub(crate) fn has_preamble(&self) -> bool {
        self.what != What::Cuda
    }

    /// What to say if it is rewritten, but does not share its preamble.
    pub(crate) fn own_preamble(&self) -> Message {
        Message::warning(format!(
            "`{}` has a preamble of its own, which is left out here",
            self.name
        ))
        .at(&self.source, self.span, "included here")
        .help("give --preamble FILE: one preamble with what all inputs need")
    }
}

/// The quoted includes of a unit that have sites, in the order in which they are first included.
pub(crate) fn with_sites(unit: &Unit, source: &Arc<Source>, target: Target, shown: &Shown) -> Vec<Header> {
    let quoted = quoted(unit);
    let own = (1..unit.files.len()).filter(|file| quoted.contains_key(file));
    let found = culambda_model::sites_in_includes(unit, target, own, SEVERAL);
    let header = |(index, sites): (usize, usize)| {
        let file = unit.files.get(index)?;
        let (includer, span) = *quoted.get(&index)?;
        let source = match unit.files.get(includer) {
            Some(file) if includer > 0 => {
                let hidden = !shown.shows(&names::path(&file.name));
                Source::with(file.name.clone(), file.text.clone(), hidden)
            }
            _ => Arc::clone(source),
        };
        Some(Header {
            path: names::path(&file.name),
            name: file.name.clone(),
            source,
            span,
            what: What::Sites {
                several: sites == SEVERAL,
            },
        })
    };
    found.into_iter().filter_map(header).collect()
}

/// The includes of a unit that have to be written for the CPU, too: all files that were found are the project's.
pub(crate) fn with_cuda(unit: &Unit, source: &Arc<Source>, writes: impl Fn(&Text) -> bool) -> Vec<Header> {
    let Some(main) = unit.files.first() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (index, file) in unit.files.iter().enumerate().skip(1) {
        if writes(&file.text) {
            // One that another includes is told of at the beginning.
            let include = main.includes.iter().find(|include| include.file == Some(index));
            found.push(Header {
                path: names::path(&file.name),
                name: file.name.clone(),
                source: Arc::clone(source),
                span: include.map_or(Span::at(0), |include| include.span),
                what: What::Cuda,
            });
        }
    }
    found
}

/// The files that are included in quotes, each with the first file that does so, and where.
fn quoted(unit: &Unit) -> FxHashMap<usize, (usize, Span)> {
    let mut out = FxHashMap::default();
    for (including, file) in unit.files.iter().enumerate() {
        for include in file.includes.iter().filter(|include| include.quoted) {
            if let Some(included) = include.file {
                out.entry(included).or_insert((including, include.span));
            }
        }
    }
    out
}
