//! Types of variables and expressions: known or unknown, nothing in between.
//!
//! A [`Ty`] is what rules need of a type: its shape, and which classes and enumerations it names. Names are
//! resolved through typedefs and aliases, always to the type behind.

mod alias;
mod array;
mod asked;
mod bases;
mod bind;
mod call;
mod called;
mod closure;
mod enumerator;
mod expr;
mod layers;
mod layout;
mod made;
mod nested;
mod number;
mod parameters;
mod placeholder;
mod resolve;
mod special;
mod traits;
mod unnamed;
mod value;

use crate::fact::Fact;
use crate::facts::{CaptureKind, Named, TypeFacts, Unnameable};
use crate::here::Here;
use crate::index::Index;
use crate::scope::SymbolKind;
use crate::ty::{Scope, Ty, collect, is_initializer_list, mentions_dependent, text};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;
use std::sync::Arc;

pub(crate) use alias::{alias_in, alias_target};
pub(crate) use closure::has_placeholder;
pub(crate) use enumerator::{enumeration, enumeration_with, enumerations_named};
pub(crate) use parameters::value_parameter;
pub(crate) use placeholder::{deduced_return, may_be_polymorphic, shown_type};
pub(crate) use special::MAX_SPECIALISATIONS;
pub(crate) use value::{constant_character, constant_of_class, constant_value, enumerator_value, value_of_text};
pub(crate) use value::{evaluate, has_enumerator};

impl<'a> Here<'a> {
    /// The scope at the place of the walk.
    pub(crate) fn type_scope(&self) -> Scope<'a> {
        let classes = self.classes.iter().map(|c| Rc::clone(&c.info)).collect();
        Scope {
            syntax: self.syntax,
            local: true,
            classes,
            namespace: self.namespace,
            bound: crate::ty::Bound::default(),
        }
    }

    /// What rules ask of the type of a captured variable.
    pub(crate) fn type_of_capture(&self, name: &str, kind: &CaptureKind) -> Fact<Arc<TypeFacts>> {
        if !self.wants_types() {
            return not_asked();
        }
        let ty = match kind {
            CaptureKind::This | CaptureKind::StarThis => self.this_type(&self.type_scope()),
            CaptureKind::Variable => match self.scopes.lookup(name).copied() {
                Some(symbol) if symbol.kind == SymbolKind::Variable => {
                    let ty = self.type_of_symbol(name, &symbol, &self.type_scope());
                    let mut facts = facts(self, &ty);
                    if let Fact::Known(known) = &mut facts
                        && known.array.is_some()
                    {
                        Arc::make_mut(known).written = self.written_array(&symbol, &ty);
                    }
                    return facts;
                }
                _ => Ty::Unknown,
            },
            CaptureKind::Init { .. } => Ty::Unknown,
        };
        facts(self, &ty)
    }

    /// The same for an init-capture.
    pub(crate) fn type_of_initialiser(&self, value: Node<'a>) -> Fact<Arc<TypeFacts>> {
        if !self.wants_types() {
            return not_asked();
        }
        let scope = self.type_scope();
        let ty = self.type_of_expression(value, &scope);
        if matches!(&ty, Ty::Array(..)) || matches!(&ty, Ty::Reference(t) if matches!(t.as_ref(), Ty::Array(..))) {
            // The address of an array with static storage is a constant: such an array has decayed before it is
            // looked at.
            let object = expr::operand_of_cast(self.syntax, value).unwrap_or(value);
            return match crate::constant::is_constant_object(self, object, &scope) {
                Fact::Known(true) => facts(self, &crate::ty::decay(crate::ty::bare(ty))),
                Fact::Known(false) => facts(self, &ty),
                Fact::Unknown(why) => Fact::Unknown(why),
            };
        }
        facts(self, &ty)
    }

    /// The type of an init-capture that is initialised with a list in braces.
    pub(crate) fn type_of_list(&self) -> Fact<Arc<TypeFacts>> {
        facts(self, &Ty::List)
    }

    /// The parameter types of a lambda's call operator, with its scope open.
    pub(crate) fn lambda_parameters(&self, node: Node<'a>) -> Vec<Fact<Arc<TypeFacts>>> {
        if !self.wants_types() {
            return Vec::new();
        }
        let list = node.field(Field::Declarator).and_then(|d| d.child(Kind::ParameterList));
        self.parameter_types(list, &self.type_scope())
            .iter()
            .map(|t| operator_facts(self, t))
            .collect()
    }

    /// The type of a returned expression.
    pub(crate) fn returned_type_of(&self, value: Node<'a>) -> Ty {
        crate::ty::decay(crate::ty::bare(self.type_of_expression(value, &self.type_scope())))
    }

    /// The return type of a lambda: trailing, or that of its first return statement.
    pub(crate) fn lambda_return(&self, node: Node<'a>, returned: Option<Ty>) -> Fact<Arc<TypeFacts>> {
        if !self.wants_types() {
            return not_asked();
        }
        let trailing = node
            .field(Field::Declarator)
            .and_then(|d| d.child(Kind::TrailingReturnType))
            .and_then(|t| t.child(Kind::TypeDescriptor));
        let placeholder = |t: Node<'_>| {
            t.field(Field::Type)
                .is_some_and(|n| n.kind() == Kind::PlaceholderTypeSpecifier || self.text(n) == "decltype(auto)")
        };
        let ty = match trailing {
            Some(t) if !placeholder(t) => self.descriptor(t, &self.type_scope()),
            _ => returned.unwrap_or_else(|| Ty::Builtin(Builtin::Void)),
        };
        operator_facts(self, &ty)
    }
}

fn not_asked() -> Fact<Arc<TypeFacts>> {
    Fact::Unknown("types were not asked for".into())
}

/// The facts of the type of a captured variable.
fn facts(w: &Here<'_>, ty: &Ty) -> Fact<Arc<TypeFacts>> {
    let (object, referenced) = match ty {
        Ty::Reference(t) => (t.as_ref(), true),
        t => (t, false),
    };
    if matches!(object, Ty::Unknown | Ty::Dependent) && !w.index.budget.is_spent() {
        return Fact::Unknown("its type is not known".into());
    }
    let mut out = TypeFacts {
        text: text(object),
        ..TypeFacts::default()
    };
    let array = array::facts(w, object);
    if referenced {
        out.reference_to_array = array;
    } else {
        out.array = array;
    }
    out.dependent = mentions_dependent(object);
    out.initializer_list = is_initializer_list(object);
    collect(object, false, &mut out);
    out.in_template = w.instance.is_none() && w.in_template();
    found(w, out)
}

/// What was found of a type, unless the search for it was given up.
fn found(w: &Here<'_>, mut facts: TypeFacts) -> Fact<Arc<TypeFacts>> {
    in_namespaces(w.index, &mut facts.private, &mut facts.in_functions);
    if w.index.budget.is_spent() {
        Fact::Unknown(crate::budget::REASON.to_owned())
    } else {
        Fact::Known(w.index.kept.type_facts(facts))
    }
}

/// Puts the namespaces that members of classes are declared in before their names, as messages show them.
pub(crate) fn in_namespaces(index: &Index<'_>, private: &mut [Named], in_functions: &mut Unnameable) {
    let members = private.iter_mut().chain(&mut in_functions.private);
    members.for_each(|named| in_namespace(index, named));
}

fn in_namespace(index: &Index<'_>, named: &mut Named) {
    let namespace = named
        .place
        .and_then(|place| index.namespace_at(place.file, place.span.start));
    let Some(path) = namespace.and_then(|namespace| index.path(namespace).ok()) else {
        return;
    };
    // `struct C::<unnamed>`.
    let keywords = ["struct ", "class ", "union ", "enum "];
    let keyword = keywords.into_iter().find(|keyword| named.name.starts_with(keyword));
    let at = keyword.map_or(0, str::len);
    let shown = path.iter().map(|part| match part.as_str() {
        "_GLOBAL__N__" => "<unnamed>",
        part => part,
    });
    named
        .name
        .insert_str(at, &shown.map(|part| format!("{part}::")).collect::<String>());
}

/// The facts of a type in the signature of a call operator: function types are searched there too.
fn operator_facts(w: &Here<'_>, ty: &Ty) -> Fact<Arc<TypeFacts>> {
    if matches!(ty, Ty::Unknown | Ty::Dependent) && !w.index.budget.is_spent() {
        return Fact::Unknown("the type is not known".into());
    }
    let mut out = TypeFacts {
        text: text(ty),
        ..TypeFacts::default()
    };
    collect(ty, true, &mut out);
    out.in_template = w.instance.is_none() && w.in_template();
    found(w, out)
}
