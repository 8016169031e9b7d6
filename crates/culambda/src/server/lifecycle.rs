//! How a client and the server get to know each other.

use std::io;
use std::path::Path;

use lsp_types::{
    ClientCapabilities, CodeActionKind, CodeActionOptions, CodeActionProviderCapability, InitializeParams,
    InitializeResult, OneOf, SaveOptions, ServerCapabilities, ServerInfo, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions, Uri,
    WorkspaceFoldersServerCapabilities, WorkspaceServerCapabilities,
};
use serde_json::{Value, json};

use super::text::Encoding;
use super::{Answer, Server, actions, answer, params, place};
use crate::{Status, tree};

/// How far client and server are.
pub(super) enum Phase {
    /// Nothing was said yet.
    New,
    /// Everything may be asked.
    Running,
    /// Nothing may be asked any more.
    ShutDown,
    /// It is over.
    Ended(Status),
}

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
    /// Whether implicit captures are to be shown in the text.
    pub(super) hints: bool,
}

impl Client {
    fn of(capabilities: &ClientCapabilities) -> Client {
        let general = capabilities.general.as_ref();
        let workspace = capabilities.workspace.as_ref();
        let document = capabilities.text_document.as_ref();
        let edits = workspace.and_then(|workspace| workspace.workspace_edit.as_ref());
        let diagnostics = document.and_then(|document| document.publish_diagnostics.as_ref());
        let watching = workspace.and_then(|workspace| workspace.did_change_watched_files.as_ref());
        Client {
            encoding: Encoding::of(general.and_then(|general| general.position_encodings.as_deref())),
            versioned_edits: edits.and_then(|edits| edits.document_changes) == Some(true),
            related: diagnostics.and_then(|told| told.related_information) == Some(true),
            watches: watching.and_then(|watching| watching.dynamic_registration) == Some(true),
            hints: false,
        }
    }

    /// Takes what its settings say, which may stand under our name.
    pub(super) fn configure(&mut self, settings: Option<&Value>) {
        let own = settings.map(|settings| settings.get("culambda").unwrap_or(settings));
        if let Some(hints) = own.and_then(|own| own.get("inlayHints")).and_then(Value::as_bool) {
            self.hints = hints;
        }
    }
}

impl Server {
    pub(super) fn initialize(&mut self, given: Value) -> Answer {
        let given: InitializeParams = params(given)?;
        self.client = Client::of(&given.capabilities);
        self.client.configure(given.initialization_options.as_ref());
        let folders = given.workspace_folders.unwrap_or_default();
        let mut folders: Vec<Uri> = folders.into_iter().map(|folder| folder.uri).collect();
        #[expect(deprecated, reason = "old clients know nothing else")]
        if folders.is_empty() {
            folders.extend(given.root_uri);
        }
        for folder in folders.iter().filter_map(place::path) {
            self.documents.add_folder(folder);
        }
        self.phase = Phase::Running;
        answer(InitializeResult {
            capabilities: capabilities(self.client.encoding),
            server_info: Some(ServerInfo {
                name: "culambda".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        })
    }

    /// Asks to be told of files that change.
    pub(super) fn initialized(&mut self) -> io::Result<()> {
        if !self.client.watches {
            return Ok(());
        }
        let watchers: Vec<Value> = watched().map(|glob| json!({ "globPattern": glob })).collect();
        let registration = json!({
            "id": "files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": { "watchers": watchers },
        });
        self.ask("client/registerCapability", json!({ "registrations": [registration] }))
    }
}

/// The files in which something may be that matters: sources, settings, build files, templates of headers.
fn watched() -> impl Iterator<Item = String> {
    let sources = format!("*.{{{}}}", tree::EXTENSIONS.join(","));
    let all = std::iter::once(sources).chain(SETTINGS.map(str::to_owned));
    all.map(|name| format!("**/{name}"))
}

/// Files that say how others are compiled or checked.
const SETTINGS: [&str; 13] = [
    "culambda.toml",
    "culambda-baseline.json",
    "compile_commands.json",
    "CMakeLists.txt",
    "*.cmake",
    "*.in",
    "CMake*Presets.json",
    "GNUmakefile",
    "[Mm]akefile",
    "*.mk",
    "meson.build",
    "setup.py",
    ".gitignore",
];

/// Whether a file is none of those that are read as C++: it may say how these are compiled or checked.
pub(super) fn is_setting(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    !ending.is_some_and(|ending| tree::EXTENSIONS.contains(&ending))
}

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::INCREMENTAL),
        save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions {
            include_text: None,
        })),
        ..TextDocumentSyncOptions::default()
    };
    let kinds = vec![CodeActionKind::QUICKFIX, actions::FIX_ALL];
    ServerCapabilities {
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(kinds),
            ..CodeActionOptions::default()
        })),
        workspace: Some(WorkspaceServerCapabilities {
            workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                supported: Some(true),
                change_notifications: Some(OneOf::Left(true)),
            }),
            file_operations: None,
        }),
        ..ServerCapabilities::default()
    }
}
