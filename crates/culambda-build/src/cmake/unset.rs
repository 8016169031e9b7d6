//! Variables that nothing sets.

use super::reader::Reader;
use super::script::Script;
use crate::definition::is_name;

impl Reader<'_> {
    /// Finds names that commands are given.
    pub(super) fn look_for_names(&mut self, script: &Script) {
        let asks = |name: &str| matches!(name, "if" | "elseif" | "while" | "message" | "configure_file");
        for command in script.commands.iter().filter(|c| !asks(&c.name)) {
            let words = command.args.iter().flat_map(|arg| arg.text.split([';', ' ', '\n']));
            for word in words.filter(|word| is_name(word)) {
                if !self.named.contains(word) {
                    self.named.insert(word.to_owned());
                }
            }
        }
    }

    /// Whether no file that was read can have set a variable: none names it, and each name that was made of others is
    /// known. Modules that are not in the tree say what they found and which version it has.
    pub(crate) fn is_never_set(&self, name: &str) -> bool {
        let found = ["FOUND", "VERSION", "HAVE", "CMAKE"];
        let of_a_module = name.split('_').any(|word| found.contains(&word));
        !self.sets_unknown && !of_a_module && !self.named.contains(name) && self.scopes.get(name).is_none()
    }

    /// Whether a variable certainly has no value where a condition asks for it: nothing that was read can have set it, and
    /// nothing was left out that could have, such as a file that is not in the tree or a package.
    pub(crate) fn is_unset(&self, name: &str) -> bool {
        let lower = plain(name);
        let of_package = |package: &String| {
            let rest = lower.strip_prefix(package.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        let of_cmake = ["project", "testing", "level", "ctest", "cpack", "dir", "home", "root"];
        let is_own = lower.split('_').any(|word| of_cmake.contains(&word));
        !is_own && !self.misses_files && self.is_never_set(name) && !self.packages.iter().any(of_package)
    }

    /// Notes a package, which sets variables that begin with its name.
    pub(crate) fn uses_package(&mut self, name: &str) {
        self.packages.insert(plain(name));
    }
}

/// A name in small letters, with `_` for what is neither a letter nor a digit.
fn plain(name: &str) -> String {
    let plain = name.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    plain.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use crate::tests::{Tree, read, shown};

    #[test]
    fn variables_that_nothing_sets() {
        let of_lines = |lines: &str| {
            let text = format!("project(p LANGUAGES CUDA)\n{lines}\nadd_library(lib a.cu)\n");
            let found = shown(&read(Tree::of(&[("CMakeLists.txt", &text), ("a.cu", "")])), "a.cu");
            let said = found.split_once(' ').map_or("", |(_, said)| said);
            said.rsplit_once(':').map_or(said, |(said, _)| said).to_owned()
        };
        let define = "\n add_definitions(-DA)\nelse()\n add_definitions(-DB)\nendif()";
        for (condition, said) in [
            ("X", "!A:0 B=1"),
            ("NOT X", "A=1:3 !B"),
            ("DEFINED X", "!A:0 B=1"),
            ("X STREQUAL \"a\"", "!A:0 B=1"),
            ("X STREQUAL X", "A=1:3 !B"),
            ("X GREATER 3 OR Z", "!A:0 B=1"),
            ("X_FOUND", "A?"),
            ("P_DIR", "A?"),
        ] {
            let found = of_lines(&format!("if({condition}){define}"));
            assert!(
                found.starts_with(&said[..2]) || found.contains(said),
                "{condition}: {found}"
            );
        }
        let open = |front: &str, variable: &str| of_lines(&format!("{front}\nif({variable}){define}")).contains("A?");
        assert!(open("find_package(Pack)", "PACK_MORE") && !open("find_package(Pack)", "MORE"));
        assert!(open("include(${OTHER}/more.cmake)", "X") && open("include(Elsewhere)", "X"));
        assert!(!open("include(CheckCXXSourceCompiles)", "X"));
    }
}
