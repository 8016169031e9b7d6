//! The ways that lead to an included file: a walk over the graph of includes, in the order of a compiler.

use rustc_hash::FxHashMap;

/// Files that are followed from one file.
const MAX_FILES: usize = 5000;

/// What is walked over.
pub(crate) trait Graph {
    /// An include of a file, by its number among these; the files that it may mean are added to `to`.
    fn include(&self, file: usize, number: usize, to: &mut Vec<usize>) -> Option<Include>;

    /// Whether a second inclusion of a file is empty.
    fn is_read_once(&self, file: usize) -> bool;
}

/// An include directive.
pub(crate) struct Include {
    /// Its number among the directives of its file.
    pub(crate) line: u32,
    /// Whether a condition decides about it.
    pub(crate) conditional: bool,
}

/// The include directives that lead to a file, by includer and number.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    all: Vec<(usize, u32)>,
    /// So many of them may be the first to bring it.
    first: usize,
}

impl Ways {
    /// Those that may be the first to bring it, or all of them.
    pub(crate) fn of(&self, all: bool) -> &[(usize, u32)] {
        let len = if all { self.all.len() } else { self.first };
        self.all.get(..len).unwrap_or_default()
    }
}

/// The files that a walk came to.
#[derive(Debug, Default)]
pub(crate) struct Walk {
    /// In the order in which they are first included.
    pub(crate) order: Vec<usize>,
    /// Their places there.
    pub(crate) places: FxHashMap<usize, usize>,
    /// What leads to them, in the same order. Of a file that is read once, what may be the first to do so.
    pub(crate) ways: Vec<Ways>,
    /// How far they were looked at, in the same order.
    met: Vec<Met>,
    /// The places of the open files, whether conditions decide about them, and their next includes.
    stack: Vec<(usize, bool, usize)>,
}

/// How far a file was looked at.
#[derive(Debug, Default)]
struct Met {
    /// Whether it is included whatever conditions say.
    sure: bool,
    /// So many of its includes were followed: one that is looked at once more begins anew.
    includes: usize,
}

impl Walk {
    /// The walk from some files on, one after the other.
    pub(crate) fn from(graph: &impl Graph, starts: impl Iterator<Item = usize>) -> Walk {
        let mut walk = Walk::default();
        for start in starts {
            let (place, new) = walk.place(start);
            walk.enter(place, new, true);
            walk.run(graph);
        }
        walk
    }

    /// The place of a file, and whether it has not been there before.
    fn place(&mut self, file: usize) -> (usize, bool) {
        let next = self.order.len();
        let place = *self.places.entry(file).or_insert(next);
        if place == next {
            self.order.push(file);
            self.ways.push(Ways::default());
            self.met.push(Met::default());
        }
        (place, place == next)
    }

    /// Begins a file. One that may not have been included before is looked at once more.
    fn enter(&mut self, place: usize, new: bool, sure: bool) {
        let surer = sure && !std::mem::replace(&mut self.met[place].sure, true);
        if new || surer {
            self.stack.push((place, sure, 0));
        }
    }

    fn run(&mut self, graph: &impl Graph) {
        let mut to = Vec::new();
        while let Some((from, sure, next)) = self.stack.last_mut() {
            let (from, number, file) = (*from, *next, self.order[*from]);
            let Some(include) = graph.include(file, number, &mut to) else {
                self.stack.pop();
                continue;
            };
            *next += 1;
            let sure = *sure && !include.conditional;
            if self.order.len() >= MAX_FILES {
                self.stack.clear();
                return;
            }
            let includes = &mut self.met[from].includes;
            let is_new = number >= *includes;
            *includes = (*includes).max(number + 1);
            for to in to.drain(..) {
                let (place, new) = self.place(to);
                let known = self.met[place].sure;
                if to == file || known && graph.is_read_once(to) {
                    continue;
                }
                let ways = &mut self.ways[place];
                if is_new {
                    ways.all.push((file, include.line));
                }
                if !known {
                    ways.first = ways.all.len();
                }
                self.enter(place, new, sure);
            }
        }
    }
}
