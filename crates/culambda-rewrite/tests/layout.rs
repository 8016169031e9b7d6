//! What small texts become, byte by byte.

mod support;

use culambda_model::Refusals;
use culambda_rewrite::{PreamblePlace, apply};
use culambda_source::{Standard, Target};
use support::{rewritten, rewritten_for, short, standard};

/// In front of a fixture: something that takes lambdas.
const RUN: &str = "template <class F> void run(F f);\n";

/// Checks the text of one function body, in `void f(int n, int m) { .. }` on line 2.
#[track_caller]
fn body(source: &str, expected: &str) {
    let around = |body: &str| format!("{RUN}void f(int n, int m) {{ {body} }}\n");
    assert_eq!(short(&around(source)), around(expected));
}

#[test]
fn a_device_lambda_is_hidden_and_lines_go_on() {
    let text = "void f(int n) {\n  auto l = [n] __device__ (int i) {\n    return n;\n  }; // x\n}\n";
    let expected = "void f(int n) {\n  auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),1> , \
        typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),1> {} , n)\n\
        #if 0\n[n] __device__ (int i) {\n    return n;\n  }\n#endif\n#line 4\n; // x\n}\n";
    let out = rewritten(text.as_bytes());
    assert_eq!(String::from_utf8(out.text).unwrap(), expected);
    assert_eq!(out.counts.device.iter().collect::<Vec<_>>(), [1]);
    assert!(out.needs_preamble && out.preamble.is_none() && out.refused.is_empty());
}

#[test]
fn a_host_device_lambda_is_wrapped_where_it_stands() {
    let text = "void f(int n) {\n  auto l = [n] __host__ __device__ (int i) mutable {\n    return n; // y\n  };\n}\n";
    let expected = "void f(int n) {\n  auto l = __nv_hdl_create_wrapper_t< true, false, \
        __nv_dl_tag<void (*)(int n),(& ::f),1> , typename __nvdl_remove_ref<decltype(n)>::type>\
        ::__nv_hdl_create_wrapper( [n] (int i) mutable {\n    return n; // y\n  } , n);\n}\n";
    let out = rewritten(text.as_bytes());
    assert_eq!(String::from_utf8(out.text).unwrap(), expected);
    assert_eq!(out.counts.host_device.iter().collect::<Vec<_>>(), [1]);
}

#[test]
fn the_rest_of_the_statement_goes_on_behind_a_site() {
    body(
        "run([=] __device__ () -> int { return m; }), run([] __device__ {});",
        "run(DL< TRAILING1 , <m>>( TRAILING1 {} , m)\n#if 0\n[=] __device__ () -> int { return m; }\n#endif\n#line 2\n), \
         run(DL< TAG2 >( TAG2 {} )\n#if 0\n[] __device__ {}\n#endif\n#line 2\n);",
    );
}

#[test]
fn annotations_go_with_one_blank_each() {
    let body = |source: &str, kept: &str| {
        let expected = format!("run(HDL< false, true, TAG1 >::create( {kept} ));");
        body(&format!("run({source});"), &expected);
    };
    body("[] __host__ __device__ () {}", "[] () {}");
    body("[]__host__ __device__() {}", "[]() {}");
    body("[] __device__ __host__() {}", "[] () {}");
    body("[]\t__host__\n__device__\n() {}", "[]\n\n() {}");
    body("[] __attribute__((host, device)) () {}", "[] () {}");
    body("[] __host__ /*a*/ __device__ /*b*/ () {}", "[] /*a*/ /*b*/ () {}");
    body("[] __host__ __device__ { }", "[] { }");
}

#[test]
fn annotations_by_macro_go_too() {
    let text = "#define HD __host__ __device__\nvoid f() { auto l = [] HD (int i) { return i; }; }\n";
    let expected = "#define HD __host__ __device__\nvoid f() { auto l = HDL< false, true, TAG1 >::create( [] (int i) { return i; } ); }\n";
    assert_eq!(short(text), expected);
}

#[test]
fn a_macro_that_makes_an_introducer_gives_way_to_it() {
    let text = "#define LAM [=] __host__ __device__\n#define DEV [=] __device__\n\
        void f(int n) {\n  run(LAM (int i) { return n; });\n  run(DEV (int i)\n    { return n; });\n}\n";
    let expected = "#define LAM [=] __host__ __device__\n#define DEV [=] __device__\n\
        void f(int n) {\n  run(HDL< false, false, TAG1 , <n>>::create( [=] (int i) { return n; } , n));\n  \
        run(DL< TAG2 , <n>>( TAG2 {} , n)\n#if 0\nDEV (int i)\n    { return n; }\n#endif\n#line 6\n);\n}\n";
    assert_eq!(short(text), expected);
}

#[test]
fn in_an_argument_there_are_parentheses_and_no_directives() {
    let text = "#define ID(x) x\nvoid f(int n) {\n  ID(run([=] __device__ (int i) {\n    return n;\n  }));\n  \
        ID(run([=] __host__ __device__ (int i) {\n    return n;\n  }));\n}\n";
    let expected = "#define ID(x) x\nvoid f(int n) {\n  ID(run((DL< TAG1 , <n>>( TAG1 {} , n))\n\n));\n  \
        ID(run((HDL< false, false, TAG2 , <n>>::create( [=] (int i) {\n    return n;\n  } , n))));\n}\n";
    assert_eq!(short(text), expected);
}

#[test]
fn a_macro_that_is_not_known_may_use_its_argument_any_number_of_times() {
    let text = "void f(int n) { CHECK_OK(run([=] __device__ { return n; }), 1); }\n";
    let out = rewritten(text.as_bytes());
    let said = &out.refused[0].refusals[0].message;
    assert!(said.contains("the macro `CHECK_OK` is not known"), "{said}");
    assert_eq!(out.text, text.as_bytes());
}

#[test]
fn a_macro_that_makes_an_introducer_in_an_argument() {
    let text = "#define ID(x) x\nvoid f(int n) { ID(run(KOKKOS_LAMBDA (int i) { return n; })); }\n";
    let expected = "#define ID(x) x\nvoid f(int n) { ID(run((HDL< false, false, TAG1 , <n>>::create( [=] (int i) { return n; } , n)))); }\n";
    assert_eq!(short(text), expected);
}

#[test]
fn an_argument_that_is_used_twice_is_two_sites() {
    let text =
        "#define TWICE(x) x; x\nvoid f() {\n  TWICE(run([] __device__ { }\n  ));\n  run([] __device__ { });\n}\n";
    let expected = "#define TWICE(x) x; x\nvoid f() {\n  run(DL< TAG1 >( TAG1 {} )\n); run(DL< TAG2 >( TAG2 {} ) );\n  \
        run(DL< TAG3 >( TAG3 {} )\n#if 0\n[] __device__ { }\n#endif\n#line 5\n);\n}\n";
    assert_eq!(short(text), expected);
}

#[test]
fn arguments_that_are_dropped_stay() {
    let text = "#define DROP(x)\nvoid f() { DROP(run([] __device__ { })) ; }\n";
    let out = rewritten(text.as_bytes());
    assert_eq!(out.text, text.as_bytes());
    assert!(out.refused.is_empty() && !out.needs_preamble);
}

#[test]
fn a_macro_that_makes_the_whole_lambda_is_expanded() {
    let text = "#define FOR(i, n, ...) run(n, [=] __host__ __device__ (int i) __VA_ARGS__)\nvoid f(int n, int m) {\n  \
        FOR(k, n, {\n    use(k, m);\n    use(n, 'x');\n  });\n  run(m);\n}\n";
    let expected = "#define FOR(i, n, ...) run(n, [=] __host__ __device__ (int i) __VA_ARGS__)\nvoid f(int n, int m) {\n  \
        run(n, HDL< false, false, TAG1 , <m>, <n>>::create( [=] (int k) {\nuse(k, m);\nuse(n, 'x');\n} , m, n));\n  run(m);\n}\n";
    assert_eq!(short(text), expected);
}

#[test]
fn annotations_of_a_macro_stay_apart_in_an_expansion() {
    let text = "#define HD __host__ __device__\n#define MAKE(f) inline HD HD int f(); void g(int n) { run([=] HD (int) { n; }); }\n\
        MAKE(f)\n";
    let expected = "inline __host__ __device__ __host__ __device__ int f(); \
        void g(int n) { run(HDL< false, false, TAG1 , <n>>::create( [=] (int) { n; } , n)); }\n";
    assert!(short(text).ends_with(expected), "{}", short(text));
}

#[test]
fn attributes_of_a_macro_stay_in_an_expansion() {
    let text = "#define FOR(T, ...) { using type [[maybe_unused, deprecated(\"x\")]] = T; \
        __attribute__((aligned(8))) T __align__(4) x[2]; run(__VA_ARGS__); run(__VA_ARGS__); }\n\
        void f(int n) { FOR(int, [n] __device__ { n; }) }\n";
    let out = rewritten(text.as_bytes());
    let out = String::from_utf8(out.text).unwrap();
    let kept = "{ using type [[maybe_unused, deprecated(\"x\")]] = int; __attribute__((aligned(8))) int __align__(4) x[2]; run(__nv_dl";
    assert!(out.contains(kept), "{out}");
}

#[test]
fn an_expansion_that_would_be_expanded_again_is_refused() {
    let text = "#define foo(f) foo([=] __device__ { f; })\nvoid f(int n) { foo(n); }\n";
    let out = rewritten(text.as_bytes());
    assert_eq!(out.text, text.as_bytes());
    let messages: Vec<&str> = out.refused.iter().map(|r| r.refusals[0].message.as_str()).collect();
    assert_eq!(
        messages,
        ["the macro `foo` around it has to be expanded, and `foo` in that would be expanded again"]
    );
}

#[test]
fn one_refused_lambda_leaves_the_others() {
    let text = "void f(int n) { auto a = [&n] __device__ { }; auto b = [] __device__ { }; }\n";
    let out = rewritten(text.as_bytes());
    assert_eq!(out.refused.len(), 1);
    assert_eq!(&text.as_bytes()[out.refused[0].span.range()], b"[&n] __device__ { }");
    assert!(
        out.text
            .starts_with(b"void f(int n) { auto a = [&n] __device__ { }; auto b = __nv_dl_wrapper_t")
    );
}

#[test]
fn without_keep_going_nothing_is_written() {
    let text = b"void f(int n) { auto a = [&n] __device__ { }; auto b = [] __device__ { }; }\n";
    let options = culambda_rewrite::Options::default();
    let analysis = support::analysis(text, Target::default());
    let refusals = support::refusals(&analysis, Target::default());
    let out = culambda_rewrite::rewrite(&analysis, &refusals, &options).unwrap();
    assert_eq!(
        (out.text.as_slice(), out.refused.len(), out.edits.len()),
        (&text[..], 1, 0)
    );
}

#[test]
fn lambdas_that_are_no_sites_lose_annotation_and_device_body() {
    let text = "void f() { run([] __device__ { }); }\nauto a = [] __device__ (int i) { return i; };\n\
        auto b = [] __host__ __device__ (int i) { return i; };\n\
        __device__ void g() { auto c = [] __device__ (int i) { return i; }; }\n";
    let expected = "void f() { run(DL< TAG1 >( TAG1 {} )\n#if 0\n[] __device__ { }\n#endif\n#line 1\n); }\n\
        auto a = [] (int i) { }\n#if 0\n{ return i; }\n#endif\n#line 2\n;\nauto b = [] (int i) { return i; };\n\
        __device__ void g() { auto c = [] (int i) { return i; }; }\n";
    assert_eq!(short(text), expected);
}

#[test]
fn nothing_in_a_hidden_lambda_is_edited() {
    body(
        "run([n] __device__ { auto l = [n] __device__ { return n; }; });",
        "run(DL< TAG1 , <n>>( TAG1 {} , n)\n#if 0\n[n] __device__ { auto l = [n] __device__ { return n; }; }\n#endif\n#line 2\n);",
    );
}

#[test]
fn a_lambda_in_an_init_capture_stands_in_type_and_value() {
    body(
        "run([x = g([n] __device__ { })] __device__ { });",
        "run(DL< TAG2 , typename __nv_lambda_trait_remove_cv<<g(DL< TAG1 , <n>>( TAG1 {} , n))>>::type>( \
         TAG2 {} , g(DL< TAG1 , <n>>( TAG1 {} , n)))\n#if 0\n[x = g([n] __device__ { })] __device__ { }\n#endif\n#line 2\n);",
    );
}

#[test]
fn other_lambdas_in_init_captures_need_cpp20() {
    let text = b"void f(int n) { auto l = [x = g([n] { return n; })] __device__ { }; }\n";
    let refused = |s| rewritten_for(text, standard(s), PreamblePlace::None).refused.len();
    assert_eq!((refused(Standard::Cpp17), refused(Standard::Cpp20)), (1, 0));
}

#[test]
fn conditionals_that_cut_a_lambda_are_refused() {
    let text = b"void f(int n) { run([=] __device__ (int i) {\n#if 1\n  a(); }\n#else\n  b(); }\n#endif\n); }\n";
    let out = rewritten(text);
    assert_eq!((out.text.as_slice(), out.refused.len()), (&text[..], 1));
}

#[test]
fn conditionals_inside_a_lambda_are_hidden_with_it() {
    body(
        "run([=] __device__ (int i) {\n#if 1\n  a(); /* #endif */\n#endif\n});",
        "run(DL< TAG1 >( TAG1 {} )\n#if 0\n[=] __device__ (int i) {\n#if 1\n  a(); /* #endif */\n#endif\n}\n#endif\n#line 6\n);",
    );
}

#[test]
fn carriage_returns_byte_order_marks_and_latin_1_stay() {
    let text = b"\xef\xbb\xbf// caf\xe9\r\nvoid f(int n) {\r\n  run([n] __device__ { s(\"\xe9\"); });\r\n}\r\n";
    let out = rewritten_for(text, Target::default(), PreamblePlace::Front);
    let preamble = out.preamble.unwrap();
    assert_eq!((preamble.span.start, preamble.span.end), (3, 3));
    assert!(
        preamble
            .text
            .starts_with(b"#include <functional>\r\n#include <utility>\r\n")
    );
    assert!(preamble.text.ends_with(b"#endif\r\n#line 1 \"dir/a.cu\"\r\n"));
    assert!(out.text.starts_with(b"\xef\xbb\xbf#include <functional>\r\n"));
    let end = b"{} , n)\r\n#if 0\r\n[n] __device__ { s(\"\xe9\"); }\r\n#endif\r\n#line 3\r\n);\r\n}\r\n";
    assert!(out.text.ends_with(end));
}

#[test]
fn unnamed_namespaces_are_left_out() {
    let text = "namespace a { namespace { void f() { run([] __device__ { }); } } }\n";
    let out = rewritten(text.as_bytes());
    assert!(
        String::from_utf8(out.text)
            .unwrap()
            .contains("__nv_dl_tag<void (*)(void),(& ::a::f),1>")
    );
}

#[test]
fn a_name_that_is_ambiguous_without_its_unnamed_namespace_is_refused() {
    let text = b"void f(int); namespace { void f() { run([] __device__ { }); } }\n";
    let out = rewritten(text);
    assert_eq!((out.text.as_slice(), out.refused.len()), (&text[..], 1));
}

#[test]
fn the_preamble_goes_to_the_sentinel() {
    let text = "# 1 \"a.cu\"\n# 1 \"r.h\" 1 3\nint a;\nstruct __attribute__((device_builtin)) __nv_lambda_preheader_injection { };\n\
        int b;\n# 2 \"a.cu\" 2\nvoid f(int n) {\n\n  run([n] __device__ { }); }\n";
    for place in [PreamblePlace::Auto, PreamblePlace::Sentinel] {
        let out = rewritten_for(text.as_bytes(), Target::default(), place);
        let result = String::from_utf8(out.text).unwrap();
        assert!(result.starts_with(
            "# 1 \"a.cu\"\n# 1 \"r.h\" 1 3\nint a;\n# 1 \"nvcc_internal_extended_lambda_implementation\"\n#define"
        ));
        let end = "#if 0\nstruct __attribute__((device_builtin)) __nv_lambda_preheader_injection { };\n#endif\n\
            # 2 \"r.h\" 3\n\nint b;\n# 2 \"a.cu\" 2\nvoid f(int n) {\n\n  run(";
        assert!(result.contains(end), "{result}");
        assert!(result.ends_with("\n#if 0\n[n] __device__ { }\n#endif\n#line 4\n); }\n"));
    }
    let raw = support::analysis(b"void f() { run([] __device__ { }); }", Target::default());
    let options = culambda_rewrite::Options {
        preamble: PreamblePlace::Sentinel,
        ..Default::default()
    };
    let error = culambda_rewrite::rewrite(&raw, &Refusals::default(), &options).unwrap_err();
    assert_eq!(error, culambda_rewrite::RewriteError::NoSentinel);
}

#[test]
fn the_detection_macros_bring_a_preamble_of_their_own() {
    let text = b"static_assert(!__nv_is_extended_device_lambda_closure_type(int), \"\");\n";
    let out = rewritten_for(text, Target::default(), PreamblePlace::Front);
    assert!(out.needs_preamble && out.edits.is_empty());
    assert!(out.text.ends_with(text) && out.text.len() > 10_000);
    let off = Target {
        extended_lambda: false,
        ..Target::default()
    };
    let out = rewritten_for(text, off, PreamblePlace::Front);
    assert!(
        out.text
            .starts_with(b"#ifndef CULAMBDA_PREAMBLE\n#define CULAMBDA_PREAMBLE\n#define __nv_is_extended")
    );
    let comment = b"// __nv_is_extended_device_lambda_closure_type\n";
    assert_eq!(
        rewritten_for(comment, Target::default(), PreamblePlace::Front).text,
        comment
    );
}

#[test]
fn a_second_run_changes_nothing() {
    let text = "#define TWICE(x) x; x\nauto z = [] __device__ { return 1; };\nvoid f(int n) {\n  run([n] __device__ { });\n  \
        run([n] __host__ __device__ { });\n  TWICE(run([n] __device__ { }));\n}\n";
    for place in [PreamblePlace::None, PreamblePlace::Front] {
        let once = rewritten_for(text.as_bytes(), Target::default(), place);
        assert_eq!(once.refused, []);
        let twice = rewritten_for(&once.text, Target::default(), place);
        assert_eq!(
            String::from_utf8(twice.text).unwrap(),
            String::from_utf8(once.text).unwrap()
        );
    }
}

#[test]
fn files_without_sites_keep_their_bytes() {
    for text in [
        &b""[..],
        b"\xef\xbb\xbf",
        b"int main() { }",
        b"auto l = [] { return '\xe9'; };\r\n",
        b"__device__ void f() { auto l = [] __device__ { }; }",
    ] {
        let out = rewritten_for(text, Target::default(), PreamblePlace::Front);
        assert_eq!(out.text, text);
    }
}

#[test]
fn the_text_is_the_input_with_the_edits() {
    let text = b"void f(int n) { run([n] __device__ { }); run([n] __host__ __device__ { }); }\n";
    let out = rewritten(text);
    assert_eq!(apply(text, &out.edits), out.text);
    assert!(out.edits.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start));
}

#[test]
fn a_directive_names_another_function_and_goes() {
    let text = "void g(int);\nvoid f(int n) {\n  auto a = [n] __nv_parent(&g) __device__ { return n; };\n  \
        auto b = [n] __host__ __device__ __nv_parent(&g) () { return n; };\n}\n";
    let out = String::from_utf8(rewritten(text.as_bytes()).text).unwrap();
    let helper = "__nv_dl_tag<__NV_LAMBDA_WRAPPER_HELPER((&g),(&g)),";
    assert!(
        out.contains(&format!("auto a = __nv_dl_wrapper_t< {helper}1> ")),
        "{out}"
    );
    assert!(out.contains(&format!("{helper}2> , typename")), "{out}");
    assert!(
        out.contains("__nv_hdl_create_wrapper( [n] () { return n; } , n);"),
        "{out}"
    );
}

#[test]
fn clang_does_not_warn_of_init_captures() {
    let text = "void f(int n) {\n  auto a = [x = n] __device__ { return x; };\n}\n";
    let guarded = "typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<\n#pragma GCC diagnostic push\n\
        #pragma GCC diagnostic ignored \"-Wunevaluated-expression\"\ndecltype(n)>::type\n\
        #pragma GCC diagnostic pop\n>::type>";
    let with = |host: &str, text: &str| {
        let target = Target {
            host: host.parse().unwrap(),
            ..Target::default()
        };
        String::from_utf8(rewritten_for(text.as_bytes(), target, PreamblePlace::None).text).unwrap()
    };
    assert!(with("clang-18", text).contains(guarded));
    assert!(!with("gcc-12", text).contains("#pragma"));
    // No directive may be in the argument of a macro.
    let argument = format!(
        "#define ID(x) x\n{}",
        text.replace(
            "[x = n] __device__ { return x; }",
            "ID([x = n] __device__ { return x; })"
        )
    );
    let out = with("clang-18", &argument);
    assert!(
        out.contains("decltype(n)>::type>::type>") && !out.contains("#pragma"),
        "{out}"
    );
}
