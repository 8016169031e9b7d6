//! The pages of a report, as HTML. Nothing here opens a file: data in, pages out.
//!
//! Whatever is in sources, names and messages is text of strangers. The templates escape all of it, and a content
//! security policy lets a page run its own script alone and load nothing at all, so a page works from the disk and
//! without a network.
//!
//! * [`file`](self::file): a file, side by side with what becomes of it; [`marks`] has the places in its lines.
//! * [`index`]: what all files have, by rule, folder and reason. [`rule`]: the documentation of a rule.

mod file;
mod index;
mod marks;
mod rule;

use crate::report::{printable, printable_lines};
use maud::{DOCTYPE, Markup, PreEscaped, html};

pub(crate) use file::{Captured, Lambda, Remark, Sheet, State};
pub(crate) use index::{Index, Row as IndexRow};
pub(crate) use rule::{address as rule_address, rule_page};

/// What the first page is called.
pub(crate) const INDEX: &str = "index.html";

/// What every page has in its second line: only such files are written over.
pub(crate) const MARK: &str = "<!-- a page of a culambda report -->";

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
/// What a page may do: run this script and use this style. A test compares the sums.
const POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; \
                      style-src 'sha256-eMJlxE7hOc86H8kytex99esXsTwswW+kBJsVRTbYwkk='; \
                      script-src 'sha256-MfKnJVgh2teKtX8ZGpafYQruL4u8eSdSflJp6NEQ68s='";

/// A whole page.
fn page(title: &str, way: &Markup, controls: &[Control], body: &Markup) -> String {
    html! {
        (DOCTYPE)
        "\n" (PreEscaped(MARK)) "\n"
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) " \u{b7} culambda report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                a.skip href="#main" { "Skip to the content" }
                header {
                    nav.way aria-label="Breadcrumb" { (way) }
                    (buttons(controls))
                }
                main #main { (body) }
                footer { "Made by culambda " (env!("CARGO_PKG_VERSION")) ". Nothing on this page is loaded from elsewhere." }
                @if !controls.is_empty() { (keys()) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
        "\n"
    }
    .into_string()
}

/// Something that can be done on a page: its name in the script, for people, and its key.
type Control = (&'static str, &'static str, &'static str);

/// What can be done where there is something to go to.
const STEPS: [Control; 3] = [
    ("previous", "Previous", "p"),
    ("next", "Next", "n"),
    ("help", "Keys", "?"),
];
/// And where tags of lambdas are shown.
const TAGS: [Control; 4] = [STEPS[0], STEPS[1], ("exactly", "Exact tags", "x"), STEPS[2]];

/// Buttons for those who have no keys.
fn buttons(controls: &[Control]) -> Markup {
    html! {
        @for (does, name, key) in controls {
            button type="button" data-does=(does) aria-pressed=[(*does == "exactly").then_some("false")] {
                (name) " " kbd { (key) }
            }
        }
    }
}

/// What each key does.
fn keys() -> Markup {
    let all = [
        ("n, j", "the next lambda or finding"),
        ("p, k", "the one before"),
        ("l", "the next lambda"),
        ("f", "the next finding"),
        ("x", "tags of lambdas as they are written, or by their names"),
        ("i", "the index"),
        ("Esc", "leave a lambda"),
    ];
    html! {
        dialog aria-label="Keys" {
            table.facts {
                @for (key, does) in all { tr { th scope="row" { (key) } td { (does) } } }
            }
            button type="button" data-does="help" { "Close" }
        }
    }
}

/// The way back to the first page.
fn index_link() -> Markup {
    html! { a href=(INDEX) data-does="index" { "culambda report" } }
}

/// A sentence: what is between backquotes is code.
fn prose(text: &str) -> Markup {
    let text = printable(text);
    let parts: Vec<&str> = text.split('`').collect();
    if parts.len().is_multiple_of(2) {
        return html! { (text) };
    }
    html! {
        @for (at, part) in parts.iter().enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// A name of a file or a rule, which lines may break after a slash or an underscore.
fn name(text: &str) -> Markup {
    let text = printable(text);
    html! { @for part in text.split_inclusive(['/', '_']) { (part) @if part.ends_with(['/', '_']) { wbr; } } }
}

/// A number in a table; none is left empty.
fn number(count: usize) -> Markup {
    html! { td.count { @if count > 0 { (count) } } }
}

/// Source text that may be any bytes, without what acts on a screen or changes the order of characters.
fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    printable_lines(&text).into_owned()
}
