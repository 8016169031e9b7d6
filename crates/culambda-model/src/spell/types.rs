//! Declaration specifiers and types without a declarator.

use super::arguments::Angles;
use super::declarator::{Naming, Part};
use super::names::{Use, qualified};
use super::parser::{Mark, Parser, Read, is_name};
use super::print::print;
use super::tokens::{RESTRICT, is_attribute};
use super::{ClassContext, OF_RANGE_LOOP, OwnFunction};
use culambda_source::builtin::Words;
use culambda_source::ident::{is_word, words_of};

/// What is in front of a declarator: a type with its qualifiers.
#[derive(Clone, Debug, Default)]
pub(super) struct Specifiers {
    pub(super) constant: bool,
    pub(super) volatile: bool,
    /// The type; empty where there is none (constructors, conversion functions).
    pub(super) base: String,
    /// `auto` or `decltype(auto)`, with its concept.
    pub(super) placeholder: bool,
    /// Attributes in front, each with a blank after it.
    pub(super) attributes: String,
}

impl Specifiers {
    /// The text, with or without `volatile`.
    pub(super) fn text(&self, volatile: bool) -> String {
        let constant = if self.constant { "const " } else { "" };
        let volatile = if self.volatile && volatile { "volatile " } else { "" };
        format!("{}{constant}{volatile}{}", self.attributes, self.base)
    }
}

impl Parser<'_> {
    /// Reads the specifiers of a declaration; those that are not part of the type are dropped.
    ///
    /// In front of a function's declarator (`head`) there may be no type at all.
    pub(super) fn specifiers(&mut self, place: Use, head: bool) -> Read<Specifiers> {
        let mut out = Specifiers::default();
        let mut words = Words::default();
        let mut named = None;
        loop {
            self.spend(1)?;
            let text = self.peek();
            let typeless = out.base.is_empty() && words.is_empty();
            if is_attribute(text) && typeless {
                self.bump();
                out.attributes += text;
                out.attributes.push(' ');
            } else if self.qualifier(text, &mut out) || words.take(text) {
                self.bump();
            } else if self.dropped()? {
            } else if text == "auto" && words.is_empty() && !out.placeholder {
                self.bump();
                placeholder(&mut out, "auto");
            } else if text == "decltype" && self.ahead(2) == "auto" && words.is_empty() && !out.placeholder {
                self.bump();
                self.skip_brackets()?;
                placeholder(&mut out, "decltype(auto)");
            } else {
                let mark = self.mark();
                if !typeless || (head && self.at_function_name()) || !self.named_type(&mut out, place)? {
                    break;
                }
                named = Some((mark, self.mark()));
            }
        }
        if let Some((from, to)) = named.filter(|_| out.constant && !self.env.is_parameter(&out.base)) {
            out.constant = !self.env.names.ignores_const(&self.written_between(from, to));
        }
        if !words.is_empty() {
            if !out.base.is_empty() {
                return Err(format!("`{}` and `{}` are together", out.base, words.spelling()));
            }
            out.base = words.spelling();
        }
        Ok(out)
    }

    /// Notes `const` and `volatile`.
    #[allow(clippy::unused_self)]
    fn qualifier(&self, text: &str, out: &mut Specifiers) -> bool {
        match text {
            "const" | "__const" | "__const__" => out.constant = true,
            "volatile" | "__volatile" | "__volatile__" => out.volatile = true,
            _ => return false,
        }
        true
    }

    /// Passes over specifiers that are not part of a type.
    fn dropped(&mut self) -> Read<bool> {
        match self.peek() {
            "static" | "inline" | "virtual" | "friend" | "constexpr" | "consteval" | "constinit" | "register"
            | "thread_local" | "mutable" | "typedef" | "__inline" | "__inline__" | "__extension__" | "__restrict__"
            | "__restrict" => self.bump(),
            "extern" => {
                self.bump();
                if self.peek().starts_with('"') {
                    self.bump();
                }
            }
            "explicit" => {
                self.bump();
                if self.peek() == "(" {
                    self.skip_brackets()?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A type that is not fundamental; `false` when there is none here.
    fn named_type(&mut self, out: &mut Specifiers, place: Use) -> Read<bool> {
        let text = self.peek();
        match text {
            "decltype" | "__decltype" | "__typeof__" | "__typeof" | "typeof" => {
                let mark = self.mark();
                let computed = self.decltype()?;
                out.base = self.type_of_argument(computed, mark)?;
            }
            // An elaborated specifier loses its keyword.
            "struct" | "class" | "union" | "enum" => {
                self.bump();
                if text == "enum" && !self.eat("class") {
                    self.eat("struct");
                }
                let name = self.name(Use::Type)?;
                out.base = self.spell_elaborated(text, &name);
            }
            // `typename decltype(e)::type`; what depends on no parameter has no keyword.
            "typename" if matches!(self.ahead(1), "decltype" | "__decltype" | "__typeof__") => {
                self.bump();
                let computed = self.decltype()?;
                out.base = if self.depends(&computed) {
                    format!("typename {computed}")
                } else {
                    computed
                };
            }
            "typename" | "::" => {
                let name = self.name(Use::Type)?;
                out.base = self.spell_type(&name, Use::Type);
            }
            // A transformation trait: `__underlying_type(E)`.
            _ if is_name(text) && text.starts_with("__") && self.ahead(1) == "(" => {
                self.bump();
                self.bump();
                let inner = self.within_angles(false, |p| p.type_id(Use::Type))?;
                self.expect(")")?;
                out.base = format!("{text}({inner})");
            }
            _ if is_name(text) => {
                let name = self.name(Use::Type)?;
                out.base = self.spell_type(&name, place);
            }
            _ => return Ok(false),
        }
        // Members of what was computed: `decltype(x)::type`.
        while self.peek() == "::" && is_name(self.ahead(1)) {
            self.bump();
            let rest = self.name(Use::Type)?;
            out.base = qualified(&out.base, &self.spell_value(&rest));
        }
        Ok(true)
    }

    /// `decltype(e)`: one pair of parentheses around a name or a member access, two around all else.
    pub(super) fn decltype(&mut self) -> Read<String> {
        let typeof_ = self.peek().contains("typeof");
        self.bump();
        self.expect("(")?;
        let operand = self.position();
        let text = self.within_angles(false, |p| {
            if typeof_ {
                return p.type_or_expression();
            }
            let first = p.position();
            let value = p.operand_of(Parser::expression)?;
            let bare = value.is_named() && !is_parenthesised(p.read_since(first));
            Ok(if bare || value.is_enclosed() {
                value.text
            } else {
                format!("({})", value.text)
            })
        })?;
        if self
            .read_since(operand)
            .any(|word| self.env.names.is_of_range_loop(word))
        {
            return Err(OF_RANGE_LOOP.to_owned());
        }
        self.expect(")")?;
        Ok(format!("{}({text})", if typeof_ { "__typeof__" } else { "__decltype" }))
    }

    /// The type of an expression as it is written: among the template arguments of declarations one that names a parameter,
    /// or a member of the object, and depends on no template parameter, is the type itself.
    ///
    /// # Errors
    ///
    /// The type is not known.
    fn type_of_argument(&self, computed: String, mark: Mark) -> Read<String> {
        if !self.is_declared_argument() || self.peek() == "::" || self.depends(&computed) {
            return Ok(computed);
        }
        let written = self.written_between(mark, self.mark());
        let names = self.env.names;
        // Members are there after the parameters, and those of a template depend on it.
        let has_object = self.within.trailing && names.is_of_function("this") && !self.env.in_class_template();
        let of_object = |word: &str| word == "this" || names.is_data_member(word) || names.is_member_function(word);
        let is_own = |word: &str| word != "this" && names.is_of_function(word);
        let of_function = |word: &str| is_own(word) || has_object && of_object(word);
        if !words_of(&written).any(of_function) {
            return Ok(computed);
        }
        let known = names.type_of_expression(&written);
        known.ok_or_else(|| format!("nvcc prints the type that `{written}` is, which culambda does not compute"))
    }

    /// The operand of `alignof`, whose first token is given: of a reference what it refers to.
    ///
    /// # Errors
    ///
    /// It is the type of an expression, and may be a reference.
    pub(super) fn aligned(&self, ty: String, operand: usize) -> Read<String> {
        let mut tokens = self.read_since(operand);
        if tokens
            .next()
            .is_some_and(|first| matches!(first, "decltype" | "__decltype"))
        {
            let tokens: Vec<&str> = tokens.collect();
            return match tokens.as_slice() {
                ["(", name, ")"] if !self.env.names.may_be_reference(name) => Ok(ty),
                _ => Err("`alignof` of a `decltype` shows what a reference refers to".to_owned()),
            };
        }
        let plain = ty.trim_end_matches('&').trim_end();
        Ok(plain.replace("(&&)", "").replace("(&)", ""))
    }

    /// The path that begins here, without template arguments, and how many tokens it has.
    fn path_ahead(&self) -> (Vec<&str>, usize) {
        self.path_from(0)
    }

    /// The path that begins some tokens ahead, and where it ends.
    fn path_from(&self, first: usize) -> (Vec<&str>, usize) {
        let mut at = first + usize::from(self.ahead(first) == "::");
        let mut path = Vec::new();
        while is_name(self.ahead(at)) {
            path.push(self.ahead(at));
            if self.ahead(at + 1) != "::" {
                return (path, at + 1);
            }
            at += 2;
        }
        (Vec::new(), at)
    }

    /// Whether a function template is called here that is a member of a class template around: `f<T>()`.
    pub(super) fn at_own_template(&self) -> bool {
        is_name(self.peek())
            && self.ahead(1) == "<"
            && self.env.names.own_function(self.peek()) == Some(OwnFunction::Template)
    }

    /// The member of a class template around that begins here and that is written in another way as a template argument:
    /// `f()` as `(f)()`, `S::n<T>` without its class.
    pub(super) fn own_member_of_template(&self) -> Option<String> {
        let (path, end) = self.path_ahead();
        let [outer @ .., name] = path.as_slice() else {
            return None;
        };
        let is_own = match outer {
            [] => true,
            [class] => self.env.classes().any(|c| c.name == *class && c.params.is_some()),
            _ => false,
        };
        let names = self.env.names;
        let is_other = match self.ahead(end) {
            "(" => names.own_function(name) == Some(OwnFunction::Plain),
            "<" => !outer.is_empty() && names.is_variable_template(&path.join("::")),
            _ => false,
        };
        (is_own && is_other).then(|| path.join("::"))
    }

    /// Whether a call of what is known to be a function or a variable begins here: `f()` is no type of functions then.
    pub(super) fn at_call(&self) -> bool {
        let (path, end) = self.path_ahead();
        !path.is_empty() && self.ahead(end) == "(" && self.env.names.is_value_path(&path)
    }

    /// Whether a member of a class with template arguments is called here: `A<int>::f()` is no type of functions then.
    ///
    /// # Errors
    ///
    /// Whether the member is a type is not known.
    pub(super) fn at_member_call(&self) -> Read<bool> {
        let (path, at, has_arguments) = self.member_ahead();
        let names = self.env.names;
        if !has_arguments || self.ahead(at) != "(" || names.is_type_path(&path) {
            return Ok(false);
        }
        if names.is_value_path(&path) || path[0] == "std" {
            return Ok(true);
        }
        let shown = path.join("::");
        Err(format!("whether `{shown}` is a type or a function is not known"))
    }

    /// Whether an argument is a static member or an enumerator of a class with template arguments: `A<int>::n`.
    pub(super) fn at_member_value(&self) -> bool {
        let (path, at, has_arguments) = self.member_ahead();
        let names = self.env.names;
        let is_value =
            || names.is_value_path(&path) || path.split_last().is_some_and(|(_, of)| names.is_enumeration(of));
        has_arguments && matches!(self.ahead(at), "," | ">" | ">>") && is_value()
    }

    /// Whether a path of a variable template with its arguments begins here.
    pub(super) fn at_variable_template(&self) -> bool {
        let (path, at, _) = self.member_ahead();
        path.len() > 1 && self.ahead(at) == "<" && self.env.names.is_variable_template(&path.join("::"))
    }

    /// The names of the path that begins here, where it ends, and whether one of its scopes has template arguments.
    fn member_ahead(&self) -> (Vec<&str>, usize, bool) {
        let (mut at, mut path) = (usize::from(self.peek() == "::"), Vec::new());
        let mut has_arguments = false;
        while is_name(self.ahead(at)) {
            path.push(self.ahead(at));
            let end = self.past(at + 1, "<", ">");
            if self.ahead(end) != "::" || self.closes_more(at + 1, end) {
                at += 1;
                break;
            }
            has_arguments |= end > at + 1;
            at = end + 1 + usize::from(self.ahead(end + 1) == "template");
        }
        (path, at, has_arguments)
    }

    /// Whether a value is converted to a type here: `int(E::a)` is no type of functions then.
    pub(super) fn at_cast_of_value(&self) -> bool {
        let (path, end) = self.path_from(2);
        let is_value = || {
            let scope = path.split_last().map_or(&[][..], |(_, scope)| scope);
            let names = self.env.names;
            names.is_value_path(&path) || !scope.is_empty() && names.is_enumeration(scope)
        };
        (culambda_source::builtin::is_word(self.peek()) || is_name(self.peek()))
            && self.ahead(1) == "("
            && self.ahead(end) == ")"
            && !path.is_empty()
            && is_value()
    }

    /// Whether a member of what depends on a template parameter begins here, which is that of a value without `typename`; or
    /// one of an alias.
    pub(super) fn at_dependent_value(&self) -> bool {
        let global = self.peek() == "::";
        let (mut at, mut path, mut depends) = (usize::from(global), Vec::new(), false);
        while is_name(self.ahead(at)) {
            let end = self.past(at + 1, "<", ">");
            path.push(self.ahead(at));
            let names = self.env.names;
            let is_end = self.ahead(end) != "::" || self.closes_more(at + 1, end);
            if is_end && (path.len() == 1 || names.is_type_path(&path)) {
                return false;
            }
            if is_end && end == at + 1 {
                return depends || !global && names.alias_of_scope(path[0], self.within.head).is_some();
            }
            depends |= (at..end).any(|word| self.depends(self.ahead(word)));
            if is_end {
                return depends && !global && names.is_value_path(&path);
            }
            at = end + 1 + usize::from(self.ahead(end + 1) == "template");
        }
        false
    }

    /// Whether what ends template arguments, from one token to another, ends those around as well: `>>`.
    fn closes_more(&self, from: usize, end: usize) -> bool {
        let mut angles = Angles::default();
        for at in from..end {
            angles.take(self.ahead(at));
        }
        angles.depth < 0
    }

    /// Whether an enumerator or a static member begins here that is named with its class, or such a call.
    pub(super) fn at_value(&self) -> bool {
        let (path, _) = self.path_ahead();
        let Some((last, scope)) = path.split_last() else {
            return false;
        };
        let names = self.env.names;
        let shared = || names.is_value_path(&path) && !names.may_show_class(false, scope, last);
        self.at_call() || !scope.is_empty() && (names.is_enumeration(scope) || shared())
    }

    /// Whether a path begins here that names a member of the class around, or of a base, which is no type.
    pub(super) fn at_own_member(&mut self) -> bool {
        let is_own = |class: &ClassContext| class.name == self.peek();
        if self.ahead(1) == "<" && self.env.classes().any(is_own) {
            let mark = self.mark();
            let name = self.attempt(|p| p.name(Use::Value));
            self.rewind(mark);
            return name.is_some_and(|name| self.qualified(&name).is_some());
        }
        let (path, _) = self.path_ahead();
        let is_member = |scope, last| self.env.names.qualified_member(scope, last).is_some();
        path.split_last()
            .is_some_and(|(last, scope)| !scope.is_empty() && is_member(scope, last))
    }

    /// A type where one can be read up to the closing `)`, else an expression.
    pub(super) fn type_or_expression(&mut self) -> Read<String> {
        if let Some(text) = self.attempt(|p| {
            if p.at_value() {
                return Err(p.unexpected());
            }
            let text = p.type_id(Use::Either)?;
            if p.peek() == ")" { Ok(text) } else { Err(p.unexpected()) }
        }) {
            return Ok(text);
        }
        Ok(self.expression()?.text)
    }

    /// The type that a value is converted to: what qualifies it itself does nothing and is not printed.
    pub(super) fn converted_type(&mut self, place: Use) -> Read<String> {
        self.nested(|p| {
            let mark = p.mark();
            let mut specifiers = p.specifiers(place, false)?;
            let written = p.written_between(mark, p.mark());
            let mut declarator = p.declarator(Naming::Abstract)?;
            let alone = declarator.parts.is_empty() && is_name(&written);
            if alone && !p.env.is_parameter(&written) && p.env.names.ignores_const(&written) {
                return Err(format!("nvcc prints what `{written}` stands for, without `const`"));
            }
            match declarator.parts.first_mut() {
                None => (specifiers.constant, specifiers.volatile) = (false, false),
                Some(Part::Pointer {
                    constant,
                    volatile,
                    operator,
                }) => {
                    (*constant, *volatile) = (false, false);
                    operator.truncate(operator.trim_end_matches(RESTRICT).len());
                }
                Some(_) => {}
            }
            if specifiers.base.is_empty() || specifiers.placeholder {
                p.rewind(mark);
                return p.type_id(place);
            }
            if let Some(Part::Pointer { operator, .. }) = declarator.parts.first()
                && operator.starts_with('&')
                && specifiers.base.starts_with("__decltype(")
            {
                // `static_cast< __decltype(x)>(x)`; of one that is a reference the type is printed.
                let name = specifiers.base["__decltype(".len()..].trim_end_matches(')');
                if specifiers.constant || !is_name(name) || (p.env.names.may_be_reference(name) && !p.depends(name)) {
                    return Err(format!(
                        "nvcc prints the type that `{}` is, if it is a reference",
                        specifiers.base
                    ));
                }
                declarator.parts.remove(0);
            }
            p.spend(specifiers.base.len())?;
            Ok(print(&specifiers, true, &declarator.parts, ""))
        })
    }

    /// A type-id: specifiers and a declarator without a name.
    pub(super) fn type_id(&mut self, place: Use) -> Read<String> {
        self.nested(|p| {
            let specifiers = p.specifiers(place, false)?;
            if specifiers.base.is_empty() {
                return Err(p.unexpected());
            }
            if specifiers.placeholder {
                p.note(super::Problem::Placeholder);
            }
            let declarator = p.declarator(Naming::Abstract)?;
            p.spend(specifiers.base.len())?;
            Ok(print(&specifiers, true, &declarator.parts, ""))
        })
    }

    /// Whether a function's name begins here, with no type in front: a constructor, a destructor, a conversion.
    fn at_function_name(&self) -> bool {
        if !is_word(self.peek()) && self.peek() != "::" {
            return false;
        }
        let mut at = 0;
        loop {
            match self.ahead(at) {
                "operator" | "~" => return true,
                "::" => at += 1,
                text if is_name(text) => {
                    at += 1;
                    at = self.past(at, "<", ">");
                    if self.ahead(at) == "(" {
                        // `S(int) {` is a constructor; in `R (*f(int))(int) {` and `R (f)(int) {` a declarator follows.
                        return !matches!(self.ahead(self.past(at, "(", ")")), "(" | "[");
                    }
                    if self.ahead(at) != "::" {
                        return false;
                    }
                }
                _ => return false,
            }
        }
    }

    /// The distance after brackets of one kind that may be at a distance; other brackets inside are passed over.
    pub(super) fn past(&self, from: usize, open: &str, close: &str) -> usize {
        if self.ahead(from) != open {
            return from;
        }
        let (mut depth, mut others, mut at) = (0i32, 0i32, from);
        loop {
            match self.ahead(at) {
                "" | ";" => return from,
                text if text == open && others == 0 => depth += 1,
                text if text == close && others == 0 => depth -= 1,
                ">>" if close == ">" && others == 0 => depth -= 2,
                "(" | "[" | "{" => others += 1,
                ")" | "]" | "}" => others -= 1,
                _ => {}
            }
            at += 1;
            if depth <= 0 {
                return at;
            }
        }
    }
}

/// Adds `auto` after what may be a concept.
fn placeholder(out: &mut Specifiers, word: &str) {
    let blank = if out.base.is_empty() { "" } else { " " };
    // The path of a concept begins with a name.
    let concept = out.base.trim_start_matches("::");
    out.base = format!("{concept}{blank}{word}");
    out.placeholder = true;
}
/// Whether the parenthesis that tokens begin with ends with the last of them: `(a)`, not `(a).b`.
fn is_parenthesised<'t>(tokens: impl Iterator<Item = &'t str>) -> bool {
    let (mut open, mut ended) = (0_usize, false);
    for token in tokens {
        if ended || (open == 0 && token != "(") {
            return false;
        }
        match token {
            "(" => open += 1,
            ")" => open = open.saturating_sub(1),
            _ => {}
        }
        ended = open == 0;
    }
    ended
}
