//! Declarations of one function that put it on different sides: the device compiler makes it a function of both, and
//! says so where the later one is.

use super::FunctionSpace;
use crate::class::template_parameter_names;
use crate::crossing::{Body, Redeclared};
use crate::declarator::{last_name, name_node, parameters, path_of};
use crate::facts::Place;
use crate::here::{Frame, Here};
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::space::{Annotations, annotations};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// A declaration that puts a function on another side than those before it.
pub(crate) struct Redeclaration {
    pub(crate) how: Redeclared,
    /// The function, as written in its first declaration.
    pub(crate) name: String,
    /// The declaration before.
    pub(crate) declared: Option<Place>,
    /// Whether others may have been declared where nobody looked.
    pub(crate) by_name: bool,
}

impl<'a> Here<'a> {
    /// What a declaration of a function changes about its space.
    pub(crate) fn redeclared(&self, node: Node<'a>) -> Option<Redeclaration> {
        let signature = Signature::of(self.syntax, node)?;
        let declared = name_node(signature.function).or_else(|| node.field(Field::Declarator).and_then(name_node));
        let (name, list) = (declared?, parameters(signature.function)?);
        let own = annotations(self.syntax, node.start(), list.start());
        if own.global || self.is_in_list_of_members(node) || self.frames.len() > 1 || !self.is_sure(&signature, own) {
            return None;
        }
        let last = last_name(name);
        let member = matches!(self.frames.last(), Some(Frame::Function(f)) if f.owner.outside_class.is_some());
        // A specialisation of a member for some class has annotations of its own.
        if member
            && self
                .templates
                .iter()
                .any(|head| template_parameter_names(self.syntax, *head).is_empty())
        {
            return None;
        }
        let mut earlier = self.declared_before(name)?;
        let (shape, rest) = (signature.shape(), signature.rest());
        if !member && self.may_be_friend(self.text(last)) {
            let alike = |space: &FunctionSpace| space.whole() == (&shape, &rest[..]);
            self.add_friends_before(self.text(last), alike, &mut earlier)?;
        }
        let mut same = Vec::new();
        for candidate in earlier.iter().filter(|c| !c.special) {
            let space = self.declared_space(candidate.spot)?;
            if space.whole() == (&shape, &rest[..]) {
                // A second definition is an error of its own.
                if space.definition && signature.is_definition() {
                    return None;
                }
                same.push(space);
            }
        }
        let found = self.changed(&same, own, path_of(self.syntax, name).join("::"))?;
        // All declarations of a member but its definition are in its class.
        Some(Redeclaration {
            by_name: !member,
            ..found
        })
    }

    /// Adds what friend declarations before the item of the walk declare of a function; nothing if their order, or what
    /// they declare, is not known.
    fn add_friends_before(
        &self,
        name: &str,
        alike: impl Fn(&FunctionSpace) -> bool,
        earlier: &mut Vec<Candidate>,
    ) -> Option<()> {
        let mut friends = Vec::new();
        for (friend, in_template) in self.friends_declared(name)? {
            if friend.namespace != self.namespace || !alike(&*self.declared_space(friend.spot)?) {
                continue;
            }
            // Each class that is made of a template declares it once more.
            if in_template {
                return None;
            }
            if friend.spot.file != self.syntax.view.file || self.stands_before(&friend) {
                friends.push(friend);
            }
        }
        let mut others = Vec::new();
        for one in earlier.drain(..) {
            if alike(&*self.declared_space(one.spot)?) {
                others.push(one);
            }
        }
        *earlier = others;
        let mut files = friends.iter().chain(earlier.iter()).map(|c| c.spot.file);
        let first = files.next();
        if !friends.is_empty() && files.any(|file| Some(file) != first) {
            return None;
        }
        earlier.extend(friends);
        earlier.sort_by_key(|c| (c.spot.file, c.spot.item, c.spot.name_at));
        Some(())
    }

    /// What an explicit instantiation with other annotations than its template's changes.
    pub(crate) fn instantiated_with(&self, node: Node<'a>) -> Option<Redeclaration> {
        let own_head = node.children().find(|n| n.kind() == Kind::Declaration).unwrap_or(node);
        let declarator = own_head.field(Field::Declarator)?;
        let function = crate::declarator::function_declarator(declarator)?;
        let (name, list) = (name_node(function)?, parameters(function)?);
        let own = annotations(self.syntax, node.start(), list.start());
        if own.global || !matches!(name.kind(), Kind::TemplateFunction | Kind::Identifier) {
            return None;
        }
        let text = crate::declarator::bare_name(self.syntax, name).to_owned();
        let mut found = Vec::new();
        for one in self.index.lookup(self.namespace, &text) {
            let one = self.index.target(one)?;
            if !crate::index::is_explicit_instantiation(self.unit, one.declared.file, one.declared.item) {
                self.add_function(&one, &mut found)?;
            }
        }
        let mut same: Vec<Rc<FunctionSpace>> = Vec::new();
        for candidate in found.iter().filter(|c| !c.special) {
            let space = self.declared_space(candidate.spot)?;
            if space.shape.0 == 0 || same.first().is_some_and(|s| s.whole() != space.whole()) {
                return None;
            }
            same.push(space);
        }
        self.changed(&same, own, text)
    }

    /// The declarations of a template of which an explicit instantiation makes code.
    pub(crate) fn instantiated_explicitly(&self, node: Node<'a>) -> Vec<Body> {
        if let Some(class) = node.field(Field::Type).filter(|ty| ty.kind().is_class()) {
            let class = class.field(Field::Name).filter(|_| self.follows_uses());
            let class = class.and_then(|name| self.class_named(name));
            return class.map_or_else(Vec::new, |class| self.bodies_of_class(&class));
        }
        let own_head = node.children().find(|n| n.kind() == Kind::Declaration).unwrap_or(node);
        let function = own_head
            .field(Field::Declarator)
            .and_then(crate::declarator::function_declarator);
        let Some(name) = function.and_then(name_node).filter(|_| self.follows_uses()) else {
            return Vec::new();
        };
        let found = if name.kind() == Kind::QualifiedIdentifier {
            let callee = self.callee_of(name);
            callee.map_or_else(Vec::new, |callee| callee.candidates)
        } else {
            self.templates_named(crate::declarator::bare_name(self.syntax, name))
        };
        let list = function.and_then(parameters);
        let own = list.map(|list| annotations(self.syntax, node.start(), list.start()));
        let own = own.unwrap_or_default();
        // One that says nothing makes a member for the device alone one of both sides.
        let alike = |all: Annotations| all == own || all.host && all.device && !own.any();
        let is_alike = |space: &FunctionSpace| space.annotations.is_some_and(alike);
        let instantiated = |c: &Candidate| {
            let space = self.declared_space(c.spot)?;
            let counts = space.shape.0 > 0 || is_of_class_template(c) && is_alike(&space);
            space.place.filter(|_| counts)
        };
        found.iter().filter_map(instantiated).map(Body::from).collect()
    }

    /// The functions that a name means of which an explicit instantiation may be; none if one is not known.
    fn templates_named(&self, name: &str) -> Vec<Candidate> {
        let mut found = Vec::new();
        for one in self.index.lookup(self.namespace, name) {
            let one = self.index.target(one);
            let own =
                one.filter(|o| !crate::index::is_explicit_instantiation(self.unit, o.declared.file, o.declared.item));
            if own.is_some_and(|o| self.add_function(&o, &mut found).is_none()) {
                return Vec::new();
            }
        }
        found
    }

    fn changed(&self, before: &[Rc<FunctionSpace>], own: Annotations, name: String) -> Option<Redeclaration> {
        let (first, rest) = before.split_first()?;
        let mut now = first.annotations?;
        for other in rest {
            let next = other.annotations?;
            if next.global || now.global {
                return None;
            }
            // From a declaration that differs on, the function is one of both sides.
            if next.device != now.device || next.device && next.host != now.host {
                now = Annotations {
                    host: true,
                    device: true,
                    global: false,
                };
            }
        }
        let how = match ((now.device, now.host), (own.device, own.host)) {
            _ if now.global => return None,
            ((false, _), (true, false)) => Redeclared::HostWithDevice,
            ((false, _), (true, true)) => Redeclared::HostWithHostDevice,
            ((true, false), (false, false)) => Redeclared::DeviceWithoutDevice,
            ((true, false), (false, true)) => Redeclared::DeviceWithHost,
            ((true, false), (true, true)) => Redeclared::DeviceWithHostDevice,
            _ => return None,
        };
        Some(Redeclaration {
            how,
            name,
            declared: before.last().and_then(|s| s.place),
            by_name: true,
        })
    }

    /// The declarations of a function's name that are before the item of the walk, in order.
    pub(super) fn declared_before(&self, name: Node<'a>) -> Option<Vec<Candidate>> {
        if let Some(Frame::Function(f)) = self.frames.last()
            && let Some(class) = &f.owner.outside_class
        {
            let key = crate::class::member_key(self.syntax, last_name(name));
            let ty = self.class_where_defined(&class.info);
            let mut all = self
                .member_functions(&ty, &key)
                .or_else(|| self.own_functions(&ty, &key))?;
            let item = self.syntax.view.file;
            all.retain(|c| self.is_in_class(c) || c.spot.file != item || self.stands_before(c));
            let strange = |c: &Candidate| !self.is_in_class(c) && c.spot.file != item;
            return (!all.iter().any(strange)).then_some(all);
        }
        let path = path_of(self.syntax, name);
        let mut all = match name.kind() {
            // All of them have one name.
            Kind::OperatorName => self.free_operators_named(&crate::class::fold(self.text(name)))?,
            _ => self.free_functions(self.namespace, &path)?,
        };
        let own = |c: &Candidate| path.len() > 1 || c.namespace == self.namespace;
        all.retain(|c| own(c) && (c.spot.file != self.syntax.view.file || self.stands_before(c)));
        Some(all)
    }

    /// Whether a declaration of the file that is walked is before the item of the walk.
    pub(super) fn stands_before(&self, candidate: &Candidate) -> bool {
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let start = |s: &culambda_syntax::Syntax| s.view.tokens.first().map(|t| t.source.start);
        start(&syntax) < start(self.syntax)
    }

    /// Whether a declaration is in a class.
    pub(super) fn is_in_list_of_members(&self, node: Node<'a>) -> bool {
        let around = node.ancestors().find(|n| n.kind() != Kind::TemplateDeclaration);
        around.is_some_and(|n| n.kind() == Kind::FieldDeclarationList)
    }

    pub(super) fn is_in_class(&self, candidate: &Candidate) -> bool {
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let Some(signature) = Signature::at(&syntax, candidate.spot.name_at) else {
            return false;
        };
        let mut around = signature.declaration.ancestors();
        around.any(|n| n.kind() == Kind::FieldDeclarationList)
    }

    /// The name of a member function that is defaulted where it is declared first, with an annotation for each of the
    /// words that its declaration has: they are ignored.
    pub(crate) fn annotated_default(&self, node: Node<'a>) -> Option<(String, Annotations)> {
        let defaulted = node.all_children().any(|n| n.kind() == Kind::DefaultMethodClause);
        if !defaulted
            || !self.is_in_list_of_members(node)
            || crate::declarator::has_specifier(self.syntax, node, "virtual")
        {
            return None;
        }
        let signature = Signature::of(self.syntax, node)?;
        let own = annotations(self.syntax, node.start(), parameters(signature.function)?.start());
        let is_override = signature
            .function
            .children()
            .any(|n| n.kind() == Kind::VirtualSpecifier);
        let name = name_node(signature.function)?;
        // A destructor may override one that is virtual.
        let bases = self.classes.last().is_none_or(|c| !c.info.bases.is_empty());
        if !own.any() || is_override || name.kind() == Kind::DestructorName && bases {
            return None;
        }
        Some((crate::class::fold(self.text(last_name(name))), own))
    }
}

/// Whether a function is a member of a class template.
fn is_of_class_template(candidate: &Candidate) -> bool {
    let class = candidate.class.as_ref().and_then(|class| class.info.as_ref());
    class.is_some_and(|info| info.params.is_some())
}
