//! Where the headers of CUDA are: in a toolkit, or in the wheels of the Python index.

use std::fs;
use std::path::{Path, PathBuf};

use crate::names;
use crate::report::Message;

/// Where CUDA is if nobody says anything.
const USUAL: &str = "/usr/local/cuda";

/// Where distributions put it.
const PACKAGED: &str = "/usr/include";

/// The headers of a CUDA release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headers {
    /// Folders that are searched as the project's own are.
    pub plain: Vec<PathBuf>,
    /// Folders of system headers.
    pub system: Vec<PathBuf>,
    /// Major and minor release.
    pub release: (u32, u32),
}

/// Finds the headers of CUDA.
///
/// # Errors
/// They are not where they should be.
pub fn find(given: Option<&Path>) -> Result<Headers, Message> {
    let set = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let named = given
        .map(Path::to_owned)
        .or_else(|| set("CUDA_PATH"))
        .or_else(|| set("CUDA_HOME"));
    let place = named.clone().unwrap_or_else(|| USUAL.into());
    let packaged = || below(Path::new(PACKAGED)).filter(|_| named.is_none());
    below(&place).or_else(packaged).ok_or_else(|| {
        Message::error(format!("there are no headers of CUDA in `{}`", names::name(&place)))
            .help("name a toolkit with --cuda-path DIR")
            .help(
                "or fetch the headers alone: pip install --target DIR nvidia-cuda-runtime nvidia-cuda-crt \
                 nvidia-cuda-nvcc nvidia-cuda-cccl",
            )
    })
}

/// What each part of the headers is told by: the runtime, its basis, CCCL, random numbers, marks for profilers.
const PARTS: [&str; 5] = [
    "cuda_runtime.h",
    "crt/host_defines.h",
    "thrust/version.h",
    "curand_kernel.h",
    "nvtx3/nvToolsExt.h",
];

/// Folders that are looked at, and how deep they may lie: an environment of Python has the wheels at
/// `lib/python3.12/site-packages/nvidia/cu13/include`.
const MOST_FOLDERS: usize = 20_000;
const DEEPEST: usize = 8;

/// The headers below a folder: of a toolkit, of wheels as pip unpacks them, or wherever else they are below it.
fn below(place: &Path) -> Option<Headers> {
    let has = |folder: &Path, part: &str| folder.join(part).is_file();
    let folders = usual(place);
    let runtime = folders.iter().find(|folder| has(folder, PARTS[0])).cloned();
    let (runtime, deep) = if let Some(found) = runtime {
        (found, Vec::new())
    } else {
        let deep = folders_below(place);
        (deep.iter().find(|folder| has(folder, PARTS[0])).cloned()?, deep)
    };
    let mut found = Headers {
        release: release(&runtime)?,
        plain: vec![runtime.clone()],
        system: Vec::new(),
    };
    let near: Vec<PathBuf> = beside(&runtime).into_iter().chain(folders).chain(deep).collect();
    for part in PARTS.iter().skip(1) {
        let there = near.iter().find(|folder| has(folder, part));
        let Some(folder) = there.filter(|_| !found.has(part)) else {
            continue;
        };
        if *part == "thrust/version.h" {
            found.system.push(folder.clone());
        } else {
            found.plain.push(folder.clone());
        }
    }
    Some(found)
}

impl Headers {
    fn has(&self, header: &str) -> bool {
        self.all().any(|folder| folder.join(header).is_file())
    }

    /// All folders, in the order in which they are searched.
    pub fn all(&self) -> impl Iterator<Item = &Path> {
        self.plain.iter().chain(&self.system).map(PathBuf::as_path)
    }
}

/// The headers in a folder of includes, with what belongs to them beside it.
pub fn of_folder(folder: &Path) -> Option<Headers> {
    folder.join(PARTS[0]).is_file().then(|| below(folder))?
}

/// Whether a folder of includes is one of CUDA's own.
pub fn is_of_cuda(folder: &Path) -> bool {
    let more = ["cub/version.cuh", "cuda/std/version"];
    PARTS.iter().chain(&more).any(|part| folder.join(part).is_file())
}

/// Where the headers are in a toolkit and in wheels: before CUDA 13 each wheel has a folder of its own.
fn usual(place: &Path) -> Vec<PathBuf> {
    let nvidia = place.join("nvidia");
    let mut found = vec![place.join("include"), place.to_owned()];
    for major in ["cu14", "cu13"] {
        found.extend([nvidia.join(major), place.join(major)].map(|root| root.join("include")));
    }
    found.extend([nvidia.join("cuda_runtime"), place.join("cuda_runtime")].map(|root| root.join("include")));
    found
}

/// Where other parts are if the runtime's headers are in a folder: in it, and in the folders of other wheels.
fn beside(runtime: &Path) -> Vec<PathBuf> {
    let mut found = vec![runtime.to_owned(), runtime.join("cccl")];
    let wheels = runtime.parent().and_then(Path::parent).map(fs::read_dir);
    let wheels = wheels.into_iter().flatten().flatten().flatten();
    let mut wheels: Vec<PathBuf> = wheels.map(|wheel| wheel.path().join("include")).collect();
    wheels.sort();
    found.extend(wheels);
    found
}

/// The folders below a folder, those that lie higher first.
fn folders_below(place: &Path) -> Vec<PathBuf> {
    let mut found = vec![place.to_owned()];
    let (mut from, mut depth) = (0, 0);
    while depth < DEEPEST && from < found.len() && found.len() < MOST_FOLDERS {
        let level = found.split_off(from);
        from += level.len();
        let mut next = Vec::new();
        for folder in &level {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
            next.extend(folders.map(|entry| entry.path()));
        }
        next.sort();
        found.extend(level);
        found.extend(next);
        depth += 1;
    }
    found
}

/// The release that the headers say they are of: `#define CUDART_VERSION 13050`.
fn release(include: &Path) -> Option<(u32, u32)> {
    let text = fs::read(include.join("cuda_runtime_api.h")).ok()?;
    let text = String::from_utf8_lossy(&text);
    let defined = text
        .lines()
        .find_map(|line| line.trim_start().strip_prefix("#define CUDART_VERSION"))?;
    let number: u32 = defined.trim().parse().ok()?;
    Some((number / 1000, number % 1000 / 10))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io;

    fn file(path: &Path, text: &str) {
        fs::create_dir_all(io::folder_of(path)).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn headers_of_toolkits_and_wheels() {
        let version = "#define  X\n#define CUDART_VERSION  13050\n";
        for root in ["", "nvidia/cu13"] {
            let folder = tempfile::tempdir().unwrap();
            let include = folder.path().join(root).join("include");
            assert_eq!(below(folder.path()), None);
            file(&include.join("cuda_runtime.h"), "");
            file(&include.join("cuda_runtime_api.h"), version);
            file(&include.join("cccl/thrust/version.h"), "");
            let found = below(folder.path()).unwrap();
            assert_eq!(
                (found.release, found.plain, found.system),
                ((13, 5), vec![include.clone()], vec![include.join("cccl")])
            );
        }
        let folder = tempfile::tempdir().unwrap();
        let include = folder.path().join("nvidia/cuda_runtime/include");
        file(&include.join("cuda_runtime.h"), "");
        file(&include.join("cuda_runtime_api.h"), "#define CUDART_VERSION 12090");
        let found = below(folder.path()).unwrap();
        assert_eq!((found.release, found.plain), ((12, 9), vec![include]));

        // Of an environment of Python, with other wheels beside it.
        let folder = tempfile::tempdir().unwrap();
        let wheels = folder.path().join("lib/python3.12/site-packages/nvidia");
        file(&wheels.join("cuda_runtime/include/cuda_runtime.h"), "");
        file(
            &wheels.join("cuda_runtime/include/cuda_runtime_api.h"),
            "#define CUDART_VERSION 12090",
        );
        file(&wheels.join("cuda_cccl/include/thrust/version.h"), "");
        file(&wheels.join("cuda_nvcc/include/crt/host_defines.h"), "");
        let found = below(folder.path()).unwrap();
        let include = |wheel: &str| wheels.join(wheel).join("include");
        assert_eq!(found.plain, [include("cuda_runtime"), include("cuda_nvcc")]);
        assert_eq!(found.system, [include("cuda_cccl")]);
        assert!(is_of_cuda(&include("cuda_cccl")) && !is_of_cuda(folder.path()));
    }
}
