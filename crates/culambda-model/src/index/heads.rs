//! The heads of items: what one declaration at namespace scope declares.

mod declarators;
mod reader;

use super::extent::{extent, holds_members};
use crate::space::Annotations;
use culambda_source::ByText;
use culambda_source::MarkKind;
use culambda_source::Span;
use culambda_source::Unit;
use culambda_source::builtin;
use culambda_source::ident;
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::{Brackets, Tokens};
use reader::Head;
use std::ops::Range;
use std::sync::LazyLock;

/// What is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum DeclaredKind {
    Class {
        defined: bool,
        specialisation: bool,
    },
    Enum,
    Enumerator,
    Alias,
    Concept,
    Function {
        template: bool,
        specialisation: bool,
        definition: bool,
    },
    Variable {
        reference: bool,
        thread_local: bool,
        initialised: bool,
        template: bool,
    },
    NamespaceAlias,
    UsingDirective,
    UsingDeclaration,
}

impl DeclaredKind {
    /// Whether this declares a type.
    pub fn is_type(self) -> bool {
        matches!(
            self,
            DeclaredKind::Class { .. } | DeclaredKind::Enum | DeclaredKind::Alias
        )
    }

    /// Whether this declares what has a value: a variable, a function, an enumerator.
    pub fn is_value(self) -> bool {
        use DeclaredKind as K;
        matches!(self, K::Variable { .. } | K::Function { .. } | K::Enumerator)
    }

    /// Whether this defines a class (not a specialisation).
    pub fn is_class_definition(self) -> bool {
        matches!(self, DeclaredKind::Class { defined: true, .. })
    }
}

/// A namespace that begins and ends in an item, as macros make them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inner {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Whether it is inline.
    pub inline: bool,
}

/// One declaration.
#[derive(Clone, Debug)]
pub struct Declared {
    /// What.
    pub kind: DeclaredKind,
    /// Components of the name as written; for a using directive the namespace.
    pub path: Vec<String>,
    /// What a using declaration or a namespace alias names.
    pub target: Vec<String>,
    /// File.
    pub file: usize,
    /// Item of the file.
    pub item: usize,
    /// How many declarations of the name are before it in the item.
    pub nth: usize,
    /// The namespaces around it within the item, outermost first.
    pub inner: Vec<Inner>,
    /// Execution space annotations of a function.
    pub annotations: Annotations,
}

impl Declared {
    /// Its name alone.
    pub fn name(&self) -> &str {
        self.path.last().map_or("", String::as_str)
    }

    /// Its path, with the namespaces in its item in front that have names.
    pub(crate) fn path_in_item(&self) -> impl Iterator<Item = &String> {
        self.inner.iter().filter_map(|one| one.name.as_ref()).chain(&self.path)
    }

    /// Whether it is a function or a variable of the device alone, or a variable that holds a lambda of it.
    pub fn is_of_device(&self) -> bool {
        let valued = matches!(self.kind, DeclaredKind::Function { .. } | DeclaredKind::Variable { .. });
        valued && self.annotations.device && !self.annotations.host && !self.annotations.global
    }
}

/// What heads declare, by what they are made of: those whose braces may hold members, and the others, each without and with
/// macros. The readings of a file and the files with the same header have them in common.
static MADE: LazyLock<[[ByText<Vec<Declared>>; 2]; 2]> = LazyLock::new(Default::default);

/// Tells every declaration of an item.
pub(super) fn read(unit: &Unit, file: usize, item: usize, tell: &mut dyn FnMut(Declared)) {
    let text = &unit.files[file].text;
    let found = unit.files[file].items[item];
    let extent = extent(text, found);
    let members = holds_members(text, extent, found.span);
    let make = || read_view(unit, (file, item), extent, members);
    let Some(parts) = unit.made_of(file, extent) else {
        return make().into_iter().for_each(tell);
    };
    let made = &MADE[usize::from(members)];
    let all = if parts.rest.is_empty() {
        made[0].of(parts.text, make)
    } else {
        let length = (parts.text.len() as u32).to_le_bytes();
        made[1].of(&[&length, parts.text, &parts.rest].concat(), make)
    };
    for one in all.iter() {
        let one = one.clone();
        tell(Declared { file, item, ..one });
    }
}

/// The same of its view. `members` tells whether braces that are not closed in it hold members.
fn read_view(unit: &Unit, (file, item): (usize, usize), extent: Span, members: bool) -> Vec<Declared> {
    let view = unit.view(file, extent);
    let brackets = Brackets::of(&view);
    let tokens = Tokens::new(&view, &brackets);
    let mut reader = Head::new(tokens, members);
    let mut all: Vec<Declared> = Vec::new();
    let mut from = ViewOffset::default();
    loop {
        let before = all.len();
        let next = reader.next(&mut |kind, path, target| {
            if path.iter().any(|part| !part.is_empty()) {
                let is_function = matches!(kind, DeclaredKind::Function { .. });
                let again = |other: &&Declared| is_function && other.path == path;
                all.push(Declared {
                    kind,
                    nth: all.iter().filter(again).count(),
                    path,
                    target,
                    file,
                    item,
                    inner: Vec::new(),
                    annotations: Annotations::default(),
                });
            }
        });
        let Some(part) = next else { return all };
        let annotations = annotations(tokens, from, &part);
        from = tokens.end_of(part.end - 1);
        for one in &mut all[before..] {
            one.annotations = annotations;
            one.inner = reader.inner();
        }
    }
}

/// The annotations of a declaration, which begins at an offset with what is masked: outside of brackets, where lambdas may
/// be.
fn annotations(tokens: Tokens<'_>, from: ViewOffset, part: &Range<usize>) -> Annotations {
    let view = tokens.view();
    let mut found = Annotations::default();
    if view.marks.is_empty() {
        return found;
    }
    let mut add = |from: ViewOffset, to: ViewOffset| {
        for mark in view.marks_in(ViewSpan::new(from, to)) {
            match mark.kind {
                MarkKind::Host => found.host = true,
                MarkKind::Device => found.device = true,
                MarkKind::Global => found.global = true,
                _ => {}
            }
        }
    };
    let (mut from, mut at) = (from, part.start);
    while at < part.end {
        let next = tokens.past(at);
        if next > at + 1 {
            add(from, tokens.place(at).unwrap_or_default());
            from = tokens.place(next - 1).unwrap_or_default();
        }
        at = next;
    }
    let end = if part.end < tokens.len() {
        tokens.end_of(part.end - 1)
    } else {
        view.whole().end
    };
    add(from, end);
    found
}

/// Whether a token is a name (no keyword that may be in a declaration).
pub(crate) fn is_name(word: &str) -> bool {
    ident::is_word(word)
        && !builtin::is_word(word)
        && !matches!(
            word,
            "const"
                | "volatile"
                | "static"
                | "extern"
                | "inline"
                | "constexpr"
                | "consteval"
                | "constinit"
                | "typename"
                | "template"
                | "auto"
                | "friend"
                | "virtual"
                | "explicit"
                | "mutable"
                | "register"
                | "operator"
                | "class"
                | "struct"
                | "union"
                | "enum"
                | "final"
        )
}

/// `T (*name)(..)`, `T (&name(..))[3]`, `T (C::*name)(..)`: whether what is in parentheses is the declarator of something
/// that has the type in front of it, because parameters or bounds follow them. `REGISTER(&f)(..)` may be a macro.
pub(crate) fn begins_declarator(tokens: Tokens<'_>, open: usize, may_be_macro: bool) -> bool {
    let mut at = open + 1;
    while is_name(tokens.text(at)) && tokens.text(at + 1) == "::" {
        at += 2;
    }
    let begins = match tokens.text(at) {
        "*" => true,
        "&" | "&&" => at == open + 1 && !may_be_macro,
        _ => false,
    };
    let after = tokens.past(open);
    begins && (tokens.text(after) == "(" || tokens.text(after) == "[" && tokens.text(after + 1) != "[")
}

/// Whether an item is `template ..` without parameters, or `extern template ..`.
pub(crate) fn is_explicit_instantiation(unit: &Unit, file: usize, item: usize) -> bool {
    let Some(f) = unit.files.get(file) else { return false };
    let text = f
        .items
        .get(item)
        .and_then(|i| f.text.get(i.span.range()))
        .unwrap_or_default();
    let text = text.strip_prefix(b"extern").map_or(text, <[u8]>::trim_ascii_start);
    let behind = text.strip_prefix(b"template").map(<[u8]>::trim_ascii_start);
    behind.is_some_and(|b| b.first() != Some(&b'<'))
}

#[cfg(test)]
mod tests;
