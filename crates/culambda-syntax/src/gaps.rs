//! Gaps of the grammar, closed by masks of the same length.
//!
//! tree-sitter-cpp does not read some valid forms; each is written here in a form that it reads, at the same
//! offsets, and what was hidden is remembered where the model needs it.

mod compared_arguments;
mod comparisons;
mod declarations;
mod expressions;
mod parameters;
mod statements;
mod words;

use crate::head::{CaptureToken, LambdaHead};
use crate::tokens::Tokens;
use culambda_source::{ViewOffset, ViewSpan, builtin, ident::is_word};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::cell::OnceCell;
use words::{ends_type, is_declarator, is_specifier, names_type, shows_no_gap, starts_operand};

/// Something that the parser does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Offset in the text.
    pub at: ViewOffset,
    /// Length.
    pub len: u32,
    /// What it was.
    pub kind: GapKind,
}

impl Gap {
    /// Where it is in the text.
    pub const fn span(&self) -> ViewSpan {
        self.at.to_len(self.len)
    }
}

/// Kinds of gaps that the model asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapKind {
    /// `this` in front of an explicit object parameter.
    ExplicitObject,
    /// `alignas(..)`: a constant expression.
    Alignas,
    /// `A::B::` in front of the `*` of a pointer to member.
    MemberPointer,
    /// A word for which the parser reads another: `long` as the function of a cast, `operator+` in front of template
    /// arguments; [`crate::Syntax::text`] has the word.
    Word,
    /// A word that is taken for a macro that is not known; its arguments stay.
    UnknownMacro,
    /// A macro that is not known, hidden with its arguments.
    UnknownMacroCall,
}

/// The text that the parser reads, if it is not that of the view, and what it does not show.
pub(crate) fn mask(tokens: Tokens<'_>, heads: &[LambdaHead]) -> (Option<String>, Vec<Gap>) {
    let view = tokens.view();
    let mut mask = Mask {
        tokens,
        text: Cow::Borrowed(view.text.as_bytes()),
        gaps: Vec::new(),
        values: OnceCell::new(),
    };
    (0..tokens.past_namespaces()).for_each(|t| mask.write(t, ""));
    let mut open = Vec::new();
    let mut next = tokens.text(0);
    for token in 0..view.tokens.len() {
        let word = std::mem::replace(&mut next, tokens.text(token + 1));
        if shows_no_gap(word) {
            continue;
        }
        match word {
            "(" | "[" | "{" if tokens.mate(token).is_some() => {
                if word == "(" {
                    mask.pointer_parameter_of_template(token, open.last().copied());
                    mask.operand_in_parentheses(token);
                    mask.assigned_before_comma(token);
                }
                open.push(token);
            }
            ")" | "]" | "}" if tokens.mate(token).is_some() => drop(open.pop()),
            _ if is_specifier(word) => mask.name_in_parentheses(token + 1),
            "=" if open.last().is_some_and(|o| tokens.text(*o) == "(") => {
                mask.unnamed_pointer(token);
                mask.braced_default(token);
                mask.default_without_name(token);
            }
            // `En<c> * = nullptr` among template parameters: without a name the grammar takes no pointer.
            "=" => {
                let star = token.checked_sub(1).filter(|t| tokens.text(*t) == "*");
                if let Some(star) = star {
                    mask.write(star, "");
                }
            }
            "..." => mask.unnamed_pack(token, open.last().copied()),
            _ => {}
        }
        mask.token(token, word, next);
    }
    for head in heads {
        mask.bound_lambda(head);
        mask.lambda(head);
    }
    mask.gaps.sort_by_key(|g| g.at);
    // Only ASCII is written over whole tokens, so the text stays UTF-8.
    let masked = match mask.text {
        Cow::Borrowed(_) => None,
        Cow::Owned(text) => Some(String::from_utf8_lossy(&text).into_owned()),
    };
    (masked, mask.gaps)
}

struct Mask<'a> {
    tokens: Tokens<'a>,
    text: Cow<'a, [u8]>,
    gaps: Vec<Gap>,
    /// The names of template parameters that are values, once somebody asks.
    values: OnceCell<FxHashSet<String>>,
}

impl Mask<'_> {
    /// Writes over a token; what is longer than the token is cut, what is shorter is padded with blanks.
    fn write(&mut self, token: usize, with: &str) {
        let Some(t) = self.tokens.view().tokens.get(token) else {
            return;
        };
        let mut bytes = with.bytes();
        let place = self.text.to_mut().get_mut(t.span().range());
        for b in place.unwrap_or_default() {
            *b = bytes.next().unwrap_or(b' ');
        }
    }

    /// Writes one byte over all of a token.
    fn write_with(&mut self, token: usize, byte: u8) {
        if let Some(t) = self.tokens.view().tokens.get(token) {
            let place = self.text.to_mut().get_mut(t.span().range());
            place.unwrap_or_default().fill(byte);
        }
    }

    /// `A *...` and `A &...` without a name: the parser gets `A  ...`.
    fn unnamed_pack(&mut self, dots: usize, open: Option<usize>) {
        let (tokens, Some(open)) = (self.tokens, open) else {
            return;
        };
        let layer = |t: &usize| matches!(tokens.text(*t), "*" | "&" | "&&");
        let behind = matches!(tokens.text(dots + 1), "," | ")");
        if tokens.text(open) != "(" || !behind || !dots.checked_sub(1).is_some_and(|t| layer(&t)) {
            return;
        }
        // `(a && ...)` is a fold expression; that has parentheses of its own, and they follow no name.
        let before = open.checked_sub(1).map_or("", |t| tokens.text(t));
        let declares = before == "]" || before == ">" || is_word(before);
        if declares
            && !matches!(
                before,
                "return" | "if" | "while" | "switch" | "sizeof" | "co_return" | "co_yield"
            )
        {
            (open + 1..dots).rev().take_while(layer).for_each(|t| self.write(t, ""));
        }
    }

    fn gap(&mut self, from: usize, to: usize, kind: GapKind) {
        let (Some(a), Some(b)) = (self.tokens.view().tokens.get(from), self.tokens.view().tokens.get(to)) else {
            return;
        };
        self.gaps.push(Gap {
            at: a.at,
            len: ViewSpan::new(a.at, b.span().end).len(),
            kind,
        });
    }

    /// Gaps that one token shows.
    fn token(&mut self, i: usize, word: &str, next: &str) {
        match word {
            "..." if self.is_layer(i) && names_type(next) => self.pack_declarator(i),
            "__typeof__" | "__typeof" | "__decltype" => self.write(i, "decltype"),
            "decltype" if next == "(" => self.decltype_cast(i),
            "new" if next == "(" && (i == 0 || self.tokens.text(i - 1) != "operator") => self.allocated_type(i + 1),
            "new" if names_type(next) => self.allocated_pointer(i + 1),
            "typeid" if next == "(" => self.identified_type(i),
            "switch" if next == "(" => self.switch_without_braces(i),
            "enum" if next == ":" => self.base_of_unnamed(i + 1),
            "friend" => self.specifiers_of_friend(i),
            "class" | "struct" | "union" | "enum" => {
                (i + 1..self.tokens.name_of_class(i + 1, false)).for_each(|t| self.write(t, ""));
            }
            "alignas" | "_Alignas" if next == "(" => {
                if let Some(end) = self.tokens.mate(i + 1) {
                    for t in i..=end {
                        self.write(t, "");
                    }
                    self.gap(i, end, GapKind::Alignas);
                }
            }
            "consteval" if i > 0 && matches!(self.tokens.text(i - 1), "if" | "!") => {
                self.write(i, "(1)");
                if self.tokens.text(i - 1) != "if" {
                    self.write(i - 1, "");
                }
            }
            "<" => self.comparison(i),
            "=" | "+=" | "-=" | "*=" | "|=" | "&=" if i > 0 => self.assigned_temporary(i),
            "::" if next == "*" => self.member_pointer(i),
            "operator" if i > 0 && self.operator_is_named(i) => self.operator_name(i),
            "operator" if self.operator_with_arguments(i) => {}
            "operator" => self.brackets_of_operator(i + 1),
            "template" if i > 0 => self.template_without_arguments(i),
            "typename" if i > 0 && self.tokens.text(i - 1) == "using" => self.write(i, ""),
            "typename" if i > 0 && starts_operand(self.tokens.text(i - 1)) => self.dependent_cast(i),
            // `p->S::~S()`.
            "~" if i > 1 && self.tokens.text(i - 1) == "::" && names_type(next) && self.called_on_object(i - 1) => {
                self.write(i, "");
            }
            "~" if names_type(next) && self.tokens.text(i + 2) == "<" => self.arguments_of_destructor(i + 2),
            // `(~x) ? a : b;` is no declaration of a destructor.
            "~" if i > 1 && self.tokens.text(i - 1) == "(" && names_type(next) && self.begins_statement(i - 1) => {
                self.write(i, "-");
            }
            "&&" if i > 2 && !ends_type(next) && self.is_name_in_parentheses(i - 1) => {
                self.write(i - 3, "");
                self.write(i - 1, "");
            }
            // The address of a label.
            "&&" if i > 0 && matches!(self.tokens.text(i - 1), "=" | "return" | "{") && names_type(next) => {
                self.write(i, "0");
                self.write(i + 1, "");
            }
            ".*" => self.write(i, " +"),
            "->*" if i == 0 || self.tokens.text(i - 1) != "operator" => self.write(i, " + "),
            "throw" if self.tokens.throws_in_expression(i) => {
                self.write(
                    i,
                    if matches!(next, ")" | ";" | "," | ":") {
                        "    0"
                    } else {
                        "    !"
                    },
                );
            }
            "this" if i > 0 && self.tokens.text(i - 1) == "(" && names_type(next) => {
                self.write(i, "");
                self.gap(i, i, GapKind::ExplicitObject);
            }
            _ if matches!(next, "(" | "{") && builtin::is_size_or_sign(word) => self.sized_cast(i),
            _ => {}
        }
    }

    /// `enum : int { A };`: the grammar wants a name in front of the underlying type.
    fn base_of_unnamed(&mut self, colon: usize) {
        let mut after = colon..self.tokens.view().tokens.len();
        let end = after.find(|t| matches!(self.tokens.text(*t), "{" | ";"));
        if let Some(end) = end.filter(|end| self.tokens.text(*end) == "{") {
            (colon..end).for_each(|t| self.write(t, ""));
        }
    }

    /// Whether a layer of a declarator is in front of a token: `*`, `*const`.
    fn is_layer(&self, behind: usize) -> bool {
        let before = |n: usize| behind.checked_sub(n).map_or("", |t| self.tokens.text(t));
        is_declarator(before(1)) || (before(1) == "const" && before(2) == "*")
    }

    /// `T *...ts` and `T (&...ts)[3]` declare packs: the layers between type and dots are masked.
    fn pack_declarator(&mut self, dots: usize) {
        let mut first = dots;
        while self.is_layer(first) {
            first -= 1;
            self.write(first, "");
        }
        let Some(open) = first
            .checked_sub(1)
            .filter(|o| self.tokens.text(*o) == "(" && self.tokens.mate(*o) == Some(dots + 2))
        else {
            return;
        };
        let declares = open > 0
            && (names_type(self.tokens.text(open - 1)) || matches!(self.tokens.text(open - 1), ">" | "*" | "&"));
        if !declares {
            return;
        }
        self.write(open, "");
        self.write(dots + 2, "");
        let mut at = dots + 3;
        while let (true, Some(close)) = (matches!(self.tokens.text(at), "[" | "("), self.tokens.mate(at)) {
            (at..=close).for_each(|t| self.write(t, ""));
            at = close + 1;
        }
    }

    /// `operator ( )`, `operator [ ]`, `operator new [ ]`: the grammar wants the brackets next to each other.
    fn brackets_of_operator(&mut self, mut open: usize) {
        let close = match self.tokens.text(open) {
            "(" => ")",
            "[" => "]",
            "new" | "delete" if self.tokens.text(open + 1) == "[" => {
                open += 1;
                "]"
            }
            _ => return,
        };
        let (Some(from), true) = (self.tokens.place(open + 1), self.tokens.text(open + 1) == close) else {
            return;
        };
        let to = self.tokens.end_of(open);
        if to != from {
            self.write(open + 1, "");
            if let Some(place) = self.text.to_mut().get_mut(to.index()..=to.index()) {
                place.copy_from_slice(close.as_bytes());
            }
        }
    }

    /// Whether `operator` is in an expression, where it names a function and declares none.
    fn operator_is_named(&self, i: usize) -> bool {
        // Only a conversion function is declared without a type in front.
        let conversion = names_type(self.tokens.text(i + 1));
        match self.tokens.text(i - 1) {
            "." | "->" => true,
            "::" => self.called_on_object(i - 1),
            "return" | "(" | "," | "=" | "+" | "-" | "/" | "?" | "!" | "||" | "[" => {
                !conversion || self.tokens.text(i - 1) == "return"
            }
            ";" | "{" | "}" | ":" => !conversion,
            _ => false,
        }
    }

    /// `f.operator()(x)`: the grammar wants a plain name in an expression, so the operator is made one.
    fn operator_name(&mut self, i: usize) {
        let mut last = self.symbol_of_operator(i);
        if names_type(self.tokens.text(last)) && !matches!(self.tokens.text(i + 1), "new" | "delete") {
            while !matches!(self.tokens.text(last + 1), "(" | ";" | "}" | ")" | "") {
                last += 1;
            }
        }
        self.plain_operator(i, last);
    }

    /// The last token of the symbol after an `operator`.
    fn symbol_of_operator(&self, i: usize) -> usize {
        let brackets = |t: usize| matches!(self.tokens.text(t), "(" | "[") && self.tokens.mate(t) == Some(t + 1);
        match self.tokens.text(i + 1) {
            "new" | "delete" if brackets(i + 2) => i + 3,
            _ if brackets(i + 1) => i + 2,
            _ => i + 1,
        }
    }

    /// Makes `operator` and what belongs to it one word.
    fn plain_operator(&mut self, i: usize, last: usize) {
        let (Some(first), Some(end)) = (self.tokens.view().tokens.get(i), self.tokens.view().tokens.get(last)) else {
            return;
        };
        let rest = ViewSpan::new(first.span().end, end.span().end);
        if let Some(rest) = self.text.to_mut().get_mut(rest.range()) {
            rest.fill(b'_');
        }
    }

    /// `template <> int operator+<int>(A, int)`: the grammar gives arguments to plain names only.
    fn operator_with_arguments(&mut self, i: usize) -> bool {
        let last = self.symbol_of_operator(i);
        let angle = Some(last + 1).filter(|t| self.tokens.text(*t) == "<");
        let end = angle.and_then(|angle| self.tokens.close_angle(angle));
        let has_arguments = end.is_some_and(|end| self.tokens.text(end + 1) == "(");
        if has_arguments {
            self.plain_operator(i, last);
            self.gap(i, last, GapKind::Word);
        }
        has_arguments
    }

    /// Whether `(x)` ends here as an operand: in front of `&&` the grammar takes it for a cast.
    fn is_name_in_parentheses(&self, close: usize) -> bool {
        let operand = |t: usize| {
            let word = self.tokens.text(t);
            starts_operand(word)
                || matches!(
                    word,
                    ";" | "{" | "}" | ":" | "==" | "!=" | "<" | "<=" | ">=" | "|" | "^" | "%"
                )
        };
        self.tokens.text(close) == ")"
            && names_type(self.tokens.text(close - 1))
            && self.tokens.mate(close) == Some(close - 2)
            && (close > 2 && operand(close - 3))
    }

    /// Whether a parenthesis, and those in front of it, are the first of a statement.
    fn begins_statement(&self, parenthesis: usize) -> bool {
        let outer = (0..parenthesis).rev().find(|t| self.tokens.text(*t) != "(");
        outer.is_some_and(|t| matches!(self.tokens.text(t), ";" | "{" | "}"))
    }

    /// Whether the qualified name whose `::` is here follows a dot or an arrow.
    fn called_on_object(&self, separator: usize) -> bool {
        let mut at = separator;
        while at > 1 && self.tokens.text(at) == "::" && names_type(self.tokens.text(at - 1)) {
            at -= 2;
        }
        matches!(self.tokens.text(at), "." | "->")
    }

    /// `typename T::type(x)` as an operand: the grammar reads it without the `typename`.
    fn dependent_cast(&mut self, i: usize) {
        let mut at = i + 1;
        loop {
            at += usize::from(self.tokens.text(at) == "::");
            at += usize::from(self.tokens.text(at) == "template");
            if !names_type(self.tokens.text(at)) {
                break;
            }
            at += 1;
            if self.tokens.text(at) == "<" {
                let Some(end) = self.tokens.close_angle(at) else {
                    return;
                };
                at = end + 1;
            }
            if self.tokens.text(at) != "::" {
                break;
            }
        }
        if matches!(self.tokens.text(at), "(" | "{") {
            self.write(i, "");
        }
    }

    /// `decltype(f(x), void())`: the grammar wants an expression without commas.
    fn comma_expression(&mut self, from: usize, to: usize) {
        // One search without success is enough: the text may be full of `<`.
        let (mut at, mut angles) = (from, true);
        while at < to {
            let end = match self.tokens.text(at) {
                "(" | "[" | "{" => self.tokens.mate(at),
                "<" if angles => {
                    let end = self.tokens.close_angle(at).filter(|end| *end < to);
                    angles = end.is_some();
                    end
                }
                "," => {
                    self.write(at, "+");
                    None
                }
                _ => None,
            };
            at = end.unwrap_or(at) + 1;
        }
    }

    /// `int A<T>::B::*p` declares a pointer to member: the class is masked, `int *p` remains.
    fn member_pointer(&mut self, separator: usize) {
        let (mut at, mut first) = (separator, separator);
        loop {
            self.write(at, "");
            let Some(mut name) = at.checked_sub(1) else { break };
            if self.tokens.text(name) == ">" {
                let Some(open) = self.open_angle(name) else { break };
                (open..=name).for_each(|t| self.write(t, ""));
                name = open.saturating_sub(1);
            }
            if !names_type(self.tokens.text(name)) {
                break;
            }
            self.write(name, "");
            first = name;
            match name.checked_sub(1) {
                Some(before) if self.tokens.text(before) == "::" => at = before,
                _ => break,
            }
        }
        self.gap(first, separator, GapKind::MemberPointer);
    }

    /// The `<` that a `>` closes, within the same brackets.
    fn open_angle(&self, close: usize) -> Option<usize> {
        let (mut depth, mut at) = (0i32, close);
        loop {
            match self.tokens.text(at) {
                ">" => depth += 1,
                ">>" => depth += 2,
                "<" => depth -= 1,
                ")" | "]" | "}" => at = self.tokens.mate(at)?,
                ";" | "(" | "{" | "[" => return None,
                _ => {}
            }
            if depth <= 0 {
                return Some(at);
            }
            at = at.checked_sub(1)?;
        }
    }

    /// `static inline T (f)(int x)`: after two specifiers the grammar takes `T` for the name. The parentheses around
    /// the real one are masked.
    fn name_in_parentheses(&mut self, ty: usize) {
        let (tokens, open) = (self.tokens, ty + 1);
        let named = names_type(tokens.text(ty)) && !is_specifier(tokens.text(ty)) && names_type(tokens.text(open + 1));
        if named && tokens.text(open) == "(" && tokens.text(open + 2) == ")" && tokens.text(open + 3) == "(" {
            self.write(open, "");
            self.write(open + 2, "");
        }
    }

    /// `auto &&f([..] {..})`: after a reference the grammar wants `=`.
    fn bound_lambda(&mut self, head: &LambdaHead) {
        let tokens = self.tokens;
        let Some(open) = head.open.checked_sub(1).filter(|o| *o > 2 && tokens.text(*o) == "(") else {
            return;
        };
        let mut ty = open - 3;
        if matches!(tokens.text(ty), "const" | "volatile") && ty > 0 {
            ty -= 1;
        }
        let declares = names_type(tokens.text(open - 1)) && matches!(tokens.text(open - 2), "&" | "&&");
        if !declares || tokens.text(ty) != "auto" {
            return;
        }
        if let Some(close) = self.tokens.mate(open) {
            self.write(open, "=");
            self.write(close, "");
        }
    }

    /// Gaps in the head of a lambda.
    fn lambda(&mut self, head: &LambdaHead) {
        let in_braces = head.open.checked_sub(1).is_some_and(|t| self.tokens.text(t) == "{");
        for entry in &head.captures {
            // `x{[&a = b] {}}`: in braces the grammar takes that for a designator.
            let reference = entry
                .token
                .checked_sub(1)
                .filter(|t| in_braces && self.tokens.text(*t) == "&");
            if let (CaptureToken::Init { .. }, Some(reference)) = (entry.form, reference) {
                self.write(reference, "");
            }
            if let CaptureToken::Init { style: b'(' | b'{', .. } = entry.form {
                let open = entry.token + 1;
                if let Some(close) = self.tokens.mate(open) {
                    self.write(open, "=");
                    self.write(close, "");
                }
            }
            // `v = {1, 2}`: the grammar wants a type in front of the braces.
            if let (CaptureToken::Init { style: b'=', .. }, Some((open, behind))) = (entry.form, entry.init)
                && self.tokens.text(open) == "{"
                && let Some(close) = self.tokens.mate(open).filter(|c| *c + 1 == behind && open + 1 < *c)
            {
                self.write(open, "(");
                self.write(close, ")");
            }
        }
        for t in &head.specifiers {
            if self.tokens.text(*t) != "mutable" {
                self.write(*t, "");
            }
        }
        // `-> struct S`: the grammar wants the name alone.
        for t in head.arrow.map_or(head.body, |arrow| arrow + 1)..head.body {
            if matches!(self.tokens.text(t), "struct" | "class" | "union" | "enum")
                && names_type(self.tokens.text(t + 1))
            {
                self.write(t, "");
            }
        }
        if head.params.is_none() && head.close + 1 != head.body {
            let start = |token: usize| self.tokens.view().tokens.get(token).map_or(0, |token| token.at.index());
            let (from, to) = (start(head.close) + 1, start(head.close + 1));
            // The blank that an annotation left behind has room for the parameter list that the grammar wants.
            if to >= from + 2
                && head.template.is_none()
                && let Some(blank) = self.text.to_mut().get_mut(from..from + 2)
            {
                blank.copy_from_slice(b"()");
            }
        }
    }
}
