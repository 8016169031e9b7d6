//! Declarations that the grammar takes for something else.

use super::Mask;
use super::words::names_type;

/// The head of a template is at most so many tokens before the parameters of what it declares.
const FAR: usize = 64;

impl Mask<'_> {
    /// `inline friend`: in front of `friend` the parser reads nothing but `constexpr`, and what is defined in a class is inline
    /// anyway.
    pub(super) fn specifiers_of_friend(&mut self, friend: usize) {
        let tokens = self.tokens;
        let is_before = |t: &usize| {
            matches!(
                tokens.text(*t),
                "inline" | "constexpr" | "consteval" | "static" | "extern"
            )
        };
        for t in (0..friend).rev().take_while(is_before) {
            if tokens.text(t) != "constexpr" {
                self.write(t, "");
            }
        }
    }

    /// `template <class M> void f(void (*g)(M));`: the grammar reads the declaration of a variable that is made from calls.
    /// Without the name of the parameter, which nothing asks for where there is no body, it reads a function.
    pub(super) fn pointer_parameter_of_template(&mut self, open: usize, list: Option<usize>) {
        let tokens = self.tokens;
        let (layer, name, close) = (open + 1, open + 2, open + 3);
        let is_pointer = matches!(tokens.text(layer), "*" | "&" | "&&")
            && names_type(tokens.text(name))
            && tokens.mate(open) == Some(close)
            && matches!(tokens.text(close + 1), "(" | "[");
        let Some(list) = list.filter(|list| is_pointer && tokens.text(*list) == "(") else {
            return;
        };
        let is_name = list
            .checked_sub(1)
            .is_some_and(|before| names_type(tokens.text(before)));
        if is_name && self.is_in_template_declaration(list) && self.ends_without_body(list) {
            self.write(name, "");
        }
    }

    /// `~K<T>() {}`: the grammar has no arguments in the name of a destructor.
    pub(super) fn arguments_of_destructor(&mut self, open: usize) {
        let close = self.tokens.close_angle_within(open, FAR);
        let has_list = |close: &usize| self.tokens.text(close + 1) == "(" && self.tokens.text(close + 2) == ")";
        if let Some(close) = close.filter(has_list) {
            (open..=close).for_each(|t| self.write(t, ""));
        }
    }

    /// Whether a `;` comes after a list of parameters and what may follow it, and no body.
    fn ends_without_body(&self, list: usize) -> bool {
        let mut at = list;
        for _ in 0..FAR {
            at = self.tokens.mate(at).unwrap_or(at) + 1;
            match self.tokens.text(at) {
                ";" => return true,
                "{" | "}" | ":" | "" => return false,
                _ => {}
            }
        }
        false
    }

    /// Whether the statement around a token begins with `template`.
    fn is_in_template_declaration(&self, at: usize) -> bool {
        let ends = |t: &usize| matches!(self.tokens.text(*t), ";" | "{" | "}" | ":" | "(");
        let first = (at.saturating_sub(FAR)..at).rev().find(ends).map_or(0, |end| end + 1);
        self.tokens.text(first) == "template"
    }
}
