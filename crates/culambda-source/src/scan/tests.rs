use crate::{Assumptions, NoLoader, Unit, UnitOptions};

fn scan(text: &str) -> Unit {
    let (options, assume) = (UnitOptions::default(), Assumptions::default());
    Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume)
}

fn items(text: &str) -> Vec<&str> {
    scan(text).files[0]
        .items
        .iter()
        .map(|item| &text[item.span.range()])
        .collect()
}

#[test]
fn declarations_end_where_they_should() {
    let parts = [
        "struct A { int a; } x;",
        "A::A() : a{1}, b(2) { f(\"}\"); }",
        "int a[] = {1, 2}, b{3};",
        "void f() try { } catch (...) { } catch (int) { }",
        "template <class T> requires requires (T t) { t; } void g(T) { '}'; }",
        "extern \"C\" int h(void);",
        "auto l = [] { return R\"x(})x\"; }();",
        "int n = 1'000;",
    ];
    let text = parts.join("\n\n");
    assert_eq!(items(&text), parts);
}

#[test]
fn scopes_hold_their_declarations() {
    let text = "namespace a::b { int x; inline namespace v { int y; } } extern \"C\" { namespace { int z; } }";
    let scan = scan(text);
    let file = &scan.files[0];
    let paths: Vec<Vec<String>> = file
        .items
        .iter()
        .map(|item| {
            let mut path = Vec::new();
            let mut at = Some(item.scope);
            while let Some(id) = at {
                let scope = &file.scopes[id.0 as usize];
                path.push(format!("{:?}", scope.kind));
                at = scope.parent;
            }
            path.reverse();
            path
        })
        .collect();
    assert_eq!(
        paths[1],
        [
            "File",
            "Namespace { name: Some(\"a\"), inline: false }",
            "Namespace { name: Some(\"b\"), inline: false }",
            "Namespace { name: Some(\"v\"), inline: true }"
        ]
    );
    assert_eq!(paths[2], ["File", "Linkage", "Namespace { name: None, inline: false }"]);
    assert!(scan.problems.is_empty());
    assert_eq!(file.scopes[1].span.end, file.scopes[2].span.end);
}

#[test]
fn annotated_introducers_are_candidates() {
    let text = "void f() { auto l = [a, b = c[1]] /* x */ __host__ __device__ (int i) {}; \
                [] __attribute__((device)) {}; a[1] = 2; [] __noinline__ () {}; }";
    let scan = scan(text);
    let found: Vec<&str> = scan.candidates.iter().map(|c| &text[c.span.range()]).collect();
    assert_eq!(
        found,
        [
            "[a, b = c[1]] /* x */ __host__ __device__",
            "[] __attribute__((device))"
        ]
    );
}

#[test]
fn unbalanced_text_is_a_problem_and_goes_on() {
    let text = "} int a; void f( ; int b;";
    assert_eq!(items(text), ["int a;", "void f( ;", "int b;"]);
    assert_eq!(scan(text).problems.len(), 2);
    assert_eq!(scan("namespace a { void f() {").problems.len(), 2);
}

#[test]
fn digraphs_open_what_they_stand_for() {
    let text = "namespace a <% int f() <% g([=:> __device__ <% h(1); %>); %> %> int x; A<::B> y() <% %> int z;";
    let unit = scan(text);
    assert_eq!(
        items(text),
        [
            "int f() <% g([=:> __device__ <% h(1); %>); %>",
            "int x;",
            "A<::B> y() <% %>",
            "int z;"
        ]
    );
    assert!(unit.problems.is_empty());
    assert_eq!(unit.candidates.len(), 1);
    let text = "void f() { g(<:=] __device__ { h(<:&] __host__ {}); }); }";
    assert_eq!(self::scan(text).candidates.len(), 2);
}

#[test]
fn brackets_of_operators_are_no_introducers() {
    let text =
        "struct S { int &operator[] __device__ (int); int &operator [] __host__ (int) { my_operator[1] = 2; } };";
    assert!(scan(text).candidates.is_empty());
    let text = "struct S { void *operator new[] __device__ (int); void operator delete [ ] __host__ (void *); };";
    assert!(scan(text).candidates.is_empty());
}

#[test]
fn introducers_in_arguments_are_candidates() {
    let text = "#define PASS(x) x\n#define FN(n, b) void n() { b }\nFN(f, run([=] __device__ {});)\n\
                void g() { run(PASS([=]) __device__ {}); a(b[1]) __device__; J([&], __device__ {}); }";
    let found: Vec<&str> = scan(text).candidates.iter().map(|c| &text[c.span.range()]).collect();
    assert_eq!(found, ["[=] __device__", "[=]) __device__", "[&], __device__"]);
}
