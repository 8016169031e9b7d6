//! The execution space of a function, by its declarations.

use super::overriding::is_of_constant;
use super::{FunctionSpace, Inline};
use crate::crossing::Body;
use crate::declarator::declared_name;
use crate::declarator::{has_specifier, last_name, name_node, parameters};
use crate::facts::{Place, Space};
use crate::here::{Frame, FunctionFrame, Here};
use crate::index::Found;
use crate::instantiate::candidate::Spot;
use crate::instantiate::signature::Signature;
use crate::space::{Annotations, annotations, head_range, says_inline};
use culambda_source::{MarkKind, Undecided, Unit, ViewSpan, ident};
use culambda_syntax::{Field, GapKind, Kind, Node, Syntax};
use std::rc::Rc;
use std::sync::Arc;

impl<'a> Here<'a> {
    /// Where a function is declared that lookup found.
    pub(crate) fn spot_of(&self, found: &Found<'_>) -> Option<Spot> {
        // The declarations of the index stay where they are as long as it does.
        let declared = std::ptr::from_ref(found.declared).addr();
        if let Some(known) = self.index.kept.spots.borrow().get(&declared) {
            return *known;
        }
        let (file, item) = (found.declared.file, found.declared.item);
        let syntax = self.index.syntax_of_head(file, item);
        let (name, nth) = (found.declared.path.last(), found.declared.nth);
        let name_at = name.and_then(|name| declared_name(&syntax, name, nth));
        let spot = name_at.map(|name_at| Spot { file, item, name_at });
        self.index.kept.spots.borrow_mut().insert(declared, spot);
        spot
    }

    /// The syntax of a declaration of a function, for those who ask nothing of its body.
    pub(crate) fn syntax_of_signature(&self, spot: Spot) -> Arc<Syntax> {
        let head = self.index.syntax_of_head(spot.file, spot.item);
        // A member is in the body of its class.
        let is_shown = Signature::at(&head, spot.name_at).is_some_and(|s| s.is_definition());
        if is_shown {
            head
        } else {
            self.index.syntax_of(spot.file, spot.item)
        }
    }

    /// What a declaration says of where its function runs: where the walk is, if that is under the conditions which the
    /// declaration is under.
    pub(crate) fn declared_space(&self, spot: Spot) -> Option<Rc<FunctionSpace>> {
        let found = self.space_anywhere(spot)?;
        let hidden = found.under_condition.filter(|_| found.annotations.is_none());
        if hidden.is_none() || !found.place.is_some_and(|place| self.holds_here(place)) {
            return Some(found);
        }
        Some(Rc::new(FunctionSpace {
            annotations: hidden,
            under_condition: None,
            ..(*found).clone()
        }))
    }

    /// What a declaration says of where its function runs, wherever that is asked; read once.
    fn space_anywhere(&self, spot: Spot) -> Option<Rc<FunctionSpace>> {
        let kept = &self.index.kept.functions;
        if let Some(known) = kept.borrow().get(&spot) {
            return known.clone();
        }
        let found = self.read_space(spot).map(Rc::new);
        kept.borrow_mut().insert(spot, found.clone());
        found
    }

    fn read_space(&self, spot: Spot) -> Option<FunctionSpace> {
        let syntax = self.syntax_of_signature(spot);
        if syntax.too_deep {
            return None;
        }
        let signature = Signature::at(&syntax, spot.name_at)?;
        let list = parameters(signature.function)?;
        let node = signature.declaration;
        let says = |word| has_specifier(&syntax, node, word);
        let token = syntax.view.tokens.get(syntax.view.token_at(spot.name_at)?)?;
        let place = Place {
            file: syntax.view.file,
            span: token.source,
        };
        let mut own = annotations(&syntax, node.start(), list.start());
        let texts = &self.index.kept.texts;
        let known = self.is_sure(&signature, own)
            && !self.is_of_another_unit(place.file)
            && !texts.is_of_one_pass(self.unit, place.file, place.span.start);
        let undecided = self.is_undecided(place);
        if self.index.kept.is_assumed(Body::from(place)) {
            (own.host, own.device) = (true, true);
        }
        let named = |n: &Node<'_>| matches!(n.kind(), Kind::DeleteMethodClause | Kind::DefaultMethodClause);
        Some(FunctionSpace {
            annotations: (known && !undecided).then_some(own),
            under_condition: (known && undecided).then_some(own),
            constexpr: says("constexpr"),
            special: says("consteval") || node.all_children().any(|n| named(&n)),
            is_virtual: says("virtual")
                || signature
                    .function
                    .children()
                    .any(|n| n.kind() == Kind::VirtualSpecifier),
            definition: signature.is_definition(),
            inline: inline_of(&signature, place),
            shape: signature.shape(),
            arity: signature.arity(),
            rest: signature.rest(),
            of_constant: is_of_constant(&signature),
            place: Some(place),
        })
    }

    /// Whether a file is compiled by itself, and is read only because something of it was looked for.
    pub(super) fn is_of_another_unit(&self, file: usize) -> bool {
        file != 0
            && self
                .unit
                .files
                .get(file)
                .is_none_or(culambda_source::File::is_compiled_by_itself)
    }

    /// Whether the conditions that cannot be decided around a place hold where the walk is, because the item that is walked is
    /// under the same ones.
    pub(super) fn holds_here(&self, place: Place) -> bool {
        let view = &self.syntax.view;
        hold_at(self.unit, place, (view.file, view.span.start))
    }

    /// Whether a place is under a condition that cannot be decided.
    pub(crate) fn is_undecided(&self, place: Place) -> bool {
        let undecided = &self.unit.undecided;
        undecided
            .iter()
            .any(|u| u.file == place.file && u.region.contains(place.span.start))
    }

    /// Whether nothing at the head of a declaration may be an annotation that is not known.
    pub(super) fn is_sure(&self, signature: &Signature<'_>, own: Annotations) -> bool {
        let (syntax, node) = (signature.syntax, signature.declaration);
        let Some(list) = parameters(signature.function) else {
            return false;
        };
        let end = node.field(Field::Body).map_or(node.end(), Node::start);
        let from = head_range(syntax, node.start(), list.start()).start;
        let place = ViewSpan::new(from, end);
        if syntax.touches_error(place) {
            return false;
        }
        let hidden = |kind| matches!(kind, GapKind::UnknownMacro | GapKind::UnknownMacroCall);
        let gap = |g: &culambda_syntax::Gap| hidden(g.kind) && place.contains(g.at);
        if syntax.gaps.iter().any(gap) {
            return false;
        }
        // Annotations may be anywhere in a declaration; those after the parameters are read as a doubt.
        let marks = syntax.view.marks_in(place);
        let count = |kind| marks.iter().any(|m| m.kind == kind);
        let all = Annotations {
            host: count(MarkKind::Host),
            device: count(MarkKind::Device),
            global: count(MarkKind::Global),
        };
        all == own && !self.has_strange_word(signature, place)
    }

    /// Whether a word at the head of a declaration may be a macro: it is written like one and no type, or it is in
    /// the place of a type that a constructor does not have.
    fn has_strange_word(&self, signature: &Signature<'_>, place: ViewSpan) -> bool {
        let (syntax, node) = (signature.syntax, signature.declaration);
        // `operator int()` keeps its parameters in a declarator of its own.
        let Some(name) = name_node(signature.function).or_else(|| node.field(Field::Declarator).and_then(name_node))
        else {
            return true;
        };
        let list = parameters(signature.function).map_or(name.end(), Node::start);
        let behind = parameters(signature.function).map_or(place.end, Node::end);
        let view = &syntax.view;
        let strange = view.tokens[view.tokens_in(place)].iter().any(|t| {
            let (at, word) = (t.at, view.text_of(t.span()));
            let outside = at < name.start() || behind <= at;
            let asked = outside && (at < list || behind <= at) && ident::looks_like_macro(word);
            asked && !self.is_type_anywhere(word) && !is_type_of_scope(syntax, node, word)
        });
        let own = last_name(name);
        let text = syntax.text_of(own);
        let typeless = || {
            // `MACRO Name(int)` in the class `Name`.
            let class = node.ancestors().find(|n| n.kind().is_class());
            let class = class.and_then(|c| c.field(Field::Name));
            class.is_some_and(|c| crate::declarator::bare_name(syntax, last_name(c)) == text)
        };
        strange || (own.kind() == Kind::DestructorName || typeless()) && node.field(Field::Type).is_some()
    }

    /// Whether a word is the name of a type somewhere: it is that in a declaration, too, wherever the walk is that asks.
    pub(super) fn is_type_anywhere(&self, word: &str) -> bool {
        self.index.everywhere(word).iter().any(|f| f.declared.kind.is_type())
    }

    /// Where the function of a frame runs, by all its declarations; none if that is not sure.
    pub(crate) fn space_of_function(&self, f: &FunctionFrame<'a>) -> Option<Space> {
        *f.sure_space.get_or_init(|| self.find_space_of(f))
    }

    fn find_space_of(&self, f: &FunctionFrame<'a>) -> Option<Space> {
        let signature = Signature::of(self.syntax, f.node)?;
        let list = parameters(signature.function)?;
        let mut all = annotations(self.syntax, f.node.start(), list.start());
        if !self.is_sure(&signature, all) {
            return None;
        }
        let assumed = name_node(signature.function)
            .and_then(|n| self.body_at(last_name(n).start()))
            .is_some_and(|body| self.index.kept.is_assumed(body));
        if assumed {
            (all.host, all.device) = (true, true);
        }
        all.device |= self.target.default_device() && !all.any();
        let special = |n: &Node<'_>| matches!(n.kind(), Kind::DeleteMethodClause | Kind::DefaultMethodClause);
        if f.node.children().any(|n| special(&n)) {
            return None;
        }
        let name = self.function_name_node(f.node)?;
        // A function of a local class is one of the host, whatever is around it; in a lambda that is not asked.
        let in_lambda = || self.frames.iter().any(|f| matches!(f, Frame::Lambda(_)));
        let template = |n: &Node<'_>| n.kind() == Kind::TemplateDeclaration;
        let local = !self.is_outermost(f);
        if local && in_lambda() && (!all.any() || f.node.ancestors().any(|n| template(&n))) {
            return None;
        }
        let head = f.node.parent().filter(template);
        let special = head.is_some_and(|head| crate::class::template_parameter_names(self.syntax, head).is_empty());
        if special && f.owner.member.is_none() {
            let all = self.with_template(f, name, &signature, all)?;
            return Some(all.space());
        }
        let (shape, rest) = (signature.shape(), signature.rest());
        let own = all;
        // The declarations of a member of a class template add up.
        let template = f
            .owner
            .outside_class
            .as_ref()
            .is_some_and(|class| class.info.params.is_some());
        for other in self.other_declarations(f, name) {
            // Two bodies with other template heads are those of two functions.
            let another = other.definition && signature.is_definition() && other.rest != rest;
            if other.shape == shape && !another {
                let mut other = other.annotations?;
                other.device |= self.target.default_device() && !other.any();
                // The two front ends take such a function for one of different sides.
                let device = |a: Annotations| a.device && !a.host;
                let differs = !own.any() && device(other) || device(own) && !other.any();
                if differs && f.owner.outside_class.is_none() {
                    return None;
                }
                // Of a member that is of the device in one of the two places alone both sides are made.
                all.host |= differs && !template;
                all.host |= other.host;
                all.device |= other.device;
                all.global |= other.global;
            }
        }
        Some(all.space())
    }

    /// Whether a member function is annotated for the device in its class alone, or where it is defined outside of that alone:
    /// it is one of both sides for the compiler of the device, and not for the host front end.
    pub(super) fn is_of_device_in_class(&self, f: &FunctionFrame<'a>) -> bool {
        let own = |name| {
            let list = Signature::of(self.syntax, f.node).and_then(|s| parameters(s.function))?;
            Some((name, annotations(self.syntax, f.node.start(), list.start())))
        };
        let named = f
            .owner
            .outside_class
            .as_ref()
            .and(self.function_name_node(f.node))
            .and_then(own);
        named.is_some_and(|(name, own)| {
            let differs = |o: &Rc<FunctionSpace>| {
                let other = o.annotations;
                !own.any() && other.is_none_or(|a| a.device && !a.host)
                    || own.device && !own.host && other.is_none_or(|a| !a.any())
            };
            self.other_declarations(f, name).iter().any(differs)
        })
    }

    /// The annotations of a specialisation with those of its template, which add up.
    fn with_template(
        &self,
        f: &FunctionFrame<'a>,
        name: Node<'a>,
        signature: &Signature<'_>,
        own: Annotations,
    ) -> Option<Annotations> {
        if self.index.kept.texts.has_pragmas(self.unit) {
            return None;
        }
        let others = self.other_declarations(f, name);
        let (templates, plain): (Vec<_>, Vec<_>) = others.into_iter().partition(|o| o.shape.0 > 0);
        let again = |o: &&Rc<FunctionSpace>| o.shape == signature.shape();
        if plain.iter().filter(again).any(|o| o.annotations != Some(own)) {
            return None;
        }
        let first = templates.first()?.annotations?;
        // Of which of several templates it is is not asked.
        let alike = templates.iter().all(|t| t.annotations == Some(first));
        alike.then_some(Annotations {
            host: own.host || first.host,
            device: own.device || first.device,
            global: own.global || first.global,
        })
    }

    /// Whether the function of a frame is in no other function.
    fn is_outermost(&self, f: &FunctionFrame<'a>) -> bool {
        matches!(self.frames.first(), Some(Frame::Function(first)) if first.node == f.node)
    }

    /// Whether another declaration makes the function of a frame `inline`, or keeps it to its file.
    pub(crate) fn is_kept_by_others(&self, f: &FunctionFrame<'a>) -> bool {
        let (Some(name), Some(signature)) = (self.function_name_node(f.node), Signature::of(self.syntax, f.node))
        else {
            return true;
        };
        let count = signature.shape().1.len();
        let keeps = |o: &Rc<FunctionSpace>| {
            o.constexpr
                || match o.inline {
                    Inline::Never => false,
                    Inline::Internal => o.shape.1.len() == count,
                    _ => true,
                }
        };
        self.other_declarations(f, name).iter().any(keeps)
    }

    /// The other declarations of the function of a frame that are known to be of it.
    pub(crate) fn declared_elsewhere(&self, frame: usize) -> Vec<Body> {
        let Some(Frame::Function(f)) = self.frames.get(frame) else {
            return Vec::new();
        };
        let name = self.function_name_node(f.node);
        let (Some(name), Some(signature)) = (name, Signature::of(self.syntax, f.node)) else {
            return Vec::new();
        };
        let (shape, rest) = (signature.shape(), signature.rest());
        let all = self.other_declarations(f, name);
        let same = all.iter().filter(|o| o.whole() == (&shape, &rest[..]));
        let places = same.filter_map(|o| o.place);
        places.map(Body::from).collect()
    }

    /// The other declarations of a function.
    pub(super) fn other_declarations(&self, f: &FunctionFrame<'a>, name: Node<'a>) -> Vec<Rc<FunctionSpace>> {
        if let Some(class) = &f.owner.outside_class {
            let key = crate::class::member_key(self.syntax, last_name(name));
            let ty = self.class_where_defined(&class.info);
            let all = self.member_functions(&ty, &key).unwrap_or_default();
            return all.iter().filter_map(|c| self.declared_space(c.spot)).collect();
        }
        if f.owner.member.is_some() {
            return Vec::new();
        }
        if name.kind() == Kind::QualifiedIdentifier {
            let path = crate::declarator::path_of(self.syntax, name);
            let all = self.free_functions(self.namespace, &path).unwrap_or_default();
            return all.iter().filter_map(|c| self.declared_space(c.spot)).collect();
        }
        if !matches!(name.kind(), Kind::Identifier | Kind::TemplateFunction) {
            return Vec::new();
        }
        let name = crate::declarator::bare_name(self.syntax, name);
        let found = self.index.lookup_anywhere(self.namespace, name);
        let own = |c: &crate::index::Found<'_>| c.namespace == self.namespace;
        let spots = found.iter().filter(|c| own(c)).filter_map(|c| self.spot_of(c));
        spots.filter_map(|spot| self.declared_space(spot)).collect()
    }
}

/// From where on a declaration makes its function inline.
fn inline_of(signature: &Signature<'_>, place: Place) -> Inline {
    let in_class = || signature.declaration.ancestors().any(|n| n.kind().is_class());
    let says = says_inline(signature.syntax, signature.declaration, signature.function.start());
    if says && in_class() {
        Inline::Said
    } else if signature.is_definition() && in_class() {
        Inline::Anywhere
    } else if says {
        Inline::From(place)
    } else if has_specifier(signature.syntax, signature.declaration, "static") && !in_class() {
        Inline::Internal
    } else {
        Inline::Never
    }
}

/// Whether a word is a template parameter of a declaration or of what is around it, or a type that a class around it
/// declares.
fn is_type_of_scope(syntax: &Syntax, declaration: Node<'_>, word: &str) -> bool {
    let names = |head: Node<'_>| crate::class::template_parameter_names(syntax, head);
    declaration.ancestors().any(|around| match around.kind() {
        Kind::TemplateDeclaration => names(around).iter().any(|name| name == word),
        Kind::FieldDeclarationList => around.children().any(|member| {
            let declared = match member.kind() {
                Kind::AliasDeclaration => member.field(Field::Name),
                Kind::TypeDefinition => member.field(Field::Declarator).and_then(name_node),
                _ => None,
            };
            declared.is_some_and(|name| syntax.text_of(name) == word)
        }),
        _ => false,
    })
}

/// Words of conditions about other platforms: what is read there nvcc does not compile.
const OTHER_PLATFORMS: [&str; 7] = ["HIP", "ROCM", "SYCL", "ONEAPI", "AMD", "TARGET", "OPENACC"];

/// Whether the conditions that cannot be decided around a place hold at an offset of a file of the unit, as both are read
/// under the same ones.
pub(super) fn hold_at(unit: &Unit, place: Place, (file, at): (usize, u32)) -> bool {
    let around = |file: usize, at: u32| {
        let all = unit.undecided.iter();
        all.filter(move |u| u.file == file && u.region.contains(at))
    };
    around(place.file, place.span.start).all(|u| is_around(unit, u, (file, at)))
}

/// Whether the condition of a part of a file is one of those around an offset.
pub(super) fn is_around(unit: &Unit, part: &Undecided, (file, at): (usize, u32)) -> bool {
    let other = OTHER_PLATFORMS.iter().any(|word| part.atom.contains(word));
    let same = |u: &Undecided| u.file == file && u.region.contains(at) && u.atom == part.atom;
    !other && unit.undecided.iter().any(same)
}
