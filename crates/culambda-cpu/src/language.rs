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

    /// The language of a file, if `-x` names none.
    pub fn of(file: &str, named: Option<Language>) -> Language {
        let name = file.rsplit('/').next().unwrap_or(file);
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        named.unwrap_or(match ending {
            "cu" => Language::Cuda,
            ending if COMPILED.contains(&ending) => Language::Other,
            _ => Language::Linked,
        })
    }
}
