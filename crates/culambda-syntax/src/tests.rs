//! Forms that the grammar alone does not read.

use super::*;
use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

fn parse(text: &str) -> Syntax {
    let unit = Unit::read(
        "t.cu",
        text.as_bytes().into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    );
    Syntax::parse(unit.view(
        0,
        Span {
            start: 0,
            end: text.len() as u32,
        },
    ))
}

fn clean(text: &str) {
    let syntax = parse(text);
    assert!(
        syntax.errors.is_empty(),
        "{text}\n{}\n{:?}\n{}",
        syntax.text,
        syntax.errors,
        syntax.root().to_sexp()
    );
    assert_eq!(syntax.text.len(), syntax.view.text.len(), "masks keep the length");
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
    assert!(syntax.view.text[syntax.view.tokens[head.body].at as usize..].starts_with("{ return x; }"));
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
    assert!(syntax.errors.is_empty(), "{}", syntax.root().to_sexp());
    assert_eq!(syntax.heads.len(), 2);
}

/// Of each open bracket the parser keeps all that is in it.
#[test]
fn brackets_that_are_never_closed() {
    for piece in ["(", "f([=] __device__ (", "{ if (a[", "(["] {
        let text = format!("void g(int a) {{ {}", piece.repeat(MAX_DEPTH + 1));
        let syntax = parse(&text);
        assert!(syntax.too_deep && syntax.touches_error(0, text.len()), "{piece}");
        assert_eq!(syntax.root().child_count(), 0, "{piece}");
    }
    assert!(!parse(&format!("int a = {}1{};", "(".repeat(400), ")".repeat(400))).too_deep);
}
