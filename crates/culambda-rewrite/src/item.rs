//! The edits of one declaration.

use culambda_source::ident::is_word;
use std::collections::BTreeMap;

use culambda_model::Refusal;
use culambda_model::facts::{Capture, CaptureKind, ItemFacts, LAMBDA_MARK, LambdaFacts, Role};
use culambda_model::reasons::ONE_END;
use culambda_source::{
    DirectiveKind, File, Invocation, Mark, Span, Standard, Target, Unit, View, ViewOffset, ViewSpan, ViewToken,
};

use crate::changes::{Changes, Region};
use crate::edit::{EditList, EditOverlap};
use crate::invocation::{Invocations, Level};
use crate::lambda::Treatment;
use crate::render::{Lines, Renderer};
use crate::site::{Reader, SiteText};
use crate::unnamed::Lookup;
use crate::unseen;

/// A declaration that is to be rewritten.
#[derive(Clone, Copy)]
pub(crate) struct Job<'a> {
    pub(crate) unit: &'a Unit,
    pub(crate) file: &'a File,
    pub(crate) item: &'a ItemFacts,
    pub(crate) target: &'a Target,
    pub(crate) lookup: &'a Lookup<'a>,
    /// The line end of the file.
    pub(crate) newline: &'static str,
}

/// Why a lambda cannot be written where it is.
#[derive(Clone, Debug)]
pub(crate) struct Why {
    /// As one sentence.
    pub(crate) message: String,
    /// What to do about it.
    pub(crate) help: &'static str,
}

impl From<String> for Why {
    fn from(message: String) -> Self {
        let help =
            "write the lambda apart, into a variable of its own, without a macro or conditional around a part of it";
        Why { message, help }
    }
}

/// Lambdas that are left as they are, by their index in the item, with the reasons.
pub(crate) type Refused = BTreeMap<usize, Vec<Refusal>>;

/// What is to be done in an item.
struct Plan<'a> {
    changes: Changes,
    invocations: Invocations<'a>,
    /// Lambdas that turned out not to be written, and why.
    failed: Vec<(usize, Why)>,
}

impl<'a> Job<'a> {
    fn view(&self) -> &'a View {
        &self.item.syntax.view
    }

    /// Finds the edits for some of the lambdas of the item, given in order. Adds to the refused ones those that
    /// cannot be written where they are.
    pub(crate) fn rewrite(
        &self,
        lambdas: &[usize],
        refused: &mut Refused,
        edits: &mut EditList,
    ) -> Result<(), EditOverlap> {
        // Each round refuses lambdas, and nearly always there is one round.
        loop {
            let mut plan = self.plan(lambdas, refused);
            let expansions = if plan.failed.is_empty() {
                self.expansions(&mut plan, lambdas)
            } else {
                Vec::new()
            };
            if plan.failed.is_empty() {
                return self.emit(&plan, &expansions, edits);
            }
            for (lambda, why) in plan.failed {
                let refusal = Refusal {
                    message: why.message,
                    help: why.help.to_owned(),
                    ..Refusal::default()
                };
                refused.entry(lambda).or_default().push(refusal);
            }
        }
    }

    fn plan(&self, lambdas: &[usize], refused: &Refused) -> Plan<'a> {
        let syntax = &self.item.syntax;
        let unseen = unseen::calls(syntax);
        let mut plan = Plan {
            changes: Changes::default(),
            invocations: Invocations::of(&syntax.view),
            failed: Vec::new(),
        };
        let mut hidden = ViewOffset::default();
        for &index in lambdas {
            let Some(lambda) = self.item.lambdas.get(index) else {
                continue;
            };
            if refused.contains_key(&index) || lambda.text.start < hidden || self.is_left(index, refused) {
                continue;
            }
            let in_unseen = unseen.get(lambda.head).copied().unwrap_or(false);
            match self.change(index, in_unseen, &mut plan) {
                Ok(end) => hidden = hidden.max(end),
                Err(why) => plan.failed.push((index, why)),
            }
        }
        plan
    }

    /// Whether a lambda that is not a site is in one that is left as it is.
    fn is_left(&self, index: usize, refused: &Refused) -> bool {
        let mut at = self.item.lambdas.get(index);
        if at.is_none_or(LambdaFacts::has_wrapper) {
            return false;
        }
        let mut steps = self.item.lambdas.len();
        while let Some(parent) = at.and_then(|lambda| lambda.parent) {
            if refused.contains_key(&parent) {
                return true;
            }
            at = self.item.lambdas.get(parent).filter(|_| steps > 0);
            steps = steps.saturating_sub(1);
        }
        false
    }

    /// Plans the changes of one lambda. Gives the offset in the view up to which nothing else is to be done.
    fn change(&self, index: usize, in_unseen: bool, plan: &mut Plan<'a>) -> Result<ViewOffset, Why> {
        let lost = || "it is lost in its declaration".to_owned();
        let lambda = self.item.lambdas.get(index).ok_or_else(lost)?;
        let head = self.item.syntax.heads.get(lambda.head).ok_or_else(lost)?;
        let site = SiteText {
            text: &self.file.text,
            item: self.item,
            lambda,
            target: self.target,
            reader: Reader::Compiler,
            depth: 0,
        };
        let region = |text, expression| Region {
            last: head.end,
            text,
            expression,
            in_unseen,
        };
        let end = self.view().tokens.get(head.end).map(ViewToken::span);
        if end.is_none_or(|end| end.end != lambda.text.end) {
            return Err("where its body begins cannot be told".to_owned().into());
        }
        let treatment = Treatment::of(lambda);
        if lambda.has_wrapper()
            && lambda.named_by.is_none()
            && let Some(name) = site.function()?.fn_name.known()
        {
            self.lookup.check(name)?;
        }
        if treatment != Treatment::Bare {
            self.is_balanced(head.open, head.end)?;
        }
        match treatment {
            Treatment::Device => {
                self.check_initialisers(index)?;
                plan.changes.hide(head.open, region(site.device()?, true));
                plan.invocations.touch_region(head.open, head.end);
                return Ok(lambda.text.end);
            }
            Treatment::HostDevice => {
                let texts = (site.host_device_prefix()?, site.host_device_suffix()?);
                plan.changes.wrap(head.open, head.end, texts, in_unseen);
                plan.invocations.touch(head.open);
                plan.invocations.touch(head.end);
                plan.invocations.join(head.open, head.end);
            }
            Treatment::EmptyBody => {
                plan.changes.hide(head.body, region("{ }".to_owned(), false));
                plan.invocations.touch(head.open);
                plan.invocations.touch_region(head.body, head.end);
            }
            Treatment::Bare => plan.invocations.touch(head.open),
        }
        for &mark in head.annotations.iter().chain(&head.misplaced).chain(&head.parents) {
            plan.changes.delete(mark);
            plan.invocations.touch_mark(mark);
        }
        let hides = treatment == Treatment::EmptyBody;
        Ok(if hides { lambda.text.end } else { ViewOffset::default() })
    }

    /// Checks the lambdas in the init-captures of a device lambda. Extended ones must be in the text that is
    /// written for it; others end up in a `decltype`, where C++20 is the first to allow them.
    fn check_initialisers(&self, index: usize) -> Result<(), String> {
        let Some(lambda) = self.item.lambdas.get(index) else {
            return Ok(());
        };
        let heads = &self.item.syntax.heads;
        let Some(own) = heads.get(lambda.head) else {
            return Ok(());
        };
        let mut written_to = 0;
        for (at, head) in heads.iter().enumerate().skip(lambda.head + 1) {
            if head.open >= own.close {
                break;
            }
            if head.open < written_to {
                continue;
            }
            let entry = own
                .captures
                .iter()
                .find(|entry| entry.range.0 <= head.open && head.open < entry.range.1);
            let place = entry
                .and_then(|entry| self.view().tokens.get(entry.token))
                .map(|token| token.at);
            let capture = lambda.captures.iter().find(|capture| Some(capture.at) == place);
            let text = capture.and_then(initialiser).unwrap_or_default();
            let facts = self.item.lambdas.iter().find(|other| other.head == at);
            let is_device = facts.is_some_and(|other| Treatment::of(other) == Treatment::Device);
            let mentioned = text.contains(&format!("{LAMBDA_MARK}{at}{LAMBDA_MARK}"));
            if facts.is_some_and(|other| other.role == Role::Site) && !mentioned {
                return Err("an ordinary lambda in its init-capture holds another extended lambda".to_owned());
            }
            if is_device {
                written_to = head.end;
            } else if self.target.standard < Standard::Cpp20 {
                return Err(
                    "a lambda in its init-capture would be in a `decltype`, which is not allowed before C++20"
                        .to_owned(),
                );
            }
        }
        Ok(())
    }

    /// The places in the file from which tokens come, from the start of one to the end of another.
    fn source(&self, first: usize, last: usize) -> Option<Span> {
        let tokens = &self.view().tokens;
        Some(tokens.get(first)?.source.to(tokens.get(last)?.source))
    }

    /// Conditionals that begin in a lambda and end outside, or the other way round, cannot be moved with it.
    fn is_balanced(&self, first: usize, last: usize) -> Result<(), String> {
        let Some(span) = self.source(first, last) else {
            return Ok(());
        };
        let directives = &self.file.directives;
        let from = directives.partition_point(|directive| directive.span.start < span.start);
        let inside = directives
            .iter()
            .skip(from)
            .take_while(|directive| directive.span.start < span.end);
        let mut depth = 0u32;
        for directive in inside {
            match directive.kind {
                DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => depth += 1,
                DirectiveKind::Endif if depth > 0 => depth -= 1,
                DirectiveKind::Endif
                | DirectiveKind::Elif
                | DirectiveKind::Elifdef
                | DirectiveKind::Elifndef
                | DirectiveKind::Else
                    if depth == 0 =>
                {
                    depth = u32::MAX;
                    break;
                }
                _ => {}
            }
        }
        if depth == 0 {
            Ok(())
        } else {
            Err(format!("a conditional (`#if`) {ONE_END}"))
        }
    }

    /// The texts of the invocations that are expanded, each with its range in the view. Where one cannot be
    /// written, or cuts a hidden region, the lambdas in it fail.
    fn expansions(&self, plan: &mut Plan<'a>, lambdas: &[usize]) -> Vec<Expansion<'a>> {
        let mut out = Vec::new();
        for (_, invocation, in_argument) in plan.invocations.expanded() {
            match self.expansion(plan, invocation, in_argument) {
                Ok(text) => out.push(Expansion { invocation, text }),
                Err(why) => {
                    let meets = |lambda: &&usize| {
                        let text = self
                            .item
                            .lambdas
                            .get(**lambda)
                            .map_or(ViewSpan::default(), |found| found.text);
                        text.start < invocation.out.end && invocation.out.start < text.end
                    };
                    plan.failed
                        .extend(lambdas.iter().filter(meets).map(|lambda| (*lambda, why.clone().into())));
                }
            }
        }
        out
    }

    /// Where an invocation makes one end of a hidden lambda and not the other. What is in the file between the ends
    /// is left out by a conditional, which needs lines of its own.
    fn cut(&self, plan: &Plan<'a>, invocation: &Invocation, in_argument: bool) -> Result<Cut, String> {
        let tokens = &self.view().tokens;
        let mut cut = Cut::default();
        for (first, region) in plan.changes.all_regions() {
            let at = |token: usize| tokens.get(token).map_or(ViewOffset::default(), |found| found.at);
            let inside = |token: usize| invocation.out.contains(at(token));
            if inside(first) == inside(region.last) {
                continue;
            }
            let of_file = |token: usize| plan.invocations.level(token) == Level::File;
            let lines = !in_argument && !region.in_unseen && of_file(first) && of_file(region.last);
            if !lines || cut.opens || cut.from.is_some() {
                return Err(format!(
                    "the macro `{}` makes one end of it and not the other",
                    invocation.name
                ));
            }
            if inside(first) {
                cut.opens = true;
            } else {
                cut.from = tokens.get(region.last).map(|token| token.span().end);
            }
        }
        Ok(cut)
    }

    fn expansion(&self, plan: &Plan<'a>, invocation: &Invocation, in_argument: bool) -> Result<Vec<u8>, String> {
        let cut = self.cut(plan, invocation, in_argument)?;
        self.can_be_read_again(invocation)?;
        let lines = self.file.lines();
        let mut keep = Lines {
            unit: self.unit,
            at: lines.line_column(invocation.span.start).0,
            last: lines.line_column(invocation.span.end).0,
        };
        let renderer = Renderer {
            text: &self.file.text,
            view: self.view(),
            changes: &plan.changes,
            in_argument,
        };
        let out = ViewSpan::new(cut.from.unwrap_or(invocation.out.start), invocation.out.end);
        let mut text = renderer.range(out, Some(&mut keep))?;
        if cut.from.is_some() {
            let mut behind = format!("{0}#endif", self.newline).into_bytes();
            behind.extend(self.line_directive(invocation.span, self.newline).bytes());
            behind.append(&mut text);
            return Ok(behind);
        }
        if cut.opens {
            text.extend(format!("{0}#if 0{0}", self.newline).bytes());
            return Ok(text);
        }
        text.extend((keep.at..keep.last).map(|_| b'\n'));
        if keep.at > keep.last && !in_argument {
            text.extend(self.line_directive(invocation.span, "\n").bytes());
        }
        Ok(text)
    }

    /// The expansion is preprocessed once more, so no name in it may be a macro that was left alone the first
    /// time.
    fn can_be_read_again(&self, invocation: &Invocation) -> Result<(), String> {
        let view = self.view();
        let first = view.tokens.partition_point(|token| token.at < invocation.out.start);
        let tokens = view.tokens.get(first..).unwrap_or_default();
        for (at, token) in tokens
            .iter()
            .enumerate()
            .take_while(|(_, token)| token.at < invocation.out.end)
        {
            let word = view.text_of(token.span());
            if !is_word(word) {
                continue;
            }
            let Some(found) = self.unit.macro_at(word.as_bytes(), view.file, invocation.span.end) else {
                continue;
            };
            let called = tokens.get(at + 1).is_some_and(|next| view.text_of(next.span()) == "(");
            if found.parameters.is_none() || called {
                return Err(format!(
                    "the macro `{}` around it has to be expanded, and `{word}` in that would be expanded again",
                    invocation.name
                ));
            }
        }
        Ok(())
    }

    /// A directive that says at which line a text goes on, with a line end before and after it.
    fn line_directive(&self, behind: Span, newline: &str) -> String {
        let (start, end) = (self.file.presumed(behind.start), self.file.presumed(behind.end));
        let name = match end.file {
            Some(name) if start.file != end.file => format!(" {}", crate::front::quoted(name)),
            _ => String::new(),
        };
        format!("{newline}#line {}{name}{newline}", end.line)
    }

    /// Turns a plan into edits of the file.
    fn emit(&self, plan: &Plan<'a>, expansions: &[Expansion<'a>], edits: &mut EditList) -> Result<(), EditOverlap> {
        let tokens = &self.view().tokens;
        let is_expanded = |at: ViewOffset| {
            let behind = expansions.partition_point(|expansion| expansion.invocation.out.start <= at);
            let last = behind.checked_sub(1).and_then(|last| expansions.get(last));
            last.is_some_and(|expansion| at < expansion.invocation.out.end)
        };
        for expansion in expansions {
            edits.replace(expansion.invocation.span, &expansion.text)?;
        }
        let (before, after) = (plan.changes.all_before(), plan.changes.all_after());
        let put = before.map(|put| (put, false)).chain(after.map(|put| (put, true)));
        for ((at, inserted), behind) in put {
            let Some(token) = tokens.get(at).filter(|token| !is_expanded(token.at)) else {
                continue;
            };
            let text = match plan.invocations.level(at) {
                Level::File => inserted.text(),
                Level::Argument(_) => inserted.argument(),
            };
            let Span { start, end } = token.source;
            edits.insert(if behind { end } else { start }, text.as_bytes())?;
        }
        for (first, region) in plan.changes.all_regions() {
            let expanded = |token: usize| tokens.get(token).is_none_or(|token| is_expanded(token.at));
            match (expanded(first), expanded(region.last)) {
                (false, false) => {
                    let level = plan.invocations.level(first);
                    self.emit_region(first, region, level, edits)?;
                }
                (true, false) => self.emit_end(first, region, edits)?,
                (false, true) => self.emit_start(first, region, edits)?,
                (true, true) => {}
            }
        }
        let marks = plan
            .changes
            .all_deleted()
            .filter_map(|mark| self.view().marks.get(mark));
        self.emit_deleted(marks.filter(|mark| !is_expanded(mark.at)), edits)
    }

    /// Deletes annotations, each with a blank.
    fn emit_deleted<'m>(&self, marks: impl Iterator<Item = &'m Mark>, edits: &mut EditList) -> Result<(), EditOverlap> {
        let mut done = 0;
        for mark in marks {
            // A macro or an attribute list may mean more than one annotation.
            if mark.source.start >= done {
                let span = self.with_blank(mark.source, done);
                edits.replace(span, b"")?;
                done = span.end;
            }
        }
        Ok(())
    }

    /// An annotation with the blank after it, or else the one in front of it if that lies after `from`.
    fn with_blank(&self, span: Span, from: u32) -> Span {
        let is_blank = |at: u32| matches!(self.file.text.get(at as usize), Some(b' ' | b'\t'));
        if is_blank(span.end) {
            Span::new(span.start, span.end + 1)
        } else if span.start > from && is_blank(span.start - 1) {
            Span::new(span.start - 1, span.end)
        } else {
            span
        }
    }

    /// Writes what is in place of a hidden region, and the directive that begins it.
    fn emit_start(&self, first: usize, region: &Region, edits: &mut EditList) -> Result<(), EditOverlap> {
        let start = self.source(first, region.last).map_or(0, |span| span.start);
        let nl = self.newline;
        edits.insert(
            start,
            format!("{}{nl}#if 0{nl}", region.text.replace('\n', nl)).as_bytes(),
        )
    }

    /// Writes the directives that end a hidden region.
    fn emit_end(&self, first: usize, region: &Region, edits: &mut EditList) -> Result<(), EditOverlap> {
        let Some(span) = self.source(first, region.last) else {
            return Ok(());
        };
        let nl = self.newline;
        let line = self.line_directive(span, nl);
        edits.insert(span.end, format!("{nl}#endif{line}").as_bytes())
    }

    /// Hides a region: between directives where lines are free, else by leaving it out.
    fn emit_region(
        &self,
        first: usize,
        region: &Region,
        level: Level,
        edits: &mut EditList,
    ) -> Result<(), EditOverlap> {
        let Some(span) = self.source(first, region.last) else {
            return Ok(());
        };
        if level == Level::File && !region.in_unseen {
            self.emit_start(first, region, edits)?;
            return self.emit_end(first, region, edits);
        }
        let lines = self.file.lines();
        let wanted = lines.line_column(span.end).0 - lines.line_column(span.start).0;
        let mut text = region.argument();
        let there = text.matches('\n').count();
        (there..wanted as usize).for_each(|_| text.push_str(self.newline));
        edits.replace(span, text.as_bytes())
    }
}

/// The text of an init-capture's value.
fn initialiser(capture: &Capture) -> Option<&str> {
    match &capture.kind {
        CaptureKind::Init { value, .. } => value.known().map(String::as_str),
        _ => None,
    }
}

/// An invocation with the text that takes its place.
struct Expansion<'a> {
    invocation: &'a Invocation,
    text: Vec<u8>,
}

/// The part of an invocation that is left of a lambda of which it makes one end.
#[derive(Clone, Copy, Debug, Default)]
struct Cut {
    /// It makes the beginning of a hidden region.
    opens: bool,
    /// It makes the end of one: what follows that begins here in the view.
    from: Option<ViewOffset>,
}
