//! Where the outputs of several inputs go.
//!
//! Under `--out-dir` they keep their places to each other, so that quoted includes among them still
//! find one another: each has the path that its input has below the deepest folder that holds all
//! inputs. A single input goes straight into the folder.

use std::io;
use std::path::{Component, Path, PathBuf};

use crate::names;

/// What the file with the settings of a project is called.
pub const CONFIGURATION: &str = "culambda.toml";

/// The path of each input below the folder that all have in common, and some folders with them, in the order given.
///
/// # Errors
/// The current folder cannot be found, or an input is named twice.
pub fn below_common_folder<'a>(
    inputs: &[&Path],
    folders: impl IntoIterator<Item = &'a Path>,
) -> io::Result<Vec<PathBuf>> {
    let paths: Vec<PathBuf> = inputs
        .iter()
        .map(|path| Ok(plain(&std::path::absolute(path)?)))
        .collect::<io::Result<_>>()?;
    let mut common: Option<PathBuf> = None;
    let folders = folders.into_iter().map(absolute).collect::<io::Result<Vec<_>>>()?;
    let own = paths.iter().map(|path| path.parent().unwrap_or(Path::new("")));
    for folder in own.chain(folders.iter().map(PathBuf::as_path)) {
        common = Some(match common {
            None => folder.to_owned(),
            Some(before) => shared(&before, folder),
        });
    }
    let common = common.unwrap_or_default();
    let mut seen = std::collections::BTreeSet::new();
    for (path, input) in paths.iter().zip(inputs) {
        if !seen.insert(path) {
            return Err(io::Error::other(format!("`{}` is given twice", names::name(input))));
        }
    }
    Ok(paths
        .iter()
        .map(|path| path.strip_prefix(&common).unwrap_or(path).to_owned())
        .collect())
}

/// How `to` is written in a file that is in `folder`.
///
/// # Errors
/// The current folder cannot be found.
pub fn relative(folder: &Path, to: &Path) -> io::Result<PathBuf> {
    let folder = plain(&std::path::absolute(folder)?);
    let to = plain(&std::path::absolute(to)?);
    let common = shared(&folder, &to);
    let up = folder.components().count() - common.components().count();
    let mut path: PathBuf = std::iter::repeat_n(Component::ParentDir, up).collect();
    path.push(to.strip_prefix(&common).unwrap_or(&to));
    Ok(path)
}

/// An absolute path without `.` and `..`; links are not followed.
///
/// # Errors
/// The current folder cannot be found.
pub fn absolute(path: &Path) -> io::Result<PathBuf> {
    Ok(plain(&std::path::absolute(path)?))
}

/// A path as people would write it here: below the current folder without that.
pub fn shown(path: &Path) -> PathBuf {
    let Ok(whole) = absolute(path) else {
        return path.to_owned();
    };
    let here = std::env::current_dir().unwrap_or_default();
    match whole.strip_prefix(&here) {
        Ok(below) if below.as_os_str().is_empty() => PathBuf::from("."),
        Ok(below) => below.to_owned(),
        Err(_) => whole,
    }
}

/// The components that both paths begin with.
fn shared(a: &Path, b: &Path) -> PathBuf {
    let pairs = a.components().zip(b.components());
    pairs.take_while(|(x, y)| x == y).map(|(x, _)| x).collect()
}

/// An absolute path without `.` and `..`; those after links are taken by their names alone.
pub fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn below(inputs: &[&str]) -> Vec<String> {
        let paths: Vec<&Path> = inputs.iter().map(Path::new).collect();
        let found = below_common_folder(&paths, []).unwrap();
        found.iter().map(|p| p.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn places_to_each_other_are_kept() {
        assert_eq!(below(&["x/y/a.cu"]), ["a.cu"]);
        assert_eq!(below(&["x/a.cu", "x/b.cuh"]), ["a.cu", "b.cuh"]);
        assert_eq!(below(&["x/a.cu", "x/in/b.cuh"]), ["a.cu", "in/b.cuh"]);
        assert_eq!(below(&["src/a.cu", "./inc/../inc/a.cu"]), ["src/a.cu", "inc/a.cu"]);
        assert_eq!(below(&["/p/a.cu", "/q/r/b.cu"]), ["p/a.cu", "q/r/b.cu"]);
        let in_folder = below_common_folder(&[Path::new("x/y/a.cu")], [Path::new("./x")]);
        assert_eq!(in_folder.unwrap(), [Path::new("y/a.cu")]);
    }

    #[test]
    fn the_same_file_twice() {
        let twice = [Path::new("a.cu"), Path::new("./b/../a.cu")];
        assert!(below_common_folder(&twice, []).is_err());
    }

    #[test]
    fn from_one_file_to_another() {
        let way = |a: &str, b: &str| relative(Path::new(a), Path::new(b)).unwrap();
        assert_eq!(way("out", "out/p.h"), Path::new("p.h"));
        assert_eq!(way("out/in", "out/p.h"), Path::new("../p.h"));
        assert_eq!(way("a", "b/c/p.h"), Path::new("../b/c/p.h"));
    }

    #[cfg(windows)]
    #[test]
    fn drives() {
        let way = |a: &str, b: &str| relative(Path::new(a), Path::new(b)).unwrap();
        assert_eq!(way(r"C:\out", r"C:\in\p.h"), Path::new(r"..\in\p.h"));
        assert_eq!(way(r"C:\out", r"D:\in\p.h"), Path::new(r"D:\in\p.h"));
        assert_eq!(plain(Path::new(r"C:\a\..\b\.\c")), Path::new(r"C:\b\c"));
        assert_eq!(below(&[r"C:\p\a.cu", r"C:\p\in/b.cuh"]), ["a.cu", r"in\b.cuh"]);
    }
}
