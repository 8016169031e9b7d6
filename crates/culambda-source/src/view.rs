//! The text of an item as a C++ parser can read it, with the origin of every token.

use crate::lex::TokenKind;
use crate::offset::{ViewOffset, ViewSpan};
use crate::problem::Problem;
use crate::span::Span;
use std::ops::Range;

/// A part of a file with macros expanded, CUDA annotations and launches masked, and comments,
/// directives and inactive regions blanked.
///
/// Where no macro is expanded, a byte of [`View::text`] at `t` is the byte of the file at
/// `span.start + t`; after an expansion the tokens say where they come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The text, in which literals have letters for contents.
    pub text: String,
    /// The tokens that are not masked, in order.
    pub tokens: Vec<ViewToken>,
    /// What was masked, in order.
    pub marks: Vec<Mark>,
    /// The macros that were invoked.
    pub invocations: Vec<Invocation>,
    /// The file, as an index into [`crate::Unit::files`].
    pub file: usize,
    /// What was viewed.
    pub span: Span,
    /// What could not be expanded or closed.
    pub problems: Vec<Problem>,
    /// Whether it has more tokens than are read: then it has none.
    pub too_long: bool,
    /// Literals and masked attributes that come from replacement lists, as they are spelled: offset in the text, spelling.
    /// Those of the file are in the file.
    pub literals: Vec<(ViewOffset, Box<[u8]>)>,
    /// Words that `##` made of a name in capitals which would have been expanded before, had anything in sight defined it;
    /// with that name; in the order of the words.
    pub pasted: Vec<(String, String)>,
    /// What is included within it, in order.
    pub parts: Vec<Part>,
}

/// What is included within a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Where it is in the text, or ends there.
    pub at: ViewOffset,
    /// The name of the file that has the directive.
    pub includer: String,
    /// What is included.
    pub name: String,
    /// Whether it is shown; else it was not found, or is included more often and means something else each time.
    pub shown: bool,
}

/// A token of a [`View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewToken {
    /// Offset in the text of the view.
    pub at: ViewOffset,
    /// Length in the text of the view; line splices are not part of it.
    pub len: u32,
    /// The token in the file; for a token of a replacement list the invocation that made it.
    pub source: Span,
    made: Made,
}

/// What a token is and how it came into the view, in one number: a view may have millions of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Made(u32);

impl Made {
    const KIND_BITS: u32 = 3;
    const ORIGIN_BITS: u32 = 2;
    const KINDS: [TokenKind; 7] = [
        TokenKind::Identifier,
        TokenKind::Number,
        TokenKind::Character,
        TokenKind::String,
        TokenKind::RawString,
        TokenKind::Punctuator,
        TokenKind::Other,
    ];

    /// A view has fewer tokens, and so fewer invocations, than there are numbers left for these.
    const fn new(kind: TokenKind, origin: TokenOrigin) -> Made {
        let (origin, invocation) = match origin {
            TokenOrigin::Source => (0, 0),
            TokenOrigin::Argument(invocation) => (1, invocation),
            TokenOrigin::Macro(invocation) => (2, invocation),
        };
        Made(kind as u32 | origin << Self::KIND_BITS | invocation << (Self::KIND_BITS + Self::ORIGIN_BITS))
    }

    fn kind(self) -> TokenKind {
        let kind = Self::KINDS.get((self.0 & ((1 << Self::KIND_BITS) - 1)) as usize);
        kind.copied().unwrap_or(TokenKind::Other)
    }

    const fn origin(self) -> TokenOrigin {
        let invocation = self.0 >> (Self::KIND_BITS + Self::ORIGIN_BITS);
        match self.0 >> Self::KIND_BITS & ((1 << Self::ORIGIN_BITS) - 1) {
            1 => TokenOrigin::Argument(invocation),
            2 => TokenOrigin::Macro(invocation),
            _ => TokenOrigin::Source,
        }
    }
}

/// How a token came into a [`View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenOrigin {
    /// It is in the file.
    Source,
    /// It is in the file as (part of) an argument of this entry of [`View::invocations`], which
    /// is the outermost one.
    Argument(u32),
    /// It comes from a replacement list, or was pasted, stringised or built in, in this entry of
    /// [`View::invocations`]. That is the outermost invocation, or one that itself is in an
    /// argument of it ([`Invocation::parent`]).
    Macro(u32),
}

/// A macro invocation that is in the file, or an include directive within a declaration, which has no name; what is around
/// a file that is a part of a declaration is as if there were one at its start and one at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// Name of the macro.
    pub name: String,
    /// From the name to the closing parenthesis.
    pub span: Span,
    /// Its expansion in the text of the view; empty if it expands to nothing. For
    /// an invocation in an argument that is used more than once, that of the first use.
    pub out: ViewSpan,
    /// The arguments, without the blanks around them.
    pub args: Vec<Span>,
    /// Those arguments that meet `#` or `##` somewhere.
    pub stringised: Vec<Span>,
    /// Whether a definition is known; else it is one of the well-known macros
    /// ([`crate::presets`]).
    pub known: bool,
    /// The entry in whose argument it is; `None` for an outermost one.
    pub parent: Option<u32>,
}

/// Something that was masked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Offset of its blank in the text of the view.
    pub at: ViewOffset,
    /// Length of its blank.
    pub len: u32,
    /// What it is.
    pub kind: MarkKind,
    /// Its place in the file, like [`ViewToken::source`].
    pub source: Span,
    /// How its first token came into the view.
    pub origin: TokenOrigin,
}

/// What a [`Mark`] masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// `__device__` or an attribute that means it.
    Device,
    /// `__host__` or an attribute that means it.
    Host,
    /// `__global__` or an attribute that means it.
    Global,
    /// `__shared__`, `__constant__`, `__managed__` or an attribute that means one of them.
    Variable,
    /// `<<<` of a kernel launch; the text has `(` and two blanks.
    LaunchOpen,
    /// `>>>` of a kernel launch; the text has two blanks and `)`.
    LaunchClose,
    /// A standard attribute: `[[..]]`.
    StandardAttribute,
    /// Any other attribute: `__attribute__((..))`, `__launch_bounds__(..)`,
    /// `__noinline__`.
    Attribute,
    /// `__forceinline__`, `__inline__`, `__inline`.
    Forceinline,
    /// `__restrict__`, `__restrict`.
    Restrict,
    /// `__nv_parent(..)`.
    NvParent,
    /// `__extension__`.
    Extension,
    /// `_Pragma(..)`, `__pragma(..)`.
    Pragma,
    /// Anything else: `__grid_constant__`.
    Other,
}

impl MarkKind {
    /// The word that it masks, where there is but one.
    pub const fn word(self) -> Option<&'static str> {
        Some(match self {
            MarkKind::Device => "__device__",
            MarkKind::Host => "__host__",
            MarkKind::Global => "__global__",
            MarkKind::Restrict => "__restrict__",
            MarkKind::Extension => "__extension__",
            _ => return None,
        })
    }

    /// Whether it is a sign of a launch.
    pub const fn is_launch(self) -> bool {
        matches!(self, MarkKind::LaunchOpen | MarkKind::LaunchClose)
    }
}

impl ViewToken {
    pub(crate) const fn new(at: ViewOffset, len: u32, source: Span, kind: TokenKind, origin: TokenOrigin) -> ViewToken {
        ViewToken {
            at,
            len,
            source,
            made: Made::new(kind, origin),
        }
    }

    /// What it is; what stands in for the signs of a launch is a punctuator.
    pub fn kind(&self) -> TokenKind {
        self.made.kind()
    }

    /// How it came into the view.
    pub const fn origin(&self) -> TokenOrigin {
        self.made.origin()
    }

    /// Where it is in the text of the view.
    pub const fn span(&self) -> ViewSpan {
        self.at.to_len(self.len)
    }
}

impl Mark {
    /// Where its blank is in the text of the view.
    pub const fn span(&self) -> ViewSpan {
        self.at.to_len(self.len)
    }
}

impl View {
    /// The same of another file.
    #[must_use]
    pub fn in_file(mut self, file: usize) -> View {
        self.file = file;
        for problem in &mut self.problems {
            problem.file = file;
        }
        self
    }

    /// The parts of a range of the text that are not shown.
    pub fn left_out_of(&self, span: ViewSpan) -> impl Iterator<Item = &Part> {
        let of = move |part: &&Part| !part.shown && span.start <= part.at && part.at < span.end;
        self.parts.iter().filter(of)
    }

    /// Index of the token that covers an offset of the text.
    pub fn token_at(&self, text_offset: ViewOffset) -> Option<usize> {
        let behind = self.tokens.partition_point(|token| token.at <= text_offset);
        let index = behind.checked_sub(1)?;
        let token = self.tokens.get(index)?;
        token.span().contains(text_offset).then_some(index)
    }

    /// The text of a token; empty after the last one. A digraph is what it stands for.
    pub fn word(&self, token: usize) -> &str {
        let text = self.tokens.get(token).map(|token| self.text_of(token.span()));
        let text = text.unwrap_or_default();
        // Few are digraphs.
        if text.as_bytes().last() == Some(&b' ') {
            text.trim_end_matches(' ')
        } else {
            text
        }
    }

    /// The spelling of a literal or of a masked attribute that comes from a replacement list and is at an offset of the text.
    pub fn literal_at(&self, at: ViewOffset) -> Option<&[u8]> {
        let index = self.literals.binary_search_by_key(&at, |literal| literal.0).ok()?;
        self.literals.get(index).map(|literal| &*literal.1)
    }

    /// A part of the text; nothing, where it has no such part.
    pub fn text_of(&self, span: ViewSpan) -> &str {
        self.text.get(span.range()).unwrap_or_default()
    }

    /// The range of the whole text.
    pub fn whole(&self) -> ViewSpan {
        ViewSpan::new(ViewOffset::default(), ViewOffset::of(self.text.len()))
    }

    /// The tokens that begin in a range of the text, as indices.
    pub fn tokens_in(&self, span: ViewSpan) -> Range<usize> {
        let first = self.tokens.partition_point(|token| token.at < span.start);
        first..self.tokens.partition_point(|token| token.at < span.end).max(first)
    }

    /// The part of the file from which a range of the text was made: from the start of its first
    /// token to the end of its last one. `None` if the range holds no token.
    pub fn source_of(&self, span: ViewSpan) -> Option<Span> {
        let tokens = self.tokens.get(self.tokens_in(span))?;
        let span = tokens.iter().map(|token| token.source).reduce(Span::to)?;
        Some(span)
    }

    /// The marks whose blanks begin in a range of the text.
    pub fn marks_in(&self, span: ViewSpan) -> &[Mark] {
        let first = self.marks.partition_point(|mark| mark.at < span.start);
        let last = self.marks.partition_point(|mark| mark.at < span.end);
        self.marks.get(first..last).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_keep_what_they_are_and_where_they_came_from() {
        let origins = [
            TokenOrigin::Source,
            TokenOrigin::Argument(0),
            TokenOrigin::Argument((1 << 27) - 1),
            TokenOrigin::Macro(5),
        ];
        for (kind, origin) in Made::KINDS
            .into_iter()
            .flat_map(|kind| origins.map(|origin| (kind, origin)))
        {
            let token = ViewToken::new(ViewOffset::new(3), 1, Span::at(7), kind, origin);
            assert_eq!((token.kind(), token.origin()), (kind, origin));
        }
        assert_eq!(size_of::<ViewToken>(), 20);
    }
}
