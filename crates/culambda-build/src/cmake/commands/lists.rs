//! Lists and numbers.

use std::borrow::Cow;

use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::variables::unknown;
use super::{flat, here, patterns, word};
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;
use crate::cmake::value::{Item, Value};

/// `list(APPEND NAME ..)` and others.
pub(super) fn list(reader: &mut Reader<'_>, args: &[Argument]) {
    let (Some(what), Some(name)) = (word(args, 0), word(args, 1)) else {
        return;
    };
    let items = flat(args.get(2..).unwrap_or_default());
    match &*what {
        "APPEND" => {
            let items: Value = items.into_iter().map(|item| here(reader, item)).collect();
            let copied = reader.scopes.append(&name, items);
            reader.spend(copied);
        }
        "PREPEND" | "INSERT" => {
            let old = reader.lookup(&name).unwrap_or_default();
            let new = items.into_iter().skip(usize::from(what == "INSERT"));
            let value: Value = new.chain(old).collect();
            reader.spend(value.len());
            reader.scopes.set(&name, value);
        }
        "REMOVE_ITEM" => {
            let old = reader.lookup(&name).unwrap_or_default();
            reader.spend(old.len());
            let gone: FxHashSet<_> = items.iter().map(|item| &*item.text).collect();
            let value = old.into_iter().filter(|item| !gone.contains(&*item.text)).collect();
            reader.scopes.set(&name, value);
        }
        "FILTER" => patterns::filter(reader, &name, args),
        "TRANSFORM" => transform(reader, &name, args),
        "REMOVE_DUPLICATES" => {
            let Some(mut value) = reader.lookup(&name) else { return };
            reader.spend(value.len());
            let mut seen = FxHashSet::default();
            value.retain(|item| seen.insert((Rc::clone(&item.text), item.branch)));
            reader.scopes.set(&name, value);
        }
        "SORT" | "REVERSE" => {}
        "LENGTH" | "GET" | "FIND" | "JOIN" | "SUBLIST" => {
            let Some(out) = args.last().and_then(Argument::text) else {
                return;
            };
            let asked = args.get(2..args.len() - 1).unwrap_or_default();
            match answer(reader, &what, &name, asked) {
                Some(value) => reader.scopes.set(&out, value),
                None => unknown(reader, &out),
            }
        }
        _ => unknown(reader, &name),
    }
}

/// What `list(LENGTH NAME OUT)` and others say of a list, if all of it is known.
fn answer(reader: &mut Reader<'_>, what: &str, name: &str, asked: &[Argument]) -> Option<Value> {
    let items = reader.lookup(name)?;
    reader.spend(items.len());
    if !items.iter().all(|item| item.is_known() && reader.is_sure(item)) {
        return None;
    }
    let made = |text: String| Item::new(text, reader.branch, reader.at);
    match what {
        "LENGTH" => Some(vec![made(items.len().to_string())]),
        "GET" => {
            let at = |arg: &Argument| {
                let at: i64 = arg.text()?.parse().ok()?;
                let length = i64::try_from(items.len()).ok()?;
                let at = usize::try_from(if at < 0 { length + at } else { at }).ok()?;
                items.get(at).cloned()
            };
            asked.iter().map(at).collect()
        }
        "FIND" => {
            let wanted = word(asked, 0)?;
            let at = items.iter().position(|item| *item.text == *wanted);
            Some(vec![made(at.map_or("-1".to_owned(), |at| at.to_string()))])
        }
        "JOIN" => {
            let between = word(asked, 0)?;
            let texts: Vec<&str> = items.iter().map(|item| &*item.text).collect();
            let text = texts.join(&between);
            // A semicolon would divide it again.
            (!text.contains(';')).then(|| vec![made(text)])
        }
        _ => None,
    }
}

/// `math(EXPR OUT "a + b")`: two whole numbers, or one.
pub(super) fn math(reader: &mut Reader<'_>, args: &[Argument]) {
    let Some(out) = word(args, 1) else { return };
    let sure = args.iter().flat_map(|arg| &arg.items).all(|item| reader.is_sure(item));
    let plain = args.get(3).is_none();
    match word(args, 2)
        .and_then(|text| calculated(&text))
        .filter(|_| sure && plain)
    {
        Some(number) => {
            let item = Item::new(number.to_string(), reader.branch, reader.at);
            reader.scopes.set(&out, vec![item]);
        }
        None => unknown(reader, &out),
    }
}

fn calculated(text: &str) -> Option<i64> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |text: &str| text.parse::<i64>().ok();
    match *words.as_slice() {
        [one] => number(one),
        [left, operator, right] => {
            let (left, right) = (number(left)?, number(right)?);
            match operator {
                "+" => left.checked_add(right),
                "-" => left.checked_sub(right),
                "*" => left.checked_mul(right),
                "/" => left.checked_div(right),
                "%" => left.checked_rem(right),
                _ => None,
            }
        }
        _ => None,
    }
}

/// `list(TRANSFORM NAME PREPEND text)`.
fn transform(reader: &mut Reader<'_>, name: &str, args: &[Argument]) {
    if word(args, 2).as_deref() == Some("STRIP") && args.len() == 3 {
        let Some(mut value) = reader.lookup(name) else { return };
        for item in &mut value {
            item.text = item.text.trim().into();
        }
        return reader.scopes.set(name, value);
    }
    let (Some(how), Some(text)) = (word(args, 2), word(args, 3)) else {
        return unknown(reader, name);
    };
    let front = match &*how {
        "PREPEND" => true,
        "APPEND" => false,
        _ => return unknown(reader, name),
    };
    let out = match (word(args, 4).as_deref(), word(args, 5)) {
        (Some("OUTPUT_VARIABLE"), Some(out)) => out,
        _ => Cow::Borrowed(name),
    };
    let mut value = reader.lookup(name).unwrap_or_default();
    reader.spend(value.len());
    for item in &mut value {
        let new = if front {
            format!("{text}{}", item.text)
        } else {
            format!("{}{text}", item.text)
        };
        item.text = new.into();
    }
    reader.scopes.set(&out, value);
}
