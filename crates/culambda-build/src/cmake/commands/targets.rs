//! Targets, and what they are compiled with.

use std::borrow::Cow;

use super::properties::in_folder;
use super::{flat, here, whole_expressions, word};
use crate::cmake::expand::Argument;
use crate::cmake::genex::{self, Around};
use crate::cmake::reader::Reader;
use crate::cmake::value::{Branch, Item, Value};
use crate::cmake::world::{Kind, Target, Usage};
use crate::definition::{defined_name, is_name};
use crate::paths;

/// Words after the name of a target that are not sources.
const KEYWORDS: &[&str] = &[
    "STATIC",
    "SHARED",
    "MODULE",
    "OBJECT",
    "INTERFACE",
    "EXCLUDE_FROM_ALL",
    "WIN32",
    "MACOSX_BUNDLE",
    "OPTIONS",
    "PRIVATE",
    "PUBLIC",
    "THIN_LTO",
    "NO_EXTRAS",
    "SYSTEM",
    "NB_STATIC",
    "STABLE_ABI",
];

/// Endings of files that compilers get.
const SOURCES: &[&str] = &["cu", "cpp", "cc", "cxx", "c++", "C", "hip", "c"];

/// Whether a command may define macros.
pub(crate) fn takes_definitions(name: &str) -> bool {
    matches!(
        name,
        "target_compile_definitions"
            | "target_compile_options"
            | "add_compile_definitions"
            | "add_compile_options"
            | "add_definitions"
    )
}

/// Whether a command names the sources of a target.
pub(crate) fn takes_sources(name: &str) -> bool {
    matches!(
        name,
        "add_library" | "add_executable" | "cuda_add_library" | "cuda_add_executable" | "target_sources"
    )
}

/// `remove_definitions(-DX)`: what the folders above define does not hold here.
fn remove(reader: &mut Reader<'_>, args: &[Argument]) {
    let (here, whole) = (reader.branch, Branch::default());
    let folder = reader.folder;
    if !reader.branches.covers(here, whole) {
        return;
    }
    let plain = |text: &str| text.strip_prefix("-D").unwrap_or(text).to_owned();
    let names: Vec<String> = args.iter().filter_map(|arg| Some(plain(&arg.text()?))).collect();
    if let Some(folder) = reader.world.folder(folder) {
        folder
            .usage
            .definitions
            .retain(|item| !names.contains(&plain(&item.text)));
    }
}

/// Runs a command about targets or folders; any other that names files of the tree is noted.
pub(super) fn run(reader: &mut Reader<'_>, name: &str, args: &[Argument]) {
    match name {
        "cuda_add_library" | "cuda_add_executable" => {
            add(reader, args, Kind::Plain);
            by_find_cuda(reader, args);
        }
        "add_library"
        | "add_executable"
        | "pybind11_add_module"
        | "nanobind_add_module"
        | "python_add_library"
        | "python3_add_library" => add(reader, args, Kind::Plain),
        "hip_add_library" | "hip_add_executable" | "hipsycl_add_library" => add(reader, args, Kind::OtherGpu),
        "target_sources" => sources(reader, args),
        "target_link_libraries" => link(reader, args),
        "target_compile_definitions" => said(reader, args, |usage| &mut usage.definitions),
        "target_compile_options" => said(reader, args, |usage| &mut usage.options),
        "target_compile_features" => said(reader, args, |usage| &mut usage.features),
        "target_include_directories" => include(reader, args),
        "include_directories" => folders(reader, args),
        "add_compile_definitions" => all(reader, args, |usage| &mut usage.definitions),
        // What it defines holds for the targets before it as well.
        "add_definitions" => {
            let defines = |arg: &&Argument| arg.text().is_some_and(|text| text.starts_with("-D"));
            let (definitions, options): (Vec<&Argument>, Vec<&Argument>) = args.iter().partition(defines);
            all(reader, definitions, |usage| &mut usage.definitions);
            all(reader, options, |usage| &mut usage.options);
        }
        "remove_definitions" => remove(reader, args),
        // Both are options, whatever they are called.
        "add_compile_options" | "cuda_include_directories" => all(reader, args, |usage| &mut usage.options),
        "add_custom_target"
        | "add_custom_command"
        | "add_test"
        | "install"
        | "message"
        | "execute_process"
        | "source_group"
        | "set_tests_properties"
        | "try_compile"
        | "check_source_compiles" => {}
        "blt_add_executable" | "blt_add_library" => {
            unseen(reader, args);
            super::properties::by_blt(reader, args);
        }
        _ => unseen(reader, args),
    }
}

/// What `FindCUDA` compiles a target with: the flags that a variable has where the target is made.
fn by_find_cuda(reader: &mut Reader<'_>, args: &[Argument]) {
    let flags = reader.lookup("CUDA_NVCC_FLAGS").unwrap_or_default();
    let Some(name) = word(args, 0) else { return };
    let at = reader.world.by_name.get(&*name).copied();
    if let Some(target) = at.and_then(|at| reader.world.targets.get_mut(at)) {
        target.own.options.extend(flags);
    }
}

/// Makes a target.
fn make(reader: &mut Reader<'_>, name: &str, kind: Kind) {
    let cuda_std = reader.lookup("CMAKE_CUDA_STANDARD").unwrap_or_default();
    let cxx_std = reader.lookup("CMAKE_CXX_STANDARD").unwrap_or_default();
    let folder_options = reader
        .world
        .folders
        .get(reader.folder)
        .map_or(0, |folder| folder.usage.options.len());
    // A name that two branches make means both: what is said of it is said of the last.
    let at = reader.world.targets.len();
    reader.world.targets.push(Target {
        at: reader.at,
        branch: reader.branch,
        folder: reader.folder,
        kind,
        sources: Vec::new(),
        own: Usage::default(),
        interface: Usage::default(),
        links: Vec::new(),
        cuda_std,
        cxx_std,
        folder_options,
    });
    let old = reader.world.by_name.insert(name.to_owned(), at);
    if let Some(old) = old.filter(|_| reader.is_aside()) {
        reader.replaced.push((name.to_owned(), old));
    }
}

fn add(reader: &mut Reader<'_>, args: &[Argument], kind: Kind) {
    let Some(name) = word(args, 0) else {
        return reader.cannot_read("the name of a target is not known");
    };
    let rest = args.get(1..).unwrap_or_default();
    let has = |text: &str| rest.iter().any(|arg| arg.text().as_deref() == Some(text));
    if has("ALIAS") {
        let other = word(args, 2).and_then(|other| reader.world.by_name.get(&*other).copied());
        if let Some(other) = other {
            reader.world.by_name.insert(name.into_owned(), other);
        }
        return;
    }
    let imported = has("IMPORTED");
    make(
        reader,
        &name,
        if has("INTERFACE") || imported {
            Kind::Interface
        } else {
            kind
        },
    );
    let items = flat(rest);
    let items = items.into_iter().filter(|item| !KEYWORDS.contains(&&*item.text));
    if !imported {
        add_sources(reader, &name, items.collect());
    }
}

/// Adds files to a target.
fn add_sources(reader: &mut Reader<'_>, name: &str, items: Value) {
    let folder = reader.source_folder();
    let mut found = Vec::new();
    for item in whole_expressions(items) {
        let item = here(reader, item);
        for path in files_in(&item.text).split(';') {
            let path = paths::join(&folder, path).filter(|_| !path.is_empty());
            found.extend(path.map(|path| Item::new(path, item.branch, item.at)));
        }
    }
    reader.spend(found.len());
    if let Some(target) = reader.world.target(name) {
        target.sources.extend(found);
    }
}

/// The names of files that a text stands for, also those that are there perhaps: if anything compiles them, the target does.
fn files_in(text: &str) -> Cow<'_, str> {
    if !text.contains("$<") {
        return text.into();
    }
    let around = Around {
        language: "CUDA",
        config: None,
    };
    genex::evaluate(text, around).text.into()
}

fn sources(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else { return };
    let items = flat(args.get(1..).unwrap_or_default());
    let words = [
        "PUBLIC",
        "PRIVATE",
        "INTERFACE",
        "FILE_SET",
        "BASE_DIRS",
        "FILES",
        "TYPE",
        "HEADERS",
    ];
    let items = items.into_iter().filter(|item| !words.contains(&&*item.text));
    add_sources(reader, &name, items.collect());
}

/// A word about a target: whether it holds for itself, and whether for those who use it.
type Part = (Item, bool, bool);

/// What is said of a target: for itself, for those who use it.
fn each_part(reader: &mut Reader<'_>, args: &[Argument]) -> Option<(String, Vec<Part>)> {
    let Some(name) = word(args, 0) else {
        reader.cannot_read("the name of a target is not known");
        return None;
    };
    let (mut own, mut interface) = (true, true);
    let mut found: Vec<(Value, bool, bool)> = Vec::new();
    for arg in args.get(1..).unwrap_or_default() {
        match arg.text().as_deref().filter(|_| !arg.quoted) {
            Some("PUBLIC" | "LINK_PUBLIC") => (own, interface) = (true, true),
            Some("PRIVATE" | "LINK_PRIVATE") => (own, interface) = (true, false),
            Some("INTERFACE" | "LINK_INTERFACE_LIBRARIES") => (own, interface) = (false, true),
            Some("BEFORE" | "AFTER" | "SYSTEM") => {}
            _ => match found.last_mut() {
                Some((items, a, b)) if (*a, *b) == (own, interface) => items.extend(arg.items.iter().cloned()),
                _ => found.push((arg.items.clone(), own, interface)),
            },
        }
    }
    let mut out = Vec::new();
    for (items, own, interface) in found {
        for item in whole_expressions(items) {
            out.push((here(reader, item), own, interface));
        }
    }
    reader.spend(out.len());
    Some((name.into_owned(), out))
}

fn said(reader: &mut Reader<'_>, args: &[Argument], slot: fn(&mut Usage) -> &mut Vec<Item>) {
    let Some((name, parts)) = each_part(reader, args) else {
        return loose(reader, args);
    };
    let Some(target) = reader.world.target(&name) else {
        return;
    };
    for (item, own, interface) in parts {
        if own {
            slot(&mut target.own).push(item.clone());
        }
        if interface {
            slot(&mut target.interface).push(item);
        }
    }
}

/// Definitions for a target whose name is not known.
fn loose(reader: &mut Reader<'_>, args: &[Argument]) {
    for item in flat(args.get(1..).unwrap_or_default()) {
        let name = defined_name(&item.text);
        if is_name(name) {
            reader.loose.insert(name.to_owned());
        }
    }
}

fn include(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some((name, parts)) = each_part(reader, args) else {
        return;
    };
    let folder = reader.source_folder();
    let Some(target) = reader.world.target(&name) else {
        return;
    };
    for (item, own, interface) in parts {
        for item in in_folder(&folder, vec![item]) {
            if own {
                target.own.include.push(item.clone());
            }
            if interface {
                target.interface.include.push(item);
            }
        }
    }
}

fn link(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some((name, parts)) = each_part(reader, args) else {
        return;
    };
    if let Some(target) = reader.world.target(&name) {
        target.links.extend(parts);
    }
}

/// `include_directories`.
fn folders(reader: &mut Reader<'_>, args: &[Argument]) {
    let items = flat(args);
    let first = items.iter().any(|item| &*item.text == "BEFORE");
    let items = items
        .into_iter()
        .filter(|item| !matches!(&*item.text, "BEFORE" | "AFTER" | "SYSTEM"));
    let items: Value = items.map(|item| here(reader, item)).collect();
    let (own, at) = (reader.source_folder(), reader.folder);
    let Some(folder) = reader.world.folder(at) else { return };
    let new: Vec<Item> = in_folder(&own, whole_expressions(items)).collect();
    if first {
        folder.usage.include.splice(0..0, new);
    } else {
        folder.usage.include.extend(new);
    }
}

/// What is said of all targets of a folder.
fn all<'a>(
    reader: &mut Reader<'_>,
    args: impl IntoIterator<Item = &'a Argument>,
    slot: fn(&mut Usage) -> &mut Vec<Item>,
) {
    let items = args.into_iter().flat_map(|arg| arg.items.iter().cloned());
    let items: Value = items.map(|item| here(reader, item)).collect();
    let at = reader.folder;
    if let Some(folder) = reader.world.folder(at) {
        slot(&mut folder.usage).extend(whole_expressions(items));
    }
}

/// A command that no file of the tree defines. If it names sources, it may make a target of them.
fn unseen(reader: &mut Reader<'_>, args: &[Argument]) {
    let items = flat(args);
    let is_source = |item: &Item| SOURCES.contains(&paths::ending(&item.text)) && !item.text.contains("$<");
    let sources: Value = items.into_iter().filter(is_source).collect();
    if sources.is_empty() {
        return;
    }
    let named = args.iter().position(|arg| arg.text().as_deref() == Some("NAME"));
    let Some(name) = word(args, named.map_or(0, |at| at + 1)) else {
        return;
    };
    if reader.world.by_name.contains_key(&*name) {
        return;
    }
    make(reader, &name, Kind::Unseen);
    add_sources(reader, &name, sources);
}
