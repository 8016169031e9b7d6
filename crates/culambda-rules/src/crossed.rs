//! What a check of a rule about execution spaces sees: a use across them, and the words that all of them share.

use crate::finding::{Finding, Place};
use crate::rule::Rule;
use culambda_model::crossing::{Crossing, Emission};
use culambda_model::facts;

/// A use across execution spaces.
#[derive(Clone, Copy)]
pub struct Crossed<'a> {
    /// What is known of it.
    pub facts: &'a Crossing,
    /// For each file of the unit its index in the report.
    pub(crate) files: &'a [usize],
}

impl Crossed<'_> {
    /// A finding with the rule's message: the first two `%n` are what is used and the function around.
    pub fn finding(&self, rule: &'static Rule) -> Finding {
        let facts = self.facts;
        let message = rule
            .message
            .replacen("%n", &facts.name, 1)
            .replacen("%n", &facts.caller, 1);
        let message = if facts.member {
            message.replacen(" variable ", " member ", 1)
        } else {
            message
        };
        let finding = Finding {
            rule,
            level: rule.level,
            place: self.place(facts.place).unwrap_or(Place {
                file: 0,
                span: facts.place.span,
            }),
            message,
            here: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: String::new(),
            fixes: Vec::new(),
            open: facts.emission == Emission::Open,
            by_flags: facts.hangs_on.standard,
        };
        let finding = finding.label(
            facts.own.and_then(|own| self.place(own)),
            "it stands here; the reference reports it where the macro is used",
        );
        self.as_far_as_known(finding)
    }

    /// Where nobody knows whether the code is compiled for the device, the finding is a note.
    fn as_far_as_known(&self, finding: Finding) -> Finding {
        if finding.open {
            return finding.note("nvcc reports it when this lambda is launched; what launches it was not read");
        }
        finding
    }

    /// Adds where the function or variable is declared.
    pub fn declared(&self, finding: Finding, text: impl Into<String>) -> Finding {
        finding.label(self.facts.declared.and_then(|place| self.place(place)), text)
    }

    /// What the code around is called in a sentence.
    pub fn code(&self) -> String {
        match self.facts.head {
            Some(_) => format!("this `{}` lambda", self.facts.space.spelling()),
            None if self.facts.caller == "operator()" => format!("this `{}` lambda", self.facts.space.spelling()),
            None => format!("`{}`, a `{}` function", self.facts.caller, self.facts.space.spelling()),
        }
    }

    fn place(&self, place: facts::Place) -> Option<Place> {
        Some(Place {
            file: *self.files.get(place.file)?,
            span: place.span,
        })
    }
}
