//! Uses of names: which lambdas around them capture what.

use super::record::{Doubtful, Record};
use crate::constant;
use crate::facts::{Capture, CaptureDefault, CaptureKind};
use crate::here::Call;
use crate::here::Frame;
use crate::meaning::Implied;
use crate::meaning::Meaning;
use crate::reasons::{FUNCTION_OR_VARIABLE, WHAT_IT_REFERS_TO};
use crate::scope::{Symbol, SymbolKind};
use culambda_source::ViewOffset;
use culambda_syntax::{Field, Node};

/// Uses of the object around that are kept for each lambda.
const MAX_THIS_USES: usize = 32;

impl<'a> Record<'a> {
    /// A name that is used as an unqualified expression.
    pub(crate) fn name_used(&mut self, node: Node<'a>) {
        self.callee_named(node, None);
    }

    /// The same as the callee of a call with these arguments; tells whether `this` is captured after them.
    pub(crate) fn callee_named(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        let name = self.text(node);
        if let Some(symbol) = self.here.scopes.lookup(name).copied() {
            // The reference captures what an init-capture of a lambda around declares even where nothing is evaluated.
            if self.around.captures() || self.around.in_return == 0 && self.is_of_init_capture(&symbol, node) {
                self.local_used(name, symbol, node.start());
            }
            return false;
        }
        // It is a macro: what is known of those is asked of the call.
        if call.is_some() && self.pasted_from(name).is_some() {
            return false;
        }
        match self.doubtful.get(name) {
            _ if !self.around.captures() => {}
            Some(Doubtful::Unparsed) => self.captures_unknown(format!(
                "`{name}` may be declared where the enclosing function could not be parsed"
            )),
            Some(Doubtful::Macro) if !self.is_known_value(name) => {
                self.captures_unknown(format!("`{name}` may be declared by a macro that is not known"));
            }
            _ => {}
        }
        // The parser sees a plain name in the place of an operator's.
        let key = if name.starts_with("operator") {
            crate::class::fold(self.syntax.view.text_of(node.span()))
        } else {
            name.to_owned()
        };
        let meaning = match self.member(&key) {
            Meaning::Unknown(_) if !self.may_be_member(name) => Meaning::None,
            other => other,
        };
        self.member_used(node, &meaning, call)
    }

    /// `A::b` as an expression; tells whether `this` is captured after the arguments of the call.
    pub(crate) fn qualified_used(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        let mut path = crate::declarator::path_of(self.syntax, node);
        let Some(name) = path.pop() else { return false };
        let meaning = self.qualified_member(&path, &name);
        self.member_used(node, &meaning, call)
    }

    fn member_used(&mut self, node: Node<'a>, meaning: &Meaning, call: Option<Call<'a>>) -> bool {
        // The reference captures for the implied object of a call even where nothing is evaluated.
        let call = call.filter(|_| self.around.in_return == 0);
        let used = self.around.captures() || call.is_some();
        match (meaning, call) {
            (Meaning::Field, _) if self.around.captures() => self.this_used(node.start()),
            (Meaning::Functions(_), Some(call)) => return self.method_called(node, meaning, call),
            (Meaning::Unknown(why), _) if used => self.this_unknown(why.clone()),
            _ => {}
        }
        false
    }

    /// A call of a member function of `this`.
    fn method_called(&mut self, node: Node<'a>, meaning: &Meaning, call: Call<'a>) -> bool {
        let dependent = self.dependent_arguments(call);
        let number = call.number();
        let implied = match dependent {
            Some(true) => meaning.implied(None),
            Some(false) => meaning.implied(number),
            // Whichever it is: known when both say the same.
            None if meaning.implied(None) == meaning.implied(number) => meaning.implied(number),
            None => Some(Implied::Unknown),
        };
        match implied {
            Some(Implied::First) => self.this_used(node.start()),
            Some(Implied::Last) => return true,
            Some(Implied::Unknown) => {
                let name = self.text(node);
                self.this_unknown(format!(
                    "`{name}` names static and other member functions; which one is called is not known"
                ));
            }
            Some(Implied::Never) | None => {}
        }
        false
    }

    /// A local name is used in evaluated code.
    pub(crate) fn local_used(&mut self, name: &str, symbol: Symbol<'a>, at: ViewOffset) {
        match symbol.kind {
            SymbolKind::Variable => {}
            SymbolKind::Ambiguous => {
                if self.any_default_above(symbol.frame, name) {
                    self.captures_unknown(format!("the declaration of `{name}` {FUNCTION_OR_VARIABLE}"));
                }
                return;
            }
            _ => return,
        }
        let takers = self.takers(symbol.frame, name);
        if takers.is_empty() {
            return;
        }
        match constant::reference_to_static(self, &symbol) {
            crate::fact::Fact::Known(true) => {}
            crate::fact::Fact::Known(false) => {
                self.capture_in(takers, name, CaptureKind::Variable, symbol.pack, at);
            }
            crate::fact::Fact::Unknown(why) => {
                self.captures_unknown(format!("whether `{name}` {WHAT_IT_REFERS_TO}: {why}"));
            }
        }
    }

    /// A local name in a capture list: the lambdas around capture it whatever it refers to.
    pub(crate) fn local_listed(&mut self, name: &str, symbol: Symbol<'a>, at: ViewOffset) {
        if symbol.kind == SymbolKind::Variable {
            self.capture_through(symbol.frame, name, CaptureKind::Variable, symbol.pack, at);
        } else {
            self.local_used(name, symbol, at);
        }
    }

    /// Adds a capture to every lambda between the declaration's frame and here that takes it implicitly.
    fn capture_through(&mut self, frame: usize, name: &str, kind: CaptureKind, pack: bool, at: ViewOffset) {
        let takers = self.takers(frame, name);
        if !takers.is_empty() {
            self.capture_in(takers, name, kind, pack, at);
        }
    }

    /// Adds a capture to the lambdas in these frames.
    fn capture_in(&mut self, takers: Vec<usize>, name: &str, kind: CaptureKind, pack: bool, at: ViewOffset) {
        let ty = self.type_of_capture(name, &kind);
        let points_to_local = self.pointer_to_local(name);
        let declared = self.declared_at(name).filter(|_| kind == CaptureKind::Variable);
        let generic = |f: &Frame<'_>| matches!(f, Frame::Lambda(l) if l.generic);
        let innermost_generic = self.here.frames.iter().rposition(generic);
        let innermost_if = self.around.constexpr_ifs.iter().copied().max().unwrap_or_default();
        // In a template the outermost extended lambda alone is told of.
        let one_alone = innermost_generic.is_some() || self.here.in_template();
        let mut told = false;
        for i in takers {
            let Frame::Lambda(l) = &mut self.here.frames[i] else {
                continue;
            };
            l.implicit.insert(name.to_owned());
            let by_reference = l.default == Some(CaptureDefault::Reference) && name != "this";
            let Some(facts) = l.facts else { continue };
            let in_constexpr_if = innermost_if > i && !(one_alone && told);
            told |= in_constexpr_if;
            let mut ty = ty.clone();
            if let (crate::fact::Fact::Known(ty), true) = (&mut ty, innermost_generic >= Some(i)) {
                // The body of a generic lambda is a template.
                std::sync::Arc::make_mut(ty).in_template = true;
            }
            self.lambdas[facts].captures.push(Capture {
                kind: kind.clone(),
                name: name.to_owned(),
                explicit: false,
                by_reference,
                pack,
                at,
                declared,
                of_function: false,
                in_constexpr_if,
                ty,
                points_to_local: points_to_local.clone(),
            });
        }
    }

    /// `this`, spelled out or implied.
    pub(crate) fn this_used(&mut self, at: ViewOffset) {
        if let Some(frame) = self.function_frame() {
            self.capture_through(frame, "this", CaptureKind::This, false, at);
            for i in frame + 1..self.here.frames.len() {
                let Frame::Lambda(l) = &self.here.frames[i] else {
                    continue;
                };
                let facts = l.facts.and_then(|f| self.lambdas.get_mut(f));
                if let Some(facts) = facts.filter(|f| f.this_uses.len() < MAX_THIS_USES) {
                    facts.this_uses.push(at);
                }
            }
        }
    }

    /// A name may imply `this`: lambdas that would capture it implicitly have unknown captures.
    fn this_unknown(&mut self, why: String) {
        let from = self.function_frame().map_or(0, |f| f + 1);
        self.mark_unknown(from, &why, |l| {
            !l.explicit.contains("this") && !l.implicit.contains("this")
        });
    }

    /// Lambdas around with a capture-default have unknown captures.
    pub(crate) fn captures_unknown(&mut self, why: String) {
        let from = self.function_frame().map_or(0, |f| f + 1);
        self.mark_unknown(from, &why, |_| true);
    }

    fn mark_unknown(&mut self, from: usize, why: &str, concerned: impl Fn(&crate::here::LambdaFrame) -> bool) {
        for frame in &self.here.frames[from..] {
            if let Frame::Lambda(l) = frame
                && l.default.is_some()
                && concerned(l)
                && let Some(facts) = l.facts
            {
                self.lambdas[facts]
                    .captures_unknown
                    .get_or_insert_with(|| why.to_owned());
            }
        }
    }

    /// `typeid` evaluates its operand when that is a polymorphic object: then its variables are captured.
    pub(super) fn typeid(&mut self, node: Node<'a>) {
        let Some(operand) = node.field(Field::Arguments).and_then(|a| a.children().next()) else {
            return;
        };
        if self.around.unevaluated == 0 && crate::types::may_be_polymorphic(self, operand) {
            self.captures_unknown(
                "the operand of `typeid` may be an object of a polymorphic class, which is evaluated".into(),
            );
        }
    }
}
