//! The page of a file: its lambdas in a table, then its lines beside what becomes of them.

use culambda_rewrite::Edit;
use culambda_rules::{Level, Rule};
use culambda_source::{Span, Text};
use maud::{Markup, html};

use super::marks::{self, Mark, Marks, anchor};
use super::{TAGS, index_link, page, prose, rule, shown};
use crate::generated::rows::{self, Lines, Piece, Row, without_end};
use crate::generated::tags::{self, Part};
use crate::report::printable;

/// Lines that are shown around those that matter.
const CONTEXT: usize = 6;
/// Lines without anything to say that are shown when somebody opens them.
const MAX_FOLD: usize = 400;
/// Longer lines are cut where nothing is in them.
const MAX_LINE: usize = 2_000;

/// How far a lambda is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// All of it.
    Known,
    /// Something is not.
    InPart,
    /// It is none that is rewritten.
    Ordinary,
    /// It could not be analysed.
    NotAnalysed,
}

impl State {
    /// How the last line of `list` calls it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            State::Known => "known",
            State::InPart => "known in part",
            State::Ordinary => "ordinary",
            State::NotAnalysed => "not analysed",
        }
    }
}

/// A variable that a lambda captures.
#[derive(Clone, Debug)]
pub(crate) struct Captured {
    /// Its name.
    pub(crate) name: String,
    /// By value, by reference, and so on.
    pub(crate) how: &'static str,
    /// Its type, if that is known.
    pub(crate) ty: Option<String>,
    /// Where it is declared.
    pub(crate) declared: Option<u32>,
    /// Where it is listed or first used, in the text of the file.
    pub(crate) used: Option<Span>,
}

/// An annotated lambda.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    /// Its introducer in the text.
    pub(crate) span: Span,
    /// Line and column, as people count them.
    pub(crate) place: (u32, u32),
    /// How far it is known.
    pub(crate) state: State,
    /// What sort it is.
    pub(crate) kind: String,
    /// Its number in its function.
    pub(crate) number: Option<String>,
    /// The function around it.
    pub(crate) function: String,
    /// The type of that, as its tag has it.
    pub(crate) function_type: Option<String>,
    /// What it captures, if that is known.
    pub(crate) captures: Option<Vec<Captured>>,
    /// The macros that make it, the outermost one first.
    pub(crate) macros: Vec<String>,
    /// Why it is not rewritten, or what it is instead of an extended one.
    pub(crate) reason: Option<String>,
    /// What is not known of it, and why.
    pub(crate) unknown: Vec<(String, String)>,
}

/// Something that `check` found.
#[derive(Clone, Debug)]
pub(crate) struct Remark {
    /// How bad it is.
    pub(crate) level: Level,
    /// The rule.
    pub(crate) rule: &'static Rule,
    /// Where, if it is in this file.
    pub(crate) at: Option<Span>,
    /// Where, as people write it.
    pub(crate) place: String,
    /// What is wrong.
    pub(crate) message: String,
    /// What is there.
    pub(crate) here: String,
    /// Further places: in this file, as people write them, and what is there.
    pub(crate) labels: Vec<(Option<Span>, String, String)>,
    /// Reasons.
    pub(crate) notes: Vec<String>,
    /// Remedies.
    pub(crate) help: Vec<String>,
}

/// A file with all that is known of it.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// What people call it.
    pub(crate) name: String,
    /// Its text; `None` if that may not be shown.
    pub(crate) text: Option<Text>,
    /// What becomes of it.
    pub(crate) edits: Vec<Edit>,
    /// Why nothing becomes of it, if that is so.
    pub(crate) as_it_is: Option<String>,
    /// Its lambdas, in the order of the text.
    pub(crate) lambdas: Vec<Lambda>,
    /// What was found in it, in the order of the text.
    pub(crate) remarks: Vec<Remark>,
}

impl Sheet {
    /// The page.
    pub(crate) fn page(&self) -> String {
        let name = printable(&self.name);
        let way = html! { (index_link()) " \u{203a} " (name) };
        let elsewhere: Vec<(usize, &Remark)> = self
            .remarks
            .iter()
            .enumerate()
            .filter(|(_, remark)| remark.at.is_none() || self.text.is_none())
            .collect();
        let body = html! {
            h1 { (name) }
            @if let Some(why) = &self.as_it_is { p { (prose(why)) } }
            @if !self.lambdas.is_empty() { (self.overview()) }
            @if !elsewhere.is_empty() {
                h2 { "Found in other places" }
                table.code {
                    @for (at, remark) in elsewhere { (remark.row(at, 1)) }
                }
            }
            @if let Some(text) = &self.text { (self.code(text)) }
        };
        page(&name, &way, &TAGS, &body)
    }

    /// The lambdas in a table: what is on paper, too.
    fn overview(&self) -> Markup {
        html! {
            h2 { "Lambdas" }
            div.wide { table.facts.lambdas {
                thead { tr {
                    th scope="col" { "Line" } th scope="col" { "Kind" } th scope="col" { "No." }
                    th scope="col" { "Function" } th scope="col" { "Captures" } th scope="col" { "State" }
                } }
                @for (at, lambda) in self.lambdas.iter().enumerate() {
                    tr {
                        td.count {
                            @if self.text.is_some() {
                                a href=(format!("#{}", anchor(at))) { (lambda.place.0) ":" (lambda.place.1) }
                            } @else { (lambda.place.0) ":" (lambda.place.1) }
                        }
                        td.kind { (printable(lambda.kind.split(" (").next().unwrap_or_default())) }
                        td.count.no { (lambda.number.as_deref().unwrap_or_default()) }
                        td.function { code { (printable(&lambda.function)) } }
                        td.captured { (lambda.captured()) }
                        td.state {
                            @match (&lambda.reason, lambda.state) {
                                (Some(reason), State::Known) => { (prose(reason)) }
                                (Some(reason), state) => { (state.word()) ": " (prose(reason)) }
                                (None, state) => { (state.word()) }
                            }
                            (lambda.unknowns())
                        }
                    }
                }
            } }
        }
    }

    fn marks(&self, text: &[u8]) -> Marks {
        let mut all = Vec::new();
        let mut add = |span, class, title, lambda| {
            all.push(Mark {
                span,
                class,
                title,
                lambda,
            });
        };
        for edit in self.edits.iter().filter(|edit| !edit.span.is_empty()) {
            add(edit.span, "old", None, None);
        }
        for (at, lambda) in self.lambdas.iter().enumerate() {
            add(lambda.span, "", None, Some(at));
            for capture in lambda.captures.iter().flatten() {
                if let Some(used) = capture.used {
                    add(used, "capture", Some(capture.sentence()), None);
                }
            }
        }
        for remark in &self.remarks {
            let class = match remark.level {
                Level::Error => "place error",
                Level::Warning => "place warning",
                Level::Note => "place note",
            };
            let title = |text: &str| (!text.is_empty()).then(|| printable(text).into_owned());
            if let Some(span) = remark.at {
                add(span, class, title(&remark.here), None);
            }
            for (span, _, label) in &remark.labels {
                if let Some(span) = span {
                    add(*span, "seen", title(label), None);
                }
            }
        }
        Marks::of(all, text)
    }

    /// The lines of the file and of what becomes of it.
    fn code(&self, text: &Text) -> Markup {
        let lines = Lines::of(text);
        let marks = self.marks(text);
        let beside = self.as_it_is.is_none() && !self.edits.is_empty();
        let mut remarks: Vec<(usize, usize)> = Vec::new();
        for (at, remark) in self.remarks.iter().enumerate() {
            remarks.extend(remark.at.map(|span| (lines.line_of(span.start), at)));
        }
        remarks.sort_unstable();
        let mut matters: Vec<usize> = remarks.iter().map(|(line, _)| *line).collect();
        matters.extend(self.lambdas.iter().map(|lambda| lines.line_of(lambda.span.start)));
        let edits = if beside { &self.edits[..] } else { &[] };
        let view = View {
            sheet: self,
            text,
            lines: &lines,
            marks: &marks,
            beside,
        };
        let mut remarks = remarks.into_iter().peekable();
        html! {
            h2 { @if beside { "Source and rewrite" } @else { "Source" } }
            table.code {
                colgroup { col.number; col; @if beside { col; } }
                thead { tr {
                    th scope="col" { "Line" } th scope="col" { "Source" } @if beside { th scope="col" { "Rewritten" } }
                } }
                tbody {
                    @for row in rows::rows(text, &lines, edits, &matters, CONTEXT) {
                        // After all rows of the line that they are about.
                        @if let Some(first) = row.first_line() {
                            @while let Some((_, at)) = remarks.next_if(|(line, _)| *line < first) { (view.remark(at)) }
                        }
                        (view.row(&row))
                    }
                    @for (_, at) in remarks { (view.remark(at)) }
                }
            }
        }
    }
}

/// What a row is made of.
struct View<'v> {
    sheet: &'v Sheet,
    text: &'v [u8],
    lines: &'v Lines,
    marks: &'v Marks,
    beside: bool,
}

impl View<'_> {
    fn row(&self, row: &Row<'_>) -> Markup {
        match row {
            Row::Same(line) => html! {
                tr.same {
                    (number(*line))
                    td.source { (self.source(*line)) }
                    @if self.beside { td.rewrite.same { (self.plain(*line)) } }
                }
            },
            Row::Changed(old, new) => html! {
                tr.changed {
                    @if let Some(line) = old {
                        (number(*line))
                        td.source { (self.source(*line)) }
                    } @else { td.number {} td.source {} }
                    td.rewrite { @for piece in new.iter().flatten() { (written(piece)) } }
                }
            },
            Row::Fold(lines) => self.fold(lines.start, lines.end),
        }
    }

    fn remark(&self, at: usize) -> Markup {
        let columns = if self.beside { 2 } else { 1 };
        self.sheet
            .remarks
            .get(at)
            .map(|remark| remark.row(at, columns))
            .unwrap_or_default()
    }

    fn fold(&self, start: usize, end: usize) -> Markup {
        let count = end - start;
        let what = format!("{} to {end}", start + 1);
        html! {
            tr.fold {
                td.number { "\u{22ee}" }
                td.whole colspan=[self.beside.then_some("2")] {
                    @if count > MAX_FOLD {
                        (count) " lines without lambdas, " (what) ", are left out"
                    } @else {
                        details {
                            summary { "lines " (what) }
                            @for line in start..end { (self.plain(line)) "\n" }
                        }
                    }
                }
            }
        }
    }

    fn source(&self, line: usize) -> Markup {
        let whole = self.lines.range(line);
        let marks = self.marks.within(&whole);
        if marks.is_empty() {
            return self.plain(line);
        }
        let part = whole.start..whole.start + without_end(self.text.get(whole.clone()).unwrap_or_default()).len();
        marks::line(self.text, part, marks, &|lambda| {
            self.sheet.lambdas.get(lambda).map(Lambda::tip).unwrap_or_default()
        })
    }

    /// A line in which nothing is to be seen.
    fn plain(&self, line: usize) -> Markup {
        let text = without_end(self.text.get(self.lines.range(line)).unwrap_or_default());
        let cut = text.get(..MAX_LINE);
        html! {
            (shown(cut.unwrap_or(text)))
            @if cut.is_some() && text.len() > MAX_LINE { span.soft { " \u{2026} " (text.len() - MAX_LINE) " more bytes" } }
        }
    }
}

fn number(line: usize) -> Markup {
    html! { td.number id=(format!("line{}", line + 1)) { (line + 1) } }
}

/// A part of the new text; tags of lambdas go by their names.
fn written(piece: &Piece<'_>) -> Markup {
    let text = shown(without_end(piece.text));
    if !piece.made {
        return html! { (text) };
    }
    html! {
        span.made {
            @for part in tags::parts(&text) {
                @match part {
                    Part::Text(text) => { (text) }
                    Part::Tag { whole, name } => {
                        span.tag title=(whole) { span.name { (name) } span.exact { (whole) } }
                    }
                }
            }
        }
    }
}

impl Captured {
    /// What there is to say of it in a line.
    fn sentence(&self) -> String {
        let ty = self.ty.as_deref().unwrap_or("its type is not known");
        printable(&format!("{}: {}, {ty}", self.name, self.how)).into_owned()
    }
}

impl Lambda {
    /// What it captures, in a few words.
    fn captured(&self) -> Markup {
        html! {
            @match &self.captures {
                None => { span.soft { "not known" } }
                Some(all) => {
                    @for (at, capture) in all.iter().enumerate() {
                        @if at > 0 { ", " }
                        code title=(capture.sentence()) {
                            (printable(&capture.name))
                            @if let Some(ty) = &capture.ty { ": " (printable(ty)) }
                        }
                    }
                }
            }
        }
    }

    /// Whether `rewrite` would refuse it.
    pub(super) fn is_refused(&self) -> bool {
        matches!(self.state, State::Known | State::InPart) && self.reason.is_some()
    }

    /// What is not known of it, but for what its reason says already.
    fn unknowns(&self) -> Markup {
        let reason = self.reason.as_deref().unwrap_or_default();
        let mut others = self.unknown.iter().filter(|(_, why)| !reason.contains(why)).peekable();
        html! {
            @if others.peek().is_some() {
                ul {
                    @for (what, why) in others {
                        li.soft { (printable(what)) " is not known: " (prose(why)) }
                    }
                }
            }
        }
    }

    /// What is said of it where it is.
    fn tip(&self) -> Markup {
        html! {
            strong { (printable(&self.kind)) @if let Some(number) = &self.number { ", number " (printable(number)) } }
            @if !self.function.is_empty() { " in " code { (printable(&self.function)) } }
            @if let Some(ty) = &self.function_type { div { "type of the function: " code { (printable(ty)) } } }
            @for name in &self.macros { div { "made by the macro " code { (printable(name)) } } }
            @match &self.captures {
                None => { div { "what it captures is not known" } }
                Some(all) if all.is_empty() => { div { "captures nothing" } }
                Some(all) => {
                    table {
                        @for capture in all { tr {
                            td { code { (printable(&capture.name)) } }
                            td { (capture.how) }
                            td { code { (printable(capture.ty.as_deref().unwrap_or("?"))) } }
                            td { @if let Some(line) = capture.declared { "declared at line " (line) } }
                        } }
                    }
                }
            }
            @if let Some(reason) = &self.reason { div { (prose(reason)) } }
            (self.unknowns())
        }
    }
}

impl Remark {
    /// A row for it below its line; `columns` are those of text.
    fn row(&self, at: usize, columns: usize) -> Markup {
        let rule = self.rule;
        let number = rule.number.map(|number| format!("{number} ")).unwrap_or_default();
        html! {
            tr.remark.stop.(self.level.word()) id=(format!("finding{}", at + 1)) tabindex="0" {
                td colspan=(columns + 1) {
                    p {
                        span.word.(self.level.word()) { (self.level.word()) }
                        " [" a href=(rule::address(rule.name)) { (number) (rule.name) } "] " (prose(&self.message))
                    }
                    p.soft {
                        (printable(&self.place)) @if !self.here.is_empty() { ": " (prose(&self.here)) }
                        @for (_, place, text) in &self.labels { br; (printable(place)) ": " (prose(text)) }
                    }
                    @for note in &self.notes { p { span.soft { "note: " } (prose(note)) } }
                    @for help in &self.help { p { span.soft { "help: " } (prose(help)) } }
                }
            }
        }
    }
}
