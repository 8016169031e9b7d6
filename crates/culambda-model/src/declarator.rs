//! Declarators: which name they declare, and what they make of the type in front of them.

use culambda_source::ViewOffset;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The node of the name that a declarator declares, whatever is around it.
pub fn name_node(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut at = declarator;
    loop {
        match at.kind() {
            Kind::Identifier
            | Kind::FieldIdentifier
            | Kind::TypeIdentifier
            | Kind::DestructorName
            | Kind::OperatorName
            | Kind::OperatorCast
            | Kind::QualifiedIdentifier
            | Kind::TemplateFunction
            | Kind::TemplateMethod
            | Kind::StructuredBindingDeclarator => return Some(at),
            Kind::PrimitiveType if is_declared(at) => return Some(at),
            _ => at = inner(at)?,
        }
    }
}

/// Whether `size_t` and the like, which the grammar takes for the names of fundamental types, are what a `typedef` declares.
fn is_declared(primitive: Node<'_>) -> bool {
    let mut around = primitive.self_and_ancestors();
    let is_declarator = |node: Node<'_>| {
        let outer = node.parent();
        outer.is_some_and(|outer| outer.fields(Field::Declarator).any(|one| one == node))
    };
    let definition = around.find(|node| !is_declarator(*node));
    definition.is_some_and(|node| node.kind() == Kind::TypeDefinition)
}

/// One step into a declarator.
pub fn inner(declarator: Node<'_>) -> Option<Node<'_>> {
    declarator
        .field(Field::Declarator)
        .or_else(|| {
            declarator
                .children()
                .find(|n| n.kind().is_declarator() || name_like(n.kind()))
        })
        .or_else(|| name_in_parentheses(declarator))
}

/// What is in parentheses.
pub(crate) fn unparenthesised(node: Node<'_>) -> Node<'_> {
    let inner = |n: &Node<'_>| n.kind() == Kind::ParenthesizedExpression;
    std::iter::successors(Some(node), |n| Some(*n).filter(inner)?.children().next())
        .last()
        .unwrap_or(node)
}

/// The name of a parameter that the grammar takes for the type of a nameless one: `x` in `int (x)`. Where it is the name
/// of a type it is that indeed.
pub fn name_in_parentheses(declarator: Node<'_>) -> Option<Node<'_>> {
    if declarator.kind() != Kind::AbstractFunctionDeclarator
        || declarator.all_children().filter(|c| c.is_named()).count() != 1
    {
        return None;
    }
    let mut declared = declarator.ancestors().skip_while(|n| n.kind().is_abstract_declarator());
    declared.next().filter(|n| n.kind().is_parameter())?;
    let mut all = declarator.field(Field::Parameters)?.children();
    let name = all
        .next()
        .filter(|p| p.kind() == Kind::ParameterDeclaration && p.all_children().filter(|c| c.is_named()).count() == 1)?;
    name.field(Field::Type)
        .filter(|t| t.kind() == Kind::TypeIdentifier && all.next().is_none())
}

/// The function declarator that gives a definition its parameters: the one nearest to the name.
pub fn function_declarator(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut found = None;
    let mut at = Some(declarator);
    while let Some(node) = at {
        if node.kind() == Kind::FunctionDeclarator {
            found = Some(node);
        }
        if name_like(node.kind()) {
            break;
        }
        at = inner(node);
    }
    // `operator int()` keeps its parameters in an abstract declarator of its own.
    found.or_else(|| {
        let cast = name_node(declarator)?;
        let cast = if cast.kind() == Kind::QualifiedIdentifier {
            last_name(cast)
        } else {
            cast
        };
        (cast.kind() == Kind::OperatorCast)
            .then(|| deepest_function(cast))
            .flatten()
    })
}

fn name_like(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Identifier
            | Kind::FieldIdentifier
            | Kind::TypeIdentifier
            | Kind::QualifiedIdentifier
            | Kind::OperatorCast
            | Kind::OperatorName
            | Kind::DestructorName
            | Kind::TemplateFunction
    )
}

fn deepest_function(cast: Node<'_>) -> Option<Node<'_>> {
    let (mut found, mut at) = (None, cast.field(Field::Declarator));
    while let Some(node) = at {
        if node.kind() == Kind::AbstractFunctionDeclarator {
            found = Some(node);
        }
        at = node
            .field(Field::Declarator)
            .or_else(|| node.children().find(|n| n.kind().is_abstract_declarator()));
    }
    found
}

/// The last component of a qualified name.
pub fn last_name(mut name: Node<'_>) -> Node<'_> {
    while name.kind() == Kind::QualifiedIdentifier {
        match name.field(Field::Name) {
            Some(next) => name = next,
            None => break,
        }
    }
    name
}

/// The components of a qualified name, outermost first; a leading `::` gives an empty first component.
/// Template arguments are left out of the text of a component.
pub fn path_of(syntax: &Syntax, name: Node<'_>) -> Vec<String> {
    let mut out = Vec::new();
    let mut at = name;
    while at.kind() == Kind::QualifiedIdentifier {
        match at.field(Field::Scope) {
            Some(scope) => out.push(bare_name(syntax, scope).to_owned()),
            None => out.push(String::new()),
        }
        match at.field(Field::Name) {
            Some(next) => at = next,
            None => return out,
        }
    }
    out.push(bare_name(syntax, at).to_owned());
    out
}

/// Whether an item begins with an explicit instantiation, as macros make them.
pub(crate) fn is_instantiation(syntax: &Syntax) -> bool {
    let mut words = syntax.view.tokens.iter().map(|token| syntax.part(token.span()));
    let mut first = words.next();
    if first == Some("extern") {
        first = words.next();
    }
    first == Some("template") && words.next() != Some("<")
}

/// A name without the keyword in front of it that says that it is one of a template.
pub(crate) fn without_keyword(name: Node<'_>) -> Node<'_> {
    let named = name.children().last().filter(|_| name.kind() == Kind::DependentName);
    named.unwrap_or(name)
}

/// The text of a name without template arguments.
pub fn bare_name<'s>(syntax: &'s Syntax, node: Node<'_>) -> &'s str {
    match node.kind() {
        Kind::TemplateType | Kind::TemplateFunction | Kind::TemplateMethod => {
            node.field(Field::Name).map_or("", |n| syntax.text_of(n))
        }
        Kind::DependentName => {
            let named = without_keyword(node).field(Field::Name);
            named.map_or("", |n| syntax.text_of(n))
        }
        Kind::DependentType => node.children().last().map_or("", |n| syntax.text_of(n)),
        _ => syntax.text_of(node),
    }
}

/// Whether the outermost layer around the name is a reference, so that a variable of this type is a reference.
pub fn is_reference(declarator: Node<'_>) -> bool {
    layer_next_to_name(declarator).is_some_and(|n| n.kind().is_reference())
}

/// The layer of a declarator that is applied last, which says what kind of thing the name is.
pub fn layer_next_to_name(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut at = declarator;
    let mut last = None;
    loop {
        match at.kind() {
            Kind::PointerDeclarator | Kind::ReferenceDeclarator | Kind::ArrayDeclarator | Kind::FunctionDeclarator => {
                last = Some(at);
            }
            Kind::AbstractPointerDeclarator | Kind::AbstractReferenceDeclarator | Kind::AbstractArrayDeclarator => {
                last = Some(at);
            }
            Kind::AbstractFunctionDeclarator if name_in_parentheses(at).is_none() => last = Some(at),
            k if name_like(k) || k == Kind::StructuredBindingDeclarator => return last,
            _ => {}
        }
        at = inner(at)?;
    }
}

/// Whether the name is that of a pack (`T... a`).
pub fn is_pack(declarator: Node<'_>) -> bool {
    let mut at = Some(declarator);
    while let Some(node) = at {
        if node.kind() == Kind::VariadicDeclarator {
            return true;
        }
        at = inner(node);
    }
    false
}

/// Whether a function parameter is a pack.
pub(crate) fn is_pack_parameter(parameter: Node<'_>) -> bool {
    parameter.kind().is_pack() || parameter.field(Field::Declarator).is_some_and(is_pack)
}

/// Whether what a declaration declares is constant by its specifiers.
pub(crate) fn is_constant(syntax: &Syntax, declaration: Node<'_>) -> bool {
    ["const", "constexpr"]
        .iter()
        .any(|word| has_specifier(syntax, declaration, word))
}

/// Whether a declaration or parameter carries a word as specifier (`static`, `constexpr`, `typedef`, `extern`, `friend`).
pub fn has_specifier(syntax: &Syntax, declaration: Node<'_>, word: &str) -> bool {
    // One declaration may have thousands of declarators, and no specifier is after them.
    let is_declarator = |n: &Node<'_>| n.own_field() == Some(Field::Declarator) && !declaration.is_error();
    let before_friend = || {
        let around = declaration.parent();
        let friend = around.filter(|around| around.kind() == Kind::FriendDeclaration);
        friend.is_some_and(|friend| {
            let mut before = friend.all_children().take_while(|n| n.start() < declaration.start());
            before.any(|n| syntax.text_of(n) == word)
        })
    };
    let mut before = declaration.all_children().take_while(|n| !is_declarator(n));
    before.any(|n| {
        matches!(
            n.kind(),
            Kind::StorageClassSpecifier | Kind::TypeQualifier | Kind::Virtual | Kind::ExplicitFunctionSpecifier
        ) && syntax.text_of(n) == word
    }) || before_friend()
}

/// The parameter list of a function declarator.
pub fn parameters(function: Node<'_>) -> Option<Node<'_>> {
    function
        .field(Field::Parameters)
        .or_else(|| function.child(Kind::ParameterList))
}

/// The node of the name that is called, with its template arguments.
pub(crate) fn callee_name(function: Node<'_>) -> Option<Node<'_>> {
    match function.kind() {
        Kind::Identifier | Kind::TemplateFunction => Some(function),
        Kind::QualifiedIdentifier => Some(last_name(function)),
        Kind::FieldExpression => {
            let name = function.field(Field::Field)?;
            if name.kind() == Kind::DependentName {
                name.child(Kind::TemplateMethod)
            } else {
                Some(name)
            }
        }
        _ => None,
    }
}

/// The declarations at namespace scope in the syntax of an item, in order: a macro may make several, and the namespaces
/// around them.
pub(crate) fn declarations_in(syntax: &Syntax) -> impl Iterator<Item = Node<'_>> {
    let mut pending = vec![syntax.root()];
    std::iter::from_fn(move || {
        while let Some(node) = pending.pop() {
            if !is_around_declarations(node.kind()) {
                return Some(node);
            }
            let from = pending.len();
            pending.extend(node.children());
            pending[from..].reverse();
        }
        None
    })
}

/// Those of them that have declarators: functions and variables.
pub(crate) fn declared_in(syntax: &Syntax) -> impl Iterator<Item = Node<'_>> {
    declarations_in(syntax).filter(|node| matches!(node.kind(), Kind::FunctionDefinition | Kind::Declaration))
}

/// Where an item declares a name for the n-th time, from zero on, at namespace scope.
pub(crate) fn declared_name(syntax: &Syntax, name: &str, nth: usize) -> Option<ViewOffset> {
    let names =
        declared_in(syntax).flat_map(|node| node.fields(Field::Declarator).filter_map(name_node).map(last_name));
    let mut own = names.filter(|own| bare_name(syntax, *own) == name);
    own.nth(nth).map(Node::start)
}

/// The declaration of a variable in the syntax of an item, and its declarator, which may have an initialiser.
pub(crate) fn variable_in<'s>(syntax: &'s Syntax, name: &str) -> Option<(Node<'s>, Node<'s>)> {
    let all = declarations_in(syntax).filter(|node| node.kind() == Kind::Declaration);
    let mut declared = all.flat_map(|node| node.fields(Field::Declarator).map(move |d| (node, d)));
    declared.find(|(_, d)| name_node(*d).is_some_and(|n| syntax.text_of(n) == name))
}

/// A declarator without the initialiser that it may have.
pub(crate) fn without_initialiser(declarator: Node<'_>) -> Node<'_> {
    let inner = declarator.field(Field::Declarator);
    inner
        .filter(|_| declarator.kind() == Kind::InitDeclarator)
        .unwrap_or(declarator)
}

/// The head of the template in the syntax of an item that declares a class or an alias of a name.
pub(crate) fn template_in<'s>(syntax: &'s Syntax, name: &str) -> Option<Node<'s>> {
    let head = |node: Node<'s>| node.parent().filter(|p| p.kind() == Kind::TemplateDeclaration);
    let is_it = |node: &Node<'_>| {
        let ty = node.field(Field::Type).filter(|_| node.kind() == Kind::Declaration);
        let own = ty.unwrap_or(*node).field(Field::Name).map(last_name);
        own.is_some_and(|own| bare_name(syntax, own) == name)
    };
    declarations_in(syntax).filter(is_it).find_map(head)
}

/// Whether an `if` is `if constexpr`.
pub(crate) fn is_constexpr(branch: Node<'_>) -> bool {
    branch.all_children().any(|c| c.kind() == Kind::Constexpr)
}

/// Whether what is in a node is at namespace scope if the node is.
pub(crate) fn is_around_declarations(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::TranslationUnit
            | Kind::TemplateDeclaration
            | Kind::LinkageSpecification
            | Kind::NamespaceDefinition
            | Kind::DeclarationList
    )
}
