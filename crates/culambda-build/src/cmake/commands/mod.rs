//! What the commands mean that say something of how files are compiled.

mod files;
mod lists;
mod packages;
mod patterns;
mod projects;
mod properties;
pub(crate) mod targets;
pub(crate) mod variables;

use std::borrow::Cow;

use super::expand::Argument;
use super::reader::Reader;
use super::value::{Item, Value};

/// Whether a command fetches what is not in the tree, whoever defines it.
pub(crate) fn fetches(name: &str, args: &[Argument]) -> bool {
    packages::is_fetched(name, args)
}

/// Runs a command that is not a function of the project.
pub(crate) fn run(reader: &mut Reader<'_>, name: &str, args: &[Argument]) {
    match name {
        "set" => variables::set(reader, args),
        "unset" => variables::unset(reader, args),
        "option" => variables::option(reader, args),
        "cmake_dependent_option" => variables::dependent_option(reader, args),
        "list" => lists::list(reader, args),
        "math" => lists::math(reader, args),
        "string" => variables::string(reader, args),
        "cmake_parse_arguments" => variables::parse_arguments(reader, args),
        "get_filename_component" => variables::component(reader, args),
        "project" => projects::project(reader, args),
        "enable_language" => projects::languages(reader, args),
        "add_subdirectory" => projects::add_subdirectory(reader, args),
        "include" => projects::include(reader, args),
        "find_package" => projects::find_package(reader, args),
        "pkg_check_modules" | "pkg_search_module" | "fetchcontent_declare" => projects::package(reader, args),
        _ if packages::is_of_cpm(name) => packages::fetch(reader, args),
        "file" => files::file(reader, args),
        "configure_file" => files::configure(reader, args),
        "kokkos_compilation" => properties::by_kokkos(reader, args),
        "set_source_files_properties" => properties::of_sources(reader, args),
        "set_target_properties" => properties::of_targets(reader, args),
        "set_property" => properties::set(reader, args),
        _ => targets::run(reader, name, args),
    }
}

/// All elements of some arguments.
pub(crate) fn flat(args: &[Argument]) -> Value {
    args.iter().flat_map(|arg| arg.items.iter().cloned()).collect()
}

/// The known text of an argument.
pub(crate) fn word(args: &[Argument], at: usize) -> Option<Cow<'_, str>> {
    args.get(at)?.sure()
}

/// An element as it holds where the reading is.
pub(crate) fn here(reader: &mut Reader<'_>, mut item: Item) -> Item {
    item.branch = reader.branches.both(reader.branch, item.branch);
    item
}

/// Elements that begin generator expressions are joined with those that end them.
pub(crate) fn whole_expressions(items: Value) -> Value {
    let mut out: Value = Vec::new();
    let mut open = 0_usize;
    let mut parts: Option<(Item, String)> = None;
    for item in items {
        let opens = item.text.matches("$<").count();
        let closes = item.text.matches('>').count();
        match &mut parts {
            None if opens <= closes => {
                out.push(item);
                continue;
            }
            None => {
                open = opens - closes;
                let text = item.text.to_string();
                parts = Some((item, text));
                continue;
            }
            Some((_, text)) => {
                text.push(';');
                text.push_str(&item.text);
                open = (open + opens).saturating_sub(closes);
            }
        }
        if open == 0
            && let Some((item, text)) = parts.take()
        {
            out.push(Item::new(text, item.branch, item.at));
        }
    }
    if let Some((item, text)) = parts {
        out.push(Item::new(text, item.branch, item.at));
    }
    out
}
