//! Makefiles: what nvcc is called with, where that is there in words and variables.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::cmake::switch;
use crate::cmake::usage::take_options;
use crate::context::{Context, Word};
use crate::definition::{defined_name, is_name};
use crate::{Files, Place, paths};

/// How deep variables name variables.
const MAX_DEPTH: usize = 16;
/// Words of one file, and variables that are put in: a file that needs more says nothing.
const MAX_WORDS: usize = 20_000;
const MAX_STEPS: u32 = 200_000;

/// What a file says of nvcc, with those that it includes.
pub(super) fn context(name: &str, text: &[u8], files: &dyn Files) -> Option<Context> {
    let text = String::from_utf8_lossy(text);
    let mut reader = Reader {
        files,
        folder: paths::of_tree(paths::split(name).0),
        file: name.into(),
        variables: FxHashMap::default(),
        calls: Vec::new(),
        by_variable: Vec::new(),
        left_out: Vec::new(),
        depth: 0,
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
    for word in &reader.left_out {
        for part in parts(&word.value).into_iter().filter(|part| part.starts_with("-D")) {
            context.never(defined_name(part), word.place.clone());
        }
    }
    Some(context)
}

/// The names of the files that a file includes.
pub(super) fn includes(name: &str, text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let folder = paths::of_tree(paths::split(name).0);
    let lines = text.lines().filter_map(|line| included(line.trim()));
    let words = lines.flat_map(str::split_ascii_whitespace);
    let whole = words.filter_map(|word| paths::in_tree(&paths::join(&folder, word)?).map(str::to_owned));
    whole.collect()
}

/// What follows `include` in a line.
fn included(code: &str) -> Option<&str> {
    let (first, rest) = code.split_once([' ', '\t'])?;
    matches!(first, "include" | "-include" | "sinclude").then_some(rest)
}

/// A condition around lines.
struct Condition {
    text: String,
    /// Whether it holds; `None` if that is not decided.
    holds: Option<bool>,
    /// Whether a branch before this one was taken, or may have been.
    taken: Option<bool>,
}

struct Reader<'f> {
    files: &'f dyn Files,
    /// Where make is called.
    folder: String,
    file: std::sync::Arc<str>,
    variables: FxHashMap<String, Vec<Word<String>>>,
    /// What nvcc is called with.
    calls: Vec<Word<String>>,
    /// Variables that recipes begin with, and what these are called with.
    by_variable: Vec<(String, Word<String>)>,
    /// Lines of branches that are not taken.
    left_out: Vec<Word<String>>,
    /// How many files include each other.
    depth: usize,
}

impl Reader<'_> {
    fn lines(&mut self, text: &str) {
        // The conditions around a line.
        let mut conditions: Vec<Condition> = Vec::new();
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
                "ifdef" | "ifndef" | "ifeq" | "ifneq" => {
                    let holds = self.holds(code);
                    conditions.push(Condition {
                        text: code.to_owned(),
                        holds,
                        taken: holds,
                    });
                }
                "endif" => {
                    conditions.pop();
                }
                "else" => {
                    let rest = code.strip_prefix("else").unwrap_or_default().trim();
                    let own = if rest.is_empty() { Some(true) } else { self.holds(rest) };
                    if let Some(condition) = conditions.last_mut() {
                        condition.holds = match (condition.taken, own) {
                            (Some(true), _) | (_, Some(false)) => Some(false),
                            (Some(false), own) => own,
                            _ => None,
                        };
                        condition.taken = match (condition.taken, own) {
                            (Some(true), _) | (_, Some(true)) => Some(true),
                            (Some(false), Some(false)) => Some(false),
                            _ => None,
                        };
                    }
                }
                _ if !is_recipe && included(code).is_some() => {
                    if conditions.iter().all(|condition| condition.holds == Some(true)) {
                        self.include(included(code).unwrap_or_default());
                    }
                }
                _ => {
                    let open = conditions.iter().rfind(|condition| condition.holds.is_none());
                    let is_out = conditions.iter().any(|condition| condition.holds == Some(false));
                    let file = self.file.clone();
                    let word = |value: &str| Word {
                        value: value.to_owned(),
                        place: Place {
                            file: file.clone(),
                            line: count as u32 + 1,
                        },
                        open: open.map(|condition| format!("`{}` is not decided", condition.text)),
                    };
                    if is_out {
                        self.left_out.push(word(code));
                    } else {
                        self.line(code, is_recipe, word);
                    }
                }
            }
        }
    }

    /// Reads the files that a line includes, as if they were there.
    fn include(&mut self, names: &str) {
        for name in names.split_ascii_whitespace() {
            let path = paths::join(&self.folder, name);
            let inside = path.as_deref().and_then(paths::in_tree);
            let text = inside.and_then(|name| Some((name, crate::text(self.files, name)?)));
            let Some((name, text)) = text.filter(|_| self.depth < MAX_DEPTH) else {
                continue;
            };
            let outer = std::mem::replace(&mut self.file, name.into());
            self.depth += 1;
            self.lines(&String::from_utf8_lossy(&text));
            self.depth -= 1;
            self.file = outer;
        }
    }

    /// Whether a condition holds, in a build that sets no variable besides.
    fn holds(&self, code: &str) -> Option<bool> {
        let (word, rest) = code.split_at(code.find([' ', '\t', '(']).unwrap_or(code.len()));
        let rest = rest.trim();
        let is = match word {
            "ifdef" | "ifndef" => {
                let is_set = self.variables.contains_key(rest);
                match switch::option_choice(rest).filter(|_| !is_set) {
                    Some(chosen) => chosen,
                    None => !self.value(&format!("$({rest})"), Some(""))?.is_empty(),
                }
            }
            "ifeq" | "ifneq" => {
                let (left, right) = match rest.strip_prefix('(') {
                    Some(inside) => inside.strip_suffix(')')?.split_once(',')?,
                    None => parts(rest).first().zip(parts(rest).get(1)).map(|(a, b)| (*a, *b))?,
                };
                let plain = |text: &str| {
                    Some(
                        self.value(text.trim(), Some(""))?
                            .replace(['"', '\''], "")
                            .trim()
                            .to_owned(),
                    )
                };
                plain(left)? == plain(right)?
            }
            _ => return None,
        };
        Some(is != word.starts_with("ifn"))
    }

    /// A text with its variables replaced; `None` if one of them is not known. `unset` is what one is that nothing sets,
    /// unless it chooses what the build is for.
    fn value(&self, text: &str, unset: Option<&str>) -> Option<String> {
        let mut out = text.to_owned();
        for _ in 0..MAX_DEPTH {
            let Some(at) = out.find("$(").or_else(|| out.find("${")) else {
                return (!out.contains('$')).then_some(out);
            };
            let inside = out.get(at + 2..)?;
            let end = inside.find([')', '}'])?;
            let name = inside.get(..end)?;
            if !is_name(name) || out.len() > MAX_WORDS {
                return None;
            }
            let value = match self.variables.get(name) {
                Some(words) if words.iter().all(|word| word.open.is_none()) => {
                    let all: Vec<&str> = words.iter().map(|word| word.value.as_str()).collect();
                    all.join(" ")
                }
                Some(_) => return None,
                None if switch::option_choice(name).is_some() || is_of_machine(name) => return None,
                None => unset?.to_owned(),
            };
            out.replace_range(at..=at + 2 + end, &value);
        }
        None
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
        let name = name
            .trim()
            .trim_start_matches("export ")
            .trim_start_matches("override ");
        let adds = left.ends_with('+');
        // A default: what was said before counts.
        if left.ends_with('?') && self.variables.contains_key(name) {
            return;
        }
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
            let value = if part.contains('$')
                && let Some(whole) = self.value(part, None)
            {
                whole.replace(['"', '\'', '\\'], "")
            } else if part.contains('$') {
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

/// Whether a variable says where something is on a machine, which its environment may.
fn is_of_machine(name: &str) -> bool {
    let upper = name.to_ascii_uppercase();
    let mut words = upper.split('_');
    words.any(|word| {
        matches!(
            word,
            "HOME" | "DIR" | "PATH" | "ROOT" | "PREFIX" | "OS" | "ARCH" | "SM" | "GENCODE"
        )
    })
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
