//! Packs in an instance: what `f(a...)` passes.

use super::candidate::Passed;
use crate::here::Here;
use crate::scope::Symbol;
use crate::ty::{Bound, Scope, Ty};
use culambda_syntax::{Field, Kind, Node};

/// Longer packs are not expanded.
const MAX_PACK: usize = 64;

impl<'a> Here<'a> {
    /// How many arguments a call has; `None` if a pack is expanded in it of which that is not known.
    pub(crate) fn number_of(&self, arguments: Node<'a>) -> Option<usize> {
        let each = arguments.children().map(|argument| match argument.kind() {
            Kind::ParameterPackExpansion => self.expanded(argument).map(|all| all.len()),
            _ => Some(1),
        });
        each.sum()
    }

    /// The value of `sizeof...(pack)`.
    pub(crate) fn length_of_pack(&self, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
        let packs = self.instance.as_ref().map(|i| &i.packs).filter(|_| scope.local)?;
        let text = scope.syntax.text_of(node).strip_prefix("sizeof...")?;
        let name = text.trim().strip_prefix('(')?.strip_suffix(')')?.trim();
        let symbol = self.scopes.lookup(name).and_then(|symbol| symbol.declaration);
        let of = symbol.and_then(|parameter| parameter.field(Field::Type));
        let types = packs.get(of.map_or(name, |ty| self.text(ty)))?;
        i64::try_from(types.len()).ok()
    }

    /// What the expansion of a pack passes, if it is known how long that is.
    pub(crate) fn expanded(&self, expansion: Node<'a>) -> Option<Vec<Passed>> {
        let packs = self
            .instance
            .as_ref()
            .map(|i| &i.packs)
            .filter(|packs| !packs.is_empty())?;
        let pattern = expansion.children().next()?;
        let mut found: Option<(&str, Symbol<'a>, &String)> = None;
        let mut pending = vec![pattern];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() || node.kind() == Kind::ParameterPackExpansion && node != expansion {
                return None;
            }
            if let Some(one) = Some(node)
                .filter(|n| n.kind() == Kind::Identifier)
                .and_then(|n| self.pack_named(n))
            {
                if found.is_some() {
                    return None;
                }
                found = Some(one);
            }
            pending.extend(node.children());
        }
        let (name, symbol, pack) = found?;
        let types = packs.get(pack).filter(|types| types.len() <= MAX_PACK)?;
        let whole = self.is_whole(pattern, name);
        Some(types.iter().map(|ty| self.element(&symbol, pack, ty, whole)).collect())
    }

    /// What the names of packs stand for in each element of an expansion or a fold: nothing unless all packs that it names
    /// are equally long, and no lambda is in it.
    pub(crate) fn elements_of(&self, expansion: Node<'a>) -> Option<Vec<Vec<(String, Ty)>>> {
        let packs = self.instance.as_ref().map(|i| &i.packs).filter(|p| !p.is_empty())?;
        let mut named: Vec<(&String, &Vec<Ty>)> = Vec::new();
        let mut pending: Vec<Node<'a>> = expansion.children().collect();
        while let Some(node) = pending.pop() {
            let counted = || self.text(node).starts_with("sizeof...");
            match node.kind() {
                Kind::LambdaExpression => return None,
                _ if !self.index.budget.step() => return None,
                // What is expanded within is so there.
                Kind::ParameterPackExpansion => {}
                Kind::SizeofExpression if counted() => {}
                Kind::Identifier | Kind::TypeIdentifier | Kind::NamespaceIdentifier => {
                    let pack = match self.pack_named(node) {
                        Some((_, _, pack)) => pack.as_str(),
                        None => self.text(node),
                    };
                    named.extend(
                        packs
                            .get_key_value(pack)
                            .filter(|(name, _)| named.iter().all(|n| n.0 != *name)),
                    );
                }
                _ => pending.extend(node.children()),
            }
        }
        let length = named.first()?.1.len();
        if length > MAX_PACK || named.iter().any(|(_, types)| types.len() != length) {
            return None;
        }
        let one = |at: usize| {
            let each = named
                .iter()
                .filter_map(|(name, types)| Some(((*name).clone(), types.get(at)?.clone())));
            each.collect()
        };
        Some((0..length).map(one).collect())
    }

    /// A name that is a pack of parameters of the function, with the name of the pack of types that it has.
    fn pack_named(&self, name: Node<'a>) -> Option<(&'a str, Symbol<'a>, &String)> {
        let text = self.text(name);
        let symbol = *self.scopes.lookup(text)?;
        let parameter = symbol
            .declaration
            .filter(|d| crate::declarator::is_pack_parameter(*d))?;
        let ty = self.text(parameter.field(Field::Type)?);
        let (pack, _) = self.instance.as_ref()?.packs.iter().find(|(pack, _)| *pack == ty)?;
        Some((text, symbol, pack))
    }

    /// Whether each element is passed as it is: `a...`, `std::forward<A>(a)...`.
    fn is_whole(&self, pattern: Node<'a>, name: &str) -> bool {
        match pattern.kind() {
            Kind::Identifier => true,
            Kind::CallExpression => {
                let function = pattern.field(Field::Function).map_or("", |f| self.text(f));
                let passes = ["std::forward", "std::move"].iter().any(|f| function.starts_with(f));
                let mut given = pattern.field(Field::Arguments).into_iter().flat_map(Node::children);
                let only = given.next().filter(|_| given.next().is_none());
                passes && only.is_some_and(|only| self.text(only) == name)
            }
            _ => false,
        }
    }

    /// One of the types that the pattern comes to.
    fn element(&self, symbol: &Symbol<'a>, pack: &str, ty: &Ty, whole: bool) -> Passed {
        let Some(parameter) = symbol.declaration.filter(|_| whole) else {
            return (Ty::Unknown, true);
        };
        let own = [(pack.to_owned(), ty.clone())];
        let others = self.instance.iter().flat_map(|i| i.bindings.clone());
        let bound: Bound = own.into_iter().chain(others).collect();
        let scope = Scope {
            local: false,
            bound,
            ..self.type_scope()
        };
        match self.declared_type(parameter, parameter.field(Field::Declarator), &scope) {
            Ty::Reference(t) => (*t, true),
            t => (t, true),
        }
    }
}
