//! Repairs that an editor offers.

use culambda_rules::Finding;
use culambda_rules::fix::{Applicability, Edit, Fix};
use culambda_rules::suppress::write::comments;
use culambda_source::Span;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, CodeActionTriggerKind, Diagnostic,
    DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier, TextDocumentEdit, TextEdit, WorkspaceEdit,
};
use similar::{Algorithm, DiffTag, capture_diff_slices};

use super::answer::{Answer, answer as as_json};
use super::client::Client;
use super::diagnostics::Places;
use super::documents::{Document, Documents};
use crate::report::printable;

/// All safe fixes of a buffer.
pub(super) const FIX_ALL: CodeActionKind = CodeActionKind::new("source.fixAll.culambda");

/// What an allow comment says for its reason until somebody writes one.
const REASON: &str = "TODO: say why";

/// What can be done about a part of a buffer.
pub(super) fn answer(documents: &mut Documents, client: &Client, given: CodeActionParams) -> Answer {
    let uri = given.text_document.uri;
    let only = given.context.only;
    // Asked at every move of the cursor, for what is to be done here: then nobody looks for a second text of the whole.
    let by_itself = only.is_none() && given.context.trigger_kind == Some(CodeActionTriggerKind::AUTOMATIC);
    let wanted = |kind: &CodeActionKind| {
        let asks = |asked: &CodeActionKind| {
            let rest = kind.as_str().strip_prefix(asked.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.') || asked.as_str().is_empty())
        };
        only.as_ref().is_none_or(|only| only.iter().any(asks))
    };
    let mut all: Vec<CodeAction> = Vec::new();
    let Some(document) = documents.looked_at(uri.as_str()) else {
        return as_json(all);
    };
    let at = document.span(given.range, client.encoding);
    let mut is_fixable = false;
    if let Some(looked) = document.found() {
        let mut places = Places::of(document, looked, client);
        let findings = &looked.checked.report.findings;
        let is_safe = |fix: &Fix| fix.applicability == Applicability::Safe && !fix.edits().is_empty();
        is_fixable = findings.iter().any(|finding| finding.fixes.iter().any(is_safe));
        let here = |finding: &&Finding| {
            let span = finding.place.span;
            finding.place.file == 0 && span.start <= at.end && at.start <= span.end
        };
        for finding in findings
            .iter()
            .filter(here)
            .filter(|_| wanted(&CodeActionKind::QUICKFIX))
        {
            let own = Own {
                document,
                client,
                diagnostic: places.finding(finding),
            };
            let fixes = finding.fixes.iter().filter(|fix| !fix.edits().is_empty());
            all.extend(fixes.map(|fix| own.fix(fix)));
            if looked.may_allow(finding.rule) {
                all.extend(own.allow(finding));
            }
        }
    }
    if is_fixable && !by_itself && wanted(&FIX_ALL) {
        all.extend(fix_all(documents, client, uri.as_str()));
    }
    as_json(all.into_iter().map(CodeActionOrCommand::from).collect::<Vec<_>>())
}

/// What is offered for one finding.
struct Own<'a> {
    document: &'a Document,
    client: &'a Client,
    diagnostic: Diagnostic,
}

impl Own<'_> {
    /// A fix of it; one that is not safe says so.
    fn fix(&self, fix: &Fix) -> CodeAction {
        let safe = fix.applicability == Applicability::Safe;
        let title = printable(&fix.title);
        let title = if safe {
            title.into_owned()
        } else {
            format!("{title} (unsafe: look at what it does)")
        };
        CodeAction {
            is_preferred: safe.then_some(true),
            ..self.action(title, fix.edits())
        }
    }

    /// A comment that allows it: above its line, or in the comment that is there.
    fn allow(&self, finding: &Finding) -> Option<CodeAction> {
        let wanted = [(finding.place.span.start, finding.rule)];
        let made = comments(self.document.text.as_bytes(), &wanted, REASON);
        let title = format!("Allow `{}` here, with a reason", finding.rule.name);
        (!made.edits.is_empty()).then(|| self.action(title, &made.edits))
    }

    fn action(&self, title: String, edits: &[Edit]) -> CodeAction {
        CodeAction {
            title,
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![self.diagnostic.clone()]),
            edit: Some(workspace_edit(self.document, edits, self.client)),
            ..CodeAction::default()
        }
    }
}

/// Edits of a buffer for a client.
fn workspace_edit(document: &Document, edits: &[Edit], client: &Client) -> WorkspaceEdit {
    let edit = |edit: &Edit| TextEdit {
        range: document.range(edit.span, client.encoding),
        new_text: edit.text.clone(),
    };
    let edits = edits.iter().map(edit);
    if !client.versioned_edits {
        #[expect(clippy::mutable_key_type, reason = "that is how the protocol has it")]
        let changes = std::iter::once((document.uri.clone(), edits.collect())).collect();
        return WorkspaceEdit::new(changes);
    }
    let change = TextDocumentEdit {
        text_document: OptionalVersionedTextDocumentIdentifier {
            uri: document.uri.clone(),
            version: Some(document.version),
        },
        edits: edits.map(OneOf::Left).collect(),
    };
    WorkspaceEdit {
        document_changes: Some(DocumentChanges::Edits(vec![change])),
        ..WorkspaceEdit::default()
    }
}

/// Everything that is safe to fix, as `culambda check --fix` does.
fn fix_all(documents: &mut Documents, client: &Client, uri: &str) -> Option<CodeAction> {
    let fixed = documents.fixed(uri, Applicability::Safe)?;
    let document = documents.get(uri)?;
    let edits = differences(document.text.as_bytes(), &fixed);
    (!edits.is_empty()).then(|| CodeAction {
        title: "Fix everything that is safe to fix".to_owned(),
        kind: Some(FIX_ALL),
        edit: Some(workspace_edit(document, &edits, client)),
        ..CodeAction::default()
    })
}

/// What makes one text of another, line by line.
fn differences(old: &[u8], new: &[u8]) -> Vec<Edit> {
    let lines =
        |text: &'_ [u8]| -> Vec<Vec<u8>> { text.split_inclusive(|&b| b == b'\n').map(<[u8]>::to_vec).collect() };
    let (before, after) = (lines(old), lines(new));
    let starts: Vec<u32> = std::iter::once(0)
        .chain(before.iter().scan(0, |at, line| {
            *at += line.len() as u32;
            Some(*at)
        }))
        .collect();
    let start = |line: usize| starts.get(line).copied().unwrap_or(old.len() as u32);
    let operations = capture_diff_slices(Algorithm::Myers, &before, &after);
    let changes = operations.iter().filter(|operation| operation.tag() != DiffTag::Equal);
    changes
        .map(|change| {
            let (from, to) = (change.old_range(), change.new_range());
            let text = after.get(to).unwrap_or_default().concat();
            let span = Span::new(start(from.start), start(from.end));
            Edit::replace(span, String::from_utf8_lossy(&text))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_make_the_new_text() {
        for (old, new) in [
            ("a\nb\nc\n", "a\nx\nc\n"),
            ("a\nb", "a\nb\nc"),
            ("", "a\n"),
            ("a\nb\nc\nd\n", "b\nd\ne"),
            ("a\r\nb\r\n", "a\r\nc\r\n"),
        ] {
            let edits = differences(old.as_bytes(), new.as_bytes());
            let mut text = old.to_owned();
            for edit in edits.iter().rev() {
                text.replace_range(edit.span.start as usize..edit.span.end as usize, &edit.text);
            }
            assert_eq!(text, new);
        }
        assert!(differences(b"a\n", b"a\n").is_empty());
    }
}
