//! `culambda cc`: what the compiler gets, with a compiler that writes down its words; no CUDA is needed.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Writes its words to `words`, one a line, and to the files that they name what a compiler might.
const COMPILER: &str = r#"#!/bin/sh
here=$(dirname "$0")
[ "$1" = fail ] && exit 7
unit=none
previous=
: > "$here/words.new"
for word; do
  printf '%s\n' "$word" >> "$here/words.new"
  case $previous in
    -o) output=$word; : > "$word" ;;
    -MF) dependencies=$word ;;
    c++) unit=$word ;;
  esac
  previous=$word
done
case $output in
  *runtime.o) mv "$here/words.new" "$here/words.runtime" ;;
  *) mv "$here/words.new" "$here/words" ;;
esac
case " $* " in *" -E "*) printf '# 1 "%s"\nint x;\n' "$unit" ;; esac
[ -n "$dependencies" ] && printf 'a.o: %s \\\n %s/x.h\n' "$unit" "$(dirname "$unit")" > "$dependencies"
exit 0
"#;

struct Place(tempfile::TempDir);

impl Place {
    fn new(files: &[(&str, &str)]) -> Place {
        let place = Place(tempfile::tempdir().unwrap());
        place.file("g++", COMPILER);
        fs::set_permissions(place.path("g++"), fs::Permissions::from_mode(0o755)).unwrap();
        place.file("cuda/include/cuda_runtime.h", "");
        place.file("cuda/include/cuda_runtime_api.h", "#define CUDART_VERSION 12090\n");
        place.file("cuda/include/cccl/thrust/version.h", "");
        for (name, text) in files {
            place.file(name, text);
        }
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn run(&self, words: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
        command.current_dir(self.0.path()).env_remove("CULAMBDA_CACHE");
        command.arg("cc").args(words.split_whitespace());
        command.output().unwrap()
    }

    /// Runs a command that must succeed, and gives the words of the compiler.
    fn words(&self, words: &str) -> Vec<String> {
        let output = self.run(words);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        self.said("words")
    }

    fn said(&self, file: &str) -> Vec<String> {
        let text = fs::read_to_string(self.path(file)).unwrap();
        text.lines().map(str::to_owned).collect()
    }
}

fn behind<'w>(words: &'w [String], option: &str) -> Vec<&'w str> {
    let pairs = words.windows(2).filter(|two| two[0] == option);
    pairs.map(|two| two[1].as_str()).collect()
}

const KERNEL: &str = "__global__ void k(int *p) { *p = 1; }\nvoid go(int *p) { k<<<1, 2>>>(p); }\n";

#[test]
fn without_cuda_the_compiler_gets_its_words() {
    let place = Place::new(&[("a.cpp", ""), ("more.rsp", "-DX=1 b.cpp")]);
    for line in [
        "-c a.cpp -o a.o",
        "a.o -lcudart -o a",
        "@more.rsp -x c++ a.txt",
        "--version",
        "",
    ] {
        let words = place.words(&format!("./g++ {line}"));
        assert_eq!(words, line.split_whitespace().collect::<Vec<_>>());
    }
    assert!(!place.path(".culambda").exists());
    assert_eq!(place.run("./g++ fail").status.code(), Some(7));
    assert_eq!(place.run("./missing -c a.cpp").status.code(), Some(2));
}

#[test]
fn an_input_is_rewritten_and_keeps_its_name() {
    let place = Place::new(&[("src/a.cu", KERNEL)]);
    let words = place.words("--cuda-path cuda ./g++ -DX -c src/a.cu -o b/../a.o -Wall");
    let unit = PathBuf::from(behind(&words, "-x")[0]);
    assert_eq!(unit, Path::new("c++"));
    let unit = behind(&words, "c++")[0];
    assert!(unit.ends_with("/a.cu") && unit.contains("/.culambda/views/"), "{unit}");
    let text = fs::read_to_string(unit).unwrap();
    assert!(text.starts_with("#line 1 \"src/a.cu\"\n__global__"), "{text}");
    assert!(text.contains("::culambda_cpu::launch_as(\"k\", 1, 2)"), "{text}");
    assert_eq!(behind(&words, "-x"), ["c++", "none"]);
    assert_eq!(behind(&words, "-iquote"), ["src"]);
    assert!(words.contains(&format!("-ffile-prefix-map={unit}=src/a.cu")));
    assert!(behind(&words, "-include")[0].ends_with("/culambda_cpu.h"));
    assert_eq!(behind(&words, "-isystem"), ["cuda/include", "cuda/include/cccl"]);
    let own: Vec<&String> = words
        .iter()
        .filter(|word| ["-DX", "-c", "-Wall"].contains(&word.as_str()))
        .collect();
    assert_eq!(own, ["-DX", "-c", "-Wall"]);
    assert_eq!(
        place.words("--cuda-path cuda ./g++ -DX -c src/a.cu -o b/../a.o -Wall"),
        words
    );
}

#[test]
fn languages_of_inputs() {
    let place = Place::new(&[("a.cpp", KERNEL), ("b.cu", KERNEL), ("c.cpp", ""), ("d.cu", "int d;\n")]);
    let words = place.words("--cuda-path cuda --no-runtime ./g++ -x cu a.cpp -x c++ c.cpp -x none d.cu x.o -o a");
    let from = words.iter().position(|word| word == "-x").unwrap();
    let names: Vec<&str> = words[from..]
        .iter()
        .map(|word| word.rsplit('/').next().unwrap())
        .take_while(|word| *word != "-isystem")
        .collect();
    let want = "-x c++ a.cpp -x none -x c++ c.cpp -x none -x c++ d.cu -x none x.o -o a";
    assert_eq!(names, want.split_whitespace().collect::<Vec<_>>());
    // What is for CUDA must not come before other sources.
    assert_eq!(behind(&words, "-include"), Vec::<&str>::new());
    let text = fs::read_to_string(behind(&words, "c++")[0]).unwrap();
    assert!(
        text.starts_with("#include <culambda_cpu.h>\n#line 1 \"a.cpp\"\n"),
        "{text}"
    );
}

#[test]
fn headers_of_the_project_are_found_first() {
    let header = "#ifdef __CUDACC__\ninline void go(int *p) { k<<<1, 1>>>(p); }\n#endif\n";
    let place = Place::new(&[
        ("src/a.cu", "#include <k.cuh>\n#include \"local.h\"\n"),
        ("src/local.h", "int local;\n"),
        ("inc/k.cuh", header),
    ]);
    let words = place.words("--cuda-path cuda ./g++ -Iinc -c src/a.cu -o a.o");
    let folders: Vec<&String> = words.iter().filter(|word| word.starts_with("-I")).collect();
    let at = words.iter().position(|word| word == "-Iinc").unwrap();
    assert_eq!((folders.len(), words[at - 2].as_str()), (3, "-I"));
    let written = fs::read_to_string(Path::new(&words[at - 1]).join("k.cuh")).unwrap();
    assert!(
        written.starts_with("#line 1 \"inc/k.cuh\"\n#if 1 /* #ifdef __CUDACC__ */\n"),
        "{written}"
    );
    assert!(written.contains("launch_as"), "{written}");
    let unit = Path::new(behind(&words, "c++")[0]);
    assert_eq!(
        fs::read_to_string(unit.with_file_name("local.h")).unwrap(),
        "#line 1 \"src/local.h\"\nint local;\n"
    );
    // Where the headers of the input's folder are written, they come before those that are there.
    let [.., folder, original] = behind(&words, "-iquote")[..] else {
        panic!("{words:?}")
    };
    assert!(
        Path::new(folder).join("local.h").is_file() && folder != "src",
        "{folder}"
    );
    assert_eq!(original, "src");
    // None of them has to be written: then only the input is.
    place.file("inc/k.cuh", "int k;\n");
    let words = place.words("--cuda-path cuda ./g++ -Iinc -c src/a.cu -o a.o");
    assert_eq!(words.iter().filter(|word| *word == "-I").count(), 1);
}

#[test]
fn a_definition_that_counts_chooses_the_system_of_thrust() {
    let define = "#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_OMP";
    let left_out = format!("#ifdef __NVCC__\n#else\n{define}\n#endif\n");
    let place = Place::new(&[
        ("a.cu", define),
        ("b.cu", "#include \"b.h\"\n"),
        ("b.h", left_out.as_str()),
    ]);
    for (name, chosen) in [("a.cu", true), ("b.cu", false)] {
        let words = place.words(&format!("--cuda-path cuda ./g++ -c {name} -o a.o"));
        let given = words.iter().any(|word| word.starts_with("-DTHRUST_DEVICE_SYSTEM="));
        assert_eq!(given, !chosen, "{words:?}");
    }
}

#[test]
fn dependencies_and_text_have_the_original_names() {
    let place = Place::new(&[("a.cu", "#include \"k.cuh\"\n"), ("k.cuh", KERNEL)]);
    place.words("--cuda-path cuda ./g++ -c a.cu -o a.o -MD -MF a.d");
    assert_eq!(fs::read_to_string(place.path("a.d")).unwrap(), "a.o: a.cu \\\n x.h\n");
    let output = place.run("--cuda-path cuda ./g++ -E a.cu");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "# 1 \"a.cu\"\nint x;\n");
}

#[test]
fn the_runtime_is_built_with_the_flags_of_the_link() {
    let place = Place::new(&[("a.cu", KERNEL)]);
    let words = place.words("--cuda-path cuda ./g++ -g -fsanitize=address -O1 -DX a.cu -lcudart -lm -o a");
    assert!(words.last().unwrap().ends_with("/runtime.o"));
    assert!(words.contains(&"-lm".to_owned()) && !words.contains(&"-lcudart".to_owned()));
    let own = place.said("words.runtime");
    assert_eq!(own[..3], ["-g", "-fsanitize=address", "-O1"]);
    assert!(!own.contains(&"-DX".to_owned()));
    // It is there the next time, and with other flags it is another one.
    fs::remove_file(place.path("words.runtime")).unwrap();
    place.words("--cuda-path cuda ./g++ -g -fsanitize=address -O1 a.cu -o a");
    assert!(!place.path("words.runtime").exists());
    place.words("--cuda-path cuda ./g++ a.cu -o a");
    assert!(place.path("words.runtime").exists());
    let words = place.words("--cuda-path cuda --no-runtime ./g++ a.cu -lcudart -o a");
    assert!(words.contains(&"-lcudart".to_owned()) && !words.iter().any(|word| word.ends_with("runtime.o")));
}

#[test]
fn what_cannot_run_is_told() {
    let waits = "__global__ void k(int *p) { __syncthreads(); }\nvoid go(int *p) { k<<<1, 2>>>(p); }\n";
    let place = Place::new(&[("a.cu", waits)]);
    let output = place.run("--cuda-path cuda ./g++ -c a.cu -o a.o");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success() && said.contains("the kernel `k` cannot run on the CPU"),
        "{said}"
    );
    let text = fs::read_to_string(behind(&place.said("words"), "c++")[0]).unwrap();
    assert!(text.contains("::culambda_cpu::refused(\"k\""), "{text}");
    assert!(place.run("--cuda-path cuda ./g++ -w -c a.cu -o a.o").stderr.is_empty());

    place.file("b.cu", "void go(int x) { k<<<1, 2>>>({x, 1}); }\n");
    let output = place.run("--cuda-path cuda ./g++ -c b.cu -o b.o");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("b.cu:1:30"), "{said}");
    assert!(!place.path("b.o").exists());

    for (words, why) in [
        (
            "--cuda-path cuda --types nvcc ./g++ -c a.cu",
            "`--types` is not an option",
        ),
        ("--cuda-path cuda -c a.cu", "`-c` is not an option"),
    ] {
        let output = place.run(words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(why), "{said}");
    }

    let output = place.run("--cuda-path nowhere ./g++ -c a.cu -o c.o");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && said.contains("there are no headers of CUDA"),
        "{said}"
    );
}

#[test]
fn response_files_and_the_cache() {
    let place = Place::new(&[("a.cu", KERNEL), ("c.rsp", "-c a.cu -o \"x y.o\"")]);
    let words = place.words("--cuda-path cuda ./g++ @c.rsp");
    assert_eq!(behind(&words, "-o"), ["x y.o"]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command
        .current_dir(place.0.path())
        .env("CULAMBDA_CACHE", place.path("cache"));
    command.args(["cc", "--cuda-path", "cuda", "./g++", "-c", "a.cu", "-o", "/dev/null"]);
    assert!(command.status().unwrap().success());
    let unit = behind(&place.said("words"), "c++")[0].to_owned();
    assert!(
        unit.starts_with(&*place.path("cache/views").to_string_lossy()),
        "{unit}"
    );
}

/// Runs a command of nvcc, with the compiler under the name that it is looked for by.
fn nvcc(place: &Place, words: &str) -> Output {
    let path = format!("{}:{}", place.0.path().display(), std::env::var("PATH").unwrap());
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command
        .current_dir(place.0.path())
        .env_remove("CULAMBDA_CACHE")
        .env("PATH", path);
    command
        .args(["cc", "--cuda-path", "cuda", "--nvcc"])
        .args(words.split_whitespace());
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_command_line_of_nvcc() {
    let variable = "__device__ int x = 1;\n__global__ void k() {}\n";
    let place = Place::new(&[("a.cu", variable)]);
    let line = "-arch=sm_80 --extended-lambda -Xcompiler -Wall,-Wextra -std c++17 -dc a.cu -odir .";
    let output = nvcc(&place, line);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let words = place.said("words");
    let own: Vec<&String> = words
        .iter()
        .filter(|word| word.starts_with("-W") || word.starts_with("-std"))
        .collect();
    assert_eq!(own, ["-Wno-unknown-pragmas", "-Wall", "-Wextra", "-std=c++17"]);
    assert_eq!(behind(&words, "-o"), ["./a.o"]);
    let written = |words: &[String]| fs::read_to_string(behind(words, "c++")[0]).unwrap();
    // Other files see the variable, unless they cannot with nvcc either.
    assert!(!written(&words).contains("static"));
    assert!(nvcc(&place, "-c a.cu").status.success());
    assert!(written(&place.said("words")).contains("static __device__ int x = 1;"));
    // A link needs the runtime even if there are objects alone.
    assert!(nvcc(&place, "a.o -o a").status.success());
    assert!(place.said("words").last().unwrap().ends_with("/runtime.o"));
    assert!(nvcc(&place, "a.o -cudart none -o a").status.success());
    assert!(!place.said("words").last().unwrap().ends_with("/runtime.o"));
}

#[test]
fn what_build_systems_ask_nvcc() {
    let place = Place::new(&[("CMakeCUDACompilerId.cu", "")]);
    let version = text(&nvcc(&place, "--version").stdout);
    assert!(
        version.starts_with("nvcc: NVIDIA (R) Cuda compiler driver\n"),
        "{version}"
    );
    assert!(version.contains("release 12.9, V12.9.0"), "{version}");
    let said = text(&nvcc(&place, "-v __cmake_determine_cuda").stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("#$ TOP=/") && lines[0].ends_with("/cuda"),
        "{said}"
    );
    assert!(lines[1].starts_with("#$ INCLUDES=\"-I/"), "{said}");
    assert!(lines[2].starts_with("#$ SYSTEM_INCLUDES="), "{said}");
    let said = text(&nvcc(&place, "--keep --keep-dir tmp -v CMakeCUDACompilerId.cu").stdout);
    assert!(said.contains("#$ LIBRARIES=-L") && said.contains("a.out a.o"), "{said}");
    assert!(place.said("words").contains(&"-D__CUDACC_VER_MAJOR__=12".to_owned()));
    let output = nvcc(&place, "-ptx a.cu");
    assert!(!output.status.success() && text(&output.stderr).contains("`--ptx` cannot be had without a device"));
    let output = nvcc(&place, "-dlink a.o -o d.o");
    assert!(output.status.success());
    assert_eq!(place.said("words"), ["-x", "c++", "-c", "/dev/null", "-o", "d.o"]);
}

#[test]
fn preprocessed_for_the_cpu() {
    let place = Place::new(&[("a.cu", KERNEL)]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command.current_dir(place.0.path());
    command.args([
        "rewrite",
        "--cpu",
        "--preprocess",
        "--cuda-path",
        "cuda",
        "--compiler",
        "./g++",
        "-DX=1",
        "a.cu",
    ]);
    command.args(["--", "-Wall"]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "# 1 \"a.cu\"\nint x;\n");
    let words = place.said("words");
    assert!(words.contains(&"-DX=1".to_owned()) && words.contains(&"-Wall".to_owned()));
    assert!(!words.iter().any(|word| word.contains("__CUDACC__")), "{words:?}");
    assert!(behind(&words, "-include")[0].ends_with("/culambda_cpu.h"));
}

/// A host view says of the lambdas that it leaves without a body.
#[test]
fn host_views_tell_of_lambdas_that_do_nothing() {
    let lambdas =
        "template <class F> void run(F);\nvoid go() { run([] __device__ () {}); run([] __device__ () {}); }\n";
    let place = Place::new(&[("a.cu", lambdas), ("b.cu", KERNEL)]);
    let said = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
        text(
            &command
                .current_dir(place.0.path())
                .args(arguments)
                .output()
                .unwrap()
                .stderr,
        )
    };
    let warned = said(&["rewrite", "--host-view", "a.cu"]);
    assert!(
        warned.contains("2 `__device__` lambdas have no body for the host"),
        "{warned}"
    );
    assert!(warned.contains("--cpu writes a program in which they run"), "{warned}");
    assert_eq!(said(&["rewrite", "--host-view", "b.cu"]), "");
    assert_eq!(said(&["rewrite", "a.cu"]), "");
}

#[test]
fn rewrite_refuses_what_cannot_run() {
    let waits = "__global__ void k(int *p) { __syncthreads(); }\n";
    let place = Place::new(&[("a.cu", waits), ("b.cu", KERNEL)]);
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
        command
            .current_dir(place.0.path())
            .args(["rewrite", "--cpu"])
            .args(arguments)
            .output()
            .unwrap()
    };
    let output = run(&["a.cu"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert!(text(&output.stderr).contains("a.cu:1:17"), "{}", text(&output.stderr));
    assert!(text(&run(&["b.cu"]).stdout).starts_with("#line 1 \"b.cu\"\n"));
    assert!(text(&run(&["--no-line", "b.cu"]).stdout).starts_with("__global__"));
    assert_eq!(run(&["--host-view", "b.cu"]).status.code(), Some(2));
}

/// A header whose conditions ask for CUDA means something else where it is not rewritten.
#[test]
fn headers_that_are_not_rewritten_are_told() {
    let header = "#ifdef __CUDACC__\n#define N 4\n#endif\n";
    let place = Place::new(&[
        ("a.cu", "#include \"n.h\"\n#include \"plain.h\"\n"),
        ("n.h", header),
        ("plain.h", "int p;\n"),
    ]);
    let said = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
        command
            .current_dir(place.0.path())
            .args(["rewrite", "--cpu"])
            .args(arguments);
        text(&command.output().unwrap().stderr)
    };
    let warned = said(&["a.cu", "-o", "a.cpp"]);
    assert!(
        warned.contains("`n.h` has launches, conditions or variables of CUDA, too, and is not rewritten"),
        "{warned}"
    );
    assert!(!warned.contains("plain.h") && !warned.contains("preamble"), "{warned}");
    assert_eq!(said(&["a.cu", "n.h", "--out-dir", "out"]), "");
}

/// What a header asks for may be defined by those who include it.
#[test]
fn headers_as_inputs_are_left_open() {
    let source = "#if defined(__CUDACC__) && defined(MINE)\nint mine;\n#endif\n";
    let place = Place::new(&[("a.h", source)]);
    let written = |file: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
        command
            .current_dir(place.0.path())
            .args(["rewrite", "--cpu", "--no-line", file]);
        text(&command.output().unwrap().stdout)
    };
    assert!(
        written("a.h").starts_with("#if 1 && defined(MINE) /*"),
        "{}",
        written("a.h")
    );
}
