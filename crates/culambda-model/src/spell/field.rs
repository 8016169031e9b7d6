//! Members of the class around and of its bases that are named without an object.

use super::expr::{Kind, Value};
use super::names::{Component, Name, Use, angle};
use super::parser::{Meaning, Parser, Read};
use super::{ClassContext, FieldOf, Inherited, Qualified};

impl Parser<'_> {
    /// What a qualified name names that is a member of the class or of a base.
    pub(super) fn qualified(&self, name: &Name) -> Option<Qualified> {
        let (last, scope) = name.components.split_last()?;
        let is_own = |c: &Component| {
            self.env
                .classes()
                .any(|class| class.name == c.name && class.own_arguments() == c.arguments.as_ref())
        };
        let is_other = |c: &Component| c.arguments.is_some() && !is_own(c);
        if scope.is_empty() || name.global || last.arguments.is_some() || scope.iter().any(is_other) {
            return None;
        }
        let scope: Vec<&str> = scope.iter().map(|c| c.name.as_str()).collect();
        self.env.names.qualified_member(&scope, &last.name)
    }

    /// Refuses a data member that is named with its class, if it is not known whether the reference leaves the class out.
    pub(super) fn shows_no_class(&self, name: &Name, of_this: bool) -> Read<()> {
        let path = name.path();
        let Some((last, scope)) = path.split_last() else {
            return Ok(());
        };
        let dependent = |c: &Component| self.has_dependent_arguments(c);
        if self.peek() == "("
            || self.depends(scope[0])
            || name.components.iter().any(dependent)
            || !self.env.names.may_show_class(of_this, scope, last)
        {
            return Ok(());
        }
        Err(format!(
            "the member `{last}` is named with its class, which nvcc leaves out if no other hides it"
        ))
    }

    /// `B::x` of a base: of a data member only its name is written, a member function is called on `this`.
    ///
    /// `token` is the first of the name; none where its address is taken.
    pub(super) fn of_base(&self, name: &Name, text: &str, token: Option<usize>) -> Read<Option<Value>> {
        let own = |c: &ClassContext| c.name == name.components[0].name && c.params.is_some();
        Ok(match token.and_then(|_| self.qualified(name)) {
            Some(Qualified::Field) => {
                self.shows_no_class(name, true)?;
                Some(self.field(name, text, token)?)
            }
            Some(Qualified::Method) if self.peek() == "(" && !self.env.classes().any(own) => {
                Some(Value::new(format!("this->{text}"), Kind::Name))
            }
            _ => None,
        })
    }

    /// A data member: its name alone, but for one that a name of the function hides.
    ///
    /// That is qualified with the class around or as it is written, in class templates with the class that has it.
    pub(super) fn field(&self, name: &Name, text: &str, token: Option<usize>) -> Read<Value> {
        let last = name.components.last().map_or("", |c| &c.name);
        let hidden = token.and_then(|token| self.env.names.hidden_field(token, last));
        let templated = self.env.in_class_template();
        let written = name.components.iter().rev().nth(1);
        let text = match hidden {
            None => last.to_owned(),
            Some(FieldOf::Base(Some(path))) if templated || written.map(|c| &c.name) == path.last() => {
                format!("{}::{last}", self.spell_path(path))
            }
            Some(_) if !templated && written.is_some() => text.to_owned(),
            Some(FieldOf::Base(None)) if templated => {
                return Err(format!(
                    "it uses `{last}`, which is hidden, of a base that is a template, nested or in an unnamed namespace"
                ));
            }
            Some(_) => format!("{}::{last}", self.env.class.map_or_else(String::new, own_name)),
        };
        Ok(Value::new(text, Kind::Field))
    }

    /// A lone name in a class template that means a member function of a base.
    pub(super) fn of_base_in_template(&self, name: &Name, text: &str) -> Read<Option<Value>> {
        let Some(first) = name.components.first().filter(|_| self.env.in_class_template()) else {
            return Ok(None);
        };
        let Some(inherited) = self.env.names.inherited_method(&first.name).transpose()? else {
            return Ok(None);
        };
        let text = match inherited {
            _ if first.arguments.is_some() => format!("this->template {text} "),
            Inherited::Plain => format!("this->{text}"),
            Inherited::Of(path) => {
                format!("this->{}::{text}", self.spell_path(path))
            }
        };
        Ok(Some(Value::new(text, Kind::Name)))
    }

    /// A class by its path.
    fn spell_path(&self, path: Vec<String>) -> String {
        let component = |name: String| Component {
            name,
            ..Component::default()
        };
        let class = Name {
            components: path.into_iter().map(component).collect(),
            ..Name::default()
        };
        self.spell_type(&class, Use::Type)
    }

    /// Whether the name of a member function means a call on `this`: alone, or after the name of its class.
    ///
    /// In templates the reference leaves such calls as they are.
    pub(super) fn of_this(&self, name: &Name) -> bool {
        let class = |c: &str| self.env.meaning(c) == Meaning::Type || self.env.classes().any(|k| k.name == c);
        !self.env.in_class_template()
            && !name.global
            && match name.components.as_slice() {
                [_] => true,
                [first, _] => class(&first.name),
                _ => false,
            }
    }
}

/// A class as it is named inside of itself to qualify a member.
fn own_name(class: &ClassContext) -> String {
    match (&class.arguments, &class.params) {
        (Some(arguments), _) => class.specialisation(arguments),
        (None, Some(params)) => format!("{}{} ", class.name, angle(params)),
        (None, None) => class.name.clone(),
    }
}
