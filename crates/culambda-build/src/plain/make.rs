//! Makefiles: what nvcc is called with, where that is there in words and variables.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::cmake::usage::take_options;
use crate::context::{Context, Word};
use crate::{Place, paths};

/// How deep variables name variables.
const MAX_DEPTH: usize = 16;
/// Words of one file, and variables that are put in: a file that needs more says nothing.
const MAX_WORDS: usize = 20_000;
const MAX_STEPS: u32 = 200_000;

/// What a file says of nvcc.
pub(super) fn context(name: &str, text: &[u8]) -> Option<Context> {
    let text = String::from_utf8_lossy(text);
    let mut reader = Reader {
        file: name.into(),
        variables: FxHashMap::default(),
        calls: Vec::new(),
        by_variable: Vec::new(),
    };
    reader.lines(&text);
    reader.resolve();
    let mut words = Vec::new();
    let mut left = MAX_STEPS;
    for call in &reader.calls {
        reader.expand(&call.value, call, &mut words, &mut Vec::new(), &mut left);
    }
    if words.is_empty() || words.len() >= MAX_WORDS || left == 0 {
        return None;
    }
    let folder = paths::of_tree(paths::split(name).0);
    let mut context = Context::default();
    take_options(&words, &mut context, |name| paths::told(&paths::join(&folder, name)?));
    Some(context)
}

struct Reader {
    file: std::sync::Arc<str>,
    variables: FxHashMap<String, Vec<Word<String>>>,
    /// What nvcc is called with.
    calls: Vec<Word<String>>,
    /// Variables that recipes begin with, and what these are called with.
    by_variable: Vec<(String, Word<String>)>,
}

impl Reader {
    fn lines(&mut self, text: &str) {
        // The conditions around a line.
        let mut conditions: Vec<String> = Vec::new();
        let mut lines = text.lines().enumerate();
        while let Some((count, line)) = lines.next() {
            let mut whole = line.to_owned();
            while whole.ends_with('\\') {
                whole.pop();
                let Some((_, more)) = lines.next() else { break };
                whole.push(' ');
                whole.push_str(more.trim());
            }
            let is_recipe = whole.starts_with('\t');
            let code = if is_recipe {
                whole.as_str()
            } else {
                whole.split('#').next().unwrap_or_default()
            };
            let code = code.trim();
            let first = code.split([' ', '\t', '(']).next().unwrap_or_default();
            match first {
                "ifdef" | "ifndef" | "ifeq" | "ifneq" => conditions.push(code.to_owned()),
                "endif" => {
                    conditions.pop();
                }
                "else" => {}
                _ => {
                    let file = self.file.clone();
                    let word = |value: &str| Word {
                        value: value.to_owned(),
                        place: Place {
                            file: file.clone(),
                            line: count as u32 + 1,
                        },
                        open: conditions
                            .last()
                            .map(|condition| format!("`{condition}` is not decided")),
                    };
                    self.line(code, is_recipe, word);
                }
            }
        }
    }

    fn line(&mut self, code: &str, is_recipe: bool, word: impl Fn(&str) -> Word<String>) {
        if is_recipe {
            // After the program: what is before is none of its options.
            let at = code
                .find("nvcc")
                .map(|at| at + 4)
                .or_else(|| code.find("NVCC)").map(|at| at + 5));
            if let Some(rest) = at.and_then(|at| code.get(at..)) {
                self.calls.push(word(rest));
            } else if let Some((program, rest)) = called_by_variable(code) {
                self.by_variable.push((program.to_owned(), word(rest)));
            }
            return;
        }
        let Some((left, value)) = code.split_once('=') else {
            return;
        };
        let name = left.trim_end_matches(['+', ':', '?', '!']);
        let (name, adds) = (name.trim().trim_start_matches("export "), left.ends_with('+'));
        if name.is_empty() || name.contains([' ', '$', '(']) {
            return;
        }
        let upper = name.to_ascii_uppercase();
        let flags = ["FLAGS", "OPTS", "OPTIONS", "INC"]
            .iter()
            .any(|part| upper.contains(part));
        if flags && (upper.contains("NVCC") || upper.contains("CUDA") || upper.starts_with("CU")) {
            let call = format!("$({name})");
            if !self.calls.iter().any(|known| known.value == call) {
                self.calls.push(Word {
                    open: None,
                    ..word(&call)
                });
            }
        }
        let old = self.variables.entry(name.to_owned()).or_default();
        let new = word(value.trim());
        // What a condition says does not replace what was there.
        if !adds && new.open.is_none() {
            old.clear();
        }
        old.push(new);
    }

    /// Takes the calls of variables that stand for nvcc: `$(CC) $(CFLAGS) -c $<` after `CC = $(CUDA_PATH)/bin/nvcc`.
    fn resolve(&mut self) {
        let mut left = MAX_STEPS;
        for (program, call) in std::mem::take(&mut self.by_variable) {
            if self.is_nvcc(&program, &mut left) {
                self.calls.push(call);
            }
        }
    }

    /// Whether a text begins with the name of nvcc, variables replaced.
    fn is_nvcc(&self, text: &str, left: &mut u32) -> bool {
        let mut open = vec![text];
        let mut seen: FxHashSet<&str> = FxHashSet::default();
        while let Some(text) = open.pop() {
            let first = parts(text).into_iter().next().unwrap_or_default();
            *left = left.saturating_sub(1);
            if matches!(first.rsplit('/').next(), Some("nvcc" | "nvcc_wrapper")) {
                return true;
            }
            let known = variable(first).filter(|name| *left > 0 && seen.insert(name));
            let values = known.and_then(|name| self.variables.get(name)).into_iter().flatten();
            open.extend(values.map(|word| word.value.as_str()));
        }
        false
    }

    /// The words of a text, variables replaced; `inside` are the variables whose values it is part of.
    fn expand<'v>(
        &'v self,
        text: &str,
        around: &Word<String>,
        out: &mut Vec<Word<String>>,
        inside: &mut Vec<&'v str>,
        left: &mut u32,
    ) {
        for part in parts(text) {
            if out.len() >= MAX_WORDS || *left == 0 {
                return;
            }
            *left -= 1;
            if let Some(name) = variable(part) {
                // A variable that names itself is an error of make.
                let known = self.variables.get_key_value(name);
                let known = known.filter(|(name, _)| inside.len() < MAX_DEPTH && !inside.contains(&name.as_str()));
                for (name, value) in known.into_iter().flat_map(|(n, all)| all.iter().map(move |v| (n, v))) {
                    let open = value.open.clone().or_else(|| around.open.clone());
                    let word = Word { open, ..value.clone() };
                    inside.push(name);
                    self.expand(&value.value, &word, out, inside, left);
                    inside.pop();
                }
                continue;
            }
            // A word with a variable in it is not known.
            let value = if part.contains('$') {
                let front = part.split('$').next().unwrap_or_default();
                format!("{front}\0")
            } else {
                part.replace(['"', '\'', '\\'], "")
            };
            out.push(Word {
                value,
                place: around.place.clone(),
                open: around.open.clone(),
            });
        }
    }
}

/// The name of the variable that a word is.
fn variable(word: &str) -> Option<&str> {
    let named = word.strip_prefix("$(").and_then(|rest| rest.strip_suffix(')'));
    named.or_else(|| word.strip_prefix("${").and_then(|rest| rest.strip_suffix('}')))
}

/// The variable that a recipe begins with, and what follows it.
fn called_by_variable(code: &str) -> Option<(&str, &str)> {
    let code = code.trim_start_matches(['@', '-', ' ']);
    let close = if code.starts_with("$(") {
        ')'
    } else if code.starts_with("${") {
        '}'
    } else {
        return None;
    };
    code.split_at_checked(code.find(close)? + 1)
}

/// Words, those in parentheses kept together.
fn parts(text: &str) -> Vec<&str> {
    let (mut out, mut depth, mut start) = (Vec::new(), 0_u32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            c if c.is_whitespace() && depth == 0 => {
                out.extend(text.get(start..at).filter(|part| !part.is_empty()));
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    out.extend(text.get(start..).filter(|part| !part.is_empty()));
    out
}

#[cfg(test)]
mod tests {
    use crate::tests::{Tree, read, shown};

    #[test]
    fn recipes_that_begin_with_a_variable() {
        let of = |program: &str| {
            let make = format!(
                "CC = {program}\nCFLAGS := -DA=2 -I../inc\nREAL = $(HOME)/bin/nvcc\n%.o: %.cu\n\t@$(CC) $(CFLAGS) -c $< -o $@\n"
            );
            shown(
                &read(Tree::of(&[("sub/Makefile", &make), ("sub/a.cu", "")])),
                "sub/a.cu",
            )
        };
        let known = "- -Iinc A=2:2";
        assert_eq!(
            [of("nvcc"), of("$(CUDA_PATH)/bin/nvcc -ccbin g++"), of("${REAL}")],
            [known, known, known]
        );
        assert_eq!([of("g++"), of("$(CC)"), of("")], ["-", "-", "-"]);
    }
}
