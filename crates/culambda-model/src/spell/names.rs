//! Names: how a type or a qualified name is written, with template arguments and class paths.

use super::ClassContext;
use super::parser::{Meaning, Parser, Read, Written, is_name};
use culambda_source::Builtin;
use culambda_source::ident::words_of;

/// One component of a name.
#[derive(Clone, Debug, Default)]
pub(super) struct Component {
    pub(super) name: String,
    pub(super) arguments: Option<Vec<String>>,
    /// `template` is in front of it.
    pub(super) template: bool,
}

/// A name as it is written.
#[derive(Clone, Debug, Default)]
pub(super) struct Name {
    pub(super) global: bool,
    pub(super) typename: bool,
    pub(super) components: Vec<Component>,
}

impl Name {
    /// The names of the components, without template arguments.
    pub(super) fn path(&self) -> Vec<&str> {
        self.components.iter().map(|c| c.name.as_str()).collect()
    }

    /// The name with `template` in front of its end, and `typename` in front of it all where a type is.
    fn keyed(&self, is_type: bool) -> Name {
        let mut keyed = self.clone();
        keyed.typename |= is_type;
        if let Some(last) = keyed.components.last_mut() {
            last.template = true;
        }
        keyed
    }

    /// The name without the keywords that dependent names have.
    fn plain(&self) -> Name {
        let mut plain = self.clone();
        plain.components.iter_mut().for_each(|c| c.template = false);
        plain
    }
}

/// Where a name is; it decides how `<` is read and what the reference adds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// A type for certain.
    Type,
    /// A template argument or a like place, where a name may be a type or a value.
    Either,
    /// An expression.
    Value,
}

/// Template arguments between their brackets.
pub(super) fn angle(arguments: &[String]) -> String {
    let inner = arguments.join(", ").replace(">, ", "> , ");
    let blank = if inner.ends_with('>') || inner.is_empty() {
        " "
    } else {
        ""
    };
    format!("< {inner}{blank}>")
}

/// `a` and `b` joined by `::`, with a blank after a `>`.
pub(super) fn qualified(scope: &str, name: &str) -> String {
    let blank = if scope.ends_with('>') { " " } else { "" };
    format!("{scope}{blank}::{name}")
}

impl ClassContext {
    /// The class as it is written in `(C::*)`: its template arguments end before a parameter without a name.
    pub(super) fn in_pointer(&self) -> String {
        match (&self.params, &self.arguments) {
            (_, Some(own)) => self.specialisation(own),
            (Some(params), None) => {
                let has_name = |p: &&String| !p.is_empty() && *p != "...";
                let named: Vec<String> = params.iter().take_while(has_name).cloned().collect();
                if named.is_empty() {
                    self.name.clone()
                } else {
                    format!("{}{}", self.name, angle(&named))
                }
            }
            (None, None) => self.name.clone(),
        }
    }

    /// A specialisation of this class's template: qualified by one level.
    pub(super) fn specialisation(&self, arguments: &[String]) -> String {
        format!("{}{}", self.one_level(), angle(arguments))
    }

    /// The name of the template qualified by its own namespace or class.
    fn one_level(&self) -> String {
        let Some(outer) = &self.outer else {
            let namespace = self.namespace.iter().rev().find(|n| !n.starts_with("_GLOBAL__N__"));
            return qualified(namespace.map_or("", String::as_str), &self.name);
        };
        match (self.explicit, outer.params.is_some() || outer.arguments.is_some()) {
            // A member of an implicit instantiation.
            (true, true) => self.name.clone(),
            (true, false) => qualified(&outer.name, &self.name),
            (false, _) => qualified(&outer.in_pointer(), &format!("template {}", self.name)),
        }
    }

    /// Whether the class is a partial specialisation.
    fn is_partial(&self) -> bool {
        self.arguments.is_some() && !self.explicit
    }
}

impl Parser<'_> {
    /// Reads a name; `typename` in front of it belongs to it.
    pub(super) fn name(&mut self, place: Use) -> Read<Name> {
        let mut name = Name {
            typename: self.eat("typename"),
            global: self.eat("::"),
            components: Vec::new(),
        };
        loop {
            self.spend(1)?;
            let template = self.eat("template");
            if !is_name(self.peek()) {
                return Err(self.unexpected());
            }
            let text = self.peek().to_owned();
            self.bump();
            let arguments = if self.peek() == "<" {
                let mut path = name.path();
                path.push(&text);
                let path = path.join("::");
                self.arguments_of(place, template, &text, &path)?
            } else {
                None
            };
            name.components.push(Component {
                name: text,
                arguments,
                template,
            });
            if self.peek() != "::" || !(is_name(self.ahead(1)) || self.ahead(1) == "template") {
                return Ok(name);
            }
            self.bump();
        }
    }

    /// Template arguments after a name, or nothing where `<` compares.
    fn arguments_of(&mut self, place: Use, template: bool, name: &str, path: &str) -> Read<Option<Vec<String>>> {
        if place == Use::Type || template {
            return self.arguments(path).map(Some);
        }
        let variable = matches!(self.env.meaning(name), Meaning::Variable | Meaning::Field);
        if variable && self.env.names.is_variable_template(name) {
            return self.arguments(path).map(Some);
        }
        Ok(self.attempt(|p| {
            let arguments = p.arguments(path)?;
            // What may follow template arguments and begins no operand: after these nothing is compared.
            let ends = match p.peek() {
                "" | ")" | "}" | "]" | "," | ";" | ":" | "?" => true,
                // Of a variable this may still be a comparison.
                "::" | "(" | "{" | "[" | "." | "->" | "..." | ">" | ">>" | "==" | "!=" | "&&" | "||" | "=" => !variable,
                _ => false,
            };
            if ends { Ok(arguments) } else { Err(p.unexpected()) }
        }))
    }

    /// Template arguments with their brackets, after the name of a template.
    pub(super) fn arguments(&mut self, template: &str) -> Read<Vec<String>> {
        let outer = (self.substitutes, self.folds);
        let function = self.written == Some(Written::Initialiser) && self.names_function(template);
        self.substitutes = match self.written {
            Some(Written::Initialiser) => function,
            written => written.is_some(),
        };
        self.folds = match self.written {
            Some(Written::Initialiser) => !function && self.env.in_template(),
            written => written.is_none(),
        };
        let out = self.argument_list(template);
        (self.substitutes, self.folds) = outer;
        out
    }

    /// Whether the template whose arguments begin here is that of a function: those that are called.
    fn names_function(&self, template: &str) -> bool {
        /// Longer lists are not looked through.
        const FAR: usize = 200;
        let (mut depth, mut brackets) = (0i32, 0i32);
        for at in 0..FAR {
            match self.ahead(at) {
                "(" | "[" | "{" => brackets += 1,
                ")" | "]" | "}" => brackets -= 1,
                "<" if brackets == 0 => depth += 1,
                ">" if brackets == 0 => depth -= 1,
                ">>" if brackets == 0 => depth -= 2,
                "" => return false,
                _ => {}
            }
            if depth <= 0 {
                return self.ahead(at + 1) == "(" && !self.env.names.is_type(template);
            }
        }
        false
    }

    fn argument_list(&mut self, template: &str) -> Read<Vec<String>> {
        self.expect("<")?;
        let mut out = Vec::new();
        self.within_angles(true, |p| {
            while !p.at_close() {
                out.push(p.argument(template, out.len())?);
                if !p.eat(",") {
                    break;
                }
            }
            Ok(())
        })?;
        self.expect_close()?;
        Ok(out)
    }

    /// One template argument: a type where it can be read as one, else an expression.
    fn argument(&mut self, template: &str, index: usize) -> Read<String> {
        if let Some(constant) = self.constant_argument() {
            return Ok(self.converted(&constant, template, index));
        }
        let outer = std::mem::replace(&mut self.within.argument_value, true);
        let unevaluated = std::mem::take(&mut self.within.unevaluated);
        let text = self.attempt(|p| {
            let text = p.type_id(Use::Either)?;
            if p.at_close() || matches!(p.peek(), "," | "...") {
                Ok(text)
            } else {
                Err(p.unexpected())
            }
        });
        let text = match text {
            Some(text) => {
                // A name of a value that its template takes for a number.
                if self.written.is_none() && self.env.names.parameter_type(template, index).is_some() {
                    self.env.names.unfolded(&text);
                }
                Ok(text)
            }
            None => self.argument_expression(template, index),
        };
        self.within.argument_value = outer;
        self.within.unevaluated = unevaluated;
        let text = text?;
        Ok(if self.eat("...") { text + "..." } else { text })
    }

    /// The value of a constant that is an argument by its name alone.
    fn constant_argument(&mut self) -> Option<String> {
        let mut at = 0;
        while is_name(self.ahead(at)) && self.ahead(at + 1) == "::" {
            at += 2;
        }
        if !is_name(self.ahead(at)) || !matches!(self.ahead(at + 1), "," | ">" | ">>") {
            return None;
        }
        let name: String = (0..=at).map(|i| self.ahead(i)).collect();
        let value = match self.written {
            None => self.env.names.constant(&name),
            Some(Written::Return) => self.env.names.local_constant(&name),
            Some(Written::Initialiser) if self.folds => self.env.names.constant(&name),
            Some(Written::Initialiser) if self.env.in_template() => None,
            Some(Written::Initialiser) => self.env.names.local_enumerator(&name),
        };
        let Some(value) = value else {
            if self.written.is_none() {
                self.env.names.unvalued(&name);
            }
            return None;
        };
        for _ in 0..=at {
            self.bump();
        }
        Some(value)
    }

    /// A constant as the type of the template's parameter makes it.
    fn converted(&self, constant: &str, template: &str, index: usize) -> String {
        let Some(ty) = self.env.names.parameter_type(template, index) else {
            return constant.to_owned();
        };
        match (ty, constant) {
            (Builtin::Bool, "true" | "false") => constant.to_owned(),
            (Builtin::Bool, _) => (constant.trim_end_matches(|c: char| c.is_ascii_alphabetic()) != "0").to_string(),
            (_, "true") => "1".to_owned(),
            (_, "false") => "0".to_owned(),
            _ => constant.to_owned(),
        }
    }

    /// A template argument that is an expression; a constant one is printed as its value.
    fn argument_expression(&mut self, template: &str, index: usize) -> Read<String> {
        let value = self.assignment()?;
        if let Some(constant) = value.constant.filter(|_| self.folds) {
            return Ok(self.converted(&constant.to_string(), template, index));
        }
        if self.written.is_none() {
            self.env.names.unfolded(&value.text);
        }
        // A `>` would close the list; an operator would bind to `...` alone.
        let closes = (value.text.contains(" > ") || value.text.contains(" >> ")) && !value.text.starts_with("!(");
        let wrap = !value.is_enclosed() && (closes || (self.peek() == "..." && value.needs_parentheses()));
        if let Some(whole) = self.made_alone(&value.text) {
            return Ok(whole.to_owned());
        }
        Ok(if wrap { format!("({})", value.text) } else { value.text })
    }

    /// What is in the parentheses around `(T)e` and `T{e}`, of a parameter `T`: a whole argument has none.
    fn made_alone<'t>(&self, text: &'t str) -> Option<&'t str> {
        let inside = text.strip_prefix('(')?.strip_suffix(')')?;
        let (name, end) = match inside.strip_prefix('(') {
            Some(cast) => (cast, ')'),
            None => (inside, '{'),
        };
        let (name, _) = name.split_once(end)?;
        self.env.is_parameter(name).then_some(inside)
    }

    /// How a name is written where it names a type.
    pub(super) fn spell_type(&self, name: &Name, place: Use) -> String {
        let depends = self.env.in_template() && self.name_depends(name);
        let named;
        let name = if depends && self.is_dependent_member(name) {
            named = name.keyed(place != Use::Value);
            &named
        } else {
            name
        };
        let typename = |text: String| {
            if name.typename && depends {
                format!("typename {text}")
            } else {
                text
            }
        };
        let name = &if depends { name.clone() } else { name.plain() };
        let first = &name.components[0];
        let rest = &name.components[1..];
        let keywords = name.typename || !self.within.argument_value;
        if name.global {
            self.env.names.global(&name.path());
            return typename(self.join("::", first, rest, keywords));
        }
        let alone = rest.is_empty() && first.arguments.is_none() && !name.typename;
        let alias_template = rest.is_empty() && first.arguments.is_some() && self.within.argument_value;
        if alias_template && self.env.names.member_alias(&first.name).is_some() {
            // What it stands for is printed, with the arguments in it.
            self.env.names.unfolded(&first.name);
        }
        let is_argument = self.within.argument_value && alone;
        if let Some(target) = is_argument.then(|| self.env.names.member_alias(&first.name)).flatten() {
            return target;
        }
        if let Some(class) = self.env.classes().find(|c| c.name == first.name) {
            return self.spell_class(class, name, place);
        }
        let names = self.env.names;
        if let Some(shown) = self.shown(name) {
            let (first, rest) = (&shown.components[0], &shown.components[1..]);
            return typename(self.join("", first, rest, keywords));
        }
        let behind_base = || {
            let arguments = first.arguments.as_deref().unwrap_or_default();
            let dependent = arguments.iter().any(|a| self.depends(a));
            let alone = rest.is_empty();
            alone.then(|| names.behind_dependent_base(&first.name, arguments, dependent))?
        };
        if let Some(path) = names.qualify(&first.name).or_else(behind_base) {
            let first = Component {
                name: path,
                ..first.clone()
            };
            return typename(self.join("", &first, rest, keywords));
        }
        typename(self.join("", first, rest, keywords))
    }

    /// Whether a name is that of a class template that is a member of a class, with arguments that depend on a parameter.
    fn is_dependent_member(&self, name: &Name) -> bool {
        let Some((last, scope)) = name.components.split_last().filter(|(_, scope)| !scope.is_empty()) else {
            return false;
        };
        let dependent = last.arguments.iter().flatten().any(|argument| self.depends(argument));
        let plain = scope.iter().all(|c| c.arguments.iter().flatten().all(|argument| !self.depends(argument)));
        dependent && plain && !name.global && self.env.names.is_member_class_template(&name.path())
    }

    /// The member of a class around, in a template, that is written without the class in front of it: an enumerator or a
    /// static member function that is no template.
    pub(super) fn shown_alone<'n>(&self, name: &'n Name) -> Option<&'n str> {
        let [scope @ .., last] = name.components.as_slice() else {
            return None;
        };
        let is_own = |class: &ClassContext, component: &Component| {
            let arguments = component.arguments.as_ref();
            component.name == class.name && arguments.is_none_or(|own| Some(own) == class.params.as_ref())
        };
        let is_meant = |class: &&ClassContext| {
            let mut levels = class.levels();
            scope.iter().rev().all(|c| levels.next().is_some_and(|l| is_own(l, c)))
        };
        if scope.is_empty() || name.global || last.arguments.is_some() {
            return None;
        }
        let class = self.env.classes().find(is_meant)?;
        let in_template = class.levels().any(|level| level.params.is_some());
        let alone = in_template && self.env.names.is_shown_alone(&class.name, &last.name);
        alone.then_some(last.name.as_str())
    }

    /// Whether a name is that of an enumeration.
    pub(super) fn is_enumeration(&self, name: &Name) -> bool {
        self.env.names.is_enumeration(&name.path())
    }

    /// Whether a qualified name is that of a type.
    pub(super) fn is_type_path(&self, name: &Name) -> bool {
        !name.global && self.env.names.is_type_path(&name.path())
    }

    /// A name whose beginning the function hides, as it is written then.
    fn shown(&self, name: &Name) -> Option<Name> {
        let components = name.path();
        let is_template = name.components[0].arguments.is_some();
        let names = self.env.names;
        let constant = || {
            names
                .shown_constant(&components)
                .filter(|_| !is_template && self.is_argument_value())
        };
        let shown = names.shown(&components, is_template).or_else(constant)?;
        let mut rest = name.components[shown.replaced - 1..].to_vec();
        rest[0].name = shown.text;
        rest[0].template = false;
        Some(Name {
            components: rest,
            ..name.clone()
        })
    }

    /// Whether what is read is a template argument in the initialiser of an init-capture.
    fn is_argument_value(&self) -> bool {
        self.within.argument_value && self.written == Some(Written::Initialiser)
    }

    /// A name that begins with the name of a class around it.
    fn spell_class(&self, class: &ClassContext, name: &Name, place: Use) -> String {
        let first = &name.components[0];
        let rest = &name.components[1..];
        let mut typename = name.typename;
        let head = match (&class.params, &class.arguments) {
            (_, Some(own)) => {
                // Written with a number among its arguments the class counts as another one.
                let number = |a: &String| a.starts_with(|c: char| c.is_ascii_digit());
                let given = first
                    .arguments
                    .as_ref()
                    .filter(|a| *a != own || (class.is_partial() && a.iter().any(number)));
                if class.is_partial() && given.is_none() && rest.is_empty() {
                    return class.name.clone();
                }
                // A member template's other specialisation depends on the template.
                typename |= class.is_partial() && (!rest.is_empty() || class.outer.is_some());
                class.specialisation(given.unwrap_or(own))
            }
            (Some(params), None)
                if !rest.is_empty()
                    && params.iter().all(|p| !p.is_empty())
                    && first.arguments.as_ref().is_none_or(|a| a == params) =>
            {
                typename |= self.is_member_type(rest, place);
                format!("{}{}", class.name, angle(params))
            }
            _ => component(first),
        };
        let text = self.append(head, rest, typename || !self.within.argument_value);
        if typename { format!("typename {text}") } else { text }
    }

    /// Whether what follows the name of a class template is a type: it is where a type must be.
    fn is_member_type(&self, rest: &[Component], place: Use) -> bool {
        match place {
            Use::Type => true,
            Use::Either => rest.last().is_some_and(|c| self.env.meaning(&c.name) == Meaning::Type),
            Use::Value => false,
        }
    }

    /// The components of a name with a beginning.
    fn join(&self, start: &str, first: &Component, rest: &[Component], keywords: bool) -> String {
        self.append(format!("{start}{}", component(first)), rest, keywords)
    }

    /// A name with more components. After a qualifier a dependent template whose member is named gets `template`
    /// (`keywords`), but not in a value among template arguments.
    fn append(&self, head: String, rest: &[Component], keywords: bool) -> String {
        rest.iter().enumerate().fold(head, |text, (i, c)| {
            let dependent = keywords
                && i + 1 < rest.len()
                && c.arguments.iter().flatten().any(|a| self.is_dependent(a))
                && !self.is_alias_in(&text, &c.name);
            let c = Component {
                template: c.template || dependent,
                ..c.clone()
            };
            qualified(&text, &component(&c))
        })
    }

    /// Whether a name is that of an alias template in the namespace that was written so far.
    fn is_alias_in(&self, path: &str, name: &str) -> bool {
        let path = path.trim_start_matches("::").split("::").chain(std::iter::once(name));
        self.env.names.is_alias(&path.collect::<Vec<_>>())
    }

    /// Whether a text names a template parameter.
    fn is_dependent(&self, text: &str) -> bool {
        words_of(text).any(|word| self.env.is_parameter(word))
    }

    /// Whether a text mentions a name that depends on a template parameter.
    pub(super) fn depends(&self, text: &str) -> bool {
        let names = self.env.names;
        words_of(text).any(|word| self.env.is_parameter(word) || names.is_dependent(word))
    }

    /// Whether a name depends on a template parameter: by its beginning or by template arguments.
    fn name_depends(&self, name: &Name) -> bool {
        let mut arguments = name.components.iter().flat_map(|c| c.arguments.iter().flatten());
        (!name.global && self.depends(&name.components[0].name)) || arguments.any(|a| self.depends(a))
    }

    /// How a name is written in an expression.
    pub(super) fn spell_value(&self, name: &Name) -> String {
        if let Some(shown) = self.shown(name).filter(|_| self.is_argument_value() && !name.global) {
            return self.join("", &shown.components[0], &shown.components[1..], false);
        }
        let (first, rest) = (&name.components[0], &name.components[1..]);
        if self.within.argument_value && !name.global {
            let arguments = first.arguments.as_deref().unwrap_or_default();
            if let Some(path) = self.env.names.behind_dependent_base(&first.name, arguments, false) {
                let first = Component {
                    name: path,
                    ..first.clone()
                };
                return self.join("", &first, rest, false);
            }
        }
        if !name.global && !rest.is_empty() && self.env.classes().any(|c| c.name == first.name && c.params.is_some()) {
            return self.spell_type(name, Use::Value);
        }
        let text = self.join(
            if name.global { "::" } else { "" },
            first,
            rest,
            !self.within.argument_value,
        );
        let text = match rest {
            // A dependent member template of a class has the keyword even when it is the last.
            [last] if !last.template && !self.within.argument_value && self.env.names.is_type(&first.name) => {
                let dependent = last.arguments.iter().flatten().any(|a| self.depends(a));
                let start = if name.global { "::" } else { "" };
                let last = Component {
                    template: dependent,
                    ..last.clone()
                };
                self.join(start, first, &[last], false)
            }
            _ => text,
        };
        if name.typename {
            format!("typename {text}")
        } else {
            text
        }
    }
}

/// One component.
fn component(c: &Component) -> String {
    let template = if c.template { "template " } else { "" };
    let arguments = c.arguments.as_ref().map(|a| angle(a)).unwrap_or_default();
    format!("{template}{}{arguments}", c.name)
}
