//! Command lines taken apart: words as the system splits them, and response files taken in.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use culambda_source::Text;

use crate::{layout, trust};

/// Response files within response files.
const MAX_DEPTH: usize = 8;
/// All words of a command; a database that has more is not meant seriously.
const MAX_WORDS: usize = 200_000;

/// Whose rules split a command line: those who write compile commands follow the system that they run on.
#[derive(Clone, Copy, Debug)]
enum Rules {
    /// A shell's: a backslash takes the meaning from what follows it.
    Posix,
    /// Those of `CommandLineToArgvW`: a backslash is an ordinary character, unless quotation marks follow it.
    Windows,
}

/// The words of a command line, by the rules of this system.
pub fn split(line: &str) -> Vec<String> {
    by(if cfg!(windows) { Rules::Windows } else { Rules::Posix }, line)
}

/// The words of a command line. One with an open quote is split at its blanks, as far as the rules mind.
fn by(rules: Rules, line: &str) -> Vec<String> {
    match rules {
        Rules::Posix => shlex::split(line).unwrap_or_else(|| line.split_whitespace().map(str::to_owned).collect()),
        // Response files have line ends, command lines have none.
        Rules::Windows => winsplit::split(&line.replace(['\r', '\n'], " ")),
    }
}

/// Takes in `@FILE`, and `--options-file FILE,..` of nvcc. What cannot be read, or does not lie below the roots, is told
/// in `missing`.
pub fn with_response_files(
    words: Vec<String>,
    directory: &Path,
    roots: &[PathBuf],
    missing: &mut Vec<String>,
) -> Vec<String> {
    let mut out = Vec::new();
    let mut waiting: VecDeque<(String, usize)> = words.into_iter().map(|word| (word, 0)).collect();
    while let Some((word, depth)) = waiting.pop_front() {
        if out.len() + waiting.len() > MAX_WORDS {
            missing.push("the command is too long, and its end is left out".to_owned());
            return out;
        }
        let Some(files) = response_files(&word, &mut waiting) else {
            out.push(word);
            continue;
        };
        for file in files.iter().rev() {
            let path = layout::shown(&directory.join(file));
            if depth == MAX_DEPTH {
                missing.push(format!(
                    "response files are nested too deeply at `{}`",
                    crate::names::name(&path)
                ));
                continue;
            }
            match response_file(&path, roots) {
                Ok(text) => {
                    let inner = split(&String::from_utf8_lossy(&text));
                    for word in inner.into_iter().rev() {
                        waiting.push_front((word, depth + 1));
                    }
                }
                Err(error) => missing.push(format!(
                    "the response file `{}` cannot be read: {error}",
                    crate::names::name(&path)
                )),
            }
        }
    }
    out
}

fn response_file(path: &Path, roots: &[PathBuf]) -> std::io::Result<Text> {
    let real = std::fs::canonicalize(path)?;
    if !roots.iter().any(|root| real.starts_with(root)) {
        return Err(std::io::Error::other("it lies outside of the project"));
    }
    // Nobody writes into a pipe that is left over from a build.
    trust::read_real(&real, trust::RESPONSES)
}

/// The files that a word stands for, if it names any; their list may be the word after it.
fn response_files(word: &str, waiting: &mut VecDeque<(String, usize)>) -> Option<Vec<PathBuf>> {
    let list = |names: &str| names.split(',').filter(|n| !n.is_empty()).map(PathBuf::from).collect();
    if let Some(file) = word.strip_prefix('@').filter(|file| !file.is_empty()) {
        return Some(vec![file.into()]);
    }
    let names = ["--options-file", "-optf", "-options-file"];
    if names.contains(&word) {
        return waiting.pop_front().map(|(names, _)| list(&names));
    }
    let (name, files) = word.split_once('=')?;
    names.contains(&name).then(|| list(files))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn words_as_a_shell_has_them() {
        let split = |line| by(Rules::Posix, line);
        assert_eq!(
            split(r#"nvcc "-DA=\"b c\"" -D'X=1' a\ b.cu"#),
            ["nvcc", "-DA=\"b c\"", "-DX=1", "a b.cu"]
        );
        assert_eq!(split("g++ 'open a.cu"), ["g++", "'open", "a.cu"]);
    }

    #[test]
    fn words_as_windows_has_them() {
        let split = |line| by(Rules::Windows, line);
        assert_eq!(
            split(r#"C:\CUDA\bin\nvcc.exe -I"C:\Program Files\x" -DA=\"b\" "-DB=\"c d\"" src\a.cu"#),
            [
                r"C:\CUDA\bin\nvcc.exe",
                r"-IC:\Program Files\x",
                r#"-DA="b""#,
                r#"-DB="c d""#,
                r"src\a.cu"
            ]
        );
        assert_eq!(
            split(r#"nvcc "C:\x y\\" -D'A' a.cu"#),
            ["nvcc", r"C:\x y\", "-D'A'", "a.cu"]
        );
        assert_eq!(split("-Ia\r\n-DB\r\n\r\n"), ["-Ia", "-DB"]);
        assert_eq!(split("nvcc \"open a.cu"), ["nvcc", "open a.cu"]);
    }

    #[test]
    fn files_in_files_and_rounds() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("a.rsp", "-DA\n@b.rsp -DC");
        write("b.rsp", "-DB");
        write("c.rsp", "-DD");
        write("round.rsp", "-DR @round.rsp");
        let mut missing = Vec::new();
        let mut words = |list: &[&str]| {
            let list = list.iter().map(|&w| w.to_owned()).collect();
            with_response_files(list, folder.path(), &[trust::resolved(folder.path())], &mut missing)
        };
        assert_eq!(words(&["x", "@a.rsp", "y"]), ["x", "-DA", "-DB", "-DC", "y"]);
        assert_eq!(
            words(&["--options-file", "b.rsp,c.rsp", "-optf=b.rsp"]),
            ["-DB", "-DD", "-DB"]
        );
        assert_eq!(words(&["@round.rsp"]).len(), MAX_DEPTH);
        assert_eq!(words(&["@none", "z"]), ["z"]);
        assert_eq!(words(&["@."]).len(), 0);
        assert_eq!(words(&["@/etc/passwd"]).len(), 0);
        assert_eq!(missing.len(), 4, "{missing:?}");
    }
}
