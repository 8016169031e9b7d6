//! Functions whose threads wait for each other, by what their text names.
//!
//! Names are all that is looked at: a function of this name that is visible and waits makes its callers wait, if every
//! function of the name does. What is visible only when the program runs says so then.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use super::super::Views;
use culambda_source::File;

use super::super::function::{self, Annotations, Shared};
use super::super::items::{Wanted, scope_of};
use super::super::tokens::{Kind, Tokens};
use super::super::walk::{Body, walk};

/// Functions that wait for the threads of a warp, a block, a cluster or a grid.
const WAITS: [&str; 9] = [
    "__syncthreads",
    "__syncthreads_and",
    "__syncthreads_or",
    "__syncthreads_count",
    "__syncwarp",
    "__activemask",
    "__any",
    "__all",
    "__ballot",
];

/// What the names of others begin with, if they go on.
const WAITING: [&str; 12] = [
    "__shfl",
    "__any_",
    "__all_",
    "__ballot_",
    "__match_any_",
    "__match_all_",
    "__reduce_add_",
    "__reduce_min_",
    "__reduce_max_",
    "__barrier_sync",
    "__cluster_barrier",
    "__pipeline_",
];

/// Names of cooperative groups, where a directive makes them visible without their namespace.
const GROUPS: [&str; 6] = [
    "this_thread_block",
    "this_grid",
    "this_cluster",
    "tiled_partition",
    "coalesced_threads",
    "thread_block_tile",
];

/// Those of them that say where a thread is, for which it waits for nobody.
const PLACES: [&str; 7] = [
    "this_thread_block",
    "this_grid",
    "thread_block",
    "grid_group",
    "thread_group",
    "thread_block_tile",
    "tiled_partition",
];

/// What threads of a group do together, as members that no other class has.
const MEMBERS: [&str; 7] = [
    "sync",
    "barrier_arrive",
    "barrier_wait",
    "shfl",
    "shfl_up",
    "shfl_down",
    "shfl_xor",
];

/// What else they do together.
const TOGETHER: [&str; 13] = [
    "any",
    "all",
    "ballot",
    "match_any",
    "match_all",
    "reduce",
    "inclusive_scan",
    "exclusive_scan",
    "memcpy_async",
    "wait",
    "wait_prior",
    "invoke_one",
    "invoke_one_broadcast",
];

/// Names that a namespace has for things which wait.
const SCOPED: [(&str, &[&str]); 4] = [
    ("cooperative_groups", &[""]),
    ("cub", &["Block", "Warp", "Device", "CTA_SYNC", "WARP_SYNC"]),
    ("cuda", &["barrier", "pipeline", "memcpy_async", "ptx"]),
    ("nvcuda", &["wmma"]),
];

/// A function of the device.
#[derive(Debug, Default)]
struct Function {
    /// How many there are of the name, and how many wait.
    count: usize,
    waiting: usize,
    /// What it names that waits.
    because: Option<String>,
    /// How many of them have volatile memory, by which threads of a warp in step would see each other.
    in_step: usize,
    calls: BTreeSet<String>,
}

/// What waits in a unit.
#[derive(Debug, Default)]
pub(in super::super) struct Cooperation {
    /// Names of functions of which each waits, with the reason.
    functions: HashMap<String, String>,
    /// Names of functions that count on going in step if they are given memory of a block, with the reason.
    in_step: HashMap<String, String>,
    /// What a namespace is called besides.
    aliases: HashMap<String, String>,
    /// Other names of types whose objects wait.
    types: BTreeMap<String, String>,
    uses_groups: bool,
    /// Whether cooperative groups are mentioned at all.
    has_groups: bool,
}

impl Cooperation {
    /// What waits in the files of a unit.
    pub(in super::super) fn of(views: &Views<'_>) -> Cooperation {
        let mut found = Cooperation::default();
        let unit = views.unit;
        let marks = [
            &b"__sync"[..],
            b"__shfl",
            b"_sync",
            b"cooperative",
            b"cub",
            b"barrier",
            b"__a",
            b"wmma",
            b"ptx",
            b"volatile",
            FENCE.as_bytes(),
        ];
        let marked = |text: &[u8]| marks.iter().any(|mark| memchr::memmem::find(text, mark).is_some());
        if !unit.files.iter().any(|file| marked(&file.text)) {
            return found;
        }
        for file in &unit.files {
            found.names(&file.text);
            found.types_in(file);
            found.has_groups |= memchr::memmem::find(&file.text, b"cooperative_groups").is_some();
        }
        let mut functions: BTreeMap<String, Function> = BTreeMap::new();
        for (index, file) in unit.files.iter().enumerate() {
            for item in Wanted::of(file).items(false) {
                let text = file.text.get(item.span.range()).unwrap_or_default();
                if !text.contains(&b'{') {
                    continue;
                }
                let view = views.get(index, item.span);
                if view.marks.is_empty() {
                    continue;
                }
                let tokens = Tokens::of(&view);
                walk(&tokens, scope_of(unit, index, item.scope), |declaration, _| {
                    let annotations = Annotations::of(&tokens, declaration);
                    let is_function = function::is_function(&tokens, declaration, annotations);
                    if let (true, Some((first, last)), Some(name)) =
                        (is_function && annotations.device, declaration.body, declaration.name)
                    {
                        let function = functions.entry(tokens.text(name).to_owned()).or_default();
                        found.look(&tokens, first, last, function);
                        let whole = declaration.parameters.map_or(first, |(open, _)| open);
                        function.in_step += usize::from(has_volatile(&tokens, whole, last));
                    }
                    Body::Stays
                });
            }
        }
        let waits = |function: &Function| function.because.clone().filter(|_| function.waiting == function.count);
        found.functions = reasons(&functions, waits, "whose threads wait");
        let in_step = |function: &Function| {
            (function.in_step == function.count).then(|| format!("takes it as `volatile`, {IN_STEP}"))
        };
        found.in_step = reasons(&functions, in_step, "which takes it as `volatile`");
        found
    }

    /// Takes note of names of namespaces: `namespace cg = cooperative_groups;`.
    fn names(&mut self, text: &[u8]) {
        for at in memchr::memmem::find_iter(text, b"namespace") {
            let line = text.get(at..).unwrap_or_default();
            let end = memchr::memchr3(b';', b'{', b'\n', line).unwrap_or(line.len());
            let line = String::from_utf8_lossy(line.get("namespace".len()..end).unwrap_or_default());
            match line.split_once('=') {
                Some((alias, of)) => {
                    let of = of.trim().trim_start_matches("::");
                    let known = SCOPED
                        .iter()
                        .any(|(name, _)| of == *name || of.starts_with(&format!("{name}::")));
                    if known {
                        let of = of.split("::").next().unwrap_or(of);
                        self.aliases.insert(alias.trim().to_owned(), of.to_owned());
                    }
                }
                None => self.uses_groups |= line.trim().trim_start_matches("::") == "cooperative_groups",
            }
        }
    }

    /// At namespace scope: `using barrier = cuda::barrier<..>;`, `using cuda::barrier;`.
    fn types_in(&mut self, file: &File) {
        for item in &file.items {
            let text = file.text.get(item.span.range()).unwrap_or_default();
            let Some(rest) = text.strip_prefix(b"using ") else {
                continue;
            };
            let end = memchr::memchr2(b';', b'{', rest).unwrap_or(rest.len());
            let statement = String::from_utf8_lossy(rest.get(..end).unwrap_or_default());
            let (name, of) = statement.split_once('=').unwrap_or(("", &statement));
            let of = of.trim().trim_start_matches("::");
            let Some((space, inner)) = of.split_once("::") else {
                continue;
            };
            let inner = inner.split('<').next().unwrap_or(inner).trim();
            let known = SCOPED.iter().find(|(known, _)| *known == space);
            let waits = known.is_some_and(|(_, starts)| starts.iter().any(|start| inner.starts_with(start)));
            let name = if name.is_empty() { inner } else { name.trim() };
            if waits && space != "cooperative_groups" {
                self.types.insert(name.to_owned(), format!("{space}::{inner}"));
            }
        }
    }

    fn look(&self, tokens: &Tokens<'_>, first: usize, last: usize, function: &mut Function) {
        function.count += 1;
        if let Some(word) = self.word(tokens, first, last) {
            function.waiting += 1;
            function.because.get_or_insert(format!("uses `{word}`"));
        }
        function.calls.extend(calls(tokens, first, last).map(str::to_owned));
    }

    /// Why the threads of a body wait, if they visibly do.
    pub(in super::super) fn in_body(
        &self,
        tokens: &Tokens<'_>,
        shared: &Shared,
        first: usize,
        last: usize,
    ) -> Option<String> {
        if let Some(word) = self.word(tokens, first, last) {
            return Some(format!("it uses `{word}`"));
        }
        let waits = calls(tokens, first, last).find_map(|name| {
            let because = self.functions.get(name)?;
            Some(format!("it calls `{name}`, which {because}"))
        });
        waits.or_else(|| self.goes_in_step(tokens, shared, first, last))
    }

    /// Memory of a block that is volatile by another name: no barrier is between its threads.
    fn goes_in_step(&self, tokens: &Tokens<'_>, shared: &Shared, first: usize, last: usize) -> Option<String> {
        let variable = Some(Kind::Mark(culambda_source::MarkKind::Variable));
        let outside = |at: usize| shared.get(tokens.text(at)).copied();
        let own = (first..=last).any(|at| tokens.get(at).map(|tok| tok.kind) == variable);
        if !own && !(first..=last).any(|at| outside(at).is_some()) {
            return None;
        }
        if has_volatile(tokens, first, last) || (first..=last).any(|at| outside(at) == Some(true)) {
            return Some(format!("it uses `__shared__` memory as `volatile`, {IN_STEP}"));
        }
        if calls(tokens, first, last).any(|name| name == FENCE)
            && !calls(tokens, first, last).any(|name| name.starts_with("atomic"))
        {
            return Some(format!("it has `__shared__` memory and calls `{FENCE}`, {IN_STEP}"));
        }
        calls(tokens, first, last).find_map(|name| {
            let because = self.in_step.get(name)?;
            Some(format!(
                "it has `__shared__` memory and calls `{name}`, which {because}"
            ))
        })
    }

    /// The first word of a body that waits.
    fn word(&self, tokens: &Tokens<'_>, first: usize, last: usize) -> Option<String> {
        let together = goes_together(tokens, first, last).filter(|_| self.has_groups);
        // Where a thread is may be asked, unless threads do something together.
        let unless_place = |at: usize, name: String| {
            let is_place = PLACES.contains(&tokens.text(at));
            if is_place {
                together.map(|at| tokens.text(at).to_owned())
            } else {
                Some(name)
            }
        };
        (first..=last).find_map(|at| {
            let word = tokens.text(at);
            if !tokens.is_word(at) {
                return self.volatile(tokens, at);
            }
            let plain = WAITS.contains(&word) || WAITING.iter().any(|start| word.starts_with(start));
            if plain || self.has_groups && is_of_group(tokens, at) {
                return Some(word.to_owned());
            }
            if self.uses_groups && GROUPS.contains(&word) {
                return unless_place(at, word.to_owned());
            }
            if let Some(named) = self.types.get(word) {
                return Some(named.clone());
            }
            self.scoped(tokens, at).and_then(|name| unless_place(at + 2, name))
        })
    }

    /// `cub::BlockReduce`, `cg::this_grid`.
    fn scoped(&self, tokens: &Tokens<'_>, at: usize) -> Option<String> {
        let word = tokens.text(at);
        if tokens.text(at + 1) != "::" || at > 0 && tokens.text(at - 1) == "::" && at > 1 && tokens.is_word(at - 2) {
            return None;
        }
        let space = self.aliases.get(word).map_or(word, String::as_str);
        let (_, starts) = SCOPED.iter().find(|(name, _)| *name == space)?;
        let name = tokens.text(at + 2);
        let waits = starts.iter().any(|start| name.starts_with(start));
        waits.then(|| format!("{word}::{name}"))
    }

    /// `volatile __shared__`: threads of a warp that count on going in step.
    fn volatile(&self, tokens: &Tokens<'_>, at: usize) -> Option<String> {
        let mark = tokens.get(at).is_some_and(|tok| matches!(tok.kind, Kind::Mark(_)));
        let beside = |at: Option<usize>| at.is_some_and(|at| tokens.text(at) == "volatile");
        let variable = tokens
            .get(at)
            .is_some_and(|tok| tok.kind == Kind::Mark(culambda_source::MarkKind::Variable));
        (mark && variable && (beside(at.checked_sub(1)) || beside(Some(at + 1))))
            .then(|| "volatile __shared__".to_owned())
    }
}

/// Where threads of a group visibly do something together.
fn goes_together(tokens: &Tokens<'_>, first: usize, last: usize) -> Option<usize> {
    let together = |name: &str| MEMBERS.contains(&name) || TOGETHER.contains(&name);
    (first..=last).find(|&at| together(tokens.text(at)) && tokens.text(at + 1) == "(")
}

/// `group.sync()`, where the group is of any type.
fn is_of_group(tokens: &Tokens<'_>, at: usize) -> bool {
    let is_member = at > 0 && matches!(tokens.text(at - 1), "." | "->");
    is_member && tokens.text(at + 1) == "(" && MEMBERS.contains(&tokens.text(at))
}

/// The names that a body calls, but for members.
fn calls<'v>(tokens: &Tokens<'v>, first: usize, last: usize) -> impl Iterator<Item = &'v str> {
    (first..=last).filter_map(move |at| {
        let called = tokens.is_word(at) && matches!(tokens.text(at + 1), "(" | "<");
        let member = at > 0 && matches!(tokens.text(at - 1), "." | "->");
        (called && !member).then(|| tokens.text(at))
    })
}

/// Orders what a thread writes for the others of its block: without a lock they count on going in step.
const FENCE: &str = "__threadfence_block";

/// Why volatile memory of a block is not for threads that run one after another.
const IN_STEP: &str = "as threads of a warp in step would";

/// Whether anything is `volatile` but an `asm`.
fn has_volatile(tokens: &Tokens<'_>, first: usize, last: usize) -> bool {
    let is_asm = |at: usize| matches!(tokens.text(at), "asm" | "__asm__" | "__asm");
    (first..=last).any(|at| tokens.text(at) == "volatile" && !at.checked_sub(1).is_some_and(is_asm))
}

/// The functions that have a reason themselves, and those that call one of them.
fn reasons(
    functions: &BTreeMap<String, Function>,
    own: impl Fn(&Function) -> Option<String>,
    inherited: &str,
) -> HashMap<String, String> {
    let mut callers: HashMap<&str, Vec<&str>> = HashMap::new();
    for (name, function) in functions.iter().filter(|(_, function)| function.count == 1) {
        for call in &function.calls {
            callers.entry(call).or_default().push(name);
        }
    }
    let mut known: HashMap<String, String> = HashMap::new();
    let mut todo: VecDeque<&str> = VecDeque::new();
    for (name, function) in functions {
        if let Some(because) = own(function) {
            known.insert(name.clone(), because);
            todo.push_back(name);
        }
    }
    while let Some(called) = todo.pop_front() {
        for &name in callers.get(called).map_or(&[][..], Vec::as_slice) {
            if !known.contains_key(name) {
                known.insert(name.to_owned(), format!("calls `{called}`, {inherited}"));
                todo.push_back(name);
            }
        }
    }
    known
}
