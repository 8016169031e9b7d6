//! Reading a unit: its main file, and the includes as they come.

use rustc_hash::FxHashMap;
use std::sync::OnceLock;

use crate::candidates::Bearing;
use crate::loader::{Around, Loaded, Loader};
use crate::macros::{Known, LATEST, MacroDef};
use crate::pieces::enclose;
use crate::predefined::predefine;
use crate::preprocess::{FileState, Guard, Preprocessor};
use crate::scan::Scan;
use crate::span::Span;
use crate::text::Text;
use crate::unit::{Assumptions, Candidate, File, Unit, UnitOptions};

/// Includes within includes; as many as g++ takes.
const MAX_INCLUDES: usize = 200;
/// How often files without an include guard are read a second time: so often in all, and so often for each file.
/// Libraries that iterate by including themselves stay far below; headers that include each other at random do not.
const AGAIN: usize = 2048;
const AGAIN_FOR_EACH: usize = 8;
/// Bytes of a file that includes itself, whose directives are not all known, that count as one more file.
const WHOLE: usize = 1 << 13;

impl Unit {
    /// Reads a unit. Never fails: what cannot be understood is in [`Unit::problems`].
    pub fn read(name: &str, text: Text, loader: &dyn Loader, options: &UnitOptions, assume: &Assumptions) -> Unit {
        let mut pre = Preprocessor::new(options.target, assume, loader, options.presets.cuda_build);
        let too_long = text.len() >= u32::MAX as usize;
        let text = if too_long { Text::default() } else { text };
        if too_long {
            pre.problem(0, Span::default(), "a file of 4 GiB or more cannot be read");
        }
        let preprocessed = options.reads_as_preprocessed(&text);
        if !preprocessed {
            let (macros, wrong) = predefine(&options.target, &options.presets, &options.macros, assume);
            pre.macros = macros;
            for (name, reason) in wrong {
                pre.problem(
                    0,
                    Span::default(),
                    format!("the macro option `{name}` cannot be read: {reason}"),
                );
            }
        }
        let files = read_files(&mut pre, name, text, preprocessed);
        finish(pre, files)
    }

    /// The definition of a macro that holds at a place.
    pub fn macro_at(&self, name: &[u8], file: usize, offset: u32) -> Option<&MacroDef> {
        let file = self.files.get(file).filter(|file| !file.preprocessed)?;
        self.macros.get(self.macros.at(name, file.seq_at(offset))?)
    }

    /// The last definition of a macro up to a place, whether or not an `#undef` follows it.
    pub fn last_macro_before(&self, name: &[u8], file: usize, offset: u32) -> Option<&MacroDef> {
        let file = self.files.get(file).filter(|file| !file.preprocessed)?;
        self.macros.get(self.macros.last_definition(name, file.seq_at(offset))?)
    }

    /// Whether a name is not that of a macro at the end of the unit, because an `#undef` says so.
    pub fn is_undefined(&self, name: &[u8]) -> bool {
        self.macros.defined(name, LATEST) == Known::No
    }

    /// All definitions but those of the compiler, in the order in which they were met; those that no file
    /// holds come first.
    pub fn macros(&self) -> &[MacroDef] {
        self.macros.all()
    }
}

/// The files of a unit while they are read.
struct Reader {
    files: Vec<Option<Box<Scan>>>,
    known: FxHashMap<String, usize>,
    guards: Vec<Guard>,
    /// The files that are open; of the second reading of a file only its directives count.
    stack: Vec<(Box<Scan>, bool)>,
    /// How many files may still be read a second time.
    again: usize,
}

/// Reads the main file and all that it includes.
fn read_files(pre: &mut Preprocessor<'_>, name: &str, text: Text, preprocessed: bool) -> Vec<Option<Box<Scan>>> {
    let mut reader = Reader {
        files: vec![None],
        known: FxHashMap::default(),
        guards: vec![Guard::None],
        stack: Vec::new(),
        again: AGAIN,
    };
    reader.known.insert(name.to_owned(), 0);
    if !preprocessed {
        for loaded in pre.loader.before() {
            reader.read_before(pre, loaded);
        }
    }
    let around = pre.loader.around().filter(|_| !preprocessed);
    let mut scopes = Vec::new();
    if let Some(Around { file, whole }) = around
        && let Some(read) = reader.read_before(pre, file)
    {
        if whole && enclose(&mut reader.files, read) {
            return reader.files;
        }
        let around = reader.files.get(read).and_then(Option::as_ref);
        scopes = around.map(|scan| scan.left_open.clone()).unwrap_or_default();
    }
    let state = FileState::new(0, name, pre.macros.seq());
    let mut scan = Box::new(Scan::new(state, text, preprocessed));
    scan.begin_within(scopes);
    reader.stack.push((scan, true));
    reader.drain(pre);
    reader.files
}

impl Reader {
    /// Reads the open files to their ends.
    fn drain(&mut self, pre: &mut Preprocessor<'_>) {
        while let Some((scan, _)) = self.stack.last_mut() {
            match scan.run(pre) {
                Some((loaded, site)) => self.include(pre, loaded, site),
                None => self.close(pre),
            }
        }
    }

    /// Reads a file that is before the main file, unless it is known; gives its number.
    fn read_before(&mut self, pre: &mut Preprocessor<'_>, loaded: Loaded) -> Option<usize> {
        let Loaded { name, text } = loaded;
        if text.len() >= u32::MAX as usize || self.known.contains_key(&name) {
            return None;
        }
        let index = self.files.len();
        self.files.push(None);
        self.guards.push(Guard::None);
        self.known.insert(name.clone(), index);
        let state = FileState::new(index, &name, pre.macros.seq());
        self.stack.push((Box::new(Scan::new(state, text, false)), true));
        self.drain(pre);
        Some(index)
    }

    /// Ends the innermost file.
    fn close(&mut self, pre: &mut Preprocessor<'_>) {
        let Some((scan, first)) = self.stack.pop() else { return };
        let file = scan.state.file;
        let effect = scan.effect().clone();
        note_guard(&mut self.guards, &scan.state);
        if let Some(slot) = self.files.get_mut(file).filter(|_| first) {
            *slot = Some(scan);
        }
        if let Some((includer, _)) = self.stack.last_mut() {
            includer.after_include(pre.macros.seq());
            includer.take_effect(pre, effect);
        }
    }

    /// Begins to read an include.
    fn include(&mut self, pre: &mut Preprocessor<'_>, loaded: Loaded, site: usize) {
        let Loaded { name, text } = loaded;
        let depth = self.stack.len();
        let Some((scan, _)) = self.stack.last_mut() else { return };
        let file = scan.state.file;
        let place = scan
            .state
            .includes
            .get(site)
            .map(|found| found.span)
            .unwrap_or_default();
        if text.len() >= u32::MAX as usize {
            pre.problem(file, place, "a file of 4 GiB or more cannot be read");
            return;
        }
        note_guard(&mut self.guards, &scan.state);
        let seen = self.known.get(&name).copied();
        let index = seen.unwrap_or(self.files.len());
        scan.included(site, index);
        if seen.is_some() {
            // Once read, it counts again only for what it defines, as files without a guard do.
            let empty = self.guards.get(index).is_some_and(|guard| pre.is_guarded(guard));
            if empty {
                return;
            }
            let known = self.files.get(index).is_some_and(Option::is_some);
            let cost = if known { 1 } else { 1 + text.len() / WHOLE };
            let Some(again) = self.again.checked_sub(cost) else {
                pre.problem(file, place, "headers without an include guard are included too often");
                return;
            };
            self.again = again;
        }
        if depth > MAX_INCLUDES {
            pre.problem(file, place, "includes are nested too deeply");
            return;
        }
        let state = FileState::new(index, &name, pre.macros.seq());
        if seen.is_none() {
            self.files.push(None);
            self.guards.push(Guard::None);
            self.known.insert(name, index);
            self.again += AGAIN_FOR_EACH;
        }
        let before = self.files.get(index).and_then(Option::as_deref);
        let is_new = before.is_none();
        // What opens or closes scopes does so each time. A digest, whose directives alone are read, opens none.
        let before = before.filter(|scan| scan.effect().is_none() && !scan.closes_nothing);
        let mut scan = if let Some(before) = before {
            Box::new(Scan::again(state, text, &before.state.directives))
        } else {
            let includer = self.stack.last();
            let scopes = includer.map(|(scan, _)| scan.open_scopes_here());
            let mut scan = Box::new(Scan::new(state, text, false));
            scan.begin_within(scopes.unwrap_or_default());
            scan
        };
        scan.site = Some((file, place));
        // The main file is known from the start, and is read first where what is around it includes it.
        let is_open = |file: usize| self.stack.iter().any(|(scan, _)| scan.state.file == file);
        let is_main = index == 0 && is_new && !is_open(0);
        self.stack.push((scan, seen.is_none() || is_main));
    }
}

/// Notes the include guard of a file as far as it was read.
fn note_guard(guards: &mut [Guard], state: &FileState) {
    let noted = guards.get_mut(state.file).filter(|noted| *noted != state.guard());
    if let Some(noted) = noted {
        noted.clone_from(state.guard());
    }
}

/// Makes the unit of what was read.
fn finish(pre: Preprocessor<'_>, scans: Vec<Option<Box<Scan>>>) -> Unit {
    let macros = pre.macros;
    let mut files = Vec::with_capacity(scans.len());
    let mut candidates = Vec::new();
    for scan in scans.into_iter().flatten() {
        candidates.extend_from_slice(&scan.candidates);
        files.push(scan.into_file());
    }
    // Nobody asks for those of the other files, of which there may be hundreds, but `candidates_of_includes`.
    if let Some(main) = files.first().filter(|main: &&File| !main.preprocessed) {
        Bearing::new(&macros).find(&macros, 0, main, &mut candidates);
        crate::unknown::find(&macros, main, &mut candidates);
    }
    candidates.sort_by_key(Candidate::order);
    Unit {
        files,
        problems: pre.problems,
        undecided: pre.undecided,
        candidates,
        macros,
    }
}

impl Scan {
    /// Turns what the scan found into a file.
    fn into_file(self) -> File {
        File {
            guarded: matches!(self.state.guard(), Guard::Name(_) | Guard::Once),
            name: self.state.name,
            text: self.text,
            directives: self.state.directives,
            inactive: self.state.inactive,
            items: self.items,
            scopes: self.scopes,
            includes: self.state.includes,
            markers: self.state.markers,
            preprocessed: self.preprocessed,
            skips: OnceLock::new(),
            epochs: self.state.epochs,
            enclosed: self.enclosed,
            first_site: self.site,
            left_open: self.is_left_open,
            lines: OnceLock::new(),
        }
    }
}

impl File {
    /// The number of the last macro change that holds at an offset.
    pub(crate) fn seq_at(&self, offset: u32) -> u32 {
        let behind = self.epochs.partition_point(|&(at, _)| at <= offset);
        behind
            .checked_sub(1)
            .and_then(|at| self.epochs.get(at))
            .map_or(LATEST, |&(_, seq)| seq)
    }
}
