//! Where the preamble goes, and whether it is needed.
//!
//! In a raw file it is in front of everything, after the headers that it needs and guarded against a
//! second inclusion. In text that declares the sentinel (preprocessed text of a program that includes
//! `cuda_runtime.h`) it is where the reference puts it: at that declaration.

use culambda_model::Analysis;
use culambda_source::ident::{is_continue, prefix};
use culambda_source::{DirectiveKind, File, Span, Target, Unit};

use crate::edit::Edit;
use crate::preamble::{self, Counts, DETECTION_MACROS, LINE_DIRECTIVE, SENTINEL};

/// Where the preamble is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PreamblePlace {
    /// At the sentinel if the text declares it, else in front.
    #[default]
    Auto,
    /// In front of everything.
    Front,
    /// At the declaration of the sentinel.
    Sentinel,
    /// Nowhere: another file has it.
    None,
}

/// The macro that guards a preamble in front of a file.
const GUARD: &str = "CULAMBDA_PREAMBLE";

/// What every name of [`DETECTION_MACROS`] begins with.
const DETECTION: &[u8] = b"__nv_is_extended_";

/// What is in front of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wants {
    /// The templates of extended lambdas.
    pub templates: bool,
    /// The prelude of a host view.
    pub prelude: bool,
}

/// Appends a preamble that can be in front of a file, or in a file of its own: the headers that it needs,
/// and its text between guards. Without extended lambda mode it is the three detection macros.
pub fn front(target: &Target, counts: &Counts, wants: Wants, out: &mut Vec<u8>) {
    front_with(target, counts, wants, "\n", out);
}

fn front_with(target: &Target, counts: &Counts, wants: Wants, newline: &str, out: &mut Vec<u8>) {
    if wants.prelude {
        let lines = crate::hostview::prelude::TEXT.lines();
        lines.for_each(|line| out.extend([line, newline].iter().flat_map(|text| text.bytes())));
    }
    if wants.templates {
        templates_with(target, counts, newline, out);
    }
}

fn templates_with(target: &Target, counts: &Counts, newline: &str, out: &mut Vec<u8>) {
    let line = |out: &mut Vec<u8>, text: &str| {
        out.extend_from_slice(text.as_bytes());
        out.extend_from_slice(newline.as_bytes());
    };
    if target.extended_lambda {
        line(out, "#include <functional>");
        line(out, "#include <utility>");
        // For the `size_t` of the preamble, which neither of them has to declare.
        line(out, "#include <stddef.h>");
    }
    line(out, &format!("#ifndef {GUARD}"));
    line(out, &format!("#define {GUARD}"));
    text(target, counts, out);
    line(out, "#endif");
}

fn text(target: &Target, counts: &Counts, out: &mut Vec<u8>) {
    if target.extended_lambda {
        preamble::write(target, counts, out);
    } else {
        preamble::write_disabled(out);
    }
}

/// A file name as directives have it.
pub(crate) fn quoted(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 2);
    out.push('"');
    for c in name.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            // No directive goes on after a line end.
            '\n' | '\r' => out.push('?'),
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}

/// The line end of a text: that of its first line.
pub(crate) fn newline(text: &[u8]) -> &'static str {
    match text.iter().position(|&byte| byte == b'\n') {
        Some(at) if at > 0 && text.get(at - 1) == Some(&b'\r') => "\r\n",
        _ => "\n",
    }
}

/// The preamble as an edit of a file; `None` if the sentinel is asked for and not declared.
pub(crate) fn edit(unit: &Unit, place: PreamblePlace, target: &Target, counts: &Counts, wants: Wants) -> Option<Edit> {
    let file = unit.files.first()?;
    match place {
        PreamblePlace::None => None,
        PreamblePlace::Front => Some(in_front(file, target, counts, wants)),
        PreamblePlace::Sentinel => Some(at_sentinel(file, sentinel(file)?, target, counts)),
        PreamblePlace::Auto => Some(match sentinel(file) {
            Some(declaration) => at_sentinel(file, declaration, target, counts),
            None => in_front(file, target, counts, wants),
        }),
    }
}

fn in_front(file: &File, target: &Target, counts: &Counts, wants: Wants) -> Edit {
    let newline = newline(&file.text);
    let start: u32 = if file.text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let mut text = Vec::new();
    front_with(target, counts, wants, newline, &mut text);
    let here = file.presumed(start);
    let name = here.file.unwrap_or(&file.name);
    text.extend(format!("#line {} {}{newline}", here.line, quoted(name)).bytes());
    Edit {
        span: Span::at(start),
        text,
    }
}

fn at_sentinel(file: &File, declaration: Span, target: &Target, counts: &Counts) -> Edit {
    let newline = newline(&file.text);
    let bytes = file.text.get(declaration.range()).unwrap_or_default();
    let mut text = Vec::new();
    let at_line_start = declaration.start == 0 || file.text.get(declaration.start as usize - 1) == Some(&b'\n');
    if !at_line_start {
        text.extend(newline.bytes());
    }
    text.extend(LINE_DIRECTIVE.bytes().chain(newline.bytes()));
    self::text(target, counts, &mut text);
    text.extend(format!("#if 0{newline}").bytes());
    text.extend_from_slice(bytes);
    text.extend(format!("{newline}#endif{newline}").bytes());
    let behind = file.presumed(declaration.end);
    let name = quoted(behind.file.unwrap_or(&file.name));
    // A line marker brings back that it is a system header; a `#line` cannot.
    let directive = if behind.system {
        format!("# {} {name} 3{newline}", behind.line)
    } else {
        format!("#line {} {name}{newline}", behind.line)
    };
    text.extend(directive.bytes());
    Edit {
        span: declaration,
        text,
    }
}

/// The declaration of the sentinel.
fn sentinel(file: &File) -> Option<Span> {
    let hits = memchr::memmem::find_iter(&file.text, SENTINEL);
    let mut items = hits.filter_map(|at| file.item_at(at as u32));
    let declares = |item: &&culambda_source::Item| {
        let text = file.text.get(item.span.range()).unwrap_or_default();
        text.starts_with(b"struct") || text.starts_with(b"class")
    };
    items.find(declares).map(|item| item.span)
}

/// Whether the main file names one of the detection macros, and does not bring them itself as a rewritten file
/// does.
pub(crate) fn wants_detection(analysis: &Analysis) -> bool {
    let Some(unit) = analysis.variants.first().map(|variant| &variant.unit) else {
        return false;
    };
    let Some(file) = unit.files.first() else { return false };
    names_detection(&file.text) && !unit.files.iter().any(defines_detection)
}

fn defines_detection(file: &File) -> bool {
    let name = |span: Span| file.text.get(span.range()).unwrap_or_default();
    let defines = |directive: &culambda_source::Directive| {
        directive.kind == DirectiveKind::Define
            && DETECTION_MACROS
                .iter()
                .any(|macro_name| name(directive.name) == macro_name.as_bytes())
    };
    file.directives.iter().any(defines)
}

/// Whether a text names one of the detection macros outside of comments and literals.
fn names_detection(text: &[u8]) -> bool {
    let mut code = Code { text, at: 0 };
    for hit in memchr::memmem::find_iter(text, DETECTION) {
        let word = text.get(hit..).unwrap_or_default();
        let len = prefix(word);
        let whole = hit == 0 || text.get(hit - 1).is_none_or(|before| !is_continue(*before));
        let named = DETECTION_MACROS
            .iter()
            .any(|name| word.get(..len) == Some(name.as_bytes()));
        if whole && named && code.holds(hit) {
            return true;
        }
    }
    false
}

/// Reads over comments and literals, forward only.
struct Code<'t> {
    text: &'t [u8],
    at: usize,
}

impl Code<'_> {
    /// Whether an offset, not before one that was asked for earlier, is in code.
    fn holds(&mut self, offset: usize) -> bool {
        while self.at < offset {
            let rest = self.text.get(self.at..).unwrap_or_default();
            self.at += skipped(
                rest,
                self.at.checked_sub(1).and_then(|before| self.text.get(before)).copied(),
            );
        }
        self.at == offset
    }
}

/// The length of the comment, literal, word or byte at the start of a text.
fn skipped(rest: &[u8], before: Option<u8>) -> usize {
    let to = |end: Option<usize>, len: usize| end.map_or(rest.len(), |at| at + len);
    let find = |needle: &[u8]| memchr::memmem::find(rest, needle);
    match rest {
        [b'/', b'/', ..] => to(find(b"\n"), 0),
        [b'/', b'*', tail @ ..] => memchr::memmem::find(tail, b"*/").map_or(rest.len(), |at| at + 4),
        [b'R', b'"', tail @ ..]
            if before.is_none_or(|byte| !is_continue(byte) || matches!(byte, b'8' | b'u' | b'U' | b'L')) =>
        {
            let open = tail.iter().take(17).position(|&byte| byte == b'(');
            let Some(delimiter) = open.and_then(|open| tail.get(..open)) else {
                return 2;
            };
            let end = [b")", delimiter, b"\""].concat();
            to(find(&end), end.len())
        }
        // The `'` of 1'000 opens nothing.
        [b'\'', ..] if before.is_some_and(|byte| byte.is_ascii_hexdigit()) => 1,
        [quote @ (b'"' | b'\''), tail @ ..] => {
            let mut escaped = false;
            let end = tail.iter().position(|&byte| {
                let ends = !escaped && (byte == *quote || byte == b'\n');
                escaped = !escaped && byte == b'\\';
                ends
            });
            to(end, 2)
        }
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detection_macros_are_found_in_code_only() {
        let name = DETECTION_MACROS[0];
        let yes = [
            format!("static_assert({name}(T));"),
            format!("int n = 1'000; /* x */ auto c = '\\''; {name}(T)"),
            format!("auto s = R\"x(\")x\" ; {name}(T)"),
            format!("// don't\n#if defined({name})\n#endif"),
        ];
        for text in yes {
            assert!(names_detection(text.as_bytes()), "{text}");
        }
        let no = [
            format!("// {name}"),
            format!("/* \n {name} */"),
            format!("auto s = \"\\\" {name}\";"),
            format!("auto s = R\"x(\" {name})x\";"),
            format!("{name}2(x) my{name}"),
            "__nv_is_extended_lambda".to_owned(),
        ];
        for text in no {
            assert!(!names_detection(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn file_names_are_quoted() {
        assert_eq!(quoted("a b.cu"), "\"a b.cu\"");
        assert_eq!(quoted("c:\\x\"y\n"), "\"c:\\\\x\\\"y?\"");
    }

    #[test]
    fn the_first_line_says_how_lines_end() {
        assert_eq!(newline(b"a\r\nb\n"), "\r\n");
        assert_eq!(newline(b"a\nb\r\n"), "\n");
        assert_eq!(newline(b""), "\n");
    }
}
