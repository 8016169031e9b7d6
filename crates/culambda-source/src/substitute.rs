//! Replacement lists: parameters, `#`, `##`, `__VA_OPT__`.

use crate::expand::{Expander, is_paste};
use crate::invocation::Arguments;
use crate::lex::{Lexer, TokenKind};
use crate::macros::{BodyTok, MacroDef};
use crate::tok::{Spell, TextRef, Tok};
use crate::view::TokenOrigin;

/// One invocation that is being substituted.
struct Job<'j> {
    def: u32,
    found: &'j MacroDef,
    /// Its entry among the invocations.
    index: u32,
    /// Its name where it is invoked.
    name: &'j Tok,
    arguments: Option<&'j Arguments>,
    /// The arguments after expansion, made when first wanted.
    expanded: Vec<Option<Vec<Tok>>>,
    /// The contents of `__VA_OPT__` are being written.
    in_va_opt: bool,
    /// `__VA_OPT__` without its end was met; all later ones are ordinary words.
    broken_va_opt: bool,
}

impl Job<'_> {
    fn keep(&mut self, index: usize, tokens: Vec<Tok>) {
        if let Some(slot) = self.expanded.get_mut(index) {
            *slot = Some(tokens);
        }
    }
}

/// The tokens that a parameter stands for.
enum Given {
    /// As they are written.
    Raw(Vec<Tok>),
    /// Those of the argument of this number after expansion.
    Expanded(usize),
}

/// The part of a replacement list that was written so far.
#[derive(Default)]
struct Built {
    tokens: Vec<Tok>,
    /// `##` was met and wants its right side.
    pasting: bool,
    /// The last operand was empty.
    empty: bool,
}

impl Expander<'_> {
    /// The replacement list of an invocation, with arguments in the places of parameters.
    pub(crate) fn replacement(
        &mut self,
        def: u32,
        found: &MacroDef,
        index: u32,
        name: &Tok,
        arguments: Option<&Arguments>,
    ) -> Vec<Tok> {
        let count = arguments.map_or(0, |arguments| arguments.ranges.len());
        let mut job = Job {
            def,
            found,
            index,
            name,
            arguments,
            expanded: vec![None; count],
            in_va_opt: false,
            broken_va_opt: false,
        };
        let mut built = Built {
            tokens: Vec::with_capacity(found.body.len()),
            empty: true,
            ..Built::default()
        };
        self.substitute(&mut job, &found.body, &mut built);
        if let Some(first) = built.tokens.first_mut() {
            first.space = name.space;
        }
        built.tokens
    }

    /// Writes a part of a replacement list. Called again only for the contents of `__VA_OPT__`,
    /// which does not nest.
    fn substitute(&mut self, job: &mut Job<'_>, body: &[BodyTok], built: &mut Built) {
        let function_like = job.found.parameters.is_some();
        let mut at = 0;
        while let Some(tok) = body.get(at) {
            if self.is_aborted() {
                return;
            }
            if is_paste(tok) && at > 0 && at + 1 < body.len() {
                built.pasting = true;
                at += 1;
                continue;
            }
            let next = body.get(at + 1);
            let stringises = function_like
                && tok.kind == TokenKind::Punctuator
                && tok.punct == b'#'
                && next.is_some_and(|next| next.parameter.is_some());
            if stringises {
                let parameter = next.and_then(|next| next.parameter).unwrap_or(0);
                let made = self.stringise(job, parameter);
                let made = Tok {
                    space: tok.space,
                    ..made
                };
                self.operand(job, built, &[made], None);
                at += 2;
                continue;
            }
            if let Some(close) = va_opt(job, body, at) {
                let inner = body.get(at + 2..close).unwrap_or_default();
                self.va_opt(job, inner, built);
                at = close + 1;
                continue;
            }
            match tok.parameter {
                Some(parameter) if job.arguments.is_some() => {
                    let before_paste = next.is_some_and(is_paste) && at + 2 < body.len();
                    match self.parameter(job, built, parameter, before_paste) {
                        // The first token takes the blank of the parameter.
                        Some(Given::Raw(tokens)) => self.operand(job, built, &tokens, Some(tok.space)),
                        Some(Given::Expanded(index)) => {
                            let tokens = job.expanded.get_mut(index).and_then(Option::take).unwrap_or_default();
                            self.operand(job, built, &tokens, Some(tok.space));
                            job.keep(index, tokens);
                        }
                        None => {}
                    }
                }
                _ => self.operand(job, built, &[body_token(job, tok)], None),
            }
            at += 1;
        }
    }

    /// The tokens for a parameter; `None` if `, ##` before it has settled the matter.
    fn parameter(&mut self, job: &mut Job<'_>, built: &mut Built, parameter: u16, before_paste: bool) -> Option<Given> {
        let index = usize::from(parameter);
        let given = job.arguments.is_some_and(|arguments| index < arguments.ranges.len());
        let rest = job.found.variadic
            && job
                .found
                .parameters
                .as_ref()
                .is_some_and(|parameters| index + 1 == parameters.len());
        let comma = built.tokens.last().is_some_and(|last| last.is(b',') && is_body(last));
        if built.pasting && rest && comma && !built.empty {
            // GNU: the comma goes if the arguments are left out, else it is not pasted.
            built.pasting = false;
            if !given {
                built.tokens.pop();
                built.empty = true;
                return None;
            }
            return Some(Given::Raw(raw(job, index)));
        }
        if built.pasting || before_paste {
            return Some(Given::Raw(raw(job, index)));
        }
        if !matches!(job.expanded.get(index), Some(Some(_))) {
            let done = self.expand_argument(raw(job, index));
            job.keep(index, done);
        }
        Some(Given::Expanded(index))
    }

    /// Appends an operand, pasting it to what is before if `##` asks for it. `space` says whether blanks are before it, if
    /// its first token does not.
    fn operand(&mut self, job: &Job<'_>, built: &mut Built, operand: &[Tok], space: Option<bool>) {
        for tok in operand {
            self.grow(tok);
        }
        let pasting = std::mem::take(&mut built.pasting);
        let Some(first) = operand.first() else {
            // Nothing pasted to something leaves it; nothing alone is nothing.
            built.empty = !pasting || built.empty;
            return;
        };
        let last = built.tokens.last().copied().filter(|_| pasting && !built.empty);
        let pasted = last.and_then(|last| self.paste(job, &last, first));
        if let (Some(tok), Some(last)) = (pasted, built.tokens.last_mut()) {
            *last = tok;
            built.tokens.extend_from_slice(operand.get(1..).unwrap_or_default());
        } else {
            let at = built.tokens.len();
            built.tokens.extend_from_slice(operand);
            if let (Some(first), Some(space)) = (built.tokens.get_mut(at), space) {
                first.space = space;
            }
        }
        built.empty = false;
    }

    /// One token from the spellings of two.
    fn paste(&mut self, job: &Job<'_>, left: &Tok, right: &Tok) -> Option<Tok> {
        self.note(left);
        self.note(right);
        let mut text = self.spelling(left).into_owned();
        text.extend_from_slice(&self.spelling(right));
        let mut lexer = Lexer::new(&text, 0, text.len() as u32);
        let token = lexer.next();
        let Some(token) = token
            .filter(|token| token.span.len() as usize == text.len() && token.kind != TokenKind::Other && !token.space)
        else {
            let shown = String::from_utf8_lossy(&text).into_owned();
            self.problems
                .push((job.name.source, format!("pasting makes no token: `{shown}`")));
            return None;
        };
        let made = self.make(&text, token.kind, token.punct, left);
        self.unseen.paste(left, right, &made);
        Some(Tok {
            origin: TokenOrigin::Macro(job.index),
            source: job.name.source,
            ..made
        })
    }

    /// The argument of a parameter as a string literal.
    fn stringise(&mut self, job: &Job<'_>, parameter: u16) -> Tok {
        let tokens = raw(job, usize::from(parameter));
        let mut text = vec![b'"'];
        for (at, tok) in tokens.iter().enumerate() {
            self.note(tok);
            if at > 0 && tok.space {
                text.push(b' ');
            }
            let escape = matches!(
                tok.kind,
                TokenKind::String | TokenKind::Character | TokenKind::RawString
            );
            for &byte in self.spelling(tok).iter() {
                if escape && matches!(byte, b'"' | b'\\') {
                    text.push(b'\\');
                }
                text.push(byte);
            }
        }
        text.push(b'"');
        let made = self.make(&text, TokenKind::String, 0, job.name);
        Tok {
            origin: TokenOrigin::Macro(job.index),
            ..made
        }
    }

    /// Remembers that a token of the file met `#` or `##`.
    fn note(&mut self, tok: &Tok) {
        if let TokenOrigin::Argument(index) = tok.origin {
            self.stringised.push((index, tok.source));
        }
    }

    /// Writes the contents of `__VA_OPT__` if there are variable arguments.
    fn va_opt(&mut self, job: &mut Job<'_>, inner: &[BodyTok], built: &mut Built) {
        let last = job.found.parameters.as_ref().map_or(0, Vec::len).saturating_sub(1);
        let mut probe = Built {
            empty: true,
            ..Built::default()
        };
        let present = self
            .parameter(job, &mut probe, last as u16, false)
            .is_some_and(|given| match given {
                Given::Raw(tokens) => !tokens.is_empty(),
                Given::Expanded(index) => job.expanded.get(index).is_some_and(|tokens| {
                    let tokens = tokens.as_ref();
                    tokens.is_some_and(|tokens| !tokens.is_empty())
                }),
            });
        let mut contents = Built {
            empty: true,
            ..Built::default()
        };
        if present {
            job.in_va_opt = true;
            self.substitute(job, inner, &mut contents);
            job.in_va_opt = false;
        }
        self.operand(job, built, &contents.tokens, None);
    }
}

/// Whether `__VA_OPT__ (` is here in the replacement list of a variadic macro; gives its `)`.
fn va_opt(job: &mut Job<'_>, body: &[BodyTok], at: usize) -> Option<usize> {
    let tok = body.get(at)?;
    if !job.found.variadic
        || job.in_va_opt
        || job.broken_va_opt
        || tok.kind != TokenKind::Identifier
        || job.found.spelling(tok) != b"__VA_OPT__"
    {
        return None;
    }
    let mut depth = 0_u32;
    for (offset, tok) in body.iter().enumerate().skip(at + 1) {
        if tok.kind != TokenKind::Punctuator {
            if depth == 0 {
                return None;
            }
            continue;
        }
        match tok.punct {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some(offset),
            b')' => depth = depth.checked_sub(1)?,
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    job.broken_va_opt = true;
    None
}

fn body_token(job: &Job<'_>, tok: &BodyTok) -> Tok {
    Tok {
        text: TextRef::Body {
            def: job.def,
            span: tok.span,
        },
        kind: tok.kind,
        punct: tok.punct,
        space: tok.space,
        painted: false,
        source: job.name.source,
        origin: TokenOrigin::Macro(job.index),
    }
}

fn is_body(tok: &Tok) -> bool {
    matches!(tok.text, TextRef::Body { .. })
}

/// The tokens of an argument as they are written.
fn raw(job: &Job<'_>, index: usize) -> Vec<Tok> {
    let tokens = job.arguments.map(|arguments| arguments.get(index)).unwrap_or_default();
    let tagged = tokens.iter().map(|tok| match tok.origin {
        TokenOrigin::Source => Tok {
            origin: TokenOrigin::Argument(job.index),
            ..*tok
        },
        _ => *tok,
    });
    tagged.collect()
}
