//! Reads the files, command by command.
//!
//! There is no interpreter here: what a command means is taken where it is there in plain words, and what does
//! not is left out. Nothing of it runs without end: files, commands and texts have a budget in steps.

use std::ops::Range;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::commands;
use super::condition::Truth;
use super::expand::Argument;
use super::lexer::Command;
use super::pattern::Patterns;
use super::scope::{Kind, Scopes};
use super::script::Script;
use super::switch;
use super::value::{At, Branch, Branches, Item, Names, Value};
use super::world::{Folder, Top, World};
use crate::{Files, paths};

/// What a project costs at most, in commands and elements of lists.
const MAX_STEPS: usize = 2_000_000;
/// How deep blocks, functions and files are in each other.
const MAX_DEPTH: usize = 80;
/// Files that are read, those that are read twice counted twice.
const MAX_FILES: usize = 20_000;

/// How a part of a file ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Goes,
    /// `return`: of the function or the file.
    Returns,
    /// `break` or `continue`.
    Leaves,
}

/// A function or a macro of the project.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) script: Rc<Script>,
    pub(crate) body: Range<usize>,
    pub(crate) parameters: Vec<String>,
    pub(crate) is_macro: bool,
}

/// What is known while files are read.
pub(crate) struct Reader<'f> {
    pub(crate) files: &'f dyn Files,
    pub(crate) names: Names,
    pub(crate) scopes: Scopes,
    pub(crate) branches: Branches,
    /// The branch that is read.
    pub(crate) branch: Branch,
    /// The command that is read.
    pub(crate) at: At,
    /// The folder that is read.
    pub(crate) folder: usize,
    pub(crate) world: World,
    pub(crate) patterns: Patterns,
    pub(crate) functions: FxHashMap<String, Rc<Function>>,
    /// Names that commands are given: one of them may set a variable of that name.
    pub(super) named: FxHashSet<String>,
    /// Whether a variable was set whose name is not known.
    pub(crate) sets_unknown: bool,
    /// Whether a file was included that is not in the tree, or the topmost one is no project.
    pub(crate) misses_files: bool,
    /// Packages that are asked for, in small letters.
    pub(super) packages: FxHashSet<String>,
    /// Variables that are compared with `CUDA`, with how it is spelled there.
    pub(crate) backends: FxHashMap<String, String>,
    /// Options that are turned, whatever the files say.
    pub(crate) turned: FxHashMap<String, bool>,
    /// What names say of every CUDA build.
    switches: switch::Choices,
    /// Names of cache variables.
    pub(crate) cached: FxHashSet<String>,
    /// What a preset says of cache variables.
    pub(crate) preset: FxHashMap<String, (String, At)>,
    /// What was not understood, each place once.
    pub(crate) unread: Vec<(At, String)>,
    told: FxHashSet<(u32, u32)>,
    /// Targets whose names others took in branches that are not taken.
    pub(crate) replaced: Vec<(String, usize)>,
    /// Macros that are defined for targets whose names are not known.
    pub(crate) loose: FxHashSet<String>,
    /// `CMAKE_BUILD_TYPE` of each topmost folder, if it is known.
    pub(crate) build_types: Vec<Option<String>>,
    scripts: FxHashMap<String, Option<Rc<Script>>>,
    /// Folders whose files were read.
    pub(crate) visited: FxHashSet<String>,
    count: usize,
    steps: usize,
    depth: usize,
}

impl<'f> Reader<'f> {
    pub(crate) fn new(files: &'f dyn Files, backends: FxHashMap<String, String>) -> Self {
        Reader {
            files,
            names: Names::default(),
            scopes: Scopes::default(),
            branches: Branches::new(),
            branch: Branch::default(),
            at: At::default(),
            folder: 0,
            world: World::default(),
            patterns: Patterns::default(),
            functions: FxHashMap::default(),
            named: FxHashSet::default(),
            sets_unknown: false,
            misses_files: false,
            packages: FxHashSet::default(),
            backends,
            turned: FxHashMap::default(),
            switches: switch::Choices::default(),
            cached: FxHashSet::default(),
            preset: FxHashMap::default(),
            unread: Vec::new(),
            told: FxHashSet::default(),
            replaced: Vec::new(),
            loose: FxHashSet::default(),
            build_types: Vec::new(),
            scripts: FxHashMap::default(),
            visited: FxHashSet::default(),
            count: 0,
            steps: 0,
            depth: 0,
        }
    }

    /// Takes steps from the budget.
    pub(crate) fn spend(&mut self, steps: usize) {
        self.steps = self.steps.saturating_add(steps);
    }

    /// Whether the budget is used up: what comes after is not read.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.steps >= MAX_STEPS
    }

    /// Notes what cannot be read.
    pub(crate) fn cannot_read(&mut self, what: impl Into<String>) {
        let place = self.at;
        // A function is read as often as it is called.
        if self.told.insert((place.file, place.line)) {
            self.unread.push((place, what.into()));
        }
    }

    /// Whether something certainly holds where the reading is.
    pub(crate) fn is_sure(&self, item: &Item) -> bool {
        self.branches.covers(item.branch, self.branch)
    }

    /// The value of a variable, with what every CUDA build says.
    pub(crate) fn lookup(&mut self, name: &str) -> Option<Value> {
        let known = self.scopes.get(name);
        let turned = self.turned.get(name).copied();
        let Some(on) = turned.or_else(|| self.switches.of(name)) else {
            return known.cloned();
        };
        // A switch that is not a switch here, but a text.
        if let Some([one]) = known.map(Vec::as_slice)
            && one.is_known()
            && !switch::is_switch(&one.text)
        {
            return known.cloned();
        }
        let at = known.and_then(|value| value.first()).map_or(self.at, |item| item.at);
        Some(vec![Item::new(if on { "ON" } else { "OFF" }, self.branch, at)])
    }

    /// Reads a project from its topmost folder on.
    pub(crate) fn read_top(&mut self, folder: &str) {
        self.scopes = Scopes::default();
        self.functions.clear();
        self.branch = Branch::default();
        self.world.tops.push(Top::default());
        self.build_types.push(None);
        self.scopes.push(Kind::Scope);
        let source = paths::of_tree(folder);
        let binary = source.replacen(paths::SOURCE, paths::BUILT, 1);
        for (name, value) in switch::GIVEN {
            self.set_text(name, value);
        }
        for name in switch::EMPTY {
            self.scopes.declare(name);
        }
        for prefix in ["CMAKE_", "PROJECT_"] {
            self.set_text(&format!("{prefix}SOURCE_DIR"), &source);
            self.set_text(&format!("{prefix}BINARY_DIR"), &binary);
        }
        let preset = std::mem::take(&mut self.preset);
        let mut names: Vec<&String> = preset.keys().collect();
        names.sort_unstable();
        for name in names {
            let Some((text, at)) = preset.get(name) else { continue };
            let items = text.split(';').filter(|text| !text.is_empty());
            let items = items.map(|text| Item::new(text, Branch::default(), *at));
            self.scopes.set_cache(name, items.collect());
        }
        self.preset = preset;
        self.packages.clear();
        let name = format!("{folder}/CMakeLists.txt");
        let script = self.script(name.trim_start_matches('/'));
        let is_project = |script: &Rc<Script>| script.commands.iter().any(|command| &*command.name == "project");
        self.misses_files = !script.as_ref().is_some_and(is_project);
        self.read_folder(&source, &binary, None);
        self.scopes.cut(0);
        let names = std::mem::take(&mut self.world.by_name);
        if let Some(top) = self.top() {
            top.by_name = names;
        }
    }

    fn set_text(&mut self, name: &str, text: &str) {
        let item = Item::new(text, Branch::default(), self.at);
        self.scopes.set_here(name, vec![item]);
    }

    /// Reads the `CMakeLists.txt` of a folder.
    pub(crate) fn read_folder(&mut self, source: &str, binary: &str, parent: Option<usize>) {
        let Some(name) = paths::in_tree(source) else { return };
        let name = if name.is_empty() {
            "CMakeLists.txt".to_owned()
        } else {
            format!("{name}/CMakeLists.txt")
        };
        let Some(script) = self.script(&name) else { return };
        self.visited.insert(name);
        let usage = parent
            .and_then(|at| self.world.folder(at))
            .map(|folder| folder.usage.clone());
        let usage = usage.unwrap_or_default();
        self.spend(usage.len());
        let own = self.world.folders.len();
        self.world.folders.push(Folder {
            source: source.to_owned(),
            binary: binary.to_owned(),
            top: self.world.tops.len() - 1,
            usage,
            ..Folder::default()
        });
        let before = std::mem::replace(&mut self.folder, own);
        let (place, branch) = (self.at, self.branch);
        self.scopes.push(Kind::Scope);
        let depth = self.scopes.depth();
        for name in ["CMAKE_CURRENT_SOURCE_DIR", "CMAKE_CURRENT_LIST_DIR"] {
            self.set_text(name, source);
        }
        self.set_text("CMAKE_CURRENT_BINARY_DIR", binary);
        self.run_file(&script);
        for (name, is_cuda) in [("CMAKE_CUDA_FLAGS", true), ("CMAKE_CXX_FLAGS", false)] {
            let value = self.lookup(name).unwrap_or_default();
            if let Some(folder) = self.world.folder(own) {
                *(if is_cuda {
                    &mut folder.cuda_flags
                } else {
                    &mut folder.cxx_flags
                }) = value;
            }
        }
        if parent.is_none() {
            let config = self.text_of("CMAKE_BUILD_TYPE").map(|item| item.text.to_string());
            if let Some(slot) = self.build_types.last_mut() {
                *slot = config;
            }
        }
        self.scopes.cut(depth - 1);
        (self.at, self.branch, self.folder) = (place, branch, before);
    }

    /// A file of the tree, taken apart once.
    pub(crate) fn script(&mut self, name: &str) -> Option<Rc<Script>> {
        self.count += 1;
        if self.count > MAX_FILES {
            return None;
        }
        if let Some(known) = self.scripts.get(name) {
            return known.clone();
        }
        let script = crate::text(self.files, name).map(|text| {
            self.spend(text.len() / 64);
            let file = self.names.add(name);
            Rc::new(Script::of(file, &text))
        });
        if let Some(script) = &script {
            self.look_for_backends(script);
            self.look_for_names(script);
        }
        self.scripts.insert(name.to_owned(), script.clone());
        script
    }

    /// Finds variables that are compared with `CUDA`.
    fn look_for_backends(&mut self, script: &Script) {
        for command in script.commands.iter().filter(|c| matches!(&*c.name, "if" | "elseif")) {
            for three in command.args.windows(3) {
                let [left, operator, right] = three else { continue };
                if !matches!(&*operator.text, "STREQUAL" | "MATCHES") || !switch::is_cuda(&right.text) {
                    continue;
                }
                let name = left.text.strip_prefix("${").and_then(|name| name.strip_suffix('}'));
                let name = name.unwrap_or(&left.text).to_owned();
                self.backends.entry(name).or_insert_with(|| right.text.to_string());
            }
        }
    }

    /// Runs a whole file in the scope that is there.
    pub(crate) fn run_file(&mut self, script: &Rc<Script>) {
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        let (file, branch) = (self.at, self.branch);
        let whole = 0..script.commands.len();
        self.run(script, whole);
        (self.at, self.branch) = (file, branch);
        self.depth -= 1;
    }

    /// Runs commands of a file one after the other.
    fn run(&mut self, script: &Rc<Script>, range: Range<usize>) -> Flow {
        let mut at = range.start;
        while at < range.end && !self.is_exhausted() {
            let Some(command) = script.commands.get(at) else { break };
            self.spend(1 + command.args.len());
            self.at = At {
                file: script.file,
                line: command.line,
            };
            let (flow, next) = self.step(script, at, command);
            if flow != Flow::Goes {
                return flow;
            }
            at = next.max(at + 1);
        }
        Flow::Goes
    }

    /// Runs one command or block; says where to go on.
    fn step(&mut self, script: &Rc<Script>, at: usize, command: &Command) -> (Flow, usize) {
        let end = script.end(at);
        match command.name.as_str() {
            "if" => self.condition(script, at),
            "foreach" => (self.each(script, command, at + 1..end), end + 1),
            "function" | "macro" => {
                self.define(script, command, at + 1..end);
                (Flow::Goes, end + 1)
            }
            "while" => {
                self.cannot_read("`while` is not followed");
                (Flow::Goes, end + 1)
            }
            "return" => (Flow::Returns, at + 1),
            "break" | "continue" => (Flow::Leaves, at + 1),
            name => {
                let mut args = self.arguments(&command.args);
                if commands::targets::takes_definitions(name) {
                    args.extend(self.left_out(&command.args));
                } else if commands::targets::takes_sources(name) {
                    // Variables of one name are others in other files.
                    let own = self.left_out(&command.args).into_iter();
                    args.extend(own.filter(|arg| arg.items.iter().all(|item| item.at.file == script.file)));
                }
                let function = self.functions.get(name).cloned();
                match function.filter(|_| !commands::fetches(name, &args)) {
                    Some(function) => self.call(&function, &args),
                    None => commands::run(self, name, &args),
                }
                (Flow::Goes, at + 1)
            }
        }
    }

    /// Runs the branches of a condition that may be taken.
    fn condition(&mut self, script: &Rc<Script>, first: usize) -> (Flow, usize) {
        let mut taken = Vec::new();
        let (mut at, mut decided, mut flow, mut may_return) = (first, false, Flow::Goes, None);
        let mut deciding: Option<Truth> = None;
        while let Some(command) = script.commands.get(at).filter(|c| c.name != "endif") {
            let next = script.end(at);
            let body = at + 1..next;
            self.at.line = command.line;
            let truth = if decided {
                self.excluded_by(deciding.as_ref(), command.name == "else" && script.end(first) == at)
            } else if command.name == "else" {
                Truth::decided(true, self.at)
            } else {
                let args = self.arguments(&command.args);
                self.truth(&args)
            };
            if truth.value != Some(false) && script.fails(body.clone()) {
                // Nobody builds that.
            } else {
                match truth.value {
                    Some(false) => self.leave_out(script, body, &truth),
                    Some(true) if taken.is_empty() => flow = self.nested(script, body),
                    _ => {
                        let (frame, own) = self.maybe(script, body, &truth.why);
                        if own == Flow::Returns {
                            may_return = Some(truth.why.clone());
                        }
                        taken.push(frame);
                    }
                }
            }
            if truth.value == Some(true) {
                decided = true;
                deciding = Some(truth);
            }
            at = next;
        }
        if !taken.is_empty() {
            let copied = self.scopes.join(taken, decided, &mut self.branches);
            self.spend(copied);
        }
        if let Some(why) = may_return {
            // What follows holds unless that was the end.
            self.branch = self.branches.inside(self.branch, why.into(), self.at);
        }
        (flow, at + 1)
    }

    /// The outcome for a branch after one that is taken. If that is the only other one, turning it leads here.
    fn excluded_by(&self, taken: Option<&Truth>, is_only_other: bool) -> Truth {
        let at = taken.map_or(self.at, |taken| taken.at);
        let turns = taken.filter(|_| is_only_other).and_then(|taken| taken.turns.clone());
        Truth {
            turns,
            ..Truth::decided(false, at)
        }
    }

    fn nested(&mut self, script: &Rc<Script>, body: Range<usize>) -> Flow {
        if self.depth >= MAX_DEPTH {
            return Flow::Goes;
        }
        self.depth += 1;
        let flow = self.run(script, body);
        self.depth -= 1;
        flow
    }

    /// Runs a branch that may be taken, in a frame of its own.
    fn maybe(&mut self, script: &Rc<Script>, body: Range<usize>, why: &str) -> ((Branch, super::scope::Frame), Flow) {
        let before = self.branch;
        let own = self.branches.inside(before, why.into(), self.at);
        self.branch = own;
        self.scopes.push(Kind::Branch);
        let depth = self.scopes.depth();
        let flow = self.nested(script, body);
        self.scopes.cut(depth);
        let frame = self.scopes.pop();
        self.branch = before;
        ((own, frame.unwrap_or_default()), flow)
    }

    /// Reads a branch that is not taken: what it would define is not defined, what it would set is not set; its own
    /// targets are as they are if somebody takes it.
    fn leave_out(&mut self, script: &Rc<Script>, body: Range<usize>, truth: &Truth) {
        let (before, depth) = (self.branch, self.scopes.depth());
        let replaced = self.replaced.len();
        self.branch = self.branches.not_taken(before, truth.at, truth.turns.clone());
        self.scopes.push(Kind::Aside);
        self.nested(script, body);
        self.scopes.leave(depth, &self.branches);
        self.branch = before;
        // Targets of the same name are those that are made.
        for (name, at) in self.replaced.drain(replaced..).rev() {
            self.world.by_name.insert(name, at);
        }
    }

    /// Whether a branch is read that is not taken.
    pub(crate) fn is_aside(&self) -> bool {
        self.branches.aside(self.branch).is_some()
    }

    fn each(&mut self, script: &Rc<Script>, command: &Command, body: Range<usize>) -> Flow {
        let args = self.arguments(&command.args);
        let Some((name, items)) = commands::variables::each(self, &args) else {
            self.cannot_read("what this loop goes over is not known");
            return Flow::Goes;
        };
        let before = self.branch;
        for item in items {
            if self.is_exhausted() {
                break;
            }
            let sure = self.is_sure(&item);
            self.branch = if sure {
                before
            } else {
                self.branches.both(before, item.branch)
            };
            self.scopes.set(&name, vec![item]);
            let flow = self.nested(script, body.clone());
            self.branch = before;
            match flow {
                Flow::Returns if sure => return Flow::Returns,
                Flow::Goes | Flow::Returns | Flow::Leaves => {}
            }
        }
        Flow::Goes
    }

    fn define(&mut self, script: &Rc<Script>, command: &Command, body: Range<usize>) {
        let mut words = command.args.iter().map(|arg| arg.text.to_string());
        let Some(name) = words.next() else { return };
        let function = Function {
            script: Rc::clone(script),
            body,
            parameters: words.collect(),
            is_macro: command.name == "macro",
        };
        let name = name.to_ascii_lowercase();
        if !self.is_aside() || !self.functions.contains_key(&name) {
            self.functions.insert(name, Rc::new(function));
        }
    }

    /// Calls a function of the project.
    fn call(&mut self, function: &Function, args: &[Argument]) {
        if self.depth >= MAX_DEPTH {
            return;
        }
        let (place, branch, depth) = (self.at, self.branch, self.scopes.depth());
        self.scopes.push(if function.is_macro {
            Kind::Arguments
        } else {
            Kind::Scope
        });
        let mut rest = args.iter();
        for name in &function.parameters {
            let value = rest.next().map(|arg| arg.items.clone());
            self.scopes.set_here(name, value.unwrap_or_default());
        }
        let all = |args: &[Argument]| args.iter().flat_map(|arg| arg.items.iter().cloned()).collect::<Value>();
        self.scopes.set_here("ARGN", all(rest.as_slice()));
        self.scopes.set_here("ARGV", all(args));
        self.set_count("ARGC", args.len());
        for (index, arg) in args.iter().enumerate().take(32) {
            self.scopes.set_here(&format!("ARGV{index}"), arg.items.clone());
        }
        self.spend(args.len() + 8);
        self.nested(&function.script, function.body.clone());
        self.scopes.cut(depth);
        (self.at, self.branch) = (place, branch);
    }

    fn set_count(&mut self, name: &str, count: usize) {
        let item = Item::new(count.to_string(), self.branch, self.at);
        self.scopes.set_here(name, vec![item]);
    }

    /// The folder that is read, as a path.
    pub(crate) fn source_folder(&self) -> String {
        self.world
            .folders
            .get(self.folder)
            .map_or_else(String::new, |folder| folder.source.clone())
    }

    /// Where it is built, as a path.
    pub(crate) fn binary_folder(&self) -> String {
        self.world
            .folders
            .get(self.folder)
            .map_or_else(String::new, |folder| folder.binary.clone())
    }

    /// What the topmost folder around says.
    pub(crate) fn top(&mut self) -> Option<&mut Top> {
        self.world.tops.last_mut()
    }
}
