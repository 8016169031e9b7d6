//! A lambda on a page for an editor, found by a place in the text.

use std::fmt::Write as _;
use std::path::Path;

use culambda_model::{Analysis, Entry};
use culambda_source::{Invocation, Span, Target, View};

use super::{MAX_LINES, Page};
use crate::command::list::Inventory;
use crate::generated::lines;
use crate::report::{printable, printable_lines};
use crate::trust::shown::Shown;
use crate::trust::texts::Texts;

mod expansion;

/// Lambdas of one macro that get a page each.
const MAX_PAGES: usize = 3;

/// What was found in a text, with what is to be known to show it.
#[derive(Clone, Copy)]
pub(crate) struct Shelf<'a> {
    /// What is known of the text.
    pub(crate) analysis: &'a Analysis,
    /// What it is compiled for.
    pub(crate) target: &'a Target,
    /// Whose text may be shown.
    pub(crate) shown: &'a Shown,
    /// Where it is.
    pub(crate) path: Option<&'a Path>,
}

/// What is shown where somebody points at.
pub(crate) struct Pointed {
    /// What he points at.
    pub(crate) span: Span,
    /// What is to be known of it, in Markdown.
    pub(crate) page: String,
}

/// What is printed of sources.
pub(crate) trait Printed {
    /// All of it.
    fn texts(&self) -> Vec<&str>;

    /// Takes out what may not be shown.
    fn withhold(&mut self, is_hidden: &dyn Fn(&str) -> bool);
}

impl<'a> Shelf<'a> {
    /// Takes out of what is to be printed what only hidden files say.
    pub(crate) fn without_hidden(&self, all: &mut [impl Printed]) {
        let texts = Texts::of(self.analysis, self.shown, self.path);
        if !texts.are_shown() {
            let words = texts.words(all.iter().flat_map(Printed::texts));
            for one in all {
                one.withhold(&|text| words.are_in(text));
            }
        }
    }

    /// The head of a lambda, or a macro that holds one, at an offset in the text.
    pub(crate) fn pointed(&self, at: u32) -> Option<Pointed> {
        self.expansion(at).or_else(|| self.head(at))
    }

    /// The page of the innermost lambda around an offset, in plain text.
    pub(crate) fn plain(&self, at: u32) -> Option<String> {
        let all = self.entries().filter(|(_, span)| span.contains(at));
        let (entry, _) = all.min_by_key(|(_, span)| span.end - span.start)?;
        self.page(entry).map(|page| match page {
            Ok(page) => page.text(false),
            Err(why) => format!("This lambda is not an extended one: {why}\n"),
        })
    }

    fn entries(&self) -> impl Iterator<Item = (&'a Entry, Span)> {
        let analysis = self.analysis;
        analysis.entries.iter().map(|entry| (entry, analysis.span(entry)))
    }

    /// The lambda whose head is at an offset: after it people point at other things.
    fn head(&self, at: u32) -> Option<Pointed> {
        let head_of = |entry: &Entry, span: Span| {
            let (item, lambda) = (self.analysis.item(entry), self.analysis.lambda(entry));
            let body = item.syntax.heads.get(lambda.head)?.body;
            let body = item.syntax.view.tokens.get(body)?.source;
            Some(Span::new(span.start, body.start.clamp(span.start, span.end)))
        };
        let heads = self
            .entries()
            .filter_map(|(entry, span)| Some((entry, head_of(entry, span)?)));
        let (entry, span) = heads.filter(|(_, span)| span.contains(at)).last()?;
        let page = self.page(entry)?;
        Some(Pointed {
            span,
            page: page.map_or_else(|why| plainly(&why), |page| page.markdown()),
        })
    }

    /// The innermost macro whose name is at an offset, if lambdas come out of it.
    fn expansion(&self, at: u32) -> Option<Pointed> {
        let named = |invocation: &&Invocation| {
            let name = invocation.span.start..invocation.span.start + invocation.name.len() as u32;
            name.contains(&at)
        };
        let of_entry = |entry: &'a Entry| -> Option<(&'a View, &'a Invocation)> {
            let item = self.analysis.item(entry);
            let view = &item.syntax.view;
            let made = view.invocations.iter().filter(|_| item.file == 0).find(named)?;
            let lambda = self.analysis.lambda(entry).text;
            made.out.contains(lambda.start).then_some((view, made))
        };
        let found: Vec<(&Entry, &View, &Invocation)> = self
            .entries()
            .filter_map(|(entry, _)| of_entry(entry).map(|(view, made)| (entry, view, made)))
            .collect();
        let &(first, view, made) = found.first()?;
        let main = self.analysis.unit(first).files.first()?;
        let texts = Texts::of(self.analysis, self.shown, self.path);
        let text = expansion::of(view, made, &main.text);
        let mut out = format!("`{}` stands for\n\n", printable(&made.name));
        if texts.words(std::iter::once(text.as_str())).are_in(&text) {
            let _ = writeln!(out, "{}", crate::trust::shown::NOT_SHOWN);
        } else {
            fence(&cut(&text), &mut out);
        }
        for page in found.iter().take(MAX_PAGES).filter_map(|(entry, ..)| self.page(entry)) {
            let _ = write!(
                out,
                "\n---\n\n{}",
                page.map_or_else(|why| plainly(&why), |page| page.markdown())
            );
        }
        Some(Pointed {
            span: made.span,
            page: out,
        })
    }

    /// The page of a lambda, or why it is not an extended one.
    fn page(&self, entry: &Entry) -> Option<Result<Page, String>> {
        let mut all = Inventory::of(self.analysis, self.target);
        all.withhold(self.analysis, self.shown, self.path);
        let Some(site) = all.take_site(self.analysis, entry) else {
            return all.reason_at(self.analysis, entry).map(Err);
        };
        let mut page = Page::of(self.analysis, entry, site, self.target);
        page.without_hidden(&Texts::of(self.analysis, self.shown, self.path));
        Some(Ok(page))
    }
}

/// What is said of a lambda that is not an extended one.
fn plainly(why: &str) -> String {
    format!("**No extended lambda**: {}\n", escaped(why))
}

impl Page {
    /// For an editor: what it is, what it captures, why it is refused, what becomes of it.
    fn markdown(&self) -> String {
        let mut out = format!("**{}**", escaped(self.site.kind()));
        let _ = write!(out, ", number {}", escaped(self.site.number()));
        if let Some(function) = &self.enclosing {
            let name = code(&function.name);
            let _ = write!(out, " in {name} (line {})", function.line);
        }
        out.push_str("  \n");
        let _ = write!(out, "Function type: {}", code(self.site.function_type()));
        for name in &self.macros {
            let _ = write!(out, "  \nMade by the macro {}", code(name));
        }
        out.push('\n');
        if let Some(why) = self.site.refusal() {
            let _ = writeln!(out, "\n**Refused**: {}", escaped(why));
        }
        if !self.site.knows_captures() {
            out.push_str("\nIt is not known what it captures.\n");
        } else if self.variables.is_empty() {
            out.push_str("\nCaptures nothing.\n");
        } else {
            out.push_str("\n| Capture | How | Type | |\n|---|---|---|---|\n");
            for variable in &self.variables {
                let [name, how, ty, place] = variable.row();
                let _ = writeln!(out, "| {} | {how} | {} | {place} |", code(&name), code(&ty));
            }
        }
        if let Some(text) = &self.rewritten {
            let title = if self.site.refusal().is_some() {
                "Would become"
            } else {
                "Becomes"
            };
            let _ = writeln!(out, "\n{title}\n");
            fence(&cut(&lines::lines(text).join("\n")), &mut out);
        }
        out
    }
}

/// As many lines of a text as a page has.
fn cut(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let more = lines.len().saturating_sub(MAX_LINES);
    let mut out = lines.iter().take(MAX_LINES).copied().collect::<Vec<_>>().join("\n");
    if more > 0 {
        let _ = write!(out, "\n// .. {more} more lines");
    }
    out
}

/// A block of code; its fence is longer than any in it.
fn fence(text: &str, out: &mut String) {
    let text = printable_lines(text);
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest.max(2) + 1);
    let _ = writeln!(out, "{fence}cpp\n{text}\n{fence}");
}

/// Words of the source in a line of Markdown.
fn code(text: &str) -> String {
    let text = printable(text).replace('`', "'").replace('|', "\\|");
    format!("`{text}`")
}

/// A text in which nothing is Markdown but what is between backticks.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    let mut is_code = false;
    for c in printable_lines(text).chars() {
        is_code ^= c == '`';
        if !is_code && matches!(c, '*' | '_' | '<' | '>' | '[' | ']' | '\\' | '|' | '#') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_of_others_stays_text() {
        assert_eq!(escaped("a `<b>*` <i>_c_"), "a `<b>*` \\<i\\>\\_c\\_");
        assert_eq!(code("a|b`c"), "`a\\|b'c`");
        let mut out = String::new();
        fence("```\nx", &mut out);
        assert_eq!(out, "````cpp\n```\nx\n````\n");
        assert!(cut(&"x\n".repeat(MAX_LINES + 2)).ends_with("2 more lines"));
    }
}
