//! One declaration, as far as its tokens tell: annotations, name, parameters, body, initialisers.
//!
//! This reads valid C++, and only what is at the level of declarations; bodies are skipped by their
//! brackets. What cannot be read is a declaration without body, which changes nothing.

mod class;
mod parts;
#[cfg(test)]
mod tests;

pub(super) use class::class;

use culambda_source::MarkKind;
use culambda_source::builtin;
use culambda_source::ident::looks_like_macro;

use super::tokens::{Kind, Tokens};

/// The body of a class, a namespace or a linkage specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inner {
    /// First token after `{`.
    pub(super) first: usize,
    /// The `}`.
    pub(super) end: usize,
    /// The name of the class or namespace; empty for none.
    pub(super) name: String,
    /// Whether it is that of a class.
    pub(super) is_class: bool,
}

/// The initialiser of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Initialiser {
    /// `=`, `{` or `(`.
    pub(super) first: usize,
    /// Its last token.
    pub(super) last: usize,
    /// Without it the variable would lack its size or its value: `[]`, a reference, a constant pointer.
    pub(super) needed: bool,
}

/// A declaration.
#[derive(Debug, Default)]
pub(super) struct Declaration {
    /// First token.
    pub(super) first: usize,
    /// Index after its last token.
    pub(super) end: usize,
    /// The annotations `__device__`, `__host__`, `__global__`, and those of variables.
    pub(super) marks: Vec<usize>,
    /// The name of what is declared: its last part.
    pub(super) name: Option<usize>,
    /// Where the name begins with its qualifiers.
    pub(super) qualified: Option<usize>,
    /// The parentheses of the parameters.
    pub(super) parameters: Option<(usize, usize)>,
    /// The first and the last token of the body: from `{` or `try` on.
    pub(super) body: Option<(usize, usize)>,
    /// Classes and the like whose bodies are in it.
    pub(super) inner: Vec<Inner>,
    /// The initialisers of variables.
    pub(super) initialisers: Vec<Initialiser>,
    /// `static`.
    pub(super) is_static: bool,
    /// `extern`.
    pub(super) is_extern: bool,
    /// `constexpr` or `consteval`.
    pub(super) is_constexpr: bool,
    /// Its value tells its type, or must be known where it is used: `auto`, `constexpr`.
    pub(super) keeps_value: bool,
    /// What is declared last is a constant.
    pub(super) is_constant: bool,
    /// There is a template head.
    pub(super) is_template: bool,
    /// Nothing in front of the name tells a type: a constructor or a destructor.
    pub(super) is_untyped: bool,
    /// It is an operator.
    pub(super) is_operator: bool,
    /// `auto` or `decltype(auto)`: first and last token.
    pub(super) placeholder: Option<(usize, usize)>,
    /// A return type follows the parameters.
    pub(super) is_trailing: bool,
    /// Other tokens of the deduced type: `const`, `&`, a constraint.
    pub(super) around_placeholder: Vec<usize>,
}

/// Words that say nothing about the type.
const SPECIFIERS: [&str; 13] = [
    "static",
    "extern",
    "inline",
    "friend",
    "virtual",
    "explicit",
    "constexpr",
    "consteval",
    "constinit",
    "mutable",
    "thread_local",
    "register",
    "typename",
];

/// Words that a parenthesis belongs to.
const CALLS: [&str; 8] = [
    "decltype",
    "__decltype",
    "typeof",
    "__typeof__",
    "alignas",
    "noexcept",
    "explicit",
    "_Alignas",
];

/// Whether a word is one of types, which are not names of functions.
pub(super) fn is_type_word(word: &str) -> bool {
    builtin::is_word(word) || matches!(word, "auto" | "const" | "volatile")
}

/// Reads one declaration.
pub(super) struct Reader<'t, 'v> {
    tokens: &'t Tokens<'v>,
    end: usize,
    at: usize,
    /// After the last word that may be a name, with its template arguments.
    behind_name: usize,
    /// A word that is part of the type, and no name so far.
    typed: bool,
    /// `[]` was met since the last declarator began.
    unsized_array: bool,
    /// `*` or `&` is in this declarator.
    pointer: bool,
    reference: bool,
    const_pointer: bool,
    const_specifier: bool,
    done: Declaration,
}

/// Reads the declaration that begins at `from`. Takes at least one token.
pub(super) fn read(tokens: &Tokens<'_>, from: usize, end: usize) -> Declaration {
    let mut reader = Reader {
        tokens,
        end,
        at: from,
        behind_name: usize::MAX,
        typed: false,
        unsized_array: false,
        pointer: false,
        reference: false,
        const_pointer: false,
        const_specifier: false,
        done: Declaration {
            first: from,
            ..Declaration::default()
        },
    };
    while reader.at < end && reader.step() {}
    let is_constant = reader.is_constant();
    let mut done = reader.done;
    done.is_constant = is_constant;
    done.end = reader.at.clamp(from + 1, end.max(from + 1));
    done
}

impl Reader<'_, '_> {
    fn text(&self) -> &str {
        self.tokens.text(self.at)
    }

    /// Reads on; says whether the declaration goes on.
    fn step(&mut self) -> bool {
        let Some(tok) = self.tokens.get(self.at) else {
            return false;
        };
        match tok.kind {
            Kind::Mark(kind) => {
                if matches!(
                    kind,
                    MarkKind::Device | MarkKind::Host | MarkKind::Global | MarkKind::Variable
                ) {
                    self.done.marks.push(self.at);
                }
                self.at += 1;
                true
            }
            Kind::Word => self.word(tok.text),
            Kind::Punct => self.punctuator(tok.text),
            Kind::Value | Kind::LaunchOpen | Kind::LaunchClose => {
                self.at = self.tokens.behind_group(self.at);
                true
            }
        }
    }

    fn word(&mut self, word: &str) -> bool {
        let behind = self.done.parameters.is_some();
        match word {
            "template" => {
                self.at += 1;
                if self.text() == "<" {
                    self.done.is_template = true;
                    self.at = self.tokens.behind_angles(self.at, self.end).unwrap_or(self.at + 1);
                }
            }
            "requires" => self.requires(),
            "typedef" | "using" => {
                self.alias();
                return false;
            }
            "static_assert" | "_Static_assert" | "goto" | "return" => {
                self.skip_to_semicolon();
                return false;
            }
            "namespace" => return self.namespace(),
            "extern" if self.is_linkage() => return self.linkage(),
            "class" | "struct" | "union" => self.class(),
            "enum" => self.enumeration(),
            "operator" => self.operator(),
            "try" if behind => return self.body(true),
            "catch" | "else" | "do" if !behind => self.at += 1,
            "const" | "volatile" if !behind => self.qualifier(word),
            "auto" if !behind => {
                self.done.placeholder = Some((self.at, self.at));
                self.done.keeps_value = true;
                self.constraint();
                self.typed = true;
                self.at += 1;
            }
            call if CALLS.contains(&call) => self.call(call),
            _ => self.name(word),
        }
        true
    }

    fn qualifier(&mut self, word: &str) {
        if word == "const" {
            if self.pointer {
                self.const_pointer = true;
            } else {
                self.const_specifier = true;
            }
        }
        self.done.around_placeholder.push(self.at);
        self.at += 1;
    }

    /// The concept in front of `auto` belongs to the type.
    fn constraint(&mut self) {
        if self.behind_name == self.at
            && let Some(first) = self.done.qualified
        {
            self.done.around_placeholder.extend(first..self.at);
        }
    }

    /// A word with a parenthesis that belongs to it.
    fn call(&mut self, word: &str) {
        let first = self.at;
        self.at += 1;
        if self.text() == "(" {
            let last = self.tokens.mate(self.at);
            let placeholder = word == "decltype" && self.tokens.text(self.at + 1) == "auto";
            if let Some(last) = last.filter(|_| placeholder && self.done.parameters.is_none()) {
                self.done.placeholder = Some((first, last));
                self.done.keeps_value = true;
            }
            self.at = self.tokens.behind_group(self.at);
        }
        if word.contains("decl") || word.contains("type") {
            self.typed = true;
            // `decltype(x)::name`
            self.behind_name = usize::MAX;
        }
    }

    fn name(&mut self, word: &str) {
        let specifier = SPECIFIERS.contains(&word);
        match word {
            "static" => self.done.is_static = true,
            "extern" => self.done.is_extern = true,
            "constexpr" | "consteval" => {
                self.done.is_constexpr = true;
                self.done.keeps_value = true;
            }
            _ => {}
        }
        let first = self.at;
        self.at += 1;
        if specifier || self.done.parameters.is_some() && !looks_like_macro(word) {
            return;
        }
        if is_type_word(word) {
            self.typed = true;
            return;
        }
        let before = |back: usize| match first.checked_sub(back) {
            Some(at) if at >= self.done.first => self.tokens.text(at),
            _ => "",
        };
        let tilde = before(1) == "~";
        let goes_on = before(1) == "::" || tilde && before(2) == "::";
        if !goes_on {
            // The word before was a type.
            self.typed |= self.behind_name != usize::MAX;
            self.done.qualified = Some(if tilde { first - 1 } else { first });
        }
        if self.done.parameters.is_none() {
            self.done.name = Some(first);
        }
        if self.text() == "<"
            && let Some(behind) = self.tokens.behind_angles(self.at, self.end)
        {
            self.at = behind;
        }
        self.behind_name = self.at;
    }

    fn punctuator(&mut self, text: &str) -> bool {
        match text {
            "(" => self.group(),
            "[" => {
                self.unsized_array |= self.tokens.text(self.at + 1) == "]";
                self.at = self.tokens.behind_group(self.at);
            }
            "{" if self.done.parameters.is_some() => return self.body(false),
            "{" => self.brace_initialiser(),
            "=" => return self.equals(),
            "->" if self.done.parameters.is_some() => {
                self.done.is_trailing = true;
                self.at += 1;
                self.trailing();
            }
            ":" if self.done.parameters.is_some() => return self.member_initialisers(),
            "*" | "&" | "&&" => {
                self.pointer |= text == "*";
                self.reference |= text != "*";
                self.const_pointer &= text != "*";
                if self.done.parameters.is_none() {
                    self.done.around_placeholder.push(self.at);
                }
                // What is before is a type.
                self.typed = true;
                self.behind_name = usize::MAX;
                self.at += 1;
            }
            "::" | "~" => {
                // `A::~A`, `::name`: the name goes on.
                if self.behind_name != self.at && text == "::" {
                    self.done.qualified = Some(self.at);
                }
                self.at += 1;
                if text == "::" {
                    if self.text() == "template" {
                        self.at += 1;
                    }
                    self.behind_name = usize::MAX;
                }
            }
            "," => {
                // `int a(1), b{2};`
                if let Some((first, last)) = self.done.parameters.take() {
                    self.initialiser(first, last);
                }
                self.unsized_array = false;
                self.pointer = false;
                self.reference = false;
                self.const_pointer = false;
                self.at += 1;
            }
            ";" => {
                self.at += 1;
                return false;
            }
            "}" | ")" | "]" => {
                self.at += 1;
                return false;
            }
            _ => self.at += 1,
        }
        true
    }

    /// Parameters, a declarator in parentheses, an initialiser, or something of a macro.
    fn group(&mut self) {
        let open = self.at;
        let behind = self.tokens.behind_group(open);
        self.at = behind;
        let Some(close) = self.tokens.mate(open).filter(|close| *close > open) else {
            return;
        };
        if self.is_declarator(open, close) {
            self.declarator(open, close);
            return;
        }
        if self.behind_name != usize::MAX && self.tokens.before(open, self.done.first) == Some(self.behind_name - 1) {
            let again = self.done.parameters.is_some();
            if !again {
                self.done.parameters = Some((open, close));
                self.done.is_untyped = !self.typed && !self.done.is_operator;
            }
            self.next_is_name();
        }
    }

    /// Where a macro out of sight has taken the place of a specifier, the name and the parameters come after
    /// its parenthesis: `BOUNDS(128) void kernel(int)`.
    fn next_is_name(&mut self) {
        let next = (self.at..self.end)
            .find(|&at| !self.tokens.is_mark(at))
            .unwrap_or(self.end);
        let text = self.tokens.text(next);
        let goes_on = self.tokens.is_word(next)
            && !matches!(
                text,
                "const" | "volatile" | "noexcept" | "override" | "final" | "requires" | "try" | "throw" | "mutable"
            )
            || text == "::";
        let name = self.done.name.map_or("", |name| self.tokens.text(name));
        if goes_on && (looks_like_macro(name) || !looks_like_macro(text)) && self.is_head_again(next) {
            self.done.parameters = None;
            self.done.name = None;
            self.done.qualified = None;
            self.done.is_untyped = false;
            self.typed = false;
            self.behind_name = usize::MAX;
        }
    }

    /// Whether another parameter list follows before the declaration ends or its body begins.
    fn is_head_again(&self, from: usize) -> bool {
        for at in from..self.end.min(from + 64) {
            match self.tokens.text(at) {
                "(" => {
                    let before = self.tokens.text(at.saturating_sub(1));
                    return self.tokens.is_word(at.saturating_sub(1)) && !CALLS.contains(&before)
                        || matches!(before, ">" | "]");
                }
                "{" | ";" | ":" | "=" | "->" => return false,
                _ => {}
            }
        }
        false
    }

    /// Whether the parentheses hold a declarator: `(*name)(..)`, `(&name(..))[3]`.
    fn is_declarator(&self, open: usize, close: usize) -> bool {
        let first = (open + 1..close).find(|&at| !self.tokens.is_mark(at)).unwrap_or(close);
        let begins = matches!(self.tokens.text(first), "*" | "&" | "&&")
            || self.tokens.is_word(first) && self.tokens.text(first + 1) == "::" && self.tokens.text(first + 2) == "*";
        begins && matches!(self.tokens.text(close + 1), "(" | "[") || self.is_name_in_parentheses(first, close)
    }

    /// `int (f)(int)`
    fn is_name_in_parentheses(&self, first: usize, close: usize) -> bool {
        let typed = self.typed || self.behind_name != usize::MAX;
        typed && self.tokens.is_word(first) && first + 1 == close && self.tokens.text(close + 1) == "("
    }

    fn declarator(&mut self, open: usize, close: usize) {
        let inner = (open + 1..close).find(|&at| {
            self.tokens.is_word(at) && matches!(self.tokens.text(at + 1), "(") && self.tokens.mate(at + 1).is_some()
        });
        if let Some(name) = inner {
            self.done.name = Some(name);
            self.done.qualified = Some(name);
            self.done.parameters = self.tokens.mate(name + 1).map(|mate| (name + 1, mate));
        } else {
            self.done.name = (open + 1..close).rev().find(|&at| self.tokens.is_word(at));
            self.done.qualified = self.done.name;
            if self.is_name_in_parentheses(open + 1, close) {
                self.done.parameters = self.tokens.mate(self.at).map(|mate| (self.at, mate));
                self.at = self.tokens.behind_group(self.at);
                return;
            }
        }
        self.pointer |= self.tokens.text(open + 1) == "*";
        self.reference |= self.tokens.text(open + 1) != "*";
        let qualified = (open + 1..close).any(|at| self.tokens.text(at) == "const");
        self.const_pointer |= qualified;
        self.typed = true;
        // The parameters or the size after it.
        if self.tokens.text(self.at) == "(" {
            self.at = self.tokens.behind_group(self.at);
        }
        self.behind_name = usize::MAX;
    }

    fn class(&mut self) {
        let (inner, behind) = class(self.tokens, self.at, self.end);
        self.at = behind;
        self.typed = true;
        self.behind_name = usize::MAX;
        self.done.inner.extend(inner);
    }

    fn enumeration(&mut self) {
        self.typed = true;
        while self.at < self.end {
            match self.text() {
                "{" => {
                    self.at = self.tokens.behind_group(self.at);
                    return;
                }
                ";" | "(" | "=" | "," | "*" | "&" => return,
                _ => self.at += 1,
            }
        }
    }

    fn operator(&mut self) {
        let first = self.at;
        let goes_on = first > self.done.first && self.tokens.text(first - 1) == "::";
        if !goes_on || self.done.qualified.is_none() {
            self.typed |= self.behind_name != usize::MAX;
            self.done.qualified = Some(first);
        }
        self.done.name = Some(first);
        self.done.is_operator = true;
        self.at += 1;
        if self.text() == "(" {
            self.at = self.tokens.behind_group(self.at);
        }
        while self.at < self.end && !matches!(self.text(), "(" | ";" | "{" | "}") {
            if self.tokens.is_mark(self.at) {
                self.step();
                continue;
            }
            // The `<` of a conversion to a template's class; that of `operator<` is one, too.
            let angles = self.text() == "<" && self.tokens.is_word(self.at - 1) && self.at > first + 1;
            let behind = if angles {
                self.tokens.behind_angles(self.at, self.end)
            } else {
                None
            };
            self.at = behind.unwrap_or(self.at + 1);
        }
        self.behind_name = self.tokens.before(self.at, first).unwrap_or(first) + 1;
    }

    /// Skips member initialisers up to the body.
    fn member_initialisers(&mut self) -> bool {
        self.at += 1;
        while self.at < self.end {
            match self.text() {
                "(" => self.at = self.tokens.behind_group(self.at),
                "{" => {
                    let before = self.tokens.before(self.at, self.done.first).unwrap_or(self.at);
                    let initialises = self.tokens.is_word(before) || matches!(self.tokens.text(before), ">" | ">>");
                    if !initialises {
                        return self.body(false);
                    }
                    self.at = self.tokens.behind_group(self.at);
                }
                "<" => self.at = self.tokens.behind_angles(self.at, self.end).unwrap_or(self.at + 1),
                ";" | "}" => return true,
                _ => self.at += 1,
            }
        }
        true
    }

    /// Takes the body, and with it the end of the declaration.
    fn body(&mut self, is_try: bool) -> bool {
        let first = self.at;
        if is_try {
            self.at += 1;
            if self.text() == ":" {
                let before = self.at;
                self.member_initialisers();
                self.done.body = None;
                self.at = self.at.max(before + 1);
            } else {
                self.at = self.tokens.behind_group(self.at);
            }
            while self.text() == "catch" {
                self.at += 1;
                self.at = self.tokens.behind_group(self.at);
                self.at = self.tokens.behind_group(self.at);
            }
            self.done.body = Some((first, self.at - 1));
        } else if let Some(close) = self.tokens.mate(first).filter(|close| *close > first) {
            self.done.body = Some((first, close));
            self.at = close + 1;
        } else {
            self.at = first + 1;
        }
        false
    }
}
