//! `cargo xtask oracle`: the records of `grammar-tests`, asked again of the reference front end.
//!
//! The scripts of `xtask/oracle` fetch NVIDIA's public wheels from the package index once, and run the front
//! end on our cases.

use crate::{Outcome, repository};
use serde_json::json;

/// The folders of `grammar-tests` that hold records; each has a script of its name.
const FOLDERS: [&str; 7] = ["sites", "preamble", "diagnostics", "spaces", "jit", "examples", "trees"];

/// Records or checks the named folders, all of them without a name.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut folders, mut options) = (Vec::new(), Vec::new());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--check" => options.push(arg.clone()),
            "--only" => {
                let value = rest.next().ok_or("--only wants a part of a name")?;
                options.extend([arg.clone(), value.clone()]);
            }
            name if FOLDERS.contains(&name) => folders.push(name),
            other => return Err(format!("`{other}` is none of {}, --check, --only", FOLDERS.join(", "))),
        }
    }
    let named = !folders.is_empty();
    let mut well = true;
    for folder in if named { folders } else { FOLDERS.to_vec() } {
        let there = repository::root().join("grammar-tests").join(folder).is_dir();
        if there || named {
            let mut script = repository::script(&format!("{folder}.py"));
            if folder == "examples" {
                script.arg(examples()?);
            }
            well &= repository::succeeds(script.args(&options))?;
        }
    }
    Ok(well)
}

/// Writes the examples of all rules to a file, for the script that asks about them.
fn examples() -> Result<std::path::PathBuf, String> {
    let of_rule = |rule: &culambda_rules::Rule| {
        let all = culambda_rules::examples::of(rule);
        let texts = all.iter().map(|e| json!({ "kind": e.kind.word(), "text": e.text }));
        (rule.name.to_owned(), texts.collect::<Vec<_>>().into())
    };
    let all: serde_json::Map<String, serde_json::Value> = culambda_rules::registry::RULES
        .iter()
        .map(|rule| of_rule(rule))
        .collect();
    let path = repository::target().join("examples.json");
    let text = serde_json::Value::from(all).to_string();
    std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    Ok(path)
}
