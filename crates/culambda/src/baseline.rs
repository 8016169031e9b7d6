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
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::findings::{Checked, counted};
use crate::input::Input;
use crate::report::{Message, Reporter, Severity};
use crate::{io, layout, names, outputs, trust};

/// What the file is called if nobody says.
pub const FILE_NAME: &str = "culambda-baseline.json";

/// The version of the format.
const SCHEMA: u32 = 1;

/// The file.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Stored {
    schema: u32,
    findings: Vec<StoredEntry>,
}

#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct StoredEntry {
    /// Relative to the folder of the baseline, with `/`.
    file: String,
    rule: String,
    text: String,
    count: usize,
}

/// The JSON schema of the file.
pub fn schema() -> schemars::Schema {
    crate::schemas::of_output::<Stored>(FILE_NAME)
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

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads one; the command line may name anything.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn read(path: &Path, named: bool) -> Result<Baseline, Message> {
        let name = names::name(path);
        let text = if named {
            io::read(path)
        } else {
            trust::read(path, trust::DATA)
        };
        let text = text.map_err(|error| {
            Message::error(format!("cannot read the baseline `{name}`: {error}")).help("--write-baseline makes one")
        })?;
        let stored: Stored = serde_json::from_slice(&text)
            .map_err(|error| Message::error(format!("`{name}` is not a baseline: {error}")))?;
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
            let mut known = self.known(&Keys::of(&self.path, checked)).into_iter();
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

    /// Which findings are known, in their order: of those that are the same, the first ones.
    fn known(&mut self, keys: &Keys) -> Vec<bool> {
        let mut left: Vec<usize> = keys
            .distinct
            .iter()
            .zip(keys.counts())
            .map(|(key, found)| {
                let Some(count) = self.entries.get_mut(key) else {
                    return 0;
                };
                let taken = found.min(*count);
                *count -= taken;
                taken
            })
            .collect();
        let mut known = |&key: &usize| match left.get_mut(key) {
            Some(left @ 1..) => {
                *left -= 1;
                true
            }
            _ => false,
        };
        keys.of_findings.iter().map(&mut known).collect()
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
        for checked in all {
            let keys = Keys::of(&self.path, checked);
            let counts = keys.counts();
            for (key, found) in keys.distinct.into_iter().zip(counts) {
                let count = self.entries.entry(key).or_default();
                *count = count.saturating_add(found);
            }
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
    ///
    /// # Errors
    /// The repository names a file outside of it.
    fn path(&self, inputs: &[Input]) -> Result<Option<PathBuf>, Message> {
        let configured = || {
            let mut configs = inputs.iter().filter_map(|input| input.settings.config.as_deref());
            configs.find_map(|config| Some((config, config.baseline.as_ref()?)))
        };
        let path = match (self.named, configured()) {
            (Some(named), _) => named.to_owned(),
            (None, Some((config, path))) => {
                if !trust::resolved(&path.value).starts_with(config.project()) {
                    let (name, config) = (names::name(&path.value), &config.name);
                    let text = format!("the baseline `{name}` that `{config}` names lies outside of the project");
                    return Err(Message::error(text).help("name it on the command line with --baseline"));
                }
                path.value.clone()
            }
            (None, None) if self.write => FILE_NAME.into(),
            (None, None) => return Ok(None),
        };
        if trust::leads_out(&path) {
            let name = names::name(&path);
            let text = format!("the baseline `{name}` is a link that leads out of the project");
            return Err(Message::error(text).help("name the file itself with --baseline"));
        }
        Ok(Some(path))
    }

    /// Reads the file, before anything is checked: what others write into it from then on is not written over.
    ///
    /// # Errors
    /// It cannot be read; it is to be written, and cannot be, or is an input.
    pub fn open(&self, inputs: &[Input]) -> Result<Option<Baseline>, Message> {
        let Some(path) = self.path(inputs)? else {
            return Ok(None);
        };
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
        Baseline::read(&path, self.named.is_some()).map(Some)
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

/// The keys of the findings of a file, then those of lambdas that could not be analysed.
#[derive(Debug, Default)]
struct Keys {
    distinct: Vec<Key>,
    /// For each finding the number of its key.
    of_findings: Vec<usize>,
}

impl Keys {
    fn of(baseline: &Path, checked: &Checked) -> Keys {
        let report = &checked.report;
        let findings = report.findings.iter().map(|finding| (finding.rule.name, finding.place));
        let lambdas = report.not_analysed.iter().map(|lambda| {
            let span = lambda.span;
            (NOT_ANALYSED, Place { file: 0, span })
        });
        // A line may be long, and have many findings: its text is taken once.
        let mut known: FxHashMap<(&str, usize, usize), usize> = FxHashMap::default();
        let mut keys = Keys::default();
        for (rule, place) in findings.chain(lambdas) {
            let at = (rule, place.file, line_start(checked, place));
            let key = *known.entry(at).or_insert_with(|| {
                keys.distinct.push(Key {
                    file: relative(baseline, &names::path(report.position(place).file)),
                    rule: rule.to_owned(),
                    text: line(checked, place.file, at.2),
                });
                keys.distinct.len() - 1
            });
            keys.of_findings.push(key);
        }
        keys
    }

    /// How often each key occurs.
    fn counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.distinct.len()];
        for &key in &self.of_findings {
            if let Some(count) = counts.get_mut(key) {
                *count += 1;
            }
        }
        counts
    }
}

/// A name for each finding, then for each lambda that could not be analysed, by which services know them again when
/// lines have moved: made of what a baseline keeps, and of how many findings like it come before it.
pub(crate) fn fingerprints(checked: &Checked) -> Vec<String> {
    let keys = Keys::of(Path::new("-"), checked);
    // A line may be long, and have many findings: it is gone through once.
    let of_key = |key: &Key| {
        let parts = [&key.file, &key.rule, &key.text].into_iter();
        hash(START, parts.flat_map(|part| part.bytes().chain([0])))
    };
    let mut all: Vec<(u64, usize)> = keys.distinct.iter().map(|key| (of_key(key), 0)).collect();
    let of_finding = |key: &usize| {
        let Some((known, count)) = all.get_mut(*key) else {
            return String::new();
        };
        *count += 1;
        format!("{:016x}", hash(*known, count.to_string().bytes()))
    };
    keys.of_findings.iter().map(of_finding).collect()
}

/// What a hash begins with.
const START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, which is the same everywhere and always.
fn hash(start: u64, bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(start, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Where the line of a place begins.
fn line_start(checked: &Checked, place: Place) -> usize {
    let Some(file) = checked.report.files.get(place.file) else {
        return 0;
    };
    let offset = place.span.start.min(file.text.len() as u32);
    (offset - (file.lines.column(offset) - 1).min(offset)) as usize
}

/// A line of a file, with blanks made one; none of its text if that is not shown.
fn line(checked: &Checked, file: usize, start: usize) -> String {
    let Some(found) = checked.report.files.get(file).filter(|_| !checked.hides(file)) else {
        return String::new();
    };
    let rest = found.text.get(start..).unwrap_or_default();
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_do_not_wrap() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("known.json");
        let entry = |text: &str| serde_json::json!({"file": "gone", "rule": "r", "text": text, "count": usize::MAX});
        let stored = serde_json::json!({"schema": SCHEMA, "findings": [entry("a"), entry("a"), entry("b")]});
        std::fs::write(&path, stored.to_string()).unwrap();
        let baseline = Baseline::read(&path, true).unwrap();
        assert_eq!(baseline.count(), usize::MAX);
        assert_eq!(baseline.stale(&[]), usize::MAX);
    }
}
