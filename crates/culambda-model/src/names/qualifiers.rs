//! What aliases stand for: which are constant by themselves, and which are fundamental types.

use super::{ScopeNames, components};
use crate::index::{ClassLookup, DeclaredKind};
use crate::scope::{Symbol, SymbolKind};
use crate::ty::{Bound, Scope, Ty, bare};
use crate::types::alias_target;
use culambda_source::Builtin;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl ScopeNames<'_, '_> {
    /// Whether a `const` in front of a type does nothing: what the type stands for is constant, a reference or a function.
    pub(super) fn ignores_const(&self, ty: &str) -> bool {
        if is_computed(ty) {
            return self.is_constant_operand(ty);
        }
        let mut ty = self.aliased(ty);
        while let Ty::Array(element, _) = ty {
            ty = *element;
        }
        matches!(ty, Ty::Const(_) | Ty::Reference(_) | Ty::Function(_))
    }

    /// The same of `decltype(e)`. Where the type of `e` is not known, neither is what is printed.
    fn is_constant_operand(&self, ty: &str) -> bool {
        // Values that are made here are not constant themselves.
        let operand = ty.split_once('(').map_or("", |(_, operand)| operand.trim_start());
        let made = operand.starts_with(|c: char| c.is_ascii_digit() || c == '&')
            || ["sizeof", "alignof", "nullptr", "noexcept"]
                .iter()
                .any(|word| operand.starts_with(word));
        if made || words_of(ty).any(|word| self.depends(word)) {
            return false;
        }
        match self.standing_for(ty) {
            Ty::Unknown => {
                let doubt = || format!("nvcc prints no `const` if `{ty}` is constant, which is not known");
                self.doubt.borrow_mut().get_or_insert_with(doubt);
                false
            }
            ty => matches!(ty, Ty::Const(_) | Ty::Reference(_) | Ty::Function(_)),
        }
    }

    /// Whether a name is a variable of a range-based `for` whose type does not depend on template parameters.
    pub(super) fn is_of_range_loop(&self, name: &str) -> bool {
        let w = self.walker;
        let of_loop = |s: &&Symbol<'_>| s.declaration.is_some_and(|d| d.kind() == Kind::ForRangeLoop);
        let symbol = w.scopes.lookup(name).filter(of_loop);
        symbol.is_some_and(|s| !matches!(bare(w.type_of_symbol(name, s, &w.type_scope())), Ty::Dependent))
    }

    /// Whether a lone name may be that of a reference: it is no parameter or local variable, or one declared with `&`, or
    /// its type is written as a name that may stand for one.
    pub(super) fn may_be_reference(&self, name: &str) -> bool {
        let w = self.walker;
        let Some(symbol) = w.scopes.lookup(name).filter(|s| s.kind == SymbolKind::Variable) else {
            return true;
        };
        let Some(declaration) = symbol.declaration else {
            return true;
        };
        let ty = declaration.field(Field::Type);
        let is_written = ty.is_some_and(|t| t.kind() == Kind::PrimitiveType || t.kind() == Kind::SizedTypeSpecifier);
        let of_class = || matches!(w.type_of_symbol(name, symbol, &w.type_scope()), Ty::Class(_));
        w.text(declaration).contains('&') || !(is_written || of_class())
    }

    /// The fundamental type that an alias stands for: of one the reference prints a value. Where what it stands for is not
    /// known, neither is what is printed.
    pub(super) fn fundamental(&self, ty: &str) -> Option<Builtin> {
        match self.aliased(ty) {
            Ty::Builtin(builtin) => Some(builtin),
            Ty::Unknown if self.is_open_alias(ty) => {
                let doubt =
                    || format!("nvcc prints a value if `{ty}` is a fundamental type; what it stands for is not known");
                self.doubt.borrow_mut().get_or_insert_with(doubt);
                None
            }
            _ => None,
        }
    }

    /// Whether a type is named by a visible alias or by `decltype`, and depends on no template parameter.
    fn is_open_alias(&self, ty: &str) -> bool {
        let named = ty.trim_start_matches("__").starts_with("decltype");
        (named || self.alias_of(ty) == Some(true)) && !words_of(ty).any(|word| self.depends(word))
    }

    /// What a type stands for if it may be named by an alias.
    fn aliased(&self, ty: &str) -> Ty {
        if self.may_be_alias(ty) {
            self.standing_for(ty)
        } else {
            Ty::Unknown
        }
    }

    /// The type that a text names.
    pub(super) fn standing_for(&self, ty: &str) -> Ty {
        let w = self.walker;
        let syntax = w.index.syntax_of_text(&format!("using c = {ty};"));
        let scope = Scope {
            syntax: &syntax,
            local: true,
            classes: w.classes.iter().map(|c| Rc::clone(&c.info)).collect(),
            namespace: w.namespace,
            bound: Bound::default(),
        };
        match alias_target(&syntax, "c").filter(|_| !syntax.too_deep) {
            Some((node, declarator)) => w.declared_type(node, declarator, &scope),
            None => Ty::Unknown,
        }
    }

    /// Whether the author of a class declared constructors; nothing if that is not known.
    pub(super) fn declares_constructors(&self, ty: &str) -> Option<bool> {
        let name = ty.split('<').next().unwrap_or(ty).trim();
        let path = components(name.trim_start_matches("::"));
        let w = self.walker;
        let [first, ..] = path.as_slice() else { return None };
        if w.scopes.lookup(first).is_some() || w.this_class().is_some() || w.index.is_specialised(w.namespace, &path) {
            return None;
        }
        match w.index.class(w.namespace, &path) {
            ClassLookup::Found(class) if class.complete => Some(class.members.contains_key(&class.name)),
            _ => None,
        }
    }

    /// Whether a value is an object of a class, and no reference to one; nothing if that is not known.
    pub(super) fn has_class(&self, class: &str, value: &str) -> Option<bool> {
        let of = match self.standing_for(class) {
            Ty::Const(inner) => *inner,
            of => of,
        };
        if matches!(&of, Ty::Class(class) if class.is_enum) {
            return Some(false);
        }
        let ty = match self.standing_for(&format!("decltype({value})")) {
            Ty::Unknown => self.result_of_pointer(value).unwrap_or(Ty::Unknown),
            ty => ty,
        };
        match (of, ty) {
            (_, Ty::Unknown) => None,
            (Ty::Unknown, Ty::Class(_)) => None,
            (of @ Ty::Class(_), Ty::Const(inner)) => Some(crate::ty::same(&of, &inner)),
            (of @ Ty::Class(_), value) => Some(crate::ty::same(&of, &value)),
            _ => Some(false),
        }
    }

    /// What a call returns of a parameter or variable that is a pointer to a function, or a reference to one.
    fn result_of_pointer(&self, value: &str) -> Option<Ty> {
        let w = self.walker;
        let name = &value[..value.find('(')?];
        let symbol = w
            .scopes
            .lookup(name)
            .filter(|_| crate::spell::is_in_parentheses(&value[name.len()..]))?;
        let function = match bare(w.type_of_symbol(name, symbol, &w.type_scope())) {
            Ty::Pointer(to) => *to,
            other => other,
        };
        match function {
            Ty::Function(all) => all.into_iter().next(),
            _ => None,
        }
    }

    /// What a value is written with that an alias makes, as `T(e)` or in `braces`: of a constant what the alias stands for,
    /// and of a pointer without a value a null pointer of its type.
    pub(super) fn shown_by_alias(&self, ty: &str, is_empty: bool) -> Option<Result<Builtin, String>> {
        match self.aliased(ty) {
            Ty::Const(inner) => Some(match *inner {
                Ty::Builtin(builtin) => Ok(builtin),
                _ => Err(format!("nvcc prints what `{ty}` stands for, without `const`")),
            }),
            Ty::Pointer(_) | Ty::MemberPointer(..) if is_empty => Some(Err(format!(
                "nvcc prints the type that `{ty}` stands for where a null pointer is made of it"
            ))),
            _ => None,
        }
    }

    /// Whether a name is that of a parameter or variable that refers to a function.
    pub(super) fn refers_to_function(&self, name: &str) -> bool {
        let w = self.walker;
        let of = |symbol| bare(w.type_of_symbol(name, symbol, &w.type_scope()));
        w.scopes
            .lookup(name)
            .is_some_and(|symbol| matches!(of(symbol), Ty::Function(_)))
    }

    /// Whether a path, perhaps with template arguments at its end, is that of a function at namespace scope or of a class.
    pub(super) fn is_path_of_function(&self, text: &str) -> bool {
        let w = self.walker;
        let path = components(text.split('<').next().unwrap_or(text));
        if path.len() == 1 && path.first().is_some_and(|name| w.scopes.lookup(name).is_some()) {
            return false;
        }
        let mut found = w.index.lookup_kinds(w.namespace, &path).into_iter();
        if found.any(|f| matches!(f.declared.kind, DeclaredKind::Function { .. })) {
            return true;
        }
        let Some((name, outer)) = path.split_last().filter(|(_, outer)| !outer.is_empty()) else {
            return false;
        };
        let Ty::Class(class) = w.resolve_path(outer, Vec::new(), &w.type_scope()) else {
            return false;
        };
        let member = class
            .info
            .as_ref()
            .and_then(|info| crate::constant::find(w, info, name));
        member.is_some_and(|(_, member)| matches!(member.kind, crate::class::MemberKind::Function { .. }))
    }

    /// Whether a type is a class; nothing if that is not known.
    pub(crate) fn stands_for_class(&self, ty: &str) -> Option<bool> {
        let w = self.walker;
        let named = self.standing_for(&ty.replace("__decltype", "decltype"));
        match if let Ty::Const(inner) = named { *inner } else { named } {
            Ty::Class(class) if class.is_enum => Some(false),
            Ty::Class(class) if class.info.is_some() => Some(true),
            Ty::Unknown | Ty::Dependent | Ty::Class(_) => {
                let path = components(ty.split('<').next().unwrap_or(ty));
                let plain = path.iter().filter(|part| *part != "std");
                if plain.clone().count() == 1 && plain.clone().all(|name| Builtin::of_library(name).is_some()) {
                    return Some(false);
                }
                let found = w.index.first(w.namespace, &path);
                if found.is_none() {
                    w.index.ask(&path);
                }
                let is_class = |kind| matches!(kind, DeclaredKind::Class { .. });
                found.is_some_and(|found| is_class(found.declared.kind)).then_some(true)
            }
            _ => Some(false),
        }
    }

    /// Whether a type may be named by an alias: nothing is resolved for visible classes.
    fn may_be_alias(&self, ty: &str) -> bool {
        self.alias_of(ty) != Some(false)
    }

    /// Whether a type is named by an alias, as far as declarations of it are visible.
    fn alias_of(&self, ty: &str) -> Option<bool> {
        let w = self.walker;
        if ty.contains('(') {
            return Some(false);
        }
        let (name, rest) = ty.split_once('<').unwrap_or((ty, ""));
        if rest.contains("::") && !rest.trim_end().ends_with('>') {
            return None;
        }
        let name = name.trim().trim_start_matches("typename ");
        let path: Vec<String> = name.split("::").map(|p| p.trim().to_owned()).collect();
        if let [only] = path.as_slice()
            && let Some(symbol) = w.scopes.lookup(only)
        {
            let alias = |d: Node<'_>| {
                matches!(
                    d.kind(),
                    Kind::AliasDeclaration | Kind::TypeDefinition | Kind::UsingDeclaration
                )
            };
            return Some(symbol.kind == SymbolKind::Type && symbol.declaration.is_some_and(alias));
        }
        match w.index.first(w.namespace, &path) {
            Some(f) => Some(matches!(
                f.declared.kind,
                DeclaredKind::Alias | DeclaredKind::UsingDeclaration
            )),
            None => (path.len() == 1 && !self.is_inner(&path[0])).then_some(false),
        }
    }
}

/// Whether a type is that of an expression.
fn is_computed(ty: &str) -> bool {
    let word = ty.trim_start_matches("__");
    word.starts_with("decltype") || word.starts_with("typeof")
}

/// A fundamental type, or pointers to one, as they are printed.
pub(super) fn shown_fundamental(ty: &Ty) -> Option<String> {
    match ty {
        Ty::Builtin(builtin) => Some(builtin.spelling().to_owned()),
        Ty::Const(inner) => match inner.as_ref() {
            Ty::Builtin(builtin) => Some(format!("const {}", builtin.spelling())),
            Ty::Pointer(_) => Some(format!("{}const", shown_fundamental(inner)?)),
            _ => None,
        },
        Ty::Pointer(to) => {
            let to_pointer = matches!(to.as_ref(), Ty::Pointer(_));
            let to = shown_fundamental(to)?;
            Some(format!(
                "{to}{}*",
                if to_pointer || to.ends_with("*const") { "" } else { " " }
            ))
        }
        _ => None,
    }
}
