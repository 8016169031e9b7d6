//! The directives of a file, found without evaluating any.

use culambda_source::{MAX_UNEVEN, defines_cuda_version};

use crate::words::{part, skip_blanks, skip_in_line, word_at};

/// What a directive does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `#if`, `#ifdef`, `#ifndef`.
    If,
    /// `#elif`, `#else` and their like.
    Branch,
    /// `#endif`.
    Endif,
    /// `#define`.
    Define,
    /// `#undef`.
    Undef,
    /// `#include`.
    Include,
    /// `#pragma once`.
    Once,
    /// `#pragma push_macro` and `pop_macro`.
    Saved,
}

/// What a directive does with a definition that holds before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// Ends it.
    Away,
    /// Keeps it for later.
    Aside,
    /// Brings back one that was kept.
    Back,
}

/// A directive by its offsets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) kind: Kind,
    /// From the `#` to the end of the logical line.
    pub(crate) span: (u32, u32),
    /// What is after the directive's word; of a definition its name.
    pub(crate) argument: u32,
    /// The conditional group around it: the index of its `#if`. Directives of a group itself have that group.
    pub(crate) group: Option<u32>,
    /// The number of its line, from 1 on.
    pub(crate) number: u32,
    /// Whether it is an include that names its file without a macro.
    pub(crate) is_plain_include: bool,
}

/// A directive that ends the definition of a macro, sets it aside or brings it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// Its index among the directives of the file.
    pub(crate) line: u32,
    /// Where the name of the macro is.
    pub(crate) name: (u32, u32),
    /// Which of these it does.
    pub(crate) takes: Takes,
}

/// The directives of a file.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    pub(crate) lines: Vec<Line>,
    /// For each `#if` by its index in `lines`: the group around it.
    around: Vec<(u32, Option<u32>)>,
    /// The group that is the include guard of the file.
    pub(crate) guard: Option<u32>,
    /// The directives that end or save definitions.
    pub(crate) ends: Vec<End>,
    /// The includes of CUDA's headers that define its release.
    pub(crate) releases: Vec<u32>,
    /// Whether `#pragma once` or a guard makes a second inclusion empty.
    pub(crate) once: bool,
    /// Whether it is short and may open scopes that other files close, or the other way round.
    pub(crate) uneven: bool,
}

/// The braces of a text, without those in comments and literals.
fn braces(text: &[u8]) -> impl Iterator<Item = u8> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            at = skip_blanks(text, at);
            match *text.get(at)? {
                brace @ (b'{' | b'}') => {
                    at += 1;
                    return Some(brace);
                }
                quote @ (b'"' | b'\'') => {
                    let rest = text.get(at + 1..).unwrap_or_default();
                    at += 2 + memchr::memchr2(quote, b'\n', rest).unwrap_or(rest.len());
                }
                _ => at += 1,
            }
        }
    })
}

impl Outline {
    /// A directive, by its number.
    pub(crate) fn line(&self, number: u32) -> Option<&Line> {
        self.lines.get(number as usize)
    }

    /// The directive of a number, if it ends a definition, sets one aside or brings one back.
    pub(crate) fn end_at(&self, line: u32) -> Option<&End> {
        let at = self.ends.binary_search_by_key(&line, |end| end.line).ok()?;
        self.ends.get(at)
    }

    /// Whether a condition that is nothing but `defined(NAME)` keeps a directive.
    pub(crate) fn is_only_if_defined(&self, text: &[u8], line: u32, name: &[u8]) -> bool {
        self.groups(line).any(|group| {
            let asks = self
                .line(group)
                .is_some_and(|opening| defined_name(text, opening) == name);
            asks && !self.branches(group).any(|branch| group < branch && branch < line)
        })
    }

    /// Finds the directives of a text.
    pub(crate) fn of(text: &[u8]) -> Outline {
        let mut out = Outline::default();
        let mut open: Vec<u32> = Vec::new();
        let (mut at, mut counted, mut number) = (0, 0, 1);
        while let Some(found) = next_hash(text, at) {
            let between = text.get(counted..found).unwrap_or_default();
            number += memchr::memchr_iter(b'\n', between).count() as u32;
            counted = found;
            at = out.directive(text, found, number, &mut open);
        }
        out.find_guard(text);
        out.uneven = text.len() <= MAX_UNEVEN && out.is_uneven(text);
        out
    }

    /// Whether the braces of a text do not match, or, where it is read more than once, those of a branch of it.
    fn is_uneven(&self, text: &[u8]) -> bool {
        if memchr::memchr2(b'{', b'}', text).is_none() {
            return false;
        }
        let (mut depth, mut before, mut from) = (0_i32, 0, 0);
        let lines = self.lines.iter().map(|line| (line.span, line.kind));
        for ((end, next), kind) in lines.chain([((text.len() as u32, 0), Kind::Endif)]) {
            for brace in braces(part(text, (from, end))) {
                depth += if brace == b'{' { 1 } else { -1 };
                if depth < 0 {
                    return true;
                }
            }
            if matches!(kind, Kind::If | Kind::Branch | Kind::Endif) {
                if depth != before && !self.once {
                    return true;
                }
                before = depth;
            }
            from = next;
        }
        depth != 0
    }

    /// Whether two texts have the same directives, in this order, wherever these are.
    pub(crate) fn says_the_same(&self, text: &[u8], other: &Outline, other_text: &[u8]) -> bool {
        let of = |line: &Line| part(text, line.span).trim_ascii_end();
        let of_other = |line: &Line| part(other_text, line.span).trim_ascii_end();
        self.lines.iter().map(of).eq(other.lines.iter().map(of_other))
    }

    /// Takes the directive at a `#`; gives the end of its line.
    fn directive(&mut self, text: &[u8], at: usize, number: u32, open: &mut Vec<u32>) -> usize {
        let start = skip_in_line(text, at + 1);
        let word = word_at(text, start);
        let end = line_end(text, start);
        let argument = skip_in_line(text, start + word.len());
        let index = self.lines.len() as u32;
        let kind = match word {
            b"if" | b"ifdef" | b"ifndef" => Kind::If,
            b"elif" | b"else" | b"elifdef" | b"elifndef" => Kind::Branch,
            b"endif" => Kind::Endif,
            b"define" => Kind::Define,
            b"undef" => Kind::Undef,
            b"include" | b"include_next" => Kind::Include,
            b"pragma" => match word_at(text, argument) {
                b"once" => Kind::Once,
                b"push_macro" | b"pop_macro" => Kind::Saved,
                _ => return end,
            },
            _ => return end,
        };
        if kind == Kind::If {
            self.around.push((index, open.last().copied()));
            open.push(index);
        }
        let included = (kind == Kind::Include).then(|| part(text, (argument as u32, end as u32)));
        let included = included.and_then(header);
        self.lines.push(Line {
            kind,
            span: (at as u32, end as u32),
            argument: argument as u32,
            group: open.last().copied(),
            number,
            is_plain_include: included.is_some(),
        });
        let found = match kind {
            Kind::Undef => Some((argument, Takes::Away)),
            Kind::Saved => saved(text, argument),
            _ => None,
        };
        if let Some((from, takes)) = found {
            let name = (from as u32, (from + word_at(text, from).len()) as u32);
            self.ends.push(End {
                line: index,
                name,
                takes,
            });
        }
        if included.is_some_and(|(name, _)| defines_cuda_version(name)) {
            self.releases.push(index);
        }
        if kind == Kind::Endif {
            open.pop();
        }
        end
    }

    /// The group around that of an `#if`.
    pub(crate) fn around(&self, group: u32) -> Option<u32> {
        let at = self.around.binary_search_by_key(&group, |(index, _)| *index).ok()?;
        self.around.get(at)?.1
    }

    /// The groups around a directive, from inside out, without the include guard.
    pub(crate) fn groups(&self, line: u32) -> impl Iterator<Item = u32> {
        let mut next = self.line(line).and_then(|line| line.group);
        std::iter::from_fn(move || {
            let group = next?;
            next = self.around(group);
            Some(group)
        })
        .filter(|group| Some(*group) != self.guard)
    }

    /// The directives of a group that have conditions.
    pub(crate) fn branches(&self, group: u32) -> impl Iterator<Item = u32> {
        let all = (group..).zip(self.lines.get(group as usize..).unwrap_or_default());
        all.take_while(move |(at, line)| *at == group || line.kind != Kind::Endif || line.group != Some(group))
            .filter(move |(_, line)| line.group == Some(group) && matches!(line.kind, Kind::If | Kind::Branch))
            .map(|(at, _)| at)
    }

    /// Blanks the directives of a group, and what is in other branches than a directive in it, so that no condition is left.
    pub(crate) fn hold(&self, group: u32, line: u32, text: &mut [u8]) {
        let end = self.lines.iter().zip(0..).skip(group as usize);
        let end = end.filter(|(line, _)| line.kind == Kind::Endif && line.group == Some(group));
        let bounds: Vec<u32> = self.branches(group).chain(end.map(|(_, at)| at).take(1)).collect();
        let mut blank = |from: u32, to: u32| {
            for byte in text.get_mut(from as usize..to as usize).unwrap_or_default() {
                if !matches!(*byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        };
        for (at, &bound) in bounds.iter().enumerate() {
            let Some(own) = self.line(bound) else { continue };
            let next = bounds.get(at + 1).copied();
            let holds = bound < line && next.is_none_or(|next| line < next);
            let end = next.and_then(|next| self.line(next)).filter(|_| !holds);
            blank(own.span.0, end.map_or(own.span.1, |end| end.span.0));
        }
    }

    fn find_guard(&mut self, text: &[u8]) {
        self.once = self.lines.iter().any(|line| line.kind == Kind::Once);
        let mut lines = self
            .lines
            .iter()
            .enumerate()
            .filter(|(_, line)| line.kind != Kind::Once);
        let Some((first, opening)) = lines.next() else { return };
        let Some((_, defining)) = lines.next() else { return };
        let ends = |last: &Line| skip_blanks(text, last.span.1 as usize) >= text.len();
        let closes = self
            .lines
            .last()
            .is_some_and(|last| last.kind == Kind::Endif && last.group == Some(first as u32) && ends(last));
        let name = guard_name(text, opening);
        let defines = defining.kind == Kind::Define && word_at(text, defining.argument as usize) == name;
        let branches = |line: &Line| line.kind == Kind::Branch && line.group == Some(first as u32);
        if opening.kind == Kind::If && closes && !name.is_empty() && defines && !self.lines.iter().any(branches) {
            self.guard = Some(first as u32);
            self.once = true;
        }
    }
}

/// Where the name is in `push_macro("NAME")` or `pop_macro("NAME")` at an offset, and which of these it is.
fn saved(text: &[u8], at: usize) -> Option<(usize, Takes)> {
    let takes = match word_at(text, at) {
        b"push_macro" => Takes::Aside,
        b"pop_macro" => Takes::Back,
        _ => return None,
    };
    let rest = text.get(at..).unwrap_or_default();
    let quote = memchr::memchr2(b'"', b'\n', rest).unwrap_or(rest.len());
    Some((at + quote + 1, takes))
}

/// `"name"` or `<name>` at the start of a text, and whether it is the former.
pub(crate) fn header(text: &[u8]) -> Option<(&str, bool)> {
    let close = match text.first()? {
        b'"' => b'"',
        b'<' => b'>',
        _ => return None,
    };
    let rest = text.get(1..)?;
    let end = memchr::memchr2(close, b'\n', rest)?;
    let name = rest.get(..end).filter(|_| rest.get(end) == Some(&close))?;
    Some((std::str::from_utf8(name).ok()?, close == b'"'))
}

/// The name in `#ifndef NAME` or `#if !defined(NAME)`.
pub(crate) fn guard_name<'t>(text: &'t [u8], line: &Line) -> &'t [u8] {
    let start = skip_in_line(text, line.span.0 as usize + 1);
    let at = line.argument as usize;
    match word_at(text, start) {
        b"ifndef" => word_at(text, at),
        b"if" if text.get(at) == Some(&b'!') => name_in_defined(text, skip_in_line(text, at + 1)).0,
        _ => &[],
    }
}

/// The name in `#ifdef NAME` or `#if defined(NAME)`, if that is all of the condition.
fn defined_name<'t>(text: &'t [u8], line: &Line) -> &'t [u8] {
    let start = skip_in_line(text, line.span.0 as usize + 1);
    let at = line.argument as usize;
    match word_at(text, start) {
        b"ifdef" => word_at(text, at),
        b"if" => {
            let (name, end) = name_in_defined(text, at);
            let rest = text.get(end..line.span.1 as usize).unwrap_or_default();
            let is_all = matches!(rest.trim_ascii().first(), None | Some(b'/'));
            if is_all { name } else { &[] }
        }
        _ => &[],
    }
}

/// The name in `defined(NAME)` or `defined NAME` at an offset, and the end of that.
fn name_in_defined(text: &[u8], at: usize) -> (&[u8], usize) {
    if word_at(text, at) != b"defined" {
        return (&[], at);
    }
    let at = skip_in_line(text, at + 7);
    let open = usize::from(text.get(at) == Some(&b'('));
    let start = skip_in_line(text, at + open);
    let name = word_at(text, start);
    let end = skip_in_line(text, start + name.len());
    let close = usize::from(open == 1 && text.get(end) == Some(&b')'));
    (name, end + close)
}

/// The next `#` that begins a directive, at or after an offset at the start or the end of a line.
fn next_hash(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let rest = text.get(at..)?;
        let found = at + memchr::memchr3(b'#', b'/', b'"', rest)?;
        at = found + 1;
        match text.get(found) {
            Some(b'#') if begins_line(text, found) => return Some(found),
            Some(b'/') if text.get(at) == Some(&b'/') => {
                let rest = text.get(at..)?;
                at += memchr::memchr(b'\n', rest)?;
            }
            Some(b'/') if text.get(at) == Some(&b'*') => {
                let rest = text.get(at + 1..)?;
                at += 3 + memchr::memmem::find(rest, b"*/")?;
            }
            Some(b'"') => at = string_end(text, found),
            _ => {}
        }
    }
}

/// Whether nothing but blanks and comments is before an offset in its line.
fn begins_line(text: &[u8], at: usize) -> bool {
    let front = text.get(..at).unwrap_or_default();
    let line = memchr::memrchr(b'\n', front).map_or(0, |end| end + 1);
    let before = front.get(line..).unwrap_or_default().trim_ascii();
    before.is_empty() || before.ends_with(b"*/") || before == b"\xef\xbb\xbf"
}

/// After the string that begins here; after the quote if its line does not end it.
fn string_end(text: &[u8], at: usize) -> usize {
    let before = at.checked_sub(1).and_then(|before| text.get(before));
    if before == Some(&b'\'') {
        return at + 1;
    }
    if before == Some(&b'R') {
        let rest = text.get(at + 1..).unwrap_or_default();
        let Some(open) = rest.iter().take(17).position(|&b| b == b'(') else {
            return at + 1;
        };
        let mut close = vec![b')'];
        close.extend_from_slice(rest.get(..open).unwrap_or_default());
        close.push(b'"');
        return memchr::memmem::find(rest, &close).map_or(at + 1, |end| at + 1 + end + close.len());
    }
    let rest = text.get(at + 1..).unwrap_or_default();
    let mut escaped = false;
    for (offset, &byte) in rest.iter().enumerate() {
        match byte {
            b'\n' if !escaped => return at + 1,
            b'"' if !escaped => return at + 2 + offset,
            _ => escaped = byte == b'\\' && !escaped,
        }
    }
    text.len()
}

/// The end of a logical line: a comment that goes on in the next line belongs to it.
fn line_end(text: &[u8], mut at: usize) -> usize {
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let line = rest.get(..end).unwrap_or_default();
        if let Some(open) = memchr::memmem::find(line, b"/*") {
            let inside = rest.get(open + 2..).unwrap_or_default();
            match memchr::memmem::find(inside, b"*/") {
                Some(close) => at += open + close + 4,
                None => return text.len(),
            }
            continue;
        }
        if at + end >= text.len() {
            return text.len();
        }
        if line.strip_suffix(b"\r").unwrap_or(line).last() != Some(&b'\\') {
            return at + end;
        }
        at += end + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        Outline::of(text.as_bytes())
            .lines
            .iter()
            .map(|line| line.kind)
            .collect()
    }

    #[test]
    fn directives_and_nothing_else() {
        let text = "/* \n#define A\n*/ #define B \"#\" /* \n */ 1\n// \\ # x\nauto s = \"\\\"/*\"; # \n#if 1 \\\n#\n  # include <a>\n#endif\n\
                    R\"x(\n#define C\n)x\"\n#pragma omp\n#pragma once\n";
        assert_eq!(
            kinds(text),
            [Kind::Define, Kind::If, Kind::Include, Kind::Endif, Kind::Once]
        );
    }

    #[test]
    fn guards() {
        let guard = |text: &str| Outline::of(text.as_bytes()).guard.is_some();
        assert!(guard("#ifndef A\n#define A\n#if X\n#else\n#endif\n#endif\n"));
        assert!(guard("#if !defined(A)\n#define A\nint a;\n#endif"));
        assert!(!guard("#ifndef A\n#define A\n#else\n#endif\n"));
        assert!(!guard("#ifndef A\n#define B\n#endif\n"));
        assert!(!guard("#ifndef A\n#define A\n#endif\n#define C\n"));
        assert!(!guard("#ifndef A\n#define A\n#endif\nint a;\n"));
        assert!(guard("#ifndef A\n#define A\nint a;\n#endif // A\n/* b */\n"));
    }

    #[test]
    fn groups_around() {
        let outline = Outline::of(b"#ifndef G\n#define G\n#if A\n#if B\n#define X\n#endif\n#endif\n#endif\n");
        assert_eq!(outline.groups(4).collect::<Vec<_>>(), [3, 2]);
    }

    #[test]
    fn what_is_done_to_definitions_and_when() {
        let text = b"#ifdef A\n#pragma push_macro(\"A\")\n#undef A\n#else\n#undef A\n#endif\n\
                     #if defined( B ) // why\n# pragma pop_macro( \"B\" )\n#endif\n\
                     #if defined(C) == 0\n#undef C\n#endif\n#undef D\n#pragma push_macro\n";
        let outline = Outline::of(text);
        let found = |at: usize| {
            let End { line, name, takes } = outline.ends[at];
            let name = part(text, name);
            (name, takes, outline.is_only_if_defined(text, line, name))
        };
        assert_eq!(found(0), (&b"A"[..], Takes::Aside, true));
        assert_eq!(found(1), (&b"A"[..], Takes::Away, true));
        assert_eq!(found(2), (&b"A"[..], Takes::Away, false));
        assert_eq!(found(3), (&b"B"[..], Takes::Back, true));
        assert_eq!(found(4), (&b"C"[..], Takes::Away, false));
        assert_eq!(found(5), (&b"D"[..], Takes::Away, false));
        assert_eq!(found(6), (&b""[..], Takes::Aside, false));
    }

    #[test]
    fn any_bytes() {
        for text in ["#", "\"", "R\"(", "#if /*", "/*", "#define \\", "#endif\n#endif\n#else"] {
            let _ = Outline::of(text.as_bytes());
        }
    }
}
