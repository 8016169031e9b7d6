//! `check --watch`: checks again whenever one of the files changes that the last run has read.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{Look, once};
use crate::options::{CheckArgs, ColorChoice};
use crate::report::{Message, Reporter};
use crate::{Status, io, layout, tree};

/// How often files are looked at. Nothing tells of changes on all systems, and nobody types faster.
const PAUSE: Duration = Duration::from_millis(300);
/// How far the clock of a file system is behind.
const COARSE: Duration = Duration::from_millis(20);
/// Clears a terminal, and what has scrolled out of it.
const CLEAR: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// When each file was written, and how long it was; `None` if it is not there.
type State = BTreeMap<PathBuf, Option<(SystemTime, u64)>>;

/// Checks until somebody ends the program.
pub(super) fn run(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    if args.files.iter().any(|file| file.as_os_str() == "-") {
        reporter.show(&Message::error("the standard input cannot be watched").help("name files or folders"));
        return Status::Failed;
    }
    let is_terminal = std::io::stdout().is_terminal();
    let mut read = Vec::new();
    loop {
        let (start, before) = (SystemTime::now(), state(&args.files, &read));
        if is_terminal && io::write_stdout(CLEAR).is_err() {
            return Status::Failed;
        }
        let mut look = Look::default();
        once(args, color, reporter, &mut look);
        if look.unprinted {
            return Status::Failed;
        }
        let is_changed = state(&args.files, &read) != before;
        read = look.read;
        let now = state(&args.files, &read);
        // Somebody may have written while it was checked.
        if is_changed || now.values().flatten().any(|(time, _)| is_since(*time, start)) {
            continue;
        }
        reporter.aside("waiting for changes; Ctrl-C ends this");
        while state(&args.files, &read) == now {
            std::thread::sleep(PAUSE);
        }
    }
}

/// What there is of the files that are named or below folders that are, of settings, and of others that were read.
fn state(named: &[PathBuf], read: &[PathBuf]) -> State {
    let here = [PathBuf::from(".")];
    let named = if named.is_empty() { &here[..] } else { named };
    let folders: Vec<PathBuf> = named.iter().filter(|path| path.is_dir()).cloned().collect();
    let settings = folders.iter().map(|folder| folder.join(layout::CONFIGURATION));
    let all = named.iter().filter(|path| !path.is_dir()).chain(read).cloned();
    let all = all.chain(settings).chain(tree::sources_below(&folders));
    all.map(|path| (path.clone(), time(&path))).collect()
}

/// Whether a file was written after a run began; the clocks of file systems are coarse.
fn is_since(time: SystemTime, start: SystemTime) -> bool {
    let is_after = time + COARSE >= start;
    is_after && time <= SystemTime::now()
}

fn time(path: &Path) -> Option<(SystemTime, u64)> {
    let found = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
    Some((found.modified().ok()?, found.len()))
}
