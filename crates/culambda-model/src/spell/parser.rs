//! The cursor that all parts of the speller move: tokens, limits, and what went wrong.

use super::tokens::Token;
use super::{ClassContext, Names, Problem};
use culambda_source::builtin::{self, Builtin};
use culambda_source::ident::is_word;

/// A text, or why it cannot be made.
pub(super) type Read<T> = Result<T, String>;

/// Brackets, template arguments and operators nested deeper than this are not read.
const MAX_DEPTH: u32 = 100;

/// What the speller asks about the place of a text.
#[derive(Clone, Copy)]
pub(super) struct Env<'a> {
    pub(super) names: &'a dyn Names,
    /// The innermost class in whose scope the text is.
    pub(super) class: Option<&'a ClassContext>,
    /// Names of the template parameters of the function itself.
    pub(super) params: &'a [String],
    /// Those of them that are values of fundamental types, with these.
    pub(super) typed: &'a [(String, Builtin)],
    /// `u8""` has a type of its own (since C++20).
    pub(super) char8: bool,
    /// The text for a lambda whose `[` is this token of the view, and its last token.
    pub(super) lambda: &'a dyn Fn(usize) -> Option<(usize, String)>,
}

/// What a name means, as far as the caller knows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Unknown,
    Variable,
    /// A non-static data member of a class around the text.
    Field,
    /// A non-static member function of a class around the text.
    Method,
    Type,
}

impl Env<'_> {
    /// What a name means.
    pub(super) fn meaning(&self, name: &str) -> Meaning {
        if self.names.is_data_member(name) {
            Meaning::Field
        } else if self.names.is_member_function(name) {
            Meaning::Method
        } else if self.names.is_type(name) {
            Meaning::Type
        } else if self.names.is_variable(name) {
            Meaning::Variable
        } else {
            Meaning::Unknown
        }
    }

    /// The fundamental type of a template parameter of the function itself, if it is a value of one.
    pub(super) fn type_of_parameter(&self, name: &str) -> Option<Builtin> {
        self.typed
            .iter()
            .find(|(parameter, _)| parameter == name)
            .map(|(_, ty)| *ty)
    }

    /// Whether the text is in a template, so that its expressions are dependent as a rule.
    pub(super) fn in_template(&self) -> bool {
        !self.params.is_empty() || self.in_class_template()
    }

    /// Whether a class around the text is a template.
    pub(super) fn in_class_template(&self) -> bool {
        self.classes().any(|class| class.params.is_some())
    }

    /// The classes around the text, innermost first.
    pub(super) fn classes(&self) -> impl Iterator<Item = &ClassContext> {
        self.class.into_iter().flat_map(ClassContext::levels)
    }

    /// Whether a name is a visible template parameter.
    pub(super) fn is_parameter(&self, name: &str) -> bool {
        self.params.iter().any(|p| p == name)
            || self
                .classes()
                .any(|c| c.params.iter().flatten().any(|p| p.trim_end_matches("...") == name))
    }
}

/// How far the tokens are read: a place to come back to.
#[derive(Clone, Copy, Default)]
pub(super) struct Mark {
    at: usize,
    /// The first `>` of a `>>` is used up.
    half: bool,
}

/// Where template arguments stay as they are written; constants of the function show their values even there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// In a return type.
    Return,
    /// In an initialiser, where a constant that is the whole argument keeps its name.
    Initialiser,
}

/// What the token at the cursor is in.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Within {
    /// Template arguments: `>` closes them.
    pub(super) angles: bool,
    /// The value of a template argument.
    pub(super) argument_value: bool,
    /// The operand of `decltype`, `sizeof` or `noexcept` of a declaration: what is made of a dependent type has no
    /// parentheses of its own there.
    pub(super) unevaluated: bool,
    /// The parameters of a declaration, which hide names of classes.
    pub(super) parameters: bool,
    /// The head of the enclosing function.
    pub(super) head: bool,
    /// The return type after the parameters of a function.
    pub(super) trailing: bool,
    /// The arguments that are read next follow a scope that depends on a template parameter.
    pub(super) open_scope: bool,
}

/// Reads tokens from left to right, coming back where two readings are possible.
pub(super) struct Parser<'a> {
    pub(super) env: Env<'a>,
    tokens: &'a [Token<'a>],
    cursor: Mark,
    pub(super) within: Within,
    /// Set where template arguments are printed as they are written, and no values of theirs.
    pub(super) written: Option<Written>,
    /// Constants of the function show their values here.
    pub(super) substitutes: bool,
    /// The name that is read next is the operand of `&`.
    pub(super) address: bool,
    /// Template arguments show their values here: those of types, in initialisers only in templates.
    pub(super) folds: bool,
    depth: u32,
    /// Steps and characters that may still be spent, so that no input takes more than linear time.
    fuel: usize,
    /// Why the text, right as it is, will not do where it is used.
    pub(super) problem: Option<Problem>,
    /// Why the text may not be the reference's.
    pub(super) doubt: Option<String>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(env: Env<'a>, tokens: &'a [Token<'a>]) -> Parser<'a> {
        let fuel = 100_000 + 200 * tokens.len();
        Parser {
            env,
            tokens,
            cursor: Mark::default(),
            within: Within::default(),
            written: None,
            substitutes: false,
            address: false,
            folds: false,
            depth: 0,
            fuel,
            problem: None,
            doubt: None,
        }
    }

    /// The token at a distance from the cursor; empty after the end.
    pub(super) fn ahead(&self, distance: usize) -> &'a str {
        if distance == 0 && self.cursor.half {
            return ">";
        }
        self.tokens.get(self.cursor.at + distance).map_or("", |t| &t.text)
    }

    /// The token at the cursor.
    pub(super) fn peek(&self) -> &'a str {
        self.ahead(0)
    }

    /// The token in front of the cursor.
    pub(super) fn behind(&self) -> &'a str {
        self.cursor
            .at
            .checked_sub(1)
            .and_then(|i| self.tokens.get(i))
            .map_or("", |t| &t.text)
    }

    /// Whether everything is read.
    pub(super) fn at_end(&self) -> bool {
        self.cursor.at >= self.tokens.len()
    }

    /// The index in the view of the token at the cursor.
    pub(super) fn index(&self) -> Option<usize> {
        self.tokens.get(self.cursor.at).map(|t| t.index)
    }

    /// How many tokens are read.
    pub(super) fn position(&self) -> usize {
        self.cursor.at
    }

    /// Whether what was read from a token on is all there is, or all in its braces.
    pub(super) fn stands_alone(&self, first: usize) -> bool {
        let before = first.checked_sub(1).and_then(|i| self.tokens.get(i));
        matches!((before.map_or("", |t| &t.text), self.peek()), ("", "") | ("{", "}"))
    }

    /// Whether what was read since so many tokens is a whole initialiser, but for parentheses around it.
    pub(super) fn is_whole(&self, first: usize) -> bool {
        let only = |tokens: Option<&[Token]>, text: &str| tokens.unwrap_or_default().iter().all(|t| t.text == text);
        self.written == Some(Written::Initialiser)
            && only(self.tokens.get(..first), "(")
            && only(self.tokens.get(self.cursor.at..), ")")
    }

    /// The tokens read since so many were.
    pub(super) fn read_since(&self, begin: usize) -> impl Iterator<Item = &str> {
        let read = self.tokens.get(begin..self.cursor.at).unwrap_or_default();
        read.iter().map(|token| &*token.text)
    }

    /// Moves on by one token.
    pub(super) fn bump(&mut self) {
        self.cursor.half = false;
        self.cursor.at += 1;
    }

    /// Moves to the first token after a token of the view.
    pub(super) fn bump_past(&mut self, index: usize) {
        while self.index().is_some_and(|i| i <= index) {
            self.bump();
        }
    }

    /// Takes a token if it is this one.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        if found {
            self.bump();
        }
        found
    }

    /// Takes this token.
    pub(super) fn expect(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { Err(self.unexpected()) }
    }

    /// Takes a `>` that closes template arguments, or the first half of a `>>`.
    pub(super) fn expect_close(&mut self) -> Read<()> {
        if self.cursor.half || self.peek() == ">" {
            self.bump();
            Ok(())
        } else if self.peek() == ">>" {
            self.cursor.half = true;
            Ok(())
        } else {
            Err(self.unexpected())
        }
    }

    /// Whether template arguments end here.
    pub(super) fn at_close(&self) -> bool {
        matches!(self.peek(), ">" | ">>")
    }

    /// Why the token at the cursor cannot be read.
    pub(super) fn unexpected(&self) -> String {
        if self.at_end() {
            "it ends too early".to_owned()
        } else {
            format!(
                "`{}` is not understood here",
                self.peek().chars().take(40).collect::<String>()
            )
        }
    }

    /// The cursor.
    pub(super) fn mark(&self) -> Mark {
        self.cursor
    }

    /// How many tokens were read since a mark.
    pub(super) fn since(&self, mark: Mark) -> usize {
        self.cursor.at - mark.at
    }

    /// The text between two marks, as it is written.
    pub(super) fn written_between(&self, from: Mark, to: Mark) -> String {
        let tokens = self.tokens.get(from.at..to.at).unwrap_or_default();
        let mut text = tokens.iter().map(|t| &*t.text).collect::<Vec<_>>().join(" ");
        if to.half {
            text.push_str(" >");
        }
        text
    }

    /// Goes back.
    pub(super) fn rewind(&mut self, mark: Mark) {
        self.cursor = mark;
    }

    /// Whether what is read belongs to a declaration, not to an initialiser.
    pub(super) fn is_declared(&self) -> bool {
        self.written != Some(Written::Initialiser)
    }

    /// Reads the operand of `decltype` and the like.
    pub(super) fn operand_of<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let declared = self.is_declared();
        let around = std::mem::replace(&mut self.within.unevaluated, declared);
        let result = read(self);
        self.within.unevaluated = around;
        result
    }

    /// Tries one reading; the cursor stays when it fails.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let (mark, within, problem) = (self.mark(), self.within, self.problem);
        let doubted = self.doubt.is_some();
        let result = read(self).ok();
        if result.is_none() {
            self.doubt.take_if(|_| !doubted);
            self.rewind(mark);
            self.within = within;
            self.problem = problem;
        }
        result
    }

    /// Reads something nested, within limits.
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= MAX_DEPTH {
            return Err("it is nested too deeply".to_owned());
        }
        self.spend(1)?;
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Reads something in which `>` is (or is not) the end of template arguments.
    pub(super) fn within_angles<T>(&mut self, angles: bool, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let before = std::mem::replace(&mut self.within.angles, angles);
        let result = self.nested(read);
        self.within.angles = before;
        result
    }

    /// Pays for work or for text that is copied.
    pub(super) fn spend(&mut self, amount: usize) -> Read<()> {
        self.fuel = self
            .fuel
            .checked_sub(amount)
            .ok_or_else(|| "it is too long".to_owned())?;
        Ok(())
    }

    /// Remembers the first problem.
    pub(super) fn note(&mut self, problem: Problem) {
        self.problem.get_or_insert(problem);
    }

    /// Passes over brackets at the cursor with everything in them.
    pub(super) fn skip_brackets(&mut self) -> Read<()> {
        let mut depth = 0usize;
        while !self.at_end() {
            match self.peek() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
        Err(self.unexpected())
    }
}

/// Whether a token can be a name: a word that is not a keyword.
pub(crate) fn is_name(text: &str) -> bool {
    is_word(text) && KEYWORDS.binary_search(&text).is_err() && !builtin::is_word(text)
}

/// Words that are never names; ascending.
#[rustfmt::skip]
const KEYWORDS: &[&str] = &[
    "alignas", "alignof", "asm", "auto", "break", "case", "catch",
    "class", "co_await", "co_return", "co_yield", "concept", "const", "const_cast", "consteval",
    "constexpr", "constinit", "continue", "decltype", "default", "delete", "do", "dynamic_cast", "else", "enum", "explicit",
    "export", "extern", "false", "for", "friend", "goto", "if", "inline", "mutable", "namespace", "new",
    "noexcept", "nullptr", "operator", "private", "protected", "public", "register",
    "reinterpret_cast", "requires", "return", "sizeof", "static", "static_assert", "static_cast", "struct",
    "switch", "template", "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename", "union",
    "using", "virtual", "volatile", "while",
];

#[cfg(test)]
mod tests {
    use super::KEYWORDS;

    #[test]
    fn keywords_are_in_order() {
        assert!(KEYWORDS.is_sorted());
    }
}
