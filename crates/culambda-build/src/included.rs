//! What holds for files that no target names: what all targets of the CUDA build agree on, and what those agree on that
//! include them.

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashSet;

use crate::context::{Context, agreed};
use crate::definition::name_of;
use crate::{Build, Compilation, Compiler, paths};

/// A file that targets name.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) compilation: Arc<Compilation>,
    /// What nvcc compiles it with, by target; `None` if that is not visible.
    pub(crate) speaking: Option<Arc<[Arc<Context>]>>,
}

impl Named {
    /// Whether the file is compiled by itself.
    fn is_unit(&self, name: &str) -> bool {
        is_unit(name) || matches!(self.compilation.compiler, Compiler::Nvcc(_))
    }
}

/// Whether a file is one that compilers get, by its name.
pub(crate) fn is_unit(name: &str) -> bool {
    paths::ending(name) == "cu" || paths::is_host(name)
}

/// What holds below a folder for files that no target names.
#[derive(Debug)]
pub(crate) struct Others {
    pub(crate) folder: String,
    pub(crate) compilation: Arc<Compilation>,
    /// Those of the targets that speak for them.
    contexts: Arc<[Arc<Context>]>,
    /// What includers may know better, once somebody asked.
    asked: OnceLock<Vec<String>>,
}

impl Others {
    /// What some contexts agree on.
    pub(crate) fn of(folder: String, contexts: Vec<Arc<Context>>) -> Others {
        let all: Vec<&Context> = contexts.iter().map(|context| &**context).collect();
        Others {
            folder,
            compilation: Arc::new(agreed(&all, Compiler::NotVisible)),
            contexts: contexts.into(),
            asked: OnceLock::new(),
        }
    }
}

/// A unit that the build writes.
#[derive(Debug)]
pub(crate) struct WrittenUnit {
    /// The last parts of the names that it includes; `None` if its text is not known.
    includes: Option<FxHashSet<String>>,
    named: Named,
    is_unit: bool,
}

impl WrittenUnit {
    /// One of a path, with its text, if that is known.
    pub(crate) fn of(path: &str, text: Option<&str>, named: Named) -> WrittenUnit {
        WrittenUnit {
            includes: text.and_then(included_in),
            is_unit: named.is_unit(path),
            named,
        }
    }

    /// Whether it may include one of some files.
    fn may_include<'n>(&self, mut names: impl Iterator<Item = &'n str>) -> bool {
        let Some(includes) = &self.includes else { return true };
        names.any(|name| includes.contains(paths::split(name).1))
    }
}

/// The last parts of the names that a text includes; `None` if a macro stands for one.
fn included_in(text: &str) -> Option<FxHashSet<String>> {
    let directives = text.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
    let includes = directives.filter_map(|line| line.trim_start().strip_prefix("include"));
    includes
        .map(|rest| {
            let rest = rest.trim_start();
            let name = rest.strip_prefix('"').or_else(|| rest.strip_prefix('<'))?;
            let name = name.split(['"', '>']).next()?;
            Some(paths::split(name).1.to_owned())
        })
        .collect()
}

/// What is known of a file that includes others, itself or through others: the same for all that it includes.
#[derive(Debug)]
pub struct Includer {
    /// Its name in the tree.
    name: String,
    /// What it is compiled with, if it is a unit; `None` if nobody knows it.
    contexts: Option<Arc<[Arc<Context>]>>,
    /// Whether a target may include it by force.
    is_forced: bool,
}

impl Build {
    /// What holds for a file that no target names.
    pub(crate) fn others_of(&self, name: &str) -> Option<&Others> {
        let above =
            |folder: &str| folder.is_empty() || name.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        let own = self.others.iter().filter(|others| above(&others.folder));
        own.max_by_key(|others| others.folder.len())
    }

    /// The macros of which those that include a file may say what [`Build::of`] does not, in order; none if a target names
    /// it.
    pub fn asked_of_includers(&self, name: &str) -> &[String] {
        let Some(others) = self.others_of(name).filter(|_| !self.files.contains_key(name)) else {
            return &[];
        };
        others.asked.get_or_init(|| {
            let mut seen: FxHashSet<*const Context> = FxHashSet::default();
            let contexts = self.contexts().filter(|context| seen.insert(Arc::as_ptr(context)));
            let mut all: FxHashSet<&str> = contexts.flat_map(|context| context.names()).collect();
            let optional = self.optional.iter();
            all.extend(optional.flat_map(|optional| optional.defined_otherwise(&self.generated)));
            for given in &others.compilation.macros {
                all.remove(name_of(&given.value));
            }
            let mut all: Vec<String> = all.into_iter().map(str::to_owned).collect();
            all.sort_unstable();
            all
        })
    }

    /// All that targets compile with, some of it several times.
    fn contexts(&self) -> impl Iterator<Item = &Arc<Context>> {
        let own = self
            .files
            .values()
            .flat_map(|named| named.speaking.iter().flat_map(|all| all.iter()));
        own.chain(self.others.iter().flat_map(|others| others.contexts.iter()))
    }

    /// How a file is compiled that no target names, if these include it, and nobody else does: what their targets agree on
    /// is known. A file that is included by force has includers that nobody sees.
    pub fn within(&self, name: &str, includers: &[&Includer]) -> Arc<Compilation> {
        let plain = self.of(name);
        let Some(contexts) = self.speaking_of(name, includers) else {
            return plain;
        };
        let found = agreed(&contexts, Compiler::NotVisible);
        // Where a build with other options compiles all of them, the default says what does not hold.
        let said: FxHashSet<&str> = found.macros.iter().map(|given| name_of(&given.value)).collect();
        let mut out = Compilation::clone(&plain);
        out.macros.retain(|given| !said.contains(name_of(&given.value)));
        out.macros.extend(found.macros.iter().cloned());
        let is_open = |name: &str| out.macros.iter().all(|given| name_of(&given.value) != name);
        out.open.retain(|open| is_open(&open.name));
        Arc::new(out)
    }

    /// A file of some name as one that includes others, and that others include or not.
    pub fn includer(&self, name: String, is_included: bool) -> Includer {
        let contexts = match self.target_says(&name) {
            Some(named) if named.is_unit(&name) => named.speaking.clone(),
            // Somebody compiles it, and nobody sees with what.
            None if is_unit(&name) && !is_included => self.others_of(&name).map(|others| Arc::clone(&others.contexts)),
            _ => Some(Arc::default()),
        };
        Includer {
            is_forced: self.is_forced(&name),
            name,
            contexts,
        }
    }

    /// What the units among some files are compiled with, each once; `None` if nobody knows it of all.
    fn speaking_of<'i>(&'i self, name: &str, includers: &[&'i Includer]) -> Option<Vec<&'i Context>> {
        let mut seen: FxHashSet<*const Context> = FxHashSet::default();
        // Most have them from one list.
        let mut lists: FxHashSet<*const Arc<Context>> = FxHashSet::default();
        let mut order: Vec<&Arc<Context>> = Vec::new();
        for includer in includers {
            let contexts = includer.contexts.as_ref()?;
            if lists.insert(contexts.as_ptr()) {
                order.extend(contexts.iter().filter(|context| seen.insert(Arc::as_ptr(context))));
            }
        }
        let names = || includers.iter().map(|includer| &*includer.name).chain([name]);
        for written in self.written.iter().filter(|written| written.is_unit) {
            if written.may_include(names()) {
                let contexts = written.named.speaking.as_ref()?.iter();
                order.extend(contexts.filter(|context| seen.insert(Arc::as_ptr(context))));
            }
        }
        let is_forced = includers.iter().any(|includer| includer.is_forced) || self.is_forced(name);
        let order: Vec<&Context> = order.into_iter().map(|context| &**context).collect();
        (!is_forced && !order.is_empty()).then_some(order)
    }

    /// Whether a target may include a file by force.
    fn is_forced(&self, name: &str) -> bool {
        let forced = self.forced.get_or_init(|| {
            let of = |context: &Arc<Context>| -> Vec<String> {
                let whole = context.forced.iter().map(|word| word.value.clone());
                let last = context.searched.iter().map(|name| paths::split(name).1.to_owned());
                whole.chain(last).collect()
            };
            self.contexts().flat_map(of).collect()
        });
        forced.contains(name) || forced.contains(paths::split(name).1)
    }
}
