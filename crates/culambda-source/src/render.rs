//! Views of a unit.

use rustc_hash::FxHashSet;

use crate::expand::{Expander, Expansion, Holds, Place, Texts};
use crate::lex::{Lexer, Token};
use crate::problem::Problem;
use crate::span::{Span, slice};
use crate::text::Text;
use crate::tok::Tok;
use crate::unit::{File, Unit};
use crate::view::View;
use crate::{mask, write};

/// Tokens that a view has at most. Each costs some hundred bytes on the way through expansion, parser and model: four
/// million, in about 10 MB of text, are all that a small machine has room for.
const MAX_TOKENS: usize = 1 << 22;

/// The tokens of a part of a file, without directives and what conditions leave out; `None` if they are too many.
pub(crate) fn tokens(file: &File, span: Span) -> Option<Vec<Token>> {
    let text = &file.text;
    let end = span.end.min(text.len() as u32);
    let mut out = Vec::with_capacity((end.saturating_sub(span.start) as usize / 4).min(MAX_TOKENS));
    if file.preprocessed {
        let mut directive = starts_directive(text, span.start);
        let kept = Lexer::new(text, span.start, end).filter(|token| {
            if token.newline {
                directive = token.is(b'#');
            }
            !directive
        });
        return add(&mut out, kept).then_some(out);
    }
    let mut from = span.start;
    let first = file.skips().partition_point(|skip| skip.end <= span.start);
    let skips = file.skips().get(first..).unwrap_or_default().iter();
    for skip in skips.take_while(|skip| skip.start < end) {
        if !add_part(&mut out, text, Span::new(from, skip.start)) {
            return None;
        }
        from = from.max(skip.end);
    }
    add_part(&mut out, text, Span::new(from, end)).then_some(out)
}

/// Adds the tokens of a part of a text, which another reading of the file may have asked for; says whether all had room.
fn add_part(out: &mut Vec<Token>, text: &Text, part: Span) -> bool {
    if part.start >= part.end {
        return true;
    }
    match text.tokens(part) {
        Some(known) if out.len() + known.len() <= MAX_TOKENS => {
            out.extend_from_slice(&known);
            true
        }
        Some(_) => false,
        None => add(out, Lexer::new(text, part.start, part.end)),
    }
}

/// Adds tokens; says whether all of them had room.
fn add(out: &mut Vec<Token>, tokens: impl Iterator<Item = Token>) -> bool {
    for token in tokens {
        if out.len() >= MAX_TOKENS {
            return false;
        }
        out.push(token);
    }
    true
}

/// Whether a directive begins at `at`.
fn starts_directive(text: &[u8], at: u32) -> bool {
    text.get(at as usize) == Some(&b'#') && (at == 0 || text.get(at as usize - 1) == Some(&b'\n'))
}

impl Unit {
    /// The text of a part of a file as a C++ parser can read it. Any part will do that begins and ends
    /// between tokens. A part that is too long has no text and no tokens, and [`View::too_long`] says so.
    ///
    /// What is included within a declaration is in the place of the directive ([`View::is_elsewhere`]).
    pub fn view(&self, file: usize, span: Span) -> View {
        self.view_of_pieces(file, span)
            .unwrap_or_else(|| self.view_of_one(file, span))
    }

    /// The same without what is included.
    pub fn view_of_one(&self, file: usize, span: Span) -> View {
        self.view_with(file, span, None)
    }

    /// The text of a declaration without what is in its body, which begins after `brace` and ends with the declaration:
    /// the view of all of it begins with the same. None where files that are included are parts of it.
    pub fn view_of_head(&self, file: usize, span: Span, brace: u32) -> Option<View> {
        if self.has_pieces(file, span) {
            return None;
        }
        let view = self.view_of_tokens(file, span, None, |found, span| {
            let mut read = tokens(found, Span::new(span.start, brace))?;
            let closing = memchr::memrchr(b'}', slice(&found.text, span)).map(|at| span.start + at as u32);
            let rest = closing.filter(|at| *at >= brace);
            let rest = rest.and_then(|at| tokens(found, Span::new(at, span.end)));
            read.extend(rest.into_iter().flatten());
            Some(read)
        });
        Some(view)
    }

    /// The same with the macros that hold at one change of them, if one is given.
    pub(crate) fn view_with(&self, file: usize, span: Span, seq: Option<u32>) -> View {
        self.view_of_tokens(file, span, seq, tokens)
    }

    /// The view of some tokens of a part.
    fn view_of_tokens(
        &self,
        file: usize,
        span: Span,
        seq: Option<u32>,
        tokens: impl FnOnce(&File, Span) -> Option<Vec<Token>>,
    ) -> View {
        let Some(found) = self.files.get(file) else {
            return View {
                file,
                span,
                ..View::default()
            };
        };
        let end = span.end.min(found.text.len() as u32);
        let span = Span::new(span.start.min(end), end);
        let Some(read) = tokens(found, span) else {
            return View {
                file,
                span,
                too_long: true,
                ..View::default()
            };
        };
        let source: Vec<Tok> = read.iter().map(Tok::from_file).collect();
        drop(read);
        let expansion = if found.preprocessed {
            let (invocations, problems, made) = (Vec::new(), Vec::new(), Vec::new());
            Expansion {
                tokens: source,
                invocations,
                problems,
                made,
                bombs: FxHashSet::default(),
                pasted: Vec::new(),
                asked: FxHashSet::default(),
            }
        } else {
            let at = found.epochs.partition_point(|&(offset, _)| offset <= span.start);
            let epochs = found.epochs.get(at..).filter(|_| seq.is_none()).unwrap_or_default();
            let holds = Holds {
                seq: seq.unwrap_or_else(|| found.seq_at(span.start)),
                epochs,
            };
            let expansion = Expander::new(&found.text, &self.macros, holds, found, &source).run();
            // In a long declaration the tokens are most of the memory.
            drop(source);
            expansion
        };
        let Expansion {
            mut tokens,
            invocations,
            problems,
            made,
            pasted,
            ..
        } = expansion;
        let texts = Texts {
            text: &found.text,
            macros: &self.macros,
            made: &made,
        };
        let mask = mask::mask(&mut tokens, &texts);
        let mut view = write::Writer::new(&found.text, &texts, invocations).write(file, span, &tokens, &mask);
        view.pasted = pasted;
        let problems = problems.into_iter();
        view.problems = problems
            .map(|(span, message)| Problem {
                file,
                span,
                message,
                note: None,
            })
            .collect();
        view
    }
}

impl Place for File {
    fn presumed(&self, offset: u32) -> (String, u32) {
        let presumed = self.presumed(offset);
        (presumed.file.unwrap_or(&self.name).to_owned(), presumed.line)
    }
}

impl File {
    /// The parts that views leave out: directives and inactive text, in order and disjoint. Views of preprocessed text see
    /// directives by themselves.
    pub(crate) fn skips(&self) -> &[Span] {
        self.skips.get_or_init(|| {
            if self.preprocessed {
                return Vec::new();
            }
            let directives = self.directives.iter().map(|directive| directive.span);
            let mut all: Vec<Span> = directives.chain(self.inactive.iter().copied()).collect();
            all.sort_unstable();
            let mut merged: Vec<Span> = Vec::with_capacity(all.len());
            for span in all {
                match merged.last_mut() {
                    Some(last) if span.start <= last.end => last.end = last.end.max(span.end),
                    _ => merged.push(span),
                }
            }
            merged
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn a_view_begins_with_that_of_its_head() {
        let text = "#define API(x) inline x\nAPI(int) f(int a = 1) { return a; }\n__device__ auto g() -> int\n{ if (1) { } return 2; } ;\n\
                    S::S() : a{1}, b(2) { c; }\ntemplate <class T> struct U { int h() { return 3; } };\n";
        let unit = Unit::read(
            "a.cu",
            text.into(),
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        let mut bodies = 0;
        for item in &unit.files[0].items {
            let Some(brace) = item.brace else { continue };
            let (whole, head) = (unit.view(0, item.span), unit.view_of_head(0, item.span, brace).unwrap());
            let opened = head
                .tokens
                .iter()
                .rposition(|token| head.text_of(token.span()) == "{")
                .unwrap();
            assert_eq!(head.tokens[..=opened], whole.tokens[..=opened], "{}", head.text);
            assert_eq!(
                head.tokens[opened + 1..]
                    .iter()
                    .filter(|token| head.text_of(token.span()) == "}")
                    .count(),
                1
            );
            assert!(head.tokens.len() < whole.tokens.len() && head.marks == whole.marks);
            bodies += 1;
        }
        assert_eq!(bodies, 4);
    }
}
