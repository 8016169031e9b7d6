//! `check --add-allow`: comments that allow what was found, written into the files.

use culambda_rules::levels::Levels;
use culambda_rules::suppress::write::comments;
use culambda_rules::{Level, Rule};

use super::stays_inside;
use crate::checking::{levels_of, may_allow};
use crate::findings::Checked;
use crate::input::Input;
use crate::report::{Message, Reporter};
use crate::{Status, io, rewriting};

/// Writes them into some files that were checked.
pub(super) fn add_all<'c>(
    all: impl Iterator<Item = (&'c Input, &'c mut Checked)>,
    levels: &Levels,
    reason: &str,
    reporter: &mut Reporter,
) -> Status {
    let mut status = Status::Done;
    for (input, checked) in all {
        if let Err(message) = add(input, checked, levels, reason) {
            reporter.show(&message);
            status = Status::Failed;
        }
    }
    status
}

/// Writes comments above the errors and warnings of a file, and takes it out of the findings. What no comment can allow stays.
///
/// # Errors
/// The file changed meanwhile, or cannot be written.
fn add(input: &Input, checked: &mut Checked, levels: &Levels, reason: &str) -> Result<(), Message> {
    let Some(path) = &input.path else { return Ok(()) };
    let levels = levels_of(input, levels);
    let report = &mut checked.report;
    let is_of_markers = report.files.first().is_some_and(|file| !file.markers.is_empty());
    let wanted: Vec<(usize, (u32, &'static Rule))> = report
        .findings
        .iter()
        .enumerate()
        .filter(|(_, finding)| {
            finding.level != Level::Note
                && finding.place.file == 0
                && !is_of_markers
                && may_allow(&levels, finding.rule)
        })
        .map(|(index, finding)| (index, (finding.place.span.start, finding.rule)))
        .collect();
    let places: Vec<(u32, &'static Rule)> = wanted.iter().map(|(_, place)| *place).collect();
    let made = comments(&checked.text, &places, reason);
    if made.edits.is_empty() {
        return Ok(());
    }
    stays_inside(path, &input.name)?;
    let pieces = rewriting::pieces(&checked.text, &made.edits);
    let written = io::write_pieces(path, &pieces, io::Before::Text(&checked.text));
    written.map_err(|error| Message::error(format!("cannot write `{}`: {error}", input.name)))?;
    let allowed = |index: usize| {
        let at = wanted.iter().position(|(own, _)| *own == index);
        at.is_some_and(|at| !made.left.contains(&at))
    };
    let mut index = 0..;
    report.findings.retain(|_| !index.next().is_some_and(allowed));
    checked.allowed = places.len() - made.left.len();
    Ok(())
}
