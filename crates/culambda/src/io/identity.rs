//! Which file a path means, whatever it is called.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::folder_of;

/// More links than this in a row are a loop.
const MAX_LINKS: usize = 40;

/// A file that is there, or the place of one that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Identity {
    /// The standard output, where it is not a file.
    Stdout,
    /// A file that is there, by device and inode.
    File(u64, u64),
    /// Where a file would be: the real path of the folder that is there, and what comes below it.
    Place(PathBuf),
}

/// What an identity is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A regular file, or none yet.
    Regular,
    /// A terminal, `/dev/null`: what is written there is not kept, and may come from several sides.
    Device,
    /// Pipes, folders and what else there is.
    Other,
}

impl Identity {
    /// The file that an output would go to, `-` being the standard output; `None` for a device, which takes any
    /// number of outputs.
    pub fn of_output(path: &Path) -> Option<Identity> {
        if is_stdout(path) {
            let (identity, kind) = of(Path::new("/dev/stdout"));
            let regular = cfg!(unix) && kind == Kind::Regular && matches!(identity, Identity::File(..));
            return Some(if regular { identity } else { Identity::Stdout });
        }
        let (identity, kind) = of(path);
        (kind != Kind::Device).then_some(identity)
    }

    /// The file that an input is read from, if a file it is; `-` is the standard input.
    pub fn of_input(path: &Path) -> Option<Identity> {
        let path = if cfg!(unix) && path.as_os_str() == "-" {
            Path::new("/dev/stdin")
        } else {
            path
        };
        let found = fs::metadata(path).ok().filter(|found| kind(found) == Kind::Regular)?;
        Some(existing(path, &found))
    }
}

fn of(path: &Path) -> (Identity, Kind) {
    if let Ok(found) = fs::metadata(path) {
        return (existing(path, &found), kind(&found));
    }
    // `missing/../a`: the folder is made, and then it is a file that is there.
    let place = place(path);
    match fs::metadata(&place) {
        Ok(found) => (existing(&place, &found), kind(&found)),
        Err(_) => (Identity::Place(place), Kind::Regular),
    }
}

#[cfg(unix)]
fn existing(_: &Path, found: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    Identity::File(found.dev(), found.ino())
}

#[cfg(not(unix))]
fn existing(path: &Path, _: &fs::Metadata) -> Identity {
    Identity::Place(fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()))
}

fn kind(found: &fs::Metadata) -> Kind {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        if found.file_type().is_char_device() {
            return Kind::Device;
        }
    }
    if found.is_file() { Kind::Regular } else { Kind::Other }
}

/// Where a file would be that is not there.
pub(super) fn place(path: &Path) -> PathBuf {
    let path = follow(path).unwrap_or_else(|_| path.to_owned());
    let path = std::path::absolute(&path).unwrap_or(path);
    let mut missing: Vec<OsString> = Vec::new();
    let mut parts: Vec<Component<'_>> = path.components().collect();
    loop {
        let folder: PathBuf = parts.iter().collect();
        if let Ok(real) = fs::canonicalize(&folder) {
            let mut out = real;
            for part in missing.iter().rev() {
                // `..` in folders that are to be made leads back to where they are made.
                if part == ".." {
                    out.pop();
                } else {
                    out.push(part);
                }
            }
            return out;
        }
        match parts.pop() {
            Some(part) => missing.push(part.as_os_str().to_owned()),
            None => return path,
        }
    }
}

/// Follows symbolic links, also to a file that does not exist yet.
pub(super) fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(next) = fs::read_link(&target) else {
            return Ok(target);
        };
        target = folder_of(&target).join(next);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Whether a path means the standard output: what others have written there must not be replaced.
pub(super) fn is_stdout(path: &Path) -> bool {
    if path.as_os_str() == "-" {
        return true;
    }
    if !cfg!(unix) {
        return false;
    }
    let own = format!("/proc/{}/fd/1", std::process::id());
    let names = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", &own];
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        let folder = fs::canonicalize(folder_of(&target)).unwrap_or_default();
        let real = target.file_name().map(|name| folder.join(name)).unwrap_or_default();
        if names
            .iter()
            .any(|name| target == Path::new(name) || real == Path::new(name))
        {
            return true;
        }
        match fs::read_link(&target) {
            Ok(next) => target = folder_of(&target).join(next),
            Err(_) => return false,
        }
    }
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn one_file_by_many_names() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("real")).unwrap();
        fs::write(at("real/a"), "").unwrap();
        symlink("real", at("link")).unwrap();
        symlink("real/a", at("to_a")).unwrap();
        symlink("real/new", at("to_new")).unwrap();
        fs::hard_link(at("real/a"), at("hard")).unwrap();
        let of = |name: &str| Identity::of_output(&at(name)).unwrap();
        for name in ["link/a", "to_a", "hard", "real/../real/./a"] {
            assert_eq!(of(name), of("real/a"), "{name}");
        }
        for name in ["link/new", "to_new", "link/x/../new"] {
            assert_eq!(of(name), of("real/new"), "{name}");
        }
        assert_eq!(of("missing/../real/a"), of("real/a"));
        assert_ne!(of("real/a"), of("real/new"));
        assert_eq!(of("link/x/y"), of("real/x/y"));
    }

    #[test]
    fn devices_and_streams() {
        assert_eq!(Identity::of_output(Path::new("/dev/null")), None);
        assert_eq!(Identity::of_input(Path::new("/dev/null")), None);
        assert_eq!(
            Identity::of_output(Path::new("-")),
            Identity::of_output(Path::new("/dev/stdout"))
        );
    }
}
