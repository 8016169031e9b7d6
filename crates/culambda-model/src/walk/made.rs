//! What a walk notes of objects that are made and destroyed: calls of constructors and destructors.

use super::exits::exits;
use super::record::Record;
use crate::crossing::{Body, Crossing, CrossingKind};
use crate::facts::Space;
use crate::spaces::{Called, Code, Side, Special};
use crate::ty::{ClassTy, Ty};
use culambda_syntax::{Field, Kind, Node};

/// How objects of a class are made. The two front ends do not look at the same calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// A variable.
    Variable,
    /// What a variable is initialised with, or what is returned: the object is made in its place.
    InPlace,
    /// A variable that lives as long as the program.
    Static,
    /// The elements of a variable that is an array.
    Array,
    /// An object without a name.
    Temporary,
    /// The same that is made in the place of another one.
    Unnamed,
    /// An object without a name that a cast makes: `static_cast<H>(1)`, `(H)(1)`.
    Cast,
    /// The same that is made in the place of another one.
    CastUnnamed,
    /// `new H`.
    New,
    /// `new H[2]`.
    NewArray,
}

impl Made {
    /// What an expression with a type in it makes.
    pub(super) fn by_expression(node: Node<'_>) -> Made {
        let initialises = |n: &Node<'_>| match n.kind() {
            Kind::InitDeclarator => n.field(Field::Value) == Some(node),
            _ => false,
        };
        let returned = |n: &Node<'_>| n.kind() == Kind::ReturnStatement;
        match node.kind() {
            Kind::NewExpression if node.field(Field::Declarator).is_some() => Made::NewArray,
            Kind::NewExpression => Made::New,
            // `H h = H{1};` makes `h`.
            _ if node.parent().as_ref().is_some_and(initialises) => Made::InPlace,
            _ if node.parent().as_ref().is_some_and(returned) || is_value_of_member(node) => Made::Unnamed,
            _ => Made::Temporary,
        }
    }

    /// What `H(1)` makes.
    pub(super) fn by_call(call: Node<'_>) -> Made {
        let around = call.parent();
        let value = |n: Node<'_>| n.kind() == Kind::InitDeclarator && n.field(Field::Value) == Some(call);
        match around {
            Some(n)
                if value(n)
                    || is_value_of_member(call)
                    || matches!(n.kind(), Kind::ReturnStatement | Kind::InitializerList) =>
            {
                Made::Unnamed
            }
            _ => Made::Temporary,
        }
    }

    /// What `static_cast<H>(1)` or `(H)(1)` makes.
    pub(super) fn by_cast(cast: Node<'_>) -> Made {
        let only = |list: &Node<'_>| list.kind() == Kind::ArgumentList && list.children().nth(1).is_none();
        let value = cast.parent().filter(only).unwrap_or(cast);
        let reference = |n: Node<'_>| n.field(Field::Declarator).map(Node::kind) == Some(Kind::ReferenceDeclarator);
        let initialises =
            |n: Node<'_>| n.kind() == Kind::InitDeclarator && n.field(Field::Value) == Some(value) && !reference(n);
        match Made::by_call(cast) {
            _ if value.parent().is_some_and(initialises) => Made::InPlace,
            Made::Unnamed => Made::CastUnnamed,
            _ => Made::Cast,
        }
    }

    /// Whether a constructor counts, which is called with arguments in braces or not.
    pub(super) fn makes(self, side: Side, braces: bool) -> bool {
        match side {
            Side::Device if matches!(self, Made::Temporary | Made::Unnamed | Made::New) => !braces,
            Side::Device => !matches!(self, Made::Array | Made::Cast | Made::CastUnnamed),
            Side::Host | Side::Neither => self != Made::Static,
        }
    }

    /// Whether the destructor counts.
    pub(super) fn destroys(self, side: Side) -> bool {
        match side {
            Side::Device => matches!(self, Made::Variable | Made::Array | Made::Static),
            Side::Host | Side::Neither => !matches!(
                self,
                Made::Static | Made::New | Made::InPlace | Made::Unnamed | Made::CastUnnamed
            ),
        }
    }

    fn is_array(self) -> bool {
        matches!(self, Made::Array | Made::NewArray)
    }
}

impl<'a> Record<'a> {
    /// An object of a class: its constructor and its destructor.
    pub(super) fn object_is_made(
        &mut self,
        code: &Code,
        class: &ClassTy,
        arguments: Option<Node<'a>>,
        node: Node<'a>,
        made: Made,
    ) {
        let copied = || {
            self.copied_by(class, arguments?)
                .or_else(|| self.moved_by(class, arguments?))
        };
        let constructor = copied()
            .or_else(|| self.constructor(class, arguments))
            .and_then(|called| {
                // With values of run time a constructor is called there, `constexpr` or not.
                let evaluated = !called.constexpr || self.has_constant_arguments(arguments)?;
                Some(Called { evaluated, ..called })
            });
        let braces = arguments.is_some_and(|a| a.kind() == Kind::InitializerList);
        // What a constant is made of without arguments is evaluated, and nobody asks where.
        let nothing = arguments.is_none_or(|list| list.children().next().is_none());
        let constructor = constructor.filter(|c| !(c.constexpr && nothing && self.is_of_constant(node)));
        let destructor = self.destructor(class);
        let cast = matches!(made, Made::Cast | Made::CastUnnamed | Made::InPlace);
        let members = self.initialised_implicitly(class, arguments);
        let destroys =
            |side| made.destroys(side) || side == Side::Device && !cast && is_destroyed_by_host(class, node, &members);
        // What the host front end does not look at is compiled for the device all the same.
        for (called, counts) in [
            (
                &constructor,
                constructor.as_ref().is_none_or(|c| made.makes(c.side, braces)),
            ),
            (&destructor, destructor.as_ref().is_none_or(|c| destroys(c.side))),
        ] {
            if let Some(called) = called.as_ref().filter(|c| !counts && c.side == Side::Device) {
                self.note_uses(code, &called.bodies, node);
            }
        }
        let constructor = constructor.filter(|c| made.makes(c.side, braces));
        let destructor = destructor.filter(|c| destroys(c.side));
        let host = |c: &Option<Called>| c.as_ref().is_some_and(|c| c.side == Side::Host);
        // `new H[2]` destroys elements only where making another one may fail.
        let named = made != Made::NewArray || host(&constructor);
        if let Some(called) = constructor.filter(|c| named || c.side != Side::Host) {
            let before = self.across.crossings.len();
            self.note_of_object(code, &called, node, made.is_array());
            let begins = self.around.later.is_some() && (is_value_of_member(node) || self.is_in_braces_of_member(node));
            for noted in self.across.crossings.iter_mut().skip(before) {
                noted.hangs_on.begins = begins;
            }
        }
        if let Some(called) = destructor.filter(|c| named || c.side != Side::Host) {
            self.note_destructor(code, &called, node, made);
        }
        if arguments.is_none_or(|list| !braces && list.children().next().is_none()) {
            // Braces make the members of an aggregate themselves.
            self.note_implicit(code, class, Special::Default, node);
        } else if arguments.is_some_and(|list| self.is_object_of(class, list)) {
            self.note_implicit(code, class, Special::Copy, node);
        }
        if made.destroys(Side::Host) {
            self.note_implicit(code, class, Special::Destroy, node);
        }
        if braces {
            self.note_uses(code, &members, node);
        } else {
            self.note_implicit_uses(code, class, &members, node);
        }
    }

    /// An object of a class that a cast makes of something: `static_cast<H>(1)`, `(H)1`.
    pub(super) fn object_is_cast(&mut self, code: &Code, class: &ClassTy, value: Node<'a>, cast: Node<'a>) {
        let made = Made::by_cast(cast);
        if matches!(value.kind(), Kind::ArgumentList | Kind::ParenthesizedExpression) {
            return self.object_is_made(code, class, Some(value), cast, made);
        }
        let constructor = self.constructor_by_cast(class, value);
        let constructor = constructor.filter(|c| made.makes(c.side, false));
        if let Some(called) = constructor {
            self.note_of_object(code, &called, cast, false);
        }
        if let Some(called) = self.destructor(class).filter(|c| made.destroys(c.side)) {
            self.note_destructor(code, &called, cast, made);
        }
    }

    /// Whether a declarator, or braces that initialise one, are in the declaration of a `constexpr` variable.
    fn is_of_constant(&self, node: Node<'a>) -> bool {
        let mut around = node.ancestors().skip_while(|n| n.kind() == Kind::InitDeclarator);
        let declaration = around.next().filter(|n| n.kind() == Kind::Declaration);
        declaration.is_some_and(|d| crate::declarator::has_specifier(self.syntax, d, "constexpr"))
    }

    /// `C c{C(1)};` makes one object.
    fn is_in_braces_of_member(&self, node: Node<'a>) -> bool {
        let list = node
            .parent()
            .filter(|n| n.kind() == Kind::InitializerList && is_value_of_member(*n));
        let declared = list.and_then(Node::parent).and_then(|n| n.field(Field::Type));
        let made = node.field(Field::Function).or_else(|| node.field(Field::Type));
        declared.zip(made).is_some_and(|(a, b)| self.text(a) == self.text(b))
    }

    /// The initialiser by default of a data member, which is no expression that makes an object: `C c{1};`, `C c = 1;`.
    pub(crate) fn member_is_initialised(&mut self, declaration: Node<'a>, value: Node<'a>) {
        let asked = self.question().is_some_and(|q| q.device) && self.follows_uses() && !self.is_unevaluated();
        let mut declarators = declaration.fields(Field::Declarator);
        let Some(declarator) = declarators.next().filter(|_| asked && declarators.next().is_none()) else {
            return;
        };
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            let ty = self.declared_type(declaration, Some(declarator), &self.type_scope());
            let crate::ty::Ty::Class(class) = crate::ty::bare(ty) else {
                return;
            };
            let made = value.kind() == Kind::InitializerList;
            let only = |list: Node<'a>| list.children().next().filter(|n| n.kind().is_literal());
            if made && (value.children().next().is_none() || only(value).is_some()) && class.info.is_some() {
                self.object_is_made(&code, &class, Some(value), value, Made::Unnamed);
            } else if let Some(called) = self.converting(&class, value).filter(|_| !made) {
                let before = self.across.crossings.len();
                let template = self.in_definition_of_template();
                self.note_called(&code, &called, value, template);
                for noted in self.across.crossings.iter_mut().skip(before) {
                    noted.hangs_on.begins = true;
                }
            }
        });
    }

    /// `delete p` and `delete[] p`.
    pub(super) fn object_is_deleted(&mut self, code: &Code, node: Node<'a>) {
        let array = node.all_children().any(|n| self.text(n) == "[");
        if let Some(called) = self.called_by_delete(node) {
            self.note_of_object(code, &called, node, array);
        }
    }

    /// A constructor or a destructor. The elements of an array are made in a loop of the compiler, which names a function of
    /// the host and does not call it.
    fn note_of_object(&mut self, code: &Code, called: &Called, node: Node<'a>, array: bool) {
        let template = self.in_definition_of_template();
        if array && called.side == Side::Host {
            return self.note_unnamed_use(code, called, node, template);
        }
        self.note_called(code, called, node, template);
    }

    /// A variable of a class that a declaration makes.
    pub(crate) fn definition_crosses(&mut self, declaration: Node<'a>, declarator: Node<'a>, value: Option<Node<'a>>) {
        if self.question().is_none() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            let single = value.filter(|v| !matches!(v.kind(), Kind::ArgumentList | Kind::InitializerList));
            if let Some(value) = single {
                self.value_crosses(&code, declaration, declarator, value);
            }
            let Some(made) = self.made_by_declaration(declaration, declarator, value) else {
                return;
            };
            let Some(ty) = self.type_of_variable(declaration, declarator, value) else {
                return;
            };
            let Some(class) = self.class_of_variable(&ty, declaration, declarator) else {
                if let Ty::Class(class) = &ty {
                    self.ask_on_device(class);
                }
                if declarator.kind() == Kind::Identifier {
                    self.library_variable_is_made(&code, ty, value, declarator, made);
                }
                return;
            };
            match single {
                Some(value) => self.object_is_copied(&code, &class, value, declarator, made),
                None => self.object_is_made(&code, &class, value, declarator, made),
            }
        });
    }

    /// `H h = value;`.
    fn object_is_copied(&mut self, code: &Code, class: &ClassTy, value: Node<'a>, at: Node<'a>, made: Made) {
        let copied = self.copied(class, value).or_else(|| self.moved_from(class, value));
        let copied = copied.filter(|c| made.makes(c.side, false));
        let destructor = self.destructor(class).filter(|c| made.destroys(c.side));
        if let Some(called) = copied {
            self.note_of_object(code, &called, at, made.is_array());
        }
        if let Some(called) = destructor {
            self.note_destructor(code, &called, at, made);
        }
        if self.is_named_object_of(class, value) {
            self.note_implicit(code, class, Special::Copy, at);
        }
        if made.destroys(Side::Host) {
            self.note_implicit(code, class, Special::Destroy, at);
        }
    }

    /// What a special member calls that nobody writes, once for all uses in an item.
    pub(super) fn note_implicit(&mut self, code: &Code, class: &ClassTy, special: Special, node: Node<'a>) {
        let asked = self.question().is_some_and(|q| q.device) && self.follows_uses() && !self.around.constant;
        let instantiated = self.in_definition_of_template() == self.instance.is_some();
        let unchecked = || self.is_unchecked(code) || self.around.later.is_some();
        if !asked || !instantiated || code.space != Space::HostDevice || code.host_alone || unchecked() {
            return;
        }
        if !self.is_reached(node, true) {
            return;
        }
        let Some(emission) = self.emission(code) else { return };
        for implicit in self.called_implicitly(class, special) {
            let known = |c: &Crossing| c.caller == implicit.caller && c.declared == implicit.called.declared;
            if !self.across.crossings.iter().any(known) {
                let code = Code {
                    caller: implicit.caller,
                    ..code.clone()
                };
                let kind = CrossingKind::HostCall { constexpr: false };
                self.note_crossing(&code, &implicit.called, node, kind, emission);
            }
        }
    }

    /// The destructor of an object: that of a variable is called by the compiler of the device where its scope is left.
    pub(super) fn note_destructor(&mut self, code: &Code, called: &Called, node: Node<'a>, made: Made) {
        let in_switch = || {
            let mut around = node.ancestors().take_while(|n| n.kind() != Kind::CompoundStatement);
            around.any(|n| n.kind() == Kind::SwitchStatement)
        };
        if made == Made::Temporary && called.side != Side::Device && in_switch() {
            // It is called on some line of the body.
            return self.note_uses(code, &called.bodies, node);
        }
        let exits = matches!(made, Made::Variable | Made::Array)
            .then(|| exits(node))
            .filter(|_| called.side != Side::Device);
        match exits {
            Some(Some(exits)) => {
                for at in exits {
                    self.note_of_object(code, called, at, made.is_array());
                }
            }
            // Where that is is not known.
            Some(None) => self.note_uses(code, &called.bodies, node),
            None => self.note_of_object(code, called, node, made.is_array()),
        }
    }

    /// How a declaration makes objects of its type, which is not behind a pointer or a reference.
    fn made_by_declaration(
        &self,
        declaration: Node<'a>,
        declarator: Node<'a>,
        value: Option<Node<'a>>,
    ) -> Option<Made> {
        let says = |word: &&str| crate::declarator::has_specifier(self.syntax, declaration, word);
        if says(&"extern") || self.device_variable(declaration) {
            return None;
        }
        let is_static = ["static", "thread_local"].iter().any(says);
        // A constant is made where it is read.
        let constant = crate::declarator::is_constant(self.syntax, declaration);
        let array = declarator.kind() == Kind::ArrayDeclarator;
        match is_static && !constant {
            true if array => None,
            true => Some(Made::Static),
            // Its initialiser names the constructors of its elements.
            false if array && value.is_some() => None,
            false if array => Some(Made::Array),
            false => Some(Made::Variable),
        }
    }
}

/// Whether an expression is the whole initialiser by default of a data member, which is made in its place.
fn is_value_of_member(node: Node<'_>) -> bool {
    let around = node.parent().filter(|n| n.kind() == Kind::FieldDeclaration);
    around.is_some_and(|n| n.field(Field::DefaultValue) == Some(node))
}

/// Whether the host front end looks at the destructor of what `H(1)` makes, even if that is made in the place of another
/// object. It does if a constructor is called, and not for braces and other casts.
fn is_destroyed_by_host(class: &ClassTy, node: Node<'_>, initialised: &[Body]) -> bool {
    let list = node
        .field(Field::Arguments)
        .filter(|_| node.kind() == Kind::CallExpression);
    list.is_some_and(|list| {
        let written = class.info.as_ref().is_some_and(|i| i.members.contains_key(&i.name));
        written || list.children().next().is_none() && !initialised.is_empty()
    })
}
