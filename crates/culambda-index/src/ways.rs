//! The ways that lead to an included file: a walk over the graph of includes, in the order of a compiler.

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

/// The include directives that lead to each file of a walk, by includer and number; those of one file after the other.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    all: Vec<(usize, u32)>,
    /// Where those of each file end, by its place.
    ends: Vec<Ends>,
}

/// Where the ways to a file end.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    /// Those that may be the first to bring it.
    first: usize,
    all: usize,
}

impl Ways {
    /// Puts those of each file together, which keep their order: the place of the file is with each.
    fn of(met: &[Met], found: &[(usize, usize, u32)]) -> Ways {
        let mut next = 0;
        let mut ends: Vec<Ends> = Vec::with_capacity(met.len());
        for met in met {
            let all = next;
            ends.push(Ends {
                first: all + met.first,
                all,
            });
            next += met.ways;
        }
        let mut all = vec![(0, 0); found.len()];
        for &(place, file, line) in found {
            let end = &mut ends[place].all;
            all[*end] = (file, line);
            *end += 1;
        }
        Ways { all, ends }
    }

    /// Those that may be the first to bring a file, by its place, or all of them.
    pub(crate) fn to(&self, place: usize, all: bool) -> &[(usize, u32)] {
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before));
        let start = start.map_or(0, |before| before.all);
        let end = self
            .ends
            .get(place)
            .map_or(start, |ends| if all { ends.all } else { ends.first });
        self.all.get(start..end).unwrap_or_default()
    }
}

/// The places of some files of a project in an order, by their numbers: every include asks for one.
#[derive(Debug, Default)]
pub(crate) struct Places(Vec<usize>);

impl Places {
    /// What files have that are not in the order.
    const NONE: usize = usize::MAX;

    /// The place of a file; `None` if it is not in the order.
    pub(crate) fn of(&self, file: usize) -> Option<usize> {
        self.0.get(file).copied().filter(|place| *place != Places::NONE)
    }

    /// The place of a file, which is `next` if it has none.
    fn of_or(&mut self, file: usize, next: usize) -> usize {
        if file >= self.0.len() {
            self.0.resize(file + 1, Places::NONE);
        }
        if self.0[file] == Places::NONE {
            self.0[file] = next;
        }
        self.0[file]
    }
}

/// The files that a walk came to.
#[derive(Debug, Default)]
pub(crate) struct Walk {
    /// In the order in which they are first included.
    pub(crate) order: Vec<usize>,
    /// Their places there.
    pub(crate) places: Places,
    /// What leads to them. Of a file that is read once, what may be the first to do so.
    pub(crate) ways: Ways,
    /// The same in the order in which it was found, with the places of the files.
    found: Vec<(usize, usize, u32)>,
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
    /// So many ways lead to it.
    ways: usize,
    /// So many of them may be the first to bring it.
    first: usize,
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
        walk.ways = Ways::of(&walk.met, &walk.found);
        walk.found = Vec::new();
        walk
    }

    /// The place of a file, and whether it has not been there before.
    fn place(&mut self, file: usize) -> (usize, bool) {
        let next = self.order.len();
        let place = self.places.of_or(file, next);
        if place == next {
            self.order.push(file);
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
                let met = &mut self.met[place];
                if to == file || met.sure && graph.is_read_once(to) {
                    continue;
                }
                if is_new {
                    self.found.push((place, file, include.line));
                    met.ways += 1;
                }
                if !met.sure {
                    met.first = met.ways;
                }
                self.enter(place, new, sure);
            }
        }
    }
}
