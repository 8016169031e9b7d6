//! Arrays: rank, and whether their elements can be constructed and assigned on the host.

use crate::class::{Access, ClassInfo, Member, MemberKind, fold};
use crate::declarator::{bare_name, function_declarator, last_name, name_node, parameters};
use crate::fact::Fact;
use crate::facts::ArrayFacts;
use crate::here::{Frame, Here};
use crate::ty::{ClassTy, Ty, text};
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// The facts of an array type; `None` for every other type.
pub(super) fn facts(w: &Here<'_>, ty: &Ty) -> Option<ArrayFacts> {
    let (mut rank, mut at) = (0, ty);
    loop {
        match at {
            Ty::Array(t, _) => {
                rank += 1;
                at = t;
            }
            // The element's own `const` does not count: arrays of const scalars pass.
            Ty::Const(t) => at = t,
            _ => break,
        }
    }
    (rank > 0).then(|| ArrayFacts {
        rank,
        element: text(at),
        default_constructible: default_constructible(w, at),
        assignable: assignable(w, at),
    })
}

fn unknown(ty: &Ty) -> Fact<bool> {
    Fact::Unknown(format!("`{}` is defined in no file that was read", text(ty)))
}

/// The definition of a class, where all of it is known: whole, and as a template with all arguments.
fn readable<'c>(w: &Here<'_>, c: &'c ClassTy) -> Option<&'c Rc<ClassInfo>> {
    let info = c.info.as_ref().filter(|i| i.complete && w.index.budget.step())?;
    let whole = match &info.params {
        None => true,
        Some(params) => {
            let special = || w.index.is_specialised(c.namespace, std::slice::from_ref(&info.name));
            let known = |t: &Ty| !matches!(t, Ty::Unknown | Ty::Dependent | Ty::Parameter(_));
            params.len() == c.arguments.len() && c.arguments.iter().all(known) && !special()
        }
    };
    whole.then_some(info)
}

/// Whether a member of a class may be used here: it is public, or what is around is in the class, or a friend of it.
fn is_accessible(w: &Here<'_>, class: &ClassInfo, member: &Member) -> bool {
    let is_inside = || w.classes.iter().any(|around| around.info.place == class.place);
    member.access == Access::Public || is_inside() || is_friend(w, class)
}

/// Whether a friend declaration of a class names a function or a class around.
fn is_friend(w: &Here<'_>, class: &ClassInfo) -> bool {
    let functions = w.frames.iter().filter_map(|frame| match frame {
        Frame::Function(function) => function.node.field(Field::Declarator).and_then(name_node),
        _ => None,
    });
    let functions = functions.map(|name| bare_name(w.syntax, last_name(name)));
    let classes = w.classes.iter().map(|around| around.info.name.as_str());
    let around: Vec<&str> = functions.chain(classes).filter(|name| !name.is_empty()).collect();
    let Some(syntax) = w.syntax_of_class(class) else {
        return false;
    };
    let mut friends = syntax
        .root()
        .descendants()
        .filter(|node| node.kind() == Kind::FriendDeclaration);
    friends.any(|friend| words_of(syntax.text_of(friend)).any(|word| around.contains(&word)))
}

/// Whether an object of the type can be default constructed here.
fn default_constructible(w: &Here<'_>, ty: &Ty) -> Fact<bool> {
    match ty {
        Ty::Reference(_) => Fact::Known(false),
        Ty::Const(t) | Ty::Array(t, _) => default_constructible(w, t),
        Ty::Class(c) if c.is_enum => Fact::Known(true),
        Ty::Class(c) => class_default(w, ty, c),
        // Not default constructible before C++20, and closures are their own rule.
        Ty::Closure { .. } | Ty::Unknown | Ty::Dependent | Ty::List => {
            Fact::Unknown("the element type is not known".into())
        }
        _ => Fact::Known(true),
    }
}

fn class_default(w: &Here<'_>, ty: &Ty, c: &ClassTy) -> Fact<bool> {
    let Some(info) = readable(w, c) else {
        return unknown(ty);
    };
    let constructors: Vec<&Member> = info
        .members
        .get(&info.name)
        .into_iter()
        .flatten()
        .filter(|m| matches!(m.kind, MemberKind::Function { .. }))
        .collect();
    if !constructors.is_empty() {
        let mut usable = constructors
            .iter()
            .map(|m| (m, Special::of(w, info, m)))
            .filter(|(_, s)| s.default);
        return match usable.next() {
            None => Fact::Known(false),
            Some((m, s)) if s.deleted || !is_accessible(w, info, m) => Fact::Known(false),
            Some((_, s)) if s.defaulted => parts(w, info, c, &|w, t, initialised| {
                if initialised {
                    Fact::Known(true)
                } else {
                    default_part(w, t)
                }
            }),
            Some(_) => Fact::Known(true),
        };
    }
    parts(w, info, c, &|w, t, initialised| {
        if initialised {
            Fact::Known(true)
        } else {
            default_part(w, t)
        }
    })
}

/// A data member without initialiser in a class whose constructor is implicit.
fn default_part(w: &Here<'_>, ty: &Ty) -> Fact<bool> {
    match ty {
        Ty::Const(t) if !matches!(t.as_ref(), Ty::Class(_)) => Fact::Known(false),
        t => default_constructible(w, t),
    }
}

/// Whether an object of the type can be copy assigned from outside of any class.
fn assignable(w: &Here<'_>, ty: &Ty) -> Fact<bool> {
    match ty {
        Ty::Reference(_) => Fact::Known(false),
        Ty::Array(t, _) => assignable(w, t),
        Ty::Class(c) if c.is_enum => Fact::Known(true),
        Ty::Class(c) => class_assignable(w, ty, c),
        Ty::Closure { .. } | Ty::Unknown | Ty::Dependent | Ty::List => {
            Fact::Unknown("the element type is not known".into())
        }
        _ => Fact::Known(true),
    }
}

fn class_assignable(w: &Here<'_>, ty: &Ty, c: &ClassTy) -> Fact<bool> {
    let Some(info) = readable(w, c) else {
        return unknown(ty);
    };
    let declared = info.members.get("operator=").into_iter().flatten();
    let declared: Vec<(&Member, Special)> = declared.map(|m| (m, Special::of(w, info, m))).collect();
    // The reference takes a move assignment for an assignment, whatever becomes of the copying one.
    if declared
        .iter()
        .any(|(m, s)| s.moves(&info.name) && !s.deleted && is_accessible(w, info, m))
    {
        return Fact::Known(true);
    }
    // It takes the place of the implicit one, and is not counted.
    if declared.iter().any(|(_, s)| s.takes_volatile(&info.name)) {
        return Fact::Known(false);
    }
    let copies: Vec<&(&Member, Special)> = declared.iter().filter(|(_, s)| s.takes_copy_of(&info.name)).collect();
    let part = |w: &Here<'_>, t: &Ty, _: bool| match t {
        Ty::Const(_) => Fact::Known(false),
        t => assignable(w, t),
    };
    match copies.first() {
        Some((m, s)) if s.deleted || !is_accessible(w, info, m) => Fact::Known(false),
        Some((_, s)) if s.defaulted => parts(w, info, c, &part),
        // `operator=(C &)` takes no constant object.
        Some(_) => Fact::Known(copies.iter().any(|(_, s)| !s.takes_only_variable(&info.name))),
        None if declares_move(w, info) => Fact::Known(false),
        None => parts(w, info, c, &part),
    }
}

/// A declared move operation deletes the implicit copy assignment.
fn declares_move(w: &Here<'_>, info: &ClassInfo) -> bool {
    let moves = |m: &Member| Special::of(w, info, m).moves(&info.name);
    [info.name.as_str(), "operator="]
        .iter()
        .any(|n| info.members.get(*n).into_iter().flatten().any(moves))
}

/// Whether all bases and data members pass a test; unknown when one is unknown and none fails.
fn parts(
    w: &Here<'_>,
    info: &Rc<ClassInfo>,
    c: &ClassTy,
    test: &dyn Fn(&Here<'_>, &Ty, bool) -> Fact<bool>,
) -> Fact<bool> {
    let Some(_step) = w.index.budget.enter() else {
        return Fact::Unknown(crate::budget::REASON.to_owned());
    };
    let mut result = Fact::Known(true);
    let mut note = |f: Fact<bool>| match (&result, f) {
        (Fact::Known(false), _) => {}
        (_, Fact::Known(false)) => result = Fact::Known(false),
        (Fact::Known(true), unknown @ Fact::Unknown(_)) => result = unknown,
        _ => {}
    };
    let bases = w.base_types(c);
    for number in 0..info.bases.len() {
        note(test(w, &w.base_type(c, &bases, number), false));
    }
    let mut names: Vec<&String> = info.members.keys().collect();
    names.sort();
    for name in names {
        for field in info.members[name]
            .iter()
            .filter(|m| m.is_data())
            .filter_map(Member::field)
        {
            note(test(w, &w.data_member(c, name), field.has_default));
        }
    }
    result
}

/// What the declaration of a special member function says.
#[derive(Default)]
struct Special {
    deleted: bool,
    defaulted: bool,
    /// Callable without arguments.
    default: bool,
    /// The first parameter, folded.
    first: Option<String>,
    count: usize,
}

impl Special {
    fn of(w: &Here<'_>, class: &ClassInfo, member: &Member) -> Special {
        let Some(syntax) = w.syntax_of_class(class) else {
            return Special::default();
        };
        let folded = fold(member.text(&syntax));
        let function = member.declared(&syntax).and_then(|(_, d)| function_declarator(d));
        let list: Vec<Node<'_>> = function
            .and_then(parameters)
            .map(|l| l.children().collect())
            .unwrap_or_default();
        let nothing = list.is_empty()
            || list.iter().all(|p| {
                p.kind() == Kind::OptionalParameterDeclaration || syntax.text_of(*p) == "void" || p.kind().is_pack()
            });
        let first = list.first().map(|p| {
            let name = p
                .field(Field::Declarator)
                .and_then(name_node)
                .map_or("", |n| syntax.text_of(n));
            let text = fold(syntax.text_of(*p));
            text.strip_suffix(name).unwrap_or(&text).to_owned()
        });
        Special {
            deleted: folded.contains("=delete"),
            defaulted: folded.contains("=default"),
            default: nothing,
            first,
            count: list.len(),
        }
    }

    /// Whether the first parameter is `C &&`.
    fn moves(&self, class: &str) -> bool {
        self.first
            .as_deref()
            .is_some_and(|t| t.trim_start_matches("const").starts_with(class) && t.contains("&&"))
    }

    /// Whether the parameter is `C &`.
    fn takes_only_variable(&self, class: &str) -> bool {
        self.first.as_deref().and_then(|t| t.strip_prefix(class)) == Some("&")
    }

    /// Whether the parameter is `const volatile C &`.
    fn takes_volatile(&self, class: &str) -> bool {
        let words = self.first.as_deref().map(|t| t.split([' ', '&']).collect::<Vec<_>>());
        words.is_some_and(|w| w.contains(&"volatile") && w.contains(&class))
    }

    fn takes_copy_of(&self, class: &str) -> bool {
        let Some(first) = self.first.as_deref().filter(|_| self.count == 1) else {
            return false;
        };
        let ty = first.trim_start_matches("const ").trim();
        matches!(ty.strip_prefix(class), Some("" | "&"))
    }
}
