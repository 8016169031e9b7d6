//! A part of a view as text again: what a macro expands to, with sites in it.
//!
//! Tokens are written as the file spells them, with one blank where the view has any, so the text is one line
//! unless a token or [`Lines`] says otherwise. What was masked comes back.

use culambda_source::{Mark, MarkKind, Span, TokenOrigin, Unit, View, ViewOffset, ViewSpan};

use crate::changes::{Changes, Inserted, Region};

/// What is rendered, and from what.
#[derive(Clone, Copy)]
pub(crate) struct Renderer<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) view: &'a View,
    pub(crate) changes: &'a Changes,
    /// Whether the text ends up in the argument of a macro.
    pub(crate) in_argument: bool,
}

/// Keeps the lines of arguments where they were.
pub(crate) struct Lines<'a> {
    pub(crate) unit: &'a Unit,
    /// The line at which the text goes on.
    pub(crate) at: u32,
    /// The last line that may be reached.
    pub(crate) last: u32,
}

/// The text so far.
struct Out<'l, 'a> {
    bytes: Vec<u8>,
    /// Offset in the view after what was written last.
    end: ViewOffset,
    lines: Option<&'l mut Lines<'a>>,
}

impl Out<'_, '_> {
    /// Writes what is between the last piece and one at an offset of the view.
    fn gap(&mut self, at: ViewOffset, line: Option<u32>) {
        if let (Some(lines), Some(line)) = (self.lines.as_deref_mut(), line)
            && lines.at < line
            && line <= lines.last
        {
            let missing = line - lines.at;
            self.bytes.extend((0..missing).map(|_| b'\n'));
            lines.at = line;
            return;
        }
        let blank = matches!(self.bytes.last(), None | Some(b' ' | b'\n'));
        if at > self.end && !blank {
            self.bytes.push(b' ');
        }
    }

    fn push(&mut self, bytes: &[u8]) {
        if let Some(lines) = self.lines.as_deref_mut() {
            lines.at += memchr::memchr_iter(b'\n', bytes).count() as u32;
        }
        self.bytes.extend_from_slice(bytes);
    }
}

impl Renderer<'_> {
    /// The text of a range of the view, given by offsets in its text.
    pub(crate) fn range(&self, range: ViewSpan, lines: Option<&mut Lines<'_>>) -> Result<Vec<u8>, String> {
        let ViewSpan { start, end } = range;
        let mut token = self.view.tokens.partition_point(|token| token.at < start);
        let mut mark = self.view.marks.partition_point(|mark| mark.at < start);
        let mut out = Out {
            bytes: Vec::new(),
            end: start,
            lines,
        };
        while let Some(next) = self.view.tokens.get(token).filter(|next| next.at < end) {
            mark = self.marks(mark, next.at + 1, &mut out)?;
            let line = self.line_of(token, &out);
            out.gap(next.at, line);
            if let Some(region) = self.changes.region(token) {
                out.push(self.hidden(region).as_bytes());
                out.end = self.end_of(region.last);
                mark = self.view.marks.partition_point(|mark| mark.at < out.end).max(mark);
                token = region.last;
            } else {
                self.token(token, &mut out)?;
            }
            token += 1;
        }
        self.marks(mark, end, &mut out)?;
        Ok(out.bytes)
    }

    /// The offset in the view after a token.
    fn end_of(&self, token: usize) -> ViewOffset {
        let found = self.view.tokens.get(token);
        found.map_or(ViewOffset::default(), |found| found.span().end)
    }

    /// What stands for a region.
    fn hidden(&self, region: &Region) -> String {
        if self.in_argument {
            region.argument()
        } else {
            region.inline()
        }
    }

    /// The line of a token that is in the file, when lines are kept.
    fn line_of(&self, token: usize, out: &Out<'_, '_>) -> Option<u32> {
        let lines = out.lines.as_deref()?;
        let found = self.view.tokens.get(token)?;
        let argument = matches!(found.origin(), TokenOrigin::Argument(_));
        // A line that begins with `#` would be a directive.
        let harmless = !self.view.text_of(found.span()).starts_with(['#', '%']);
        let file = lines.unit.files.get(self.view.file)?;
        (argument && harmless).then(|| file.lines().line_column(found.source.start).0)
    }

    fn token(&self, index: usize, out: &mut Out<'_, '_>) -> Result<(), String> {
        let Some(token) = self.view.tokens.get(index) else {
            return Ok(());
        };
        if let Some(before) = self.changes.before(index) {
            out.push(self.inserted(before).as_bytes());
        }
        let bytes = self.spelling(index)?;
        out.push(&bytes);
        if let Some(after) = self.changes.after(index) {
            out.push(self.inserted(after).as_bytes());
        }
        out.end = token.span().end;
        Ok(())
    }

    fn inserted(&self, inserted: &Inserted) -> String {
        if self.in_argument {
            inserted.argument()
        } else {
            inserted.text()
        }
    }

    /// A token as it is spelled where it comes from.
    fn spelling(&self, index: usize) -> Result<Vec<u8>, String> {
        let Some(token) = self.view.tokens.get(index) else {
            return Ok(Vec::new());
        };
        let text = self.view.text_of(token.span());
        if !text.contains(['"', '\'']) {
            return Ok(self.launch(token.at, text).into());
        }
        match token.origin() {
            TokenOrigin::Source | TokenOrigin::Argument(_) => Ok(literal(self.text, token.source)),
            TokenOrigin::Macro(_) if text.starts_with(|c: char| c.is_ascii_digit()) => Ok(text.into()),
            TokenOrigin::Macro(_) if self.view.literal_at(token.at).is_some() => {
                Ok(self.view.literal_at(token.at).unwrap_or_default().to_vec())
            }
            TokenOrigin::Macro(invocation) => {
                let name = self
                    .view
                    .invocations
                    .get(invocation as usize)
                    .map_or("", |found| &found.name);
                Err(format!(
                    "the macro `{name}` around it has to be expanded, and what a literal in that is cannot be told"
                ))
            }
        }
    }

    /// The brackets of a kernel launch stand for what they mask.
    fn launch<'t>(&self, at: ViewOffset, text: &'t str) -> &'t str {
        let masked = |kind| {
            self.view
                .marks_in(ViewSpan::new(at.back(2), at + 1))
                .iter()
                .any(|mark| mark.kind == kind && mark.span().contains(at))
        };
        match text {
            "(" if masked(MarkKind::LaunchOpen) => "<<<",
            ")" if masked(MarkKind::LaunchClose) => ">>>",
            _ => text,
        }
    }

    /// Writes what was masked from a mark on, up to an offset of the view; the next mark.
    fn marks(&self, mut index: usize, end: ViewOffset, out: &mut Out<'_, '_>) -> Result<usize, String> {
        while let Some(mark) = self.view.marks.get(index).filter(|mark| mark.at < end) {
            let launch = mark.kind.is_launch();
            // An attribute list with two meanings is two marks in one place.
            let before = index.checked_sub(1).and_then(|before| self.view.marks.get(before));
            let again = before.is_some_and(|before| before.at == mark.at && !launch);
            if !launch && !again && !self.changes.is_deleted(index) {
                self.mark(mark, out)?;
            }
            index += 1;
        }
        Ok(index)
    }

    fn mark(&self, mark: &Mark, out: &mut Out<'_, '_>) -> Result<(), String> {
        let bytes = match mark.origin {
            TokenOrigin::Source | TokenOrigin::Argument(_) => one_line(self.text, mark.source)?,
            TokenOrigin::Macro(_) => {
                let word = || mark.kind.word().map(str::as_bytes);
                let kept = self.view.literal_at(mark.at).or_else(word);
                kept.ok_or("a macro around it has to be expanded, and what an attribute in that is cannot be told")?
                    .to_vec()
            }
        };
        out.gap(mark.at, None);
        out.push(&bytes);
        out.end = mark.span().end;
        Ok(())
    }
}

/// A literal of the file without line splices; those of a raw string belong to it.
fn literal(text: &[u8], span: Span) -> Vec<u8> {
    let bytes = text.get(span.range()).unwrap_or_default();
    let quote = bytes.iter().position(|byte| matches!(byte, b'"' | b'\''));
    let raw = quote.is_some_and(|at| bytes.get(..at).is_some_and(|prefix| prefix.ends_with(b"R")));
    if raw || !bytes.contains(&b'\n') {
        return bytes.to_vec();
    }
    let mut out = Vec::with_capacity(bytes.len());
    for &byte in bytes {
        if byte == b'\n' {
            while out.last() == Some(&b'\r') {
                out.pop();
            }
            if out.last() == Some(&b'\\') {
                out.pop();
                continue;
            }
        }
        out.push(byte);
    }
    out
}

/// An attribute of the file on one line.
fn one_line(text: &[u8], span: Span) -> Result<Vec<u8>, String> {
    let bytes = text.get(span.range()).unwrap_or_default();
    let comment = bytes.windows(2).any(|two| two == b"//");
    if comment && bytes.contains(&b'\n') {
        return Err("a macro around it has to be expanded, and an attribute in that holds a comment".to_owned());
    }
    let line = |&byte: &u8| if matches!(byte, b'\n' | b'\r') { b' ' } else { byte };
    Ok(bytes.iter().map(line).collect())
}
