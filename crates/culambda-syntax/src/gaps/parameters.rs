//! Defaults of parameters that the grammar does not read.

use super::Mask;

impl Mask<'_> {
    /// `T * = 0` as a parameter: the grammar wants a name. The blank that has to be there gets one.
    pub(super) fn unnamed_pointer(&mut self, equals: usize) {
        let Some(before) = equals.checked_sub(1) else { return };
        let qualified = matches!(
            self.tokens.text(before),
            "const" | "volatile" | "__restrict__" | "__restrict"
        );
        let star = before.checked_sub(usize::from(qualified));
        if star.is_none_or(|star| !matches!(self.tokens.text(star), "*" | "&" | "&&")) {
            return;
        }
        let end = self.tokens.end_of(before);
        if let Some(blank) = self
            .text
            .to_mut()
            .get_mut(end.index())
            .filter(|b| b.is_ascii_whitespace())
        {
            *blank = b'_';
        }
    }

    /// `int[] = a`, `int (*)[2] = a` and `void (*)(int) = f` as parameters: the grammar has no such default, so it is masked
    /// unless it holds brackets of its own.
    pub(super) fn default_without_name(&mut self, equals: usize) {
        let opened = equals.checked_sub(1).and_then(|close| self.tokens.mate(close));
        let Some(open) = opened.filter(|open| *open < equals && matches!(self.tokens.text(*open), "(" | "[")) else {
            return;
        };
        let text = |back: usize| open.checked_sub(back).map_or("", |token| self.tokens.text(token));
        let is_pointer = text(1) == ")" && matches!(text(2), "*" | "&" | "&&" | "const") && {
            let around = self.tokens.mate(open - 1);
            around.is_some_and(|group| open - group <= 4)
        };
        // `(a[1] = n)` has the form of `(T[1] = n)`; only a type has `const` in front of it, or nothing in the brackets.
        let is_empty = matches!(text(2), "(" | ",") && self.tokens.text(open + 1) == "]";
        let is_array = self.tokens.text(open) == "["
            && ((is_empty || text(2) == "const") && text(1) != "]" || culambda_source::builtin::is_word(text(1)));
        if !is_pointer && !is_array {
            return;
        }
        let mut end = equals + 1;
        while !matches!(self.tokens.text(end), "," | ")") {
            if matches!(self.tokens.text(end), "" | ";" | "(" | "[" | "{" | "<") {
                return;
            }
            end += 1;
        }
        (equals..end).for_each(|token| self.write(token, ""));
    }

    /// `T a = {}` as a parameter: the grammar wants an expression.
    pub(super) fn braced_default(&mut self, equals: usize) {
        let open = equals + 1;
        if self.tokens.text(open) != "{" {
            return;
        }
        let Some(close) = self
            .tokens
            .mate(open)
            .filter(|c| matches!(self.tokens.text(c + 1), "," | ")"))
        else {
            return;
        };
        let empty = close == open + 1;
        self.write(open, if empty { "0" } else { "(" });
        self.write(close, if empty { "" } else { ")" });
    }
}
