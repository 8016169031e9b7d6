//! One lambda of an inventory, for the page that `culambda show` makes of it.

use culambda_model::facts::{Capture, CaptureKind};
use culambda_model::{Analysis, Entry};

use super::{Inventory, Place, Site};

/// The place of a lambda.
pub(in crate::command) fn place_of(analysis: &Analysis, entry: &Entry) -> Place {
    Place::of(analysis.unit(entry), analysis.span(entry))
}

impl Inventory {
    /// Takes out the site of a lambda, if it is one.
    pub(in crate::command) fn take_site(&mut self, analysis: &Analysis, entry: &Entry) -> Option<Site> {
        let (at, copy) = (place_of(analysis, entry), copy_of(analysis, entry));
        let all = self.sites.iter().enumerate().filter(|(_, site)| site.place.is(&at));
        let found = all.map(|(index, _)| index).nth(copy)?;
        Some(self.sites.swap_remove(found))
    }

    /// Why a lambda is not a site.
    pub(in crate::command) fn reason_at(&self, analysis: &Analysis, entry: &Entry) -> Option<String> {
        let at = place_of(analysis, entry);
        let found = self.ordinary.iter().find(|other| other.place.is(&at));
        found.map(|other| other.reason.clone())
    }

    /// The lines that lambdas begin on.
    pub(in crate::command) fn lines(&self) -> Vec<u32> {
        let others = self.ordinary.iter().chain(&self.not_analysed).map(|other| &other.place);
        self.sites
            .iter()
            .map(|site| &site.place)
            .chain(others)
            .map(|place| place.line)
            .collect()
    }
}

/// The name of a capture as people write it.
pub(in crate::command) fn capture_name(capture: &Capture) -> String {
    match capture.kind {
        CaptureKind::StarThis => "*this".to_owned(),
        _ => capture.name.clone(),
    }
}

/// How many sites of the same place come before it: a macro may make several.
fn copy_of(analysis: &Analysis, entry: &Entry) -> usize {
    let span = analysis.span(entry);
    let before = analysis.entries.iter().take_while(|other| !std::ptr::eq(*other, entry));
    before.filter(|other| analysis.span(other) == span).count()
}

impl Place {
    fn is(&self, other: &Place) -> bool {
        let ends = |place: &Place| (place.line, place.column, place.end_line, place.end_column);
        self.file == other.file && ends(self) == ends(other)
    }
}

impl Site {
    pub(in crate::command) fn short(&self) -> String {
        self.place.short()
    }

    pub(in crate::command) fn line(&self) -> u32 {
        self.place.line
    }

    /// What sort of lambda it is.
    pub(in crate::command) fn kind(&self) -> &'static str {
        match (self.wrapper, self.mutable) {
            (Some("hdl"), Some(true)) => "__host__ __device__ lambda, mutable (__nv_hdl_wrapper_t)",
            (Some("hdl"), _) => "__host__ __device__ lambda (__nv_hdl_wrapper_t)",
            (Some(_), _) => "__device__ lambda (__nv_dl_wrapper_t)",
            (None, _) => "not known",
        }
    }

    /// Its number among the extended lambdas of its function.
    pub(in crate::command) fn number(&self) -> &str {
        self.id.as_deref().unwrap_or("not known")
    }

    /// The type of the function around it, as the tag has it.
    pub(in crate::command) fn function_type(&self) -> &str {
        self.fn_type.as_deref().unwrap_or("not known")
    }

    /// Why it would be refused.
    pub(in crate::command) fn refusal(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    pub(in crate::command) fn knows_captures(&self) -> bool {
        self.captures.is_some()
    }

    /// Whether something in its text is not known.
    pub(in crate::command) fn is_unknown(&self) -> bool {
        !self.unknown.is_empty()
    }
}
