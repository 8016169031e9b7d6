//! The heads of lambdas, read from tokens.
//!
//! A lambda's introducer, annotations, parameters and specifiers are plain from its tokens alone, so they are
//! read there: the grammar knows only some of the forms.

use culambda_source::ident;
use culambda_source::{MarkKind, View, ViewOffset, ViewSpan};

use crate::tokens::Tokens;

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

impl CaptureEntry {
    /// What it names: `this` for both forms of that; nothing for a default.
    pub fn name<'v>(&self, view: &'v View) -> Option<&'v str> {
        match self.form {
            CaptureToken::DefaultCopy | CaptureToken::DefaultReference => None,
            CaptureToken::This | CaptureToken::StarThis => Some("this"),
            CaptureToken::Simple { .. } | CaptureToken::Init { .. } => Some(view.word(self.token)),
        }
    }
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
        self.specifiers.iter().any(|t| view.word(*t) == name)
    }
}

/// Every lambda of a view that has an introducer and a body, in order.
pub fn lambdas(tokens: Tokens<'_>) -> Vec<LambdaHead> {
    let mut found: Vec<LambdaHead> = (0..tokens.len())
        .filter(|i| tokens.first_byte(*i) == Some(b'[') && (starts_lambda(tokens, *i) || is_annotated(tokens, *i)))
        .filter_map(|i| head(tokens, i))
        .collect();
    found.shrink_to_fit();
    found
}

/// Whether an annotation is directly after the brackets, which it is after a capture list only:
/// `(void)[=] __device__ {}`.
fn is_annotated(tokens: Tokens<'_>, open: usize) -> bool {
    let Some(close) = tokens.mate(open) else { return false };
    let from = tokens.end_of(close);
    let to = tokens.place(close + 1).unwrap_or(from);
    let device = |m: &culambda_source::Mark| matches!(m.kind, MarkKind::Device | MarkKind::Host);
    matches!(tokens.text(close + 1), "(" | "{" | "<" | "->" | "mutable" | "noexcept")
        && tokens.view().marks_in(ViewSpan::new(from, to)).iter().any(device)
}

/// Whether a `[` is where an expression begins, so that it opens a capture list.
fn starts_lambda(tokens: Tokens<'_>, i: usize) -> bool {
    let Some(prev) = i.checked_sub(1) else { return true };
    match tokens.text(prev) {
        "return" | "co_return" | "co_yield" | "co_await" | "throw" | "case" | "else" | "do" => true,
        "]" | ")" | "auto" | "delete" | "operator" | "this" => closes_cast(tokens, prev),
        "&" | "&&" if prev > 0 && binds(tokens, prev - 1) => false,
        "{" | "," => tokens.mate(i).is_none_or(|c| tokens.text(c + 1) != "="),
        w => !w.starts_with(['"', '\'', '\\']) && ident::prefix(w) == 0,
    }
}

/// A `)` in front of a lambda closes the condition of a statement or a cast, never a call.
fn closes_cast(tokens: Tokens<'_>, prev: usize) -> bool {
    tokens.text(prev) == ")"
        && tokens.mate(prev).is_some_and(|open| {
            open == 0
                || matches!(
                    tokens.text(open - 1),
                    "if" | "for" | "while" | "switch" | "constexpr" | "return" | "=" | "," | "("
                )
        })
}

/// `auto &[` and `auto const &[` begin a structured binding.
fn binds(tokens: Tokens<'_>, token: usize) -> bool {
    matches!(tokens.text(token), "auto")
        || (tokens.text(token) == "const" && token > 0 && tokens.text(token - 1) == "auto")
}

/// Reads the head that begins at a `[`; `None` when it has no body.
fn head(tokens: Tokens<'_>, open: usize) -> Option<LambdaHead> {
    let close = tokens.mate(open)?;
    let mut head = LambdaHead {
        start: tokens.place(open)?,
        open,
        close,
        ..LambdaHead::default()
    };
    head.captures = captures(tokens, open, close);
    let mut at = close + 1;
    if tokens.text(at) == "<" {
        let end = tokens.close_angle(at)?;
        head.template = Some((at, end));
        at = end + 1;
        if tokens.text(at) == "requires" {
            at = skip_requires(tokens, at)?;
        }
    }
    if tokens.text(at) == "(" {
        let end = tokens.mate(at)?;
        head.params = Some((at, end));
        at = end + 1;
    }
    while tokens.text(at) != "{" || head.arrow.is_some() && is_value_among_arguments(tokens, at) {
        if tokens.text(at) == "requires" {
            at = skip_requires(tokens, at)?;
            continue;
        }
        match tokens.text(at) {
            "mutable" | "constexpr" | "consteval" | "static" => head.specifiers.push(at),
            "->" if head.arrow.is_none() => head.arrow = Some(at),
            "noexcept" | "throw" => {}
            "" | ";" | "}" => return None,
            // Words of a return type, of an exception specification, of a constraint.
            _ if head.arrow.is_some() || in_clause(tokens, head.params.map_or(close, |p| p.1), at) => {}
            _ => return None,
        }
        at = match tokens.text(at) {
            "(" | "[" | "{" => tokens.mate(at)? + 1,
            _ => at + 1,
        };
    }
    head.body = at;
    head.end = tokens.mate(at)?;
    annotations(tokens, &mut head);
    Some(head)
}

/// Whether a brace begins a value among the template arguments of a return type, `-> A<B<T>{}>`: no body has these signs
/// after it where arguments were opened before it.
fn is_value_among_arguments(tokens: Tokens<'_>, brace: usize) -> bool {
    let ends = |close: usize| {
        matches!(
            tokens.text(close + 1),
            ">" | ">>" | "," | "&&" | "||" | "==" | "!=" | "?" | "+" | "*"
        )
    };
    if !tokens.mate(brace).is_some_and(ends) {
        return false;
    }
    let mut open = 0_i32;
    for at in (0..brace).rev().take(64) {
        match tokens.text(at) {
            "->" => return open > 0,
            "<" => open += 1,
            ">" => open -= 1,
            ">>" => open -= 2,
            _ => {}
        }
    }
    false
}

/// Whether a token between the parameters and the body belongs to `noexcept(..)`, `throw(..)` or `requires ..`.
fn in_clause(tokens: Tokens<'_>, from: usize, at: usize) -> bool {
    (from + 1..at)
        .rev()
        .take(64)
        .any(|t| matches!(tokens.text(t), "requires" | "noexcept" | "throw"))
}

/// The token after a requires clause: the `(` of the parameters or the `{` of the body.
fn skip_requires(tokens: Tokens<'_>, requires: usize) -> Option<usize> {
    let mut at = requires + 1;
    loop {
        // A primary expression: parentheses, or a name with arguments.
        at = match tokens.text(at) {
            "(" | "{" => tokens.mate(at)? + 1,
            "" | ";" => return None,
            // A requires expression: `requires (T t) { .. }`.
            "requires" => {
                let parameters = if tokens.text(at + 1) == "(" {
                    tokens.mate(at + 1)?
                } else {
                    at
                };
                tokens.mate(parameters + 1)? + 1
            }
            _ => {
                let mut t = at + 1;
                while matches!(tokens.text(t), "::") || tokens.text(t - 1) == "::" {
                    t += 1;
                }
                if tokens.text(t) == "<" {
                    tokens.close_angle(t)? + 1
                } else {
                    t
                }
            }
        };
        if matches!(tokens.text(at), "&&" | "||") {
            at += 1;
        } else if tokens.text(at) != "::" {
            return Some(at);
        }
    }
}

/// Start and end of the outermost brackets between two tokens.
fn brackets(tokens: Tokens<'_>, from: usize, to: usize) -> Vec<(ViewOffset, ViewOffset)> {
    let (mut out, mut at) = (Vec::new(), from);
    while at < to {
        if let Some(close) = tokens.mate(at).filter(|c| *c > at) {
            out.extend(tokens.place(at).zip(tokens.place(close)));
            at = close;
        }
        at += 1;
    }
    out
}

/// Sorts the annotation marks of a head into those in the right place and the others.
fn annotations(tokens: Tokens<'_>, head: &mut LambdaHead) {
    let [Some(from), Some(next), Some(body)] = [head.close, head.close + 1, head.body].map(|at| tokens.place(at))
    else {
        return;
    };
    let marks = &tokens.view().marks;
    let first = marks.partition_point(|m| m.at <= from);
    let inside = brackets(tokens, head.close + 1, head.body);
    let mut attribute = false;
    for (i, mark) in marks.iter().enumerate().skip(first).take_while(|(_, m)| m.at < body) {
        match mark.kind {
            MarkKind::Device | MarkKind::Host | MarkKind::Global => {
                let in_params = head
                    .params
                    .and_then(|p| tokens.place(p.0).zip(tokens.place(p.1)))
                    .is_some_and(|(open, close)| open < mark.at && mark.at < close);
                // Annotations of lambdas in an exception specification are theirs.
                let nested = inside.iter().any(|(open, close)| *open < mark.at && mark.at < *close);
                let in_return = head
                    .arrow
                    .and_then(|a| tokens.place(a))
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
fn captures(tokens: Tokens<'_>, open: usize, close: usize) -> Vec<CaptureEntry> {
    let mut out = Vec::new();
    let mut from = open + 1;
    let mut at = from;
    while at <= close {
        let w = tokens.text(at);
        if at == close || w == "," {
            if let Some(entry) = entry(tokens, from, at) {
                out.push(entry);
            }
            from = at + 1;
        } else if matches!(w, "(" | "[" | "{") {
            at = tokens.mate(at).filter(|p| *p < close).unwrap_or(at);
        } else if w == "<" && from < at && looks_like_arguments(tokens, at, close) {
            at = tokens.close_angle(at).unwrap_or(at);
        }
        at += 1;
    }
    out
}

/// Whether `<` opens template arguments: a comma inside must not end the capture.
fn looks_like_arguments(tokens: Tokens<'_>, at: usize, close: usize) -> bool {
    tokens
        .close_arguments(at, close - at)
        .is_some_and(|end| end < close && matches!(tokens.text(end + 1), "(" | "{" | "::" | "," | "]" | ")" | ">"))
}

/// One entry of a capture list, from its tokens.
fn entry(tokens: Tokens<'_>, from: usize, to: usize) -> Option<CaptureEntry> {
    let mut at = from;
    let (mut by_reference, mut pack) = (false, false);
    if tokens.text(at) == "&" {
        by_reference = true;
        at += 1;
    }
    if tokens.text(at) == "..." {
        pack = true;
        at += 1;
    }
    let (form, token, init) = match tokens.text(at) {
        "" => return None,
        _ if by_reference && at == to => (CaptureToken::DefaultReference, from, None),
        "=" if at + 1 == to => (CaptureToken::DefaultCopy, at, None),
        "this" if at + 1 == to => (CaptureToken::This, at, None),
        "*" if tokens.text(at + 1) == "this" && at + 2 == to => (CaptureToken::StarThis, at, None),
        _ if at >= to => return None,
        _ => match tokens.text(at + 1) {
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
                let end = tokens.mate(at + 1).filter(|e| *e < to)?;
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
