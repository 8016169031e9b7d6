//! Whether the reference has met a value made by `int()`: from then on it prints `int{}` as `0`, before as `((int)0)`.
//!
//! Some folded conditions have the same effect, so that its absence shows nothing.

use super::ScopeNames;
use crate::wellknown;
use culambda_source::{File, IncludeSite, builtin, ident};
use memchr::{memchr_iter, memmem};

/// What nvcc includes in front of every file; such values are in it.
const RUNTIME: &[u8] = b"cuda_runtime.h\"";

/// Bytes of a text that are looked at in one step.
const BYTES_A_STEP: usize = 256;

impl ScopeNames<'_, '_> {
    /// Whether a token of the text that is walked comes after one.
    pub(super) fn is_value_initialised_before(&self, token: usize) -> bool {
        let (w, view) = (self.walker, &self.walker.syntax.view);
        let (Some(file), Some(token)) = (w.unit.files.get(view.file), view.tokens.get(token)) else {
            return false;
        };
        let at = token.source.start as usize;
        // Found once for each file; whoever asks pays the same.
        let paid = !file.preprocessed || w.index.budget.steps(1 + at / BYTES_A_STEP);
        let texts = &w.index.kept.texts;
        let from = || texts.initialised_from(view.file, || certain_from(file));
        paid && from().is_some_and(|from| from <= at)
    }
}

/// From which offset of a file on a fundamental type is certain to have been value-initialised with parentheses; none if
/// nothing shows it. CUDA's headers do so, which a source comes after that includes more than the standard library.
pub(super) fn certain_from(file: &File) -> Option<usize> {
    let is_of_others =
        |include: &IncludeSite| include.name.starts_with("cuda") || !wellknown::is_standard_header(&include.name);
    if !file.preprocessed && file.includes.iter().any(is_of_others) {
        return Some(0);
    }
    let headers = memmem::find(&file.text, RUNTIME).map(|at| at + RUNTIME.len());
    let text = file.text.get(..headers.unwrap_or(file.text.len())).unwrap_or_default();
    first_value_outside_templates(file, text).or(headers)
}

/// Where the first value `int()` ends that no template at namespace scope shows: what is in one is met where it is used.
fn first_value_outside_templates(file: &File, text: &[u8]) -> Option<usize> {
    let starts = file.items.iter().map(|item| item.span.start as usize);
    let ends = starts.clone().chain([text.len()]);
    std::iter::once(0).chain(starts).zip(ends).find_map(|(start, end)| {
        let item = text.get(start..end.min(text.len()))?;
        let plain = &item[..memmem::find(item, b"template").unwrap_or(item.len())];
        first_value(plain).map(|at| start + at)
    })
}

/// Where the first value `int()` of a text ends that cannot be part of a function type.
fn first_value(text: &[u8]) -> Option<usize> {
    let mut start = 0;
    text.split(|byte| b";{}".contains(byte)).find_map(|statement| {
        let at = start;
        start += statement.len() + 1;
        let plain = &statement[..memmem::find(statement, b"using").unwrap_or(statement.len())];
        let close = memchr_iter(b')', plain).find(|close| ends_value(plain, *close))?;
        Some(at + close + 1)
    })
}

/// Whether a `)` ends a value `int()` that an operator or `return` is in front of.
fn ends_value(text: &[u8], close: usize) -> bool {
    let Some(open) = text[..close].trim_ascii_end().strip_suffix(b"(") else {
        return false;
    };
    let last_word = |text| std::str::from_utf8(ident::last(text)).unwrap_or_default();
    let mut before = open.trim_ascii_end();
    let mut word = last_word(before);
    if word == "void" || !builtin::is_word(word) {
        return false;
    }
    while builtin::is_word(word) {
        before = before[..before.len() - word.len()].trim_ascii_end();
        word = last_word(before);
    }
    word == "return" || before.last().is_some_and(|byte| b"=+-*/%&|^!~?".contains(byte))
}

#[cfg(test)]
mod tests {
    use super::{certain_from, first_value};
    use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn preprocessed_text_shows_what_was_met() {
        let site = "void f() { g(int{} + a); }";
        for (text, certain) in [
            ("", false),
            ("#include <cstddef>\n", false),
            ("#include <cuda_runtime.h>\n", true),
            ("# 1 \"a.cu\"\n", false),
            ("# 1 \"/usr/include/cuda_runtime.h\" 1\n# 1 \"a.cu\" 2\n", true),
            ("# 1 \"a.cu\"\nint a = int();\n", true),
            ("# 1 \"a.cu\"\ntemplate <class T> int h() { return int(); }\n", false),
            (
                "# 1 \"a.cu\"\ntemplate <class T> struct S;\nint a = 1 + int ( );\n",
                true,
            ),
        ] {
            let text = format!("{text}{site}");
            let (options, assumptions) = (UnitOptions::default(), Assumptions::default());
            let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assumptions);
            let at = text.find("int{}").expect("it is in the text");
            let from = certain_from(&unit.files[0]);
            assert_eq!(from.is_some_and(|from| from <= at), certain, "{text}");
        }
    }

    #[test]
    fn values_are_told_from_types() {
        for (text, value) in [
            ("int a = int()", true),
            ("1 + unsigned long ( )", true),
            ("{ return char()", true),
            ("using F = int()", false),
            ("void f(int x = int()", true),
            ("std::function<int()", false),
            ("sizeof(int()", false),
            ("operator int()", false),
            ("return void()", false),
            ("= print()", false),
            ("= (1)", false),
        ] {
            let end = value.then_some(text.len());
            assert_eq!(first_value(text.as_bytes()), end, "{text}");
        }
    }
}
