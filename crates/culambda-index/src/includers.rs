//! Who includes a file, and what is in front of it there.

use culambda_source::{Assumptions, File, NoLoader, Scope, Span, Text, Unit, UnitOptions};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::graph::Edge;
use crate::includes::base;
use crate::project::{Project, is_of_another_backend, is_of_the_host};

/// Places where a file is included that are looked at.
const MAX_PLACES: usize = 8;
/// What a file includes that is read together with a part of one of its declarations: each part is read with all others.
const MAX_EDGES: usize = 100;
/// Includers of includers.
const MAX_DEPTH: u32 = 4;

/// The endings of files that are parts of others.
const PARTS: [&str; 8] = [".inl", ".inc", ".ipp", ".tpp", ".txx", ".tcc", ".impl", ".icc"];

/// A place where a file is included: the includers from outside in, each with the directive that leads on.
pub(crate) type Chain = Vec<(usize, u32)>;

impl Project {
    /// The places where a file is included that is not complete by itself: one that may be included more than once, and
    /// that nobody compiles. What only the host compiles is left out where CUDA code includes it, too.
    pub(crate) fn chains(&self, file: usize) -> Vec<Chain> {
        let mut all = Vec::new();
        self.find_chains(file, &mut Vec::new(), &mut all);
        all.retain(|chain| {
            chain
                .first()
                .is_some_and(|(root, _)| !is_of_another_backend(self.name(*root)))
        });
        let by_cuda = |chain: &Chain| chain.first().is_some_and(|(root, _)| !is_of_the_host(self.name(*root)));
        if all.iter().any(by_cuda) {
            all.retain(by_cuda);
        }
        all.truncate(MAX_PLACES);
        all
    }

    /// Goes on outwards from a file that is included as `inner` says.
    fn find_chains(&self, file: usize, inner: &mut Vec<(usize, u32)>, out: &mut Vec<Chain>) {
        let places = self.places_of_fragment(file);
        if places.is_empty() || inner.len() >= MAX_DEPTH as usize {
            if !inner.is_empty() {
                out.push(inner.iter().rev().copied().collect());
            }
            return;
        }
        for (includer, line) in places {
            if out.len() < 4 * MAX_PLACES && !inner.iter().any(|(known, _)| *known == includer) {
                inner.push((includer, line));
                self.find_chains(includer, inner, out);
                inner.pop();
            }
        }
    }

    /// Where a file is included that may be a part of others; nowhere for units and for headers.
    fn places_of_fragment(&self, file: usize) -> Vec<(usize, u32)> {
        if self.name(file).as_bytes().ends_with(b".cu") || !self.is_whole() {
            return Vec::new();
        }
        let places = self.places(file);
        let in_scope = || {
            let mut first = places.iter().take(MAX_PLACES);
            first.any(|(includer, line)| self.is_in_scope(*includer, *line))
        };
        // None of the places is in a scope itself.
        let below = || self.edges(file).is_empty() && self.are_inside_others(&places, 1);
        if self.is_fragment(file) || in_scope() || below() {
            places
        } else {
            self.places_that_lend(file, &places).to_vec()
        }
    }

    /// Whether a file may be a part of others, by its name and what it includes: a header that includes what it needs is
    /// none. What is called a part is one, also where it has a guard and includes of its own; so is a header that uses macros
    /// of others and includes nothing which may define them. A header that includes something, and uses macros which that
    /// does not define, is told by [`Project::places_that_lend`].
    fn is_fragment(&self, file: usize) -> bool {
        let name = self.name(file);
        let called_part = PARTS.iter().any(|end| name.ends_with(end));
        let alone = || self.edges(file).is_empty();
        let once = self.outline(file).once;
        called_part || !once && (is_of_the_host(name) || alone()) || once && alone() && self.needs_macros(file)
    }

    /// Whether a file mentions a macro that it does not define.
    fn needs_macros(&self, file: usize) -> bool {
        let own: FxHashSet<&[u8]> = self.files[file].defined().collect();
        self.mentioned_in(file).iter().any(|name| !own.contains(&**name))
    }

    /// Whether an include directive is in a namespace, a class or a function: whatever it brings is not a header of its own.
    fn is_in_scope(&self, includer: usize, line: u32) -> bool {
        let Some(line) = self.outline(includer).line(line) else {
            return false;
        };
        let front = Span::new(0, line.span.0);
        let before = self.files[includer].text.get(front.range()).unwrap_or_default();
        let open = |scope: &Scope| scope.parent.is_some() && scope.span.end >= front.end;
        is_within(before, |file| file.left_open || file.scopes.iter().any(open))
    }

    /// Whether all of some places are in a namespace, a class or a function, or in files that are included there alone.
    fn is_inside(&self, places: &[(usize, u32)], depth: u32) -> bool {
        let inside = |place: &(usize, u32)| {
            self.is_in_scope(place.0, place.1) || self.are_inside_others(std::slice::from_ref(place), depth)
        };
        !places.is_empty() && places.iter().take(MAX_PLACES).all(inside)
    }

    /// Whether the files of some places are all included in such a place alone.
    fn are_inside_others(&self, places: &[(usize, u32)], depth: u32) -> bool {
        let inside = |&(includer, _): &(usize, u32)| self.is_inside(&self.places(includer), depth + 1);
        depth < MAX_DEPTH && !places.is_empty() && places.iter().take(MAX_PLACES).all(inside)
    }

    /// The files by the last components of what they include.
    pub(crate) fn includers(&self) -> &FxHashMap<Box<str>, Vec<usize>> {
        self.includers.get_or_init(|| {
            let mut table: FxHashMap<Box<str>, Vec<usize>> = FxHashMap::default();
            for (includer, own) in self.files.iter().enumerate() {
                for &(start, end) in &own.summary.includes {
                    let name = own.text.get(start as usize + 1..end as usize - 1).unwrap_or_default();
                    let Ok(name) = std::str::from_utf8(name) else { continue };
                    let all = table.entry(base(name).into()).or_default();
                    if all.last() != Some(&includer) {
                        all.push(includer);
                    }
                }
            }
            table
        })
    }

    /// The directives that include a file.
    fn places(&self, file: usize) -> Vec<(usize, u32)> {
        let all = self
            .includers()
            .get(base(self.name(file)))
            .map_or(&[][..], Vec::as_slice);
        let all = all.iter().filter(|includer| **includer != file);
        all.flat_map(|&includer| self.edges_to(includer, file).map(move |edge| (includer, edge.line)))
            .collect()
    }

    /// The directives by which one file includes another.
    fn edges_to(&self, includer: usize, file: usize) -> impl Iterator<Item = &Edge> {
        let leads = move |edge: &&Edge| self.targets(includer, edge, includer, &[]).contains(&file);
        self.edges(includer).iter().filter(leads)
    }

    /// Whether the directive at the end of a chain seems to be within a declaration: in the body of a class, or of a
    /// function. Macros of what is included may open and close namespaces.
    pub(crate) fn seems_in_declaration(&self, chain: &Chain) -> bool {
        is_within(&self.text_around(chain), |file| file.left_open)
    }

    /// Whether each file of a chain includes the next one, and the last one a file, with one directive, among not too many.
    pub(crate) fn leads_once(&self, chain: &Chain, file: usize) -> bool {
        let next = chain.iter().skip(1).map(|(file, _)| *file).chain([file]);
        chain.iter().zip(next).all(|(&(includer, _), next)| {
            self.edges(includer).len() <= MAX_EDGES && self.edges_to(includer, next).count() == 1
        })
    }

    /// The text of a file in which the conditions around a directive hold.
    pub(crate) fn text_that_holds(&self, file: usize, line: u32) -> Text {
        let outline = self.outline(file);
        if outline.groups(line).next().is_none() {
            return self.text(file);
        }
        let mut text = self.files[file].text.to_vec();
        for group in outline.groups(line) {
            outline.hold(group, line, &mut text);
        }
        text.into()
    }

    /// What is in front of a file where it is included, with its conditions closed.
    pub(crate) fn text_around(&self, chain: &Chain) -> Vec<u8> {
        let mut out = Vec::new();
        let mut open = 0;
        for &(file, line) in chain {
            let outline = self.outline(file);
            let Some(found) = outline.line(line) else {
                continue;
            };
            if !out.is_empty() {
                out.extend_from_slice(format!("\n#line 1 \"{}\"\n", self.name(file)).as_bytes());
            }
            out.extend_from_slice(self.files[file].text.get(..found.span.0 as usize).unwrap_or_default());
            open += outline.groups(line).count() + usize::from(outline.guard.is_some());
        }
        out.extend_from_slice("\n#endif".repeat(open).as_bytes());
        out.push(b'\n');
        out
    }
}

/// Whether the end of a text, read by itself, is within something; nothing is without a brace.
fn is_within(text: &[u8], inside: impl Fn(&File) -> bool) -> bool {
    if memchr::memchr(b'{', text).is_none() {
        return false;
    }
    let (options, assume) = (UnitOptions::default(), Assumptions::default());
    let unit = Unit::read("", text.into(), &NoLoader, &options, &assume);
    unit.files.first().is_some_and(inside)
}
