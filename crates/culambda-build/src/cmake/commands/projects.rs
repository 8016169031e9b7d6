//! Projects, their languages, and the files that they read.

use super::word;
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;
use crate::cmake::value::{Branch, Item};
use crate::paths;

/// The folder of the file that is read.
const LIST_DIR: &str = "CMAKE_CURRENT_LIST_DIR";

/// `project(NAME LANGUAGES CXX CUDA)`.
pub(super) fn project(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else { return };
    let (source, binary) = (reader.source_folder(), reader.binary_folder());
    for prefix in ["PROJECT", &name] {
        for (end, path) in [("SOURCE_DIR", &source), ("BINARY_DIR", &binary)] {
            let item = Item::new(path.as_str(), reader.branch, reader.at);
            reader.scopes.set(&format!("{prefix}_{end}"), vec![item]);
        }
    }
    let item = Item::new(&*name, reader.branch, reader.at);
    reader.scopes.set("PROJECT_NAME", vec![item]);
    if let Some(at) = args.iter().position(|arg| arg.text().as_deref() == Some("VERSION"))
        && let Some(version) = word(args, at + 1)
    {
        versions(reader, &name, &version);
    }
    languages(reader, args.get(1..).unwrap_or_default());
}

fn versions(reader: &mut Reader<'_>, name: &str, version: &str) {
    let mut parts = version.split('.');
    let all = [
        ("", Some(version)),
        ("_MAJOR", parts.next()),
        ("_MINOR", parts.next()),
        ("_PATCH", parts.next()),
        ("_TWEAK", parts.next()),
    ];
    for prefix in ["PROJECT", name] {
        for (end, text) in all {
            let item = Item::new(text.unwrap_or_default(), reader.branch, reader.at);
            reader.scopes.set(&format!("{prefix}_VERSION{end}"), vec![item]);
        }
    }
}

/// `enable_language(CUDA)`.
pub(super) fn languages(reader: &mut Reader<'_>, args: &[Argument]) {
    let cuda = args.iter().find(|arg| arg.text().as_deref() == Some("CUDA"));
    let place = cuda.and_then(|arg| arg.items.first()).map(|item| item.at);
    // Where it is certain for the whole build.
    let sure = cuda.into_iter().flat_map(|arg| &arg.items).all(|item| {
        let whole = Branch::default();
        reader.branches.covers(item.branch, whole) && reader.branches.covers(reader.branch, whole)
    });
    if !sure {
        return;
    }
    if let (Some(at), Some(top)) = (place, reader.top()) {
        top.cuda.get_or_insert(at);
    }
}

/// A command whose first word is a package that sets variables: which ones, no file of the tree says.
pub(super) fn package(reader: &mut Reader<'_>, args: &[Argument]) {
    match word(args, 0) {
        Some(name) => reader.uses_package(&name),
        None => reader.misses_files = true,
    }
}

/// `find_package(CUDA)` makes `cuda_add_library` known.
pub(super) fn find_package(reader: &mut Reader<'_>, args: &[Argument]) {
    package(reader, args);
    if word(args, 0).as_deref() == Some("CUDA") && !reader.is_aside() {
        let at = reader.at;
        if let Some(top) = reader.top() {
            top.cuda.get_or_insert(at);
        }
    }
}

/// `add_subdirectory(source [binary])`.
pub(super) fn add_subdirectory(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else {
        return reader.cannot_read("the name of a folder is not known");
    };
    let folder = reader.folder;
    let Some(source) = paths::join(&reader.source_folder(), &name) else {
        return;
    };
    let binary = word(args, 1).filter(|text| text != "EXCLUDE_FROM_ALL" && text != "SYSTEM");
    let binary = binary.unwrap_or_else(|| name.clone());
    let Some(binary) = paths::join(&reader.binary_folder(), &binary) else {
        return;
    };
    // A name that leads there by another folder: it is built where it would be in the tree.
    let binary = if binary.starts_with(paths::BUILT) {
        binary
    } else {
        source.replacen(paths::SOURCE, paths::BUILT, 1)
    };
    reader.read_folder(&source, &binary, Some(folder));
}

/// `include(file)` or `include(Module)`, inside the tree.
pub(super) fn include(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else {
        reader.misses_files = true;
        return reader.cannot_read("the name of a file is not known");
    };
    let here = reader.source_folder();
    let mut found = paths::join(&here, &name);
    if !name.contains(['/', '.']) {
        let folders = reader.lookup("CMAKE_MODULE_PATH").unwrap_or_default();
        let known = folders.iter().filter(|item| item.is_known());
        let all = known.filter_map(|item| paths::join(&here, &format!("{}/{name}.cmake", item.text)));
        let all: Vec<String> = all.collect();
        found = all.into_iter().find(|path| {
            let name = paths::in_tree(path);
            name.is_some_and(|name| reader.script(name).is_some())
        });
    }
    let inside = found.as_deref().and_then(paths::in_tree);
    let script = inside.and_then(|name| reader.script(name));
    let (Some(path), Some(name), Some(script)) = (&found, inside, script) else {
        reader.misses_files |= !is_module_of_cmake(&name);
        return;
    };
    reader.visited.insert(name.to_owned());
    let before = reader.lookup(LIST_DIR).unwrap_or_default();
    let item = Item::new(paths::split(path).0, reader.branch, reader.at);
    reader.scopes.set(LIST_DIR, vec![item]);
    reader.run_file(&script);
    reader.scopes.set(LIST_DIR, before);
}

/// Whether a module is one that comes with `CMake`, by its name: these set variables that somebody names, or that show by
/// their names where they are from.
fn is_module_of_cmake(name: &str) -> bool {
    const FRONTS: [&str; 14] = [
        "Check",
        "CMake",
        "CPack",
        "CTest",
        "ExternalData",
        "ExternalProject",
        "FeatureSummary",
        "FetchContent",
        "Find",
        "Generate",
        "GNUInstallDirs",
        "GoogleTest",
        "TestBigEndian",
        "Write",
    ];
    !name.contains(['/', '.']) && FRONTS.iter().any(|front| name.starts_with(front))
}
