//! `culambda explain`: what a rule is about.

use std::fmt::Write as _;

use culambda_model::reasons::{self, Reason};
use culambda_rules::registry::{self, RULES};
use culambda_rules::{Rule, explain};

use crate::Status;
use crate::options::{ColorChoice, ExplainArgs};
use crate::report::{Message, Reporter, width_of, wrapped};

mod terminal;

/// What is in front of what a reason means.
const INDENT: usize = 4;

/// Prints the documentation of a rule, or the list of all.
pub fn run(args: &ExplainArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let text = match &args.rule {
        None => list(RULES),
        Some(word) => {
            if let Some(rule) = registry::find(word) {
                page(rule, color)
            } else {
                let (found, reasons) = (registry::search(word), reasons(word));
                if found.is_empty() && reasons.is_empty() {
                    reporter.show(&unknown(word));
                    return Status::Failed;
                }
                list(&found) + &reasons
            }
        }
    };
    super::print(Ok(text), reporter)
}

/// The documentation of a rule: for people on a terminal, else as Markdown.
fn page(rule: &Rule, color: ColorChoice) -> String {
    let text = explain::page(rule);
    match width_of(&std::io::stdout()) {
        Some(width) => terminal::page(&text, color.wanted(true), width),
        None => text,
    }
}

/// What is said of reasons why something is not known, which a word is a part of, or which are in a message.
fn reasons(word: &str) -> String {
    let fits = |reason: &&&Reason| {
        word.contains(reason.words) || (word.len() > 3 && [reason.words, reason.title].iter().any(|t| t.contains(word)))
    };
    let width = width_of(&std::io::stdout()).unwrap_or(usize::MAX);
    let mut out = String::new();
    for reason in reasons::ALL.iter().filter(fits) {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{} (.. {reason} ..)", reason.title);
        for text in [reason.cause, reason.remedy] {
            for line in wrapped(text, width.saturating_sub(INDENT)).lines() {
                let _ = writeln!(out, "{:INDENT$}{line}", "");
            }
        }
    }
    out
}

/// What is said about a word that names no rule.
pub(crate) fn unknown(word: &str) -> Message {
    let message = Message::error(format!("there is no rule `{word}`"));
    match registry::nearest(word) {
        Some(near) => {
            let number = near.number.map(|n| format!(" ({n})")).unwrap_or_default();
            message.help(format!("did you mean `{}`{number}?", near.name))
        }
        None => message.help("`culambda explain` lists the rules"),
    }
}

fn list(rules: &[&Rule]) -> String {
    let width = rules.iter().map(|r| r.name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for rule in rules {
        let number = rule.number.map(|n| n.to_string()).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{number:5}  {:width$}  {}", rule.name, rule.summary);
    }
    out
}
