//! Types of variables and expressions: known or unknown, nothing in between.
//!
//! A [`Ty`] is what rules need of a type: its shape, and which classes and enumerations it names. Names are
//! resolved through typedefs and aliases, always to the type behind.

mod array;
mod bases;
mod bind;
mod call;
mod closure;
mod enumerator;
mod expr;
mod layers;
mod placeholder;
mod resolve;
mod traits;
mod unnamed;
mod value;

use crate::class::{Access, ClassInfo};
use crate::fact::Fact;
use crate::facts::{CaptureKind, Named, Place, TypeFacts};
use crate::here::Here;
use crate::here::Wanted;
use crate::index::NamespaceId;
use crate::scope::SymbolKind;
use culambda_source::Builtin;
use culambda_syntax::Syntax;
use culambda_syntax::node::{child_of_kind, field};
use std::rc::Rc;
use std::sync::Arc;
use tree_sitter::Node;

pub(crate) use bases::{Bases, Searched, class_identity, is_same_class};
pub(crate) use bind::{Bound, as_parameters};
pub(crate) use layers::{bare, decay};
pub(crate) use placeholder::{deduced_return, may_be_polymorphic};
pub(crate) use resolve::{alias_in, alias_target};
pub(crate) use value::{constant_value, evaluate, template_parameter_type};

/// A type.
#[derive(Clone, Debug)]
pub(crate) enum Ty {
    /// A fundamental type.
    Builtin(Builtin),
    /// A class or enumeration.
    Class(Box<ClassTy>),
    /// A closure type; `extended` when it is that of an annotated lambda.
    Closure {
        extended: bool,
        /// Whether the lambda stands in a function.
        in_function: bool,
        /// Whether the lambda stands in code for the device.
        in_device: bool,
        text: String,
        place: Option<Place>,
    },
    Const(Box<Ty>),
    Pointer(Box<Ty>),
    Reference(Box<Ty>),
    Array(Box<Ty>, Extent),
    /// Class, then the member's type.
    MemberPointer(Box<Ty>, Box<Ty>),
    /// Return type, then parameters.
    Function(Vec<Ty>),
    /// `{1, 2}`.
    List,
    /// A template argument that is a value, as written.
    Value(String),
    /// The template parameter of this number, in the signature of the template that arguments are deduced for.
    Parameter(usize),
    /// Depends on a template parameter.
    Dependent,
    /// Not to be known.
    Unknown,
}

/// The bound of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Known(i64),
    /// Depends on a template parameter.
    Dependent,
    Unknown,
}

/// A class or enumeration with the way to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClassTy {
    /// Its definition, when that is in sight.
    pub(crate) info: Option<Rc<ClassInfo>>,
    /// The classes around it and itself, outermost first.
    pub(crate) levels: Vec<Level>,
    /// Template arguments.
    pub(crate) arguments: Vec<Ty>,
    /// Those of the classes around it.
    pub(crate) outer_arguments: Vec<Ty>,
    /// Classes around it, for names in its body.
    pub(crate) chain: Vec<Rc<ClassInfo>>,
    pub(crate) namespace: NamespaceId,
    pub(crate) is_enum: bool,
}

impl ClassTy {
    /// What is local about the way to a class is local about its members.
    fn stands_in(&mut self, around: &ClassTy) {
        if around.levels.iter().any(|l| l.local) && self.levels.len() > around.levels.len() {
            self.levels.splice(..around.levels.len(), around.levels.iter().cloned());
            self.levels.iter_mut().for_each(|l| l.local = true);
        }
    }
}

/// One class on the way to a type.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    pub(crate) name: String,
    /// Its access in the class around it.
    pub(crate) access: Access,
    /// Whether it is defined in a function body.
    pub(crate) local: bool,
    pub(crate) place: Option<Place>,
}

/// Where the names of a type are looked up.
#[derive(Clone)]
pub(crate) struct Scope<'s> {
    /// The syntax that the nodes belong to.
    pub(crate) syntax: &'s Syntax,
    /// Whether local names of the walk are visible.
    pub(crate) local: bool,
    /// Classes around, outermost first.
    pub(crate) classes: Vec<Rc<ClassInfo>>,
    pub(crate) namespace: NamespaceId,
    /// What template parameters stand for, where that is known.
    pub(crate) bound: bind::Bound,
}

impl<'s> Scope<'s> {
    /// The scope of a declaration at namespace scope, which stands in a syntax of its own.
    pub(crate) fn of_namespace(syntax: &'s Syntax, namespace: NamespaceId) -> Scope<'s> {
        Scope {
            syntax,
            local: false,
            classes: Vec::new(),
            namespace,
            bound: bind::Bound::default(),
        }
    }
}

impl<'a> Here<'a> {
    /// The scope at the place of the walk.
    pub(crate) fn type_scope(&self) -> Scope<'a> {
        let classes = self.classes.iter().map(|c| Rc::clone(&c.info)).collect();
        Scope {
            syntax: self.syntax,
            local: true,
            classes,
            namespace: self.namespace,
            bound: bind::Bound::default(),
        }
    }

    /// What rules ask of the type of a captured variable.
    pub(crate) fn type_of_capture(&self, name: &str, kind: &CaptureKind) -> Fact<Arc<TypeFacts>> {
        if self.wanted == Wanted::Sites {
            return not_asked();
        }
        let ty = match kind {
            CaptureKind::This | CaptureKind::StarThis => self.this_type(&self.type_scope()),
            CaptureKind::Variable => match self.scopes.lookup(name).copied() {
                Some(symbol) if symbol.kind == SymbolKind::Variable => {
                    let ty = self.type_of_symbol(name, &symbol, &self.type_scope());
                    let mut facts = facts(self, &ty);
                    if let Fact::Known(known) = &mut facts
                        && known.array.is_some()
                    {
                        Arc::make_mut(known).written = self.written_array(&symbol, &ty);
                    }
                    return facts;
                }
                _ => Ty::Unknown,
            },
            CaptureKind::Init { .. } => Ty::Unknown,
        };
        facts(self, &ty)
    }

    /// The same for an init-capture.
    pub(crate) fn type_of_initialiser(&self, value: Node<'a>) -> Fact<Arc<TypeFacts>> {
        if self.wanted == Wanted::Sites {
            return not_asked();
        }
        let scope = self.type_scope();
        let ty = self.type_of_expression(value, &scope);
        if matches!(&ty, Ty::Array(..)) || matches!(&ty, Ty::Reference(t) if matches!(t.as_ref(), Ty::Array(..))) {
            // The address of an array with static storage is a constant: such an array has decayed before it is
            // looked at.
            let object = expr::operand_of_cast(self.syntax, value).unwrap_or(value);
            return match crate::constant::is_constant_object(self, object, &scope) {
                Fact::Known(true) => facts(self, &layers::decay(layers::bare(ty))),
                Fact::Known(false) => facts(self, &ty),
                Fact::Unknown(why) => Fact::Unknown(why),
            };
        }
        facts(self, &ty)
    }

    /// The type of an init-capture that is initialised with a list in braces.
    pub(crate) fn type_of_list(&self) -> Fact<Arc<TypeFacts>> {
        facts(self, &Ty::List)
    }

    /// The parameter types of a lambda's call operator, with its scope open.
    pub(crate) fn lambda_parameters(&self, node: Node<'a>) -> Vec<Fact<Arc<TypeFacts>>> {
        if self.wanted == Wanted::Sites {
            return Vec::new();
        }
        let list = field(node, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        self.parameter_types(list, &self.type_scope())
            .iter()
            .map(|t| operator_facts(self, t))
            .collect()
    }

    /// The type of a returned expression.
    pub(crate) fn returned_type_of(&self, value: Node<'a>) -> Ty {
        if self.wanted == Wanted::Sites {
            return Ty::Unknown;
        }
        layers::decay(layers::bare(self.type_of_expression(value, &self.type_scope())))
    }

    /// The return type of a lambda: trailing, or that of its first return statement.
    pub(crate) fn lambda_return(&self, node: Node<'a>, returned: Option<Ty>) -> Fact<Arc<TypeFacts>> {
        if self.wanted == Wanted::Sites {
            return not_asked();
        }
        let trailing = field(node, "declarator")
            .and_then(|d| child_of_kind(d, "trailing_return_type"))
            .and_then(|t| child_of_kind(t, "type_descriptor"));
        let placeholder = |t: Node<'_>| {
            field(t, "type")
                .is_some_and(|n| n.kind() == "placeholder_type_specifier" || self.text(n) == "decltype(auto)")
        };
        let ty = match trailing {
            Some(t) if !placeholder(t) => self.descriptor(t, &self.type_scope()),
            _ => returned.unwrap_or_else(|| Ty::Builtin(Builtin::Void)),
        };
        operator_facts(self, &ty)
    }
}

fn not_asked() -> Fact<Arc<TypeFacts>> {
    Fact::Unknown("types were not asked for".into())
}

/// The facts of the type of a captured variable.
fn facts(w: &Here<'_>, ty: &Ty) -> Fact<Arc<TypeFacts>> {
    let (object, referenced) = match ty {
        Ty::Reference(t) => (t.as_ref(), true),
        t => (t, false),
    };
    if matches!(object, Ty::Unknown | Ty::Dependent) && !w.index.budget.is_spent() {
        return Fact::Unknown("its type is not known".into());
    }
    let mut out = TypeFacts {
        text: text(object),
        ..TypeFacts::default()
    };
    let array = array::facts(w, object);
    if referenced {
        out.reference_to_array = array;
    } else {
        out.array = array;
    }
    out.dependent = mentions_dependent(object);
    out.initializer_list = is_initializer_list(object);
    collect(object, false, &mut out);
    out.in_template = w.instance.is_none() && w.in_template();
    found(w, out)
}

/// What was found of a type, unless the search for it was given up.
fn found(w: &Here<'_>, facts: TypeFacts) -> Fact<Arc<TypeFacts>> {
    if w.index.budget.is_spent() {
        Fact::Unknown(crate::budget::REASON.to_owned())
    } else {
        Fact::Known(Arc::new(facts))
    }
}

/// Whether a type has a part that depends on a template parameter.
fn mentions_dependent(ty: &Ty) -> bool {
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        if matches!(t, Ty::Dependent | Ty::Array(_, Extent::Dependent)) {
            return true;
        }
        pending.extend(parts(t));
    }
    false
}

/// The facts of a type in the signature of a call operator: function types are searched there too.
fn operator_facts(w: &Here<'_>, ty: &Ty) -> Fact<Arc<TypeFacts>> {
    if matches!(ty, Ty::Unknown | Ty::Dependent) && !w.index.budget.is_spent() {
        return Fact::Unknown("the type is not known".into());
    }
    let mut out = TypeFacts {
        text: text(ty),
        ..TypeFacts::default()
    };
    collect(ty, true, &mut out);
    out.in_template = w.instance.is_none() && w.in_template();
    found(w, out)
}

fn is_initializer_list(ty: &Ty) -> bool {
    match ty {
        Ty::List => true,
        Ty::Const(t) | Ty::Reference(t) => is_initializer_list(t),
        Ty::Class(c) => c
            .levels
            .last()
            .is_some_and(|l| l.name == "std::initializer_list" || l.name == "initializer_list"),
        _ => false,
    }
}

/// Collects local and private types, in the order of their occurrence.
fn collect(ty: &Ty, functions: bool, out: &mut TypeFacts) {
    match ty {
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => collect(t, functions, out),
        Ty::MemberPointer(class, target) => {
            collect(class, functions, out);
            collect(target, functions, out);
        }
        Ty::Function(all) if functions => all.iter().for_each(|t| collect(t, functions, out)),
        Ty::Function(all) => {
            let mut inside = TypeFacts::default();
            for t in all {
                collect(t, true, &mut inside);
            }
            out.in_functions.local.append(&mut inside.local);
            out.in_functions.private.append(&mut inside.private);
        }
        Ty::Closure {
            extended: false,
            in_function: true,
            text,
            place,
            ..
        } => out.local.push(Named {
            name: text.clone(),
            place: *place,
        }),
        Ty::Class(class) => {
            collect_levels(class, out);
            let all = class.outer_arguments.iter().chain(&class.arguments);
            all.chain(bind::implied_arguments(class))
                .for_each(|t| collect(t, functions, out));
        }
        _ => {}
    }
}

fn collect_levels(class: &ClassTy, out: &mut TypeFacts) {
    let mut path = String::new();
    for (depth, level) in class.levels.iter().enumerate() {
        if !path.is_empty() {
            path.push_str("::");
        }
        let (keyword, name) = unnamed::split(&level.name);
        path.push_str(name);
        if depth + 1 == class.levels.len() && !class.arguments.is_empty() {
            let all: Vec<String> = class.arguments.iter().map(text).collect();
            path = format!("{path}<{}>", all.join(", "));
        }
        let named = Named {
            name: format!("{keyword}{path}"),
            place: level.place,
        };
        if level.local {
            out.local.push(named);
        } else if level.access != Access::Public {
            out.private.push(named);
        }
    }
}

/// A type made of fundamental types and pointers, as it can be written anywhere.
pub(crate) fn builtin_text(ty: &Ty) -> Option<String> {
    match ty {
        Ty::Builtin(t) => Some(t.spelling().to_owned()),
        Ty::Pointer(t) => match t.as_ref() {
            Ty::Const(inner) => Some(format!("const {}", pointer_to(builtin_text(inner)?))),
            inner => Some(pointer_to(builtin_text(inner)?)),
        },
        _ => None,
    }
}

fn pointer_to(text: String) -> String {
    let blank = if text.ends_with('*') { "" } else { " " };
    text + blank + "*"
}

/// What rules ask of a type as a template argument.
pub(crate) fn argument_facts(ty: &Ty) -> TypeFacts {
    let mut out = TypeFacts {
        text: text(ty),
        ..TypeFacts::default()
    };
    collect(ty, false, &mut out);
    out
}

/// The types that a type is made of.
fn parts(ty: &Ty) -> Vec<&Ty> {
    match ty {
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => vec![t],
        Ty::MemberPointer(class, t) => vec![class, t],
        Ty::Function(all) => all.iter().collect(),
        Ty::Class(class) => class.arguments.iter().collect(),
        _ => Vec::new(),
    }
}

/// How many parts a type has.
pub(crate) fn size(ty: &Ty) -> usize {
    let (mut count, mut pending) = (0, vec![ty]);
    while let Some(t) = pending.pop() {
        count += 1;
        pending.extend(parts(t));
    }
    count
}

/// Tells the closure types in a type.
pub(crate) fn closures(ty: &Ty, tell: &mut dyn FnMut(&Ty)) {
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        if matches!(t, Ty::Closure { .. }) {
            tell(t);
        }
        pending.extend(parts(t));
    }
}

/// Adds what tells a type apart from others: its text, and the places of the types that it names.
pub(crate) fn identify(ty: &Ty, out: &mut String) {
    use std::fmt::Write as _;
    out.push_str(&text(ty));
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        let place = match t {
            Ty::Class(c) => c.levels.iter().find_map(|l| l.place),
            Ty::Closure { place, .. } => *place,
            _ => None,
        };
        if let Some(p) = place {
            let _ = write!(out, "@{}:{}", p.file, p.span.start);
        }
        pending.extend(parts(t));
    }
}

/// Whether two types are the same.
pub(crate) fn same(a: &Ty, b: &Ty) -> bool {
    let (mut x, mut y) = (String::new(), String::new());
    identify(a, &mut x);
    identify(b, &mut y);
    x == y
}

/// A type with the parameters of a template replaced by its arguments.
pub(crate) fn substitute(ty: Ty, arguments: &[Ty]) -> Ty {
    let of = |t: Box<Ty>| Box::new(substitute(*t, arguments));
    match ty {
        Ty::Parameter(i) => arguments.get(i).map_or(Ty::Dependent, Ty::clone),
        Ty::Const(t) => Ty::Const(of(t)),
        Ty::Pointer(t) => Ty::Pointer(of(t)),
        Ty::Reference(t) => Ty::Reference(of(t)),
        Ty::Array(t, extent) => Ty::Array(of(t), extent),
        Ty::MemberPointer(class, t) => Ty::MemberPointer(of(class), of(t)),
        Ty::Function(all) => Ty::Function(all.into_iter().map(|t| substitute(t, arguments)).collect()),
        Ty::Class(mut class) => {
            class.arguments = class.arguments.into_iter().map(|t| substitute(t, arguments)).collect();
            Ty::Class(class)
        }
        other => other,
    }
}

/// An array of so many dimensions as messages show it: `int [2][3]`; the element as it is given, or else its type.
fn array_text(mut ty: &Ty, dimensions: usize, element: Option<&str>) -> String {
    let mut bounds = String::new();
    for _ in 0..dimensions {
        let Ty::Array(inner, extent) = ty else { break };
        bounds.push('[');
        if let Extent::Known(n) = extent {
            bounds.push_str(&n.to_string());
        }
        bounds.push(']');
        ty = inner;
    }
    let element = element.map_or_else(|| text(ty), str::to_owned);
    let blank = if element.ends_with('*') { "" } else { " " };
    format!("{element}{blank}{bounds}")
}

/// A type as messages show it.
pub(crate) fn text(ty: &Ty) -> String {
    match ty {
        Ty::Builtin(t) => t.name().to_owned(),
        Ty::Class(c) => {
            let names = c.levels.iter().map(|l| unnamed::split(&l.name).1);
            let path = names.collect::<Vec<_>>().join("::");
            if c.arguments.is_empty() {
                path
            } else {
                format!(
                    "{path}<{}>",
                    c.arguments.iter().map(text).collect::<Vec<_>>().join(", ")
                )
            }
        }
        Ty::Closure { text, .. } => text.clone(),
        Ty::Const(t) => format!("const {}", text(t)),
        Ty::Pointer(t) => format!("{} *", text(t)),
        Ty::Reference(t) => format!("{} &", text(t)),
        Ty::Array(..) => array_text(ty, usize::MAX, None),
        Ty::MemberPointer(c, t) => format!("{} {}::*", text(t), text(c)),
        Ty::Function(all) => {
            let mut parts = all.iter().map(text);
            let returned = parts.next().unwrap_or_default();
            format!("{returned} ({})", parts.collect::<Vec<_>>().join(", "))
        }
        Ty::List => "std::initializer_list".into(),
        Ty::Value(text) => text.clone(),
        Ty::Parameter(_) | Ty::Dependent | Ty::Unknown => "?".into(),
    }
}
