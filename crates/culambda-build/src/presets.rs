//! `CMakePresets.json`: what the preset `default`, or the only one, says of cache variables.

use rustc_hash::FxHashMap;
use serde_json::Value;

/// Presets that are followed from one.
const MAX_INHERITED: usize = 32;

/// The variables of the preset that people take, with their lines.
pub(crate) fn variables(text: &[u8]) -> Vec<(String, String, u32)> {
    let Ok(file) = serde_json::from_slice::<Value>(text) else {
        return Vec::new();
    };
    let presets = file.get("configurePresets").and_then(Value::as_array);
    let presets: Vec<&Value> = presets.into_iter().flatten().collect();
    let named: FxHashMap<&str, &Value> = presets
        .iter()
        .filter_map(|preset| Some((name(preset)?, *preset)))
        .collect();
    let is_hidden = |preset: &&&Value| preset.get("hidden").and_then(Value::as_bool) == Some(true);
    let mut seen = presets.iter().filter(|preset| !is_hidden(preset));
    let only = seen.next().filter(|_| seen.next().is_none()).copied();
    let Some(chosen) = named.get("default").copied().or(only) else {
        return Vec::new();
    };
    let mut found: Vec<(String, String, u32)> = Vec::new();
    let (mut open, mut count) = (vec![chosen], 0);
    while let Some(preset) = open.pop().filter(|_| count < MAX_INHERITED) {
        count += 1;
        let start = name(preset).and_then(|name| find(text, 0, name)).unwrap_or(0);
        let own = preset.get("cacheVariables").and_then(Value::as_object);
        for (variable, value) in own.into_iter().flatten() {
            let known = found.iter().any(|(known, ..)| known == variable);
            let plain = |value: &String| !value.contains('$') && !value.contains(crate::OWN_BYTES);
            let Some(value) = text_of(value).filter(|value| !known && plain(value)) else {
                continue;
            };
            let at = find(text, start, variable).unwrap_or(start);
            found.push((variable.clone(), value, line(text, at)));
        }
        let parents = match preset.get("inherits") {
            Some(Value::String(parent)) => vec![parent.as_str()],
            Some(Value::Array(parents)) => parents.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        // The first one wins.
        open.extend(
            parents
                .into_iter()
                .rev()
                .filter_map(|parent| named.get(parent).copied()),
        );
    }
    found
}

fn name(preset: &Value) -> Option<&str> {
    preset.get("name")?.as_str()
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(on) => Some(if *on { "ON" } else { "OFF" }.to_owned()),
        Value::Object(fields) => text_of(fields.get("value").filter(|value| !value.is_object())?),
        _ => None,
    }
}

/// Where a text is in quotes.
fn find(text: &[u8], from: usize, word: &str) -> Option<usize> {
    let quoted = format!("\"{word}\"");
    let rest = text.get(from..)?;
    Some(from + memchr::memmem::find(rest, quoted.as_bytes())?)
}

fn line(text: &[u8], at: usize) -> u32 {
    let before = text.get(..at).unwrap_or_default();
    memchr::memchr_iter(b'\n', before).count() as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_one_or_the_only_one() {
        let text = r#"{"configurePresets": [
            {"name": "base", "hidden": true, "cacheVariables": {"A": "1", "B": {"type": "BOOL", "value": true}}},
            {"name": "other", "inherits": ["base"], "cacheVariables": {"A": "2", "C": "${x}", "D": null}}
        ]}"#;
        let found = variables(text.as_bytes());
        assert_eq!(found, [("A".into(), "2".into(), 3), ("B".into(), "ON".into(), 2)]);
        let text = text
            .replace("\"other\"", "\"default\"")
            .replace("true, \"cache", "false, \"cache");
        assert_eq!(variables(text.as_bytes()).len(), 2);
        let text = text.replace("\"default\"", "\"third\"");
        assert_eq!(variables(text.as_bytes()).len(), 0, "two, and none is the default");
        assert!(variables(b"{").is_empty());
        let circle = r#"{"configurePresets": [{"name": "default", "inherits": "default"}]}"#;
        assert!(variables(circle.as_bytes()).is_empty());
    }
}
