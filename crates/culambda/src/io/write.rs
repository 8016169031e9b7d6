//! Files that are written whole or not at all.
//!
//! A text goes into a temporary file beside the target, onto the disk, and then takes its name. Symbolic links are
//! followed; an existing file keeps its permissions and its owner. Pipes and devices are written to as they are.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::folder_of;
use super::identity::{follow, is_stdout, place};
use super::streams::{quietly, write_stdout_pieces, write_to};
use super::temporary;

/// What an output has to be until it is replaced.
#[derive(Clone, Copy, Debug)]
pub enum Before<'a> {
    /// Whatever it is.
    Anything,
    /// This text.
    Text(&'a [u8]),
    /// Not there.
    Nothing,
}

/// What a path leads to.
enum Target {
    Stdout,
    /// A pipe or a device.
    Stream(PathBuf),
    /// A regular file, or none yet.
    File(PathBuf, Option<Metadata>),
}

/// Writes a file; `-` means the standard output.
///
/// # Errors
/// As for [`write_pieces`].
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_pieces(path, &[bytes], Before::Anything)
}

/// Writes a file that consists of pieces, without putting them together before, if it is what it has to be until
/// then.
///
/// # Errors
/// Those of the system; what [`may_be_written`] says; a file that changed. A regular file is then as it was.
pub fn write_pieces(path: &Path, pieces: &[&[u8]], before: Before<'_>) -> io::Result<()> {
    match target(path)? {
        Target::Stdout | Target::Stream(_) if !matches!(before, Before::Anything) => {
            Err(io::Error::other("it is not a regular file"))
        }
        Target::Stdout => write_stdout_pieces(pieces),
        Target::Stream(path) => {
            let mut device = OpenOptions::new().write(true).open(path)?;
            quietly(write_to(&mut device, pieces))
        }
        Target::File(path, found) => {
            if let Some(found) = &found {
                may_be_replaced(&path, found)?;
            }
            replace(&path, pieces, found.as_ref(), before)
        }
    }
}

/// Whether an output can be written, as far as that can be told without doing it.
///
/// # Errors
/// A folder; a read-only file; one with further hard links.
pub fn may_be_written(path: &Path) -> io::Result<()> {
    match target(path)? {
        Target::File(path, Some(found)) => may_be_replaced(&path, &found),
        Target::File(..) | Target::Stdout | Target::Stream(_) => Ok(()),
    }
}

fn target(path: &Path) -> io::Result<Target> {
    if is_stdout(path) {
        return Ok(Target::Stdout);
    }
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::Error::other("it is a folder, not a file")),
        Ok(found) if !found.is_file() => Ok(Target::Stream(path.to_owned())),
        Ok(found) => Ok(Target::File(follow(path)?, Some(found))),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let target = follow(path)?;
            let found = fs::metadata(place(path)).ok();
            Ok(Target::File(target, found))
        }
        Err(error) => Err(error),
    }
}

/// Whether nothing is lost when another file takes the name of this one.
fn may_be_replaced(path: &Path, found: &Metadata) -> io::Result<()> {
    let read_only = || Err(io::Error::other("it is read-only"));
    if found.permissions().readonly() {
        return read_only();
    }
    if let Err(error) = OpenOptions::new().write(true).open(path)
        && matches!(
            error.kind(),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
        )
    {
        return read_only();
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        if found.nlink() > 1 {
            return Err(io::Error::other(
                "it has further hard links, which would keep the old text: make it a file of its own first",
            ));
        }
    }
    Ok(())
}

fn replace(target: &Path, pieces: &[&[u8]], found: Option<&Metadata>, before: Before<'_>) -> io::Result<()> {
    let folder = folder_of(target);
    let mut file = temporary::new_in(folder, found.is_none())?;
    write_to(&mut file, pieces)?;
    if let Some(found) = found {
        keep_owner(file.as_file(), found)?;
        file.as_file().set_permissions(found.permissions())?;
    }
    file.as_file().sync_all()?;
    match before {
        Before::Anything => {
            file.persist(target).map_err(|failed| failed.error)?;
        }
        Before::Text(text) => {
            is_still(target, text)?;
            file.persist(target).map_err(|failed| failed.error)?;
        }
        Before::Nothing => {
            file.persist_noclobber(target)
                .map_err(|failed| match failed.error.kind() {
                    ErrorKind::AlreadyExists => changed(),
                    _ => failed.error,
                })?;
        }
    }
    sync_folder(folder);
    Ok(())
}

fn changed() -> io::Error {
    io::Error::other("it changed while it was checked")
}

/// Whether a file still has the text that it had.
fn is_still(target: &Path, text: &[u8]) -> io::Result<()> {
    let regular = fs::symlink_metadata(target).is_ok_and(|found| found.is_file() && found.len() == text.len() as u64);
    if regular && fs::read(target).is_ok_and(|now| now == text) {
        Ok(())
    } else {
        Err(changed())
    }
}

/// Gives a new file the owner and the group of the one that it replaces.
#[cfg(unix)]
fn keep_owner(file: &File, found: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let own = file.metadata()?;
    let user = (own.uid() != found.uid()).then_some(found.uid());
    let group = (own.gid() != found.gid()).then_some(found.gid());
    if user.is_none() && group.is_none() {
        return Ok(());
    }
    fchown(file, user, group).map_err(|error| {
        let what = if user.is_some() { "owner" } else { "group" };
        io::Error::other(format!("its {what} cannot be kept: {error}"))
    })
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Brings a new name onto the disk. Not every system opens folders, and not every file system syncs them; the text is
/// there already, under the one name or the other.
fn sync_folder(folder: &Path) {
    drop(File::open(folder).and_then(|folder| folder.sync_all()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_new_file_and_an_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.cu");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(names(folder.path()), ["out.cu"], "no temporary file stays");
        assert!(write(folder.path(), b"").is_err(), "a folder is not a file");
    }

    #[test]
    fn what_changed_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.cu");
        let write = |before| write_pieces(&path, &[b"new"], before);
        fs::write(&path, "edit").unwrap();
        for before in [Before::Text(b"old"), Before::Text(b"exit"), Before::Nothing] {
            assert_eq!(
                write(before).unwrap_err().to_string(),
                "it changed while it was checked"
            );
            assert_eq!(fs::read(&path).unwrap(), b"edit");
        }
        write(Before::Text(b"edit")).unwrap();
        fs::remove_file(&path).unwrap();
        assert!(write(Before::Text(b"new")).is_err());
        assert!(names(folder.path()).is_empty());
        write(Before::Nothing).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }

    #[cfg(unix)]
    #[test]
    fn permissions_are_kept_and_new_ones_are_usual() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let (usual, ours) = (folder.path().join("usual"), folder.path().join("ours"));
        fs::write(&usual, b"").unwrap();
        write(&ours, b"").unwrap();
        assert_eq!(mode(&ours), mode(&usual));
        fs::set_permissions(&ours, fs::Permissions::from_mode(0o640)).unwrap();
        write(&ours, b"x").unwrap();
        assert_eq!(mode(&ours), 0o640);
        fs::set_permissions(&ours, fs::Permissions::from_mode(0o444)).unwrap();
        assert_eq!(write(&ours, b"y").unwrap_err().to_string(), "it is read-only");
        assert_eq!(fs::read(&ours).unwrap(), b"x");
    }

    #[cfg(unix)]
    #[test]
    fn further_hard_links_keep_their_text() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, b"old").unwrap();
        fs::hard_link(&path, folder.path().join("b")).unwrap();
        let error = write(&path, b"new").unwrap_err().to_string();
        assert!(error.contains("hard links"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert!(may_be_written(&path).is_err());
    }

    /// Only root may give files away, so only there this can be tried.
    #[cfg(unix)]
    #[test]
    fn the_owner_is_kept() {
        use std::os::unix::fs::{MetadataExt as _, chown};
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, b"old").unwrap();
        if chown(&path, Some(65534), Some(65534)).is_err() {
            return;
        }
        write(&path, b"new").unwrap();
        let found = fs::metadata(&path).unwrap();
        assert_eq!((found.uid(), found.gid()), (65534, 65534));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("sub")).unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("sub/target", &link).unwrap();
        write(&link, b"one").unwrap();
        write(&link, b"two").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read(folder.path().join("sub/target")).unwrap(), b"two");
        std::os::unix::fs::symlink("round", folder.path().join("round")).unwrap();
        assert!(write(&folder.path().join("round"), b"").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_written_to() {
        write(Path::new("/dev/null"), b"x").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
