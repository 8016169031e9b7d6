//! Members of classes and what their declarations say of them, read once, from the syntax.

use crate::facts::Place;
use crate::space::Annotations;
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Access of a member or a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Access {
    Public,
    Protected,
    Private,
}

impl Access {
    /// The keyword.
    pub fn word(self) -> &'static str {
        match self {
            Access::Public => "public",
            Access::Protected => "protected",
            Access::Private => "private",
        }
    }
}

/// What a member is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberKind {
    /// A data member.
    Field(DataMember),
    /// A member function or member function template.
    Function {
        /// Number of declared parameters.
        parameters: usize,
        /// Tells overloads apart.
        signature: Signature,
        /// The fewest and the most arguments that a call may have, the object not counted.
        arity: (usize, usize),
        /// Whether it is a template.
        template: bool,
        /// Whether it is `constexpr` or `consteval`.
        constexpr: bool,
        /// Whether it has an explicit object parameter.
        explicit_object: bool,
    },
    /// A type that is not a class.
    Type(TypeKind),
    /// A nested class; an index into [`ClassInfo::nested`](super::ClassInfo::nested) when it is defined here.
    Class(Option<usize>),
    /// An enumerator of an unscoped enumeration.
    Enumerator,
    /// A using declaration; the path it names, and whether that path is dependent.
    Using {
        /// Components.
        path: Vec<String>,
        /// Whether a template parameter takes part in it.
        dependent: bool,
    },
}

/// What the declaration of a data member says of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DataMember {
    /// Its declarator makes it a reference; an alias may do so, too.
    pub reference: bool,
    /// It is `thread_local`.
    pub thread_local: bool,
    /// It is a bit-field.
    pub bit_field: bool,
    /// It has an initialiser in the class.
    pub has_default: bool,
    /// Its declaration says `const`.
    pub constant: bool,
    /// Its declaration says `constexpr`.
    pub constexpr: bool,
    /// Its declaration says `mutable`.
    pub mutable: bool,
    /// Its declaration names a template parameter of its class.
    pub dependent: bool,
}

/// What declares a member type that is not a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// A typedef or an alias.
    Alias,
    /// An alias template.
    AliasTemplate,
    /// An enumeration.
    Enumeration,
}

/// What tells overloads of a name apart, as texts with blanks folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// The types of the parameters.
    pub types: Vec<String>,
    /// `const`, `volatile`, `&`, `&&` after them.
    pub qualifiers: String,
}

/// A member of a class.
#[derive(Clone, Debug)]
pub struct Member {
    /// What it is.
    pub kind: MemberKind,
    /// Its access.
    pub access: Access,
    /// Whether it is static (also implicitly: `operator new`).
    pub is_static: bool,
    /// Offset of its name in the text of the item.
    pub at: ViewOffset,
    /// Execution space annotations of a member function.
    pub annotations: Annotations,
    /// Whether the return type of a member function is deduced.
    pub deduced: bool,
    /// The access specifier that gives its access, if one is written.
    pub access_place: Option<Place>,
    /// Where its declaration is in the text of the syntax that its class was read from.
    pub declaration: ViewSpan,
}

impl Member {
    /// What is known of it as a data member; `None` for every other member.
    pub fn field(&self) -> Option<DataMember> {
        match self.kind {
            MemberKind::Field(field) => Some(field),
            _ => None,
        }
    }

    /// Its declaration in the syntax that its class was read from.
    pub fn node<'t>(&self, syntax: &'t Syntax) -> Option<Node<'t>> {
        let around = syntax.node_at(self.declaration).self_and_ancestors();
        // The widest node of the place is the declaration.
        around.take_while(|node| node.span() == self.declaration).last()
    }

    /// Its declaration without a template head, and its declarator in that.
    pub fn declared<'t>(&self, syntax: &'t Syntax) -> Option<(Node<'t>, Node<'t>)> {
        let mut node = self.node(syntax)?;
        while node.kind() == Kind::TemplateDeclaration {
            node = node.children().last()?;
        }
        // Members of anonymous unions are declared in these.
        let own = |d: &Node<'t>| d.span().contains(self.at);
        let declarator = node.fields(Field::Declarator).find(own)?;
        Some((node, declarator))
    }

    /// The text of its declaration, of a definition without the body.
    pub fn text<'t>(&self, syntax: &'t Syntax) -> &'t str {
        let body = self
            .declared(syntax)
            .filter(|(node, _)| node.kind() == Kind::FunctionDefinition);
        let end = body.and_then(|(node, _)| node.field(Field::Body));
        let end = end.map_or(self.declaration.end, Node::start);
        syntax.part(ViewSpan::new(self.declaration.start, end))
    }

    /// Whether it is known to be a value: no type, and no name that a using-declaration brings.
    pub fn is_value(&self) -> bool {
        matches!(
            self.kind,
            MemberKind::Field(_) | MemberKind::Function { .. } | MemberKind::Enumerator
        )
    }

    /// Whether each object of the class has one.
    pub fn is_data(&self) -> bool {
        self.field().is_some() && !self.is_static
    }

    /// Whether it is a member function that may be called in a constant expression.
    pub fn is_constexpr_function(&self) -> bool {
        matches!(self.kind, MemberKind::Function { constexpr: true, .. })
    }
}

/// What follows a declarator, up to the comma or the end of the declaration.
pub(super) fn after<'t>(declaration: Node<'t>, declarator: Node<'t>) -> impl Iterator<Item = Node<'t>> {
    let all = declaration.all_children();
    let after = all.skip_while(move |n| *n != declarator).skip(1);
    after.take_while(|n| n.kind() != Kind::Comma)
}

/// The value that a declaration in a class gives to one of its declarators.
pub(crate) fn initialiser<'t>(declaration: Node<'t>, declarator: Node<'t>) -> Option<Node<'t>> {
    if declarator.kind() == Kind::InitDeclarator {
        return declarator.field(Field::Value);
    }
    let value = |n: &Node<'t>| {
        n.is_named()
            && !matches!(
                n.kind(),
                Kind::Comment | Kind::BitfieldClause | Kind::AttributeSpecifier | Kind::AttributeDeclaration
            )
    };
    after(declaration, declarator).find(value)
}

/// A base class.
#[derive(Clone, Debug)]
pub struct Base {
    /// Components of its name, without template arguments.
    pub path: Vec<String>,
    /// As written.
    pub text: String,
    /// Where it is in the text of the syntax that the class was read from.
    pub at: ViewSpan,
    /// Whether it depends on template parameters.
    pub dependent: bool,
}
