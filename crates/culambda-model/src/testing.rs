//! What tests of several modules need.

use culambda_source::{Assumptions, Loaded, Loader, NoLoader, Unit, UnitOptions};
use culambda_syntax::Syntax;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

/// Gives one text for every header.
pub(crate) struct Header(pub(crate) &'static str);

impl Loader for Header {
    fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
        Some(Loaded {
            name: name.to_owned(),
            text: self.0.as_bytes().into(),
        })
    }
}

/// A unit of one file, read without headers.
pub(crate) fn unit(text: &str) -> Unit {
    Unit::read(
        "a.cu",
        text.as_bytes().into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

/// Compares two accounts of each item of the recorded cases whose tree is sound: what a reader of tokens tells, and what
/// the tree does. `HEADS_OF=FOLDER` takes the sources of another folder, of which the grammar may misread some.
pub(crate) fn beside_trees<T: PartialEq + Debug>(accounts: impl Fn(&Unit, usize, &Syntax) -> Option<(T, T)>) {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests");
    let mut files = Vec::new();
    sources(&std::env::var_os("HEADS_OF").map_or(own, PathBuf::from), &mut files);
    let (mut compared, mut other) = (0, Vec::new());
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let unit = unit(&text);
        for (at, item) in unit.files[0].items.iter().enumerate() {
            let syntax = Syntax::parse(unit.view(0, item.span));
            let sound = syntax.errors.is_empty() && syntax.gaps.is_empty();
            let Some((told, tree)) = accounts(&unit, at, &syntax).filter(|_| sound) else {
                continue;
            };
            compared += 1;
            if told != tree {
                let text: String = text[item.span.range()].chars().take(160).collect();
                other.push(format!(
                    "{}: {text:?}\n  heads {told:?}\n  tree  {tree:?}",
                    path.display()
                ));
            }
        }
    }
    let count = other.len();
    assert!(
        count == 0 && compared > 0,
        "{count} of {compared} items differ\n{}",
        other.join("\n")
    );
}

/// All files below a folder that may be C++.
fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let of_cpp = |end: &std::ffi::OsStr| ["cu", "cuh", "h", "hpp", "cpp", "inl"].iter().any(|own| end == *own);
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(of_cpp) {
            all.push(path);
        }
    }
}
