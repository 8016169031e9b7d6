//! Arguments with their variables replaced.

use std::borrow::Cow;
use std::rc::Rc;

use super::lexer::{Arg, ArgKind, Holds};
use super::reader::Reader;
use super::value::{At, Item, UNKNOWN, Value};

/// How deep names of variables are made of variables.
const MAX_NESTED: u32 = 8;
/// The longest text that is made of others.
const MAX_TEXT: usize = 1 << 16;

/// An argument: one that was in quotes is a list of its own.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) items: Value,
    pub(crate) quoted: bool,
    /// Whether nothing was replaced in it.
    pub(crate) plain: bool,
}

impl Argument {
    /// Its text, if all of it is known.
    pub(crate) fn text(&self) -> Option<String> {
        self.sure().map(Cow::into_owned)
    }

    /// The same, without a copy where it is one element.
    pub(crate) fn sure(&self) -> Option<Cow<'_, str>> {
        let known = self.items.iter().all(Item::is_known);
        known.then(|| self.written())
    }

    /// The same, to be shared.
    pub(crate) fn known(&self) -> Option<Rc<str>> {
        match self.items.as_slice() {
            [one] => one.is_known().then(|| Rc::clone(&one.text)),
            _ => self.text().map(Rc::from),
        }
    }

    /// Its text, whatever is known of it.
    pub(crate) fn shown(&self) -> String {
        self.written().into_owned()
    }

    /// The same, without a copy where it is one element.
    pub(crate) fn written(&self) -> Cow<'_, str> {
        match self.items.as_slice() {
            [one] => Cow::Borrowed(&one.text),
            all => Cow::Owned(all.iter().map(|item| &*item.text).collect::<Vec<_>>().join(";")),
        }
    }

    /// Whether it is a word that is known.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.written() == word
    }
}

impl Reader<'_> {
    /// The arguments of a command, with variables replaced.
    pub(crate) fn arguments(&mut self, args: &[Arg]) -> Vec<Argument> {
        let mut out = Vec::with_capacity(args.len());
        for arg in args {
            let at = At {
                file: self.at.file,
                line: arg.line,
            };
            let plain = arg.holds == Holds::Itself;
            let items = match arg.variable() {
                Some(name) => self.whole(name, at),
                None if plain => vec![Item::new(Rc::clone(&arg.text), self.branch, at)],
                None => self.expand(&arg.text, at),
            };
            self.spend(items.len() + 1);
            let quoted = arg.kind != ArgKind::Bare;
            let is_word = matches!(items.as_slice(), [one] if !one.text.is_empty());
            if quoted || is_word {
                out.push(Argument { items, quoted, plain });
                continue;
            }
            let single = items.into_iter().filter(|item| !item.text.is_empty());
            out.extend(single.map(|item| Argument {
                items: vec![item],
                quoted,
                plain,
            }));
        }
        out
    }

    /// What arguments would also be if branches were taken that are not.
    pub(crate) fn left_out(&mut self, args: &[Arg]) -> Vec<Argument> {
        let names = args.iter().filter_map(Arg::variable);
        let items: Value = names.flat_map(|name| self.scopes.left_out(name)).cloned().collect();
        self.spend(items.len());
        let argument = |item| Argument {
            items: vec![item],
            quoted: false,
            plain: false,
        };
        items.into_iter().map(argument).collect()
    }

    /// The value of a variable that nothing is before or behind: its texts are not made anew.
    fn whole(&mut self, name: &str, at: At) -> Value {
        let Some(mut items) = self.lookup(name) else {
            return vec![Item::new(UNKNOWN.to_string(), self.branch, at)];
        };
        self.spend(cost(&items));
        items.retain(|item| !item.text.is_empty());
        for item in &mut items {
            if item.text.len() > MAX_TEXT {
                item.text = UNKNOWN.to_string().into();
            }
            item.branch = self.branches.both(self.branch, item.branch);
            // What is given to every build is nowhere.
            if item.at.line == 0 {
                item.at = at;
            }
        }
        items
    }

    /// A text as a list.
    pub(crate) fn expand(&mut self, text: &str, at: At) -> Value {
        let mut made = Made::new(Item::new("", self.branch, at));
        let mut rest = text;
        while let Some(stop) = rest.find(['$', '\\', ';']) {
            let (before, from) = rest.split_at(stop);
            made.push(before);
            rest = from.get(1..).unwrap_or_default();
            match from.as_bytes().first() {
                Some(b';') => made.split(),
                Some(b'\\') => rest = made.escape(rest),
                _ => rest = self.reference(rest, &mut made, at, 0),
            }
        }
        made.push(rest);
        made.done()
    }

    /// What follows a `$`; gives what follows it.
    fn reference<'t>(&mut self, rest: &'t str, made: &mut Made, at: At, depth: u32) -> &'t str {
        if let Some(behind) = rest.strip_prefix("ENV{") {
            made.unknown();
            return behind.split_once('}').map_or("", |(_, behind)| behind);
        }
        let inside = rest.strip_prefix("CACHE{").or_else(|| rest.strip_prefix('{'));
        let Some(inside) = inside else {
            made.push("$");
            return rest;
        };
        let (name, behind) = self.variable_name(inside, at, depth);
        match name.and_then(|name| self.lookup(&name)) {
            Some(items) => {
                self.spend(cost(&items));
                made.insert(&items, self);
            }
            None => made.unknown(),
        }
        behind
    }

    /// The name of a variable up to its `}`, if it is known, and what follows.
    fn variable_name<'t>(&mut self, inside: &'t str, at: At, depth: u32) -> (Option<Cow<'t, str>>, &'t str) {
        // Most names are not made of others.
        if let Some((name, rest)) = inside.split_once('}').filter(|(name, _)| !name.contains('$')) {
            let name = (!name.is_empty() && name.len() <= MAX_TEXT).then_some(Cow::Borrowed(name));
            return (name, rest);
        }
        let mut made = Made::new(Item::new("", self.branch, at));
        let mut rest = inside;
        while let Some(stop) = rest.find(['}', '$']) {
            let (before, from) = rest.split_at(stop);
            made.push(before);
            rest = from.get(1..).unwrap_or_default();
            if from.starts_with('}') {
                let items = made.done();
                let name = match items.as_slice() {
                    [one] if one.is_known() && self.is_sure(one) => Some(Cow::Owned(one.text.to_string())),
                    _ => None,
                };
                return (name, rest);
            }
            if depth >= MAX_NESTED {
                break;
            }
            rest = self.reference(rest, &mut made, at, depth + 1);
        }
        (None, "")
    }
}

/// What it costs to put a value into the place of its name.
fn cost(items: &[Item]) -> usize {
    items.iter().map(|item| 1 + item.text.len() / 64).sum()
}

/// A list on the way.
struct Made {
    done: Value,
    /// The element that is made now, and what each begins with.
    now: Item,
    base: Item,
    text: String,
}

impl Made {
    fn new(base: Item) -> Made {
        Made {
            done: Vec::new(),
            now: base.clone(),
            base,
            text: String::new(),
        }
    }

    fn push(&mut self, text: &str) {
        if !text.is_empty() && !self.text.is_empty() {
            // What is made of several parts is said here.
            self.now.at = self.base.at;
        }
        if self.text.len() + text.len() <= MAX_TEXT {
            self.text.push_str(text);
        } else {
            self.unknown();
        }
    }

    fn unknown(&mut self) {
        if !self.text.ends_with(UNKNOWN) {
            self.text.push(UNKNOWN);
        }
    }

    /// What follows a `\`; gives what follows it.
    fn escape<'t>(&mut self, rest: &'t str) -> &'t str {
        let mut chars = rest.chars();
        match chars.next() {
            Some('n') => self.push("\n"),
            Some('t') => self.push("\t"),
            Some('r') => self.push("\r"),
            Some(other) => {
                let mut bytes = [0; 4];
                self.push(other.encode_utf8(&mut bytes));
            }
            None => {}
        }
        chars.as_str()
    }

    fn split(&mut self) {
        let text = std::mem::take(&mut self.text);
        if !text.is_empty() {
            let mut item = self.now.clone();
            item.text = text.into();
            self.done.push(item);
        }
        self.now = self.base.clone();
    }

    /// A value in the place of its name: its first element belongs to what is before, its last to what follows.
    fn insert(&mut self, items: &[Item], reader: &mut Reader<'_>) {
        for (count, item) in items.iter().enumerate() {
            if count > 0 {
                self.split();
            }
            let whole = self.text.is_empty();
            self.push(&item.text);
            self.now.branch = if count > 0 || whole {
                reader.branches.both(reader.branch, item.branch)
            } else {
                reader.branches.both(self.now.branch, item.branch)
            };
            // What is given to every build is nowhere.
            if whole && item.at.line > 0 {
                self.now.at = item.at;
            }
        }
    }

    fn done(mut self) -> Value {
        self.split();
        self.done
    }
}
