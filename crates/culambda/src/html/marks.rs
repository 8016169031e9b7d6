//! Places in a text, as they are shown in its lines.

use std::collections::BTreeSet;
use std::ops::Range;

use culambda_source::Span;
use maud::{Markup, html};

use super::shown;

/// A place in a line of the text.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    /// Where; it ends with its line.
    pub(super) span: Span,
    /// The classes that it is shown with.
    pub(super) class: &'static str,
    /// What is said of it when somebody points at it.
    pub(super) title: Option<String>,
    /// The lambda that begins there.
    pub(super) lambda: Option<usize>,
}

/// All places of a text.
#[derive(Debug, Default)]
pub(super) struct Marks {
    all: Vec<Mark>,
    /// How long the text is.
    end: usize,
}

impl Marks {
    /// Marks in any order; each is cut at the end of the line that it begins in.
    pub(super) fn of(mut all: Vec<Mark>, text: &[u8]) -> Marks {
        for mark in &mut all {
            let inside = text.get(mark.span.range()).unwrap_or_default();
            if let Some(end) = inside.iter().position(|byte| *byte == b'\n') {
                mark.span.end = mark.span.start + end as u32;
            }
        }
        all.retain(|mark| mark.lambda.is_some() || !mark.span.is_empty());
        all.sort_by_key(|mark| (mark.span, mark.lambda));
        Marks { all, end: text.len() }
    }

    /// Those that begin in a part of the text.
    pub(super) fn within(&self, part: &Range<usize>) -> &[Mark] {
        let place = |offset: usize| self.all.partition_point(|mark| (mark.span.start as usize) < offset);
        // What begins at the very end belongs to the last line.
        let end = if part.end < self.end {
            place(part.end)
        } else {
            self.all.len()
        };
        self.all.get(place(part.start)..end).unwrap_or_default()
    }
}

/// A part of a line in which the same marks hold.
struct Piece<'m> {
    text: &'m [u8],
    marks: Vec<&'m Mark>,
    /// The lambdas that begin with it.
    lambdas: Vec<usize>,
    /// Where they end.
    end: usize,
    start: usize,
}

/// A line of a text with its marks; `tip` says what is known of a lambda.
pub(super) fn line(text: &[u8], part: Range<usize>, marks: &[Mark], tip: &dyn Fn(usize) -> Markup) -> Markup {
    let mut pieces = pieces(text, &part, marks).into_iter().peekable();
    let mut groups: Vec<Vec<Piece<'_>>> = Vec::new();
    while let Some(piece) = pieces.next() {
        let end = if piece.lambdas.is_empty() {
            piece.start
        } else {
            piece.end
        };
        let mut group = vec![piece];
        while let Some(next) = pieces.next_if(|next| next.start < end) {
            group.push(next);
        }
        groups.push(group);
    }
    html! {
        @for group in &groups {
            @let lambdas: Vec<usize> = group.iter().flat_map(|piece| &piece.lambdas).copied().collect();
            @let inner = html! { @for piece in group { (piece.markup()) } };
            @if let Some((first, others)) = lambdas.split_first() {
                @for other in others { span id=(anchor(*other)) {} }
                span.lambda.stop id=(anchor(*first)) tabindex="0" aria-describedby=(format!("tip{first}")) {
                    (inner)
                    span.tip role="tooltip" id=(format!("tip{first}")) {
                        @for lambda in &lambdas { (tip(*lambda)) }
                    }
                }
            } @else { (inner) }
        }
    }
}

/// The parts of a line, in order.
fn pieces<'m>(text: &'m [u8], part: &Range<usize>, marks: &'m [Mark]) -> Vec<Piece<'m>> {
    let inside = |offset: u32| (offset as usize).clamp(part.start, part.end);
    let mut cuts: BTreeSet<usize> = BTreeSet::from([part.start, part.end]);
    for mark in marks {
        cuts.extend([inside(mark.span.start), inside(mark.span.end)]);
    }
    let cuts: Vec<usize> = cuts.into_iter().collect();
    // What begins at the very end of the line has nothing below it.
    let ends = cuts.iter().skip(1).chain(cuts.last());
    let (mut marks, mut open): (_, Vec<&Mark>) = (marks.iter().peekable(), Vec::new());
    let mut out = Vec::new();
    for (start, end) in cuts.iter().zip(ends) {
        let mut piece = Piece {
            text: text.get(*start..*end).unwrap_or_default(),
            marks: Vec::new(),
            lambdas: Vec::new(),
            end: *end,
            start: *start,
        };
        while let Some(mark) = marks.next_if(|mark| inside(mark.span.start) <= *start) {
            if let Some(lambda) = mark.lambda {
                piece.lambdas.push(lambda);
                piece.end = piece.end.max(inside(mark.span.end));
            }
            open.push(mark);
        }
        open.retain(|mark| inside(mark.span.end) > *start);
        piece.marks.clone_from(&open);
        out.push(piece);
    }
    out
}

impl Piece<'_> {
    fn markup(&self) -> Markup {
        let mut classes: Vec<&str> = self.marks.iter().map(|mark| mark.class).collect();
        classes.retain(|class| !class.is_empty());
        classes.dedup();
        let titles: Vec<&str> = self.marks.iter().filter_map(|mark| mark.title.as_deref()).collect();
        let (title, text) = (titles.join("; "), shown(self.text));
        html! {
            @if classes.is_empty() && title.is_empty() {
                (text)
            } @else {
                span class=[(!classes.is_empty()).then(|| classes.join(" "))] title=[(!title.is_empty()).then_some(title)] {
                    (text)
                }
            }
        }
    }
}

/// What a lambda is called in addresses.
pub(super) fn anchor(lambda: usize) -> String {
    format!("lambda{}", lambda + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(start: u32, end: u32, class: &'static str, lambda: Option<usize>) -> Mark {
        Mark {
            span: Span::new(start, end),
            class,
            title: None,
            lambda,
        }
    }

    fn shown_with(text: &[u8], marks: Vec<Mark>) -> String {
        let marks = Marks::of(marks, text);
        let part = 0..text.len();
        line(text, part.clone(), marks.within(&part), &|_| html! { "tip" }).into_string()
    }

    #[test]
    fn places_may_overlap() {
        let text = shown_with(b"abcdef", vec![mark(1, 4, "x", None), mark(2, 6, "y", None)]);
        let want = "a<span class=\"x\">b</span><span class=\"x y\">cd</span><span class=\"y\">ef</span>";
        assert_eq!(text, want);
    }

    #[test]
    fn lambdas_begin_where_they_stand() {
        let text = shown_with(b"f([n] {})", vec![mark(2, 5, "", Some(0)), mark(2, 5, "", Some(1))]);
        assert!(
            text.starts_with("f(<span id=\"lambda2\"></span><span class=\"lambda stop\" id=\"lambda1\""),
            "{text}"
        );
        assert_eq!(text.matches("tip</span>").count(), 1, "{text}");
        // One at the end of everything is not lost.
        assert!(shown_with(b"f", vec![mark(1, 1, "", Some(0))]).contains("lambda1"));
    }

    #[test]
    fn nothing_of_a_text_is_markup() {
        let text = shown_with("a<b>&\"'\u{202e}\x1b\u{0}".as_bytes(), vec![mark(1, 4, "x", None)]);
        assert_eq!(text, "a<span class=\"x\">&lt;b&gt;</span>&amp;&quot;'\\u202e\\x1b\\x00");
    }
}
