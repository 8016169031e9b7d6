//! Whether the reference has met a value made by `int()`: from then on it prints `int{}` as `0`, before as `((int)0)`.
//!
//! Some folded conditions have the same effect, so that its absence shows nothing.

use culambda_source::{File, builtin, ident};
use memchr::{memchr_iter, memmem};

/// What nvcc includes in front of every file; such values are in it.
const RUNTIME: &[u8] = b"cuda_runtime.h\"";

/// Whether a fundamental type is certain to be value-initialised with parentheses in front of an offset of a file. One
/// that is not preprocessed comes after CUDA's headers, where it is.
pub(super) fn is_certain_before(file: &File, offset: usize) -> bool {
    let text = file.text.get(..offset).unwrap_or_default();
    !file.preprocessed
        || memmem::find(text, RUNTIME).is_some()
        || memchr_iter(b')', text).any(|close| ends_value(text, close) && !in_template(file, close))
}

/// Whether a `)` ends a value `int()`, and cannot be part of a function type.
fn ends_value(text: &[u8], close: usize) -> bool {
    let Some(open) = text[..close].trim_ascii_end().strip_suffix(b"(") else {
        return false;
    };
    let last_word = |text| std::str::from_utf8(ident::last(text)).unwrap_or_default();
    let mut before = open.trim_ascii_end();
    let mut word = last_word(before);
    let made = builtin::is_word(word) && word != "void";
    while builtin::is_word(word) {
        before = before[..before.len() - word.len()].trim_ascii_end();
        word = last_word(before);
    }
    let mut parts = before.rsplit(|byte| b";{}".contains(byte));
    let names_type = parts
        .next()
        .is_some_and(|statement| memmem::find(statement, b"using").is_some());
    let operator = before.last().is_some_and(|byte| b"=+-*/%&|^!~?".contains(byte));
    made && !names_type && (operator || word == "return")
}

/// Whether the declaration at namespace scope around an offset shows a template: what is in one is met where it is used.
fn in_template(file: &File, offset: usize) -> bool {
    let after = file.items.partition_point(|item| item.span.start as usize <= offset);
    let item = after.checked_sub(1).and_then(|i| file.items.get(i));
    let text = file.text.get(item.map_or(0, |i| i.span.start as usize)..offset);
    memmem::find(text.unwrap_or_default(), b"template").is_some()
}

#[cfg(test)]
mod tests {
    use super::{ends_value, is_certain_before};
    use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn preprocessed_text_shows_what_was_met() {
        let site = "void f() { g(int{} + a); }";
        for (text, certain) in [
            ("", true),
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
            assert_eq!(is_certain_before(&unit.files[0], at), certain, "{text}");
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
            assert_eq!(
                ends_value(text.as_bytes(), text.rfind(')').expect("a bracket")),
                value,
                "{text}"
            );
        }
    }
}
