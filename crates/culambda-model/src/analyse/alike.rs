//! Whether two readings of an item say the same of its lambdas, although they are not the same text: a macro that checks
//! or measures something stands for other statements in each of them, outside of any lambda.

use std::iter::Peekable;
use std::slice::Iter;

use super::threads::{self, Made};
use culambda_source::{Mark, MarkKind, Span, TokenOrigin, View, ViewToken};
use culambda_syntax::{LambdaHead, Syntax};
use rustc_hash::FxHashSet;

/// Words with which a statement has a say in what is around it.
const FAR: &[&str] = &[
    "asm",
    "case",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "default",
    "do",
    "enum",
    "extern",
    "friend",
    "goto",
    "namespace",
    "operator",
    "return",
    "struct",
    "template",
    "typedef",
    "union",
    "using",
];

/// What may stand before the `{` of a function or of a statement in one, besides `)`.
const BEFORE_BODIES: &[&str] = &["const", "else", "noexcept", "override", "try"];

/// A statement is followed this far for what stands beside a value.
const MAX_TOKENS_AROUND: usize = 64;

/// Whether a view differs from one that was read in nothing but whole statements of functions, each made by one macro,
/// none in or around a lambda: what is declared in them is not mentioned elsewhere. Where only calls and variables are
/// asked, it may differ in how threads are counted, too.
pub(super) fn differs_in_plain_statements(known: &Syntax, other: &View, spaces_alone: bool) -> bool {
    let (mut left, mut right) = (Parts::of(&known.view), Parts::of(other));
    let mut before = Before::default();
    let lambdas = outermost(known);
    // In the order of the file, each twice.
    let mut statements: Vec<Statement<'_>> = Vec::new();
    loop {
        match (left.next(), right.next()) {
            (None, None) => break,
            (Some(a), Some(b)) if a.same_place(&b) => {
                if a.texts().eq(b.texts()) {
                    before.take(&a);
                    continue;
                }
                if spaces_alone && before.is_in_body() && a.counts_threads_as(b) {
                    before.take(&a);
                    continue;
                }
                let ends = left.peek().map(|next| next.first());
                let (Some(a), Some(b)) = (a.statement(ends), b.statement(ends)) else {
                    return false;
                };
                if !before.is_at_statement() || Span::any_contains(&lambdas, a.place.start) {
                    return false;
                }
                statements.extend([a, b]);
            }
            _ => return false,
        }
    }
    let places: Vec<Span> = statements.iter().map(|statement| statement.place).collect();
    let asked = |mark: &&Mark| !spaces_alone || is_of_spaces(mark);
    let (own, others) = (marks(&known.view, &places), marks(other, &places));
    let same = own.filter(asked).map(of_mark).eq(others.filter(asked).map(of_mark));
    same && are_unheard_of(&statements, &places, &known.view)
}

/// The lambdas that stand in no other, with their captures, in the order of the file.
fn outermost(syntax: &Syntax) -> Vec<Span> {
    let token = |at: usize| syntax.view.tokens.get(at).map(|token| token.source);
    let ends = |head: &LambdaHead| token(head.open).zip(token(head.end));
    let spans = syntax.heads.iter().filter_map(ends);
    let mut all: Vec<Span> = spans.map(|(open, end)| Span::new(open.start, end.end)).collect();
    all.sort_unstable_by_key(|span| span.start);
    let mut end = 0;
    all.retain(|span| {
        let is_inside = span.end <= end;
        end = end.max(span.end);
        !is_inside
    });
    all
}

/// What was masked in a view, but for some statements.
fn marks<'v>(view: &'v View, without: &'v [Span]) -> impl Iterator<Item = &'v Mark> {
    let all = view.marks.iter();
    all.filter(|mark| !Span::any_contains(without, mark.source.start))
}

/// What is the same of something masked in two readings.
fn of_mark(mark: &Mark) -> (Span, &'static str) {
    let kind = match mark.kind {
        MarkKind::Device => "device",
        MarkKind::Host => "host",
        MarkKind::Global => "global",
        MarkKind::LaunchOpen | MarkKind::LaunchClose => "launch",
        _ => "other",
    };
    (mark.source, kind)
}

/// Whether something masked says where code runs.
fn is_of_spaces(mark: &Mark) -> bool {
    use MarkKind::{Device, Global, Host, LaunchClose, LaunchOpen};
    matches!(mark.kind, Device | Host | Global | LaunchOpen | LaunchClose)
}

/// Whether no text but the statements themselves, which stand at these places, mentions what is declared in them.
fn are_unheard_of(statements: &[Statement<'_>], places: &[Span], known: &View) -> bool {
    let declared: FxHashSet<&str> = statements.iter().flat_map(|s| s.declared.iter().copied()).collect();
    let mentions = |token: &ViewToken| declared.contains(text_of(known, token));
    let is_own = |token: &ViewToken| Span::any_contains(places, token.source.start);
    declared.is_empty() || known.tokens.iter().all(|token| !mentions(token) || is_own(token))
}

fn text_of<'v>(view: &'v View, token: &ViewToken) -> &'v str {
    let at = token.at as usize;
    view.text.get(at..at + token.len as usize).unwrap_or_default()
}

/// A token of the file, or all that one macro made.
#[derive(Clone, Copy)]
struct Part<'v> {
    view: &'v View,
    place: Span,
    /// What a macro made, in the text.
    made: Option<(u32, u32)>,
    tokens: &'v [ViewToken],
}

impl<'v> Part<'v> {
    fn same_place(&self, other: &Part<'_>) -> bool {
        self.place == other.place && self.made.is_some() == other.made.is_some()
    }

    fn texts(self) -> impl Iterator<Item = &'v str> {
        self.tokens.iter().map(move |token| text_of(self.view, token))
    }

    fn first(&self) -> &'v str {
        self.texts().next().unwrap_or_default()
    }

    /// Whether it stands for the same as another text of the macro, for the device, but that this one counts threads.
    fn counts_threads_as(self, other: Part<'_>) -> bool {
        let (Some(made), Some(of_other)) = (self.made, other.made) else {
            return false;
        };
        let (own, its) = (self.all_made(), other.all_made());
        let is_value = threads::is_expression(&own) || threads::is_expression(&its);
        threads::are_alike(&own, &its)
            && self.has_plain_marks(made)
            && other.has_plain_marks(of_other)
            && !(is_value && self.is_beside_folding())
    }

    fn all_made(self) -> Vec<Made<'v>> {
        let made = |token: &'v ViewToken| Made {
            at: token.source.start,
            text: text_of(self.view, token),
        };
        self.tokens.iter().map(made).collect()
    }

    /// Whether nothing that was masked in it says where code runs.
    fn has_plain_marks(self, (start, end): (u32, u32)) -> bool {
        let first = self.view.marks.partition_point(|mark| mark.at < start);
        let marks = self.view.marks.get(first..).unwrap_or_default();
        let mut own = marks.iter().take_while(|mark| mark.at < end);
        !own.any(is_of_spaces)
    }

    /// Whether the statement around may leave something out for what this is.
    fn is_beside_folding(self) -> bool {
        let Some((start, end)) = self.made else { return true };
        let tokens = &self.view.tokens;
        let split = |at: u32| tokens.partition_point(|token| token.at < at);
        let (before, after) = (tokens.get(..split(start)), tokens.get(split(end)..));
        let is_plain = |all: &mut dyn Iterator<Item = &ViewToken>| {
            let mut texts = all.take(MAX_TOKENS_AROUND).map(|token| text_of(self.view, token));
            let end = texts.find(|text| matches!(*text, ";" | "{" | "}") || threads::folds(text));
            end.is_some_and(|text| !threads::folds(text))
        };
        !(is_plain(&mut before.unwrap_or_default().iter().rev()) && is_plain(&mut after.unwrap_or_default().iter()))
    }

    /// It as a statement without consequences for others; `end` is what follows.
    fn statement(self, end: Option<&str>) -> Option<Statement<'v>> {
        let (start, end_of_it) = self.made?;
        let first = self.view.marks.partition_point(|mark| mark.at < start);
        if self.view.marks.get(first).is_some_and(|mark| mark.at < end_of_it) {
            return None;
        }
        let texts: Vec<&str> = self.texts().collect();
        let last = texts.last().copied();
        let is_closed = end == Some(";") || matches!(last, None | Some(";" | "}"));
        if !is_closed || end == Some("else") || matches!(last, Some("else")) || texts.first() == Some(&"else") {
            return None;
        }
        Statement::of(&texts, self.place)
    }
}

/// The parts of a view in the order of the file.
struct Parts<'v> {
    view: &'v View,
    tokens: &'v [ViewToken],
    macros: Peekable<Iter<'v, culambda_source::Invocation>>,
}

impl<'v> Parts<'v> {
    fn of(view: &'v View) -> Self {
        Parts {
            view,
            tokens: &view.tokens,
            macros: view.invocations.iter().peekable(),
        }
    }

    fn peek(&self) -> Option<Part<'v>> {
        let mut ahead = Parts {
            view: self.view,
            tokens: self.tokens,
            macros: self.macros.clone(),
        };
        ahead.next()
    }
}

impl<'v> Iterator for Parts<'v> {
    type Item = Part<'v>;

    fn next(&mut self) -> Option<Part<'v>> {
        while self.macros.next_if(|made| made.parent.is_some()).is_some() {}
        let made = self.macros.peek().map(|made| made.span);
        let token = self.tokens.first();
        let own = token.filter(|t| t.origin == TokenOrigin::Source && made.is_none_or(|m| t.source.start < m.start));
        if let Some(token) = own {
            let (tokens, rest) = self.tokens.split_at(1);
            self.tokens = rest;
            return Some(Part {
                view: self.view,
                place: token.source,
                made: None,
                tokens,
            });
        }
        let (place, out) = (made?, self.macros.next()?.out);
        let inside = |t: &&ViewToken| t.origin != TokenOrigin::Source && place.contains(t.source.start);
        let count = self.tokens.iter().take_while(inside).count();
        let (tokens, rest) = self.tokens.split_at(count);
        self.tokens = rest;
        Some(Part {
            view: self.view,
            place,
            made: Some(out),
            tokens,
        })
    }
}

/// Where the reading stands: what was read last, and whether each open `{` is one of statements.
#[derive(Default)]
struct Before<'v> {
    last: &'v str,
    open: Vec<bool>,
}

impl<'v> Before<'v> {
    fn take(&mut self, part: &Part<'v>) {
        for text in part.texts() {
            match text {
                "{" => {
                    let inside = self.open.last() == Some(&true);
                    let of_a_block = inside && matches!(self.last, ";" | "{" | "}");
                    let holds = self.last == ")" || BEFORE_BODIES.contains(&self.last) || of_a_block;
                    self.open.push(holds);
                }
                "}" => drop(self.open.pop()),
                _ => {}
            }
            self.last = text;
        }
    }

    /// Whether this is in a function.
    fn is_in_body(&self) -> bool {
        self.open.contains(&true)
    }

    /// Whether a statement begins here.
    fn is_at_statement(&self) -> bool {
        self.open.last() == Some(&true) && matches!(self.last, ";" | "{" | "}")
    }
}

/// A statement that a macro made.
struct Statement<'v> {
    place: Span,
    /// What it may declare for those after it.
    declared: Vec<&'v str>,
}

impl<'v> Statement<'v> {
    /// Nothing if it may mean something for what is around it.
    fn of(texts: &[&'v str], place: Span) -> Option<Self> {
        let mut open: Vec<&str> = Vec::new();
        let mut declared = Vec::new();
        for (at, text) in texts.iter().copied().enumerate() {
            let last = at
                .checked_sub(1)
                .and_then(|at| texts.get(at))
                .copied()
                .unwrap_or_default();
            match text {
                "[" if !is_name(last) && !matches!(last, ")" | "]") => return None,
                "(" | "[" | "{" => open.push(text),
                ")" | "]" | "}" => {
                    let opened = open.pop()?;
                    if !matches!((opened, text), ("(", ")") | ("[", "]") | ("{", "}")) {
                        return None;
                    }
                }
                ":" if at == 1 => return None,
                _ if FAR.contains(&text) => return None,
                _ if is_name(text) && open.is_empty() && declares(last) => declared.push(text),
                _ => {}
            }
        }
        open.is_empty().then_some(Statement { place, declared })
    }
}

/// Whether a name after this may be declared.
fn declares(last: &str) -> bool {
    is_name(last) || matches!(last, ">" | ">>" | "*" | "&" | "&&" | "," | "]")
}

fn is_name(text: &str) -> bool {
    text.bytes()
        .next()
        .is_some_and(|byte| byte == b'_' || byte.is_ascii_alphabetic() || byte >= 0x80)
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

    fn alike(definitions: &str, body: &str) -> bool {
        read_both(definitions, body, false)
    }

    /// Whether a function reads alike with and without a macro.
    fn read_both(definitions: &str, body: &str, spaces_alone: bool) -> bool {
        let read = |value: bool| {
            let text = format!("{definitions}\nvoid f(int n) {body}\n");
            let mut assume = Assumptions::default();
            assume.assume("ON", value);
            let options = UnitOptions::default();
            let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
            let span = unit.files[0].items.last().unwrap().span;
            unit.view(0, span)
        };
        let (on, off) = (read(true), read(false));
        assert_ne!(on.text, off.text);
        differs_in_plain_statements(&Syntax::parse(on), &off, spaces_alone)
    }

    fn with(on: &str, off: &str, body: &str) -> bool {
        alike(
            &format!("#ifdef ON\n#define M(x) {on}\n#else\n#define M(x) {off}\n#endif"),
            body,
        )
    }

    const LAMBDA: &str = "{ M(n); auto a = [=] __device__ { return n; }; }";

    #[test]
    fn statements_outside_of_lambdas() {
        assert!(with("if (!(x)) { std::string s; fail(s); }", "", LAMBDA));
        assert!(with("Timer timer__(x)", "((void)0)", LAMBDA));
        assert!(with(
            "check(a[x])",
            "if (x) { }",
            "{ if (n) { M(n); } auto a = [=] __device__ { return n; }; }"
        ));
    }

    #[test]
    fn threads_in_lambdas() {
        let counted = |on: &str, off: &str, body: &str| {
            let definitions = format!("#ifdef ON\n#define M(x) {on}\n#else\n#define M(x) {off}\n#endif");
            read_both(&definitions, body, true)
        };
        let body = "{ auto a = [=] __device__ { M(k) { g(k); } }; }";
        let loops = [
            "for (int x = 0; x < n; ++x)",
            "for (int x = threadIdx.x; x < n; x += blockDim.x)",
        ];
        assert!(counted(loops[0], loops[1], body) && !with(loops[0], loops[1], body));
        assert!(counted(
            "0",
            "threadIdx.x",
            "{ auto a = [=] __device__ { int t = M(k); return t; }; }"
        ));
        assert!(!counted(
            "0",
            "threadIdx.x",
            "{ auto a = [=] __device__ { return M(k) && g(); }; }"
        ));
        assert!(!counted(
            "0",
            "threadIdx.x",
            "{ auto a = [=] __device__ { return g() ? M(k) : 1; }; }"
        ));
    }

    #[test]
    fn what_may_matter() {
        // In a lambda, in its captures, in an expression, before another part of a statement.
        assert!(!with(
            "check(x);",
            ";",
            "{ auto a = [=] __device__ { M(n) return n; }; }"
        ));
        assert!(!with("x", "1", "{ auto a = [q = M(n)] __device__ { return q; }; }"));
        assert!(!with(
            "x",
            "1",
            "{ int k = M(n); auto a = [=] __device__ { return k; }; }"
        ));
        assert!(!with(
            "if (x)",
            "",
            "{ M(n) g(); auto a = [=] __device__ { return n; }; }"
        ));
        // What it declares is mentioned, or holds a lambda, or is no statement.
        assert!(!with(
            "int k = x",
            "long k = x",
            "{ M(n); auto a = [=] __device__ { return k; }; }"
        ));
        assert!(!with("auto l = [=] { return x; }", "", LAMBDA));
        assert!(!with("return x", "", LAMBDA));
        assert!(!with("using T = int", "using T = long", LAMBDA));
        assert!(!with(
            "if (x) {",
            "{",
            "{ M(n); auto a = [=] __device__ { return n; }; } }"
        ));
        // Members.
        let class = "{ struct S { M(a); void g() { auto a = [=] __device__ { return 1; }; } }; }";
        assert!(!with("int x", "long x", class));
    }
}
