//! Whether a lambda is compiled for the device: what becomes of it.
//!
//! It is if it reaches a call: in a kernel, in a function that it is handed to, or through a library that launches what
//! it gets. It is not if nobody calls it. What happens to it where no body was read is open.

use super::reach::is_constexpr;
use super::{Code, library};
use crate::class::{deduces_return, template_parameter_names};
use crate::crossing::{Body, Emission};
use crate::declarator::{bare_name, has_specifier, is_pack_parameter, name_node, path_of};
use crate::facts::Space;
use crate::here::{Frame, Here};
use crate::index::{DeclaredKind, Found};
use crate::instantiate::candidate::User;
use crate::instantiate::signature::Signature;
use crate::namespace::NamespaceId;
use crate::space::says_inline;
use crate::ty::Scope;
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
const MAX_DEPTH: u32 = 8;

/// Where an expression is.
#[derive(Clone, Copy)]
struct Site<'s> {
    syntax: &'s Syntax,
    namespace: NamespaceId,
    /// The function around.
    body: Option<Node<'s>>,
    /// Whether that is a kernel, or runs in one.
    kernel: bool,
    /// Whether it is in the function that the walk is in, where names mean what they mean there.
    here: bool,
    /// Whether the host front end reads it, which folds nothing and comes to no bodies of templates but those that it needs.
    by_host: bool,
    depth: u32,
    /// The values of the template arguments that are written out where the function is called.
    written: Option<&'s [Option<i64>]>,
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
            body: function.and_then(|f| f.field(Field::Body)),
            kernel: false,
            here: true,
            by_host,
            depth: 0,
            written: None,
        };
        self.fate_of(node, site)
    }

    /// What becomes of the value of an expression.
    fn fate_of(&self, value: Node<'_>, site: Site<'_>) -> Fate {
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
        match self.is_discarded(value, site) {
            Some(false) => {}
            Some(true) => return Fate::Idle,
            None => return Fate::Unknown,
        }
        let called = if site.kernel { Fate::Launched } else { Fate::Called };
        match parent.kind() {
            Kind::ParenthesizedExpression => self.fate_of(parent, site),
            Kind::ExpressionStatement => Fate::Idle,
            Kind::CallExpression if parent.field(Field::Function) == Some(value) && site.by_host => {
                self.fate_of_call(parent, site)
            }
            Kind::CallExpression if parent.field(Field::Function) == Some(value) => called,
            Kind::ArgumentList | Kind::InitializerList => match around.next() {
                Some(call) if call.kind() == Kind::CallExpression => self.fate_of_argument(call, parent, value, site),
                Some(made) => self.fate_of_kept(made, site),
                None => Fate::Unknown,
            },
            // As a pointer to a function it is used.
            Kind::InitDeclarator if is_function_pointer(parent) => called,
            Kind::InitDeclarator => self.fate_of_variable(parent, site),
            Kind::CastExpression => {
                let ty = parent.field(Field::Type).map_or("", |t| site.syntax.text_of(t));
                if ty == "void" { Fate::Idle } else { Fate::Unknown }
            }
            _ => Fate::Unknown,
        }
    }

    /// What becomes of the value that an object is made of: whoever gets that may call it.
    fn fate_of_kept(&self, made: Node<'_>, site: Site<'_>) -> Fate {
        let object = match made.kind() {
            _ if site.by_host => Fate::Unknown,
            Kind::CompoundLiteralExpression | Kind::CallExpression => self.fate_of(made, site),
            Kind::InitDeclarator => self.fate_of_variable(made, site),
            _ => Fate::Unknown,
        };
        if object >= Fate::Open {
            Fate::Open
        } else {
            Fate::Unknown
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

    /// Whether `if constexpr` discards an expression in the function or lambda around; none if that is not known.
    fn is_discarded(&self, value: Node<'_>, site: Site<'_>) -> Option<bool> {
        let mut known = Some(false);
        let mut inside = value;
        for around in value.ancestors() {
            match around.kind() {
                Kind::LambdaExpression | Kind::FunctionDefinition => break,
                Kind::IfStatement if is_constexpr(around) => {
                    let first = around.field(Field::Consequence) == Some(inside);
                    if first || around.field(Field::Alternative) == Some(inside) {
                        match self.condition_of(around, site) {
                            Some(holds) if holds != first => return Some(true),
                            Some(_) => {}
                            None => known = None,
                        }
                    }
                }
                _ => {}
            }
            inside = around;
        }
        known
    }

    /// What the condition of an `if constexpr` comes to.
    fn condition_of(&self, branch: Node<'_>, site: Site<'_>) -> Option<bool> {
        let condition = branch.field(Field::Condition)?;
        let condition = condition.field(Field::Value).unwrap_or(condition);
        if site.here {
            return crate::types::evaluate(self, condition, &self.type_scope()).map(|v| v != 0);
        }
        let mut around = branch.ancestors();
        let head = around.find(|n| n.kind() == Kind::TemplateDeclaration);
        let names = head.map_or_else(Vec::new, |head| template_parameter_names(site.syntax, head));
        let mut negated = false;
        let mut at = condition;
        loop {
            match at.kind() {
                Kind::ParenthesizedExpression => at = at.children().next()?,
                Kind::UnaryExpression if site.syntax.text_of(at).starts_with('!') => {
                    negated = !negated;
                    at = at.field(Field::Argument)?;
                }
                _ => break,
            }
        }
        let own = names.iter().position(|name| name == site.syntax.text_of(at));
        let value = match own {
            // What is written out for it.
            Some(nth) => *site.written?.get(nth)?,
            None => {
                let hangs = |n: Node<'_>| {
                    let word = matches!(
                        n.kind(),
                        Kind::Identifier | Kind::TypeIdentifier | Kind::NamespaceIdentifier
                    );
                    word && names.iter().any(|name| name == site.syntax.text_of(n))
                };
                if at.descendants().into_iter().any(hangs) {
                    return None;
                }
                crate::types::evaluate(self, at, &Scope::of_namespace(site.syntax, site.namespace))
            }
        };
        value.map(|v| (v != 0) != negated)
    }

    /// Whether an expression in the text that is walked is folded away with what it is an operand of.
    fn is_operand_folded(&self, value: Node<'_>) -> bool {
        let mut around = self.syntax.node_at(value.span()).self_and_ancestors();
        let same = around.find(|n| n.kind() == value.kind() && n.span() == value.span());
        same.is_some_and(|node| self.is_folded_away(node))
    }

    /// `auto l = [..] { .. };`: every use of `l`.
    fn fate_of_variable(&self, declarator: Node<'_>, site: Site<'_>) -> Fate {
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
                Kind::SizeofExpression => {}
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
        let Some(index) = list.children().position(|a| a == value) else {
            return Fate::Unknown;
        };
        if let [name] = path_text.as_slice()
            && std::ptr::eq(site.syntax, self.syntax)
            && self.scopes.lookup(name).is_some()
        {
            return Fate::Unknown;
        }
        if let Some(known) = self.called_by_library(&path, site.namespace) {
            return if site.by_host { Fate::Idle } else { known };
        }
        let site = Site {
            kernel: site.kernel || launch,
            ..site
        };
        let written = match callee.kind() {
            Kind::QualifiedIdentifier => crate::declarator::last_name(callee),
            _ => callee,
        };
        let scope = match site.here {
            true => self.type_scope(),
            false => Scope::of_namespace(site.syntax, site.namespace),
        };
        let written = written.field(Field::Arguments).into_iter().flat_map(Node::children);
        let written: Vec<_> = written.map(|a| crate::types::evaluate(self, a, &scope)).collect();
        let site = Site {
            written: Some(&written),
            ..site
        };
        let found = self.fate_in_function(&path, index, list.children().count(), site);
        found.unwrap_or_else(|| {
            // A class, or something else that keeps it.
            if self.is_no_function(&path, site.namespace) {
                self.fate_of_kept(call, site)
            } else {
                Fate::Open
            }
        })
    }

    /// What a function of a known library makes of what it is given: what it calls is not followed.
    fn called_by_library(&self, path: &[String], namespace: NamespaceId) -> Option<Fate> {
        let calls = |path: &[String]| {
            let parts: Vec<&str> = path.iter().map(String::as_str).collect();
            library::calls(&parts)
        };
        let within = || {
            let [name] = path else { return None };
            let found = self.index.lookup_anywhere(namespace, name);
            let mut whole = self.index.path(found.first()?.namespace).ok()?;
            whole.push(name.clone());
            calls(&whole)
        };
        Some(match calls(path).or_else(within)? {
            library::Calls::OnHost => Fate::Called,
            library::Calls::OnDevice => Fate::Launched,
        })
    }

    /// What the functions of a name make of a parameter; none if there is none, or one without a body.
    fn fate_in_function(&self, path: &[String], index: usize, count: usize, site: Site<'_>) -> Option<Fate> {
        let name = path.last()?;
        let horizon = if path.len() == 1 {
            self.index.lookup_anywhere(site.namespace, name)
        } else {
            self.index.lookup_path(site.namespace, path)
        };
        let mut fates = Vec::new();
        for found in horizon {
            let found = self.index.target(found)?;
            if !matches!(found.declared.kind, DeclaredKind::Function { .. }) {
                return None;
            }
            let spot = self.spot_of(&found)?;
            let syntax = self.index.syntax_of(spot.file, spot.item);
            let signature = Signature::at(&syntax, spot.name_at)?;
            let (fewest, most) = signature.arity();
            if count < fewest || most < count || !signature.is_definition() {
                continue;
            }
            let inside = Site {
                namespace: found.namespace,
                here: false,
                depth: site.depth + 1,
                ..site
            };
            if site.by_host && !is_body_needed(&signature) {
                fates.push(Fate::Idle);
                continue;
            }
            fates.push(self.fate_of_parameter(&signature, index, inside));
        }
        let first = *fates.first()?;
        Some(if fates.iter().all(|f| *f == first) {
            first
        } else {
            Fate::Unknown
        })
    }

    /// Whether a name means something that is not a function.
    fn is_no_function(&self, path: &[String], namespace: NamespaceId) -> bool {
        let found = self.index.lookup_path(namespace, path);
        let function = |f: &Found<'_>| {
            let target = self.index.target(*f);
            target.is_some_and(|t| matches!(t.declared.kind, DeclaredKind::Function { .. }))
        };
        !found.is_empty() && !found.iter().any(function)
    }

    fn fate_of_parameter(&self, signature: &Signature<'_>, index: usize, outer: Site<'_>) -> Fate {
        let parameters = signature.parameters();
        let Some(parameter) = parameters.get(index).filter(|p| !is_pack_parameter(**p)) else {
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
            ..outer
        };
        self.fate_of_uses(bare_name(syntax, name), body, body.start(), site)
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
