//! What a file is compiled with for one target, and what several targets agree on.

use std::collections::BTreeMap;

use culambda_source::presets::{self, Setting};
use culambda_source::{MacroOption, Standard, ident};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cmake::switch;
use crate::definition::{define, is_name, name_of, undefine};
use crate::{Compilation, Compiler, Given, OpenMacro, Place};

/// What is known of a macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Known(Given<MacroOption>),
    /// It may have one of these bodies, or none.
    Open(Vec<Given<Option<String>>>, String),
}

/// One word about how files are compiled, and whether it certainly holds.
#[derive(Clone, Debug)]
pub(crate) struct Word<T> {
    pub(crate) value: T,
    pub(crate) place: Place,
    /// The condition that is not decided, for people; `None` if it certainly holds.
    pub(crate) open: Option<String>,
}

/// What a file of a target is compiled with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Context {
    pub(crate) include: Vec<Word<String>>,
    pub(crate) forced: Vec<Word<String>>,
    /// Names of others that are included by force, and that folders of includes would have to be searched for.
    pub(crate) searched: Vec<String>,
    macros: BTreeMap<String, State>,
    std: Option<Word<Standard>>,
    /// Whether standards contradict each other.
    std_open: bool,
    /// Where nvcc certainly gets `--expt-relaxed-constexpr`.
    relaxed_constexpr: Option<Place>,
    /// Where it certainly gets `-Werror cross-execution-space-call`.
    space_errors: Option<Place>,
}

impl Context {
    /// Takes what `-D` says.
    pub(crate) fn define(&mut self, word: Word<&str>) {
        let (name, known) = match word.value.split_once('\0') {
            None => match define(word.value) {
                Ok(option) => (name_of(&option).to_owned(), Some(option)),
                Err(_) => return,
            },
            // A body that is not known.
            Some((front, _)) => match front.split_once('=') {
                Some((name, _)) if is_name(name) => (name.to_owned(), None),
                _ => return,
            },
        };
        self.say(name, known, word);
    }

    /// Takes what `-U` says.
    pub(crate) fn undefine(&mut self, word: Word<&str>) {
        if let Ok(option) = undefine(word.value) {
            self.say(word.value.to_owned(), Some(option), word);
        }
    }

    fn say(&mut self, name: String, option: Option<MacroOption>, word: Word<&str>) {
        let body = match &option {
            Some(MacroOption::Define(_, body) | MacroOption::Assume(_, body)) => Some(body.clone()),
            Some(MacroOption::Undefine(_)) | None => None,
        };
        let old = self.macros.get(&name).cloned();
        let why = word.open.clone();
        let new = match (option, old) {
            (Some(option), None) if why.is_none() => State::Known(Given::new(option, word.place)),
            (Some(option), Some(State::Known(known))) if known.value == option => State::Known(known),
            // The last word on a command line counts, but nobody sees the order of words of several places.
            (_, old) => {
                let (mut bodies, before) = match old {
                    Some(State::Open(bodies, why)) => (bodies, Some(why)),
                    Some(State::Known(known)) => (vec![candidate(&known)], None),
                    None => (Vec::new(), None),
                };
                let own = Given::new(body, word.place);
                if !bodies.iter().any(|known| known.value == own.value) {
                    bodies.push(own);
                }
                let why = before
                    .or(why)
                    .unwrap_or_else(|| "the build files say two things".to_owned());
                State::Open(bodies, why)
            }
        };
        self.macros.insert(name, new);
    }

    /// Says that nothing defines a macro, unless something does.
    pub(crate) fn never(&mut self, name: &str, place: Place) {
        if is_name(name) && !self.macros.contains_key(name) {
            let option = MacroOption::Undefine(name.to_owned());
            self.macros
                .insert(name.to_owned(), State::Known(Given::new(option, place)));
        }
    }

    /// Takes a standard. Two different ones are none.
    pub(crate) fn standard(&mut self, word: Word<Standard>) {
        let same = self.std.as_ref().is_none_or(|known| known.value == word.value);
        let known = self.std.is_some();
        self.std_open |= !same || (!known && word.open.is_some());
        self.std.get_or_insert(word);
    }

    /// Takes `--expt-relaxed-constexpr`, if it certainly holds.
    pub(crate) fn relaxed_constexpr(&mut self, word: Word<&str>) {
        if word.open.is_none() {
            self.relaxed_constexpr.get_or_insert(word.place);
        }
    }

    /// Takes `-Werror cross-execution-space-call`, if it certainly holds.
    pub(crate) fn space_errors(&mut self, word: Word<&str>) {
        if word.open.is_none() {
            self.space_errors.get_or_insert(word.place);
        }
    }

    /// The macros of which it says something.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.macros.keys().map(String::as_str)
    }

    /// Whether a standard was given.
    pub(crate) fn has_standard(&self) -> bool {
        self.std.is_some()
    }

    fn std(&self) -> Option<Given<Standard>> {
        let word = self.std.as_ref().filter(|_| !self.std_open)?;
        Some(Given::new(word.value, word.place.clone()))
    }
}

fn candidate(known: &Given<MacroOption>) -> Given<Option<String>> {
    let body = match &known.value {
        MacroOption::Define(_, body) | MacroOption::Assume(_, body) => Some(body.clone()),
        MacroOption::Undefine(_) => None,
    };
    Given::new(body, known.place.clone())
}

/// What several contexts agree on.
pub(crate) fn agreed(contexts: &[&Context], compiler: Compiler) -> Compilation {
    let Some((first, others)) = contexts.split_first() else {
        return Compilation::of(compiler);
    };
    let mut out = Compilation::of(compiler);
    out.include = common(contexts, |context| &context.include);
    out.forced = common(contexts, |context| &context.forced);
    let std = first.std();
    let same = |other: &&Context| other.std().map(|std| std.value) == std.as_ref().map(|std| std.value);
    out.std = std.clone().filter(|_| others.iter().all(same));
    out.relaxed_constexpr = of_everyone(contexts, |context| context.relaxed_constexpr.as_ref());
    out.space_errors = of_everyone(contexts, |context| context.space_errors.as_ref());
    let mut names: Vec<&str> = contexts
        .iter()
        .flat_map(|context| context.macros.keys().map(String::as_str))
        .collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let states: Vec<Option<&State>> = contexts.iter().map(|context| context.macros.get(name)).collect();
        match of_all(name, &states) {
            Some(State::Known(given)) => out.macros.push(given),
            Some(State::Open(bodies, why)) => out.open.push(OpenMacro {
                name: name.to_owned(),
                bodies,
                why,
            }),
            None => {}
        }
    }
    out
}

/// Where the first has an option that all have. That one has none says little: what it links may have it.
fn of_everyone(contexts: &[&Context], option: fn(&Context) -> Option<&Place>) -> Option<Given<bool>> {
    let first = contexts.first().copied().and_then(option)?;
    let all = contexts.iter().all(|context| option(context).is_some());
    all.then(|| Given::new(true, first.clone()))
}

/// The words that all have and that certainly hold, as the first has them; after them those that may hold, and those
/// that more than half have.
fn common(contexts: &[&Context], words: fn(&Context) -> &Vec<Word<String>>) -> Vec<Given<String>> {
    // How many have a word, whether all are certain of it, and where it was seen first.
    let mut found: FxHashMap<&str, (usize, bool)> = FxHashMap::default();
    let mut order: Vec<&Word<String>> = Vec::new();
    for context in contexts {
        let mut seen = FxHashSet::default();
        for word in words(context) {
            if !seen.insert(word.value.as_str()) {
                continue;
            }
            let (count, sure) = found.entry(&word.value).or_insert_with(|| {
                order.push(word);
                (0, true)
            });
            *count += 1;
            *sure &= word.open.is_none();
        }
    }
    let rank = |word: &&Word<String>| match found.get(word.value.as_str()) {
        Some((count, sure)) if *count == contexts.len() => u8::from(!sure),
        Some((count, _)) if 2 * count > contexts.len() => 2,
        _ => 3,
    };
    let mut all: Vec<&Word<String>> = order.into_iter().filter(|word| rank(word) < 3).collect();
    all.sort_by_key(rank);
    let given = |word: &Word<String>| Given::new(word.value.clone(), word.place.clone());
    all.into_iter().map(given).collect()
}

/// What holds of a macro in all contexts; `None` if nobody knows anything, or if the CUDA build decides.
fn of_all(name: &str, states: &[Option<&State>]) -> Option<State> {
    let joined = joined(states)?;
    match presets::setting(name.as_bytes()) {
        None => Some(of_cuda(name, &joined).unwrap_or(joined)),
        Some(Setting::Defined(_)) => {
            let is_defined = matches!(&joined, State::Known(given) if matches!(given.value, MacroOption::Define(..)));
            is_defined.then_some(joined)
        }
        Some(Setting::Undefined) => None,
    }
}

/// What an open macro is in the CUDA build, where all that it may stand for are names that begin alike, and just one of them
/// is that of CUDA: `LIB_DEVICE_SYSTEM_CUDA`, `LIB_DEVICE_SYSTEM_OMP`.
fn of_cuda(name: &str, state: &State) -> Option<State> {
    let State::Open(bodies, _) = state else { return None };
    let parts = |given: &Given<Option<String>>| {
        let (before, last) = given
            .value
            .as_deref()
            .filter(|text| ident::is_whole(text))?
            .rsplit_once('_')?;
        Some((before.to_owned(), switch::is_cuda(last)))
    };
    let all: Option<Vec<(String, bool)>> = bodies.iter().map(parts).collect();
    let all = all.filter(|all| all.len() > 1 && all.iter().all(|(before, _)| *before == all[0].0))?;
    let mut own = bodies.iter().zip(&all).filter(|(_, (_, is_cuda))| *is_cuda);
    let (chosen, _) = own.next()?;
    let value = MacroOption::Define(name.to_owned(), chosen.value.clone()?);
    let is_only = own.next().is_none();
    is_only.then(|| State::Known(Given::new(value, chosen.place.clone())))
}

fn joined(states: &[Option<&State>]) -> Option<State> {
    let said: Vec<&State> = states.iter().copied().flatten().collect();
    let first = (*said.first()?).clone();
    let option = |state: &State| match state {
        State::Known(given) => Some(given.value.clone()),
        State::Open(..) => None,
    };
    let known = option(&first);
    let is_undefined = matches!(known, Some(MacroOption::Undefine(_)));
    let all_say = said.len() == states.len() || is_undefined;
    if known.is_some() && all_say && said.iter().all(|state| option(state) == known) {
        return Some(first);
    }
    let mut bodies: Vec<Given<Option<String>>> = Vec::new();
    let mut why = None;
    for state in said {
        let own = match state {
            State::Known(given) => vec![candidate(given)],
            State::Open(bodies, own) => {
                why.get_or_insert(own.clone());
                bodies.clone()
            }
        };
        for body in own {
            if !bodies.iter().any(|known| known.value == body.value) {
                bodies.push(body);
            }
        }
    }
    let why = why.unwrap_or_else(|| "the targets do not agree".to_owned());
    Some(State::Open(bodies, why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context(words: &[&str]) -> Context {
        let mut context = Context::default();
        for (count, word) in words.iter().enumerate() {
            let place = Place {
                file: "a".into(),
                line: count as u32 + 1,
            };
            let open = word.starts_with('?').then(|| "x".to_owned());
            let text = word.trim_start_matches('?');
            match text.strip_prefix('!') {
                Some(name) => context.never(name, place),
                None => context.define(Word {
                    value: text,
                    place,
                    open,
                }),
            }
        }
        context
    }

    fn shown(all: &[&[&str]]) -> String {
        let contexts: Vec<Context> = all.iter().map(|words| context(words)).collect();
        let contexts: Vec<&Context> = contexts.iter().collect();
        let found = agreed(&contexts, Compiler::NotVisible);
        let mut out: Vec<String> = Vec::new();
        for given in &found.macros {
            out.push(match &given.value {
                MacroOption::Undefine(name) => format!("!{name}"),
                MacroOption::Define(name, body) | MacroOption::Assume(name, body) => format!("{name}={body}"),
            });
        }
        out.extend(found.open.iter().map(|open| format!("{}?", open.name)));
        out.join(" ")
    }

    #[test]
    fn agreement() {
        assert_eq!(shown(&[&["A=1", "B"], &["A=1", "B"]]), "A=1 B=1");
        assert_eq!(shown(&[&["A=1"], &["A=2"]]), "A?");
        assert_eq!(shown(&[&["A"], &[]]), "A?");
        assert_eq!(shown(&[&["!A"], &[]]), "!A");
        assert_eq!(shown(&[&["!A"], &["A"]]), "A?");
        assert_eq!(shown(&[&["?A"]]), "A?");
        assert_eq!(shown(&[&["A", "?A"]]), "A=1");
        assert_eq!(shown(&[&["A", "!A"]]), "A=1");
        assert_eq!(shown(&[&["A=\0"]]), "A?");
        assert_eq!(shown(&[&["A=B_CUDA"], &["A=B_OMP"]]), "A=B_CUDA");
        assert_eq!(shown(&[&["A=B_CUDA"], &["A=CUDA"]]), "A?");
        assert_eq!(shown(&[&["A=B_CUDA"], &["A=C_OMP"]]), "A?");
        assert_eq!(shown(&[&["A=cuda"], &["A=omp"]]), "A?");
        assert_eq!(shown(&[&["A=B_CUDA"], &[]]), "A?");
        assert_eq!(shown(&[&["X_USE_CUDA=1", "?X_HAVE_GPU", "X_USE_HIP"]]), "X_USE_CUDA=1");
        assert_eq!(shown(&[&["9", "", "\0=1"]]), "");
    }
}
