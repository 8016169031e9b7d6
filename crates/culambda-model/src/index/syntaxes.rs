//! The syntax of items and the classes in it, shared by the readings of a file: most items read the same in all of them.

use crate::class::ClassInfo;
use culambda_source::{Span, View};
use culambda_syntax::Syntax;
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// What was read of one view.
#[derive(Debug)]
struct Read {
    syntax: Arc<Syntax>,
    classes: OnceCell<Vec<Rc<ClassInfo>>>,
}

/// A file and a part of it.
type Part = (usize, Span);

/// What was read, by file and span.
#[derive(Debug, Default)]
pub(crate) struct Syntaxes(RefCell<FxHashMap<Part, Vec<Rc<Read>>>>);

impl Syntaxes {
    /// The syntax of a view, parsed once for all views that are equal.
    pub(crate) fn of(&self, view: View) -> Arc<Syntax> {
        let is_it = |read: &Read| read.syntax.view == view;
        if let Some(known) = self.find(view.file, view.span, is_it) {
            return Arc::clone(&known.syntax);
        }
        let key = (view.file, view.span);
        let syntax = Arc::new(Syntax::parse(view));
        let new = Read {
            syntax: Arc::clone(&syntax),
            classes: OnceCell::new(),
        };
        self.0.borrow_mut().entry(key).or_default().push(Rc::new(new));
        syntax
    }

    /// The classes in a syntax that comes from here, read once.
    pub(crate) fn classes(
        &self,
        syntax: &Arc<Syntax>,
        read: impl FnOnce() -> Vec<Rc<ClassInfo>>,
    ) -> Vec<Rc<ClassInfo>> {
        let is_it = |read: &Read| Arc::ptr_eq(&read.syntax, syntax);
        match self.find(syntax.view.file, syntax.view.span, is_it) {
            Some(known) => known.classes.get_or_init(read).clone(),
            None => read(),
        }
    }

    fn find(&self, file: usize, span: Span, is_it: impl Fn(&Read) -> bool) -> Option<Rc<Read>> {
        let all = self.0.borrow();
        all.get(&(file, span))?.iter().find(|read| is_it(read)).map(Rc::clone)
    }
}

/// How much of an item is parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shown {
    /// All of it.
    Whole,
    /// What is before its body, which is empty.
    Head,
}
