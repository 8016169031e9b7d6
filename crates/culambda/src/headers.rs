//! Includes that have sites of their own.
//!
//! A rewrite changes the files that it is given. One that they include in quotes and that has
//! extended lambdas as well would meet the host compiler as it is, so its user is told.

use std::path::PathBuf;
use std::sync::Arc;

use culambda_model::Analysis;
use culambda_model::facts::Role;
use culambda_source::{Span, Unit, UnitOptions};

use crate::loader::FileLoader;
use crate::report::{Message, Source};
use crate::rewriting::main_unit;

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
    /// How many sites it has.
    sites: usize,
}

impl Header {
    /// What to say if it is not among the inputs.
    pub(crate) fn not_rewritten(&self) -> Message {
        let (name, count) = (&self.name, self.sites);
        let lambdas = if count == 1 {
            "an extended lambda"
        } else {
            "extended lambdas"
        };
        Message::warning(format!("`{name}` has {lambdas}, too, and is not rewritten"))
            .at(&self.source, self.span, "included here")
            .help(format!(
                "name it as an input as well, with --out-dir and --preamble FILE: {name}"
            ))
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
pub(crate) fn with_sites(
    analysis: &Analysis,
    source: &Arc<Source>,
    loader: &FileLoader<'_>,
    options: &UnitOptions,
) -> Vec<Header> {
    let unit = main_unit(analysis);
    let mut out = Vec::new();
    for (index, file) in unit.files.iter().enumerate().skip(1) {
        // Most includes have no candidate, and cost nothing here.
        if !unit.candidates.iter().any(|c| c.file == index && c.active) {
            continue;
        }
        let (Some((includer, span)), Some(path)) = (quoted(unit, index), loader.path_of(&file.name)) else {
            continue;
        };
        let own = culambda_model::analyse(&file.name, &file.text, loader, options);
        let sites = own.entries.iter().filter(|e| own.lambda(e).role == Role::Site).count();
        if sites > 0 {
            let source = match unit.files.get(includer) {
                Some(file) if includer > 0 => Source::new(file.name.clone(), file.text.clone()),
                _ => Arc::clone(source),
            };
            out.push(Header {
                path,
                name: file.name.clone(),
                source,
                span,
                sites,
            });
        }
    }
    out
}

/// The first `#include "..."` of a file, if it is included that way: the including file, the place.
fn quoted(unit: &Unit, index: usize) -> Option<(usize, Span)> {
    let includes = unit
        .files
        .iter()
        .enumerate()
        .flat_map(|(including, file)| file.includes.iter().map(move |include| (including, include)));
    let mut own = includes.filter(|(_, include)| include.quoted && include.file == Some(index));
    own.next().map(|(including, include)| (including, include.span))
}
