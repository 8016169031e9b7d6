//! Texts that would be deep or slow if anything were recursive or quadratic.

use std::time::{Duration, Instant};

fn seconds(text: &str) -> Duration {
    let begin = Instant::now();
    culambda_properties::scan(text.as_bytes());
    culambda_properties::rewrite(text.as_bytes());
    begin.elapsed()
}

/// Eight times the text may take at most 24 times the time: linear with room for a busy machine, far from 64.
fn linear(what: &str, text: impl Fn(usize) -> String) {
    let size = 500;
    let (small, large) = (text(size), text(8 * size));
    let least = |text: &str| (0..2).map(|_| seconds(text)).min().unwrap_or_default();
    let (short, long) = (least(&small), least(&large));
    assert!(
        long < 24 * short + Duration::from_millis(200),
        "{what}: {short:?} became {long:?}"
    );
}

/// A text nested a hundred thousand times, alone and in a function with a lambda.
fn deep(open: &str, close: &str) {
    for depth in [100, 1_000, 100_000] {
        let nested = format!("{}1{}", open.repeat(depth), close.repeat(depth));
        for text in [
            nested.clone(),
            open.repeat(depth),
            close.repeat(depth),
            format!("void f(int n) {{ g([n] __device__ () {{ return {nested}; }}); }}"),
            format!("void f(int n) {{ {nested}; g([n] __device__ () {{ return n; }}); }}"),
        ] {
            let took = seconds(&text);
            assert!(took < Duration::from_secs(120), "{depth} times `{open}` took {took:?}");
        }
    }
}

#[test]
fn nested_parentheses() {
    deep("(", ")");
}

#[test]
fn nested_brackets() {
    deep("[", "]");
}

#[test]
fn nested_braces() {
    deep("{", "}");
}

#[test]
fn nested_angles() {
    deep("A<", ">");
}

#[test]
fn nested_lambdas() {
    deep("[n] __device__ () { return ", "; }");
}

#[test]
fn nested_conditions() {
    deep("\n#if X\n", "\n#endif\n");
}

#[test]
fn nested_operators() {
    deep("!", "");
    deep("a ? b : ", "");
    deep("if (a) ", "");
    deep("a + ", "");
}

#[test]
fn many_functions() {
    linear("functions with a lambda", |n| {
        (0..n)
            .map(|i| format!("void f{i}(int n) {{ g([n] __device__ () {{ return n; }}); }}\n"))
            .collect()
    });
}

#[test]
fn many_lambdas_in_one_function() {
    linear("lambdas in one function", |n| {
        format!(
            "void f(int n) {{ {} }}",
            "g([=] __device__ (int k) { return n + k; });\n".repeat(n)
        )
    });
}

#[test]
fn many_statements() {
    linear("statements in one function", |n| {
        format!(
            "void f(int n) {{ g([n] __device__ () {{ return n; }}); {} }}",
            "n = n + 1;\n".repeat(5 * n)
        )
    });
}

#[test]
fn many_variables() {
    linear("captured variables", |n| {
        let variables: String = (0..n).map(|i| format!("int v{i} = {i};\n")).collect();
        let uses: String = (0..n).map(|i| format!("use(v{i});\n")).collect();
        format!("void f() {{ {variables} g([=] __device__ () {{ {uses} }}); }}")
    });
}

#[test]
fn many_members() {
    linear("members of a class", |n| {
        let members: String = (0..n).map(|i| format!("int m{i}; void f{i}();\n")).collect();
        format!("struct S {{ {members} void f() {{ g([=] __device__ () {{ return m1; }}); }} }};")
    });
}

#[test]
fn many_macros() {
    linear("macros that use each other", |n| {
        let macros: String = (1..n).map(|i| format!("#define M{i}(x) M{}(x)\n", i - 1)).collect();
        format!(
            "#define M0(x) x\n{macros} void f(int n) {{ M{}([n] __device__ () {{ return n; }}); }}",
            n - 1
        )
    });
}

#[test]
fn macros_that_double() {
    let macros: String = (1..64)
        .map(|i| format!("#define M{i} M{} M{}\n", i - 1, i - 1))
        .collect();
    let text = format!("#define M0 [=] __device__ () {{}}\n{macros}void f() {{ M63; }}");
    let took = seconds(&text);
    assert!(took < Duration::from_secs(120), "2^63 tokens took {took:?}");
}
