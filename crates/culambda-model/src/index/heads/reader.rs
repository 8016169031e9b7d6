//! Declarations as their tokens tell them. A body is passed by its braces, or the text ends with the one that opens it.

use super::{DeclaredKind, Inner, is_name};
use crate::class::USING_ENUM;
use culambda_source::builtin;
use culambda_syntax::Tokens;
use std::ops::Range;

/// Takes what is declared: what it is, its name, and what a using-declaration or a namespace alias names.
pub(super) type Tell<'a> = dyn FnMut(DeclaredKind, Vec<String>, Vec<String>) + 'a;

/// Words that a parenthesis belongs to, which holds no parameters.
const OPERATORS: [&str; 9] = [
    "decltype",
    "__decltype",
    "typeof",
    "__typeof__",
    "alignas",
    "noexcept",
    "explicit",
    "__attribute__",
    "__declspec",
];

/// A reader of declarations.
pub(super) struct Head<'v> {
    pub(super) tokens: Tokens<'v>,
    /// Whether braces that are not closed hold members.
    members: bool,
    /// The next token.
    at: usize,
    /// There is a template head.
    pub(super) template: bool,
    /// It has no parameters.
    explicit: bool,
    /// The namespaces around the declaration that begin and end among the tokens, with the braces that end them.
    inner: Vec<(Inner, usize)>,
}

/// What was seen of a declaration before its declarators.
#[derive(Clone, Copy, Default)]
pub(super) struct Specifiers {
    pub(super) typedef: bool,
    pub(super) thread_local: bool,
    pub(super) reference: bool,
    /// There is a type.
    pub(super) typed: bool,
}

/// A name with the token after it.
pub(super) type Named = (Vec<String>, usize);

impl<'v> Head<'v> {
    /// A reader of some tokens. `members` says whether braces that are not closed hold members.
    pub(super) fn new(tokens: Tokens<'v>, members: bool) -> Self {
        Head {
            tokens,
            members,
            at: tokens.past_namespaces(),
            template: false,
            explicit: false,
            inner: Vec::new(),
        }
    }

    /// Tells what the next declaration declares: a macro may make several, which are one item. Gives its tokens.
    pub(super) fn next(&mut self, tell: &mut Tell<'_>) -> Option<Range<usize>> {
        loop {
            let at = self.at;
            match self.word(at) {
                ";" => {}
                "}" if self.inner.last().is_some_and(|(_, close)| *close == at) => {
                    self.inner.retain(|(_, close)| *close != at);
                }
                "inline" | "namespace" if self.enter() => continue,
                _ => break,
            }
            self.at += 1;
        }
        let first = self.at;
        if first >= self.tokens.len() {
            return None;
        }
        (self.template, self.explicit) = (false, false);
        let begin = self.past_templates(first);
        let next = self.declaration(begin, tell).unwrap_or(self.tokens.len());
        self.at = next.max(begin + 1);
        Some(first..self.at)
    }

    /// The namespaces around the last declaration that a macro opens and closes.
    pub(super) fn inner(&self) -> Vec<Inner> {
        self.inner.iter().map(|(inner, _)| inner.clone()).collect()
    }

    /// Goes into a namespace that begins here and ends among the tokens.
    fn enter(&mut self) -> bool {
        let mut inline = self.word(self.at) == "inline";
        let keyword = self.at + usize::from(inline);
        let open = self.past_bases(keyword);
        let Some(close) = self.tokens.mate(open).filter(|_| self.word(keyword) == "namespace") else {
            return false;
        };
        let mut at = self.past_attributes(keyword + 1);
        let around = self.inner.len();
        while is_name(self.word(at)) && !OPERATORS.contains(&self.word(at)) {
            let name = Some(self.word(at).to_owned());
            self.inner.push((Inner { name, inline }, close));
            if self.word(at + 1) != "::" {
                break;
            }
            inline = self.word(at + 2) == "inline";
            at += 2 + usize::from(inline);
        }
        if self.inner.len() == around {
            self.inner.push((Inner { name: None, inline }, close));
        }
        self.at = open + 1;
        true
    }

    pub(super) fn word(&self, token: usize) -> &'v str {
        self.tokens.text(token)
    }

    /// Passes `template <..>` heads with their constraints; `template` and `extern template` of explicit instantiations.
    fn past_templates(&mut self, at: usize) -> usize {
        let mut at = self.past_macros(at);
        while matches!(self.word(at), "template" | "export") {
            if self.word(at) == "export" || self.word(at + 1) != "<" {
                at += 1;
                continue;
            }
            let Some(end) = self.tokens.close_angle(at + 1) else {
                return at;
            };
            self.template = true;
            self.explicit = end == at + 2;
            at = end + 1;
            if self.word(at) == "requires" {
                at = self.past_constraint(at);
            }
        }
        at
    }

    /// Passes macros of unknown meaning in front of `template`.
    fn past_macros(&self, begin: usize) -> usize {
        let mut at = begin;
        while is_name(self.word(at)) {
            at = match self.tokens.mate(at + 1).filter(|_| self.word(at + 1) == "(") {
                Some(close) => close + 1,
                None => at + 1,
            };
            if self.word(at) == "template" {
                return at;
            }
        }
        begin
    }

    /// Passes a requires-clause.
    pub(super) fn past_constraint(&self, requires: usize) -> usize {
        let mut at = requires + 1;
        loop {
            at = match self.word(at) {
                "(" => self.tokens.past(at),
                "requires" => {
                    let parameters = at + 1;
                    let body = if self.word(parameters) == "(" {
                        self.tokens.past(parameters)
                    } else {
                        parameters
                    };
                    if self.word(body) == "{" {
                        self.tokens.past(body)
                    } else {
                        body
                    }
                }
                _ => self.path(at).1,
            };
            if !matches!(self.word(at), "&&" | "||") {
                return at;
            }
            at += 1;
        }
    }

    /// A qualified name: its components without template arguments, and the token after it.
    pub(super) fn path(&self, mut at: usize) -> Named {
        let mut path = Vec::new();
        if self.word(at) == "::" {
            path.push(String::new());
            at += 1;
        }
        loop {
            at += usize::from(self.word(at) == "template");
            match self.word(at) {
                "operator" if !path.is_empty() => {
                    path.push("operator".to_owned());
                    return (path, at);
                }
                "~" | "compl" if !path.is_empty() && is_name(self.word(at + 1)) => {
                    path.push(format!("~{}", self.word(at + 1)));
                    let arguments = self.tokens.close_angle(at + 2).filter(|_| self.word(at + 2) == "<");
                    return (path, arguments.map_or(at + 2, |end| end + 1));
                }
                word if is_name(word) || word == "final" => path.push(word.to_owned()),
                _ => return (path, at),
            }
            at += 1;
            if self.word(at) == "<" {
                match self.tokens.close_angle(at) {
                    Some(end) => at = end + 1,
                    None => return (path, at),
                }
            }
            if self.word(at) != "::" {
                return (path, at);
            }
            at += 1;
        }
    }

    /// Tells the declaration that begins here; gives the token after it, if more may follow.
    fn declaration(&self, at: usize, tell: &mut Tell<'_>) -> Option<usize> {
        match self.word(at) {
            "using" => self.using(at, tell),
            "namespace" if self.word(at + 2) == "=" => {
                let (target, _) = self.path(at + 3);
                tell(DeclaredKind::NamespaceAlias, vec![self.word(at + 1).to_owned()], target);
            }
            "namespace" => return Some(self.tokens.past(self.past_bases(at))),
            "concept" => tell(DeclaredKind::Concept, vec![self.word(at + 1).to_owned()], Vec::new()),
            "static_assert" | "_Static_assert" | "asm" | "__asm__" => {}
            _ => return self.simple(at, tell),
        }
        Some(self.past_semicolon(at))
    }

    /// The token after the `;` that ends what a token is in.
    pub(super) fn past_semicolon(&self, mut at: usize) -> usize {
        while !matches!(self.word(at), ";" | "") {
            at = self.tokens.past(at);
        }
        at + 1
    }

    fn using(&self, at: usize, tell: &mut Tell<'_>) {
        if self.word(at + 1) == "namespace" {
            let (path, _) = self.path(at + 2);
            return tell(DeclaredKind::UsingDirective, path, Vec::new());
        }
        if self.word(at + 1) == "enum" {
            let (path, _) = self.path(at + 2);
            return tell(DeclaredKind::UsingDeclaration, vec![USING_ENUM.to_owned()], path);
        }
        let mut from = at + 1;
        loop {
            let (path, end) = self.path(from + usize::from(self.word(from) == "typename"));
            let end = self.past_attributes(end);
            if self.word(end) == "=" {
                return tell(DeclaredKind::Alias, path, Vec::new());
            }
            tell(
                DeclaredKind::UsingDeclaration,
                path.last().cloned().into_iter().collect(),
                path,
            );
            if self.word(end) != "," {
                return;
            }
            from = end + 1;
        }
    }

    /// Passes `[[..]]` and words with parentheses that hold no parameters.
    fn past_attributes(&self, mut at: usize) -> usize {
        loop {
            at = match self.word(at) {
                "[" if self.word(at + 1) == "[" => self.tokens.past(at),
                word if OPERATORS.contains(&word) && self.word(at + 1) == "(" => self.tokens.past(at + 1),
                _ => return at,
            };
        }
    }

    /// Classes, enumerations, functions, variables, typedefs.
    fn simple(&self, mut at: usize, tell: &mut Tell<'_>) -> Option<usize> {
        let mut seen = Specifiers::default();
        let mut last: Option<Named> = None;
        loop {
            let word = self.word(at);
            match word {
                "" | "}" => {
                    self.variable(last, seen, false, tell);
                    return Some(at + 1);
                }
                "class" | "struct" | "union" | "enum" if last.is_none() => {
                    at = self.elaborated(at, tell);
                    seen.typed = true;
                    if self.word(at) == "{" {
                        // `struct S {` ends the head, unless more of the item is there.
                        at = self.tokens.mate(at)? + 1;
                    }
                    continue;
                }
                "typedef" => seen.typedef = true,
                "thread_local" | "__thread" => seen.thread_local = true,
                "&" | "&&" => seen.reference = true,
                "auto" => seen.typed = true,
                "operator" => {
                    let own = last
                        .take()
                        .filter(|(path, _)| path.last().is_some_and(|name| name == "operator"));
                    let path = own.map_or_else(|| vec!["operator".to_owned()], |(path, _)| path);
                    return Some(self.function(path, self.past_symbol(at + 1), seen, tell));
                }
                "requires" => {
                    at = self.past_constraint(at);
                    continue;
                }
                "(" => match self.parenthesis(at, last.take(), seen, tell) {
                    Ok(next) => return Some(next),
                    // What was before it is a macro.
                    Err(next) => {
                        at = next;
                        continue;
                    }
                },
                "[" if self.word(at + 1) == "[" => {
                    at = self.tokens.past(at);
                    continue;
                }
                "[" if last.is_none() => {
                    self.bindings(at, seen, tell);
                    return Some(self.past_semicolon(at));
                }
                ";" | "=" | "{" | "[" | "," | ":" => {
                    self.variable(last, seen, self.is_initialised(at), tell);
                    return self.further(at, seen, tell);
                }
                _ if OPERATORS.contains(&word) && self.word(at + 1) == "(" => {
                    seen.typed |= word.contains("type");
                    at = self.tokens.past(at + 1);
                    continue;
                }
                _ if is_name(word) || matches!(word, "::" | "final") => {
                    seen.typed |= last.is_some();
                    let (path, end) = self.path(at);
                    at = end.max(at + 1);
                    last = Some((path, end));
                    continue;
                }
                _ => seen.typed |= builtin::is_word(word),
            }
            at += 1;
        }
    }

    /// The token after the symbol of an operator, where its parameters begin.
    fn past_symbol(&self, symbol: usize) -> usize {
        let mut at = symbol;
        if self.word(at) == "(" {
            at = self.tokens.past(at);
        }
        while !matches!(self.word(at), "(" | ";" | "{" | "}" | "") {
            // The arguments of a conversion to a class; `<` alone is a symbol.
            let arguments = self.word(at) == "<" && at > symbol && is_name(self.word(at - 1));
            at = if arguments { self.tokens.past_angle(at) } else { at + 1 };
        }
        at
    }

    /// `auto [a, b] = ..`
    fn bindings(&self, open: usize, seen: Specifiers, tell: &mut Tell<'_>) {
        let Some(close) = self.tokens.mate(open) else { return };
        for name in (open + 1..close).map(|at| self.word(at)).filter(|word| is_name(word)) {
            self.variable(Some((vec![name.to_owned()], close)), seen, true, tell);
        }
    }

    /// `struct Name`, `enum class Name : T { a, b }`: tells it; gives the token after name and bases.
    fn elaborated(&self, at: usize, tell: &mut Tell<'_>) -> usize {
        let is_enum = self.word(at) == "enum";
        let scoped = is_enum && matches!(self.word(at + 1), "class" | "struct");
        let begin = self.past_attributes(at + 1 + usize::from(scoped));
        let name = self.tokens.name_of_class(begin, self.members);
        let (path, mut end) = self.path(name);
        let specialisation = end > name && self.word(end - 1).starts_with('>');
        if self.word(end) == "final" {
            end += 1;
        }
        let brace = if self.word(end) == ":" {
            self.past_bases(end)
        } else {
            end
        };
        let defined = self.word(brace) == "{";
        if !defined && self.word(brace) != ";" {
            return end;
        }
        let kind = if is_enum {
            DeclaredKind::Enum
        } else {
            DeclaredKind::Class {
                defined,
                specialisation,
            }
        };
        tell(kind, path, Vec::new());
        if is_enum && defined && !scoped {
            self.enumerators(brace, tell);
        }
        brace
    }

    /// The brace or the `;` after a part of the head of a class, an enumeration or a namespace.
    fn past_bases(&self, mut at: usize) -> usize {
        while !matches!(self.word(at), "{" | ";" | "") {
            at = match self.word(at) {
                "<" => self.tokens.past_angle(at),
                _ => self.tokens.past(at),
            };
        }
        at
    }

    fn enumerators(&self, brace: usize, tell: &mut Tell<'_>) {
        let mut expect = true;
        let mut at = brace + 1;
        while !matches!(self.word(at), "}" | "") {
            match self.word(at) {
                "," => expect = true,
                "(" | "{" | "[" => at = self.tokens.mate(at).unwrap_or(at),
                w if expect && is_name(w) => {
                    tell(DeclaredKind::Enumerator, vec![w.to_owned()], Vec::new());
                    expect = false;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The kind of a function.
    pub(super) fn function_kind(&self, definition: bool) -> DeclaredKind {
        DeclaredKind::Function {
            template: self.template,
            specialisation: self.explicit,
            definition,
        }
    }
}
