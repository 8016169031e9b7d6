//! Host views: what becomes of launches, device functions, device variables and conditions.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use culambda_model::Refusals;
use culambda_rewrite::hostview::prelude;
use culambda_rewrite::{Options, PreamblePlace, Rewritten, rewrite};
use culambda_source::{MacroOption, NoLoader, Target, UnitOptions};
use support::analysis;

fn host_view(text: &str, preamble: PreamblePlace) -> Rewritten {
    let options = Options {
        target: Target::default(),
        preamble,
        keep_going: true,
        host_view: true,
    };
    rewrite(
        &analysis(text.as_bytes(), options.target),
        &Refusals::default(),
        &options,
    )
    .expect("edits are disjoint")
}

/// The host view of a text without anything in front of it.
fn plain(text: &str) -> String {
    let out = host_view(text, PreamblePlace::None);
    assert_eq!(out.unwritten, [], "{text}");
    String::from_utf8(out.text).expect("input and edits are UTF-8")
}

/// The host view with hidden text cut down to `/*..*/`.
fn short(text: &str) -> String {
    let mut out = String::new();
    let text = plain(text);
    let mut rest = text.as_str();
    while let Some((before, behind)) = rest.split_once("\n#if 0\n") {
        out.push_str(before);
        out.push_str("/*..*/");
        let (_, behind) = behind.split_once("\n#endif\n#line ").expect("what is hidden ends");
        rest = behind.split_once('\n').expect("a directive ends").1;
    }
    out.push_str(rest);
    out.replace("{int volatile ___ = 1;::exit(___);}", "EXIT")
        .replace("{int *volatile ___ = 0;::free(___);}", "FREE")
        .replace("__cudaPushCallConfiguration", "PUSH")
}

#[track_caller]
fn becomes(text: &str, want: &str) {
    assert_eq!(short(text), want, "\nof {text}");
}

#[test]
fn launches_become_a_push_and_a_call() {
    let cases = [
        ("k<<<1, 2>>>(p);", "(PUSH(1, 2)) ? (void)0 : k(p);"),
        ("k<<<g, b, s, st>>>();", "(PUSH(g, b, s, st)) ? (void)0 : k();"),
        (
            "n::k<A<B<int>>><<<1, 2>>>(p);",
            "(PUSH(1, 2)) ? (void)0 : n::k<A<B<int>>>(p);",
        ),
        (
            "k<A<int>><<<1, f<2>>>>(p);",
            "(PUSH(1, f<2>)) ? (void)0 : k<A<int>>(p);",
        ),
        ("::k<<<1, 2>>>(p);", "(PUSH(1, 2)) ? (void)0 : ::k(p);"),
        ("(*fp)<<<1, 2>>>(p);", "(PUSH(1, 2)) ? (void)0 : (*fp)(p);"),
        ("t[i].f->k<<<1, 2>>>(p);", "(PUSH(1, 2)) ? (void)0 : t[i].f->k(p);"),
        ("get(1)[2]<<<1, 2>>>(p);", "(PUSH(1, 2)) ? (void)0 : get(1)[2](p);"),
        (
            "T::template k<int><<<1, 2>>>(p);",
            "(PUSH(1, 2)) ? (void)0 : T::template k<int>(p);",
        ),
        (
            "if (n) k<<<1, 2>>>(p); else j<<<3, 4>>>(p);",
            "if (n) (PUSH(1, 2)) ? (void)0 : k(p); else (PUSH(3, 4)) ? (void)0 : j(p);",
        ),
        (
            "if (n) (*fp)<<<1, 2>>>(p);",
            "if (n) (PUSH(1, 2)) ? (void)0 : (*fp)(p);",
        ),
        ("(void)k<<<1, 2>>>(p);", "(void)((PUSH(1, 2)) ? (void)0 : k(p));"),
        (
            "n ? k<<<1, 2>>>(p) : (void)0;",
            "n ? ((PUSH(1, 2)) ? (void)0 : k(p)) : (void)0;",
        ),
        ("return k<<<1, 2>>>(p);", "return (PUSH(1, 2)) ? (void)0 : k(p);"),
        ("n++, k<<<1, 2>>>(p);", "n++, ((PUSH(1, 2)) ? (void)0 : k(p));"),
        (
            "auto l = [=] { k<<<1, 2>>>(p); };",
            "auto l = [=] { (PUSH(1, 2)) ? (void)0 : k(p); };",
        ),
        (
            "std::cout << n << m; operator<<<int>(a, b);",
            "std::cout << n << m; operator<<<int>(a, b);",
        ),
        (
            "k<<<1, // one\n  2 // two\n>>>(p);",
            "(PUSH(1, // one\n  2 // two\n)) ? (void)0 : k(p);",
        ),
    ];
    for (text, want) in cases {
        becomes(&format!("void f() {{ {text} }}"), &format!("void f() {{ {want} }}"));
    }
}

#[test]
fn launches_in_macros_are_changed_where_they_stand() {
    becomes(
        "#define RUN(k, ...) k<<<1, \\\n  2>>>(__VA_ARGS__)\nvoid f() { RUN(g, 1); }\n",
        "#define RUN(k, ...) ((PUSH(1, \\\n  2)) ? (void)0 : k(__VA_ARGS__))\nvoid f() { RUN(g, 1); }\n",
    );
    becomes(
        "#define CHECK(x) x; check()\nvoid f() { CHECK(g<<<1, 2>>>(3)); }\n",
        "#define CHECK(x) x; check()\nvoid f() { CHECK(((PUSH(1, 2)) ? (void)0 : g(3))); }\n",
    );
    becomes(
        "#define RUN(n) n##_kernel<<<1, 2>>>(3)\n",
        "#define RUN(n) ((PUSH(1, 2)) ? (void)0 : n##_kernel(3))\n",
    );
    becomes(
        "#define K(n) n##_kernel\nvoid f() { K(a)<<<1, 2>>>(3); }\n",
        "#define K(n) n##_kernel\nvoid f() { (PUSH(1, 2)) ? (void)0 : K(a)(3); }\n",
    );
}

#[test]
fn launches_beside_lambdas_of_a_macro() {
    let out = plain("#define RUN(n) k<<<1, n>>>([=] __device__ (int i) { })\nvoid f(int m) { RUN(m); }\n");
    assert!(
        out.contains("(__cudaPushCallConfiguration(1, m)) ? (void)0 : k( __nv_dl_wrapper_t<")
            || out.contains("(__cudaPushCallConfiguration(1, m)) ? (void)0 : k(__nv_dl_wrapper_t<"),
        "{out}"
    );
}

#[test]
fn preprocessed_text_is_written_with_its_headers() {
    let text = "# 1 \"a.cu\"\n# 1 \"/usr/include/x.h\" 1 3\n__attribute__((device)) static int f(int a) { return a; }\nnamespace std { extern __attribute__((host)) __attribute__((device)) float abs(float); }\n# 2 \"a.cu\" 2\nvoid g() { k<<<1, 2>>>(3); }\n";
    let out = plain(text);
    assert!(out.contains("\n#endif\n# 1 \"/usr/include/x.h\" 3\n"), "{out}");
    assert!(out.contains("namespace std { \n#if 0\nextern"), "{out}");
    assert!(
        out.contains("(__cudaPushCallConfiguration(1, 2)) ? (void)0 : k(3);"),
        "{out}"
    );
}

#[test]
fn what_only_the_front_end_takes_is_written_for_others() {
    let marker = "\n# 7 \"/usr/include/x.h\" 3\n";
    let cases = [
        // Template arguments in bounds of launches.
        (
            format!(
                "template <class T> __attribute__((launch_bounds({marker}b<T>, 1{marker}))) __attribute__((global)) void k(T);"
            ),
            format!("template <class T> {marker}{marker} __attribute__((global)) void k(T);"),
        ),
        (
            "__attribute__((launch_bounds(32))) __attribute__((global)) void k(int);".to_owned(),
            "__attribute__((launch_bounds(32))) __attribute__((global)) void k(int);".to_owned(),
        ),
        // Bounds that begin with a name and go on.
        (
            format!(
                "template <int A, int B> __attribute__((launch_bounds({marker}A * B{marker}))) __attribute__((global)) void k(int);"
            ),
            format!("template <int A, int B> {marker}{marker} __attribute__((global)) void k(int);"),
        ),
        (
            "__attribute__((launch_bounds(P::n, 2))) __attribute__((global)) void k(int);".to_owned(),
            " __attribute__((global)) void k(int);".to_owned(),
        ),
        (
            "__attribute__((launch_bounds(N, N / 2))) __attribute__((global)) void k(int);".to_owned(),
            "__attribute__((launch_bounds(N, N / 2))) __attribute__((global)) void k(int);".to_owned(),
        ),
        (
            "__attribute__((launch_bounds((A * B)))) __attribute__((global)) void k(int);".to_owned(),
            "__attribute__((launch_bounds((A * B)))) __attribute__((global)) void k(int);".to_owned(),
        ),
        // The alignment of `void` has to be asked for in GNU's words.
        (
            "template <class V> int al() { return int{alignof(V)} + alignof(int); }".to_owned(),
            "template <class V> int al() { return int{__alignof__(V)} + alignof(int); }".to_owned(),
        ),
        // Deduction guides, but no functions with a trailing return type.
        (
            "template <class T> __attribute__((host)) __attribute__((device)) S(T, T) -> S<T>;".to_owned(),
            "template <class T>   S(T, T) -> S<T>;".to_owned(),
        ),
        (
            "template <class T> __attribute__((host)) __attribute__((device)) auto f(T) -> S<T>;".to_owned(),
            "template <class T> __attribute__((host)) __attribute__((device)) auto f(T) -> S<T>;".to_owned(),
        ),
    ];
    for (text, expected) in cases {
        let text = format!("# 1 \"a.cu\"\n{text}\n");
        assert_eq!(plain(&text), format!("# 1 \"a.cu\"\n{expected}\n"));
    }
}

#[test]
fn aliases_that_hide_what_they_stand_for_name_it_with_its_path() {
    let text = "# 1 \"a.cu\"\nnamespace a { inline namespace v1 { template <class T> class Scan { };\n\
                namespace b { template <class T> struct Rank { using Scan = Scan<T>; using Sort = Sort<T>;\n\
                __attribute__((device)) void f(); void g() { using Scan = Scan<T>; } }; } } }\n";
    let out = plain(text);
    assert!(
        out.contains("struct Rank { using Scan = ::a::Scan<T>; using Sort = Sort<T>;"),
        "{out}"
    );
    assert!(out.contains("void g() { using Scan = Scan<T>; }"), "{out}");
}

#[test]
fn a_launch_whose_arguments_a_macro_makes_keeps_its_words_apart() {
    let out = plain("#define CALL (x)\nvoid f() { k<<<1, 2>>>CALL; }\n");
    let expected = "void f() { (__cudaPushCallConfiguration(1, 2)) ? (void)0 : k CALL; }\n";
    assert!(out.ends_with(expected), "{out}");
}

#[test]
fn a_launch_that_a_macro_cuts_is_refused() {
    let text = "#define HALF >>>(x)\nvoid f() { k<<<1, 2 HALF; g<<<1, 2>>>(p); }\n";
    let out = host_view(text, PreamblePlace::None);
    assert_eq!(out.unwritten.len(), 1, "{:?}", out.unwritten);
    let text = String::from_utf8(out.text).unwrap();
    assert!(text.contains("k<<<1, 2 HALF;"), "{text}");
    let lowered = "(__cudaPushCallConfiguration(1, 2)) ? (void)0 : g(p);";
    assert!(text.contains(lowered), "{text}");
}

#[test]
fn bodies_of_the_device_are_hidden() {
    let cases = [
        (
            "__global__ void k(int *p) { *p = 1; }",
            "__global__ void k(int *p) { }/*..*/",
        ),
        (
            "__device__ int f(int a) { return a; }",
            "__device__ int f(int a) EXIT/*..*/",
        ),
        (
            "__device__ int f(int a) try { return a; } catch (...) { }",
            "__device__ int f(int a) EXIT/*..*/",
        ),
        (
            "__device__ constexpr int f() { return 1; }",
            "__device__ constexpr int f() { return 1; }",
        ),
        (
            "__host__ __device__ int f() { return 1; }",
            "__host__ __device__ int f() { return 1; }",
        ),
        ("__host__ int f() { return 1; }", "__host__ int f() { return 1; }"),
        (
            "template <class T> __device__ T f(T a) { return a; }",
            "template <class T> __device__ T f(T a) EXIT/*..*/",
        ),
        ("__device__ auto f() { return 1; }", "__device__ void f() EXIT/*..*/"),
        ("__device__ const auto &f(int &a);", "__device__  void f(int &a);"),
        (
            "__device__ decltype(auto) f() { return 1; }",
            "__device__ void f() EXIT/*..*/",
        ),
        (
            "__device__ auto f() -> int { return 1; }",
            "__device__ auto f() -> int EXIT/*..*/",
        ),
        (
            "__device__ int (*f(int a))(int) { return 0; }",
            "__device__ int (*f(int a))(int) EXIT/*..*/",
        ),
        (
            "__launch_bounds__(128) __global__ void k() { a(); }",
            "__launch_bounds__(128) __global__ void k() { }/*..*/",
        ),
        (
            "BOUNDS(128) __global__ void k(int a) { a++; }",
            "BOUNDS(128) __global__ void k(int a) { }/*..*/",
        ),
        (
            "__global__ void BOUNDS(128) k(int a) { a++; }",
            "__global__ void BOUNDS(128) k(int a) { }/*..*/",
        ),
        (
            "extern \"C\" __global__ void k() { a(); }",
            "extern \"C\" __global__ void k() { }/*..*/",
        ),
        (
            "template <class T> requires (sizeof(T) > 1) __device__ void f(T) { }",
            "template <class T> requires (sizeof(T) > 1) __device__ void f(T) EXIT/*..*/",
        ),
        (
            "__device__ bool operator<(A, B) { return true; }",
            "__device__ bool operator<(A, B) EXIT/*..*/",
        ),
        (
            "__device__ int operator\"\"_x(unsigned long long v) { return 3; }",
            "__device__ int operator\"\"_x(unsigned long long v) EXIT/*..*/",
        ),
    ];
    for (text, want) in cases {
        becomes(text, want);
    }
}

#[test]
fn members_are_hidden_too() {
    let cases = [
        (
            "__device__ S(int a) : a(a), b{a} { b = 1; }",
            "__device__ S(int a) : a(a), b{a} FREE/*..*/",
        ),
        ("__device__ ~S() { }", "__device__ ~S() FREE/*..*/"),
        (
            "__device__ S() try : a(1) { } catch (...) { }",
            "__device__ S() FREE/*..*/",
        ),
        (
            "__device__ operator int() const { return a; }",
            "__device__ operator int() const EXIT/*..*/",
        ),
        (
            "__device__ int operator()(int a) const noexcept { return a; }",
            "__device__ int operator()(int a) const noexcept EXIT/*..*/",
        ),
        ("__device__ S() = default;", "__device__ S() = default;"),
        ("__device__ virtual int f() = 0;", "__device__ virtual int f() = 0;"),
        (
            "public: __device__ int f() { return 1; } private: int g() { return 1; }",
            "public: __device__ int f() EXIT/*..*/ private: int g() { return 1; }",
        ),
        (
            "struct In { __device__ int f() { return 1; } };",
            "struct In { __device__ int f() EXIT/*..*/ };",
        ),
        (
            "int h() { struct L { __device__ int f() { return 1; } }; return 1; }",
            "int h() { struct L { __device__ int f() EXIT/*..*/ }; return 1; }",
        ),
        (
            "friend __device__ int f(S &) { return 1; }",
            "friend __device__ int f(S &) EXIT/*..*/",
        ),
        (
            "int h() { auto l = [] { return 1; }; return l(); }",
            "int h() { auto l = [] { return 1; }; return l(); }",
        ),
    ];
    for (text, want) in cases {
        becomes(&format!("struct S {{ {text} }};"), &format!("struct S {{ {want} }};"));
    }
}

#[test]
fn an_annotation_on_an_earlier_declaration_counts() {
    becomes(
        "struct S { __device__ int f(int a = 1) const; int f(float); };\nint S::f(int b) const { return 1; }\nint S::f(float) { return 1; }\n",
        "struct S { __device__ int f(int a = 1) const; int f(float); };\nint S::f(int b) const EXIT/*..*/\nint S::f(float) { return 1; }\n",
    );
    becomes(
        "namespace n { template <class T> struct S { __device__ S(T); }; __device__ void g(); }\ntemplate <class T> n::S<T>::S(T t) { g(); }\nvoid n::g() { }\nvoid g() { }\n",
        "namespace n { template <class T> struct S { __device__ S(T); }; __device__ void g(); }\ntemplate <class T> n::S<T>::S(T t) FREE/*..*/\nvoid n::g() EXIT/*..*/\nvoid g() { }\n",
    );
}

#[test]
fn macros_of_annotations_and_of_functions() {
    becomes(
        "#define DEV __device__ __forceinline__\nDEV int f(int a) { return a; }\n",
        "#define DEV __device__ __forceinline__\nDEV int f(int a) EXIT/*..*/\n",
    );
    becomes(
        "#define KERNEL(n) __global__ void n(int *p) { \\\n  *p = 1; }\nKERNEL(k)\n",
        "#define KERNEL(n) __global__ void n(int *p) { } \\\n\nKERNEL(k)\n",
    );
    becomes(
        "#define ID(...) __VA_ARGS__\nID(__global__ void k(int *p) {\n  *p = 1;\n})\n",
        "#define ID(...) __VA_ARGS__\nID(__global__ void k(int *p) { }\n\n)\n",
    );
}

#[test]
fn definitions_in_a_hidden_body_stay() {
    becomes(
        "__global__ void k(int *p) {\n#define ONE 1\n  *p = ONE;\n}\nint one = ONE;\n",
        "__global__ void k(int *p) { }\n#define ONE 1\n\n\nint one = ONE;\n",
    );
}

#[test]
fn a_body_that_a_conditional_cuts_is_refused() {
    let text = "#ifdef A\n__global__ void k(int a) {\n#else\n__global__ void k() {\n#endif\n}\n";
    let out = host_view(text, PreamblePlace::None);
    assert!(!out.unwritten.is_empty());
    assert!(out.unwritten[0].message.contains("conditional"), "{:?}", out.unwritten);
}

#[test]
fn both_branches_of_an_undecided_conditional_are_written() {
    becomes(
        "#ifdef A\n__global__ void k() { a(); }\n#else\n__global__ void k() { b(); }\n#endif\n",
        "#ifdef A\n__global__ void k() { }/*..*/\n#else\n__global__ void k() { }/*..*/\n#endif\n",
    );
}

#[test]
fn variables_of_the_device() {
    let cases = [
        ("__device__ int v = 3;", "static __device__ int v /*..*/;"),
        ("__device__ int v(3), w{4};", "static __device__ int v/*..*/, w/*..*/;"),
        ("static __device__ int v;", "static __device__ int v;"),
        ("__device__ const int v = 3;", "static __device__ const int v = 3;"),
        (
            "__device__ const char *v = 0;",
            "static __device__ const char *v /*..*/;",
        ),
        ("__device__ int *const v = 0;", "static __device__ int *const v = 0;"),
        (
            "constexpr __device__ int v = 3;",
            "constexpr static __device__ int v = 3;",
        ),
        ("__device__ int v[] = {1, 2};", "static __device__ int v[] = {1, 2};"),
        ("__device__ int v[2] = {1, 2};", "static __device__ int v[2] /*..*/;"),
        ("__device__ auto v = 3;", "static __device__ auto v = 3;"),
        ("__managed__ int v = 3;", "static __managed__ int v = 3;"),
        ("extern __shared__ float s[];", "extern __shared__ float s[];"),
        (
            "extern __device__ int e; __device__ int e;",
            "extern __device__ int e; __device__ int e;",
        ),
        (
            "template <class T> __device__ T v = T(3);",
            "template <class T> static __device__ T v = T(3);",
        ),
        (
            "__device__ void (*v)(int) = f;",
            "static __device__ void (*v)(int) /*..*/;",
        ),
        (
            "__device__ struct { int a; } v = {3};",
            "static __device__ struct { int a; } v /*..*/;",
        ),
    ];
    for (text, want) in cases {
        becomes(text, want);
    }
}

#[test]
fn conditions_of_the_cuda_build_are_written_as_decided() {
    let cases = [
        ("#ifdef __CUDACC__", "#if 1 /* #ifdef __CUDACC__ */"),
        ("#ifndef __NVCC__", "#if 0 /* #ifndef __NVCC__ */"),
        (
            "#if defined(__CUDACC__) && __cplusplus > 201402L",
            "#if 1 /* #if defined(__CUDACC__) && __cplusplus > 201402L */",
        ),
        (
            "#if __CUDACC_VER_MAJOR__ /* 12 */ >= 13",
            "#if 1 /* #if __CUDACC_VER_MAJOR__ / * 12 * / >= 13 */",
        ),
        ("#if defined(__CUDA_ARCH__)", "#if 0 /* #if defined(__CUDA_ARCH__) */"),
        (
            "#if defined(__CUDACC__) && OTHER > 3",
            "#if 1 && OTHER > 3 /* #if defined(__CUDACC__) && OTHER > 3 */",
        ),
        ("#if OTHER > 3", "#if OTHER > 3"),
        ("#ifdef __linux__", "#ifdef __linux__"),
    ];
    for (text, want) in cases {
        becomes(
            &format!("{text}\nint a;\n#else\nint b;\n#endif\n"),
            &format!("{want}\nint a;\n#else\nint b;\n#endif\n"),
        );
    }
}

#[test]
fn noinline_is_no_macro() {
    becomes("__noinline__ void f();", "__attribute__((noinline)) void f();");
}

#[test]
fn a_text_without_cuda_keeps_its_bytes() {
    let text = "#include <vector>\n#if 0\n#endif\nstruct S { int f() { return a << b; } };\n";
    for place in [PreamblePlace::Auto, PreamblePlace::Front] {
        assert_eq!(host_view(text, place).text, text.as_bytes());
    }
}

#[test]
fn lines_stay() {
    let text = "__device__ int f() {\n  return 1;\n}\nint g();\n";
    let out = plain(text);
    assert!(out.ends_with("}\n#endif\n#line 3\n\nint g();\n"), "{out}");
}

/// Macros of the command line decide conditions before those of the build.
#[test]
fn the_command_line_wins() {
    let options = UnitOptions {
        macros: vec![MacroOption::Undefine("__CUDACC__".into())],
        ..UnitOptions::default()
    };
    let text = b"#ifdef __CUDACC__\nint a;\n#endif\n";
    let analysis = culambda_model::analyse("a.cu", &text[..].into(), &NoLoader, &options);
    let options = Options {
        host_view: true,
        preamble: PreamblePlace::None,
        ..Options::default()
    };
    let out = rewrite(&analysis, &Refusals::default(), &options).unwrap();
    assert!(
        out.text.starts_with(b"#if 0 "),
        "{}",
        String::from_utf8_lossy(&out.text)
    );
}

/// What nvcc takes between a name and its parameters, as a preprocessor writes it.
const MISPLACED: &str = r#"# 1 "dir/a.cu"
extern "C" void exit(int); extern "C" void free(void *);
struct It {
  int *p;
  It operator+ HOST DEVICE(int i) const { return {p + i}; }
  It &operator++ HOST
# 20 "b.h"
   DEVICE() { ++p; return *this; }
  int &operator[] DEVICE(int i) { return p[i]; }
  int operator() HOST DEVICE(int i) const { return p[i]; }
  operator int * HOST DEVICE() const { return p; }
  operator bool DEVICE() const { return p; }
  void *operator new HOST DEVICE(decltype(sizeof 0));
  void operator delete[] HOST DEVICE(void *);
  It &operator, HOST DEVICE(int) { return *this; }
  It *operator-> HOST DEVICE() { return this; }
  int name HOST DEVICE(int i) { return i; }
  HOST int two DEVICE(int i) { return i; }
  HOST static int fine(const char *s = "DEVICE(int)") { return sizeof s; }
};
int operator"" _x HOST DEVICE(unsigned long long);
bool operator<= HOST (It a, It b) { return a.p <= b.p; }
template <class T> bool operator== DEVICE(T a, It b) { return a.p == b.p; }
int It::*field DEVICE = 0;
int size DEVICE[3];
int (*pointer HOST)(int);
template <class F> void run(F) {}
void f(It it) {
  run([=] DEVICE(int i) { it.p[i] = i; });
  struct Local { int operator() HOST(int i) { return i; } };
}
"#;

#[test]
fn annotations_after_names_are_taken_out() {
    let folder = tempfile::tempdir().unwrap();
    let text = MISPLACED
        .replace("HOST", "__attribute__((host))")
        .replace("DEVICE", "__attribute__((device))");
    let options = Options {
        preamble: PreamblePlace::Front,
        host_view: true,
        ..Options::default()
    };
    let analysis = analysis(text.as_bytes(), options.target);
    let out = rewrite(&analysis, &Refusals::default(), &options).unwrap();
    let file = folder.path().join("a.cpp");
    fs::write(&file, &out.text).unwrap();
    let said = Command::new("g++")
        .args(["-std=c++17", "-fsyntax-only", "-Wno-attributes", "-I"])
        .arg(fixture())
        .arg(&file)
        .output()
        .expect("g++ is needed");
    let text = String::from_utf8_lossy(&out.text);
    assert!(
        said.status.success(),
        "{}\n{text}",
        String::from_utf8_lossy(&said.stderr)
    );
    // What is in a literal, and what g++ takes, stays.
    assert!(text.contains("  __attribute__((host)) static int fine(const char *s = \"__attribute__((device))(int)\")"));
    assert!(text.contains("__attribute__((host)) int two (int i)"), "{text}");
}

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/hostview/include")
}

#[test]
fn the_prelude_compiles_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("prelude.cpp");
    fs::write(&file, prelude::TEXT).unwrap();
    for standard in ["-std=c++14", "-std=c++17", "-std=c++20"] {
        let out = Command::new("g++")
            .args(["-Wall", "-Wextra", "-Werror", "-fsyntax-only", standard, "-I"])
            .arg(fixture())
            .arg(&file)
            .output()
            .expect("g++ is needed");
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    }
}
