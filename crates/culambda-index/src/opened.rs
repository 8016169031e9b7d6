//! The namespaces that the files of a project open, as far as that is certain.

use culambda_source::ident::{looks_like_macro, words};

use crate::namespaces::{Opened, opened};
use crate::project::Project;
use crate::words::part;

impl Project {
    /// The namespaces of a name that a file opens for certain, each where that is first.
    pub(crate) fn opened_as(&self, file: usize, name: &str) -> Vec<Opened> {
        let own = &self.files[file];
        let all = own
            .opened
            .get_or_init(|| opened(&own.text, self.outline(file), &|word| self.may_open(word)));
        all.iter().filter(|one| one.is_named(name)).cloned().collect()
    }

    /// A namespace that is there wherever the file is: as if the file opened it after its guard.
    pub(crate) fn opened_anyway(&self, file: usize, name: &str) -> Opened {
        let outline = self.outline(file);
        let guard = outline.guard.and_then(|guard| outline.line(guard + 1));
        Opened {
            path: name.to_owned(),
            number: guard.map_or(1, |line| line.number),
        }
    }

    /// Whether a word at the beginning of a declaration may be a macro that opens or closes a namespace.
    fn may_open(&self, word: &[u8]) -> bool {
        let sites = self.macros.sites(word);
        let is_plain = |&(file, define): &(usize, usize)| {
            let own = &self.files[file];
            let define = own.summary.defines.get(define);
            define.is_some_and(|define| {
                let replacement = part(&own.text, define.body);
                let is_brace = memchr::memchr3(b'{', b'}', b'#', replacement).is_some();
                !is_brace && words(replacement).all(|word| self.macros.sites(word).is_empty())
            })
        };
        match sites {
            [] => !self.macros.matters(word) && looks_like_macro(word),
            sites => !sites.iter().all(is_plain),
        }
    }
}
