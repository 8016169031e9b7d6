//! What paths of names lead to.

use super::{MAX_ALIASES, ScopeNames};
use crate::class::{ClassInfo, Member, MemberKind, TypeKind};
use crate::here::ClassFrame;
use crate::index::{ClassLookup, DeclaredKind};
use crate::meaning::Meaning;
use crate::reasons::UNDECLARED;
use crate::scope::SymbolKind;
use crate::spell::{self, Place, Qualified};
use crate::ty::Ty;
use crate::wellknown;
use culambda_source::IncludeSite;
use culambda_source::ident::{is_word, words_of};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::ops::Range;
use std::rc::Rc;

/// So many classes around one that is defined elsewhere are looked at.
const MAX_LEVELS: usize = 20;

impl ScopeNames<'_, '_> {
    /// Whether a path is that of an alias at namespace scope, or of the template of one.
    pub(super) fn leads_to_alias(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let whole = owned(path);
        let found = w.index.lookup_path(w.namespace, &whole);
        let Some(first) = found.first() else {
            return self.is_member_alias_template(path) || self.is_alias_out_of_sight(&whole);
        };
        w.index
            .target(*first)
            .is_some_and(|t| t.declared.kind == DeclaredKind::Alias)
    }

    /// Whether the class around, or a base of it, has a member of the same name as one that is named with another class.
    pub(super) fn hides_member_of(&self, scope: &[&str], name: &str) -> bool {
        let w = self.walker;
        let Some(own) = w.this_class().map(|class| &w.classes[class].info) else {
            return false;
        };
        let hides = |class: &ClassInfo| scope.last() != Some(&class.name.as_str()) && class.members.contains_key(name);
        let base = |path: &[String]| match w.index.class_around(w.namespace, path) {
            ClassLookup::Found(class) => hides(&class),
            _ => false,
        };
        scope.last() != Some(&own.name.as_str()) && (hides(own) || own.bases.iter().any(|of| base(&of.path)))
    }

    /// Whether a class has a data member that an object is needed for.
    pub(super) fn has_field(&self, scope: &[&str], name: &str) -> bool {
        let w = self.walker;
        match w.resolve_path(&owned(scope), Vec::new(), &w.type_scope()) {
            Ty::Class(class) => {
                let info = class.info.as_ref();
                info.is_some_and(|info| matches!(w.member_of(info, name), crate::meaning::Meaning::Field))
            }
            _ => false,
        }
    }

    /// Whether a path that no file which was read declares is that of an alias template: of the standard library those with
    /// `_t` are, of others that is in doubt.
    fn is_alias_out_of_sight(&self, path: &[String]) -> bool {
        let w = self.walker;
        let [first, .., last] = path else { return false };
        if first == "std" {
            return last.ends_with("_t");
        }
        let is_plain = |name: &String| is_word(name);
        let known = || w.index.first(w.namespace, &path[..1]).is_some() || w.scopes.lookup(first).is_some();
        let own = || w.classes.iter().any(|class| class.info.name == *first);
        let mut includes = w.unit.files.iter().flat_map(|file| &file.includes);
        let is_missing =
            |include: &IncludeSite| include.file.is_none() && !wellknown::is_standard_header(&include.name);
        if path.iter().all(is_plain) && !known() && !own() && includes.any(is_missing) {
            w.index.ask(path);
            let doubt = || {
                format!(
                    "`{}` {UNDECLARED}: whether it is an alias is not known",
                    path.join("::")
                )
            };
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
        false
    }

    /// Whether a name is that of a type.
    pub(super) fn means_type(&self, name: &str) -> bool {
        let w = self.walker;
        if let Some(symbol) = w.scopes.lookup(name) {
            return symbol.kind == SymbolKind::Type;
        }
        if let Some(found) = w.index.first(w.namespace, &[name.to_owned()]) {
            return found.declared.kind.is_type();
        }
        let brought = w.beyond_blocks(&[name.to_owned()]);
        brought.is_some_and(|path| w.path_is_type(&path) == Some(true))
            || self.by_typename(name).is_some()
            || self.is_of_shown_library(name)
    }

    /// Whether a path is that of a type, at namespace scope or in a class.
    pub(super) fn leads_to_type(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let path = owned(path);
        if let Some(is_type) = w.is_type_in_class_around(&path) {
            return is_type;
        }
        if let Some(found) = w.index.first(w.namespace, &path) {
            return found.declared.kind.is_type();
        }
        match w.resolve_path(&path, Vec::new(), &w.type_scope()) {
            // What depends on a parameter may be a type all the same.
            Ty::Unknown | Ty::Dependent => w.path_is_type(&path) == Some(true),
            // A path that leads nowhere is taken for that of a class which nothing defines.
            Ty::Class(class) => class.is_enum || class.info.is_some(),
            _ => true,
        }
    }

    /// What an alias that is a member of a class around stands for, as it is written in template arguments.
    pub(super) fn alias_of_member(&self, name: &str) -> Option<String> {
        let w = self.walker;
        let in_template = w.in_template();
        if in_template && !w.around.nested {
            self.alias_of_base(name);
            return None;
        }
        if w.scopes.lookup(name).is_some() || self.aliases.get() > MAX_ALIASES {
            return None;
        }
        let around = w.own_classes();
        let inside = around
            .iter()
            .rev()
            .find_map(|c| crate::constant::find(w, &c.info, name));
        let (class, member) = inside.or_else(|| self.found_outside(around.first()?, name))?;
        let (class, member) = self.brought_by(&member).unwrap_or((class, member));
        let alias = matches!(member.kind, MemberKind::Type(TypeKind::Alias | TypeKind::AliasTemplate));
        let is_around = || {
            around
                .iter()
                .any(|c| Rc::ptr_eq(&c.info, &class) || c.info.place == class.place)
        };
        match class.params {
            _ if !alias => None,
            // In inner blocks those of class templates around count as well; an alias template depends on what it is given.
            _ if in_template && matches!(member.kind, MemberKind::Type(TypeKind::AliasTemplate)) => None,
            _ if in_template && is_around() => self.alias_text(name, &class, &member),
            // A base that is an instance of a template.
            Some(_) => self.instance_text(name, &class, &member),
            None => self.alias_text(name, &class, &member),
        }
    }

    /// What a using-declaration of a class brings from a base that depends on no parameter.
    fn brought_by(&self, member: &Member) -> Option<(Rc<ClassInfo>, Member)> {
        let w = self.walker;
        let MemberKind::Using { path, dependent: false } = &member.kind else {
            return None;
        };
        let (last, outer) = path.split_last().filter(|(_, outer)| !outer.is_empty())?;
        match w.resolve_path(outer, Vec::new(), &w.type_scope()) {
            Ty::Class(class) => crate::constant::find(w, class.info.as_ref()?, last),
            _ => None,
        }
    }

    /// The type that a member alias stands for; an alias of a qualified name keeps its own.
    fn alias_text(&self, name: &str, class: &ClassInfo, member: &Member) -> Option<String> {
        let syntax = self.walker.syntax_of_class(class)?;
        let (node, declarator) = crate::types::alias_in(&syntax, member.node(&syntax)?, name)?;
        // The reference keeps the name of an alias for a path.
        if declarator.is_none() && is_path(node) {
            return None;
        }
        self.aliases.set(self.aliases.get() + 1);
        let params = Vec::new();
        let place = Place {
            syntax: &syntax,
            ..self.place(&params)
        };
        let spelled = match (node.kind(), declarator) {
            (Kind::TypeDescriptor, _) => spell::argument_type(&place, spell::token_range(&syntax, node)),
            (_, None) => node
                .field(Field::Type)
                .ok_or_else(String::new)
                .and_then(|t| spell::argument_type(&place, spell::token_range(&syntax, t))),
            _ => Err("its declarator is not read".into()),
        };
        self.aliases.set(self.aliases.get() - 1);
        if spelled.is_err() {
            self.unread_alias(name);
        }
        spelled.ok()
    }

    /// Told of a name among template arguments in the outermost block of a template: the reference writes the path of an
    /// alias that is a member of a base, where another base depends on parameters.
    fn alias_of_base(&self, name: &str) {
        let w = self.walker;
        let class = w.this_class().and_then(|c| w.classes.get(c)).map(|c| &c.info);
        let Some(class) = class.filter(|class| !class.bases.is_empty() && !class.members.contains_key(name)) else {
            return;
        };
        let is_alias = |member: &Member| matches!(member.kind, MemberKind::Type(TypeKind::Alias));
        let found = || crate::constant::find(w, class, name).is_some_and(|(_, m)| is_alias(&m));
        if self.has_dependent_base() && w.scopes.lookup(name).is_none() && found() {
            self.unread_alias(name);
        }
    }

    /// Whether a path is that of a class template at namespace scope, and not of a class around.
    pub(super) fn leads_to_class_template(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let Some((first, last)) = path.first().zip(path.last()) else {
            return false;
        };
        if w.scopes.lookup(first).is_some() || w.classes.iter().any(|frame| frame.info.name == *last) {
            return false;
        }
        match w.index.class(w.namespace, &owned(path)) {
            ClassLookup::Found(class) => class.params.as_ref().is_some_and(|all| !all.is_empty()),
            _ => false,
        }
    }

    /// A member of the classes around the one that a member function is defined outside of.
    pub(super) fn found_outside(&self, frame: &ClassFrame, name: &str) -> Option<(Rc<ClassInfo>, Member)> {
        let w = self.walker;
        let outer = std::iter::successors(frame.context.outer.as_deref(), |class| class.outer.as_deref());
        // Of a class in many classes only those next to it are looked at.
        outer.take(MAX_LEVELS).find_map(|class| {
            let mut names: Vec<String> = class.levels().map(|level| level.name.clone()).collect();
            let shown = |part: &&String| !part.starts_with("_GLOBAL__N_");
            names.extend(frame.context.namespace.iter().rev().filter(shown).cloned());
            names.reverse();
            match w.index.class(0, &names) {
                ClassLookup::Found(info) => crate::constant::find(w, &info, name),
                _ => None,
            }
        })
    }

    /// Whether a path is that of an enumeration.
    pub(super) fn leads_to_enumeration(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let ty = w.resolve_path(&owned(path), Vec::new(), &w.type_scope());
        matches!(ty, Ty::Class(class) if class.is_enum)
    }

    /// Whether a member of a class around is an enumerator, or all of its name are static member functions.
    pub(super) fn is_shown_alone(&self, class: &str, name: &str) -> bool {
        let members = self.members_around(class, name);
        let alone = |member: &Member| match member.kind {
            MemberKind::Enumerator => true,
            MemberKind::Function { template, .. } => member.is_static && !template,
            _ => false,
        };
        members.is_some_and(|all| all.iter().all(alone))
    }

    /// Whether a member of a class around is a member function that is a template.
    pub(super) fn is_function_template_of(&self, class: &str, name: &str) -> bool {
        let is_template = |m: &Member| matches!(m.kind, MemberKind::Function { template: true, .. });
        self.members_around(class, name)
            .is_some_and(|all| all.iter().all(is_template))
    }

    /// The member of the class around, or of a base, that a path names.
    pub(super) fn member_of_scope(&self, scope: &[&str], name: &str) -> Option<Qualified> {
        match self.walker.qualified_member(&owned(scope), name) {
            Meaning::Field => Some(Qualified::Field),
            meaning => meaning.is_method().then_some(Qualified::Method),
        }
    }

    /// What a class around has under a name.
    fn members_around(&self, class: &str, name: &str) -> Option<&Vec<Member>> {
        let around = self.walker.classes.iter().rfind(|c| c.info.name == class)?;
        around.info.members.get(name)
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
        let doubt = || format!("nvcc prints the type that the alias `{name}` stands for, which could not be read");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// What a name stands for by `using typename B<T>::name;` in a class around, which the reference prints.
    pub(super) fn by_typename(&self, name: &str) -> Option<String> {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() || self.aliases.get() > MAX_ALIASES {
            return None;
        }
        let around = w.own_classes();
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
        // The keyword is left out of what depends on nothing, and no `template` is written in such a path.
        let depends = spell::type_text(&place, (keyword, end)).is_ok_and(|whole| whole.text.starts_with("typename "));
        let plain = self.without_own_aliases(&syntax, class, first..end, 0);
        let plain = plain.ok().and_then(|text| spell::made_type(&place, &text));
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
        if plain.is_none() {
            self.unread_alias(name);
        }
        plain.filter(|_| depends).map(|plain| format!("typename {plain}"))
    }

    /// Tokens of a class with what its own aliases stand for in their place, which the reference prints.
    ///
    /// # Errors
    /// An alias that cannot be followed.
    pub(super) fn without_own_aliases(
        &self,
        syntax: &Syntax,
        class: &ClassFrame,
        tokens: Range<usize>,
        depth: u32,
    ) -> Result<String, String> {
        let mut out = String::new();
        let hides = |word: &str| class.info.params.iter().flatten().any(|parameter| parameter == word);
        for token in tokens {
            let word = syntax.view.word(token);
            let unread = || format!("what `{word}` stands for could not be read");
            let member = class.info.members.get(word).and_then(|all| all.first());
            let qualified = token
                .checked_sub(1)
                .is_some_and(|before| syntax.view.word(before) == "::");
            match member.filter(|_| !qualified).map(|member| (member, &member.kind)) {
                Some((member, MemberKind::Type(TypeKind::Alias))) if depth < MAX_ALIASES => {
                    let node = member.node(syntax).ok_or_else(unread)?;
                    let (target, declarator) = crate::types::alias_in(syntax, node, word).ok_or_else(unread)?;
                    let plain = target.kind() == Kind::TypeDescriptor && declarator.is_none();
                    let range = plain.then(|| spell::token_range(syntax, target));
                    // Of several aliases of one parameter the reference prints one or the other.
                    let (first, end) = range.filter(|(first, end)| end - first > 1).ok_or_else(unread)?;
                    out += &self.without_own_aliases(syntax, class, first..end, depth + 1)?;
                }
                Some((_, MemberKind::Type(_) | MemberKind::Using { .. })) => return Err(unread()),
                _ if !qualified && !hides(word) && self.is_alias_somewhere(word) => return Err(unread()),
                _ => out += word,
            }
            out.push(' ');
        }
        Ok(out)
    }

    /// Whether a name is that of an alias in any namespace.
    pub(super) fn is_alias_somewhere(&self, name: &str) -> bool {
        let found = self.walker.index.everywhere(name);
        let is_alias = |kind| matches!(kind, DeclaredKind::Alias | DeclaredKind::UsingDeclaration);
        found.iter().any(|f| is_alias(f.declared.kind))
    }
}

pub(super) fn owned(path: &[&str]) -> Vec<String> {
    path.iter().map(|name| (*name).to_owned()).collect()
}

/// Whether a type is nothing but a path: `n::Class<int>`, `typename T::type`, `struct n::Class`.
fn is_path(ty: Node<'_>) -> bool {
    let ty = if matches!(ty.kind(), Kind::TypeDescriptor | Kind::TypeDefinition) {
        let mut parts = ty.children();
        let own = ty.field(Field::Type);
        let Some(own) = own.filter(|own| parts.all(|part| part == *own || part.kind() == Kind::TypeIdentifier)) else {
            return false;
        };
        own
    } else {
        ty
    };
    match ty.kind() {
        Kind::QualifiedIdentifier | Kind::DependentType => true,
        Kind::StructSpecifier | Kind::ClassSpecifier | Kind::UnionSpecifier | Kind::EnumSpecifier => {
            ty.field(Field::Name).is_some_and(is_path)
        }
        _ => false,
    }
}
