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
    /// What was read in another unit, if that is what it is a copy of.
    origin: Option<Arc<Syntax>>,
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
        self.keep(Arc::new(Syntax::parse(view)), None)
    }

    /// What was read in another unit, as that of a file of this one.
    pub(crate) fn moved(&self, read: Arc<Syntax>, file: usize) -> Arc<Syntax> {
        let is_it = |known: &Read| known.origin.as_ref().is_some_and(|origin| Arc::ptr_eq(origin, &read));
        if let Some(known) = self.find(file, read.view.span, is_it) {
            return Arc::clone(&known.syntax);
        }
        let moved = if read.view.file == file {
            Arc::clone(&read)
        } else {
            Arc::new(read.in_file(file))
        };
        self.keep(moved, Some(read))
    }

    fn keep(&self, syntax: Arc<Syntax>, origin: Option<Arc<Syntax>>) -> Arc<Syntax> {
        let key = (syntax.view.file, syntax.view.span);
        let new = Read {
            syntax: Arc::clone(&syntax),
            origin,
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
            Some(known) => known
                .classes
                .get_or_init(|| match &known.origin {
                    Some(origin) => classes_of(origin, syntax, read),
                    None => read(),
                })
                .clone(),
            None => read(),
        }
    }

    fn find(&self, file: usize, span: Span, is_it: impl Fn(&Read) -> bool) -> Option<Rc<Read>> {
        let all = self.0.borrow();
        all.get(&(file, span))?.iter().find(|read| is_it(read)).map(Rc::clone)
    }
}

/// Bytes of text whose classes are kept.
const MAX_KEPT: usize = 1 << 20;

/// Classes that were read from items of headers, by the syntax that these have in common.
#[derive(Default)]
struct Kept {
    all: FxHashMap<*const Syntax, (Arc<Syntax>, Vec<Rc<ClassInfo>>)>,
    bytes: usize,
}

thread_local! {
    static CLASSES: RefCell<Kept> = RefCell::default();
}

/// The classes in a syntax that was read in another unit, whose copy in this one is `syntax`.
fn classes_of(
    origin: &Arc<Syntax>,
    syntax: &Arc<Syntax>,
    read: impl FnOnce() -> Vec<Rc<ClassInfo>>,
) -> Vec<Rc<ClassInfo>> {
    let key = Arc::as_ptr(origin);
    let known = CLASSES.with_borrow(|kept| kept.all.get(&key).map(|(_, classes)| classes.clone()));
    if let Some(known) = known {
        let is_of = |class: &ClassInfo| class.syntax.as_ref().is_some_and(|own| Arc::ptr_eq(own, syntax));
        let own = known.iter().map(|class| {
            if is_of(class) {
                Rc::clone(class)
            } else {
                class.in_syntax(syntax).shared()
            }
        });
        return own.collect();
    }
    let classes = read();
    CLASSES.with_borrow_mut(|kept| {
        if kept.bytes > MAX_KEPT {
            *kept = Kept::default();
        }
        kept.bytes += syntax.view.text.len();
        kept.all.insert(key, (Arc::clone(origin), classes.clone()));
    });
    classes
}

/// How much of an item is parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shown {
    /// All of it.
    Whole,
    /// What is before its body, which is empty.
    Head,
}
