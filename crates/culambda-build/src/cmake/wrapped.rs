//! C++ files that nvcc compiles although nothing calls them CUDA: the package of Kokkos puts `nvcc_wrapper` in front of the
//! compiler.

use rustc_hash::FxHashSet;

use super::genex::{self, Around};
use super::reader::Reader;
use super::usage::names_around;
use super::world::Target;

/// Targets that are followed from one.
const MAX_LINKED: usize = 500;

/// Whether the name of a target is one of Kokkos's package or of its build.
fn is_kokkos(name: &str) -> bool {
    name.starts_with("Kokkos::") || matches!(name, "kokkos" | "kokkoscore")
}

/// Whether a target links Kokkos, itself or through others: its C++ files are compiled by what Kokkos was built with.
pub(crate) fn links_kokkos(reader: &Reader<'_>, target: &Target) -> bool {
    let names = names_around(reader, target);
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut open = vec![target];
    let around = Around {
        language: "CXX",
        config: None,
    };
    while let Some(user) = open.pop() {
        for (item, ..) in &user.links {
            let name = genex::evaluate(&item.text, around).text;
            if is_kokkos(name.trim()) {
                return true;
            }
            let at = names.and_then(|names| names.get(name.trim())).copied();
            if let Some(at) = at.filter(|at| seen.len() < MAX_LINKED && seen.insert(*at)) {
                open.extend(reader.world.targets.get(at));
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use crate::tests::of;

    #[test]
    fn files_that_the_wrapper_of_kokkos_compiles() {
        let text = "project(p LANGUAGES CXX CUDA)\nadd_library(g a.cu b.cpp)\nfind_package(Kokkos)\nadd_library(common INTERFACE)\n\
                    target_link_libraries(common INTERFACE Kokkos::kokkos)\nadd_library(k c.cpp)\ntarget_link_libraries(k common)\n\
                    add_library(one d.cpp e.cpp)\nkokkos_compilation(SOURCE d.cpp)\n";
        let compiler = |name: &str| of(text, name).split(' ').next().unwrap_or_default().to_owned();
        assert_eq!(compiler("b.cpp"), "host(CMakeLists.txt:2)");
        assert_eq!(compiler("c.cpp"), "-");
        assert_eq!(compiler("d.cpp"), "nvcc(CMakeLists.txt:9)");
        assert_eq!(compiler("e.cpp"), "host(CMakeLists.txt:8)");
    }
}
