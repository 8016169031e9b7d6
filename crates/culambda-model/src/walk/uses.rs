//! Uses of names: which lambdas around them capture what.

use super::members::Meaning;
use super::{Frame, Walker};
use crate::constant;
use crate::facts::{Capture, CaptureDefault, CaptureKind};
use crate::scope::{Symbol, SymbolKind};
use tree_sitter::Node;

/// Names that no base class in a file out of sight hides, in practice and by reservation.
const NEVER_MEMBERS: [&str; 9] = ["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "printf", "assert", "std", "nullptr"];

impl<'a> Walker<'a> {
    /// A name that is used as an unqualified expression; `called` when it is the callee of a call.
    pub(crate) fn name_used(&mut self, node: Node<'a>, called: bool) {
        let name = self.text(node);
        if let Some(symbol) = self.scopes.lookup(name).copied() {
            if self.unevaluated == 0 {
                self.local_used(name, symbol, node.start_byte());
            }
            return;
        }
        if self.unevaluated == 0 && self.error_names.contains(name) {
            self.captures_unknown(format!("`{name}` may be declared where the enclosing function could not be parsed"));
        }
        match self.member(name) {
            Meaning::Field if self.unevaluated == 0 => self.this_used(node.start_byte()),
            // The reference captures for the implied object of a call even where nothing is evaluated.
            Meaning::Function if called && self.in_return == 0 => self.this_used(node.start_byte()),
            Meaning::Unknown(why) if self.unevaluated == 0 && self.may_be_member(name) => self.this_unknown(why),
            _ => {}
        }
    }

    fn may_be_member(&self, name: &str) -> bool {
        !NEVER_MEMBERS.contains(&name) && !name.starts_with("__")
    }

    /// `A::b` as an expression.
    pub(crate) fn qualified_used(&mut self, node: Node<'a>, called: bool) {
        let mut path = crate::declarator::path_of(self.syntax, node);
        let Some(name) = path.pop() else { return };
        match self.qualified_member(&path, &name) {
            Meaning::Field if self.unevaluated == 0 => self.this_used(node.start_byte()),
            Meaning::Function if called && self.in_return == 0 => self.this_used(node.start_byte()),
            Meaning::Unknown(why) if self.unevaluated == 0 => self.this_unknown(why),
            _ => {}
        }
    }

    /// A local name is used in evaluated code.
    pub(crate) fn local_used(&mut self, name: &str, symbol: Symbol<'a>, at: usize) {
        match symbol.kind {
            SymbolKind::Variable => {}
            SymbolKind::Ambiguous => {
                if self.any_default_above(symbol.frame, name) {
                    self.captures_unknown(format!("the declaration of `{name}` may be that of a function or of a variable"));
                }
                return;
            }
            _ => return,
        }
        if self.any_default_above(symbol.frame, name) {
            match constant::reference_to_static(self, &symbol, 0) {
                crate::fact::Fact::Known(true) => return,
                crate::fact::Fact::Known(false) => {}
                crate::fact::Fact::Unknown(why) => {
                    self.captures_unknown(format!("whether `{name}` is captured depends on what it refers to: {why}"));
                    return;
                }
            }
        }
        self.capture_through(symbol.frame, name, CaptureKind::Variable, symbol.pack, at);
    }

    /// Whether a lambda between a frame and here would capture the name through its default.
    fn any_default_above(&self, frame: usize, name: &str) -> bool {
        self.frames.iter().skip(frame + 1).any(|f| matches!(f, Frame::Lambda(l) if l.default.is_some() && !l.explicit.contains(name)))
    }

    /// Adds a capture to every lambda between the declaration's frame and here that takes it implicitly.
    fn capture_through(&mut self, frame: usize, name: &str, kind: CaptureKind, pack: bool, at: usize) {
        let ty = self.type_of_capture(name, &kind);
        let points_to_local = self.pointer_to_local(name);
        // A constant may be mentioned in a lambda that captures nothing: then those around it capture nothing either.
        let stops = |f: &Frame<'_>| matches!(f, Frame::Lambda(l) if l.default.is_none() && !l.explicit.contains(name));
        let first = self.frames.iter().rposition(stops).map_or(frame + 1, |stop| (stop + 1).max(frame + 1));
        for i in first..self.frames.len() {
            let in_constexpr_if = self.constexpr_ifs.iter().any(|depth| *depth > i);
            match &mut self.frames[i] {
                // A local name is out of reach for functions of local classes and for default arguments.
                Frame::Function(_) | Frame::Outside(_) | Frame::LambdaDefaultArgument => return,
                Frame::Lambda(l) => {
                    let Some(default) = l.default.filter(|_| !l.explicit.contains(name) && l.implicit.insert(name.to_owned())) else { continue };
                    let by_reference = default == CaptureDefault::Reference && name != "this";
                    if let Some(facts) = l.facts {
                        let ty = ty.clone();
                        let capture = Capture { kind: kind.clone(), name: name.to_owned(), explicit: false, by_reference, pack, at, in_constexpr_if, ty, points_to_local: points_to_local.clone() };
                        self.lambdas[facts].captures.push(capture);
                    }
                }
            }
        }
    }

    /// The frame of the function whose `this` is meant here.
    pub(crate) fn function_frame(&self) -> Option<usize> {
        self.frames.iter().rposition(|f| matches!(f, Frame::Function(_) | Frame::Outside(_)))
    }

    /// `this`, spelled out or implied.
    pub(crate) fn this_used(&mut self, at: usize) {
        if let Some(frame) = self.function_frame() {
            self.capture_through(frame, "this", CaptureKind::This, false, at);
        }
    }

    /// A name may imply `this`: lambdas that would capture it implicitly have unknown captures.
    fn this_unknown(&mut self, why: String) {
        let from = self.function_frame().map_or(0, |f| f + 1);
        self.mark_unknown(from, &why, |l| !l.explicit.contains("this") && !l.implicit.contains("this"));
    }

    /// Lambdas around with a capture-default have unknown captures.
    pub(crate) fn captures_unknown(&mut self, why: String) {
        let from = self.function_frame().map_or(0, |f| f + 1);
        self.mark_unknown(from, &why, |_| true);
    }

    fn mark_unknown(&mut self, from: usize, why: &str, concerned: impl Fn(&super::LambdaFrame) -> bool) {
        for frame in &self.frames[from..] {
            if let Frame::Lambda(l) = frame {
                if l.default.is_some() && concerned(l) {
                    if let Some(facts) = l.facts {
                        self.lambdas[facts].captures_unknown.get_or_insert_with(|| why.to_owned());
                    }
                }
            }
        }
    }
}
