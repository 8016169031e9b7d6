//! `culambda report`: pages that show the lambdas of a project.

use std::collections::BTreeMap;
use std::path::PathBuf;

use self::folder::Folder;
use crate::coverage::not_found;
use crate::findings::counted;
use crate::html::{INDEX, Index, IndexRow, rule_address, rule_page};
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::ReportArgs;
use crate::progress::Progress;
use crate::report::{Message, Reporter, printable};
use crate::selection::{self, Chosen, Wanted};
use crate::{Status, names};

mod folder;
mod sheet;

/// Writes the pages.
pub fn run(args: &ReportArgs, reporter: &mut Reporter) -> Status {
    match write(args, reporter) {
        Ok((status, told)) => status.and(super::print(Ok(told), reporter)),
        Err(message) => {
            reporter.show(&message);
            Status::Failed
        }
    }
}

/// Writes the pages; how that ended, and what is said of it.
fn write(args: &ReportArgs, reporter: &mut Reporter) -> Result<(Status, String), Message> {
    let wanted = Wanted::all_of(&args.files, &args.presets, &args.read);
    // What stands in the way of writing is told before anything is read.
    let folder = Folder::of(&args.output)?;
    let chosen = wanted.choose(reporter)?;
    let folder = folder.begin()?;
    let cache = Cache::default();
    let names = folder::pages(chosen.inputs.iter().map(|input| input.name.as_str()));
    let inputs: Vec<(&Input, String)> = chosen.inputs.iter().zip(names).collect();
    let progress = Progress::new(inputs.len());
    let done = input::map(&inputs, |(input, page)| {
        let row = write_file(input, page, &chosen, &cache, &folder);
        progress.step();
        row
    });
    drop(progress);
    let done = done.map_err(|error| Message::error(format!("cannot start a thread: {error}")))?;
    let mut status = Status::Done;
    let mut index = Index {
        about: about(&args.files),
        looked_at: chosen.looked_at.len(),
        missing: selection::missing(&chosen).iter().map(not_found).collect(),
        left_out: chosen.left_out.clauses(),
        ..Index::default()
    };
    for row in done {
        match row {
            Ok(row) => index.files.extend(row),
            Err(message) => {
                reporter.show(&message);
                index.failed.push(message.text);
                status = Status::Failed;
            }
        }
    }
    let rules: BTreeMap<_, _> = index
        .files
        .iter()
        .flat_map(IndexRow::rules)
        .map(|rule| (rule.name, rule))
        .collect();
    for rule in rules.into_values() {
        folder.write(&rule_address(rule.name), &rule_page(rule))?;
    }
    folder.write(INDEX, &index.page())?;
    folder.end()?;
    let first = names::name(&args.output.join(INDEX));
    let told = format!("{}: {}\n", printable(&first), counted(index.files.len(), "file"));
    Ok((status, told))
}

/// Writes the page of a file, if there is anything to say of it.
fn write_file(
    input: &Input,
    page: &str,
    chosen: &Chosen,
    cache: &Cache,
    folder: &Folder,
) -> Result<Option<IndexRow>, Message> {
    let sheet = sheet::of(input, chosen, cache)?;
    if sheet.lambdas.is_empty() && sheet.remarks.is_empty() {
        return Ok(None);
    }
    folder.write(page, &sheet.page())?;
    Ok(Some(IndexRow::of(&sheet, page)))
}

/// What the report is about, as people said it.
fn about(files: &[PathBuf]) -> String {
    match files {
        [] => ".".to_owned(),
        [one] => names::name(one),
        [first, rest @ ..] => format!("{} and {}", names::name(first), counted(rest.len(), "other place")),
    }
}
