//! Names that depend on template parameters, and classes whose bases do.

use super::{ScopeNames, written};
use crate::class::{Member, MemberKind, TypeKind};
use crate::doubt::of_conditions;
use crate::reasons::UNDECLARED;
use crate::scope::SymbolKind;
use crate::wellknown;
use culambda_source::ident::{words, words_of};

/// Bytes of conditional parts that are looked through for a declaration.
const MAX_BYTES: usize = 1 << 18;

impl ScopeNames<'_, '_> {
    /// How a name of a type is written in a class with a dependent base: with the namespace that it is found in.
    pub(super) fn behind_dependent_base(&self, name: &str, arguments: &[String], dependent: bool) -> Option<String> {
        use crate::index::{DeclaredKind as K, Via};
        let w = self.walker;
        // The name of a class around has arguments: of another instance.
        let is_around = || !arguments.is_empty() && w.classes.iter().any(|class| class.info.name == name);
        if !self.has_dependent_base() || self.is_inner(name) && !is_around() {
            return None;
        }
        let Some(f) = w.index.first(w.namespace, &[name.to_owned()]) else {
            return self.undeclared_behind_base(name, dependent);
        };
        let unnamed = |n: usize| w.index.namespaces[n].name.is_none();
        if f.via != Via::Scope && (f.via != Via::Transparent || !unnamed(f.namespace)) {
            return None;
        }
        let counts = match f.declared.kind {
            K::Class { .. } => !dependent,
            K::Enum | K::Alias | K::Variable { .. } | K::Enumerator => true,
            _ => false,
        };
        let member = |word: &str| w.classes.iter().any(|c| c.info.members.contains_key(word));
        if let Some(alias) = arguments
            .iter()
            .flat_map(|a| words_of(a))
            .find(|w| member(w))
            .filter(|_| !dependent)
        {
            let doubt = || format!("nvcc prints the type that the alias `{alias}` stands for, which is not known");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
        // Of the namespace only its own name is written, which an unnamed one has not, and of those around it as many as
        // something nearer hides where the path begins.
        let mut path = w.index.path(f.namespace).ok().filter(|_| counts)?;
        path.retain(|p| p != "_GLOBAL__N__");
        let hidden = |part: &String| self.is_hidden_inside(part);
        let begins = path.iter().rposition(|part| !hidden(part));
        match (begins, path.is_empty()) {
            (Some(at), _) => written(path.get(at..)?, name),
            (None, true) => Some(format!("::{name}")),
            (None, false) => written(&path, name).map(|text| format!("::{text}")),
        }
    }

    /// Doubts another instance of a member template, which is written with the classes around it there.
    pub(super) fn check_member_behind_base(&self, name: &str) {
        let outer_template =
            |c: &crate::here::ClassFrame| c.context.levels().skip(1).any(|class| class.params.is_some());
        let mut own = self.walker.classes.iter().filter(|class| class.info.name == name);
        if self.has_dependent_base() && own.any(|class| !outer_template(class)) {
            let doubt = || format!("nvcc writes the classes around another instance of `{name}`");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
    }

    /// The same for a name that no visible file declares: types that every host knows are global ones.
    fn undeclared_behind_base(&self, name: &str, dependent: bool) -> Option<String> {
        let w = self.walker;
        if wellknown::is_global(name) || wellknown::is_twice(name) {
            return Some(format!("::{name}"));
        }
        if let Some(why) = self.under_condition(name).filter(|_| !dependent) {
            self.doubt.borrow_mut().get_or_insert(why);
            return None;
        }
        let mut includes = w.unit.files.iter().flat_map(|file| &file.includes);
        if !dependent && includes.any(|include| include.file.is_none()) {
            w.index.ask(&[name.to_owned()]);
            let doubt = || format!("`{name}` {UNDECLARED}: which namespace is written before it is not known");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
        None
    }

    /// Why a type is not found, if an included file declares one of that name under a condition that is not decided.
    fn under_condition(&self, name: &str) -> Option<String> {
        let w = self.walker;
        let mut left = MAX_BYTES;
        for undecided in w.unit.undecided.iter().filter(|undecided| undecided.file != 0) {
            let file = w.unit.files.get(undecided.file);
            let Some(text) = file.and_then(|file| file.text.get(undecided.region.range())) else {
                continue;
            };
            left = left.checked_sub(text.len())?;
            if declares(text, name) {
                return Some(of_conditions(std::slice::from_ref(&undecided.atom)));
            }
        }
        None
    }

    /// Whether a class around has a base that depends on template parameters, by its arguments or as a member of a
    /// class template around. What is specialised as `template <>` depends on nothing.
    pub(super) fn has_dependent_base(&self) -> bool {
        let around = self.walker.classes.iter();
        let around = around.filter(|c| c.context.levels().all(|class| !class.explicit));
        let around = around.map(|c| &*c.info);
        around.chain(self.named).any(|c| {
            let member = |path: &[String]| {
                path.first()
                    .is_some_and(|first| *first != c.name && self.depends(first))
            };
            c.bases.iter().any(|b| b.dependent || member(&b.path))
        })
    }

    /// Whether a name depends on a template parameter: a class template around, a type in one, a local type or
    /// variable of a template. Aliases and variables do when what they are declared with does.
    pub(crate) fn depends(&self, name: &str) -> bool {
        if let Some(known) = self.depends.borrow().get(name) {
            return *known;
        }
        // A name that leads to itself says nothing more.
        self.depends.borrow_mut().insert(name.to_owned(), false);
        let found = self.depends_here(name);
        self.depends.borrow_mut().insert(name.to_owned(), found);
        found
    }

    /// Whether a name is that of a member of a class template around whose declaration mentions what depends on a parameter.
    pub(super) fn member_depends(&self, name: &str) -> bool {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() {
            return false;
        }
        let around = w.classes.iter().map(|class| &class.info);
        let own = around.rev().find_map(|info| Some((info, info.members.get(name)?)));
        own.is_some_and(|(info, members)| {
            let syntax = w.syntax_of_class(info);
            syntax.is_some_and(|syntax| members.iter().any(|m| self.leads(m.text(&syntax), name)))
        })
    }

    fn depends_here(&self, name: &str) -> bool {
        let w = self.walker;
        if let Some(symbol) = w.scopes.lookup(name) {
            let Some(declaration) = symbol.declaration else {
                return w.is_template_parameter(name);
            };
            let defines = declaration.kind().is_class_or_enum();
            return match symbol.kind {
                SymbolKind::Type if defines => w.in_template(),
                _ => w.in_template() && self.leads(w.text(declaration), name),
            };
        }
        let infos = w.classes.iter().map(|c| &c.info);
        infos
            .filter_map(|i| Some((i, i.params.as_ref()?)))
            .any(|(info, params)| {
                let member = |m: &Member| match m.kind {
                    MemberKind::Class(_) => true,
                    MemberKind::Type(TypeKind::Alias) => {
                        let syntax = w.syntax_of_class(info);
                        syntax.is_some_and(|syntax| self.leads(m.text(&syntax), name))
                    }
                    MemberKind::Type(_) => true,
                    _ => false,
                };
                params.iter().any(|p| p == name)
                    || info.name == name
                    || info.members.get(name).is_some_and(|all| all.iter().any(member))
            })
    }

    /// Whether a declaration of a name mentions another one that depends on a template parameter.
    fn leads(&self, declaration: &str, name: &str) -> bool {
        /// More words of a declaration are not looked at.
        const MAX_WORDS: usize = 64;
        words_of(declaration)
            .filter(|word| *word != name)
            .take(MAX_WORDS)
            .any(|word| self.depends(word))
    }
}

/// Whether a text declares a type, as far as its words say: `using Real =`, `struct Real`, `typedef double Real;`.
fn declares(text: &[u8], name: &str) -> bool {
    let mut before: &[u8] = b"";
    let mut is_typedef = false;
    for word in words(text) {
        is_typedef |= word == b"typedef";
        if word == name.as_bytes()
            && (is_typedef || matches!(before, b"using" | b"struct" | b"class" | b"union" | b"enum"))
        {
            return true;
        }
        before = word;
    }
    false
}
