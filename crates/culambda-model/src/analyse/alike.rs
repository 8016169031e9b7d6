//! Whether two readings of an item say the same of its lambdas, although they are not the same text: a condition or a macro
//! that checks or measures something leaves other statements in each of them, outside of any lambda.

use std::cmp::Ordering;
use std::ops::Range;

use super::threads::{self, Made};
use culambda_source::{Mark, MarkKind, Span, View, ViewOffset, ViewSpan, ViewToken};
use culambda_syntax::{LambdaHead, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};

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

/// Statements that begin with a word of their own: a name before them is that of a macro.
const KEYWORDS: &[&str] = &["for", "if", "switch", "while"];

/// What may be before the `{` of a function or of a statement in one, besides `)`.
const BEFORE_BODIES: &[&str] = &["const", "else", "noexcept", "override", "try"];

/// A statement is followed this far for what stands beside a value.
const MAX_TOKENS_AROUND: usize = 64;

/// Whether a view differs from one that was read in nothing but whole statements of functions, none in or around a lambda:
/// what is declared in them is not mentioned elsewhere. Where only calls and variables are asked, it may differ in how
/// threads are counted, too.
pub(super) fn differs_in_plain_statements(known: &Syntax, other: &View, spaces_alone: bool) -> bool {
    let mut sides = Sides {
        known: Side::of(&known.view, spaces_alone),
        other: Side::of(other, spaces_alone),
        lambdas: outermost(known),
        before: Before::default(),
        begun: (0, 0),
    };
    while !(sides.known.is_at_end() && sides.other.is_at_end()) {
        if !(sides.take_threads() || sides.take_same() || sides.take_statements()) {
            return false;
        }
    }
    let (known, other) = (sides.known, sides.other);
    let asked = |mark: &&Mark| !spaces_alone || is_of_spaces(mark);
    let marks = known.marks().filter(asked).map(of_mark);
    marks.eq(other.marks().filter(asked).map(of_mark)) && are_unheard_of(&known, &other)
}

/// Whether the same is masked in two views, for the same reasons.
pub(super) fn are_masked_alike(known: &View, other: &View) -> bool {
    known.marks.iter().map(of_mark).eq(other.marks.iter().map(of_mark))
}

/// The lambdas that are in no other, with their captures, in the text.
fn outermost(syntax: &Syntax) -> Vec<ViewSpan> {
    let token = |at: usize| syntax.view.tokens.get(at);
    let ends = |head: &LambdaHead| token(head.open).zip(token(head.end));
    let spans = syntax.heads.iter().filter_map(ends);
    let mut all: Vec<ViewSpan> = spans
        .map(|(open, end)| ViewSpan::new(open.at, end.span().end))
        .collect();
    all.sort_unstable_by_key(|span| span.start);
    let mut end = ViewOffset::default();
    all.retain(|span| {
        let is_inside = span.end <= end;
        end = end.max(span.end);
        !is_inside
    });
    all
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

/// Whether no text but the statements themselves mentions what is declared in them.
fn are_unheard_of(known: &Side<'_>, other: &Side<'_>) -> bool {
    let all = known.declared.iter().chain(&other.declared);
    let declared: FxHashSet<&str> = all.copied().collect();
    let mentions = |token: &ViewToken| declared.contains(text_of(known.view, token));
    let is_own = |token: &ViewToken| ViewSpan::any_contains(&known.skipped, token.at);
    declared.is_empty() || known.view.tokens.iter().all(|token| !mentions(token) || is_own(token))
}

fn text_of<'v>(view: &'v View, token: &ViewToken) -> &'v str {
    view.text_of(token.span())
}

/// A view that is being read, token by token.
struct Side<'v> {
    view: &'v View,
    /// The next token.
    at: usize,
    /// The statements that were left out, in the text, in order.
    skipped: Vec<ViewSpan>,
    /// What they declare.
    declared: Vec<&'v str>,
    /// The tokens that each outermost macro makes, by its place; only where threads may be counted.
    macros: FxHashMap<Span, Range<usize>>,
}

impl<'v> Side<'v> {
    fn of(view: &'v View, with_macros: bool) -> Self {
        let outermost = view
            .invocations
            .iter()
            .filter(|made| made.parent.is_none() && with_macros);
        Side {
            view,
            at: 0,
            skipped: Vec::new(),
            declared: Vec::new(),
            macros: outermost.map(|made| (made.span, view.tokens_in(made.out))).collect(),
        }
    }

    fn is_at_end(&self) -> bool {
        self.at >= self.view.tokens.len()
    }

    fn token(&self) -> Option<&'v ViewToken> {
        self.view.tokens.get(self.at)
    }

    fn text(&self, at: usize) -> &'v str {
        self.view.tokens.get(at).map_or("", |token| text_of(self.view, token))
    }

    /// Where the next token is in the text.
    fn offset(&self) -> ViewOffset {
        self.token().map_or(self.view.whole().end, |token| token.at)
    }

    /// What was masked, but for the statements that were left out.
    fn marks(&self) -> impl Iterator<Item = &'v Mark> {
        let all = self.view.marks.iter();
        all.filter(|mark| !ViewSpan::any_contains(&self.skipped, mark.at))
    }

    /// The end of the statement that begins here, if it has no consequences for others, with what it declares.
    fn statement(&self) -> Option<(usize, Vec<&'v str>)> {
        if is_name(self.text(self.at))
            && KEYWORDS.contains(&self.text(self.at + 1))
            && !stands_alone(self.text(self.at))
        {
            return Some((self.at + 1, Vec::new()));
        }
        let end = self.end_of_statement()?;
        let texts: Vec<&str> = (self.at..end).map(|at| self.text(at)).collect();
        let (from, to) = (self.offset(), self.view.tokens.get(end - 1)?.at);
        let first = self.view.marks.partition_point(|mark| mark.at < from);
        let marked = self.view.marks.get(first).is_some_and(|mark| mark.at <= to);
        Some((end, declared_by(&texts).filter(|_| !marked)?))
    }

    /// After the `;` or the `}` that ends the statement here.
    fn end_of_statement(&self) -> Option<usize> {
        let mut depth = 0_usize;
        for at in self.at..self.view.tokens.len() {
            match self.text(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" => depth = depth.checked_sub(1)?,
                "}" => {
                    depth = depth.checked_sub(1)?;
                    let goes_on = matches!(self.text(at + 1), ";" | "," | ")" | "." | "else" | "(");
                    if depth == 0 && !goes_on {
                        return Some(at + 1);
                    }
                }
                ";" if depth == 0 => return (self.text(at + 1) != "else").then_some(at + 1),
                _ => {}
            }
        }
        None
    }

    /// Leaves a statement out.
    fn skip(&mut self, (end, declared): (usize, Vec<&'v str>)) {
        let start = self.offset();
        let last = self.view.tokens.get(end.saturating_sub(1));
        self.skipped
            .push(ViewSpan::new(start, last.map_or(start, |last| last.span().end)));
        self.declared.extend(declared);
        self.at = end;
    }

    /// All that a macro made, from here on.
    fn made_by(&self, place: Span) -> Option<Vec<Made<'v>>> {
        let range = self.macros.get(&place).filter(|range| range.start == self.at)?;
        let made = |token: &'v ViewToken| Made {
            at: token.source.start,
            text: text_of(self.view, token),
        };
        Some(self.view.tokens.get(range.clone())?.iter().map(made).collect())
    }

    /// Whether nothing that was masked in what a macro made says where code runs.
    fn has_plain_marks(&self, tokens: usize) -> bool {
        let end = self
            .view
            .tokens
            .get(self.at + tokens)
            .map_or(ViewOffset::new(u32::MAX), |token| token.at);
        let first = self.view.marks.partition_point(|mark| mark.at < self.offset());
        let marks = self.view.marks.get(first..).unwrap_or_default();
        let mut own = marks.iter().take_while(|mark| mark.at < end);
        tokens == 0 || !own.any(is_of_spaces)
    }

    /// Whether the statement around the next tokens may leave something out for what they are.
    fn is_beside_folding(&self, tokens: usize) -> bool {
        let is_plain = |all: &mut dyn Iterator<Item = usize>| {
            let mut texts = all.take(MAX_TOKENS_AROUND).map(|at| self.text(at));
            let end = texts.find(|text| matches!(*text, ";" | "{" | "}" | "") || threads::folds(text));
            end.is_some_and(|text| !threads::folds(text))
        };
        !(is_plain(&mut (0..self.at).rev()) && is_plain(&mut (self.at + tokens..=self.view.tokens.len())))
    }
}

/// Two views that are read side by side.
struct Sides<'v> {
    known: Side<'v>,
    other: Side<'v>,
    /// The lambdas of the one that is known.
    lambdas: Vec<ViewSpan>,
    before: Before<'v>,
    /// Where the statement begins on both sides that both have read so far.
    begun: (usize, usize),
}

impl Sides<'_> {
    /// Goes on where both have the same token.
    fn take_same(&mut self) -> bool {
        let (Some(a), Some(b)) = (self.known.token(), self.other.token()) else {
            return false;
        };
        let text = text_of(self.known.view, a);
        let (known, other) = (self.known.view, self.other.view);
        let same = a.source.start == b.source.start
            && text == text_of(other, b)
            && known.literal_at(a.at) == other.literal_at(b.at);
        if same {
            if self.before.is_at_statement() {
                self.begun = (self.known.at, self.other.at);
                self.before.begin();
            }
            self.before.take(text);
            self.known.at += 1;
            self.other.at += 1;
        }
        same
    }

    /// Goes on after a macro that counts threads on one side.
    fn take_threads(&mut self) -> bool {
        let places = [self.known.token(), self.other.token()].into_iter().flatten();
        let mut made = places.map(|token| self.known.made_by(token.source).zip(self.other.made_by(token.source)));
        let Some((own, its)) = made.find_map(|both| both) else {
            return false;
        };
        let is_value = threads::is_expression(&own) || threads::is_expression(&its);
        let alike = own != its
            && self.before.is_in_body()
            && threads::are_alike(&own, &its)
            && self.known.has_plain_marks(own.len())
            && self.other.has_plain_marks(its.len())
            && !(is_value && self.known.is_beside_folding(own.len()));
        if alike {
            for made in &own {
                self.before.take(made.text);
            }
            self.known.at += own.len();
            self.other.at += its.len();
        }
        alike
    }

    /// Leaves a statement out on the side that has it earlier in the file, on both if they begin at the same place.
    fn take_statements(&mut self) -> bool {
        if !self.before.is_at_statement() {
            // They begin alike.
            if !self.before.go_back() {
                return false;
            }
            (self.known.at, self.other.at) = self.begun;
        }
        if ViewSpan::any_contains(&self.lambdas, self.known.offset()) {
            return false;
        }
        let place = |side: &Side<'_>| side.token().map_or(u32::MAX, |token| token.source.start);
        let order = place(&self.known).cmp(&place(&self.other));
        let own = self.known.statement().filter(|_| order != Ordering::Greater);
        let its = self.other.statement().filter(|_| order != Ordering::Less);
        if let Some((end, _)) = &own {
            // None may hold a lambda, either.
            let last = self
                .known
                .view
                .tokens
                .get(end - 1)
                .map_or(ViewOffset::default(), |token| token.at);
            let next = self
                .lambdas
                .partition_point(|lambda| lambda.start < self.known.offset());
            if self.lambdas.get(next).is_some_and(|lambda| lambda.start < last) {
                return false;
            }
        }
        let any = own.is_some() || its.is_some();
        if let Some(statement) = own {
            self.known.skip(statement);
        }
        if let Some(statement) = its {
            self.other.skip(statement);
        }
        any
    }
}

/// Where the reading is: what was read last, and whether each open `{` is one of statements.
#[derive(Default)]
struct Before<'v> {
    last: &'v str,
    open: Vec<bool>,
    /// What was read last before the statement, how many were open there, and how few of these still are.
    begun: Option<(&'v str, usize, usize)>,
}

impl<'v> Before<'v> {
    fn take(&mut self, text: &'v str) {
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
        if let Some((_, _, fewest)) = &mut self.begun {
            *fewest = self.open.len().min(*fewest);
        }
        self.last = text;
    }

    /// A statement begins.
    fn begin(&mut self) {
        self.begun = Some((self.last, self.open.len(), self.open.len()));
    }

    /// Goes back to where the statement begins, if that is in this block.
    fn go_back(&mut self) -> bool {
        let Some((last, open, _)) = self.begun.take().filter(|(_, open, fewest)| open == fewest) else {
            return false;
        };
        self.open.truncate(open);
        self.last = last;
        true
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

/// What a statement may declare for those after it; nothing if it may mean something for what is around it.
fn declared_by<'v>(texts: &[&'v str]) -> Option<Vec<&'v str>> {
    let mut open: Vec<&str> = Vec::new();
    let mut declared = Vec::new();
    for (at, text) in texts.iter().copied().enumerate() {
        let last = at.checked_sub(1).and_then(|at| texts.get(at));
        let last = last.copied().unwrap_or_default();
        match text {
            "[" if last == "auto" || !is_name(last) && !matches!(last, ")" | "]") => return None,
            "(" if is_declarator(texts.get(at + 1..).unwrap_or_default()) => return None,
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
    open.is_empty().then_some(declared)
}

/// Whether what is after a `(` may declare a pointer or a reference to a function or an array.
fn is_declarator(texts: &[&str]) -> bool {
    matches!(texts, ["*" | "&" | "&&", name, ")", "(" | "[", ..] if is_name(name))
}

/// Whether a name after this may be declared.
fn declares(last: &str) -> bool {
    is_name(last) || matches!(last, ">" | ">>" | "*" | "&" | "&&" | "," | "]")
}

/// Whether a name is a word of the language before which nothing else is.
fn stands_alone(text: &str) -> bool {
    matches!(text, "else" | "do" | "try") || FAR.contains(&text)
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
    fn statements_in_part_of_what_a_macro_makes() {
        let launch = |check: &str| format!("run([=] __device__ (int i) {{ return i + x; }}); {check}");
        assert!(with(&launch("((void)0)"), &launch("check(1)"), "{ M(n); }"));
        assert!(with(&launch(""), &launch("check(1);"), "{ M(n); }"));
        assert!(with("lib::Long long_(x)", "lib::Short short_", LAMBDA));
        assert!(with(
            "if (x)",
            "",
            "{ M(n) g(); auto a = [=] __device__ { return n; }; }"
        ));
        assert!(with(
            "PRAGMA",
            "",
            "{ M(n) for (;;) g(); auto a = [=] __device__ { return n; }; }"
        ));
        assert!(!with(
            "PRAGMA",
            "",
            "{ M(n) int k = 1; auto a = [=] __device__ { return k; }; }"
        ));
    }

    #[test]
    fn statements_under_conditions() {
        let conditional = |part: &str, after: &str| {
            let body = format!("{{ int k = 0;\n#ifdef ON\n{part}\n#else\ng();\n#endif\n{after} }}");
            read_both("", &body, false)
        };
        let lambda = "auto a = [=] __device__ { return k; };";
        assert!(conditional("if (k) { S s; g(s); }\nT t = g(); h(t);", lambda));
        assert!(!conditional("k = [] { return 1; }();", lambda));
        assert!(!conditional("auto [k, l] = g();", lambda) && !conditional("int (*k)(int) = g();", lambda));
        // The same text at another place.
        let arms = format!("{{ int k = 0;\n#ifdef ON\n{lambda}\n#else\n{lambda}\n#endif\n }}");
        assert!(!read_both("", &arms, false));
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
        // What it declares is mentioned, or holds a lambda, or is not a statement.
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
