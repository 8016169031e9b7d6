//! Names with a keyword of classes in front, and values of instances of class templates.

use super::names::{Component, Name, Use, qualified};
use super::parser::{Parser, is_name};
use super::{ClassContext, Elaborated};

impl Parser<'_> {
    /// How a name is written that has a keyword of classes or enumerations in front.
    pub(super) fn spell_elaborated(&self, keyword: &str, name: &Name) -> String {
        let text = self.spell_type(name, Use::Type);
        let is_plain = name.components.iter().all(|c| c.arguments.is_none());
        // Where a parameter hides it, the keyword is there.
        if !is_plain
            || text
                .split_once(' ')
                .is_some_and(|(first, _)| is_keyword_of_class(first))
        {
            return text;
        }
        match self.env.names.elaborated(&name.path(), name.global) {
            Elaborated::Plain => text,
            Elaborated::Keyword => match name.components.as_slice() {
                [only] if !name.global && self.env.names.is_covered_alone(&only.name, self.position_of(false)) => {
                    format!("{keyword} {}", only.name)
                }
                _ => format!("{keyword} {text}"),
            },
            Elaborated::Within(scope) => qualified(&scope, &name.components[0].name),
            Elaborated::KeywordWithin(scope) => {
                format!("{keyword} {}", qualified(&scope, &name.components[0].name))
            }
        }
    }

    /// A dependent value among template arguments that a class template or a variable template gives: of the namespaces
    /// those are written that are not around.
    pub(super) fn value_in_namespace(&self, name: &Name) -> Option<String> {
        let has_arguments = name.components.iter().any(|c| c.arguments.is_some());
        let is_path = has_arguments && !name.global && !name.typename;
        if !is_path || !self.within.argument_value || !self.name_depends(name) {
            return None;
        }
        let path = name.path();
        let (last, scope) = name.components.split_last()?;
        let of_member = || {
            let is_member = self.has_dependent_arguments(last) && self.env.names.is_variable_template(&path.join("::"));
            is_member.then(|| {
                self.env
                    .names
                    .scope_of_called(&path[..scope.len()], &last.name, (false, false))
            })?
        };
        let found = of_member().or_else(|| self.env.names.namespaces_of_value(&path));
        let (replaced, shown) = found?;
        let mut keyed = name.clone();
        // Member templates of classes.
        for inner in keyed.components.iter_mut().skip(replaced + 1) {
            inner.template |= self.has_dependent_arguments(inner);
        }
        self.in_namespaces(&keyed, (replaced, shown))
    }

    /// The class of a pointer to member with the namespaces that are not around.
    pub(super) fn class_in_namespace(&self, name: &Name) -> Option<String> {
        if name.global || name.typename || self.is_dependent_member(name) {
            return None;
        }
        self.in_namespaces(name, self.env.names.namespaces_of_class(&name.path())?)
    }

    /// A function of a class or of a namespace that is called in an initialiser, a return type or a template argument, where
    /// the call depends on a parameter: a member template has the keyword, and the scope has the namespaces that are not
    /// around, by whatever name it was found.
    pub(super) fn called_by_path(&self, name: &Name) -> Option<String> {
        let (last, scope) = name.components.split_last().filter(|(_, scope)| !scope.is_empty())?;
        let given = last.arguments.is_some();
        let is_argument = self.within.argument_value;
        let is_here = if is_argument {
            given
        } else {
            self.written.is_some() || self.within.head
        };
        if !is_here || !self.env.in_template() || name.typename {
            return None;
        }
        let names_function = || given && self.env.names.names_function(&name.path().join("::"));
        let in_dependent_class = scope.iter().any(|c| self.has_dependent_arguments(c));
        let is_own = |class: &ClassContext| scope.len() == 1 && class.name == scope[0].name;
        let own = self.env.classes().find(|class| is_own(class) && !name.global);
        let depends = self.name_depends(name)
            || self.is_called_dependent()
            || own.is_some_and(|own| own.params.is_some() && given);
        // Without template arguments what depends on parameters is written as it is.
        if !depends || in_dependent_class && !given || self.peek() != "(" && !names_function() {
            return None;
        }
        if is_argument && (own.is_some() || in_dependent_class || self.peek() != "(") {
            return None;
        }
        let root = name.global.then_some("");
        let path: Vec<&str> = root
            .into_iter()
            .chain(scope.iter().map(|of| of.name.as_str()))
            .collect();
        let found = self
            .env
            .names
            .scope_of_called(&path, &last.name, (given, self.within.head));
        let keyed = Component {
            template: true,
            ..last.clone()
        };
        if let Some(own) = own.filter(|_| given) {
            let mut whole = name.clone();
            *whole.components.last_mut()? = keyed;
            return Some(match own.params {
                Some(_) => self.spell_type(&whole, Use::Value),
                None => self.join("", scope.first()?, &whole.components[1..], false),
            });
        }
        let (replaced, shown) = found?;
        let replaced = replaced.checked_sub(usize::from(name.global))?;
        let mut plain = Name {
            global: false,
            ..name.clone()
        };
        if given && replaced < scope.len() {
            *plain.components.last_mut()? = keyed;
        }
        self.in_namespaces(&plain, (replaced, shown))
    }

    /// Whether a call begins here of which an argument depends on a parameter, or may: as an object of a class template around
    /// does, and its members of such types.
    fn is_called_dependent(&self) -> bool {
        self.calls_with(|word| {
            self.depends(word) || word == "this" && self.env.in_class_template() || self.env.names.member_depends(word)
        })
    }

    /// A name with other namespaces in place of so many of its components.
    fn in_namespaces(&self, name: &Name, (replaced, mut shown): (usize, Vec<String>)) -> Option<String> {
        let (first, rest) = name.components.get(replaced..)?.split_first()?;
        shown.push(first.name.clone());
        let first = Component {
            name: shown.join("::"),
            ..first.clone()
        };
        Some(self.join("", &first, rest, false))
    }

    /// A value of an instance of a class template that is a template argument: of the namespaces those are written that are
    /// not around.
    pub(super) fn value_of_instance(&self, name: &Name) -> Option<String> {
        if !self.within.argument_value || name.global || name.typename || self.name_depends(name) {
            return None;
        }
        let at = name.components.iter().position(|c| c.arguments.is_some())?;
        let path = name.path();
        let is_last = at + 1 == path.len();
        // What the arguments of a call depend on decides which function it is.
        if is_last && self.calls_dependent() {
            return None;
        }
        let own = self.env.names.canonical_template(path.get(..=at)?, true)?;
        let first = Component {
            name: own,
            ..name.components.get(at)?.clone()
        };
        let rest = name.components.get(at + 1..)?;
        Some(self.join("", &first, rest, false))
    }
}

impl Parser<'_> {
    /// Whether a call begins here of which an argument depends on a template parameter.
    pub(super) fn calls_dependent(&self) -> bool {
        self.calls_with(|word| self.depends(word))
    }

    /// Whether a call begins here that has a word in its arguments of a kind.
    fn calls_with(&self, is_dependent: impl Fn(&str) -> bool) -> bool {
        /// Longer lists are taken for such.
        const FAR: usize = 100;
        if self.peek() != "(" {
            return false;
        }
        let mut depth = 0_u32;
        for at in 0..FAR {
            match self.ahead(at) {
                "(" => depth += 1,
                ")" if depth == 1 => return false,
                ")" => depth -= 1,
                "" => return false,
                word if is_name(word) && is_dependent(word) => return true,
                _ => {}
            }
        }
        true
    }
}

/// Whether a word is one of those in front of the name of a class or an enumeration.
fn is_keyword_of_class(word: &str) -> bool {
    matches!(word, "struct" | "class" | "union" | "enum")
}
