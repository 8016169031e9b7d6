//! `setup.py` and `meson.build`: options that are in quotes.

use super::Kind;
use crate::cmake::usage::take_options;
use crate::context::{Context, Word};
use crate::{Place, paths};

/// What a file says of nvcc.
pub(super) fn context(name: &str, text: &[u8]) -> Option<Context> {
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
        keys: Vec::new(),
        conditions: Vec::new(),
    };
    reader.read(&text);
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
    Some(context)
}

struct Reader {
    file: std::sync::Arc<str>,
    is_python: bool,
    words: Vec<Word<String>>,
    /// Definitions in pairs of name and value.
    macros: Vec<Word<String>>,
    /// What the brackets that are open belong to: the word before each.
    keys: Vec<String>,
    /// Conditions around a line, with how far they are indented.
    conditions: Vec<(usize, String)>,
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
            while self.conditions.last().is_some_and(|(depth, _)| *depth >= indent) {
                self.conditions.pop();
            }
            if matches!(first, "if" | "elif" | "else" | "for" | "while" | "try" | "except") {
                self.conditions.push((indent, code.to_owned()));
            }
            return;
        }
        match first {
            "if" | "foreach" => self.conditions.push((indent, code.to_owned())),
            "endif" | "endforeach" => {
                self.conditions.pop();
            }
            _ => {}
        }
    }

    fn line(&mut self, code: &str, line: u32) {
        let mut rest = code;
        let mut before = String::new();
        // Whether the word before has ended.
        let mut ended = true;
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
                    } else if !next.starts_with(['+', '%', '.']) && !matches!(before.as_str(), "f" | "+") {
                        self.literal(text, next, &before, line);
                    }
                }
                '(' | '[' | '{' => self.keys.push(std::mem::take(&mut before)),
                ')' | ']' | '}' => {
                    self.keys.pop();
                    before.clear();
                }
                c if c == '_' || c.is_alphanumeric() => {
                    if std::mem::take(&mut ended) {
                        before.clear();
                    }
                    before.push(c);
                    continue;
                }
                '+' => "+".clone_into(&mut before),
                '=' | ':' | ' ' => {}
                _ => before.clear(),
            }
            ended = true;
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
                .last()
                .map(|(_, condition)| format!("`{condition}` is not decided")),
        };
        let key = if before.is_empty() { self.key() } else { before };
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
        } else if !matches!(
            key.as_str(),
            "cxx" | "cc" | "c" | "cpp_args" | "c_args" | "link_args" | "extra_link_args"
        ) {
            let options = ["-D", "-U", "-I", "-std", "--std"];
            if options
                .iter()
                .any(|option| text.starts_with(option) && text.len() > option.len())
            {
                self.words.push(word(text.to_owned()));
            }
        }
    }
}

/// A text in quotes, and what follows it. One that spans lines ends with its own.
fn literal(quote: char, rest: &str) -> (&str, &str) {
    rest.split_once(quote).unwrap_or((rest, ""))
}
