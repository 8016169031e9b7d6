//! The recorded breakages: `xtask/history/pairs.json`, one a line.

use std::path::Path;

use serde_json::Value;

use crate::repository;

/// The first and the last line of a function, counted from 1.
pub(super) type Lines = (u64, u64);

/// A breakage by a restriction and its repair.
pub(super) struct Pair {
    /// `owner/name` of the repository.
    pub(super) repo: String,
    /// The commit that repairs it; its first parent is broken.
    pub(super) repair: String,
    /// The file with the lambda, in the broken revision.
    pub(super) path: String,
    /// The file with the lambda in the repaired revision.
    pub(super) repaired_path: String,
    /// The enclosing function.
    pub(super) function: String,
    /// Tag of the rule.
    pub(super) rule: String,
    /// Where definitions of the function are in the broken revision.
    pub(super) broken: Vec<Lines>,
    /// Where they are in the repaired one; empty if the function is gone.
    pub(super) repaired: Vec<Lines>,
}

/// Reads a list of records, each of which must have all that it is made of.
pub(super) fn records<T>(path: &Path, new: impl Fn(&Value) -> Option<T>) -> Result<Vec<T>, String> {
    let text = repository::read(path)?;
    let records: Vec<Value> =
        serde_json::from_slice(&text).map_err(|error| format!("{} is not a list: {error}", path.display()))?;
    records
        .iter()
        .map(|record| {
            new(record).ok_or_else(|| format!("{} has a record that lacks something: {record}", path.display()))
        })
        .collect()
}

impl Pair {
    pub(super) fn new(record: &Value) -> Option<Self> {
        let text = |key: &str| record[key].as_str().map(str::to_owned);
        let path = text("path")?;
        Some(Self {
            repo: text("repo")?,
            repair: text("repair")?,
            repaired_path: text("repaired_path").unwrap_or_else(|| path.clone()),
            path,
            function: text("function")?,
            rule: text("rule")?,
            broken: lines(&record["broken"])?,
            repaired: lines(&record["repaired"])?,
        })
    }
}

/// Pairs of line numbers.
pub(super) fn lines(value: &Value) -> Option<Vec<Lines>> {
    value
        .as_array()?
        .iter()
        .map(|range| Some((range[0].as_u64()?, range[1].as_u64()?)))
        .collect()
}
