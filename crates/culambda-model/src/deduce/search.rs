//! Patterns with the parameters of a template compared with types, token by token.

use super::Primary;
use crate::class::fold;
use crate::spell::pieces as tokens;

/// Steps of one comparison; longer ones find nothing.
const MAX_STEPS: usize = 20_000;

/// The texts between the commas of what a parameter stands for; a pack stands for several types, or none.
pub(super) fn split(list: &[&str]) -> Vec<String> {
    lists(list).into_iter().map(|part| fold(&part.join(" "))).collect()
}

/// The parts of a list between its commas; an empty list has none.
pub(super) fn lists<'l, 's>(list: &'l [&'s str]) -> Vec<&'l [&'s str]> {
    let (mut out, mut depth, mut from) = (Vec::new(), 0i32, 0);
    for (at, token) in list.iter().enumerate() {
        match *token {
            "<" | "(" | "[" | "{" => depth += 1,
            ">" | ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 => {
                out.extend(list.get(from..at));
                from = at + 1;
            }
            _ => {}
        }
    }
    out.extend(list.get(from..).filter(|last| !last.is_empty()));
    out
}

/// A comparison of a pattern with types.
pub(super) struct Search<'s> {
    names: &'s [String],
    /// What each parameter stands for.
    pub(super) bound: Vec<Option<Vec<&'s str>>>,
    steps: usize,
}

impl<'s> Search<'s> {
    /// One for the arguments of a template, of which some are given.
    pub(super) fn of(primary: &'s Primary, written: &'s [String]) -> Search<'s> {
        let given = written.iter().map(|text| Some(vec![text.as_str()]));
        let bound = given.chain(std::iter::repeat(None));
        Search {
            names: &primary.names,
            bound: bound.take(primary.names.len()).collect(),
            steps: MAX_STEPS,
        }
    }

    /// Where the types of some parameters are written in another way, or depend on what a class is made with, the others
    /// tell the arguments, all of them.
    pub(super) fn matches_some(&mut self, pattern: &[&'s str], types: &[&'s str]) -> bool {
        let (patterns, types) = (lists(pattern), lists(types));
        if patterns.len() != types.len() {
            return false;
        }
        let mut left = false;
        for (pattern, of) in patterns.into_iter().zip(types) {
            // `typename` is in front of what is not deduced.
            let tells = |token: &&str| self.names.iter().any(|name| name == token);
            if pattern.contains(&"typename") || !pattern.iter().any(tells) {
                left = true;
            } else if !self.matches(pattern, of) {
                return false;
            }
        }
        left && self.bound.iter().all(Option::is_some)
    }

    /// The same for lists of parameters, of which the last may be a pack of more than a name: `T *...`.
    pub(super) fn matches_list(&mut self, pattern: &[&'s str], types: &[&'s str]) -> bool {
        let patterns = lists(pattern);
        let Some((&last, first)) = patterns.split_last() else {
            return types.is_empty();
        };
        let Some(element) = last.strip_suffix(&["..."]).filter(|element| element.len() > 1) else {
            return self.matches(pattern, types);
        };
        let types = lists(types);
        let Some((others, elements)) = types.split_at_checked(first.len()) else {
            return false;
        };
        first.iter().zip(others).all(|(pattern, of)| self.matches(pattern, of)) && self.matches_each(element, elements)
    }

    /// What the packs of an element stand for is what they stand for in all of them.
    fn matches_each(&mut self, element: &[&'s str], elements: &[&[&'s str]]) -> bool {
        let open = |at: &usize| self.bound[*at].is_none() && element.contains(&self.names[*at].as_str());
        let open: Vec<usize> = (0..self.names.len()).filter(open).collect();
        let mut all: Vec<Vec<&'s str>> = vec![Vec::new(); open.len()];
        for (number, of) in elements.iter().enumerate() {
            if !self.matches(element, of) {
                return false;
            }
            for (list, at) in all.iter_mut().zip(&open) {
                list.extend((number > 0).then_some(","));
                list.extend(self.bound[*at].take().unwrap_or_default());
            }
        }
        for (list, at) in all.into_iter().zip(open) {
            self.bound[at] = Some(list);
        }
        true
    }

    fn matches(&mut self, pattern: &[&'s str], types: &[&'s str]) -> bool {
        let Some(left) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = left;
        let Some((first, rest)) = pattern.split_first() else {
            return types.is_empty();
        };
        let Some(name) = self.names.iter().position(|n| n == first) else {
            return types.first() == Some(first) && self.matches(rest, &types[1..]);
        };
        let pack = rest.first() == Some(&"...");
        let rest = if pack { &rest[1..] } else { rest };
        if let Some(known) = self.bound[name].clone() {
            let known: Vec<&str> = known.iter().flat_map(|k| tokens(k)).collect();
            return types.starts_with(&known) && self.matches(rest, &types[known.len()..]);
        }
        if rest.first() == Some(&"&&") {
            // What is bound to an lvalue is deduced as a reference.
            let ends = (1..types.len()).find(|end| types[*end] == "," || *end + 1 == types.len());
            let end = ends.map_or(0, |end| if types[end] == "," { end } else { end + 1 });
            if end > 1 && types[end - 1] == "&" && balanced(&types[..end], false) {
                self.bound[name] = Some(types[..end].to_vec());
                if self.matches(&rest[1..], &types[end..]) {
                    return true;
                }
                self.bound[name] = None;
            }
        }
        for end in usize::from(!pack)..=types.len() {
            if !balanced(&types[..end], pack) {
                continue;
            }
            self.bound[name] = Some(types[..end].to_vec());
            if self.matches(rest, &types[end..]) {
                return true;
            }
        }
        self.bound[name] = None;
        false
    }
}

/// Whether the brackets of a list of tokens are in pairs, and no comma is outside of them unless it may.
fn balanced(list: &[&str], commas: bool) -> bool {
    let mut depth = 0i32;
    for token in list {
        match *token {
            "<" | "(" | "[" | "{" => depth += 1,
            ">" | ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 && !commas => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}
