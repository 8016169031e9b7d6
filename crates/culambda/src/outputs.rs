//! What a run writes, compared with what it reads: before anything is written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::input::Input;
use crate::io::{self, Identity};
use crate::options::ReadArgs;
use crate::report::Message;
use crate::{compile_commands, names};

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

/// What is known to be read before anything is: inputs, and what says how to read them.
pub fn read_before(inputs: &[Input], args: &ReadArgs) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = Vec::new();
    for input in inputs {
        all.push(input.path.clone().unwrap_or("-".into()));
        all.extend(input.place().map(Path::to_owned));
        if let Some(config) = input.settings.config.as_deref() {
            all.push(names::path(&config.name));
            all.extend(config.compile_commands.iter().map(|path| path.value.clone()));
        }
        all.extend(input.settings.forced.iter().map(|file| file.value.clone()));
    }
    all.extend(args.compile_commands.clone());
    let folders: Vec<PathBuf> = all.iter().filter(|path| path.is_dir()).cloned().collect();
    all.extend(
        folders
            .into_iter()
            .map(|folder| folder.join(compile_commands::FILE_NAME)),
    );
    all.sort();
    all.dedup();
    all
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
