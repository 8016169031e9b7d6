//! `setup.py` and `meson.build`: options that are in quotes.

use super::Kind;
use crate::cmake::switch;
use crate::cmake::usage::take_options;
use crate::context::{Context, Word};
use crate::definition::{defined_name, is_name};
use crate::{Files, Place, paths};

/// What a file says of nvcc.
pub(super) fn context(name: &str, text: &[u8], files: &dyn Files) -> Option<Context> {
    let text = String::from_utf8_lossy(text);
    let lower = text.to_ascii_lowercase();
    if !lower.contains("cuda") && !lower.contains("nvcc") {
        return None;
    }
    let mut reader = Reader {
        file: name.into(),
        is_python: super::kind(name) == Some(Kind::Python),
        words: Vec::new(),
        macros: Vec::new(),
        owners: Vec::new(),
        of_host: Vec::new(),
        handed: Vec::new(),
        keys: Vec::new(),
        conditions: Vec::new(),
        options: options(name, files),
    };
    reader.read(&text);
    reader.leave_out_hosts();
    if reader.words.is_empty() && reader.macros.is_empty() {
        return None;
    }
    let folder = paths::of_tree(paths::split(name).0);
    let mut context = Context::default();
    take_options(&reader.words, &mut context, |name| {
        paths::told(&paths::join(&folder, name)?)
    });
    for word in &reader.macros {
        context.define(Word {
            value: &word.value,
            place: word.place.clone(),
            open: word.open.clone(),
        });
    }
    for word in &reader.of_host {
        if word.value.starts_with("-D") {
            context.never(defined_name(&word.value), word.place.clone());
        }
    }
    Some(context)
}

struct Reader {
    file: std::sync::Arc<str>,
    is_python: bool,
    words: Vec<Word<String>>,
    /// What the list belongs to that each of the words is in.
    owners: Vec<String>,
    /// What only the host compiler gets.
    of_host: Vec<Word<String>>,
    /// Lists that are handed on by their names, and to whom: `"cxx": cxx_flags`.
    handed: Vec<(String, String)>,
    /// Definitions in pairs of name and value.
    macros: Vec<Word<String>>,
    /// What the brackets that are open belong to: the word before each.
    keys: Vec<String>,
    /// Conditions around a line.
    conditions: Vec<Condition>,
    /// The defaults of the options that a Meson project has.
    options: String,
}

/// A condition around lines.
struct Condition {
    /// How far it is indented.
    indent: usize,
    text: String,
    /// Whether it holds; `None` if that is not decided.
    holds: Option<bool>,
}

/// What declares the options of a Meson project.
fn options(name: &str, files: &dyn Files) -> String {
    let folder = paths::split(name).0;
    let names = ["meson_options.txt", "meson.options"];
    let all = names
        .iter()
        .flat_map(|last| [format!("{folder}/{last}"), (*last).to_owned()]);
    let mut texts = all.filter_map(|name| crate::text(files, name.trim_start_matches('/')));
    let text = texts.next().filter(|_| super::kind(name) == Some(Kind::Meson));
    text.map(|text| String::from_utf8_lossy(&text).into_owned())
        .unwrap_or_default()
}

impl Reader {
    fn read(&mut self, text: &str) {
        for (count, line) in text.lines().enumerate() {
            let code = line.trim_start();
            if code.is_empty() || code.starts_with('#') {
                continue;
            }
            if self.keys.is_empty() {
                self.condition(line.len() - code.len(), code);
            }
            self.line(code, count as u32 + 1);
        }
    }

    /// Follows conditions: those of Python by their indentation, those of Meson by their words.
    fn condition(&mut self, indent: usize, code: &str) {
        let first = code.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        if self.is_python {
            while self.conditions.last().is_some_and(|known| known.indent >= indent) {
                self.conditions.pop();
            }
            if matches!(first, "if" | "elif" | "else" | "for" | "while" | "try" | "except") {
                self.conditions.push(Condition {
                    indent,
                    text: code.to_owned(),
                    holds: None,
                });
            }
            return;
        }
        match first {
            "if" | "foreach" => self.conditions.push(Condition {
                indent,
                text: code.to_owned(),
                holds: self.holds(code),
            }),
            "elif" | "else" => {
                if let Some(last) = self.conditions.last_mut() {
                    last.holds = last.holds.filter(|holds| *holds || first == "else").map(|holds| !holds);
                }
            }
            "endif" | "endforeach" => {
                self.conditions.pop();
            }
            _ => {}
        }
    }

    /// Whether `if get_option('name')` holds, by its default.
    fn holds(&self, code: &str) -> Option<bool> {
        let rest = code.strip_prefix("if")?.trim();
        let (rest, negated) = rest
            .strip_prefix("not ")
            .map_or((rest, false), |rest| (rest.trim(), true));
        let name = rest.strip_prefix("get_option(")?.strip_suffix(')')?;
        let declared = self.options.split("option(").skip(1);
        let own = declared
            .into_iter()
            .find(|option| option.trim_start().starts_with(name))?;
        let value = own.split_once("value")?.1.trim_start().strip_prefix(':')?.trim_start();
        let on = match value.split(|c: char| !c.is_alphanumeric()).next()? {
            "true" => true,
            "false" => false,
            _ => return None,
        };
        switch::option_choice(name.trim_matches(['"', '\'']))
            .is_none()
            .then_some(on != negated)
    }

    /// Leaves out the options in lists that only the host compiler gets.
    fn leave_out_hosts(&mut self) {
        let goes_to = |list: &str, host: bool| {
            let mut all = self.handed.iter();
            all.any(|(name, to)| name == list && is_of_host(to) == host)
        };
        let owners = self.owners.iter();
        let keep: Vec<bool> = owners
            .map(|list| !goes_to(list, true) || goes_to(list, false))
            .collect();
        let mut words = Vec::new();
        for (word, keep) in std::mem::take(&mut self.words).into_iter().zip(keep) {
            let to = if keep { &mut words } else { &mut self.of_host };
            to.push(word);
        }
        self.words = words;
    }

    fn line(&mut self, code: &str, line: u32) {
        let mut rest = code;
        let mut before = String::new();
        // Whether the word before has ended.
        let mut ended = true;
        // What the word before is a value for.
        let mut value_of = String::new();
        while let Some(c) = rest.chars().next() {
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
            match c {
                '#' => return,
                '"' | '\'' => {
                    let (text, behind) = literal(c, rest);
                    rest = behind;
                    let next = rest.trim_start();
                    if next.starts_with(':') && self.is_python {
                        text.clone_into(&mut before);
                        text.clone_into(&mut value_of);
                    } else if !next.starts_with(['+', '%', '.']) && !matches!(before.as_str(), "f" | "+") {
                        self.literal(text, next, &before, line);
                    }
                }
                '(' | '[' | '{' => self.keys.push(std::mem::take(&mut before)),
                ')' | ']' | '}' => {
                    self.keys.pop();
                    self.hand(&before, &mut value_of);
                    before.clear();
                }
                // A list grows: what it belongs to stays.
                '.' if ["append(", "extend(", "insert("]
                    .iter()
                    .any(|call| rest.starts_with(call)) =>
                {
                    rest = rest.split_once('(').map_or("", |(_, rest)| rest);
                    self.keys.push(std::mem::take(&mut before));
                }
                '+' if rest.starts_with('=') => {}
                c if c == '_' || c.is_alphanumeric() => {
                    if std::mem::take(&mut ended) {
                        before.clear();
                    }
                    before.push(c);
                    continue;
                }
                '+' => "+".clone_into(&mut before),
                '=' | ':' | ' ' => {}
                _ => {
                    self.hand(&before, &mut value_of);
                    before.clear();
                }
            }
            ended = true;
        }
        self.hand(&before, &mut value_of);
    }

    /// Notes that a list is handed on by its name.
    fn hand(&mut self, list: &str, value_of: &mut String) {
        let to = std::mem::take(value_of);
        if !to.is_empty() && list != to && is_name(list) {
            self.handed.push((list.to_owned(), to));
        }
    }

    /// What the nearest bracket with a name belongs to.
    fn key(&self) -> &str {
        self.keys
            .iter()
            .rev()
            .find(|key| !key.is_empty())
            .map_or("", String::as_str)
    }

    fn literal(&mut self, text: &str, next: &str, before: &str, line: u32) {
        let word = |value: String| Word {
            value,
            place: Place {
                file: self.file.clone(),
                line,
            },
            open: self
                .conditions
                .iter()
                .rfind(|condition| condition.holds.is_none())
                .map(|condition| format!("`{}` is not decided", condition.text)),
        };
        if self.conditions.iter().any(|condition| condition.holds == Some(false)) {
            return;
        }
        let key = if before.is_empty() { self.key() } else { before };
        let owner = key.to_owned();
        let key = key.to_ascii_lowercase();
        if text.contains(['{', '$', '@']) || text.is_empty() {
            return;
        }
        if key == "define_macros" {
            // `('NAME', None)` and `('NAME', '1')`.
            let value = next.strip_prefix(',').map(str::trim_start);
            if let Some(value) = value {
                let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
                let body = quote.map(|quote| literal(quote, value.get(1..).unwrap_or_default()).0);
                let text = match body {
                    Some(body) => format!("{text}={body}"),
                    None if value.starts_with("None") => text.to_owned(),
                    None => format!("{text}=\0"),
                };
                self.macros.push(word(text));
            }
        } else if matches!(key.as_str(), "include_dirs" | "include_directories") {
            self.words.push(word(format!("-I{text}")));
            self.owners.push(owner);
        } else {
            let options = ["-D", "-U", "-I", "-std", "--std"];
            if options
                .iter()
                .any(|option| text.starts_with(option) && text.len() > option.len())
            {
                let word = word(text.to_owned());
                if is_of_host(&key) {
                    self.of_host.push(word);
                } else {
                    self.words.push(word);
                    self.owners.push(owner);
                }
            }
        }
    }
}

/// Whether what is handed to somebody is for the host compiler alone.
fn is_of_host(name: &str) -> bool {
    matches!(
        name,
        "cxx" | "cc" | "c" | "cpp_args" | "c_args" | "link_args" | "extra_link_args"
    )
}

/// A text in quotes, and what follows it. One that spans lines ends with its own.
fn literal(quote: char, rest: &str) -> (&str, &str) {
    rest.split_once(quote).unwrap_or((rest, ""))
}
