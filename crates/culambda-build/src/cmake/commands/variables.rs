//! Commands that set variables.

use super::{flat, here, patterns, word};
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;
use crate::cmake::switch;
use crate::cmake::value::{Item, UNKNOWN, Value};
use crate::paths;

/// Elements of a range.
const MAX_RANGE: i64 = 1000;

/// `set(NAME value..)`, `set(NAME value CACHE TYPE "")`, `set(NAME value PARENT_SCOPE)`.
pub(super) fn set(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0).filter(|name| !name.starts_with("ENV{")) else {
        reader.sets_unknown |= word(args, 0).is_none() && !reader.is_aside();
        return;
    };
    let rest = args.get(1..).unwrap_or_default();
    let is = |arg: &Argument, text: &str| !arg.quoted && arg.is(text);
    if let Some(at) = rest.iter().position(|arg| is(arg, "CACHE")) {
        let value = flat(rest.get(..at).unwrap_or_default());
        let forced = rest.iter().any(|arg| is(arg, "FORCE"));
        return cache(reader, &name, value, forced);
    }
    if rest.last().is_some_and(|arg| is(arg, "PARENT_SCOPE")) {
        let value = flat(rest.get(..rest.len() - 1).unwrap_or_default());
        reader.spend(value.len());
        let now = reader.branch;
        return reader.scopes.set_above(&name, value, &mut reader.branches, now);
    }
    if rest.is_empty() {
        return reader.scopes.set(&name, Vec::new());
    }
    let value = flat(rest);
    let value = if is_flags(&name) {
        grown(reader, &name, value)
    } else {
        value
    };
    reader.scopes.set(&name, value);
}

/// `set(FLAGS "${FLAGS} more")` adds an element: what is known of the others stays.
fn grown(reader: &mut Reader<'_>, name: &str, new: Value) -> Value {
    let Some(mut old) = reader.lookup(name) else { return new };
    let Some((last, before)) = new.split_last() else {
        return new;
    };
    let texts = |items: &[Item]| items.iter().map(|item| item.text.clone()).collect::<Vec<_>>();
    let (same, end) = match old.split_last() {
        Some((end, front)) => (texts(front) == texts(before), end.text.clone()),
        None => (before.is_empty(), "".into()),
    };
    reader.spend(old.len());
    match last.text.strip_prefix(&*end) {
        Some(rest) if same => {
            old.push(Item::new(rest, reader.branch, reader.at));
            old
        }
        _ => new,
    }
}

fn truth(reader: &Reader<'_>, on: bool) -> Value {
    vec![Item::new(if on { "ON" } else { "OFF" }, reader.branch, reader.at)]
}

/// Sets a cache variable, unless there is one.
fn cache(reader: &mut Reader<'_>, name: &str, value: Value, forced: bool) {
    reader.cached.insert(name.to_owned());
    if let Some(spelled) = reader.backends.get(name) {
        // It chooses among back ends, and this is the CUDA build.
        let item = Item::new(spelled.as_str(), reader.branch, reader.at);
        reader.scopes.set_cache(name, vec![item]);
        return;
    }
    let known = reader.scopes.cached(name);
    let known = known.is_some_and(|known| known.iter().all(|item| reader.is_sure(item)));
    if known && !forced {
        return;
    }
    if forced {
        reader.scopes.set(name, value.clone());
    }
    reader.scopes.set_cache(name, value);
}

pub(super) fn unset(reader: &mut Reader<'_>, args: &[Argument]) {
    if let Some(name) = word(args, 0) {
        reader.scopes.set(&name, Vec::new());
    }
}

/// `option(NAME "help" ON)`.
pub(super) fn option(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else { return };
    let value = args.get(2).map(|arg| arg.items.clone());
    declare(reader, &name, value);
}

fn declare(reader: &mut Reader<'_>, name: &str, value: Option<Value>) {
    let value = match switch::option_choice(name) {
        Some(on) => truth(reader, on),
        None => value.unwrap_or_else(|| truth(reader, false)),
    };
    // A variable of that name stays.
    if reader.scopes.get(name).is_some_and(|known| !known.is_empty()) {
        return;
    }
    reader.scopes.set_cache(name, value);
}

/// `cmake_dependent_option(NAME "help" ON "conditions" OFF)`: its value hangs on the conditions.
pub(super) fn dependent_option(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(name) = word(args, 0) else { return };
    let conditions = args.get(3).map(|arg| arg.items.clone()).unwrap_or_default();
    let mut all = Some(true);
    for item in conditions {
        let words = item.text.split_whitespace().map(|word| Argument {
            items: vec![Item::new(word, item.branch, item.at)],
            quoted: false,
            plain: true,
        });
        let words: Vec<Argument> = words.collect();
        let truth = reader.truth(&words).value;
        all = match (all, truth) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        };
    }
    let value = match all {
        Some(true) => args.get(2),
        Some(false) => args.get(4),
        None => None,
    };
    let open = || vec![Item::new(UNKNOWN.to_string(), reader.branch, reader.at)];
    let value = value.map_or_else(open, |value| value.items.clone());
    declare(reader, &name, Some(value));
}

/// Sets a variable to what is not known.
pub(super) fn unknown(reader: &mut Reader<'_>, name: &str) {
    let item = Item::new(UNKNOWN.to_string(), reader.branch, reader.at);
    reader.scopes.set(name, vec![item]);
}

/// `string(APPEND NAME text)` and others.
pub(super) fn string(reader: &mut Reader<'_>, args: &[Argument]) {
    let (Some(what), Some(second)) = (word(args, 0), word(args, 1)) else {
        // What is made of unknown texts is unknown.
        if let Some(out) = args.iter().skip(2).rev().find_map(Argument::text) {
            unknown(reader, &out);
        }
        return;
    };
    match &*what {
        // Flags that are added are elements of their own: what is known of the others stays.
        "APPEND" if is_flags(&second) => {
            let items: Value = flat(args.get(2..).unwrap_or_default());
            let items: Value = items.into_iter().map(|item| here(reader, item)).collect();
            let copied = reader.scopes.append(&second, items);
            reader.spend(copied);
        }
        "APPEND" | "CONCAT" => {
            let mut text = String::new();
            if what == "APPEND" {
                text = reader
                    .text_of(&second)
                    .map_or_else(|| UNKNOWN.to_string(), |item| item.text.to_string());
            }
            for arg in args.get(2..).unwrap_or_default() {
                let sure = arg.items.iter().all(|item| reader.is_sure(item));
                text.push_str(&if sure { arg.shown() } else { UNKNOWN.to_string() });
            }
            reader.spend(text.len() / 64);
            let item = Item::new(text, reader.branch, reader.at);
            reader.scopes.set(&second, vec![item]);
        }
        "TOUPPER" | "TOLOWER" => {
            let Some(out) = word(args, 2) else { return };
            let text = if what == "TOUPPER" {
                second.to_uppercase()
            } else {
                second.to_lowercase()
            };
            let item = Item::new(text, reader.branch, reader.at);
            let item = args
                .get(1)
                .and_then(|arg| arg.items.first())
                .map_or(item.clone(), |own| Item {
                    branch: own.branch,
                    ..item
                });
            reader.scopes.set(&out, vec![item]);
        }
        "STRIP" => {
            if let Some(out) = word(args, 2) {
                let item = Item::new(second.trim(), reader.branch, reader.at);
                reader.scopes.set(&out, vec![item]);
            }
        }
        "REPLACE" => replace(reader, args),
        "FIND" | "SUBSTRING" | "LENGTH" => part(reader, args),
        "REGEX" => patterns::string(reader, args),
        "JSON" => {
            for out in args.iter().skip(3).take(2).filter_map(Argument::text) {
                unknown(reader, &out);
            }
        }
        _ => {
            if let Some(out) = args.last().and_then(Argument::text) {
                unknown(reader, &out);
            }
        }
    }
}

/// `string(FIND text part OUT)`, `string(SUBSTRING text begin length OUT)`, `string(LENGTH text OUT)`, in bytes.
fn part(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(out) = args.last().and_then(Argument::text) else {
        return;
    };
    let sure = args.iter().flat_map(|arg| &arg.items).all(|item| reader.is_sure(item));
    let number = |at: usize| word(args, at)?.parse::<isize>().ok();
    let found = || {
        let text = word(args, 1)?;
        match &*word(args, 0)? {
            "FIND" if args.len() == 4 => {
                let at = text.find(&*word(args, 2)?);
                Some(at.map_or("-1".to_owned(), |at| at.to_string()))
            }
            "LENGTH" => Some(text.len().to_string()),
            "SUBSTRING" => {
                let begin = usize::try_from(number(2)?).ok()?;
                let rest = text.get(begin..)?;
                let length = usize::try_from(number(3)?).unwrap_or(rest.len());
                rest.get(..length.min(rest.len())).map(str::to_owned)
            }
            _ => None,
        }
    };
    match found().filter(|_| sure) {
        Some(text) => {
            let item = Item::new(text, reader.branch, reader.at);
            reader.scopes.set(&out, vec![item]);
        }
        None => unknown(reader, &out),
    }
}

/// `string(REPLACE old new out text..)`.
fn replace(reader: &mut Reader<'_>, args: &[Argument]) {
    let (Some(old), Some(new), Some(out)) = (word(args, 1), word(args, 2), word(args, 3)) else {
        return;
    };
    let items = flat(args.get(4..).unwrap_or_default());
    if old.is_empty() || old.contains(';') || new.contains(';') {
        return unknown(reader, &out);
    }
    let items = items.into_iter().map(|mut item| {
        if item.text.contains(&*old) {
            item.text = item.text.replace(&*old, &new).into();
        }
        item
    });
    let items: Value = items.collect();
    reader.spend(items.iter().map(|item| 1 + item.text.len() / 64).sum());
    reader.scopes.set(&out, items);
}

/// Whether a variable has options of compilers.
fn is_flags(name: &str) -> bool {
    let upper = name.to_ascii_uppercase();
    ["FLAGS", "OPTIONS", "DEFINITIONS", "DEFINES"]
        .iter()
        .any(|word| upper.contains(word))
}

/// `cmake_parse_arguments(PREFIX "options" "one" "many" args..)`.
pub(super) fn parse_arguments(reader: &mut Reader<'_>, args: &[Argument]) {
    let from_function = word(args, 0).as_deref() == Some("PARSE_ARGV");
    let args = if from_function {
        args.get(2..).unwrap_or_default()
    } else {
        args
    };
    let Some(prefix) = word(args, 0) else { return };
    let names = |at: usize| -> Vec<String> {
        let items = args.get(at).map(|arg| arg.items.as_slice()).unwrap_or_default();
        items
            .iter()
            .filter(|item| item.is_known())
            .map(|item| item.text.to_string())
            .collect()
    };
    let (options, ones, many) = (names(1), names(2), names(3));
    let given = if from_function {
        reader.lookup("ARGV").unwrap_or_default()
    } else {
        flat(args.get(4..).unwrap_or_default())
    };
    for name in &options {
        let off = truth(reader, false);
        reader.scopes.set(&format!("{prefix}_{name}"), off);
    }
    for name in ones.iter().chain(&many) {
        reader.scopes.set(&format!("{prefix}_{name}"), Vec::new());
    }
    let mut rest = Vec::new();
    let mut now: Option<(String, bool)> = None;
    for item in given {
        let text = &*item.text;
        if options.iter().any(|name| name == text) {
            let on = truth(reader, true);
            reader.scopes.set(&format!("{prefix}_{text}"), on);
            now = None;
        } else if ones.iter().any(|name| name == text) {
            now = Some((format!("{prefix}_{text}"), true));
        } else if many.iter().any(|name| name == text) {
            now = Some((format!("{prefix}_{text}"), false));
        } else if let Some((name, one)) = now.clone() {
            let copied = reader.scopes.append(&name, vec![item]);
            reader.spend(copied);
            if one {
                now = None;
            }
        } else {
            rest.push(item);
        }
    }
    reader.scopes.set(&format!("{prefix}_UNPARSED_ARGUMENTS"), rest);
}

/// `get_filename_component(OUT name NAME_WE)` and others.
pub(super) fn component(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(out) = word(args, 0) else { return };
    let Some(name) = word(args, 1) else {
        return unknown(reader, &out);
    };
    let (folder, last) = paths::split(&name);
    let text = match word(args, 2).as_deref() {
        Some("DIRECTORY" | "PATH") => folder.to_owned(),
        Some("NAME") => last.to_owned(),
        Some("NAME_WE") => last.split('.').next().unwrap_or_default().to_owned(),
        Some("NAME_WLE") => last.rsplit_once('.').map_or(last, |(stem, _)| stem).to_owned(),
        Some("EXT") => last.split_once('.').map_or(String::new(), |(_, end)| format!(".{end}")),
        Some("LAST_EXT") => last
            .rsplit_once('.')
            .map_or(String::new(), |(_, end)| format!(".{end}")),
        Some("ABSOLUTE" | "REALPATH") if word(args, 3).is_none() => match paths::join(&reader.source_folder(), &name) {
            Some(path) => path,
            None => return unknown(reader, &out),
        },
        _ => return unknown(reader, &out),
    };
    let branch = args
        .get(1)
        .and_then(|arg| arg.items.first())
        .map_or(reader.branch, |item| item.branch);
    let item = Item::new(text, branch, reader.at);
    reader.scopes.set(&out, vec![item]);
}

/// The variable of a loop, and what it goes over; `None` if that is not known.
pub(crate) fn each(reader: &mut Reader<'_>, args: &[Argument]) -> Option<(String, Value)> {
    let name = word(args, 0)?;
    let rest = args.get(1..).unwrap_or_default();
    match word(args, 1).as_deref() {
        Some("RANGE") => {
            let numbers: Vec<i64> = rest.iter().skip(1).filter_map(|arg| arg.text()?.parse().ok()).collect();
            let (from, to, step) = match *numbers.as_slice() {
                [to] => (0, to, 1),
                [from, to] => (from, to, 1),
                [from, to, step] if step > 0 => (from, to, step),
                _ => return None,
            };
            let all = (0..MAX_RANGE).map(|count| from.saturating_add(count.saturating_mul(step)));
            let item = |number: i64| Item::new(number.to_string(), reader.branch, reader.at);
            Some((
                name.into_owned(),
                all.take_while(|number| *number <= to).map(item).collect(),
            ))
        }
        Some("IN") => {
            let mut out = Vec::new();
            let mut lists = false;
            for arg in rest.iter().skip(1) {
                match arg.text().as_deref() {
                    Some("LISTS") if !arg.quoted => lists = true,
                    Some("ITEMS") if !arg.quoted => lists = false,
                    Some("ZIP_LISTS") if !arg.quoted => return None,
                    Some(list) if lists => out.extend(reader.lookup(list)?),
                    _ => out.extend(arg.items.iter().cloned()),
                }
            }
            Some((name.into_owned(), out))
        }
        _ => Some((name.into_owned(), flat(rest))),
    }
}
