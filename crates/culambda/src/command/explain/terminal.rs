//! A page of Markdown on a terminal: headings, code and lists without their marks, lines that fit.

use anstyle::Style;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr as _;

use crate::report::{Paint, paint};

/// Lines are not longer than people like to read.
const MOST_WIDTH: usize = 100;
/// And not shorter than this.
const LEAST_WIDTH: usize = 40;

/// What is being written.
struct Page {
    out: String,
    colored: bool,
    width: usize,
    /// The paragraph so far: words with the colour that they have.
    words: Vec<(String, Style)>,
    /// Whether the next text goes on with the last word.
    joined: bool,
    style: Style,
    /// What the lines of the paragraph begin with.
    indent: usize,
    item: bool,
    code: bool,
}

/// The page for a terminal of a width.
pub(super) fn page(text: &str, colored: bool, width: usize) -> String {
    let mut page = Page {
        out: String::new(),
        colored,
        width: width.clamp(LEAST_WIDTH, MOST_WIDTH),
        words: Vec::new(),
        joined: false,
        style: Style::new(),
        indent: 0,
        item: false,
        code: false,
    };
    for event in Parser::new(text) {
        page.event(event);
    }
    page.out.truncate(page.out.trim_end().len());
    page.out.push('\n');
    page.out
}

impl Page {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Heading { .. }) => self.style = paint::TITLE,
            Event::Start(Tag::Strong | Tag::Emphasis) => self.style = paint::TITLE,
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => self.style = Style::new(),
            Event::Start(Tag::CodeBlock(_)) => self.code = true,
            Event::End(TagEnd::CodeBlock) => {
                self.code = false;
                self.out.push('\n');
            }
            Event::Start(Tag::List(_)) => self.indent += 2,
            Event::End(TagEnd::List(_)) => {
                self.indent = self.indent.saturating_sub(2);
                self.out.push('\n');
            }
            Event::Start(Tag::Item) => self.item = true,
            Event::End(TagEnd::Item) => self.paragraph(false),
            Event::End(TagEnd::Paragraph) => self.paragraph(true),
            Event::End(TagEnd::Heading(_)) => {
                self.paragraph(true);
                self.style = Style::new();
            }
            Event::Text(text) if self.code => {
                for line in text.lines() {
                    self.out.push_str("    ");
                    self.out.push_str(line);
                    self.out.push('\n');
                }
            }
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => self.text(&text, self.style),
            Event::Code(text) => {
                // Code keeps its blanks.
                self.add(format!("`{text}`"), paint::PLACE);
                self.joined = true;
            }
            Event::SoftBreak | Event::HardBreak => self.joined = false,
            _ => {}
        }
    }

    fn text(&mut self, text: &str, style: Style) {
        if text.starts_with(' ') {
            self.joined = false;
        }
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            self.add(word.to_owned(), style);
            self.joined = false;
        }
        self.joined = !text.ends_with(' ');
    }

    fn add(&mut self, word: String, style: Style) {
        if self.joined && !self.words.is_empty() {
            // No blank is between these.
            self.words.push((String::new(), Style::new()));
        }
        self.words.push((word, style));
    }

    /// Writes the words, as many to a line as fit.
    fn paragraph(&mut self, gap: bool) {
        let words = std::mem::take(&mut self.words);
        self.joined = false;
        if words.is_empty() {
            return;
        }
        let indent = " ".repeat(self.indent);
        let mark = if std::mem::take(&mut self.item) { "- " } else { "" };
        let inner = " ".repeat(self.indent + mark.len());
        self.out.push_str(&indent);
        self.out.push_str(mark);
        let (mut used, mut first, mut glued) = (inner.len(), true, false);
        for (at, (word, style)) in words.iter().enumerate() {
            if word.is_empty() {
                glued = true;
                continue;
            }
            // What belongs together stays together.
            let rest = words.get(at..).unwrap_or_default();
            let own = width_of(rest);
            if !glued && !first {
                if used + 1 + own > self.width {
                    self.out.push('\n');
                    self.out.push_str(&inner);
                    used = inner.len();
                } else {
                    self.out.push(' ');
                    used += 1;
                }
            }
            used += word.width();
            self.out.push_str(&Paint::new(self.colored).text(*style, word));
            (first, glued) = (false, false);
        }
        self.out.push('\n');
        if gap {
            self.out.push('\n');
        }
    }
}

/// How wide the words are that begin here and have no blank between them.
fn width_of(words: &[(String, Style)]) -> usize {
    let mut width = 0;
    let mut words = words.iter();
    while let Some((word, _)) = words.next() {
        width += word.width();
        if words.next().is_none_or(|(glue, _)| !glue.is_empty()) {
            break;
        }
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_rules::explain;
    use culambda_rules::registry::RULES;

    #[test]
    fn marks_are_gone_and_lines_fit() {
        let text = "# Title (1)\n\nAn *extended lambda* is `[n] {}`, which is long enough to be broken somewhere.\n\n- one\n- two, `x`.\n\n```cuda\nint  a;\n```\n\nEnd.\n";
        let want = "Title (1)\n\nAn extended lambda is `[n] {}`, which is\nlong enough to be broken somewhere.\n\n  - one\n  - two, `x`.\n\n    int  a;\n\nEnd.\n";
        assert_eq!(page(text, false, 40), want);
        assert!(page(text, true, 40).starts_with("\x1b[1mTitle\x1b[0m \x1b[1m(1)\x1b[0m\n\n"));
    }

    #[test]
    fn every_rule_says_the_same() {
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        for rule in RULES {
            let text = explain::page(rule);
            let shown = page(&text, false, 80);
            // The language of a block is the only word that goes.
            let plain = text.replace("```cuda", "```").replace("```text", "```");
            assert_eq!(letters(&shown), letters(&plain), "{}", rule.name);
        }
    }
}
