//! Properties of files and targets that say how they are compiled.

use super::{flat, here, whole_expressions, word};
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;
use crate::cmake::value::{Item, Value};
use crate::paths;

/// `set_source_files_properties(file.. PROPERTIES name value ..)`.
pub(super) fn of_sources(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some((files, properties)) = parts(args) else { return };
    for pair in properties.chunks(2) {
        let [name, value] = pair else { return };
        let Some(name) = name.text() else { continue };
        for file in files.clone() {
            source(reader, file, &name, &value.items);
        }
    }
}

/// `kokkos_compilation(SOURCE file..)`: the wrapper of Kokkos compiles these, as CUDA.
pub(super) fn by_kokkos(reader: &mut Reader<'_>, args: &[Argument]) {
    if word(args, 0).as_deref() == Some("SOURCE") {
        let language = [Item::new("CUDA", reader.branch, reader.at)];
        for file in flat(args.get(1..).unwrap_or_default()) {
            source(reader, file, "LANGUAGE", &language);
        }
    }
}

/// What the commands of BLT take.
const OF_BLT: [&str; 11] = [
    "NAME",
    "SOURCES",
    "HEADERS",
    "INCLUDES",
    "DEFINES",
    "DEPENDS_ON",
    "OUTPUT_NAME",
    "OUTPUT_DIR",
    "FOLDER",
    "SHARED",
    "OBJECT",
];

/// `blt_add_executable(NAME name SOURCES file.. DEFINES name.. DEPENDS_ON name..)`: with `cuda` among what it depends on, BLT
/// makes all sources CUDA, whatever was said of them before.
pub(super) fn by_blt(reader: &mut Reader<'_>, args: &[Argument]) {
    let all = flat(args);
    let is_key = |item: &Item| OF_BLT.contains(&&*item.text);
    let of = |key: &str| {
        let after = all.iter().skip_while(|item| &*item.text != key).skip(1);
        after.take_while(|item| !is_key(item)).cloned().collect::<Vec<Item>>()
    };
    let (sources, defines) = (of("SOURCES"), of("DEFINES"));
    if !defines.is_empty() {
        for file in &sources {
            source(reader, file.clone(), "COMPILE_DEFINITIONS", &defines);
        }
    }
    let cuda = of("DEPENDS_ON")
        .into_iter()
        .find(|item| matches!(&*item.text, "cuda" | "blt::cuda"));
    let Some(cuda) = cuda else { return };
    let language = [Item::new("CUDA", cuda.branch, reader.at)];
    for file in sources {
        source(reader, file, "LANGUAGE", &language);
    }
}

/// `set_target_properties(target.. PROPERTIES name value ..)`.
pub(super) fn of_targets(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some((targets, properties)) = parts(args) else {
        return;
    };
    for pair in properties.chunks(2) {
        let [name, value] = pair else { return };
        let Some(name) = name.text() else { continue };
        for item in &targets {
            target(reader, &item.text, &name, &value.items);
        }
    }
}

/// What is before `PROPERTIES`, and what after it.
fn parts(args: &[Argument]) -> Option<(Value, &[Argument])> {
    let at = args
        .iter()
        .position(|arg| !arg.quoted && arg.text().as_deref() == Some("PROPERTIES"))?;
    Some((flat(args.get(..at)?), args.get(at + 1..)?))
}

/// `set_property(SOURCE|TARGET|DIRECTORY name.. [APPEND] PROPERTY name value..)`.
pub(super) fn set(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(at) = args.iter().position(|arg| arg.text().as_deref() == Some("PROPERTY")) else {
        return;
    };
    let Some(name) = word(args, at + 1) else { return };
    let value = flat(args.get(at + 2..).unwrap_or_default());
    let owners = flat(args.get(1..at).unwrap_or_default());
    let owners = owners
        .into_iter()
        .filter(|item| !matches!(&*item.text, "APPEND" | "APPEND_STRING"));
    let owners: Value = owners.collect();
    match word(args, 0).as_deref() {
        Some("SOURCE") => {
            for file in owners {
                source(reader, file, &name, &value);
            }
        }
        Some("TARGET") => {
            for item in owners {
                target(reader, &item.text, &name, &value);
            }
        }
        Some("DIRECTORY") => folder(reader, &name, &value),
        _ => {}
    }
}

fn all_here(reader: &mut Reader<'_>, value: &[Item]) -> Value {
    let items: Value = value.iter().map(|item| here(reader, item.clone())).collect();
    reader.spend(items.len() + 1);
    whole_expressions(items)
}

fn source(reader: &mut Reader<'_>, file: Item, name: &str, value: &[Item]) {
    let is_language = name == "LANGUAGE" || name == "CUDA_SOURCE_PROPERTY_FORMAT";
    if !is_language && !matches!(name, "COMPILE_DEFINITIONS" | "COMPILE_OPTIONS" | "COMPILE_FLAGS") {
        return;
    }
    let Some(path) = paths::join(&reader.source_folder(), &file.text) else {
        if is_language
            && !reader.is_aside()
            && let Some(top) = reader.top()
        {
            top.any_cuda = true;
        }
        return;
    };
    let path = if is_language { with_ending(reader, path) } else { path };
    let file = here(reader, file);
    let mut items = all_here(reader, value);
    for item in &mut items {
        item.branch = reader.branches.both(file.branch, item.branch);
    }
    let (folder, aside) = (reader.folder, reader.is_aside());
    let source = reader.world.sources.entry(path).or_default();
    match name {
        "COMPILE_DEFINITIONS" => source.definitions.extend(items),
        "COMPILE_OPTIONS" | "COMPILE_FLAGS" => source.options.extend(items),
        _ => {
            for item in &mut items {
                // `OBJ` of FindCUDA.
                if &*item.text == "OBJ" {
                    item.text = "CUDA".into();
                }
            }
            if !aside && items.iter().any(|item| &*item.text == "CUDA") {
                source.cuda_in.push(folder);
            }
            source.language.extend(items);
        }
    }
}

/// The path of a source that is named without its ending, which is found by the usual ones (policy CMP0115).
fn with_ending(reader: &Reader<'_>, path: String) -> String {
    const ENDINGS: [&str; 6] = [".c", ".C", ".cc", ".cpp", ".cxx", ".cu"];
    let Some((folder, base)) = paths::in_tree(&path)
        .map(paths::split)
        .filter(|(_, base)| !base.contains('.'))
    else {
        return path;
    };
    let all = reader.files.list(folder);
    let has = |name: &str| all.iter().any(|entry| !entry.is_folder && entry.name == name);
    if has(base) {
        return path;
    }
    let found = ENDINGS.iter().find(|ending| has(&format!("{base}{ending}")));
    found.map(|ending| format!("{path}{ending}")).unwrap_or(path)
}

fn target(reader: &mut Reader<'_>, target: &str, name: &str, value: &[Item]) {
    let items = all_here(reader, value);
    let folder = reader.source_folder();
    let branch = reader.branch;
    let Some(target) = reader.world.target(target) else {
        return;
    };
    let is_out = reader.branches.excluded(branch, target.branch).is_some();
    match name {
        "CUDA_STANDARD" | "CXX_STANDARD" if is_out => {}
        "CUDA_STANDARD" => target.cuda_std = items,
        "CXX_STANDARD" => target.cxx_std = items,
        "COMPILE_DEFINITIONS" => target.own.definitions.extend(items),
        "INTERFACE_COMPILE_DEFINITIONS" => target.interface.definitions.extend(items),
        "COMPILE_OPTIONS" | "COMPILE_FLAGS" => target.own.options.extend(items),
        "INTERFACE_COMPILE_OPTIONS" => target.interface.options.extend(items),
        "INCLUDE_DIRECTORIES" => target.own.include.extend(in_folder(&folder, items)),
        "INTERFACE_INCLUDE_DIRECTORIES" => target.interface.include.extend(in_folder(&folder, items)),
        _ => {}
    }
}

fn folder(reader: &mut Reader<'_>, name: &str, value: &[Item]) {
    let items = all_here(reader, value);
    let (own, at) = (reader.source_folder(), reader.folder);
    let Some(folder) = reader.world.folder(at) else { return };
    match name {
        "COMPILE_DEFINITIONS" => folder.usage.definitions.extend(items),
        "COMPILE_OPTIONS" => folder.usage.options.extend(items),
        "INCLUDE_DIRECTORIES" => folder.usage.include.extend(in_folder(&own, items)),
        _ => {}
    }
}

/// Names of folders as whole paths; generator expressions stay as they are.
pub(super) fn in_folder(folder: &str, items: Value) -> impl Iterator<Item = Item> {
    items.into_iter().filter_map(move |mut item| {
        if !item.text.contains("$<") {
            item.text = paths::join(folder, &item.text)?.into();
        }
        Some(item)
    })
}
