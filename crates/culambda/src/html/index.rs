//! The first page: what all files have, by rule, reason and folder.

use std::collections::BTreeMap;

use culambda_rules::{Level, Rule};
use maud::{Markup, html};

use super::file::{Sheet, State};
use super::marks::anchor;
use super::{STEPS, name, number, page, prose, rule};
use crate::findings::counted;
use crate::report::printable;

/// Places that are named of each rule and reason.
const MAX_PLACES: usize = 300;

/// What is counted of a file, or of several.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    files: usize,
    known: usize,
    in_part: usize,
    ordinary: usize,
    not_analysed: usize,
    refused: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.files += other.files;
        self.known += other.known;
        self.in_part += other.in_part;
        self.ordinary += other.ordinary;
        self.not_analysed += other.not_analysed;
        self.refused += other.refused;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
    }

    fn lambdas(&self) -> usize {
        self.known + self.in_part + self.ordinary + self.not_analysed
    }

    fn count(&mut self, level: Level) {
        match level {
            Level::Error => self.errors += 1,
            Level::Warning => self.warnings += 1,
            Level::Note => self.notes += 1,
        }
    }
}

/// A place in a page, and how people write it.
#[derive(Clone, Debug)]
struct Link {
    to: String,
    name: String,
}

/// What the index has of a file.
#[derive(Debug)]
pub(crate) struct Row {
    name: String,
    page: String,
    counts: Counts,
    found: Vec<(&'static Rule, Level, Link)>,
    unknown: Vec<(String, Link)>,
}

impl Row {
    /// What there is to say of a file whose page has a name.
    pub(crate) fn of(sheet: &Sheet, page: &str) -> Row {
        let mut counts = Counts {
            files: 1,
            ..Counts::default()
        };
        let (mut found, mut unknown) = (Vec::new(), Vec::new());
        for (at, lambda) in sheet.lambdas.iter().enumerate() {
            let count = match lambda.state {
                State::Known => &mut counts.known,
                State::InPart => &mut counts.in_part,
                State::Ordinary => &mut counts.ordinary,
                State::NotAnalysed => &mut counts.not_analysed,
            };
            *count += 1;
            counts.refused += usize::from(lambda.is_refused());
            let link = Link {
                to: format!("{page}#{}", anchor(at)),
                name: format!("{}:{}", sheet.name, lambda.place.0),
            };
            let mut reasons: Vec<&String> = lambda.unknown.iter().map(|(_, why)| why).collect();
            if lambda.state == State::NotAnalysed {
                reasons.extend(&lambda.reason);
            }
            reasons.sort();
            reasons.dedup();
            unknown.extend(reasons.into_iter().map(|why| (why.clone(), link.clone())));
        }
        for (at, remark) in sheet.remarks.iter().enumerate() {
            counts.count(remark.level);
            let link = Link {
                to: format!("{page}#finding{}", at + 1),
                name: remark.place.clone(),
            };
            found.push((remark.rule, remark.level, link));
        }
        Row {
            name: sheet.name.clone(),
            page: page.to_owned(),
            counts,
            found,
            unknown,
        }
    }

    /// The rules that found something.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.found.iter().map(|(rule, ..)| *rule)
    }

    /// The folder that the file is in.
    fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or(".", |(folder, _)| folder)
    }
}

/// All that the first page says.
#[derive(Debug, Default)]
pub(crate) struct Index {
    /// What was asked about.
    pub(crate) about: String,
    /// The files with lambdas or findings.
    pub(crate) files: Vec<Row>,
    /// How many files were looked at.
    pub(crate) looked_at: usize,
    /// Includes that are not found.
    pub(crate) missing: Vec<String>,
    /// Files that could not be read, and why.
    pub(crate) failed: Vec<String>,
    /// What was left out.
    pub(crate) left_out: Vec<String>,
}

impl Index {
    /// The page.
    pub(crate) fn page(&self) -> String {
        let mut all = Counts::default();
        self.files.iter().for_each(|file| all.add(&file.counts));
        let body = html! {
            h1 { "Extended lambdas in " (printable(&self.about)) }
            (self.sums(&all))
            @if !self.failed.is_empty() {
                h2 { "Not read" }
                ul { @for text in &self.failed { li { (prose(text)) } } }
            }
            (self.by_rule())
            (self.by_reason())
            @if !self.missing.is_empty() {
                h2 { "Includes that are not found" }
                ul { @for text in &self.missing { li { (prose(text)) } } }
            }
            (self.by_folder(&all))
            (self.by_file(&all))
        };
        page(&self.about, &html! { "culambda report" }, &STEPS, &body)
    }

    fn sums(&self, all: &Counts) -> Markup {
        let states = [
            (all.known, State::Known),
            (all.in_part, State::InPart),
            (all.ordinary, State::Ordinary),
            (all.not_analysed, State::NotAnalysed),
        ];
        let states = states.iter().filter(|(count, _)| *count > 0);
        let states: Vec<String> = states
            .map(|(count, state)| format!("{count} {}", state.word()))
            .collect();
        html! {
            p {
                strong { (counted(all.lambdas(), "lambda")) }
                " in " (counted(self.files.len(), "file")) ", of " (self.looked_at) " that were looked at"
                @if !states.is_empty() { ": " (states.join(", ")) }
                ". " (all.refused) " would be refused by " code { "rewrite" } "."
                br;
                strong { (counted(all.errors, "error")) ", " (counted(all.warnings, "warning")) }
                @if all.notes > 0 { ", " (counted(all.notes, "note")) }
                "."
            }
            @for text in &self.left_out { p.soft { (prose(text)) "." } }
        }
    }

    fn by_rule(&self) -> Markup {
        let mut rules: BTreeMap<(Level, &str), (&'static Rule, Vec<&Link>)> = BTreeMap::new();
        for (rule, level, link) in self.files.iter().flat_map(|file| &file.found) {
            let entry = rules.entry((*level, rule.name)).or_insert((rule, Vec::new()));
            entry.1.push(link);
        }
        let mut rules: Vec<_> = rules.into_iter().collect();
        rules.sort_by_key(|((level, name), (_, links))| (std::cmp::Reverse((*level, links.len())), *name));
        html! {
            h2 #rules { "Findings by rule" }
            @if rules.is_empty() { p { "Nothing was found." } } @else {
                div.wide { table.facts {
                    thead { tr {
                        th scope="col" { "Level" } th scope="col" { "Count" } th scope="col" { "Number" }
                        th scope="col" { "Rule" } th scope="col" { "Finds that" }
                    } }
                    @for ((level, rule_name), (rule, links)) in &rules {
                        tr {
                            td { span.word.(level.word()) { (level.word()) } }
                            (number(links.len()))
                            td.count { @if let Some(number) = rule.number { (number) } }
                            td { a href=(rule::address(rule_name)) { (name(rule_name)) } }
                            td { (prose(rule.summary)) (places(links)) }
                        }
                    }
                } }
            }
        }
    }

    fn by_reason(&self) -> Markup {
        let mut reasons: BTreeMap<&str, Vec<&Link>> = BTreeMap::new();
        for (why, link) in self.files.iter().flat_map(|file| &file.unknown) {
            reasons.entry(why).or_default().push(link);
        }
        let mut reasons: Vec<_> = reasons.into_iter().collect();
        reasons.sort_by_key(|(why, links)| (std::cmp::Reverse(links.len()), *why));
        html! {
            @if !reasons.is_empty() {
                h2 #unknown { "What is not known, by reason" }
                div.wide { table.facts {
                    thead { tr { th scope="col" { "Lambdas" } th scope="col" { "Because" } } }
                    @for (why, links) in &reasons {
                        tr { (number(links.len())) td { (prose(why)) (places(links)) } }
                    }
                } }
            }
        }
    }

    fn by_folder(&self, all: &Counts) -> Markup {
        let mut folders: BTreeMap<&str, Counts> = BTreeMap::new();
        for file in &self.files {
            folders.entry(file.folder()).or_default().add(&file.counts);
        }
        html! {
            @if folders.len() > 1 {
                h2 #folders { "Folders" }
                div.wide { table.facts {
                    thead { tr { th scope="col" { "Folder" } th.count scope="col" { "Files" } (heads(all)) } }
                    @for (folder, counts) in &folders {
                        tr { td { (name(folder)) } (number(counts.files)) (cells(counts, all)) }
                    }
                } }
            }
        }
    }

    fn by_file(&self, all: &Counts) -> Markup {
        html! {
            h2 #files { "Files" }
            @if self.files.is_empty() { p { "No file has an annotated lambda." } } @else {
                div.wide { table.facts {
                    thead { tr { th scope="col" { "File" } (heads(all)) } }
                    @for file in &self.files {
                        tr {
                            td { a.stop href=(file.page) { (name(&file.name)) } }
                            (cells(&file.counts, all))
                        }
                    }
                } }
            }
        }
    }
}

/// The columns of a table with counts.
fn columns(counts: &Counts) -> [(&'static str, usize); 9] {
    [
        ("Lambdas", counts.lambdas()),
        ("Known", counts.known),
        ("In part", counts.in_part),
        ("Ordinary", counts.ordinary),
        ("Not analysed", counts.not_analysed),
        ("Refused", counts.refused),
        ("Errors", counts.errors),
        ("Warnings", counts.warnings),
        ("Notes", counts.notes),
    ]
}

/// Those in which something is counted.
fn heads(all: &Counts) -> Markup {
    html! { @for (name, sum) in columns(all) { @if sum > 0 { th.count scope="col" { (name) } } } }
}

fn cells(counts: &Counts, all: &Counts) -> Markup {
    html! {
        @for ((_, count), (_, sum)) in columns(counts).into_iter().zip(columns(all)) {
            @if sum > 0 { (number(count)) }
        }
    }
}

/// Where something is, for those who open it.
fn places(links: &[&Link]) -> Markup {
    html! {
        details {
            summary { (counted(links.len(), "place")) }
            ul {
                @for link in links.iter().take(MAX_PLACES) { li { a href=(link.to) { (name(&link.name)) } } }
                @if links.len() > MAX_PLACES { li.soft { "and " (links.len() - MAX_PLACES) " more" } }
            }
        }
    }
}
