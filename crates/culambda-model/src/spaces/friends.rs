//! Functions that friend declarations may declare, where arguments alone find them.

use crate::class::{ClassInfo, fold};
use crate::declarator::name_node;
use crate::here::Here;
use crate::instantiate::candidate::{Candidate, Spot};
use crate::ty::{ClassTy, Searched, Ty};
use culambda_source::Span;
use culambda_syntax::{Field, Kind, Node};

/// The items of classes whose friends arguments find, with their files.
type Items = Vec<(usize, Span)>;

impl<'a> Here<'a> {
    /// The types of some expressions, each when it is asked for.
    pub(super) fn types_of(&self, all: impl Iterator<Item = Node<'a>>) -> impl Iterator<Item = Ty> {
        all.map(move |node| self.type_of_object(node))
    }

    /// Whether a function of a name may be declared by a friend declaration alone.
    pub(crate) fn may_be_friend(&self, name: &str) -> bool {
        self.index.kept.texts.has_friend(self.unit, name)
    }

    /// Whether a function of a name may be found as a friend of the classes of some arguments. A template argument that is
    /// not known brings none in: its friend would have to take an object of another class, made with that argument.
    pub(super) fn may_be_found_as_friend(&self, name: &str, mut arguments: impl Iterator<Item = Ty>) -> bool {
        let places = self.index.kept.texts.friends(self.unit, name);
        if places.is_empty() {
            return false;
        }
        let mut items = Items::new();
        let known = arguments.all(|ty| self.add_items_of(&ty, &mut items));
        let is_there = |(file, at): &(usize, u32)| items.iter().any(|(own, span)| own == file && span.contains(*at));
        !known || !self.index.budget.steps(places.len()) || places.iter().any(is_there)
    }

    /// The functions of a name that friend declarations in the classes of some arguments declare; nothing if these classes
    /// are not all known.
    pub(super) fn found_as_friends(
        &self,
        name: &str,
        mut arguments: impl Iterator<Item = Ty>,
    ) -> Option<Vec<Candidate>> {
        let mut out = Vec::new();
        let places = self.index.kept.texts.friends(self.unit, name);
        if places.is_empty() {
            return Some(out);
        }
        let mut items = Items::new();
        let known = arguments.all(|ty| self.add_items_of(&ty, &mut items));
        if !known || !self.index.budget.steps(places.len() * (1 + items.len())) {
            return None;
        }
        for (file, at) in places {
            if items.iter().any(|(own, span)| own == file && span.contains(*at)) {
                let found = self.friend_at(*file, *at, name)?;
                for one in found {
                    if out.iter().all(|o: &Candidate| o.spot != one.spot) {
                        out.push(one);
                    }
                }
            }
        }
        Some(out)
    }

    /// The functions of a name that friend declarations declare in any class, and whether that is a template.
    pub(super) fn friends_declared(&self, name: &str) -> Option<Vec<(Candidate, bool)>> {
        let places = self.index.kept.texts.friends(self.unit, name);
        if !self.index.budget.steps(places.len()) {
            return None;
        }
        let mut out = Vec::new();
        for (file, at) in places {
            let found = self.friend_at(*file, *at, name)?;
            out.extend(found.into_iter().map(|c| (c.clone(), self.is_in_template(&c))));
        }
        Some(out)
    }

    /// Whether a function is declared in a template.
    pub(super) fn is_in_template(&self, candidate: &Candidate) -> bool {
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let mut around = syntax.node_at(candidate.spot.name_at.byte()).ancestors();
        around.any(|n| n.kind() == Kind::TemplateDeclaration)
    }

    /// What a friend declaration declares of a name: a function, or nothing; none if that is not known.
    fn friend_at(&self, file: usize, at: u32, name: &str) -> Option<Vec<Candidate>> {
        let item = self.unit.files.get(file)?.item_index(at)?;
        let syntax = self.index.syntax_of(file, item);
        let token = syntax.view.tokens.iter().find(|t| t.source.start == at)?;
        let mut around = syntax.node_at(token.at.byte()).self_and_ancestors();
        let declaration = around.find(|n| n.kind() == Kind::FriendDeclaration)?;
        let function = declaration
            .descendants()
            .find(|n| matches!(n.kind(), Kind::FunctionDefinition | Kind::Declaration))?;
        let declarator = function.field(Field::Declarator)?;
        let named = name_node(declarator)?;
        if fold(syntax.text_of(named)) != name {
            return Some(Vec::new());
        }
        let namespace = self
            .index
            .namespace_of(file, self.unit.files.get(file)?.items.get(item)?.scope);
        let spot = Spot {
            file,
            item,
            name_at: named.start(),
        };
        Some(vec![Candidate {
            spot,
            namespace,
            class: None,
            special: false,
        }])
    }

    /// Adds the classes that are associated with a type; whether all of them are known.
    fn add_items_of(&self, ty: &Ty, items: &mut Items) -> bool {
        match ty {
            Ty::Builtin(_) | Ty::Closure { .. } | Ty::List | Ty::Value(_) => true,
            Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::Array(inner, _) => {
                self.add_items_of(inner, items)
            }
            Ty::MemberPointer(class, member) => self.add_items_of(class, items) && self.add_items_of(member, items),
            Ty::Function(all) => all.iter().all(|ty| self.add_items_of(ty, items)),
            Ty::Class(class) => self.add_items_of_class(class, items),
            Ty::Parameter(_) | Ty::Dependent | Ty::Unknown => false,
        }
    }

    fn add_items_of_class(&self, class: &ClassTy, items: &mut Items) -> bool {
        let Some(info) = class.info.as_deref() else {
            return class.is_enum;
        };
        let mut known = self.index.budget.step();
        let mut add = |info: &ClassInfo| match self.item_of_class(info) {
            Some(item) => items.push(item),
            None => known = false,
        };
        add(info);
        class.chain.iter().for_each(|outer| add(outer));
        let bases = self.search_bases(
            class,
            |_| true,
            |base| {
                base.info.as_deref().map(&mut add);
                None::<()>
            },
        );
        let given = class.arguments.iter().chain(&class.outer_arguments);
        let brings = |ty: &&Ty| !matches!(ty, Ty::Dependent | Ty::Parameter(_) | Ty::Unknown);
        known && matches!(bases, Searched::Nothing) && given.filter(brings).all(|ty| self.add_items_of(ty, items))
    }

    /// The item that defines a class, with its file.
    fn item_of_class(&self, info: &ClassInfo) -> Option<(usize, Span)> {
        let (file, at) = info.place;
        let known = self.unit.files.get(file)?;
        Some((file, known.item_at(at)?.span))
    }
}
