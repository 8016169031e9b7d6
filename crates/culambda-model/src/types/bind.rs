//! What template parameters stand for: arguments that are written, deduced from a call, or implied.

use crate::class::{is_template_pack, template_parameter_names};
use crate::declarator::parameters;
use crate::here::Here;
use crate::ty::{Bound, Scope, Ty, pairs};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The parameters of the template around a declaration, with their arguments.
pub(super) fn of_template(syntax: &Syntax, declaration: Node<'_>, arguments: &[Ty]) -> Bound {
    let params = template_around(declaration).map_or_else(Vec::new, |t| template_parameter_names(syntax, t));
    if params.len() == arguments.len() {
        pairs(&params, arguments)
    } else {
        Bound::default()
    }
}

/// The template declaration that a declaration belongs to.
fn template_around(declaration: Node<'_>) -> Option<Node<'_>> {
    let mut near = declaration.ancestors().take(4);
    near.find(|n| n.kind() == Kind::TemplateDeclaration)
}

impl Here<'_> {
    /// The parameters of the alias template around a declaration, with the arguments by default for those that are left out.
    pub(super) fn bound_by_alias(&self, declaration: Node<'_>, mut arguments: Vec<Ty>, outside: &Scope<'_>) -> Bound {
        let list = template_around(declaration).and_then(|t| Some((t, t.field(Field::Parameters)?)));
        let Some((template, list)) = list else {
            return Bound::default();
        };
        let names = template_parameter_names(outside.syntax, template);
        let parameters: Vec<Node<'_>> = list.children().filter(|p| p.kind().is_parameter()).collect();
        if names.len() < arguments.len() || parameters.iter().any(|p| is_template_pack(*p)) {
            return of_template(outside.syntax, declaration, &arguments);
        }
        for parameter in parameters.iter().skip(arguments.len()) {
            let inner = Scope {
                bound: pairs(&names, &arguments),
                ..outside.clone()
            };
            match self.argument_by_default(*parameter, outside.syntax, || Some(inner)) {
                Some(ty) => arguments.push(ty),
                None => return Bound::default(),
            }
        }
        pairs(&names, &arguments)
    }

    /// The argument of a template parameter that is left out; the scope is that of a type.
    pub(super) fn argument_by_default<'s>(
        &self,
        parameter: Node<'_>,
        syntax: &Syntax,
        scope: impl FnOnce() -> Option<Scope<'s>>,
    ) -> Option<Ty> {
        if let Some(value) = parameter.field(Field::DefaultValue) {
            let known = || Ty::Value(syntax.text_of(value).to_owned());
            let literal = value.kind().is_literal().then(known);
            return Some(literal.unwrap_or(Ty::Unknown));
        }
        let ty = parameter.field(Field::DefaultType)?;
        Some(self.descriptor(ty, &scope()?))
    }

    /// The parameters of a function template in a call: written arguments first, then those that plain function
    /// parameters show. A parameter that neither gives is bound to an unknown type.
    pub(crate) fn bound_by_call(
        &self,
        syntax: &Syntax,
        template: Node<'_>,
        function: Node<'_>,
        written: &[Ty],
        values: &[Ty],
    ) -> Bound {
        let names = template_parameter_names(syntax, template);
        let mut types: Vec<Ty> = names.iter().map(|_| Ty::Unknown).collect();
        for (slot, ty) in types.iter_mut().zip(written) {
            *slot = ty.clone();
        }
        for (parameter, value) in parameters(function).into_iter().flat_map(Node::children).zip(values) {
            let Some(index) = parameter
                .field(Field::Type)
                .and_then(|t| names.iter().position(|n| n == syntax.text_of(t)))
            else {
                continue;
            };
            let declarator = parameter.field(Field::Declarator).map_or(Kind::Identifier, Node::kind);
            let ty = match (declarator, crate::ty::bare(value.clone())) {
                (Kind::Identifier, t) => crate::ty::decay(t),
                (declarator, t) if declarator.is_reference() => t,
                (Kind::PointerDeclarator | Kind::AbstractPointerDeclarator, Ty::Pointer(t) | Ty::Array(t, _)) => *t,
                _ => continue,
            };
            if index >= written.len() && matches!(types[index], Ty::Unknown) {
                types[index] = ty;
            }
        }
        names.into_iter().zip(types).collect()
    }
}

impl Scope<'_> {
    /// What a template parameter of a name stands for here.
    pub(super) fn bound_to(&self, name: &str) -> Option<Ty> {
        self.bound.iter().find(|(n, _)| n == name).map(|(_, t)| t.clone())
    }
}
