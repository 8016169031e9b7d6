//! What is printed for programs is what its schema says.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn json(arguments: &[&str]) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_culambda"))
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap();
    serde_json::from_slice(&run.stdout).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
}

/// Every path of names that a value has; places in lists do not count.
fn names(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                out.push(format!("{path}.{name}"));
                names(inner, &format!("{path}.{name}"), out);
            }
        }
        Value::Array(all) => all.iter().for_each(|inner| names(inner, path, out)),
        _ => {}
    }
}

/// An output with one of its names changed.
fn renamed(value: &Value, path: &str) -> Value {
    let (above, last) = path.rsplit_once('.').unwrap();
    let mut changed = value.clone();
    let mut at = vec![&mut changed];
    for name in above.split('.').filter(|name| !name.is_empty()) {
        at = inner(at).into_iter().filter_map(|value| value.get_mut(name)).collect();
    }
    for fields in inner(at).into_iter().filter_map(Value::as_object_mut) {
        if let Some(content) = fields.remove(last) {
            fields.insert(format!("{last}_"), content);
        }
    }
    changed
}

/// The values themselves, and those of lists.
fn inner(values: Vec<&mut Value>) -> Vec<&mut Value> {
    let mut out = Vec::new();
    for value in values {
        match value {
            Value::Array(all) => out.extend(all),
            value => out.push(value),
        }
    }
    out
}

#[test]
fn outputs_are_what_their_schemas_say() {
    let refused = "samples/tour/refused.cu";
    for (of, arguments) in [
        ("check", &["check", refused, "--format", "json"][..]),
        ("list", &["list", refused, "samples/macros.cu", "--format", "json"]),
        ("show", &["show", "samples/tour/scale.cu:12", "--format", "json"]),
    ] {
        let schema = json(&["config", "schema", of]);
        let validator = jsonschema::validator_for(&schema).unwrap();
        let output = json(arguments);
        assert_eq!(validator.validate(&output).map_err(|error| error.to_string()), Ok(()));
        let mut paths = Vec::new();
        names(&output, "", &mut paths);
        paths.sort();
        paths.dedup();
        assert!(paths.len() > 10, "{of}: {paths:?}");
        for path in paths {
            assert!(
                !validator.is_valid(&renamed(&output, &path)),
                "{of}: {path} may have another name"
            );
        }
    }
}
