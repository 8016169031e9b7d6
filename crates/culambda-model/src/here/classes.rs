//! The classes around a place.

use super::ClassFrame;
use super::Here;
use crate::class::{Access, ClassInfo, ClassReader};
use crate::enclosing;
use culambda_syntax::{Field, Node};
use std::cell::RefCell;
use std::rc::Rc;

impl<'a> Here<'a> {
    /// A class that was read with the class around it.
    pub(crate) fn nested_class(&self, node: Node<'a>) -> Option<Rc<ClassInfo>> {
        let outer = self.classes.last().filter(|_| self.in_class_body())?;
        let at = crate::class::place_of(self.syntax, node)?;
        let is_it = |c: &&Rc<ClassInfo>| c.place == (at.file, at.span.start) && !c.name.is_empty();
        let mut found = outer.info.nested.iter().filter(is_it);
        found.next().filter(|_| found.next().is_none()).cloned()
    }

    pub(crate) fn class_frame(&self, node: Node<'a>) -> ClassFrame {
        let own_template = self
            .templates
            .last()
            .copied()
            .filter(|t| node.parent() == Some(*t) || node.parent().and_then(Node::parent) == Some(*t));
        let info = self.nested_class(node).unwrap_or_else(|| {
            let reader = ClassReader::new(self.syntax, self.class_template_parameters(), None);
            reader.read(node, own_template).shared()
        });
        let context = enclosing::of_class(self, &info, node, own_template);
        let local = !self.frames.is_empty();
        if let Some(outer) = self.classes.last() {
            let (access, access_place) = nested_access(&outer.info, &info, node);
            return ClassFrame {
                info,
                local,
                context,
                access,
                access_place,
                ancestors: Vec::new(),
                asked: RefCell::default(),
            };
        }
        // `struct Outer::Inner { .. }`: what is around it is elsewhere.
        let namespaces = (0..info.path.len())
            .rev()
            .find(|n| *n == 0 || self.index.find_namespace(self.namespace, &info.path[..*n]).is_some())
            .unwrap_or(0);
        let mut ancestors = enclosing::outer_access(self, &info.path, namespaces);
        let own = if ancestors.is_empty() {
            None
        } else {
            Some(ancestors.remove(0))
        };
        let (access, access_place) = own.map_or((Access::Public, None), |o| (o.access, o.access_place));
        ClassFrame {
            info,
            local,
            context,
            access,
            access_place,
            ancestors,
            asked: RefCell::default(),
        }
    }
}

/// The access that a class has in the class around it.
fn nested_access(
    outer: &crate::class::ClassInfo,
    info: &crate::class::ClassInfo,
    node: Node<'_>,
) -> (Access, Option<crate::facts::Place>) {
    let name = node.field(Field::Name).map(|n| crate::declarator::last_name(n).start());
    let name = name.or_else(|| Some(node.start()));
    let key = if info.name.is_empty() {
        crate::class::UNNAMED
    } else {
        &info.name
    };
    outer
        .members
        .get(key)
        .and_then(|list| list.iter().find(|m| Some(m.at) == name).or_else(|| list.first()))
        .map_or((Access::Public, None), |m| (m.access, m.access_place))
}
