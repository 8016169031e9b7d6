//! Texts and lists by regular expressions.

use std::rc::Rc;

use regex::Regex;

use super::variables::unknown;
use super::{flat, word};
use crate::cmake::expand::Argument;
use crate::cmake::pattern::replacement;
use crate::cmake::reader::Reader;
use crate::cmake::value::Item;

/// `string(REGEX MATCH pattern OUT text..)`, `string(REGEX REPLACE pattern new OUT text..)`.
pub(super) fn string(reader: &mut Reader<'_>, args: &[Argument]) {
    let replaces = word(args, 1).as_deref() == Some("REPLACE");
    let Some(out) = word(args, 3 + usize::from(replaces)) else {
        return;
    };
    let texts = args.get(4 + usize::from(replaces)..).unwrap_or_default();
    if replaces && is_untouched(reader, args, texts) {
        let value = flat(texts);
        reader.spend(value.len());
        return reader.scopes.set(&out, value);
    }
    match found(reader, args, replaces, texts) {
        Some(text) => {
            // A list, where it has more than one element.
            let items = text.split(';').filter(|text| !text.is_empty());
            let items = items.map(|text| Item::new(text, reader.branch, reader.at)).collect();
            reader.scopes.set(&out, items);
        }
        None => unknown(reader, &out),
    }
}

/// Whether nothing in some texts is replaced, whichever of their elements there are: then each stays what it is.
fn is_untouched(reader: &mut Reader<'_>, args: &[Argument], texts: &[Argument]) -> bool {
    let (Some(text), [one]) = (word(args, 2), texts) else {
        return false;
    };
    let anchored = text.starts_with('^') || text.ends_with('$') || text.contains(['|', ';']);
    if anchored || !one.items.iter().all(Item::is_known) {
        return false;
    }
    let pattern = reader.patterns.get(&text);
    pattern.is_some_and(|pattern| !pattern.is_match(&one.shown()))
}

/// What a search finds, or what replacing makes, if all of it is known.
fn found(reader: &mut Reader<'_>, args: &[Argument], replaces: bool, texts: &[Argument]) -> Option<String> {
    // In most of them something is not, and no pattern has to be made for that.
    let sure = texts.iter().flat_map(|arg| &arg.items).all(|item| reader.is_sure(item));
    let all: Option<Vec<String>> = texts.iter().map(Argument::text).collect();
    let text = all.filter(|_| sure)?.concat();
    let pattern = reader.patterns.get(&word(args, 2)?)?;
    reader.spend(text.len());
    if replaces {
        let new = replacement(&word(args, 3)?);
        return Some(pattern.replace_all(&text, &*new).into_owned());
    }
    match &*word(args, 1)? {
        "MATCH" => Some(pattern.find(&text).map_or("", |found| found.as_str()).to_owned()),
        _ => None,
    }
}

/// `list(FILTER NAME INCLUDE|EXCLUDE REGEX pattern)`.
pub(super) fn filter(reader: &mut Reader<'_>, name: &str, args: &[Argument]) {
    let (Some((includes, pattern)), Some(mut items)) = (asked(reader, args), reader.lookup(name)) else {
        return unknown(reader, name);
    };
    reader.spend(items.iter().map(|item| 1 + item.text.len() / 16).sum());
    // What is not known may stay.
    items.retain(|item| !item.is_known() || pattern.is_match(&item.text) == includes);
    reader.scopes.set(name, items);
}

fn asked(reader: &mut Reader<'_>, args: &[Argument]) -> Option<(bool, Rc<Regex>)> {
    let includes = word(args, 2)? == "INCLUDE";
    Some((includes, reader.patterns.get(&word(args, 4)?)?))
}
