//! What paths of names lead to.

use super::{MAX_ALIASES, ScopeNames};
use crate::class::{ClassInfo, Member, MemberKind};
use crate::here::ClassFrame;
use crate::index::DeclaredKind;
use crate::scope::SymbolKind;
use crate::spell::{self, Place};
use crate::ty::Ty;
use culambda_source::ident::words_of;
use culambda_syntax::Kind;

impl ScopeNames<'_, '_> {
    /// Whether a path is that of an alias at namespace scope, or of the template of one.
    pub(super) fn leads_to_alias(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let found = w.index.lookup_path(w.namespace, &owned(path));
        let target = found.first().and_then(|f| w.index.target(*f));
        target.is_some_and(|t| t.declared.kind == DeclaredKind::Alias)
    }

    /// Whether a name is that of a type.
    pub(super) fn means_type(&self, name: &str) -> bool {
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) => symbol.kind == SymbolKind::Type,
            None => match w.index.lookup(w.namespace, name).first() {
                Some(found) => found.declared.kind.is_type(),
                None => self.by_typename(name).is_some(),
            },
        }
    }

    /// Whether a path is that of a type, at namespace scope or in a class.
    pub(super) fn leads_to_type(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let path = owned(path);
        if let Some(found) = w.index.lookup_path(w.namespace, &path).first() {
            return found.declared.kind.is_type();
        }
        match w.resolve_path(&path, Vec::new(), &w.type_scope()) {
            Ty::Unknown | Ty::Dependent => false,
            // A path that leads nowhere is taken for that of a class which nothing defines.
            Ty::Class(class) => class.is_enum || class.info.is_some(),
            _ => true,
        }
    }

    /// Whether a path is that of an enumeration.
    pub(super) fn leads_to_enumeration(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let ty = w.resolve_path(&owned(path), Vec::new(), &w.type_scope());
        matches!(ty, Ty::Class(class) if class.is_enum)
    }

    /// Whether a member of a class around is an enumerator, or all of its name are static member functions.
    pub(super) fn is_shown_alone(&self, class: &str, name: &str) -> bool {
        let around = self.walker.classes.iter().rfind(|c| c.info.name == class);
        let members = around.and_then(|c| c.info.members.get(name));
        let alone = |member: &Member| match member.kind {
            MemberKind::Enumerator => true,
            MemberKind::Function { template, .. } => member.is_static && !template,
            _ => false,
        };
        members.is_some_and(|all| all.iter().all(alone))
    }

    /// The type that an alias in an instance of a class template stands for, if it is a fundamental one. One that takes a
    /// parameter of the template may be anything else.
    pub(super) fn instance_text(&self, name: &str, class: &ClassInfo, member: &Member) -> Option<String> {
        let w = self.walker;
        if let Ty::Builtin(builtin) = w.resolve_path(&[name.to_owned()], Vec::new(), &w.type_scope()) {
            return Some(builtin.spelling().to_owned());
        }
        let syntax = w.syntax_of_class(class)?;
        let params = class.params.iter().flatten();
        if words_of(member.text(&syntax)).any(|word| params.clone().any(|param| param == word)) {
            self.unread_alias(name);
            return None;
        }
        self.alias_text(name, class, member)
    }

    /// Says that an alias is not known.
    pub(super) fn unread_alias(&self, name: &str) {
        let doubt =
            || format!("the reference prints the type that stands for the alias `{name}`, which could not be read");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// What a name stands for by `using typename B<T>::name;` in a class around, which the reference prints.
    pub(super) fn by_typename(&self, name: &str) -> Option<String> {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() || self.aliases.get() > MAX_ALIASES {
            return None;
        }
        let around = w.this_class().map_or(&[][..], |class| &w.classes[..=class]);
        let class = around.iter().rfind(|class| class.info.members.contains_key(name))?;
        let [member] = class.info.members.get(name)?.as_slice() else {
            return None;
        };
        if !matches!(member.kind, MemberKind::Using { .. }) {
            return None;
        }
        let syntax = w.syntax_of_class(&class.info)?;
        let declaration = member.node(&syntax)?;
        let path = declaration.children().find(|n| n.span().contains(member.at))?;
        let (first, end) = spell::token_range(&syntax, path);
        let keyword = first.checked_sub(1).filter(|t| syntax.view.word(*t) == "typename")?;
        let theirs: Vec<String> = class.info.params.iter().flatten().cloned().collect();
        let place = Place {
            syntax: &syntax,
            ..self.place(&theirs)
        };
        self.aliases.set(self.aliases.get() + 1);
        // The keyword is left out of what depends on nothing, and no `template` is written in such a path.
        let whole = spell::type_text(&place, (keyword, end));
        let plain = self.with_own_alias(&place, class, (first, end));
        self.aliases.set(self.aliases.get() - 1);
        let depends = whole.is_ok_and(|spelling| spelling.text.starts_with("typename "));
        let ours = if w.is_defined_outside() {
            w.template_names()
        } else {
            w.all_template_names()
        };
        if depends && !theirs.iter().all(|name| ours.contains(name)) {
            // Where the member is defined, the parameters have other names.
            self.unread_alias(name);
            return None;
        }
        if plain.is_err() {
            self.unread_alias(name);
        }
        plain.ok().filter(|_| depends).map(|plain| format!("typename {plain}"))
    }

    /// A path that a using declaration in a class has, with what an alias of the class stands for that it begins with.
    fn with_own_alias(
        &self,
        place: &Place<'_>,
        class: &ClassFrame,
        (first, end): (usize, usize),
    ) -> Result<String, String> {
        let view = &place.syntax.view;
        let name = view.word(first);
        let unread = || format!("what `{name}` stands for could not be read");
        let mentions_alias =
            |mut tokens: std::ops::Range<usize>| tokens.any(|t| self.may_be_alias_here(class, view.word(t)));
        let member = class.info.members.get(name).and_then(|all| all.first());
        let Some(node) = member.and_then(|member| member.node(place.syntax)) else {
            // What aliases in it stand for would be printed.
            let plain = !mentions_alias(first..end.saturating_sub(1));
            return plain
                .then(|| spell::argument_type(place, (first, end)))
                .ok_or_else(unread)?;
        };
        let (target, _) = crate::types::alias_in(place.syntax, node, name).ok_or_else(unread)?;
        let rest: Vec<&str> = (first + 1..end).map(|token| view.word(token)).collect();
        let range = spell::token_range(place.syntax, target);
        match (target.kind(), rest.as_slice()) {
            (Kind::TypeDescriptor, ["::", last]) if !mentions_alias(range.0..range.1) => {
                Ok(format!("{} ::{last}", spell::argument_type(place, range)?))
            }
            _ => Err(unread()),
        }
    }

    /// Whether a word is the name of an alias of a class, or of any at namespace scope.
    fn may_be_alias_here(&self, class: &ClassFrame, word: &str) -> bool {
        let of_class = class.info.members.get(word).into_iter().flatten();
        let mut of_class = of_class.map(|member| &member.kind);
        of_class.any(|kind| matches!(kind, MemberKind::Type(_) | MemberKind::Using { .. }))
            || self.walker.index.everywhere(word).iter().any(|found| {
                matches!(
                    found.declared.kind,
                    DeclaredKind::Alias | DeclaredKind::UsingDeclaration
                )
            })
    }
}

fn owned(path: &[&str]) -> Vec<String> {
    path.iter().map(|name| (*name).to_owned()).collect()
}
