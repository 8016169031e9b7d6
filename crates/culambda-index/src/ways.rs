//! The ways that lead to an included file: a walk over the graph of includes, in the order of a compiler.

use rustc_hash::{FxHashMap, FxHashSet};

/// Files that are followed from one file.
const MAX_FILES: usize = 5000;

/// What is walked over.
pub(crate) trait Graph {
    /// An include of a file, by its number among these.
    fn include(&self, file: usize, number: usize) -> Option<Include>;

    /// Whether a second inclusion of a file is empty.
    fn is_read_once(&self, file: usize) -> bool;
}

/// An include directive.
pub(crate) struct Include {
    /// Its number among the directives of its file.
    pub(crate) line: u32,
    /// Whether a condition decides about it.
    pub(crate) conditional: bool,
    /// The files that it may mean.
    pub(crate) to: Vec<usize>,
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
    /// What leads to them. Of a file that is read once, what may be the first to do so.
    pub(crate) ways: FxHashMap<usize, Ways>,
    /// The files that are included whatever conditions say.
    sure: FxHashSet<usize>,
    /// The directives that were met, with the files that they lead to.
    met: FxHashSet<(usize, u32, usize)>,
    /// The open files: whether conditions decide about them, and their next directives.
    stack: Vec<(usize, bool, usize)>,
}

impl Walk {
    /// The walk from some files on, one after the other.
    pub(crate) fn from(graph: &impl Graph, starts: impl Iterator<Item = usize>) -> Walk {
        let mut walk = Walk::default();
        for start in starts {
            walk.enter(start, true);
            walk.run(graph);
        }
        walk
    }

    /// Begins a file. One that may not have been included before is looked at once more.
    fn enter(&mut self, file: usize, sure: bool) {
        let new = !self.places.contains_key(&file);
        if new {
            self.places.insert(file, self.order.len());
            self.order.push(file);
        }
        let surer = sure && self.sure.insert(file);
        if new || surer {
            self.stack.push((file, sure, 0));
        }
    }

    fn run(&mut self, graph: &impl Graph) {
        while let Some((file, sure, next)) = self.stack.last_mut() {
            let Some(include) = graph.include(*file, *next) else {
                self.stack.pop();
                continue;
            };
            *next += 1;
            let (file, sure) = (*file, *sure && !include.conditional);
            if self.order.len() >= MAX_FILES {
                self.stack.clear();
                return;
            }
            for to in include.to {
                let known = self.sure.contains(&to);
                if to == file || known && graph.is_read_once(to) {
                    continue;
                }
                let ways = self.ways.entry(to).or_default();
                if self.met.insert((file, include.line, to)) {
                    ways.all.push((file, include.line));
                }
                if !known {
                    ways.first = ways.all.len();
                }
                self.enter(to, sure);
            }
        }
    }
}
