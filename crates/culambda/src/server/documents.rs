//! The buffers that a client has open, with the sessions of their folders.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use culambda_rules::fix::Applicability;
use culambda_source::{Span, Text};
use lsp_types::{FileEvent, Range, TextDocumentContentChangeEvent, Uri, WorkspaceFoldersChangeEvent};

use super::text::{Encoding, Lines, changed};
use super::{place, watched};
use crate::io::folder_of;
use crate::options::ServerArgs;
use crate::report::Message;
use crate::session::{Looked, Session};

/// A buffer.
pub(super) struct Document {
    /// What the client calls it.
    pub(super) uri: Uri,
    /// Where it is, or would be.
    pub(super) path: PathBuf,
    /// The version of its text.
    pub(super) version: i32,
    /// Its text.
    pub(super) text: String,
    /// Its lines.
    pub(super) lines: Lines,
    /// What was found in this text: nothing if its project leaves it out, or why nothing can be said.
    pub(super) looked: Option<Result<Option<Looked>, Message>>,
}

impl Document {
    /// What was found, if anything can be said.
    pub(super) fn found(&self) -> Option<&Looked> {
        self.looked.as_ref()?.as_ref().ok()?.as_ref()
    }

    /// A part of its text as a range.
    pub(super) fn range(&self, span: Span, encoding: Encoding) -> Range {
        self.lines.range(self.text.as_bytes(), span, encoding)
    }

    /// A range as a part of its text.
    pub(super) fn span(&self, range: Range, encoding: Encoding) -> Span {
        self.lines.span(&self.text, range, encoding)
    }

    fn bytes(&self) -> Text {
        self.text.as_str().into()
    }
}

/// All of them.
pub(super) struct Documents {
    args: ServerArgs,
    /// The folders of the workspace, with those of files that are in none of them.
    sessions: Vec<Session>,
    open: BTreeMap<String, Document>,
}

impl Documents {
    pub(super) fn new(args: ServerArgs) -> Documents {
        Documents {
            args,
            sessions: Vec::new(),
            open: BTreeMap::new(),
        }
    }

    /// All buffers, by their URIs.
    pub(super) fn all(&self) -> Vec<String> {
        self.open.keys().cloned().collect()
    }

    pub(super) fn is_open(&self, uri: &Uri) -> bool {
        self.open.contains_key(uri.as_str())
    }

    pub(super) fn get(&self, uri: &str) -> Option<&Document> {
        self.open.get(uri)
    }

    /// Adds a folder of the workspace.
    pub(super) fn add_folder(&mut self, folder: PathBuf) {
        if self.sessions.iter().any(|session| session.folder() == folder) {
            return;
        }
        let mut session = Session::new(folder, self.args.clone());
        if enter(&session).is_ok() {
            for document in self.open.values() {
                session.open(&document.path, &document.bytes());
            }
        }
        self.sessions.push(session);
    }

    pub(super) fn change_folders(&mut self, event: &WorkspaceFoldersChangeEvent) {
        let removed: Vec<PathBuf> = event.removed.iter().filter_map(|f| place::path(&f.uri)).collect();
        self.sessions
            .retain(|session| !removed.iter().any(|folder| folder == session.folder()));
        for folder in event.added.iter().filter_map(|f| place::path(&f.uri)) {
            self.add_folder(folder);
        }
    }

    pub(super) fn open(&mut self, uri: Uri, version: i32, text: String) {
        let path = place::path(&uri).unwrap_or_else(|| self.place_of_nothing(&uri));
        let document = Document {
            lines: Lines::of(text.as_bytes()),
            looked: None,
            uri,
            path,
            version,
            text,
        };
        self.tell(&document.path, &document.bytes());
        self.open.insert(document.uri.as_str().to_owned(), document);
    }

    /// Changes the text of a buffer; whether it is open.
    pub(super) fn change(
        &mut self,
        uri: &Uri,
        version: i32,
        changes: Vec<TextDocumentContentChangeEvent>,
        encoding: Encoding,
    ) -> bool {
        let Some(document) = self.open.get_mut(uri.as_str()) else {
            return false;
        };
        document.text = changed(std::mem::take(&mut document.text), changes, encoding);
        document.lines = Lines::of(document.text.as_bytes());
        document.version = version;
        document.looked = None;
        let (path, text) = (document.path.clone(), document.bytes());
        self.tell(&path, &text);
        true
    }

    pub(super) fn close(&mut self, uri: &Uri) {
        let Some(document) = self.open.remove(uri.as_str()) else {
            return;
        };
        for session in &mut self.sessions {
            if enter(session).is_ok() {
                session.close(&document.path);
            }
        }
    }

    /// Lets all sessions know the text of a file.
    fn tell(&mut self, path: &Path, text: &Text) {
        for session in &mut self.sessions {
            if enter(session).is_ok() {
                session.open(path, text);
            }
        }
    }

    /// Takes in that files changed on the disk; whether that may change what is found.
    pub(super) fn changed_on_disk(&mut self, changes: &[FileEvent]) -> bool {
        let mut matters = false;
        for path in changes.iter().filter_map(|change| place::path(&change.uri)) {
            let settings = watched::is_setting(&path);
            if !settings && self.open.values().any(|document| document.path == path) {
                continue;
            }
            matters = true;
            for session in &mut self.sessions {
                if enter(session).is_ok() {
                    session.changed(&path);
                }
                if settings {
                    session.reconfigured();
                }
            }
        }
        matters
    }

    /// Forgets all that was read from the disk.
    pub(super) fn forget(&mut self) {
        self.sessions.iter_mut().for_each(Session::forget);
    }

    /// The other buffers that were looked at with the help of one.
    pub(super) fn who_sees(&self, uri: &Uri) -> Vec<String> {
        let Some(own) = self.open.get(uri.as_str()) else {
            return Vec::new();
        };
        let real = std::fs::canonicalize(&own.path).unwrap_or_else(|_| own.path.clone());
        let is_own = |session: &Session, path: &PathBuf| {
            path.file_name() == own.path.file_name()
                && std::fs::canonicalize(session.folder().join(path)).is_ok_and(|path| path == real)
        };
        let sees = |other: &&Document| {
            let session = self.session_of(&other.path).and_then(|at| self.sessions.get(at));
            let asked = other.found().map(|looked| &looked.asked);
            session.is_some_and(|session| asked.is_some_and(|asked| asked.iter().any(|path| is_own(session, path))))
        };
        let others = self.open.values().filter(|other| other.uri.as_str() != uri.as_str());
        others.filter(sees).map(|other| other.uri.as_str().to_owned()).collect()
    }

    pub(super) fn forget_look(&mut self, uri: &str) {
        if let Some(document) = self.open.get_mut(uri) {
            document.looked = None;
        }
    }

    /// A buffer, looked at.
    pub(super) fn looked_at(&mut self, uri: &str) -> Option<&Document> {
        let document = self.open.get(uri)?;
        if document.looked.is_none() {
            let (path, text) = (document.path.clone(), document.bytes());
            let looked = self.in_session(&path, |session| session.look(&path, &text));
            self.open.get_mut(uri)?.looked = Some(looked);
        }
        self.open.get(uri)
    }

    /// The text of a buffer with all fixes that can be trusted so far; none where nothing was fixed.
    pub(super) fn fixed(&mut self, uri: &str, least: Applicability) -> Option<Text> {
        let document = self.open.get(uri)?;
        let (path, text) = (document.path.clone(), document.bytes());
        let fixed = self.in_session(&path, |session| session.fixed(&path, &text, least));
        fixed.ok().flatten()
    }

    /// Does something in the session of a file, standing in its folder.
    fn in_session<T>(
        &mut self,
        path: &Path,
        then: impl FnOnce(&mut Session) -> Result<T, Message>,
    ) -> Result<T, Message> {
        if self.session_of(path).is_none() {
            self.add_folder(folder_of(path).to_owned());
        }
        let at = self.session_of(path).unwrap_or_default();
        match self.sessions.get_mut(at) {
            Some(session) => {
                enter(session)?;
                then(session)
            }
            None => Err(Message::error("there is no folder for this file")),
        }
    }

    /// The session of the innermost folder around a file.
    fn session_of(&self, path: &Path) -> Option<usize> {
        let all = self.sessions.iter().enumerate();
        let around = all.filter(|(_, session)| path.starts_with(session.folder()));
        around
            .max_by_key(|(_, session)| session.folder().components().count())
            .map(|(at, _)| at)
    }

    /// Where a buffer is taken to be that has no file: in the first folder.
    fn place_of_nothing(&self, uri: &Uri) -> PathBuf {
        let here = || std::env::current_dir().unwrap_or_default();
        let folder = self.sessions.first().map_or_else(here, |s| s.folder().to_owned());
        let name = uri.path().as_str().rsplit('/').next().unwrap_or_default();
        folder.join(format!("{name}.cu"))
    }
}

/// Stands in the folder of a session, as the command would.
fn enter(session: &Session) -> Result<(), Message> {
    let folder = session.folder();
    if std::env::current_dir().is_ok_and(|here| here == folder) {
        return Ok(());
    }
    std::env::set_current_dir(folder)
        .map_err(|error| Message::error(format!("cannot work in `{}`: {error}", folder.display())))
}
