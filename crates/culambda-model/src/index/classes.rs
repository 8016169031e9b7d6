//! Looking for classes.

use super::heads::Inner;
use super::{ClassLookup, Declared, DeclaredKind, Index, MAX_ALIASES};
use crate::class::{ClassInfo, ClassReader};
use crate::declarator::is_around_declarations;
use crate::namespace::NamespaceId;
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;
use std::sync::Arc;

impl Index<'_> {
    /// The definition of a class at namespace scope, or nested in one, by its path.
    pub fn class(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        for split in (1..=path.len()).rev() {
            let (outer, nested) = path.split_at(split);
            let is_whole = split > 1 || nested.is_empty() || outer[0].is_empty();
            match self.class_in_namespace(from, outer) {
                ClassLookup::Found(c) => return self.nested_class(from, c, outer, nested),
                ClassLookup::Ambiguous if is_whole => return ClassLookup::Ambiguous,
                _ => {}
            }
        }
        // `struct space::Class { .. }`, declared in its namespace.
        let outside = (path.len() > 1)
            .then(|| self.class_defined_outside(from, None, path))
            .flatten();
        outside.map_or(ClassLookup::NotInSight, ClassLookup::Found)
    }

    /// The same for a class that a lambda is in, or a base of it: when it is not known, that is noted.
    pub fn class_around(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        let found = self.class(from, path);
        if matches!(found, ClassLookup::NotInSight) {
            self.ask(path);
        }
        found
    }

    /// Notes a name that no file of the unit declares: the project may know which one does.
    pub fn ask(&self, path: &[String]) {
        self.asked.borrow_mut().insert(path.to_vec());
    }

    /// Whether a name was noted.
    pub(crate) fn is_asked(&self, path: &[String]) -> bool {
        self.asked.borrow().contains(path)
    }

    /// The paths of the classes around lambdas, of their bases, and of names in types, that no file of the unit declares.
    pub fn asked(&self) -> Vec<Vec<String>> {
        self.asked.borrow().iter().cloned().collect()
    }

    /// How many these are.
    pub(crate) fn asked_count(&self) -> usize {
        self.asked.borrow().len()
    }

    fn nested_class(
        &self,
        from: NamespaceId,
        mut class: Rc<ClassInfo>,
        outer: &[String],
        nested: &[String],
    ) -> ClassLookup {
        for (depth, name) in nested.iter().enumerate() {
            let inside: Vec<_> = class.nested.iter().filter(|c| c.name == *name).collect();
            match inside.as_slice() {
                [one] => class = Rc::clone(one),
                [] => {
                    // Defined outside of its class: `struct Outer::Inner { .. }`.
                    let full: Vec<String> = outer.iter().chain(&nested[..=depth]).cloned().collect();
                    let home = self.namespace_at(class.place.0, class.place.1);
                    match self.class_defined_outside(from, home, &full) {
                        Some(found) => class = found,
                        None => return ClassLookup::NotInSight,
                    }
                }
                _ => return ClassLookup::Ambiguous,
            }
        }
        ClassLookup::Found(class)
    }

    /// The classes that an item defines, parsed once.
    pub(super) fn classes_of(&self, declared: &Declared) -> Vec<Rc<ClassInfo>> {
        let syntax = self.syntax_of(declared.file, declared.item);
        self.shared.classes(&syntax, || {
            let mut out = Vec::new();
            if !syntax.too_deep {
                collect_classes(&syntax, (syntax.root(), None), &mut Vec::new(), &mut out);
            }
            out
        })
    }

    /// The namespace that a definition opens which a macro makes in an item.
    pub(crate) fn namespace_in_item(&self, around: NamespaceId, syntax: &Syntax, definition: Node<'_>) -> NamespaceId {
        let all = inner_namespaces(syntax, definition);
        all.iter().fold(around, |at, one| {
            let found = match &one.name {
                Some(name) => self.namespaces[at].named.get(name.as_str()).copied(),
                None => self.transparent[at]
                    .iter()
                    .copied()
                    .find(|id| self.namespaces[*id].name.is_none()),
            };
            found.unwrap_or(at)
        })
    }

    /// The class of a path that is defined by its path, in a namespace around, in that of its class, or in one that the path
    /// names.
    fn class_defined_outside(
        &self,
        from: NamespaceId,
        home: Option<NamespaceId>,
        path: &[String],
    ) -> Option<Rc<ClassInfo>> {
        let name = path.last()?;
        let around = std::iter::successors(Some(from), |id| self.namespaces[*id].parent);
        let named = (1..path.len() - 1).filter_map(|n| self.find_namespace(from, &path[..n]));
        for id in around.chain(home).chain(named) {
            for d in self.declarations.of(id, name) {
                if d.path.len() > 1 && path.ends_with(&d.path) && d.kind.is_class_definition() {
                    return self.classes_of(d).into_iter().find(|c| d.path_in_item().eq(&c.path));
                }
            }
        }
        None
    }

    fn class_in_namespace(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        self.class_through(from, path, MAX_ALIASES)
    }

    /// The same; `usings` using-declarations may still be followed. One that finds itself would never end.
    fn class_through(&self, from: NamespaceId, path: &[String], usings: u32) -> ClassLookup {
        let found = self.lookup_kinds(from, path);
        let mut primaries: Vec<Rc<ClassInfo>> = Vec::new();
        for f in &found {
            match f.declared.kind {
                DeclaredKind::Class {
                    defined: true,
                    specialisation: false,
                } => {
                    let name = f.declared.path.last().cloned().unwrap_or_default();
                    primaries.extend(
                        self.classes_of(f.declared)
                            .into_iter()
                            .filter(|c| c.name == name && c.arguments.is_none()),
                    );
                }
                DeclaredKind::UsingDeclaration if f.declared.target.len() > 1 => {
                    return match usings.checked_sub(1) {
                        Some(left) => self.class_through(f.namespace, &f.declared.target, left),
                        None => ClassLookup::NotInSight,
                    };
                }
                _ => {}
            }
        }
        match primaries.len() {
            0 => ClassLookup::NotInSight,
            1 => ClassLookup::Found(primaries.remove(0)),
            _ => ClassLookup::Ambiguous,
        }
    }

    /// Whether a member template of a class is specialised outside of it: `template <> struct Outer::Inner<int>`.
    pub(crate) fn is_specialised_outside(&self, from: NamespaceId, outer: &str, inner: &str) -> bool {
        let special = |d: &Declared| matches!(d.kind, DeclaredKind::Class { specialisation, .. } if specialisation);
        self.defined_outside(from, outer, inner).any(special)
    }

    /// Whether a class of another one may be defined outside of it.
    pub(crate) fn is_defined_outside(&self, from: NamespaceId, outer: &str, inner: &str) -> bool {
        let class = |d: &Declared| matches!(d.kind, DeclaredKind::Class { .. });
        self.defined_outside(from, outer, inner).any(class)
    }

    fn defined_outside<'s>(
        &'s self,
        from: NamespaceId,
        outer: &'s str,
        inner: &'s str,
    ) -> impl Iterator<Item = &'s Declared> {
        let in_outer = move |d: &&Declared| matches!(d.path.as_slice(), [.., around, _] if around == outer);
        self.declarations.of(from, inner).filter(in_outer)
    }
}

/// Reads the classes that are at the top of an item, under templates, declarations and namespaces, whose names are `inner`.
fn collect_classes(
    syntax: &Arc<Syntax>,
    (node, template): (Node<'_>, Option<Node<'_>>),
    inner: &mut Vec<String>,
    out: &mut Vec<Rc<ClassInfo>>,
) {
    for child in node.children() {
        match child.kind() {
            Kind::TemplateDeclaration => collect_classes(syntax, (child, Some(child)), inner, out),
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier
                if child.field(Field::Body).is_some() =>
            {
                let reader = ClassReader::new(syntax, Vec::new(), Some(Arc::clone(syntax)));
                let mut class = reader.read(child, template);
                class.path.splice(0..0, inner.iter().cloned());
                out.push(class.shared());
            }
            Kind::Declaration | Kind::TypeDefinition => collect_classes(syntax, (child, template), inner, out),
            Kind::NamespaceDefinition => {
                let around = inner.len();
                inner.extend(inner_namespaces(syntax, child).into_iter().filter_map(|one| one.name));
                collect_classes(syntax, (child, None), inner, out);
                inner.truncate(around);
            }
            kind if is_around_declarations(kind) => collect_classes(syntax, (child, None), inner, out),
            _ => {}
        }
    }
}

/// The namespaces that a definition in an item opens.
fn inner_namespaces(syntax: &Syntax, definition: Node<'_>) -> Vec<Inner> {
    let is_inline = |node: &Node<'_>| syntax.text_of(*node) == "inline";
    let mut inline = definition.all_children().next().as_ref().is_some_and(is_inline);
    let Some(name) = definition.field(Field::Name) else {
        return vec![Inner { name: None, inline }];
    };
    let mut out = Vec::new();
    for part in syntax.text_of(name).split("::") {
        let part = part.trim();
        let bare = part.strip_prefix("inline ").map(str::trim_start);
        out.push(Inner {
            name: Some(bare.unwrap_or(part).to_owned()),
            inline: inline || bare.is_some(),
        });
        inline = false;
    }
    out
}
