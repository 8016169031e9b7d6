//! Values of conditions, and what they came to before.
//!
//! A library asks the same of its configuration in each of its headers, through macros of macros, and each file that is
//! read asks it again. A condition is kept by its text, with the meaning of every name that it asked for: where all of
//! them mean the same, so does the condition.

use std::cell::RefCell;
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashSet;

use super::{FileState, Preprocessor, Somewhere};
use crate::condition::{self, Oracle, Outcome};
use crate::directive::Line;
use crate::expand::{Expansion, Texts, is_made_by_compiler};
use crate::kept::ByText;
use crate::macros::{Known, LATEST, MacroDef, Macros};
use crate::presets::Setting;
use crate::span::slice;
use crate::target::Target;
use crate::tok::Tok;

/// Bytes of the texts of conditions in a generation: some hundreds.
const TEXTS: usize = 1 << 14;
/// Answers for one condition.
const ANSWERS: usize = 4;

/// What conditions came to, by their text.
static ANSWERED: LazyLock<ByText<Mutex<Vec<Answer>>>> = LazyLock::new(|| ByText::of_size(TEXTS));

/// What a condition came to, and what that hangs on.
#[derive(Debug)]
struct Answer {
    outcome: Outcome,
    target: Target,
    cuda_build: bool,
    names: Vec<(Vec<u8>, Meaning)>,
    assumed: Vec<(String, bool)>,
}

/// What a condition asked for.
struct Questions {
    names: FxHashSet<Vec<u8>>,
    /// Atoms whose value was assumed.
    assumed: Vec<(String, bool)>,
    /// Whether there was something else.
    more: bool,
}

/// What a name means to the preprocessor.
#[derive(Debug, PartialEq)]
enum Meaning {
    /// Nothing was said of it.
    Unsaid,
    /// It is known not to be defined.
    Undefined,
    Defined(Box<MacroDef>),
}

impl Meaning {
    fn of(name: &[u8], macros: &Macros) -> Meaning {
        match macros.last_change(name, LATEST) {
            None => Meaning::Unsaid,
            Some((_, None)) => Meaning::Undefined,
            Some((_, Some(def))) => macros.get(def).map_or(Meaning::Unsaid, |def| {
                let place = None;
                Meaning::Defined(Box::new(MacroDef { place, ..def.clone() }))
            }),
        }
    }

    fn holds(&self, name: &[u8], macros: &Macros) -> bool {
        match (self, macros.last_change(name, LATEST)) {
            (Meaning::Unsaid, None) | (Meaning::Undefined, Some((_, None))) => true,
            (Meaning::Defined(known), Some((_, Some(def)))) => macros.get(def).is_some_and(|def| known.means(def)),
            _ => false,
        }
    }
}

impl Preprocessor<'_> {
    /// The value of the condition of an `#if` when some definitions are left open.
    pub(super) fn value_of(&self, state: &FileState, text: &[u8], line: &Line, open: &[u32]) -> Outcome {
        if !open.is_empty() || !self.bombs.borrow().is_empty() {
            return self.evaluated(state, text, line, open).0;
        }
        let answers = ANSWERED.of(slice(text, line.directive.argument), Mutex::default);
        let all = || answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = all().iter().find(|answer| self.still_holds(answer)) {
            return answer.outcome.clone();
        }
        let (outcome, asked) = self.evaluated(state, text, line, open);
        if !asked.more {
            let answer = self.answer(&outcome, asked);
            let mut all = all();
            all.truncate(ANSWERS - 1);
            all.insert(0, answer);
        }
        outcome
    }

    fn answer(&self, outcome: &Outcome, asked: Questions) -> Answer {
        let with_meaning = |name: Vec<u8>| {
            let meaning = Meaning::of(&name, &self.macros);
            (name, meaning)
        };
        Answer {
            outcome: outcome.clone(),
            target: self.target,
            cuda_build: self.cuda_build,
            names: asked.names.into_iter().map(with_meaning).collect(),
            assumed: asked.assumed,
        }
    }

    fn still_holds(&self, answer: &Answer) -> bool {
        answer.target == self.target
            && answer.cuda_build == self.cuda_build
            && answer
                .assumed
                .iter()
                .all(|(atom, value)| self.assume.value(atom) == *value)
            && answer
                .names
                .iter()
                .all(|(name, meaning)| meaning.holds(name, &self.macros))
    }

    /// The value found anew, with what it asked for.
    fn evaluated(&self, state: &FileState, text: &[u8], line: &Line, open: &[u32]) -> (Outcome, Questions) {
        let source: Vec<Tok> = line.tokens(text).iter().map(Tok::from_file).collect();
        let expansion = self.expand_but(text, &source, &state.name, open);
        let texts = Texts {
            text,
            macros: &self.macros,
            made: &expansion.made,
        };
        let oracle = Asked {
            pre: self,
            includer: &state.name,
            open,
            questions: RefCell::new(Questions {
                more: !expansion.bombs.is_empty() || expansion.asked.iter().any(|name| is_made_by_compiler(name)),
                names: expansion.asked,
                assumed: Vec::new(),
            }),
        };
        let outcome = condition::evaluate(&expansion.tokens, &texts, &oracle);
        (outcome, oracle.questions.into_inner())
    }

    /// The tokens of a condition, expanded but for some definitions.
    fn expand_but(&self, text: &[u8], source: &[Tok], name: &str, open: &[u32]) -> Expansion {
        let place = Somewhere(name);
        let mut bombs = self.bombs.take();
        bombs.extend(open);
        let expander = self.expander(text, source, &place).without(bombs).for_condition();
        let mut expansion = expander.run();
        expansion.bombs.retain(|def| !open.contains(def));
        self.bombs.replace(expansion.bombs.clone());
        expansion
    }
}

/// Answers for conditions.
struct Asked<'a> {
    pre: &'a Preprocessor<'a>,
    includer: &'a str,
    /// Definitions that may not hold.
    open: &'a [u32],
    questions: RefCell<Questions>,
}

impl Asked<'_> {
    fn note(&self, name: &[u8]) {
        let names = &mut self.questions.borrow_mut().names;
        if !names.contains(name) {
            names.insert(name.to_vec());
        }
    }
}

impl Oracle for Asked<'_> {
    fn defined(&self, name: &[u8]) -> Known {
        self.note(name);
        let open = self
            .pre
            .macros
            .at(name, LATEST)
            .is_some_and(|def| self.open.contains(&def));
        if open { Known::Unknown } else { self.pre.known(name) }
    }

    fn has_include(&self, name: &str, quoted: bool) -> Known {
        self.questions.borrow_mut().more = true;
        if self.pre.loader.has(self.includer, name, quoted) {
            Known::Yes
        } else {
            Known::Unknown
        }
    }

    fn assumed(&self, atom: &str) -> bool {
        let value = self.pre.assume.value(atom);
        self.questions.borrow_mut().assumed.push((atom.to_owned(), value));
        value
    }

    fn value(&self, name: &[u8]) -> Option<i64> {
        self.note(name);
        let open = self.pre.macros.defined(name, LATEST) == Known::Unknown;
        match open.then(|| self.pre.setting(name)).flatten() {
            Some(Setting::Defined(value)) => Some(value),
            _ => None,
        }
    }
}
