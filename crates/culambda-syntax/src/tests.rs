//! Forms that the grammar alone does not read.

use super::*;
use crate::short::Short;
use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

fn parse(text: &str) -> Syntax {
    let unit = Unit::read(
        "t.cu",
        text.as_bytes().into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    );
    Syntax::parse(unit.view(0, culambda_source::Span::new(0, text.len() as u32)))
}

fn clean(text: &str) {
    let syntax = parse(text);
    assert!(
        syntax.errors.is_empty(),
        "{text}\n{}\n{:?}\n{}",
        syntax.text(),
        syntax.errors,
        syntax.root()
    );
    assert_eq!(syntax.text().len(), syntax.view.text.len(), "masks keep the length");
}

#[test]
fn comma_expressions_in_decltype() {
    for form in [
        "decltype(t, void())",
        "decltype(g<A, B>(t), a < b, void())",
        "decltype(f(t, t), (a, b))",
    ] {
        clean(&format!("template <class T> auto f(T t) -> {form} {{ return; }}"));
    }
}

#[test]
fn forms_of_lambdas() {
    for form in [
        "[=] __device__ () static { return 1; }",
        "[y(4)] __device__ (int k) { return k; }",
        "[z{5}, w = 3] __host__ __device__ (int k) { return k; }",
        "[a] __device__ mutable { return ++a; }",
        "[a] __device__ -> int { return a; }",
        "[a] __device__ noexcept { return a; }",
        "[a] __device__ { return a; }",
        "[] __device__ <class U> (U u) { return u; }",
        "[] __device__ (this auto self, int k) { return k; }",
        "[] __device__ () constexpr { return 1; }",
        "[] __attribute__((host, device)) () { return 1; }",
    ] {
        clean(&format!("void f(int a) {{ auto l = {form}; }}"));
        assert_eq!(
            parse(&format!("void f(int a) {{ auto l = {form}; }}")).heads.len(),
            1,
            "{form}"
        );
    }
}

#[test]
fn other_forms() {
    for text in [
        "void f() { if consteval { } else { } if !consteval { } }",
        "void f(this auto self) { }",
        "void f() { this->operator+(l); g.operator()(l); p->operator->(); return operator+(l); }",
        "template <class T> void f(T t) { g(typename T::type(t)); return typename T::template type<int>(t); }",
        "void f(S *p) { p->S::~S(); p->S::operator()(1); }",
        "struct S { int operator [ ] (int); int operator ( ) (int); void *operator new [ ] (unsigned long); compl S(); };",
        "void f() { void *q = &&a; a: g(q); auto l = [] __device__ () -> struct S { return {}; }; }",
        "template <class T> struct C : T { using typename T::type; };",
        "void f(__typeof__(x) y, decltype(nullptr) a) {}",
        "void f() { x = a.*b; (p->*m)(1); }",
        "int R::*f(int A<B, 3>::C::*p, int (S::*mf)(int) const) { int S::*q = &S::m; auto l = [] __device__ () -> int P::* { return 0; }; }",
        "void f(const T &t = {}, U u = {1, 2}) { g(a = {3}); }",
        "int f(int n) { return decltype(n)(3) + decltype(n){4}; }",
        "template <class... Ts> void f(const Ts *...ts, Ts (&...us)[3], Ts &&...vs) { g(*ts..., &vs...); }",
        "struct alignas(16) S { alignas(8) int a; };",
        "void f() { kernel<<<1, 2>>>(3); k<int><<<a, b, c, d>>>(e); }",
        "void f(float *__restrict__ p) { __shared__ float s[4]; }",
    ] {
        clean(text);
    }
}

#[test]
fn words_that_look_like_macros_are_hidden() {
    clean("API void f() { CHECK(x)\n y(); }");
    clean("struct S { FOO_API int f() const { return 1; } };");
}

#[test]
fn capture_lists() {
    let syntax = parse("void f() { auto l = [=, a, &b, *this, c = g(1, 2), ...d = e, h{1}, i...] __device__ () {}; }");
    let forms: Vec<_> = syntax.heads[0].captures.iter().map(|c| c.form).collect();
    assert_eq!(
        forms,
        [
            CaptureToken::DefaultCopy,
            CaptureToken::Simple {
                by_reference: false,
                pack: false
            },
            CaptureToken::Simple {
                by_reference: true,
                pack: false
            },
            CaptureToken::StarThis,
            CaptureToken::Init {
                by_reference: false,
                pack: false,
                style: b'='
            },
            CaptureToken::Init {
                by_reference: false,
                pack: true,
                style: b'='
            },
            CaptureToken::Init {
                by_reference: false,
                pack: false,
                style: b'{'
            },
            CaptureToken::Simple {
                by_reference: false,
                pack: true
            },
        ]
    );
}

#[test]
fn a_requires_expression_is_no_body() {
    let syntax =
        parse("void f() { auto l = [] __device__ (auto x) requires requires { x + 1; } && C<int> { return x; }; }");
    let head = &syntax.heads[0];
    assert!(syntax.view.text[syntax.view.tokens[head.body].at.index()..].starts_with("{ return x; }"));
}

#[test]
fn what_is_no_lambda() {
    for text in [
        "int f() { return a[1]; }",
        "void f() { auto [a, b] = c; auto &[d, e] = g; int x[3] = {[0] = 1}; delete[] p; }",
        "int operator[](int);",
    ] {
        assert_eq!(parse(text).heads.len(), 0, "{text}");
    }
}

#[test]
fn deep_nesting_is_noticed() {
    let text = format!("int x = {}1{};", "(".repeat(5000), ")".repeat(5000));
    assert!(parse(&text).too_deep);
}

#[test]
fn digraphs_and_casts_of_lambdas() {
    let syntax = parse("void f(int m) { run(<:=:> __device__ { return m; }); (void)[=] __device__ { return m; }; }");
    assert!(syntax.errors.is_empty(), "{}", syntax.root());
    assert_eq!(syntax.heads.len(), 2);
}

/// Of each open bracket the parser keeps all that is in it.
#[test]
fn brackets_that_are_never_closed() {
    for piece in ["(", "f([=] __device__ (", "{ if (a[", "(["] {
        let text = format!("void g(int a) {{ {}", piece.repeat(MAX_DEPTH + 1));
        let syntax = parse(&text);
        assert!(syntax.too_deep && syntax.touches_error(syntax.view.whole()), "{piece}");
        assert_eq!(syntax.root().all_children().count(), 0, "{piece}");
    }
    assert!(!parse(&format!("int a = {}1{};", "(".repeat(400), ")".repeat(400))).too_deep);
}

/// What the parser says of a text, and what the lowered tree says.
fn compare(text: &str) {
    let parsed = grammar::parser().parse(text, None).expect("a tree");
    let tree = crate::tree::Tree::of(text);
    let fields = grammar::fields();
    let mut pending = vec![(parsed.root_node(), tree.root())];
    let mut nodes = Vec::new();
    while let Some((theirs, ours)) = pending.pop() {
        let seen = (
            ours.kind().name(),
            ours.span().range(),
            ours.is_named(),
            ours.is_extra(),
        );
        assert_eq!(
            seen,
            (theirs.kind(), theirs.byte_range(), theirs.is_named(), theirs.is_extra()),
            "{text}"
        );
        let wrong = (ours.is_missing(), ours.is_error(), ours.has_error());
        assert_eq!(
            wrong,
            (theirs.is_missing(), theirs.is_error(), theirs.has_error()),
            "{text}"
        );
        for (id, name) in (1..).zip(&fields) {
            let field = Field::of_id(id).expect("a field");
            assert_eq!(field.name(), name);
            // `(a = b)` has the fields of the assignment for the parser.
            let theirs = theirs.child_by_field_id(id).filter(|n| n.parent() == Some(theirs));
            let theirs = theirs.map(|n| (n.kind(), n.byte_range()));
            let ours = ours.field(field).map(|n| (n.kind().name(), n.span().range()));
            assert_eq!(ours, theirs, "{name} in {text}");
        }
        let mut cursor = theirs.walk();
        let children: Vec<_> = theirs.children(&mut cursor).collect();
        assert_eq!(ours.all_children().count(), children.len(), "{text}");
        for (theirs, own) in children.into_iter().zip(ours.all_children()) {
            assert_eq!(own.parent(), Some(ours));
            pending.push((theirs, own));
        }
        nodes.push(ours);
    }
    assert_eq!(nodes.len(), tree.root().descendants().count());
    for node in &nodes {
        let rest = ViewSpan::new(node.start(), ViewOffset::of(text.len()));
        for place in [node.span(), node.start().byte(), rest] {
            let range = place.range();
            if range.is_empty() || range.end > text.len() {
                continue;
            }
            let theirs = parsed.root_node().descendant_for_byte_range(range.start, range.end);
            let ours = tree.node_at(place);
            let theirs = theirs.map(|n| (n.kind(), n.byte_range()));
            assert_eq!(
                Some((ours.kind().name(), ours.span().range())),
                theirs,
                "{range:?} of {text}"
            );
        }
    }
}

#[test]
fn the_tree_is_that_of_the_parser() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests");
    let (mut folders, mut texts) = (vec![folder], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "cu" || e == "hpp" || e == "txt") {
                texts.extend(std::fs::read_to_string(&path));
            }
        }
    }
    assert!(texts.len() > 1_000, "{} texts", texts.len());
    // What gaps hide is `$`, and is lowered to what it was.
    texts.retain(|text: &String| !text.contains(char::from(crate::tree::NUMBER)));
    texts.sort();
    for text in texts.iter().step_by(8) {
        compare(text);
        // Cut in two, and without its brackets, it has errors.
        let middle = text.floor_char_boundary(text.len() / 2);
        compare(&text[..middle]);
        compare(&text[middle..]);
        compare(&text.replace(['}', ')'], ""));
    }
}

/// A further version of the grammar may have further kinds of these names.
#[test]
fn groups_have_all_kinds_of_their_names() {
    for symbol in grammar::symbols() {
        let (kind, named) = Kind::of_symbol(symbol.id);
        let name = symbol.name.as_str();
        assert_eq!((kind.name(), named), (name, symbol.named));
        assert_eq!(kind.is_declarator(), name.ends_with("declarator"), "{name}");
        assert_eq!(kind.is_abstract_declarator(), name.starts_with("abstract_"), "{name}");
        assert_eq!(kind.is_reference(), name.ends_with("reference_declarator"), "{name}");
        assert_eq!(kind.is_parameter(), name.ends_with("parameter_declaration"), "{name}");
        assert_eq!(kind.is_pack(), name.starts_with("variadic_"), "{name}");
        assert_eq!(kind.is_explicit(), name.starts_with("explicit"), "{name}");
        assert_eq!(kind.is_string(), name.ends_with("string_literal"), "{name}");
        let defines = format!("{}_specifier", kind.class_key()) == name;
        assert_eq!(kind.is_class_or_enum(), defines, "{name}");
        assert_eq!(kind.is_class(), defines && name != "enum_specifier", "{name}");
    }
}

/// All sources below a folder.
fn sources(folder: &std::path::Path, out: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path
            .extension()
            .is_some_and(|e| ["cu", "cuh", "cpp", "hpp", "h", "ii"].iter().any(|x| e == *x))
        {
            out.push(path);
        }
    }
}

#[test]
fn short_texts_have_the_same_trees() {
    let mut paths = Vec::new();
    sources(
        &std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests"),
        &mut paths,
    );
    let (mut same, mut taken) = (0, 0);
    paths.sort();
    // All of them take a quarter of a minute.
    for path in paths.iter().step_by(5) {
        let text = culambda_source::Text::from(&std::fs::read(path).expect("a source")[..]);
        let unit = Unit::read(
            "t.cu",
            text,
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        for item in &unit.files[0].items {
            let syntax = Syntax::parse(unit.view(0, item.span));
            let text = syntax.text();
            let Some(short) = Short::of(text) else { continue };
            let whole = Tree::of_whole(text);
            if let Some(tree) = Tree::of_short(&short, text) {
                assert_eq!(tree, whole, "{}: {text}", path.display());
                same += 1;
            }
            if let Some(tree) = Tree::of_taken(&short, text) {
                assert_eq!(tree, whole, "without statements, {}: {text}", path.display());
                taken += 1;
            }
        }
    }
    assert!(same > 4_000 && taken > 1_000, "{same} {taken}");
}
