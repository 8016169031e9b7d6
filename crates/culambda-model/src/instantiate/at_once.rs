//! Templates that the host front end instantiates where they are used, because it needs their bodies: those whose return
//! type is deduced, and `constexpr` ones. Others it leaves to the compilers, so that it says nothing of what they call.
//!
//! Only what lambdas of the device are handed to is looked for: names are followed from these on.

use crate::declarator::{bare_name, callee_name, name_node, path_of};
use crate::facts::{ItemFacts, Role, Space};
use crate::index::Index;
use crate::namespace::NamespaceId;
use culambda_source::{Unit, declarations, ident};
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// So many names are looked for in all texts of a unit: those of members, and others that lookup does not find.
const MAX_NAMES: usize = 16;

/// Names that may lead to such templates.
#[derive(Debug, Default)]
pub(crate) struct AtOnce {
    names: FxHashSet<String>,
    /// Items of the main file with lambdas of the device that are handed to one of them.
    pub(super) roots: BTreeSet<usize>,
}

/// A function or a class that is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Used {
    namespace: NamespaceId,
    path: Vec<String>,
    /// Whether it is named as a member of an object.
    member: bool,
}

/// The search for them.
struct Search<'u> {
    unit: &'u Unit,
    index: &'u Index<'u>,
    /// What was looked for, and whether it may be read at once.
    known: FxHashMap<Used, bool>,
    /// Names that were looked for in all texts.
    searched: FxHashMap<String, bool>,
    names: FxHashSet<String>,
    /// Functions whose bodies are still to be looked at: file, item and offset of the name in the file.
    pending: Vec<(usize, usize, u32)>,
}

impl AtOnce {
    /// Whether a name may be that of one.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Those of a unit.
    pub(super) fn of(unit: &Unit, index: &Index<'_>, items: &[ItemFacts], positions: &[usize]) -> AtOnce {
        let mut search = Search {
            unit,
            index,
            known: FxHashMap::default(),
            searched: FxHashMap::default(),
            names: FxHashSet::default(),
            pending: Vec::new(),
        };
        let horizon = index.horizon();
        index.set_horizon(usize::MAX);
        let mut roots = BTreeSet::new();
        let main = &unit.files[0];
        for (facts, position) in items.iter().zip(positions) {
            let system = || main.markers().in_system_header(main.items[*position].span.start);
            let lambdas = facts.lambdas.iter();
            let mut device = lambdas
                .filter(|l| l.role == Role::Site && l.space == Space::Device)
                .peekable();
            if facts.syntax.too_deep || device.peek().is_none() || system() {
                continue;
            }
            let namespace = index.namespace_of(0, main.items[*position].scope);
            let mut handed = Handed::in_syntax(&facts.syntax, namespace);
            for lambda in device {
                handed.follow(facts.syntax.node_at(lambda.text));
            }
            let leads = handed.used.iter().filter(|used| search.consider(used, (0, *position)));
            if leads.count() > 0 {
                roots.insert(*position);
            }
        }
        while let Some(function) = search.pending.pop() {
            search.body(function);
        }
        index.set_horizon(horizon);
        AtOnce {
            names: search.names,
            roots,
        }
    }
}

impl Search<'_> {
    /// Whether what is used in an item may be read at once.
    fn consider(&mut self, used: &Used, around: (usize, usize)) -> bool {
        if let Some(known) = self.known.get(used) {
            return *known;
        }
        let found = self.find(used, around);
        self.known.insert(used.clone(), found);
        if found {
            self.names.extend(used.path.last().cloned());
        }
        found
    }

    fn find(&mut self, used: &Used, around: (usize, usize)) -> bool {
        let Some(name) = used.path.last().filter(|_| self.index.budget.step()) else {
            return false;
        };
        // Nobody adds to `std`, and what it hands on is known.
        if used.path.len() > 1 && used.path[0] == "std" {
            return false;
        }
        let mut places = Vec::new();
        if !used.member {
            for found in self.index.lookup_path(used.namespace, &used.path) {
                places.push((found.declared.file, found.declared.item));
            }
            if places.is_empty() && used.path.len() == 1 && self.is_declared_in(around, name) {
                return true;
            }
        }
        if places.is_empty() {
            return self.is_declared_anywhere(name);
        }
        // No lambda is followed among so many overloads.
        places
            .iter()
            .take(MAX_OVERLOADS)
            .filter(|place| self.is_declared_in(**place, name))
            .count()
            > 0
    }

    /// Whether an item may declare a function of a name that is read at once.
    fn is_declared_in(&mut self, (number, item): (usize, usize), name: &str) -> bool {
        let file = self.unit.files.get(number);
        let span = file.and_then(|f| Some((f, f.items.get(item)?.span)));
        let Some((text, span)) = span.and_then(|(f, span)| Some((f.text.get(span.range())?, span))) else {
            return false;
        };
        let before = self.pending.len();
        let found = heads(text, name).map(|at| (number, item, span.start + at));
        self.pending.extend(found);
        before < self.pending.len()
    }

    /// The same in all texts.
    fn is_declared_anywhere(&mut self, name: &str) -> bool {
        if let Some(known) = self.searched.get(name) {
            return *known;
        }
        if self.searched.len() >= MAX_NAMES {
            return false;
        }
        let before = self.pending.len();
        for (number, file) in self.unit.files.iter().enumerate() {
            let found = heads(&file.text, name).filter_map(|at| Some((number, file.item_index(at)?, at)));
            self.pending.extend(found.take(MAX_OVERLOADS));
        }
        let found = before < self.pending.len();
        self.searched.insert(name.to_owned(), found);
        found
    }

    /// What a function calls may be read at once, too.
    fn body(&mut self, (number, item, at): (usize, usize, u32)) {
        let Some(scope) = self.unit.files.get(number).and_then(|f| Some(f.items.get(item)?.scope)) else {
            return;
        };
        let syntax = self.index.syntax_of(number, item);
        let namespace = self.index.namespace_of(number, scope);
        let token = syntax.view.tokens.iter().find(|t| t.source.start == at);
        let Some(token) = token.filter(|_| !syntax.too_deep) else {
            return;
        };
        let mut around = syntax.node_at(token.span()).ancestors();
        if let Some(function) = around.find(|n| n.kind() == Kind::FunctionDefinition) {
            for used in function.descendants().filter_map(|n| used(&syntax, namespace, n)) {
                self.consider(&used, (number, item));
            }
        }
    }
}

/// So many declarations of a name are looked at.
const MAX_OVERLOADS: usize = 32;

/// Where a text may declare a function of a name whose return type is deduced, or that is `constexpr`.
fn heads<'t>(text: &'t [u8], name: &'t str) -> impl Iterator<Item = u32> + 't {
    let says = |at: &usize| {
        let before = text.get(..*at).unwrap_or_default();
        let from = memchr::memrchr3(b';', b'{', b'}', before).map_or(0, |at| at + 1);
        let mut words = ident::words(before.get(from..).unwrap_or_default());
        words.any(|word| matches!(word, b"auto" | b"constexpr" | b"decltype"))
    };
    let found = declarations(text, name.as_bytes()).filter(says);
    found.filter_map(|at| u32::try_from(at).ok())
}

/// The function or class that an expression uses.
fn used(syntax: &Syntax, namespace: NamespaceId, node: Node<'_>) -> Option<Used> {
    let name = match node.kind() {
        Kind::CallExpression => match node.field(Field::Function)? {
            member if member.kind() == Kind::FieldExpression => return used(syntax, namespace, member),
            function => function,
        },
        Kind::FieldExpression => {
            return Some(Used {
                namespace,
                path: vec![bare_name(syntax, callee_name(node)?).to_owned()],
                member: true,
            });
        }
        Kind::TemplateFunction | Kind::TemplateType | Kind::QualifiedIdentifier => node,
        Kind::CompoundLiteralExpression | Kind::NewExpression | Kind::Declaration => node.field(Field::Type)?,
        _ => return None,
    };
    let named = matches!(
        name.kind(),
        Kind::Identifier
            | Kind::TypeIdentifier
            | Kind::TemplateFunction
            | Kind::TemplateType
            | Kind::QualifiedIdentifier
    );
    named.then(|| Used {
        namespace,
        path: path_of(syntax, name),
        member: false,
    })
}

/// What lambdas are handed to in an item.
struct Handed<'s> {
    syntax: &'s Syntax,
    namespace: NamespaceId,
    /// The functions and classes.
    used: FxHashSet<Used>,
    /// The variables that hold one, or something that holds one.
    variables: FxHashSet<&'s str>,
    /// Where names are used, once somebody asks.
    uses: Option<FxHashMap<&'s str, Vec<Node<'s>>>>,
}

impl<'s> Handed<'s> {
    fn in_syntax(syntax: &'s Syntax, namespace: NamespaceId) -> Handed<'s> {
        Handed {
            syntax,
            namespace,
            used: FxHashSet::default(),
            variables: FxHashSet::default(),
            uses: None,
        }
    }

    /// Follows a lambda.
    fn follow(&mut self, lambda: Node<'s>) {
        let mut pending = self.handed_on(lambda);
        while let Some(variable) = pending.pop() {
            if !self.variables.insert(variable) {
                continue;
            }
            let syntax = self.syntax;
            let uses = self.uses.get_or_insert_with(|| uses(syntax));
            for node in uses.get(variable).cloned().unwrap_or_default() {
                pending.extend(self.handed_on(node));
            }
        }
    }

    /// Notes what the statement around a value hands it to; gives the variables that it makes of it.
    fn handed_on(&mut self, value: Node<'s>) -> Vec<&'s str> {
        let syntax = self.syntax;
        for around in value.ancestors() {
            self.used.extend(used(syntax, self.namespace, around));
            match around.kind() {
                Kind::CallExpression if value.kind() == Kind::Identifier => {
                    // What is called may be a lambda without a name.
                    let callee = around.field(Field::Function).and_then(callee_name);
                    if callee.is_none() {
                        self.used.insert(Used {
                            namespace: self.namespace,
                            path: vec![syntax.text_of(value).to_owned()],
                            member: false,
                        });
                    }
                }
                Kind::Declaration => {
                    let names = around.fields(Field::Declarator).filter_map(name_node);
                    return names.map(|n| syntax.text_of(n)).collect();
                }
                Kind::CompoundStatement => break,
                _ => {}
            }
        }
        Vec::new()
    }
}

/// The names in an item that may be those of variables, with their uses.
fn uses(syntax: &Syntax) -> FxHashMap<&str, Vec<Node<'_>>> {
    let mut out: FxHashMap<&str, Vec<Node<'_>>> = FxHashMap::default();
    for node in syntax.root().descendants().filter(|n| n.kind() == Kind::Identifier) {
        out.entry(syntax.text_of(node)).or_default().push(node);
    }
    out
}
