//! Whether a lambda is compiled for the device: what becomes of it.
//!
//! It is if it reaches a call: in a kernel, in a function that it is handed to, or through a library that launches what
//! it gets. It is not if nobody calls it. What happens to it where no body was read is open.

use super::Code;
use super::kept::Keeper;
use super::packed::{self, Element};
use crate::class::deduces_return;
use crate::crossing::{Body, Emission};
use crate::declarator::{bare_name, has_specifier, is_constexpr, is_pack_parameter, name_node, path_of};
use crate::facts::Space;
use crate::here::{Frame, Here};
use crate::index::DeclaredKind;
use crate::instantiate::candidate::{Candidate, User};
use crate::instantiate::signature::Signature;
use crate::namespace::NamespaceId;
use crate::space::says_inline;
use crate::ty::ClassTy;
use culambda_source::ViewOffset;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// What becomes of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    /// Nothing calls it.
    Idle,
    /// What was read does not show it, though all of that could be read.
    Unknown,
    /// It is handed to something whose body was not read.
    Open,
    /// Code of the host calls it.
    Called,
    /// It is called in a kernel.
    Launched,
}

/// Functions that hand on what they are given are followed this far.
pub(super) const MAX_DEPTH: u32 = 16;

/// Where an expression is.
#[derive(Clone, Copy)]
pub(super) struct Site<'s> {
    pub(super) syntax: &'s Syntax,
    pub(super) namespace: NamespaceId,
    /// The class whose member function is around, where that is not the walk's.
    pub(super) class: Option<&'s ClassTy>,
    /// The function around.
    pub(super) body: Option<Node<'s>>,
    /// Whether that is a kernel, or runs in one.
    pub(super) kernel: bool,
    /// Whether it is in the function that the walk is in, where names mean what they mean there.
    pub(super) here: bool,
    /// Whether the host front end reads it, which folds nothing and comes to no bodies of templates but those that it needs.
    pub(super) by_host: bool,
    pub(super) depth: u32,
    /// The values of the template arguments that are written out where the function is called.
    pub(super) written: Option<&'s [Option<i64>]>,
    /// What is looked at is an object that keeps the value.
    pub(super) keeper: Option<Keeper<'s>>,
    /// The call that gets what the function around returns.
    pub(super) caller: Option<&'s Caller<'s>>,
    /// The value is one of a pack.
    pub(super) pack: Option<Element>,
}

/// A call, and where it is.
#[derive(Clone, Copy)]
pub(super) struct Caller<'s> {
    pub(super) call: Node<'s>,
    pub(super) site: Site<'s>,
}

impl Here<'_> {
    /// Whether code is compiled for the device; none if it is not, or if that is not known although all was read.
    pub(crate) fn emission(&self, code: &Code) -> Option<Emission> {
        if let Some(body) = self.around.later {
            return Some(Emission::Used(body));
        }
        let Some(Frame::Function(around)) = self.frames.get(code.function?) else {
            return None;
        };
        let body = around.node.field(Field::Body)?;
        if self.has_misplaced_pragma(body) {
            return None;
        }
        let called = |at: &ViewOffset| self.fate_of_lambda(*at) >= Fate::Called;
        if !code.plain.iter().all(called) {
            return None;
        }
        let used = || {
            let function = code.function?;
            match self.user_of(function) {
                User::Unknown => {}
                User::Nobody => return None,
                User::Code(emission) => return Some(emission),
            }
            if self.is_emitted(function) {
                return Some(Emission::Emitted);
            }
            Some(Emission::Used(self.body_of_function(function)?))
        };
        let Some(lambda) = code.lambda else {
            return used();
        };
        match self.fate_of_lambda(lambda) {
            // In a template that is for those who instantiate it.
            Fate::Launched if self.in_template() && self.instance.is_none() => used(),
            Fate::Launched => Some(Emission::Emitted),
            Fate::Called => used(),
            Fate::Open => code.function.map(|_| Emission::Open),
            Fate::Idle | Fate::Unknown => None,
        }
    }

    /// Whether the code is in lambdas without annotation, some of them generic, that are called: the host front end reads
    /// them there.
    pub(crate) fn is_generic_called(&self, code: &Code) -> bool {
        let read = |at: &ViewOffset| {
            let at_once = self.lambda_at(*at).is_some_and(|lambda| self.is_read_at_once(lambda));
            at_once && self.known_fate(*at, true) == Fate::Called
        };
        code.lambda.is_none() && !code.plain.is_empty() && code.plain.iter().all(read)
    }

    /// What is known of the code that asks for a function, if that is what is instantiated.
    fn user_of(&self, function: usize) -> User {
        let outermost = self.frames.iter().position(|f| matches!(f, Frame::Function(_)));
        let instance = self.instance.as_ref().filter(|i| i.only.is_some());
        let asked = instance.filter(|_| outermost == Some(function));
        asked.map_or(User::Unknown, |instance| instance.user)
    }

    /// What is known of the code that the walk is in, for what it instantiates.
    pub(crate) fn user(&self) -> User {
        let everywhere = self.instance.as_ref().is_some_and(|i| i.interest.everywhere);
        match self.code_of(true).filter(|_| everywhere) {
            None => User::Unknown,
            Some(code) => self.emission(&code).map_or(User::Nobody, User::Code),
        }
    }

    /// The function of a frame, as what others may use.
    pub(crate) fn body_of_function(&self, frame: usize) -> Option<Body> {
        let Some(Frame::Function(f)) = self.frames.get(frame) else {
            return None;
        };
        self.body_at(crate::declarator::last_name(self.function_name_node(f.node)?).start())
    }

    /// What is at an offset of the text, as what others may use.
    pub(crate) fn body_at(&self, at: ViewOffset) -> Option<Body> {
        Body::at(&self.syntax.view, at)
    }

    /// Whether the function of a frame is compiled whoever uses it: a kernel, or one that other files may call.
    pub(crate) fn is_emitted(&self, frame: usize) -> bool {
        let Some(Frame::Function(f)) = self.frames.get(frame) else {
            return false;
        };
        if self.in_template() || f.owner.friend {
            return false;
        }
        let kernel = self.space_of_function(f) == Some(Space::Global);
        let in_class = f.owner.member.is_some() && f.owner.outside_class.is_none();
        let unnamed = || self.index.is_in_unnamed(self.namespace);
        let says = |word: &&str| has_specifier(self.syntax, f.node, word);
        let name = self.function_name_node(f.node);
        let inline = || name.is_some_and(|name| says_inline(self.syntax, f.node, name.start()));
        let internal = || ["static", "constexpr"].iter().any(says) || unnamed();
        kernel || !in_class && !internal() && !inline() && !self.is_kept_by_others(f)
    }

    /// What becomes of a lambda in code for the device.
    pub(super) fn fate_of_lambda(&self, at: ViewOffset) -> Fate {
        self.known_fate(at, false)
    }

    fn known_fate(&self, at: ViewOffset, by_host: bool) -> Fate {
        let frame = self.frames.iter().find_map(|f| match f {
            Frame::Lambda(l) if l.at == Some(at) => Some(l),
            _ => None,
        });
        let find = || self.find_fate(at, by_host);
        let known = frame.map(|frame| &frame.fates[usize::from(by_host)]);
        known.map_or_else(find, |known| *known.get_or_init(find))
    }

    fn find_fate(&self, at: ViewOffset, by_host: bool) -> Fate {
        let Some(node) = self.lambda_at(at) else {
            return Fate::Unknown;
        };
        let function = node
            .ancestors()
            .find(|n| matches!(n.kind(), Kind::FunctionDefinition | Kind::LambdaExpression));
        let site = Site {
            syntax: self.syntax,
            namespace: self.namespace,
            class: None,
            body: function.and_then(|f| f.field(Field::Body)),
            kernel: false,
            here: true,
            by_host,
            depth: 0,
            written: None,
            keeper: None,
            caller: None,
            pack: None,
        };
        match self.is_discarded(node, site) {
            Some(false) => self.fate_of(node, site),
            Some(true) => Fate::Idle,
            None => Fate::Unknown,
        }
    }

    /// What becomes of the value of an expression.
    pub(super) fn fate_of(&self, value: Node<'_>, site: Site<'_>) -> Fate {
        if site.depth > MAX_DEPTH || !self.index.budget.step() {
            return Fate::Unknown;
        }
        let mut around = value.ancestors();
        let Some(parent) = around.next() else {
            return Fate::Unknown;
        };
        if site.here && !site.by_host && self.is_operand_folded(value) {
            return Fate::Idle;
        }
        let called = if site.kernel { Fate::Launched } else { Fate::Called };
        if let Some(fate) = site.keeper.and_then(|keeper| self.fate_of_keeper(value, keeper, site)) {
            return fate;
        }
        match parent.kind() {
            Kind::ParenthesizedExpression => self.fate_of(parent, site),
            Kind::ParameterPackExpansion if site.pack.is_some() => self.fate_of(parent, site),
            Kind::ExpressionStatement => Fate::Idle,
            Kind::CallExpression if parent.field(Field::Function) == Some(value) && site.by_host => {
                self.fate_of_call(parent, site)
            }
            Kind::CallExpression if parent.field(Field::Function) == Some(value) => called,
            Kind::ArgumentList | Kind::InitializerList => match around.next() {
                Some(call) if call.kind() == Kind::CallExpression => self.fate_of_argument(call, parent, value, site),
                Some(_) if value.kind() == Kind::ParameterPackExpansion => Fate::Unknown,
                Some(made) => {
                    let made_of = self.fate_in_constructor(made, parent, value, site);
                    let made_of = made_of.or_else(|| self.fate_by_keeping(made, parent, value, site));
                    made_of.unwrap_or_else(|| self.fate_of_kept(made, (parent, value), site))
                }
                None => Fate::Unknown,
            },
            Kind::BinaryExpression if !site.by_host => {
                if let Some(all) = self.receivers_in_disguise(parent, value, &site) {
                    return self.fate_in(&all, 0, 1, site).unwrap_or(Fate::Unknown);
                }
                let caller = Caller { call: parent, site };
                let site = Site {
                    caller: Some(&caller),
                    ..site
                };
                let (all, index) = match self.receivers_of_operand(parent, value, &site) {
                    Some(members) => (Some(members), 0),
                    None => (self.operators_that_take(parent, value, &site), 1),
                };
                let fate = all.and_then(|all| self.fate_in(&all, index, index + 1, site));
                fate.unwrap_or(Fate::Unknown)
            }
            Kind::ReturnStatement if !site.by_host => self.fate_of_returned(parent, site),
            // As a pointer to a function it is used.
            Kind::InitDeclarator if is_function_pointer(parent) => called,
            Kind::InitDeclarator => {
                let converted = self.fate_by_converting(parent, site);
                converted.unwrap_or_else(|| self.fate_of_variable(parent, site))
            }
            Kind::CastExpression => {
                let ty = parent.field(Field::Type).map_or("", |t| site.syntax.text_of(t));
                if ty == "void" { Fate::Idle } else { Fate::Unknown }
            }
            _ => Fate::Unknown,
        }
    }

    /// Whether the host front end comes to a call: in a generic lambda where that is called.
    fn fate_of_call(&self, call: Node<'_>, site: Site<'_>) -> Fate {
        let mut around = call.ancestors().take_while(|n| Some(*n) != site.body);
        let lambda = around.find(|n| n.kind() == Kind::LambdaExpression && is_generic(*n, site.syntax));
        match lambda {
            Some(lambda) => self.fate_of(
                lambda,
                Site {
                    depth: site.depth + 1,
                    ..site
                },
            ),
            None => Fate::Called,
        }
    }

    /// Whether an expression in the text that is walked is folded away with what it is an operand of.
    fn is_operand_folded(&self, value: Node<'_>) -> bool {
        self.same_node(value).is_some_and(|node| self.is_folded_away(node))
    }

    /// `auto l = [..] { .. };`: every use of `l`.
    pub(super) fn fate_of_variable(&self, declarator: Node<'_>, site: Site<'_>) -> Fate {
        let (Some(body), Some(name)) = (site.body, name_node(declarator)) else {
            return Fate::Unknown;
        };
        if name.kind() != Kind::Identifier {
            return Fate::Unknown;
        }
        // Copies of copies would lead as deep as the text likes.
        let site = Site {
            depth: site.depth + 1,
            ..site
        };
        self.fate_of_uses(site.syntax.text_of(name), body, name.end(), site)
    }

    /// What becomes of a variable in a body, from an offset on.
    fn fate_of_uses(&self, name: &str, body: Node<'_>, from: ViewOffset, site: Site<'_>) -> Fate {
        let mut fate = Fate::Idle;
        let mut pending = vec![body];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return Fate::Unknown;
            }
            match node.kind() {
                Kind::Identifier if node.start() >= from && site.syntax.text_of(node) == name => {
                    fate = fate.max(self.fate_of(node, site));
                }
                Kind::TypeIdentifier if node.start() >= from && site.syntax.text_of(node) == name => {
                    fate = fate.max(self.fate_in_disguise(node, site).unwrap_or(Fate::Idle));
                }
                Kind::SizeofExpression => {}
                Kind::IfStatement if node.end() > from && is_constexpr(node) => {
                    fate = fate.max(self.fate_in_arms(name, node, from, site));
                }
                // A lambda may capture it without a word.
                Kind::LambdaCaptureSpecifier if self.captures(node, name, site.syntax) => {
                    fate = fate.max(Fate::Unknown);
                }
                Kind::Error => return Fate::Unknown,
                _ => pending.extend(node.children().filter(|c| c.end() > from)),
            }
        }
        fate
    }

    /// What becomes of a variable in the arms of an `if constexpr`.
    fn fate_in_arms(&self, name: &str, branch: Node<'_>, from: ViewOffset, site: Site<'_>) -> Fate {
        let site = Site {
            depth: site.depth + 1,
            ..site
        };
        if site.depth > MAX_DEPTH {
            return Fate::Unknown;
        }
        let arm = |field| {
            let arm = branch.field(field);
            arm.map_or(Fate::Idle, |arm| self.fate_of_uses(name, arm, from, site))
        };
        match self.condition_of(branch, site) {
            Some(true) => arm(Field::Consequence),
            Some(false) => arm(Field::Alternative),
            None => in_any(&[arm(Field::Consequence), arm(Field::Alternative)]),
        }
    }

    /// Whether the body after a capture list mentions a name.
    fn captures(&self, list: Node<'_>, name: &str, syntax: &Syntax) -> bool {
        let Some(lambda) = list.parent() else {
            return true;
        };
        let text = syntax.text_of(lambda);
        culambda_source::ident::words(text.as_bytes()).any(|w| w == name.as_bytes())
    }

    /// What a call makes of an argument.
    fn fate_of_argument(&self, call: Node<'_>, list: Node<'_>, value: Node<'_>, site: Site<'_>) -> Fate {
        let Some(function) = call.field(Field::Function) else {
            return Fate::Unknown;
        };
        // `k<<<g, b>>>(value)`
        let launch = function.kind() == Kind::CallExpression;
        let callee = match function.field(Field::Function) {
            Some(kernel) if launch => kernel,
            _ => function,
        };
        let (place, count) = packed::place_of(list, value, site.pack);
        if !launch && !site.by_host {
            let receivers = self.receivers(call, &site);
            if let Some((all, place)) = receivers.zip(place) {
                let all = self.those_that_take(all, call, &site);
                let caller = Caller { call, site };
                let site = Site {
                    caller: Some(&caller),
                    ..site
                };
                return self.fate_in(&all, place, count, site).unwrap_or(Fate::Unknown);
            }
            let made = self.fate_in_constructor(call, list, value, site);
            if let Some(fate) = made.or_else(|| self.fate_by_keeping(call, list, value, site)) {
                return fate;
            }
        }
        if packed::is_reference_cast(callee, site.syntax) {
            return self.fate_of(call, site);
        }
        if !matches!(
            callee.kind(),
            Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction
        ) {
            return Fate::Unknown;
        }
        let path = path_of(site.syntax, callee);
        let path_text: Vec<&str> = path.iter().map(String::as_str).collect();
        if matches!(path_text.as_slice(), ["std", "move" | "forward"]) {
            return self.fate_of(call, site);
        }
        let Some(index) = place else {
            return Fate::Unknown;
        };
        if let [name] = path_text.as_slice()
            && std::ptr::eq(site.syntax, self.syntax)
            && self.scopes.lookup(name).is_some()
        {
            return Fate::Unknown;
        }
        if let Some(known) = self.called_by_library(&path, site.namespace) {
            return match site.keeper {
                _ if site.by_host => Fate::Idle,
                Some(keeper) => self.fate_in_library(known, keeper, site),
                None => known,
            };
        }
        let site = Site {
            kernel: site.kernel || launch,
            ..site
        };
        let written = self.values_written(callee, &site);
        let caller = Caller { call, site };
        let inside = Site {
            written: Some(&written),
            caller: Some(&caller),
            ..site
        };
        let found = self.fate_in_function(&path, (index, count), call, inside);
        found.unwrap_or_else(|| {
            // A class, or something else that keeps it.
            if self.is_no_function(&path, site.namespace) {
                self.fate_of_kept(call, (list, value), site)
            } else {
                Fate::Open
            }
        })
    }

    /// What the functions of a name make of a parameter; none if there is none, or one without a body.
    fn fate_in_function(
        &self,
        path: &[String],
        (index, count): (usize, usize),
        call: Node<'_>,
        site: Site<'_>,
    ) -> Option<Fate> {
        let name = path.last()?;
        let horizon = if path.len() == 1 {
            self.index.lookup_anywhere(site.namespace, name)
        } else {
            self.index.lookup_path(site.namespace, path)
        };
        let mut all = Vec::new();
        for found in horizon {
            let found = self.index.target(found)?;
            if !matches!(found.declared.kind, DeclaredKind::Function { .. }) {
                return None;
            }
            all.push(Candidate {
                spot: self.spot_of(&found)?,
                namespace: found.namespace,
                class: None,
                special: false,
            });
        }
        let all = if site.by_host {
            all
        } else {
            self.those_that_take(all, call, &site)
        };
        self.fate_in(&all, index, count, site)
    }

    /// What functions make of a parameter; none if there is none, or one without a body.
    pub(super) fn fate_in(&self, all: &[Candidate], index: usize, count: usize, site: Site<'_>) -> Option<Fate> {
        let mut fates = Vec::new();
        for one in all {
            if !self.index.budget.step() {
                return None;
            }
            let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
            let signature = Signature::at(&syntax, one.spot.name_at)?;
            let (fewest, most) = signature.arity();
            if count < fewest || most < count || !signature.is_definition() {
                continue;
            }
            // What calls another function of its name may mean that one alone.
            let handed_on = packed::is_handed_on(site.caller.map(|caller| caller.call), site.pack);
            if all.len() > 1 && !handed_on && site.is_within(&signature) {
                continue;
            }
            let inside = Site {
                namespace: one.namespace,
                class: one.class.as_ref(),
                here: false,
                depth: site.depth + 1,
                ..site
            };
            if site.by_host && !is_body_needed(&signature) {
                fates.push(Fate::Idle);
                continue;
            }
            fates.push(self.fate_of_parameter(&signature, (index, count), inside));
        }
        (!fates.is_empty()).then(|| in_any(&fates))
    }

    fn fate_of_parameter(&self, signature: &Signature<'_>, (index, count): (usize, usize), outer: Site<'_>) -> Fate {
        let parameters = signature.parameters();
        let pack = Element::of_argument(&parameters, index, count);
        let pack = pack.filter(|_| !outer.by_host && packed::has_one_pack(signature));
        let own = parameters.get(index).filter(|p| !is_pack_parameter(**p));
        let Some(parameter) = own.or_else(|| parameters.last().filter(|_| pack.is_some())) else {
            return Fate::Unknown;
        };
        let body = signature.declaration.field(Field::Body);
        let (Some(body), syntax) = (body, signature.syntax) else {
            return Fate::Open;
        };
        let Some(name) = parameter.field(Field::Declarator).and_then(name_node) else {
            // A parameter without a name is not used.
            return Fate::Idle;
        };
        if syntax.touches_error(body.span()) {
            return Fate::Unknown;
        }
        let site = Site {
            syntax,
            body: Some(body),
            pack,
            ..outer
        };
        self.fate_of_uses(bare_name(syntax, name), body, body.start(), site)
    }
}

/// What surely becomes of something in one of several places, of which nobody knows which it is.
pub(super) fn in_any(fates: &[Fate]) -> Fate {
    let (least, most) = (fates.iter().min(), fates.iter().max());
    match (least, most) {
        (Some(least), Some(most)) if least == most || *least >= Fate::Called => *least,
        _ => Fate::Unknown,
    }
}

/// Whether the host front end reads the body of a template that is used: what it returns hangs on that, or its value may.
fn is_body_needed(signature: &Signature<'_>) -> bool {
    let declaration = signature.declaration;
    has_specifier(signature.syntax, declaration, "constexpr")
        || deduces_return(signature.syntax, declaration, signature.function)
}

/// Whether a lambda has parameters whose types its calls tell.
fn is_generic(lambda: Node<'_>, syntax: &Syntax) -> bool {
    let head = syntax.head_at(lambda.start());
    let list = lambda
        .field(Field::Declarator)
        .and_then(|d| d.child(Kind::ParameterList));
    head.is_none_or(|h| h.template.is_some()) || list.is_some_and(|l| crate::types::has_placeholder(syntax, l))
}

/// Whether a declarator declares a pointer to a function.
fn is_function_pointer(declarator: Node<'_>) -> bool {
    let inner = declarator.field(Field::Declarator);
    inner.is_some_and(|d| {
        d.kind() == Kind::FunctionDeclarator
            && d.field(Field::Declarator).is_some_and(|p| {
                p.kind() == Kind::ParenthesizedDeclarator && p.children().any(|n| n.kind() == Kind::PointerDeclarator)
            })
    })
}
