//! What an editor shows of the lambdas of a buffer: pages, symbols, implicit captures, rewritten text.

use culambda_model::facts::{Capture, CaptureKind, LambdaFacts, Role, Space};
use culambda_model::{Analysis, Entry, Fact};
use culambda_source::{Span, TokenOrigin};
use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, ExecuteCommandParams, Hover, HoverContents, HoverParams, InlayHint,
    InlayHintLabel, InlayHintParams, InlayHintTooltip, Location, MarkupContent, MarkupKind, SymbolInformation,
    SymbolKind, TextDocumentPositionParams,
};
use serde::Serialize;
use serde_json::Value;

use super::answer::{Answer, Refusal, answer as as_json, params};
use super::client::Client;
use super::documents::{Document, Documents};
use super::text::Encoding;
use crate::command::show::Printed;
use crate::report::printable;
use lsp_server::ErrorCode;

/// The command that shows what becomes of a lambda.
pub(super) const SHOW_REWRITE: &str = "culambda.showRewrite";

/// The page of a lambda, or the expansion of a macro that holds one.
pub(super) fn hover(documents: &mut Documents, client: &Client, given: HoverParams) -> Answer {
    let TextDocumentPositionParams {
        text_document,
        position,
    } = given.text_document_position_params;
    let encoding = client.encoding;
    let found = documents.looked_at(text_document.uri.as_str());
    let found = found.and_then(|document| {
        let at = document.lines.offset(&document.text, position, encoding);
        let shelf = document.found()?.shelf();
        let pointed = shelf.pointed(at)?;
        let plain = client.plain_pages.then(|| shelf.plain(at)).flatten();
        let kind = if plain.is_some() {
            MarkupKind::PlainText
        } else {
            MarkupKind::Markdown
        };
        Some(Hover {
            contents: HoverContents::Markup(MarkupContent {
                kind,
                value: plain.unwrap_or(pointed.page),
            }),
            range: Some(document.range(pointed.span, encoding)),
        })
    });
    as_json(found)
}

/// Does what a command says.
pub(super) fn execute(documents: &mut Documents, client: &Client, given: ExecuteCommandParams) -> Answer {
    if given.command != SHOW_REWRITE {
        let text = format!("there is no command `{}`", given.command);
        return Err(Refusal(ErrorCode::InvalidParams, text));
    }
    let place = given.arguments.into_iter().next().unwrap_or(Value::Null);
    let TextDocumentPositionParams {
        text_document,
        position,
    } = params(place)?;
    let encoding = client.encoding;
    let found = documents.looked_at(text_document.uri.as_str());
    as_json(found.and_then(|document| {
        let at = document.lines.offset(&document.text, position, encoding);
        document.found()?.shelf().plain(at)
    }))
}

/// The lambdas of a buffer as symbols.
pub(super) fn symbols(documents: &mut Documents, client: &Client, given: DocumentSymbolParams) -> Answer {
    let uri = given.text_document.uri;
    let (encoding, nested) = (client.encoding, client.nested_symbols);
    let Some(document) = documents.looked_at(uri.as_str()) else {
        return as_json(Vec::<DocumentSymbol>::new());
    };
    let Some(looked) = document.found() else {
        return as_json(Vec::<DocumentSymbol>::new());
    };
    let analysis = &looked.analysis;
    let mut all: Vec<Symbol> = analysis.entries.iter().map(|entry| symbol(analysis, entry)).collect();
    looked.shelf().without_hidden(&mut all);
    let all = all.into_iter();
    if nested {
        return as_json(all.map(|symbol| symbol.whole(document, encoding)).collect::<Vec<_>>());
    }
    #[expect(deprecated, reason = "the field of the protocol is one")]
    let flat = |symbol: Symbol| SymbolInformation {
        name: symbol.name,
        kind: SymbolKind::FUNCTION,
        tags: None,
        deprecated: None,
        location: Location {
            uri: document.uri.clone(),
            range: document.range(symbol.span, encoding),
        },
        container_name: symbol.function,
    };
    as_json(all.map(flat).collect::<Vec<_>>())
}

/// A lambda in a list of symbols.
struct Symbol {
    name: String,
    captures: String,
    function: Option<String>,
    span: Span,
    head: Span,
}

impl Symbol {
    fn whole(self, document: &Document, encoding: Encoding) -> impl Serialize + use<> {
        #[expect(deprecated, reason = "the field of the protocol is one")]
        DocumentSymbol {
            name: self.name,
            detail: Some(self.captures),
            kind: SymbolKind::FUNCTION,
            tags: None,
            deprecated: None,
            range: document.range(self.span, encoding),
            selection_range: document.range(self.head, encoding),
            children: None,
        }
    }
}

fn symbol(analysis: &Analysis, entry: &Entry) -> Symbol {
    let (item, lambda) = (analysis.item(entry), analysis.lambda(entry));
    let function = lambda.function.and_then(|function| item.functions.get(function));
    let function = function.map(|function| printable(&function.name).into_owned());
    let space = match lambda.space {
        Space::HostDevice => "__host__ __device__ lambda",
        _ => "__device__ lambda",
    };
    let place = function.as_ref().map(|name| format!(" in {name}")).unwrap_or_default();
    let number = match (&lambda.role, &lambda.id) {
        (Role::Ordinary(_), _) => ", not extended".to_owned(),
        (Role::Site, Fact::Known(number)) => format!(" {number}"),
        (Role::Site, Fact::Unknown(_)) => String::new(),
    };
    let span = analysis.span(entry);
    Symbol {
        name: format!("{space}{number}{place}"),
        captures: captures(lambda).unwrap_or_else(|| "captures not known".to_owned()),
        function,
        span,
        head: Span::new(span.start, (span.start + 1).min(span.end)),
    }
}

/// The names of what a lambda captures, in brackets.
fn captures(lambda: &LambdaFacts) -> Option<String> {
    let all = lambda.captures.iter().map(name_of);
    let all = all.collect::<Vec<_>>().join(", ");
    lambda.captures_unknown.is_none().then(|| format!("[{all}]"))
}

fn name_of(capture: &Capture) -> String {
    match capture.kind {
        CaptureKind::StarThis => "*this".to_owned(),
        _ => printable(&capture.name).into_owned(),
    }
}

/// What lambdas capture without saying so.
pub(super) fn hints(documents: &mut Documents, client: &Client, given: InlayHintParams) -> Answer {
    let encoding = client.encoding;
    if !client.hints {
        return as_json(Vec::<InlayHint>::new());
    }
    let uri = given.text_document.uri;
    let Some(document) = documents.looked_at(uri.as_str()) else {
        return as_json(Vec::<InlayHint>::new());
    };
    let wanted = document.span(given.range, encoding);
    let Some(looked) = document.found() else {
        return as_json(Vec::<InlayHint>::new());
    };
    let analysis = &looked.analysis;
    let all = analysis.entries.iter().filter_map(|entry| implicit(analysis, entry));
    let mut all: Vec<Hint> = all
        .filter(|hint| wanted.start <= hint.at && hint.at <= wanted.end)
        .collect();
    looked.shelf().without_hidden(&mut all);
    let all = all.into_iter().map(|hint| InlayHint {
        position: document.lines.position(document.text.as_bytes(), hint.at, encoding),
        label: InlayHintLabel::String(hint.label),
        kind: None,
        text_edits: None,
        tooltip: Some(InlayHintTooltip::String(hint.types.join("\n"))),
        padding_left: None,
        padding_right: None,
        data: None,
    });
    as_json(all.collect::<Vec<_>>())
}

/// What a lambda captures without saying so.
struct Hint {
    /// Where its list ends.
    at: u32,
    label: String,
    /// A line for each, or why they are not known.
    types: Vec<String>,
}

/// That of a lambda; nothing of one that a macro makes.
fn implicit(analysis: &Analysis, entry: &Entry) -> Option<Hint> {
    let (item, lambda) = (analysis.item(entry), analysis.lambda(entry));
    lambda.default?;
    if lambda.role != Role::Site || item.file != 0 {
        return None;
    }
    let close = item.syntax.heads.get(lambda.head)?.close;
    let close = item.syntax.view.tokens.get(close)?;
    if matches!(close.origin(), TokenOrigin::Macro(_)) {
        return None;
    }
    let at = close.source.start;
    if let Some(why) = &lambda.captures_unknown {
        return Some(Hint {
            at,
            label: ", ?".to_owned(),
            types: vec![printable(why).into_owned()],
        });
    }
    let all: Vec<&Capture> = lambda.captures.iter().filter(|capture| !capture.explicit).collect();
    let types = all.iter().map(|capture| match &capture.ty {
        Fact::Known(ty) => format!("{}: {}", name_of(capture), printable(&ty.text)),
        Fact::Unknown(_) => name_of(capture),
    });
    (!all.is_empty()).then(|| Hint {
        at,
        label: all.iter().map(|capture| format!(", {}", name_of(capture))).collect(),
        types: types.collect(),
    })
}

impl Printed for Hint {
    fn texts(&self) -> Vec<&str> {
        self.types.iter().chain([&self.label]).map(String::as_str).collect()
    }

    fn withhold(&mut self, is_hidden: &dyn Fn(&str) -> bool) {
        self.types.retain(|text| !is_hidden(text));
        if is_hidden(&self.label) {
            self.label = String::from(", ..");
        }
    }
}

impl Printed for Symbol {
    fn texts(&self) -> Vec<&str> {
        let own = [Some(&self.name), Some(&self.captures), self.function.as_ref()];
        own.into_iter().flatten().map(String::as_str).collect()
    }

    fn withhold(&mut self, is_hidden: &dyn Fn(&str) -> bool) {
        if is_hidden(&self.name) {
            self.name = String::from("lambda");
        }
        if is_hidden(&self.captures) {
            self.captures = String::new();
        }
        self.function = self.function.take().filter(|name| !is_hidden(name));
    }
}
