//! What is to be done: requests first, then the buffers about which something new is to be said.

use std::collections::VecDeque;

use lsp_server::{Request, RequestId};
use lsp_types::Uri;

/// What is to be done.
#[derive(Default)]
pub(super) struct Queue {
    requests: VecDeque<Request>,
    /// Buffers about which something new is to be said, by their URIs, each once.
    stale: VecDeque<String>,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.requests.is_empty() && self.stale.is_empty()
    }

    pub(super) fn push(&mut self, request: Request) {
        self.requests.push_back(request);
    }

    /// Drops everything; gives the requests that nobody will answer.
    pub(super) fn clear(&mut self) -> VecDeque<Request> {
        self.stale.clear();
        std::mem::take(&mut self.requests)
    }

    /// Takes a request out.
    pub(super) fn cancel(&mut self, id: &RequestId) -> Option<Request> {
        let at = self.requests.iter().position(|request| request.id == *id)?;
        self.requests.remove(at)
    }

    /// The buffer that somebody writes comes before those that see it.
    pub(super) fn look_first(&mut self, uri: &Uri) {
        self.stale.retain(|known| known != uri.as_str());
        self.stale.push_front(uri.as_str().to_owned());
    }

    pub(super) fn look(&mut self, uri: String) {
        if !self.stale.contains(&uri) {
            self.stale.push_back(uri);
        }
    }

    /// Takes a buffer out.
    pub(super) fn drop(&mut self, uri: &Uri) {
        self.stale.retain(|known| known != uri.as_str());
    }

    /// The request that comes next.
    pub(super) fn next_request(&mut self) -> Option<Request> {
        self.requests.pop_front()
    }

    /// The buffer that comes next.
    pub(super) fn next_look(&mut self) -> Option<String> {
        self.stale.pop_front()
    }
}
