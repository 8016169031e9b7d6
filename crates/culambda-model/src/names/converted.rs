//! Types of operands, as far as nvcc writes conversions by them.

use super::{ScopeNames, components};
use crate::class::{ClassInfo, MemberKind, name_of, template_parameter_name, template_parameter_names};
use crate::declarator::{bare_name, last_name, variable_in, without_initialiser};
use crate::index::DeclaredKind;
use crate::scope::SymbolKind;
use crate::spell::is_name;
use crate::ty::{Scope, Ty, bare};
use crate::value_parameter::ValueType;
use culambda_source::Builtin;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Further into an item the head of a class is not looked for: the search begins anew for every parameter.
const MAX_NODES: usize = 4096;

impl ScopeNames<'_, '_> {
    /// The type of an operand, given as it is printed.
    pub(super) fn type_of_operand(&self, operand: &str) -> ValueType {
        let w = self.walker;
        if is_name(operand) && w.is_template_parameter(operand) {
            return self.type_of_parameter(operand);
        }
        if let Some(known) = self.type_of_enumerator(operand) {
            return known;
        }
        if let Some(known) = self.type_of_variable_template(operand) {
            return known;
        }
        match self.standing_for(&format!("decltype({operand})")) {
            Ty::Unknown if words_of(operand).any(|word| self.depends(word)) => ValueType::Dependent,
            ty => converted(ty),
        }
    }

    /// The type of a variable that a template makes: `v< int> `.
    fn type_of_variable_template(&self, operand: &str) -> Option<ValueType> {
        let w = self.walker;
        let (name, given) = operand.trim_end().strip_suffix('>')?.split_once('<')?;
        let path = components(name);
        let is_template = |kind| matches!(kind, DeclaredKind::Variable { template: true, .. });
        let found = w
            .index
            .first(w.namespace, &path)
            .filter(|f| is_template(f.declared.kind))?;
        let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
        let (node, declarator) = variable_in(&syntax, path.last()?)?;
        let ty = syntax.text_of(node.field(Field::Type)?);
        let head = node.parent().filter(|p| p.kind() == Kind::TemplateDeclaration)?;
        let params = template_parameter_names(&syntax, head);
        let plain = Some(without_initialiser(declarator)).filter(|d| d.kind() == Kind::Identifier);
        plain?;
        match params.iter().position(|param| param == ty) {
            Some(0) if params.len() == 1 => Some(converted(self.standing_for(given.trim()))),
            Some(_) => None,
            None => Builtin::parse(ty).map(ValueType::Of),
        }
    }

    /// The type of an enumerator of the function, of a class around, or of a namespace; those of templates depend.
    fn type_of_enumerator(&self, name: &str) -> Option<ValueType> {
        let w = self.walker;
        let of = |depends| {
            Some(if depends {
                ValueType::Dependent
            } else {
                ValueType::Enumeration
            })
        };
        if let Some(symbol) = w.scopes.lookup(name) {
            let is_enumeration = |d: Node<'_>| d.kind() == Kind::EnumSpecifier;
            let is_it = symbol.kind == SymbolKind::Constant && symbol.declaration.is_some_and(is_enumeration);
            return if is_it { of(w.in_template()) } else { None };
        }
        let mut classes = w.classes.iter().rev();
        let member = classes.find_map(|class| Some((class, class.info.members.get(name)?.first()?)));
        if let Some((class, member)) = member {
            let depends = class.context.levels().any(|level| level.params.is_some());
            return if member.kind == MemberKind::Enumerator {
                of(depends)
            } else {
                None
            };
        }
        let found = w.index.first(w.namespace, &components(name));
        let is_it = found.is_some_and(|found| found.declared.kind == DeclaredKind::Enumerator);
        if is_it { of(false) } else { None }
    }

    /// The type of a template parameter that is a value: of one of the function, or of a class around.
    fn type_of_parameter(&self, name: &str) -> ValueType {
        let w = self.walker;
        let own = w.templates.iter().rev();
        if let Some(known) = own
            .copied()
            .find_map(|head| self.type_in_head(head, name, &w.type_scope()))
        {
            return known;
        }
        for frame in w.classes.iter().rev() {
            let Some(syntax) = w.syntax_of_class(&frame.info) else {
                continue;
            };
            let own = w.class_where_defined(&frame.info);
            let scope = Scope {
                classes: own.chain.clone(),
                ..Scope::of_namespace(&syntax, own.namespace)
            };
            let head = head_of(&frame.info, &syntax);
            if let Some(known) = head.and_then(|head| self.type_in_head(head, name, &scope)) {
                return known;
            }
        }
        ValueType::Unknown
    }

    /// The type of a parameter of a template head.
    fn type_in_head(&self, head: Node<'_>, name: &str, scope: &Scope<'_>) -> Option<ValueType> {
        let mut list = head.field(Field::Parameters)?.children();
        let parameter = list.find(|p| template_parameter_name(scope.syntax, *p).is_some_and(|own| own == name))?;
        let ty = parameter.field(Field::Type);
        Some(match ty.filter(|_| !parameter.kind().is_type_parameter()) {
            // Of a placeholder.
            Some(ty) if ty.kind() == Kind::PlaceholderTypeSpecifier => ValueType::Dependent,
            Some(ty) => {
                let is_plain = |d: &Node<'_>| matches!(d.kind(), Kind::Identifier | Kind::VariadicDeclarator);
                let declarator = parameter.field(Field::Declarator).filter(|d| !is_plain(d));
                let own = template_parameter_names(scope.syntax, head);
                let depends = |word: &str| own.iter().any(|param| param == word) || self.depends(word);
                if words_of(scope.syntax.text_of(ty)).any(depends) {
                    return Some(ValueType::Dependent);
                }
                let library = Builtin::of_library(scope.syntax.text_of(ty).trim_start_matches("std::"));
                match library.filter(|_| declarator.is_none()) {
                    Some(known) => ValueType::Of(known),
                    None => converted(self.walker.declared_type(parameter, declarator, scope)),
                }
            }
            None => ValueType::Dependent,
        })
    }
}

/// The template head of a class.
fn head_of<'s>(class: &ClassInfo, syntax: &'s Syntax) -> Option<Node<'s>> {
    let params = class.params.as_ref()?;
    let is_class = |node: Node<'s>| {
        let own = name_of(node).map(|name| bare_name(syntax, last_name(name)));
        node.kind().is_class_or_enum() && own == Some(class.name.as_str())
    };
    let is_it = |head: &Node<'s>| {
        head.kind() == Kind::TemplateDeclaration
            && head.children().any(is_class)
            && template_parameter_names(syntax, *head) == *params
    };
    syntax.root().descendants().take(MAX_NODES).find(is_it)
}

/// What conversions ask of a type.
fn converted(ty: Ty) -> ValueType {
    match bare(ty) {
        Ty::Builtin(known) => ValueType::Of(known),
        Ty::Pointer(_) | Ty::Array(..) | Ty::Function(_) | Ty::MemberPointer(..) => ValueType::Pointer,
        Ty::Class(class) if class.is_enum => ValueType::Enumeration,
        Ty::Dependent => ValueType::Dependent,
        _ => ValueType::Unknown,
    }
}
