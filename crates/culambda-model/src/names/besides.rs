//! Names that using directives of blocks show as well: where a name of a type means two things at the place of the lambda,
//! the reference writes it with its path, as it does where something hides it.

use crate::here::Here;
use crate::index::NamespaceId;
use crate::meaning::Meaning;
use crate::spell::ClassContext;
use culambda_source::ViewSpan;
use culambda_source::ident::words_of;
use culambda_syntax::{Kind, Node};

impl<'a> Here<'a> {
    /// The lambda that is being read, or what is there.
    pub(super) fn node_of_lambda(&self) -> Option<Node<'a>> {
        let lambda = self.around.lambda?;
        let at = self.syntax.node_at(ViewSpan::new(lambda, lambda + 1));
        let mut around = at.self_and_ancestors();
        let lambda = around.find(|node| node.kind() == Kind::LambdaExpression);
        Some(lambda.unwrap_or(at))
    }

    /// The using directives of the blocks around the lambda that is being read.
    pub(super) fn directives_of_blocks(&self) -> Vec<Vec<String>> {
        let own = self.own_names().zip(self.node_of_lambda());
        own.map(|(own, lambda)| own.directives_at(self.syntax, lambda))
            .unwrap_or_default()
    }

    /// The namespaces that these name, before and after the lambda.
    pub(super) fn shown_by_blocks(&self) -> Vec<NamespaceId> {
        let mut named: Vec<NamespaceId> = Vec::new();
        self.index.anywhere(|| {
            for path in self.directives_of_blocks() {
                // `using namespace a; using namespace b;` may mean `a::b`.
                let within = || named.iter().find_map(|at| self.index.find_within(*at, &path));
                let found = self.index.find_namespace(self.namespace, &path).or_else(within);
                named.extend(found);
            }
        });
        named
    }

    /// Whether one of these namespaces shows something else by a name than it means outside of the function.
    pub(super) fn shows_besides(&self, namespaces: &[NamespaceId], name: &str) -> bool {
        let is_inner = || {
            let is_own =
                |class: &crate::here::ClassFrame| class.info.name == name || class.info.members.contains_key(name);
            self.is_template_parameter(name)
                || self.classes.iter().any(is_own)
                || !matches!(self.member(name), Meaning::None | Meaning::Unknown(_))
        };
        !namespaces.is_empty() && self.index.shows_besides(self.namespace, namespaces, name) && !is_inner()
    }

    /// Whether the name of a class around is hidden in the function, which is not looked up in the class itself; or in doubt,
    /// what its text is.
    pub(crate) fn hides_class(&self, class: &mut ClassContext) -> bool {
        let shown = self.shown_by_blocks();
        let mut words = class.arguments.iter().flatten().flat_map(|argument| words_of(argument));
        let hidden = words.any(|word| self.shows_besides(&shown, word));
        let is_shown = || !shown.is_empty() && self.index.shows_besides(self.namespace, &shown, &class.name);
        let by_function = self.hides(&class.name);
        let by_block = !by_function && class.outer.is_none() && is_shown();
        if hidden || by_block && class.params.is_some() {
            let doubt = format!(
                "nvcc writes `{}` in another way where a block shows another one",
                class.name
            );
            class.doubt.get_or_insert(doubt);
        }
        by_function || by_block
    }

    /// Whether a using directive of a block around the lambda that is being read does.
    pub(super) fn is_shown_besides(&self, name: &str) -> bool {
        self.shows_besides(&self.shown_by_blocks(), name)
    }
}
