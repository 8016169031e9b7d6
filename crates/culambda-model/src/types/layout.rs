//! Sizes and alignments, as an x86-64 host has them: of fundamental types, pointers, arrays, and of classes that have
//! nothing but plain data members.

use crate::class::{ClassInfo, Member};
use crate::here::Here;
use crate::ty::{ClassTy, Extent, Ty};
use culambda_source::{Mark, MarkKind, Span, ident};
use culambda_syntax::{Field, Kind, Syntax};

/// How much room an object takes.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) size: i64,
    pub(super) alignment: i64,
}

/// Words of a class that may change how its members lie.
const UNUSUAL: [&[u8]; 10] = [
    b"alignas",
    b"aligned",
    b"pack",
    b"packed",
    b"__align__",
    b"__aligned__",
    b"__packed__",
    b"__attribute__",
    b"no_unique_address",
    b"virtual",
];

/// Further into a file no `#pragma pack` is looked for.
const FAR: usize = 1 << 16;

/// The room that an object of a type takes; of a reference what it refers to.
pub(super) fn of(w: &Here<'_>, ty: &Ty) -> Option<Layout> {
    let _step = w.index.budget.enter()?;
    let same = |size| Layout { size, alignment: size };
    match ty {
        Ty::Const(t) | Ty::Reference(t) => of(w, t),
        Ty::Pointer(_) => Some(same(8)),
        Ty::Array(t, Extent::Known(n)) => {
            let element = of(w, t)?;
            let size = element.size.checked_mul(*n)?;
            Some(Layout { size, ..element })
        }
        Ty::Builtin(t) => t.size().map(|size| same(i64::from(size))),
        Ty::Class(class) if !class.is_enum => of_class(w, class),
        _ => None,
    }
}

fn of_class(w: &Here<'_>, class: &ClassTy) -> Option<Layout> {
    let class = w.definition_chosen(class)?;
    let info = class.info.as_ref().filter(|info| info.complete)?;
    let syntax = w.syntax_of_class(info)?;
    if !info.bases.is_empty() || info.polymorphic || !is_usual(w, info, &syntax) {
        return None;
    }
    let mut all: Vec<(&String, &Member)> = info
        .members
        .iter()
        .flat_map(|(name, members)| members.iter().filter(|m| m.is_data()).map(move |m| (name, m)))
        .collect();
    all.sort_by_key(|(_, member)| member.at);
    let mut whole = Layout { size: 0, alignment: 1 };
    for (name, _) in all {
        let ty = w.data_member(&class, name);
        let own = match ty {
            Ty::Reference(_) => of(w, &Ty::Pointer(Box::new(ty)))?,
            ty => of(w, &ty)?,
        };
        whole.size = padded(whole.size, own.alignment)?.checked_add(own.size)?;
        whole.alignment = whole.alignment.max(own.alignment);
    }
    let size = padded(whole.size.max(1), whole.alignment)?;
    Some(Layout { size, ..whole })
}

/// A size as the next multiple of an alignment.
fn padded(size: i64, alignment: i64) -> Option<i64> {
    size.checked_add(alignment - 1).map(|size| size - size % alignment)
}

/// Whether a class is a `struct` or a `class` with plain data members alone: none is in an unnamed class or has a number of
/// bits, and nothing says how they lie.
fn is_usual(w: &Here<'_>, info: &ClassInfo, syntax: &Syntax) -> bool {
    let Some(text) = w.unit.files.get(info.place.0).map(|file| &file.text) else {
        return false;
    };
    let start = Span::at(info.place.1).range().start;
    let parts = text.get(..start).zip(text.get(start..));
    let Some((before, from)) = parts.filter(|_| start <= FAR) else {
        return false;
    };
    let head = from.split(|b| matches!(b, b'{' | b';')).next().unwrap_or_default();
    let plain = |word: &[u8]| matches!(word, b"struct" | b"class" | b"final") || word == info.name.as_bytes();
    // Arguments of specialisations are other words.
    let mut words = ident::words(head);
    if info.arguments.is_none() && !words.all(plain) || ident::words(head).any(|word| word == b"union") {
        return false;
    }
    let is_class = |kind| matches!(kind, Kind::StructSpecifier | Kind::ClassSpecifier);
    let token = syntax
        .view
        .tokens
        .iter()
        .find(|token| token.source.start == info.place.1);
    let class = token.and_then(|token| {
        let mut around = syntax.node_at(token.span()).self_and_ancestors();
        around.find(|node| is_class(node.kind()))
    });
    let Some(class) = class else { return false };
    let unusual = |word: &[u8]| UNUSUAL.contains(&word);
    let view = &syntax.view;
    let source = view.source_of(class.span()).and_then(|span| text.get(span.range()));
    let Some(source) = source else { return false };
    let is_attribute = |mark: &Mark| matches!(mark.kind, MarkKind::StandardAttribute | MarkKind::Attribute);
    let marked = view.marks_in(class.span()).iter().any(is_attribute);
    let packs = before.windows(4).any(|window| window == b"pack");
    let odd = class.descendants().any(|node| match node.kind() {
        Kind::BitfieldClause | Kind::UnionSpecifier => true,
        Kind::StructSpecifier | Kind::ClassSpecifier => node != class && node.field(Field::Name).is_none(),
        _ => false,
    });
    !packs && !odd && !marked && !ident::words(source).any(unusual)
}
