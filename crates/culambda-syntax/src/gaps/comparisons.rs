//! `<` that compares where the grammar takes it for the begin of template arguments.

use super::Mask;
use super::words::names_type;
use crate::tree::NUMBER;
use culambda_source::builtin;
use culambda_source::ident::is_word;

/// The sign that closes what looks like template arguments is at most so many steps away.
const FAR: usize = 100;

impl Mask<'_> {
    /// Gives the parser an operator that begins no template arguments for a `<` that compares.
    pub(super) fn comparison(&mut self, less: usize) {
        if self.has_number_for_argument(less) {
            return self.write_with(less + 1, NUMBER);
        }
        let inner = self.comparisons_in_arguments(less);
        if !inner.is_empty() {
            for at in inner {
                self.write(at, "^");
            }
        } else if self.compares_with_arguments(less) || self.compares_before_name(less) {
            self.write(less, "^");
        } else {
            self.comparison_of_member(less);
        }
    }

    /// `a.f<0>(b)`: nobody compares what a comparison comes to with something in parentheses.
    fn has_number_for_argument(&self, less: usize) -> bool {
        let tokens = self.tokens;
        let is_number = || {
            let word = tokens.text(less + 1).as_bytes();
            word.first().is_some_and(u8::is_ascii_digit) && word.iter().all(u8::is_ascii_alphanumeric)
        };
        self.follows_member(less) && is_number() && tokens.text(less + 2) == ">" && tokens.text(less + 3) == "("
    }

    /// Whether the name of a member is in front of a token.
    fn follows_member(&self, token: usize) -> bool {
        token > 1 && matches!(self.tokens.text(token - 2), "." | "->") && is_word(self.tokens.text(token - 1))
    }

    /// `x < I<2>::v`, where the only `>` closes the second sign, and `i < j, c = n > (3)`, as template arguments hold no
    /// assignment.
    fn compares_with_arguments(&self, less: usize) -> bool {
        // Most are template arguments, which one look shows.
        self.follows_name(less) && self.tokens.close_arguments(less, FAR).is_none() && self.closes_within(less)
    }

    /// Whether there is a `>` up to the end of an expression that ends so few steps after a sign: what is longer may be
    /// arguments as well.
    fn closes_within(&self, less: usize) -> bool {
        let (mut at, mut closes) = (less, false);
        for _ in 0..FAR {
            match self.tokens.text(at) {
                "(" | "[" | "{" => match self.tokens.mate(at) {
                    Some(mate) => at = mate,
                    None => return false,
                },
                "" | ";" | ")" | "]" | "}" => return closes,
                ">" | ">>" => closes = true,
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// `return x < y || I<2>::v > a`: no name follows template arguments in an expression.
    fn compares_before_name(&self, less: usize) -> bool {
        let tokens = self.tokens;
        let before = less.checked_sub(2).map_or("", |t| tokens.text(t));
        let begins = matches!(
            before,
            "return" | "co_return" | "=" | "?" | "&&" | "||" | "==" | "!=" | "[" | "!"
        );
        // There a parameter may be declared.
        let in_list = matches!(before, "(" | ",");
        let follows = |end: usize| {
            let word = tokens.text(end + 1);
            let is_other = matches!(
                word,
                "::" | "const"
                    | "volatile"
                    | "and"
                    | "or"
                    | "bitand"
                    | "bitor"
                    | "xor"
                    | "not_eq"
                    | "requires"
                    | "noexcept"
            );
            let is_operand = names_type(word) && !is_other;
            let is_number = word.starts_with(|c: char| c.is_ascii_digit());
            let goes_on = matches!(
                tokens.text(end + 2),
                "." | "->" | "+" | "-" | "/" | "%" | "==" | "!=" | "<=" | ">=" | "||" | "?"
            );
            tokens.text(end) == ">" && (is_operand || is_number) && (begins || goes_on)
        };
        (begins || in_list) && self.follows_name(less) && tokens.close_angle_within(less, FAR).is_some_and(follows)
    }

    /// Whether a name is in front of a token that may be that of a value.
    fn follows_name(&self, less: usize) -> bool {
        let before = less.checked_sub(1).map_or("", |t| self.tokens.text(t));
        let is_operator = || less > 1 && self.tokens.text(less - 2) == "operator";
        is_word(before)
            && !matches!(before, "template" | "operator")
            && !builtin::is_word(before)
            && !before.ends_with("_cast")
            && !is_operator()
    }

    /// `a.b < c && d > (e)`: the grammar takes what is between the signs for template arguments. For the first sign it gets an
    /// operator that begins none.
    pub(super) fn comparison_of_member(&mut self, less: usize) {
        let tokens = self.tokens;
        let is_member = self.follows_member(less);
        let Some(close) = is_member.then(|| tokens.close_angle_within(less, FAR)).flatten() else {
            return;
        };
        let begins_operand = matches!(
            tokens.text(close + 1),
            "(" | "*" | "&" | "-" | "+" | "[" | "{" | "!" | "~"
        );
        if begins_operand && self.joins_conditions(less + 1, close) {
            self.write(less, "^");
        }
    }

    /// Whether `&&`, `||` or `|` is between two places, outside of brackets; with `A::value` there must be `a.b` as well, which
    /// no arguments of templates have.
    fn joins_conditions(&self, first: usize, end: usize) -> bool {
        let tokens = self.tokens;
        let (mut at, mut joins, mut qualified, mut of_object) = (first, false, false, false);
        while at < end {
            match tokens.text(at) {
                "(" | "[" | "{" => at = tokens.mate(at).unwrap_or(at),
                "::" => qualified = true,
                "." | "->" => of_object = true,
                // `A &&` in a list of types.
                "&&" | "and" => joins |= !matches!(tokens.text(at + 1), "," | ">" | "..."),
                "||" | "|" | "or" | "bitor" => joins = true,
                _ => {}
            }
            at += 1;
        }
        joins && (of_object || !qualified)
    }
}
