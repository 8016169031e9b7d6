//! Names: how a type or a qualified name is written, with template arguments and class paths.

use super::parser::{Meaning, Parser, Read, Written, is_name};
use super::{ClassContext, Position};
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
    pub(crate) fn in_pointer(&self) -> String {
        let name = self.shown_name();
        match (&self.params, &self.arguments) {
            (_, Some(own)) => self.specialisation(own),
            (Some(params), None) => {
                let has_name = |p: &&String| !p.is_empty() && *p != "...";
                let named: Vec<String> = params.iter().take_while(has_name).cloned().collect();
                if named.is_empty() {
                    name
                } else {
                    format!("{name}{}", angle(&named))
                }
            }
            (None, None) => name,
        }
    }

    /// Its name: qualified by one level where the function hides it.
    pub(super) fn shown_name(&self) -> String {
        match &self.outer {
            _ if !self.hidden => self.name.clone(),
            Some(outer) if self.params.is_none() => qualified(&outer.in_pointer(), &self.name),
            _ => self.one_level(),
        }
    }

    /// A specialisation of this class's template: qualified by one level.
    pub(crate) fn specialisation(&self, arguments: &[String]) -> String {
        format!("{}{}", self.one_level(), angle(arguments))
    }

    /// The name of the template qualified by its own namespace or class.
    pub(super) fn one_level(&self) -> String {
        let Some(outer) = &self.outer else {
            let named = self.named_namespaces().next_back();
            let namespace = self.qualifier.as_deref().or(named);
            return qualified(namespace.unwrap_or_default(), &self.name);
        };
        match (self.explicit, outer.params.is_some() || outer.arguments.is_some()) {
            // A member of an implicit instantiation.
            (true, true) => self.name.clone(),
            (true, false) => qualified(&outer.name, &self.name),
            (false, _) => qualified(&outer.in_pointer(), &format!("template {}", self.name)),
        }
    }

    /// The namespaces around it that have names, outermost first.
    pub(crate) fn named_namespaces(&self) -> impl DoubleEndedIterator<Item = &str> {
        let all = self.namespace.iter().map(String::as_str);
        all.filter(|name| !name.starts_with("_GLOBAL__N__"))
    }

    /// The arguments that it has in its own name.
    pub(super) fn own_arguments(&self) -> Option<&Vec<String>> {
        self.arguments.as_ref().or(self.params.as_ref())
    }

    /// Whether the class is a partial specialisation.
    pub(super) fn is_partial(&self) -> bool {
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
            // After a namespace it says nothing.
            let template = self.eat("template")
                && (name.components.iter().any(|c| c.arguments.is_some())
                    || !self.env.names.is_namespace(&name.path()));
            if !is_name(self.peek()) {
                return Err(self.unexpected());
            }
            let text = self.peek().to_owned();
            self.bump();
            let arguments = if self.peek() == "<" {
                let mut path = name.path();
                path.push(&text);
                let path = path.join("::");
                self.within.open_scope = template && self.is_open_scope(&name);
                self.arguments_of(place, template, &text, &path)?
            } else {
                None
            };
            if template && place != Use::Type {
                self.check_arguments_of_member(arguments.as_deref().unwrap_or_default());
            }
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

    /// How a name is written where it names a type.
    pub(super) fn spell_type(&self, name: &Name, place: Use) -> String {
        let text = self.spell_path_of_type(name, place);
        let is_plain = !name.typename && name.components.iter().all(|c| c.arguments.is_none());
        let is_path = place != Use::Value && (name.global || name.components.len() > 1);
        let hidden = || self.env.names.keyword_of_hidden(&name.path(), name.global);
        match (is_plain && is_path && self.within.parameters).then(hidden).flatten() {
            Some(keyword) => format!("{keyword} {text}"),
            None => text,
        }
    }

    fn spell_path_of_type(&self, name: &Name, place: Use) -> String {
        let depends = self.env.in_template() && self.name_depends(name);
        let named;
        let name = if depends && self.is_dependent_member(name) {
            named = name.keyed(place != Use::Value);
            &named
        } else if depends
            && place == Use::Type
            && !name.typename
            && !self.within.argument_value
            && self.is_in_dependent_scope(name)
        {
            // C++20 does without the keyword where a type must be.
            named = Name {
                typename: true,
                ..name.clone()
            };
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
            let inline = self.env.names.global(&name.path());
            let start: String = inline.iter().map(|space| format!("::{space}")).collect();
            return typename(self.join(&(start + "::"), first, rest, keywords));
        }
        let alone = rest.is_empty() && first.arguments.is_none() && !name.typename;
        let alias_template = rest.is_empty() && first.arguments.is_some() && self.within.argument_value;
        if alias_template && self.env.names.member_alias(&first.name).is_some() {
            // What it stands for is printed, with the arguments in it.
            self.env.names.unfolded(&first.name);
        }
        if alone
            && place != Use::Value
            && !self.within.argument_value
            && !self.within.head
            && let Some(target) = self.env.names.late_alias(&first.name)
        {
            return target;
        }
        let is_argument = self.within.argument_value && alone;
        if let Some(target) = is_argument.then(|| self.env.names.member_alias(&first.name)).flatten() {
            return target;
        }
        if let Some(class) = self.env.classes().find(|c| c.name == first.name) {
            return self.spell_class(class, name, place);
        }
        let names = self.env.names;
        if let Some(text) = names
            .injected(&first.name, first.arguments.as_deref())
            .filter(|_| !first.template)
        {
            return typename(self.append(text, rest, keywords));
        }
        if let Some(shown) = self.shown(name) {
            let (first, rest) = (&shown.components[0], &shown.components[1..]);
            return typename(self.join("", first, rest, keywords));
        }
        let behind_base = || {
            let arguments = first.arguments.as_deref().unwrap_or_default();
            let dependent = arguments.iter().any(|a| self.argument_depends(a));
            let alone = rest.is_empty();
            alone.then(|| names.behind_dependent_base(&first.name, arguments, dependent))?
        };
        let position = Position {
            dependent: self.has_dependent_arguments(first),
            ..self.position_of(!rest.is_empty())
        };
        if let Some(path) = names.qualify(&first.name, position).or_else(behind_base) {
            let first = Component {
                name: path,
                ..first.clone()
            };
            return typename(self.join("", &first, rest, keywords));
        }
        typename(self.join("", first, rest, keywords))
    }

    /// Whether a name is that of a class template that is a member of a class, with arguments that depend on a parameter.
    pub(super) fn is_dependent_member(&self, name: &Name) -> bool {
        let Some((last, scope)) = name.components.split_last().filter(|(_, scope)| !scope.is_empty()) else {
            return false;
        };
        let dependent = self.has_dependent_arguments(last);
        let plain = scope
            .iter()
            .all(|c| c.arguments.iter().flatten().all(|argument| !self.depends(argument)));
        dependent && plain && !name.global && self.env.names.is_member_class_template(&name.path())
    }

    /// Whether a qualified name is looked up in something that depends on a parameter.
    fn is_in_dependent_scope(&self, name: &Name) -> bool {
        let Some((_, scope)) = name.components.split_last().filter(|(_, scope)| !scope.is_empty()) else {
            return false;
        };
        let mut arguments = scope.iter().flat_map(|c| c.arguments.iter().flatten());
        let first = &scope[0].name;
        // Another instance of a class template around does not depend on its parameters.
        let is_other = scope[0].arguments.is_some() && self.env.classes().any(|class| class.name == *first);
        let begins = || !is_other && self.depends(first) && !self.env.names.is_variable(first);
        (!name.global && begins()) || arguments.any(|argument| self.depends(argument))
    }

    /// The member of a class around, in a template, that is written without the class in front of it: an enumerator or a
    /// static member function that is no template.
    pub(super) fn shown_alone<'n>(&self, name: &'n Name) -> Option<&'n str> {
        let [scope @ .., last] = name.components.as_slice() else {
            return None;
        };
        let is_own = |class: &ClassContext, component: &Component| {
            let arguments = component.arguments.as_ref();
            component.name == class.name && arguments.is_none_or(|given| Some(given) == class.own_arguments())
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
        let root = name.global.then_some("");
        let path: Vec<&str> = root.into_iter().chain(name.path()).collect();
        self.env.names.is_type_path(&path)
    }

    /// Where a name is that is read here.
    pub(super) fn position_of(&self, qualifies: bool) -> Position {
        Position {
            head: self.within.head,
            parameters: self.within.parameters,
            qualifies,
            dependent: false,
        }
    }

    /// A name whose beginning the function hides, as it is written then.
    fn shown(&self, name: &Name) -> Option<Name> {
        let components = name.path();
        let arguments = name.components[0].arguments.as_ref();
        let (is_template, names) = (arguments.is_some(), self.env.names);
        let constant = || {
            names
                .shown_constant(&components)
                .filter(|_| !is_template && self.is_argument_value())
        };
        let depends = arguments.map(|all| all.iter().any(|argument| self.depends(argument)));
        let shown = names.shown(&components, depends, self.position_of(components.len() > 1));
        let shown = shown.or_else(constant)?;
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

    /// Whether what follows the name of a class template is a type: it is where a type must be.
    pub(super) fn is_member_type(&self, name: &Name, place: Use) -> bool {
        let last = || {
            name.components
                .last()
                .is_some_and(|c| self.env.meaning(&c.name) == Meaning::Type)
        };
        match place {
            Use::Type => true,
            Use::Either => last() || self.env.names.is_type_path(&name.path()),
            Use::Value => false,
        }
    }

    /// The components of a name with a beginning.
    pub(super) fn join(&self, start: &str, first: &Component, rest: &[Component], keywords: bool) -> String {
        self.append(format!("{start}{}", component(first)), rest, keywords)
    }

    /// A name with more components. After a qualifier a dependent template whose member is named gets `template`
    /// (`keywords`), but not in a value among template arguments.
    pub(super) fn append(&self, head: String, rest: &[Component], keywords: bool) -> String {
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
        // Of template arguments the path says nothing.
        let parts = path.trim_start_matches("::").split("::");
        let parts = parts.map(|part| part.split('<').next().unwrap_or(part).trim());
        let path = parts.chain(std::iter::once(name));
        self.env.names.is_alias(&path.collect::<Vec<_>>())
    }

    /// Whether a text names a template parameter.
    fn is_dependent(&self, text: &str) -> bool {
        words_of(text).any(|word| self.env.is_parameter(word))
    }

    /// Whether a text mentions a name that depends on a template parameter.
    pub(super) fn depends(&self, text: &str) -> bool {
        let names = self.env.names;
        // The head of a function does not mean what its blocks declare.
        let is_meant = |word: &str| !self.within.head || !names.is_local_type(word);
        words_of(text).any(|word| self.env.is_parameter(word) || is_meant(word) && names.is_dependent(word))
    }

    /// Whether a component has template arguments that depend on a template parameter.
    pub(super) fn has_dependent_arguments(&self, component: &Component) -> bool {
        let mut arguments = component.arguments.iter().flatten();
        arguments.any(|argument| self.depends(argument))
    }

    /// Whether a name depends on a template parameter: by its beginning or by template arguments.
    pub(super) fn name_depends(&self, name: &Name) -> bool {
        let mut arguments = name.components.iter().flat_map(|c| c.arguments.iter().flatten());
        (!name.global && self.depends(&name.components[0].name)) || arguments.any(|a| self.depends(a))
    }

    /// What the alias stands for that the name of a value among template arguments begins with.
    fn alias_in_value(&self, name: &Name) -> Option<String> {
        let (names, first) = (self.env.names, &name.components[0]);
        let (last, scope) = name.components.split_last()?;
        if scope.is_empty() || name.typename || !self.within.argument_value {
            return None;
        }
        let given = scope.last().is_some_and(|of| of.arguments.is_some());
        let path: Vec<&str> = scope.iter().map(|of| of.name.as_str()).collect();
        if (given || path.len() > 1) && names.is_alias(&path) {
            // What it stands for is printed.
            names.unread_alias(&path.join("::"));
        }
        if name.global || first.arguments.is_some() {
            return None;
        }
        let text = names.alias_of_scope(&first.name, self.within.head)?;
        let is_own = |class: &ClassContext| text == class.in_pointer() && names.is_shown_alone(&class.name, &last.name);
        if scope.len() == 1 && self.env.classes().any(is_own) {
            // Where it was declared before it is shown alone.
            names.unread_alias(&first.name);
        }
        Some(text)
    }

    /// The name of a value that leads through the name of a base, which is an instance of a template: with its arguments.
    fn with_arguments_of_bases(&self, name: &Name) -> Option<Name> {
        let scope = name.components.len() - 1;
        if scope == 0 || name.global {
            return None;
        }
        let is_around = |c: &&Component| self.env.classes().any(|class| class.name == c.name);
        let at = name.components[..scope].iter().take_while(is_around).count();
        let base = name.components[..scope].get(at).filter(|c| c.arguments.is_none())?;
        let arguments = self.env.names.arguments_of_injected(&base.name)?;
        let mut written = name.clone();
        written.components[at].arguments = Some(arguments);
        Some(written)
    }

    /// How a name is written in an expression.
    pub(super) fn spell_value(&self, name: &Name) -> String {
        if let Some(text) = self.called_by_path(name) {
            return text;
        }
        if let Some(scope) = self.alias_in_value(name) {
            return self.append(scope, &name.components[1..], false);
        }
        let is_shown = self.is_argument_value() && !name.global;
        if let Some(shown) = is_shown.then(|| self.shown(name)).flatten() {
            return self.join("", &shown.components[0], &shown.components[1..], false);
        }
        if let Some(text) = self.value_in_namespace(name).or_else(|| self.value_of_instance(name)) {
            return text;
        }
        let (first, rest) = (&name.components[0], &name.components[1..]);
        let is_scope = !rest.is_empty() && first.arguments.is_none() && !name.global && !self.within.argument_value;
        if let Some(target) = is_scope.then(|| self.env.names.late_alias(&first.name)).flatten() {
            let path: Vec<&str> = target.trim_start_matches("::").split("::").collect();
            if self.env.names.is_enumeration(&path) {
                // The enumerator has another path then.
                self.env.names.unread_alias(&first.name);
            }
            return self.append(target, rest, false);
        }
        let is_own = |c: &Component| {
            let is_it = |class: &ClassContext| class.name == c.name && class.params == c.arguments;
            c.arguments.is_none() || self.env.classes().any(is_it)
        };
        let is_plain = !name.global && !name.typename && name.components.iter().all(is_own);
        if self.within.argument_value
            && is_plain
            && !(rest.is_empty() && self.calls_dependent())
            && let Some(path) = self.env.names.canonical_constant(&name.path().join("::"), false)
            // Of a function that is called the namespace tells that arguments are not looked at.
            && (rest.is_empty() || self.peek() != "(" || path.contains("::"))
        {
            return path;
        }
        if self.within.argument_value && !name.global {
            let arguments = first.arguments.as_deref().unwrap_or_default();
            let dependent = !rest.is_empty() && arguments.iter().any(|a| self.depends(a));
            if let Some(path) = self.env.names.behind_dependent_base(&first.name, arguments, dependent) {
                let first = Component {
                    name: path,
                    ..first.clone()
                };
                return self.join("", &first, rest, false);
            }
        }
        let of_template = |c: &ClassContext| c.name == first.name && (c.params.is_some() || c.arguments.is_some());
        if !name.global && !rest.is_empty() && self.env.classes().any(of_template) {
            return self.spell_type(name, Use::Value);
        }
        let injected = self.with_arguments_of_bases(name);
        let (first, rest) = match &injected {
            Some(name) => (&name.components[0], &name.components[1..]),
            None => (first, rest),
        };
        let text = self.join(
            if name.global { "::" } else { "" },
            first,
            rest,
            !self.within.argument_value || name.global,
        );
        let text = match rest {
            // A dependent member template of a class has the keyword even when it is the last.
            [last] if !last.template && !self.within.argument_value && self.env.names.is_type(&first.name) => {
                let dependent = self.has_dependent_arguments(last);
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
pub(super) fn component(c: &Component) -> String {
    let template = if c.template { "template " } else { "" };
    let arguments = c.arguments.as_ref().map(|a| angle(a)).unwrap_or_default();
    format!("{template}{}{arguments}", c.name)
}
