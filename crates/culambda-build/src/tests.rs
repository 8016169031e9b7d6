//! Trees in memory.

use std::collections::BTreeMap;
use std::sync::Arc;

use culambda_source::{MacroOption, Text};

use crate::included::Includer;
use crate::{Build, Compilation, Compiler, Entry, Files};

/// A tree of texts.
pub(crate) struct Tree(BTreeMap<String, Text>);

impl Tree {
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        Tree(
            files
                .iter()
                .map(|(name, text)| ((*name).to_owned(), Text::from(*text)))
                .collect(),
        )
    }
}

impl Files for Tree {
    fn text(&self, name: &str) -> Option<Text> {
        self.0.get(name).cloned()
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        let below = |name: &String| {
            let rest = if folder.is_empty() {
                name
            } else {
                name.strip_prefix(folder)?.strip_prefix('/')?
            };
            Some(match rest.split_once('/') {
                Some((folder, _)) => Entry {
                    name: folder.to_owned(),
                    is_folder: true,
                },
                None => Entry {
                    name: rest.to_owned(),
                    is_folder: false,
                },
            })
        };
        let mut all: Vec<Entry> = self.0.keys().filter_map(below).collect();
        all.dedup();
        all
    }
}

/// What the build files of a tree say.
pub(crate) fn read(tree: Tree) -> Build {
    let files: Arc<dyn Files + Send + Sync> = Arc::new(tree);
    Build::read(&files)
}

/// What is known of a file, in one line.
pub(crate) fn shown(build: &Build, name: &str) -> String {
    told(&build.of(name))
}

fn told(found: &Compilation) -> String {
    let mut out = vec![match &found.compiler {
        Compiler::Nvcc(place) => format!("nvcc({place})"),
        Compiler::Host(place) => format!("host({place})"),
        Compiler::Other(place) => format!("other({place})"),
        Compiler::NotVisible => "-".to_owned(),
    }];
    out.extend(found.include.iter().map(|folder| format!("-I{}", folder.value)));
    out.extend(found.forced.iter().map(|file| format!("+{}", file.value)));
    out.extend(found.macros.iter().map(|given| match &given.value {
        MacroOption::Undefine(name) => format!("!{name}:{}", given.place.line),
        MacroOption::Define(name, body) | MacroOption::Assume(name, body) => {
            format!("{name}={body}:{}", given.place.line)
        }
    }));
    out.extend(found.std.iter().map(|std| format!("{:?}", std.value)));
    for (word, given) in [
        ("relaxed", &found.relaxed_constexpr),
        ("space-errors", &found.space_errors),
    ] {
        out.extend(
            given
                .iter()
                .map(|given| format!("{word}={}:{}", given.value, given.place.line)),
        );
    }
    out.extend(found.open.iter().map(|open| format!("{}?", open.name)));
    out.join(" ")
}

/// A project with one build file, and what is known of a file.
pub(crate) fn of(text: &str, name: &str) -> String {
    let tree = Tree::of(&[("CMakeLists.txt", text), ("a.cu", ""), ("b.cpp", ""), ("src/c.cu", "")]);
    shown(&read(tree), name)
}

#[test]
fn targets_and_what_they_link() {
    let text = "project(p LANGUAGES CXX CUDA)\nadd_library(lib b.cpp a.cu)\n\
                target_include_directories(lib PUBLIC include $<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}/gen> PRIVATE src)\n\
                target_compile_definitions(lib PUBLIC L=1 PRIVATE P INTERFACE I)\n\
                add_executable(app src/c.cu)\ntarget_link_libraries(app PRIVATE lib)\nset(CMAKE_CUDA_STANDARD 20)\n";
    assert_eq!(
        of(text, "a.cu"),
        "nvcc(CMakeLists.txt:2) -Iinclude -I<build>/gen -Isrc L=1:4 P=1:4 !I:4"
    );
    assert_eq!(
        of(text, "b.cpp"),
        "host(CMakeLists.txt:2) -Iinclude -I<build>/gen -Isrc L=1:4 P=1:4"
    );
    assert_eq!(
        of(text, "src/c.cu"),
        "nvcc(CMakeLists.txt:5) -Iinclude -I<build>/gen I=1:4 L=1:4 !P:4"
    );
    assert_eq!(of(text, "x.h"), "- -Iinclude -I<build>/gen L=1:4 I? P?");
}

#[test]
fn options_and_branches() {
    let text = "project(p LANGUAGES CUDA)\noption(P_CUDA \"\" OFF)\noption(P_TUNE \"\" OFF)\nset(P_DIM 3 CACHE STRING \"\")\n\
                add_library(lib a.cu)\nif(P_CUDA)\n target_compile_definitions(lib PRIVATE ON)\nendif()\n\
                if(P_TUNE)\n target_compile_definitions(lib PRIVATE TUNE)\nelse()\n target_compile_definitions(lib PRIVATE PLAIN)\nendif()\n\
                if(Other_FOUND)\n target_compile_definitions(lib PRIVATE OTHER)\n add_library(more src/c.cu)\n\
                target_compile_definitions(more PRIVATE INSIDE)\nendif()\n\
                target_compile_definitions(lib PRIVATE DIM=${P_DIM} WHAT=${What})";
    assert_eq!(
        of(text, "a.cu"),
        "nvcc(CMakeLists.txt:5) DIM=3:19 ON=1:7 PLAIN=1:12 !TUNE:3 !INSIDE:17 OTHER? WHAT?"
    );
    assert_eq!(
        of(text, "src/c.cu"),
        "nvcc(CMakeLists.txt:16) INSIDE=1:17 !DIM:19 !ON:7 !OTHER:15 !PLAIN:12 !TUNE:10 !WHAT:19"
    );
}

#[test]
fn flags_and_standards() {
    let text = "project(p LANGUAGES CUDA)\nset(CMAKE_CUDA_FLAGS \"${CMAKE_CUDA_FLAGS} -DA -std=c++20 -Iinclude\")\n\
                if(X)\n string(APPEND CMAKE_CUDA_FLAGS \" -DB\")\nendif()\nadd_definitions(-DC=\"x\" -UD)\nadd_library(lib a.cu)\n\
                target_compile_options(lib PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-DE;--expt-relaxed-constexpr>\n\
                $<$<COMPILE_LANGUAGE:CXX>:-DF> -include ${CMAKE_CURRENT_SOURCE_DIR}/src/pre.h)\n";
    assert_eq!(
        of(text, "a.cu"),
        "nvcc(CMakeLists.txt:7) +src/pre.h A=1:2 C=\"x\":6 !D:6 E=1:8 !F:9 Cpp20 relaxed=true:8"
    );
    let text =
        "project(p LANGUAGES CUDA)\nadd_library(lib a.cu)\nadd_definitions(-DA -DB=2)\nadd_compile_options(-DC)\n";
    assert_eq!(of(text, "a.cu"), "nvcc(CMakeLists.txt:2) A=1:3 B=2:3 !C:4");
    let text = "project(p LANGUAGES CUDA)\nset(CMAKE_CXX_STANDARD 20 CACHE STRING \"\")\nadd_library(lib a.cu)\n";
    assert_eq!(of(text, "a.cu"), "nvcc(CMakeLists.txt:3) Cpp20");
    let text = "project(p LANGUAGES CUDA)\nadd_library(lib a.cu)\ntarget_compile_features(lib PUBLIC cuda_std_20)\n";
    assert_eq!(of(text, "a.cu"), "nvcc(CMakeLists.txt:2) Cpp20");
    let text = format!("set(CMAKE_CUDA_STANDARD 14)\n{text}");
    assert_eq!(of(&text, "a.cu"), "nvcc(CMakeLists.txt:3) Cpp20");
    let text = text.replace("cuda_std_20", "cuda_std_11");
    assert_eq!(of(&text, "a.cu"), "nvcc(CMakeLists.txt:3) Cpp14");
}

#[test]
fn options_about_execution_spaces() {
    let of_flags = |lines: &str| {
        of(
            &format!("project(p LANGUAGES CUDA)\n{lines}\nadd_library(lib a.cu)\n"),
            "a.cu",
        )
    };
    let flags = "set(CMAKE_CUDA_FLAGS \"--expt-relaxed-constexpr -Werror cross-execution-space-call,reorder\")";
    assert_eq!(
        of_flags(flags),
        "nvcc(CMakeLists.txt:3) relaxed=true:2 space-errors=true:2"
    );
    let shell = "add_compile_options(\"$<$<COMPILE_LANGUAGE:CUDA>:SHELL:-Werror cross-execution-space-call>\")";
    assert_eq!(of_flags(shell), "nvcc(CMakeLists.txt:3) space-errors=true:2");
    // A condition that is not decided, and a target that lacks it: nobody knows.
    let open = "if(X_FOUND)\n add_compile_options(--expt-relaxed-constexpr)\nendif()";
    assert_eq!(of_flags(open), "nvcc(CMakeLists.txt:5)");
    let text = "project(p LANGUAGES CUDA)\nadd_library(a a.cu)\nadd_library(b src/c.cu)\n\
                target_compile_options(b PRIVATE --expt-relaxed-constexpr)\n";
    assert_eq!(of(text, "src/c.cu"), "nvcc(CMakeLists.txt:3) relaxed=true:4");
    assert_eq!(of(text, "x.h"), "-");
    let make = Tree::of(&[
        (
            "Makefile",
            "NVCCFLAGS = -O3 --expt-relaxed-constexpr -Werror=cross-execution-space-call\n",
        ),
        ("a.cu", ""),
    ]);
    assert_eq!(shown(&read(make), "a.cu"), "- relaxed=true:1 space-errors=true:1");
}

#[test]
fn languages_of_files() {
    let text = "project(p LANGUAGES CXX CUDA)\nset(S b.cpp)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)\nadd_library(lib ${S} c.cpp)\n";
    assert_eq!(of(text, "b.cpp"), "nvcc(CMakeLists.txt:3)");
    assert_eq!(of(text, "c.cpp"), "host(CMakeLists.txt:4)");
    let text = "project(p LANGUAGES CXX)\nadd_library(lib b.cpp)\n";
    assert_eq!(of(text, "b.cpp"), "-");
    let text = "project(p LANGUAGES CXX CUDA)\nadd_library(lib b.cpp a.cu)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)\n";
    assert_eq!(of(text, "b.cpp"), "-", "it may be one of those");
}

#[test]
fn packages_that_are_fetched() {
    let text = "project(p LANGUAGES CXX CUDA)\n\
                function(CPMAddPackage)\nadd_compile_definitions(FOLLOWED)\nendfunction()\n\
                CPMAddPackage(\"gh:owner/other@1.0\")\nif(other_ADDED)\nadd_compile_definitions(PERHAPS)\nendif()\n\
                add_library(lib a.cu)\ntarget_include_directories(lib PRIVATE ${other_SOURCE_DIR}/include)\n";
    assert_eq!(of(text, "a.cu"), "nvcc(CMakeLists.txt:9) PERHAPS?");
    let own = text.replace("\"gh:owner/other@1.0\"", "NAME other SOURCE_DIR third_party/other");
    assert!(of(&own, "a.cu").contains("FOLLOWED=1:3"), "{}", of(&own, "a.cu"));
}

#[test]
fn sources_in_generator_expressions() {
    let text = "project(p LANGUAGES CXX CUDA)\nset(CU a.cu b.cu)\n\
                add_library(lib $<BUILD_INTERFACE:c.cpp> $<$<BOOL:ON>:${CU}> $<$<BOOL:OFF>:d.cpp> $<$<CONFIG:Debug>:e.cpp>)\n\
                target_sources(lib PRIVATE \"$<$<BOOL:ON>:f.cpp;g.cu>\" $<TARGET_OBJECTS:other> $<INSTALL_INTERFACE:i.cpp>)\n";
    for (name, line) in [("a.cu", 3), ("b.cu", 3), ("g.cu", 4)] {
        assert_eq!(of(text, name), format!("nvcc(CMakeLists.txt:{line})"), "{name}");
    }
    for (name, line) in [("c.cpp", 3), ("e.cpp", 3), ("f.cpp", 4)] {
        assert_eq!(of(text, name), format!("host(CMakeLists.txt:{line})"), "{name}");
    }
    for name in ["d.cpp", "i.cpp"] {
        assert_eq!(of(text, name), "-", "{name}");
    }
}

#[test]
fn a_file_of_two_targets_that_one_compiles_as_cuda() {
    let tree = Tree::of(&[
        (
            "CMakeLists.txt",
            "project(p LANGUAGES CXX CUDA)\nadd_subdirectory(omp)\nadd_subdirectory(cuda)\n",
        ),
        (
            "omp/CMakeLists.txt",
            "add_library(o ../a.cpp)\ntarget_compile_definitions(o PRIVATE SPACE=omp OMP)\n",
        ),
        (
            "cuda/CMakeLists.txt",
            "add_library(c ../a.cpp)\nset_source_files_properties(../a.cpp PROPERTIES LANGUAGE CUDA)\n\
             target_compile_definitions(c PRIVATE SPACE=cuda)\n",
        ),
        ("a.cpp", ""),
    ]);
    assert_eq!(
        shown(&read(tree), "a.cpp"),
        "nvcc(cuda/CMakeLists.txt:2) SPACE=cuda:3 !OMP:2"
    );
}

#[test]
fn functions_loops_and_files() {
    let text = "project(p LANGUAGES CUDA)\nfunction(add_it)\n cmake_parse_arguments(A \"FAST\" \"NAME\" \"SOURCES;DEFS\" ${ARGN})\n\
                add_library(${A_NAME} ${A_SOURCES})\n target_compile_definitions(${A_NAME} PRIVATE ${A_DEFS})\n\
                if(A_FAST)\n target_compile_definitions(${A_NAME} PRIVATE FAST)\n endif()\nendfunction()\n\
                file(GLOB_RECURSE FOUND *.cu)\nlist(REMOVE_ITEM FOUND ${CMAKE_CURRENT_SOURCE_DIR}/a.cu)\n\
                add_it(NAME one SOURCES ${FOUND} DEFS X=1 Y FAST)\nforeach(f a)\n add_it(NAME t_${f} SOURCES ${f}.cu)\nendforeach()\n";
    assert_eq!(of(text, "src/c.cu"), "nvcc(CMakeLists.txt:10) FAST=1:7 X=1:12 Y=1:12");
    assert_eq!(of(text, "a.cu"), "nvcc(CMakeLists.txt:14) !FAST:3 !X:12 !Y:12");
}

#[test]
fn lists_that_other_systems_add_to() {
    let text = "project(p LANGUAGES CUDA)\nif(WIN32)\nlist(APPEND DEFS ON_WINDOWS N=2)\nelseif(CMAKE_SYSTEM_NAME STREQUAL Linux)\n\
                list(APPEND DEFS ON_LINUX)\nendif()\nif(MSVC)\nset(MORE N=1)\nendif()\nadd_library(l a.cu b.cu)\n\
                target_compile_definitions(l PRIVATE ${DEFS} ${MORE})\n";
    assert_eq!(
        of(text, "a.cu"),
        "nvcc(CMakeLists.txt:10) !N:0 ON_LINUX=1:5 !ON_WINDOWS:0"
    );
}

#[test]
fn what_nothing_sets_is_not_defined_unless_a_name_is_not_known() {
    let made = |more: &str| {
        let text = format!("project(p LANGUAGES CUDA)\n{more}\nconfigure_file(c.h.in c.h)\n");
        let tree = Tree::of(&[
            ("CMakeLists.txt", &text),
            ("c.h.in", "#cmakedefine P_D\n#cmakedefine P_FOUND\n"),
        ]);
        let build = read(tree);
        let [made] = build.generated() else {
            panic!("{:?}", build.generated())
        };
        String::from_utf8(made.text.to_vec()).unwrap()
    };
    assert_eq!(made("message(P_D)"), "#undef P_D\n\n");
    assert_eq!(made("foreach(x D E)\nset(P_${x} 1)\nendforeach()"), "#define P_D\n\n");
    assert_eq!(made("look_for(P_D)"), "\n\n");
    assert_eq!(made("set(P_${UNKNOWN} 1)"), "\n\n");
}

#[test]
fn texts_and_lists() {
    let defined = |more: &str| {
        let text = format!("project(p LANGUAGES CUDA)\nadd_library(l a.cu)\n{more}\n");
        let found = of(&(text + "target_compile_definitions(l PRIVATE V=${v})\n"), "a.cu");
        let value = found.split_once(" V=").and_then(|(_, rest)| rest.split(':').next());
        value.map_or_else(|| found.clone(), str::to_owned)
    };
    for (text, value) in [
        ("string(REGEX REPLACE \".*a/\" \"\" v \"x/a/b\")", "b"),
        ("string(REGEX REPLACE \"([a-z]+)([0-9])\" \"\\\\2\\\\1\" v ab1)", "1ab"),
        ("string(REGEX MATCH \"[0-9]+\" v \"a12b\")", "12"),
        ("string(FIND abc c v)", "2"),
        ("string(SUBSTRING abcd 1 -1 v)", "bcd"),
        ("set(w a b c) list(LENGTH w v)", "3"),
        ("set(w a b c) list(GET w -1 v)", "c"),
        ("set(w a b a) list(REMOVE_DUPLICATES w) list(JOIN w - v)", "a-b"),
        ("set(v a.H b.cpp) list(FILTER v INCLUDE REGEX \"\\\\.H$\")", "a.H"),
        ("set(w 3) math(EXPR v \"${w} - 1\")", "2"),
        ("if(\"lib3\" MATCHES \"^lib[0-9]$\")\nset(v yes)\nendif()", "yes"),
    ] {
        assert_eq!(defined(text), value, "{text}");
    }
    assert!(defined("string(REGEX REPLACE \"a\" \"b\" v ${UNKNOWN})").contains('?'));
}

#[test]
fn folders_and_headers_that_are_made() {
    let tree = Tree::of(&[
        (
            "CMakeLists.txt",
            "project(p LANGUAGES CUDA)\noption(P_A \"\" ON)\nset(P_B OFF)\ncheck(P_C)\nadd_subdirectory(lib)\n",
        ),
        (
            "lib/CMakeLists.txt",
            "configure_file(c.h.in ${CMAKE_CURRENT_BINARY_DIR}/p/c.h)\nadd_library(l a.cu)\n\
             target_include_directories(l PRIVATE . ${CMAKE_CURRENT_BINARY_DIR})\n",
        ),
        (
            "lib/c.h.in",
            "#pragma once\n#cmakedefine P_A\n#cmakedefine P_B\n#cmakedefine01 P_A\n#define V @PROJECT_NAME@\n#cmakedefine P_C @P_C@\n#define W @P_C@\n#cmakedefine P_D\n",
        ),
        ("lib/a.cu", ""),
    ]);
    let build = read(tree);
    assert_eq!(
        shown(&build, "lib/a.cu"),
        "nvcc(lib/CMakeLists.txt:2) -Ilib -I<build>/lib"
    );
    let [made] = build.generated() else {
        panic!("{:?}", build.generated())
    };
    assert_eq!(made.name, "<build>/lib/p/c.h");
    let text = String::from_utf8(made.text.to_vec()).unwrap();
    assert_eq!(
        text,
        "#pragma once\n#define P_A\n#undef P_B\n#define P_A 1\n#define V p\n\n\n#undef P_D\n"
    );
    let open: Vec<&str> = made.open.iter().map(|open| open.name.as_str()).collect();
    assert_eq!(open, ["P_C", "W"]);
}

#[test]
fn back_ends_and_presets() {
    let text = "project(p LANGUAGES CUDA)\nset(P_GPU NONE CACHE STRING \"\")\nset(P_BITS \"\" CACHE STRING \"\")\nadd_library(l a.cu)\n\
                if(P_GPU STREQUAL \"CUDA\")\n target_compile_definitions(l PUBLIC WITH_IT)\nelseif(P_GPU STREQUAL \"HIP\")\n\
                target_compile_definitions(l PUBLIC WITH_HIP_IT)\nendif()\ntarget_compile_definitions(l PUBLIC BITS=${P_BITS})";
    assert_eq!(
        of(text, "a.cu"),
        "nvcc(CMakeLists.txt:4) !BITS:0".replace(" !BITS:0", " BITS=:10 !WITH_HIP_IT:2 WITH_IT=1:6")
    );
    let preset = r#"{"configurePresets": [{"name": "default", "cacheVariables": {"P_BITS": "64"}}]}"#;
    let tree = Tree::of(&[("CMakeLists.txt", text), ("CMakePresets.json", preset), ("a.cu", "")]);
    assert!(shown(&read(tree), "a.cu").contains("BITS=64:10"));
}

#[test]
fn other_build_files() {
    let make = "INC = -Iinclude -I$(TOP)/x\nNVCCFLAGS := -O3 -std=c++20 $(INC) \\\n  -DA=2\nifdef DEBUG\nNVCCFLAGS += -DB\nendif\n\
                %.o: %.cu\n\tnvcc $(NVCCFLAGS) -DC -c $<\n";
    let tree = Tree::of(&[("sub/Makefile", make), ("sub/a.cu", "")]);
    let build = read(tree);
    assert_eq!(shown(&build, "sub/a.cu"), "- -Isub/include A=2:2 !B:5 C=1:8 Cpp20");
    assert_eq!(shown(&build, "a.cu"), "-");
    let python = "from torch.utils.cpp_extension import CUDAExtension\nimport os\nif os.name:\n    extra = ['-DX']\n\
                  setup(ext_modules=[CUDAExtension('e', ['a.cu'], include_dirs=['inc', os.path.join('b')],\n\
                  define_macros=[('M', None), ('N', '3')],\n extra_compile_args={'cxx': ['-DH'], 'nvcc': ['-O3', '-DV=1', '-D' + v]})])\n";
    let tree = Tree::of(&[("setup.py", python), ("a.cu", "")]);
    assert_eq!(shown(&read(tree), "a.cu"), "- -Iinc !H:7 M=1:6 N=3:6 V=1:7 X?");
    let meson = "project('p', 'cpp', 'cuda')\nincludes = include_directories('inc')\nif get_option('x')\n  args = ['-DX']\nendif\n\
                 executable('e', 'a.cu', cuda_args: ['-DA', '-std=c++17'], cpp_args: '-DB')\n";
    let tree = Tree::of(&[("meson.build", meson), ("a.cu", "")]);
    assert_eq!(shown(&read(tree), "a.cu"), "- -Iinc A=1:6 !B:6 Cpp17 X?");
}

#[test]
fn a_python_package_may_be_built_by_what_is_below() {
    let python = "from setuptools import setup\nsetup(ext_modules=[CMakeExtension('p', 'p/src')])\n";
    let cmake = "project(p LANGUAGES CXX CUDA)\nadd_library(p a.cu)\ntarget_compile_definitions(p PRIVATE A)\n\
                 set(CMAKE_CUDA_FLAGS \"--expt-relaxed-constexpr\")\n";
    let files = [
        ("setup.py", python),
        ("p/src/CMakeLists.txt", cmake),
        ("p/src/a.cu", ""),
    ];
    let build = read(Tree::of(&files));
    assert_eq!(
        shown(&build, "p/src/a.cu"),
        "nvcc(p/src/CMakeLists.txt:2) A=1:3 relaxed=true:4"
    );
    // What is below another build file is its own business.
    let make = ("Makefile", "all:\n\tnvcc b.cu\n");
    let build = read(Tree::of(&[&files[..], &[make]].concat()));
    assert!(!shown(&build, "p/src/a.cu").contains("A=1"));
}

/// What holds for the files of a tree with a build file of its own.
fn in_tree(text: &str, files: &[&str], name: &str) -> String {
    let mut all = vec![("CMakeLists.txt", text)];
    all.extend(files.iter().map(|file| (*file, "")));
    shown(&read(Tree::of(&all)), name)
}

#[test]
fn copies_that_nvcc_compiles() {
    let project = "project(p LANGUAGES CXX CUDA)\nadd_library(lib a.cu)\n";
    let with = |text: &str| in_tree(&format!("{project}{text}"), &["a.cu", "t.cpp", "s/u.cpp"], "t.cpp");
    assert_eq!(with("add_executable(host t.cpp)"), "host(CMakeLists.txt:3)");
    // By its whole name, by its name in the folder, and by another command.
    let define = "target_compile_definitions(t PRIVATE T=cuda)";
    for text in [
        "configure_file(t.cpp t.cu @ONLY)\nadd_executable(t ${CMAKE_CURRENT_BINARY_DIR}/t.cu)",
        "configure_file(t.cpp ${CMAKE_CURRENT_BINARY_DIR}/t.cu COPYONLY)\nadd_executable(t t.cu)",
        "add_executable(t t.cu)\nconfigure_file(${CMAKE_CURRENT_SOURCE_DIR}/t.cpp t.cu)",
        "file(COPY_FILE ${PROJECT_SOURCE_DIR}/t.cpp ${PROJECT_BINARY_DIR}/t.cu)\nadd_executable(t t.cu)",
    ] {
        let line = if text.starts_with("add") { 3 } else { 4 };
        assert_eq!(
            with(&format!("{text}\n{define}")),
            format!("nvcc(CMakeLists.txt:{line}) T=cuda:5")
        );
    }
    // What the host compiler gets does not count next to it.
    let both = "add_executable(h t.cpp)\ntarget_compile_definitions(h PRIVATE T=host)\n\
                configure_file(t.cpp t.cu)\nadd_executable(t t.cu)\n";
    assert_eq!(with(&format!("{both}{define}")), "nvcc(CMakeLists.txt:6) T=cuda:7");
    // Two copies of which two things are said, and one by a property.
    let two = "configure_file(t.cpp t1.cu)\nconfigure_file(t.cpp t2.cpp)\nadd_executable(t t1.cu)\nadd_executable(v t2.cpp)\n\
               set_source_files_properties(t2.cpp PROPERTIES LANGUAGE CUDA COMPILE_DEFINITIONS \"T=two;V\")\n";
    assert_eq!(with(&format!("{two}{define}")), "nvcc(CMakeLists.txt:5) T? V?");
    // Copies for others say nothing, and neither does one that nobody compiles, or another file of this name.
    let hip = "configure_file(t.cpp t.hip)\nset_source_files_properties(t.hip PROPERTIES LANGUAGE HIP)\nadd_executable(t t.hip)\n";
    assert_eq!(with(&format!("{hip}{define}")), "-");
    assert_eq!(
        with("configure_file(t.cpp t.cu)\nadd_executable(h t.cpp)"),
        "host(CMakeLists.txt:4)"
    );
    assert_eq!(
        with("configure_file(t.cpp a.cu)\nadd_executable(h t.cpp)"),
        "host(CMakeLists.txt:4)"
    );
}

#[test]
fn sources_of_blt_and_without_endings() {
    let with = |text: &str| {
        let text =
            format!("project(p LANGUAGES CXX)\nset(all RAJA)\nif(ENABLE_CUDA)\nlist(APPEND all cuda)\nendif()\n{text}");
        in_tree(&text, &["a.cpp", "t/u.cpp"], "a.cpp")
    };
    let make = "set_source_files_properties(a.cpp PROPERTIES LANGUAGE CXX)\nblt_add_executable(NAME x SOURCES a.cpp DEPENDS_ON";
    assert_eq!(with(&format!("{make} ${{all}})")), "nvcc(CMakeLists.txt:7)");
    assert_eq!(with(&format!("{make} RAJA)")), "host(CMakeLists.txt:6)");
    let defines = of(
        "project(p LANGUAGES CXX CUDA)\nblt_add_library(NAME x SOURCES a.cu DEFINES REAL=float DEPENDS_ON cuda)",
        "a.cu",
    );
    assert!(defines.contains("REAL=float"), "{defines}");
    let named = "set_source_files_properties(a PROPERTIES LANGUAGE CUDA)\nadd_executable(x a.cpp)";
    assert_eq!(with(named), "nvcc(CMakeLists.txt:6)");
    assert_eq!(with(&named.replace("(a ", "(b ")), "-");
}

#[test]
fn flags_of_find_cuda() {
    let text = "project(p)\nfind_package(CUDA REQUIRED)\nset(CUDA_NVCC_FLAGS ${CUDA_NVCC_FLAGS};-O3;-std=c++14;-DNS=foo)\n\
                list(APPEND CUDA_NVCC_FLAGS \"-DR=float\")\ncuda_add_executable(x a.cu OPTIONS -lineinfo)\n";
    let found = of(text, "a.cu");
    for part in ["NS=foo", "R=float", "14"] {
        assert!(found.contains(part), "{found}");
    }
}

#[test]
fn copies_in_branches_and_functions() {
    let text = "project(p LANGUAGES CXX CUDA)\noption(P_MORE \"\" OFF)\nadd_library(lib a.cu)\n\
                function(test name)\n file(RELATIVE_PATH way ${PROJECT_BINARY_DIR} ${CMAKE_CURRENT_BINARY_DIR})\n\
                string(REPLACE \"/\" \"_\" target \"${way}/${name}\")\n configure_file(${name}.cpp ${name}.cu @ONLY)\n\
                add_executable(${target} ${CMAKE_CURRENT_BINARY_DIR}/${name}.cu)\n\
                target_compile_definitions(${target} PRIVATE NAME=${target})\nendfunction()\nadd_subdirectory(tests/unit)\n";
    let tree = [
        ("CMakeLists.txt", text),
        ("a.cu", ""),
        (
            "tests/unit/CMakeLists.txt",
            "test(one)\nif(P_MORE)\n test(two)\n test(three)\nendif()\nadd_executable(h two.cpp)",
        ),
        ("tests/unit/one.cpp", ""),
        ("tests/unit/two.cpp", ""),
        ("tests/unit/three.cpp", ""),
    ];
    let build = read(Tree::of(&tree));
    let one = |name: &str| shown(&build, &format!("tests/unit/{name}.cpp"));
    assert_eq!(one("one"), "nvcc(CMakeLists.txt:8) NAME=tests_unit_one:9");
    // What the default makes comes first; where it makes nothing, the file is read as if it did.
    assert_eq!(one("two"), "host(tests/unit/CMakeLists.txt:6)");
    assert_eq!(one("three"), "nvcc(CMakeLists.txt:8) NAME=tests_unit_three:9");
}

/// What holds for a file if others include it; `^` is before those that are included themselves.
pub(crate) fn within(build: &Build, name: &str, includers: &[&str]) -> String {
    let of = |name: &&str| build.includer(name.trim_start_matches('^').to_owned(), name.starts_with('^'));
    let includers: Vec<Includer> = includers.iter().map(of).collect();
    told(&build.within(name, &includers.iter().collect::<Vec<_>>()))
}

#[test]
fn what_includers_agree_on() {
    let text = "project(p LANGUAGES CXX CUDA)\nadd_library(one a.cu b.cu)\nadd_library(two c.cu h.cpp)\nadd_library(host e.cpp)\n\
                target_compile_definitions(one PRIVATE N=1 ONE)\ntarget_compile_definitions(two PRIVATE N=2)\n\
                target_compile_definitions(host PRIVATE N=3)\nset_source_files_properties(b.cu PROPERTIES COMPILE_DEFINITIONS B)\n\
                project_add(f.cu)\nadd_compile_definitions(ALL)\nadd_library(three g.cu)\n\
                target_compile_options(three PRIVATE -include lib/forced.h \"SHELL:-include ${PROJECT_SOURCE_DIR}/i/whole.h\")\n";
    let tree = Tree::of(&[("CMakeLists.txt", text)]);
    let build = read(tree);
    assert_eq!(shown(&build, "x.h"), "- ALL=1:10 N? ONE?");
    assert_eq!(build.asked_of_includers("x.h"), ["B", "N", "ONE"]);
    assert_eq!(build.asked_of_includers("a.cu"), Vec::<String>::new());
    let within = |includers: &[&str]| within(&build, "x.h", includers);
    let same = shown(&build, "x.h");
    assert_eq!(within(&["a.cu"]), "- ALL=1:10 N=1:5 ONE=1:5");
    assert_eq!(within(&["b.cu", "y.h"]), "- ALL=1:10 B=1:8 N=1:5 ONE=1:5");
    assert_eq!(within(&["a.cu", "b.cu", "h.cpp", "e.cpp"]), "- ALL=1:10 N=1:5 ONE=1:5");
    // They do not agree, nobody includes it, or only what the host compiles.
    for includers in [&["a.cu", "c.cu"][..], &[], &["e.cpp"], &["y.h", "z.inl"]] {
        assert_eq!(within(includers), same, "{includers:?}");
    }
    // What it is compiled with is not visible: by no target, by a command that nobody sees, by force.
    for unknown in ["n.cu", "f.cu", "src/lib/forced.h", "i/whole.h"] {
        assert_eq!(within(&["a.cu", unknown]), same, "{unknown}");
    }
    assert_eq!(within(&["a.cu", "^n.cpp"]), within(&["a.cu"]));
}

#[test]
fn what_files_that_are_written_include() {
    let known = |written: &str| {
        let text = format!(
            "project(p LANGUAGES CXX CUDA)\nadd_library(one a.cu)\ntarget_compile_definitions(one PRIVATE N=1)\n{written}\n\
             add_library(two ${{CMAKE_CURRENT_BINARY_DIR}}/w.cu)\ntarget_compile_definitions(two PRIVATE N=2)\n"
        );
        within(&read(Tree::of(&[("CMakeLists.txt", &text)])), "x.h", &["a.cu", "^y.h"])
    };
    assert_eq!(
        known("file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/w.cu \"#include <z.h>\\n\")"),
        "- N=1:3"
    );
    for written in [
        "file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/w.cu \"#include <z.h>\\n # include \\\"lib/x.h\\\"\\n\")",
        "file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/w.cu \"#include <y.h>\\n\")",
        "file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/w.cu \"#include WHICH\\n\")",
        "add_custom_command(OUTPUT w.cu COMMAND make_it)",
    ] {
        assert_eq!(known(written), "- N?", "{written}");
    }
}
