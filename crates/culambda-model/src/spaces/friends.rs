//! Functions that friend declarations may declare, where arguments alone find them.

use crate::class::ClassInfo;
use crate::here::Here;
use crate::ty::{ClassTy, Searched, Ty};
use culambda_source::Span;
use culambda_syntax::Node;

/// The items of classes whose friends arguments find, with their files.
type Items = Vec<(usize, Span)>;

impl<'a> Here<'a> {
    /// The types of some expressions, each when it is asked for.
    pub(super) fn types_of(&self, all: impl Iterator<Item = Node<'a>>) -> impl Iterator<Item = Ty> {
        let scope = self.type_scope();
        all.map(move |node| self.type_of_expression(node, &scope))
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
