//! Default initialisers of data members: who uses them.

use crate::class::ClassInfo;
use crate::crossing::Body;
use crate::declarator::{bare_name, last_name};
use crate::here::{Frame, Here};
use crate::ty::ClassTy;
use culambda_syntax::node::{child_of_kind, children, field};
use tree_sitter::Node;

impl<'a> Here<'a> {
    /// The functions at namespace scope that a name means, if they are declarations of one.
    pub(crate) fn functions_by_name(&self, path: &[String]) -> Vec<Body> {
        let local = path.first().is_none_or(|f| self.scopes.lookup(f).is_some());
        if local || !self.follows_uses() {
            return Vec::new();
        }
        let all = self.free_functions(self.namespace, path).unwrap_or_default();
        let spaces: Vec<_> = all.iter().filter_map(|c| self.declared_space(c.spot)).collect();
        if spaces.len() != all.len() || spaces.windows(2).any(|w| w[0].shape != w[1].shape) {
            return Vec::new();
        }
        let places = spaces.iter().filter_map(|s| s.place);
        places.map(Body::from).collect()
    }

    /// The default initialisers that a constructor which is defined uses: of the members that it does not name itself.
    pub(crate) fn initialised_by(&self, node: Node<'a>) -> Option<Vec<Body>> {
        let Frame::Function(f) = self.frames.last()? else {
            return None;
        };
        let info = match &f.owner.outside_class {
            Some(class) => &class.info,
            None => &self.classes.last().filter(|_| f.owner.member.is_some())?.info,
        };
        let name = last_name(self.function_name_node(node)?);
        if bare_name(self.syntax, name) != info.name {
            return None;
        }
        let list = child_of_kind(node, "field_initializer_list");
        let named: Vec<&str> = list
            .into_iter()
            .flat_map(children)
            .filter_map(|i| children(i).next())
            .map(|n| self.text(n))
            .collect();
        // One that hands on to another constructor initialises nothing itself.
        if named.contains(&info.name.as_str()) {
            return None;
        }
        Some(self.default_initialisers(info, |name, _| !named.contains(&name)))
    }

    /// The default initialisers that an object uses which no written constructor makes.
    pub(crate) fn initialised_implicitly(&self, class: &ClassTy, arguments: Option<Node<'a>>) -> Vec<Body> {
        let Some(info) = class.info.as_ref().filter(|i| i.complete && self.follows_uses()) else {
            return Vec::new();
        };
        let written = info.members.get(&info.name).into_iter().flatten();
        let given = arguments.map_or(0, |a| children(a).count());
        if info.params.is_some() || written.count() > 0 && given > 0 || !self.has_implicit_default(info) {
            return Vec::new();
        }
        self.default_initialisers(info, |_, number| number >= given)
    }

    /// Whether the default constructor of a class is not written, or defaulted.
    fn has_implicit_default(&self, info: &ClassInfo) -> bool {
        let Some(all) = info.members.get(&info.name) else {
            return true;
        };
        let Some(syntax) = self.syntax_of_class(info) else {
            return false;
        };
        let defaulted = |m: &crate::class::Member| {
            let signature = crate::instantiate::signature::Signature::at(&syntax, m.at);
            signature.is_some_and(|s| {
                s.parameters().is_empty() && children(s.declaration).any(|n| n.kind() == "default_method_clause")
            })
        };
        all.iter().any(defaulted)
    }

    /// The default initialisers of the members of a class that are wanted, by name and number.
    fn default_initialisers(&self, info: &ClassInfo, wanted: impl Fn(&str, usize) -> bool) -> Vec<Body> {
        let Some(syntax) = self.syntax_of_class(info) else {
            return Vec::new();
        };
        let mut fields: Vec<(&String, &crate::class::Member)> = info
            .members
            .iter()
            .filter_map(|(n, l)| Some((n, l.first()?)))
            .filter(|(_, m)| m.field().is_some() && !m.is_static)
            .collect();
        fields.sort_by_key(|(_, m)| m.at);
        let mut out = Vec::new();
        for (number, (name, member)) in fields.into_iter().enumerate() {
            let Some((declaration, declarator)) = member.declared(&syntax) else {
                continue;
            };
            let value =
                crate::class::initialiser(declaration, declarator).or_else(|| field(declaration, "default_value"));
            let value = value.filter(|_| wanted(name, number));
            out.extend(value.and_then(|v| Body::at(&syntax.view, v.start_byte() as u32)));
        }
        out
    }
}
