//! `culambda toolkit`: the folder that it writes, with a compiler that writes nothing; no CUDA is needed.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Writes its words to `words`, and an empty object.
const COMPILER: &str = r#"#!/bin/sh
echo "$*" >> "$(dirname "$0")/words"
for word; do
  [ "$previous" = -o ] && : > "$word"
  previous=$word
done
exit 0
"#;

fn file(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// A folder with a compiler and headers of a release, as wheels have them.
fn place(release: u32, headers: &[&str]) -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    file(&place.path().join("c++"), COMPILER);
    fs::set_permissions(place.path().join("c++"), fs::Permissions::from_mode(0o755)).unwrap();
    for header in headers {
        file(&place.path().join("cuda/nvidia").join(header), "");
    }
    let version = format!("#define CUDART_VERSION {release}\n");
    let api = headers[0].replace("cuda_runtime.h", "cuda_runtime_api.h");
    file(&place.path().join("cuda/nvidia").join(api), &version);
    place
}

fn toolkit(place: &Path, folder: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_culambda"))
        .args(["toolkit", "--cuda-path"])
        .arg(place.join("cuda"))
        .arg("--compiler")
        .arg(place.join("c++"))
        .args(more)
        .arg(folder)
        .output()
        .unwrap()
}

/// All files below a folder, links as they are.
fn names(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(next) = waiting.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path);
            } else {
                found.push(path.strip_prefix(folder).unwrap().to_string_lossy().into_owned());
            }
        }
    }
    found.sort();
    found
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_build_systems_look_for() {
    let place = place(
        13050,
        &[
            "cu13/include/cuda_runtime.h",
            "cu13/include/crt/host_defines.h",
            "cu13/include/cccl/thrust/version.h",
            "cu13/cccl/lib/cmake/thrust/thrust-config.cmake",
        ],
    );
    let folder = place.path().join("a 'toolkit'");
    let run = toolkit(place.path(), &folder, &["--cxxflags", "-O1 -fsanitize=address"]);
    assert!(run.status.success(), "{}", said(&run));
    assert!(run.stdout.is_empty() && run.stderr.is_empty());
    let all = names(&folder);
    for name in [
        "bin/nvcc",
        "cmake/CulambdaHost.cmake",
        "cmake/CulambdaProgram.cmake",
        "culambda/include/culambda_cpu.h",
        "culambda/src/memory.cpp",
        "include/cuda_runtime.h",
        "include/cuda_runtime_api.h",
        "include/crt",
        "include/cccl",
        "lib64/libcudart.so",
        "lib64/libcudart_static.a",
        "lib64/libcudadevrt.a",
        "lib64/libcuda.a",
    ] {
        assert!(all.iter().any(|each| each == name), "{name} is not in {all:#?}");
    }
    assert!(folder.join("nvvm/libdevice").is_dir() && folder.join("include/cccl/thrust/version.h").is_file());
    // A package finds the headers from the folder that it is in.
    for lib in ["lib64", "lib"] {
        let package = folder.join(lib).join("cmake/thrust");
        assert!(package.join("thrust-config.cmake").is_file());
        assert!(package.join("../../../include/cccl/thrust/version.h").is_file());
    }
    // Meson goes by the name of the system.
    let system = if cfg!(target_arch = "aarch64") {
        "sbsa"
    } else {
        std::env::consts::ARCH
    };
    let target = folder
        .join("targets")
        .join(format!("{system}-{}", std::env::consts::OS));
    assert!(target.join("include/cuda_runtime.h").is_file() && target.join("lib/libcudart.so").is_file());
    let words = fs::read_to_string(place.path().join("words")).unwrap();
    assert!(
        words.lines().all(|line| line.starts_with("-O1 -fsanitize=address ")),
        "{words}"
    );

    // It is a toolkit for culambda itself, whatever its name has in it.
    let run = Command::new(folder.join("bin/nvcc")).arg("--version").output().unwrap();
    let version = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(version.contains("release 13.5, V13.5.0"), "{version}{}", said(&run));
}

/// Before CUDA 13 each wheel has a folder of its own, and a toolkit has Thrust beside the runtime.
#[test]
fn headers_of_several_wheels() {
    let place = place(
        12090,
        &[
            "cuda_runtime/include/cuda_runtime.h",
            "cuda_runtime/include/shared/of_runtime.h",
            "cuda_nvcc/include/crt/host_defines.h",
            "cuda_cccl/include/thrust/version.h",
            "cuda_cccl/include/shared/of_cccl.h",
            "cuda_cccl/include/__init__.py",
            "cuda_cccl/lib/cmake/cub/cub-config.cmake",
        ],
    );
    let folder = place.path().join("toolkit");
    let run = toolkit(place.path(), &folder, &[]);
    assert!(run.status.success(), "{}", said(&run));
    let include = folder.join("include");
    for name in [
        "cuda_runtime.h",
        "crt/host_defines.h",
        "thrust/version.h",
        "shared/of_runtime.h",
        "shared/of_cccl.h",
    ] {
        assert!(include.join(name).is_file(), "{name}: {:#?}", names(&include));
    }
    assert!(!include.join("__init__.py").exists() && !include.join("cccl").exists());
    assert!(folder.join("lib64/cmake/cub/cub-config.cmake").is_file());
}

#[test]
fn only_what_it_wrote_is_written_again() {
    let place = place(13050, &["cu13/include/cuda_runtime.h", "cu13/include/old.h"]);
    let folder: PathBuf = place.path().join("toolkit");
    assert!(toolkit(place.path(), &folder, &[]).status.success());
    assert!(folder.join("include/old.h").is_file());
    fs::remove_file(place.path().join("cuda/nvidia/cu13/include/old.h")).unwrap();
    assert!(toolkit(place.path(), &folder, &[]).status.success());
    assert!(!folder.join("include/old.h").exists() && !folder.join("include/old.h").is_symlink());
    assert!(place.path().join("cuda/nvidia/cu13/include/cuda_runtime.h").is_file());

    let other = place.path().join("other");
    file(&other.join("mine.txt"), "mine");
    let run = toolkit(place.path(), &other, &[]);
    assert_eq!(run.status.code(), Some(2));
    assert!(said(&run).contains("it is not empty"), "{}", said(&run));
    assert_eq!(names(&other), ["mine.txt"]);

    let run = toolkit(place.path(), &place.path().join("new"), &["--cxxflags", "-DX='a"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(said(&run).contains("is not closed"), "{}", said(&run));
    let none = tempfile::tempdir().unwrap();
    let run = toolkit(none.path(), &none.path().join("toolkit"), &[]);
    assert_eq!(run.status.code(), Some(2));
    assert!(!none.path().join("toolkit").exists(), "{}", said(&run));
}
