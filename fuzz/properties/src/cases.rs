//! The recorded cases, and new texts made of their parts.
//!
//! Bytes that are changed at random seldom stay C++. Here lines, statements and blocks of recorded cases change
//! places with those of others, so that much of what is made is still read as a program, and as one that nobody wrote.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The folders of recorded cases.
const FOLDERS: [&str; 3] = ["sites", "diagnostics", "corpus"];

/// The files of all recorded cases.
pub static PATHS: LazyLock<Vec<PathBuf>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests");
    let folders = FOLDERS.map(|folder| root.join(folder));
    let listed = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok());
    let mut paths: Vec<PathBuf> = listed.flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "cu" || end == "txt"));
    paths.sort();
    paths
});

/// The sources of all recorded cases.
pub static TEXTS: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| PATHS.iter().filter_map(|path| std::fs::read(path).ok()).collect());

/// A small generator of numbers: the same ones for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// One that begins with a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below a bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16)
            .unwrap_or(0)
            .checked_rem(bound)
            .unwrap_or(0)
    }

    fn part<'t>(&mut self, parts: &'t [Range<usize>]) -> Option<&'t Range<usize>> {
        parts.get(self.below(parts.len()))
    }
}

/// What a text is made of.
struct Parts {
    lines: Vec<Range<usize>>,
    /// From after one `;`, `{` or `}` to after the next `;`, or to the end of a block.
    statements: Vec<Range<usize>>,
    /// From `{`, `(`, `[` or `<` to its end.
    blocks: Vec<Range<usize>>,
}

impl Parts {
    fn of(text: &[u8]) -> Parts {
        let (mut lines, mut statements, mut blocks) = (Vec::new(), Vec::new(), Vec::new());
        let (mut line, mut begins) = (0, 0);
        let mut open: Vec<(u8, usize, usize)> = Vec::new();
        for (at, &byte) in text.iter().enumerate() {
            match byte {
                b'\n' => {
                    lines.push(line..at + 1);
                    line = at + 1;
                }
                b'{' | b'(' | b'[' => {
                    open.push((byte, at, begins));
                    begins = if byte == b'{' { at + 1 } else { begins };
                }
                b'}' | b')' | b']' => {
                    if let Some((kind, start, before)) = open.pop() {
                        blocks.push(start..at + 1);
                        if kind == b'{' {
                            statements.push(before..at + 1);
                            begins = at + 1;
                        }
                    }
                }
                b';' => {
                    statements.push(begins..at + 1);
                    begins = at + 1;
                }
                _ => {}
            }
        }
        Parts {
            lines,
            statements,
            blocks,
        }
    }

    fn kind(&self, kind: usize) -> &[Range<usize>] {
        match kind % 3 {
            0 => &self.lines,
            1 => &self.statements,
            _ => &self.blocks,
        }
    }
}

/// A text made of a text and of others, whose parts change places; at most `most` bytes.
pub fn mixed(text: &[u8], others: &[Vec<u8>], dice: &mut Dice, most: usize) -> Vec<u8> {
    let mut out = text.to_vec();
    for _ in 0..=dice.below(4) {
        out = step(&out, others, dice).unwrap_or(out);
    }
    out.truncate(most);
    out
}

/// One change.
fn step(text: &[u8], others: &[Vec<u8>], dice: &mut Dice) -> Option<Vec<u8>> {
    let own = Parts::of(text);
    let kind = dice.below(3);
    let place = dice.part(own.kind(kind))?.clone();
    let other = others.get(dice.below(others.len()))?;
    let theirs = Parts::of(other);
    let foreign = |dice: &mut Dice| dice.part(theirs.kind(kind)).and_then(|range| other.get(range.clone()));
    let here = text.get(place.clone())?;
    let new: Vec<u8> = match dice.below(8) {
        0 => Vec::new(),
        1 => [here, here].concat(),
        2 | 3 => foreign(dice)?.to_vec(),
        4 => [here, foreign(dice)?].concat(),
        5 => return exchanged(text, place, dice.part(own.kind(kind))?.clone()),
        6 => [&b"\n#if X\n"[..], here, b"\n#else\n", foreign(dice)?, b"\n#endif\n"].concat(),
        _ => {
            let token = TOKENS.get(dice.below(TOKENS.len()))?;
            [here, b" ", token.as_bytes(), b" "].concat()
        }
    };
    Some([text.get(..place.start)?, &new, text.get(place.end..)?].concat())
}

/// A text in which two parts have changed places; nothing if one lies in the other.
fn exchanged(text: &[u8], a: Range<usize>, b: Range<usize>) -> Option<Vec<u8>> {
    let (first, second) = if a.start <= b.start { (a, b) } else { (b, a) };
    let between = text.get(first.end..second.start)?;
    let (one, two) = (text.get(first.clone())?, text.get(second.clone())?);
    Some([text.get(..first.start)?, two, between, one, text.get(second.end..)?].concat())
}

/// Words and signs that matter in CUDA C++; the dictionary of the fuzz targets has the same ones.
pub const TOKENS: &[&str] = &[
    "__device__",
    "__host__",
    "__global__",
    "__host__ __device__",
    "__shared__",
    "__constant__",
    "__managed__",
    "__launch_bounds__(1)",
    "__noinline__",
    "__forceinline__",
    "__restrict__",
    "__nv_parent(f)",
    "__attribute__((device))",
    "<<<1, 2>>>",
    "<<<",
    ">>>",
    "[=] __device__",
    "[&]",
    "[*this]",
    "[this]",
    "[a = b]",
    "[...a]",
    "auto",
    "template<class T>",
    "template<class... T>",
    "template<auto N>",
    "typename",
    "decltype(auto)",
    "decltype(a)",
    "constexpr",
    "if constexpr (true)",
    "consteval",
    "mutable",
    "noexcept",
    "requires",
    "operator()",
    "operator",
    "-> int",
    "::",
    "...",
    "struct S",
    "class",
    "union",
    "enum",
    "public:",
    "private:",
    "protected:",
    "friend",
    "virtual",
    "namespace n {",
    "using namespace n;",
    "using T = int;",
    "typedef",
    "static",
    "extern \"C\" {",
    "try {",
    "catch (...) {",
    "else",
    "for (auto a : b)",
    "return",
    "co_return",
    "this",
    "new",
    "sizeof",
    "#define A(x) [x] __device__",
    "#undef A",
    "#include \"a.h\"",
    "#ifdef __CUDA_ARCH__",
    "#if X",
    "#elif Y",
    "#else",
    "#endif",
    "#pragma once",
    "#pragma nv_diag_suppress 3056",
    "#pragma push_macro(\"A\")",
    "_Pragma(\"nv_diag_default 3056\")",
    "# 1 \"a.h\" 1 3",
    "// culambda: allow(extended_lambda_reference_capture): x",
    "R\"(",
    ")\"",
    "/*",
    "*/",
    "\\\n",
    "<:",
    ":>",
    "%:",
    "[[maybe_unused]]",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_those_of_the_text() {
        let text = b"int a;\nvoid f() { g(1); }\n";
        let parts = Parts::of(text);
        let texts = |ranges: &[Range<usize>]| -> Vec<String> {
            let part = |range: &Range<usize>| String::from_utf8_lossy(&text[range.clone()]).trim().to_owned();
            ranges.iter().map(part).collect()
        };
        assert_eq!(texts(&parts.statements), ["int a;", "g(1);", "void f() { g(1); }"]);
        assert_eq!(texts(&parts.blocks), ["()", "(1)", "{ g(1); }"]);
        assert_eq!(parts.lines.len(), 2);
    }

    #[test]
    fn the_same_seed_gives_the_same_text_and_others_give_others() {
        let mix = |seed| mixed(&TEXTS[0], &TEXTS, &mut Dice::new(seed), 1 << 16);
        assert_eq!(mix(7), mix(7));
        assert!((0..20).map(mix).collect::<std::collections::BTreeSet<_>>().len() > 10);
    }

    #[test]
    fn the_dictionary_has_every_token() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cuda.dict");
        let mut wanted =
            String::from("# Words and signs of CUDA C++, as `cases::TOKENS` of the properties has them.\n");
        for token in TOKENS {
            let escaped = token.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\x0A");
            wanted.extend(["\"", &escaped, "\"\n"]);
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &wanted).expect("the dictionary");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            found == wanted,
            "run this test with UPDATE=1 and look at the difference"
        );
    }
}
