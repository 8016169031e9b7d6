//! The functions that an item defines, those in its classes included, found in its tokens: names lead to thousands of
//! classes, of which few are walked, and none of the others is worth a tree.

use crate::index::{begins_declarator, is_name};
use culambda_source::{Span, View, builtin, ident};
use culambda_syntax::{Brackets, Tokens};

/// A function that an item defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Definition {
    /// Its plain name; `operator()` for a call operator, `operator` for any other.
    pub(super) name: String,
    /// The classes that qualify its name, where it is defined outside of them; the first is empty after a leading `::`.
    pub(super) outside: Vec<String>,
    /// The name of the class that it belongs to; empty for none.
    pub(super) class: String,
    /// Its place in the file.
    pub(super) source: Span,
    pub(super) name_source: u32,
    /// Whether it, or a class around it, is a template.
    pub(super) template: bool,
}

/// What an item defines.
#[derive(Debug, Default)]
pub(super) struct Definitions {
    /// The functions, by their places.
    pub(super) all: Vec<Definition>,
    /// Whether the item is a template as a whole: then nothing in it is code outside of templates.
    pub(super) template: bool,
}

impl Definitions {
    /// What the tokens of an item define.
    pub(super) fn of(view: &View) -> Definitions {
        let brackets = Brackets::of(view);
        let mut reader = Reader {
            tokens: Tokens::new(view, &brackets),
            found: Vec::new(),
            classes: Vec::new(),
        };
        let end = view.tokens.len();
        let whole = Class {
            body: (0, end),
            name: String::new(),
            template: false,
        };
        let (behind, template) = reader.declaration(0, &whole);
        reader.declarations(&Class {
            body: (behind, end),
            ..whole
        });
        while let Some(class) = reader.classes.pop() {
            reader.declarations(&class);
        }
        reader.found.sort_by_key(|d| d.source.start);
        Definitions {
            all: reader.found,
            template: template && behind >= end,
        }
    }

    /// The function around a place in the file; definitions do not overlap.
    pub(super) fn around(&self, at: u32) -> Option<&Definition> {
        let before = self.all.partition_point(|d| d.source.start <= at).checked_sub(1)?;
        self.all.get(before).filter(|d| d.source.contains(at))
    }
}

/// A class, or the whole item.
struct Class {
    /// The tokens in its body, first and past the last.
    body: (usize, usize),
    name: String,
    /// Whether it or a class around it is a template.
    template: bool,
}

/// The name of a function that may be defined.
struct Name {
    /// The token of its last component.
    at: usize,
    text: String,
    /// The components in front of it.
    outside: Vec<String>,
    /// The parentheses of its parameters.
    parameters: (usize, usize),
}

struct Reader<'v> {
    tokens: Tokens<'v>,
    found: Vec<Definition>,
    /// Classes whose members are still to be read.
    classes: Vec<Class>,
}

impl<'v> Reader<'v> {
    fn word(&self, at: usize) -> &'v str {
        self.tokens.text(at)
    }

    fn declarations(&mut self, class: &Class) {
        let mut at = class.body.0;
        while at < class.body.1 {
            at = self.declaration(at, class).0.max(at + 1);
        }
    }

    /// Reads one declaration; the token after it, and whether it is a template.
    fn declaration(&mut self, from: usize, class: &Class) -> (usize, bool) {
        let (mut at, mut template) = (from, false);
        while self.word(at) == "template" && self.word(at + 1) == "<" {
            let behind = self.tokens.past_angle(at + 1);
            template |= behind > at + 3;
            at = behind;
        }
        let own = template || class.template;
        let behind = match self.word(at) {
            "public" | "protected" | "private" if self.word(at + 1) == ":" => at + 2,
            "using" | "typedef" => self.alias(at, class),
            "namespace" => self.namespace(at, class.body.1),
            "inline" if self.word(at + 1) == "namespace" => self.namespace(at + 1, class.body.1),
            "static_assert" => self.to_semicolon(at, class.body.1),
            // The end of a namespace.
            "}" => at + 1,
            _ => self.function_or_other(at, own, class),
        };
        (behind, template)
    }

    /// The first token in a namespace that a macro makes, or the one after the `;` of an alias.
    fn namespace(&self, mut at: usize, end: usize) -> usize {
        while at < end && !matches!(self.word(at), ";" | "{") {
            at = self.tokens.past(at);
        }
        at + 1
    }

    /// The token after the next `;`, outside of brackets.
    fn to_semicolon(&self, mut at: usize, end: usize) -> usize {
        while at < end && self.word(at) != ";" {
            at = self.tokens.past(at);
        }
        at + 1
    }

    /// `typedef struct { .. } name;`, `using name = struct { .. };`: notes the classes that are defined in it.
    fn alias(&mut self, start: usize, class: &Class) -> usize {
        let mut at = start;
        while at < class.body.1 && self.word(at) != ";" {
            if !matches!(self.word(at), "class" | "struct" | "union") {
                at = self.tokens.past(at);
                continue;
            }
            let before = self.classes.len();
            at = self.class(at, class.template);
            let name = if self.word(start) == "using" { start + 1 } else { at };
            let name = self.word(name);
            if let Some(new) = self
                .classes
                .get_mut(before)
                .filter(|new| new.name.is_empty() && is_name(name))
            {
                name.clone_into(&mut new.name);
            }
        }
        at + 1
    }

    /// A declaration without its template heads: notes the function that it defines.
    fn function_or_other(&mut self, start: usize, template: bool, class: &Class) -> usize {
        let (mut at, end) = (start, class.body.1);
        let mut name: Option<Name> = None;
        while at < end {
            at = match self.word(at) {
                ";" => return at + 1,
                "=" => return self.to_semicolon(at, end),
                "{" if name.is_some() => {
                    let behind = self.handlers(self.tokens.past(at));
                    self.note(name, (start, behind), template, class);
                    return behind;
                }
                ":" if name.is_some() => self.initialisers(at + 1),
                "requires" => self.constraint(at + 1),
                "decltype" | "alignas" | "noexcept" | "explicit" | "throw" | "__typeof__" | "__declspec"
                    if self.word(at + 1) == "(" =>
                {
                    self.tokens.past(at + 1)
                }
                "class" | "struct" | "union" | "enum" if name.is_none() => self.class(at, template),
                "<" => self.tokens.past_angle(at),
                "(" => {
                    let own = name.is_none().then(|| self.name_inside(at)).flatten();
                    name = own.or_else(|| self.name_in_parameters(name.as_ref(), at)).or(name);
                    self.tokens.past(at)
                }
                w if matches!(w, "operator" | "~" | "::") || self.is_name(at) => {
                    let (found, behind) = self.name(at);
                    let better = |known: &Name| self.is_macro(known, found.as_ref());
                    if found.is_some() && name.as_ref().is_none_or(better) {
                        name = found;
                    }
                    behind
                }
                _ => self.tokens.past(at),
            };
        }
        end
    }

    /// Whether a token is a name. `final` may be that of a function.
    fn is_name(&self, at: usize) -> bool {
        is_name(self.word(at)) || self.word(at) == "final" && self.word(at + 1) == "("
    }

    /// A name with what qualifies it. It is a function's when parameters follow; the token after them, or after the
    /// name.
    fn name(&self, from: usize) -> (Option<Name>, usize) {
        let global = self.word(from) == "::";
        let (mut at, mut outside) = (from + usize::from(global), vec![String::new(); usize::from(global)]);
        loop {
            at += usize::from(self.word(at) == "template");
            let last = at;
            let (text, behind) = match self.word(at) {
                "operator" => self.operator(at),
                "~" => (format!("~{}", self.word(at + 1)), at + 2),
                w if self.is_name(at) => (w.to_owned(), at + 1),
                _ => return (None, at.max(from + 1)),
            };
            at = behind;
            if self.word(at) == "<" {
                at = self.tokens.past_angle(at);
            }
            if self.word(at) == "::" {
                outside.push(text);
                at += 1;
                continue;
            }
            let may_be_macro = outside.is_empty() && ident::looks_like_macro(&text);
            let is_one = self.word(at) == "(" && !builtin::is_word(&text);
            let is_one = is_one && !begins_declarator(self.tokens, at, may_be_macro);
            let close = self.tokens.mate(at).filter(|_| is_one);
            let name = close.map(|close| Name {
                at: last,
                text,
                outside,
                parameters: (at, close),
            });
            return (name, close.map_or(at, |close| close + 1));
        }
    }

    /// The name of an operator, and the token after it.
    fn operator(&self, at: usize) -> (String, usize) {
        if self.word(at + 1) == "(" && self.word(at + 2) == ")" {
            return ("operator()".to_owned(), at + 3);
        }
        let mut behind = at + 1;
        while !matches!(self.word(behind), "(" | ";" | "{" | "") {
            behind = match self.word(behind) {
                "<" if behind > at + 1 => self.tokens.past_angle(behind),
                _ => behind + 1,
            };
        }
        ("operator".to_owned(), behind)
    }

    /// The name in the parentheses of `int (*f(int))(int)` and of `int (f)(int)`.
    fn name_inside(&self, open: usize) -> Option<Name> {
        let mut at = open + 1;
        while matches!(self.word(at), "*" | "&" | "&&" | "const" | "(")
            || self.word(at + 1) == "::" && self.word(at + 2) == "*"
        {
            at += if self.word(at + 1) == "::" { 2 } else { 1 };
        }
        let (found, behind) = self.name(at);
        if found.is_some() {
            return found;
        }
        let close = self.tokens.mate(open)?;
        let parameters = self.tokens.mate(close + 1).filter(|_| self.word(close + 1) == "(")?;
        let plain = at == open + 1 && behind == close && is_name(self.word(at));
        plain.then(|| Name {
            at,
            text: self.word(at).to_owned(),
            outside: Vec::new(),
            parameters: (close + 1, parameters),
        })
    }

    /// The name in `Type (f)(int)`, where the type was taken for a function with parameters.
    fn name_in_parameters(&self, taken: Option<&Name>, parameters: usize) -> Option<Name> {
        let (open, close) = taken?.parameters;
        let plain = close + 1 == parameters && open + 2 == close && is_name(self.word(open + 1));
        let is_operator = taken.is_some_and(|taken| taken.text.starts_with("operator"));
        let end = self.tokens.mate(parameters).filter(|_| plain && !is_operator)?;
        Some(Name {
            at: open + 1,
            text: self.word(open + 1).to_owned(),
            outside: Vec::new(),
            parameters: (parameters, end),
        })
    }

    /// Whether a name with parentheses is not a function's, because another one follows that is: `MACRO(x) void f()`.
    fn is_macro(&self, name: &Name, next: Option<&Name>) -> bool {
        let behind = self.word(name.parameters.1 + 1);
        let in_capitals = |n: &Name| ident::looks_like_macro(&n.text);
        let trails = matches!(
            behind,
            "override" | "final" | "noexcept" | "requires" | "throw" | "try" | "asm"
        );
        (is_name(behind) || is_specifier(behind)) && !trails && (in_capitals(name) || !next.is_some_and(in_capitals))
    }

    /// The token after the initialisers of a constructor.
    fn initialisers(&self, mut at: usize) -> usize {
        loop {
            while !matches!(self.word(at), "(" | "{" | ";" | "") {
                at = match self.word(at) {
                    "<" => self.tokens.past_angle(at),
                    _ => at + 1,
                };
            }
            if !matches!(self.word(at), "(" | "{") {
                return at;
            }
            at = self.tokens.past(at);
            at += usize::from(self.word(at) == "...");
            if self.word(at) != "," {
                return at;
            }
            at += 1;
        }
    }

    /// What follows `requires`: the token after its parentheses, or after a requires-expression.
    fn constraint(&self, mut at: usize) -> usize {
        let expression = self.word(at) == "requires";
        at += usize::from(expression);
        if self.word(at) == "(" {
            at = self.tokens.past(at);
        }
        if expression && self.word(at) == "{" {
            at = self.tokens.past(at);
        }
        at
    }

    /// The token after the handlers of a function's `try`.
    fn handlers(&self, mut at: usize) -> usize {
        while self.word(at) == "catch" && self.word(at + 1) == "(" {
            at = self.tokens.past(at + 1);
            at = self.tokens.past(at);
        }
        at
    }

    /// A class or an enumeration, with its body if it has one; the token after it.
    fn class(&mut self, key: usize, template: bool) -> usize {
        let (mut at, mut name) = (key + 1, String::new());
        loop {
            match self.word(at) {
                "alignas" | "__declspec" if self.word(at + 1) == "(" => at = self.tokens.past(at + 1),
                "class" | "struct" | "::" => at += 1,
                "<" => at = self.tokens.past_angle(at),
                // The arguments of a macro in front of the name.
                "(" if at == key + 2 && ident::looks_like_macro(&name) => {
                    at = self.tokens.past(at);
                    name.clear();
                }
                "final" if !name.is_empty() => at += 1,
                w if (is_name(w) || w == "final")
                    && (name.is_empty() || self.word(at - 1) == "::" || ident::looks_like_macro(self.word(at - 1))) =>
                {
                    w.clone_into(&mut name);
                    at += 1;
                }
                _ => break,
            }
        }
        let mut brace = at;
        if self.word(at) == ":" {
            while !matches!(self.word(brace), "{" | ";" | "") {
                brace = match self.word(brace) {
                    "<" => self.tokens.past_angle(brace),
                    _ => self.tokens.past(brace),
                };
            }
        }
        let close = self.tokens.mate(brace).filter(|_| self.word(brace) == "{");
        // `struct S f()`: the words after the key are looked at again.
        let Some(close) = close else { return key + 1 };
        if self.word(key) != "enum" {
            self.classes.push(Class {
                body: (brace + 1, close),
                name,
                template,
            });
        }
        close + 1
    }

    fn note(&mut self, name: Option<Name>, (start, end): (usize, usize), template: bool, class: &Class) {
        let Some(name) = name else { return };
        let source = |at: usize| self.tokens.view().tokens.get(at).map(|t| t.source);
        let tokens = self.tokens.view().tokens.get(start..end).unwrap_or_default();
        let (Some(whole), Some(own)) = (tokens.iter().map(|t| t.source).reduce(Span::to), source(name.at)) else {
            return;
        };
        let (open, close) = name.parameters;
        let outer = name.outside.last().unwrap_or(&class.name);
        self.found.push(Definition {
            class: outer.clone(),
            name: name.text,
            outside: name.outside,
            source: whole,
            name_source: own.start,
            template: template || self.has_placeholder(open + 1, close),
        });
    }

    /// Whether `auto` is the type of a parameter: `void f(auto x)` is a template, too.
    fn has_placeholder(&self, mut at: usize, end: usize) -> bool {
        while at < end {
            match self.word(at) {
                "auto" => return true,
                "<" => at = self.tokens.past_angle(at),
                _ => at = self.tokens.past(at),
            }
        }
        false
    }
}

/// Whether a declaration may begin with a word that is not a name.
fn is_specifier(word: &str) -> bool {
    let own = matches!(
        word,
        "static"
            | "inline"
            | "constexpr"
            | "virtual"
            | "explicit"
            | "friend"
            | "auto"
            | "extern"
            | "template"
            | "operator"
    );
    own || builtin::is_word(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::declarator::{bare_name, last_name, name_node};
    use culambda_syntax::{Field, Kind, Syntax};

    /// The definitions of the only item of a text, each as `class::name`, with `<>` when it is a template.
    fn definitions(text: &str) -> String {
        let unit = crate::testing::unit(text);
        let span = Span::new(0, text.len() as u32);
        let found = Definitions::of(&unit.view(0, span));
        let mut out: Vec<String> = Vec::new();
        for d in &found.all {
            assert!(text[d.source.range()].ends_with('}'), "{:?}", &text[d.source.range()]);
            let mark = if d.template { "<>" } else { "" };
            let outside = if d.outside.is_empty() { "" } else { "!" };
            let at = d.name_source as usize;
            assert!(text[at..].starts_with(d.name.as_str()), "{}", &text[at..]);
            out.push(format!("{outside}{}::{}{mark}", d.class, d.name));
        }
        if found.template {
            out.push("template".to_owned());
        }
        out.join(" ")
    }

    /// The functions of a tree that have bodies, with the places of their names.
    fn of_tree(syntax: &Syntax) -> Vec<(String, u32)> {
        let all = syntax
            .root()
            .descendants()
            .filter(|n| n.kind() == Kind::FunctionDefinition);
        let mut out: Vec<(String, u32)> = Vec::new();
        for node in all {
            let around = node.ancestor(&[Kind::CompoundStatement, Kind::FieldDeclarationList]);
            let is_local = node.ancestor(&[Kind::CompoundStatement]).is_some();
            let body = node.field(Field::Body).or_else(|| node.child(Kind::TryStatement));
            let name = node.field(Field::Declarator).and_then(name_node).map(last_name);
            let (Some(name), Some(_), false) = (name, body, is_local && around.is_some()) else {
                continue;
            };
            let text = syntax.text_of(name);
            let call = text
                .strip_prefix("operator")
                .is_some_and(|rest| rest.trim_start().starts_with('('));
            let text = match name.kind() {
                Kind::OperatorName if call => "operator()".to_owned(),
                Kind::OperatorName | Kind::OperatorCast => "operator".to_owned(),
                Kind::DestructorName => text.replace("compl", "~").split_whitespace().collect(),
                _ => bare_name(syntax, name).to_owned(),
            };
            let token = syntax
                .view
                .token_at(name.start())
                .and_then(|at| syntax.view.tokens.get(at));
            out.push((text, token.map_or(0, |token| token.source.start)));
        }
        out.sort();
        out
    }

    #[test]
    fn definitions_are_those_of_the_tree() {
        crate::testing::beside_trees(|unit, item, syntax| {
            let found = Definitions::of(&unit.view(0, unit.files[0].items[item].span));
            let mut told: Vec<(String, u32)> = found.all.into_iter().map(|d| (d.name, d.name_source)).collect();
            told.sort();
            Some((told, of_tree(syntax)))
        });
    }

    #[test]
    fn members_of_classes() {
        for (text, expected) in [
            (
                "struct S { int x{3}; void f(); void g() const noexcept(true) {} int y = h(1); };",
                "S::g",
            ),
            (
                "struct S { S() : a(1), b<int>{2} {} ~S() {} operator int() { return 1; } };",
                "S::S S::~S S::operator",
            ),
            (
                "struct S { void operator()(int) {} bool operator<(S) const { return a < b; } };",
                "S::operator() S::operator",
            ),
            (
                "struct S { template <class T> void f(T) {} void g(auto x) {} };",
                "S::f<> S::g<>",
            ),
            (
                "struct S { struct I { void f() {} } i; enum E { a, b }; void g() {} };",
                "I::f S::g",
            ),
            (
                "struct S { friend void f(S) {} using T = int; typedef struct { void h() {} } U; using V = struct { void i() {} }; };",
                "S::f U::h V::i",
            ),
            (
                "struct S { S() = default; void f() try {} catch (...) {} void g() requires (true) {} };",
                "S::f S::g",
            ),
            (
                "class alignas(8) S final : A<int>, decltype(B()) { public: void f() {} };",
                "S::f",
            ),
            (
                "struct S { std::map<int, void(*)()> m; auto f() -> std::pair<int, int> { } };",
                "S::f",
            ),
            ("struct S { int (*f(int))(int) { } int (g)(int) { } };", "S::f S::g"),
            (
                "struct S { int b : 3; MACRO(1) void f() {} void g() MACRO(2) {} };",
                "S::f S::g",
            ),
        ] {
            assert_eq!(definitions(text), expected, "{text}");
        }
    }

    #[test]
    fn templates_as_a_whole() {
        for (text, expected) in [
            ("template <class T> struct S { void f() {} };", "S::f<> template"),
            ("template <> struct S<int> { void f() {} };", "S::f"),
            ("template <class T> requires C<T> void f(T) {}", "::f<> template"),
            (
                "template <class T> requires requires (T t) { t(); } void f(T) {}",
                "::f<> template",
            ),
            (
                "template <class T> template <class U> A<T>::B<U>::B(U u) : a{u} {}",
                "!B::B<> template",
            ),
            (
                "template <class T, class = std::enable_if_t<(sizeof(T) > 1)>> void f();",
                "template",
            ),
            ("void n::S::f() {}", "!S::f"),
        ] {
            assert_eq!(definitions(text), expected, "{text}");
        }
    }
}
