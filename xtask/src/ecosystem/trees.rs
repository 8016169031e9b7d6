//! `cargo xtask ecosystem --trees`: what `list .` says in a checkout, compared with the reference's answers for units.
//!
//! A lambda is a file, the line of its introducer (of the use, where a macro holds it) and its order on that line. Its
//! place is that which line markers give it in the unit; its fields are those that the reference printed. A lambda of
//! a header is equal if all fields are those of one unit. Each checkout is listed twice: as it is, and with the options
//! by which the recorded build departs from what the tree says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use culambda_model::compare::{FieldDifference, differences};
use serde_json::Value;

use super::{MAX_SHOWN, culambda, json, list, text, with_ending};
use crate::{Outcome, repository};

/// A file, and a line in it.
type Place = (String, u64);

/// Compares the checkouts of projects, each without options and with those of the recorded build.
pub(super) fn compare(binary: &Path, folders: &[PathBuf]) -> Outcome {
    println!("| project | options | lambdas | equal | wrong | lost | unknown | not analysed |");
    println!("|---|---|---|---|---|---|---|---|");
    let mut well = true;
    for folder in folders {
        let checkout = json(&folder.join("checkout"))?;
        let root = PathBuf::from(text(&checkout, "root"));
        let recorded = Recorded::of(binary, folder, &root)?;
        let departs: Vec<&str> = list(&checkout, "departs").iter().filter_map(Value::as_str).collect();
        for unit in &recorded.unplaced {
            eprintln!("  {unit}");
        }
        well &= recorded.unplaced.is_empty();
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let as_it_is = compare_with(binary, &name, &root, &recorded, &[])?;
        well &= if departs.is_empty() {
            as_it_is
        } else {
            compare_with(binary, &name, &root, &recorded, &departs)?
        };
    }
    Ok(well)
}

/// What the reference says of the lambdas of a checkout.
#[derive(Default)]
struct Recorded {
    /// What each unit has at a place, in order.
    places: BTreeMap<Place, Vec<Vec<Value>>>,
    /// Lines of which a unit has text.
    read: BTreeMap<String, BTreeSet<u64>>,
    /// Units of which the preprocessed text has another number of sites for us: their places are not known.
    unplaced: Vec<String>,
}

impl Recorded {
    fn of(binary: &Path, folder: &Path, root: &Path) -> Result<Self, String> {
        let mut out = Self::default();
        for record in with_ending(folder, "json")? {
            let (want, unit) = (json(&record)?, record.with_extension("ii"));
            let got = culambda(
                binary,
                &["list", "--system-headers", "--std", text(&want, "std")],
                &unit,
            )?;
            let (want, got) = (list(&want, "sites"), list(&got, "sites"));
            if want.len() != got.len() {
                let counts = format!("{} sites, and {} of ours", want.len(), got.len());
                out.unplaced.push(format!("{}: left out: {counts}", unit.display()));
                continue;
            }
            let mut here: BTreeMap<Place, Vec<Value>> = BTreeMap::new();
            for (want, got) in want.iter().zip(got) {
                if let Some(file) = within(root, text(got, "file")) {
                    here.entry((file, line(got))).or_default().push(want.clone());
                }
            }
            for (place, sites) in here {
                out.places.entry(place).or_default().push(sites);
            }
            out.reads(&unit, root)?;
        }
        Ok(out)
    }

    /// Notes of which lines of the checkout a unit has text.
    fn reads(&mut self, unit: &Path, root: &Path) -> Result<(), String> {
        let text = repository::read(unit)?;
        let (mut file, mut number) = (None, 0);
        for line in text.split(|byte| *byte == b'\n') {
            if let Some((at, name)) = marker(line) {
                (file, number) = (within(root, name), at);
                continue;
            }
            if let Some(file) = file.as_ref().filter(|_| !line.trim_ascii().is_empty()) {
                self.read.entry(file.clone()).or_default().insert(number);
            }
            number += 1;
        }
        Ok(())
    }

    /// Whether a unit has text of a place.
    fn has_text(&self, place: &Place) -> bool {
        self.read.get(&place.0).is_some_and(|lines| lines.contains(&place.1))
    }
}

/// The line and the file of `# 12 "file"`.
fn marker(line: &[u8]) -> Option<(u64, &str)> {
    let line = std::str::from_utf8(line.strip_prefix(b"# ")?).ok()?;
    let mut parts = line.split('"');
    Some((parts.next()?.trim().parse().ok()?, parts.next()?))
}

/// A path as it is written from the root of a checkout, if it lies there.
fn within(root: &Path, path: &str) -> Option<String> {
    let path = Path::new(path);
    let path = if path.is_absolute() {
        path.strip_prefix(root).ok()?
    } else {
        path
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                parts.pop()?;
            }
            Component::Normal(name) => parts.push(name.to_str()?),
            _ => {}
        }
    }
    (!parts.is_empty()).then(|| parts.join("/"))
}

/// The line on which the parentheses are closed that a line opens, itself if it opens none.
fn end_of_use(text: &[u8], first: u64) -> u64 {
    let mut depth = 0_i32;
    for (line, number) in text
        .split(|byte| *byte == b'\n')
        .zip(1..)
        .skip(first.saturating_sub(1) as usize)
    {
        for byte in line {
            depth += i32::from(*byte == b'(') - i32::from(*byte == b')');
        }
        if depth <= 0 {
            return number;
        }
    }
    first
}

fn line(site: &Value) -> u64 {
    site["line"].as_u64().unwrap_or_default()
}

/// What became of a lambda.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Equal,
    /// Nothing is wrong, and something is not stated.
    Unknown,
    /// Something is stated otherwise, or a site where the reference has none.
    Wrong,
    /// Not analysed, with a reason.
    Unread,
    /// Not seen, or taken for an ordinary one.
    Lost,
}

/// What `list .` says of a checkout.
struct Listed {
    sites: BTreeMap<Place, Vec<Value>>,
    unread: BTreeMap<Place, String>,
    ordinary: BTreeMap<Place, String>,
}

impl Listed {
    fn of(binary: &Path, root: &Path, options: &[&str]) -> Result<Self, String> {
        let mut arguments = vec!["list"];
        arguments.extend(options);
        let got = super::culambda_in(binary, root, &arguments)?;
        let place = |site: &Value| (within(root, text(site, "file")).unwrap_or_default(), line(site));
        let mut sites: BTreeMap<Place, Vec<Value>> = BTreeMap::new();
        for site in list(&got, "sites") {
            sites.entry(place(site)).or_default().push(site.clone());
        }
        for here in sites.values_mut() {
            here.sort_by_key(|site| site["column"].as_u64());
        }
        let mut unread = BTreeMap::new();
        for lost in list(&got, "not_analysed") {
            let (file, first) = place(lost);
            for line in first..=lost["end_line"].as_u64().unwrap_or(first) {
                unread.insert((file.clone(), line), text(lost, "reason").to_owned());
            }
        }
        let ordinary = list(&got, "ordinary").iter();
        Ok(Self {
            sites,
            unread,
            ordinary: ordinary.map(|o| (place(o), text(o, "reason").to_owned())).collect(),
        })
    }

    /// Brings lambdas in the arguments of a macro to the line of its use, where the preprocessor puts all of them, those
    /// that are not analysed as well.
    fn gather(&mut self, root: &Path, recorded: &Recorded) -> Result<(), String> {
        for place in recorded
            .places
            .keys()
            .filter(|place| !self.sites.contains_key(place))
            .cloned()
            .collect::<Vec<_>>()
        {
            let (file, first) = &place;
            let last = end_of_use(&repository::read(&root.join(file))?, *first);
            let lines = (file.clone(), first + 1)..=(file.clone(), last.max(first + 1));
            if let Some((_, reason)) = self.unread.range(lines.clone()).next() {
                let reason = reason.clone();
                self.unread.entry(place.clone()).or_insert(reason);
            }
            let arguments: Vec<Place> = self.sites.range(lines).map(|(place, _)| place.clone()).collect();
            let arguments = arguments.iter().filter(|place| !recorded.places.contains_key(place));
            let mut moved: Vec<Value> = arguments
                .filter_map(|place| self.sites.remove(place))
                .flatten()
                .collect();
            // A macro may write its arguments several times: all of them once, then all of them again.
            let number = |site: &Value| text(site, "id").parse::<u32>();
            if moved.iter().all(|site| number(site).is_ok()) {
                moved.sort_by_key(|site| number(site).unwrap_or_default());
            }
            if !moved.is_empty() {
                self.sites.insert(place, moved);
            }
        }
        Ok(())
    }

    /// What became of the `nth` lambda at a place, of which the reference says one of `variants`.
    fn judge(&self, place: &Place, nth: usize, variants: &[&Value]) -> (Class, String) {
        let Some(site) = self.sites.get(place).and_then(|here| here.get(nth)) else {
            return if let Some(reason) = self.unread.get(place) {
                (Class::Unread, reason.clone())
            } else {
                let reason = self.ordinary.get(place).map_or("it is in no list", String::as_str);
                (Class::Lost, reason.to_owned())
            };
        };
        let judged = variants.iter().map(|want| {
            let found = differences(want, site);
            let class = match found.iter().any(|d| d.stated) {
                true => Class::Wrong,
                false if found.is_empty() && site["refused"].is_null() => Class::Equal,
                false => Class::Unknown,
            };
            let mut said: Vec<String> = site["refused"].as_str().map(str::to_owned).into_iter().collect();
            let shown = |d: &&FieldDifference| class != Class::Wrong || d.stated;
            said.extend(found.iter().filter(shown).map(ToString::to_string));
            (class, found.len(), said.join("; "))
        });
        let best = judged.min_by_key(|(class, count, _)| (*class, *count));
        best.map_or((Class::Lost, String::new()), |(class, _, said)| (class, said))
    }
}

/// Lists a checkout and compares; `false` if something is wrong or lost, or less than 97 % is equal.
fn compare_with(binary: &Path, name: &str, root: &Path, recorded: &Recorded, options: &[&str]) -> Outcome {
    let mut listed = Listed::of(binary, root, options)?;
    listed.gather(root, recorded)?;
    let mut counts: BTreeMap<Class, usize> = BTreeMap::new();
    let mut notes = Vec::new();
    for (place, units) in &recorded.places {
        // A part that is included several times has its lambdas as often in the unit, and once in its file.
        let most = units.iter().map(Vec::len).max().unwrap_or_default();
        let count = listed.sites.get(place).map_or(most, |here| here.len().min(most)).max(1);
        for nth in 0..count {
            let variants = units
                .iter()
                .flat_map(|unit| unit.iter().skip(nth).step_by(count))
                .collect::<Vec<_>>();
            let (class, said) = listed.judge(place, nth, &variants);
            *counts.entry(class).or_default() += 1;
            if class != Class::Equal {
                notes.push(format!("{}:{}: {}: {said}", place.0, place.1, class.name()));
            }
        }
    }
    // What a condition keeps from all units may be a site in another build; where a unit has the text it is none.
    let more = listed
        .sites
        .keys()
        .filter(|place| recorded.has_text(place) && !recorded.places.contains_key(place));
    let more: Vec<String> = more
        .map(|place| format!("{}:{}: wrong: a site where the reference has none", place.0, place.1))
        .collect();
    let of = |class| counts.get(&class).copied().unwrap_or_default();
    let wrong = of(Class::Wrong) + more.len();
    let (all, equal) = (counts.values().sum::<usize>(), of(Class::Equal));
    println!(
        "| {name} | {} | {all} | {equal} | {} | {} | {} | {} |",
        if options.is_empty() {
            "none".to_owned()
        } else {
            format!("`{}`", options.join(" "))
        },
        wrong,
        of(Class::Lost),
        of(Class::Unknown),
        of(Class::Unread)
    );
    for note in notes.iter().chain(&more).take(MAX_SHOWN) {
        eprintln!("  {note}");
    }
    Ok(wrong + of(Class::Lost) == 0 && equal * 100 >= all * 97)
}

impl Class {
    fn name(self) -> &'static str {
        match self {
            Self::Equal => "equal",
            Self::Unknown => "unknown",
            Self::Wrong => "wrong",
            Self::Unread => "not analysed",
            Self::Lost => "lost",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{end_of_use, within};
    use std::path::Path;

    #[test]
    fn places_are_written_from_the_root() {
        let root = Path::new("/a/b");
        assert_eq!(within(root, "fem/integ/../x.hpp").as_deref(), Some("fem/x.hpp"));
        assert_eq!(within(root, "/a/b/./c.hpp").as_deref(), Some("c.hpp"));
        assert_eq!(within(root, "/a/c.hpp"), None);
        assert_eq!(within(root, "../c.hpp"), None);
    }

    #[test]
    fn the_use_of_a_macro_ends_with_its_arguments() {
        let text = b"f();\nM(a,\n  [=] (int i) { g(i); });\nh();\n";
        assert_eq!([1, 2, 4].map(|line| end_of_use(text, line)), [1, 3, 4]);
    }
}
