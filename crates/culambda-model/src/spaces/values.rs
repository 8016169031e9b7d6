//! Types of objects that functions are called on, as far as overloaded members and elements of arrays have them.
//!
//! What is captured does not hang on these: `types` does not guess.

use super::arguments::without_alias;
use crate::declarator::{callee_name, name_node, path_of};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::candidate::Passed;
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Scope, Ty, bare};
use crate::types::enumeration_with;
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};

/// Classes of libraries whose first template argument is the type of their elements, with all dimensions, and the operators
/// that give one.
const ARRAYS: [(&str, &str); 7] = [
    ("Kokkos::View", "operator()"),
    ("amrex::Array4", "operator()"),
    ("amrex::GpuArray", "operator[]"),
    ("Kokkos::Array", "operator[]"),
    ("std::array", "operator[]"),
    ("std::vector", "operator[]"),
    (OF_PARTHENON, "operator()"),
];

/// An array of a library whose first argument is the array in it.
const OF_PARTHENON: &str = "parthenon::ParArrayGeneric";

/// Types of libraries that are numbers in every build: which, that says what the library is built with.
const NUMBERS: [&str; 4] = ["amrex::Real", "amrex::ParticleReal", "amrex::Long", "amrex::ULong"];

impl<'a> Here<'a> {
    /// Whether a type is one of numbers of a library whose headers are missing.
    pub(super) fn is_number_of_library(&self, ty: &Ty) -> bool {
        let Ty::Class(class) = ty else { return false };
        let path: Vec<&str> = class.levels.iter().map(|level| level.name.as_str()).collect();
        class.info.is_none() && NUMBERS.contains(&path.join("::").as_str())
    }

    /// `(&f)(1)` calls `f` like `f(1)`.
    pub(super) fn behind_address(&self, function: Node<'a>) -> Node<'a> {
        let Some(inner) = function
            .children()
            .next()
            .filter(|_| function.kind() == Kind::ParenthesizedExpression)
        else {
            return function;
        };
        let address = inner.kind() == Kind::PointerExpression
            && inner.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Amp);
        let named = inner
            .field(Field::Argument)
            .filter(|a| address && matches!(a.kind(), Kind::Identifier | Kind::QualifiedIdentifier));
        named
            .filter(|n| self.scopes.lookup(self.text(*n)).is_none())
            .unwrap_or(function)
    }

    /// The type of an object that something is called on.
    pub(crate) fn type_of_object(&self, node: Node<'a>) -> Ty {
        let scope = self.type_scope();
        // Each way to find it asks for the operands again.
        let made = || {
            let find = || self.type_made_by(node).unwrap_or(Ty::Unknown);
            self.object_at(self.place_of_kept(node, &scope), find)
        };
        match bare(self.type_of_expression(node, &scope)) {
            Ty::Unknown => made(),
            // What a template returns is known as a class, and only what is passed says with which arguments.
            half if self.follows_uses() && has_open_arguments(&half) => {
                let whole = bare(made());
                let is_known = matches!(whole, Ty::Class(_)) && !has_open_arguments(&whole);
                if is_known { whole } else { half }
            }
            known => known,
        }
    }

    /// The type of an operand, of which there are many: only where it is followed which functions use which all ways to find it
    /// are gone.
    pub(super) fn type_of_operand(&self, node: Node<'a>) -> Ty {
        if self.follows_uses() {
            self.type_of_object(node)
        } else {
            self.type_of_expression(node, &self.type_scope())
        }
    }

    /// The types of expressions that are passed. Of one that overloaded members make it is not known whether it is an
    /// lvalue.
    pub(crate) fn passed_objects(&self, expressions: &[Node<'a>]) -> Vec<Passed> {
        let is_object = |n: Node<'_>| !matches!(n.kind(), Kind::StringLiteral | Kind::ParameterPackExpansion);
        let made = |node: &Node<'a>| {
            let mut passed = self.passed_each(std::iter::once(*node));
            if let ([(Ty::Unknown, _)], true) = (passed.as_slice(), is_object(*node)) {
                passed = vec![(self.type_of_object(*node), false)];
            }
            passed
        };
        let passed: Vec<Passed> = expressions.iter().flat_map(made).collect();
        for (ty, _) in &passed {
            self.ask_for_class_of(ty);
        }
        passed
    }

    fn type_made_by(&self, node: Node<'a>) -> Option<Ty> {
        let _step = self.index.budget.enter()?;
        match node.kind() {
            Kind::ParenthesizedExpression => Some(self.type_of_object(node.children().next()?)),
            Kind::CommaExpression => Some(self.type_of_object(node.field(Field::Right)?)),
            Kind::Identifier => self.type_of_initialised(node).or_else(|| self.type_of_enumerator(node)),
            Kind::QualifiedIdentifier => self.type_of_enumerator(node),
            Kind::FieldExpression => {
                let object = node.field(Field::Argument)?;
                if self.is_number_of_thread(object) {
                    return Some(Ty::Builtin(Builtin::Unsigned));
                }
                let class = self.class_accessed(object, node)?;
                Some(self.data_member(&class, self.text(node.field(Field::Field)?)))
            }
            Kind::SubscriptExpression => match bare(self.type_of_object(node.field(Field::Argument)?)) {
                Ty::Pointer(element) | Ty::Array(element, _) => Some(bare(*element)),
                Ty::Class(class) if !class.is_enum => self.result_of(&class, "operator[]"),
                _ => None,
            },
            Kind::AssignmentExpression => match bare(self.type_of_object(node.field(Field::Left)?)) {
                pointer @ Ty::Pointer(_) => Some(pointer),
                _ => None,
            },
            Kind::BinaryExpression => self
                .type_made_by_operator(node)
                .or_else(|| self.number_of_operator(node))
                .or_else(|| self.pointer_moved(node))
                .or_else(|| self.number_of_operands(node)),
            Kind::UpdateExpression => match bare(self.type_of_object(node.field(Field::Argument)?)) {
                pointer @ Ty::Pointer(_) => Some(pointer),
                _ => None,
            },
            Kind::PointerExpression => self
                .type_made_by_operator(node)
                .or_else(|| self.address_of(node))
                .or_else(|| self.pointed_to(node)),
            Kind::ConditionalExpression => self.type_of_both(node),
            Kind::SizeofExpression | Kind::AlignofExpression => Some(Ty::Builtin(Builtin::UnsignedLong)),
            Kind::UnaryExpression => self.type_of_unary(node),
            Kind::CallExpression => self
                .object_returned(node)
                .or_else(|| self.number_returned(node))
                .or_else(|| self.made_by_library(node.field(Field::Function)?))
                .or_else(|| self.ask_what_returns(node.field(Field::Function)?)),
            _ => None,
        }
    }

    /// Asks for a function whose declaration says what an object is. Each may cost a further reading.
    fn ask_what_returns(&self, function: Node<'a>) -> Option<Ty> {
        let callee = callee_name(function).filter(|_| self.follows_uses())?;
        let path = path_of(self.syntax, function);
        let named = matches!(callee.kind(), Kind::Identifier | Kind::QualifiedIdentifier);
        if named && self.index.lookup_path(self.namespace, &path).is_empty() {
            self.ask_for_functions(function);
        }
        None
    }

    /// The class of an object that a name of the standard library makes: `std::conditional_t<B, T, U>()`.
    fn made_by_library(&self, function: Node<'a>) -> Option<Ty> {
        let named = function.kind() == Kind::QualifiedIdentifier && self.text(function).starts_with("std::");
        let class = named.then(|| self.class_of_callee(function))?;
        class.map(|class| Ty::Class(Box::new(class)))
    }

    /// What the members of a class return that a call means.
    fn object_returned(&self, call: Node<'a>) -> Option<Ty> {
        let function = call.field(Field::Function)?;
        if function.kind() == Kind::FieldExpression {
            let class = self.class_accessed(function.field(Field::Argument)?, function)?;
            let result = self.result_of(&class, self.text(function.field(Field::Field)?));
            if result.is_some() {
                return result;
            }
        }
        if let Some(result) = self.member_returned(function) {
            return Some(result);
        }
        if let Some(result) = self
            .returned_by_template(call)
            .or_else(|| self.returned_by_chosen(call))
        {
            return Some(result);
        }
        // A member may be an object itself.
        let class = self.class_called(function)?;
        self.result_of(&class, "operator()")
    }

    /// What the members of the class around return that a call means by their name alone.
    fn member_returned(&self, function: Node<'a>) -> Option<Ty> {
        let name = self.text(function);
        if function.kind() != Kind::Identifier || self.scopes.lookup(name).is_some() {
            return None;
        }
        let class = self.walked_class(self.this_class()?);
        let own = class.info.as_ref().is_some_and(|i| i.members.contains_key(name));
        own.then(|| self.result_of(&class, name))?
    }

    /// The type of `&x`, where the class of `x` has no operator for that.
    fn address_of(&self, node: Node<'a>) -> Option<Ty> {
        let operator = node.field(Field::Operator).filter(|o| self.text(*o) == "&")?;
        let class = self.class_called(node.field(Field::Argument)?)?;
        let key = format!("operator{}", self.text(operator));
        let complete = class.info.as_ref().is_some_and(|i| i.complete && i.bases.is_empty());
        let own = class.info.as_ref().is_some_and(|i| i.members.contains_key(&key));
        (complete && !own && !self.has_free_operators(&key)).then(|| Ty::Pointer(Box::new(Ty::Class(Box::new(class)))))
    }

    /// The type of an enumerator at namespace scope.
    fn type_of_enumerator(&self, node: Node<'a>) -> Option<Ty> {
        let path = path_of(self.syntax, node);
        if self.scopes.lookup(path.first()?).is_some() {
            return None;
        }
        let found = self.index.first(self.namespace, &path);
        let found = found.filter(|f| matches!(f.declared.kind, DeclaredKind::Enumerator))?;
        let syntax = self.index.syntax_of(found.declared.file, found.declared.item);
        let around = enumeration_with(&syntax, path.last()?)?;
        let name = path_of(&syntax, around.field(Field::Name)?);
        let scope = Scope::of_namespace(&syntax, found.namespace);
        match self.resolve_path(&name, Vec::new(), &scope) {
            Ty::Class(class) if class.is_enum => Some(Ty::Class(class)),
            _ => None,
        }
    }

    /// Whether an object is one that tells a thread which one it is, and nothing else of the name is declared.
    fn is_number_of_thread(&self, object: Node<'a>) -> bool {
        let name = self.text(object);
        let threads = ["threadIdx", "blockIdx", "blockDim", "gridDim"].contains(&name);
        threads && self.scopes.lookup(name).is_none() && self.everywhere(name).is_empty()
    }

    /// The type of `p + 1`, `1 + p` and `p - 1`, that of the pointer, and of `p - q`.
    fn pointer_moved(&self, node: Node<'a>) -> Option<Ty> {
        let operator = node.field(Field::Operator).map_or("", |o| self.text(o));
        let sides = [node.field(Field::Left)?, node.field(Field::Right)?];
        let pointer = |ty: Ty| match ty {
            Ty::Array(element, _) => Ty::Pointer(element),
            other => other,
        };
        match (operator, sides.map(|side| pointer(bare(self.type_of_object(side))))) {
            ("+" | "-", [pointer @ Ty::Pointer(_), Ty::Builtin(_)])
            | ("+", [Ty::Builtin(_), pointer @ Ty::Pointer(_)]) => Some(pointer),
            ("-", [Ty::Pointer(_), Ty::Pointer(_)]) => Some(Ty::Builtin(Builtin::Long)),
            _ => None,
        }
    }

    /// The type of `*p`, where the type of `p` is that of a pointer.
    fn pointed_to(&self, node: Node<'a>) -> Option<Ty> {
        node.field(Field::Operator).filter(|o| self.text(*o) == "*")?;
        match bare(self.type_of_object(node.field(Field::Argument)?)) {
            Ty::Pointer(to) => Some(bare(*to)),
            _ => None,
        }
    }

    /// The type of an operation on numbers.
    fn number_of_operands(&self, node: Node<'a>) -> Option<Ty> {
        let operands = [node.field(Field::Left)?, node.field(Field::Right)?];
        match operands.map(|operand| without_alias(&self.type_of_object(operand))) {
            [Ty::Builtin(left), Ty::Builtin(right)] => {
                let operator = node.field(Field::Operator)?.kind().name();
                Builtin::of_operator(operator, left, right).map(Ty::Builtin)
            }
            _ => None,
        }
    }

    /// The type of `a ? b : c`, where `b` and `c` are objects of one class or numbers.
    fn type_of_both(&self, node: Node<'a>) -> Option<Ty> {
        let arms = [node.field(Field::Consequence)?, node.field(Field::Alternative)?];
        let [first, second] = arms.map(|arm| bare(self.type_of_object(arm)));
        if let (Ty::Builtin(first), Ty::Builtin(second)) = (&first, &second) {
            return first.of_alternatives(*second).map(Ty::Builtin);
        }
        let known = match &first {
            Ty::Class(class) => class.is_known(),
            Ty::Pointer(_) => true,
            _ => false,
        };
        (known && crate::ty::same(&first, &second)).then_some(first)
    }

    /// The type of the elements that a loop over an object of a class comes to.
    fn element_of_range(&self, range: Node<'a>) -> Option<Ty> {
        let class = self.class_called(range)?;
        match self.result_of(&class, "begin")? {
            Ty::Pointer(element) => Some(bare(*element)),
            Ty::Class(iterator) => self.result_of(&iterator, "operator*"),
            _ => None,
        }
    }

    /// What an operator returns that only a class has.
    fn type_made_by_operator(&self, node: Node<'a>) -> Option<Ty> {
        let first = node.field(Field::Left).or_else(|| node.field(Field::Argument))?;
        let operator = node.field(Field::Operator).map_or("", |o| self.text(o));
        let key = format!("operator{operator}");
        let class = self.class_called(first).filter(|_| operator != "&")?;
        let unary = node.kind() == Kind::PointerExpression;
        if unary || !self.has_free_operators(&key) {
            return self.result_of(&class, &key);
        }
        let operands: Vec<Node<'a>> = std::iter::once(first).chain(node.field(Field::Right)).collect();
        if !self.follows_uses() {
            return None;
        }
        let members = match self.member_of(class.info.as_ref()?, &key) {
            Meaning::None => Vec::new(),
            Meaning::Functions(_) => self.member_functions(&class, &key)?,
            _ => return None,
        };
        let (only, passed) = self.operator_chosen(members, &operands, &key)?;
        if only.class.is_some() {
            return self.result_of(&class, &key);
        }
        self.returned_for(&only, &passed).map(bare)
    }

    fn class_called(&self, node: Node<'a>) -> Option<ClassTy> {
        match bare(self.type_of_object(node)) {
            Ty::Class(class) if !class.is_enum => Some(*class),
            _ => None,
        }
    }

    /// The type of `x` after `auto &x = value;`, and in `for (auto &x : value)`.
    fn type_of_initialised(&self, name: Node<'a>) -> Option<Ty> {
        let symbol = self.scopes.lookup(self.text(name))?;
        let loops = |d: &Node<'a>| d.kind() == Kind::ForRangeLoop;
        if let Some(around) = symbol.declaration.filter(loops) {
            let range = around.field(Field::Right)?;
            let auto = around
                .field(Field::Type)
                .is_some_and(|ty| ty.kind() == Kind::PlaceholderTypeSpecifier && self.text(ty) == "auto");
            let own = around.field(Field::Declarator).and_then(name_node)?;
            let element = auto && own.kind() == Kind::Identifier && !self.is_walked_now(range, name);
            return element.then(|| self.element_of_range(range))?;
        }
        let declaration = symbol.declaration.filter(|d| d.kind() == Kind::Declaration)?;
        let ty = declaration.field(Field::Type)?;
        let own = |d: &Node<'a>| {
            d.kind() == Kind::InitDeclarator && name_node(*d).is_some_and(|n| self.text(n) == self.text(name))
        };
        let declarator = declaration.children().find(own)?;
        let value = declarator.field(Field::Value)?;
        let evident = ty.kind() == Kind::PlaceholderTypeSpecifier && self.text(ty) == "auto";
        let list = matches!(value.kind(), Kind::ArgumentList | Kind::InitializerList);
        // What is declared later is not what the value names.
        let before = declaration.start() < name.start() && !self.is_walked_now(value, name);
        (evident && !list && before).then(|| self.type_of_object(value))
    }

    /// Whether a name is in the value that is looked at.
    fn is_walked_now(&self, value: Node<'a>, name: Node<'a>) -> bool {
        value.start() <= name.start() && name.end() <= value.end()
    }

    /// What the member functions of a name return, if all of them return an object of one type.
    pub(crate) fn result_of(&self, class: &ClassTy, name: &str) -> Option<Ty> {
        if let Some(element) = self.element_of_library(class, name) {
            return Some(element);
        }
        // Each class that is asked for may cost a further reading.
        let asks = self.follows_uses();
        if asks {
            self.ask_for_class(class);
        }
        let primary = class.info.as_ref().is_some_and(|i| i.arguments.is_none());
        let chosen = || self.definition_chosen(class).filter(|_| primary);
        let class = &match class.info {
            Some(_) => chosen()?,
            None => self.known_as_special(class.clone())?,
        };
        let info = class.info.as_ref()?;
        let Some(list) = info.members.get(name) else {
            let base = self.base_with_member(class, name, true);
            if base.is_none() && asks {
                info.bases.iter().for_each(|base| self.index.ask(&base.path));
            }
            return self.result_of(&base?, name);
        };
        let mut found: Option<(Ty, String)> = None;
        for member in list {
            let by_body = self.returned_by_body(class, info, member);
            let by_words = by_body.or_else(|| self.returned_whatever_taken(class, info, member));
            let ty = bare(by_words.unwrap_or_else(|| self.returned_by(class, info, member)));
            if matches!(ty, Ty::Unknown | Ty::Dependent) {
                return None;
            }
            let mut key = String::new();
            crate::ty::identify(&ty, &mut key);
            if found.as_ref().is_some_and(|(_, other)| *other != key) {
                return None;
            }
            found = Some((ty, key));
        }
        found.map(|(ty, _)| ty)
    }

    /// The type of the elements of an array of a library.
    fn element_of_library(&self, class: &ClassTy, name: &str) -> Option<Ty> {
        let levels: Vec<&str> = class.levels.iter().map(|level| level.name.as_str()).collect();
        let mut around = Vec::new();
        if class.info.is_some() {
            around = self.index.path(class.namespace).ok()?;
        }
        let parts: Vec<&str> = around.iter().map(String::as_str).chain(levels).collect();
        let path = parts.join("::");
        let known = ARRAYS
            .iter()
            .any(|(array, operator)| *array == path && *operator == name);
        let mut element = class.arguments.first().filter(|_| known)?.clone();
        loop {
            element = match bare(element) {
                Ty::Pointer(inner) if path == "Kokkos::View" => *inner,
                Ty::Array(inner, _) if path == "Kokkos::View" => *inner,
                Ty::Class(inner) if path == OF_PARTHENON => return self.element_of_library(&inner, name),
                other => return Some(other),
            };
        }
    }
}

/// Whether it is not known what a class was made with.
fn has_open_arguments(ty: &Ty) -> bool {
    matches!(ty, Ty::Class(class) if class.arguments.iter().any(|a| matches!(a, Ty::Unknown)))
}
