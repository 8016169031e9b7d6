//! What a run writes, compared with what it reads: before anything is written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::io::{self, Identity};
use crate::names;
use crate::report::Message;

/// Whether every output has a file of its own, which may be written.
///
/// # Errors
/// Two outputs go to one file, whatever it is called; one is a folder, read-only, or has further hard links.
pub fn check(outputs: &[&Path]) -> Result<(), Message> {
    let mut seen = BTreeSet::new();
    for output in outputs {
        let Some(identity) = Identity::of_output(output) else {
            continue;
        };
        if !seen.insert(identity) {
            let text = format!("two outputs would go to `{}`", names::name(output));
            return Err(Message::error(text));
        }
        io::may_be_written(output)
            .map_err(|error| Message::error(format!("cannot write `{}`: {error}", names::name(output))))?;
    }
    Ok(())
}

/// Whether none of the outputs is a file that was read or will be.
///
/// # Errors
/// One is, by whatever name.
pub fn spare<'a>(outputs: &[&Path], inputs: impl IntoIterator<Item = &'a Path>) -> Result<(), Message> {
    let outputs = outputs
        .iter()
        .filter_map(|path| Some((Identity::of_output(path)?, *path)));
    let outputs: BTreeMap<Identity, &Path> = outputs.collect();
    if outputs.is_empty() {
        return Ok(());
    }
    for input in inputs {
        let Some(output) = Identity::of_input(input).and_then(|identity| outputs.get(&identity)) else {
            continue;
        };
        let (output, input) = (names::name(output), names::name(input));
        let text = match (output == input, input.as_str()) {
            _ if output == "-" => format!("the standard output is `{input}`, which is read"),
            (true, _) => format!("`{output}` is read, and would be written over"),
            (false, "-") => format!("`{output}` is the standard input, and would be written over"),
            (false, _) => format!("`{output}` is read as `{input}`, and would be written over"),
        };
        return Err(Message::error(text).help("give another file to write to"));
    }
    Ok(())
}
