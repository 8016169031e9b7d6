//! Which functions the host does not have, and how a declaration is recognised that comes again.

use super::declaration::is_type_word;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use culambda_source::MarkKind;

use super::declaration::Declaration;
use super::tokens::{Kind, Tokens};
use super::walk::Scope;

/// The annotations of a declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Annotations {
    pub(super) device: bool,
    pub(super) host: bool,
    pub(super) global: bool,
    pub(super) variable: bool,
}

impl Annotations {
    /// Those of a declaration itself.
    pub(super) fn of(tokens: &Tokens<'_>, declaration: &Declaration) -> Annotations {
        let mut found = Annotations::default();
        for &mark in &declaration.marks {
            match tokens.get(mark).map(|tok| tok.kind) {
                Some(Kind::Mark(MarkKind::Device)) => found.device = true,
                Some(Kind::Mark(MarkKind::Host)) => found.host = true,
                Some(Kind::Mark(MarkKind::Global)) => found.global = true,
                Some(Kind::Mark(MarkKind::Variable)) => found.variable = true,
                _ => {}
            }
        }
        found
    }

    /// Whether there are none.
    pub(super) fn is_empty(self) -> bool {
        self == Annotations::default()
    }

    fn join(&mut self, other: Annotations) {
        self.device |= other.device;
        self.host |= other.host;
        self.global |= other.global;
        self.variable |= other.variable;
    }
}

/// What declarations say that a later one need not say again.
#[derive(Debug, Default)]
pub(super) struct Declared {
    functions: HashMap<String, Annotations>,
    external: HashSet<String>,
    /// Kernels that take something by reference.
    pub(super) kernels: Kernels,
    /// Memory of blocks that is declared outside of functions.
    pub(super) shared: Shared,
}

/// Variables of blocks by their names, and whether they are `volatile`.
pub(super) type Shared = BTreeMap<String, bool>;

/// Kernels by their names, those of one name in one.
pub(super) type Kernels = HashMap<String, References>;

/// Which parameters of the kernels of one name are references.
#[derive(Clone, Debug, Default)]
pub(super) struct References {
    positions: BTreeSet<usize>,
    /// From here on, all are: `T &...x`.
    all_from: Option<usize>,
}

impl References {
    /// Whether the parameter at a position is one.
    pub(super) fn has(&self, position: usize) -> bool {
        self.positions.contains(&position) || self.all_from.is_some_and(|from| from <= position)
    }

    /// Takes note of the parameters between two parentheses.
    fn add(&mut self, tokens: &Tokens<'_>, open: usize, close: usize) {
        let mut position = 0;
        let mut at = open + 1;
        let mut value = false;
        while at < close {
            match tokens.text(at) {
                // `T (&a)[8]`.
                "(" if !value && matches!(tokens.text(at + 1), "&" | "&&") => {
                    self.positions.insert(position);
                }
                "<" if !value => {
                    at = tokens.behind_angles(at, close).unwrap_or(at + 1);
                    continue;
                }
                "=" => value = true,
                "&" | "&&" if !value && tokens.text(at + 1) == "..." => {
                    self.all_from.get_or_insert(position);
                }
                "&" | "&&" if !value => {
                    self.positions.insert(position);
                }
                "," => (position, value) = (position + 1, false),
                _ => {}
            }
            at = match tokens.text(at) {
                "(" | "[" | "{" => tokens.behind_group(at),
                _ => at + 1,
            };
        }
    }
}

impl Declared {
    /// Takes note of a declaration.
    pub(super) fn add(&mut self, tokens: &Tokens<'_>, declaration: &Declaration, scope: &Scope) {
        let annotations = Annotations::of(tokens, declaration);
        if annotations.is_empty() {
            return;
        }
        if is_function(tokens, declaration, annotations) {
            if let (true, Some(name), Some((open, close))) =
                (annotations.global, declaration.name, declaration.parameters)
                && (open..close).any(|at| matches!(tokens.text(at), "&" | "&&"))
            {
                let known = self.kernels.entry(tokens.text(name).to_owned()).or_default();
                known.add(tokens, open, close);
            }
            if let Some(key) = key(tokens, declaration, scope) {
                self.functions.entry(key).or_default().join(annotations);
            }
        } else if declaration.is_extern
            && let Some(name) = declaration.name
        {
            self.external.insert(scope.inside(tokens.text(name)));
        }
    }

    /// The annotations of a function, with those of the declarations before.
    pub(super) fn of(&self, tokens: &Tokens<'_>, declaration: &Declaration, scope: &Scope) -> Annotations {
        let own = Annotations::of(tokens, declaration);
        if !own.is_empty() || declaration.body.is_none() || self.functions.is_empty() {
            return own;
        }
        key(tokens, declaration, scope)
            .and_then(|key| self.functions.get(&key).copied())
            .unwrap_or(own)
    }

    /// Whether a variable is declared `extern` somewhere.
    pub(super) fn is_external(&self, name: &str) -> bool {
        self.external.contains(name)
    }
}

/// Whether a declaration is that of a function: it has parameters, and they are not an initialiser.
pub(super) fn is_function(tokens: &Tokens<'_>, declaration: &Declaration, annotations: Annotations) -> bool {
    let Some((open, close)) = declaration.parameters else {
        return false;
    };
    if declaration.body.is_some() {
        return true;
    }
    let first = (open + 1..close).find(|&at| !tokens.is_mark(at));
    let value = first.is_some_and(|first| {
        tokens.get(first).is_some_and(|tok| tok.kind == Kind::Value)
            || matches!(
                tokens.text(first),
                "-" | "+" | "&" | "*" | "!" | "~" | "(" | "{" | "true" | "false" | "nullptr" | "sizeof" | "this"
            )
    });
    !annotations.variable && !value
}

/// What two declarations of one function have in common.
fn key(tokens: &Tokens<'_>, declaration: &Declaration, scope: &Scope) -> Option<String> {
    let (open, close) = declaration.parameters?;
    let mut name = String::new();
    let mut at = declaration.qualified?;
    while at < open {
        if tokens.text(at) == "<"
            && !declaration.is_operator
            && let Some(behind) = tokens.behind_angles(at, open)
        {
            at = behind;
            continue;
        }
        if !(tokens.is_mark(at) || tokens.text(at) == "template") {
            name.push_str(tokens.text(at));
        }
        at += 1;
    }
    let mut key = scope.inside(name.trim_start_matches("::"));
    key.push('(');
    let (mut first, mut at) = (open + 1, open + 1);
    while at <= close {
        match tokens.text(at) {
            "(" | "[" | "{" => {
                at = tokens.behind_group(at);
                continue;
            }
            // Template arguments may cut a parameter in two, in both declarations alike.
            "," | ")" => {
                parameter(tokens, first, at.min(close), &mut key);
                key.push(',');
                first = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    if tokens.text(close + 1) == "const" {
        key.push_str("const");
    }
    Some(key)
}

/// Appends the type of a parameter: without its name and default value.
fn parameter(tokens: &Tokens<'_>, first: usize, end: usize, key: &mut String) {
    let end = (first..end).find(|&at| tokens.text(at) == "=").unwrap_or(end);
    let words: Vec<usize> = (first..end).filter(|&at| !tokens.is_mark(at)).collect();
    let array = words.iter().position(|&at| tokens.text(at) == "[");
    let last = array.unwrap_or(words.len()).checked_sub(1);
    let named = last.filter(|&last| {
        let word = words.get(last).copied().unwrap_or(first);
        let before = last.checked_sub(1).and_then(|before| words.get(before)).copied();
        let before_text = before.map_or("", |before| tokens.text(before));
        tokens.is_word(word)
            && !is_type_word(tokens.text(word))
            && before.is_some()
            && !matches!(
                before_text,
                "::" | "const" | "volatile" | "typename" | "struct" | "class" | "enum"
            )
    });
    for (index, &at) in words.iter().enumerate() {
        if Some(index) != named {
            key.push_str(tokens.text(at));
            key.push(' ');
        }
    }
    if key.ends_with("(void ") {
        key.truncate(key.len() - "void ".len());
    }
}
