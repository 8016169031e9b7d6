//! `cargo xtask generate`: the parts of the documentation that come from the program itself.
//!
//! * `docs/rules` has a page for every rule, from its documentation, and a list of them; so has the table of
//!   contents, `docs/SUMMARY.md`.
//! * The address of the repository and the version in examples are those of `Cargo.toml`.
//! * `docs/refusals.md` has the reasons of refusals, from the table that they are said with, after a line that says so.
//! * `docs/culambda.schema.json` is the schema of `culambda.toml`, from the types that it is read into;
//!   `docs/schemas` has those of outputs.
//! * `crates/culambda-syntax/src/kind.rs` has the kinds of nodes that the grammar has ([`crate::kinds`]).
//! * In a Markdown file, a line `<!-- $ culambda ARGUMENTS -->` says where the fenced block after it comes
//!   from: it holds what that command prints, run in the root of the repository. So an example cannot promise
//!   what the program does not do. ` | head -N` after the arguments cuts it.
//!
//! `--check` compares only, and fails when something is stale.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use culambda_model::reasons::{self, Lacks};
use culambda_rules::explain;
use culambda_rules::registry::RULES;
use regex::{NoExpand, Regex};

use crate::{Outcome, kinds, repository};

const MARK: &str = "<!-- $ culambda ";
const FENCE: &str = "```";
/// What is in front of the reasons in their page.
const REASONS: &str = "<!-- from crates/culambda-model/src/reasons.rs -->\n";
/// The commands that print schemas, and the files that have them.
const SCHEMAS: [(&str, &str); 5] = [
    ("config schema", "docs/culambda.schema.json"),
    ("config schema check", "docs/schemas/check.schema.json"),
    ("config schema list", "docs/schemas/list.schema.json"),
    ("config schema show", "docs/schemas/show.schema.json"),
    ("config schema baseline", "docs/schemas/baseline.schema.json"),
];

/// Writes or checks all blocks.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [only] if only == "--check" => true,
        _ => return Err("generate takes --check, or nothing".into()),
    };
    let binary = repository::binary()?;
    let mut files = rule_pages();
    files.push((repository::root().join(kinds::PATH), kinds::file()?));
    for (arguments, path) in SCHEMAS {
        files.push((repository::root().join(path), output(&binary, arguments)?));
    }
    let origin = Origin::of_workspace()?;
    for path in documents()? {
        let old = with_reasons(text_of(&path).unwrap_or_default());
        let new = refreshed(&old, &|arguments| output(&binary, arguments))?;
        files.push((path, origin.filled(&new)));
    }
    let summary = repository::root().join("docs").join("SUMMARY.md");
    files.push((summary.clone(), contents(&text_of(&summary).unwrap_or_default())));
    let book = repository::root().join("book.toml");
    files.push((book.clone(), origin.filled(&text_of(&book).unwrap_or_default())));
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

/// A document with the reasons of today after the line that asks for them, up to its end.
fn with_reasons(mut text: String) -> String {
    let Some(at) = text.find(REASONS) else { return text };
    text.truncate(at + REASONS.len());
    for lacks in Lacks::ALL {
        let _ = writeln!(text, "\n## {}", lacks.heading());
        for reason in reasons::ALL.iter().filter(|reason| reason.lacks == lacks) {
            let mut title = reason.title.to_owned();
            title[..1].make_ascii_uppercase();
            let (words, cause, remedy) = (reason.words, reason.cause, reason.remedy);
            let _ = writeln!(text, "\n### {title}\n\n*.. {words} ..*\n\n{cause}\n{remedy}");
        }
    }
    text
}

/// The table of contents with a line for each rule below that of their list.
fn contents(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| !line.starts_with("  - [`")) {
        let _ = writeln!(out, "{line}");
        if line.ends_with("](rules/README.md)") {
            for rule in RULES {
                let _ = writeln!(out, "  - [`{0}`](rules/{0}.md)", rule.name);
            }
        }
    }
    out
}

/// The documents that may have such blocks: `README.md`, and those in `docs` that are not made from something else.
fn documents() -> Result<Vec<PathBuf>, String> {
    let root = repository::root();
    let mut paths = vec![root.join("README.md")];
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        let listed =
            std::fs::read_dir(&folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
        for path in listed.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() && !path.ends_with("docs/rules") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") && !path.ends_with("SUMMARY.md") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    Ok(paths)
}

/// Where the project is published, as `Cargo.toml` says.
struct Origin {
    repository: String,
    version: String,
    address: Regex,
    action: Regex,
    revision: Regex,
    named: Regex,
}

impl Origin {
    fn of_workspace() -> Result<Origin, String> {
        let manifest = repository::read(&repository::root().join("Cargo.toml"))?;
        Origin::of(&String::from_utf8_lossy(&manifest))
    }

    fn of(manifest: &str) -> Result<Origin, String> {
        let value = |key: &str| {
            let start = format!("{key} = \"");
            let line = manifest.lines().find_map(|line| line.strip_prefix(&start));
            let found = line.and_then(|rest| rest.strip_suffix('"'));
            found
                .map(str::to_owned)
                .ok_or_else(|| format!("Cargo.toml has no {key}"))
        };
        let regex = |text| Regex::new(text).map_err(|error| error.to_string());
        Ok(Origin {
            repository: value("repository")?,
            version: value("version")?,
            address: regex(r"https://github\.com/[A-Za-z0-9-]+/culambda\b")?,
            action: regex(r"uses: [A-Za-z0-9-]+/culambda@v[0-9.]+")?,
            revision: regex(r"rev: v[0-9.]+")?,
            named: regex(r"--repo [A-Za-z0-9-]+/culambda\b")?,
        })
    }

    /// A document with the address and the version of today.
    fn filled(&self, text: &str) -> String {
        let name = self.repository.trim_start_matches("https://github.com/");
        let version = &self.version;
        let text = self.address.replace_all(text, NoExpand(&self.repository));
        let action = format!("uses: {name}@v{version}");
        let text = self.action.replace_all(&text, NoExpand(&action));
        let text = self.named.replace_all(&text, NoExpand(&format!("--repo {name}")));
        let revision = format!("rev: v{version}");
        self.revision.replace_all(&text, NoExpand(&revision)).into_owned()
    }
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
            return Err(format!("no fenced block after `{}`", line.trim_end()));
        }
        if !lines.by_ref().any(|line| line.trim_end() == FENCE) {
            return Err(format!("the block after `{}` does not end", line.trim_end()));
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
    fn addresses_and_versions_are_those_of_the_manifest() {
        let manifest = "[workspace.package]\nversion = \"1.2.3\"\nrepository = \"https://github.com/me/culambda\"\n";
        let origin = Origin::of(manifest).unwrap();
        let old = "git+https://github.com/OWNER/culambda.git, uses: OWNER/culambda@v0.1.0, rev: v0.1.0\nhttps://github.com/a/b\n";
        let new =
            "git+https://github.com/me/culambda.git, uses: me/culambda@v1.2.3, rev: v1.2.3\nhttps://github.com/a/b\n";
        assert_eq!(origin.filled(old), new);
        assert_eq!(origin.filled(new), new);
        assert!(Origin::of("version = \"1.2.3\"\n").is_err());
    }

    #[test]
    fn a_mark_without_a_block_is_an_error() {
        assert!(with_echo("<!-- $ culambda list -->\ntext\n").is_err());
        assert!(with_echo("<!-- $ culambda list -->\n```\ntext\n").is_err());
    }
}
