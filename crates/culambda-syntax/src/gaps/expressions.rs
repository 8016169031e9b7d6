//! Expressions that the grammar does not read.

use super::words::names_type;
use super::{GapKind, Mask};
use culambda_source::builtin;
use culambda_source::ident::is_word;

/// Tokens of `decltype(e)` in which a call is looked for.
const NEAR: usize = 64;

impl Mask<'_> {
    /// `new (int)`: the grammar takes the type in parentheses for the place of the object, and wants a type after it. The
    /// parentheses are masked where what follows begins no type.
    pub(super) fn allocated_type(&mut self, open: usize) {
        let Some(close) = self.tokens.mate(open) else { return };
        let next = self.tokens.text(close + 1);
        let inside = || (open + 1..close).map(|t| self.tokens.text(t));
        let ends = match next {
            "," | ";" | ")" | "]" | "}" | ":" | "?" | "{" | "+" | "-" | "/" | "==" | "!=" | "&&" | "||" => true,
            // `new (place) (T)` looks the same, but for the words that are types alone.
            "(" => inside().all(builtin::is_word),
            _ => false,
        };
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let is_plain =
            |word: &str| is_word(word) || is_number(word) || matches!(word, "::" | "<" | ">" | ">>" | "," | "[" | "]");
        // After `(a, b)` there is a type.
        let layers = (open + 1..close)
            .rev()
            .take_while(|t| self.tokens.text(*t) == "*")
            .count();
        let base = close - layers;
        let is_type = base > open + 1 && inside().take(base - open - 1).all(is_plain);
        if ends && is_type {
            (base..close).for_each(|t| self.write(t, ""));
            self.write(open, "");
            self.write(close, "");
        }
    }

    /// `new T *` at the end of an expression: the grammar takes the `*` for an operator that has no second operand.
    pub(super) fn allocated_pointer(&mut self, first: usize) {
        /// A type is not longer.
        const FAR: usize = 24;
        let tokens = self.tokens;
        let is_part = |at: &usize| is_word(tokens.text(*at)) || tokens.text(*at) == "::";
        let Some(star) = (first..first + FAR).find(|at| !is_part(at)) else {
            return;
        };
        let star = if tokens.text(star) == "<" {
            tokens.past_angle(star)
        } else {
            star
        };
        let end = (star..star + FAR).find(|at| !matches!(tokens.text(*at), "*" | "const" | "volatile"));
        let Some(end) = end.filter(|_| tokens.text(star) == "*") else {
            return;
        };
        if matches!(tokens.text(end), "," | ";" | ")" | "]" | "}" | "[") {
            (star..end).for_each(|at| self.write(at, ""));
            let after = (first + 1..star).filter(|at| matches!(tokens.text(*at), "const" | "volatile"));
            after.for_each(|at| self.write(at, ""));
        }
    }

    /// `typeid(int)`: the grammar takes it for a call, whose argument no type can be. It gets a number instead.
    pub(super) fn identified_type(&mut self, at: usize) {
        let Some(close) = self.tokens.mate(at + 1) else { return };
        let first = self.tokens.text(at + 2);
        let is_type = builtin::is_word(first)
            || matches!(first, "const" | "volatile" | "struct" | "class" | "typename")
            || matches!(self.tokens.text(close - 1), "*" | "&" | "&&" | "const");
        if is_type {
            self.write(at + 2, "0");
            (at + 3..close).for_each(|t| self.write(t, ""));
        }
    }

    /// `a.template f(x)`: without template arguments the grammar wants no keyword.
    pub(super) fn template_without_arguments(&mut self, at: usize) {
        let (before, name) = (self.tokens.text(at - 1), self.tokens.text(at + 1));
        let names_member = matches!(before, "." | "->") && is_word(name) && name != "operator";
        if names_member && self.tokens.text(at + 2) != "<" {
            self.write(at, "");
        }
    }

    /// `(long(x + 1))`, `long{x}`: the grammar takes other words for the function of a cast, one of which is as long. The word is shown
    /// again in the tree.
    pub(super) fn sized_cast(&mut self, at: usize) {
        let word = match self.tokens.text(at).len() {
            4 => "char",
            5 => "float",
            6 => "double",
            8 => "uint32_t",
            _ => return,
        };
        // `enum E : long {` has a type of its own.
        let names_base = self.tokens.text(at + 1) == "{" && at > 0 && self.tokens.text(at - 1) == ":";
        if self.begins_operand(at) && !names_base {
            self.write(at, word);
            self.gap(at, at, GapKind::Word);
        }
    }

    /// `(f(x)) - (y)` and `(a[i]) * (b)`: the grammar takes what is in the first parentheses for a type, and the rest for what
    /// is cast. Without these parentheses the expression is the same, as what is in them binds closer than any operator.
    pub(super) fn operand_in_parentheses(&mut self, open: usize) {
        let tokens = self.tokens;
        let Some(close) = tokens.mate(open).filter(|_| names_type(tokens.text(open + 1))) else {
            return;
        };
        let is_operator = matches!(tokens.text(close + 1), "+" | "-" | "*" | "&" | "&&");
        if is_operator && self.begins_operand(open) && self.is_called_name(open + 1, close) {
            self.write(open, "");
            self.write(close, "");
        }
    }

    /// `(a = 1, b)`: the grammar wants no assignment in front of the first comma. It gets one more comma, which has the same
    /// operands.
    pub(super) fn assigned_before_comma(&mut self, open: usize) {
        /// An operand is not longer.
        const FAR: usize = 100;
        let tokens = self.tokens;
        let before = |back: usize| open.checked_sub(back).map_or("", |t| tokens.text(t));
        let declares = builtin::is_word(tokens.text(open + 1))
            || names_type(tokens.text(open + 1)) && is_word(tokens.text(open + 2));
        let begins = self.begins_operand(open) && before(2) != "operator" || before(1) == "sizeof";
        if declares || !begins {
            return;
        }
        let (mut at, mut assignments) = (open + 1, Vec::new());
        for _ in 0..FAR {
            match tokens.text(at) {
                "," => {
                    for at in assignments {
                        self.write(at, ",");
                    }
                    return;
                }
                "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>=" => assignments.push(at),
                "(" | "[" | "{" => match tokens.mate(at) {
                    Some(close) => at = close,
                    None => return,
                },
                "" | ";" | ")" | "]" | "}" => return,
                _ => {}
            }
            at += 1;
        }
    }

    /// `decltype(e)(x)` makes an object: the grammar wants the name of a type in front of the parentheses, or what can be
    /// called and evaluates nothing either; names in it may need `this`.
    pub(super) fn decltype_cast(&mut self, i: usize) {
        let Some(close) = self.tokens.mate(i + 1) else { return };
        self.comma_expression(i + 2, close);
        if !matches!(self.tokens.text(close + 1), "(" | "{") {
            return;
        }
        // A statement may begin with the type of what it declares.
        if self.begins_operand(i) && self.tokens.text(i - 1) != ";" || self.ends_condition(i) {
            if (i + 2..close).take(NEAR).any(|t| self.tokens.text(t) == "(") {
                self.decltype_of_call(i, close);
                return;
            }
            self.write(i, "int");
            (i + 1..=close).for_each(|t| self.write(t, ""));
        }
    }

    /// The same where something is called in the operand. Where a statement begins, it declares.
    fn decltype_of_call(&mut self, i: usize, close: usize) {
        let before = |back: usize| i.checked_sub(back).map_or("", |t| self.tokens.text(t));
        let begins = match before(1) {
            "else" | "do" => true,
            "(" => before(2) == "for",
            ":" => !self.ends_choice(i - 1),
            // After other words it is a list.
            "{" => matches!(
                before(2),
                "" | ")" | ";" | "{" | "}" | ":" | "else" | "do" | "try" | "mutable" | "noexcept" | "const"
            ),
            _ => self.ends_condition(i),
        };
        if begins {
            return;
        }
        let Some(end) = self.tokens.mate(close + 1) else { return };
        self.write(i, "noexcept");
        if self.tokens.text(close + 1) == "{" {
            self.write(close + 1, "(");
            self.write(end, ")");
        }
    }

    /// Whether a colon is that of `c ? a : b`.
    fn ends_choice(&self, colon: usize) -> bool {
        let mut at = colon;
        for _ in 0..NEAR {
            let Some(before) = at.checked_sub(1) else { return false };
            at = match self.tokens.text(before) {
                "?" => return true,
                ";" | "{" | "(" | "[" | "" => return false,
                ")" | "]" | "}" => match self.tokens.mate(before) {
                    Some(open) => open,
                    None => return false,
                },
                _ => before,
            };
        }
        false
    }

    /// Whether an operand begins at a token: no call, no condition of a statement.
    pub(super) fn begins_operand(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let word = self.tokens.text(before);
        match word {
            "return" | "case" | "throw" | "co_return" | "co_yield" | "co_await" | "else" | "do" => true,
            // `(int)(f(x)) + (y)`.
            ")" => self.tokens.mate(before).is_some_and(|cast| {
                let mut inside = (cast + 1..before).map(|t| self.tokens.text(t));
                before > cast + 1 && inside.all(|word| builtin::is_word(word) || matches!(word, "const" | "*"))
            }),
            // `[] { .. }(f(x)) + y` is a call.
            "}" | "]" | ">" | "::" | "." | "->" | ".*" | "->*" | "..." => false,
            _ => !is_word(word) && !word.starts_with(|c: char| c == '"' || c == '\'' || c.is_ascii_digit()),
        }
    }

    /// Whether the condition of a statement ends in front of a token: `if (c)`, `for (;;)`.
    pub(super) fn ends_condition(&self, at: usize) -> bool {
        let close = at.checked_sub(1).filter(|close| self.tokens.text(*close) == ")");
        let Some(open) = close.and_then(|close| self.tokens.mate(close)) else {
            return false;
        };
        let word = open.checked_sub(1).map_or("", |word| self.tokens.text(word));
        matches!(word, "if" | "constexpr" | "while" | "for" | "switch")
    }

    /// Whether a name is between two places, and its calls and subscripts.
    fn is_called_name(&self, first: usize, end: usize) -> bool {
        let tokens = self.tokens;
        if matches!(
            tokens.text(first),
            "decltype"
                | "__decltype"
                | "typeof"
                | "__typeof"
                | "__typeof__"
                | "__underlying_type"
                | "sizeof"
                | "alignof"
        ) {
            return false;
        }
        let mut at = first;
        while names_type(tokens.text(at)) || tokens.text(at) == "<" {
            if tokens.text(at) == "<" {
                let Some(angle) = tokens.close_angle(at).filter(|angle| *angle < end) else {
                    return false;
                };
                at = angle;
            }
            at += 1;
        }
        let arguments = at;
        while let (true, Some(close)) = (matches!(tokens.text(at), "(" | "["), tokens.mate(at)) {
            // `(int (*)(int)) &f` is a cast.
            if matches!(tokens.text(close - 1), "*" | "&" | "&&" | "const" | "volatile") {
                return false;
            }
            at = close + 1;
        }
        at == end && at > arguments
    }
}
