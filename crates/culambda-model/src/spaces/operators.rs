//! Operators of classes: which functions they call.

use super::callee::Named;
use super::free::{FreeOperators, Spotted};
use super::overload::several;
use super::ranks::Operands;
use super::{Called, FunctionSpace, Inline, Side};
use crate::class::fold;
use crate::declarator::{declared_in, name_node};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::candidate::{Candidate, Passed, Spot};
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::{FUNCTION, is_always_member};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// What an expression with an operator calls, if an operand is an object of a class.
    pub(crate) fn called_by_operator(&self, node: Node<'a>) -> Option<Called> {
        if node.kind() == Kind::UserDefinedLiteral {
            return self.called_by_literal(node);
        }
        if let Some(called) = self.called_by_stream(node) {
            return Some(called);
        }
        let first = node.field(Field::Left).or_else(|| node.field(Field::Argument));
        let mut operands = [first, node.field(Field::Right)].into_iter().flatten();
        if operands.all(|n| self.is_evident_number(n)) {
            return None;
        }
        let operand = |name: Field| Some(bare(self.type_of_operand(node.field(name)?)));
        let operator = node.field(Field::Operator).map_or("", |o| self.text(o));
        // The object, the operator, and how many further operands there are.
        let (object, symbol, others) = match node.kind() {
            Kind::BinaryExpression => match operand(Field::Left)? {
                // `2 * v`: no member function.
                Ty::Builtin(_) => return self.called_beside_number(node, operator),
                _ if first.is_some_and(|n| n.kind() == Kind::StringLiteral) => {
                    return self.called_beside_number(node, operator);
                }
                object => (object, operator, 1),
            },
            Kind::AssignmentExpression => (operand(Field::Left)?, operator, 1),
            Kind::UnaryExpression | Kind::PointerExpression if operator != "&" => {
                (operand(Field::Argument)?, operator, 0)
            }
            Kind::UpdateExpression => {
                let postfix = node.field(Field::Argument)?.start() == node.start();
                (operand(Field::Argument)?, operator, usize::from(postfix))
            }
            Kind::SubscriptExpression => (operand(Field::Argument)?, "[]", 1),
            Kind::FieldExpression if operator == "->" => (operand(Field::Argument)?, "->", 0),
            _ => return None,
        };
        let Ty::Class(class) = object else { return None };
        let class = self.as_special(*class);
        let key = format!("operator{symbol}");
        let operands: Vec<Node<'a>> = [first, node.field(Field::Right)].into_iter().flatten().collect();
        if class.is_enum {
            return self.called_of_enumeration(&class, &operands, key);
        }
        if class.info.is_none() {
            self.ask_on_device(&class);
            return self.called_by_operator_of_library(&class, node, (&key, others));
        }
        if node.kind() == Kind::AssignmentExpression && symbol == "=" {
            return self.called_by_assignment(&class, node.field(Field::Right)?, key);
        }
        let members = match self.member_of(class.info.as_ref()?, &key) {
            Meaning::None => Vec::new(),
            Meaning::Functions(_) => self.of_object(self.member_functions(&class, &key)?, first?, false)?,
            _ => return None,
        };
        self.called_of_operators(members, &operands, others, key)
    }

    /// `1_km`: the function that makes a value of a literal.
    fn called_by_literal(&self, node: Node<'a>) -> Option<Called> {
        let suffix = node.child(Kind::LiteralSuffix)?;
        let key = format!("operator\"\"{}", self.text(suffix));
        let all = self.literal_operators_named(&key)?;
        if all.is_empty() || self.may_be_friend(&key) {
            return None;
        }
        self.judged_by(&Named { all, by_name: true }, &|_| None, key)
    }

    /// The operator of operands that are all of one enumeration. Without one they are numbers.
    fn called_of_enumeration(&self, class: &ClassTy, operands: &[Node<'a>], key: String) -> Option<Called> {
        // Comparisons are many, and hardly anybody writes them for enumerations.
        if matches!(
            key.as_str(),
            "operator==" | "operator!=" | "operator<" | "operator>" | "operator<=" | "operator>="
        ) {
            return None;
        }
        let own_name = |class: &ClassTy| {
            class
                .levels
                .last()
                .map(|l| l.name.rsplit("::").next().unwrap_or_default().to_owned())
        };
        let name = own_name(class)?;
        let mut declared = self
            .everywhere(&name)
            .into_iter()
            .filter(|f| f.declared.kind == DeclaredKind::Enum);
        if declared.next().is_none() || declared.next().is_some() {
            return None;
        }
        for operand in operands {
            match bare(self.type_of_expression(*operand, &self.type_scope())) {
                Ty::Class(other) if other.is_enum && own_name(&other).as_ref() == Some(&name) => {}
                _ => return None,
            }
        }
        let mut named = self.operators(Vec::new(), operands, &key)?;
        let takes = |p: &String| culambda_source::ident::words_of(p).any(|word| word == name);
        let mut own = Vec::new();
        for candidate in named.all {
            let space = self.declared_space(candidate.spot)?;
            if space.shape.1.len() != operands.len() {
                continue;
            }
            // Whether a template takes it is not asked.
            if space.shape.0 > 0 {
                return None;
            }
            if space.shape.1.iter().all(takes) {
                own.push(candidate);
            }
        }
        named.all = own;
        let called = (!named.all.is_empty()).then(|| self.judged_by(&named, &|_| Some(operands.len()), key));
        called.flatten()
    }

    /// The operators that an expression with two operands may call, one of which is an object of a class.
    pub(super) fn operators_of_two(&self, node: Node<'a>) -> Option<Named> {
        let operands = [node.field(Field::Left)?, node.field(Field::Right)?];
        let key = format!("operator{}", self.text(node.field(Field::Operator)?));
        let [left, right] = operands.map(|operand| bare(self.type_of_object(operand)));
        let members = match (&left, &right) {
            (Ty::Class(class), Ty::Builtin(_)) if !class.is_enum => match self.member_of(class.info.as_ref()?, &key) {
                Meaning::None => Vec::new(),
                Meaning::Functions(_) => self.member_functions(class, &key)?,
                _ => return None,
            },
            (Ty::Builtin(_), Ty::Class(class)) if !class.is_enum && class.info.is_some() => Vec::new(),
            _ => return None,
        };
        self.operators(members, &operands, &key)
    }

    /// `2 * v`, where an operator that is no member takes an object of a class.
    fn called_beside_number(&self, node: Node<'a>, operator: &str) -> Option<Called> {
        let operands = [node.field(Field::Left)?, node.field(Field::Right)?];
        let Ty::Class(class) = bare(self.type_of_operand(operands[1])) else {
            return None;
        };
        let key = format!("operator{operator}");
        if class.info.is_none() {
            return self.called_by_operator_of_library(&class, node, (&key, 1));
        }
        (!class.is_enum).then(|| self.called_of_operators(Vec::new(), &operands, 1, key))?
    }

    /// What operands call, of the members of a class and of the functions at namespace scope.
    fn called_of_operators(
        &self,
        members: Vec<Candidate>,
        operands: &[Node<'a>],
        others: usize,
        key: String,
    ) -> Option<Called> {
        let named = self.operators(members, operands, &key)?;
        let called = self.judged_operator(&named, operands, others, key.clone())?;
        if called.side == Side::Host && called.by_name {
            // Another header may have one for the same operands.
            self.index.ask(&[FUNCTION.to_owned(), key]);
        }
        Some(called)
    }

    /// The assignment that a class declares itself and a value means: one of an object of the class, or of a number.
    fn called_by_assignment(&self, class: &ClassTy, right: Node<'a>, key: String) -> Option<Called> {
        let info = class.info.as_ref().filter(|i| i.members.contains_key(&key))?;
        let copied = match bare(self.type_of_object(right)) {
            Ty::Class(other) if other.info.as_ref().is_some_and(|i| i.place == info.place) => true,
            Ty::Builtin(_) => false,
            _ => return None,
        };
        let mut all = Vec::new();
        for candidate in self.member_functions(class, &key)? {
            let space = self.declared_space(candidate.spot)?;
            let first = space.shape.1.first()?;
            let of_class = culambda_source::ident::words_of(first).any(|word| word == info.name);
            // One that is a template fits worse than one that is not, and never copies.
            if space.shape.0 > 0 && !copied {
                return None;
            }
            if of_class == copied && space.shape.0 == 0 {
                all.push(candidate);
            }
        }
        let named = Named { all, by_name: false };
        let called = self.judged_by(&named, &|_| Some(1), key)?;
        // Of what makes an object first the compiler of the device says nothing while it reads.
        let inline = if copied && !self.is_named_object(right) {
            Inline::Never
        } else {
            called.inline
        };
        Some(Called { inline, ..called })
    }

    /// The one operator that operands call, if their types say which it is.
    pub(super) fn operator_chosen(
        &self,
        members: Vec<Candidate>,
        operands: &[Node<'a>],
        key: &str,
    ) -> Option<(Candidate, Vec<Passed>)> {
        let named = self.operators(members, operands, key)?;
        let passed = self.passed_objects(operands);
        let given = Operands {
            passed: &passed,
            nodes: operands,
            with_object: true,
        };
        let object = |c: &Candidate| usize::from(c.class.is_some());
        let viable = self.viable(&named, &|c| passed.len().checked_sub(object(c)))?;
        let best = self.best(viable, &given, false);
        let only = best.first().filter(|_| !several(&best))?.0.clone();
        Some((only, passed))
    }

    /// The operator that takes operands: what they are may leave those of one side.
    fn judged_operator(&self, named: &Named, operands: &[Node<'a>], others: usize, key: String) -> Option<Called> {
        let own = |c: &Candidate| c.class.is_some();
        let count = |c: &Candidate| Some(if own(c) { others } else { others + 1 });
        if let Some(called) = self.judged_by(named, &count, key.clone()) {
            return Some(called);
        }
        let passed = self.passed_objects(operands);
        if passed.len() != others + 1 {
            return None;
        }
        let given = Operands {
            passed: &passed,
            nodes: operands,
            with_object: true,
        };
        self.judged_by_types(named, &given, key)
    }

    /// `std::cout << x`, also where more follows.
    fn called_by_stream(&self, node: Node<'a>) -> Option<Called> {
        let shift = |n: Node<'a>| {
            let operator = n.field(Field::Operator).map_or("", |o| self.text(o));
            n.kind() == Kind::BinaryExpression && matches!(operator, "<<" | ">>")
        };
        let mut at = node;
        while shift(at) {
            at = at.field(Field::Left)?;
        }
        if at == node || at.kind() != Kind::QualifiedIdentifier {
            return None;
        }
        let path = crate::declarator::path_of(self.syntax, at);
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        let known = self.index.first(self.namespace, &path).is_some();
        (super::library::is_stream(&parts) && !known).then(|| Called {
            name: format!("operator{}", node.field(Field::Operator).map_or("", |o| self.text(o))),
            by_name: false,
            ..Called::unnamed(super::Side::Host)
        })
    }

    /// The operators of a name that operands may call, with those that are members.
    pub(crate) fn operators(&self, members: Vec<Candidate>, operands: &[Node<'a>], key: &str) -> Option<Named> {
        let mut all = members;
        if is_always_member(key.as_bytes()) {
            return (!all.is_empty()).then_some(Named { all, by_name: false });
        }
        let friends = self.found_as_friends(key, self.types_of(operands.iter().copied()))?;
        let passed = std::cell::OnceCell::new();
        let taken = |c: &Candidate| self.may_take(c, passed.get_or_init(|| self.passed_objects(operands)), false);
        let with_friends = !friends.is_empty();
        all.extend(friends);
        let mut free = self.free_operators_named(key)?;
        if with_friends {
            // What takes none of it is no reason to ask which fits better.
            free.retain(taken);
        }
        all.extend(free);
        self.leave_out_later(&mut all)?;
        (!all.is_empty()).then_some(Named { all, by_name: true })
    }

    /// Leaves out functions that are not declared before the code around: only templates find them, where they are
    /// instantiated. Of what is declared before a later declaration tells more.
    fn leave_out_later(&self, all: &mut Vec<Candidate>) -> Option<()> {
        let before = |c: &Candidate| self.index.is_before_horizon(c.spot.file, c.spot.item);
        if self.in_definition_of_template() || self.instance.is_some() || all.iter().all(before) {
            return Some(());
        }
        let mut known = Vec::new();
        for one in all.iter().filter(|c| before(c)) {
            known.push((one.namespace, self.declared_space(one.spot)?));
        }
        let mut left = Vec::new();
        for one in all.drain(..) {
            let own = self.declared_space(one.spot)?;
            let again =
                |(namespace, o): &(usize, Rc<FunctionSpace>)| *namespace == one.namespace && o.shape == own.shape;
            if before(&one) || known.iter().any(again) {
                left.push(one);
            }
        }
        *all = left;
        Some(())
    }
}

impl Spotted {
    fn candidate(self) -> Candidate {
        Candidate {
            spot: self.spot,
            namespace: self.namespace,
            class: None,
            special: false,
        }
    }
}

impl Here<'_> {
    /// The operator functions of a name at namespace scope; none if one of any name cannot be read.
    pub(super) fn free_operators_named(&self, key: &str) -> Option<Vec<Candidate>> {
        self.free_operators_in(|all| all.by_name.get(key))
    }

    /// The same for an operator of literals.
    pub(super) fn literal_operators_named(&self, key: &str) -> Option<Vec<Candidate>> {
        self.free_operators_in(|all| all.literals.get(key))
    }

    fn free_operators_in(&self, of: impl Fn(&FreeOperators) -> Option<&Vec<Spotted>>) -> Option<Vec<Candidate>> {
        let all = self.all_free_operators();
        let found = of(&all).map_or(&[][..], Vec::as_slice);
        let known = all.known && self.index.budget.steps(1 + found.len());
        known.then(|| found.iter().map(|one| one.candidate()).collect())
    }

    /// Whether a function at namespace scope, or a friend, may be an operator of a name.
    pub(crate) fn has_free_operators(&self, key: &str) -> bool {
        let all = self.all_free_operators();
        !all.named || all.by_name.contains_key(key) || self.may_be_friend(key)
    }

    fn all_free_operators(&self) -> Rc<FreeOperators> {
        let find = || Rc::new(self.find_free_operators());
        Rc::clone(self.index.kept.operators.get_or_init(find))
    }

    fn find_free_operators(&self) -> FreeOperators {
        let mut out = FreeOperators {
            known: true,
            named: true,
            ..FreeOperators::default()
        };
        for found in self.everywhere("operator") {
            let (file, item) = (found.declared.file, found.declared.item);
            let syntax = self.index.syntax_of(file, item);
            let Some(name) = operator_name(&syntax) else {
                (out.known, out.named) = (false, false);
                continue;
            };
            out.known &= matches!(found.declared.kind, DeclaredKind::Function { .. });
            let name_at = name.start();
            let one = Spotted {
                spot: Spot { file, item, name_at },
                namespace: found.namespace,
            };
            let text = syntax.text_of(name);
            if text.contains('"') {
                let key = text.split_whitespace().collect();
                out.literals.entry(key).or_default().push(one);
            }
            if name.kind() != Kind::QualifiedIdentifier {
                out.by_name.entry(fold(text)).or_default().push(one);
            }
        }
        out
    }
}

/// The name of the operator that an item declares.
pub(super) fn operator_name(syntax: &Syntax) -> Option<Node<'_>> {
    let first = declared_in(syntax).next()?;
    first.field(Field::Declarator).and_then(name_node)
}
