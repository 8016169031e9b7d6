//! Patterns of files on the command line, for shells that do not know them: `'src/**/*.cu'`.

use std::path::{Component, Path, PathBuf};

use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;

use crate::names;
use crate::report::Message;
use crate::trust::ignored::Guard;

/// The files that some arguments name: patterns are replaced by the files that match them, in order.
///
/// # Errors
/// A pattern means nothing, or no file matches it.
pub fn expand(arguments: &[PathBuf]) -> Result<Vec<PathBuf>, Message> {
    let mut out = Vec::with_capacity(arguments.len());
    for argument in arguments {
        if is_pattern(argument) && !argument.exists() {
            out.extend(matches(argument)?);
        } else {
            out.push(argument.clone());
        }
    }
    Ok(out)
}

fn is_pattern(path: &Path) -> bool {
    path.to_string_lossy().contains(['*', '?', '[', '{'])
}

/// The files that a pattern names, without those that `.gitignore` leaves out.
fn matches(pattern: &Path) -> Result<Vec<PathBuf>, Message> {
    // What is before the first wildcard is a folder.
    let fixed = pattern.components().take_while(|part| !is_pattern(Path::new(part)));
    let folder: PathBuf = fixed.collect();
    let rest: PathBuf = pattern.components().skip(folder.components().count()).collect();
    let shown = names::name(pattern);
    let start = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        &folder
    };
    let mut overrides = OverrideBuilder::new(start);
    let glob = format!("/{}", rest.to_string_lossy().replace('\\', "/"));
    let wanted = overrides
        .add(&glob)
        .and_then(|builder| builder.build())
        .map_err(|error| Message::error(format!("the pattern `{shown}` means nothing: {error}")))?;
    let mut found = Vec::new();
    let mut walk = WalkBuilder::new(start);
    let guard = Guard::of(walk.require_git(false), &[start.to_owned()], None)?;
    for entry in walk.build().filter_map(Result::ok) {
        let path = entry.path();
        if entry.file_type().is_some_and(|kind| kind.is_file()) && wanted.matched(path, false).is_whitelist() {
            let kept = path.components().filter(|part| *part != Component::CurDir);
            found.push(kept.collect());
        }
    }
    guard.done()?;
    if found.is_empty() {
        return Err(Message::error(format!("no file matches `{shown}`")));
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn patterns_are_replaced_and_files_stay() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir_all(root.join("src/in")).unwrap();
        for file in [
            "a.cu",
            "src/b.cu",
            "src/c.cpp",
            "src/in/d.cu",
            "src/ignored.cu",
            "odd[1].cu",
        ] {
            fs::write(root.join(file), "").unwrap();
        }
        fs::write(root.join(".gitignore"), "ignored.cu\n").unwrap();
        let expanded = |pattern: &str| -> Vec<String> {
            let found = expand(&[root.join(pattern)]).unwrap();
            let names = found.iter().map(|path| path.strip_prefix(root).unwrap());
            names.map(|name| name.to_string_lossy().into_owned()).collect()
        };
        assert_eq!(expanded("**/*.cu"), ["a.cu", "odd[1].cu", "src/b.cu", "src/in/d.cu"]);
        assert_eq!(expanded("src/*.cu"), ["src/b.cu"]);
        assert_eq!(expanded("src/**/*.{cu,cpp}"), ["src/b.cu", "src/c.cpp", "src/in/d.cu"]);
        assert_eq!(expanded("odd[1].cu"), ["odd[1].cu"]);
        assert_eq!(expanded("missing.cu"), ["missing.cu"]);
        assert!(expand(&[root.join("*.cuh")]).is_err());
    }
}
