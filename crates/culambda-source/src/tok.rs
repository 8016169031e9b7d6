//! Tokens on their way from a file through macro expansion into a view.

use std::borrow::Cow;

use crate::lex::{Token, TokenKind};
use crate::span::Span;
use crate::view::TokenOrigin;

/// Where the spelling of a token is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TextRef {
    /// In the file that is viewed.
    File { span: Span, spliced: bool },
    /// In the replacement text of a macro.
    Body { def: u32, span: Span },
    /// In the buffer of made-up text of the expansion.
    Made { span: Span },
}

/// A token with its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tok {
    pub(crate) text: TextRef,
    pub(crate) kind: TokenKind,
    pub(crate) punct: u8,
    /// Blanks are before it.
    pub(crate) space: bool,
    /// It is the name of a macro that was being expanded where it was met, and stays as it is.
    pub(crate) painted: bool,
    pub(crate) source: Span,
    pub(crate) origin: TokenOrigin,
}

impl Tok {
    /// A token that is in the file.
    pub(crate) fn from_file(token: &Token) -> Tok {
        Tok {
            text: TextRef::File {
                span: token.span,
                spliced: token.spliced,
            },
            kind: token.kind,
            punct: token.punct,
            space: token.space,
            painted: false,
            source: token.span,
            origin: TokenOrigin::Source,
        }
    }

    pub(crate) fn is(&self, code: u8) -> bool {
        self.kind == TokenKind::Punctuator && self.punct == code
    }

    pub(crate) fn is_identifier(&self) -> bool {
        self.kind == TokenKind::Identifier
    }

    /// Length of the spelling where it is kept, splices included.
    pub(crate) fn kept_len(&self) -> u32 {
        match self.text {
            TextRef::File { span, .. } | TextRef::Body { span, .. } | TextRef::Made { span } => span.len(),
        }
    }
}

/// Looks up spellings.
pub(crate) trait Spell {
    /// The bytes of a token as they are kept, splices included.
    fn kept(&self, tok: &Tok) -> &[u8];

    /// The bytes of a token without splices.
    fn spelling(&self, tok: &Tok) -> Cow<'_, [u8]> {
        let bytes = self.kept(tok);
        match tok.text {
            TextRef::File { spliced: true, .. } => crate::lex::spelling(bytes, Span::new(0, bytes.len() as u32), true),
            _ => Cow::Borrowed(bytes),
        }
    }
}
