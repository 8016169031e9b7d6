//! The macros that directives mention, found once for all units that read these.

use std::sync::OnceLock;

use culambda_source::CUDA_VERSION;
use culambda_source::ident::words;

use crate::macros::MacroName;
use crate::project::Project;
use crate::words::{beginnings, part};

/// What a directive mentions after its word.
#[derive(Debug)]
pub(crate) struct Mentioned {
    /// The macros of the project, and those that a name in it may be made into.
    pub(crate) names: Vec<MacroName>,
    /// Whether it asks for the release of CUDA.
    pub(crate) release: bool,
}

/// Those of a file, by the numbers of its directives.
pub(crate) type OfFile = Box<[OnceLock<Mentioned>]>;

/// Some of the names of a project.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// A bit for each name.
    bits: Vec<u64>,
    pub(crate) count: usize,
}

impl Names {
    pub(crate) fn has(&self, name: MacroName) -> bool {
        let bits = self.bits.get(name.index() / 64);
        bits.is_some_and(|bits| bits >> (name.index() % 64) & 1 == 1)
    }

    /// Adds a name; says whether it is new.
    pub(crate) fn add(&mut self, name: MacroName) -> bool {
        let (at, bit) = (name.index() / 64, 1 << (name.index() % 64));
        if self.bits.len() <= at {
            self.bits.resize(at + 1, 0);
        }
        let is_new = self.bits[at] & bit == 0;
        self.bits[at] |= bit;
        self.count += usize::from(is_new);
        is_new
    }
}

impl Project {
    /// What a directive of a file mentions.
    pub(crate) fn mentioned_by(&self, file: usize, line: u32) -> &Mentioned {
        static NOTHING: Mentioned = Mentioned {
            names: Vec::new(),
            release: false,
        };
        let own = &self.files[file];
        let outline = self.outline(file);
        let all = own.lines.get_or_init(|| {
            let none = outline.lines.iter().map(|_| OnceLock::new());
            none.collect()
        });
        let (Some(known), Some(line)) = (all.get(line as usize), outline.line(line)) else {
            return &NOTHING;
        };
        known.get_or_init(|| {
            let text = part(&own.text, (line.argument, line.span.1));
            let begun = beginnings(text).flat_map(|word| self.macros.begun_by(word));
            Mentioned {
                names: words(text)
                    .chain(begun)
                    .filter_map(|name| self.macros.named(name))
                    .collect(),
                release: words(text).any(|word| word == CUDA_VERSION.as_bytes()),
            }
        })
    }

    /// What the directives of a file that end definitions, set them aside or bring them back are about, in their order.
    pub(crate) fn ended(&self, file: usize) -> &[Option<MacroName>] {
        let own = &self.files[file];
        own.ended.get_or_init(|| {
            let ends = self.outline(file).ends.iter();
            ends.map(|end| self.macros.named(part(&own.text, end.name))).collect()
        })
    }
}
