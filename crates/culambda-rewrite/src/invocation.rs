//! Which macro invocations have to be replaced by what they expand to.
//!
//! A lambda whose tokens are in the file is rewritten there, also when they are an argument that is used
//! once. Where a replacement list makes a part of it, or an argument is used twice or as a string, the
//! invocation gives way to its expansion.

use std::collections::{BTreeSet, HashMap};

use culambda_source::{Invocation, TokenOrigin, View, ViewOffset, ViewSpan, ViewToken};

/// Where a text ends up when it is put beside a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// In the text of the file, outside of macro arguments; or in an expansion that is written there.
    File,
    /// In an argument of an outermost invocation.
    Argument(u32),
}

/// The invocations of a view, and which of them are to be expanded.
#[derive(Debug)]
pub(crate) struct Invocations<'v> {
    view: &'v View,
    /// How often a token of an argument is used, by its place.
    uses: HashMap<u32, u32>,
    /// Those that make tokens of their own, which are not annotations: the first and the last of them.
    makers: HashMap<u32, (ViewOffset, ViewOffset)>,
    expanded: BTreeSet<u32>,
}

impl<'v> Invocations<'v> {
    pub(crate) fn of(view: &'v View) -> Self {
        let mut uses = HashMap::new();
        let mut makers: HashMap<u32, (ViewOffset, ViewOffset)> = HashMap::new();
        if !view.invocations.is_empty() {
            for token in &view.tokens {
                match token.origin() {
                    TokenOrigin::Source => {}
                    TokenOrigin::Argument(_) => *uses.entry(token.source.start).or_insert(0) += 1,
                    TokenOrigin::Macro(index) => {
                        makers.entry(index).or_insert((token.at, token.at)).1 = token.at;
                    }
                }
            }
        }
        Invocations {
            view,
            uses,
            makers,
            expanded: BTreeSet::new(),
        }
    }

    fn get(&self, index: u32) -> Option<&'v Invocation> {
        self.view.invocations.get(index as usize)
    }

    /// The outermost invocation around one.
    fn root(&self, index: u32) -> u32 {
        let mut at = index;
        // Parents are before their children, so this ends.
        while let Some(parent) = self
            .get(at)
            .and_then(|found| found.parent)
            .filter(|parent| *parent < at)
        {
            at = parent;
        }
        at
    }

    /// Asks for what is needed so that a token can be edited.
    pub(crate) fn touch(&mut self, token: usize) {
        let Some(found) = self.view.tokens.get(token) else {
            return;
        };
        match found.origin() {
            TokenOrigin::Source => {}
            TokenOrigin::Argument(index) => {
                if self.is_spread(index, found.source.start) {
                    self.expanded.insert(self.root(index));
                }
            }
            TokenOrigin::Macro(index) => self.expand(index),
        }
    }

    /// Whether a token of an argument is used more than once, or as a string.
    fn is_spread(&self, index: u32, place: u32) -> bool {
        let twice = self.uses.get(&place).is_some_and(|&count| count > 1);
        let string = |found: &Invocation| found.stringised.iter().any(|arg| arg.start <= place && place < arg.end);
        twice || self.get(index).is_some_and(string) || self.get(self.root(index)).is_some_and(string)
    }

    /// Expands an invocation: where it is if it is one word in an argument, else from the outside.
    fn expand(&mut self, index: u32) {
        let alone = self.get(index).is_some_and(|found| {
            found.parent.is_some() && found.args.is_empty() && self.is_used_once(index, found) && !self.has_comma(found)
        });
        self.expanded.insert(if alone { index } else { self.root(index) });
    }

    /// Whether an invocation in an argument has one expansion, and is not a string.
    fn is_used_once(&self, index: u32, found: &Invocation) -> bool {
        let here = |&(first, last): &(ViewOffset, ViewOffset)| found.out.start <= first && last < found.out.end;
        self.makers.get(&index).is_none_or(here) && !self.is_spread(self.root(index), found.span.start)
    }

    /// Whether an expansion would be more than one argument.
    fn has_comma(&self, found: &Invocation) -> bool {
        let first = self.view.tokens.partition_point(|token| token.at < found.out.start);
        let tokens = self
            .view
            .tokens
            .iter()
            .skip(first)
            .take_while(|token| token.at < found.out.end);
        let mut depth = 0i32;
        for token in tokens {
            match self.view.text_of(token.span()) {
                "(" => depth += 1,
                ")" => depth -= 1,
                "," if depth <= 0 => return true,
                _ => {}
            }
            if depth < 0 {
                return true;
            }
        }
        depth != 0
    }

    /// Asks for what is needed so that a mark can be deleted.
    pub(crate) fn touch_mark(&mut self, mark: usize) {
        let Some(found) = self.view.marks.get(mark) else { return };
        if let TokenOrigin::Macro(index) = found.origin
            && !self.is_annotation(index)
        {
            self.expand(index);
        }
    }

    /// Whether nothing but what is masked comes from an invocation.
    fn is_annotation(&self, index: u32) -> bool {
        let Some(found) = self.get(index) else { return false };
        let first = self.view.tokens.partition_point(|token| token.at < found.out.start);
        let token_inside = self
            .view
            .tokens
            .get(first)
            .is_some_and(|token| token.at < found.out.end);
        !self.makers.contains_key(&index) && !token_inside
    }

    /// Asks for what is needed so that tokens can be hidden together: an invocation that makes the first or
    /// the last of them may be hidden with them.
    pub(crate) fn touch_region(&mut self, first: usize, last: usize) {
        let place = |at: usize| self.view.tokens.get(at).map_or(ViewSpan::default(), ViewToken::span);
        let place = ViewSpan::new(place(first).start, place(last).end);
        for token in [first, last] {
            let covered = match self.view.tokens.get(token).map(ViewToken::origin) {
                Some(TokenOrigin::Macro(index)) => self.get(index).is_some_and(|found| {
                    let whole = found.parent.is_none() || found.args.is_empty() && self.is_used_once(index, found);
                    whole && place.covers(found.out)
                }),
                _ => false,
            };
            if !covered {
                self.touch(token);
            }
        }
        self.join(first, last);
    }

    /// Sees to it that two tokens are on one level, with nothing from a replacement list between them that
    /// an edit in the argument would miss.
    pub(crate) fn join(&mut self, first: usize, last: usize) {
        let found = |at: usize| {
            self.view
                .tokens
                .get(at)
                .map(|token| (token.origin(), token.source.start))
        };
        if let (Some((TokenOrigin::Argument(index), begins)), Some((_, ends))) = (found(first), found(last))
            && begins > ends
        {
            // The macro has put its arguments in another order.
            self.expanded.insert(self.root(index));
        }
        let (a, b) = (self.level(first), self.level(last));
        match (a, b) {
            (Level::Argument(a), Level::Argument(b)) if a == b => {
                let tokens = self.view.tokens.get(first..=last).unwrap_or_default();
                if tokens.iter().any(|token| token.origin() == TokenOrigin::Macro(a)) {
                    self.expanded.insert(a);
                }
            }
            _ => {
                for level in [a, b] {
                    if let Level::Argument(index) = level {
                        self.expanded.insert(index);
                    }
                }
            }
        }
    }

    /// Where a text beside a token ends up.
    pub(crate) fn level(&self, token: usize) -> Level {
        let origin = self
            .view
            .tokens
            .get(token)
            .map_or(TokenOrigin::Source, ViewToken::origin);
        let root = match origin {
            TokenOrigin::Source => return Level::File,
            TokenOrigin::Argument(index) | TokenOrigin::Macro(index) => self.root(index),
        };
        // What an outermost invocation makes is expanded, or hidden together with it.
        if origin == TokenOrigin::Macro(root) || self.expanded.contains(&root) {
            Level::File
        } else {
            Level::Argument(root)
        }
    }

    /// The invocations to expand, each with whether it is in an argument; none is in another.
    pub(crate) fn expanded(&self) -> Vec<(u32, &'v Invocation, bool)> {
        let whole = |&index: &u32| self.root(index) == index || !self.expanded.contains(&self.root(index));
        let indices = self.expanded.iter().copied().filter(whole);
        let mut all: Vec<_> = indices
            .filter_map(|index| Some((index, self.get(index)?, self.root(index) != index)))
            .collect();
        all.sort_by_key(|(_, found, _)| found.out);
        all
    }
}
