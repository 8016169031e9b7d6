//! Which variables choose the CUDA build, whatever their defaults say.

use culambda_source::presets::{self, Setting};
use rustc_hash::FxHashMap;

/// Variables that every CUDA build of today has, on the system that it is made for.
pub(crate) const GIVEN: &[(&str, &str)] = &[
    ("WIN32", "0"),
    ("MSVC", "0"),
    ("APPLE", "0"),
    ("CYGWIN", "0"),
    ("MINGW", "0"),
    ("ANDROID", "0"),
    ("IOS", "0"),
    ("UNIX", "1"),
    ("LINUX", "1"),
    ("CMAKE_SYSTEM_NAME", "Linux"),
    ("CMAKE_SIZEOF_VOID_P", "8"),
    ("CMAKE_CUDA_COMPILER", "nvcc"),
    ("CMAKE_CUDA_COMPILER_ID", "NVIDIA"),
    ("CMAKE_CUDA_COMPILER_LOADED", "1"),
    ("CMAKE_CUDA_COMPILER_VERSION", "13.0"),
    ("CUDA_FOUND", "1"),
    ("CUDAToolkit_FOUND", "1"),
    ("CUDA_VERSION", "13.0"),
    ("CUDA_VERSION_STRING", "13.0"),
    ("CUDAToolkit_VERSION", "13.0"),
    ("CUDAToolkit_VERSION_MAJOR", "13"),
    ("CUDA_VERSION_MAJOR", "13"),
    ("CMAKE_VERSION", "4.0"),
];

/// Variables that are empty unless somebody says something.
pub(crate) const EMPTY: &[&str] = &[
    "CMAKE_BUILD_TYPE",
    "CMAKE_CXX_FLAGS",
    "CMAKE_CUDA_FLAGS",
    "CUDA_NVCC_FLAGS",
    "CMAKE_MODULE_PATH",
    "CMAKE_CXX_STANDARD",
    "CMAKE_CUDA_STANDARD",
];

/// Whether a variable is on or off in every CUDA build, by its name.
pub(crate) fn choice(name: &str) -> Option<bool> {
    match presets::setting(name.as_bytes())? {
        Setting::Defined(_) => Some(true),
        Setting::Undefined => Some(false),
    }
}

/// The same of names that are asked for again and again.
#[derive(Debug, Default)]
pub(crate) struct Choices(FxHashMap<Box<str>, Option<bool>>);

impl Choices {
    pub(crate) fn of(&mut self, name: &str) -> Option<bool> {
        if let Some(known) = self.0.get(name) {
            return *known;
        }
        let found = choice(name);
        self.0.insert(name.into(), found);
        found
    }
}

/// Whether a text is one that turns something on or off.
pub(crate) fn is_switch(text: &str) -> bool {
    let upper = text.to_ascii_uppercase();
    matches!(
        upper.as_str(),
        "ON" | "OFF" | "TRUE" | "FALSE" | "YES" | "NO" | "1" | "0" | ""
    )
}

/// The same for an option, which may say less: `DRV_CUDA`, `NO_CUDA`, `DRV_NVIDIA_BACKEND`.
pub(crate) fn option_choice(name: &str) -> Option<bool> {
    if let Some(known) = choice(name) {
        return Some(known);
    }
    let upper = name.to_ascii_uppercase();
    let words: Vec<&str> = upper.split('_').filter(|word| !word.is_empty()).collect();
    let backend = words.last() == Some(&"BACKEND");
    let (what, before) = words[..words.len() - usize::from(backend)].split_last()?;
    let negated = before.iter().any(|word| matches!(*word, "NO" | "WITHOUT" | "DISABLE"));
    let plain = before.len() <= 1;
    match *what {
        "CUDA" if negated => Some(false),
        "CUDA" if plain => Some(true),
        "NVIDIA" if plain && backend && !negated => Some(true),
        "AMD" if plain && backend && !negated => Some(false),
        "HIP" | "ROCM" | "SYCL" | "DPCPP" if plain && !negated => Some(false),
        _ => None,
    }
}

/// Whether a text names a programming model for GPUs, so that a variable that is compared with it chooses one.
pub(crate) fn is_cuda(text: &str) -> bool {
    text.eq_ignore_ascii_case("cuda")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (name, value) in [
            ("DRV_CUDA", Some(true)),
            ("CUDA", Some(true)),
            ("LIB_USE_CUDA", Some(true)),
            ("NO_CUDA", Some(false)),
            ("LIB_HIP", Some(false)),
            ("LIB_NVIDIA_BACKEND", Some(true)),
            ("LIB_AMD_BACKEND", Some(false)),
            ("LIB_CUDA_BACKEND", Some(true)),
            ("LIB_AMD", None),
            ("LIB_ENABLE_HIP", Some(false)),
            ("LINK_STATIC_CUDA", None),
            ("LIB_TUNING", None),
        ] {
            assert_eq!(option_choice(name), value, "{name}");
        }
        assert_eq!(choice("DRV_CUDA"), None);
    }
}
