//! What a list must not tell: text of files that are not shown.

use std::path::Path;

use culambda_model::Analysis;

use super::{Inventory, Other, Site};
use crate::trust::shown::Shown;
use crate::trust::texts::Texts;
use crate::trust::words::{Words, quoted};

impl Inventory {
    /// Takes out what only hidden files say: such a field is unknown.
    pub(in crate::command) fn withhold(&mut self, analysis: &Analysis, shown: &Shown, input: Option<&Path>) {
        let texts = Texts::of(analysis, shown, input);
        if texts.are_shown() {
            return;
        }
        let words = texts.words(self.texts());
        if !words.is_empty() {
            self.sites.iter_mut().for_each(|site| site.withhold(&words));
            let others = self.ordinary.iter_mut().chain(&mut self.not_analysed);
            for other in others {
                let texts = std::iter::once(&mut other.reason).chain(&mut other.refused);
                texts.for_each(|text| words.without_quoted(text));
            }
        }
    }

    /// All that is printed of source text.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let sites = self.sites.iter().flat_map(|site| {
            let own = [&site.fn_type, &site.function, &site.returns].into_iter().flatten();
            let captures = site.captures.iter().flatten();
            let captures =
                captures.flat_map(|c| [c.ty.as_ref(), c.value.as_ref(), Some(&c.name)].into_iter().flatten());
            let all = own.chain(captures).chain([&site.inside]).map(String::as_str);
            all.chain(site.refused.iter().flat_map(|reason| quoted(reason)))
        });
        let others = self.ordinary.iter().chain(&self.not_analysed);
        sites.chain(others.flat_map(|other: &Other| {
            let texts = std::iter::once(&other.reason).chain(&other.refused);
            texts.flat_map(|text| quoted(text))
        }))
    }
}

impl Site {
    fn withhold(&mut self, words: &Words) {
        let mut unknown = Vec::new();
        let fields = [
            ("fn_type", &mut self.fn_type),
            ("fn", &mut self.function),
            ("return", &mut self.returns),
        ];
        for (name, field) in fields {
            if field.as_ref().is_some_and(|text| words.are_in(text)) {
                *field = None;
                unknown.push(name);
            }
        }
        for capture in self.captures.iter_mut().flatten() {
            for field in [&mut capture.ty, &mut capture.value] {
                if field.as_ref().is_some_and(|text| words.are_in(text)) {
                    *field = None;
                    unknown.push("captures");
                }
            }
            capture.name = words.without(&capture.name).into_owned();
        }
        for name in unknown {
            if !self.unknown.contains(&name) {
                self.unknown.push(name);
            }
        }
        self.inside = words.without(&self.inside).into_owned();
        if let Some(reason) = &mut self.refused {
            words.without_quoted(reason);
        }
    }
}
