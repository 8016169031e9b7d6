//! The languages of compilers' inputs.

/// The language of an input, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// CUDA C++.
    Cuda,
    /// Another one that is compiled.
    Other,
    /// It is linked.
    Linked,
}

/// Endings of files that are compiled.
const COMPILED: [&str; 22] = [
    "c", "cc", "cp", "cxx", "cpp", "CPP", "c++", "C", "i", "ii", "h", "hh", "hpp", "hxx", "H", "s", "S", "sx", "m",
    "mm", "cppm", "ixx",
];

impl Language {
    /// What `-x` names; `none` means that endings tell again.
    pub fn named(name: &str) -> Option<Language> {
        match name {
            "none" => None,
            "cu" | "cuda" => Some(Language::Cuda),
            _ => Some(Language::Other),
        }
    }

    /// The language of a file, with what `-x` names. A `.cu` file is CUDA after `-x c++`, too: build systems write that
    /// for each file of a target whose language is C++.
    pub fn of(file: &str, named: Option<Language>) -> Language {
        let name = file.rsplit('/').next().unwrap_or(file);
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        if ending == "cu" {
            return Language::Cuda;
        }
        let known = COMPILED.contains(&ending);
        named.unwrap_or(if known { Language::Other } else { Language::Linked })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_and_names() {
        for (file, name, expected) in [
            ("a.cu", "none", Language::Cuda),
            ("b/a.cu", "c++", Language::Cuda),
            ("a.cpp", "cu", Language::Cuda),
            ("a.cpp", "none", Language::Other),
            ("a.txt", "c++", Language::Other),
            ("a.cu.o", "none", Language::Linked),
        ] {
            assert_eq!(Language::of(file, Language::named(name)), expected, "{file} {name}");
        }
    }
}
