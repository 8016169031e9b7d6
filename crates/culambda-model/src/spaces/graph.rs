//! What is compiled for the device because other code uses it.

use crate::crossing::{Body, Crossing, CrossingKind, Emission, Link, Use};
use crate::facts::Space;
use rustc_hash::{FxHashMap, FxHashSet};

/// So many copies of one finding in a default argument are made, one for each space that its users run in.
const MAX_SPACES: usize = 4;

/// What uses tell of functions.
struct Graph<'u> {
    /// The uses of what.
    of: FxHashMap<Body, Vec<&'u Use>>,
    /// Functions that are compiled for the device.
    emitted: FxHashSet<Body>,
    /// Functions and templates that are read for the device.
    instantiated: FxHashSet<Body>,
}

impl<'u> Graph<'u> {
    fn of(uses: &'u [Use]) -> Graph<'u> {
        let mut by: FxHashMap<Body, Vec<&Use>> = FxHashMap::default();
        let mut of: FxHashMap<Body, Vec<&Use>> = FxHashMap::default();
        for one in uses {
            of.entry(one.to).or_default().push(one);
            if let Some(from) = one.from {
                by.entry(from).or_default().push(one);
            }
        }
        let emitted = closure(&by, uses.iter().filter(|u| u.from.is_none()).map(|u| u.to));
        let instantiated = closure(&by, uses.iter().filter(|u| !u.template).map(|u| u.to));
        Graph {
            of,
            emitted,
            instantiated,
        }
    }

    fn is_emitted(&self, one: &Use) -> bool {
        one.from.is_none_or(|from| self.emitted.contains(&from))
    }
}

/// What can be reached from a start.
fn closure(by: &FxHashMap<Body, Vec<&Use>>, start: impl Iterator<Item = Body>) -> FxHashSet<Body> {
    let mut seen: FxHashSet<Body> = start.collect();
    let mut pending: Vec<Body> = seen.iter().copied().collect();
    while let Some(at) = pending.pop() {
        for one in by.get(&at).into_iter().flatten() {
            if seen.insert(one.to) {
                pending.push(one.to);
            }
        }
    }
    seen
}

/// Decides what hangs on the uses of functions, and takes away what nobody reports. In a `header` what nothing in it uses
/// goes on to hang on that: other files may.
pub(crate) fn settle(all: &mut Vec<Crossing>, uses: &[Use], header: bool) {
    let open = |c: &Crossing| matches!(c.emission, Emission::Used(_) | Emission::Instantiated(_));
    if !all.iter().any(open) {
        return;
    }
    leave_out_made(all, uses);
    leave_out_chosen(all);
    let graph = Graph::of(uses);
    let mut out = Vec::with_capacity(all.len());
    for crossing in all.drain(..) {
        match crossing.emission {
            Emission::Instantiated(body) if graph.instantiated.contains(&body) => out.push(Crossing {
                emission: Emission::Parsed,
                ..crossing
            }),
            Emission::Used(body) if crossing.caller.is_empty() => later(&graph, &crossing, body, &mut out),
            Emission::Used(body) if graph.emitted.contains(&body) => out.push(Crossing {
                emission: Emission::Emitted,
                ..crossing
            }),
            Emission::Used(_) | Emission::Instantiated(_) if !header => {}
            _ => out.push(crossing),
        }
    }
    *all = out;
}

/// Leaves out calls in templates of members of class templates that code outside of templates asks for as well: if that is
/// the first to make the class, after something has asked for the template, nothing is said.
fn leave_out_made(all: &mut Vec<Crossing>, uses: &[Use]) {
    if !all.iter().any(|c| c.hangs_on.made) {
        return;
    }
    let mut first: FxHashMap<Body, u32> = FxHashMap::default();
    let mut last: FxHashMap<Body, u32> = FxHashMap::default();
    for one in uses.iter().filter(|u| !u.template) {
        let known = first.entry(one.to).or_insert(one.at);
        *known = one.at.min(*known);
        if !one.instance {
            let known = last.entry(one.to).or_insert(one.at);
            *known = one.at.max(*known);
        }
    }
    let is_asked = |c: &Crossing| {
        let asked = c
            .remedy
            .within
            .and_then(|body| first.get(&body).copied())
            .unwrap_or_default();
        let mut declared = [c.declared.at, c.declared.also].into_iter().flatten();
        declared.any(|place| last.get(&Body::from(place)).is_some_and(|at| asked < *at))
    };
    all.retain(|c| !c.hangs_on.made || !is_asked(c));
}

/// Leaves out what only some instances of a template call, where one of them is known to call a function of the host.
fn leave_out_chosen(all: &mut Vec<Crossing>) {
    if !all.iter().any(|c| c.hangs_on.chosen) {
        return;
    }
    let known: FxHashSet<_> = all
        .iter()
        .filter(|c| !c.hangs_on.chosen)
        .map(|c| (c.place, c.kind))
        .collect();
    all.retain(|c| !c.hangs_on.chosen || !known.contains(&(c.place, c.kind)));
}

/// What uses tell of functions in other files; in a `header` also how those that it has use each other.
pub(crate) fn links(uses: &[Use], header: bool) -> Vec<Link> {
    let mut out = Vec::new();
    if header {
        for one in uses {
            match one.from {
                Some(from) => out.push(Link::Uses { from, to: one.to }),
                None => out.push(Link::Emitted(one.to)),
            }
            if !one.template {
                out.push(Link::Instantiated(one.to));
            }
        }
    } else {
        let graph = Graph::of(uses);
        let elsewhere = |body: &&Body| body.file != 0;
        out.extend(graph.emitted.iter().filter(elsewhere).copied().map(Link::Emitted));
        let read = graph.instantiated.iter().filter(elsewhere);
        out.extend(read.copied().map(Link::Instantiated));
    }
    let mut seen = FxHashSet::default();
    out.retain(|link| seen.insert(*link));
    out.sort_unstable();
    out
}

/// What is in a default argument or initialiser is reported for those who use that.
fn later(graph: &Graph<'_>, crossing: &Crossing, body: Body, out: &mut Vec<Crossing>) {
    let mut spaces = Vec::new();
    let of = graph.of.get(&body).map_or(&[][..], Vec::as_slice);
    let on_host = of.iter().any(|one| one.implicit && one.space == Space::Host);
    for one in of {
        let space = match one.space {
            Space::Device if one.implicit && on_host => Space::HostDevice,
            own => own,
        };
        // Where another default argument or initialiser uses it, nobody says here where that runs.
        let open = one.caller.is_empty();
        if crossing.hangs_on.begins {
            // Each constructor makes it, where its body begins.
            if let Some(place) = one.begins.filter(|_| space != Space::Host && graph.is_emitted(one)) {
                out.push(Crossing {
                    space,
                    caller: one.caller.clone(),
                    emission: Emission::Emitted,
                    place,
                    own: None,
                    ..crossing.clone()
                });
            }
            continue;
        }
        if open
            || space == Space::Host
            || !graph.is_emitted(one)
            || spaces.contains(&space)
            || spaces.len() == MAX_SPACES
        {
            continue;
        }
        spaces.push(space);
        let named = matches!(
            crossing.kind,
            CrossingKind::Undefined(crate::crossing::Missing::Function)
        );
        if named && !space.device_only() {
            continue;
        }
        out.push(Crossing {
            space,
            caller: one.caller.clone(),
            emission: Emission::Emitted,
            ..crossing.clone()
        });
    }
}
