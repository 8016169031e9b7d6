//! Bodies and initialisers that the host compiler does not see.

use culambda_model::reasons::ONE_END;
use culambda_source::{DirectiveKind, File, Span};

use super::Unwritten;
use super::changes::{Changes, Order};
use super::tokens::{Place, Tokens};

/// How text of one file is hidden.
pub(super) struct Hide<'a, 'v> {
    pub(super) file: &'a File,
    /// The file that the text is a part of, and where it begins there.
    pub(super) whole: (&'a File, u32),
    pub(super) tokens: &'a Tokens<'v>,
    pub(super) newline: &'static str,
    /// The text is a replacement list: it goes on over splices, and has no directives.
    pub(super) in_macro: bool,
}

/// How hiding ended.
pub(super) enum Hidden {
    /// These bytes are hidden.
    Bytes(Span),
    /// A macro makes all of it: there is nothing here.
    Elsewhere,
    /// It cannot be done.
    Not(Unwritten),
}

impl Hide<'_, '_> {
    /// Hides the tokens from `first` to `last`, and puts `instead` there.
    pub(super) fn hide(&self, first: usize, last: usize, instead: &str, changes: &mut Changes) -> Hidden {
        let (Some(begins), Some(ends)) = (self.tokens.get(first), self.tokens.get(last)) else {
            return Hidden::Elsewhere;
        };
        let span = begins.source.to(ends.source);
        match (begins.place, ends.place) {
            (Place::Macro, Place::Macro) => Hidden::Elsewhere,
            (Place::File, Place::File) if self.in_macro => {
                changes.replace(span, self.without_text(span, instead));
                Hidden::Bytes(span)
            }
            (Place::File, Place::File) => match self.directives(span) {
                Inside::Nothing => {
                    self.between_directives(span, instead, changes);
                    Hidden::Bytes(span)
                }
                Inside::Definitions => {
                    changes.replace(span, self.without_code(span, instead));
                    Hidden::Bytes(span)
                }
                Inside::Ends => not(
                    span,
                    &format!("a conditional (`#if`) {ONE_END}"),
                    "let each branch of the conditional hold the whole function",
                ),
            },
            (Place::Argument, Place::Argument) if begins.source.start <= ends.source.start => {
                changes.replace(span, self.without_text(span, instead));
                Hidden::Bytes(span)
            }
            _ => not(
                span,
                "a macro makes one end of it and not the other",
                "let one macro make all of the body, or none of it",
            ),
        }
    }

    /// `instead` and the line ends of a text.
    fn without_text(&self, span: Span, instead: &str) -> Vec<u8> {
        let bytes = self.file.text.get(span.range()).unwrap_or_default();
        let mut out = instead.as_bytes().to_vec();
        for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n') {
            let carriage = at > 0 && bytes.get(at - 1) == Some(&b'\r');
            if self.in_macro {
                out.extend(b" \\");
            }
            out.extend(if carriage { &b"\r\n"[..] } else { b"\n" });
        }
        out
    }

    /// `instead` and the directives of a text that matter after it, on their lines.
    fn without_code(&self, span: Span, instead: &str) -> Vec<u8> {
        let mut out = instead.as_bytes().to_vec();
        let mut at = span.start;
        for directive in self.inside(span) {
            out.extend(self.line_ends(Span::new(at, directive.span.start)));
            let kept = !matches!(
                directive.kind,
                DirectiveKind::Include | DirectiveKind::IncludeNext | DirectiveKind::Error | DirectiveKind::Warning
            );
            if kept {
                out.extend_from_slice(self.file.text.get(directive.span.range()).unwrap_or_default());
            } else {
                out.extend(self.line_ends(directive.span));
            }
            at = directive.span.end;
        }
        out.extend(self.line_ends(Span::new(at, span.end)));
        out
    }

    fn line_ends(&self, span: Span) -> Vec<u8> {
        let bytes = self.file.text.get(span.range()).unwrap_or_default();
        bytes
            .iter()
            .copied()
            .filter(|byte| matches!(byte, b'\n' | b'\r'))
            .collect()
    }

    fn between_directives(&self, span: Span, instead: &str, changes: &mut Changes) {
        let nl = self.newline;
        changes.insert(span.start, Order::Body, format!("{instead}{nl}#if 0{nl}"));
        let line = self.line_directive(span);
        changes.insert(span.end, Order::Closes, format!("{nl}#endif{line}"));
    }

    /// A directive that says at which line the text goes on.
    fn line_directive(&self, behind: Span) -> String {
        let nl = self.newline;
        let (whole, offset) = self.whole;
        let (start, end) = (
            whole.presumed(behind.start + offset),
            whole.presumed(behind.end + offset),
        );
        match end.file {
            // A line marker keeps that it is a system header; a `#line` does not.
            Some(name) if end.system => format!("{nl}# {} {} 3{nl}", end.line, crate::front::quoted(name)),
            Some(name) if start.file != end.file => {
                format!("{nl}#line {} {}{nl}", end.line, crate::front::quoted(name))
            }
            _ => format!("{nl}#line {}{nl}", end.line),
        }
    }

    fn inside(&self, span: Span) -> impl Iterator<Item = &culambda_source::Directive> {
        let directives = &self.file.directives;
        let from = directives.partition_point(|directive| directive.span.start < span.start);
        let rest = directives.get(from..).unwrap_or_default().iter();
        rest.take_while(move |directive| directive.span.start < span.end)
    }

    fn directives(&self, span: Span) -> Inside {
        let mut depth = 0u32;
        let mut found = Inside::Nothing;
        for directive in self.inside(span) {
            match directive.kind {
                DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => depth += 1,
                DirectiveKind::Endif if depth > 0 => depth -= 1,
                DirectiveKind::Endif
                | DirectiveKind::Elif
                | DirectiveKind::Elifdef
                | DirectiveKind::Elifndef
                | DirectiveKind::Else
                    if depth == 0 =>
                {
                    return Inside::Ends;
                }
                DirectiveKind::Define | DirectiveKind::Undef => found = Inside::Definitions,
                _ => {}
            }
        }
        if depth > 0 { Inside::Ends } else { found }
    }
}

/// What directives are in a text.
enum Inside {
    /// Such as can be hidden with it.
    Nothing,
    /// Definitions of macros, which the text after it may use.
    Definitions,
    /// A conditional that begins or ends in it.
    Ends,
}

fn not(span: Span, reason: &str, help: &str) -> Hidden {
    Hidden::Not(Unwritten {
        span,
        message: format!("this text for the device cannot be hidden: {reason}"),
        help: help.to_owned(),
    })
}
