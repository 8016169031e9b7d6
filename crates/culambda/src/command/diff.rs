//! `culambda diff`: what a rewrite changes, as a patch or for people.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use anstyle::Style;
use culambda_model::Analysis;
use culambda_rewrite::{Edit, PreamblePlace};
use culambda_source::Span;
use similar::udiff::UnifiedHunkHeader;
use similar::{Algorithm, DiffOp, DiffTag, capture_diff_slices, group_diff_ops};

use self::blocks::Edited;
use self::readable::Readable;
use super::show;
use crate::input::{self, Input};
use crate::options::{ColorChoice, DiffArgs, LambdaPlace, RewriteMode};
use crate::report::{Reporter, acts, paint, width_of};
use crate::rewriting::{Request, rewrite_input};
use crate::selection::{Chosen, Wanted};
use crate::{Status, names};

mod blocks;
mod readable;

/// How wide a terminal is that does not say it.
const WIDTH: usize = 100;
/// Lines that stay the same around those that change.
const CONTEXT: usize = 3;

/// Shows what would change in the inputs.
pub fn run(args: &DiffArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let (files, places) = asked(&args.files);
    let wanted = Wanted::all_of(&files, &[], &args.read);
    let Chosen {
        inputs, tree, shown, ..
    } = match wanted.choose(reporter) {
        Ok(chosen) => chosen,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    // Who looks wants to see the others, too.
    let mode = RewriteMode {
        keep_going: true,
        ..args.mode.clone()
    };
    let only = |input: &Input, analysis: &Analysis| {
        let own = places.iter().filter(|place| input.path.as_ref() == Some(&place.file));
        let spans: Vec<Span> = own
            .map(|place| show::span_at(analysis, place))
            .collect::<Result<_, _>>()?;
        Ok((!spans.is_empty()).then_some(spans))
    };
    let request = Request {
        mode: &mode,
        preamble: if args.with_preamble {
            PreamblePlace::Auto
        } else {
            PreamblePlace::None
        },
        headers: false,
        cache: crate::loader::Cache::default(),
        shown,
        tree,
        printed: true,
        line: false,
        only: &only,
    };
    let is_terminal = std::io::stdout().is_terminal();
    let colored = color.wanted(is_terminal);
    let readable = (args.readable || (is_terminal && !args.exact)).then(|| Readable {
        colored,
        width: width_of(&std::io::stdout()).unwrap_or(WIDTH),
    });
    let compared = input::map(&inputs, |input| {
        let outcome = rewrite_input(input, &request);
        let changes = outcome.done.map(|done| match &readable {
            Some(readable) => readable
                .text(&input.name, &done.source.text, &done.edits())
                .into_bytes(),
            None => Patches { colored }.patch_of(&input.name, &done.source.text, &done.edits()),
        });
        (outcome.status, outcome.messages, changes.unwrap_or_default())
    });
    let compared = match compared {
        Ok(compared) => compared,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    let (mut status, mut all, mut told) = (Status::Done, Vec::new(), Vec::new());
    for (one, messages, changes) in compared {
        told.extend(messages);
        let differs = args.exit_code && !changes.is_empty();
        status = status
            .and(one)
            .and(if differs { Status::Findings } else { Status::Done });
        if readable.is_some() && !all.is_empty() && !changes.is_empty() {
            all.push(b'\n');
        }
        all.extend(changes);
    }
    status = status.and(super::print(Ok(all), reporter));
    // What is refused comes last, where somebody sees it.
    reporter.show_all(&told);
    status
}

/// The files that are named, and the lambdas in them that are asked about: a file that is there has the name that it has.
fn asked(named: &[PathBuf]) -> (Vec<PathBuf>, Vec<LambdaPlace>) {
    let (mut files, mut places) = (Vec::new(), Vec::new());
    for name in named {
        let place = if name.exists() {
            None
        } else {
            LambdaPlace::parse(name.clone().into_os_string())
                .ok()
                .filter(|place| place.file.is_file())
        };
        let file = place.as_ref().map_or(name, |place| &place.file);
        if place.is_none() || !files.contains(file) {
            files.push(file.clone());
        }
        places.extend(place);
    }
    (files, places)
}

/// How patches are written.
pub(crate) struct Patches {
    /// Whether colours are wanted.
    pub(crate) colored: bool,
}

impl Patches {
    /// The unified diff of two texts, in bytes; empty if they are equal.
    pub(crate) fn patch(&self, name: &str, old: &[u8], new: &[u8]) -> Vec<u8> {
        let ops = capture_diff_slices(Algorithm::Histogram, &lines(old), &lines(new));
        self.write(name, old, new, ops)
    }

    /// The unified diff of a text and of what edits make of it.
    pub(crate) fn patch_of(&self, name: &str, old: &[u8], edits: &[Edit]) -> Vec<u8> {
        let new = Edited::of(old, edits);
        self.write(name, old, &new.text, new.ops)
    }

    fn write(&self, name: &str, old: &[u8], new: &[u8], ops: Vec<DiffOp>) -> Vec<u8> {
        let mut out = Vec::new();
        if old == new {
            return out;
        }
        let (old, new) = (lines(old), lines(new));
        let name = names::bytes(name);
        self.header("--- ", "a/", &name, &mut out);
        self.header("+++ ", "b/", &name, &mut out);
        for hunk in group_diff_ops(ops, CONTEXT) {
            let head = UnifiedHunkHeader::new(&hunk).to_string();
            self.line(paint::PLACE, b"", head.as_bytes(), &mut out);
            for op in &hunk {
                self.change(op, &old, &new, &mut out);
            }
        }
        out
    }

    fn header(&self, sign: &str, prefix: &str, mut name: &[u8], out: &mut Vec<u8>) {
        while let Some(rest) = name.strip_prefix(b"./").or(name.strip_prefix(b"/")) {
            name = rest;
        }
        let mut line = sign.as_bytes().to_vec();
        // Of what acts on a terminal, all but control characters of a byte are not ASCII.
        let foreign = std::str::from_utf8(name).map_or(true, |name| name.contains(|c| acts(c) && !c.is_ascii()));
        let special = |b: u8| b < b' ' || matches!(b, b'"' | b'\\' | 0x7f) || (foreign && !b.is_ascii());
        if name.iter().copied().any(special) {
            // As git writes such names, and both tools read them.
            line.extend(b"\"");
            line.extend(prefix.bytes());
            for &byte in name {
                if special(byte) {
                    line.extend(format!("\\{byte:03o}").bytes());
                } else {
                    line.push(byte);
                }
            }
            line.extend(b"\"");
        } else {
            line.extend(prefix.bytes().chain(name.iter().copied()));
            if name.contains(&b' ') {
                // The name ends here, and no date follows.
                line.push(b'\t');
            }
        }
        self.line(paint::TITLE, b"", &line, out);
    }

    fn change(&self, op: &DiffOp, old: &[&[u8]], new: &[&[u8]], out: &mut Vec<u8>) {
        let (tag, before, after) = op.as_tag_tuple();
        let mut lines = |style: Style, sign: &[u8], lines: Option<&[&[u8]]>| {
            for line in lines.unwrap_or_default() {
                self.line(style, sign, line, out);
            }
        };
        if tag == DiffTag::Equal {
            lines(Style::new(), b" ", old.get(before));
        } else {
            lines(paint::REMOVED, b"-", old.get(before));
            lines(paint::ADDED, b"+", new.get(after));
        }
    }

    /// Writes one line in a colour, with its line end, or with what patches have for a missing one.
    fn line(&self, style: Style, sign: &[u8], line: &[u8], out: &mut Vec<u8>) {
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        let style = if self.colored { style } else { Style::new() };
        out.extend(style.render().to_string().bytes());
        out.extend(sign);
        out.extend(text);
        out.extend(style.render_reset().to_string().bytes());
        out.push(b'\n');
        if !sign.is_empty() && !line.ends_with(b"\n") {
            out.extend(b"\\ No newline at end of file\n");
        }
    }
}

/// Lines with their line ends: `\n` alone ends one, as it does for `patch`.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patch(old: &[u8], new: &[u8]) -> Vec<u8> {
        Patches { colored: false }.patch("x.cu", old, new)
    }

    #[test]
    fn nothing_for_nothing() {
        assert!(patch(b"a\r\nb", b"a\r\nb").is_empty());
    }

    #[test]
    fn bytes_line_ends_and_missing_ones() {
        let want: &[u8] = b"\
--- a/x.cu\n+++ b/x.cu\n@@ -1,3 +1,3 @@\n a\r\n-\xff\rb\n-c\n\\ No newline at end of file\n+\xfe\n+c\n";
        let got = patch(b"a\r\n\xff\rb\nc", b"a\r\n\xfe\nc\n");
        assert_eq!(got.escape_ascii().to_string(), want.escape_ascii().to_string());
    }

    #[test]
    fn names_that_patches_must_quote() {
        let style = Patches { colored: false };
        let head = |name: &str| {
            let text = String::from_utf8(style.patch(name, b"a\n", b"b\n")).unwrap();
            text.lines().next().unwrap().to_owned()
        };
        assert_eq!(head("./d/x.cu"), "--- a/d/x.cu");
        assert_eq!(head("/d/x.cu"), "--- a/d/x.cu");
        assert_eq!(head("a b.cu"), "--- a/a b.cu\t");
        assert_eq!(head("a\"b.cu"), "--- \"a/a\\042b.cu\"");
        assert_eq!(head("\n\u{9b}ä"), "--- \"a/\\012\\302\\233\\303\\244\"");
        #[cfg(unix)]
        assert_eq!(head("ä\\xff.cu"), "--- \"a/\\303\\244\\377.cu\"");
    }

    #[test]
    fn colours_leave_the_text_alone() {
        let text = Patches { colored: true }.patch("x", b"a\n", b"b\n");
        assert!(text.windows(9).any(|w| w == b"\x1b[31m-a\x1b["));
    }
}
