//! `culambda toolkit`: a folder that build systems take for a CUDA toolkit, for programs that run on the CPU.
//!
//! `CMake` wants to see `bin/nvcc`, `include`, `lib64` with the runtime as libraries, and `nvvm/libdevice`, Meson the
//! same folders below `targets`. The headers
//! are links to those that were found; everything else is written.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::{env, fs};

use culambda_cpu::runtime;

use crate::cuda_headers::{self, Headers};
use crate::options::ToolkitArgs;
use crate::report::{Message, Reporter};
use crate::{Status, io, names};

/// Tells that a folder may be written again.
const MARK: &str = "culambda-toolkit.txt";

/// What CCCL has for `find_package` of `CMake`.
const PACKAGES: [&str; 4] = ["cccl", "cub", "libcudacxx", "thrust"];

/// Where that is beside a folder of headers: in a toolkit, in wheels of CUDA 12 and of 13.
const BESIDE: [&str; 3] = ["lib64/cmake", "lib/cmake", "cccl/lib/cmake"];

/// Where it is in the folder.
const PLACE_OF_PACKAGES: &str = "lib64/cmake";

/// How deep folders of headers are looked into that several wheels share.
const DEEPEST: usize = 16;

/// An archive without members.
const EMPTY_ARCHIVE: &[u8] = b"!<arch>\n";

/// Writes the folder.
pub fn run(args: &ToolkitArgs, reporter: &mut Reporter) -> Status {
    match write(args) {
        Ok(()) => Status::Done,
        Err(message) => {
            reporter.show(&message);
            Status::Failed
        }
    }
}

fn write(args: &ToolkitArgs) -> Result<(), Message> {
    let headers = cuda_headers::find(args.cuda_path.as_deref())?;
    let root = std::path::absolute(&args.folder).map_err(|error| cannot_write(&args.folder, &error))?;
    let written = io::prepare_own(&root, MARK, "toolkit", &["include", "culambda", PLACE_OF_PACKAGES])
        .and_then(|()| files(args, &root, &headers));
    written.map_err(|error| cannot_write(&root, &error))?;
    libraries(args, &root, &headers)
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Message {
    Message::error(format!("cannot write `{}`: {error}", names::name(path)))
}

fn files(args: &ToolkitArgs, root: &Path, headers: &Headers) -> std::io::Result<()> {
    let file = |name: &str, bytes: &[u8]| {
        let path = root.join(name);
        fs::create_dir_all(io::folder_of(&path))?;
        io::write(&path, bytes)
    };
    for each in runtime::files() {
        let place = if each.name.starts_with("cmake/") {
            ""
        } else {
            "culambda/"
        };
        file(&format!("{place}{}", each.name), each.text.as_bytes())?;
    }
    let program = env::current_exe()?;
    file("bin/nvcc", &script(&program, root, &args.compiler))?;
    executable(&root.join("bin/nvcc"))?;
    file("cmake/CulambdaProgram.cmake", &program_for_cmake(&program))?;
    fs::create_dir_all(root.join("nvvm/libdevice"))?;
    fs::create_dir_all(root.join("lib64"))?;
    target(root)?;
    link_headers(root, headers)?;
    link_packages(root, headers)
}

/// The folder of a system in which Meson looks for headers and libraries.
fn target(root: &Path) -> std::io::Result<()> {
    let system = match env::consts::ARCH {
        "aarch64" => "sbsa",
        other => other,
    };
    let folder = root.join("targets").join(format!("{system}-{}", env::consts::OS));
    fs::create_dir_all(&folder)?;
    for (name, original) in [("include", "../../include"), ("lib", "../../lib64")] {
        let place = folder.join(name);
        if !place.is_symlink() {
            link(Path::new(original), &place)?;
        }
    }
    Ok(())
}

/// What stands for nvcc.
fn script(program: &Path, root: &Path, compiler: &str) -> Vec<u8> {
    let mut text = b"#!/bin/sh\n# Stands for nvcc: programs run on the CPU.\nexec ".to_vec();
    let words: [&OsStr; 7] = [
        program.as_os_str(),
        "cc".as_ref(),
        "--nvcc".as_ref(),
        "--cuda-path".as_ref(),
        root.as_os_str(),
        "-ccbin".as_ref(),
        compiler.as_ref(),
    ];
    for word in words {
        text.extend(quoted(word));
        text.push(b' ');
    }
    text.extend(b"\"$@\"\n");
    text
}

/// A word for a shell.
fn quoted(word: &OsStr) -> Vec<u8> {
    let mut text = vec![b'\''];
    for &byte in word.as_encoded_bytes() {
        match byte {
            b'\'' => text.extend(b"'\\''"),
            _ => text.push(byte),
        }
    }
    text.push(b'\'');
    text
}

/// Where the module for `CMake` finds culambda.
fn program_for_cmake(program: &Path) -> Vec<u8> {
    let mut text = b"# Where culambda is.\nset(CULAMBDA_PROGRAM [==[".to_vec();
    text.extend_from_slice(program.as_os_str().as_encoded_bytes());
    text.extend(b"]==])\n");
    text
}

#[cfg(unix)]
fn executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn executable(_: &Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn link(original: &Path, place: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(original, place)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> std::io::Result<()> {
    Err(std::io::Error::other(
        "headers are links, which this system does not have",
    ))
}

/// Links the headers into one folder. Since CUDA 13 those of CCCL have one of their own in it.
fn link_headers(root: &Path, headers: &Headers) -> std::io::Result<()> {
    let include = root.join("include");
    let apart = headers.release.0 >= 13;
    let mut plain = headers.plain.clone();
    if !apart {
        plain.extend(headers.system.iter().cloned());
    }
    link_all(&plain, &include, 0)?;
    if apart && !headers.system.is_empty() && !include.join("cccl").exists() {
        link_all(&headers.system, &include.join("cccl"), 0)?;
    }
    Ok(())
}

/// Links the packages of CCCL, each file by itself: they find the headers from the folder that they are in.
fn link_packages(root: &Path, headers: &Headers) -> std::io::Result<()> {
    let prefixes = headers.all().flat_map(|folder| folder.ancestors().skip(1).take(2));
    let places: Vec<PathBuf> = prefixes
        .flat_map(|prefix| BESIDE.map(|inner| prefix.join(inner)))
        .collect();
    for name in PACKAGES {
        let folder = places
            .iter()
            .map(|place| place.join(name))
            .find(|folder| folder.is_dir());
        if let Some(folder) = folder {
            link_all(&[folder], &root.join(PLACE_OF_PACKAGES).join(name), 0)?;
        }
    }
    // Some systems have no `lib64`.
    let place = root.join("lib/cmake");
    if root.join(PLACE_OF_PACKAGES).is_dir() && !place.is_symlink() {
        fs::create_dir_all(root.join("lib"))?;
        link(&Path::new("..").join(PLACE_OF_PACKAGES), &place)?;
    }
    Ok(())
}

/// Links what is in some folders into another one; of files with one name the first counts.
fn link_all(folders: &[PathBuf], place: &Path, depth: usize) -> std::io::Result<()> {
    fs::create_dir_all(place)?;
    let mut named: BTreeMap<OsString, Vec<PathBuf>> = BTreeMap::new();
    for folder in folders {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = std::path::absolute(entry.path())?;
            named.entry(entry.file_name()).or_default().push(path);
        }
    }
    for (name, originals) in named {
        // What Python leaves in its wheels.
        if name == "__pycache__" || name == "__init__.py" {
            continue;
        }
        let shared = originals.len() > 1 && originals.iter().all(|path| path.is_dir());
        if shared && depth < DEEPEST {
            link_all(&originals, &place.join(name), depth + 1)?;
        } else if let Some(original) = originals.first() {
            link(original, &place.join(name))?;
        }
    }
    Ok(())
}

/// Builds the runtime.
fn libraries(args: &ToolkitArgs, root: &Path, headers: &Headers) -> Result<(), Message> {
    let flags = shlex::split(&args.cxxflags)
        .ok_or_else(|| Message::error(format!("a quote in `{}` is not closed", args.cxxflags)))?;
    let lib = root.join("lib64");
    let failed = |error: std::io::Error| cannot_write(&lib, &error);
    let objects = tempfile::tempdir_in(&lib).map_err(failed)?;
    let mut made = Vec::new();
    let sources = runtime::files()
        .iter()
        .filter(|file| Path::new(file.name).extension() == Some("cpp".as_ref()));
    for (number, source) in sources.enumerate() {
        let object = objects.path().join(format!("{number}.o"));
        let mut process = Process::new(&args.compiler);
        process.args(&flags).args(["-std=c++17", "-fPIC", "-w", "-c"]);
        process
            .arg(root.join("culambda").join(source.name))
            .arg("-o")
            .arg(&object);
        process.arg("-I").arg(root.join("culambda/include"));
        for folder in headers.all() {
            process.arg("-isystem").arg(folder);
        }
        succeeds(process)?;
        made.push(object);
    }
    let new = objects.path().join("libcudart.so");
    let mut process = Process::new(&args.compiler);
    process.args(&flags).arg("-shared").args(&made).arg("-o").arg(&new);
    succeeds(process)?;
    fs::rename(&new, lib.join("libcudart.so")).map_err(failed)?;
    let new = objects.path().join("libcudart_static.a");
    let mut process = Process::new("ar");
    process.arg("rcs").arg(&new).args(&made);
    succeeds(process)?;
    fs::rename(&new, lib.join("libcudart_static.a")).map_err(failed)?;
    // What links the driver and uses nothing of it is linked; a function of it is still an error that names it.
    for empty in ["libcudadevrt.a", "libcuda.a"] {
        io::write(&lib.join(empty), EMPTY_ARCHIVE).map_err(failed)?;
    }
    Ok(())
}

/// Runs a program that has to succeed. What it says is shown.
fn succeeds(mut process: Process) -> Result<(), Message> {
    let name = process.get_program().to_string_lossy().into_owned();
    match process.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Message::error(format!(
            "`{name}` failed to build the CUDA runtime: {status}"
        ))),
        Err(error) => Err(Message::error(format!("cannot run `{name}`: {error}"))),
    }
}
