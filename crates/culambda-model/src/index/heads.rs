//! The heads of items: what one declaration at namespace scope declares.

use super::extent::{extent, holds_members};
use crate::space::Annotations;
use culambda_source::ByText;
use culambda_source::MarkKind;
use culambda_source::Span;
use culambda_source::Unit;
use culambda_source::builtin;
use culambda_source::ident;
use culambda_syntax::{Brackets, Tokens};
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
    /// Execution space annotations of a function.
    pub annotations: Annotations,
}

impl Declared {
    /// Whether it is a function or a variable of the device alone, or a variable that holds a lambda of it.
    pub fn is_of_device(&self) -> bool {
        let valued = matches!(self.kind, DeclaredKind::Function { .. } | DeclaredKind::Variable { .. });
        valued && self.annotations.device && !self.annotations.host && !self.annotations.global
    }
}

/// What heads declare that are as they are written, by their texts: those whose braces may hold members, and the others.
/// The readings of a file and the files with the same header have them in common.
static WRITTEN: LazyLock<[ByText<Vec<Declared>>; 2]> = LazyLock::new(Default::default);

/// Tells every declaration of an item.
pub(super) fn read(unit: &Unit, file: usize, item: usize, tell: &mut dyn FnMut(Declared)) {
    let text = &unit.files[file].text;
    let span = unit.files[file].items[item].span;
    let extent = extent(text, span);
    if !unit.is_as_written(file, extent) {
        return read_view(unit, (file, item), extent, tell);
    }
    let own = text.get(extent.range()).unwrap_or_default();
    let kept = &WRITTEN[usize::from(holds_members(text, extent, span))];
    let all = kept.of(own, || {
        let mut all = Vec::new();
        read_view(unit, (file, item), extent, &mut |one| all.push(one));
        all
    });
    for one in all.iter() {
        let one = one.clone();
        tell(Declared { file, item, ..one });
    }
}

/// The same of its view.
fn read_view(unit: &Unit, (file, item): (usize, usize), extent: Span, tell: &mut dyn FnMut(Declared)) {
    let span = unit.files[file].items[item].span;
    let view = unit.view(file, extent);
    let brackets = Brackets::of(&view);
    let mut head = Head {
        tokens: Tokens::new(&view, &brackets),
        file,
        item,
        at: 0,
        template: false,
        explicit: false,
        members: holds_members(&unit.files[file].text, view.span, span),
    };
    head.at = head.tokens.past_namespaces();
    loop {
        head.skip_templates();
        head.declaration(tell);
        // A macro may make several declarations, which are one item.
        let Some(next) = head.next_declaration() else { return };
        head.at = next;
        (head.template, head.explicit) = (false, false);
    }
}

struct Head<'a> {
    tokens: Tokens<'a>,
    file: usize,
    item: usize,
    at: usize,
    template: bool,
    explicit: bool,
    /// Whether the braces after it hold members.
    members: bool,
}

impl Head<'_> {
    fn word(&self, token: usize) -> &str {
        self.tokens.text(token)
    }

    /// Where the declaration after this one begins, if there is one.
    fn next_declaration(&self) -> Option<usize> {
        let mut at = self.at;
        while at < self.tokens.len() && self.word(at) != ";" {
            at = self.tokens.past(at);
        }
        (at + 1 < self.tokens.len()).then_some(at + 1)
    }

    /// Passes `template <..>` heads and their constraints.
    fn skip_templates(&mut self) {
        self.skip_macros();
        while matches!(self.word(self.at), "template" | "export") {
            if self.word(self.at) == "export" {
                self.at += 1;
                continue;
            }
            if self.word(self.at + 1) != "<" {
                self.at += 1; // An explicit instantiation.
                continue;
            }
            let Some(end) = self.tokens.close_angle(self.at + 1) else {
                return;
            };
            self.template = true;
            self.explicit = end == self.at + 2;
            self.at = end + 1;
        }
    }

    /// Passes macros of unknown meaning in front of `template`.
    fn skip_macros(&mut self) {
        let mut at = self.at;
        while is_name(self.word(at)) {
            at = match self.tokens.mate(at + 1).filter(|_| self.word(at + 1) == "(") {
                Some(close) => close + 1,
                None => at + 1,
            };
            if self.word(at) == "template" {
                self.at = at;
                return;
            }
        }
    }

    fn tell(&self, kind: DeclaredKind, path: Vec<String>, target: Vec<String>, tell: &mut dyn FnMut(Declared)) {
        if path.iter().any(|p| !p.is_empty()) {
            tell(Declared {
                kind,
                path,
                target,
                file: self.file,
                item: self.item,
                annotations: self.annotations(),
            });
        }
    }

    /// The annotations in the head; those of lambdas cannot be in it.
    fn annotations(&self) -> Annotations {
        let any = |kind| self.tokens.view().marks.iter().any(|m| m.kind == kind);
        Annotations {
            host: any(MarkKind::Host),
            device: any(MarkKind::Device),
            global: any(MarkKind::Global),
        }
    }

    fn declaration(&mut self, tell: &mut dyn FnMut(Declared)) {
        match self.word(self.at) {
            "using" => self.using(tell),
            "namespace" if self.word(self.at + 2) == "=" => {
                let (target, _) = self.path(self.at + 3);
                let name = self.word(self.at + 1).to_owned();
                self.tell(DeclaredKind::NamespaceAlias, vec![name], target, tell);
            }
            "concept" => {
                let name = self.word(self.at + 1).to_owned();
                self.tell(DeclaredKind::Concept, vec![name], Vec::new(), tell);
            }
            _ => self.simple(tell),
        }
    }

    fn using(&mut self, tell: &mut dyn FnMut(Declared)) {
        if self.word(self.at + 1) == "namespace" {
            let (path, _) = self.path(self.at + 2);
            return self.tell(DeclaredKind::UsingDirective, path, Vec::new(), tell);
        }
        let mut from = self.at + 1;
        loop {
            let (path, end) = self.path(from + usize::from(self.word(from) == "typename"));
            if self.word(end) == "=" {
                return self.tell(DeclaredKind::Alias, path, Vec::new(), tell);
            }
            let name = path.last().cloned().unwrap_or_default();
            self.tell(DeclaredKind::UsingDeclaration, vec![name], path, tell);
            if self.word(end) != "," {
                return;
            }
            from = end + 1;
        }
    }

    /// A qualified name: its components without template arguments, and the token after it.
    fn path(&self, mut at: usize) -> (Vec<String>, usize) {
        let mut path = Vec::new();
        if self.word(at) == "::" {
            path.push(String::new());
            at += 1;
        }
        loop {
            at += usize::from(self.word(at) == "template");
            if !is_name(self.word(at)) {
                return (path, at);
            }
            path.push(self.word(at).to_owned());
            at += 1;
            if self.word(at) == "<" {
                match self.tokens.close_angle(at) {
                    Some(end) => at = end + 1,
                    None => return (path, at),
                }
            }
            if self.word(at) != "::" {
                return (path, at);
            }
            at += 1;
        }
    }

    /// Classes, enumerations, functions, variables, typedefs.
    fn simple(&mut self, tell: &mut dyn FnMut(Declared)) {
        let mut flags = Flags::default();
        let mut last: Option<(Vec<String>, usize)> = None;
        let mut at = self.at;
        loop {
            match self.word(at) {
                "" | ";" | "}" => break,
                "class" | "struct" | "union" | "enum" if last.is_none() => {
                    at = self.elaborated(at, tell);
                    // `struct S {` ends the head, unless more of the item is there; `struct S x` goes on with a declarator.
                    match self.tokens.mate(at).filter(|_| self.word(at) == "{") {
                        Some(end) => at = end + 1,
                        None if matches!(self.word(at), "{" | ";") => return,
                        None => {}
                    }
                    last = None;
                    continue;
                }
                "typedef" => flags.typedef = true,
                "thread_local" | "__thread" => flags.thread_local = true,
                "&" | "&&" => flags.reference = true,
                "operator" => {
                    return self.tell(self.function(), vec!["operator".into()], Vec::new(), tell);
                }
                "decltype" | "__typeof__" | "alignas" | "noexcept" | "requires" if self.word(at + 1) == "(" => {
                    at = self.tokens.mate(at + 1).map_or(at + 1, |p| p);
                }
                "(" => return self.at_parenthesis(at, last, flags, tell),
                "=" | "{" | "[" | "," | ":" => {
                    self.finish(last, flags, self.word(at) != "," && self.word(at) != "[", tell);
                    return self.further(at, flags, tell);
                }
                w if is_name(w) || w == "::" => {
                    let (path, end) = self.path(at);
                    last = Some((path, end));
                    at = end.max(at + 1);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        self.finish(last, flags, false, tell);
    }

    /// The declarators after the first one.
    fn further(&self, mut at: usize, flags: Flags, tell: &mut dyn FnMut(Declared)) {
        loop {
            while !matches!(self.word(at), "," | ";" | "}" | "") {
                at = self.tokens.mate(at).filter(|end| *end > at).unwrap_or(at) + 1;
            }
            if self.word(at) != "," {
                return;
            }
            at += 1;
            let mut flags = Flags {
                reference: false,
                ..flags
            };
            while matches!(self.word(at), "*" | "&" | "&&" | "const" | "(") {
                flags.reference |= self.word(at).starts_with('&');
                at += 1;
            }
            let (path, end) = self.path(at);
            if matches!(self.word(end), "," | "=" | "[" | "{" | ";" | ")" | "(") {
                self.finish(
                    Some((path, end)),
                    flags,
                    matches!(self.word(end), "=" | "{" | "("),
                    tell,
                );
            }
            at = end;
        }
    }

    /// `struct Name`, `enum class Name : T { a, b }`: tells it; returns the token after name and bases.
    fn elaborated(&mut self, at: usize, tell: &mut dyn FnMut(Declared)) -> usize {
        let is_enum = self.word(at) == "enum";
        let scoped = is_enum && matches!(self.word(at + 1), "class" | "struct");
        let name = self.tokens.name_of_class(at + 1 + usize::from(scoped), self.members);
        let (mut path, mut end) = self.path(name);
        let specialisation = end > name && self.word(end - 1).starts_with('>');
        if path.is_empty() && !is_enum && self.word(name) == "final" && matches!(self.word(name + 1), "{" | ":" | ";") {
            path.push("final".to_owned());
            end = name + 1;
        }
        if self.word(end) == "final" {
            end += 1;
        }
        let mut brace = end;
        if self.word(brace) == ":" {
            while !matches!(self.word(brace), "{" | ";" | "") {
                brace += 1;
            }
        }
        let defined = self.word(brace) == "{";
        if !is_enum && (defined || self.word(end) == ";") {
            self.tell(
                DeclaredKind::Class {
                    defined,
                    specialisation,
                },
                path,
                Vec::new(),
                tell,
            );
            return brace;
        }
        if is_enum && (defined || self.word(end) == ";") {
            self.tell(DeclaredKind::Enum, path, Vec::new(), tell);
            if defined && !scoped {
                self.enumerators(brace, tell);
            }
            return brace;
        }
        end
    }

    fn enumerators(&self, brace: usize, tell: &mut dyn FnMut(Declared)) {
        let mut expect = true;
        let mut at = brace + 1;
        while !matches!(self.word(at), "}" | "") {
            match self.word(at) {
                "," => expect = true,
                "(" | "{" | "[" => at = self.tokens.mate(at).unwrap_or(at),
                w if expect && is_name(w) => {
                    self.tell(DeclaredKind::Enumerator, vec![w.to_owned()], Vec::new(), tell);
                    expect = false;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// At `(`: the parameters of a function, the parentheses of a declarator, or an initialiser.
    fn at_parenthesis(
        &self,
        at: usize,
        last: Option<(Vec<String>, usize)>,
        flags: Flags,
        tell: &mut dyn FnMut(Declared),
    ) {
        match last {
            // `int (f)(int)`: the name of a function in parentheses.
            _ if last.as_ref().is_none_or(|(_, end)| *end == at)
                && self.word(at + 2) == ")"
                && self.word(at + 3) == "("
                && is_name(self.word(at + 1)) =>
            {
                self.finish_function(vec![self.word(at + 1).to_owned()], flags, tell);
            }
            Some((path, end)) if end == at => self.finish_function(path, flags, tell),
            // `int (*name)(..)`, `int (&name)[3]`: the name is inside.
            _ => {
                let mut inside = at + 1;
                let mut flags = flags;
                while matches!(self.word(inside), "*" | "&" | "&&" | "const" | "(" | "::")
                    || self.word(inside + 1) == "::"
                {
                    flags.reference |= self.word(inside).starts_with('&');
                    inside += 1;
                }
                let (path, end) = self.path(inside);
                if self.word(end) == "(" {
                    self.finish_function(path, flags, tell);
                } else {
                    self.finish(Some((path, end)), flags, true, tell);
                }
            }
        }
    }

    fn function(&self) -> DeclaredKind {
        let mut at = self.at;
        while !matches!(self.word(at), "{" | "" | ";") {
            at += 1;
        }
        DeclaredKind::Function {
            template: self.template,
            specialisation: self.explicit,
            definition: self.word(at) == "{",
        }
    }

    fn finish_function(&self, path: Vec<String>, flags: Flags, tell: &mut dyn FnMut(Declared)) {
        let kind = if flags.typedef {
            DeclaredKind::Alias
        } else {
            self.function()
        };
        self.tell(kind, path, Vec::new(), tell);
    }

    fn finish(
        &self,
        last: Option<(Vec<String>, usize)>,
        flags: Flags,
        initialised: bool,
        tell: &mut dyn FnMut(Declared),
    ) {
        let Some((path, _)) = last else { return };
        let kind = if flags.typedef {
            DeclaredKind::Alias
        } else {
            DeclaredKind::Variable {
                reference: flags.reference,
                thread_local: flags.thread_local,
                initialised,
            }
        };
        self.tell(kind, path, Vec::new(), tell);
    }
}

#[derive(Clone, Copy, Default)]
struct Flags {
    typedef: bool,
    thread_local: bool,
    reference: bool,
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
mod tests {
    use super::*;

    /// The names that a text declares, by a comma each.
    fn declared(text: &str) -> String {
        let unit = crate::testing::unit(text);
        let mut names = Vec::new();
        for item in 0..unit.files[0].items.len() {
            read(&unit, 0, item, &mut |declared| names.push(declared.path.join("::")));
        }
        names.join(",")
    }

    #[test]
    fn macros_in_front_of_templates() {
        assert_eq!(declared("UNKNOWN template <class T> int f(T);"), "f");
        assert_eq!(declared("A(1, 2)\nB template <class T> void g(T) {}"), "g");
        assert_eq!(declared("extern template int f<int>(int);"), "f");
        assert_eq!(declared("UNKNOWN int h();"), "h");
    }
}
