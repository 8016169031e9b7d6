//! What "equal" means between a recorded site and a text of ours.
//!
//! The records of the reference front end are compared up to spelling: blanks, parameter names,
//! `__decltype`, redundant parentheses in it, dropped `volatile` and elaborated keywords, the order of `const`,
//! the spelling of fundamental types, literal suffixes and made-up names are folded; of an init-capture also
//! parentheses and braces. Qualification of names is not.

pub mod programs;

use regex::Regex;
use serde_json::Value;
use std::sync::LazyLock;

/// A regular expression of this module; all of them are literals.
fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is a literal")
}

static TOKEN: LazyLock<Regex> = LazyLock::new(|| regex(r"[A-Za-z_]\w*|\d[\w.]*|::|->|\.\.\.|&&|\S"));
static ATTRIBUTE: LazyLock<Regex> = LazyLock::new(|| regex(r"\[\[.*?\]\]"));
static UNNAMED: LazyLock<Regex> = LazyLock::new(|| regex(r"_GLOBAL__N__\w*"));
static MADE_UP: LazyLock<Regex> = LazyLock::new(|| regex(r"\b__T\d+\b"));
static SUFFIX: LazyLock<Regex> = LazyLock::new(|| regex(r"(\d)[uUlL]+\b"));
static ANY_SUFFIX: LazyLock<Regex> = LazyLock::new(|| regex(r"(\d)[uUlLfF]+\b"));
static DECLTYPE: LazyLock<Regex> = LazyLock::new(|| regex(r" decltype \( \( ([^()]*(?:\([^()]*\)[^()]*)*) \) \) "));
static EAST_CONST: LazyLock<Regex> = LazyLock::new(|| regex(r"\b(\w+) const ([*&])"));
static BRACKETS: LazyLock<Regex> = LazyLock::new(|| regex(r"[\s(){}]"));
static WORD: LazyLock<Regex> = LazyLock::new(|| regex(r"^[A-Za-z_]\w*$"));

/// Words that are not parameter names.
const KEYWORDS: &[&str] = &[
    "void",
    "bool",
    "char",
    "short",
    "int",
    "long",
    "float",
    "double",
    "signed",
    "unsigned",
    "const",
    "volatile",
    "auto",
    "wchar_t",
    "char8_t",
    "char16_t",
    "char32_t",
    "struct",
    "class",
    "union",
    "enum",
    "typename",
    "noexcept",
    "__int128",
    "__restrict__",
    "__restrict",
    "restrict",
];

/// Words that drop out of a type.
const DROPPED: &[&str] = &[
    "__restrict__",
    "__restrict",
    "restrict",
    "volatile",
    "struct",
    "class",
    "enum",
];

/// Spellings of fundamental types, and what they are folded to.
const FUNDAMENTAL: &[(&str, &str)] = &[
    ("unsigned int", "unsigned"),
    ("long int", "long"),
    ("short int", "short"),
    ("signed int", "int"),
    ("long unsigned", "unsigned long"),
    ("short unsigned", "unsigned short"),
];

fn tokens(text: &str) -> Vec<&str> {
    TOKEN.find_iter(text).map(|m| m.as_str()).collect()
}

/// A text with blanks folded.
pub fn norm(text: &str) -> String {
    tokens(text).join(" ")
}

/// Splits a parameter list at its commas.
fn split<'t>(list: &[&'t str]) -> Vec<Vec<&'t str>> {
    let (mut out, mut current) = (Vec::new(), Vec::new());
    let (mut depth, mut angles) = (0, 0);
    for token in list {
        match *token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "<" if depth == 0 => angles += 1,
            ">" if depth == 0 => angles -= 1,
            _ => {}
        }
        if *token == "," && depth == 0 && angles == 0 {
            out.push(std::mem::take(&mut current));
        } else {
            current.push(*token);
        }
    }
    out.push(current);
    out
}

fn is_word(token: &str) -> bool {
    WORD.is_match(token)
}

/// Drops the name of a parameter whose declarator is in parentheses; `true` if it has such a declarator.
fn strip_nested(list: &mut Vec<&str>) -> bool {
    let operators = ["*", "&", "&&", "..."];
    for i in 0..list.len().saturating_sub(3) {
        if list[i] != "(" || !operators.contains(&list[i + 1]) {
            continue;
        }
        let mut j = i + 1;
        while j < list.len() && (operators[..].contains(&list[j]) || list[j] == "const") {
            j += 1;
        }
        if j + 1 < list.len() && is_word(list[j]) && matches!(list[j + 1], ")" | "[") {
            if !KEYWORDS.contains(&list[j]) {
                list.remove(j);
            }
            return true;
        }
    }
    false
}

/// Drops the name of a parameter.
fn strip(list: &mut Vec<&str>) {
    if strip_nested(list) {
        return;
    }
    let mut end = list.len();
    while end > 0 && list[end - 1] == "]" {
        end = list[..end - 1].iter().rposition(|t| *t == "[").unwrap_or(0);
    }
    if end < 2 || !is_word(list[end - 1]) || KEYWORDS.contains(&list[end - 1]) {
        return;
    }
    let previous = list[end - 2];
    let qualifiers = [
        "const", "volatile", "struct", "class", "union", "enum", "typename", "template",
    ];
    if [">", "*", "&", "&&", "...", "]", ")"].contains(&previous)
        || (is_word(previous) && !qualifiers.contains(&previous))
    {
        list.remove(end - 1);
    }
}

/// A function type without the names of its parameters.
pub fn fn_type(text: &str) -> String {
    let list = tokens(text);
    let (mut depth, mut start, mut groups) = (0, 0, Vec::new());
    for (i, token) in list.iter().enumerate() {
        match *token {
            "(" => {
                if depth == 0 {
                    start = i;
                }
                depth += 1;
            }
            ")" => {
                depth -= 1;
                if depth == 0 {
                    groups.push((start, i));
                }
            }
            _ => {}
        }
    }
    let declarator = groups
        .iter()
        .position(|(a, b)| list[*a..*b].contains(&"*"))
        .unwrap_or(0);
    let Some((open, close)) = groups.get(declarator + 1).copied() else {
        return list.join(" ");
    };
    let inner = &list[open + 1..close];
    let mut params = if inner.is_empty() { Vec::new() } else { split(inner) };
    params.iter_mut().for_each(strip);
    params.retain(|p| p.as_slice() != ["void"]);
    let mut flat = list[..=open].to_vec();
    for (i, param) in params.iter().enumerate() {
        if i > 0 {
            flat.push(",");
        }
        flat.extend(param);
    }
    flat.extend(&list[close..]);
    flat.join(" ")
}

/// A text with spellings folded that name the same type.
pub fn relax(text: &str) -> String {
    let text = ATTRIBUTE.replace_all(text, " ");
    let text = UNNAMED.replace_all(&text, "_GLOBAL__N__");
    let text = MADE_UP.replace_all(&text, "__T");
    let text = SUFFIX.replace_all(&text, "$1");
    let folded: Vec<&str> = tokens(&text)
        .into_iter()
        .filter(|t| !DROPPED.contains(t))
        .map(|t| {
            if matches!(t, "__decltype" | "__decltype__" | "__typeof__") {
                "decltype"
            } else {
                t
            }
        })
        .collect();
    let mut out = format!(" {} ", folded.join(" "));
    loop {
        let next = DECLTYPE.replace_all(&out, " decltype ( $1 ) ").into_owned();
        if next == out {
            break;
        }
        out = next;
    }
    for (from, to) in FUNDAMENTAL {
        out = out.replace(&format!(" {from} "), &format!(" {to} "));
    }
    EAST_CONST.replace_all(&out, "const $1 $2").trim().to_owned()
}

/// An init-capture's expression without parentheses, braces, blanks and literal suffixes.
pub fn loose_expr(text: &str) -> String {
    ANY_SUFFIX
        .replace_all(&BRACKETS.replace_all(text, ""), "$1")
        .into_owned()
}

fn text<'a>(site: &'a Value, field: &str) -> &'a str {
    site[field].as_str().unwrap_or_default()
}

/// The captures of a site as they are compared: type and value, of an init-capture only the value.
fn captures(site: &Value) -> Vec<(String, String)> {
    let one = |capture: &Value| {
        if text(capture, "type").contains("__nv_lambda_trait_remove_cv") {
            ("init".to_owned(), loose_expr(text(capture, "value")))
        } else {
            (norm(text(capture, "type")), norm(text(capture, "value")))
        }
    };
    site["captures"]
        .as_array()
        .map(|list| list.iter().map(one).collect())
        .unwrap_or_default()
}

/// A field in which a recorded site and one of ours differ.
#[derive(Clone, Debug)]
pub struct FieldDifference {
    /// Its name in JSON.
    pub field: &'static str,
    /// Whether ours states something, so that it is wrong; else it is not known.
    pub stated: bool,
    /// Both values.
    pub values: String,
}

impl std::fmt::Display for FieldDifference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.field, self.values)
    }
}

/// Whether one of our sites, as a JSON object, states a field.
fn states(site: &Value, field: &str) -> bool {
    let unknown = site["unknown"].as_array().into_iter().flatten();
    let complete = |capture: &Value| !capture["type"].is_null() && !capture["value"].is_null();
    let parts = site[field].as_array().into_iter().flatten();
    !site[field].is_null() && !unknown.into_iter().any(|name| name == field) && parts.into_iter().all(complete)
}

/// The fields in which a recorded site and one of ours, both as JSON objects, differ.
pub fn differences(want: &Value, got: &Value) -> Vec<FieldDifference> {
    let mut out = Vec::new();
    let mut differs = |field: &'static str, values: String| {
        // The JSON of an ordinary return has nothing to state.
        let stated = states(got, field) || (field == "return" && got["trailing_return"] == false);
        out.push(FieldDifference { field, stated, values });
    };
    let both = |field: &str| format!("want {}, got {}", want[field], got[field]);
    for field in ["wrapper", "mutable", "func_ptr_conv", "trailing_return", "id"] {
        let host_device_only = matches!(field, "mutable" | "func_ptr_conv");
        if want[field] != got[field] && !(host_device_only && want["wrapper"] == "dl") {
            differs(field, both(field));
        }
    }
    if relax(&fn_type(text(want, "fn_type"))) != relax(&fn_type(text(got, "fn_type"))) {
        differs("fn_type", both("fn_type"));
    }
    for field in ["fn", "return"] {
        if relax(text(want, field)) != relax(text(got, field)) {
            differs(field, both(field));
        }
    }
    let (wanted, found) = (captures(want), captures(got));
    if wanted != found {
        differs("captures", format!("want {wanted:?}, got {found:?}"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{fn_type, loose_expr, relax};

    #[test]
    fn parameter_names_are_folded() {
        let same = |a: &str, b: &str| relax(&fn_type(a)) == relax(&fn_type(b));
        assert!(same("void (*)(int a, int (* p)(int))", "void (*)(int,int(*)(int))"));
        assert!(same("void (*)(const int * a[3])", "void (*)(int const *b[3])"));
        assert!(same("void (*)(void)", "void (*)()"));
        assert!(same(
            "void (*)(unsigned a, volatile int b)",
            "void (*)(unsigned int x, int y)"
        ));
        assert!(same(
            "auto (*)(int a)->__decltype((a + 1))",
            "auto (*)(int b)->decltype(a + 1)"
        ));
    }

    #[test]
    fn qualification_counts() {
        assert_ne!(relax(&fn_type("void (*)(A::X x)")), relax(&fn_type("void (*)(X x)")));
        assert_ne!(relax("(& ::f)"), relax("(& ::n::f)"));
    }

    #[test]
    fn parentheses_of_expressions_are_folded() {
        assert_eq!(
            loose_expr("((next)->next)->size() + 1UL"),
            loose_expr("next->next->size()+1")
        );
        assert_ne!(loose_expr("a - (b)"), loose_expr("a + b"));
    }
}
