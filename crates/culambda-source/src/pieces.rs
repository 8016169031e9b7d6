//! Declarations that are not in one file: a part of the body of a class or of a function may be in a file of its own.
//!
//! A view shows what is included within it in the place of the directive, as if the directive were the use of a macro. A file
//! that is such a part itself has one item, whose view shows the whole declaration: what is around the file is as if a macro
//! at its start, or at its end, had made it.

use crate::directive::{Directive, DirectiveKind};
use crate::lex::TokenKind;
use crate::offset::{ViewOffset, ViewSpan};
use crate::scan::Scan;
use crate::span::{Span, slice};
use crate::unit::{Enclosed, File, IncludeSite, Item, Unit};
use crate::view::{Invocation, Part, TokenOrigin, View, ViewToken};
use crate::write::blanks;

/// Files within files within a declaration.
const MAX_DEPTH: usize = 4;

/// A part of a file that a view shows.
#[derive(Clone, Copy, Debug)]
struct Piece<'u> {
    file: usize,
    span: Span,
    /// What stands for it in the file that the view is of.
    place: Span,
    /// The macro change that holds in it, if that is not the one of the first reading of the file.
    seq: Option<u32>,
    /// The directive before it, with its file, and whether what it includes is shown.
    after: Option<(&'u File, &'u IncludeSite, bool)>,
}

/// The pieces of a view.
struct Pieces<'u> {
    /// The file that the view is of.
    own: usize,
    all: Vec<Piece<'u>>,
}

/// How what is included is shown.
#[derive(Clone, Copy, Debug)]
enum Shown {
    /// As the file was read.
    AsRead(usize),
    /// As it reads with the macros of the directive.
    Again(usize, u32),
    /// Not at all, though it has a text.
    Not,
}

/// Makes the main file a part of a declaration of one that was read before it and includes it; tells whether it was included.
/// What is declared after that declaration is left out.
pub(crate) fn enclose(files: &mut [Option<Box<Scan>>], includer: usize) -> bool {
    if files.first().is_none_or(Option::is_none) {
        return false;
    }
    let leads = leading(files);
    let leads = |site: &&IncludeSite| site.file.and_then(|file| leads.get(file)).is_some_and(|leads| *leads);
    let mut next = Some(includer);
    for _ in 0..MAX_DEPTH {
        let Some((file, scan)) = next.and_then(|file| Some((file, files.get(file)?.as_ref()?))) else {
            break;
        };
        let Some(site) = scan.state.includes.iter().find(leads) else {
            break;
        };
        let Some(item) = scan
            .items
            .iter()
            .position(|item| site.in_brackets && item.span.covers(site.span))
        else {
            next = site.file;
            continue;
        };
        let enclosed = scan.items.get(item).map(|item| Enclosed { file, item: item.span });
        if let Some(Some(around)) = files.get_mut(file) {
            around.items.truncate(item + 1);
        }
        if let Some(Some(main)) = files.get_mut(0) {
            main.enclose(enclosed);
        }
        break;
    }
    true
}

/// For each file whether its includes lead to the main file.
fn leading(files: &[Option<Box<Scan>>]) -> Vec<bool> {
    let mut leading: Vec<bool> = (0..files.len()).map(|file| file == 0).collect();
    for _ in 0..MAX_DEPTH {
        let leads = |scan: &Scan| {
            let mut includes = scan.state.includes.iter().filter_map(|site| site.file);
            includes.any(|file| leading.get(file).is_some_and(|leads| *leads))
        };
        let next = files.iter().zip(&leading);
        leading = next
            .map(|(scan, known)| *known || scan.as_deref().is_some_and(leads))
            .collect();
    }
    leading
}

impl File {
    /// The include directives in a part of it.
    fn includes_in(&self, span: Span) -> &[IncludeSite] {
        let first = self.includes.partition_point(|site| site.span.start < span.start);
        let end = self.includes.partition_point(|site| site.span.end <= span.end);
        self.includes.get(first..end).unwrap_or_default()
    }
}

impl Scan {
    fn enclose(&mut self, enclosed: Option<Enclosed>) {
        self.items = vec![Item {
            span: Span::new(0, self.text.len() as u32),
            brace: None,
            scope: self.outermost(),
        }];
        self.enclosed = enclosed;
        for site in &mut self.state.includes {
            site.in_brackets = true;
        }
    }
}

impl Unit {
    /// The pieces of which a view is made; none if it shows one file alone.
    fn pieces(&self, file: usize, span: Span) -> Option<Vec<Piece<'_>>> {
        let found = self.files.get(file)?;
        let whole = Span::new(0, found.text.len() as u32);
        let mut all = Pieces {
            own: file,
            all: Vec::new(),
        };
        let Some(around) = found.enclosed.filter(|_| span == whole) else {
            return self.has_pieces(file, span).then(|| {
                self.add_pieces((file, span), None, &mut all);
                all.all
            });
        };
        self.add_pieces((around.file, around.item), Some(Span::at(0)), &mut all);
        let mut all = all.all;
        let first = all.iter().position(|piece| piece.file == file)?;
        let after = all.iter_mut().skip(first);
        for piece in after.filter(|piece| piece.file != file && piece.place == Span::at(0)) {
            piece.place = Span::at(whole.end);
        }
        Some(all)
    }

    /// Whether a view has a part that is not in its file.
    pub(crate) fn has_pieces(&self, file: usize, span: Span) -> bool {
        let Some(found) = self.files.get(file) else {
            return false;
        };
        let mut inside = found.includes_in(span).iter();
        found.is_enclosed() || inside.any(|site| site.in_brackets)
    }

    /// How what a file includes is shown in a view; `None` if it is empty.
    fn shown(&self, includer: usize, site: &IncludeSite) -> Option<Shown> {
        let known = site.file.and_then(|file| Some((file, self.files.get(file)?)));
        let Some((file, found)) = known else {
            return Some(Shown::Not);
        };
        let changes = |directive: &Directive| !matches!(directive.kind, DirectiveKind::Pragma | DirectiveKind::Null);
        if found.first_site == Some((includer, site.span)) {
            Some(Shown::AsRead(file))
        } else if found.guarded {
            None
        } else if found.directives.iter().any(changes) {
            Some(Shown::Not)
        } else {
            let seq = self.files.get(includer)?.seq_at(site.span.start);
            Some(Shown::Again(file, seq))
        }
    }

    /// Adds a part of a file, with what it includes there; `place` is what stands for it, if it is another file.
    fn add_pieces<'u>(&'u self, (file, span): (usize, Span), place: Option<Span>, all: &mut Pieces<'u>) {
        let Some(found) = self.files.get(file) else { return };
        let (mut from, mut after) = (span.start, None);
        let piece = |from: u32, to: u32, after| {
            let span = Span::new(from, to);
            Piece {
                file,
                span,
                place: place.unwrap_or(span),
                seq: None,
                after,
            }
        };
        let whole = |file: usize| Span::new(0, self.files.get(file).map_or(0, |file| file.text.len() as u32));
        let within = |site: &&IncludeSite| place.is_some() || site.in_brackets;
        for site in found.includes_in(span).iter().filter(within) {
            let Some(shown) = self.shown(file, site) else { continue };
            all.all.push(piece(from, site.span.start, after.take()));
            from = site.span.end;
            let place = place.unwrap_or(site.span);
            match shown {
                Shown::AsRead(other) if !all.all.iter().any(|piece| piece.file == other) => {
                    after = Some((found, site, true));
                    let place = Some(place).filter(|_| other != all.own);
                    self.add_pieces((other, whole(other)), place, all);
                }
                Shown::Again(other, seq) => {
                    after = Some((found, site, true));
                    all.all.push(Piece {
                        file: other,
                        span: whole(other),
                        place,
                        seq: Some(seq),
                        after: None,
                    });
                }
                Shown::AsRead(_) | Shown::Not => after = Some((found, site, false)),
            }
        }
        all.all.push(piece(from, span.end, after));
    }

    /// The text of a declaration of which parts are in other files; none if it is in one file.
    pub(crate) fn view_of_pieces(&self, file: usize, span: Span) -> Option<View> {
        let mut view = View {
            file,
            span,
            ..View::default()
        };
        for piece in self.pieces(file, span)? {
            match piece.after {
                // What is not shown leaves all that is after it where it was.
                Some((includer, site, false)) => {
                    let directive = slice(&includer.text, site.span);
                    view.text.extend(blanks(directive).map(char::from));
                }
                _ if view.text.is_empty() => {}
                _ => view.text.push('\n'),
            }
            let mut part = self.view_with(piece.file, piece.span, piece.seq);
            if piece.file != file {
                let text = self.files.get(piece.file).map_or(&[][..], |found| &found.text[..]);
                part.moved_to(piece.place, text);
            }
            view.parts.extend(piece.after.map(|(includer, site, shown)| Part {
                at: ViewOffset::of(view.text.len()),
                includer: includer.name.clone(),
                name: site.name.clone(),
                shown,
            }));
            view.append(part);
        }
        Some(view)
    }
}

impl View {
    /// Makes a view of a part of another file one that the use of a macro in this one has made.
    fn moved_to(&mut self, place: Span, text: &[u8]) {
        let origin = TokenOrigin::Macro(0);
        for token in &mut self.tokens {
            let is_literal = matches!(
                token.kind(),
                TokenKind::String | TokenKind::Character | TokenKind::RawString
            );
            if is_literal && !matches!(token.origin(), TokenOrigin::Macro(_)) {
                self.literals.push((token.at, slice(text, token.source).into()));
            }
            *token = ViewToken::new(token.at, token.len, place, token.kind(), origin);
        }
        self.literals.sort_unstable_by_key(|literal| literal.0);
        for mark in &mut self.marks {
            (mark.source, mark.origin) = (place, origin);
        }
        self.invocations = vec![Invocation {
            name: String::new(),
            span: place,
            out: self.whole(),
            args: Vec::new(),
            stringised: Vec::new(),
            known: true,
            parent: None,
        }];
        self.problems.clear();
    }

    /// Adds what comes after it.
    fn append(&mut self, part: View) {
        let (offset, first) = (self.text.len() as u32, self.invocations.len() as u32);
        let moved = |at: ViewOffset| at + offset;
        let of = |origin: TokenOrigin| match origin {
            TokenOrigin::Source => TokenOrigin::Source,
            TokenOrigin::Argument(by) => TokenOrigin::Argument(by + first),
            TokenOrigin::Macro(by) => TokenOrigin::Macro(by + first),
        };
        self.text.push_str(&part.text);
        self.tokens.extend(part.tokens.iter().map(|token| {
            ViewToken::new(
                moved(token.at),
                token.len,
                token.source,
                token.kind(),
                of(token.origin()),
            )
        }));
        self.marks.extend(part.marks.into_iter().map(|mut mark| {
            (mark.at, mark.origin) = (moved(mark.at), of(mark.origin));
            mark
        }));
        self.invocations.extend(part.invocations.into_iter().map(|mut made| {
            made.out = ViewSpan::new(moved(made.out.start), moved(made.out.end));
            made.parent = made.parent.map(|parent| parent + first);
            made
        }));
        let literals = part.literals.into_iter().map(|(at, text)| (moved(at), text));
        self.literals.extend(literals);
        self.problems.extend(part.problems);
        self.pasted.extend(part.pasted);
        self.too_long |= part.too_long;
    }

    /// Whether a token is in another file than the view is of.
    pub fn is_elsewhere(&self, token: usize) -> bool {
        let Some(TokenOrigin::Macro(by)) = self.tokens.get(token).map(ViewToken::origin) else {
            return false;
        };
        self.invocations
            .get(by as usize)
            .is_some_and(|made| made.name.is_empty())
    }
}
