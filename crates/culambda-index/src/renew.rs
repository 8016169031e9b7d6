//! Another text for one file of a project, while somebody writes it.

use std::sync::atomic::AtomicBool;
use std::sync::{OnceLock, PoisonError};

use culambda_source::Text;

use crate::outline::Outline;
use crate::project::{Project, SourceFile};
use crate::summary::Summary;

impl Project {
    /// Gives a file another text. Says whether it could: what others know of it, which is in its directives, has to be the
    /// same as before; else the project has to be made again, and stays as it was.
    pub fn renew(&mut self, name: &str, text: &Text) -> bool {
        let Some(file) = self.file_named(name) else {
            return true;
        };
        let summary = Summary::of(text);
        let own = &self.files[file];
        let (old, new) = (self.outline(file), Outline::of(text));
        if !own.summary.tells_the_same(&own.text, &summary, text) || !old.says_the_same(&own.text, &new, text) {
            return false;
        }
        self.files[file] = SourceFile::new(own.name.clone(), text.clone(), summary);
        // Tables in which its classes and types are.
        self.class_table = OnceLock::new();
        let table = self.types.get_mut().unwrap_or_else(PoisonError::into_inner);
        #[expect(clippy::iter_over_hash_type, reason = "each is changed by itself")]
        for files in table.values_mut() {
            files.retain(|&known| known != file);
        }
        self.lacks = AtomicBool::new(false);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project(texts: &[(&str, &str)]) -> Project {
        let file = |(name, text): &(&str, &str)| {
            let text: Text = (*text).into();
            let summary = Summary::of(&text);
            ((*name).to_owned(), text, summary)
        };
        Project::new(texts.iter().map(file).collect(), &[])
    }

    #[test]
    fn what_others_know_of_a_file_stays() {
        let texts = [
            ("a.cu", "#include \"b.h\"\n#define A 1\nvoid f() {}\n"),
            ("b.h", "struct B {};\n"),
        ];
        let mut project = project(&texts);
        let new: Text = "\n#include \"b.h\"\n#define A 1\nvoid g() {}\n".into();
        assert!(project.renew("a.cu", &new));
        assert_eq!(project.text(0), new);
        assert!(project.renew("none.cu", &new));
        for other in [
            "#include \"c.h\"\n#define A 1\n",
            "#include \"b.h\"\n#define A 2\n",
            "#include \"b.h\"\n#define B 1\n",
            "#include \"b.h\"\n",
            "#include \"b.h\"\n#define A 1\n#include C\n",
        ] {
            assert!(!project.renew("a.cu", &other.into()), "{other}");
        }
        assert_eq!(project.text(0), new);
    }

    #[test]
    fn classes_and_types_are_found_anew() {
        let mut project = project(&[("a.h", "struct Old {}; using Was = int;\n"), ("b.h", "")]);
        let types = |project: &Project, name: &str| {
            project.enter_all(&[0, 1]);
            project.type_files(Some, name.as_bytes())
        };
        assert_eq!(types(&project, "Was"), [0]);
        assert_eq!(project.nearest_class(1, "Old"), [0]);
        assert!(project.renew("a.h", &"struct New {}; using Is = int;\n".into()));
        assert_eq!((types(&project, "Was"), types(&project, "Is")), (vec![], vec![0]));
        assert_eq!(project.nearest_class(1, "New"), [0]);
        assert_eq!(project.nearest_class(1, "Old"), Vec::<usize>::new());
    }
}
