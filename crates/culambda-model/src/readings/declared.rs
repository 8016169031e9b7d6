//! Conditions that decide about declarations which lambdas hang on: a constant, a type, an enumerator, a member of a class.
//! They are read both ways, and what then differs is unknown.

use culambda_source::ident::{self, words};
use culambda_source::{File, Span, Undecided, Unit};
use rustc_hash::FxHashSet;

use crate::facts::ItemFacts;
use crate::index::{DeclaredKind, Index};

/// Conditions that are tried.
const MAX_READINGS: usize = 8;
/// Conditions that are looked at.
const MAX_CONDITIONS: usize = 2000;
/// Bytes of conditional parts of classes that are looked through.
const MAX_BYTES: usize = 1 << 18;
/// Bytes of conditional parts that are looked through for namespaces.
const MAX_BYTES_FOR_NAMESPACES: usize = 1 << 20;

/// The conditions that nothing decides and that declare in one of their branches what items with lambdas mention.
pub(crate) fn open_declarations(unit: &Unit, index: &Index<'_>, items: &[ItemFacts]) -> Vec<String> {
    if unit.undecided.is_empty() || items.is_empty() {
        return Vec::new();
    }
    let defaults = unit.by_default();
    let mut asked = Asked {
        unit,
        index,
        names: items
            .iter()
            .flat_map(|item| names_in(item.syntax.view.text.as_bytes()))
            .collect(),
        items: items.iter().map(|item| item.syntax.view.span).collect(),
        left: MAX_BYTES,
        left_for_namespaces: MAX_BYTES_FOR_NAMESPACES,
    };
    let mut out: Vec<String> = Vec::new();
    for undecided in unit.undecided.iter().take(MAX_CONDITIONS) {
        let known = defaults.contains(&*undecided.atom) || out.contains(&undecided.atom);
        if !known && out.len() < MAX_READINGS && asked.matters(undecided) {
            out.push(undecided.atom.clone());
        }
    }
    out
}

/// The names in a text.
fn names_in(text: &[u8]) -> impl Iterator<Item = &str> {
    words(text)
        .filter_map(|word| std::str::from_utf8(word).ok())
        .filter(|word| crate::spell::is_name(word))
}

/// What is asked of conditions.
struct Asked<'u> {
    unit: &'u Unit,
    index: &'u Index<'u>,
    /// The names that items with lambdas mention.
    names: FxHashSet<&'u str>,
    /// Where these items are in the main file: conditions in them are tried whatever they declare.
    items: Vec<Span>,
    left: usize,
    left_for_namespaces: usize,
}

impl Asked<'_> {
    fn matters(&mut self, undecided: &Undecided) -> bool {
        let (file, region) = (undecided.file, undecided.region);
        let Some(own) = self.unit.files.get(file) else {
            return false;
        };
        if file == 0 && self.items.iter().any(|item| item.contains(region.start)) {
            return false;
        }
        if self.opens_namespace(own, region) {
            return true;
        }
        if let Some(item) = own.item_index(region.start) {
            return self.matters_in(file, own, item, region);
        }
        let first = own.items.partition_point(|item| item.span.start < region.start);
        let inside = own.items[first..]
            .iter()
            .take_while(|item| item.span.start < region.end);
        (first..first + inside.count()).any(|item| self.declares(file, item)) || self.includes(own, region)
    }

    /// Whether a branch opens or closes a namespace. Regions may be in each other: so many bytes are looked through.
    fn opens_namespace(&mut self, own: &File, region: Span) -> bool {
        let left = self.left_for_namespaces.checked_sub(region.range().len());
        self.left_for_namespaces = left.unwrap_or(self.left_for_namespaces);
        left.is_some() && opens_namespace(own, region)
    }

    /// Whether an item declares a name that is mentioned, or brings names that may be.
    fn declares(&self, file: usize, item: usize) -> bool {
        self.index
            .declared(file, item)
            .iter()
            .any(|declared| match declared.kind {
                DeclaredKind::Function { .. } => false,
                DeclaredKind::UsingDirective => true,
                _ => declared.path.last().is_some_and(|name| self.names.contains(&**name)),
            })
    }

    /// Whether a file that is included in a part of another one does.
    fn includes(&self, own: &File, region: Span) -> bool {
        let sites = own.includes.iter().filter(|site| region.contains(site.span.start));
        let files = sites.filter_map(|site| site.file);
        files.into_iter().any(|file| {
            let count = self.unit.files.get(file).map_or(0, |file| file.items.len());
            (0..count).any(|item| self.declares(file, item))
        })
    }

    /// Whether a part of a class has a name that is mentioned in it, or a part of an enumeration decides about one.
    fn matters_in(&mut self, file: usize, own: &File, item: usize, region: Span) -> bool {
        if !self.index.is_parsed(file, item) {
            return false;
        }
        let declared = self.index.declared(file, item);
        let is_class = declared.iter().any(|d| d.kind.is_class_definition());
        let is_enumeration = declared.iter().any(|d| d.kind == DeclaredKind::Enum);
        if !is_class && !is_enumeration {
            return false;
        }
        let in_head = own
            .items
            .get(item)
            .is_some_and(|item| item.brace.is_some_and(|brace| region.start < brace));
        if in_head {
            // A base, of which nobody needs to know the name.
            let is_named = |name: &String| self.names.contains(&**name);
            return declared.iter().any(|d| d.path.last().is_some_and(is_named));
        }
        let end = match own.items.get(item) {
            Some(item) if is_enumeration => item.span.end,
            _ => region.end,
        };
        let span = Span::new(region.start, end);
        let Some(left) = self.left.checked_sub(span.range().len()) else {
            return false;
        };
        self.left = left;
        code_of(own, span).any(|text| declarators(text).any(|name| self.names.contains(name)))
    }
}

/// Whether a branch in a conditional part of a file opens a namespace that something after it closes, or closes one that
/// something before it opens: what comes between is in another one in another branch.
fn opens_namespace(file: &File, region: Span) -> bool {
    let text = file.text.get(region.range()).unwrap_or_default();
    // Most have nothing of the kind.
    memchr::memmem::find(text, b"namespace").is_some()
        && code_of(file, region).any(|branch| words(branch).any(|word| word == b"namespace") && is_uneven(branch))
}

/// Whether a text opens more braces than it closes, or the other way round.
fn is_uneven(text: &[u8]) -> bool {
    let (mut at, mut depth) = (0, 0_i64);
    while let Some(&byte) = text.get(at) {
        depth += i64::from(byte == b'{') - i64::from(byte == b'}');
        at += comment(text.get(at..).unwrap_or_default()).max(1);
    }
    depth != 0
}

/// A part of a file without its directives.
fn code_of(file: &File, span: Span) -> impl Iterator<Item = &[u8]> {
    let first = file.directives.partition_point(|d| d.span.start < span.start);
    let inside = file.directives[first..]
        .iter()
        .take_while(move |d| d.span.start < span.end);
    let starts = std::iter::once(span.start).chain(inside.clone().map(|d| d.span.end));
    let ends = inside.map(|d| d.span.start).chain([span.end]);
    let gap = |(start, end): (u32, u32)| file.text.get(start as usize..end.max(start) as usize);
    starts.zip(ends).filter_map(gap)
}

/// The names in a part of a class or of an enumeration that may be declared there, or be a base: those outside of all
/// brackets which what follows a declarator follows.
fn declarators(text: &[u8]) -> impl Iterator<Item = &str> {
    let (mut at, mut depth) = (0, 0_u32);
    std::iter::from_fn(move || {
        while let Some(&byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            let word = ident::prefix(rest);
            let comment = comment(rest);
            at += word.max(comment).max(1);
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                _ if word > 0 && depth == 0 && ends_declarator(&text[at..]) => {
                    let name = std::str::from_utf8(&rest[..word]).ok();
                    if let Some(name) = name.filter(|name| crate::spell::is_name(name)) {
                        return Some(name);
                    }
                }
                _ => {}
            }
        }
        None
    })
}

/// The length of a comment at the start of a text.
fn comment(text: &[u8]) -> usize {
    match text {
        [b'/', b'/', ..] => memchr::memchr(b'\n', text).unwrap_or(text.len()),
        [b'/', b'*', ..] => memchr::memmem::find(text, b"*/").map_or(text.len(), |end| end + 2),
        _ => 0,
    }
}

/// Whether a text begins with what may follow a declarator.
fn ends_declarator(text: &[u8]) -> bool {
    let mut rest = text.trim_ascii_start();
    while comment(rest) > 0 {
        rest = rest[comment(rest)..].trim_ascii_start();
    }
    !rest.starts_with(b"::")
        && matches!(
            rest.first(),
            None | Some(b';' | b',' | b'=' | b'(' | b'[' | b'{' | b'}' | b':')
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_a_part_of_a_class_may_declare() {
        let text =
            b"int a, *b = c + d; /* x; */ S f(int p) const { return q; } // y;\n T g[n]; unsigned h : 3; A::B<k> i;";
        let found: Vec<&str> = declarators(text).collect();
        assert_eq!(found, ["a", "b", "d", "f", "g", "h", "i"]);
        let found: Vec<&str> = declarators(b" : public Base, Other<int> ").collect();
        assert_eq!(found, ["Base"]);
        let found: Vec<&str> = declarators(b"U, V = 2,\n W").collect();
        assert_eq!(found, ["U", "V", "W"]);
    }
}
