//! What the directives of a file mention.

use std::sync::OnceLock;

use culambda_source::CUDA_VERSION;
use culambda_source::ident::words;

use crate::mentioned::{MacroName, Mentioned};
use crate::project::Project;
use crate::words::{beginnings, part};

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
