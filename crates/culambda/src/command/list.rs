//! `culambda list`: the inventory of annotated lambdas.

use std::fmt::Write as _;
use std::io::IsTerminal as _;

use culambda_model::facts::{CaptureKind, Role, Space, Trailing};
use culambda_model::{Analysis, Entry, Fact};
use culambda_rewrite::{Refused, site};
use culambda_source::{Span, Target, Unit};
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;

use super::left_out;
use crate::Status;
use crate::coverage::{Lambdas, LeftOut};
use crate::findings::counted;
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::{ColorChoice, ListArgs, ListFormat, WrapperKind};
use crate::report::{self, Message, Paint, Reporter, json, width_of};
use crate::rewriting::{numbered, repeats};
use crate::schemas;
use crate::selection::{self, Wanted};
use crate::timings::Timings;
use crate::tree::Tree;
use crate::trust::shown::Shown;

mod one;
pub(super) mod table;
mod terminal;
mod withheld;

pub(super) use one::{capture_name, place_of};

/// What is in front of a reason.
const REFUSED: &str = "refused: ";

/// The version of the JSON format.
const SCHEMA: u32 = 1;

/// Everything that `culambda list` says, in the order of the inputs and of their text.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Inventory {
    schema: u32,
    sites: Vec<Site>,
    not_analysed: Vec<Other>,
    ordinary: Vec<Other>,
    /// How many sites were not looked at to the end, because that takes too many steps.
    given_up: usize,
    /// How many were left out because they are of system headers.
    #[serde(skip)]
    in_system_headers: usize,
    /// What is known of them.
    #[serde(skip)]
    lambdas: Lambdas,
}

/// A place in a file. Lines and columns count from 1, columns in bytes; the end is after the last
/// byte.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Place {
    file: String,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) end_line: u32,
    pub(super) end_column: u32,
    /// Whether it is of a system header.
    #[serde(skip)]
    pub(super) system: bool,
}

/// An extended lambda. The fields from `wrapper` to `captures` are those of the generated text;
/// one that is not known is `None`, and named in `unknown`.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Site {
    #[serde(flatten)]
    place: Place,
    wrapper: Option<&'static str>,
    mutable: Option<bool>,
    func_ptr_conv: Option<bool>,
    trailing_return: Option<bool>,
    pub(super) fn_type: Option<String>,
    #[serde(rename = "fn")]
    function: Option<String>,
    #[serde(rename = "return")]
    returns: Option<String>,
    pub(super) id: Option<String>,
    captures: Option<Vec<Captured>>,
    refused: Option<String>,
    unknown: Vec<&'static str>,
    /// The enclosing function as people call it.
    #[serde(skip)]
    pub(super) inside: String,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Captured {
    #[serde(rename = "type")]
    ty: Option<String>,
    value: Option<String>,
    kind: &'static str,
    explicit: bool,
    #[serde(skip)]
    name: String,
}

/// An annotated lambda that is not a site.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Other {
    #[serde(flatten)]
    place: Place,
    pub(super) reason: String,
    /// Why a rewrite leaves it as it is, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refused: Option<String>,
}

/// The JSON schema of the output.
pub(super) fn schema() -> schemars::Schema {
    schemas::of_output::<Inventory>("culambda list --format json")
}

/// Lists the lambdas of the inputs.
pub fn run(args: &ListArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let mut timings = Timings::new(args.timings);
    let named = args.list.with(&args.files);
    let chosen = match named.and_then(|named| Wanted::by_list(args, &named).choose(reporter)) {
        Ok(chosen) => chosen,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    timings.part("finding files and reading their project");
    let cache = Cache::default();
    let look = |input: &Input| inventory(input, args.system_headers, &cache, chosen.tree.as_ref(), &chosen.shown);
    let found = match input::map(&chosen.inputs, |input| timings.file(&input.name, || look(input))) {
        Ok(found) => found,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    timings.part("analysing them");
    let (mut all, mut status) = (Inventory::new(), Status::Done);
    for one in found {
        match one {
            Ok(one) => all.add(one),
            Err(message) => {
                reporter.show(&message);
                status = Status::Failed;
            }
        }
    }
    all.choose(args);
    let text = match args.format {
        ListFormat::Table => {
            let paint = Paint::new(color.wanted(std::io::stdout().is_terminal()));
            let width = width_of(&std::io::stdout());
            let mut text = match width {
                Some(width) => terminal::list(&all.rows(), paint, width),
                None => table::list(&all.rows()),
            };
            // Where nothing could be read there is nothing to count.
            if status != Status::Failed || !text.is_empty() {
                let _ = writeln!(text, "{}", all.last_line(chosen.is_many, chosen.left_out, width));
            }
            Ok(text)
        }
        ListFormat::Json => all.json(),
    };
    status = status.and(super::print(text, reporter));
    // What would mend most comes last, where somebody sees it.
    selection::told(&chosen, &all.lambdas, args.verbose, reporter);
    timings.tell(reporter);
    status
}

fn inventory(
    input: &Input,
    system_headers: bool,
    cache: &Cache,
    tree: Option<&Tree>,
    shown: &Shown,
) -> Result<Inventory, Message> {
    if let Some(lost) = input.not_analysed() {
        return Ok(Inventory::of_unread(&input.name, lost.reason));
    }
    let source = input.source(tree)?;
    let mut options = input.unit_options(false);
    // What becomes of lambdas is asked as if they were allowed.
    options.target.extended_lambda = true;
    let analysis = input.analyse(tree, &source.text, cache, &options);
    let mut all = Inventory::of(&analysis, &options.target);
    all.lambdas = Lambdas::of(&analysis);
    all.withhold(&analysis, shown, input.path.as_deref());
    Ok(if system_headers {
        all
    } else {
        all.without_system_headers()
    })
}

/// Why a lambda is not rewritten that could be called a site.
const NO_WRAPPER: &str = "it is generic and `__host__ __device__`: with 20157 silenced, nvcc takes its annotation out and gives it no wrapper";

/// What an annotated lambda is listed as.
pub(super) enum Listed {
    /// One that is rewritten, if nothing speaks against it.
    Site(Site),
    /// One that is not.
    Ordinary(Other),
}

impl Listed {
    /// What one is that is refused for some reasons, or for none.
    pub(super) fn of(analysis: &Analysis, entry: &Entry, refused: Option<&Refused>, target: &Target) -> Listed {
        let lambda = analysis.lambda(entry);
        let ordinary = |reason: &str| {
            Listed::Ordinary(Other {
                place: Place::of(analysis.unit(entry), analysis.span(entry)),
                reason: reason.to_owned(),
                refused: refused.map(reasons),
            })
        };
        match &lambda.role {
            Role::Site if refused.is_none() && !lambda.has_wrapper() => ordinary(NO_WRAPPER),
            Role::Site => Listed::Site(Site::of(analysis, entry, refused, target)),
            Role::Ordinary(why) => ordinary(why.reason()),
        }
    }
}

impl Inventory {
    /// An empty inventory.
    pub fn new() -> Inventory {
        Inventory {
            schema: SCHEMA,
            sites: Vec::new(),
            not_analysed: Vec::new(),
            ordinary: Vec::new(),
            given_up: 0,
            in_system_headers: 0,
            lambdas: Lambdas::default(),
        }
    }

    /// Leaves out what is not asked for.
    fn choose(&mut self, args: &ListArgs) {
        let wrapper = args.wrapper.map(|wrapper| match wrapper {
            WrapperKind::Dl => "dl",
            WrapperKind::Hdl => "hdl",
        });
        let of_function = |site: &Site| {
            let plain = |name: &str| name.split('<').next().map(|name| name.trim().to_owned());
            args.function
                .as_ref()
                .is_none_or(|name| site.inside == *name || plain(&site.inside).as_ref() == Some(name))
        };
        self.sites.retain(|site| {
            (!args.refused || site.refused.is_some())
                && (!args.unknown || !site.unknown.is_empty())
                && wrapper.is_none_or(|wrapper| site.wrapper == Some(wrapper))
                && of_function(site)
        });
        if args.refused || args.unknown || wrapper.is_some() || args.function.is_some() {
            self.ordinary.clear();
            self.not_analysed.clear();
        }
    }

    /// Leaves out what line markers put into system headers.
    #[must_use]
    pub fn without_system_headers(mut self) -> Inventory {
        let count = |all: &Inventory| all.sites.len() + all.ordinary.len() + all.not_analysed.len();
        let before = count(&self);
        self.sites.retain(|site| !site.place.system);
        self.ordinary.retain(|other| !other.place.system);
        self.not_analysed.retain(|other| !other.place.system);
        self.in_system_headers += before - count(&self);
        self
    }

    /// The inventory of an analysed file.
    pub fn of(analysis: &Analysis, target: &Target) -> Inventory {
        let mut all = Inventory::new();
        let refused = culambda_rewrite::refused(analysis, &culambda_rules::refusals(analysis, target), target);
        let mut refused = refused.iter().peekable();
        for (at, entry) in analysis.entries.iter().enumerate() {
            let refused = refused.next_if(|refused| refused.entry == at);
            match Listed::of(analysis, entry, refused, target) {
                Listed::Site(site) => all.sites.push(site),
                Listed::Ordinary(other) => all.ordinary.push(other),
            }
        }
        let unit = &analysis.variants[0].unit;
        let left_out = analysis.left_out.iter().map(|lambda| Other {
            place: Place::of(unit, lambda.span),
            reason: left_out::reason(unit, lambda),
            refused: None,
        });
        all.ordinary.extend(left_out);
        let lost = analysis.not_analysed.iter().map(|lost| Other {
            place: Place::of(&analysis.variants[0].unit, lost.span),
            reason: lost.reason.clone(),
            refused: None,
        });
        all.not_analysed.extend(lost);
        all.given_up = analysis.given_up();
        all
    }

    /// The inventory of a file that cannot be read.
    fn of_unread(name: &str, reason: String) -> Inventory {
        let place = Place {
            file: name.to_owned(),
            line: 1,
            column: 1,
            end_line: 1,
            end_column: 1,
            system: false,
        };
        let mut all = Inventory::new();
        all.not_analysed.push(Other {
            place,
            reason,
            refused: None,
        });
        all
    }

    /// Adds that of the next file.
    pub fn add(&mut self, other: Inventory) {
        self.sites.extend(other.sites);
        self.not_analysed.extend(other.not_analysed);
        self.ordinary.extend(other.ordinary);
        self.given_up += other.given_up;
        self.in_system_headers += other.in_system_headers;
        self.lambdas.add(&other.lambdas);
    }

    /// As JSON.
    ///
    /// # Errors
    /// None that this data can cause.
    pub fn json(&self) -> std::io::Result<String> {
        json(self)
    }

    /// A row for each lambda, with the file that it is in: by place within each file; files stay in the order in which
    /// they were given.
    fn rows(&self) -> Vec<(&str, Row)> {
        let mut rows: Vec<(&Place, Row)> = Vec::new();
        rows.extend(self.sites.iter().map(|site| (&site.place, site.row())));
        for (kind, others) in [("ordinary", &self.ordinary), ("not analysed", &self.not_analysed)] {
            rows.extend(others.iter().map(|other| (&other.place, other.row(kind))));
        }
        let mut files: FxHashMap<&str, usize> = FxHashMap::default();
        for (place, _) in &rows {
            let next = files.len();
            files.entry(&place.file).or_insert(next);
        }
        rows.sort_by_key(|(place, _)| (files.get(place.file.as_str()).copied(), place.line, place.column));
        rows.into_iter()
            .map(|(place, row)| (place.file.as_str(), row))
            .collect()
    }

    /// What was listed, in numbers.
    fn last_line(&self, is_many: bool, left_out: LeftOut, width: Option<usize>) -> String {
        let refused = self.sites.iter().filter(|site| site.refused.is_some()).count();
        let (ordinary, lost) = (self.ordinary.len(), self.not_analysed.len());
        let sites = counted(self.sites.len(), "site");
        let mut clauses = vec![format!(
            "{sites} ({refused} refused), {ordinary} ordinary, {lost} not analysed"
        )];
        if self.given_up > 0 {
            clauses.push(format!(
                "{} not looked at to the end, because that takes too many steps",
                counted(self.given_up, "lambda")
            ));
        }
        if self.in_system_headers > 0 {
            let hidden = self.in_system_headers;
            clauses.push(format!("{hidden} in system headers (--system-headers shows them)"));
        }
        if is_many {
            clauses.extend(self.lambdas.clauses());
        }
        clauses.extend(self.lambdas.left_out());
        clauses.extend(left_out.clauses());
        report::clauses(&clauses, width)
    }
}

impl Default for Inventory {
    fn default() -> Self {
        Inventory::new()
    }
}

impl Place {
    /// A place in the main file of a unit; in preprocessed text, the place that it comes from.
    fn of(unit: &Unit, span: Span) -> Place {
        let main = &unit.files[0];
        let lines = main.lines();
        let (column, end_column) = (lines.column(span.start), lines.column(span.end));
        let mut file = main.name.clone();
        let mut system = false;
        let (line, end_line) = if main.preprocessed {
            let presumed = main.presumed(span.start);
            system = presumed.system;
            file = presumed.file.map_or(file, str::to_owned);
            (presumed.line, main.presumed(span.end).line)
        } else {
            (lines.line_column(span.start).0, lines.line_column(span.end).0)
        };
        Place {
            file,
            line,
            column,
            end_line,
            end_column,
            system,
        }
    }

    fn short(&self) -> String {
        format!("{}:{}", self.file, self.in_file())
    }

    fn in_file(&self) -> String {
        format!("{}:{}", self.line, self.column)
    }
}

impl Other {
    fn row(&self, kind: &str) -> Row {
        let refused = self.refused.iter().map(|why| format!("{REFUSED}{why}"));
        Row {
            place: self.place.in_file(),
            kind: kind.into(),
            why: std::iter::once(self.reason.clone()).chain(refused).collect(),
            ..Row::default()
        }
    }
}

impl Site {
    fn of(analysis: &Analysis, entry: &Entry, refused: Option<&Refused>, target: &Target) -> Site {
        let (item, lambda) = (analysis.item(entry), analysis.lambda(entry));
        let unknown: Vec<&'static str> = entry.unknown.iter().map(|(field, _)| *field).collect();
        let known = |field: &str| !unknown.contains(&field);
        let host_device = lambda.space == Space::HostDevice;
        let function = item.function_of(lambda);
        let tag = function.map(|f| lambda.tag(f));
        let fact =
            |field: &str, fact: Option<&Fact<String>>| fact.filter(|_| known(field)).and_then(Fact::known).cloned();
        let trailing = match &lambda.trailing {
            Trailing::Type(ty) if !host_device => Some(ty),
            _ => None,
        };
        let wrapper = known("wrapper").then_some(if host_device { "hdl" } else { "dl" });
        let flags = known("wrapper") && host_device;
        Site {
            place: Place::of(analysis.unit(entry), analysis.span(entry)),
            wrapper,
            mutable: flags.then_some(lambda.mutable),
            func_ptr_conv: (flags && known("captures")).then(|| site::has_function_pointer_conversion(lambda, target)),
            trailing_return: (known("return") || trailing.is_some()).then_some(trailing.is_some()),
            fn_type: fact("fn_type", tag.as_ref().map(|t| &*t.0)),
            function: fact("fn", tag.as_ref().map(|t| &*t.1)),
            returns: fact("return", trailing),
            id: known("id").then(|| lambda.id.known().map(u32::to_string)).flatten(),
            captures: captures(analysis, entry),
            refused: refused.map(reasons),
            unknown,
            inside: function.map(|f| f.name.clone()).unwrap_or_default(),
        }
    }

    fn row(&self) -> Row {
        let kind = match self.wrapper {
            Some("hdl") => "host device",
            Some(_) => "device",
            None => "?",
        };
        let names = |captures: &Vec<Captured>| captures.iter().map(|c| c.name.as_str()).collect::<Vec<_>>().join(", ");
        Row {
            place: self.place.in_file(),
            kind: kind.into(),
            id: self.id.clone().unwrap_or("?".into()),
            function: self.inside.clone(),
            captures: self.captures.as_ref().map_or("?".into(), names),
            why: self.refused.iter().map(|why| format!("{REFUSED}{why}")).collect(),
        }
    }
}

/// What a list says of one lambda.
#[derive(Clone, Debug, Default)]
struct Row {
    /// Line and column.
    place: String,
    kind: String,
    id: String,
    function: String,
    captures: String,
    /// Why it is not rewritten.
    why: Vec<String>,
}

impl Row {
    fn cells(&self) -> [String; 5] {
        [&self.place, &self.kind, &self.id, &self.function, &self.captures].map(String::clone)
    }
}

/// Why a lambda is refused, without what repeats.
fn reasons(refused: &Refused) -> String {
    let mut out: Vec<String> = Vec::new();
    for refusal in &refused.refusals {
        let said: Vec<&str> = out.iter().map(String::as_str).collect();
        if !repeats(&refusal.message, &said) {
            out.push(numbered(refusal));
        }
    }
    out.join("; ")
}

/// The captures of a site; `None` if which they are is not known.
fn captures(analysis: &Analysis, entry: &Entry) -> Option<Vec<Captured>> {
    let lambda = analysis.lambda(entry);
    let differ = lambda.captures_unknown.is_some()
        || entry.unknown.iter().any(|(field, _)| *field == "captures")
            && lambda.captures.iter().all(|c| value_known(&c.kind));
    if differ {
        return None;
    }
    let one = |capture: &culambda_model::facts::Capture| {
        let known = value_known(&capture.kind);
        Captured {
            ty: known.then(|| site::capture_type(analysis, entry, capture)),
            value: known.then(|| site::capture_value(analysis, entry, capture)),
            kind: match capture.kind {
                CaptureKind::Variable => "variable",
                CaptureKind::This => "this",
                CaptureKind::StarThis => "*this",
                CaptureKind::Init { .. } => "init",
            },
            explicit: capture.explicit,
            name: capture_name(capture),
        }
    };
    Some(lambda.captures.iter().map(one).collect())
}

fn value_known(kind: &CaptureKind) -> bool {
    !matches!(
        kind,
        CaptureKind::Init {
            value: Fact::Unknown(_),
            ..
        }
    )
}
