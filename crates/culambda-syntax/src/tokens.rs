//! The tokens of a view: what they are, how they are spelled, and which brackets belong together.

use culambda_source::ident::{is_word, looks_like_macro};
use culambda_source::{TokenKind, View, ViewOffset};

/// The brackets among the tokens of a view: for each that opens or closes a group the one that it belongs to.
#[derive(Clone, Debug, Default)]
pub struct Brackets {
    mates: Vec<u32>,
    deepest: usize,
}

impl Brackets {
    const NONE: u32 = u32::MAX;

    /// Openers that are looked through for the one that a closer belongs to.
    const REACH: usize = 64;

    /// Matches `()`, `[]` and `{}`; a bracket that has no counterpart has no mate.
    pub fn of(view: &View) -> Brackets {
        let mut found = Brackets {
            mates: vec![Self::NONE; view.tokens.len()],
            deepest: 0,
        };
        let mut open: Vec<(u8, usize)> = Vec::new();
        let text = view.text.as_bytes();
        for (token, place) in view.tokens.iter().enumerate() {
            let sign = (place.kind() == TokenKind::Punctuator).then(|| text.get(place.at.index()));
            let opener = match sign.flatten() {
                Some(sign @ (b'(' | b'[' | b'{')) => {
                    open.push((*sign, token));
                    found.deepest = found.deepest.max(open.len());
                    continue;
                }
                Some(b')') => b'(',
                Some(b']') => b'[',
                Some(b'}') => b'{',
                _ => continue,
            };
            // An opener inside that nothing closes is given up; a closer that nothing opens is passed over.
            let within = open.iter().rev().take(Self::REACH);
            if let Some(unclosed) = within.map(|(sign, _)| *sign).position(|sign| sign == opener) {
                open.truncate(open.len() - unclosed);
                open.pop().into_iter().for_each(|(_, first)| found.join(first, token));
            }
        }
        found
    }

    fn join(&mut self, open: usize, close: usize) {
        for (from, to) in [(open, close), (close, open)] {
            if let (Some(mate), Ok(to)) = (self.mates.get_mut(from), u32::try_from(to)) {
                *mate = to;
            }
        }
    }

    /// How many of them are open at most.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// The bracket that belongs to the one at a token.
    fn mate(&self, token: usize) -> Option<usize> {
        let mate = *self.mates.get(token)?;
        (mate != Self::NONE).then_some(mate as usize)
    }
}

/// The tokens of a view with their brackets, by their indices in [`View::tokens`].
#[derive(Clone, Copy, Debug)]
pub struct Tokens<'v> {
    view: &'v View,
    brackets: &'v Brackets,
}

impl<'v> Tokens<'v> {
    /// The tokens of a view, whose brackets these are.
    pub fn new(view: &'v View, brackets: &'v Brackets) -> Tokens<'v> {
        Tokens { view, brackets }
    }

    /// The view.
    pub fn view(self) -> &'v View {
        self.view
    }

    /// The text of a token; empty after the last one. A digraph is what it stands for.
    pub fn text(self, token: usize) -> &'v str {
        self.view.word(token)
    }

    /// The first byte of a token.
    pub fn first_byte(self, token: usize) -> Option<u8> {
        self.view.text.as_bytes().get(self.place(token)?.index()).copied()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.view.tokens.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.view.tokens.is_empty()
    }

    /// Where a token begins in the text.
    pub fn place(self, token: usize) -> Option<ViewOffset> {
        self.view.tokens.get(token).map(|token| token.at)
    }

    /// Offset in the text after a token, as the parser sees it.
    pub fn end_of(self, token: usize) -> ViewOffset {
        self.place(token).unwrap_or_default().after(self.text(token))
    }

    /// The bracket that belongs to the one at a token.
    pub fn mate(self, token: usize) -> Option<usize> {
        self.brackets.mate(token)
    }

    /// The token after the group that opens at a token; the next one, where none does.
    pub fn past(self, open: usize) -> usize {
        self.mate(open).filter(|close| *close > open).unwrap_or(open) + 1
    }

    /// Whether a comma is among some tokens, outside of brackets and of what looks like template arguments.
    pub fn has_comma(self, first: usize, end: usize) -> bool {
        let mut at = first;
        while at < end {
            at = match self.text(at) {
                "," => return true,
                "<" => self.past_angle(at),
                _ => self.past(at),
            };
        }
        false
    }

    /// The first token after the heads of namespaces that are not closed: a macro may open one together with a declaration,
    /// `namespace n { typedef int T;`.
    pub fn past_namespaces(self) -> usize {
        let mut past = 0;
        loop {
            let keyword = past + usize::from(self.text(past) == "inline");
            if self.text(keyword) != "namespace" {
                return past;
            }
            let ends = |t: &usize| matches!(self.text(*t), "{" | ";" | "=");
            match (keyword..self.len()).find(ends) {
                Some(open) if self.text(open) == "{" && self.mate(open).is_none() => past = open + 1,
                _ => return past,
            }
        }
    }

    /// The token of the name in the head of a class that begins after its keyword: a macro that nothing defines may be in
    /// front of it, as in `class EXPORT Name {`. Such macros hold attributes. `members` tells whether braces that are not
    /// closed here hold members.
    pub fn name_of_class(self, first: usize, members: bool) -> usize {
        let name = match self.text(first + 1) {
            "(" => self.past(first + 1),
            _ => first + 1,
        };
        let is_name = |t: usize| is_word(self.text(t)) && !matches!(self.text(t), "final" | "class" | "struct");
        if is_name(first) && is_name(name) && self.defines_class(first, name, members) {
            name
        } else {
            first
        }
    }

    /// Whether the words at `macro_at` and `name` can be no type and a variable of it.
    fn defines_class(self, macro_at: usize, name: usize, members: bool) -> bool {
        let mut at = name + 1;
        while self.text(at) == "::" && is_word(self.text(at + 1)) {
            at += 2;
        }
        if self.text(at) == "<" {
            at = self.past_angle(at);
        }
        at += usize::from(self.text(at) == "final");
        match self.text(at) {
            ":" => (at..self.len())
                .find(|t| matches!(self.text(*t), "{" | ";" | "}"))
                .is_some_and(|t| self.text(t) == "{"),
            "{" => {
                looks_like_macro(self.text(macro_at)) && self.is_class_body(at, self.text(macro_at)).unwrap_or(members)
            }
            _ => false,
        }
    }

    /// Whether braces hold members, and not the initialiser of a variable; nothing where they are not closed.
    fn is_class_body(self, open: usize, before: &str) -> Option<bool> {
        let close = self.mate(open)?;
        if close == open + 1 {
            return Some(before.ends_with("EXPORT") || before.ends_with("API"));
        }
        let mut at = open + 1;
        while at < close {
            match self.text(at) {
                ";" | "public" | "private" | "protected" => return Some(true),
                "{" if self.text(at - 1) == ")" => return Some(true),
                _ => at = self.past(at),
            }
        }
        Some(false)
    }

    /// Whether a `throw` is an operand: in brackets, after a comma, or in `c ? a : b`.
    pub fn throws_in_expression(self, throw: usize) -> bool {
        /// The first operand of `?` is not longer.
        const FAR: usize = 400;
        let Some(before) = throw.checked_sub(1) else {
            return false;
        };
        if self.text(before) != ":" {
            return matches!(self.text(before), "?" | "," | "(" | "=");
        }
        // Of `case c ? 1 : 2:` the first `:` belongs to the `?`.
        let (mut colons, mut at) = (1, before);
        for _ in 0..FAR {
            let Some(next) = at.checked_sub(1) else { return false };
            if let Some(open) = self.mate(next).filter(|open| *open < next) {
                at = open;
                continue;
            }
            at = next;
            match self.text(at) {
                "?" => colons -= 1,
                ":" => colons += 1,
                ";" | "{" | "}" | "(" | "[" | "case" => return false,
                _ => {}
            }
            if colons == 0 {
                return true;
            }
        }
        false
    }

    /// The token of the `>` that closes the `<` at a token.
    pub fn close_angle(self, open: usize) -> Option<usize> {
        self.close_angle_within(open, usize::MAX)
    }

    /// The same, if it is so few steps away: groups in brackets are one.
    pub(crate) fn close_angle_within(self, open: usize, steps: usize) -> Option<usize> {
        let (mut depth, mut at) = (0i32, open);
        for _ in 0..steps {
            match self.text(at) {
                "<" if at != open && self.follows_value(at) => {}
                "<" => depth += 1,
                ">" => depth -= 1,
                ">>" => depth -= 2,
                "(" | "[" | "{" => at = self.mate(at)?,
                "" | ";" | ")" | "]" | "}" => return None,
                _ => {}
            }
            if depth <= 0 {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// Whether a number or a `)` is in front of a `<`, which then compares: `sizeof(T) < 8`, but `operator()<T>`.
    pub(crate) fn follows_value(self, less: usize) -> bool {
        let word = |back: usize| less.checked_sub(back).map_or("", |t| self.text(t));
        let is_number = word(1).starts_with(|c: char| c.is_ascii_digit());
        is_number || word(1) == ")" && !(word(2) == "(" && word(3) == "operator")
    }

    /// The token of the `>` that closes template arguments, if it is so few steps away: they hold no assignment.
    pub(crate) fn close_arguments(self, open: usize, steps: usize) -> Option<usize> {
        let close = self.close_angle_within(open, steps)?;
        let mut at = open;
        while at < close {
            match self.text(at) {
                "=" => return None,
                "(" | "[" | "{" => at = self.mate(at)?,
                _ => {}
            }
            at += 1;
        }
        Some(close)
    }

    /// The token after the arguments whose `<` is at a token; the next one, where it opens none.
    pub fn past_angle(self, open: usize) -> usize {
        self.close_angle(open).unwrap_or(open) + 1
    }
}
