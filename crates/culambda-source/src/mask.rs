//! What a plain C++ parser cannot read: CUDA annotations, attributes, launches.
//!
//! Works on the tokens of a view after expansion and says for each how it is written.

use crate::lex::{TokenKind, punct};
use crate::tok::{Spell, TextRef, Tok};
use crate::view::MarkKind;

/// How a token is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writing {
    /// As it is.
    Keep,
    /// As blanks.
    Blank,
    /// As `(` and blanks: a launch opens.
    Open,
    /// As blanks and `)`: a launch closes.
    Close,
}

/// A masked run of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Masked {
    /// First token.
    pub(crate) first: usize,
    /// Last token.
    pub(crate) last: usize,
    pub(crate) kind: MarkKind,
}

/// The tokens with how each is written.
#[derive(Debug, Default)]
pub(crate) struct Mask {
    pub(crate) writing: Vec<Writing>,
    pub(crate) masked: Vec<Masked>,
}

impl Mask {
    fn write(&mut self, token: usize, writing: Writing) {
        if let Some(known) = self.writing.get_mut(token) {
            *known = writing;
        }
    }
}

/// What a word means for the mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Masked alone.
    Alone(MarkKind),
    /// Masked together with the parenthesis after it.
    Call(MarkKind),
    /// An attribute list in parentheses, which may hold annotations.
    Attributes,
}

/// Looks a word up.
pub(crate) fn word(name: &[u8]) -> Option<Word> {
    if !name.starts_with(b"_") {
        return None;
    }
    Some(match name {
        b"__device__" => Word::Alone(MarkKind::Device),
        b"__host__" => Word::Alone(MarkKind::Host),
        b"__global__" => Word::Alone(MarkKind::Global),
        b"__shared__" | b"__constant__" | b"__managed__" => Word::Alone(MarkKind::Variable),
        b"__noinline__"
        | b"__cudart_builtin__"
        | b"__device_builtin__"
        | b"__nv_pure__"
        | b"__device_builtin_surface_type__"
        | b"__device_builtin_texture_type__" => Word::Alone(MarkKind::Attribute),
        b"__forceinline__" | b"__inline__" | b"__inline" => Word::Alone(MarkKind::Forceinline),
        b"__restrict__" | b"__restrict" => Word::Alone(MarkKind::Restrict),
        b"__extension__" => Word::Alone(MarkKind::Extension),
        b"__grid_constant__" => Word::Alone(MarkKind::Other),
        b"__launch_bounds__" | b"__maxnreg__" | b"__cluster_dims__" | b"__block_size__" | b"__align__"
        | b"__builtin_align__" => Word::Call(MarkKind::Attribute),
        b"__nv_parent" | b"__nv_parent__" => Word::Call(MarkKind::NvParent),
        b"_Pragma" | b"__pragma" => Word::Call(MarkKind::Pragma),
        b"__attribute__" | b"__attribute" | b"__declspec" | b"__location__" | b"__annotate__" => Word::Attributes,
        _ => return None,
    })
}

/// What a word in an attribute list means; `__device__` there is ignored by the reference.
pub fn attribute_word(name: &[u8]) -> Option<MarkKind> {
    Some(match name {
        b"device" => MarkKind::Device,
        b"host" => MarkKind::Host,
        b"global" => MarkKind::Global,
        b"shared" | b"constant" | b"managed" => MarkKind::Variable,
        _ => return None,
    })
}

const NONE: u32 = u32::MAX;

/// Decides how every token is written. May split `>>` where a launch closes in its middle.
pub(crate) fn mask(tokens: &mut Vec<Tok>, spell: &dyn Spell) -> Mask {
    split_launch_ends(tokens);
    let mates = match_brackets(tokens);
    let mut mask = Mask {
        writing: vec![Writing::Keep; tokens.len()],
        masked: Vec::new(),
    };
    let mut launches = Launches::default();
    let mut at = 0;
    while let Some(tok) = tokens.get(at) {
        let end = match tok.kind {
            TokenKind::Identifier => mask_word(tokens, spell, &mates, at, &mut mask),
            TokenKind::Punctuator if tok.punct == b'[' => mask_attribute(tokens, &mates, at, &mut mask),
            TokenKind::Punctuator => launches.step(tokens, spell, at, &mut mask),
            TokenKind::Other => {
                mask.write(at, Writing::Blank);
                None
            }
            _ => None,
        };
        if end.is_none() {
            launches.depth(tok, at, &mates);
        }
        at = end.map_or(at + 1, |last| last + 1);
    }
    mask.masked.sort_by_key(|masked| (masked.first, masked.last));
    mask
}

fn blank(mask: &mut Mask, first: usize, last: usize) {
    if let Some(writing) = mask.writing.get_mut(first..=last) {
        writing.fill(Writing::Blank);
    }
}

/// Masks an annotation word and what belongs to it; gives its last token.
fn mask_word(tokens: &[Tok], spell: &dyn Spell, mates: &[u32], at: usize, mask: &mut Mask) -> Option<usize> {
    let name = spell.spelling(tokens.get(at)?);
    let meaning = word(&name)?;
    let closer = tokens
        .get(at + 1)
        .filter(|next| next.is(b'('))
        .and_then(|_| mates.get(at + 1))
        .filter(|&&mate| mate != NONE)
        .map(|&mate| mate as usize);
    let (last, kinds) = match (meaning, closer) {
        (Word::Call(kind), Some(closer)) => (closer, vec![kind]),
        (Word::Alone(kind), _) | (Word::Call(kind), None) => (at, vec![kind]),
        (Word::Attributes, Some(closer)) => (closer, attribute_kinds(tokens, spell, mates, at + 1, closer)),
        (Word::Attributes, None) => (at, vec![MarkKind::Attribute]),
    };
    blank(mask, at, last);
    mask.masked
        .extend(kinds.into_iter().map(|kind| Masked { first: at, last, kind }));
    Some(last)
}

/// The kinds that an attribute list means, each once.
fn attribute_kinds(tokens: &[Tok], spell: &dyn Spell, mates: &[u32], open: usize, close: usize) -> Vec<MarkKind> {
    let mut kinds = Vec::new();
    let mut at = open + 1;
    while at < close {
        let Some(tok) = tokens.get(at) else { break };
        let mut kind = None;
        if tok.is_identifier() {
            kind = Some(attribute_word(&spell.spelling(tok)).unwrap_or(MarkKind::Attribute));
        } else if tok.is(b'(') && at > open + 1 {
            // The arguments of an attribute, as in `aligned(host)`.
            at = mates
                .get(at)
                .copied()
                .filter(|&mate| mate != NONE)
                .map_or(at, |mate| mate as usize);
        }
        if let Some(kind) = kind.filter(|kind| !kinds.contains(kind)) {
            kinds.push(kind);
        }
        at += 1;
    }
    if kinds.is_empty() {
        kinds.push(MarkKind::Attribute);
    }
    kinds
}

/// Masks `[[..]]`; gives its last token.
fn mask_attribute(tokens: &[Tok], mates: &[u32], at: usize, mask: &mut Mask) -> Option<usize> {
    tokens.get(at + 1).filter(|next| next.is(b'['))?;
    let (outer_end, inner_end) = (*mates.get(at)?, *mates.get(at + 1)?);
    if outer_end == NONE || inner_end == NONE || outer_end != inner_end + 1 {
        return None;
    }
    let last = outer_end as usize;
    blank(mask, at, last);
    mask.masked.push(Masked {
        first: at,
        last,
        kind: MarkKind::StandardAttribute,
    });
    Some(last)
}

/// Whether `next` is directly after `tok`, so that their characters run together.
pub(crate) fn adjacent(tok: &Tok, next: &Tok) -> bool {
    !next.space
        && match (tok.text, next.text) {
            (TextRef::File { span: a, .. }, TextRef::File { span: b, .. }) => a.end == b.start,
            (TextRef::Body { def: a, span: left }, TextRef::Body { def: b, span: right }) => {
                a == b && left.end == right.start
            }
            _ => false,
        }
}

/// Splits `>>` so that the last three of a run of four or more `>` before `(` are tokens of their
/// own: `k<<<f<g<1>>>>>(x)`.
fn split_launch_ends(tokens: &mut Vec<Tok>) {
    let mut splits = Vec::new();
    let mut run: Vec<usize> = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        let angle = tok.is(b'>') || tok.is(punct::SHIFT_RIGHT);
        let goes_on = run
            .last()
            .and_then(|&last| tokens.get(last))
            .is_some_and(|last| adjacent(last, tok));
        if angle && (run.is_empty() || goes_on) {
            run.push(at);
            continue;
        }
        if tok.is(b'(') {
            splits.extend(split_of_run(tokens, &run));
        }
        run.clear();
        if angle {
            run.push(at);
        }
    }
    if splits.is_empty() {
        return;
    }
    let mut splits = splits.into_iter().peekable();
    let mut out = Vec::with_capacity(tokens.len() + 8);
    for (at, tok) in tokens.drain(..).enumerate() {
        if splits.next_if_eq(&at).is_none() {
            out.push(tok);
            continue;
        }
        let [left, right] = halves(&tok);
        out.push(left);
        out.push(right);
    }
    *tokens = out;
}

/// The token of a run of `>` that must be split so that three characters follow the cut.
fn split_of_run(tokens: &[Tok], run: &[usize]) -> Option<usize> {
    let mut behind = 0;
    for &at in run.iter().rev() {
        let wide = tokens.get(at)?.is(punct::SHIFT_RIGHT);
        behind += if wide { 2 } else { 1 };
        match behind {
            3 => return None,
            4 => return Some(at),
            _ => {}
        }
    }
    None
}

/// The two `>` of a `>>`.
fn halves(tok: &Tok) -> [Tok; 2] {
    let cut = |span: crate::Span| {
        let middle = span.start + 1;
        (crate::Span::new(span.start, middle), crate::Span::new(middle, span.end))
    };
    let mut left = Tok { punct: b'>', ..*tok };
    let mut right = Tok {
        punct: b'>',
        space: false,
        ..*tok
    };
    match tok.text {
        TextRef::File { span, spliced } => {
            let (a, b) = cut(span);
            left.text = TextRef::File { span: a, spliced };
            right.text = TextRef::File { span: b, spliced };
            if left.source == span {
                left.source = a;
                right.source = b;
            }
        }
        TextRef::Body { def, span } => {
            let (a, b) = cut(span);
            left.text = TextRef::Body { def, span: a };
            right.text = TextRef::Body { def, span: b };
        }
        TextRef::Made { span } => {
            let (a, b) = cut(span);
            left.text = TextRef::Made { span: a };
            right.text = TextRef::Made { span: b };
        }
    }
    [left, right]
}

/// For every bracket the one that matches it.
fn match_brackets(tokens: &[Tok]) -> Vec<u32> {
    let mut mates = vec![NONE; tokens.len()];
    let mut open: Vec<usize> = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        if tok.kind != TokenKind::Punctuator {
            continue;
        }
        let opener = match tok.punct {
            b'(' | b'[' | b'{' => {
                open.push(at);
                continue;
            }
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            _ => continue,
        };
        let matches = |&at: &usize| tokens.get(at).is_some_and(|tok: &Tok| tok.is(opener));
        // A brace closes what was left open in it; other brackets only match their own kind.
        while opener == b'{' && open.last().is_some_and(|top| !matches(top)) {
            open.pop();
        }
        if let Some(top) = open.last().copied().filter(matches) {
            open.pop();
            for (from, to) in [(top, at), (at, top)] {
                if let Some(mate) = mates.get_mut(from) {
                    *mate = to as u32;
                }
            }
        }
    }
    mates
}

/// The launches that are open, each with its first token and the bracket depth around it.
#[derive(Default)]
struct Launches {
    depth: u32,
    open: Vec<(usize, u32)>,
}

impl Launches {
    /// Keeps count of brackets that match; a launch does not outlive the bracket around it.
    fn depth(&mut self, tok: &Tok, at: usize, mates: &[u32]) {
        if tok.kind != TokenKind::Punctuator || mates.get(at).copied().unwrap_or(NONE) == NONE {
            if tok.is(b';') {
                self.drop_from(self.depth);
            }
            return;
        }
        match tok.punct {
            b'(' | b'[' | b'{' => self.depth += 1,
            b')' | b']' | b'}' => {
                self.drop_from(self.depth);
                self.depth = self.depth.saturating_sub(1);
            }
            _ => {}
        }
    }

    fn drop_from(&mut self, depth: u32) {
        while self.open.last().is_some_and(|open| open.1 >= depth) {
            self.open.pop();
        }
    }

    /// Handles a possible start or end of a launch at `at`; gives its last token.
    fn step(&mut self, tokens: &[Tok], spell: &dyn Spell, at: usize, mask: &mut Mask) -> Option<usize> {
        let tok = tokens.get(at)?;
        if tok.is(punct::SHIFT_LEFT) {
            let next = tokens.get(at + 1)?;
            let before = at.checked_sub(1).and_then(|before| tokens.get(before))?;
            let operator = before.is_identifier() && *spell.spelling(before) == *b"operator";
            if next.is(b'<') && adjacent(tok, next) && !operator {
                self.open.push((at, self.depth));
                return Some(at + 1);
            }
            return None;
        }
        let last = launch_end(tokens, at)?;
        let &(open, depth) = self.open.last()?;
        if depth != self.depth {
            return None;
        }
        self.open.pop();
        mask.write(open, Writing::Open);
        mask.write(open + 1, Writing::Blank);
        blank(mask, at, last);
        mask.write(last, Writing::Close);
        mask.masked.push(Masked {
            first: open,
            last: open + 1,
            kind: MarkKind::LaunchOpen,
        });
        mask.masked.push(Masked {
            first: at,
            last,
            kind: MarkKind::LaunchClose,
        });
        Some(last)
    }
}

/// The last token of a `>>>` before arguments that starts at `at`.
fn launch_end(tokens: &[Tok], at: usize) -> Option<usize> {
    let mut width = 0;
    let mut pos = at;
    loop {
        let tok = tokens.get(pos)?;
        if pos > at && !adjacent(tokens.get(pos - 1)?, tok) {
            return None;
        }
        width += match tok.punct {
            _ if tok.kind != TokenKind::Punctuator => return None,
            b'>' => 1,
            punct::SHIFT_RIGHT => 2,
            _ => return None,
        };
        if width >= 3 {
            // In a replacement list the arguments may be a parameter, or come after it.
            let called = tokens
                .get(pos + 1)
                .is_none_or(|next| next.is(b'(') || next.is_identifier());
            return (width == 3 && called).then_some(pos);
        }
        pos += 1;
    }
}
