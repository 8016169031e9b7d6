//! Declarators: functions and variables, and what follows the first one.

use super::reader::{Head, Named, Specifiers, Tell};
use super::{DeclaredKind, is_name};
use culambda_source::{TokenKind, ViewToken, builtin, ident};

/// Words with which an expression begins, and no parameter.
const OPERANDS: [&str; 12] = [
    "true",
    "false",
    "nullptr",
    "this",
    "new",
    "sizeof",
    "alignof",
    "static_cast",
    "const_cast",
    "reinterpret_cast",
    "dynamic_cast",
    "noexcept",
];

impl Head<'_> {
    /// At `(`: the parameters of a function, the parentheses of a declarator, or an initialiser. Gives the token after the
    /// declaration; as an error, the one from which on it is read anew, because a macro was before it.
    pub(super) fn parenthesis(
        &self,
        at: usize,
        last: Option<Named>,
        seen: Specifiers,
        tell: &mut Tell<'_>,
    ) -> Result<usize, usize> {
        let is_its_own = last.as_ref().is_none_or(|(_, end)| *end == at);
        // `int (f)(int)`: the name of a function in parentheses.
        if is_its_own && self.word(at + 2) == ")" && self.word(at + 3) == "(" && is_name(self.word(at + 1)) {
            return Ok(self.function(vec![self.word(at + 1).to_owned()], at + 3, seen, tell));
        }
        let may_be_macro = |path: &[String]| path.len() == 1 && path.iter().all(ident::looks_like_macro);
        let type_before =
            |(path, end): &Named| *end == at && super::begins_declarator(self.tokens, at, may_be_macro(path));
        let Some((path, _)) = last.filter(|last| is_its_own && !type_before(last)) else {
            return Ok(self.in_parentheses(at, seen, tell));
        };
        let next = self.tokens.past(at);
        if !seen.typed && self.tokens.mate(at).is_some() {
            if self.begins_declaration(next) {
                return Err(next);
            }
            let says_nothing = path.len() == 1 && !self.template && !seen.typedef;
            if says_nothing && matches!(self.word(next), ";" | "," | "->" | "." | "" | "}") {
                // The use of a macro that nothing defines, or a statement.
                return Ok(self.past_semicolon(next));
            }
        }
        if self.is_initialiser(at) {
            self.variable(Some((path, at)), seen, true, tell);
            return Ok(self.further(next, seen, tell).unwrap_or(self.tokens.len()));
        }
        Ok(self.function(path, at, seen, tell))
    }

    /// `int (*name)(..)`, `int (&name)[3]`, `int (&name(..))[3]`: the name is inside.
    fn in_parentheses(&self, open: usize, seen: Specifiers, tell: &mut Tell<'_>) -> usize {
        let mut own = seen;
        let mut inside = open + 1;
        while matches!(self.word(inside), "*" | "&" | "&&" | "const" | "(" | "::") || self.word(inside + 1) == "::" {
            own.reference |= self.word(inside).starts_with('&');
            inside += 1;
        }
        let (path, end) = self.path(inside);
        let after = self.tokens.past(open);
        if self.word(end) == "(" {
            let (definition, next) = self.after_parameters(after);
            tell(self.kind_of_function(definition, seen), path, Vec::new());
            return next;
        }
        let mut at = after;
        while matches!(self.word(at), "(" | "[") {
            at = self.tokens.past(at);
        }
        self.variable(Some((path, end)), own, true, tell);
        self.further(at, seen, tell).unwrap_or(self.tokens.len())
    }

    /// Whether the words after a parenthesis begin the declaration that a macro in front of it belongs to.
    fn begins_declaration(&self, at: usize) -> bool {
        let word = self.word(at);
        let trails = matches!(
            word,
            "const" | "volatile" | "noexcept" | "override" | "final" | "requires" | "try" | "throw" | "mutable"
        );
        let is_word = is_name(word) || builtin::is_word(word) || word == "::";
        let is_key = || {
            matches!(
                word,
                "static"
                    | "inline"
                    | "extern"
                    | "constexpr"
                    | "auto"
                    | "class"
                    | "struct"
                    | "union"
                    | "enum"
                    | "typedef"
            )
        };
        !trails && (is_word || is_key())
    }

    /// Whether a parenthesis after a name holds the initialiser of a variable, and no parameters.
    fn is_initialiser(&self, open: usize) -> bool {
        let Some(close) = self.tokens.mate(open).filter(|close| *close > open + 1) else {
            return false;
        };
        let mut at = open + 1;
        let mut begins = true;
        let mut trailing = false;
        while at < close {
            let word = self.word(at);
            // `auto (*f)(int) -> int`
            trailing |= begins && word == "auto";
            let operand = self.is_literal(at)
                || OPERANDS.contains(&word)
                || matches!(word, "{" | "(" | "-" | "+" | "!" | "&" | "*" | "~");
            // `Point(0)`, `call([] {})`; of `int([3])` nothing follows the bracket.
            let is_object = || {
                let lambda = self.word(at + 1) == "[" && self.word(self.tokens.past(at + 1)) != ")";
                word == "("
                    && (lambda || self.is_literal(at + 1))
                    && matches!(self.word(self.tokens.past(at)), "," | ")")
            };
            let operator =
                matches!(word, "{" | "." | "+" | "-" | "/" | "%" | "|" | "==" | "?") || word == "->" && !trailing;
            if begins && operand || is_object() || operator {
                return true;
            }
            begins = word == ",";
            at = match word {
                "=" => self.past_default(at, close),
                "<" => self.tokens.past_angle(at),
                _ => self.tokens.past(at),
            };
        }
        false
    }

    fn is_literal(&self, token: usize) -> bool {
        let kind = self.tokens.view().tokens.get(token).map(ViewToken::kind);
        !matches!(kind, None | Some(TokenKind::Identifier | TokenKind::Punctuator))
    }

    /// The comma after a default argument, or the end of the parameters.
    fn past_default(&self, mut at: usize, close: usize) -> usize {
        while at < close && self.word(at) != "," {
            at = match self.word(at) {
                "<" => self.past_arguments(at),
                _ => self.tokens.past(at),
            };
        }
        at
    }

    /// Tells a function whose parameters begin at a token; gives the one after its declaration.
    pub(super) fn function(
        &self,
        path: Vec<String>,
        parameters: usize,
        seen: Specifiers,
        tell: &mut Tell<'_>,
    ) -> usize {
        let (definition, next) = self.after_parameters(self.tokens.past(parameters));
        tell(self.kind_of_function(definition, seen), path, Vec::new());
        let comma = next.checked_sub(1).filter(|comma| self.word(*comma) == ",");
        match comma {
            Some(comma) => self.further(comma, seen, tell).unwrap_or(self.tokens.len()),
            None => next,
        }
    }

    fn kind_of_function(&self, definition: bool, seen: Specifiers) -> DeclaredKind {
        if seen.typedef {
            DeclaredKind::Alias
        } else {
            self.function_kind(definition)
        }
    }

    /// What follows parameters: whether a body does, and the token after it, after the `;`, or after a comma.
    fn after_parameters(&self, mut at: usize) -> (bool, usize) {
        loop {
            at = match self.word(at) {
                "{" => return (true, self.tokens.mate(at).map_or(self.tokens.len(), |close| close + 1)),
                "try" => return (true, self.past_handlers(at + 1)),
                ":" => return (true, self.past_member_initialisers(at + 1)),
                "=" => return (false, self.past_semicolon(at)),
                ";" | "," | "}" | "" => return (false, at + 1),
                "<" => self.tokens.past_angle(at),
                "requires" => self.past_constraint(at),
                _ => self.tokens.past(at),
            };
        }
    }

    /// The token after the handlers of a function whose body is in a `try`.
    fn past_handlers(&self, mut at: usize) -> usize {
        if self.word(at) == ":" {
            at = self.past_member_initialisers(at + 1);
        } else {
            at = self.tokens.past(at);
        }
        while self.word(at) == "catch" {
            at = self.tokens.past(self.tokens.past(at + 1));
        }
        at
    }

    /// The token after the body of a constructor whose member initialisers begin at a token.
    fn past_member_initialisers(&self, mut at: usize) -> usize {
        loop {
            at = match self.word(at) {
                "{" => {
                    let next = self.tokens.mate(at).map_or(self.tokens.len(), |close| close + 1);
                    let initialises = is_name(self.word(at - 1)) || self.word(at - 1).starts_with('>');
                    if !initialises {
                        return next;
                    }
                    next
                }
                ";" | "}" | "" => return at + 1,
                "<" => self.tokens.past_angle(at),
                _ => self.tokens.past(at),
            };
        }
    }

    /// Whether an initialiser follows what is declared.
    pub(super) fn is_initialised(&self, mut at: usize) -> bool {
        while self.word(at) == "[" {
            at = self.tokens.past(at);
        }
        matches!(self.word(at), "=" | "{" | "(" | ":")
    }

    /// Tells the declarators after the first one, from what follows that; gives the token after the declaration. Nothing
    /// if the text ends in it.
    pub(super) fn further(&self, mut at: usize, seen: Specifiers, tell: &mut Tell<'_>) -> Option<usize> {
        loop {
            while !matches!(self.word(at), "," | ";" | "}" | "") {
                at = match self.word(at) {
                    "{" => self.tokens.mate(at)? + 1,
                    "<" => self.past_arguments(at),
                    _ => self.tokens.past(at),
                };
            }
            if self.word(at) != "," || self.template {
                return Some(self.past_semicolon(at));
            }
            at += 1;
            let mut own = Specifiers {
                reference: false,
                ..seen
            };
            while matches!(self.word(at), "*" | "&" | "&&" | "const" | "volatile") {
                own.reference |= self.word(at).starts_with('&');
                at += 1;
            }
            if self.word(at) == "(" {
                return Some(self.in_parentheses(at, seen, tell));
            }
            let (path, end) = self.path(at);
            if self.word(end) == "(" && !self.is_initialiser(end) {
                return Some(self.function(path, end, seen, tell));
            }
            if matches!(self.word(end), "," | "=" | "[" | "{" | ";" | "(") {
                let initialised = self.is_initialised(end);
                self.variable(Some((path, end)), own, initialised, tell);
            }
            at = end;
        }
    }

    /// The token after the template arguments whose `<` is at a token of an expression; the next one if it is an operator.
    fn past_arguments(&self, open: usize) -> usize {
        let next = self.tokens.past_angle(open);
        let goes_on = || {
            matches!(
                self.word(next),
                "(" | "{" | "::" | ";" | "," | ")" | "&&" | "||" | "==" | "!=" | "?" | ":" | ""
            )
        };
        if open > 0 && is_name(self.word(open - 1)) && goes_on() {
            next
        } else {
            open + 1
        }
    }

    /// Tells a variable, or what `typedef` makes of it.
    pub(super) fn variable(&self, last: Option<Named>, seen: Specifiers, initialised: bool, tell: &mut Tell<'_>) {
        let Some((path, _)) = last else { return };
        let kind = if seen.typedef {
            DeclaredKind::Alias
        } else {
            DeclaredKind::Variable {
                reference: seen.reference,
                thread_local: seen.thread_local,
                initialised,
                template: self.template,
            }
        };
        tell(kind, path, Vec::new());
    }
}
