//! Declarations as their heads tell them, beside the tree of the whole item.

use super::*;
use crate::class::USING_ENUM;
use crate::testing::beside_trees;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The names that a text declares, by a comma each.
fn declared(text: &str) -> String {
    let unit = crate::testing::unit(text);
    let mut names = Vec::new();
    for item in 0..unit.files[0].items.len() {
        read(&unit, 0, item, &mut |declared| {
            let path: Vec<&str> = declared.path_in_item().map(String::as_str).collect();
            names.push(path.join("::"));
        });
    }
    names.join(",")
}

#[test]
fn macros_in_front_of_templates() {
    assert_eq!(declared("UNKNOWN template <class T> int f(T);"), "f");
    assert_eq!(declared("A(1, 2)\nB template <class T> void g(T) {}"), "g");
    assert_eq!(declared("extern template int f<int>(int);"), "f");
    assert_eq!(declared("UNKNOWN int h();"), "h");
}

#[test]
fn what_no_tree_tells() {
    let of = [
        ("[[nodiscard]] int f();", "f"),
        ("int x [[maybe_unused]] = 1, y;", "x,y"),
        ("struct alignas(16) A { int i; };", "A"),
        ("class EXPORT B : public C<T{}> { int i; };", "B"),
        ("struct final { int i; } a, final;", "final,a,final"),
        ("int (&r)[3] = a, (*p)(int), *(q);", "r,p,q"),
        ("int (&f())[3];", "f"),
        ("int (f)(int), g(int);", "f,g"),
        ("T (&r)[3] = a, (*p)(int);", "r,p"),
        ("T (*f(T))(int) { int i; }", "f"),
        ("N::T<int> (&f())[3];", "f"),
        ("typedef T (*F)(int);", "F"),
        ("const T (C::*m)(int);", "m"),
        ("T v(*p), w(&q);", "v,w"),
        ("REGISTER(&f)(1);", "REGISTER"),
        ("static_assert(N == 1);", ""),
        ("BENCHMARK(f)->Arg(1);", ""),
        ("DECLARE(x) int f(int);", "f"),
        ("DECLARE(x) struct A { int i; };", "A"),
        ("TEST(a, b) { int i; }", "TEST"),
        ("A::A() : B{1}, c(2) { int i; }", "A::A"),
        ("A::compl A() { int i; }", "A::~A"),
        ("X A::operator()(int) { int i; }", "A::operator"),
        ("A::operator B<int>() const { int i; }", "A::operator"),
        (
            "template <class T> requires requires (T t) { t.f(); } && C<T> void f(T);",
            "f",
        ),
        ("template <class T = decltype(S{})> struct A { int i; };", "A"),
        ("template <> struct A<N{0}> : B<N{1}> { int i; };", "A"),
        ("template <class T> constexpr bool v = is<T, A, B>;", "v"),
        ("constexpr bool v = is<A, B> && is<C, D>, w = a < b;", "v,w"),
        ("auto f(int a = [] { return 1; }()) -> decltype(S{}) { int i; }", "f"),
        ("int f() try { int i; } catch (...) { int j; }", "f"),
    ];
    for (text, names) in of {
        assert_eq!(declared(text), names, "{text}");
    }
    let made = "#define ALL(X) int X##_f() { return 1; } struct X##_s { int i; } X##_v, *X##_p; namespace n { int X; } int X##_g();\nALL(x)\n";
    assert_eq!(declared(made), "x_f,x_s,x_v,x_p,n::x,x_g");
}

/// Whether a name ends with template arguments.
fn is_of_template(name: Node<'_>) -> bool {
    match name.kind() {
        Kind::QualifiedIdentifier => name.field(Field::Name).is_some_and(is_of_template),
        kind => kind == Kind::TemplateType,
    }
}

/// What a tree declares, in the words of [`told`].
struct OfTree<'s> {
    syntax: &'s Syntax,
    all: Vec<String>,
}

/// What is around a declaration.
#[derive(Clone, Copy, Default)]
struct Around {
    template: bool,
    specialisation: bool,
}

impl OfTree<'_> {
    fn tell(&mut self, kind: &str, name: &str) {
        if !name.is_empty() {
            self.all.push(format!("{kind} {name}"));
        }
    }

    /// A name without template arguments and blanks.
    fn name(&self, node: Node<'_>) -> String {
        match node.kind() {
            Kind::QualifiedIdentifier => {
                let scope = node
                    .field(Field::Scope)
                    .map(|scope| self.name(scope))
                    .unwrap_or_default();
                let name = node.field(Field::Name).map(|name| self.name(name)).unwrap_or_default();
                format!("{scope}::{name}")
            }
            Kind::TemplateFunction | Kind::TemplateType | Kind::TemplateMethod => {
                node.field(Field::Name).map(|name| self.name(name)).unwrap_or_default()
            }
            Kind::DependentName | Kind::NestedNamespaceSpecifier => {
                node.children().map(|c| self.name(c)).collect::<Vec<_>>().join("::")
            }
            Kind::OperatorName | Kind::OperatorCast => "operator".to_owned(),
            Kind::DestructorName => self
                .syntax
                .text_of(node)
                .replace("compl", "~")
                .split_whitespace()
                .collect(),
            _ => self.syntax.text_of(node).split_whitespace().collect(),
        }
    }

    fn declaration(&mut self, node: Node<'_>, around: Around) {
        match node.kind() {
            Kind::TemplateDeclaration => {
                let list = node.child(Kind::TemplateParameterList);
                let around = Around {
                    template: true,
                    specialisation: list.is_some_and(|list| list.children().next().is_none()),
                };
                for child in node.children().filter(|c| c.kind() != Kind::TemplateParameterList) {
                    self.declaration(child, around);
                }
            }
            Kind::TemplateInstantiation | Kind::LinkageSpecification => {
                if let Some(list) = node.child(Kind::DeclarationList) {
                    return list.children().for_each(|child| self.declaration(child, around));
                }
                self.simple(node, around);
                node.children().for_each(|child| self.declaration(child, around));
            }
            Kind::NamespaceDefinition => {
                let body = node.field(Field::Body).into_iter();
                body.flat_map(Node::children)
                    .for_each(|child| self.declaration(child, around));
            }
            Kind::NamespaceAliasDefinition => {
                let name = node.field(Field::Name).map(|name| self.name(name)).unwrap_or_default();
                self.tell("namespace alias", &name);
            }
            Kind::UsingDeclaration => {
                let directive = node.child(Kind::Namespace).is_some();
                if node.child(Kind::Enum).is_some() {
                    // What it brings are the enumerators, whose names it does not say.
                    return self.tell("using", USING_ENUM);
                }
                for name in node.children() {
                    let name = self.name(name);
                    let last = name.rsplit("::").next().unwrap_or_default();
                    self.tell(
                        if directive { "directive" } else { "using" },
                        if directive { &name } else { last },
                    );
                }
            }
            Kind::AliasDeclaration => {
                let name = node.field(Field::Name).map(|name| self.name(name)).unwrap_or_default();
                self.tell("alias", &name);
            }
            Kind::ConceptDefinition => {
                let name = node.field(Field::Name).map(|name| self.name(name)).unwrap_or_default();
                self.tell("concept", &name);
            }
            Kind::Declaration | Kind::FunctionDefinition | Kind::TypeDefinition => self.simple(node, around),
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier | Kind::EnumSpecifier => {
                self.specifier(node, true);
            }
            _ => {}
        }
    }

    /// What a type specifier declares. `alone` says whether no declarator follows.
    fn specifier(&mut self, node: Node<'_>, alone: bool) {
        let name = node.field(Field::Name);
        let text = name.map(|name| self.name(name)).unwrap_or_default();
        let body = node.field(Field::Body);
        if body.is_none() && !alone {
            return;
        }
        if node.kind() == Kind::EnumSpecifier {
            self.tell("enum", &text);
            let scoped = node.child(Kind::Class).is_some() || node.child(Kind::Struct).is_some();
            for one in body.into_iter().flat_map(Node::children).filter(|_| !scoped) {
                let name = one.field(Field::Name).map(|name| self.name(name)).unwrap_or_default();
                self.tell("enumerator", &name);
            }
            return;
        }
        let defined = if body.is_some() { " defined" } else { "" };
        let special = if name.is_some_and(is_of_template) {
            " special"
        } else {
            ""
        };
        self.tell(&format!("class{defined}{special}"), &text);
    }

    fn simple(&mut self, node: Node<'_>, around: Around) {
        let mut declarators: Vec<Node<'_>> = node.fields(Field::Declarator).collect();
        if node.kind() == Kind::FunctionDefinition {
            declarators.truncate(1);
        }
        if let Some(ty) = node.field(Field::Type) {
            use Kind as K;
            if matches!(
                ty.kind(),
                K::ClassSpecifier | K::StructSpecifier | K::UnionSpecifier | K::EnumSpecifier
            ) {
                self.specifier(ty, declarators.is_empty());
            }
        }
        let typedef = node.kind() == Kind::TypeDefinition;
        for declarator in declarators {
            self.declarator(declarator, node, around, typedef);
        }
    }

    fn declarator(&mut self, first: Node<'_>, of: Node<'_>, around: Around, typedef: bool) {
        let (mut node, mut function) = (first, false);
        loop {
            match node.kind() {
                Kind::FunctionDeclarator => function = true,
                Kind::PointerDeclarator | Kind::ReferenceDeclarator | Kind::ArrayDeclarator => function = false,
                Kind::InitDeclarator | Kind::ParenthesizedDeclarator | Kind::AttributedDeclarator => {}
                _ => break,
            }
            let Some(inner) = node.field(Field::Declarator).or_else(|| node.children().next()) else {
                break;
            };
            node = inner;
        }
        let name = self.name(node);
        // A conversion function has its parameters inside of the name.
        let function = function || name.rsplit("::").next() == Some("operator");
        let name = &name;
        if typedef {
            return self.tell("alias", name);
        }
        let body = of.kind() == Kind::FunctionDefinition && of.field(Field::Body).is_some();
        if function {
            let word = |holds: bool, word: &'static str| if holds { word } else { "" };
            let kind = format!(
                "function{}{}{}",
                word(around.template, " template"),
                word(around.specialisation, " special"),
                word(body, " defined")
            );
            return self.tell(&kind, name);
        }
        for name in name.trim_matches(['[', ']']).split(',') {
            self.tell("variable", name);
        }
    }
}

/// What heads tell, in the same words.
fn told(declared: &Declared) -> String {
    let word = |holds: bool, word: &'static str| if holds { word } else { "" };
    let kind = match declared.kind {
        DeclaredKind::Class {
            defined,
            specialisation,
        } => {
            format!("class{}{}", word(defined, " defined"), word(specialisation, " special"))
        }
        DeclaredKind::Enum => "enum".to_owned(),
        DeclaredKind::Enumerator => "enumerator".to_owned(),
        DeclaredKind::Alias => "alias".to_owned(),
        DeclaredKind::Concept => "concept".to_owned(),
        DeclaredKind::Function {
            template,
            specialisation,
            definition,
        } => format!(
            "function{}{}{}",
            word(template, " template"),
            word(specialisation, " special"),
            word(definition, " defined")
        ),
        DeclaredKind::Variable { .. } => "variable".to_owned(),
        DeclaredKind::NamespaceAlias => "namespace alias".to_owned(),
        DeclaredKind::UsingDirective => "directive".to_owned(),
        DeclaredKind::UsingDeclaration => "using".to_owned(),
    };
    format!("{kind} {}", declared.path.join("::"))
}

/// Whether a tree is not that of the declaration: `int (&r)[3];` is a call there, `final` and `override` are not names of
/// classes, and there is a variable of type `void`.
fn is_wrong(syntax: &Syntax) -> bool {
    let nameless = |node: Node<'_>| node.child(Kind::VirtualSpecifier).is_some() && node.field(Field::Name).is_none();
    let is_void = |node: Node<'_>| node.field(Field::Type).is_some_and(|ty| syntax.text_of(ty) == "void");
    let made = |node: Node<'_>| node.fields(Field::Declarator).any(|d| d.kind() == Kind::InitDeclarator);
    let mut all = syntax.root().descendants();
    all.any(|node| node.is_missing() || nameless(node) || is_void(node) && made(node))
        || syntax
            .root()
            .children()
            .any(|child| child.kind() == Kind::ExpressionStatement)
}

#[test]
fn heads_tell_what_the_tree_tells() {
    beside_trees(|unit, item, syntax| {
        if is_wrong(syntax) {
            return None;
        }
        let mut tree = OfTree {
            syntax,
            all: Vec::new(),
        };
        for child in syntax.root().children() {
            tree.declaration(child, Around::default());
        }
        let mut heads = Vec::new();
        read(unit, 0, item, &mut |declared| heads.push(told(&declared)));
        Some((heads, tree.all))
    });
}
