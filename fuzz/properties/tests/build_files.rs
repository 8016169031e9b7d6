//! Build files: changed at random, and made to be deep or slow.

use std::time::{Duration, Instant};

use proptest::prelude::*;

const SEED: &str = include_str!("../../seeds/build_files/project.txt");

/// Words that mean something there.
const WORDS: &[&str] = &[
    "if(",
    ")",
    "else()",
    "elseif(X)",
    "endif()",
    "foreach(i ",
    "endforeach()",
    "function(f a)",
    "endfunction()",
    "f(",
    "macro(",
    "endmacro()",
    "return()",
    "set(",
    "list(APPEND ",
    "${",
    "}",
    "$<",
    ">",
    ":",
    ";",
    "\"",
    "\\",
    "[[",
    "]]",
    "PARENT_SCOPE",
    "CACHE",
    "add_subdirectory(.)",
    "add_subdirectory(src)",
    "include(CMakeLists.txt)",
    "..",
    "/",
    "NOT",
    "AND",
    "(",
    "file(GLOB A */*)",
    "@P_DIM@",
    "\n",
    "\0",
    "\u{1}S",
    "#",
    "-D",
    "-I",
    "-include",
    "ä",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn changed_build_files(
        changes in prop::collection::vec((0..4u8, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..8),
    ) {
        let mut words: Vec<&str> = SEED.split_inclusive([' ', '\n', '(', ')']).collect();
        for (kind, at, other) in changes {
            let place = at.index(words.len());
            match kind {
                0 if words.len() > 1 => drop(words.remove(place)),
                1 => words.insert(place, WORDS[other.index(WORDS.len())]),
                2 => words.insert(place, words[other.index(words.len())]),
                _ => words[place] = WORDS[other.index(WORDS.len())],
            }
        }
        culambda_properties::build_files(words.concat().as_bytes());
    }

    #[test]
    fn build_files_of_words(words in prop::collection::vec(prop::sample::select(WORDS), 0..60)) {
        culambda_properties::build_files(words.concat().as_bytes());
    }

    #[test]
    fn build_files_of_any_bytes(text in prop::collection::vec(any::<u8>(), 0..300)) {
        culambda_properties::build_files(&text);
    }
}

#[test]
fn build_files_end() {
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(20_000), close.repeat(20_000));
    let texts = [
        deep("if(A)\n", "endif()\n"),
        deep("if(NOT (", "))\n"),
        deep("foreach(i a b)\n", "endforeach()\n"),
        format!("set(X {}", deep("${", "}")),
        format!("add_definitions({})", deep("$<1:", ">")),
        "function(f)\nf()\nf()\nendfunction()\nf()\n".to_owned(),
        "add_subdirectory(.)\nadd_subdirectory(src)\n//// src/CMakeLists.txt\nadd_subdirectory(..)\nadd_subdirectory(.)".to_owned(),
        "include(a.cmake)\n//// a.cmake\ninclude(a.cmake)\ninclude(a.cmake)\n".to_owned(),
        format!("set(X a)\n{}", "set(X \"${X}${X}\")\n".repeat(1000)),
        format!("set(X a)\n{}", "set(X ${X} ${X})\n".repeat(1000)),
        format!("set(X a)\n{}", "if(A)\nset(X \"${X}b\")\nendif()\n".repeat(2000)),
        format!("add_library(t0 a.cu)\n{}", (1..500).map(|n| format!("add_library(t{n} a.cu)\ntarget_link_libraries(t{n} t{})\ntarget_compile_definitions(t{n} PUBLIC D{n})\n", n - 1)).collect::<String>()),
        "[".repeat(30_000),
        "#[==[".repeat(10_000),
        format!("\n//// Makefile\nA=$(A) $(A)\nNVCCFLAGS=$(A)\n{}", "\tnvcc $(A) -DX\n".repeat(2000)),
    ];
    for text in &texts {
        let begin = Instant::now();
        culambda_properties::build_files(text.as_bytes());
        let took = begin.elapsed();
        let start: String = text.chars().take(40).collect();
        assert!(took < Duration::from_secs(60), "{start}: {took:?}");
    }
}
