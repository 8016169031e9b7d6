//! The stand-in for the CUDA runtime, built with the options of the program that it is linked to.
//!
//! A sanitizer sees every block of memory only if the stand-in is built with it, too.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::time::SystemTime;

use culambda_cpu::command::Part;
use culambda_cpu::runtime;

use super::Build;
use super::store::{Entry, key};
use crate::report::Message;

/// Where the headers are among the files of the runtime.
const HEADERS: &str = "include/";

/// The file that has all of the stand-in.
const ALL: &str = "all.cpp";

/// The headers for programs.
pub(super) fn headers() -> Vec<Entry> {
    let headers = runtime::files().iter().filter_map(|file| {
        let name = file.name.strip_prefix(HEADERS)?;
        Some((PathBuf::from(name), file.text.as_bytes().to_vec()))
    });
    headers.collect()
}

/// The stand-in as one object.
pub(super) fn object(build: &Build<'_>, include: &Path) -> Result<PathBuf, Vec<Message>> {
    let failed = |error: std::io::Error| vec![Message::error(format!("cannot build the CUDA runtime: {error}"))];
    let options = options(build);
    let mut parts: Vec<Vec<u8>> = vec![include.as_os_str().as_encoded_bytes().to_vec()];
    for word in build.compiler {
        parts.push(identity(word));
    }
    parts.extend(options.iter().map(|word| word.as_bytes().to_vec()));
    parts.extend(
        build
            .headers
            .all()
            .map(|folder| folder.as_os_str().as_encoded_bytes().to_vec()),
    );
    parts.push(format!("{:?}", build.headers.release).into_bytes());
    parts.extend(runtime::files().iter().map(|file| file.text.as_bytes().to_vec()));
    let name = key(parts.iter().map(Vec::as_slice));
    let mut said = None;
    let folder = build.store.make("runtime", &name, |folder| {
        let output = compile(build, include, &options, folder)?;
        if output.status.success() {
            return Ok(());
        }
        said = Some(String::from_utf8_lossy(&output.stderr).into_owned());
        Err(std::io::Error::other("the compiler failed"))
    });
    let folder = folder.map_err(|error| {
        let mut messages = failed(error);
        let lines = said
            .iter()
            .flat_map(|said| said.lines())
            .filter(|line| line.contains("error"));
        for line in lines.take(8) {
            if let Some(message) = messages.first_mut() {
                message.notes.push(line.to_owned());
            }
        }
        messages
    })?;
    Ok(folder.join("runtime.o"))
}

fn compile(
    build: &Build<'_>,
    include: &Path,
    options: &[String],
    folder: &Path,
) -> std::io::Result<std::process::Output> {
    let mut all = String::new();
    for file in runtime::files().iter().filter(|file| !file.name.starts_with(HEADERS)) {
        let path = folder.join(file.name);
        fs::create_dir_all(crate::io::folder_of(&path))?;
        fs::write(&path, file.text)?;
        if Path::new(file.name).extension().is_some_and(|ending| ending == "cpp") {
            all.extend(["#include \"", file.name, "\"\n"]);
        }
    }
    fs::write(folder.join(ALL), all)?;
    let words: Vec<&OsString> = build.compiler.iter().collect();
    let (program, front) = words
        .split_first()
        .ok_or_else(|| std::io::Error::other("there is none"))?;
    let mut process = Process::new(program);
    process
        .args(front)
        .args(options)
        .args(["-w", "-std=c++17", "-x", "c++", "-c"]);
    process.arg(folder.join(ALL)).arg("-o").arg(folder.join("runtime.o"));
    process.arg("-I").arg(include);
    process.arg(super::words::prefix_map(folder, "culambda-runtime"));
    for folder in build.headers.all() {
        process.arg("-isystem").arg(folder);
    }
    process.output()
}

/// The options of the program that its runtime has to have as well.
fn options(build: &Build<'_>) -> Vec<String> {
    let mut found = Vec::new();
    for piece in &build.command.pieces {
        let mut words = build.words.iter().skip(piece.first).take(piece.count);
        let first = words.next().map_or("", String::as_str);
        let macros = matches!(&piece.part, Part::Define(value) if value.starts_with("_GLIBCXX") || value.starts_with("_FORTIFY"));
        if macros || piece.part == Part::Option && is_shared(first) {
            found.extend(build.words.iter().skip(piece.first).take(piece.count).cloned());
        }
    }
    found
}

fn is_shared(option: &str) -> bool {
    let never = [
        "-fsyntax-only",
        "-fprofile",
        "-ftest-coverage",
        "-fdiagnostics",
        "-fopenmp",
        "-fopt-info",
        // Nothing outside would see what it has.
        "-fwhole-program",
    ];
    let starts = [
        "-f",
        "-m",
        "-O",
        "-g",
        "-stdlib=",
        "--sysroot",
        "-isysroot",
        "-B",
        "-target",
        "--target",
    ];
    option == "-pthread"
        || starts.iter().any(|start| option.starts_with(start)) && !never.iter().any(|start| option.starts_with(start))
}

/// What tells one compiler from another under the same name.
fn identity(program: &OsString) -> Vec<u8> {
    let mut found = program.as_encoded_bytes().to_vec();
    let path = Path::new(program);
    let search = std::env::var_os("PATH").unwrap_or_default();
    let places = std::env::split_paths(&search).map(|folder| folder.join(path));
    let named = path.components().count() > 1;
    let file = if named {
        Some(path.to_owned())
    } else {
        places.into_iter().find(|path| path.is_file())
    };
    let data = file.and_then(|file| fs::metadata(file).ok());
    if let Some(data) = data {
        let time = data
            .modified()
            .ok()
            .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        found.extend(format!(" {} {:?}", data.len(), time).bytes());
    }
    found
}
