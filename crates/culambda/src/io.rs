//! Reading and writing.
//!
//! A regular file is written whole or not at all: into a temporary file beside it, which then takes
//! its name. Symbolic links are followed, and an existing file keeps its permissions. Pipes and
//! devices are written to as they are. Nobody is told of a pipe whose reader went away.

use culambda_source::Text;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

/// Offsets in a file are 32-bit numbers.
const MAX_SIZE: u64 = u32::MAX as u64 - 1;

/// More links than this in a row are a loop.
const MAX_LINKS: usize = 40;

/// Reads a file, a pipe or a device.
///
/// # Errors
/// Those of the system; a folder; more than 4 GiB.
pub fn read(path: &Path) -> io::Result<Text> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::Error::other("it is a folder, not a file"));
    }
    if metadata.is_file()
        && (MAPPED..=MAX_SIZE).contains(&metadata.len())
        && let Some(text) = map(&file)
    {
        return Ok(text);
    }
    let mut text = Vec::with_capacity(usize::try_from(metadata.len().min(MAX_SIZE)).unwrap_or(0));
    read_limited(file, &mut text)?;
    Ok(text.into())
}

/// Files from this size on are mapped: below it, reading costs no more.
const MAPPED: u64 = 1 << 20;

/// Maps a file into memory, if the system does that.
fn map(file: &File) -> Option<Text> {
    // SAFETY: what is mapped must not change. We never write into a file that is there: a new one takes its name
    // (`replace`). Nothing can keep other processes from writing into it while we read, as it goes for all that
    // compilers and linkers map: then bytes may differ between two looks. All code that reads text takes any bytes,
    // and checks every offset against the length, which stays; a file that is cut short meanwhile ends the process.
    #[allow(unsafe_code)]
    let map = unsafe { memmap2::Mmap::map(file) };
    map.ok().map(Text::of)
}

/// Reads the standard input.
///
/// # Errors
/// Those of the system; more than 4 GiB.
pub fn read_stdin() -> io::Result<Text> {
    let mut text = Vec::new();
    read_limited(io::stdin().lock(), &mut text)?;
    Ok(text.into())
}

fn read_limited(input: impl io::Read, text: &mut Vec<u8>) -> io::Result<()> {
    let read = input.take(MAX_SIZE + 1).read_to_end(text)?;
    if read as u64 > MAX_SIZE {
        return Err(io::Error::other("it has 4 GiB or more"));
    }
    Ok(())
}

/// Writes to the standard output.
///
/// # Errors
/// Those of the system, but for a pipe whose reader went away.
pub fn write_stdout(bytes: &[u8]) -> io::Result<()> {
    write_stdout_pieces(&[bytes])
}

fn write_stdout_pieces(pieces: &[&[u8]]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    quietly(write_to(&mut out, pieces).and_then(|()| out.flush()))
}

/// Writes a file; `-` means the standard output.
///
/// # Errors
/// Those of the system; a regular file is then as it was.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_pieces(path, &[bytes])
}

/// Writes a file that consists of pieces, without putting them together before.
///
/// # Errors
/// Those of the system; a regular file is then as it was.
pub fn write_pieces(path: &Path, pieces: &[&[u8]]) -> io::Result<()> {
    if path.as_os_str() == "-" {
        return write_stdout_pieces(pieces);
    }
    let target = follow(path)?;
    match fs::metadata(&target) {
        Ok(found) if found.is_dir() => Err(io::Error::other("it is a folder, not a file")),
        Ok(found) if !found.is_file() => {
            let mut device = OpenOptions::new().write(true).open(&target)?;
            quietly(write_to(&mut device, pieces))
        }
        Ok(found) => replace(&target, pieces, Some(found.permissions())),
        Err(error) if error.kind() == ErrorKind::NotFound => replace(&target, pieces, None),
        Err(error) => Err(error),
    }
}

/// Writes all pieces: small ones together, large ones as they lie.
fn write_to(out: &mut impl Write, pieces: &[&[u8]]) -> io::Result<()> {
    let mut out = io::BufWriter::with_capacity(1 << 16, out);
    pieces.iter().try_for_each(|piece| out.write_all(piece))?;
    out.flush()
}

/// Follows symbolic links, also to a file that does not exist yet.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(next) = fs::read_link(&target) else {
            return Ok(target);
        };
        target = folder_of(&target).join(next);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// The folder of a file, `.` if it has none.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => Path::new("."),
    }
}

fn replace(target: &Path, pieces: &[&[u8]], keep: Option<fs::Permissions>) -> io::Result<()> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".culambda-");
    #[cfg(unix)]
    if keep.is_none() {
        use std::os::unix::fs::PermissionsExt as _;
        // What any new file gets; the system takes the mask of the process from it.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder_of(target))?;
    write_to(&mut file, pieces)?;
    if let Some(permissions) = keep {
        file.as_file().set_permissions(permissions)?;
    }
    file.persist(target).map_err(|failed| failed.error)?;
    Ok(())
}

/// A reader that has seen enough is no error.
fn quietly(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_and_an_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.cu");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(
            fs::read_dir(folder.path()).unwrap().count(),
            1,
            "no temporary file stays"
        );
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

    #[test]
    fn a_folder_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_err());
        assert!(write(folder.path(), b"").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_written_to() {
        write(Path::new("/dev/null"), b"x").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
