//! How far what was looked at is known: the last line of `check` and `list` counts it, and where most is not known, a
//! warning says what may be the cause and what would mend it.

use std::collections::BTreeMap;

use culambda_model::Analysis;
use culambda_model::facts::Role;
use culambda_source::Spaces;

use crate::findings::counted;
use crate::report::Message;
use crate::tree::Missing;

/// Macros that are named with the number of lambdas that depend on them, and includes that are named in a warning.
const MAX_NAMED: usize = 3;
/// A few lambdas make no habit.
const FEW: usize = 4;

/// Files that may hold lambdas and were not looked at, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// C++ files of a project that has its lambdas in `.cu` files.
    pub by_habit: usize,
    /// C++ files that the build files give to the host compiler.
    pub by_build: usize,
    /// Files for other programming models, as their folders or the build files say.
    pub of_other_models: usize,
    /// Files that `culambda.toml` excludes.
    pub excluded: usize,
}

impl LeftOut {
    /// How many they are, without those that somebody excluded.
    pub fn count(&self) -> usize {
        self.by_habit + self.by_build + self.of_other_models
    }

    /// What the last line says of them.
    pub fn clauses(&self) -> Vec<String> {
        let them = |count: usize| if count == 1 { "it" } else { "them" };
        let named = |count: usize, why: &str| {
            let (files, them) = (counted(count, "C++ file"), them(count));
            format!("{files} left out, because {why} (name {them} to check {them})")
        };
        let to_host = format!("the build gives {} to the host compiler", them(self.by_build));
        let all = [
            (
                self.by_habit,
                named(self.by_habit, "this project has its CUDA code in .cu files"),
            ),
            (self.by_build, named(self.by_build, &to_host)),
            (
                self.of_other_models,
                format!(
                    "{} left out for HIP, SYCL and other models than CUDA",
                    counted(self.of_other_models, "file")
                ),
            ),
            (
                self.excluded,
                format!("{} left out by culambda.toml", counted(self.excluded, "file")),
            ),
        ];
        all.into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(_, text)| text)
            .collect()
    }
}

/// The lambdas of some files, by what is known of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lambdas {
    /// How many files have any.
    pub files: usize,
    /// Extended lambdas of which everything is known.
    pub known: usize,
    /// Extended lambdas of which something is not.
    pub in_part: usize,
    /// Those that are no extended ones.
    pub ordinary: usize,
    /// Those that could not be analysed.
    pub not_analysed: usize,
    /// Which code was looked at for calls and variables across host and device.
    pub spaces: Option<Spaces>,
    /// How many functions were looked at for these.
    pub functions: usize,
    /// Macros that nothing decides, with the number of lambdas that depend on them.
    pub open: BTreeMap<String, usize>,
}

impl Lambdas {
    /// Those of a file.
    pub fn of(analysis: &Analysis) -> Lambdas {
        let mut out = Lambdas {
            not_analysed: analysis.not_analysed.len(),
            ordinary: analysis.left_out.len(),
            ..Lambdas::default()
        };
        for entry in &analysis.entries {
            let facts = analysis.lambda(entry);
            if facts.role != Role::Site {
                out.ordinary += 1;
            } else if entry.unknown.is_empty() && facts.captures_unknown.is_none() {
                out.known += 1;
            } else {
                out.in_part += 1;
            }
            for name in &entry.open {
                *out.open.entry(name.clone()).or_default() += 1;
            }
        }
        out.files = usize::from(out.count() > 0);
        out
    }

    /// The same, looked at for calls and variables across host and device.
    #[must_use]
    pub fn across(self, analysis: &Analysis, spaces: Spaces) -> Lambdas {
        let functions = analysis.variants.first().map_or(0, |v| v.across.functions);
        Lambdas {
            spaces: Some(spaces),
            functions,
            ..self
        }
    }

    /// Adds those of other files.
    pub fn add(&mut self, other: &Lambdas) {
        self.files += other.files;
        self.known += other.known;
        self.in_part += other.in_part;
        self.ordinary += other.ordinary;
        self.not_analysed += other.not_analysed;
        self.spaces = self.spaces.max(other.spaces);
        self.functions += other.functions;
        for (name, count) in &other.open {
            *self.open.entry(name.clone()).or_default() += count;
        }
    }

    /// How many they are.
    pub fn count(&self) -> usize {
        self.known + self.in_part + self.ordinary + self.not_analysed
    }

    /// What the last line says of them.
    pub fn clauses(&self) -> Vec<String> {
        let kinds = [
            (self.known, "known"),
            (self.in_part, "known in part"),
            (self.ordinary, "ordinary"),
            (self.not_analysed, "not analysed"),
        ];
        let kinds = kinds.iter().filter(|(count, _)| *count > 0);
        let kinds: Vec<String> = kinds.map(|(count, what)| format!("{count} {what}")).collect();
        let mut out = Vec::new();
        if !kinds.is_empty() {
            let (all, files) = (counted(self.count(), "lambda"), counted(self.files, "file"));
            out.push(format!("{all} in {files}: {}", kinds.join(", ")));
        }
        let mut open: Vec<(&String, &usize)> = self.open.iter().collect();
        open.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
        for (name, count) in open.into_iter().take(MAX_NAMED) {
            let depend = if *count == 1 { "depends" } else { "depend" };
            out.push(format!(
                "{} {depend} on `{name}`, which nothing decides (-D or -U does)",
                counted(*count, "lambda")
            ));
        }
        out
    }

    /// What the last line says of calls and variables across host and device; of the default only where `all` is told.
    pub fn spaces(&self, all: bool) -> Option<String> {
        let sites = self.known + self.in_part;
        let lambdas = (sites > 0).then(|| counted(sites, "lambda"));
        match self.spaces? {
            Spaces::Off => Some("execution spaces not checked".to_owned()),
            Spaces::All => {
                let both = lambdas.into_iter().chain([counted(self.functions, "function")]);
                Some(format!(
                    "execution spaces checked in {}",
                    both.collect::<Vec<_>>().join(" and ")
                ))
            }
            Spaces::Lambdas | Spaces::Rejected => {
                let lambdas = lambdas.filter(|_| all)?;
                Some(format!("execution spaces checked in {lambdas}"))
            }
        }
    }

    /// Whether most extended lambdas are not known.
    pub fn is_mostly_unknown(&self) -> bool {
        let unknown = self.in_part + self.not_analysed;
        unknown > self.known && unknown >= FEW
    }

    /// A warning that most of them are not known, with what may be the cause.
    pub fn warning(&self, missing: &[Missing]) -> Message {
        let unknown = self.in_part + self.not_analysed;
        let all = self.known + unknown;
        let mut message = Message::warning(format!("most extended lambdas here are not known: {unknown} of {all}"));
        for one in missing.iter().take(MAX_NAMED) {
            message = message.note(not_found(one));
        }
        let open = self.open.iter().max_by_key(|(_, count)| **count);
        match (missing.first(), open) {
            (_, Some((name, count))) if *count * 2 > unknown => {
                message.help(format!("give -D {name}=VALUE or -U {name}"))
            }
            (Some(first), _) => {
                let name = &first.name;
                message.help(format!(
                    "give the folder that has `{name}` with -I; if the build makes it, build first and give -p BUILD"
                ))
            }
            (None, _) => message.help("--format json says of each why, and which -I or -D would help"),
        }
    }
}

/// What is said of an include that is not found.
pub(crate) fn not_found(missing: &Missing) -> String {
    let (name, by) = (&missing.name, &missing.by);
    match missing.others {
        0 => format!("`{name}` is not found, which `{by}` includes"),
        others => format!(
            "`{name}` is not found, which `{by}` and {} include",
            counted(others, "other file")
        ),
    }
}
