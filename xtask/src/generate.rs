//! `cargo xtask generate`: the parts of the documentation that come from the program itself.
//!
//! * `docs/rules` has a page for every rule, from its documentation, and a list of them.
//! * `docs/culambda.schema.json` is the schema of `culambda.toml`, from the types that it is read into.
//! * In a Markdown file, a line `<!-- $ culambda ARGUMENTS -->` says where the fenced block behind it comes
//!   from: it holds what that command prints, run in the root of the repository. So an example cannot promise
//!   what the program does not do. ` | head -N` behind the arguments cuts it.
//!
//! `--check` compares only, and fails when something is stale.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use culambda_rules::explain;
use culambda_rules::registry::RULES;

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
    let mut files = rule_pages();
    files.push((
        repository::root().join("docs").join("culambda.schema.json"),
        output(&binary, "config schema")?,
    ));
    for path in documents()? {
        let old = text_of(&path).unwrap_or_default();
        let new = refreshed(&old, &|arguments| output(&binary, arguments))?;
        files.push((path, new));
    }
    let mut well = true;
    for (path, new) in files {
        if text_of(&path).as_ref() == Some(&new) {
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

/// The text of a file, if there is one.
fn text_of(path: &Path) -> Option<String> {
    repository::read(path)
        .ok()
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// The pages of `docs/rules`, and the list of them.
fn rule_pages() -> Vec<(PathBuf, String)> {
    let folder = repository::root().join("docs").join("rules");
    let mut list = String::from(
        "# Rules\n\nWhat `culambda check` reports. Rules with a number are those of nvcc, under its tag; \
         the others are ours.\n\n| number | rule | finds that |\n|---|---|---|\n",
    );
    let mut pages = Vec::new();
    for rule in RULES {
        let number = rule.number.map(|number| number.to_string()).unwrap_or_default();
        let _ = writeln!(list, "| {number} | [{0}]({0}.md) | {1} |", rule.name, rule.summary);
        pages.push((folder.join(format!("{}.md", rule.name)), explain::page(rule)));
    }
    pages.push((folder.join("README.md"), list));
    pages
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
