//! Headers that `configure_file` makes, with what is known of them.

use crate::cmake::lexer;
use crate::cmake::reader::Reader;
use crate::cmake::value::{At, Item};
use crate::cmake::world::Written;
use crate::definition::is_name;

/// Writes a file from a template. A line that hangs on what is not decided is empty, and its macro is noted; a file with
/// such a line that defines no macro is not written.
pub(crate) fn configure(reader: &mut Reader<'_>, template: &str, text: &[u8], name: String, only_at: bool) {
    let text = String::from_utf8_lossy(text);
    let place = reader.at;
    let file = reader.names.add(template);
    let mut out = String::with_capacity(text.len());
    let mut open = Vec::new();
    for (count, line) in text.split_inclusive('\n').enumerate() {
        reader.spend(1 + line.len() / 64);
        let at = At {
            file,
            line: count as u32 + 1,
        };
        let (body, end) = line.strip_suffix('\n').map_or((line, ""), |body| (body, "\n"));
        match made(reader, body, only_at) {
            Made::Line(made) => out.push_str(&made),
            Made::Open(macro_name, why) => open.push((macro_name, Item::new(why, reader.branch, at))),
            Made::Nothing => return,
        }
        out.push_str(end);
    }
    reader.at = place;
    let written = Written {
        name,
        text: out,
        at: place,
        aside: reader.is_aside(),
        open,
    };
    reader.world.written.push(written);
}

/// What becomes of a line.
enum Made {
    Line(String),
    /// A macro that is not decided, with the reason.
    Open(String, String),
    /// What the line needs is not known, and the file means nothing without it.
    Nothing,
}

fn made(reader: &mut Reader<'_>, line: &str, only_at: bool) -> Made {
    let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
    if let Some(rest) = directive.and_then(|rest| rest.strip_prefix("cmakedefine")) {
        return cmakedefine(reader, rest, only_at);
    }
    match replaced(reader, line, only_at) {
        Ok(line) => Made::Line(line),
        Err(what) => {
            let defined = directive
                .and_then(|rest| rest.strip_prefix("define"))
                .map(str::trim_start);
            let name = defined.and_then(|rest| rest.split(|c: char| c.is_whitespace() || c == '(').next());
            match name.filter(|name| is_name(name)) {
                Some(name) => Made::Open(name.to_owned(), format!("`{what}` is not decided")),
                None if line.trim_end().ends_with(';') || line.trim_start().starts_with("//") => {
                    Made::Line(String::new())
                }
                None => Made::Nothing,
            }
        }
    }
}

/// What follows `#cmakedefine`.
fn cmakedefine(reader: &mut Reader<'_>, rest: &str, only_at: bool) -> Made {
    let (number, rest) = rest.strip_prefix("01").map_or((false, rest), |rest| (true, rest));
    let rest = rest.trim_start();
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let (name, body) = rest.split_at(end);
    if !is_name(name) {
        return Made::Nothing;
    }
    let truth = reader.variable(name);
    let never = truth.value.is_none() && reader.is_never_set(name);
    match truth.value.or(never.then_some(false)) {
        None => Made::Open(name.to_owned(), truth.why),
        Some(value) if number => Made::Line(format!("#define {name} {}", u8::from(value))),
        // A compiler would not see a line here; that the macro is not defined is known by it.
        Some(false) => Made::Line(format!("#undef {name}")),
        Some(true) => match replaced(reader, body, only_at) {
            Ok(body) => Made::Line(format!("#define {name}{body}")),
            Err(what) => Made::Open(name.to_owned(), format!("`{what}` is not decided")),
        },
    }
}

/// The macros of which a header that was written says that nothing defines them.
pub(crate) fn undefined(text: &[u8]) -> impl Iterator<Item = &str> {
    let lines = text.split(|byte| *byte == b'\n');
    let names = lines.filter_map(|line| std::str::from_utf8(line.trim_ascii().strip_prefix(b"#undef")?).ok());
    names.map(str::trim)
}

/// A line with its variables replaced, or the name of one that is not known.
fn replaced(reader: &mut Reader<'_>, line: &str, only_at: bool) -> Result<String, String> {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(stop) = rest.find(['@', '$']) {
        let (before, from) = rest.split_at(stop);
        out.push_str(before);
        let inside = if from.starts_with('@') {
            from.get(1..).and_then(|inside| inside.split_once('@'))
        } else {
            let braces = from.strip_prefix("${").filter(|_| !only_at);
            braces.and_then(|inside| inside.split_once('}'))
        };
        if let Some((name, behind)) = inside.filter(|(name, _)| is_variable(name)) {
            let value = reader.text_of(name).ok_or_else(|| name.to_owned())?;
            out.push_str(&value.text);
            rest = behind;
        } else {
            let (own, behind) = from.split_at(1);
            out.push_str(own);
            rest = behind;
        }
    }
    out.push_str(rest);
    Ok(out)
}

fn is_variable(name: &str) -> bool {
    let part = |byte: u8| b"/.+-".contains(&byte) || lexer::is_name(byte);
    !name.is_empty() && name.bytes().all(part)
}
