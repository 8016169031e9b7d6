//! `P<T, N < 3> p`: a `<` that compares in template arguments, where the grammar takes it for the begin of others.

use super::Mask;
use super::words::{is_specifier, names_type};
use culambda_source::builtin;
use culambda_source::ident::is_word;
use rustc_hash::FxHashSet;

/// Template arguments are looked through so far.
const FAR: usize = 100;

/// A head of a template is looked through so far for its parameters.
const LONG: usize = 200;

/// How sure it is that a `<` compares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// By what is in front of it.
    Sure,
    /// If there is no other.
    Likely,
    /// It may begin arguments.
    Open,
}

/// What template arguments have in them that nothing closes.
struct Unclosed {
    /// The signs, by their tokens.
    signs: Vec<(usize, Sign)>,
    /// Whether the arguments end in front of what is declared.
    declares: bool,
    /// How many signs are left where they must have ended.
    left: usize,
}

/// Whether so many signs may be left where the arguments end: one, or all where it is sure of all that they compare.
fn may_be_left(left: usize, signs: &[(usize, Sign)]) -> bool {
    left == 1 || left == signs.len() && signs.iter().all(|(_, sign)| *sign == Sign::Sure)
}

impl Mask<'_> {
    /// The `<` that compare among the template arguments that begin at a token: one, as those have one sign too many to be
    /// closed, or all.
    pub(super) fn comparisons_in_arguments(&self, open: usize) -> Vec<usize> {
        self.comparisons_among(open).unwrap_or_default()
    }

    fn comparisons_among(&self, open: usize) -> Option<Vec<usize>> {
        let before = open.checked_sub(1).map_or("", |t| self.tokens.text(t));
        let in_head = before == "template";
        let is_name = is_word(before) && !builtin::is_word(before) && !before.ends_with("_cast");
        if !is_name || !in_head && self.is_value(before) {
            return None;
        }
        if let Some(signs) = self.signs_in_closed_arguments(open, in_head) {
            return Some(signs);
        }
        let Unclosed { signs, declares, left } = self.signs_in_open_arguments(open, in_head)?;
        if left > 1 {
            return Some(signs.into_iter().map(|(at, _)| at).collect());
        }
        if let [(only, _)] = signs.as_slice()
            && declares
            && !in_head
            && self.begins_declaration(open)
        {
            return Some(vec![*only]);
        }
        let of = |wanted: Sign| {
            let mut found = signs.iter().filter(|(_, sign)| *sign == wanted).map(|(at, _)| *at);
            found.next().filter(|_| found.next().is_none())
        };
        let has_sure = signs.iter().any(|(_, sign)| *sign == Sign::Sure);
        Some(vec![of(if has_sure { Sign::Sure } else { Sign::Likely })?])
    }

    /// Whether a statement or a member begins with the name in front of template arguments.
    fn begins_declaration(&self, open: usize) -> bool {
        let before = self
            .begin_of_path(open)
            .checked_sub(1)
            .map_or("", |t| self.tokens.text(t));
        matches!(before, "" | ";" | "{" | "}" | "const" | "static" | "constexpr")
    }

    /// The first token of the name in front of template arguments, with what qualifies it.
    fn begin_of_path(&self, open: usize) -> usize {
        let word = |token: usize, back: usize| token.checked_sub(back).map_or("", |t| self.tokens.text(t));
        let mut name = open.saturating_sub(1);
        while word(name, 1) == "::" && is_word(word(name, 2)) {
            name -= 2;
        }
        name - usize::from(word(name, 1) == "::")
    }

    /// Whether the name in front of template arguments is the first one after a template head: `template <class T> A<`.
    fn follows_head(&self, open: usize) -> bool {
        let mut name = self.begin_of_path(open);
        while name.checked_sub(1).is_some_and(|t| is_specifier(self.tokens.text(t))) {
            name -= 1;
        }
        let Some(close) = name.checked_sub(1).filter(|close| self.tokens.text(*close) == ">") else {
            return false;
        };
        let mut before = (0..close).rev().take(LONG);
        let head = before.find(|at| self.tokens.text(*at) == "template");
        head.is_some_and(|head| self.tokens.close_arguments(head + 1, LONG) == Some(close))
    }

    /// The signs that are sure to compare among template arguments that are closed once these do not count.
    fn signs_in_closed_arguments(&self, open: usize, in_head: bool) -> Option<Vec<usize>> {
        let tokens = self.tokens;
        let (mut signs, mut depth, mut at, mut joins) = (Vec::new(), 1_i32, open + 1, false);
        for _ in 0..FAR {
            match tokens.text(at) {
                "<" if self.compares_value(at) => signs.push(at),
                "<" => depth += 1,
                ">" => depth -= 1,
                ">>" => depth -= 2,
                "(" | "[" | "{" => at = tokens.mate(at)?,
                "" | ";" | ")" | "]" | "}" => return None,
                "=" if !in_head => return None,
                "&&" | "||" | "?" | "and" | "or" => joins = true,
                _ => {}
            }
            if depth <= 0 {
                break;
            }
            at += 1;
        }
        // Of an expression these may be operands.
        let is_type = || !joins || in_head || self.is_in_head(open) || self.declares_with(open, at);
        (depth <= 0 && !signs.is_empty() && is_type()).then_some(signs)
    }

    /// Whether template arguments are those of a type by what is around them: after `typename`, `->` or a head, in front of
    /// what is declared, in the list of parameters of a function with a body.
    fn declares_with(&self, open: usize, close: usize) -> bool {
        let tokens = self.tokens;
        let before = self.begin_of_path(open).checked_sub(1).map_or("", |t| tokens.text(t));
        if matches!(before, "typename" | "->" | "using") || self.follows_head(open) {
            return true;
        }
        if !matches!(before, "(" | ",") {
            return false;
        }
        let list = (0..open)
            .rev()
            .take(LONG)
            .find(|at| tokens.text(*at) == "(" && tokens.mate(*at).is_some_and(|mate| mate > close));
        let Some((list, end)) = list.and_then(|list| Some((list, tokens.mate(list)?))) else {
            return false;
        };
        let name = list.checked_sub(1).map_or("", |t| tokens.text(t));
        let is_function = is_word(name) && !matches!(name, "if" | "while" | "for" | "switch" | "return" | "catch");
        is_function
            && matches!(tokens.text(end + 1), "{" | "->" | "const" | "noexcept" | ";" | ":")
            && self.begins_declarator_after(close)
    }

    /// Whether a name comes after template arguments, perhaps with `*` or `&` in front of it.
    fn begins_declarator_after(&self, close: usize) -> bool {
        let mut at = close + 1;
        while matches!(self.tokens.text(at), "*" | "&" | "&&" | "const") {
            at += 1;
        }
        self.begins_declarator(at) && matches!(self.tokens.text(at + 1), "," | ")" | "=")
    }

    /// Whether template arguments are in the head of a template.
    fn is_in_head(&self, open: usize) -> bool {
        let mut before = (0..open).rev().take(LONG);
        let head = before.find(|at| matches!(self.tokens.text(*at), "template" | ";" | "{" | "}"));
        let head = head.filter(|head| self.tokens.text(*head) == "template" && self.tokens.text(head + 1) == "<");
        head.is_some_and(|head| {
            self.tokens
                .close_angle_within(head + 1, LONG)
                .is_none_or(|close| close > open)
        })
    }

    /// The signs among template arguments that nothing closes, up to where they must have ended.
    fn signs_in_open_arguments(&self, open: usize, in_head: bool) -> Option<Unclosed> {
        let tokens = self.tokens;
        let (mut signs, mut depth, mut at, mut closes) = (Vec::new(), 1_i32, open + 1, false);
        for _ in 0..FAR {
            match tokens.text(at) {
                "<" => {
                    signs.push((at, self.sign(at)));
                    depth += 1;
                }
                ">" => depth -= 1,
                ">>" => depth -= 2,
                "(" | "[" => at = tokens.mate(at)?,
                "" | ";" | ")" | "]" | "{" | "}" => break,
                // Of an expression they may be operands, but for one that compares what was compared: `a < N < 4 ? b : c`.
                "&&" | "||" | "?" | "and" | "or"
                    if !in_head && !self.compares_at_once(open) && !self.follows_head(open) =>
                {
                    return None;
                }
                "=" if !in_head => return None,
                _ => {}
            }
            if depth <= 0 {
                return None;
            }
            closes = matches!(tokens.text(at), ">" | ">>") || closes && matches!(tokens.text(at), "*" | "&" | "&&");
            at += 1;
            // In a head it may be the name of a parameter.
            let names_parameter = || in_head && matches!(tokens.text(at + 1), "," | ">" | "=");
            let left = depth.unsigned_abs() as usize;
            // `A<sizeof(T) < 8, T>::type`
            if closes && tokens.text(at) == "::" && left == 1 && matches!(signs.as_slice(), [(_, Sign::Sure)]) {
                let declares = false;
                return Some(Unclosed { signs, declares, left });
            }
            if closes && may_be_left(left, &signs) && self.begins_declarator(at) && !names_parameter() {
                let declares = true;
                return Some(Unclosed { signs, declares, left });
            }
        }
        let left = depth.unsigned_abs() as usize;
        let declares = false;
        (closes && may_be_left(left, &signs)).then_some(Unclosed { signs, declares, left })
    }

    /// Whether the first template argument begins with a value that is compared.
    fn compares_at_once(&self, open: usize) -> bool {
        self.tokens.text(open + 2) == "<" && self.sign(open + 2) == Sign::Sure
    }

    /// Whether a token after template arguments is the name of what is declared, or begins another declaration.
    fn begins_declarator(&self, token: usize) -> bool {
        let word = self.tokens.text(token);
        let is_operator = matches!(
            word,
            "const" | "volatile" | "and" | "or" | "bitand" | "bitor" | "xor" | "not_eq" | "class" | "typename"
        );
        names_type(word) && word != "::" && !is_operator
    }

    /// Whether a value is in front of a `<`.
    fn compares_value(&self, less: usize) -> bool {
        let word = |back: usize| less.checked_sub(back).map_or("", |t| self.tokens.text(t));
        let is_member = matches!(word(2), "::" | "." | "->");
        self.tokens.follows_value(less) || !is_member && self.is_value(word(1))
    }

    /// What a `<` is by what is in front of it.
    fn sign(&self, less: usize) -> Sign {
        let tokens = self.tokens;
        let word = |back: usize| less.checked_sub(back).map_or("", |t| tokens.text(t));
        let before = word(1);
        if self.compares_value(less) {
            return Sign::Sure;
        }
        // Of a class that depends on a parameter a template has the keyword.
        if word(2) == "::" && word(3) == ">" {
            return Sign::Sure;
        }
        let begins = matches!(word(2), "<" | ",");
        let is_constant = begins && is_word(before) && !builtin::is_word(before);
        let is_last = matches!(tokens.text(less + 2), ">" | ",");
        let with_value = is_last && self.is_value(tokens.text(less + 1));
        if is_constant && with_value {
            Sign::Likely
        } else {
            Sign::Open
        }
    }

    /// Whether a name is that of a template parameter that is a value, in a head that begins the text or a member.
    fn is_value(&self, name: &str) -> bool {
        self.values.get_or_init(|| self.value_parameters()).contains(name)
    }

    /// The names of all template parameters that are values.
    fn value_parameters(&self) -> FxHashSet<String> {
        let tokens = self.tokens;
        let mut found = FxHashSet::default();
        if memchr::memmem::find(tokens.view().text.as_bytes(), b"template").is_none() {
            return found;
        }
        for head in 0..tokens.len() {
            if tokens.text(head) != "template" || tokens.text(head + 1) != "<" {
                continue;
            }
            for at in (head + 2..tokens.len()).take(LONG) {
                let word = tokens.text(at);
                if matches!(word, "" | "{" | "}" | ";" | "(" | ")") {
                    break;
                }
                let ends = matches!(tokens.text(at + 1), "," | ">" | "=");
                let ty = at.checked_sub(1).map_or("", |t| tokens.text(t));
                let ty = if ty == "..." { tokens.text(at - 2) } else { ty };
                let is_type = matches!(ty, "class" | "typename" | "struct" | "") || !names_type(ty) || ty == "::";
                if ends && is_word(word) && !is_type {
                    found.insert(word.to_owned());
                }
                if word == ">" && !matches!(tokens.text(at + 1), "::" | "," | ">" | "=" | "&&" | "||") {
                    break;
                }
            }
        }
        found
    }
}
