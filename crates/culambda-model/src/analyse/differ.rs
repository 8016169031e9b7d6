//! What several readings of a file say of one lambda: what differs is unknown.

use crate::doubt::{Doubtful, Without};
use crate::fact::Fact;
use crate::facts::{Capture, CaptureKind, ItemFacts, LambdaFacts, Role, Space, Trailing};
use crate::reasons::{self, Lacks};

/// The fields of a site that are not known in one reading.
pub(super) fn unknown_fields(
    item: &ItemFacts,
    lambda: &LambdaFacts,
    doubtful: &Doubtful,
) -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    // Where no extended lambda may be, nothing is written whatever is known.
    if lambda.role != Role::Site || lambda.broken.is_some() {
        return out;
    }
    let why = |fact: &Fact<String>| match fact {
        Fact::Known(text) => doubtful.of_text(text),
        Fact::Unknown(why) => Some(doubtful.of_reason(why)),
    };
    let mut note = |field, why: Option<String>| out.extend(why.map(|why| (field, why)));
    if let Some(f) = item.function_of(lambda) {
        let (fn_type, fn_name) = lambda.tag(f);
        note("fn_type", why(&fn_type));
        note("fn", why(&fn_name));
    }
    note("id", lambda.id.reason().map(str::to_owned));
    if let Trailing::Type(t) = &lambda.trailing {
        note("return", why(t));
    }
    let value = lambda.captures.iter().find_map(|c| match &c.kind {
        CaptureKind::Init { value, .. } => why(value),
        _ => doubtful.of_text(&c.name),
    });
    note("captures", lambda.captures_unknown.clone().or(value));
    out
}

/// Whether something is not known in a reading because nothing that was read declares a name.
pub(super) fn lacks_declarations(items: &[ItemFacts], doubtful: &Doubtful) -> bool {
    let all = items
        .iter()
        .flat_map(|item| item.lambdas.iter().map(move |lambda| (item, lambda)));
    let mut unknown = all.flat_map(|(item, lambda)| unknown_fields(item, lambda, doubtful));
    unknown.any(|field| is_undeclared(&field))
}

/// Whether a field is not known for lack of a declaration.
fn is_undeclared((_, why): &(&str, String)) -> bool {
    reasons::of(why).is_some_and(|reason| reason.lacks == Lacks::Declaration)
}

/// What one reading says of a lambda.
#[derive(Clone, Copy)]
pub(super) struct Said<'v> {
    pub(super) item: &'v ItemFacts,
    pub(super) lambda: &'v LambdaFacts,
    pub(super) without: &'v Without,
    pub(super) doubtful: &'v Doubtful,
}

impl Said<'_> {
    /// Whether the lambda is extended in this reading alone, and the reading counts: what it says is what there is to say.
    pub(super) fn is_site_beside(self, other: Said<'_>) -> bool {
        let is_site = |said: Said<'_>| said.lambda.role == Role::Site;
        is_site(self) && !is_site(other) && !self.without.tells_nothing_beside(other.without)
    }
}

/// What is not known of a lambda, and the macros that nothing decides and some of that depends on.
pub(super) type NotKnown<'e> = (&'e mut Vec<(&'static str, String)>, &'e mut Vec<String>);

/// Marks what another reading says differently.
pub(super) fn disagree(said: Said<'_>, (unknown, open): NotKnown<'_>, other: Said<'_>) {
    if other.without.tells_nothing_beside(said.without) {
        return;
    }
    let (known, lambda) = (said.lambda, other.lambda);
    let (own, function) = (said.item.function_of(known), other.item.function_of(lambda));
    let without = if other.without.is_nothing() {
        said.without
    } else {
        other.without
    };
    let macros = without.macros();
    // What one reading does not know for lack of a declaration, and the other one does, hangs on what decides between them.
    let is_decided = !macros.is_empty() && unknown.iter().any(is_undeclared);
    let there = if is_decided {
        unknown_fields(other.item, lambda, other.doubtful)
    } else {
        Vec::new()
    };
    let mut differ = |field: &'static str, same: bool| {
        if same {
            return;
        }
        match unknown.iter_mut().find(|unknown| unknown.0 == field) {
            None => unknown.push((field, without.reason())),
            Some(own) if is_decided && is_undeclared(own) && !there.iter().any(|(other, _)| *other == field) => {
                own.1 = without.reason();
            }
            Some(_) => return,
        }
        let new: Vec<String> = macros.iter().filter(|name| !open.contains(name)).cloned().collect();
        open.extend(new);
    };
    differ("id", known.id == lambda.id);
    differ(
        "fn_type",
        own.map(|f| (&f.fn_type, &f.nested_type)) == function.map(|f| (&f.fn_type, &f.nested_type))
            && known.own_type == lambda.own_type,
    );
    differ("fn", own.map(|f| &f.fn_name) == function.map(|f| &f.fn_name));
    differ(
        "captures",
        captured(known) == captured(lambda) && known.captures_unknown.is_some() == lambda.captures_unknown.is_some(),
    );
    differ("return", known.trailing == lambda.trailing);
    // Else nothing that is written says it.
    let is_written = |lambda: &LambdaFacts| {
        lambda.space != Space::Device || lambda.captures.iter().any(|c| c.kind == CaptureKind::StarThis)
    };
    let mutable = |lambda: &LambdaFacts| lambda.mutable && is_written(lambda);
    differ(
        "wrapper",
        (known.space, &known.role, mutable(known)) == (lambda.space, &lambda.role, mutable(lambda)),
    );
}

/// What a lambda captures: names, how they are captured, and the values of init-captures.
fn captured(lambda: &LambdaFacts) -> Vec<(&str, bool, bool, Option<&str>)> {
    fn value(capture: &Capture) -> Option<&str> {
        match &capture.kind {
            CaptureKind::Init { value, .. } => value.known().map(String::as_str),
            _ => None,
        }
    }
    let all = lambda.captures.iter();
    all.map(|c| (c.name.as_str(), c.explicit, c.by_reference, value(c)))
        .collect()
}
