//! What a client can do and wants.

use lsp_types::{ClientCapabilities, MarkupKind};
use serde_json::Value;

use super::text::Encoding;

/// What a client can do and wants.
#[derive(Default)]
pub(super) struct Client {
    /// What its columns count.
    pub(super) encoding: Encoding,
    /// Whether it takes edits that name the version of a text.
    pub(super) versioned_edits: bool,
    /// Whether it shows places that explain a diagnostic.
    pub(super) related: bool,
    /// Whether it tells of files that change.
    pub(super) watches: bool,
    /// Whether it takes pages in plain text alone.
    pub(super) plain_pages: bool,
    /// Whether its list of symbols is a tree.
    pub(super) nested_symbols: bool,
    /// Whether it asks for hints anew when it is told to.
    pub(super) refreshes_hints: bool,
    /// Whether implicit captures are to be shown in the text.
    pub(super) hints: bool,
}

impl Client {
    pub(super) fn of(capabilities: &ClientCapabilities) -> Client {
        let general = capabilities.general.as_ref();
        let workspace = capabilities.workspace.as_ref();
        let document = capabilities.text_document.as_ref();
        let edits = workspace.and_then(|workspace| workspace.workspace_edit.as_ref());
        let diagnostics = document.and_then(|document| document.publish_diagnostics.as_ref());
        let watching = workspace.and_then(|workspace| workspace.did_change_watched_files.as_ref());
        let symbols = document.and_then(|document| document.document_symbol.as_ref());
        let hover = document.and_then(|document| document.hover.as_ref());
        let formats = hover.and_then(|hover| hover.content_format.as_ref());
        let hints = workspace.and_then(|workspace| workspace.inlay_hint.as_ref());
        Client {
            encoding: Encoding::of(general.and_then(|general| general.position_encodings.as_deref())),
            versioned_edits: edits.and_then(|edits| edits.document_changes) == Some(true),
            related: diagnostics.and_then(|told| told.related_information) == Some(true),
            watches: watching.and_then(|watching| watching.dynamic_registration) == Some(true),
            plain_pages: formats.is_some_and(|formats| !formats.contains(&MarkupKind::Markdown)),
            nested_symbols: symbols.and_then(|symbols| symbols.hierarchical_document_symbol_support) == Some(true),
            refreshes_hints: hints.and_then(|hints| hints.refresh_support) == Some(true),
            hints: false,
        }
    }

    /// Takes what its settings say, which may be under our name; whether something is to be shown differently.
    pub(super) fn configure(&mut self, settings: Option<&Value>) -> bool {
        let before = self.hints;
        let own = settings.map(|settings| settings.get("culambda").unwrap_or(settings));
        if let Some(hints) = own.and_then(|own| own.get("inlayHints")).and_then(Value::as_bool) {
            self.hints = hints;
        }
        before != self.hints
    }
}
