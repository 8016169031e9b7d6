//! Why a lambda is not written: what speaks against it, and what is not known of it.

use culambda_model::facts::Role;
use culambda_model::reasons::{self, Lacks, Reason};
use culambda_model::{Analysis, Entry, Refusal, Refusals};

/// All that keeps a lambda from being written, as far as it is known before its text is made.
pub(crate) fn of(analysis: &Analysis, refusals: &Refusals, index: usize) -> Vec<Refusal> {
    let Some(entry) = analysis.entries.get(index) else {
        return Vec::new();
    };
    let mut out = refusals.lambdas.get(&index).cloned().unwrap_or_default();
    let role = &analysis.lambda(entry).role;
    if *role == Role::Site {
        if !out.iter().any(|one| one.whole_file) {
            out.extend(refusals.file.first().cloned());
        }
        let alone = out.is_empty();
        out.extend(unknown(analysis, entry, alone));
    }
    out
}

/// What speaks against a lambda whose place reads differently under a condition that nothing decides.
pub(crate) fn in_two_ways() -> Refusal {
    Refusal {
        message: "a condition that nothing decides gives the function around it two readings, which would be written differently"
            .into(),
        help: "decide the condition with -D or -U".into(),
        ..Refusal::default()
    }
}

/// What helps where something is not known, as far as nothing more is known of the cause.
pub const UNKNOWN: &str =
    "give the missing header's folder with -I, define the macro with -D, or list the captures explicitly";

/// Whether a remedy is to give a header, whichever that is.
pub fn wants_header(help: &str) -> bool {
    let is_of = |reason: &&Reason| reason.lacks == Lacks::Declaration && reason.help == help;
    help == UNKNOWN || reasons::ALL.iter().any(is_of)
}

/// What people call a field of a site, as `culambda list` spells it.
pub fn field(name: &str) -> &str {
    match name {
        "captures" => "what it captures",
        "fn_type" => "the type of the enclosing function",
        "fn" => "the name of the enclosing function",
        "id" => "its number in the enclosing function",
        "return" => "its return type",
        "wrapper" => "whether it is for the host, too",
        other => other,
    }
}

/// The fields of a site that are not known; `alone` when nothing else is said of it.
fn unknown(analysis: &Analysis, entry: &Entry, alone: bool) -> Vec<Refusal> {
    if analysis.lambda(entry).broken.is_some() {
        // With the restriction silenced, nvcc writes the name of a closure type, which the host compiler does not know.
        let nameless = Refusal {
            message: "its enclosing function is the lambda around it, and nvcc writes a name for that which no host compiler knows".into(),
            help: "move it out of the lambda around it".into(),
            ..Refusal::default()
        };
        return Vec::from_iter(alone.then_some(nameless));
    }
    let one = |(field, why): &(&'static str, String)| Refusal {
        message: format!("{} is not known: {why}", self::field(field)),
        help: reasons::of(why).map_or(UNKNOWN, |reason| reason.help).into(),
        ..Refusal::default()
    };
    entry.unknown.iter().map(one).collect()
}
