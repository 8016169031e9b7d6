//! What an index has parsed: items, as far as somebody asks, and texts that are in no file.

use super::syntaxes::Shown;
use super::{Index, extent};
use culambda_source::{Assumptions, ByText, INCLUDED, NoLoader, Span, Unit, UnitOptions, View};
use culambda_syntax::Syntax;
use std::sync::{Arc, LazyLock};

/// The syntax of items of headers, by what they are made of: many files include the same.
static OF_HEADERS: LazyLock<ByText<Syntax>> = LazyLock::new(ByText::default);

impl Index<'_> {
    /// The syntax of an item, parsed once.
    pub fn syntax_of(&self, file: usize, item: usize) -> Arc<Syntax> {
        if let Some(done) = self.parsed(file, item, Shown::Whole) {
            return done;
        }
        let span = self.unit.files[file].items[item].span;
        let item = (file, item, Shown::Whole);
        let Some(syntax) = self.syntax_of_header(file, span) else {
            return self.parse(item, self.unit.view(file, span));
        };
        self.syntaxes.borrow_mut().insert(item, Arc::clone(&syntax));
        syntax
    }

    /// The syntax of an item of an included file, parsed once for all that include it; none where it may mean something else
    /// in each.
    fn syntax_of_header(&self, file: usize, span: Span) -> Option<Arc<Syntax>> {
        let parts = (file != 0).then(|| self.unit.made_of(file, span)).flatten()?;
        let place = [span.start.to_le_bytes(), span.end.to_le_bytes()].concat();
        let key = [&place, parts.text, &parts.rest].concat();
        let made = OF_HEADERS.of(&key, || Syntax::parse(self.unit.view(file, span)));
        Some(self.shared.moved(made, file))
    }

    /// The same of the item of a function, for those who do not ask what is in its body: that is empty where it was not
    /// parsed anyway. What is before it is at the same offsets.
    pub(crate) fn syntax_of_head(&self, file: usize, item: usize) -> Arc<Syntax> {
        let parsed = || {
            [Shown::Whole, Shown::Head]
                .into_iter()
                .find_map(|shown| self.parsed(file, item, shown))
        };
        if let Some(done) = parsed() {
            return done;
        }
        let found = self.unit.files[file].items[item];
        let head = extent::extent(&self.unit.files[file].text, found);
        let view = Some(head.end).filter(|brace| *brace < found.span.end);
        let Some(view) = view.and_then(|brace| self.unit.view_of_head(file, found.span, brace)) else {
            return self.syntax_of(file, item);
        };
        let syntax = self.parse((file, item, Shown::Head), view);
        // A macro may open more than it closes.
        if !syntax.errors.is_empty() {
            let whole = self.syntax_of(file, item);
            self.syntaxes
                .borrow_mut()
                .insert((file, item, Shown::Head), Arc::clone(&whole));
            return whole;
        }
        syntax
    }

    fn parsed(&self, file: usize, item: usize, shown: Shown) -> Option<Arc<Syntax>> {
        self.syntaxes.borrow().get(&(file, item, shown)).map(Arc::clone)
    }

    /// Whether an item was parsed: whoever asks for more than names does that.
    pub(crate) fn is_parsed(&self, file: usize, item: usize) -> bool {
        self.syntaxes.borrow().contains_key(&(file, item, Shown::Whole))
    }

    /// Takes the view of an item of the main file, so that it is not made again.
    pub(crate) fn take_view(&self, item: usize, view: View) {
        self.parse((0, item, Shown::Whole), view);
    }

    /// Parses the view of an item, and asks for the files that are parts of it.
    fn parse(&self, item: (usize, usize, Shown), view: View) -> Arc<Syntax> {
        for part in &view.parts {
            self.ask(&[INCLUDED.to_owned(), part.includer.clone(), part.name.clone()]);
        }
        let syntax = self.shared.of(view);
        self.syntaxes.borrow_mut().insert(item, Arc::clone(&syntax));
        syntax
    }

    /// The syntax of a text that is in no file, parsed once.
    pub fn syntax_of_text(&self, text: &str) -> Arc<Syntax> {
        if let Some(done) = self.texts.borrow().get(text) {
            return Arc::clone(done);
        }
        // Where macros are expanded, none need be known.
        let options = UnitOptions {
            preprocessed: self.unit.files.first().map(|main| main.preprocessed),
            ..UnitOptions::default()
        };
        let unit = Unit::read("", text.as_bytes().into(), &NoLoader, &options, &Assumptions::default());
        let syntax = Arc::new(Syntax::parse(unit.view(
            0,
            Span {
                start: 0,
                end: text.len() as u32,
            },
        )));
        self.texts.borrow_mut().insert(text.to_owned(), Arc::clone(&syntax));
        syntax
    }
}
