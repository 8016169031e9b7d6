//! The graph of includes.

use crate::includes::base;
use crate::outline::{Kind, Outline, guard_name, header};
use crate::project::{Project, SourceFile};
use crate::search::Search;
use crate::words::part;
use rustc_hash::FxHashMap;

/// An include directive that may lead to a file of the project.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    /// Its index among the directives of the file.
    pub(crate) line: u32,
    /// Whether a condition decides about it.
    pub(crate) conditional: bool,
    to: To,
}

/// Where an include leads.
#[derive(Clone, Copy, Debug)]
enum To {
    File(usize),
    /// That depends on the main file of the unit.
    Depends,
    /// A macro says it.
    Macro,
}

impl Edge {
    /// Whether a macro names the file.
    pub(crate) fn is_by_macro(&self) -> bool {
        matches!(self.to, To::Macro)
    }
}

impl Project {
    /// The directives of a file.
    pub(crate) fn outline(&self, file: usize) -> &Outline {
        let own = &self.files[file];
        own.outline.get_or_init(|| Outline::of(&own.text))
    }

    /// The name of the include guard of a file.
    pub(crate) fn guard(&self, file: usize) -> Option<&[u8]> {
        let outline = self.outline(file);
        let opening = outline.line(outline.guard?)?;
        Some(guard_name(&self.files[file].text, opening))
    }

    /// The include directives of a file that may lead to another one of the project.
    pub(crate) fn edges(&self, file: usize) -> &[Edge] {
        let own = &self.files[file];
        own.edges.get_or_init(|| {
            let outline = self.outline(file);
            let includes = (0_u32..)
                .zip(&outline.lines)
                .filter(|(_, line)| line.kind == Kind::Include);
            let edge = |line: u32| {
                let to = match self.include_name(file, line) {
                    Some((name, quoted)) => self.leads(file, name, quoted)?,
                    None => To::Macro,
                };
                let conditional = outline.groups(line).next().is_some();
                Some(Edge { line, conditional, to })
            };
            includes.filter_map(|(line, _)| edge(line)).collect()
        })
    }

    /// The file that an include of a file means in every unit, unless it is a stand-in; none where that depends on the unit.
    pub(crate) fn meant_everywhere(&self, file: usize, name: &str, quoted: bool) -> Option<usize> {
        let own = &self.files[file];
        let all = own.meant.get_or_init(|| {
            let named = |edge: &Edge| match edge.to {
                To::File(to) => self
                    .include_name(file, edge.line)
                    .map(|(name, quoted)| (name, quoted, to)),
                To::Depends | To::Macro => None,
            };
            let mut all: FxHashMap<Box<str>, [Option<usize>; 2]> = FxHashMap::default();
            for (name, quoted, to) in self.edges(file).iter().filter_map(named) {
                all.entry(name.into()).or_default()[usize::from(quoted)] = Some(to);
            }
            all
        });
        all.get(name)?[usize::from(quoted)]
    }

    fn leads(&self, file: usize, name: &str, quoted: bool) -> Option<To> {
        if let Some(beside) = quoted.then(|| self.beside(file, name)).flatten() {
            return Some(To::File(beside));
        }
        let mut all = self.ending(name, quoted);
        let first = all.next()?;
        Some(if all.next().is_some() {
            To::Depends
        } else {
            To::File(first)
        })
    }

    /// The files that an include may mean in a unit.
    pub(crate) fn targets(&self, file: usize, edge: &Edge, main: usize, roots: &[String]) -> Vec<usize> {
        let mut all = Vec::new();
        self.add_targets(file, edge, main, roots, &mut all);
        all
    }

    /// Adds these to others.
    pub(crate) fn add_targets(&self, file: usize, edge: &Edge, main: usize, roots: &[String], all: &mut Vec<usize>) {
        match edge.to {
            To::File(to) => all.push(to),
            To::Depends => {
                let found = self.include_name(file, edge.line);
                all.extend(found.and_then(|(name, quoted)| self.resolve(file, name, quoted, main, roots)));
            }
            To::Macro => all.extend(self.by_macro(file, edge.line, main, roots)),
        }
    }

    /// Adds the files that an include may mean in any unit to others.
    pub(crate) fn add_possible(&self, file: usize, edge: &Edge, all: &mut Vec<usize>) {
        match edge.to {
            To::File(to) => all.push(to),
            To::Depends => {
                let found = self.include_name(file, edge.line);
                all.extend(found.into_iter().flat_map(|(name, quoted)| self.ending(name, quoted)));
            }
            To::Macro => all.extend(self.by_macro(file, edge.line, file, &[])),
        }
    }

    /// Adds the file that the macro in an include directive names by the options of a unit.
    pub(crate) fn add_named(&self, file: usize, edge: &Edge, main: usize, search: &Search, all: &mut Vec<usize>) {
        if !edge.is_by_macro() || search.headers.is_empty() {
            return;
        }
        let name = self.included_macro(file, edge.line);
        let own = search.headers.iter().filter(|(own, _)| own.as_bytes() == name);
        for (name, quoted) in own.filter_map(|(_, body)| header(body.as_bytes())) {
            let found = self.resolve(file, name, quoted, main, &search.folders);
            all.extend(found.filter(|found| !all.contains(found)));
        }
    }

    /// The macro in an include directive.
    fn included_macro(&self, file: usize, line: u32) -> &[u8] {
        let argument = self.outline(file).line(line).map(|line| line.argument);
        argument.map_or(&b""[..], |at| {
            crate::words::word_at(&self.files[file].text, at as usize)
        })
    }

    /// The files that the macro in an include directive may name, by all its definitions.
    fn by_macro(&self, file: usize, line: u32, main: usize, roots: &[String]) -> Vec<usize> {
        let name = self.included_macro(file, line);
        let mut out: Vec<usize> = Vec::new();
        for (definer, at) in self.definers(name) {
            let define = self.files[definer].summary.defines.get(at);
            let body = define.map(|define| part(&self.files[definer].text, define.body));
            let Some((name, quoted)) = body.and_then(|body| header(body.trim_ascii_start())) else {
                continue;
            };
            let found = self.resolve(file, name, quoted, main, roots);
            out.extend(found.filter(|found| !out.contains(found)));
        }
        out
    }

    /// The definitions of a macro: file, and index in its summary. While files are still read there is no table of them.
    fn definers(&self, name: &[u8]) -> Vec<(usize, usize)> {
        if !self.macros.is_empty() {
            return self.macros.sites(name).to_vec();
        }
        let of_file = |(index, file): (usize, &SourceFile)| -> Vec<(usize, usize)> {
            let own = file.summary.defines.iter().enumerate();
            own.filter(|(_, define)| part(&file.text, define.name) == name)
                .map(|(at, _)| (index, at))
                .collect()
        };
        self.files.iter().enumerate().flat_map(of_file).collect()
    }

    /// The name in an include directive, and whether it is quoted.
    pub(crate) fn include_name(&self, file: usize, line: u32) -> Option<(&str, bool)> {
        let line = self.outline(file).line(line)?;
        header(
            self.files[file]
                .text
                .get(line.argument as usize..line.span.1 as usize)?,
        )
    }

    /// A file by its name.
    pub fn file_named(&self, name: &str) -> Option<usize> {
        let known = self.by_base.get(base(name))?;
        known.iter().copied().find(|&file| self.files[file].name == name)
    }
}
