//! What one file tells of another one: a header has findings that hang on whether code that uses it is compiled for the
//! GPU, and a template of a header may be wrong for what a file hands to it. Each file is checked by itself.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use culambda_model::crossing::{Body, Link};
use culambda_rules::crossed::INSTANTIATED_FOR;
use culambda_rules::{Finding, Level, Place, Report};
use culambda_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::layout;

/// A function: the number of its file, and the offset of its name.
type Function = (usize, u32);

/// The functions that are used, each with the file in which that begins.
type Users = FxHashMap<Function, usize>;

/// What makes findings of two files the same: where they are, what they say, and of what.
type Key = (usize, &'static str, Span, String, Vec<(usize, Span)>);

/// Brings the reports of files together: settles findings in headers of which other files tell that nvcc comes to them, and
/// leaves each finding in a header once.
pub(super) fn settle<'r>(reports: impl Iterator<Item = &'r mut Report>) {
    let mut reports: Vec<&mut Report> = reports.collect();
    let mut files = Files::default();
    if reports.iter().any(|report| report.findings.iter().any(is_waiting)) {
        settle_waiting(&mut reports, &mut files);
    }
    if reports.iter().any(|report| report.findings.iter().any(is_elsewhere)) {
        merge(&mut reports, &mut files);
    }
}

fn is_waiting(finding: &Finding) -> bool {
    finding.waits.is_some()
}

/// Whether a finding is in another file than the one that was checked.
fn is_elsewhere(finding: &Finding) -> bool {
    finding.place.file != 0
}

fn settle_waiting(reports: &mut [&mut Report], files: &mut Files) {
    let mut links = Links::default();
    for report in reports.iter().filter(|report| !report.links.all.is_empty()) {
        links.add(report, files);
    }
    let (compiled, read) = (links.follow(&links.emitted), links.follow(&links.instantiated));
    for report in reports
        .iter_mut()
        .filter(|report| report.findings.iter().any(is_waiting))
    {
        let numbers = files.numbers(report);
        for finding in &mut report.findings {
            let Some(waits) = &finding.waits else { continue };
            let users = if waits.read { &read } else { &compiled };
            let user = function(waits.body, &numbers).and_then(|function| users.get(&function));
            if let Some(name) = user.and_then(|file| files.names.get(*file)) {
                finding.settle(name);
            }
        }
    }
}

/// Leaves each finding in a header once: in the report of the header, if that has it, else in the first that does.
fn merge(reports: &mut [&mut Report], files: &mut Files) {
    // What is found elsewhere, with the worst level and the name of the first file that finds it.
    let mut found: FxHashMap<Key, (Level, String)> = FxHashMap::default();
    for report in reports
        .iter_mut()
        .filter(|report| report.findings.iter().any(is_elsewhere))
    {
        let numbers = files.numbers(report);
        let name = report.files.first().map_or_else(String::new, |file| file.name.clone());
        report.findings.retain(|finding| {
            let Some(key) = key(finding, &numbers).filter(|_| is_elsewhere(finding)) else {
                return true;
            };
            let new = !found.contains_key(&key);
            let known = found.entry(key).or_insert_with(|| (finding.level, name.clone()));
            known.0 = known.0.max(finding.level);
            new
        });
    }
    let headers: FxHashSet<usize> = found.keys().map(|(file, ..)| *file).collect();
    for report in reports.iter_mut() {
        let own = report.files.first().map(|file| files.number(&file.name));
        if !own.is_some_and(|own| headers.contains(&own)) {
            continue;
        }
        let numbers = files.numbers(report);
        for finding in report.findings.iter_mut().filter(|finding| !is_elsewhere(finding)) {
            let known = key(finding, &numbers).and_then(|key| found.get_mut(&key));
            if let Some((level, user)) = known {
                if finding.level < *level {
                    finding.settle(user);
                    finding.level = *level;
                }
                // The report of the header has it.
                user.clear();
            }
        }
    }
    for report in reports
        .iter_mut()
        .filter(|report| report.findings.iter().any(is_elsewhere))
    {
        let numbers = files.numbers(report);
        let stays = |finding: &Finding| {
            let known = key(finding, &numbers).and_then(|key| found.get(&key));
            !is_elsewhere(finding) || known.is_none_or(|(_, user)| !user.is_empty())
        };
        report.findings.retain(stays);
    }
}

fn key(finding: &Finding, numbers: &[usize]) -> Option<Key> {
    let number = |place: Place| Some((*numbers.get(place.file)?, place.span));
    let (file, span) = number(finding.place)?;
    let declared = finding.labels.iter().filter(|label| label.text != INSTANTIATED_FOR);
    let declared = declared.map(|label| number(label.place)).collect::<Option<_>>()?;
    Some((file, finding.rule.name, span, finding.message.clone(), declared))
}

/// All files, by their numbers.
#[derive(Default)]
struct Files {
    /// Their own names, or those that includes gave them first.
    names: Vec<String>,
    places: FxHashMap<PathBuf, usize>,
    known: FxHashMap<String, usize>,
}

impl Files {
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
    fn numbers(&mut self, report: &Report) -> Vec<usize> {
        report.files.iter().map(|file| self.number(&file.name)).collect()
    }
}

/// What all files tell of functions.
#[derive(Default)]
struct Links {
    /// Functions that are compiled, or read, for the device, with the file that has it so.
    emitted: Vec<(Function, usize)>,
    instantiated: Vec<(Function, usize)>,
    /// Which functions a function uses.
    uses: FxHashMap<Function, FxHashSet<Function>>,
}

impl Links {
    fn add(&mut self, report: &Report, files: &mut Files) {
        let Some(main) = report.files.first() else { return };
        let own = files.number(&main.name);
        files.names[own].clone_from(&main.name);
        let numbers: Vec<usize> = report.links.files.iter().map(|name| files.number(name)).collect();
        for link in &report.links.all {
            match link {
                // Of a file with an error no code is made.
                Link::Emitted(_) if report.stops => {}
                Link::Emitted(body) => self.emitted.extend(function(*body, &numbers).map(|f| (f, own))),
                Link::Instantiated(body) => self.instantiated.extend(function(*body, &numbers).map(|f| (f, own))),
                Link::Uses { from, to } => {
                    if let (Some(from), Some(to)) = (function(*from, &numbers), function(*to, &numbers)) {
                        self.uses.entry(from).or_default().insert(to);
                    }
                }
            }
        }
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
