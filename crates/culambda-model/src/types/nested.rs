//! Classes in class templates: they are others for other arguments of the classes around them.

use super::alias::chain_with;
use crate::class::ClassInfo;
use crate::here::Here;
use crate::ty::{ClassTy, Scope, Ty};
use std::rc::Rc;

impl Here<'_> {
    /// A class in others, with what the parameters of these stand for in a scope.
    pub(super) fn class_within(&self, class: &Rc<ClassInfo>, around: &[Rc<ClassInfo>], scope: &Scope<'_>) -> Ty {
        let mut ty = self.class_type(class, around, scope);
        if let Ty::Class(class) = &mut ty {
            class.outer_arguments = self.arguments_around(around, |name| scope.bound_to(name));
        }
        ty
    }

    /// A class in a class template by its number there, for the arguments of that.
    pub(crate) fn nested_with(&self, class: &ClassTy, number: usize) -> Option<ClassTy> {
        let info = class.info.as_ref()?;
        let scope = Scope {
            local: false,
            ..self.type_scope()
        };
        let around = chain_with(&class.chain, info);
        match self.class_type(info.nested.get(number)?, &around, &scope) {
            Ty::Class(nested) => Some(ClassTy {
                namespace: class.namespace,
                outer_arguments: class.outer_arguments.iter().chain(&class.arguments).cloned().collect(),
                ..*nested
            }),
            _ => None,
        }
    }

    /// What the parameters of classes stand for, the outermost first, where code for the device is followed; nothing unless
    /// all of it is known.
    fn arguments_around(&self, around: &[Rc<ClassInfo>], bound: impl Fn(&str) -> Option<Ty>) -> Vec<Ty> {
        if !self.is_everywhere() {
            return Vec::new();
        }
        let here = |class: &Rc<ClassInfo>| self.classes.iter().any(|f| Rc::ptr_eq(&f.info, class));
        let of = |class: &Rc<ClassInfo>, name: &String| {
            let walked = || self.instance.as_ref().and_then(|i| i.bindings.get(name)).cloned();
            bound(name).or_else(|| here(class).then(walked)?)
        };
        let each = |class: &Rc<ClassInfo>| -> Vec<Option<Ty>> {
            let names = class.params.iter().flatten();
            names.map(|name| of(class, name)).collect()
        };
        let all: Option<Vec<Ty>> = around.iter().flat_map(each).collect();
        all.unwrap_or_default()
    }

    /// A class around the walk, with the arguments that its parameters stand for.
    pub(crate) fn walked_class(&self, depth: usize) -> ClassTy {
        let info = &self.classes[depth].info;
        let bindings = self.instance.as_ref().map(|i| &i.bindings);
        let bound = |p: &String| bindings.and_then(|b| b.get(p)).map_or(Ty::Unknown, Ty::clone);
        let around: Vec<Rc<ClassInfo>> = self.classes[..depth].iter().map(|c| Rc::clone(&c.info)).collect();
        ClassTy {
            info: Some(Rc::clone(info)),
            outer_arguments: self.arguments_around(&around, |_| None),
            chain: around,
            namespace: self.namespace,
            arguments: info.params.iter().flatten().map(bound).collect(),
            ..ClassTy::default()
        }
    }
}
