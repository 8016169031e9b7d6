//! The types that aliases stand for, once they were found.

use super::Ty;
use super::bases::identities;
use crate::index::Index;
use crate::namespace::NamespaceId;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Bytes of arguments.
const MAX_ARGUMENTS: usize = 4096;

/// An alias with what is put in for the parameters of templates around it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AliasKey {
    /// The file and offset of the item or the class that declares it.
    place: (usize, u32),
    name: String,
    namespace: NamespaceId,
    arguments: String,
}

impl AliasKey {
    pub(crate) fn new<'t>(
        place: (usize, u32),
        name: &str,
        namespace: NamespaceId,
        arguments: impl Iterator<Item = &'t Ty>,
    ) -> AliasKey {
        AliasKey {
            place,
            name: name.to_owned(),
            namespace,
            arguments: identities(arguments),
        }
    }
}

/// An alias, and the last item that lookup sees.
type Question = (AliasKey, usize);

/// How far an alias was found.
#[derive(Clone, Debug)]
enum State {
    /// It is being found, as the one of this number.
    Open(usize),
    Found(Ty),
}

/// What aliases stand for. One that leads back to itself is unknown there; what was found of others on such a way is
/// forgotten with it, so that the answers are the same whichever of them is asked first.
#[derive(Debug, Default)]
pub(crate) struct Aliases {
    states: RefCell<FxHashMap<Question, State>>,
    /// What aliases are while the open one of a number, which they lead back to, is taken for unknown.
    within: RefCell<FxHashMap<Question, (usize, Ty)>>,
    /// For each that is being found: the first open one that its answer so far depends on, or itself.
    open: RefCell<Vec<usize>>,
}

impl Aliases {
    /// The type that is kept, or else the one that is found now. One that was given up, or was too deep, is not kept.
    /// Neither is one with very long arguments: types may double with each alias.
    pub(crate) fn get(&self, index: &Index<'_>, key: AliasKey, find: impl FnOnce() -> Ty) -> Ty {
        if key.arguments.len() > MAX_ARGUMENTS {
            return find();
        }
        let question = (key, index.horizon());
        let state = self.states.borrow().get(&question).cloned();
        match state {
            Some(State::Found(ty)) => return super::paid(&index.budget, ty),
            Some(State::Open(own)) => {
                self.depends_on(own);
                return Ty::Unknown;
            }
            None => {}
        }
        if let Some((first, ty)) = self.within.borrow().get(&question).cloned() {
            self.depends_on(first);
            return super::paid(&index.budget, ty);
        }
        let own = self.open.borrow().len();
        self.open.borrow_mut().push(own);
        self.states.borrow_mut().insert(question.clone(), State::Open(own));
        let cut = index.budget.cut();
        let found = find();
        let first = self.open.borrow_mut().pop().unwrap_or(own);
        let whole = index.budget.cut() == cut;
        self.close(question, own, first, whole.then(|| found.clone()));
        found
    }

    /// Notes that what is being found depends on an open one.
    fn depends_on(&self, first: usize) {
        if let Some(last) = self.open.borrow_mut().last_mut() {
            *last = first.min(*last);
        }
    }

    /// Ends the finding of an alias; `first` is the open one that the answer depends on, itself if there is none.
    fn close(&self, question: Question, own: usize, first: usize, found: Option<Ty>) {
        let mut states = self.states.borrow_mut();
        if first < own {
            states.remove(&question);
            if let Some(ty) = found {
                self.within.borrow_mut().insert(question, (first, ty));
            }
            self.depends_on(first);
            return;
        }
        match found {
            Some(ty) => states.insert(question, State::Found(ty)),
            None => states.remove(&question),
        };
        self.within.borrow_mut().retain(|_, (first, _)| *first < own);
    }
}
