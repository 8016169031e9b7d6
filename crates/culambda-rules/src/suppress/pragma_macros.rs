//! Macros that expand to the pragma operator.
//!
//! Enough of the preprocessor to read what projects write: an object-like macro with `_Pragma("..")` in it, a
//! function-like one with `_Pragma(#x)`, and macros that call those.

use super::trivia::{Reader, Trivia};
use culambda_source::Span;
use culambda_source::ident::{prefix, words_of};
use rustc_hash::FxHashMap;

/// Calls nested deeper than this expand to nothing.
const MAX_DEPTH: usize = 16;

/// One use makes at most so many calls.
const MAX_CALLS: usize = 256;

/// The definitions that matter.
#[derive(Debug, Default)]
pub(crate) struct PragmaMacros {
    macros: FxHashMap<String, Definition>,
}

#[derive(Debug)]
struct Definition {
    /// `None` for an object-like macro.
    params: Option<Vec<String>>,
    body: String,
}

impl PragmaMacros {
    /// Whether a text mentions one of the macros.
    pub(crate) fn is_named_in(&self, text: &[u8]) -> bool {
        self.macros
            .keys()
            .any(|name| memchr::memmem::find(text, name.as_bytes()).is_some())
    }

    /// Keeps a definition (what follows `#define`) if it can expand to a pragma; forgets another of its name.
    pub(crate) fn define(&mut self, definition: &str) {
        let definition = definition.trim_start();
        let (name, rest) = definition.split_at(prefix(definition));
        let (params, body) = match rest.strip_prefix('(').and_then(|r| r.split_once(')')) {
            Some((list, body)) => (Some(list.split(',').map(|p| p.trim().to_owned()).collect()), body),
            None => (None, rest),
        };
        let bears = words_of(body).any(|w| w == "_Pragma" || w == "__pragma" || self.macros.contains_key(w));
        if bears {
            self.macros.insert(
                name.to_owned(),
                Definition {
                    params,
                    body: body.trim().to_owned(),
                },
            );
        } else {
            self.macros.remove(name);
        }
    }

    /// The pragmas that the word at a place makes: the operator itself, or a macro.
    pub(crate) fn use_of(&self, text: &[u8], word: Span) -> Vec<String> {
        let Some(name) = text.get(word.range()).and_then(|w| std::str::from_utf8(w).ok()) else {
            return Vec::new();
        };
        let operator = name == "_Pragma" || name == "__pragma";
        if !operator && !self.macros.contains_key(name) {
            return Vec::new();
        }
        // A pragma fits into few bytes; what is longer is not a pragma.
        let rest = text.get(word.end as usize..).unwrap_or_default();
        let rest = String::from_utf8_lossy(&rest[..rest.len().min(4096)]).into_owned();
        let mut out = Vec::new();
        let mut calls = 0;
        self.expand(name, &rest, 0, &mut calls, &mut out);
        out
    }

    /// Expands a use: `rest` begins after its name.
    fn expand(&self, name: &str, rest: &str, depth: usize, calls: &mut usize, out: &mut Vec<String>) {
        *calls += 1;
        let arguments = arguments(rest);
        if name == "__pragma" {
            out.extend(arguments.map(str::to_owned));
            return;
        }
        if name == "_Pragma" {
            out.extend(arguments.and_then(|a| operand(a.trim())));
            return;
        }
        let Some(found) = self
            .macros
            .get(name)
            .filter(|_| depth < MAX_DEPTH && *calls < MAX_CALLS)
        else {
            return;
        };
        let body = match (&found.params, arguments) {
            (None, _) => found.body.clone(),
            (Some(params), Some(list)) => substitute(&found.body, params, list),
            (Some(_), None) => return,
        };
        for t in Reader::inside(body.as_bytes(), Span::new(0, body.len() as u32)) {
            if let Trivia::Word(span) = t {
                let (word, rest) = (&body[span.range()], &body[span.end as usize..]);
                if word == "_Pragma" || word == "__pragma" || self.macros.contains_key(word) {
                    self.expand(word, rest, depth + 1, calls, out);
                }
            }
        }
    }
}

/// The text of the operator's operand: a string literal, or a call of a macro that makes one of its argument.
fn operand(operand: &str) -> Option<String> {
    let quote = operand.find('"');
    let call = operand.find('(');
    match (quote, call) {
        (Some(q), c) if c.is_none_or(|c| q < c) => {
            let end = operand.rfind('"').filter(|e| *e > q)?;
            Some(operand[q + 1..end].replace("\\\"", "\"").replace("\\\\", "\\"))
        }
        (_, Some(c)) => arguments(&operand[c..]).map(str::to_owned),
        _ => None,
    }
}

/// What is between the parentheses that follow.
fn arguments(rest: &str) -> Option<&str> {
    let list = rest.trim_start().strip_prefix('(')?;
    let mut depth = 1;
    let mut quoted = false;
    let mut escaped = false;
    for (i, c) in list.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&list[..i]);
        }
    }
    None
}

/// A body with arguments in place of parameters; `#x` becomes a string literal.
fn substitute(body: &str, params: &[String], list: &str) -> String {
    let variadic = params.last().is_some_and(|p| p == "...");
    let arguments: Vec<&str> = if params.len() <= 1 {
        vec![list]
    } else {
        list.splitn(params.len(), ',').collect()
    };
    let value = |word: &str| {
        let index = params
            .iter()
            .position(|p| p == word || (p == "..." && variadic && word == "__VA_ARGS__"))?;
        Some(arguments.get(index).map_or("", |a| a.trim()))
    };
    let mut out = String::with_capacity(body.len() + list.len());
    let mut rest = body;
    while !rest.is_empty() {
        let end = prefix(rest);
        if end == 0 {
            let first = rest.chars().next().map_or(1, char::len_utf8);
            out.push_str(&rest[..first]);
            rest = &rest[first..];
            continue;
        }
        let (word, behind) = rest.split_at(end);
        match value(word) {
            Some(argument) if out.trim_end().ends_with('#') => {
                out.truncate(out.trim_end().len() - 1);
                out.push('"');
                out.push_str(&argument.replace('\\', "\\\\").replace('"', "\\\""));
                out.push('"');
            }
            Some(argument) => out.push_str(argument),
            None => out.push_str(word),
        }
        rest = behind;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pragmas(definitions: &[&str], text: &str) -> Vec<String> {
        let mut macros = PragmaMacros::default();
        for definition in definitions {
            macros.define(definition);
        }
        let end = prefix(text);
        macros.use_of(text.as_bytes(), Span::new(0, end as u32))
    }

    #[test]
    fn the_forms_of_projects_expand() {
        assert_eq!(pragmas(&[], "_Pragma(\"a \\\"b\\\"\")"), ["a \"b\""]);
        assert_eq!(
            pragmas(&["DO(x) _Pragma(#x)"], "DO(nv_diag_suppress 1)"),
            ["nv_diag_suppress 1"]
        );
        assert_eq!(
            pragmas(&["OFF(n) _Pragma(STR(nv_diag_suppress n))"], "OFF(1)"),
            ["nv_diag_suppress 1"]
        );
        assert_eq!(
            pragmas(&["DO(...) _Pragma(#__VA_ARGS__)", "BOTH DO(a 1, 2) DO(b)"], "BOTH x"),
            ["a 1, 2", "b"]
        );
    }

    #[test]
    fn a_macro_of_itself_ends() {
        let many = format!("A {}", "A ".repeat(1000));
        assert!(pragmas(&["A _Pragma(\"x\")", &many], "A").is_empty());
    }
}
