//! `culambda show`: one lambda on a page.

use std::fmt::Write as _;
use std::io::IsTerminal as _;

use culambda_model::facts::{Capture, CaptureKind};
use culambda_model::{Analysis, Entry, Fact};
use culambda_rewrite::site;
use culambda_source::{Span, Target, TokenOrigin, ViewOffset, ViewSpan};
use schemars::JsonSchema;
use serde::Serialize;

use super::list::table::columns;
use super::list::{Inventory, Site, capture_name};
use crate::Status;
use crate::generated::lines;
use crate::input::Input;
use crate::loader::Cache;
use crate::options::{ColorChoice, LambdaPlace, ShowFormat, ShowLambdaArgs};
use crate::report::{Message, Paint, Reporter, json, printable};
use crate::schemas;
use crate::selection;
use crate::tree::Tree;
use crate::trust::shown::Shown;
use crate::trust::texts::Texts;

mod declared;
#[cfg(feature = "server")]
mod pointed;

#[cfg(feature = "server")]
pub(crate) use pointed::{Printed, Shelf};

/// The version of the JSON format.
const SCHEMA: u32 = 1;
/// Longer lambdas are cut on the page.
const MAX_LINES: usize = 40;

/// All that is said of one lambda.
#[derive(Debug, Serialize, JsonSchema)]
struct Page {
    schema: u32,
    #[serde(flatten)]
    site: Site,
    /// The enclosing function as people call it, and the line that it begins on.
    enclosing: Option<Enclosing>,
    /// The captures once more, with what is declared; empty if they are not known.
    variables: Vec<Variable>,
    /// The macros that make the lambda, the outermost one first.
    macros: Vec<String>,
    /// Its text.
    source: String,
    /// What takes its place; a host-device lambda is where `...` is.
    rewritten: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Enclosing {
    name: String,
    line: u32,
}

/// What a lambda captures.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Variable {
    pub(super) name: String,
    /// `by value`, `by reference` and so on.
    pub(super) how: &'static str,
    /// Its type, if that is known.
    #[serde(rename = "type")]
    pub(super) ty: Option<String>,
    /// The line that declares it.
    pub(super) declared: Option<u32>,
    /// The line that first uses it, or that lists it.
    used: Option<u32>,
    /// The place of that in the file.
    #[serde(skip)]
    pub(super) used_at: Option<Span>,
}

/// The JSON schema of the output.
pub(super) fn schema() -> schemars::Schema {
    schemas::of_output::<Page>("culambda show --format json")
}

/// Shows a lambda.
pub fn run(args: &ShowLambdaArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let files = std::slice::from_ref(&args.place.file);
    let found = selection::named(files, &args.read, reporter).and_then(|(inputs, tree)| {
        let shown = selection::shown(files, &args.read, tree.as_ref());
        inputs
            .first()
            .map(|input| page(input, tree.as_ref(), &shown, &args.place))
            .transpose()
    });
    let page = match found {
        Ok(Some(Ok(page))) => page,
        Ok(Some(Err(message))) => {
            reporter.show(&message);
            return Status::Findings;
        }
        Ok(None) => return Status::Failed,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    let text = match args.format {
        ShowFormat::Text => Ok(page.text(color.wanted(std::io::stdout().is_terminal()))),
        ShowFormat::Json => page.json(),
    };
    super::print(text, reporter)
}

/// The page of the lambda at a place, or why there is none.
fn page(
    input: &Input,
    tree: Option<&Tree>,
    shown: &Shown,
    place: &LambdaPlace,
) -> Result<Result<Page, Message>, Message> {
    let source = input.source(tree)?;
    let mut options = input.unit_options(false);
    options.target.extended_lambda = true;
    let analysis = input.analyse(tree, &source.text, &Cache::default(), &options);
    let mut all = Inventory::of(&analysis, &options.target);
    all.withhold(&analysis, shown, input.path.as_deref());
    let Some(entry) = entry_at(&analysis, place) else {
        return Ok(Err(nothing(all.lines(), place)));
    };
    let Some(site) = all.take_site(&analysis, entry) else {
        let why = all.reason_at(&analysis, entry).unwrap_or_default();
        let text = format!("the lambda at line {} is not an extended one: {why}", place.line);
        return Ok(Err(Message::error(text)));
    };
    let mut page = Page::of(&analysis, entry, site, &options.target);
    let texts = Texts::of(&analysis, shown, input.path.as_deref());
    page.without_hidden(&texts);
    Ok(Ok(page))
}

/// The annotated lambda that begins on a line, or the innermost one around it.
fn entry_at<'a>(analysis: &'a Analysis, place: &LambdaPlace) -> Option<&'a Entry> {
    let fits = |entry: &&Entry| {
        let at = super::list::place_of(analysis, entry);
        match place.column {
            None => (at.line..=at.end_line).contains(&place.line),
            Some(column) => {
                let here = (place.line, column);
                (at.line, at.column) <= here && here < (at.end_line, at.end_column)
            }
        }
    };
    let size = |entry: &&Entry| {
        let (at, span) = (super::list::place_of(analysis, entry), analysis.span(entry));
        // Those that begin on the line come first.
        (at.line != place.line || place.column.is_some(), span.end - span.start)
    };
    let all = analysis.entries.iter().filter(fits);
    all.min_by_key(|entry| {
        let (elsewhere, size) = size(entry);
        // Of several that begin there, the outermost; around the line, the innermost.
        (elsewhere, if elsewhere { size } else { u32::MAX - size })
    })
}

/// Where the lambda at a place is in its file.
///
/// # Errors
/// None is there.
pub(super) fn span_at(analysis: &Analysis, place: &LambdaPlace) -> Result<Span, Message> {
    let lines = analysis
        .entries
        .iter()
        .map(|entry| super::list::place_of(analysis, entry).line);
    entry_at(analysis, place)
        .map(|entry| analysis.span(entry))
        .ok_or_else(|| nothing(lines.collect(), place))
}

/// Says where lambdas are, if none is at a place.
fn nothing(mut lines: Vec<u32>, place: &LambdaPlace) -> Message {
    let message = Message::error(format!("no annotated lambda is at line {}", place.line));
    lines.sort_by_key(|line| line.abs_diff(place.line));
    lines.truncate(5);
    lines.sort_unstable();
    lines.dedup();
    let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
    match lines.as_slice() {
        [] => message.help("there is none in this file"),
        [one] => message.help(format!("there is one at line {one}")),
        _ => message.help(format!("the nearest are at lines {}", lines.join(", "))),
    }
}

impl Page {
    fn of(analysis: &Analysis, entry: &Entry, site: Site, target: &Target) -> Page {
        let (item, lambda) = (analysis.item(entry), analysis.lambda(entry));
        let unit = analysis.unit(entry);
        let function = item.function_of(lambda);
        let span = analysis.span(entry);
        let text = unit.files.first().and_then(|main| main.text.get(span.range()));
        let replacement = site::replacement(analysis, entry, target)
            .ok()
            .filter(|_| !site.is_unknown());
        Page {
            schema: SCHEMA,
            variables: if site.knows_captures() {
                variables(analysis, entry)
            } else {
                Vec::new()
            },
            enclosing: function.and_then(|f| {
                Some(Enclosing {
                    name: f.name.clone(),
                    line: line_of(analysis, entry, place_in(&item.syntax.view, f.name_at)?)?,
                })
            }),
            macros: macros(&item.syntax.view, lambda.text),
            source: text
                .map(|text| String::from_utf8_lossy(text).into_owned())
                .unwrap_or_default(),
            rewritten: replacement.map(|(before, after)| match after {
                Some(after) => format!("{before}...{after}"),
                None => before,
            }),
            site,
        }
    }

    fn json(&self) -> std::io::Result<String> {
        json(self)
    }

    /// All of source texts that is printed beside the site.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let variables = self
            .variables
            .iter()
            .flat_map(|v| [Some(&v.name), v.ty.as_ref()].into_iter().flatten());
        let enclosing = self.enclosing.iter().map(|function| &function.name);
        let all = variables.chain(enclosing).chain(&self.macros).chain(&self.rewritten);
        all.chain([&self.source]).map(String::as_str)
    }

    /// Leaves out what only hidden texts say.
    fn without_hidden(&mut self, texts: &Texts<'_>) {
        if !texts.are_shown() {
            let words = texts.words(self.texts());
            self.withhold(|text| words.are_in(text));
        }
    }

    /// Leaves out what may not be shown.
    fn withhold(&mut self, hidden: impl Fn(&str) -> bool) {
        for variable in &mut self.variables {
            variable.ty = variable.ty.take().filter(|ty| !hidden(ty));
        }
        self.variables.retain(|variable| !hidden(&variable.name));
        self.enclosing = self.enclosing.take().filter(|function| !hidden(&function.name));
        self.macros.retain(|name| !hidden(name));
        self.rewritten = self.rewritten.take().filter(|text| !hidden(text));
        if hidden(&self.source) {
            self.source.clear();
        }
    }

    /// As a page for people.
    fn text(&self, colored: bool) -> String {
        let bold = |text: &str| Paint::new(colored).title(text);
        let mut out = format!("{}\n\n", bold(&self.title()));
        self.excerpt(&mut out);
        let mut row = |name: &str, text: &str| {
            let _ = writeln!(
                out,
                "{}{}{}",
                bold(name),
                " ".repeat(15_usize.saturating_sub(name.len())),
                printable(text)
            );
        };
        row("kind", self.site.kind());
        row("number", self.site.number());
        if let Some(function) = &self.enclosing {
            row("function", &format!("{} (line {})", function.name, function.line));
        }
        row("function type", self.site.function_type());
        for name in &self.macros {
            row("made by", &format!("the macro `{name}`"));
        }
        if let Some(why) = self.site.refusal() {
            row("refused", why);
        }
        self.captures(&bold("captures"), &mut out);
        if let Some(text) = &self.rewritten {
            let title = if self.site.refusal().is_some() {
                "would become"
            } else {
                "becomes"
            };
            let _ = writeln!(out, "\n{}", bold(title));
            for line in lines::lines(&printable(text)) {
                let _ = writeln!(out, "  {line}");
            }
        }
        out
    }

    fn title(&self) -> String {
        printable(&self.site.short()).into_owned()
    }

    fn excerpt(&self, out: &mut String) {
        let lines: Vec<&str> = self.source.lines().collect();
        let width = (self.site.line() as usize + lines.len()).to_string().len();
        for (count, line) in lines.iter().take(MAX_LINES).enumerate() {
            let number = self.site.line() as usize + count;
            let _ = writeln!(out, "  {number:width$} | {}", printable(line));
        }
        if lines.len() > MAX_LINES {
            let _ = writeln!(out, "  {:width$} | .. {} more lines", "", lines.len() - MAX_LINES);
        }
        out.push('\n');
    }

    fn captures(&self, title: &str, out: &mut String) {
        if !self.site.knows_captures() {
            let _ = writeln!(out, "\n{title}\n  not known");
            return;
        }
        if self.variables.is_empty() {
            let _ = writeln!(out, "\n{title}\n  none");
            return;
        }
        let _ = writeln!(out, "\n{title}");
        let rows: Vec<[String; 4]> = self.variables.iter().map(Variable::row).collect();
        for line in columns(&rows).lines() {
            let _ = writeln!(out, "  {line}");
        }
    }
}

impl Variable {
    fn row(&self) -> [String; 4] {
        let ty = self.ty.as_deref().unwrap_or("?");
        let place = match (self.declared, self.used) {
            (Some(declared), _) => format!("declared at line {declared}"),
            (None, Some(used)) => format!("used at line {used}"),
            (None, None) => String::new(),
        };
        [&self.name, self.how, ty, &place].map(str::to_owned)
    }
}

/// What a lambda captures, with what is declared.
pub(super) fn variables(analysis: &Analysis, entry: &Entry) -> Vec<Variable> {
    let view = &analysis.item(entry).syntax.view;
    let line = |at: ViewOffset| line_of(analysis, entry, place_in(view, at)?);
    let one = |capture: &Capture| Variable {
        name: capture_name(capture),
        how: how(capture),
        ty: match &capture.ty {
            Fact::Known(ty) if !ty.text.contains('?') => Some(ty.text.clone()),
            // What depends on a template has no other name, and what is not known may have one.
            _ => capture.declared.and_then(|at| declared::written_type(view, at)),
        },
        declared: capture.declared.and_then(line),
        used: line(capture.at),
        used_at: place_in(view, capture.at),
    };
    analysis.lambda(entry).captures.iter().map(one).collect()
}

/// Where something of a view is in its file.
fn place_in(view: &culambda_source::View, at: ViewOffset) -> Option<Span> {
    let token = view.token_at(at).and_then(|token| view.tokens.get(token))?;
    Some(token.source)
}

/// The line of a place in the file of a lambda.
fn line_of(analysis: &Analysis, entry: &Entry, place: Span) -> Option<u32> {
    let main = analysis.unit(entry).files.get(analysis.item(entry).file)?;
    Some(main.presumed(place.start).line)
}

/// How something is captured.
fn how(capture: &Capture) -> &'static str {
    match (&capture.kind, capture.explicit, capture.by_reference) {
        (CaptureKind::This, true, _) => "this, the pointer",
        (CaptureKind::This, false, _) => "this, the pointer, implicitly",
        (CaptureKind::StarThis, ..) => "*this, a copy",
        (CaptureKind::Init { .. }, _, false) => "by value, initialised here",
        (CaptureKind::Init { .. }, _, true) => "by reference, initialised here",
        (CaptureKind::Variable, true, false) => "by value",
        (CaptureKind::Variable, true, true) => "by reference",
        (CaptureKind::Variable, false, false) => "by value, implicitly",
        (CaptureKind::Variable, false, true) => "by reference, implicitly",
    }
}

/// The macros that a lambda comes from, the outermost one first.
pub(super) fn macros(view: &culambda_source::View, text: ViewSpan) -> Vec<String> {
    let origin = view
        .token_at(text.start)
        .and_then(|token| view.tokens.get(token))
        .map(culambda_source::ViewToken::origin);
    let mut at = match origin {
        Some(TokenOrigin::Argument(at) | TokenOrigin::Macro(at)) => Some(at),
        _ => None,
    };
    let mut out = Vec::new();
    while let Some(made) = at.and_then(|at| view.invocations.get(at as usize)) {
        out.push(made.name.clone());
        at = made.parent;
    }
    out.reverse();
    out
}
