//! A check of a file: every rule asked about every lambda, and what the file says about the answers.

use crate::agree::Raw;
use crate::ask::Asked;
use crate::finding::{Finding, Level, Place};
use crate::levels::Levels;
use crate::suppress::comments::{self, Allowance};
use crate::suppress::pragmas::{Pragmas, Severity};
use culambda_model::analyse::{Analysis, Entry, Variant};
use culambda_model::crossing::{Body, Link};
use culambda_model::facts::{NotAnalysed, Role};
use culambda_source::{File, LineIndex, Markers, Span, Target, Text, presets};
use rustc_hash::FxHashMap;

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// What the reference is called for.
    pub target: Target,
    /// What the command line says of rules.
    pub levels: Levels,
    /// How nvcc is told to take calls across execution spaces, and how bad those are that it may never come to.
    pub crossings: Crossings,
}

/// How bad calls and variables across execution spaces are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossings {
    /// Whether nvcc gets `-Werror cross-execution-space-call`.
    pub errors: bool,
    /// What is known of `--expt-relaxed-constexpr`, unless nvcc gets it.
    pub relaxed_constexpr: RelaxedConstexpr,
    /// The level of what is reported only if a lambda is launched, where nobody knows whether it is.
    pub open: Level,
}

/// What is known of `--expt-relaxed-constexpr` where nothing says that nvcc gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelaxedConstexpr {
    /// It does not get it.
    Off,
    /// Nothing visible names the flag: what depends on it is a note.
    NotNamed,
    /// Nothing decides it: what depends on it is counted. Most projects for which it matters set the flag.
    Open,
}

impl Default for Crossings {
    fn default() -> Crossings {
        Crossings {
            errors: false,
            relaxed_constexpr: RelaxedConstexpr::Off,
            open: Level::Note,
        }
    }
}

impl Crossings {
    /// The level of a finding that has one by its rule or by an option.
    fn level(self, finding: &Finding, level: Option<Level>) -> Option<Level> {
        self.level_if(finding, level, finding.open)
    }

    /// The same where it is open whether the reference comes to it, or not.
    fn level_if(self, finding: &Finding, level: Option<Level>, open: bool) -> Option<Level> {
        let by_option = self.errors && WITH_OPTION.contains(&finding.rule.name);
        let level = match level {
            Some(_) if by_option => Some(Level::Error),
            level => level,
        };
        let open = open || self.depends_on_flags(finding);
        level.map(|level| if open { level.min(self.open) } else { level })
    }

    /// Whether flags of nvcc that nobody knows decide about a finding.
    fn depends_on_flags(self, finding: &Finding) -> bool {
        let constexpr = ["_call_constexpr", "_call_generic_constexpr"];
        let by_flags = finding.by_flags || constexpr.iter().any(|end| finding.rule.name.ends_with(end));
        by_flags && self.relaxed_constexpr != RelaxedConstexpr::Off
    }

    /// Whether it is counted and not shown.
    fn only_counted(self, finding: &Finding) -> bool {
        let open = self.relaxed_constexpr == RelaxedConstexpr::Open && self.open == Level::Note;
        open && self.depends_on_flags(finding)
    }

    /// The same in a file: one that uses a library which hands the flag on may get it.
    fn in_file(self, main: Option<&File>) -> Crossings {
        let open = self.relaxed_constexpr == RelaxedConstexpr::NotNamed
            && main.is_some_and(|file| presets::may_relax_constexpr(&file.text));
        let relaxed_constexpr = if open {
            RelaxedConstexpr::Open
        } else {
            self.relaxed_constexpr
        };
        Crossings {
            relaxed_constexpr,
            ..self
        }
    }

    /// A finding with what it depends on.
    fn with_condition(self, finding: Finding) -> Finding {
        if !self.depends_on_flags(&finding) {
            return finding;
        }
        finding.note("nothing visible says whether nvcc gets `--expt-relaxed-constexpr`, which allows it (--relaxed-constexpr tells so)")
    }
}

/// The rules that `-Werror cross-execution-space-call` raises.
const WITH_OPTION: [&str; 2] = ["h_general_hd_illegal_call", "h_general_hd_illegal_call_generic"];

/// A file that findings point into.
#[derive(Clone, Debug)]
pub struct ReportFile {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub text: Text,
    /// Its lines.
    pub lines: LineIndex,
    /// Its line markers.
    pub markers: Markers,
}

/// A place for people: lines and columns count from 1, columns in bytes; the end is after the last byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'r> {
    /// The file, as line markers name it.
    pub file: &'r str,
    /// Line, as line markers count.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// Line of the end.
    pub end_line: u32,
    /// Column of the end.
    pub end_column: u32,
}

/// The outcome of a check.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The files; the first one is the main file.
    pub files: Vec<ReportFile>,
    /// What was found, in the order of the source; at one place in the order of the reference.
    pub findings: Vec<Finding>,
    /// Lambdas that could not be analysed, in the order of the source.
    pub not_analysed: Vec<NotAnalysed>,
    /// Lambdas of which the captures are not all known, in the order of the source.
    pub partly_analysed: Vec<NotAnalysed>,
    /// How many extended lambdas were not looked at to the end, because that takes too many steps.
    pub given_up: usize,
    /// How many extended lambdas are in members of classes that no visible file defines.
    pub in_unseen_classes: usize,
    /// How many of them all were left out because they are of system headers.
    pub in_system_headers: usize,
    /// How many calls of `constexpr` functions were left out because nobody knows whether a flag of nvcc allows them.
    pub depend_on_flags: usize,
    /// What it tells of functions that other files use, too.
    pub links: Links,
    /// Whether the compiler of the device stops before it makes any code.
    pub stops: bool,
}

/// What a file tells of functions that other files use, too.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The names of the files that have these functions.
    pub files: Vec<String>,
    /// What it tells; the files are indices into `files`.
    pub all: Vec<Link>,
}

impl Links {
    /// Adds what a reading tells.
    fn add(&mut self, variant: &Variant) {
        let mut numbers: FxHashMap<usize, usize> = FxHashMap::default();
        let mut own = |body: &Body| {
            let file = *numbers.entry(body.file).or_insert_with(|| {
                let name = variant.unit.files.get(body.file).map_or("", |file| &file.name);
                let known = self.files.iter().position(|file| file == name);
                known.unwrap_or_else(|| {
                    self.files.push(name.to_owned());
                    self.files.len() - 1
                })
            });
            Body { file, ..*body }
        };
        let links = variant.across.links.iter().map(|link| match link {
            Link::Emitted(body) => Link::Emitted(own(body)),
            Link::Instantiated(body) => Link::Instantiated(own(body)),
            Link::Uses { from, to } => Link::Uses {
                from: own(from),
                to: own(to),
            },
        });
        self.all.extend(links);
    }
}

/// Checks a file.
pub fn check(analysis: &Analysis, settings: &Settings) -> Report {
    let mut report = Report {
        not_analysed: analysis.not_analysed.clone(),
        partly_analysed: partly_analysed(analysis),
        given_up: analysis.given_up(),
        in_unseen_classes: analysis
            .entries
            .iter()
            .filter(|e| is_in_unseen_class(analysis, e))
            .count(),
        ..Report::default()
    };
    let raw = crate::agree::findings(analysis, settings.target, |variant| {
        let files = report.add_files(variant);
        report.links.add(variant);
        files
    });
    judge(raw, analysis, settings, &mut report);
    report
}

impl Report {
    /// Line and column of a place, from 1.
    pub fn line_column(&self, place: Place) -> (u32, u32) {
        self.files
            .get(place.file)
            .map_or((0, 0), |f| f.lines.line_column(place.span.start))
    }

    /// Gives up what is known of included files, if nothing is said that may be about them: hundreds of them are in each
    /// report of a project.
    pub fn spare_files(&mut self) {
        let lambdas = self.not_analysed.len() + self.partly_analysed.len();
        if self.findings.is_empty() && lambdas == 0 {
            self.files.truncate(1);
            self.files.shrink_to_fit();
        }
    }

    /// Leaves out what line markers put into system headers: the reference reports nothing there either.
    pub fn leave_out_system_headers(&mut self) {
        let files = &self.files;
        let user = |file: usize, span: Span| files.get(file).is_none_or(|f| !f.markers.in_system_header(span.start));
        let before = self.findings.len() + self.not_analysed.len() + self.partly_analysed.len();
        self.findings.retain(|f| user(f.place.file, f.place.span));
        self.not_analysed.retain(|n| user(0, n.span));
        self.partly_analysed.retain(|n| user(0, n.span));
        let after = self.findings.len() + self.not_analysed.len() + self.partly_analysed.len();
        self.in_system_headers += before - after;
    }

    /// A place as line markers name it: in preprocessed text the place that it comes from.
    pub fn position(&self, place: Place) -> Position<'_> {
        let Some(file) = self.files.get(place.file) else {
            return Position {
                file: "",
                line: 0,
                column: 0,
                end_line: 0,
                end_column: 0,
            };
        };
        let presumed = file.markers.presumed(&file.lines, place.span.start);
        let column = file.lines.column(place.span.start);
        let end_column = file.lines.column(place.span.end);
        let end_line = file.markers.presumed(&file.lines, place.span.end).line;
        let name = presumed.file.unwrap_or(&file.name);
        Position {
            file: name,
            line: presumed.line,
            column,
            end_line,
            end_column,
        }
    }

    /// Number of findings of a level.
    pub fn count(&self, level: Level) -> usize {
        self.findings.iter().filter(|f| f.level == level).count()
    }

    /// Adds the files of a reading; for each the index that it has here.
    fn add_files(&mut self, variant: &Variant) -> Vec<usize> {
        let mut out = Vec::new();
        for file in &variant.unit.files {
            let known = self.files.iter().position(|f| f.name == file.name);
            out.push(known.unwrap_or_else(|| {
                self.files.push(ReportFile {
                    name: file.name.clone(),
                    text: file.text.clone(),
                    lines: file.lines().clone(),
                    markers: file.markers().clone(),
                });
                self.files.len() - 1
            }));
        }
        out
    }
}

/// Gives every finding its level, or drops it; adds what comments deserve.
fn judge(raw: Vec<Raw>, analysis: &Analysis, settings: &Settings, report: &mut Report) {
    let pragmas: Vec<Pragmas> = analysis.variants.iter().map(|v| Pragmas::read(&v.unit)).collect();
    let main = analysis.variants.first().and_then(|v| v.unit.files.first());
    let crossings = settings.crossings.in_file(main);
    let mut allowances = main.map(comments::read).unwrap_or_default();
    let mut given: Vec<&'static str> = Vec::new();
    for Raw { asked, variant } in raw {
        let Asked {
            mut finding, read_to, ..
        } = asked;
        let allowed = comments::allows(&mut allowances, finding.rule, &lines_of(report, &finding));
        let setting = settings.levels.of(finding.rule);
        let level = match pragmas
            .get(variant)
            .filter(|_| finding.place.file == 0 && !setting.denied)
        {
            _ if allowed && !setting.denied => None,
            Some(pragmas) => by_pragma(pragmas, &finding, read_to, setting.level, &mut given),
            None => setting.level,
        };
        if let Some(used) = crossings.level_if(&finding, level, false)
            && let Some(waits) = &mut finding.waits
        {
            waits.level = used;
        }
        let level = crossings.level(&finding, level).filter(|level| {
            // What pragmas in headers say is not read.
            let file = report.files.get(finding.place.file).filter(|_| finding.place.file != 0);
            let silences = |text: &Text| memchr::memmem::find(text, b"diag_suppress").is_some();
            *level == Level::Error || file.is_none_or(|file| !silences(&file.text))
        });
        if level != Some(Level::Error) && setting.level == Some(Level::Error) && !allowed && !finding.open {
            let insisted = crate::rules::silenced_restriction::finding(&finding);
            add(insisted, settings, report);
        }
        match level {
            Some(_) if crossings.only_counted(&finding) => report.depend_on_flags += 1,
            Some(level) => {
                finding.level = level;
                report.findings.push(crossings.with_condition(finding));
            }
            None => {}
        }
    }
    leave_out_late(report);
    if settings.target.extended_lambda || settings.target.jit.is_some() {
        allowances.retain(|allowance| is_judged(allowance, analysis, report));
        of_comments(&allowances, settings, report);
        report.findings.sort_by_key(|f| (f.place.file, f.place.span.start));
    }
}

/// Leaves out what the reference does not come to: with an error in the text no code is made for the device.
fn leave_out_late(report: &mut Report) {
    // What has no number the model knows: which of these errors the compiler of the device has, too.
    // Calls of `constexpr` functions do or do not stop it by a flag.
    let stops = |f: &Finding| {
        // That the host front end rejects a call says nothing of the other one.
        let constexpr = f.rule.name.starts_with("h_general") && f.rule.name.ends_with("_call_constexpr");
        let known = f.rule.number.is_some() || constexpr;
        f.level == Level::Error && !f.late && f.rule.of_reference() && known
    };
    report.stops = report.findings.iter().any(stops);
    if report.stops {
        report.findings.retain(|f| !f.late);
    }
}

/// The lines that a comment may be at: that of the place, and that of the lambda itself if it is another one.
fn lines_of(report: &Report, finding: &Finding) -> Vec<u32> {
    let own = finding
        .labels
        .first()
        .filter(|l| l.place.file == 0)
        .filter(|l| finding.place.file != 0 || l.place.span.start > finding.place.span.start);
    let place = Some(finding.place).filter(|place| place.file == 0);
    place
        .into_iter()
        .chain(own.map(|l| l.place))
        .map(|p| report.line_column(p).0)
        .collect()
}

/// The level that pragmas give a finding; none for one that is not shown. `given` has the rules of which there was one.
pub(crate) fn by_pragma(
    pragmas: &Pragmas,
    finding: &Finding,
    read_to: u32,
    default: Option<Level>,
    given: &mut Vec<&'static str>,
) -> Option<Level> {
    let at = finding.place.span.start;
    let level = match pragmas.at(finding.rule, at) {
        Severity::Hidden => None,
        Severity::Warning => Some(Level::Warning),
        Severity::Error => Some(Level::Error),
        Severity::Default => default,
    }?;
    if given.contains(&finding.rule.name) {
        if pragmas.once(finding.rule, read_to) {
            return None;
        }
    } else {
        given.push(finding.rule.name);
    }
    Some(level)
}

/// Adds a finding that is not about a lambda itself, at its level on the command line.
fn add(finding: Option<Finding>, settings: &Settings, report: &mut Report) {
    if let Some(mut finding) = finding
        && let Some(level) = settings.levels.of(finding.rule).level
    {
        finding.level = level;
        report.findings.push(finding);
    }
}

/// Whether it can be told if a comment allows something: not in what conditions leave out, and not where a lambda is
/// not known.
fn is_judged(allowance: &Allowance, analysis: &Analysis, report: &Report) -> bool {
    let mut files = analysis.variants.iter().filter_map(|v| v.unit.files.first());
    let active = files.any(|file| !file.is_inactive(allowance.span.start));
    let line = |span: Span| report.line_column(Place { file: 0, span }).0;
    let near = |n: &NotAnalysed| (allowance.lines.0..=allowance.lines.1).contains(&line(n.span));
    active && !report.not_analysed.iter().chain(&report.partly_analysed).any(near)
}

fn of_comments(allowances: &[Allowance], settings: &Settings, report: &mut Report) {
    for allowance in allowances {
        let place = Place {
            file: 0,
            span: allowance.span,
        };
        if allowance.malformed {
            add(
                Some(crate::rules::unused_allow::not_understood(place)),
                settings,
                report,
            );
            continue;
        }
        add(
            (!allowance.reason).then(|| crate::rules::allow_without_reason::finding(place)),
            settings,
            report,
        );
        for named in allowance.rules.iter().filter(|n| !n.used) {
            let on = named.rule.is_none_or(|r| settings.levels.of(r).level.is_some());
            add(
                on.then(|| crate::rules::unused_allow::finding(place, named)),
                settings,
                report,
            );
        }
    }
}

/// Whether an extended lambda is in a member of a class that no visible file defines.
fn is_in_unseen_class(analysis: &Analysis, entry: &Entry) -> bool {
    let facts = analysis.lambda(entry);
    let functions = &analysis.item(entry).functions;
    let class = facts.function.and_then(|f| functions.get(f)?.class.as_ref());
    facts.role == Role::Site && class.is_some_and(|class| !class.in_sight)
}

/// Lambdas whose captures are not all known.
fn partly_analysed(analysis: &Analysis) -> Vec<NotAnalysed> {
    let of_entry = |e: &Entry| {
        let facts = analysis.lambda(e);
        let reason = facts.captures_unknown.clone().filter(|_| facts.role == Role::Site)?;
        Some(NotAnalysed {
            span: analysis.span(e),
            reason,
        })
    };
    analysis.entries.iter().filter_map(of_entry).collect()
}

#[cfg(test)]
mod tests {
    use culambda_source::{Loaded, Loader, UnitOptions};

    use super::*;

    /// Answers every include.
    struct Header;

    impl Loader for Header {
        fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
            Some(Loaded {
                name: name.to_owned(),
                text: b"struct S { int s; };\n"[..].into(),
            })
        }
    }

    #[test]
    fn files_are_given_up_that_nothing_is_said_of() {
        let files = |function: &str| {
            let text = format!("#include \"h\"\n{function} {{ run([=] __device__ () {{}}); }}\n");
            let options = UnitOptions::default();
            let analysis = culambda_model::analyse("a.cu", &text.as_bytes().into(), &Header, &options);
            let mut report = check(&analysis, &Settings::default());
            assert_eq!(report.files.len(), 2);
            report.spare_files();
            (report.findings.len(), report.files.len())
        };
        assert_eq!(files("void f()"), (0, 1));
        assert_eq!(files("auto f()"), (1, 2));
    }
}
