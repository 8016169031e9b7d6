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

/// Variables of one kind.
#[derive(Debug)]
pub(crate) struct Frame {
    kind: Kind,
    vars: FxHashMap<Rc<str>, Value>,
}

impl Frame {
    /// One without variables.
    pub(crate) fn empty(kind: Kind) -> Frame {
        let vars = FxHashMap::default();
        Frame { kind, vars }
    }
}

/// All visible variables.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    frames: Vec<Frame>,
    cache: FxHashMap<Rc<str>, Value>,
    /// Names that the build files set somewhere: if they are not set now, they are empty.
    declared: FxHashSet<Rc<str>>,
    /// What such a name has.
    empty: Value,
}

impl Scopes {
    pub(crate) fn push(&mut self, kind: Kind) {
        self.frames.push(Frame::empty(kind));
    }

    pub(crate) fn pop(&mut self) -> Option<Frame> {
        self.frames.pop()
    }

    pub(crate) fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Takes all frames above a depth away, whatever they are.
    pub(crate) fn cut(&mut self, depth: usize) {
        self.frames.truncate(depth);
    }

    /// The value of a variable; `None` if nothing is known of it.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        let mut frames = self.frames.iter().rev();
        let own = frames.find_map(|frame| frame.vars.get(name));
        let own = own.or_else(|| self.cache.get(name));
        own.or_else(|| self.declared.contains(name).then_some(&self.empty))
    }

    pub(crate) fn cached(&self, name: &str) -> Option<&Value> {
        self.cache.get(name)
    }

    pub(crate) fn set_cache(&mut self, name: &str, value: Value) {
        let aside = self.frames.iter_mut().rev().find(|frame| frame.kind == Kind::Aside);
        if let Some(frame) = aside {
            frame.vars.insert(name.into(), value);
            return;
        }
        self.cache.insert(name.into(), value);
    }

    /// Sets a variable in the scope or branch that is read.
    pub(crate) fn set(&mut self, name: &str, value: Value) {
        let top = self.frames.iter_mut().rev();
        if let Some(frame) = top.filter(|frame| frame.kind != Kind::Arguments).take(1).next() {
            frame.vars.insert(name.into(), value);
        }
    }

    /// Sets one in the topmost frame, of whatever kind.
    pub(crate) fn set_here(&mut self, name: &str, value: Value) {
        if let Some(frame) = self.frames.last_mut() {
            frame.vars.insert(name.into(), value);
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
        let below = self.frames.get(..function).unwrap_or_default();
        let before = below.iter().rev().find_map(|frame| frame.vars.get(name)).cloned();
        let value = if undecided {
            let mut all = open(before.unwrap_or_default(), branches, now);
            all.extend(value);
            distinct(all)
        } else {
            value
        };
        let frames = self.frames.iter_mut().take(function).rev();
        if let Some(frame) = frames.filter(|frame| frame.kind != Kind::Arguments).take(1).next() {
            frame.vars.insert(name.into(), value);
        }
    }

    /// Adds to a list. Says how many elements had to be copied for that.
    pub(crate) fn append(&mut self, name: &str, items: Value) -> usize {
        let top = self.frames.iter_mut().rev().find(|frame| frame.kind != Kind::Arguments);
        if let Some(own) = top.and_then(|frame| frame.vars.get_mut(name)) {
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
    pub(crate) fn leave(&mut self, depth: usize) {
        self.cut(depth + 1);
        if let Some(frame) = self.pop() {
            self.declared.extend(frame.vars.into_keys());
        }
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
        for item in value.into_iter().flatten().skip(skip) {
            let mut item = item.clone();
            item.branch = branches.both(item.branch, branch);
            out.push(item);
        }
    }
    if grows { out } else { distinct(out) }
}

/// Each of the texts that a variable may have once. Of too many, none is known.
fn distinct(mut value: Value) -> Value {
    let mut seen: FxHashSet<Rc<str>> = FxHashSet::default();
    value.retain(|item| seen.insert(Rc::clone(&item.text)));
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
        // Few items have branches of their own.
        let branch = match last {
            Some((known, branch)) if known == item.branch => branch,
            _ => branches.inside(item.branch, Rc::clone(&why), at),
        };
        last = Some((item.branch, branch));
        item.branch = branch;
    }
    value
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
