//! The heads of lambdas, read from tokens.
//!
//! A lambda's introducer, annotations, parameters and specifiers are plain from its tokens alone, so they are
//! read there: the grammar knows only some of the forms.

use culambda_source::ident;
use culambda_source::{MarkKind, View, ViewOffset, ViewSpan};

/// Brackets of a token list: for each opening or closing token the index of its partner.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    partner: Vec<u32>,
    deepest: usize,
}

impl Pairs {
    const NONE: u32 = u32::MAX;

    /// Matches `()`, `[]` and `{}`; a bracket without partner has none.
    pub fn of(view: &View) -> Pairs {
        let mut partner = vec![Self::NONE; view.tokens.len()];
        let mut open: Vec<(u8, usize)> = Vec::new();
        let mut deepest = 0;
        for i in 0..view.tokens.len() {
            let text = word(view, i).as_bytes();
            let [c] = text else { continue };
            match c {
                b'(' | b'[' | b'{' => {
                    open.push((*c, i));
                    deepest = deepest.max(open.len());
                }
                b')' | b']' | b'}' => {
                    let want = match c {
                        b')' => b'(',
                        b']' => b'[',
                        _ => b'{',
                    };
                    // An unmatched opener inside is given up; a closer without opener is passed over.
                    if open.iter().rev().take(64).any(|o| o.0 == want) {
                        while let Some((kind, j)) = open.pop() {
                            if kind == want {
                                for (from, to) in [(i, j), (j, i)] {
                                    if let Some(partner) = partner.get_mut(from) {
                                        *partner = to as u32;
                                    }
                                }
                                break;
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        Pairs { partner, deepest }
    }

    /// How many of them are open at most.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// The partner of the bracket at a token.
    pub fn partner(&self, token: usize) -> Option<usize> {
        self.partner
            .get(token)
            .filter(|p| **p != Self::NONE)
            .map(|p| *p as usize)
    }
}

/// The text of a token; empty when there is none. A digraph is what it stands for, without the blank after it.
pub fn word(view: &View, token: usize) -> &str {
    let text = view.tokens.get(token).map(|t| view.text_of(t.span()));
    text.unwrap_or("").trim_end_matches(' ')
}

/// Offset in the text after a token, as the parser sees it.
pub fn end_of(view: &View, token: usize) -> ViewOffset {
    let at = view.tokens.get(token).map_or(ViewOffset::default(), |t| t.at);
    at.after(word(view, token))
}

/// What is at the head of one capture: enough to tell its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureToken {
    /// `=` alone.
    DefaultCopy,
    /// `&` alone.
    DefaultReference,
    /// `this`.
    This,
    /// `*this`.
    StarThis,
    /// A name, without an initialiser.
    Simple {
        /// `&name`.
        by_reference: bool,
        /// `name...`.
        pack: bool,
    },
    /// A name with an initialiser.
    Init {
        /// `&name = e`.
        by_reference: bool,
        /// `...name = e`.
        pack: bool,
        /// `=`, `(` or `{`.
        style: u8,
    },
}

/// One entry of a capture list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureEntry {
    /// Its form.
    pub form: CaptureToken,
    /// The token of the name; of `=`, `&`, `this` or `*` for the others.
    pub token: usize,
    /// The tokens of the entry, first and past the last.
    pub range: (usize, usize),
    /// The tokens of the initialiser without its `=` or brackets.
    pub init: Option<(usize, usize)>,
}

/// The head of a lambda.
#[derive(Clone, Debug, Default)]
pub struct LambdaHead {
    /// Offset of `[` in the text.
    pub start: ViewOffset,
    /// Token of `[`.
    pub open: usize,
    /// Token of `]`.
    pub close: usize,
    /// The capture list.
    pub captures: Vec<CaptureEntry>,
    /// Tokens of `<` and `>` of explicit template parameters.
    pub template: Option<(usize, usize)>,
    /// Tokens of `(` and `)` of the parameter list.
    pub params: Option<(usize, usize)>,
    /// Tokens of `mutable`, `constexpr`, `consteval`, `static`.
    pub specifiers: Vec<usize>,
    /// Token of `->`.
    pub arrow: Option<usize>,
    /// Token of the body's `{`.
    pub body: usize,
    /// Token of the body's `}`.
    pub end: usize,
    /// Indices of the annotation marks (`__device__`, `__host__`, `__global__`) directly after `]`.
    pub annotations: Vec<usize>,
    /// Indices of its `__nv_parent(..)` directives.
    pub parents: Vec<usize>,
    /// Indices of annotation marks elsewhere in the head: after the parameters, the template head, an attribute.
    pub misplaced: Vec<usize>,
}

impl LambdaHead {
    /// Whether an annotation in the right place has this kind.
    pub fn annotated(&self, view: &View, kind: MarkKind) -> bool {
        let mut marks = self.annotations.iter().filter_map(|mark| view.marks.get(*mark));
        marks.any(|mark| mark.kind == kind)
    }

    /// Whether a specifier is there.
    pub fn has_specifier(&self, view: &View, name: &str) -> bool {
        self.specifiers.iter().any(|t| word(view, *t) == name)
    }
}

/// Every lambda of a view that has an introducer and a body, in order.
pub fn lambdas(view: &View, pairs: &Pairs) -> Vec<LambdaHead> {
    let mut found: Vec<LambdaHead> = (0..view.tokens.len())
        .filter(|i| word(view, *i) == "[" && (starts_lambda(view, pairs, *i) || is_annotated(view, pairs, *i)))
        .filter_map(|i| head(view, pairs, i))
        .collect();
    found.shrink_to_fit();
    found
}

/// Whether an annotation is directly after the brackets, which it is after a capture list only:
/// `(void)[=] __device__ {}`.
fn is_annotated(view: &View, pairs: &Pairs, open: usize) -> bool {
    let Some(close) = pairs.partner(open) else { return false };
    let from = end_of(view, close);
    let to = view.tokens.get(close + 1).map_or(from, |t| t.at);
    let device = |m: &culambda_source::Mark| matches!(m.kind, MarkKind::Device | MarkKind::Host);
    matches!(word(view, close + 1), "(" | "{" | "<" | "->" | "mutable" | "noexcept")
        && view.marks_in(ViewSpan::new(from, to)).iter().any(device)
}

/// Whether a `[` is where an expression begins, so that it opens a capture list.
fn starts_lambda(view: &View, pairs: &Pairs, i: usize) -> bool {
    let Some(prev) = i.checked_sub(1) else { return true };
    match word(view, prev) {
        "return" | "co_return" | "co_yield" | "co_await" | "throw" | "case" | "else" | "do" | "and" | "or" | "not" => {
            true
        }
        "]" | ")" | "auto" | "delete" | "operator" | "this" => closes_cast(view, pairs, prev),
        "&" | "&&" if prev > 0 && binds(view, prev - 1) => false,
        "{" | "," => pairs.partner(i).is_none_or(|c| word(view, c + 1) != "="),
        w => !w.starts_with(['"', '\'', '\\']) && ident::prefix(w) == 0,
    }
}

/// A `)` in front of a lambda closes the condition of a statement or a cast, never a call.
fn closes_cast(view: &View, pairs: &Pairs, prev: usize) -> bool {
    word(view, prev) == ")"
        && pairs.partner(prev).is_some_and(|open| {
            open == 0
                || matches!(
                    word(view, open - 1),
                    "if" | "for" | "while" | "switch" | "constexpr" | "return" | "=" | "," | "("
                )
        })
}

/// `auto &[` and `auto const &[` begin a structured binding.
fn binds(view: &View, token: usize) -> bool {
    matches!(word(view, token), "auto")
        || (word(view, token) == "const" && token > 0 && word(view, token - 1) == "auto")
}

/// Reads the head that begins at a `[`; `None` when it has no body.
fn head(view: &View, pairs: &Pairs, open: usize) -> Option<LambdaHead> {
    let close = pairs.partner(open)?;
    let mut head = LambdaHead {
        start: view.tokens.get(open)?.at,
        open,
        close,
        ..LambdaHead::default()
    };
    head.captures = captures(view, pairs, open, close);
    let mut at = close + 1;
    if word(view, at) == "<" {
        let end = close_angle(view, pairs, at)?;
        head.template = Some((at, end));
        at = end + 1;
        if word(view, at) == "requires" {
            at = skip_requires(view, pairs, at)?;
        }
    }
    if word(view, at) == "(" {
        let end = pairs.partner(at)?;
        head.params = Some((at, end));
        at = end + 1;
    }
    while word(view, at) != "{" {
        if word(view, at) == "requires" {
            at = skip_requires(view, pairs, at)?;
            continue;
        }
        match word(view, at) {
            "mutable" | "constexpr" | "consteval" | "static" => head.specifiers.push(at),
            "->" if head.arrow.is_none() => head.arrow = Some(at),
            "noexcept" | "throw" => {}
            "" | ";" | "}" => return None,
            // Words of a return type, of an exception specification, of a constraint.
            _ if head.arrow.is_some() || in_clause(view, head.params.map_or(close, |p| p.1), at) => {}
            _ => return None,
        }
        at = match word(view, at) {
            "(" | "[" => pairs.partner(at)? + 1,
            _ => at + 1,
        };
    }
    head.body = at;
    head.end = pairs.partner(at)?;
    annotations(view, pairs, &mut head);
    Some(head)
}

/// Whether a token between the parameters and the body belongs to `noexcept(..)`, `throw(..)` or `requires ..`.
fn in_clause(view: &View, from: usize, at: usize) -> bool {
    (from + 1..at)
        .rev()
        .take(64)
        .any(|t| matches!(word(view, t), "requires" | "noexcept" | "throw"))
}

/// The token of the `>` that closes the `<` at a token.
pub fn close_angle(view: &View, pairs: &Pairs, open: usize) -> Option<usize> {
    let (mut depth, mut at) = (0i32, open);
    loop {
        match word(view, at) {
            "<" => depth += 1,
            ">" => depth -= 1,
            ">>" => depth -= 2,
            "(" | "[" | "{" => at = pairs.partner(at)?,
            "" | ";" | ")" | "]" | "}" => return None,
            _ => {}
        }
        if depth <= 0 {
            return Some(at);
        }
        at += 1;
    }
}

/// The token after a requires clause: the `(` of the parameters or the `{` of the body.
fn skip_requires(view: &View, pairs: &Pairs, requires: usize) -> Option<usize> {
    let mut at = requires + 1;
    loop {
        // A primary expression: parentheses, or a name with arguments.
        at = match word(view, at) {
            "(" | "{" => pairs.partner(at)? + 1,
            "" | ";" => return None,
            // A requires expression: `requires (T t) { .. }`.
            "requires" => {
                let parameters = if word(view, at + 1) == "(" {
                    pairs.partner(at + 1)?
                } else {
                    at
                };
                pairs.partner(parameters + 1)? + 1
            }
            _ => {
                let mut t = at + 1;
                while matches!(word(view, t), "::") || word(view, t - 1) == "::" {
                    t += 1;
                }
                if word(view, t) == "<" {
                    close_angle(view, pairs, t)? + 1
                } else {
                    t
                }
            }
        };
        if matches!(word(view, at), "&&" | "||" | "and" | "or") {
            at += 1;
        } else if word(view, at) != "::" {
            return Some(at);
        }
    }
}

/// Where a token begins.
fn place(view: &View, token: usize) -> Option<ViewOffset> {
    view.tokens.get(token).map(|token| token.at)
}

/// Start and end of the outermost brackets between two tokens.
fn brackets(view: &View, pairs: &Pairs, from: usize, to: usize) -> Vec<(ViewOffset, ViewOffset)> {
    let (mut out, mut at) = (Vec::new(), from);
    while at < to {
        if let Some(close) = pairs.partner(at).filter(|c| *c > at) {
            out.extend(place(view, at).zip(place(view, close)));
            at = close;
        }
        at += 1;
    }
    out
}

/// Sorts the annotation marks of a head into those in the right place and the others.
fn annotations(view: &View, pairs: &Pairs, head: &mut LambdaHead) {
    let [Some(from), Some(next), Some(body)] = [head.close, head.close + 1, head.body].map(|at| place(view, at)) else {
        return;
    };
    let first = view.marks.partition_point(|m| m.at <= from);
    let inside = brackets(view, pairs, head.close + 1, head.body);
    let mut attribute = false;
    for (i, mark) in view
        .marks
        .iter()
        .enumerate()
        .skip(first)
        .take_while(|(_, m)| m.at < body)
    {
        match mark.kind {
            MarkKind::Device | MarkKind::Host | MarkKind::Global => {
                let in_params = head
                    .params
                    .and_then(|p| place(view, p.0).zip(place(view, p.1)))
                    .is_some_and(|(open, close)| open < mark.at && mark.at < close);
                // Annotations of lambdas in an exception specification are theirs.
                let nested = inside.iter().any(|(open, close)| *open < mark.at && mark.at < *close);
                let in_return = head
                    .arrow
                    .and_then(|a| place(view, a))
                    .is_some_and(|arrow| arrow < mark.at);
                if mark.at < next && !attribute {
                    head.annotations.push(i);
                } else if !in_params && !in_return && !nested {
                    head.misplaced.push(i);
                }
            }
            MarkKind::StandardAttribute => attribute = true,
            MarkKind::NvParent if mark.at < next => head.parents.push(i),
            _ => {}
        }
    }
}

/// The entries of a capture list.
fn captures(view: &View, pairs: &Pairs, open: usize, close: usize) -> Vec<CaptureEntry> {
    let mut out = Vec::new();
    let mut from = open + 1;
    let mut at = from;
    while at <= close {
        let w = word(view, at);
        if at == close || w == "," {
            if let Some(entry) = entry(view, pairs, from, at) {
                out.push(entry);
            }
            from = at + 1;
        } else if matches!(w, "(" | "[" | "{") {
            at = pairs.partner(at).filter(|p| *p < close).unwrap_or(at);
        } else if w == "<" && from < at && looks_like_arguments(view, pairs, at, close) {
            at = close_angle(view, pairs, at).unwrap_or(at);
        }
        at += 1;
    }
    out
}

/// Whether `<` opens template arguments: a comma inside must not end the capture.
fn looks_like_arguments(view: &View, pairs: &Pairs, at: usize, close: usize) -> bool {
    close_angle(view, pairs, at)
        .is_some_and(|end| end < close && matches!(word(view, end + 1), "(" | "{" | "::" | "," | "]" | ")" | ">"))
}

/// One entry of a capture list, from its tokens.
fn entry(view: &View, pairs: &Pairs, from: usize, to: usize) -> Option<CaptureEntry> {
    let mut at = from;
    let (mut by_reference, mut pack) = (false, false);
    if word(view, at) == "&" {
        by_reference = true;
        at += 1;
    }
    if word(view, at) == "..." {
        pack = true;
        at += 1;
    }
    let (form, token, init) = match word(view, at) {
        "" => return None,
        _ if by_reference && at == to => (CaptureToken::DefaultReference, from, None),
        "=" if at + 1 == to => (CaptureToken::DefaultCopy, at, None),
        "this" if at + 1 == to => (CaptureToken::This, at, None),
        "*" if word(view, at + 1) == "this" && at + 2 == to => (CaptureToken::StarThis, at, None),
        _ if at >= to => return None,
        _ => match word(view, at + 1) {
            "..." if at + 2 == to => (
                CaptureToken::Simple {
                    by_reference,
                    pack: true,
                },
                at,
                None,
            ),
            _ if at + 1 == to => (CaptureToken::Simple { by_reference, pack }, at, None),
            "=" => (
                CaptureToken::Init {
                    by_reference,
                    pack,
                    style: b'=',
                },
                at,
                Some((at + 2, to)),
            ),
            open @ ("(" | "{") => {
                let end = pairs.partner(at + 1).filter(|e| *e < to)?;
                (
                    CaptureToken::Init {
                        by_reference,
                        pack,
                        style: open.bytes().next()?,
                    },
                    at,
                    Some((at + 2, end)),
                )
            }
            _ => return None,
        },
    };
    Some(CaptureEntry {
        form,
        token,
        range: (from, to),
        init,
    })
}
