//! Classes: members with their access, bases, nesting.

mod member;
mod mentions;
mod signature;

use crate::declarator::{
    bare_name, function_declarator, has_specifier, is_reference, last_name, name_node, parameters, path_of,
};
use crate::facts::Place;
use crate::space::{Annotations, annotations};
use culambda_source::ViewSpan;
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};
use std::sync::Arc;

pub(crate) use member::initialiser;
pub use member::{Access, Base, DataMember, Member, MemberKind, Signature, TypeKind};
pub(crate) use mentions::is_template_pack;
pub use mentions::{mentions, mentions_value, template_parameter_name, template_parameter_names};
pub(crate) use signature::of_parameter;
pub use signature::{explicit_object, fold, parameter_types, signature};

/// A class definition.
#[derive(Debug, Default)]
pub struct ClassInfo {
    /// Its name without template arguments; empty when unnamed.
    pub name: String,
    /// Components of the name as written (`Outer::Inner`), after those of the namespaces that a macro makes around it.
    pub path: Vec<String>,
    /// Names of its template parameters, when it is a template.
    pub params: Option<Vec<String>>,
    /// Template arguments of a partial or explicit specialisation, as written.
    pub arguments: Option<String>,
    /// Members by name; overloads together.
    pub members: FxHashMap<String, Vec<Member>>,
    /// Bases.
    pub bases: Vec<Base>,
    /// Classes defined in it.
    pub nested: Vec<Rc<ClassInfo>>,
    /// Whether it declares a virtual function.
    pub polymorphic: bool,
    /// Whether the whole body could be read.
    pub complete: bool,
    /// File and source offset of its head.
    pub place: (usize, u32),
    /// The syntax that it was read from, for classes that the index holds.
    pub syntax: Option<Arc<Syntax>>,
    /// The class that it is defined in.
    pub(crate) outer: OnceCell<Weak<ClassInfo>>,
}

impl ClassInfo {
    /// The class, to be shared: those in it know it from now on.
    pub fn shared(self) -> Rc<ClassInfo> {
        let class = Rc::new(self);
        for nested in &class.nested {
            // A class is shared once.
            let _ = nested.outer.set(Rc::downgrade(&class));
        }
        class
    }

    /// The same class, read from a syntax that differs in its file alone.
    pub(crate) fn in_syntax(&self, syntax: &Arc<Syntax>) -> ClassInfo {
        let file = syntax.view.file;
        let mut members = self.members.clone();
        for place in members.values_mut().flatten().filter_map(|m| m.access_place.as_mut()) {
            place.file = file;
        }
        let nested = self.nested.iter().map(|nested| nested.in_syntax(syntax).shared());
        ClassInfo {
            name: self.name.clone(),
            path: self.path.clone(),
            params: self.params.clone(),
            arguments: self.arguments.clone(),
            members,
            bases: self.bases.clone(),
            nested: nested.collect(),
            polymorphic: self.polymorphic,
            complete: self.complete,
            place: (file, self.place.1),
            syntax: self.syntax.as_ref().map(|_| Arc::clone(syntax)),
            outer: OnceCell::new(),
        }
    }

    /// Whether a parameter of its own template has a name.
    pub(crate) fn has_parameter(&self, name: &str) -> bool {
        let mut own = self.params.iter().flatten();
        own.any(|own| own.trim_end_matches("...") == name)
    }

    /// The class that it is defined in, as long as that is there.
    pub fn outer(&self) -> Option<Rc<ClassInfo>> {
        self.outer.get()?.upgrade()
    }
}

/// Reads class definitions of one item.
pub struct ClassReader<'a> {
    /// The item's syntax.
    pub syntax: &'a Syntax,
    /// Names of the template parameters in scope around the class.
    pub outer_params: Vec<String>,
    /// The access specifier that was read last.
    pub access_place: Cell<Option<Place>>,
    /// Where the declaration is that is being read.
    pub current: Cell<ViewSpan>,
    /// The same syntax, to be kept with the classes.
    pub shared: Option<Arc<Syntax>>,
    /// The classes in the class template around that were read so far: as bases they are dependent.
    siblings: RefCell<Vec<String>>,
}

impl<'a> ClassReader<'a> {
    /// A reader for classes that are in the scope of these template parameters.
    pub fn new(syntax: &'a Syntax, outer_params: Vec<String>, shared: Option<Arc<Syntax>>) -> ClassReader<'a> {
        ClassReader {
            syntax,
            outer_params,
            access_place: Cell::default(),
            current: Cell::default(),
            shared,
            siblings: RefCell::default(),
        }
    }

    /// Reads a class specifier that has a body; `template` is the head that belongs to it.
    pub fn read(&self, class: Node<'_>, template: Option<Node<'_>>) -> ClassInfo {
        let syntax = self.syntax;
        let mut left_out = syntax.view.left_out_of(ViewSpan::new(class.start(), class.end()));
        let complete = !damaged(syntax, class) && left_out.next().is_none();
        let mut info = ClassInfo {
            complete,
            syntax: self.shared.clone(),
            ..ClassInfo::default()
        };
        if let Some(token) = syntax.view.token_at(class.start()) {
            info.place = (syntax.view.file, syntax.view.tokens[token].source.start);
        }
        if let Some(name) = linkage_name(class) {
            self.syntax.text_of(name).clone_into(&mut info.name);
            info.path = vec![info.name.clone()];
        }
        if let Some(name) = name_of(class) {
            info.path = path_of(syntax, name);
            let last = last_name(name);
            bare_name(syntax, last).clone_into(&mut info.name);
            info.arguments = last.field(Field::Arguments).map(|n| syntax.text_of(n).to_owned());
        }
        info.params = template.map(|t| template_parameter_names(syntax, t));
        let mut params = self.outer_params.clone();
        params.extend(info.params.iter().flatten().cloned());
        if let Some(bases) = class.child(Kind::BaseClassClause) {
            let dependent = [params.as_slice(), self.siblings.borrow().as_slice()].concat();
            info.bases = self.bases(bases, &dependent);
        }
        if let Some(body) = class.field(Field::Body) {
            let mut reader = ClassReader::new(syntax, params, self.shared.clone());
            reader.siblings.clone_from(&self.siblings);
            let first = if class.kind() == Kind::ClassSpecifier {
                Access::Private
            } else {
                Access::Public
            };
            reader.body(body, first, &mut info);
        }
        info
    }

    fn bases(&self, clause: Node<'_>, params: &[String]) -> Vec<Base> {
        clause
            .children()
            .filter(|n| {
                matches!(
                    n.kind(),
                    Kind::TypeIdentifier
                        | Kind::QualifiedIdentifier
                        | Kind::TemplateType
                        | Kind::DependentType
                        | Kind::Decltype
                )
            })
            .map(|n| {
                let text = self.syntax.text_of(n).to_owned();
                Base {
                    path: path_of(self.syntax, n),
                    dependent: mentions(self.syntax, n, params),
                    text,
                    at: n.span(),
                }
            })
            .collect()
    }

    fn body(&self, body: Node<'_>, mut access: Access, info: &mut ClassInfo) {
        for node in body.children() {
            info.polymorphic |= node.child(Kind::Virtual).is_some();
            if node.kind() == Kind::AccessSpecifier {
                access = access_of(self.syntax.text_of(node)).unwrap_or(access);
                self.access_place.set(place_of(self.syntax, node));
            } else {
                self.current.set(node.span());
                self.member(node, access, None, info);
            }
        }
    }

    /// Adds what one declaration in a class body declares.
    fn member(&self, node: Node<'_>, access: Access, template: Option<Node<'_>>, info: &mut ClassInfo) {
        match node.kind() {
            Kind::TemplateDeclaration => {
                for inner in node
                    .children()
                    .filter(|n| n.kind() != Kind::TemplateParameterList && n.kind() != Kind::RequiresClause)
                {
                    self.member(inner, access, Some(node), info);
                }
            }
            Kind::FieldDeclaration | Kind::Declaration | Kind::FunctionDefinition => {
                self.declaration(node, access, template, info);
            }
            Kind::TypeDefinition => {
                for d in node.fields(Field::Declarator) {
                    if let Some(name) = name_node(d) {
                        self.add(info, name, MemberKind::Type(TypeKind::Alias), access, false);
                    }
                }
                self.specifier(node, access, None, false, info);
            }
            Kind::AliasDeclaration => {
                if let Some(name) = node.field(Field::Name) {
                    let kind = template.map_or(TypeKind::Alias, |_| TypeKind::AliasTemplate);
                    self.add(info, name, MemberKind::Type(kind), access, false);
                }
                if let Some(target) = node.field(Field::Type) {
                    self.specifier(target, access, None, false, info);
                }
            }
            Kind::UsingDeclaration => {
                if let Some(name) = node.children().last() {
                    let dependent = mentions(self.syntax, name, &self.outer_params);
                    let kind = MemberKind::Using {
                        path: path_of(self.syntax, name),
                        dependent,
                    };
                    self.add(info, last_name(name), kind.clone(), access, false);
                    if node.child(Kind::Enum).is_some() {
                        // Its enumerators are members, too.
                        let own = info.members.get(self.syntax.text_of(last_name(name)));
                        let using = own.and_then(|all| all.last()).cloned();
                        info.members.entry(USING_ENUM.to_owned()).or_default().extend(using);
                    }
                }
            }
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier | Kind::EnumSpecifier => {
                self.nested(node, access, template, false, info);
            }
            _ => {}
        }
    }

    /// A data member, member function or nested class with or without declarators.
    fn declaration(&self, node: Node<'_>, access: Access, template: Option<Node<'_>>, info: &mut ClassInfo) {
        let mut declarators = node.fields(Field::Declarator).peekable();
        let is_static = has_specifier(self.syntax, node, "static");
        let is_typedef = has_specifier(self.syntax, node, "typedef");
        self.specifier(node, access, template, declarators.peek().is_none(), info);
        for d in declarators {
            let Some(name) = name_node(d) else { continue };
            let function = function_declarator(d).filter(|f| {
                node.kind() == Kind::FunctionDefinition
                    || crate::declarator::layer_next_to_name(d) == Some(*f)
                    || name.kind() == Kind::OperatorCast
            });
            let kind = match function {
                _ if is_typedef => MemberKind::Type(TypeKind::Alias),
                Some(f) => {
                    let list = parameters(f);
                    let says = |word| has_specifier(self.syntax, node, word);
                    let explicit_object = list.is_some_and(|l| explicit_object(self.syntax, l));
                    MemberKind::Function {
                        parameters: list.map_or(0, |l| l.children().count()),
                        signature: signature(self.syntax, f),
                        arity: list.map_or((0, 0), |l| signature::arity(self.syntax, l, explicit_object)),
                        template: template.is_some(),
                        constexpr: says("constexpr") || says("consteval"),
                        explicit_object,
                    }
                }
                None => MemberKind::Field(self.field(node, d)),
            };
            let allocates = self.syntax.text_of(name).starts_with("operator")
                && ["new", "delete"].iter().any(|w| {
                    self.syntax.text_of(name)["operator".len()..]
                        .trim_start()
                        .starts_with(w)
                });
            let head = function
                .and_then(parameters)
                .map(|l| annotations(self.syntax, node.start(), l.start()));
            let deduced = function.is_some_and(|f| deduces_return(self.syntax, node, f));
            self.add(info, name, kind, access, is_static || allocates);
            if let (Some(head), Some(last)) = (
                head,
                info.members
                    .get_mut(&member_key(self.syntax, name))
                    .and_then(|m| m.last_mut()),
            ) {
                last.annotations = head;
                last.deduced = deduced;
            }
        }
    }

    /// What a declaration says of one of its data members.
    fn field(&self, node: Node<'_>, declarator: Node<'_>) -> DataMember {
        let says = |word| has_specifier(self.syntax, node, word);
        DataMember {
            reference: is_reference(declarator),
            thread_local: says("thread_local") || says("__thread"),
            mutable: says("mutable"),
            bit_field: member::after(node, declarator).any(|n| n.kind() == Kind::BitfieldClause),
            has_default: initialiser(node, declarator).is_some(),
            constant: says("const"),
            constexpr: says("constexpr"),
            dependent: mentions(self.syntax, node, &self.outer_params),
        }
    }

    /// The class or enumeration that a declaration defines in its specifier.
    fn specifier(&self, node: Node<'_>, access: Access, template: Option<Node<'_>>, alone: bool, info: &mut ClassInfo) {
        if let Some(t) = node.field(Field::Type)
            && t.kind().is_class_or_enum()
        {
            self.nested(t, access, template, alone, info);
        }
    }

    fn nested(&self, node: Node<'_>, access: Access, template: Option<Node<'_>>, alone: bool, info: &mut ClassInfo) {
        let name = name_of(node);
        if node.kind() == Kind::EnumSpecifier {
            if let Some(name) = name {
                self.add(info, name, MemberKind::Type(TypeKind::Enumeration), access, false);
            }
            let scoped = node
                .all_children()
                .any(|n| matches!(n.kind(), Kind::Class | Kind::Struct));
            if let (Some(list), false) = (node.field(Field::Body), scoped) {
                for e in list.children().filter(|n| n.kind() == Kind::Enumerator) {
                    if let Some(name) = e.field(Field::Name) {
                        self.add(info, name, MemberKind::Enumerator, access, false);
                    }
                }
            }
            return;
        }
        if node.field(Field::Body).is_none() {
            if let Some(name) = name.filter(|n| n.kind() == Kind::TypeIdentifier && alone) {
                self.add(info, name, MemberKind::Class(None), access, false);
            }
            return;
        }
        let class = self.read(node, template);
        if class.name.is_empty() && alone {
            // Members of an anonymous union or struct are members of the class around it.
            let mut inner: Vec<(String, Vec<Member>)> = class.members.into_iter().collect();
            inner.sort_by(|a, b| a.0.cmp(&b.0));
            for (name, members) in inner {
                info.members.entry(name).or_default().extend(members);
            }
            return;
        }
        if !self.outer_params.is_empty() {
            self.siblings.borrow_mut().push(class.name.clone());
        }
        let index = info.nested.len();
        info.nested.push(class.shared());
        if let Some(name) = name {
            self.add(info, last_name(name), MemberKind::Class(Some(index)), access, false);
        } else {
            let key = linkage_name(node).map_or(UNNAMED, |n| self.syntax.text_of(n));
            self.add_as(
                info,
                key.to_owned(),
                node,
                MemberKind::Class(Some(index)),
                access,
                false,
            );
        }
    }

    fn add(&self, info: &mut ClassInfo, name: Node<'_>, kind: MemberKind, access: Access, is_static: bool) {
        let key = member_key(self.syntax, name);
        self.add_as(info, key, name, kind, access, is_static);
    }

    fn add_as(
        &self,
        info: &mut ClassInfo,
        key: String,
        name: Node<'_>,
        kind: MemberKind,
        access: Access,
        is_static: bool,
    ) {
        let access_place = self.access_place.get();
        let member = Member {
            kind,
            access,
            is_static,
            at: name.start(),
            annotations: Annotations::default(),
            deduced: false,
            access_place,
            declaration: self.current.get(),
        };
        info.members.entry(key).or_default().push(member);
    }
}

/// The name of a class. One that is called `final` or `override` has it where the grammar sees a specifier.
pub fn name_of(class: Node<'_>) -> Option<Node<'_>> {
    let word = || {
        class
            .children()
            .next()
            .filter(|first| first.kind() == Kind::VirtualSpecifier)
    };
    class.field(Field::Name).or_else(word)
}

/// The key of member classes without a name.
pub const UNNAMED: &str = "<unnamed>";

/// The name under which classes and namespaces have what `using enum` brings: no declaration can have it.
pub(crate) const USING_ENUM: &str = "enum";

/// The name that a typedef or an alias gives to a class without one. The reference knows it where it looks at the
/// bodies in the class: in those of other classes, which wait for the end of the outermost one.
pub fn linkage_name(class: Node<'_>) -> Option<Node<'_>> {
    if name_of(class).is_some() {
        return None;
    }
    let mut declaration = class.parent()?;
    if declaration.kind() == Kind::TypeDescriptor {
        let plain = declaration.field(Field::Declarator).is_none() && declaration.child(Kind::TypeQualifier).is_none();
        declaration = declaration.parent().filter(|_| plain)?;
    }
    let in_class = declaration
        .parent()
        .is_some_and(|p| p.kind() == Kind::FieldDeclarationList);
    match declaration.kind() {
        Kind::TypeDefinition if in_class => declaration
            .field(Field::Declarator)
            .filter(|d| d.kind() == Kind::TypeIdentifier),
        Kind::AliasDeclaration if in_class => declaration.field(Field::Name),
        _ => None,
    }
}

/// The place of a node in its file.
pub fn place_of(syntax: &Syntax, node: Node<'_>) -> Option<Place> {
    let token = syntax.view.token_at(node.start())?;
    Some(Place {
        file: syntax.view.file,
        span: syntax.view.tokens[token].source,
    })
}

/// The name under which a member is found: blanks folded, without template arguments.
pub fn member_key(syntax: &Syntax, name: Node<'_>) -> String {
    match name.kind() {
        Kind::OperatorCast => fold(&shown_name(syntax, name)),
        _ => fold(bare_name(syntax, name)),
    }
}

/// The name of a function as it is shown: `f`, `~S`, `operator==`, `operator int *`.
pub fn shown_name(syntax: &Syntax, name: Node<'_>) -> String {
    let text = syntax.text_of(name);
    match name.kind() {
        Kind::DestructorName | Kind::OperatorName => fold(text),
        Kind::OperatorCast => {
            let declarator = name.field(Field::Declarator).map_or("", |d| syntax.text_of(d));
            let (ty, _) = text.split_at(text.len().saturating_sub(declarator.len()));
            let in_layers = |c: &char| matches!(c, '*' | '&') || c.is_whitespace();
            let layers: String = declarator.chars().take_while(in_layers).collect();
            format!("{} {}", fold(ty), fold(&layers)).trim_end().to_owned()
        }
        _ => text.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

/// Whether something in a class could not be parsed, the bodies of its functions aside: they declare no members.
fn damaged(syntax: &Syntax, class: Node<'_>) -> bool {
    if !syntax.touches_error(class.span()) {
        return false;
    }
    let mut bodies = Vec::new();
    let mut pending: Vec<Node<'_>> = class.field(Field::Body).into_iter().collect();
    while let Some(node) = pending.pop() {
        match node.kind() {
            Kind::FunctionDefinition => bodies.extend(node.field(Field::Body).filter(|b| ends_are_sure(syntax, *b))),
            Kind::FieldDeclarationList
            | Kind::TemplateDeclaration
            | Kind::FriendDeclaration
            | Kind::FieldDeclaration => pending.extend(node.children()),
            // What is declared in a nested class that has a name is none of the outer one's.
            kind if kind.is_class() && node.field(Field::Name).is_some() => {
                bodies.extend(node.field(Field::Body).filter(|b| ends_are_sure(syntax, *b)));
            }
            _ => {}
        }
    }
    let inside = |e: &ViewSpan| bodies.iter().any(|b| b.start() < e.start && e.end < b.end());
    let concerned = |e: &&ViewSpan| e.start < class.end() && class.start() < e.end.max(e.start + 1);
    syntax.errors.iter().filter(concerned).any(|e| !inside(e))
}

/// Whether the braces of a body are a pair by the tokens too, so that what is wrong in it stays in it.
fn ends_are_sure(syntax: &Syntax, body: Node<'_>) -> bool {
    let view = &syntax.view;
    let partner = view.token_at(body.start()).and_then(|t| syntax.tokens().mate(t));
    partner.is_some_and(|p| syntax.tokens().end_of(p) == body.end())
}

fn access_of(text: &str) -> Option<Access> {
    // A framework's word in front (`Q_SLOTS`) does not matter.
    let word = text.trim();
    [Access::Public, Access::Protected, Access::Private]
        .into_iter()
        .find(|a| word.starts_with(a.word()))
}

/// Whether the return type of a function is deduced: a placeholder without a trailing type.
pub fn deduces_return(syntax: &Syntax, declaration: Node<'_>, function: Node<'_>) -> bool {
    let placeholder = |n: Node<'_>| {
        n.kind() == Kind::PlaceholderTypeSpecifier || (n.kind() == Kind::Decltype && syntax.text_of(n).contains("auto"))
    };
    // In `auto (*f())() -> int` the type belongs to the function that is pointed to.
    let outermost = std::iter::successors(declaration.field(Field::Declarator), |d| crate::declarator::inner(*d))
        .find(|d| d.kind() == Kind::FunctionDeclarator);
    let mut functions = [Some(function), outermost].into_iter().flatten();
    if let Some(trailing) = functions.find_map(|f| f.child(Kind::TrailingReturnType)) {
        return trailing
            .child(Kind::TypeDescriptor)
            .and_then(|t| t.field(Field::Type))
            .is_some_and(placeholder);
    }
    declaration.field(Field::Type).is_some_and(placeholder)
}
