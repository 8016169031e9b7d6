//! Files that are looked for and files that are written.

use super::variables::unknown;
use super::{here, word};
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;
use crate::cmake::value::{Item, Value};
use crate::cmake::world::Written;
use crate::{configured, glob, paths};

/// The longest text that the build writes.
const MAX_WRITTEN: usize = 1 << 20;

/// `file(GLOB OUT pattern..)`, `file(WRITE name text..)`, `file(GENERATE OUTPUT name CONTENT text)`, `file(COPY_FILE from
/// to)`, `file(RELATIVE_PATH OUT folder name)`.
pub(super) fn file(reader: &mut Reader<'_>, args: &[Argument]) {
    match word(args, 0).as_deref() {
        Some("GLOB") => look_for(reader, args, false),
        Some("GLOB_RECURSE") => look_for(reader, args, true),
        Some("WRITE" | "APPEND") => {
            if let Some(name) = word(args, 1) {
                let text = args.get(2..).unwrap_or_default();
                let appends = word(args, 0).as_deref() == Some("APPEND");
                write(reader, &name, text, appends);
            }
        }
        Some("GENERATE") => {
            let behind = |text: &str| args.iter().position(|arg| arg.text().as_deref() == Some(text));
            if let (Some(name), Some(at)) = (behind("OUTPUT").and_then(|at| word(args, at + 1)), behind("CONTENT")) {
                let text = args.get(at + 1..at + 2).unwrap_or_default();
                write(reader, &name, text, false);
            }
        }
        Some("COPY_FILE") => {
            if let (Some(from), Some(to)) = (word(args, 1), word(args, 2)) {
                copied(reader, &from, &to);
            }
        }
        Some("RELATIVE_PATH") => relative(reader, args),
        _ => {}
    }
}

/// Notes that a file is a copy of one of the tree: `from` is looked for where the folder is, `to` is written where it is
/// built.
fn copied(reader: &mut Reader<'_>, from: &str, to: &str) {
    let from = paths::join(&reader.source_folder(), from);
    let to = paths::join(&reader.binary_folder(), to);
    if let (Some(from), Some(to)) = (from, to)
        && paths::in_tree(&from).is_some()
        && from != to
    {
        reader.world.copies.entry(to).or_default().insert(from);
    }
}

/// `file(RELATIVE_PATH OUT folder name)`, both whole paths.
fn relative(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(out) = word(args, 1) else { return };
    let sure = args.iter().flat_map(|arg| &arg.items).all(|item| reader.is_sure(item));
    let found = || paths::relative(&word(args, 2)?, &word(args, 3)?);
    match found().filter(|_| sure) {
        Some(text) => {
            let item = Item::new(text, reader.branch, reader.at);
            reader.scopes.set(&out, vec![item]);
        }
        None => unknown(reader, &out),
    }
}

fn look_for(reader: &mut Reader<'_>, args: &[Argument], deep: bool) {
    let Some(out) = word(args, 1) else { return };
    let (mut found, mut relative): (Value, Option<String>) = (Vec::new(), None);
    let mut rest = args.get(2..).unwrap_or_default().iter();
    while let Some(arg) = rest.next() {
        match arg.text().as_deref() {
            Some("CONFIGURE_DEPENDS" | "FOLLOW_SYMLINKS") => {}
            Some("LIST_DIRECTORIES") => {
                rest.next();
            }
            Some("RELATIVE") => relative = rest.next().and_then(Argument::text),
            _ => {
                for item in &arg.items {
                    let Some(path) = paths::join(&reader.source_folder(), &item.text) else {
                        continue;
                    };
                    let Some(pattern) = paths::in_tree(&path) else { continue };
                    let names = glob::find(reader.files, pattern, deep, &mut |steps| steps < glob::MAX_STEPS);
                    reader.spend(names.len() + 1);
                    let item = here(reader, item.clone());
                    let path = |name: &String| Item::new(paths::of_tree(name), item.branch, item.at);
                    found.extend(names.iter().map(path));
                }
            }
        }
    }
    if let Some(folder) = relative {
        let below = |path: &str| path.strip_prefix(&*folder)?.strip_prefix('/').map(str::to_owned);
        for item in &mut found {
            if let Some(name) = below(&item.text) {
                item.text = name.into();
            }
        }
    }
    reader.scopes.set(&out, found);
}

/// A file that is written with a text that is in the build file.
fn write(reader: &mut Reader<'_>, name: &str, text: &[Argument], appends: bool) {
    let Some(name) = paths::join(&reader.binary_folder(), name).and_then(|path| paths::told(&path)) else {
        return;
    };
    let items = text.iter().flat_map(|arg| &arg.items);
    let known = items.clone().all(|item| item.is_known() && reader.is_sure(item));
    let text: String = text.iter().map(Argument::shown).collect();
    let old = reader.world.written.iter_mut().find(|written| written.name == name);
    match old {
        Some(written) if appends => {
            if known && written.text.len() + text.len() <= MAX_WRITTEN {
                written.text.push_str(&text);
            } else {
                written.name.clear();
            }
        }
        _ if known && text.len() <= MAX_WRITTEN => reader.world.written.push(Written {
            name,
            text,
            at: reader.at,
            aside: reader.is_aside(),
            open: Vec::new(),
        }),
        _ => {}
    }
}

/// `configure_file(input output [@ONLY|COPYONLY])`.
pub(super) fn configure(reader: &mut Reader<'_>, args: &[Argument]) {
    let (Some(input), Some(output)) = (word(args, 0), word(args, 1)) else {
        return reader.cannot_read("the names of a configured file are not known");
    };
    let Some(input) = paths::join(&reader.source_folder(), &input) else {
        return;
    };
    let Some(mut output) = paths::join(&reader.binary_folder(), &output) else {
        return;
    };
    let Some(template) = paths::in_tree(&input) else { return };
    let Some(text) = crate::text(reader.files, template) else {
        return;
    };
    if paths::ending(&output).is_empty() && !paths::split(&output).1.contains('.') {
        // A folder.
        output = format!("{output}/{}", paths::split(template).1);
    }
    copied(reader, &input, &output);
    let has = |word: &str| args.iter().any(|arg| arg.text().as_deref() == Some(word));
    let Some(name) = paths::told(&output) else { return };
    if has("COPYONLY") || text.len() > MAX_WRITTEN || !is_header(&name) {
        return;
    }
    configured::configure(reader, template, &text, name, has("@ONLY"));
}

fn is_header(name: &str) -> bool {
    matches!(
        paths::ending(name),
        "h" | "hpp" | "hh" | "hxx" | "H" | "cuh" | "inc" | "inl" | "def" | "cpp" | "cc" | "cu"
    )
}
