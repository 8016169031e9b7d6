//! Functions, classes and templates: what opens and closes around the lambdas in them.

use super::{ClassFrame, Frame, FunctionFrame, LambdaFrame, Walker};
use crate::class::{Access, ClassInfo, ClassReader};
use crate::declarator::{function_declarator, name_node, parameters};
use crate::enclosing;
use crate::facts::Ordinary;
use crate::spell;
use culambda_syntax::node::{children, field};
use std::rc::Rc;
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// Whether a node holds a lambda with an annotation, be it in the right place or not.
    pub(crate) fn holds_annotated(&self, node: Node<'_>) -> bool {
        let heads = &self.syntax.heads;
        let first = heads.partition_point(|h| (h.start as usize) < node.start_byte());
        heads[first..]
            .iter()
            .take_while(|h| (h.start as usize) < node.end_byte())
            .any(|h| !h.annotations.is_empty() || !h.misplaced.is_empty())
    }

    /// Whether the walk goes into a declaration: to annotated lambdas, or to what a further walk looks for.
    pub(crate) fn enters(&self, node: Node<'_>) -> bool {
        match &self.instance {
            Some(instance) => instance.enters(node.start_byte(), node.end_byte()),
            None => self.holds_annotated(node),
        }
    }

    /// Whether a template is passed over: a further walk goes into the one that it instantiates, and no other.
    fn passes_over(&self, node: Node<'a>) -> bool {
        let Some(instance) = &self.instance else { return false };
        instance.only.is_none() && !crate::class::template_parameter_names(self.syntax, node).is_empty()
    }

    /// A template head with what it introduces.
    pub(crate) fn template(&mut self, node: Node<'a>) {
        if self.frames.is_empty() && !self.enters(node) || self.passes_over(node) {
            return;
        }
        self.templates.push(node);
        self.scopes.push();
        self.template_parameters(node);
        for child in children(node).filter(|c| c.kind() != "template_parameter_list") {
            if child.kind() == "requires_clause" {
                self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                    w.unevaluated(|w| w.each_child(child));
                });
            } else {
                self.statement(child);
            }
        }
        self.scopes.pop();
        self.templates.pop();
    }

    /// A class with its members; member functions without annotated lambdas are passed over.
    pub(crate) fn class(&mut self, node: Node<'a>) {
        let Some(body) = field(node, "body") else { return };
        let name = crate::class::name_of(node)
            .map(|n| crate::declarator::bare_name(self.syntax, crate::declarator::last_name(n)))
            .unwrap_or_default();
        if !self.frames.is_empty() {
            self.declare_type(name, node, None);
        }
        if !self.enters(node) {
            return;
        }
        let frame = self.class_frame(node);
        let (delayed, outermost) = (self.delayed.len(), !self.in_class_body());
        self.classes.push(frame);
        // Template heads around the class are its own, not those of its members.
        let templates = std::mem::take(&mut self.templates);
        self.scopes.push();
        for member in children(body) {
            if self.enters(member) {
                self.statement(member);
            }
        }
        self.scopes.pop();
        self.templates = templates;
        self.classes.pop();
        if outermost {
            self.number_delayed(delayed);
        }
    }

    /// A class that was read with the class around it.
    fn nested_class(&self, node: Node<'a>) -> Option<Rc<ClassInfo>> {
        let outer = self.classes.last().filter(|_| self.in_class_body())?;
        let at = crate::class::place_of(self.syntax, node)?;
        let is_it = |c: &&Rc<ClassInfo>| c.place == (at.file, at.span.start) && !c.name.is_empty();
        let mut found = outer.info.nested.iter().filter(is_it);
        found.next().filter(|_| found.next().is_none()).cloned()
    }

    fn class_frame(&self, node: Node<'a>) -> ClassFrame {
        let own_template = self
            .templates
            .last()
            .copied()
            .filter(|t| node.parent() == Some(*t) || node.parent().and_then(|p| p.parent()) == Some(*t));
        let info = self.nested_class(node).unwrap_or_else(|| {
            let reader = ClassReader::new(self.syntax, self.class_template_parameters(), None);
            reader.read(node, own_template).shared()
        });
        let context = self.class_context(&info, node, own_template);
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
            };
        }
        // `struct Outer::Inner { .. }`: what stands around it is elsewhere.
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
        }
    }

    /// Names of the template parameters of all classes around.
    pub(crate) fn class_template_parameters(&self) -> Vec<String> {
        self.classes
            .iter()
            .flat_map(|c| c.info.params.iter().flatten().cloned())
            .collect()
    }

    /// Template arguments as the reference spells them.
    pub(crate) fn argument_texts(&self, list: Node<'a>) -> Vec<String> {
        let names = crate::names::ScopeNames::new(self);
        let params = self.template_names();
        let range = spell::token_range(self.syntax, list);
        spell::argument_texts(&names.place(&params), range)
            .unwrap_or_else(|_| children(list).map(|n| self.text(n).to_owned()).collect())
    }

    fn class_context(
        &self,
        info: &crate::class::ClassInfo,
        node: Node<'a>,
        template: Option<Node<'a>>,
    ) -> spell::ClassContext {
        let arguments = field(node, "name")
            .map(crate::declarator::last_name)
            .and_then(|n| field(n, "arguments"))
            .map(|a| self.argument_texts(a));
        spell::ClassContext {
            name: info.name.clone(),
            params: template
                .map(|t| enclosing::parameter_spellings(self.syntax, t))
                .filter(|p| !p.is_empty()),
            arguments,
            explicit: template.is_some_and(|t| enclosing::parameter_spellings(self.syntax, t).is_empty()),
            outer: self.classes.last().map(|c| Box::new(c.context.clone())),
            namespace: self.index.path(self.namespace).unwrap_or_default(),
        }
    }

    /// Names of the template parameters around, outermost first.
    pub(crate) fn template_names(&self) -> Vec<String> {
        self.templates
            .iter()
            .flat_map(|t| crate::class::template_parameter_names(self.syntax, *t))
            .filter(|n| !n.is_empty())
            .collect()
    }

    /// Whether a name is a template parameter of something around.
    pub(crate) fn is_template_parameter(&self, name: &str) -> bool {
        self.all_template_names().iter().any(|p| p == name)
    }

    /// Names of the template parameters of all functions and classes around.
    pub(crate) fn all_template_names(&self) -> Vec<String> {
        let mut around = self.template_names();
        around.extend(self.class_template_parameters());
        around
    }

    /// Whether the walk is in a template: not in an explicit specialisation.
    pub(crate) fn in_template(&self) -> bool {
        let head = |t: &Node<'_>| !crate::class::template_parameter_names(self.syntax, *t).is_empty();
        // `template <> void S<int>::f() {..}`: the class is that of these arguments.
        let specialises = |f: &Frame<'_>| matches!(f, Frame::Function(f) if f.owner.outside_class.is_some());
        let explicit = !self.templates.is_empty() && self.frames.first().is_some_and(specialises);
        let of_class = |c: &ClassFrame| c.info.params.iter().flatten().next().is_some();
        self.templates.iter().any(head) || (!explicit && self.classes.iter().any(of_class))
    }

    /// A function definition. It has steps of its own, beside those of its lambdas.
    pub(crate) fn function(&mut self, node: Node<'a>) {
        let outer = self.index.budget.open();
        self.function_definition(node);
        self.index.budget.close(outer);
    }

    fn function_definition(&mut self, node: Node<'a>) {
        let in_function = !self.frames.is_empty() && !self.in_class_body();
        let Some(declarator) = field(node, "declarator").filter(|_| !in_function) else {
            // What looks like a function inside of a function is a statement that was misread.
            return self.each_child(node);
        };
        if !self.enters(node) {
            return;
        }
        if let Some(class) = field(node, "type").filter(|t| field(*t, "body").is_some()) {
            // `struct S { .. } f() { .. }` is no C++: the class was cut short in front of its member `f`, of which
            // nothing is known now.
            return self.type_node(class);
        }
        let Some(list) = function_declarator(declarator).and_then(parameters) else {
            return self.each_child(node);
        };
        if self.instance.as_ref().is_some_and(|i| i.only.is_none()) && self.has_placeholder(list) {
            return;
        }
        let enclosing = enclosing::resolve(self, node, declarator);
        let space = self.function_space(node, list, &enclosing);
        let classes = self.classes.len();
        if let Some(class) = &enclosing.outside_class {
            self.classes.push(class.clone());
        }
        let namespace = self.namespace;
        let own_namespace = self.namespace_of_definition(&enclosing, declarator);
        let frame = FunctionFrame {
            space,
            facts: None,
            class_depth: self.classes.len(),
            ids: 0,
            node,
            owner: enclosing,
            returned: super::Returned::Nothing,
            names: std::cell::OnceCell::new(),
        };
        self.namespace = own_namespace.unwrap_or(namespace);
        let frame = self.framed(Frame::Function(frame), |w| {
            w.type_of(node);
            w.parameters(list);
            w.function_head(declarator);
            for child in children(node) {
                match child.kind() {
                    "field_initializer_list" => w.member_initialisers(child),
                    "compound_statement" | "try_statement" => w.statement(child),
                    "constructor_try_statement" => w.constructor_try(child),
                    "requires_clause" => w.framed_declaration(child),
                    _ => {}
                }
            }
        });
        self.namespace = namespace;
        if let Some(Frame::Function(f)) = frame
            && let Some(facts) = f.facts.and_then(|i| self.functions.get_mut(i))
            && facts.placeholder.is_some()
        {
            facts.returns = match f.returned {
                super::Returned::Nothing => Some("void".to_owned()),
                super::Returned::One(ty) => Some(ty),
                super::Returned::Unknown => None,
            };
        }
        self.classes.truncate(classes);
    }

    /// The namespace whose names a function sees that is defined outside of it: `void space::Class::f() {..}`, also
    /// where a using directive finds the class.
    fn namespace_of_definition(
        &self,
        enclosing: &enclosing::Enclosing<'a>,
        declarator: Node<'a>,
    ) -> Option<crate::index::NamespaceId> {
        let class = enclosing.outside_class.as_ref();
        if let Some(own) = class.and_then(|c| self.namespace_around(&c.info)) {
            return Some(own);
        }
        let name = name_node(declarator).filter(|n| n.kind() == "qualified_identifier")?;
        let path = crate::declarator::path_of(self.syntax, name);
        let depth = path.iter().position(|p| !p.is_empty())?;
        (depth + 1..path.len())
            .rev()
            .find_map(|end| self.index.find_namespace(self.namespace, path.get(depth..end)?))
    }

    /// Default arguments, exception specification and trailing return type: outside of the function.
    pub(crate) fn function_head(&mut self, declarator: Node<'a>) {
        let Some(function) = function_declarator(declarator) else {
            return;
        };
        if let Some(list) = parameters(function) {
            self.default_arguments(list, || Frame::Outside(Ordinary::DefaultArgument));
        }
        for child in children(function).filter(|c| {
            matches!(
                c.kind(),
                "trailing_return_type" | "noexcept" | "throw_specifier" | "requires_clause"
            )
        }) {
            self.framed_declaration(child);
        }
    }

    fn framed_declaration(&mut self, node: Node<'a>) {
        self.framed(Frame::Outside(Ordinary::Declaration), |w| {
            w.unevaluated(|w| w.each_child(node));
        });
    }

    fn constructor_try(&mut self, node: Node<'a>) {
        for child in children(node) {
            match child.kind() {
                "field_initializer_list" => self.member_initialisers(child),
                _ => self.statement(child),
            }
        }
    }

    /// `: a(1), B{2}`: the arguments are expressions, the names are not.
    fn member_initialisers(&mut self, list: Node<'a>) {
        for init in children(list) {
            for child in children(init).filter(|c| matches!(c.kind(), "argument_list" | "initializer_list")) {
                self.expression(child);
            }
        }
    }

    /// The space of a function, from its own annotations or those of its declarations.
    fn function_space(
        &self,
        node: Node<'a>,
        list: Node<'a>,
        enclosing: &enclosing::Enclosing<'a>,
    ) -> Result<crate::facts::Space, String> {
        use crate::space::{annotations, unknown_macro};
        // A template head stands in front of the annotations, so the definition itself is the place to look.
        let own = annotations(self.syntax, node.start_byte(), list.start_byte());
        if let (Some(name), false) = (
            unknown_macro(self.syntax, node.start_byte(), list.start_byte()),
            own.any(),
        ) {
            return Err(format!(
                "the macro `{name}` at the head of the enclosing function is not in sight and may be an execution space annotation"
            ));
        }
        if own.any() {
            return Ok(own.space());
        }
        Ok(enclosing
            .declared
            .map_or(crate::facts::Space::Host, crate::space::Annotations::space))
    }

    /// The frame of an ordinary lambda's body and of an extended one's.
    pub(crate) fn lambda_frame(&mut self, frame: LambdaFrame, step: impl FnOnce(&mut Self)) -> Option<LambdaFrame> {
        let (unevaluated, in_return, ifs) = (self.unevaluated, self.in_return, self.constexpr_ifs.len());
        (self.unevaluated, self.in_return) = (0, 0);
        let frame = LambdaFrame {
            class_depth: self.classes.len(),
            ..frame
        };
        let frame = self.framed(Frame::Lambda(frame), step);
        (self.unevaluated, self.in_return) = (unevaluated, in_return);
        self.constexpr_ifs.truncate(ifs);
        match frame {
            Some(Frame::Lambda(l)) => Some(l),
            _ => None,
        }
    }

    /// The declared name of a function definition.
    pub(crate) fn function_name_node(&self, node: Node<'a>) -> Option<Node<'a>> {
        field(node, "declarator").and_then(name_node)
    }
}

/// The access that a class has in the class around it.
fn nested_access(
    outer: &crate::class::ClassInfo,
    info: &crate::class::ClassInfo,
    node: Node<'_>,
) -> (Access, Option<crate::facts::Place>) {
    let name = field(node, "name").map(|n| crate::declarator::last_name(n).start_byte());
    let name = name.or_else(|| Some(node.start_byte()));
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
