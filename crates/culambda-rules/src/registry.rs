//! All rules, in the order in which the reference prints what they find at one lambda.

use crate::rule::Rule;
use crate::rules;
use strsim::damerau_levenshtein;

/// All rules.
pub static RULES: &[&Rule] = rules::ALL;

/// The rule of a name, tag or number.
pub fn find(word: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.is_named(word))
}

/// The rules whose names, numbers, summaries or messages have a word in them, in any case of letters.
pub fn search(word: &str) -> Vec<&'static Rule> {
    let word = word.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&word);
    let fits = |rule: &&&Rule| {
        let number = rule.number.map(|number| number.to_string()).unwrap_or_default();
        number.starts_with(&word) || has(rule.name) || has(rule.summary) || has(rule.documentation.what)
    };
    if word.is_empty() {
        return Vec::new();
    }
    RULES.iter().filter(fits).copied().collect()
}

/// The rule whose name or number is most like a word, if one is at all.
pub fn nearest(word: &str) -> Option<&'static Rule> {
    let word: String = word.chars().take(80).collect();
    if let Ok(number) = word.parse::<u32>() {
        let near = |rule: &&Rule| rule.number.map(|n| n.abs_diff(number)).filter(|d| *d < 100);
        return RULES.iter().copied().filter(|r| near(r).is_some()).min_by_key(near);
    }
    let distance = |rule: &&Rule| {
        damerau_levenshtein(&word, rule.name).min(damerau_levenshtein(&format!("extended_lambda_{word}"), rule.name))
    };
    let best = RULES.iter().copied().min_by_key(|rule| distance(rule))?;
    (distance(&best) <= word.len().div_ceil(3)).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_unique() {
        for (i, rule) in RULES.iter().enumerate() {
            assert!(
                RULES[..i]
                    .iter()
                    .all(|r| r.name != rule.name && (r.number.is_none() || r.number != rule.number)),
                "{}",
                rule.name
            );
        }
    }

    #[test]
    fn what_is_nearly_a_rule_is_found() {
        assert_eq!(nearest("20179").and_then(|r| r.number), Some(20178));
        assert_eq!(nearest("reference_captures").and_then(|r| r.number), Some(20136));
        assert_eq!(nearest("extended_lambda_constexp").and_then(|r| r.number), Some(20163));
        assert!(nearest("zzzzzzzz").is_none());
    }
}
