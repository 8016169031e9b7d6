//! Folders that are checked from within a repository of git: the project around them is read, what was asked for
//! is reported, by the names that people would write.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The lines that `culambda check` prints in a folder.
fn check(folder: &Path, args: &[&str]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    let output = command
        .args(["check", "--format", "concise"])
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines()
        .map(|line| line.split(": ").next().unwrap().to_owned())
        .collect()
}

#[test]
fn folders_within_a_repository() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    for folder in [".git", "sub/in", "other"] {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    let text = "void Solver::step(int n) { auto op = [n] __device__ () { return n; }; }\n";
    for file in ["a.cu", "sub/b.cu", "sub/in/c.cu", "other/d.cu"] {
        fs::write(root.join(file), text).unwrap();
    }
    fs::write(root.join("other/solver.h"), "class Solver { void step(int n); };\n").unwrap();
    let at = ":1:53";
    let found = |folder: &str, args: &[&str]| -> String {
        let lines = check(&root.join(folder), args);
        lines
            .iter()
            .map(|line| line.strip_suffix(at).unwrap_or(line))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(found("", &["."]), "a.cu other/d.cu sub/b.cu sub/in/c.cu");
    assert_eq!(found("", &["sub"]), "sub/b.cu sub/in/c.cu");
    assert_eq!(found("sub", &["."]), "b.cu in/c.cu");
    assert_eq!(found("sub", &[".."]), "../a.cu ../other/d.cu b.cu in/c.cu");
    assert_eq!(found("sub/in", &["../../other", ".."]), "../../other/d.cu ../b.cu c.cu");
    assert_eq!(found("sub", &["in/c.cu", "../a.cu", "--project"]), "in/c.cu ../a.cu");
    assert_eq!(found("sub", &["b.cu"]), "b.cu");
    assert_eq!(found("sub", &["b.cu", "--isolated"]), "", "the class is not in sight");
    let absolute = root.join("other");
    let name = absolute.join("d.cu");
    assert_eq!(found("sub", &[absolute.to_str().unwrap()]), name.to_str().unwrap());
}

#[cfg(unix)]
#[test]
fn links_that_make_files_of_cpp_those_of_cuda() {
    use std::os::unix::fs::symlink;

    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    fs::create_dir_all(root.join("sub")).unwrap();
    let text = "class S { void f(int n) { auto op = [n] __device__ () { return n; }; } };\n";
    fs::write(root.join("a.cpp"), text).unwrap();
    fs::write(root.join("b.cu"), text).unwrap();
    let build = "project(x CXX CUDA)\nadd_executable(x a.cu b.cu)\nadd_executable(y a.cpp)\n";
    fs::write(root.join("CMakeLists.txt"), build).unwrap();
    for (target, link) in [
        ("a.cpp", "a.cu"),
        ("b.cu", "c.cu"),
        ("a.cu", "d.cu"),
        ("../a.cpp", "sub/e.cu"),
        ("nothing.cpp", "f.cu"),
        ("sub", "g.cu"),
    ] {
        symlink(target, root.join(link)).unwrap();
    }
    let found = check(&root, &["."]);
    let files: Vec<&str> = found.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(files, ["a.cu", "b.cu"]);
}

#[test]
fn definitions_and_uses_under_opposite_conditions() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let define = "#if defined PORT && defined PORT_ENABLE_GPU\n# define PORT_LAMBDA [=] __host__ __device__\n\
                  #else\n# define PORT_LAMBDA [&]\n#endif\n";
    fs::write(root.join("port.h"), define).unwrap();
    fs::write(root.join("solver.h"), "class Solver { void step(int n); };\n").unwrap();
    let function = "void Solver::step(int n) { auto op = PORT_LAMBDA (int i) { return n + i; }; }\n";
    let head = "#include \"port.h\"\n#include \"solver.h\"\n";
    fs::write(
        root.join("ported.cpp"),
        format!("#ifdef PORT\n{head}{function}#endif\n"),
    )
    .unwrap();
    fs::write(
        root.join("plain.cpp"),
        format!("#ifndef PORT\n{head}{function}#endif\n"),
    )
    .unwrap();
    assert_eq!(check(&root, &["."]), ["ported.cpp:4:50"]);
    // A condition on the same macro elsewhere in the file says nothing about the lambda.
    let both = format!("{head}{function}#if defined PORT\nvoid other();\n#endif\n");
    fs::write(root.join("ported.cpp"), both).unwrap();
    assert_eq!(check(&root, &["."]), ["ported.cpp:3:50"]);
    let only = "#ifdef PORT\n# define PORT_LAMBDA [=] __host__ __device__\n#endif\n";
    fs::write(root.join("port.h"), only).unwrap();
    assert_eq!(check(&root, &["ported.cpp", "--project"]), ["ported.cpp:3:50"]);
}

#[test]
fn parts_of_a_function_in_files_of_their_own() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let lambda = "auto step = [&](int n) { run([=] __device__ () { return n; }); };\n";
    let main = "template <class F> void run(F f);\nvoid advance() {\n#include \"step.H\"\nstep(1);\n}\n";
    fs::write(root.join("step.H"), lambda).unwrap();
    fs::write(root.join("advance.cpp"), main).unwrap();
    fs::write(root.join("outside.cu"), lambda).unwrap();
    // The reference says so of what it is given itself; the other one is read with the function around it.
    assert_eq!(check(&root, &["."]), ["outside.cu:1:45"]);
    // By itself it is in no function.
    assert_eq!(
        check(&root, &["step.H", "--isolated", "--ignore", "all"]),
        ["step.H:1:30"]
    );
}

#[test]
fn macros_with_names_that_may_be_anything() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let hidden =
        "#define main(...) __host__ __device__ fake_main(__VA_ARGS__)\n#define host_device __host__ __device__\n";
    fs::write(root.join("force_include.h"), hidden).unwrap();
    let main = "int main() { int n = 1; auto op = [&n] __device__ () { return n; }; }\n";
    fs::write(root.join("main.cu"), main).unwrap();
    let function = "#include \"force_include.h\"\nvoid f(int n) { auto op = [&n] host_device () { return n; }; }\n";
    fs::write(root.join("other.cu"), function).unwrap();
    assert_eq!(check(&root, &["."]), ["main.cu:1:37", "other.cu:2:29"]);
}

#[test]
fn macros_that_stand_for_statements() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let macros = "#define EACH(i, n) for (int i = 0; i < (n); ++i)\n#define BOTH(a, b) a b\n\
                  #define SUITE(name) class name { void body(); }; void name::body()\n";
    fs::write(root.join("macros.h"), macros).unwrap();
    let loops = "struct S { int n; void f() { BOTH(int a = 1;, int b = 2;)\n\
                 auto op = [=] __device__ () { EACH(i, a) { use(n, i, b); } }; } };\n";
    fs::write(root.join("loops.cu"), loops).unwrap();
    // What makes whole classes may need more than is visible: its lambda is not analysed.
    let suite = "SUITE(Test) { auto op = [] __device__ () {}; }\n";
    fs::write(root.join("suite.cu"), suite).unwrap();
    assert_eq!(check(&root, &["."]), ["loops.cu:2:48", "suite.cu:1:25"]);
}

#[test]
fn files_that_nvcc_does_not_compile() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let text = "void f(int n) { auto op = [&n] __device__ () { return n; }; }\n";
    let cuda = ["a.cu", "b.cu", "c.cu", "d.cu", "e.cu"];
    for file in cuda.iter().chain(&["host.cpp"]) {
        fs::write(root.join(file), text).unwrap();
    }
    let of = |files: &[&str]| -> Vec<String> { files.iter().map(|file| format!("{file}:1:29")).collect() };
    let all = of(&[&cuda[..], &["host.cpp"]].concat());
    // The project has its CUDA code in files of its own; but who names a file wants to know.
    assert_eq!(check(&root, &["."]), of(&cuda));
    assert_eq!(check(&root, &["host.cpp", "--project"]), ["host.cpp:1:29"]);
    fs::write(root.join("culambda.toml"), "extended-lambda = true\n").unwrap();
    assert_eq!(check(&root, &["."]), all);
    // Where much of it is in C++ files these are compiled as CUDA.
    fs::remove_file(root.join("culambda.toml")).unwrap();
    fs::remove_file(root.join("e.cu")).unwrap();
    let rest = of(&["a.cu", "b.cu", "c.cu", "d.cu", "host.cpp"]);
    assert_eq!(check(&root, &["."]), rest);
    fs::create_dir(root.join("omp")).unwrap();
    fs::write(root.join("omp/c.cpp"), text).unwrap();
    assert_eq!(check(&root, &["."]), rest);
}

#[test]
fn conditions_of_a_file_that_bodies_have_as_well() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let build = "project(p LANGUAGES CXX CUDA)\noption(USE_POOL \"pool\" ${POOL})\nif(USE_POOL)\n\
                 add_definitions(-DUSE_POOL)\nendif()\nadd_library(p main.cu)\n";
    let kept = "#pragma once\nstruct Kept { void *data() const; };\n";
    let pool = "#pragma once\nstruct Pool { __host__ __device__ void *data() const; };\n";
    let array = "#pragma once\n#ifdef USE_POOL\n#include \"pool.hpp\"\n#else\n#include \"kept.hpp\"\n#endif\n\
                 struct Array {\n#ifdef USE_POOL\nPool pool;\n#else\nKept kept;\n#endif\n\
                 __host__ __device__ void *data() const {\n#ifdef USE_POOL\nreturn pool.data();\n#else\n\
                 return kept.data();\n#endif\n}\n};\n";
    let main = "#include \"array.hpp\"\n__global__ void use(Array a) { a.data(); }\n";
    for (name, text) in [
        ("CMakeLists.txt", build),
        ("kept.hpp", kept),
        ("pool.hpp", pool),
        ("array.hpp", array),
        ("main.cu", main),
    ] {
        fs::write(root.join(name), text).unwrap();
    }
    let all = |more: &str| check(&root, &["--spaces", "all", ".", more]);
    assert_eq!(all("-UUSE_POOL"), ["array.hpp:17:8"]);
    assert_eq!(all("--project"), ["array.hpp:17:8"], "the branch that holds by default");
    assert_eq!(all("-DUSE_POOL"), [""; 0]);
}

#[test]
fn objects_that_functions_of_headers_return() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    let made = "#pragma once\nstruct Made { int at(int) const; };\nMade make();\n";
    let main = "#include \"made.hpp\"\ntemplate <class F> __global__ void kernel(F f) { f(0); }\nvoid use() {\n\
                auto made = make();\nkernel<<<1, 1>>>([=] __host__ __device__(int i) { made.at(i); });\n}\n";
    fs::write(root.join("made.hpp"), made).unwrap();
    fs::write(root.join("main.cu"), main).unwrap();
    assert_eq!(check(&root, &["--spaces", "all", "."]), ["main.cu:5:51"]);
}

#[test]
fn members_that_another_header_annotates() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    fs::create_dir(root.join(".git")).unwrap();
    let declared = "#pragma once\nstruct Meadow { int a(); int b(); Meadow(int); Meadow &operator+=(int); };\n";
    let defined = "#pragma once\n#include \"meadow.hpp\"\n#define BOTH __host__ __device__\n\
                   BOTH inline int Meadow::a() { return 1; }\ninline int Meadow::b() { return 1; }\n\
                   inline BOTH Meadow::Meadow(int) {}\ninline BOTH Meadow &Meadow::operator += (int) { return *this; }\n";
    let used = "#pragma once\n#include \"meadow.hpp\"\n__host__ __device__ inline int use(Meadow &m) {\n\
                Meadow other(1);\nother += 1;\nm.a();\nreturn m.b();\n}\n";
    let main = "#include \"used.hpp\"\n#include \"defined.hpp\"\n__global__ void k(Meadow *m) {\nm->a();\nuse(*m);\nm->b();\n}\n";
    for (name, text) in [
        ("meadow.hpp", declared),
        ("defined.hpp", defined),
        ("used.hpp", used),
        ("main.cu", main),
    ] {
        fs::write(root.join(name), text).unwrap();
    }
    // What nvcc reports of the program, the line of each finding.
    let all = [
        "defined.hpp:4:17",
        "defined.hpp:6:13",
        "defined.hpp:7:21",
        "main.cu:6:1",
        "used.hpp:7:8",
    ];
    assert_eq!(check(&root, &["--spaces", "all", "."]), all);
    assert_eq!(check(&root, &["--spaces", "all", "used.hpp"]), ["used.hpp:7:8"]);
}

#[test]
fn built_in_functions_in_headers() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    fs::create_dir(root.join(".git")).unwrap();
    let header = "#pragma once\n__device__ inline void own() { __syncthreads(); }\n\
                  inline void meet() { __syncthreads(); }\n\
                  template <class T> struct Meet { static void all(T &) { __syncwarp(); } };\n\
                  inline void count(int *p) { atomicAdd(p, 1); }\n";
    fs::write(root.join("meet.hpp"), header).unwrap();
    fs::write(root.join("main.cu"), "#include \"meet.hpp\"\nvoid go() { meet(); }\n").unwrap();
    let all = || check(&root, &["--spaces", "all", "."]);
    // Programs may have an `atomicAdd` of their own, which is included before the header.
    assert_eq!(all(), ["meet.hpp:3:22", "meet.hpp:4:57"]);
    // One that a program writes all the same does not change what nvcc says.
    let emulated = "#pragma once\ninline void __syncthreads() {}\n";
    let other = "#include \"emulated.hpp\"\n#include \"meet.hpp\"\nvoid go() { meet(); }\n";
    fs::write(root.join("emulated.hpp"), emulated).unwrap();
    fs::write(root.join("host.cu"), other).unwrap();
    assert_eq!(all(), ["meet.hpp:3:22", "meet.hpp:4:57"]);
}

/// A file with as many headers as are given, with a function of each header's class and one with a type of a library: what
/// `list` says of their lambdas.
fn lambdas_of_many_headers(count: usize) -> Vec<String> {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    fs::create_dir_all(root.join(".git")).unwrap();
    let (mut includes, mut functions) = (Vec::new(), Vec::new());
    for n in 0..count {
        let header = format!("#pragma once\nclass C{n} {{ public: void f{n}(int n); int a; }};\n");
        fs::write(root.join(format!("c{n}.h")), header).unwrap();
        includes.push(format!("#include \"c{n}.h\"\n"));
        functions.push(format!(
            "void C{n}::f{n}(int n) {{ run([=] __device__ {{ (void)n; }}); }}\n"
        ));
    }
    let text = format!(
        "#include <AMReX_Box.H>\n{}template <class F> void run(F f);\n{}\
         void g(const amrex::Box &b, int n) {{ run([=] __device__ {{ (void)n; }}); }}\n",
        includes.concat(),
        functions.concat()
    );
    fs::write(root.join("a.cu"), text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    let output = command.args(["list", "a.cu"]).current_dir(root).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let lambdas = text.lines().filter(|line| line.starts_with("a.cu:"));
    lambdas.map(str::to_owned).collect()
}

#[test]
fn a_file_may_need_many_headers() {
    let known = |lambdas: &[String]| lambdas.iter().filter(|line| !line.contains("refused")).count();
    let lambdas = lambdas_of_many_headers(90);
    assert_eq!((lambdas.len(), known(&lambdas)), (91, 91));
    // More than a file is given: the first that are found are known, and so is the library, which costs no header.
    let lambdas = lambdas_of_many_headers(120);
    assert_eq!(lambdas.len(), 121);
    assert!((90..121).contains(&known(&lambdas)), "{lambdas:#?}");
    assert!(!lambdas[120].contains("refused"), "{}", lambdas[120]);
}
