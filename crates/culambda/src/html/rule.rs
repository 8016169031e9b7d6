//! The page of a rule: its documentation, which is Markdown.

use culambda_rules::{Rule, explain};
use maud::{PreEscaped, html};
use pulldown_cmark::{Event, Parser};

use super::{index_link, page};

/// The page of a rule of a report.
pub(crate) fn address(name: &str) -> String {
    format!("rule-{name}.html")
}

/// Its documentation.
pub(crate) fn rule_page(rule: &Rule) -> String {
    let text = explain::page(rule);
    // Nothing in a text is markup of HTML.
    let events = Parser::new(&text).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    });
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, events);
    let way = html! { (index_link()) " \u{203a} " (rule.name) };
    page(rule.name, &way, &[], &html! { (PreEscaped(body)) })
}
