//! Findings that are known: they are listed in a file, and only new ones fail.
//!
//! An entry is a rule, a file, the text of the line with its blanks made one, and how often that occurs. It has no
//! line number, so it survives what happens above and below, and a changed indentation. An entry that matches
//! nothing any more is stale; it goes when the baseline is written again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use culambda_rules::Place;
use culambda_rules::levels::NOT_ANALYSED;
use culambda_source::Text;
use serde::{Deserialize, Serialize};

use crate::findings::{Checked, counted};
use crate::input::Input;
use crate::report::{Message, Reporter, Severity};
use crate::{io, layout, names, outputs};

/// What the file is called if nobody says.
pub const FILE_NAME: &str = "culambda-baseline.json";

/// The version of the format.
const SCHEMA: u32 = 1;

/// The file.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    schema: u32,
    findings: Vec<StoredEntry>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StoredEntry {
    /// Relative to the folder of the baseline, with `/`.
    file: String,
    rule: String,
    text: String,
    count: usize,
}

/// What makes two findings the same: file, rule, text of the line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    file: String,
    rule: String,
    text: String,
}

/// Known findings.
#[derive(Debug)]
pub struct Baseline {
    path: PathBuf,
    /// Its text as it was read; `None` if there was no such file.
    before: Option<Text>,
    /// How many of each kind are known and were not met yet.
    entries: BTreeMap<Key, usize>,
}

impl Baseline {
    /// One without entries.
    pub fn empty(path: &Path) -> Baseline {
        Baseline {
            path: path.to_owned(),
            before: None,
            entries: BTreeMap::new(),
        }
    }

    /// Reads one.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn read(path: &Path) -> Result<Baseline, Message> {
        let name = names::name(path);
        let text = io::read(path).map_err(|error| {
            Message::error(format!("cannot read the baseline `{name}`: {error}")).help("--write-baseline makes one")
        })?;
        let stored: Stored = serde_json::from_slice(&text)
            .map_err(|error| Message::error(format!("`{name}` is no baseline: {error}")))?;
        if stored.schema != SCHEMA {
            let text = format!("`{name}` is a baseline of version {}: {SCHEMA} is known", stored.schema);
            return Err(Message::error(text));
        }
        let mut out = Baseline::empty(path);
        out.before = Some(text);
        for StoredEntry {
            file,
            rule,
            text,
            count,
        } in stored.findings
        {
            let known = out.entries.entry(Key { file, rule, text }).or_default();
            *known = known.saturating_add(count);
        }
        Ok(out)
    }

    /// Takes out what is known.
    pub fn apply(&mut self, all: &mut [Checked]) {
        for checked in all {
            let known: Vec<bool> = self.known(&keys(&self.path, checked));
            let mut known = known.into_iter();
            let mut taken = 0;
            let mut stays = || {
                let known = known.next().unwrap_or(false);
                taken += usize::from(known);
                !known
            };
            checked.report.findings.retain(|_| stays());
            checked.report.not_analysed.retain(|_| stays());
            checked.in_baseline = taken;
        }
    }

    fn known(&mut self, keys: &[Key]) -> Vec<bool> {
        let mut known = |key: &Key| match self.entries.get_mut(key) {
            Some(count @ 1..) => {
                *count -= 1;
                true
            }
            _ => false,
        };
        keys.iter().map(&mut known).collect()
    }

    /// What was not met although its file was looked at, or is gone: number of findings.
    pub fn stale(&self, files: &[PathBuf]) -> usize {
        let looked_at = self.names(files);
        let left = self.entries.iter().filter(|(_, count)| **count > 0);
        let stale = left.filter(|(key, _)| looked_at.contains(&key.file) || !self.place_of(&key.file).exists());
        sum(stale.map(|(_, count)| *count))
    }

    /// Takes what was found now for the files that were looked at, and keeps the entries of others that exist.
    pub fn renew(&mut self, files: &[PathBuf], all: &[Checked]) {
        let looked_at = self.names(files);
        let folder = io::folder_of(&self.path).to_owned();
        let exists = |file: &str| folder.join(names::path(file)).exists();
        self.entries
            .retain(|key, _| !looked_at.contains(&key.file) && exists(&key.file));
        for key in all.iter().flat_map(|checked| keys(&self.path, checked)) {
            let known = self.entries.entry(key).or_default();
            *known = known.saturating_add(1);
        }
    }

    /// Number of known findings.
    pub fn count(&self) -> usize {
        sum(self.entries.values().copied())
    }

    /// Writes it.
    ///
    /// # Errors
    /// Those of the system; somebody else has written it since it was read.
    pub fn write(&self) -> Result<(), Message> {
        let entry = |(key, count): (&Key, &usize)| StoredEntry {
            file: key.file.clone(),
            rule: key.rule.clone(),
            text: key.text.clone(),
            count: *count,
        };
        let stored = Stored {
            schema: SCHEMA,
            findings: self
                .entries
                .iter()
                .filter(|(_, count)| **count > 0)
                .map(entry)
                .collect(),
        };
        let text = serde_json::to_vec_pretty(&stored).map_err(std::io::Error::other);
        let written = text.and_then(|mut text| {
            text.push(b'\n');
            let before = self.before.as_deref().map_or(io::Before::Nothing, io::Before::Text);
            io::write_pieces(&self.path, &[&text], before)
        });
        let name = names::name(&self.path);
        written.map_err(|error| Message::error(format!("cannot write the baseline `{name}`: {error}")))
    }

    fn names(&self, files: &[PathBuf]) -> std::collections::BTreeSet<String> {
        files.iter().map(|file| relative(&self.path, file)).collect()
    }

    fn place_of(&self, file: &str) -> PathBuf {
        io::folder_of(&self.path).join(names::path(file))
    }
}

/// What `check` is told of baselines.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The file that the command line names.
    pub named: Option<&'a Path>,
    /// Whether it is to be written.
    pub write: bool,
    /// Whether the output tells how many findings are known.
    pub counted: bool,
}

impl Wanted<'_> {
    /// The file, if one is wanted.
    fn path(&self, inputs: &[Input]) -> Option<PathBuf> {
        let configured = || {
            let mut configs = inputs.iter().filter_map(|input| input.settings.config.as_deref());
            configs
                .find_map(|config| config.baseline.as_ref())
                .map(|path| path.value.clone())
        };
        let named = self.named.map(Path::to_owned).or_else(configured);
        named.or_else(|| self.write.then(|| FILE_NAME.into()))
    }

    /// Reads the file, before anything is checked: what others write into it from then on is not written over.
    ///
    /// # Errors
    /// It cannot be read; it is to be written, and cannot be, or is an input.
    pub fn open(&self, inputs: &[Input]) -> Result<Option<Baseline>, Message> {
        let Some(path) = self.path(inputs) else { return Ok(None) };
        if self.write {
            let standard = inputs
                .iter()
                .any(|input| input.path.is_none())
                .then_some(Path::new("-"));
            let named = inputs.iter().filter_map(|input| input.path.as_deref());
            let configs = inputs.iter().filter_map(|input| input.settings.config.as_deref());
            let configs: std::collections::BTreeSet<PathBuf> =
                configs.map(|config| names::path(&config.name)).collect();
            outputs::spare(
                &[&path],
                named.chain(standard).chain(configs.iter().map(PathBuf::as_path)),
            )?;
            outputs::check(&[&path])?;
        }
        if self.write && !path.exists() {
            return Ok(Some(Baseline::empty(&path)));
        }
        Baseline::read(&path).map(Some)
    }

    /// Takes out of what was found in files what is known, or makes it known.
    ///
    /// # Errors
    /// The baseline cannot be written.
    pub fn settle(
        &self,
        mut baseline: Baseline,
        files: &[PathBuf],
        all: &mut [Checked],
        reporter: &mut Reporter,
    ) -> Result<(), Message> {
        let name = names::name(&baseline.path);
        let note = |text: String| Message::new(Severity::Note, text);
        if self.write {
            baseline.renew(files, all);
            baseline.write()?;
            reporter.show(&note(format!(
                "`{name}` has {} now",
                counted(baseline.count(), "finding")
            )));
        }
        baseline.apply(all);
        let taken: usize = all.iter().map(|checked| checked.in_baseline).sum();
        if taken > 0 && !self.counted {
            reporter.show(&note(format!("{} in the baseline `{name}`", counted(taken, "finding"))));
        }
        let stale = baseline.stale(files);
        if stale > 0 {
            let text = format!(
                "{} in the baseline `{name}` not there any more",
                counted(stale, "finding")
            );
            let text = text.replace(
                " not there",
                if stale == 1 { " is not there" } else { " are not there" },
            );
            reporter.show(&note(text).help("--write-baseline takes them out"));
        }
        Ok(())
    }
}

/// How a file is called in a baseline.
fn relative(baseline: &Path, file: &Path) -> String {
    let way = layout::relative(io::folder_of(baseline), file).unwrap_or_else(|_| file.to_owned());
    let name = names::name(&way);
    if cfg!(windows) { name.replace('\\', "/") } else { name }
}

/// Counts are what somebody wrote into a file.
fn sum(counts: impl Iterator<Item = usize>) -> usize {
    counts.fold(0, usize::saturating_add)
}

/// The keys of the findings, then those of lambdas that could not be analysed.
fn keys(baseline: &Path, checked: &Checked) -> Vec<Key> {
    let report = &checked.report;
    let key = |rule: &str, place: Place| Key {
        file: relative(baseline, &names::path(report.position(place).file)),
        rule: rule.to_owned(),
        text: line(checked, place),
    };
    let findings = report
        .findings
        .iter()
        .map(|finding| key(finding.rule.name, finding.place));
    let lambdas = report.not_analysed.iter().map(|lambda| {
        let place = Place {
            file: 0,
            span: lambda.span,
        };
        key(NOT_ANALYSED, place)
    });
    findings.chain(lambdas).collect()
}

/// The line of a place, with blanks made one.
fn line(checked: &Checked, place: Place) -> String {
    let text = checked
        .report
        .files
        .get(place.file)
        .map(|file| &*file.text)
        .unwrap_or_default();
    let (before, behind) = text.split_at(text.len().min(place.span.start as usize));
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let end = behind.iter().position(|&byte| byte == b'\n').unwrap_or(behind.len());
    let line = [
        before.get(start..).unwrap_or_default(),
        behind.get(..end).unwrap_or_default(),
    ]
    .concat();
    String::from_utf8_lossy(&line)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}
