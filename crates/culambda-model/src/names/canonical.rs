//! Constants that are template arguments and not printed as their values: the reference writes the path of their
//! declaration, as far as it is not around, whatever path leads to it.

use super::ScopeNames;
use crate::class::{ClassInfo, Member, MemberKind, TypeKind, USING_ENUM};
use crate::index::{ClassLookup, DeclaredKind, NamespaceId};
use crate::reasons::UNDECLARED;
use crate::scope::SymbolKind;
use crate::ty::{ClassTy, Ty};
use culambda_source::ident::words_of;
use culambda_source::{Standard, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

/// Where a constant is declared.
#[derive(Default)]
struct Home {
    namespace: NamespaceId,
    /// The classes around it, outermost first.
    classes: Vec<Rc<ClassInfo>>,
    /// The enumeration that it is written with: a scoped one.
    enumeration: Option<String>,
    /// Whether it is an enumerator: those that are not printed as numbers have their own path everywhere.
    brought: bool,
}

impl Home {
    /// Whether a base that depends on a parameter may have a member of the name that a path begins with: then its innermost
    /// namespace is written, too. An enumerator that is alone is shown by its value's name.
    fn is_hidden_by_base(&self, shown: &[String]) -> bool {
        let is_around = shown.len() < self.classes.len();
        !(is_around || self.brought && self.enumeration.is_none() && self.classes.is_empty())
    }

    /// All scopes, after its namespaces without so many that are around, but with the innermost.
    fn path(&self, mut own: Vec<String>, around: usize) -> Vec<String> {
        own.drain(..around.min(own.len().saturating_sub(1)));
        if own.is_empty() {
            // What begins with nothing is in the global one.
            own.push(String::new());
        }
        own.extend(self.classes.iter().map(|class| class.name.clone()));
        own
    }
}

impl ScopeNames<'_, '_> {
    /// The path by which a constant is printed; nothing where it is that which is written, or where nothing is known of it.
    /// Of those that are printed as values elsewhere only enumerators count.
    pub(super) fn canonical(&self, path: &[String], brought: bool) -> Option<String> {
        let w = self.walker;
        let (name, first) = (path.last()?, path.first()?);
        if first.is_empty() || w.is_template_parameter(first) || !w.index.budget.step() {
            return None;
        }
        let Some(home) = self.home(path) else {
            if !brought && !w.in_template() && path.len() > 1 && self.begins_with_class(first) && !self.is_member(path)
            {
                self.doubt_constant(name);
            }
            return None;
        };
        if brought && !home.brought {
            return None;
        }
        let (mut shown, is_template) = self.seen_from_here(&home)?;
        let behind_base = self.has_dependent_base();
        if behind_base && home.is_hidden_by_base(&shown) {
            let own = w.index.path(home.namespace).ok()?;
            let around = self.around_here(&own)?;
            shown = home.path(own, around);
        }
        if is_template {
            // Those of class templates are printed with arguments.
            if !w.in_template() && path.len() > 1 {
                self.doubt_constant(name);
            }
            return None;
        }
        shown.extend(home.enumeration.iter().cloned());
        shown.push(name.clone());
        self.begin_further_out(&home, &mut shown);
        if shown == path && !behind_base {
            return None;
        }
        let local = w.scopes.lookup(&shown[0]).filter(|_| shown.len() > 1);
        if local.is_some_and(|symbol| symbol.declaration.is_none_or(|d| d.kind() != Kind::UsingDeclaration)) {
            self.doubt_constant(name);
        }
        Some(shown.join("::"))
    }

    /// Begins the path of what a namespace declares further out, as long as the function, its classes or a namespace between
    /// give another meaning to what it begins with.
    fn begin_further_out(&self, home: &Home, shown: &mut Vec<String>) {
        let w = self.walker;
        let own = w.index.path(home.namespace).ok().filter(|_| home.classes.is_empty());
        let Some(mut whole) = own else { return };
        let names = usize::from(home.enumeration.is_some()) + 1;
        let Some(mut from) = (whole.len() + names).checked_sub(shown.len()) else {
            return;
        };
        whole.extend(shown.iter().skip(shown.len() - names).cloned());
        let by_using = |name: &String| {
            let symbol = w.scopes.lookup(name).and_then(|symbol| symbol.declaration);
            symbol.is_some_and(|d| d.kind() == Kind::UsingDeclaration)
        };
        let is_hidden = |level: usize| {
            let name = &whole[level];
            !by_using(name) && (w.hides(name) || self.is_covered_level(&whole, level))
        };
        while from > 0 && is_hidden(from) {
            from -= 1;
        }
        let root = is_hidden(from).then(String::new);
        *shown = root.into_iter().chain(whole.drain(from..)).collect();
    }

    /// Whether a name is that of a class, or of an alias.
    fn begins_with_class(&self, name: &str) -> bool {
        let w = self.walker;
        let found = w.index.first(w.namespace, &[name.to_owned()]);
        found.is_some_and(|found| found.declared.kind.is_type() && found.declared.kind != DeclaredKind::Enum)
    }

    /// Doubts a name that is printed as it is written and may be that of a macro, which would not be.
    pub(super) fn check_unknown_macro(&self, name: &str) {
        let w = self.walker;
        let is_namespace = || w.index.find_namespace(w.namespace, &[name.to_owned()]).is_some();
        if w.is_unknown_macro(name) && !is_namespace() {
            let doubt = || format!("`{name}` {UNDECLARED}");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
    }

    /// Doubts a constant that is named with template arguments in its path, if another class than the one that is written
    /// has it.
    pub(super) fn check_home(&self, path: &[String]) {
        let [outer @ .., name] = path else { return };
        let w = self.walker;
        let Some(class) = outer.last() else { return };
        if w.is_template_parameter(&path[0]) || w.scopes.lookup(&path[0]).is_some() || !w.index.budget.step() {
            return;
        }
        let ClassLookup::Found(found) = w.index.class(w.namespace, outer) else {
            return;
        };
        if found.members.contains_key(name) || found.bases.is_empty() {
            return;
        }
        let owner = w.find_member(&w.class_where_defined(&found), name);
        let plain = |owner: &ClassTy| owner.info.as_ref().is_some_and(|info| info.params.is_none());
        if owner.is_some_and(|(owner, _)| !w.in_template() || plain(&owner)) {
            self.doubt_constant(class);
        }
    }

    /// Whether a path leads to a member of a class, of whatever kind.
    fn is_member(&self, path: &[String]) -> bool {
        let w = self.walker;
        let [outer @ .., name] = path else { return false };
        let Ty::Class(class) = w.resolve_path(outer, Vec::new(), &w.type_scope()) else {
            return false;
        };
        let found = w.find_member(&class, name);
        // One that a base has is written with that.
        let own = |(owner, member): &(ClassTy, Member)| {
            let place = |class: &ClassTy| class.info.as_ref().map(|info| info.place);
            !member.is_value() || place(owner) == place(&class)
        };
        found.as_ref().is_some_and(own)
    }

    /// The scopes of a constant that are not around, and whether one of them is a template.
    fn seen_from_here(&self, home: &Home) -> Option<(Vec<String>, bool)> {
        let w = self.walker;
        let around = w.own_classes();
        let is_around = |class: &Rc<ClassInfo>| {
            let same = |other: &ClassInfo| other.place == class.place && other.name == class.name;
            let is_base = |own: &Rc<ClassInfo>| {
                let ask = |base: &ClassTy| base.info.as_ref().is_some_and(|info| same(info)).then_some(());
                w.search_bases(&w.class_where_defined(own), |_| true, ask)
                    .found()
                    .is_some()
            };
            around.iter().any(|frame| same(&frame.info) || is_base(&frame.info))
        };
        let names = |classes: &[Rc<ClassInfo>]| classes.iter().map(|class| class.name.clone()).collect::<Vec<_>>();
        let is_template = |class: &Rc<ClassInfo>| class.params.is_some() || class.arguments.is_some();
        if let Some(inner) = home.classes.iter().rposition(is_around) {
            let rest = home.classes.get(inner + 1..)?;
            return Some((names(rest), rest.iter().any(is_template)));
        }
        let mut path = w.index.path(home.namespace).ok()?;
        if path.iter().any(|part| part.starts_with("_GLOBAL__N_")) {
            return None;
        }
        path.drain(..self.around_here(&path)?);
        path.extend(names(&home.classes));
        let is_whole = path.iter().all(|part| !part.is_empty());
        is_whole.then(|| (path, home.classes.iter().any(is_template)))
    }

    /// Where a constant is declared that a path names.
    fn home(&self, path: &[String]) -> Option<Home> {
        let w = self.walker;
        let [outer @ .., name] = path else { return None };
        let at_namespace_scope = || {
            use DeclaredKind as K;
            let beyond = || w.index.target(w.index.first(w.namespace, &w.beyond_blocks(path)?)?);
            let plain = || w.index.target(w.index.first(w.namespace, path)?);
            let found = if w.scopes.lookup(&path[0]).is_some() {
                beyond()
            } else {
                plain().or_else(beyond)
            }?;
            let kind = found.declared.kind;
            if matches!(kind, K::Function { template: true, .. }) && !w.in_template() {
                self.doubt_constant(name);
            }
            let is_template = matches!(
                kind,
                K::Variable { template: true, .. } | K::Function { template: true, .. }
            );
            let counts = kind.is_value() && !is_template;
            counts.then(|| Home {
                namespace: found.namespace,
                brought: kind == K::Enumerator,
                ..Home::default()
            })
        };
        if outer.is_empty() {
            if let Some(symbol) = w.scopes.lookup(name) {
                let using = symbol.declaration.is_some_and(|d| d.kind() == Kind::UsingDeclaration);
                return using.then(at_namespace_scope).flatten();
            }
            let around = w.own_classes();
            let in_class = |frame: &crate::here::ClassFrame| self.in_class(&w.class_where_defined(&frame.info), name);
            return self
                .by_block(name)
                .or_else(|| around.iter().rev().find_map(in_class))
                .or_else(at_namespace_scope)
                .or_else(|| self.by_namespace(w.namespace, true, name));
        }
        let local = w.scopes.lookup(&outer[0]);
        if local.is_some_and(|symbol| symbol.declaration.is_none_or(|d| d.kind() != Kind::UsingDeclaration)) {
            return None;
        }
        if let Some(found) = at_namespace_scope() {
            return Some(found);
        }
        if let Some(found) = self.enumerator_of(outer, None, name) {
            // That of a class template depends on its parameters.
            let depends = found.enumeration.is_none() && found.classes.iter().any(|class| class.params.is_some());
            return (!depends).then(|| brought(found));
        }
        if let Some(namespace) = w.index.find_namespace(w.namespace, outer) {
            return self.by_namespace(namespace, false, name);
        }
        match w.resolve_path(outer, Vec::new(), &w.type_scope()) {
            Ty::Class(class) if class.info.is_some() => self.in_class(&class, name),
            _ => None,
        }
    }

    /// A constant in a class or its bases.
    fn in_class(&self, class: &ClassTy, name: &str) -> Option<Home> {
        let w = self.walker;
        let of = |owner: ClassTy, member: &Member| Home {
            namespace: owner.namespace,
            classes: with_outer(&owner).cloned().collect(),
            brought: member.kind == MemberKind::Enumerator,
            ..Home::default()
        };
        let info = class.info.as_ref()?;
        let own = info.members.contains_key(name);
        if !own && w.in_template() && info.bases.iter().any(|base| base.dependent) {
            return None;
        }
        if let Some((owner, member)) = w.find_member(class, name) {
            let is_template = matches!(member.kind, MemberKind::Function { template: true, .. });
            let is_one = member.kind == MemberKind::Enumerator || member.is_static && member.is_value() && !is_template;
            return is_one.then(|| of(owner, &member));
        }
        if w.target.standard < Standard::Cpp20 {
            return None;
        }
        let (owner, _) = w.find_member(class, USING_ENUM)?;
        let all = owner.info.as_ref()?.members.get(USING_ENUM)?;
        let enumeration = |member: &Member| match &member.kind {
            MemberKind::Using { path, .. } => self.enumerator_of(path, Some(&owner), name),
            _ => None,
        };
        all.iter().find_map(enumeration).map(brought)
    }

    /// What `using enum` in the blocks around the lambda brings.
    fn by_block(&self, name: &str) -> Option<Home> {
        let w = self.walker;
        if w.target.standard < Standard::Cpp20 {
            return None;
        }
        let at = w.around.lambda?;
        let node = w.syntax.node_at(ViewSpan::new(at, at + 1));
        for block in node.ancestors().filter(|n| n.kind() == Kind::CompoundStatement) {
            for statement in block.children().take_while(|statement| statement.start() < at) {
                if !w.index.budget.step() {
                    return None;
                }
                if let Some(path) = enumeration_of_using(w.syntax, statement)
                    && let Some(found) = self.enumerator_of(&path, None, name)
                {
                    return Some(brought(found));
                }
            }
        }
        None
    }

    /// What `using enum` in a namespace brings, or in one of those around.
    fn by_namespace(&self, namespace: NamespaceId, around: bool, name: &str) -> Option<Home> {
        let w = self.walker;
        if w.target.standard < Standard::Cpp20 {
            return None;
        }
        let mut at = Some(namespace);
        while let Some(namespace) = at {
            for found in w.index.lookup_kinds(namespace, &[USING_ENUM.to_owned()]) {
                if !w.index.budget.step() {
                    return None;
                }
                let using = found.declared.kind == DeclaredKind::UsingDeclaration && found.namespace == namespace;
                let enumeration = || self.enumerator_from(found.namespace, &found.declared.target, name);
                if let Some(found) = using.then(enumeration).flatten() {
                    return Some(brought(found));
                }
            }
            at = w.index.namespaces[namespace].parent.filter(|_| around);
        }
        None
    }

    /// An enumerator of an enumeration that is named from a class, or from here.
    fn enumerator_of(&self, enumeration: &[String], from: Option<&ClassTy>, name: &str) -> Option<Home> {
        let w = self.walker;
        let [outer @ .., last] = enumeration else { return None };
        let in_class = |class: &ClassTy| {
            let (owner, member) = w.find_member(class, last)?;
            if !matches!(member.kind, MemberKind::Type(TypeKind::Enumeration)) {
                return None;
            }
            let info = owner.info.as_ref()?;
            let syntax = w.syntax_of_class(info)?;
            let node = crate::types::enumeration(member.node(&syntax)?)?;
            let scoped = enumerates(&syntax, node, name)?;
            Some(Home {
                namespace: owner.namespace,
                classes: with_outer(&owner).cloned().collect(),
                enumeration: scoped.then(|| last.clone()),
                ..Home::default()
            })
        };
        if outer.is_empty() {
            let around = w.own_classes();
            let found = from.and_then(in_class);
            let found = found.or_else(|| {
                let mut frames = around.iter().rev();
                frames.find_map(|frame| in_class(&w.class_where_defined(&frame.info)))
            });
            if found.is_some() {
                return found;
            }
        }
        let namespace = from.map_or(w.namespace, |class| class.namespace);
        if let Some(found) = self.enumerator_from(namespace, enumeration, name) {
            return Some(found);
        }
        if outer.is_empty() || w.index.find_namespace(namespace, outer).is_some() {
            return None;
        }
        match w.resolve_path(outer, Vec::new(), &w.type_scope()) {
            Ty::Class(class) if class.info.is_some() => in_class(&class),
            _ => None,
        }
    }

    /// An enumerator of an enumeration at namespace scope.
    fn enumerator_from(&self, from: NamespaceId, enumeration: &[String], name: &str) -> Option<Home> {
        let w = self.walker;
        let found = w.index.first(from, enumeration).and_then(|found| w.index.target(found));
        let found = found.or_else(|| w.index.target(w.index.first(from, &w.beyond_blocks(enumeration)?)?))?;
        if found.declared.kind != DeclaredKind::Enum {
            return None;
        }
        let own = found.declared.name();
        let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
        let is_it = |node: &Node<'_>| {
            let named = node.field(Field::Name).is_some_and(|n| syntax.text_of(n) == own);
            node.kind() == Kind::EnumSpecifier && named && node.field(Field::Body).is_some()
        };
        let node = syntax.root().descendants().find(is_it)?;
        let scoped = enumerates(&syntax, node, name)?;
        Some(Home {
            namespace: found.namespace,
            enumeration: scoped.then(|| own.to_owned()),
            ..Home::default()
        })
    }

    /// The path of a template that is a template argument, as far as it is not around; nothing if that is what is written.
    pub(super) fn canonical_template(&self, path: &[String], value: bool) -> Option<String> {
        let w = self.walker;
        let first = path.first()?;
        if w.scopes.lookup(first).is_some() || w.is_template_parameter(first) || !w.index.budget.step() {
            return None;
        }
        let found = w.index.target(w.index.first(w.namespace, path)?)?;
        let is_template = match found.declared.kind {
            DeclaredKind::Class { .. } => {
                let class = w.index.class(w.namespace, path);
                matches!(class, ClassLookup::Found(class) if class.params.is_some())
            }
            DeclaredKind::Variable { template, .. } => template && value,
            DeclaredKind::Function { .. } => value,
            _ => false,
        };
        // A base that depends on a parameter may have a member of the name: the namespace stays.
        if !is_template || self.has_dependent_base() {
            return None;
        }
        let home = Home {
            namespace: found.namespace,
            ..Home::default()
        };
        let (mut shown, _) = self.seen_from_here(&home)?;
        shown.push(path.last()?.clone());
        self.begin_further_out(&home, &mut shown);
        (shown != path).then(|| shown.join("::"))
    }

    /// Whether a path leads to a static member function of a class or of its bases.
    pub(super) fn is_static_function(&self, path: &[String]) -> bool {
        let w = self.walker;
        let [outer @ .., name] = path else { return false };
        if w.scopes.lookup(&path[0]).is_some() {
            return false;
        }
        let is_one = |class: &ClassTy| {
            let found = w.find_member(class, name);
            // Of a class template the name stays as it is.
            found.is_some_and(|(owner, m)| {
                let is_function = matches!(m.kind, MemberKind::Function { template: false, .. });
                m.is_static && is_function && with_outer(&owner).all(|class| class.params.is_none())
            })
        };
        if outer.is_empty() {
            let around = w.own_classes();
            return around.iter().any(|frame| is_one(&w.class_where_defined(&frame.info)));
        }
        match w.resolve_path(outer, Vec::new(), &w.type_scope()) {
            Ty::Class(class) if class.info.is_some() => is_one(&class),
            _ => false,
        }
    }

    /// Whether an expression has an enumerator of the function in it, or one of its enumerations: its value is printed.
    pub(super) fn has_local_enumerator(&self, expression: &str) -> bool {
        let w = self.walker;
        let is_one = |word: &str| {
            w.scopes.lookup(word).is_some_and(|symbol| {
                let of_enumeration = || symbol.declaration.is_some_and(|d| d.kind() == Kind::EnumSpecifier);
                matches!(symbol.kind, SymbolKind::Constant | SymbolKind::Type) && of_enumeration()
            })
        };
        words_of(expression).any(is_one)
    }

    /// Says that it is not known how a constant is written.
    fn doubt_constant(&self, name: &str) {
        let doubt = || format!("nvcc writes the constant `{name}` with its own path in a template argument");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }
}

/// A class and those around it, outermost first.
fn with_outer(class: &ClassTy) -> impl Iterator<Item = &Rc<ClassInfo>> {
    class.chain.iter().chain(&class.info)
}

fn brought(home: Home) -> Home {
    Home { brought: true, ..home }
}

/// Whether an enumeration is scoped that has an enumerator; nothing if it has not.
fn enumerates(syntax: &Syntax, enumeration: Node<'_>, name: &str) -> Option<bool> {
    let mut all = enumeration.field(Field::Body)?.children();
    let is_it = |node: Node<'_>| {
        node.kind() == Kind::Enumerator && node.field(Field::Name).is_some_and(|n| syntax.text_of(n) == name)
    };
    if !all.any(is_it) {
        return None;
    }
    let second = words_of(syntax.text_of(enumeration)).nth(1);
    Some(second.is_some_and(|word| matches!(word, "class" | "struct")))
}

/// The enumeration that `using enum` names.
fn enumeration_of_using(syntax: &Syntax, statement: Node<'_>) -> Option<Vec<String>> {
    let is_it = statement.kind() == Kind::UsingDeclaration && statement.child(Kind::Enum).is_some();
    let named = statement.children().last().filter(|_| is_it)?;
    Some(crate::declarator::path_of(syntax, named))
}
