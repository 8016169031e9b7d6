//! C++ files that nvcc compiles although nothing calls them CUDA: the package of Kokkos puts `nvcc_wrapper` in front of the
//! compiler.

use rustc_hash::FxHashSet;

use super::genex::{self, Around};
use super::reader::Reader;
use super::world::Target;

/// Targets that are followed from one.
const MAX_LINKED: usize = 500;

/// Whether the name of a target is one of Kokkos's package or of its build.
fn is_kokkos(name: &str) -> bool {
    name.starts_with("Kokkos::") || matches!(name, "kokkos" | "kokkoscore")
}

/// Whether a target links Kokkos, itself or through others: its C++ files are compiled by what Kokkos was built with.
pub(crate) fn links_kokkos(reader: &Reader<'_>, target: &Target) -> bool {
    let top = reader.world.folders.get(target.folder).map(|folder| folder.top);
    let names = top.and_then(|at| reader.world.tops.get(at)).map(|top| &top.by_name);
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
