//! `cargo xtask generate`: the parts of the documentation that come from the program itself.
//!
//! In a Markdown file, a line `<!-- $ culambda ARGUMENTS -->` says where the fenced block behind it comes
//! from: it holds what that command prints, run in the root of the repository. So an example cannot promise
//! what the program does not do. `--check` compares only, and fails when a block is stale.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Outcome, repository};

const MARK: &str = "<!-- $ culambda ";
const FENCE: &str = "```";

/// Writes or checks all blocks.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [only] if only == "--check" => true,
        _ => return Err("generate takes --check, or nothing".into()),
    };
    let binary = repository::binary()?;
    let mut well = true;
    let mut texts: Vec<(PathBuf, String, String)> = Vec::new();
    for path in documents()? {
        let old = String::from_utf8_lossy(&repository::read(&path)?).into_owned();
        let new = refreshed(&old, &|arguments| output(&binary, arguments))?;
        texts.push((path, old, new));
    }
    for (path, new) in rules(&|arguments| output(&binary, arguments))? {
        let old = std::fs::read_to_string(&path).unwrap_or_default();
        texts.push((path, old, new));
    }
    for (path, old, new) in texts {
        if old == new {
            continue;
        }
        let name = path
            .strip_prefix(repository::root())
            .unwrap_or(&path)
            .display()
            .to_string();
        if check {
            println!("{name} is stale: run `cargo xtask generate`");
            well = false;
        } else {
            repository::write(&path, new.as_bytes())?;
            println!("{name}");
        }
    }
    Ok(well)
}

/// The pages of `docs/rules`: one for each rule, and the list of them.
fn rules(output: &dyn Fn(&str) -> Result<String, String>) -> Result<Vec<(PathBuf, String)>, String> {
    let folder = repository::root().join("docs").join("rules");
    let mut pages = Vec::new();
    let mut index = String::from(
        "# Rules\n\nWhat `culambda check` reports. Rules with a number are those of nvcc, under its tag; the others are ours.\n\n\
         | number | rule | finds that |\n|---|---|---|\n",
    );
    for line in output("explain")?.lines() {
        let (number, rest) = line.split_at_checked(5).unwrap_or((line, ""));
        let (name, summary) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        let _ = writeln!(
            index,
            "| {} | [{name}]({name}.md) | {} |",
            number.trim(),
            summary.trim()
        );
        pages.push((folder.join(format!("{name}.md")), output(&format!("explain {name}"))?));
    }
    pages.push((folder.join("README.md"), index));
    Ok(pages)
}

/// The documents that may have such blocks: `README.md` and `docs/*.md`.
fn documents() -> Result<Vec<PathBuf>, String> {
    let root = repository::root();
    let docs = root.join("docs");
    let listed = std::fs::read_dir(&docs).map_err(|error| format!("cannot list {}: {error}", docs.display()))?;
    let mut paths: Vec<PathBuf> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    paths.push(root.join("README.md"));
    paths.sort();
    Ok(paths)
}

/// A document with the content of its blocks replaced.
fn refreshed(text: &str, output: &dyn Fn(&str) -> Result<String, String>) -> Result<String, String> {
    let mut new = String::new();
    let mut lines = text.split_inclusive('\n');
    while let Some(line) = lines.next() {
        new.push_str(line);
        let Some(arguments) = line
            .trim_end()
            .strip_prefix(MARK)
            .and_then(|rest| rest.strip_suffix(" -->"))
        else {
            continue;
        };
        let fence = lines.next().unwrap_or_default();
        if !fence.starts_with(FENCE) {
            return Err(format!("no fenced block behind `{}`", line.trim_end()));
        }
        if !lines.by_ref().any(|line| line.trim_end() == FENCE) {
            return Err(format!("the block behind `{}` does not end", line.trim_end()));
        }
        let content = output(arguments)?;
        let _ = writeln!(new, "{fence}{content}{FENCE}");
    }
    Ok(new)
}

/// What a command prints: the standard output, then the errors, then an exit code other than 0.
fn output(binary: &Path, arguments: &str) -> Result<String, String> {
    let (arguments, head) = match arguments.split_once(" | head -") {
        Some((arguments, lines)) => (arguments, lines.parse().map_err(|_| format!("`{lines}` lines?"))?),
        None => (arguments, usize::MAX),
    };
    let mut command = Command::new(binary);
    command
        .args(arguments.split_whitespace())
        .current_dir(repository::root())
        .env("NO_COLOR", "1");
    let run = command
        .output()
        .map_err(|error| format!("cannot run {}: {error}", binary.display()))?;
    let mut text = String::from_utf8_lossy(&run.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&run.stderr));
    let lines: Vec<&str> = text.lines().collect();
    let mut shown = String::new();
    for line in lines.iter().take(head) {
        // Blanks at line ends do not show, and editors take them away.
        let _ = writeln!(shown, "{}", line.trim_end());
    }
    if lines.len() > head {
        shown.push_str("...\n");
    }
    match run.status.code() {
        Some(0) => {}
        Some(code @ 1..=2) => {
            let _ = writeln!(shown, "(exit code {code})");
        }
        other => return Err(format!("`culambda {arguments}` ended with {other:?}")),
    }
    Ok(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_echo(text: &str) -> Result<String, String> {
        refreshed(text, &|arguments| Ok(format!("ran {arguments}\n")))
    }

    #[test]
    fn blocks_are_replaced_and_nothing_else() {
        let text = "a\n<!-- $ culambda list x.cu -->\n```text\nold\nlines\n```\nb\n```\nkept\n```\n";
        let want = "a\n<!-- $ culambda list x.cu -->\n```text\nran list x.cu\n```\nb\n```\nkept\n```\n";
        assert_eq!(with_echo(text).as_deref(), Ok(want));
        assert_eq!(with_echo(want).as_deref(), Ok(want), "the second run changes nothing");
    }

    #[test]
    fn a_mark_without_a_block_is_an_error() {
        assert!(with_echo("<!-- $ culambda list -->\ntext\n").is_err());
        assert!(with_echo("<!-- $ culambda list -->\n```\ntext\n").is_err());
    }
}
