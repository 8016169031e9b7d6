//! One look over the bytes of a file.

use crate::words::{part, skip_blanks, skip_in_line, word_at};

/// A `#define`, by its offsets in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Define {
    /// The `#`.
    pub(crate) start: u32,
    /// The name.
    pub(crate) name: (u32, u32),
    /// From after the name to the end of the logical line.
    pub(crate) body: (u32, u32),
}

impl Define {
    /// Its name and what follows that.
    pub(crate) fn parts<'t>(&self, text: &'t [u8]) -> (&'t [u8], &'t [u8]) {
        (part(text, self.name), part(text, self.body))
    }
}

/// What a file has that others may ask for, found without reading it as C++.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The macros that it defines, whatever conditions say.
    pub(crate) defines: Vec<Define>,
    /// Names in `#include` lines with their delimiters.
    pub(crate) includes: Vec<(u32, u32)>,
    /// Whether a macro names what one of them includes.
    pub(crate) by_macro: bool,
    /// Whether a pragma speaks of nvcc's messages.
    pub(crate) silences: bool,
    /// The words that follow a `]`, each once.
    pub(crate) behind: Vec<(u32, u32)>,
}

impl Summary {
    /// Looks over a text.
    pub fn of(text: &[u8]) -> Summary {
        let mut summary = Summary::default();
        let mut skip = 0;
        for at in memchr::memchr2_iter(b']', b'#', text) {
            if at < skip {
                continue;
            }
            if text.get(at) == Some(&b'#') {
                skip = summary.directive(text, at);
            } else {
                summary.bracket(text, at);
            }
        }
        summary
    }

    /// The names that it includes.
    pub fn includes<'t>(&self, text: &'t [u8]) -> impl Iterator<Item = &'t [u8]> {
        let own = self.includes.iter();
        own.map(|&(start, end)| part(text, (start + 1, end.saturating_sub(1))))
    }

    /// Whether two texts include the same and define the same macros, in this order.
    pub(crate) fn tells_the_same(&self, text: &[u8], other: &Summary, other_text: &[u8]) -> bool {
        let includes = self.includes.iter().map(|&at| part(text, at));
        let defines = self.defines.iter().map(|own| own.parts(text));
        includes.eq(other.includes.iter().map(|&at| part(other_text, at)))
            && defines.eq(other.defines.iter().map(|own| own.parts(other_text)))
    }

    /// Looks at a `#`; gives the end of what needs no second look.
    fn directive(&mut self, text: &[u8], at: usize) -> usize {
        let word = skip_in_line(text, at + 1);
        match word_at(text, word) {
            b"define" => self.define(text, at, word + 6),
            b"include" | b"include_next" => {
                let rest = text.get(word..).unwrap_or_default();
                let line = rest.get(..memchr::memchr(b'\n', rest).unwrap_or(rest.len()));
                let line = line.unwrap_or_default();
                let open = line.iter().position(|b| matches!(b, b'"' | b'<'));
                let named = skip_blanks(text, word + word_at(text, word).len());
                self.by_macro |= !word_at(text, named).is_empty();
                if let Some(open) = open {
                    let close = if line.get(open) == Some(&b'"') { b'"' } else { b'>' };
                    let name = line.get(open + 1..).unwrap_or_default();
                    if let Some(end) = memchr::memchr(close, name) {
                        self.includes
                            .push(((word + open) as u32, (word + open + end + 2) as u32));
                    }
                }
                at + 1
            }
            b"pragma" => {
                let said = text.get(skip_in_line(text, word + 6)..).unwrap_or_default();
                self.silences |= said.starts_with(b"nv_diag") || said.starts_with(b"diag_");
                at + 1
            }
            _ => at + 1,
        }
    }

    fn define(&mut self, text: &[u8], start: usize, behind: usize) -> usize {
        let at = skip_in_line(text, behind);
        let name = word_at(text, at);
        if name.is_empty() {
            return at;
        }
        let body = at + name.len();
        let end = line_end(text, body);
        self.defines.push(Define {
            start: start as u32,
            name: (at as u32, body as u32),
            body: (body as u32, end as u32),
        });
        end
    }

    fn bracket(&mut self, text: &[u8], at: usize) {
        match text.get(at + 1) {
            Some(b' ' | b'\n' | b'\r' | b'\t' | b'/' | b'\\' | b'_' | b'[') => {}
            Some(b) if b.is_ascii_alphabetic() => {}
            _ => return,
        }
        let before = |back: usize| at.checked_sub(back).and_then(|at| text.get(at));
        if before(1) == Some(&b']') {
            return;
        }
        let start = skip_blanks(text, at + 1);
        let word = word_at(text, start);
        let brackets = text.get(start..start + 2) == Some(b"[[");
        let deletes = before(1) == Some(&b'[') && before(2) == Some(&b'e');
        if (word.is_empty() && !brackets) || deletes {
            return;
        }
        let span = (start as u32, (start + word.len().max(2 * usize::from(brackets))) as u32);
        let known = |&(from, to): &(u32, u32)| text.get(from as usize..to as usize) == text.get(start..span.1 as usize);
        if !self.behind.iter().any(known) {
            self.behind.push(span);
        }
    }
}

/// The end of a logical line.
fn line_end(text: &[u8], mut at: usize) -> usize {
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(end) = memchr::memchr(b'\n', rest) else {
            return text.len();
        };
        let line = rest.get(..end).unwrap_or_default();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.last() != Some(&b'\\') {
            return at + end;
        }
        at += end + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<'t>(text: &'t str, spans: &[(u32, u32)]) -> Vec<&'t str> {
        spans.iter().map(|&(a, b)| &text[a as usize..b as usize]).collect()
    }

    #[test]
    fn what_a_file_has() {
        let text = "#include <a/b.h>\n# include \"c.h\" // x\n#define A [=] \\\n  HD\n# /**/ define \\\n F(x) x\n\
                    void f() { g([=] /* c */ HD (int i) { p[i] = q[i]; delete[] p; }); auto x = [] __device__ () {}; }\n\
                    [[nodiscard]] int h();";
        let found = Summary::of(text.as_bytes());
        assert_eq!(texts(text, &found.includes), ["<a/b.h>", "\"c.h\""]);
        assert_eq!(texts(text, &found.behind), ["HD", "__device__"]);
        let names: Vec<(u32, u32)> = found.defines.iter().map(|d| d.name).collect();
        let bodies: Vec<(u32, u32)> = found.defines.iter().map(|d| d.body).collect();
        assert_eq!(texts(text, &names), ["A", "F"]);
        assert_eq!(texts(text, &bodies), [" [=] \\\n  HD", "(x) x"]);
        assert!(!found.by_macro);
        assert!(Summary::of(b"#include A\n").by_macro && Summary::of(b"#include PATH(<a>)").by_macro);
    }

    #[test]
    fn any_bytes() {
        for text in [
            "#",
            "#define",
            "#define ",
            "#include <",
            "]",
            "] ",
            "]\\\n",
            "#define A\\",
            "] /*",
        ] {
            let _ = Summary::of(text.as_bytes());
        }
    }
}
