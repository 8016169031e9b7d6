//! Declarators applied to a type: pointers, references, arrays, functions.

use crate::declarator::{inner, is_constant, parameters};
use crate::here::Here;
use crate::ty::{Extent, Scope, Ty, decay};
use culambda_source::{ViewOffset, builtin};
use culambda_syntax::{Field, GapKind, Kind, Node};

impl Here<'_> {
    /// The type that a declaration gives to one of its declarators (or none: an abstract one).
    pub(crate) fn declared_type(&self, declaration: Node<'_>, declarator: Option<Node<'_>>, scope: &Scope<'_>) -> Ty {
        let Some(specifier) = declaration.field(Field::Type) else {
            return Ty::Unknown;
        };
        let base = self.resolve(specifier, scope);
        self.declared_on(base, declaration, declarator, scope)
    }

    /// The same where the specifier is known to mean a type.
    pub(super) fn declared_on(
        &self,
        base: Ty,
        declaration: Node<'_>,
        declarator: Option<Node<'_>>,
        scope: &Scope<'_>,
    ) -> Ty {
        let constant = is_constant(scope.syntax, declaration);
        // `const` does nothing to a reference, or twice.
        let base = if constant { constant_of(base) } else { base };
        let member_of = self.member_pointer_class(declaration, scope);
        self.layers(base, declarator, member_of, scope)
    }

    /// An array as it is declared, where the elements are declared by another name of a fundamental type or an array.
    pub(super) fn written_array(&self, symbol: &crate::scope::Symbol<'_>, resolved: &Ty) -> Option<String> {
        let declaration = symbol.declaration?;
        let declarator = symbol.declarator.filter(|d| d.kind() == Kind::ArrayDeclarator)?;
        let specifier = declaration
            .field(Field::Type)
            .filter(|t| !t.kind().is_type_specifier())?;
        let written = self.text(specifier);
        let fundamental = written.split_whitespace().all(builtin::is_word);
        let qualified = fundamental || declaration.child(Kind::TypeQualifier).is_some();
        let mut element = resolved;
        while let Ty::Array(t, _) | Ty::Const(t) = element {
            element = t;
        }
        if qualified || !matches!(element, Ty::Builtin(_) | Ty::Dependent) {
            return None;
        }
        let layers = std::iter::successors(Some(declarator), |d| inner(*d));
        let dimensions = layers.take_while(|d| d.kind() == Kind::ArrayDeclarator).count();
        Some(crate::ty::array_text(resolved, dimensions, Some(written)))
    }

    /// The class of a pointer to member, which the parser does not see.
    fn member_pointer_class(&self, declaration: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
        let inside = |at: ViewOffset| declaration.span().contains(at);
        let gap = scope
            .syntax
            .gaps
            .iter()
            .find(|g| g.kind == GapKind::MemberPointer && inside(g.at))?;
        let text = scope.syntax.view.text_of(gap.span()).trim_end().trim_end_matches(':');
        let path: Vec<String> = text.split("::").map(|p| p.trim().to_owned()).collect();
        Some(self.resolve_path(&path, Vec::new(), scope))
    }

    /// Applies the layers of a declarator, outermost first.
    fn layers(&self, mut ty: Ty, declarator: Option<Node<'_>>, member_of: Option<Ty>, scope: &Scope<'_>) -> Ty {
        let mut at = declarator;
        let mut member_of = member_of;
        while let Some(node) = at {
            ty = match node.kind() {
                Kind::PointerDeclarator | Kind::AbstractPointerDeclarator => {
                    let pointer = match member_of.take() {
                        Some(class) => Ty::MemberPointer(Box::new(class), Box::new(ty)),
                        None => Ty::Pointer(Box::new(ty)),
                    };
                    if node
                        .child(Kind::TypeQualifier)
                        .is_some_and(|q| scope.syntax.text_of(q) == "const")
                    {
                        Ty::Const(Box::new(pointer))
                    } else {
                        pointer
                    }
                }
                Kind::ReferenceDeclarator | Kind::AbstractReferenceDeclarator => match ty {
                    // A reference to a reference collapses.
                    Ty::Reference(_) => ty,
                    _ => Ty::Reference(Box::new(ty)),
                },
                Kind::ArrayDeclarator | Kind::AbstractArrayDeclarator => {
                    Ty::Array(Box::new(ty), self.extent(node, scope))
                }
                Kind::AbstractFunctionDeclarator if self.is_name_in_parentheses(node) => return ty,
                Kind::FunctionDeclarator | Kind::AbstractFunctionDeclarator => self.function_type(ty, node, scope),
                _ => ty,
            };
            at = inner(node)
                .or_else(|| node.field(Field::Declarator))
                .or_else(|| node.children().find(|n| n.kind().is_abstract_declarator()));
        }
        ty
    }

    /// The bound of an array.
    fn extent(&self, declarator: Node<'_>, scope: &Scope<'_>) -> Extent {
        let Some(size) = declarator.field(Field::Size) else {
            return Extent::Unknown;
        };
        match super::evaluate(self, size, scope) {
            Some(value) => Extent::Known(value),
            None if scope.local && crate::class::mentions(scope.syntax, size, &self.all_template_names()) => {
                Extent::Dependent
            }
            None => Extent::Unknown,
        }
    }

    fn function_type(&self, returned: Ty, declarator: Node<'_>, scope: &Scope<'_>) -> Ty {
        let returned = match declarator
            .child(Kind::TrailingReturnType)
            .and_then(|t| t.child(Kind::TypeDescriptor))
        {
            Some(t) => self.descriptor(t, scope),
            None => returned,
        };
        let mut all = vec![returned];
        all.extend(self.parameter_types(parameters(declarator), scope));
        Ty::Function(all)
    }

    /// The types of a parameter list.
    pub(super) fn parameter_types(&self, list: Option<Node<'_>>, scope: &Scope<'_>) -> Vec<Ty> {
        let Some(list) = list else { return Vec::new() };
        list.children()
            .filter(|p| p.kind().is_parameter())
            .map(|p| decay(self.declared_type(p, p.field(Field::Declarator), scope)))
            .collect()
    }

    /// The type of a type descriptor: `const T *`.
    pub(crate) fn descriptor(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        // A default argument may be a specifier alone.
        if node.field(Field::Type).is_none() {
            return self.resolve(node, scope);
        }
        self.declared_type(node, node.field(Field::Declarator), scope)
    }

    /// Template arguments, each in its place: a value as its text.
    pub(crate) fn template_arguments(&self, list: Option<Node<'_>>, scope: &Scope<'_>) -> Vec<Ty> {
        let Some(list) = list else { return Vec::new() };
        list.children()
            .map(|n| match n.kind() {
                // A lone name is read as a type.
                Kind::TypeDescriptor => match self.descriptor(n, scope) {
                    Ty::Class(class) if class.is_known() => Ty::Class(class),
                    open @ (Ty::Dependent | Ty::Unknown | Ty::Class(_)) => {
                        self.value_in_instance(n, scope).unwrap_or(open)
                    }
                    ty => ty,
                },
                Kind::ParameterPackExpansion => Ty::Unknown,
                _ => self
                    .value_in_instance(n, scope)
                    .unwrap_or_else(|| Ty::Value(scope.syntax.text_of(n).to_owned())),
            })
            .collect()
    }

    /// The value of a template argument in an instance, where parameters of templates stand for numbers, and where it is
    /// followed which functions use which.
    fn value_in_instance(&self, argument: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
        if !self.follows_uses() {
            self.instance.as_ref().filter(|i| i.only.is_some())?;
        }
        let value = argument.field(Field::Type).unwrap_or(argument);
        if value.kind().is_literal() || argument.field(Field::Declarator).is_some() {
            return None;
        }
        Some(Ty::Value(super::evaluate(self, value, scope)?.to_string()))
    }

    /// Template arguments; those that are not types are left out.
    pub(crate) fn argument_types(&self, list: Option<Node<'_>>, scope: &Scope<'_>) -> Vec<Ty> {
        let Some(list) = list else { return Vec::new() };
        list.children()
            .filter(|n| n.kind() == Kind::TypeDescriptor)
            .map(|n| self.descriptor(n, scope))
            .collect()
    }
}

/// `const` added to a type: that of an array is that of its elements.
fn constant_of(ty: Ty) -> Ty {
    let (mut extents, mut element) = (Vec::new(), ty);
    while let Ty::Array(inner, extent) = element {
        extents.push(extent);
        element = *inner;
    }
    if !matches!(element, Ty::Reference(_) | Ty::Const(_)) {
        element = Ty::Const(Box::new(element));
    }
    let array = |element, extent| Ty::Array(Box::new(element), extent);
    extents.into_iter().rev().fold(element, array)
}
