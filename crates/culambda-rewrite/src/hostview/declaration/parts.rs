//! Parts of a declaration after its declarator, linkage specifications and namespaces.

use super::class::body_of;
use super::{Initialiser, Reader};
use crate::hostview::tokens::Kind;

impl Reader<'_, '_> {
    pub(super) fn brace_initialiser(&mut self) {
        let first = self.at;
        self.at = self.tokens.behind_group(first);
        self.initialiser(first, self.at - 1);
    }

    /// Whether the declarator makes something that cannot be without a value.
    pub(super) fn is_constant(&self) -> bool {
        self.reference || self.const_pointer || self.const_specifier && !self.pointer
    }

    pub(super) fn initialiser(&mut self, first: usize, last: usize) {
        let needed = self.unsized_array || self.is_constant();
        self.done.initialisers.push(Initialiser { first, last, needed });
        self.unsized_array = false;
    }

    /// `= default;`, `= 0;`, or the initialiser of a variable.
    pub(super) fn equals(&mut self) -> bool {
        if self.done.parameters.is_some() {
            self.skip_to_semicolon();
            return false;
        }
        let first = self.at;
        self.at += 1;
        while self.at < self.end {
            match self.text() {
                "," | ";" => break,
                "(" | "[" | "{" => self.at = self.tokens.behind_group(self.at),
                "<" if self.tokens.is_word(self.at - 1) => {
                    let behind = self.tokens.behind_angles(self.at, self.end);
                    let called = behind.filter(|&next| matches!(self.tokens.text(next), "(" | "{" | "::" | ";"));
                    self.at = called.unwrap_or(self.at + 1);
                }
                "}" | ")" | "]" => break,
                _ => self.at += 1,
            }
        }
        self.initialiser(first, self.at - 1);
        true
    }

    /// Skips a trailing return type up to what may follow it.
    pub(super) fn trailing(&mut self) {
        while self.at < self.end {
            match self.text() {
                "{" | ";" | "=" | "requires" | "try" | "override" | "final" | "}" => return,
                "<" => self.at = self.tokens.behind_angles(self.at, self.end).unwrap_or(self.at + 1),
                "(" | "[" => self.at = self.tokens.behind_group(self.at),
                _ => self.at += 1,
            }
        }
    }

    /// Skips a requires-clause.
    pub(super) fn requires(&mut self) {
        self.at += 1;
        loop {
            match self.text() {
                "(" => self.at = self.tokens.behind_group(self.at),
                "requires" => {
                    self.at += 1;
                    if self.text() == "(" {
                        self.at = self.tokens.behind_group(self.at);
                    }
                    if self.text() == "{" {
                        self.at = self.tokens.behind_group(self.at);
                    }
                }
                _ => self.constraint_name(),
            }
            if !matches!(self.text(), "&&" | "||") || self.at >= self.end {
                return;
            }
            self.at += 1;
        }
    }

    /// Skips a concept with its arguments.
    pub(super) fn constraint_name(&mut self) {
        loop {
            if self.text() == "::" {
                self.at += 1;
            }
            if !self.tokens.is_word(self.at) {
                return;
            }
            self.at += 1;
            if self.text() == "<" {
                self.at = self.tokens.behind_angles(self.at, self.end).unwrap_or(self.at + 1);
            }
            if self.text() != "::" {
                return;
            }
        }
    }

    /// Passes `typedef ..;` and `using ..;`, and keeps the classes that are defined there.
    pub(super) fn alias(&mut self) {
        while self.at < self.end {
            match self.text() {
                ";" => {
                    self.at += 1;
                    return;
                }
                "}" => return,
                "class" | "struct" | "union" => self.class(),
                "(" | "[" | "{" => self.at = self.tokens.behind_group(self.at),
                _ => self.at += 1,
            }
        }
    }

    pub(super) fn skip_to_semicolon(&mut self) {
        while self.at < self.end {
            match self.text() {
                ";" => {
                    self.at += 1;
                    return;
                }
                "}" => return,
                "(" | "[" | "{" => self.at = self.tokens.behind_group(self.at),
                _ => self.at += 1,
            }
        }
    }

    pub(super) fn is_linkage(&self) -> bool {
        self.tokens.get(self.at + 1).is_some_and(|tok| tok.kind == Kind::Value)
    }

    /// `extern "C"` before a declaration or a brace.
    pub(super) fn linkage(&mut self) -> bool {
        self.at += 2;
        if self.text() == "{" {
            let (inner, behind) = body_of(self.tokens, self.at, String::new(), false);
            self.done.inner.extend(inner);
            self.at = behind;
            return false;
        }
        self.done.is_extern = true;
        true
    }

    pub(super) fn namespace(&mut self) -> bool {
        let mut name = String::new();
        while self.at < self.end {
            match self.text() {
                "{" => {
                    let (inner, behind) = body_of(self.tokens, self.at, name, false);
                    self.done.inner.extend(inner);
                    self.at = behind;
                    return false;
                }
                ";" => {
                    self.at += 1;
                    return false;
                }
                word if self.tokens.is_word(self.at) => {
                    if !name.is_empty() {
                        name.push_str("::");
                    }
                    if word != "namespace" && word != "inline" {
                        name.push_str(word);
                    }
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
        false
    }
}
