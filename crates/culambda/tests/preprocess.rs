//! `--preprocess`: the preprocessor of the host compiler, with headers that stand for those of CUDA.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const RUNTIME: &str = "\
#ifndef __CUDACC__
#error nobody said that this is CUDA
#endif
#ifdef __CUDACC_EXTENDED_LAMBDA__
class __nv_lambda_preheader_injection {};
#endif
#define __device__ __attribute__((device))
";

const PROGRAM: &str = "\
#include \"own.h\"
#if RELEASE != __CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__ || __cplusplus != 202002L || GIVEN != 7
#error the options do not arrive
#endif
void scale(int n) { RUN(return n * FACTOR) }
";

fn culambda(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command.current_dir(folder).env("NO_COLOR", "1").args(args);
    command.output().unwrap()
}

fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("cuda/include/cuda_runtime.h", RUNTIME),
        ("cuda/include/cuda_runtime_api.h", "#define CUDART_VERSION  13050\n"),
        ("include/own.h", "#define RUN(x) auto f = [=] __device__ { x; };\n"),
        ("a.cu", PROGRAM),
    ] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

const OPTIONS: [&str; 9] = [
    "--preprocess",
    "--cuda-path",
    "cuda",
    "--std",
    "20",
    "-Iinclude",
    "-DFACTOR=2",
    "--",
    "-DGIVEN=7",
];

fn with_options<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [args, &["-DRELEASE=1305"], &OPTIONS].concat()
}

#[test]
fn the_preprocessor_sees_everything() {
    let folder = project();
    let run = culambda(folder.path(), &with_options(&["rewrite", "a.cu"]));
    let (text, said) = (
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr),
    );
    assert!(run.status.success(), "{said}");
    assert!(text.contains("return n * 2;"), "{text}");
    assert!(text.contains("__nv_dl_tag<void (*)(int n),(& ::scale),1>"), "{text}");
    let sentinel = text.find("#if 0\nclass __nv_lambda_preheader_injection {};").unwrap();
    let preamble = text
        .find("# 1 \"nvcc_internal_extended_lambda_implementation\"")
        .unwrap();
    assert!(preamble < sentinel, "{text}");
    let list = culambda(folder.path(), &with_options(&["list", "a.cu"]));
    assert!(String::from_utf8_lossy(&list.stdout).contains("a.cu:5:"), "{list:?}");
}

#[test]
fn what_is_missing_is_said() {
    let folder = project();
    let said = |args: &[&str]| {
        let run = culambda(folder.path(), args);
        assert_eq!(run.status.code(), Some(2), "{run:?}");
        String::from_utf8_lossy(&run.stderr).into_owned()
    };
    assert!(said(&["list", "a.cu", "--preprocess", "--cuda-path", "none"]).contains("no headers of CUDA in `none`"));
    let other = said(&with_options(&["list", "a.cu", "--compiler", "no-such-compiler"]));
    assert!(
        other.contains("cannot run the host compiler `no-such-compiler`"),
        "{other}"
    );
    let failed = said(&["list", "a.cu", "--preprocess", "--cuda-path", "cuda"]);
    assert!(
        failed.contains("cannot preprocess `a.cu`") && failed.contains("own.h"),
        "{failed}"
    );
    assert!(said(&["list", "missing.cu", "--preprocess", "--cuda-path", "cuda"]).contains("cannot read `missing.cu`"));
}
