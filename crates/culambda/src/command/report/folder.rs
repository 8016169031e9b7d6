//! The folder of a report: what may be in it, and what its pages are called.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::html::{INDEX, MARK};
use crate::report::Message;
use crate::{io, names, trust};

/// Bytes at the start of a page that tell that it is one.
const HEAD: u64 = 200;
/// Longer names of pages are cut.
const MAX_NAME: usize = 120;

/// A folder that has nothing but pages of an earlier report.
pub(super) struct Folder {
    path: PathBuf,
    /// The pages of the earlier report.
    old: Vec<PathBuf>,
    /// Those that were written.
    written: Mutex<BTreeSet<String>>,
}

impl Folder {
    /// Looks at a folder; there need not be one.
    ///
    /// # Errors
    /// It has something else in it, a link leads out of the project by it, or it cannot be read.
    pub(super) fn of(path: &Path) -> Result<Folder, Message> {
        let name = names::name(path);
        if trust::leads_out(path) {
            let text = format!("cannot write to `{name}`: it leads out of the project, by a link in it");
            return Err(Message::error(text).help("name the folder that it leads to"));
        }
        let mut old = Vec::new();
        let failed = |error: std::io::Error| Message::error(format!("cannot read the folder `{name}`: {error}"));
        match fs::read_dir(path) {
            Ok(entries) => {
                for entry in entries {
                    let entry = entry.map_err(failed)?;
                    let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
                    if is_hidden {
                        // Notes of version control and of desktops.
                        continue;
                    }
                    if !is_page(&entry) {
                        let text = format!(
                            "`{name}` is not a folder of a report: `{}` is in it",
                            names::name(Path::new(&entry.file_name()))
                        );
                        return Err(Message::error(text).help("give a new or an empty folder with -o"));
                    }
                    old.push(entry.path());
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) if error.kind() == ErrorKind::NotADirectory => {
                return Err(Message::error(format!("`{name}` is a file, not a folder")));
            }
            Err(error) => return Err(failed(error)),
        }
        old.sort();
        Ok(Folder {
            path: path.to_owned(),
            old,
            written: Mutex::default(),
        })
    }

    /// Makes the folder, and takes away the first page of an earlier report: what is half done has none.
    pub(super) fn begin(self) -> Result<Folder, Message> {
        let failed =
            |error: std::io::Error| Message::error(format!("cannot write to `{}`: {error}", names::name(&self.path)));
        fs::create_dir_all(&self.path).map_err(failed)?;
        for page in self
            .old
            .iter()
            .filter(|page| page.file_name().is_some_and(|name| name == INDEX))
        {
            fs::remove_file(page).map_err(failed)?;
        }
        Ok(self)
    }

    /// Writes a page.
    pub(super) fn write(&self, page: &str, text: &str) -> Result<(), Message> {
        let path = self.path.join(page);
        io::write(&path, text.as_bytes())
            .map_err(|error| Message::error(format!("cannot write `{}`: {error}", names::name(&path))))?;
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.insert(page.to_owned());
        Ok(())
    }

    /// Takes away the pages of the earlier report that this one has not.
    pub(super) fn end(&self) -> Result<(), Message> {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        for page in &self.old {
            let name = page.file_name().and_then(|name| name.to_str());
            if name.is_some_and(|name| written.contains(name)) || !page.exists() {
                continue;
            }
            fs::remove_file(page)
                .map_err(|error| Message::error(format!("cannot remove `{}`: {error}", names::name(page))))?;
        }
        Ok(())
    }
}

/// Whether an entry of a folder is a page of a report.
fn is_page(entry: &fs::DirEntry) -> bool {
    let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
    let name = entry.file_name();
    let is_named = Path::new(&name).extension().is_some_and(|ending| ending == "html");
    let mut head = Vec::new();
    let read = || File::open(entry.path()).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    is_file && is_named && { read }().is_ok() && String::from_utf8_lossy(&head).contains(MARK)
}

/// What the pages of files are called: each has a name of its own, also where case does not count.
pub(super) fn pages<'n>(files: impl Iterator<Item = &'n str>) -> Vec<String> {
    let (mut taken, mut counts) = (BTreeSet::new(), BTreeMap::new());
    let mut out = Vec::new();
    for file in files {
        let plain = |c: char| {
            if c.is_ascii_alphanumeric() || "._-".contains(c) {
                c
            } else {
                '-'
            }
        };
        let all: String = file.chars().map(plain).collect();
        // The end of a name tells more than its start.
        let base = all.get(all.len().saturating_sub(MAX_NAME)..).unwrap_or(&all);
        let base = base.trim_matches(['-', '.']);
        let name = |count: usize| match count {
            1 => format!("file-{base}.html"),
            count => format!("file-{base}-{count}.html"),
        };
        let count = counts.entry(base.to_ascii_lowercase()).or_insert(0);
        *count += 1;
        while !taken.insert(name(*count).to_ascii_lowercase()) {
            *count += 1;
        }
        out.push(name(*count));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_page_of_its_own() {
        let long = format!("{}end.cu", "x/".repeat(300));
        let files = [
            "src/a.cu",
            "src-a.cu",
            "SRC/A.cu",
            "<b>\"&'?#%.cu",
            "..",
            "ä\\xff.cu",
            &long,
            &long,
        ];
        let pages = pages(files.into_iter());
        assert_eq!(
            pages[..3],
            ["file-src-a.cu.html", "file-src-a.cu-2.html", "file-SRC-A.cu-3.html"]
        );
        let safe = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        assert!(
            pages.iter().all(|page| page.chars().all(safe) && page.len() < 150),
            "{pages:?}"
        );
        let lower: BTreeSet<String> = pages.iter().map(|page| page.to_lowercase()).collect();
        assert_eq!(lower.len(), files.len());
    }
}
