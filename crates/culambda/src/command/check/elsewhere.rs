//! What one file tells of the functions of another one: a header has findings that hang on whether code that uses it is
//! compiled for the GPU, and each file is checked by itself.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use culambda_model::crossing::{Body, Link};
use culambda_rules::Report;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::layout;

/// A function: the number of its file among all names of files, and the offset of its name.
type Function = (usize, u32);

/// The functions that are used, each with the file in which that begins.
type Users = FxHashMap<Function, usize>;

/// Settles the findings in headers of which other files tell that nvcc comes to them.
pub(super) fn settle<'r>(reports: impl Iterator<Item = &'r mut Report>) {
    let mut reports: Vec<&mut Report> = reports.collect();
    let waiting = |report: &&mut Report| report.findings.iter().any(|f| f.waits.is_some());
    if !reports.iter().any(waiting) {
        return;
    }
    let mut links = Links::default();
    for report in &reports {
        links.add(report);
    }
    let (compiled, read) = (links.follow(&links.emitted), links.follow(&links.instantiated));
    for report in &mut reports {
        let files = links.numbers(report);
        for finding in &mut report.findings {
            let Some(waits) = &finding.waits else { continue };
            let users = if waits.read { &read } else { &compiled };
            let user = function(waits.body, &files).and_then(|function| users.get(&function));
            if let Some(name) = user.and_then(|file| links.names.get(*file)) {
                finding.settle(name);
            }
        }
    }
}

/// What all files tell.
#[derive(Default)]
struct Links {
    /// The files, by their numbers: their own names, or those that includes gave them first.
    names: Vec<String>,
    places: FxHashMap<PathBuf, usize>,
    known: FxHashMap<String, usize>,
    /// Functions that are compiled, or read, for the device, with the file that has it so.
    emitted: Vec<(Function, usize)>,
    instantiated: Vec<(Function, usize)>,
    /// Which functions a function uses.
    uses: FxHashMap<Function, FxHashSet<Function>>,
}

impl Links {
    fn add(&mut self, report: &Report) {
        if report.links.is_empty() {
            return;
        }
        let files = report
            .files
            .iter()
            .map(|file| self.number(&file.name))
            .collect::<Vec<_>>();
        let Some((own, main)) = files.first().copied().zip(report.files.first()) else {
            return;
        };
        self.names[own].clone_from(&main.name);
        for link in &report.links {
            match link {
                // Of a file with an error no code is made.
                Link::Emitted(_) if report.stops => {}
                Link::Emitted(body) => self.emitted.extend(function(*body, &files).map(|f| (f, own))),
                Link::Instantiated(body) => self.instantiated.extend(function(*body, &files).map(|f| (f, own))),
                Link::Uses { from, to } => {
                    if let (Some(from), Some(to)) = (function(*from, &files), function(*to, &files)) {
                        self.uses.entry(from).or_default().insert(to);
                    }
                }
            }
        }
    }

    /// The number of a file; each has many names, by the folders that includes lead through.
    fn number(&mut self, name: &str) -> usize {
        if let Some(known) = self.known.get(name) {
            return *known;
        }
        let number = *self.places.entry(place(name)).or_insert(self.names.len());
        if number == self.names.len() {
            self.names.push(name.to_owned());
        }
        self.known.insert(name.to_owned(), number);
        number
    }

    /// The numbers of the files of a report.
    fn numbers(&self, report: &Report) -> Vec<usize> {
        let number = |name: &str| self.known.get(name).copied().unwrap_or(usize::MAX);
        report.files.iter().map(|file| number(&file.name)).collect()
    }

    /// All functions that some use, directly or through others.
    fn follow(&self, from: &[(Function, usize)]) -> Users {
        let mut users = Users::default();
        let mut pending = VecDeque::new();
        for (function, file) in from {
            if users.insert(*function, *file).is_none() {
                pending.push_back(*function);
            }
        }
        while let Some(function) = pending.pop_front() {
            let Some(file) = users.get(&function).copied() else {
                continue;
            };
            for used in self.uses.get(&function).into_iter().flatten() {
                if !users.contains_key(used) {
                    users.insert(*used, file);
                    pending.push_back(*used);
                }
            }
        }
        users
    }
}

/// A function of a report, by the numbers of its files.
fn function(body: Body, files: &[usize]) -> Option<Function> {
    Some((*files.get(body.file)?, body.at))
}

/// Where a file is, by its name.
fn place(name: &str) -> PathBuf {
    let path = Path::new(name);
    layout::absolute(path).unwrap_or_else(|_| path.to_owned())
}
