//! Which names lead to templates that matter, and where they are mentioned.

use super::at_once::AtOnce;
use super::definitions::{Definition, Definitions};
use super::headers::{self, Followed};
use super::mention::Uses;
use super::places::Places;
use crate::declarator::{bare_name, last_name};
use crate::facts::{ItemFacts, Role};
use crate::index::is_explicit_instantiation;
use crate::index::{ClassLookup, DeclaredKind, Index};
use culambda_source::{DirectiveKind, File, MarkKind, ScopeKind, Span, Unit};
use culambda_source::{ViewOffset, ident};
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// A class by the file and offset of its head.
pub(super) type ClassKey = (usize, u32);

/// What is looked for in further walks.
#[derive(Debug, Default)]
pub(crate) struct Interest {
    /// Names of functions that hold extended lambdas, or that may lead to one.
    pub(super) names: FxHashSet<String>,
    /// Whether all templates for the device are among them, kernels as well.
    pub(crate) everywhere: bool,
    /// Whether a call operator is among the functions.
    pub(super) call_operators: bool,
    /// Whether another operator is.
    operators: bool,
    /// The functions, by the class that they are members of and their name.
    functions: FxHashMap<String, FxHashSet<String>>,
    /// Items that hold code outside of templates which mentions one of them.
    pub(super) roots: BTreeSet<usize>,
    /// Those of them with code for the device and generic lambdas.
    pub(super) generic: BTreeSet<usize>,
    /// The items that define member functions outside of their class, by class and name.
    pub(super) outside: FxHashMap<(ClassKey, String), Vec<usize>>,
    /// What each name is known to mean.
    uses: FxHashMap<String, Uses>,
    /// The names of the namespaces of the main file.
    namespaces: FxHashSet<Vec<u8>>,
    /// What the host front end reads at once.
    pub(super) at_once: AtOnce,
    /// The templates of headers that are among them.
    pub(super) of_headers: Followed,
}

/// The search for them.
struct Search<'u> {
    unit: &'u Unit,
    index: &'u Index<'u>,
    out: Interest,
    definitions: FxHashMap<usize, Definitions>,
    /// The string literals of items.
    literals: FxHashMap<usize, Vec<Span>>,
    /// Names of which mentions are still to be looked at.
    pending: Vec<String>,
}

impl Interest {
    /// Whether a function of a class is among them; the class is empty for one at namespace scope.
    pub(super) fn has(&self, class: &str, name: &str) -> bool {
        self.of_headers.classes.contains(class) || self.functions.get(class).is_some_and(|names| names.contains(name))
    }

    /// Whether operators are among them.
    pub(super) fn has_operators(&self) -> bool {
        self.operators || self.has_members()
    }

    /// Whether members of classes in headers are among them.
    pub(super) fn has_members(&self) -> bool {
        !self.of_headers.classes.is_empty()
    }

    /// Where the words of a text are that are one of the names, or part of a launch.
    pub(super) fn mentions(&self, syntax: &Syntax) -> Vec<ViewOffset> {
        let launches = syntax.view.marks.iter().filter(|m| m.kind == MarkKind::LaunchOpen);
        let mut out: Vec<ViewOffset> = launches.map(|m| m.at).collect();
        if self.everywhere {
            out.extend(generic_lambdas(syntax));
        }
        let text = syntax.text().as_bytes();
        for token in &syntax.view.tokens {
            let (word, at) = (syntax.part(token.span()), token.at.index());
            let uses = self.uses.get(word).filter(|_| self.names.contains(word));
            let fits = || uses.is_some_and(|uses| uses.fit(text, at, word.len(), &self.namespaces));
            if word == "template" || fits() || self.at_once.has(word) {
                out.push(token.at);
            }
        }
        out.sort_unstable();
        out
    }

    /// What matters in a unit; nothing when no template of its main file does.
    pub(super) fn of(
        unit: &Unit,
        index: &Index<'_>,
        items: &[ItemFacts],
        positions: &[usize],
        (everywhere, host): (bool, bool),
    ) -> Option<Interest> {
        let mut search = Search {
            unit,
            index,
            out: Interest::default(),
            definitions: FxHashMap::default(),
            literals: FxHashMap::default(),
            pending: Vec::new(),
        };
        let main = &unit.files[0];
        for (facts, position) in items.iter().zip(positions) {
            if !main.markers().in_system_header(main.items[*position].span.start) {
                search.sites(facts, *position);
            }
        }
        search.launches();
        for item in (0..main.items.len()).filter(|_| everywhere) {
            search.templates_for_device(item);
        }
        if everywhere && !main.preprocessed {
            search.of_headers(headers::followed(unit, index));
        }
        let at_once = if host {
            AtOnce::of(unit, index, items, positions)
        } else {
            AtOnce::default()
        };
        if search.pending.is_empty() && search.out.roots.is_empty() && at_once.roots.is_empty() {
            return None;
        }
        search.close();
        search.out.roots.extend(&at_once.roots);
        search.out.at_once = at_once;
        search.out.everywhere = everywhere;
        Some(search.out)
    }
}

impl Search<'_> {
    /// Names of the templates that hold extended lambdas.
    fn sites(&mut self, facts: &ItemFacts, position: usize) {
        let holds = |f: usize| {
            facts
                .lambdas
                .iter()
                .any(|l| l.role == Role::Site && l.function == Some(f))
        };
        for (_, f) in facts.functions.iter().enumerate().filter(|(i, _)| holds(*i)) {
            let node = facts.syntax.node_at(f.name_at.byte());
            if in_template(&facts.syntax, node) {
                let class = class_around(&facts.syntax, node);
                let plain = f.name.split('<').next().unwrap_or_default();
                self.interesting(plain, class);
                self.definitions_of(position);
            }
        }
    }

    /// Names of the templates of an item that are compiled for the device.
    fn templates_for_device(&mut self, item: usize) {
        let device = |k| matches!(k, MarkKind::Device | MarkKind::Global);
        let syntax = self.index.syntax_of(0, item);
        if !syntax.view.marks.iter().any(|m| device(m.kind)) {
            return;
        }
        if generic_lambdas(&syntax).next().is_some() {
            self.out.generic.insert(item);
            self.out.roots.insert(item);
        }
        let all = self.definitions_of(item).all.iter().filter(|d| d.template);
        let names: Vec<_> = all.map(|d| (d.name.clone(), d.class.clone())).collect();
        for (name, class) in names {
            self.interesting(&name, &class);
        }
    }

    /// Templates of headers.
    fn of_headers(&mut self, followed: Followed) {
        for name in &followed.functions {
            self.interesting(name, "");
        }
        for class in &followed.classes {
            self.out.call_operators = true;
            self.out.names.insert(class.clone());
            let constructor = true;
            self.used(
                class,
                Uses {
                    constructor,
                    ..Uses::default()
                },
            );
        }
        self.out.of_headers = followed;
    }

    /// Launches of kernel templates: where they are in a template, its name matters.
    fn launches(&mut self) {
        let main = &self.unit.files[0];
        let places: Vec<u32> = memchr::memmem::find_iter(&main.text, "<<<")
            .map(|at| at as u32)
            .collect();
        for at in places {
            // What becomes of the templates of system headers nobody is told, and there are thousands.
            if main.markers().in_system_header(at) {
                continue;
            }
            let Some(item) = item_at(self.unit, at) else { continue };
            if main.is_inactive(at) || !self.may_be_template(item, at) {
                continue;
            }
            self.reached(item, at);
        }
    }

    /// Whether what is launched at an offset may be a kernel template.
    fn may_be_template(&self, item: usize, at: u32) -> bool {
        let main = &self.unit.files[0];
        let before = main.text.get(..at as usize).unwrap_or_default().trim_ascii_end();
        let word = String::from_utf8_lossy(ident::last(before)).into_owned();
        if word.is_empty() {
            return before.last() == Some(&b'>');
        }
        let namespace = self.index.namespace_of(0, main.items[item].scope);
        let found = self.index.lookup(namespace, &word);
        // What is found nowhere may be qualified.
        found.is_empty()
            || found
                .iter()
                .any(|f| matches!(f.declared.kind, DeclaredKind::Function { template: true, .. }))
    }

    /// A function matters. What calls an object names its class at most.
    fn interesting(&mut self, name: &str, class: &str) {
        // No name leads to an operator.
        if name == super::operators::NAME {
            let of_class = self.out.functions.entry(class.to_owned()).or_default();
            of_class.insert(name.to_owned());
            self.out.operators = true;
            return;
        }
        let operator = name == "operator()";
        self.out.call_operators |= operator;
        let of_class = self.out.functions.entry(class.to_owned()).or_default();
        of_class.insert(name.to_owned());
        let destructor = !class.is_empty() && name.strip_prefix('~') == Some(class);
        let constructor = !operator && name == class || destructor;
        let function = !operator && !constructor;
        let uses = Uses {
            free: function && class.is_empty(),
            member: function && !class.is_empty(),
            constructor,
            any: operator,
        };
        let name = if operator || destructor { class } else { name };
        if !name.is_empty() && ident::is_whole(name) {
            self.out.names.insert(name.to_owned());
            self.used(name, uses);
        }
    }

    /// Mentions of a name are to be looked at, unless they were as far as they matter.
    fn used(&mut self, name: &str, uses: Uses) {
        let known = self.out.uses.entry(name.to_owned()).or_default();
        let all = known.or(uses);
        if all != *known {
            *known = all;
            self.pending.push(name.to_owned());
        }
    }

    /// Something that matters is at an offset: in a template, whose name then matters, or in other code.
    fn reached(&mut self, item: usize, at: u32) {
        let found = self.definitions_of(item);
        let around = found.around(at);
        // Its own name leads nowhere.
        if around.is_some_and(|d| d.name_source == at) {
            return;
        }
        let whole = found.template;
        match around.filter(|d| d.template).map(|d| (d.name.clone(), d.class.clone())) {
            Some((name, class)) => self.interesting(&name, &class),
            // Nothing in a template is walked before it is instantiated.
            None if whole => {}
            None => {
                self.out.roots.insert(item);
            }
        }
    }

    /// Follows names to those who mention them.
    fn close(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let main = &self.unit.files[0];
        let places = Places::of(main);
        self.out.namespaces = namespaces(main);
        // An explicit instantiation may be of a class.
        let of_user = (0..main.items.len()).filter(|i| !main.markers().in_system_header(main.items[*i].span.start));
        let explicit = of_user.filter(|i| is_explicit_instantiation(self.unit, 0, *i));
        self.out.roots.extend(explicit);
        let mut macros: Vec<(u32, u32, String)> = Vec::new();
        for d in main
            .directives
            .iter()
            .filter(|d| d.kind == DirectiveKind::Define && d.active)
        {
            let name = String::from_utf8_lossy(main.text.get(d.name.range()).unwrap_or_default());
            let name: String = name[..ident::prefix(&*name)].to_owned();
            macros.push((d.span.start, d.span.end, name));
        }
        while let Some(name) = self.pending.pop() {
            let uses = self.out.uses.get(&name).copied().unwrap_or_default();
            for at in places.of_word(&name) {
                if !uses.fit(&main.text, at as usize, name.len(), &self.out.namespaces) {
                    continue;
                }
                let behind = macros.partition_point(|m| m.0 <= at);
                let within = behind.checked_sub(1).and_then(|i| macros.get(i)).filter(|m| at < m.1);
                if let Some((_, _, name)) = within {
                    self.used(
                        name,
                        Uses {
                            any: true,
                            ..Uses::default()
                        },
                    );
                } else if let Some(item) = item_at(self.unit, at).filter(|_| !main.is_inactive(at))
                    && !self.in_literal(item, at)
                {
                    self.reached(item, at);
                }
            }
        }
    }

    /// Whether an offset lies in a literal, as messages with names in them do. Only lines with a quote are asked about.
    fn in_literal(&mut self, item: usize, at: u32) -> bool {
        let main = &self.unit.files[0];
        let before = main.text.get(..at as usize).unwrap_or_default();
        let line = memchr::memrchr(b'\n', before).map_or(before, |end| &before[end..]);
        if memchr::memchr(b'"', line).is_none() {
            return false;
        }
        let span = main.items[item].span;
        let literals = self.literals.entry(item);
        let literals = literals.or_insert_with(|| culambda_source::string_literals(&main.text, span));
        let before = literals.partition_point(|literal| literal.start <= at);
        before.checked_sub(1).is_some_and(|last| literals[last].contains(at))
    }

    /// Reads the definitions of an item, once.
    fn definitions_of(&mut self, item: usize) -> &Definitions {
        if !self.definitions.contains_key(&item) {
            let found = self.lone_function(item).unwrap_or_else(|| {
                let span = self.unit.files[0].items[item].span;
                Definitions::of(&self.unit.view(0, span))
            });
            for d in found.all.iter().filter(|d| !d.outside.is_empty()) {
                self.defined_outside(item, &d.outside, &d.name);
            }
            self.definitions.insert(item, found);
        }
        &self.definitions[&item]
    }

    /// The function that an item defines, when its head says all of it: most names lead to thousands of functions, of
    /// which few are walked.
    fn lone_function(&self, item: usize) -> Option<Definitions> {
        let (unit, index) = (self.unit, self.index);
        let [declared] = index.declared(0, item) else {
            return None;
        };
        let DeclaredKind::Function {
            template,
            specialisation,
            definition: true,
        } = declared.kind
        else {
            return None;
        };
        let template = template && !specialisation;
        let (name, classes) = declared.path.split_last()?;
        let span = unit.files[0].items[item].span;
        let text = unit.files[0].text.get(span.range())?;
        let head = text.get(..memchr::memchr(b'{', text)?)?;
        // `void f(auto x)` is a template, too.
        let has_word =
            |word: &[u8]| memchr::memmem::find_iter(head, word).any(|at| ident::is_word_at(head, at, word.len()));
        if name.starts_with("operator") || has_word(b"auto") {
            return None;
        }
        let called = |at: &usize| {
            let after = head.get(at + name.len()..).unwrap_or_default().trim_ascii_start();
            ident::is_word_at(head, *at, name.len()) && after.first() == Some(&b'(')
        };
        let at = memchr::memmem::find_iter(head, name).find(called)? as u32 + span.start;
        let definition = Definition {
            name: name.clone(),
            outside: classes.to_vec(),
            class: classes.last().cloned().unwrap_or_default(),
            source: Span::new(at, span.end),
            name_source: at,
            template,
        };
        Some(Definitions {
            all: vec![definition],
            template,
        })
    }

    /// Notes a member function that is defined outside of its class.
    fn defined_outside(&mut self, item: usize, classes: &[String], name: &str) {
        let namespace = self.index.namespace_of(0, self.unit.files[0].items[item].scope);
        if let ClassLookup::Found(class) = self.index.class(namespace, classes) {
            let all = self.out.outside.entry((class.place, name.to_owned())).or_default();
            all.push(item);
        }
    }
}

/// Where lambdas with parameters that are declared with `auto` begin.
fn generic_lambdas(syntax: &Syntax) -> impl Iterator<Item = ViewOffset> {
    let is_auto = |token: usize| syntax.view.word(token) == "auto";
    let generic = move |params: Option<(usize, usize)>| params.is_some_and(|(open, close)| (open..close).any(is_auto));
    let heads = syntax.heads.iter().filter(move |head| generic(head.params));
    heads.map(|head| head.start)
}

/// The names of the namespaces of a file.
fn namespaces(file: &File) -> FxHashSet<Vec<u8>> {
    let mut out = FxHashSet::default();
    for scope in &file.scopes {
        if let ScopeKind::Namespace { name: Some(name), .. } = &scope.kind {
            out.insert(name.as_bytes().to_vec());
        }
    }
    out
}

/// The item of the main file at an offset.
pub(super) fn item_at(unit: &Unit, at: u32) -> Option<usize> {
    let items = &unit.files[0].items;
    let behind = items.partition_point(|i| i.span.start <= at);
    let index = behind.checked_sub(1)?;
    items.get(index).filter(|i| i.span.contains(at)).map(|_| index)
}

/// Whether something is in a template that has parameters.
pub(super) fn in_template(syntax: &Syntax, node: Node<'_>) -> bool {
    let head = |n: Node<'_>| {
        n.kind() == Kind::TemplateDeclaration && !crate::class::template_parameter_names(syntax, n).is_empty()
    };
    node.ancestors().any(head)
}

/// The name of the class that a function's name is in, or that qualifies it.
fn class_around<'s>(syntax: &'s Syntax, name: Node<'_>) -> &'s str {
    for n in name.ancestors() {
        match n.kind() {
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => {
                return n.field(Field::Name).map_or("", |n| bare_name(syntax, last_name(n)));
            }
            Kind::QualifiedIdentifier => return n.field(Field::Scope).map_or("", |s| bare_name(syntax, s)),
            _ => {}
        }
    }
    ""
}
