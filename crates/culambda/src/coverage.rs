//! How far what was looked at is known: the last line of `check` and `list` counts it, and where most is not known, a
//! warning says what may be the cause and what would mend it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use culambda_model::Analysis;
use culambda_model::facts::Role;
use culambda_model::reasons::Lacks;
use culambda_rules::Report;
use culambda_source::Spaces;

use crate::findings::counted;
use crate::names;
use crate::report::{Message, Severity};
use crate::tree::Missing;

/// Macros that are named with the number of lambdas that depend on them, and includes that are named in a warning.
const MAX_NAMED: usize = 3;
/// Folders that are asked for in a command line.
const MAX_FOLDERS: usize = 8;
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
    /// Those that are not extended ones.
    pub ordinary: usize,
    /// Those that could not be analysed.
    pub not_analysed: usize,
    /// Which code was looked at for calls and variables across host and device.
    pub spaces: Option<Spaces>,
    /// How many functions were looked at for these.
    pub functions: usize,
    /// How many files have so much code that not all of it was looked at for these.
    pub ended_early: usize,
    /// How many calls of `constexpr` functions are not shown because nobody knows whether a flag of nvcc allows them.
    pub depend_on_flags: usize,
    /// Macros that nothing decides, with the number of lambdas that depend on them.
    pub open: BTreeMap<String, usize>,
    /// How many conditions on macros leave out that options may give other values.
    pub left_out: usize,
    /// These macros, with the number of lambdas that conditions on them leave out.
    pub left_out_by: BTreeMap<String, usize>,
    /// What is not known of them and why, with the number of lambdas of which it is said.
    pub unknown: BTreeMap<String, usize>,
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
            for (field, why) in &entry.unknown {
                let text = format!("{} is not known: {why}", culambda_rewrite::field(field));
                *out.unknown.entry(text).or_default() += 1;
            }
            for name in &entry.open {
                *out.open.entry(name.clone()).or_default() += 1;
            }
        }
        for lost in &analysis.not_analysed {
            *out.unknown.entry(lost.reason.clone()).or_default() += 1;
        }
        for by in analysis.left_out.iter().filter_map(|lambda| lambda.by.as_ref()) {
            out.left_out += usize::from(!by.macros.is_empty());
            for name in &by.macros {
                *out.left_out_by.entry(name.clone()).or_default() += 1;
            }
        }
        out.files = usize::from(out.count() > 0);
        out
    }

    /// The same, looked at for calls and variables across host and device.
    #[must_use]
    pub fn across(self, analysis: &Analysis, spaces: Spaces, report: &Report) -> Lambdas {
        Lambdas {
            spaces: Some(spaces),
            functions: analysis.variants.first().map_or(0, |v| v.across.functions),
            ended_early: analysis.variants.iter().any(|v| v.across.ended_early).into(),
            depend_on_flags: report.depend_on_flags,
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
        self.ended_early += other.ended_early;
        self.depend_on_flags += other.depend_on_flags;
        self.left_out += other.left_out;
        for (name, count) in &other.left_out_by {
            *self.left_out_by.entry(name.clone()).or_default() += count;
        }
        for (name, count) in &other.open {
            *self.open.entry(name.clone()).or_default() += count;
        }
        for (why, count) in &other.unknown {
            *self.unknown.entry(why.clone()).or_default() += count;
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
        for (name, count) in most(&self.open).take(MAX_NAMED) {
            let depend = if *count == 1 { "depends" } else { "depend" };
            out.push(format!(
                "{} {depend} on `{name}`, which nothing decides (-D or -U does)",
                counted(*count, "lambda")
            ));
        }
        out
    }

    /// What the last line says of those that other options would compile.
    pub fn left_out(&self) -> Option<String> {
        let named: Vec<(&String, &usize)> = most(&self.left_out_by).take(MAX_NAMED).collect();
        let which = match named.as_slice() {
            [] => return None,
            [(name, _)] => format!(" on `{name}`"),
            several => {
                let each = several.iter().map(|(name, count)| format!(", {count} on `{name}`"));
                each.collect()
            }
        };
        let lambdas = counted(self.left_out, "lambda");
        Some(format!("{lambdas} left out by conditions{which} (-D and -U decide)"))
    }

    /// What the last line says of calls and variables across host and device; of the default only where `all` is told.
    pub fn spaces(&self, all: bool) -> Option<String> {
        let sites = self.known + self.in_part;
        let lambdas = (sites > 0).then(|| counted(sites, "lambda"));
        match self.spaces? {
            Spaces::Off => Some("execution spaces not checked".to_owned()),
            Spaces::All => {
                let both = lambdas.into_iter().chain([counted(self.functions, "function")]);
                let all = both.collect::<Vec<_>>().join(" and ");
                let cut = match self.ended_early {
                    0 => String::new(),
                    files => format!(", but not to the end in {}: too many steps", counted(files, "file")),
                };
                Some(format!("execution spaces checked in {all}{cut}"))
            }
            Spaces::Lambdas | Spaces::Rejected => {
                let lambdas = lambdas.filter(|_| all)?;
                Some(format!("execution spaces checked in {lambdas}"))
            }
        }
    }

    /// What the last line says of calls that a flag of nvcc decides about.
    pub fn flags(&self) -> Option<String> {
        let calls = counted(self.depend_on_flags, "call");
        (self.depend_on_flags > 0).then(|| {
            format!(
                "{calls} of `constexpr` host functions not judged: it is not known whether nvcc gets \
                 --expt-relaxed-constexpr (--relaxed-constexpr does; --spaces lambdas,warn shows them)"
            )
        })
    }

    /// Whether most extended lambdas are not known.
    pub fn is_mostly_unknown(&self) -> bool {
        let unknown = self.in_part + self.not_analysed;
        unknown > self.known && unknown >= FEW
    }

    /// The missing headers that may be the cause, of each folder one: those of libraries that are known without them, too,
    /// where it is declarations that most lambdas lack.
    fn wanted<'m>(&self, missing: &'m [Missing]) -> Vec<&'m Missing> {
        let lacks_declaration = |why: &str| {
            let reason = culambda_model::reasons::of(why);
            reason.is_some_and(|reason| reason.lacks == Lacks::Declaration)
        };
        let lacking = self.unknown.iter().filter(|(why, _)| lacks_declaration(why));
        let lacking: usize = lacking.map(|(_, count)| count).sum();
        let of_libraries = lacking * 2 > self.in_part + self.not_analysed;
        let mut out: Vec<&Missing> = missing.iter().filter(|one| of_libraries || !one.of_library).collect();
        if of_libraries {
            out.sort_by_key(|one| std::cmp::Reverse(one.others));
        }
        let mut families: Vec<&str> = Vec::new();
        out.retain(|one| {
            let new = !one.of_library || !families.contains(&family(&one.name));
            families.push(family(&one.name));
            new
        });
        out
    }

    /// A warning that most of them are not known, with what may be the cause.
    pub fn warning(&self, missing: &[Missing]) -> Message {
        let unknown = self.in_part + self.not_analysed;
        let all = self.known + unknown;
        let mut message = Message::warning(format!("most extended lambdas here are not known: {unknown} of {all}"));
        let missing = self.wanted(missing);
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
            (None, _) => message.help("-v says why, and which -I or -D would help"),
        }
    }
}

/// Names with their numbers, the greatest first.
fn most(all: &BTreeMap<String, usize>) -> impl Iterator<Item = (&String, &usize)> {
    let mut all: Vec<(&String, &usize)> = all.iter().collect();
    all.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
    all.into_iter()
}

/// What is said of an include that is not found.
pub(crate) fn not_found(missing: &Missing) -> String {
    let (name, by, line) = (&missing.name, &missing.by, missing.line);
    let which = "nothing says which folder the build takes";
    let what = match missing.several.as_slice() {
        [one, other] => format!("may be `{one}` or `{other}`: {which}"),
        [one, other, ..] => format!("may be `{one}`, `{other}` or another one: {which}"),
        _ => "was not found".to_owned(),
    };
    match missing.others {
        0 => format!("`{name}`, which `{by}` includes at line {line}, {what}"),
        others => format!(
            "`{name}`, which `{by}` (line {line}) and {} include, {what}",
            counted(others, "other file")
        ),
    }
}

/// All that is not known, by reason, and one command line that would mend it, for those who ask for everything.
pub(crate) fn all_reasons(lambdas: &Lambdas, missing: &[Missing], command: &[String]) -> Vec<Message> {
    let mut reasons: Vec<(&String, &usize)> = lambdas.unknown.iter().collect();
    reasons.sort_by_key(|(why, count)| (std::cmp::Reverse(**count), *why));
    let told = reasons.iter().map(|(why, count)| {
        let message = Message::new(Severity::Note, format!("{}: {why}", counted(**count, "lambda")));
        match culambda_model::reasons::of(why) {
            Some(reason) => message.help(reason.help),
            None => message,
        }
    });
    let mut out: Vec<Message> = told.collect();
    let options = options(&reasons, missing);
    if !options.is_empty() {
        // What follows `--` is for the compiler.
        let end = command.iter().position(|word| word == "--").unwrap_or(command.len());
        let (before, after) = command.split_at(end);
        let line = before.iter().chain(&options).chain(after).map(String::as_str);
        let line = line.collect::<Vec<_>>().join(" ");
        let text = format!("this command line would give what is missing, as far as can be told: {line}");
        let message = Message::new(Severity::Note, text);
        out.push(
            message
                .help("put in the folders of your machine and the values of your build, or set them in culambda.toml"),
        );
    }
    out
}

/// The options that give what is missing: folders of includes, then macros.
fn options(reasons: &[(&String, &usize)], missing: &[Missing]) -> Vec<String> {
    let mut out = Vec::new();
    let wants_header = reasons.iter().any(|(why, _)| {
        let reason = culambda_model::reasons::of(why);
        reason.is_none_or(|reason| reason.lacks != Lacks::Macro)
    });
    let mut wanted: Vec<&Missing> = missing.iter().filter(|_| wants_header).collect();
    // Here it does not matter whose they are.
    wanted.sort_by_key(|one| std::cmp::Reverse(one.others));
    let (mut families, mut folders): (Vec<&str>, Vec<String>) = (Vec::new(), Vec::new());
    for one in wanted {
        if folders.len() == MAX_FOLDERS || families.contains(&family(&one.name)) {
            continue;
        }
        families.push(family(&one.name));
        let option = match found_in(&one.name) {
            Some(folder) => format!("-I {}", names::name(&folder)),
            None => format!("-I <folder of {}>", one.name),
        };
        if !folders.contains(&option) {
            folders.push(option);
        }
    }
    out.extend(folders);
    let mut options = Vec::new();
    for (why, _) in reasons {
        // `give -D DIM=2 or -U DIM`: the first is enough to begin with.
        let given = why
            .rsplit_once("give -")
            .and_then(|(_, rest)| rest.split(" or ").next());
        let option = given
            .filter(|rest| rest.starts_with(['D', 'U']))
            .map(|rest| format!("-{rest}"));
        options.extend(option);
    }
    out.extend(one_for_each_macro(options));
    out
}

/// Options that define macros, each macro once: with a value where one is named, because a condition compares it.
fn one_for_each_macro(options: Vec<String>) -> Vec<String> {
    let name = |option: &str| {
        option
            .get(3..)
            .unwrap_or_default()
            .split('=')
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let mut out: Vec<String> = Vec::new();
    for option in options {
        match out.iter_mut().find(|known| name(known) == name(&option)) {
            Some(known) if !known.contains('=') && option.contains('=') => *known = option,
            Some(_) => {}
            None => out.push(option),
        }
    }
    out
}

/// What headers have in common that are in one folder, mostly: `AMReX` of `AMReX_Box.H`, `gtest` of `gtest/gtest.h`.
fn family(name: &str) -> &str {
    name.split(['/', '_', '.']).next().unwrap_or(name)
}

/// The folder among those of the system that has a header, or one below them.
fn found_in(name: &str) -> Option<PathBuf> {
    let roots = ["/usr/include", "/usr/local/include"].map(PathBuf::from);
    let below = roots.iter().filter_map(|root| std::fs::read_dir(root).ok());
    let mut below: Vec<PathBuf> = below.flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    below.sort();
    let mut all = roots.iter().cloned().chain(below);
    all.find(|folder| folder.join(name).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_macro_is_defined_once() {
        let options = ["-D DIM", "-D B=..", "-D DIM=2", "-D DIM=3", "-U C"].map(str::to_owned);
        assert_eq!(one_for_each_macro(options.to_vec()), ["-D DIM=2", "-D B=..", "-U C"]);
    }

    #[test]
    fn options_come_before_those_of_the_compiler() {
        let mut lambdas = Lambdas::default();
        let why = "it depends on `DIM == 2`, which nothing that was read decides: give -D DIM=2";
        lambdas.unknown.insert(why.to_owned(), 1);
        let command = ["culambda", "check", "a.cu", "--", "-O2"].map(str::to_owned);
        let told = all_reasons(&lambdas, &[], &command);
        let last = told.last().expect("the command line is told");
        assert!(
            last.text.ends_with(": culambda check a.cu -D DIM=2 -- -O2"),
            "{}",
            last.text
        );
    }
}
