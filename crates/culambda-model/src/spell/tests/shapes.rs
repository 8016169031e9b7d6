//! Limits, problems, and texts that are not C++.

use crate::spell::{
    ClassContext, Function, Names, Owner, Place, Position, Spelling, argument_texts, expression, function_name,
    function_type, own_head, template_parameters, type_text,
};
use culambda_source::{Assumptions, NoLoader, Standard, Unit, UnitOptions};
use culambda_syntax::{Kind, Node, Syntax};
use proptest::prelude::*;

/// Nothing is known of any name.
struct Nothing;

impl Names for Nothing {
    fn qualify(&self, _: &str, _: Position) -> Option<String> {
        None
    }
}

fn read(text: &[u8]) -> Unit {
    Unit::read(
        "a.cu",
        text.into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

fn place<'a>(unit: &'a Unit, syntax: &'a Syntax) -> Place<'a> {
    Place {
        unit,
        syntax,
        names: &Nothing,
        class: None,
        params: &[],
        standard: Standard::Cpp17,
    }
}

/// Spells everything that a view may hold, whatever it is.
fn spell_all(text: &[u8]) -> usize {
    let unit = read(text);
    let mut spelled = 0;
    for item in &unit.files[0].items {
        let syntax = Syntax::parse(unit.view(0, item.span));
        let place = place(&unit, &syntax);
        let all = (0, syntax.view.tokens.len());
        let no_lambda = |_: &_| None;
        let texts = [
            expression(&place, all, &no_lambda).is_ok(),
            type_text(&place, all).is_ok(),
            argument_texts(&place, all, "").is_ok(),
        ];
        spelled += texts.iter().filter(|t| **t).count();
        for node in syntax.root().descendants() {
            match node.kind() {
                Kind::TemplateDeclaration => spelled += template_parameters(&syntax, node).len(),
                Kind::FunctionDefinition => spelled += usize::from(in_namespace(&unit, &syntax, node).0.is_ok()),
                _ => {}
            }
        }
    }
    spelled
}

type Spelled = Result<Spelling, String>;

/// The name and type of a function, as if it were a member of the global namespace.
fn in_namespace(unit: &Unit, syntax: &Syntax, definition: Node<'_>) -> (Spelled, Spelled) {
    owned(unit, syntax, definition, Owner::Namespace(Vec::new()), None)
}

fn owned(
    unit: &Unit,
    syntax: &Syntax,
    definition: Node<'_>,
    owner: Owner,
    deduced_arguments: Option<Vec<String>>,
) -> (Spelled, Spelled) {
    let template = definition.parent().filter(|p| p.kind() == Kind::TemplateDeclaration);
    let function = Function {
        unit,
        syntax,
        definition,
        template,
        owner,
        friend_in: None,
        deduced_arguments,
        names: &Nothing,
        standard: Standard::Cpp20,
    };
    let own = own_head(&function);
    let named = own.as_ref().map_err(Clone::clone);
    let named = named.and_then(|own| function_name(&function, own));
    (named, own.and_then(|own| function_type(&function, own, &[])))
}

/// The name and type of the first function of a text.
fn first(text: &str, owner: Option<ClassContext>) -> (Spelled, Spelled) {
    let unit = read(text.as_bytes());
    let syntax = Syntax::parse(unit.view(0, unit.files[0].items[0].span));
    let definition = syntax
        .root()
        .descendants()
        .into_iter()
        .find(|n| n.kind() == Kind::FunctionDefinition)
        .expect("a function");
    let owner = owner.map_or(Owner::Namespace(Vec::new()), |class| Owner::Class {
        class,
        is_static: false,
    });
    owned(&unit, &syntax, definition, owner, None)
}

fn class(name: &str) -> ClassContext {
    ClassContext {
        name: name.to_owned(),
        ..ClassContext::default()
    }
}

/// Spells the initialiser `e` of `int x = e;`.
fn initialiser(text: &str) -> Result<String, String> {
    let unit = read(format!("int x = {text};").as_bytes());
    let syntax = Syntax::parse(unit.view(0, unit.files[0].items[0].span));
    let end = syntax.view.tokens.len() - 1;
    expression(&place(&unit, &syntax), (3, end), &|_| None)
}

#[test]
fn what_will_not_compile_has_a_problem() {
    let name = |text: &str| first(text, None).0.expect("a name");
    let ty = |text: &str| first(text, None).1.expect("a type");
    assert_eq!(name("template <class T> void f(T t) {}").problem, None);
    assert_eq!(name("template <class> void f() {}").text, "(& ::f< __T0> )");
    assert!(name("template <class, int...> void f() {}").problem.is_some());
    assert!(name("void f(auto a) {}").problem.is_some());
    assert_eq!(
        ty("template <class T> void f() noexcept(sizeof(T) < 2) {}").problem,
        None
    );
    assert!(
        ty("template <class T> void f() noexcept(sizeof(T) > 2) {}")
            .problem
            .is_some()
    );
    assert_eq!(ty("template <class T> void f() noexcept(X<T>::value) {}").problem, None);
    assert_eq!(ty("auto f() { return 1; }").problem, None);
    assert_eq!(ty("auto f() -> int { return 1; }").problem, None);
}

#[test]
fn special_members_return_void() {
    for (text, want) in [
        ("S::S(int a) {}", "void (S::*)(int a)"),
        ("S::~S() {}", "void (S::*)(void)"),
        ("S::S(int a) : b(a) {}", "void (S::*)(int a)"),
    ] {
        let (_, ty) = first(text, Some(class("S")));
        assert_eq!(ty.expect("a type").text, want);
    }
    let (name, ty) = first("R (S::m)(int a) { return R(); }", Some(class("S")));
    assert_eq!(name.expect("a name").text, "(&S::m)");
    assert_eq!(ty.expect("a type").text, "R (S::*)(int a)");
}

#[test]
fn explicit_specialisations_need_their_arguments() {
    // Those that are written need not be all of them: only what was deduced from the template is the list.
    for text in ["template <> void f<int>(int t) {}", "template <> void f(int t) {}"] {
        assert!(first(text, None).0.is_err(), "{text}");
        let unit = read(text.as_bytes());
        let syntax = Syntax::parse(unit.view(0, unit.files[0].items[0].span));
        let all = syntax.root().descendants();
        let definition = all.into_iter().find(|n| n.kind() == Kind::FunctionDefinition);
        let deduced = Some(vec!["int".to_owned(), "3".to_owned()]);
        let owner = Owner::Namespace(Vec::new());
        let (name, _) = owned(&unit, &syntax, definition.expect("a function"), owner, deduced);
        assert_eq!(name.expect("a name").text, "(& ::f< int, 3> )", "{text}");
    }
}

#[test]
fn characters_outside_ascii_are_universal_names() {
    let (name, ty) = first("void größe(Maß maß) {}", None);
    assert_eq!(name.expect("a name").text, r"(& ::gr\u00f6\u00dfe)");
    assert_eq!(ty.expect("a type").text, r"void (*)(Ma\u00df ma\u00df)");
}

#[test]
fn what_is_nested_deeply_is_an_error() {
    for (open, close) in [
        ("(", ")"),
        ("f(", ")"),
        ("-", ""),
        ("{", "}"),
        ("a<", ">"),
        ("a ? b : ", ""),
        ("sizeof(", ")"),
    ] {
        let text = format!("{}1{}", open.repeat(20_000), close.repeat(20_000));
        assert!(initialiser(&text).is_err(), "{open}");
    }
    assert!(initialiser(&format!("1{}", " + 1".repeat(20_000))).is_err());
    assert_eq!(initialiser("((((((((((1))))))))))").as_deref(), Ok("1"));
}

#[test]
fn what_is_unknown_is_an_error() {
    for text in ["[k] { return k; }()", "throw 1", "a b", "f(", "co_yield 1", ""] {
        assert!(initialiser(text).is_err(), "{text}");
    }
}

/// The texts of the recorded cases.
fn corpus() -> Vec<Vec<u8>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spelling");
    let files = std::fs::read_dir(folder)
        .expect("the cases")
        .map(|e| e.expect("a case").path());
    files
        .filter(|p| p.extension().is_some_and(|e| e == "cu"))
        .map(|p| std::fs::read(p).expect("a case"))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_slice_of_a_case_is_read(case in 0usize..64, from in 0usize..4000, len in 0usize..600) {
        let corpus = corpus();
        let text = &corpus[case % corpus.len()];
        let from = from % text.len();
        spell_all(&text[from..(from + len).min(text.len())]);
    }

    #[test]
    fn any_tokens_are_read(tokens in proptest::collection::vec(proptest::sample::select(TOKENS), 0..80)) {
        spell_all(tokens.join(" ").as_bytes());
    }
}

/// Tokens that make trouble when they are together.
const TOKENS: &[&str] = &[
    "a",
    "T",
    "std",
    "::",
    "<",
    ">",
    ">>",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    "...",
    "*",
    "&",
    "&&",
    "-",
    "+",
    "?",
    ":",
    "=",
    "new",
    "sizeof",
    "noexcept",
    "decltype",
    "auto",
    "int",
    "unsigned",
    "const",
    "template",
    "typename",
    "class",
    "operator",
    "this",
    "->",
    ".",
    "0x10",
    "1.5f",
    "\"s\"",
    "'c'",
    "static_cast",
    "void",
    "struct",
    "~",
    "!",
    "throw",
    "void f",
    "() {",
    ";",
];
