//! Declarations that may be expressions, and the other way round.

use super::Here;
use crate::class::{Member, MemberKind};
use crate::declarator::name_node;
use crate::index::{ClassLookup, DeclaredKind};
use crate::scope::SymbolKind;
use culambda_source::FUNCTION;
use culambda_syntax::{Field, Kind, Node};

/// Nodes after a declaration among which uses of its name are looked for.
const MAX_USES: usize = 4096;

/// What the occurrence of a name says of what it names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It is an object.
    Object,
    /// From here on it is something else.
    Declared,
    Any,
}

fn use_of(name: Node<'_>) -> Use {
    let Some(parent) = name.parent() else { return Use::Any };
    match (parent.kind(), name.own_field()) {
        (Kind::FieldExpression | Kind::SubscriptExpression, Some(Field::Argument))
        | (Kind::ForRangeLoop, Some(Field::Right)) => Use::Object,
        (Kind::LambdaCaptureInitializer | Kind::StructuredBindingDeclarator, _) | (_, Some(Field::Declarator)) => {
            Use::Declared
        }
        (
            Kind::PointerDeclarator | Kind::ReferenceDeclarator | Kind::ArrayDeclarator | Kind::ParenthesizedDeclarator,
            _,
        ) => Use::Declared,
        _ => Use::Any,
    }
}

impl<'a> Here<'a> {
    /// Whether the "parameters" of a local function declaration are really the arguments of an initialiser.
    pub(crate) fn arguments_in_disguise(&self, list: Node<'a>) -> bool {
        list.children().any(|p| {
            let Some(t) = p.field(Field::Type) else { return false };
            let value = match t.kind() {
                Kind::QualifiedIdentifier => match self.is_type(t) {
                    Some(is_type) => !is_type,
                    None => self.is_dependent_value(t),
                },
                Kind::TypeIdentifier => is_word_of_value(self.text(t)) || self.names_value(self.text(t)),
                Kind::TemplateType => t.field(Field::Name).is_some_and(|name| {
                    let name = self.text(name);
                    is_cast(name) || self.names_value(name)
                }),
                _ => false,
            };
            value || p.field(Field::Declarator).is_some_and(|d| self.call_in_disguise(d))
        })
    }

    /// Whether a path leads through what depends on a template parameter, and has no `typename` in front. The grammar does
    /// not see every one of these words, the view does.
    fn is_dependent_value(&self, path: Node<'a>) -> bool {
        let first = crate::spell::token_range(self.syntax, path).0;
        let before = first.checked_sub(1).map_or("", |token| self.syntax.view.word(token));
        before != "typename" && crate::class::mentions(self.syntax, path, &self.all_template_names())
    }

    /// The same for what the parentheses in a parameter hold: in `int(f(n))` the name `f` may be that of the parameter,
    /// but `n` must be a type then.
    pub(crate) fn call_in_disguise(&self, declarator: Node<'a>) -> bool {
        let mut at = Some(declarator);
        while let Some(node) = at {
            let list = node
                .field(Field::Parameters)
                .filter(|_| node.kind() == Kind::AbstractFunctionDeclarator);
            // In `int((f)(n))` the name is in parentheses, and what is called with comes after them.
            let of_name = node.field(Field::Declarator);
            let is_called = of_name.is_some_and(|d| d.kind() == Kind::AbstractFunctionDeclarator);
            if let Some(list) = list.filter(|_| is_called) {
                if self.arguments_in_disguise(list) {
                    return true;
                }
            } else if let Some(list) = list {
                let mut all = list.children();
                let (first, more) = (all.next(), all.next());
                let named = first.filter(|p| more.is_none() && may_be_named(*p));
                let found = match named {
                    // `int(T(n))`: what a type that takes no name can only be called with is a parameter.
                    Some(p) if p.field(Field::Type).is_some_and(|t| self.is_type_here(t)) => {
                        p.field(Field::Declarator).is_some_and(|d| self.call_in_disguise(d))
                    }
                    Some(p) => {
                        let named = p.field(Field::Type).map(|name| self.text(name));
                        named.is_some_and(is_word_of_value)
                            || p.field(Field::Declarator).is_some_and(|d| self.call_in_disguise_of(d))
                    }
                    None => self.arguments_in_disguise(list),
                };
                if found {
                    return true;
                }
            }
            at = node
                .field(Field::Declarator)
                .or_else(|| node.children().find(|n| n.kind().is_abstract_declarator()));
        }
        false
    }

    /// Whether `T x(int(&d), int(*e))`, read as a variable, declares a function: each argument is what a parameter is,
    /// too, with a name in it.
    pub(crate) fn is_function_in_disguise(&self, arguments: Node<'a>) -> bool {
        let mut all = arguments.children().peekable();
        all.peek().is_some() && all.all(|argument| self.is_parameter_in_disguise(argument))
    }

    /// `int(*e)`, or `int(int(*e))`: a function that takes one.
    fn is_parameter_in_disguise(&self, mut argument: Node<'a>) -> bool {
        loop {
            let is_call = argument.kind() == Kind::CallExpression;
            let called = argument
                .field(Field::Function)
                .filter(|f| is_call && self.names_type(*f));
            let list = called.and_then(|_| argument.field(Field::Arguments));
            let mut inside = list.into_iter().flat_map(Node::children);
            match (inside.next(), inside.next()) {
                (Some(only), None) if is_declarator_like(only) => return true,
                (Some(only), None) => argument = only,
                _ => return false,
            }
        }
    }

    /// Whether what is called is a type by a declaration that is visible.
    fn names_type(&self, called: Node<'a>) -> bool {
        match called.kind() {
            Kind::PrimitiveType => true,
            Kind::Identifier => self.is_type_here(called),
            // `decltype(e)(p)`, which the grammar reads as a call of what a call returns.
            Kind::CallExpression => self.first_word(called) == "decltype",
            Kind::QualifiedIdentifier => self.first_word(called) == "typename" || self.is_type(called) == Some(true),
            _ => false,
        }
    }

    /// The first word of a node, which may be another one than the grammar sees.
    fn first_word(&self, node: Node<'a>) -> &str {
        let first = crate::spell::token_range(self.syntax, node).0;
        self.syntax.view.word(first)
    }

    /// Whether a name alone is that of a type: of a parameter of a template, or by a declaration that is visible.
    fn is_type_here(&self, name: Node<'a>) -> bool {
        let text = self.text(name);
        match self.scopes.lookup(text) {
            Some(symbol) => symbol.kind == SymbolKind::Type,
            None => self.is_type_parameter(text) || self.is_type(name) == Some(true),
        }
    }

    /// After the name of a parameter a list is one of parameters.
    pub(crate) fn call_in_disguise_of(&self, declarator: Node<'a>) -> bool {
        let mut at = Some(declarator);
        while let Some(node) = at {
            if node
                .field(Field::Parameters)
                .is_some_and(|list| self.arguments_in_disguise(list))
            {
                return true;
            }
            at = node
                .field(Field::Declarator)
                .or_else(|| node.children().find(|n| n.kind().is_abstract_declarator()));
        }
        false
    }

    /// Whether a name that was read as that of a type is that of a value.
    fn names_value(&self, name: &str) -> bool {
        match self.scopes.lookup(name) {
            Some(symbol) => self.is_value(symbol),
            None => self.is_known_value(name),
        }
    }

    /// Whether `<` after a name compares, as in `a < b, c > (d)`: it is that of a variable, or an enumerator, and of no
    /// template.
    pub(crate) fn compares(&self, path: &[String]) -> bool {
        if let [name] = path {
            if let Some(symbol) = self.scopes.lookup(name) {
                return symbol.kind != SymbolKind::Type && symbol.declarator.is_some();
            }
            match self.member(name) {
                crate::meaning::Meaning::None => {}
                meaning => return meaning == crate::meaning::Meaning::Field,
            }
        }
        if let [scope @ .., name] = path
            && !scope.is_empty()
            && let ClassLookup::Found(class) = self.index.class_around(self.namespace, scope)
        {
            let is_value = |m: &Member| m.field().is_some() || m.kind == MemberKind::Enumerator;
            return class.members.get(name).is_some_and(|all| all.iter().all(is_value));
        }
        let all = self.index.lookup_kinds(self.namespace, path);
        let compares = |kind| {
            matches!(
                kind,
                DeclaredKind::Variable { template: false, .. } | DeclaredKind::Enumerator
            )
        };
        all.iter().any(|found| compares(found.declared.kind))
    }

    /// Whether a name in parentheses is the type of a nameless parameter of a function type.
    pub(crate) fn is_type_of_nameless(&self, name: Node<'a>) -> bool {
        let list = || name.parent()?.parent()?.parent();
        let nameless =
            name.kind() == Kind::TypeIdentifier && list().is_some_and(|d| d.kind() == Kind::AbstractFunctionDeclarator);
        nameless
            && (self.is_known_type(self.text(name))
                || self.is_template_parameter(self.text(name))
                || self
                    .scopes
                    .lookup(self.text(name))
                    .is_some_and(|s| s.kind == SymbolKind::Type))
    }

    /// Whether a declarator is the name of a parameter in parentheses.
    pub(crate) fn is_name_in_parentheses(&self, declarator: Node<'_>) -> bool {
        crate::declarator::name_in_parentheses(declarator).is_some()
    }

    /// Whether they may be: every one is a lone name that no readable declaration makes a type, or a call of one.
    pub(crate) fn may_be_arguments(&self, list: Node<'a>) -> bool {
        let mut any = false;
        let all = list.children().all(|p| {
            any = true;
            let declarator = p.field(Field::Declarator);
            let alone = declarator.is_none();
            let called = declarator.is_some_and(|d| d.kind() == Kind::AbstractFunctionDeclarator);
            let lone = p.kind() == Kind::ParameterDeclaration && (alone || called);
            lone && p.field(Field::Type).is_some_and(|t| match t.kind() {
                Kind::TypeIdentifier => self.scopes.lookup(self.text(t)).is_none() && !self.is_known_type(self.text(t)),
                Kind::QualifiedIdentifier => self.is_type(t).is_none(),
                _ => false,
            })
        });
        if any && all {
            list.children().for_each(|parameter| self.ask_what_is_named(parameter));
        }
        any && all
    }

    /// Whether the code after a declaration uses its name as only an object can be used: with a member, with a subscript, or
    /// as what a loop goes through. What comes after another declaration of the name tells nothing.
    pub(crate) fn is_used_as_object(&self, declarator: Node<'a>) -> bool {
        let Some(name) = name_node(declarator).filter(|name| name.kind() == Kind::Identifier) else {
            return false;
        };
        let block = declarator.ancestor(&[Kind::CompoundStatement]);
        let nodes = block.into_iter().flat_map(Node::descendants);
        let after = nodes.filter(|node| node.start() > name.start()).take(MAX_USES);
        let mut uses = after
            .filter(|node| node.kind() == Kind::Identifier && self.text(*node) == self.text(name))
            .map(use_of);
        uses.find(|found| *found != Use::Any) == Some(Use::Object)
    }

    /// Asks for what decides whether a parameter is one: the type of its name, or the function that it calls.
    fn ask_what_is_named(&self, parameter: Node<'a>) {
        let Some(named) = parameter.field(Field::Type) else {
            return;
        };
        let path = crate::declarator::path_of(self.syntax, named);
        self.index.ask(&path);
        if let Some(name) = path.last().filter(|_| parameter.field(Field::Declarator).is_some()) {
            self.index.ask(&[FUNCTION.to_owned(), name.clone()]);
        }
    }

    /// Whether a name is a variable, a function or an enumerator by a visible declaration.
    pub(crate) fn is_known_value(&self, name: &str) -> bool {
        let member = match self.member(name) {
            crate::meaning::Meaning::Field | crate::meaning::Meaning::Functions(_) => return true,
            crate::meaning::Meaning::Other => return self.is_value_member(name),
            other => other == crate::meaning::Meaning::None,
        };
        member
            && self
                .index
                .first(self.namespace, &[name.to_owned()])
                .is_some_and(|f| f.declared.kind.is_value())
    }

    /// Whether a name is a type by a visible declaration.
    pub(crate) fn is_known_type(&self, name: &str) -> bool {
        self.index
            .lookup_kinds(self.namespace, &[name.to_owned()])
            .iter()
            .any(|f| f.declared.kind.is_type())
    }

    /// Whether what looks like a template with arguments compares a variable.
    pub(crate) fn is_comparison(&self, node: Node<'a>) -> bool {
        let name = node.field(Field::Name);
        name.is_some_and(|name| self.compares(&[self.text(name).to_owned()]))
    }

    /// Whether what looks like template arguments has a variable in it, so that the member in front of it is compared.
    pub(crate) fn holds_variables(&self, arguments: Node<'a>) -> bool {
        let is_name = |n: &Node<'a>| matches!(n.kind(), Kind::Identifier | Kind::TypeIdentifier);
        let plain = arguments.children().filter_map(|child| match child.kind() {
            Kind::TypeDescriptor => child.children().next(),
            _ => Some(child),
        });
        plain.filter(is_name).any(|name| self.varies(self.text(name)))
    }

    /// `a * b;` and `a < b > c;` read as declarations although `a` is a variable.
    pub(crate) fn is_expression_in_disguise(&self, node: Node<'a>) -> bool {
        let Some(t) = node.field(Field::Type) else { return false };
        let name = match t.kind() {
            Kind::QualifiedIdentifier => return self.is_value_times(node, t),
            Kind::TypeIdentifier => t,
            Kind::TemplateType => match t.field(Field::Name) {
                Some(n) => n,
                None => return false,
            },
            _ => return false,
        };
        let text = self.text(name);
        if let Some(symbol) = self.scopes.lookup(text) {
            return symbol.kind != SymbolKind::Constant && self.is_value(symbol);
        }
        let brought = || {
            let beyond = self.beyond_blocks(&[text.to_owned()]);
            beyond.is_some_and(|path| self.path_is_type(&path) == Some(false))
        };
        // The constructors of a base have the name of a type.
        t.kind() == Kind::TypeIdentifier
            && (self.is_known_value(text) || brought())
            && !matches!(self.member(text), crate::meaning::Meaning::Functions(_))
            || t.kind() == Kind::TemplateType && self.compares(&[text.to_owned()])
    }

    /// Whether what reads as the declaration of a pointer or a reference, `P::s * y`, is an expression: its type is a value.
    /// What depends on a template parameter is one where it has no `typename` in front.
    fn is_value_times(&self, declaration: Node<'a>, ty: Node<'a>) -> bool {
        let last = crate::declarator::last_name(ty);
        let compares = last.kind() == Kind::TemplateType;
        let is_operand = |d: Node<'_>| matches!(d.kind(), Kind::PointerDeclarator | Kind::ReferenceDeclarator);
        if !compares && !declaration.fields(Field::Declarator).any(is_operand) {
            return false;
        }
        let path = crate::declarator::path_of(self.syntax, ty);
        let depends = || path.first().is_some_and(|first| self.is_template_parameter(first));
        match self.is_type(ty) {
            Some(is_type) => !is_type && (!compares || self.compares(&path)),
            None => !compares && depends(),
        }
    }

    /// Whether a name is that of a member that is a value: of a class around, or of its bases.
    fn is_value_member(&self, name: &str) -> bool {
        let around = self.own_classes();
        let found = around
            .iter()
            .rev()
            .find_map(|class| crate::constant::find(self, &class.info, name));
        found.is_some_and(|(_, member)| member.is_value())
    }
}

/// Whether a lone parameter in parentheses may be the name of the parameter around it, `d` or `f(n)`: in `d && d` and
/// `d * d` the first name is a type, or all is an expression.
fn may_be_named(parameter: Node<'_>) -> bool {
    let is_name = parameter
        .field(Field::Type)
        .is_some_and(|t| t.kind() == Kind::TypeIdentifier);
    let declarator = parameter.field(Field::Declarator);
    is_name && declarator.is_none_or(|d| d.kind().is_abstract_declarator())
}

/// Whether a word is the keyword of a cast, which was read as the name of a template.
pub(crate) fn is_cast(word: &str) -> bool {
    matches!(word, "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast")
}

/// Whether a word that was read as the name of a type is one of expressions alone.
fn is_word_of_value(word: &str) -> bool {
    matches!(
        word,
        "nullptr" | "true" | "false" | "this" | "sizeof" | "alignof" | "noexcept" | "typeid" | "new"
    )
}

/// Whether an expression has the form of a declarator: `d`, `&d`, `*d`, `(*d)`, `d[1]`.
fn is_declarator_like(expression: Node<'_>) -> bool {
    match expression.kind() {
        Kind::Identifier => true,
        Kind::PointerExpression | Kind::SubscriptExpression => {
            expression.field(Field::Argument).is_some_and(is_declarator_like)
        }
        Kind::ParenthesizedExpression => expression.children().next().is_some_and(is_declarator_like),
        _ => false,
    }
}
