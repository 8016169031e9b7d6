//! Variables: functions see those of their callers, folders those of the folders around them.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::value::{Branch, Branches, Item, UNKNOWN, Value};

/// So many values that a variable may have are as good as any.
const MAX_VALUES: usize = 512;

/// What a frame is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A folder or a function.
    Scope,
    /// A branch that may not be taken: what is set in it is brought together after it.
    Branch,
    /// A branch that is not taken: nothing of it is left after it.
    Aside,
    /// The arguments of a macro, which has no variables of its own.
    Arguments,
}

/// What was set in one of them.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    vars: FxHashMap<Rc<str>, Value>,
}

/// A frame that is open: its variables are among those of all.
#[derive(Debug)]
struct Open {
    kind: Kind,
    names: Vec<Rc<str>>,
}

/// All visible variables.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    frames: Vec<Open>,
    /// The values of each variable, with the frames that they are set in, the innermost last.
    vars: FxHashMap<Rc<str>, Vec<(usize, Value)>>,
    cache: FxHashMap<Rc<str>, Value>,
    /// Names of cache variables, also of those that branches set which are not taken.
    options: FxHashSet<Rc<str>>,
    /// Names that the build files set somewhere: if they are not set now, they are empty.
    declared: FxHashSet<Rc<str>>,
    /// What such a name has.
    empty: Value,
    /// What variables would also have if branches were taken that are not.
    left_out: FxHashMap<Rc<str>, Value>,
}

impl Scopes {
    pub(crate) fn push(&mut self, kind: Kind) {
        let names = Vec::new();
        self.frames.push(Open { kind, names });
    }

    /// Ends the innermost frame.
    pub(crate) fn pop(&mut self) -> Option<Frame> {
        let open = self.frames.pop()?;
        let at = self.frames.len();
        let mut frame = Frame::default();
        for name in open.names {
            let own = self.vars.get_mut(&name);
            if let Some((_, value)) = own.and_then(|values| values.pop_if(|(frame, _)| *frame == at)) {
                frame.vars.insert(name, value);
            }
        }
        Some(frame)
    }

    pub(crate) fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Takes all frames above a depth away, whatever they are.
    pub(crate) fn cut(&mut self, depth: usize) {
        while self.frames.len() > depth {
            let Some(open) = self.frames.pop() else { return };
            let at = self.frames.len();
            for name in open.names {
                if let Some(values) = self.vars.get_mut(&name) {
                    values.pop_if(|(frame, _)| *frame == at);
                }
            }
        }
    }

    /// The value of a variable; `None` if nothing is known of it.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        let own = self.vars.get(name).and_then(|values| values.last());
        let own = own.map(|(_, value)| value).or_else(|| self.cache.get(name));
        own.or_else(|| self.declared.contains(name).then_some(&self.empty))
    }

    /// The innermost frame that is none of arguments.
    fn top(&self) -> Option<usize> {
        self.frames.iter().rposition(|frame| frame.kind != Kind::Arguments)
    }

    /// Sets a variable in one of the frames.
    fn set_in(&mut self, at: usize, name: &str, value: Value) {
        let values = if let Some(values) = self.vars.get_mut(name) {
            values
        } else {
            self.vars.entry(name.into()).or_default()
        };
        let behind = values
            .iter()
            .rposition(|(frame, _)| *frame <= at)
            .map_or(0, |last| last + 1);
        match behind.checked_sub(1).and_then(|last| values.get_mut(last)) {
            Some((frame, known)) if *frame == at => *known = value,
            _ => {
                values.insert(behind, (at, value));
                if let (Some(frame), Some((name, _))) = (self.frames.get_mut(at), self.vars.get_key_value(name)) {
                    frame.names.push(Rc::clone(name));
                }
            }
        }
    }

    /// Says that a variable is empty where nothing else is said, in the cache either.
    pub(crate) fn declare(&mut self, name: &str) {
        self.declared.insert(name.into());
    }

    pub(crate) fn cached(&self, name: &str) -> Option<&Value> {
        self.cache.get(name)
    }

    /// Whether whoever builds may say what a variable is.
    pub(crate) fn is_option(&self, name: &str) -> bool {
        self.options.contains(name)
    }

    pub(crate) fn set_cache(&mut self, name: &str, value: Value) {
        if !self.options.contains(name) {
            self.options.insert(name.into());
        }
        match self.frames.iter().rposition(|frame| frame.kind == Kind::Aside) {
            Some(aside) => self.set_in(aside, name, value),
            None => {
                self.cache.insert(name.into(), value);
            }
        }
    }

    /// Sets a variable in the scope or branch that is read.
    pub(crate) fn set(&mut self, name: &str, value: Value) {
        if let Some(top) = self.top() {
            self.set_in(top, name, value);
        }
    }

    /// Sets one in the topmost frame, of whatever kind.
    pub(crate) fn set_here(&mut self, name: &str, value: Value) {
        if let Some(last) = self.frames.len().checked_sub(1) {
            self.set_in(last, name, value);
        }
    }

    /// Sets one around the function that is read; in branches of the function what was there may stay.
    pub(crate) fn set_above(&mut self, name: &str, value: Value, branches: &mut Branches, now: Branch) {
        let function = self.frames.iter().rposition(|frame| frame.kind == Kind::Scope);
        let Some(function) = function.filter(|at| *at > 0) else {
            return;
        };
        let inside = self.frames.get(function + 1..).unwrap_or_default();
        if inside.iter().any(|frame| frame.kind == Kind::Aside) {
            return;
        }
        let undecided = inside.iter().any(|frame| frame.kind == Kind::Branch);
        let value = if undecided {
            let values = self.vars.get(name).map_or(&[][..], Vec::as_slice);
            let before = values.iter().rfind(|(frame, _)| *frame < function);
            let before = before.map(|(_, value)| value.clone());
            let mut all = open(before.unwrap_or_default(), branches, now);
            all.extend(value);
            distinct(all)
        } else {
            value
        };
        let mut below = self.frames.iter().take(function);
        if let Some(above) = below.rposition(|frame| frame.kind != Kind::Arguments) {
            self.set_in(above, name, value);
        }
    }

    /// Adds to a list. Says how many elements had to be copied for that.
    pub(crate) fn append(&mut self, name: &str, items: Value) -> usize {
        let top = self.top();
        let values = self.vars.get_mut(name).into_iter().flatten();
        let own = values.rev().find(|(frame, _)| top.is_some_and(|top| *frame <= top));
        if let Some((_, own)) = own.filter(|(frame, _)| Some(*frame) == top) {
            own.extend(items);
            return 0;
        }
        let mut value = self.get(name).cloned().unwrap_or_default();
        let copied = value.len();
        value.extend(items);
        self.set(name, value);
        copied
    }

    /// Leaves a branch that is not taken. What it sets is not set: without another value it is empty.
    pub(crate) fn leave(&mut self, depth: usize, branches: &Branches) {
        self.cut(depth + 1);
        let Some(frame) = self.pop() else { return };
        let mut all: Vec<(Rc<str>, Value)> = frame.vars.into_iter().collect();
        all.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        for (name, value) in all {
            let known = self.left_out.entry(Rc::clone(&name)).or_default();
            let room = MAX_VALUES.saturating_sub(known.len());
            let own = value.into_iter().filter(|item| branches.aside(item.branch).is_some());
            known.extend(own.take(room));
            self.declared.insert(name);
        }
    }

    /// What a variable would also have if branches were taken that are not.
    pub(crate) fn left_out(&self, name: &str) -> &[Item] {
        self.left_out.get(name).map_or(&[], Vec::as_slice)
    }

    /// Brings together what the branches of one condition set. One of them was taken, or, if they do not cover all
    /// cases, perhaps none. Says how many elements were copied.
    pub(crate) fn join(&mut self, taken: Vec<(Branch, Frame)>, covers_all: bool, branches: &mut Branches) -> usize {
        let mut names: Vec<Rc<str>> = Vec::new();
        let mut seen: FxHashSet<Rc<str>> = FxHashSet::default();
        for (_, frame) in &taken {
            let mut own: Vec<&Rc<str>> = frame.vars.keys().collect();
            own.sort_unstable();
            names.extend(own.into_iter().filter(|name| seen.insert(Rc::clone(name))).cloned());
        }
        let mut copied = 0;
        for name in names {
            let before = self.get(&name).cloned().unwrap_or_default();
            copied += before.len();
            let value = joined(&name, before, &taken, covers_all, branches);
            copied += value.len();
            self.set(&name, value);
        }
        copied
    }
}

/// The value of one variable behind a condition.
fn joined(name: &str, before: Value, taken: &[(Branch, Frame)], covers_all: bool, branches: &mut Branches) -> Value {
    let own: Vec<(Branch, Option<&Value>)> = taken.iter().map(|(b, frame)| (*b, frame.vars.get(name))).collect();
    let begins = |value: &Value| {
        let same = |(a, b): (&Item, &Item)| Rc::ptr_eq(&a.text, &b.text) && a.branch == b.branch;
        value.len() >= before.len() && value.iter().zip(&before).all(same)
    };
    // Lists that grow keep what they had.
    let grows = !before.is_empty() && own.iter().all(|(_, value)| value.is_none_or(begins));
    let mut out = Value::new();
    let mut skip = 0;
    if grows {
        skip = before.len();
        out = before;
    } else if !covers_all || own.iter().any(|(_, value)| value.is_none()) {
        let now = own.first().map_or(Branch::default(), |(branch, _)| *branch);
        out = open(before, branches, now);
    }
    for (branch, value) in own {
        let new = value.into_iter().flatten().skip(skip);
        out.reserve(new.clone().count());
        let mut last = None;
        out.extend(new.map(|item| Item {
            branch: in_turn(&mut last, item.branch, |own| branches.both(own, branch)),
            ..item.clone()
        }));
    }
    if grows { out } else { distinct(out) }
}

/// Each of the texts that a variable may have once. Of too many, none is known.
fn distinct(mut value: Value) -> Value {
    if value.len() > 1 {
        let mut seen: FxHashSet<Rc<str>> = FxHashSet::default();
        value.retain(|item| seen.insert(Rc::clone(&item.text)));
    }
    if value.len() > MAX_VALUES {
        value.truncate(1);
        for item in &mut value {
            item.text = UNKNOWN.to_string().into();
        }
    }
    value
}

/// What may have been replaced: it holds in a branch of its own, in which nobody is.
fn open(mut value: Value, branches: &mut Branches, near: Branch) -> Value {
    if value.is_empty() {
        return value;
    }
    let (why, at) = branches.why(near);
    let mut last = None;
    for item in &mut value {
        item.branch = in_turn(&mut last, item.branch, |own| branches.inside(own, Rc::clone(&why), at));
    }
    value
}

/// What is made of the branch of an item, which was made for the last one if that has the same: few items have branches of
/// their own.
fn in_turn(last: &mut Option<(Branch, Branch)>, own: Branch, make: impl FnOnce(Branch) -> Branch) -> Branch {
    let made = match *last {
        Some((known, made)) if known == own => made,
        _ => make(own),
    };
    *last = Some((own, made));
    made
}

#[cfg(test)]
mod tests {
    use super::super::value::At;
    use super::*;

    fn items(texts: &[&str], branch: Branch) -> Value {
        texts
            .iter()
            .map(|text| Item::new(*text, branch, At::default()))
            .collect()
    }

    fn shown(scopes: &Scopes, branches: &Branches, name: &str) -> String {
        let sure = |item: &Item| branches.covers(item.branch, Branch::default());
        let show = |item: &Item| format!("{}{}", item.text, if sure(item) { "" } else { "?" });
        let all: Vec<String> = scopes.get(name).into_iter().flatten().map(show).collect();
        all.join(" ")
    }

    #[test]
    fn branches_that_set() {
        let (mut scopes, mut branches) = (Scopes::default(), Branches::new());
        let top = Branch::default();
        scopes.push(Kind::Scope);
        scopes.set("A", items(&["a"], top));
        scopes.set("L", items(&["x"], top));
        let mut taken = Vec::new();
        for text in ["b", "c"] {
            let branch = branches.inside(top, "X".into(), At::default());
            scopes.push(Kind::Branch);
            scopes.set("A", items(&[text], branch));
            scopes.append("L", items(&[text], branch));
            scopes.set(text, items(&["1"], branch));
            assert_eq!(scopes.get("A").unwrap().len(), 1);
            taken.push((branch, scopes.pop().unwrap()));
        }
        scopes.join(taken, true, &mut branches);
        assert_eq!(shown(&scopes, &branches, "A"), "b? c?");
        assert_eq!(shown(&scopes, &branches, "L"), "x b? c?");
        assert_eq!(shown(&scopes, &branches, "b"), "1?");
        let branch = branches.inside(top, "X".into(), At::default());
        scopes.push(Kind::Branch);
        scopes.set("A", items(&["d"], branch));
        let frame = scopes.pop().unwrap();
        scopes.join(vec![(branch, frame)], false, &mut branches);
        assert_eq!(shown(&scopes, &branches, "A"), "b? c? d?");
    }
}
