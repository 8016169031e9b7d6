//! Text for XML, which has no control characters at all.

use crate::report::printable;

/// The value of an attribute.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "&#10;"))
}

/// What is between tags.
pub(super) fn escaped(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| printable(line).into_owned()).collect();
    let text = lines.join("\n");
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_for_xml() {
        assert_eq!(escaped("a<b> & \"c\"\x1b\nd"), "a&lt;b&gt; &amp; &quot;c&quot;\\x1b\nd");
        assert_eq!(quoted("a\nb"), "\"a&#10;b\"");
    }
}
