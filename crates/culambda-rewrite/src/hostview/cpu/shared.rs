//! Variables of a block: threads run one after another, so one variable serves all of them.

use culambda_source::{File, MarkKind, Span};

use super::super::declaration::Declaration;
use super::super::device::Text;
use super::super::function::Shared;
use super::super::tokens::{Kind, Place, Tokens};
use super::super::{HostView, Unwritten};

/// The memory of the launch that runs.
const MEMORY: &str = "::culambda_cpu::dynamic_shared()";
/// The place of a pointer to it.
const POINTER: &str = "::culambda_cpu::dynamic_pointer";

/// Tokens that a declaration has before and after the annotation.
const REACH: usize = 96;

/// Whether a token is `__shared__`, or the attribute that it stands for.
pub(super) fn is_mark(text: &Text<'_, '_>, at: usize) -> bool {
    is_shared(text.file, text.tokens, at)
}

fn is_shared(file: &File, tokens: &Tokens<'_>, at: usize) -> bool {
    let Some(tok) = tokens.get(at) else { return false };
    if tok.kind != Kind::Mark(MarkKind::Variable) {
        return false;
    }
    let bytes = file.text.get(tok.source.range()).unwrap_or_default();
    let attribute = memchr::memmem::find(bytes, b"((shared").is_some();
    bytes == b"__shared__" || attribute || tok.place == Place::Macro && !names_other(bytes)
}

/// Whether a macro's name tells that it makes another kind of variable.
fn names_other(name: &[u8]) -> bool {
    let name = name.to_ascii_lowercase();
    [&b"const"[..], b"device", b"managed"]
        .iter()
        .any(|word| memchr::memmem::find(&name, word).is_some())
}

/// Takes note of what a declaration outside of functions declares for blocks.
pub(in super::super) fn note(file: &File, tokens: &Tokens<'_>, declaration: &Declaration, known: &mut Shared) {
    if !declaration.marks.iter().any(|&mark| is_shared(file, tokens, mark)) {
        return;
    }
    let all = declaration.first..declaration.end;
    let is_volatile = all.clone().any(|at| tokens.text(at) == "volatile");
    let arrays = all.filter(|&at| tokens.is_word(at) && tokens.text(at + 1) == "[");
    for at in arrays.chain(declaration.name) {
        known.insert(tokens.text(at).to_owned(), is_volatile);
    }
}

/// Writes the variables of blocks in a text.
pub(super) fn write(text: &Text<'_, '_>, hidden: &[Span], out: &mut HostView) {
    for at in 0..text.tokens.len() {
        let Some(tok) = text.tokens.get(at) else { continue };
        if !is_mark(text, at) || Span::any_contains(hidden, tok.source.start) {
            continue;
        }
        let (first, end) = statement(text, at);
        let has = |word: &str| (first..end).any(|at| text.tokens.text(at) == word);
        if has("extern") {
            if let Err(refused) = dynamic(text, first, end, out) {
                out.unwritten.push(refused);
            }
        } else if tok.place != Place::Macro {
            let instead = if has("static") { "" } else { "static" };
            out.changes.replace(tok.source, instead);
        }
    }
}

/// The declaration around a token: its first token, and the `;` or what else ends it.
fn statement(text: &Text<'_, '_>, at: usize) -> (usize, usize) {
    let ends = |at: &usize| matches!(text.tokens.text(*at), ";" | "{" | "}" | ":");
    let before = (at.saturating_sub(REACH)..at).rev().find(ends);
    let behind =
        (at..text.tokens.len().min(at + REACH)).find(|at| matches!(text.tokens.text(*at), ";" | "{" | "}" | "="));
    (
        before.map_or(at.saturating_sub(REACH), |before| before + 1),
        behind.unwrap_or(at + 1),
    )
}

/// `extern __shared__ float s[];` is a pointer to the memory that the launch has.
fn dynamic(text: &Text<'_, '_>, first: usize, end: usize, out: &mut HostView) -> Result<(), Unwritten> {
    let tokens = text.tokens;
    let source = |at: usize| tokens.get(at).map_or(Span::at(0), |tok| tok.source);
    let refused = |message: &str, help: &str| Unwritten {
        span: source(first),
        message: message.to_owned(),
        help: help.to_owned(),
    };
    let words: Vec<usize> = (first..end).filter(|&at| !tokens.is_mark(at)).collect();
    let [front @ .., name, open, close] = words.as_slice() else {
        return Err(refused(
            "this dynamic shared memory cannot be written",
            "declare one array",
        ));
    };
    let array = tokens.text(*open) == "[" && tokens.text(*close) == "]" && tokens.is_word(*name);
    if !array || front.iter().any(|&at| matches!(tokens.text(at), "," | "[" | "(")) && !aligned(text, front) {
        return Err(refused(
            "this dynamic shared memory cannot be written: it is not an array of one dimension",
            "declare one array of one dimension: `extern __shared__ float s[];`",
        ));
    }
    let whole = source(first).to(source(*close));
    if tokens.get(first).is_some_and(|tok| tok.place == Place::Macro) && source(first) == source(*close) {
        // The definition of the macro is changed where it is.
        return Ok(());
    }
    let types = type_words(text, front);
    let kind = super::joined(tokens, types.into_iter());
    let name = tokens.text(*name);
    let outside = first == 0 && !text.in_macro && text.whole.1 == 0;
    let written = if outside {
        object(&kind, name)
    } else {
        format!("{kind} *{name} = ({kind} *){MEMORY}")
    };
    let mut written = written.into_bytes();
    written.extend(super::line_ends(text, whole));
    out.changes.replace(whole, written);
    Ok(())
}

/// Outside of functions no launch runs yet, so it is another name of the pointer that each launch sets.
fn object(kind: &str, name: &str) -> String {
    format!("static {kind} *&{name} __attribute__((unused)) = reinterpret_cast<{kind} *&>({POINTER})")
}

/// Whether the parentheses in front of a name are those of `alignas`.
fn aligned(text: &Text<'_, '_>, front: &[usize]) -> bool {
    let open = front.iter().position(|&at| text.tokens.text(at) == "(");
    let word = open
        .and_then(|open| open.checked_sub(1))
        .and_then(|before| front.get(before));
    word.is_some_and(|&at| matches!(text.tokens.text(at), "alignas" | "_Alignas"))
}

/// The words of a type, without what says how it is stored.
fn type_words(text: &Text<'_, '_>, front: &[usize]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut behind = 0;
    for &at in front {
        match text.tokens.text(at) {
            _ if at < behind => {}
            "extern" => {}
            "alignas" | "_Alignas" => behind = text.tokens.behind_group(at + 1),
            _ => found.push(at),
        }
    }
    found
}
