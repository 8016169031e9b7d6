//! Launches as calls: `k<<<g, b>>>(x, y)` is
//! `::culambda_cpu::launch_as("k", g, b)([=](const auto &...culambda_a) { k(culambda_a...); }, x, y)`.
//!
//! The arguments stay where they are, are evaluated once, and each thread gets a copy, as with a real launch. The copies
//! are constant, so that a compiler refuses a kernel that would write to one by a reference. A literal `0` would lose
//! that it can be a null pointer on the way, and a list in braces has no type. These go into the call itself, which is
//! the same for what has no names in it. What a visible kernel takes by reference is not copied: it is
//! `::culambda_cpu::uncopied(x)`.

use culambda_source::Span;

use super::super::Unwritten;
use super::super::changes::{Changes, Order};
use super::super::launch::{Launch, Launches};
use super::super::tokens::{Kind, Place};

/// The type of a parameter for a copied argument, of which the kernel makes its own copy.
const PARAMETER: &str = "const auto &";

/// Kernels with a longer name than this are not named in messages.
const MAX_NAME: usize = 200;

/// An argument of a launch.
struct Argument {
    /// Its tokens.
    first: usize,
    end: usize,
    kind: Passing,
    /// The kernel takes it by reference.
    is_reference: bool,
}

/// How an argument comes to the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passing {
    /// As a parameter.
    Value,
    /// As several: `x...`.
    Pack,
    /// It is in the call.
    InCall,
}

/// Writes a launch as a call.
pub(in super::super) fn write(
    launches: &Launches<'_, '_>,
    launch: &Launch,
    changes: &mut Changes,
) -> Result<(), Unwritten> {
    let tokens = launches.tokens;
    let opening = tokens.get(launch.arguments).map_or(Span::at(0), |tok| tok.source);
    let arguments = arguments(launches, launch)?;
    let in_call = arguments.iter().any(|argument| argument.kind == Passing::InCall);
    let (parameters, passed) = if arguments.is_empty() {
        (String::new(), String::new())
    } else if in_call || arguments.iter().any(|argument| argument.is_reference) {
        named(launches, &arguments)?
    } else {
        (format!("{PARAMETER}...culambda_a"), "culambda_a...".to_owned())
    };
    let configuration = configuration(launches, &launch.configuration);
    if launches.in_macro && arguments.iter().any(|argument| is_variable(launches, argument)) {
        variable(launches, launch, &configuration, changes);
        return Ok(());
    }
    let start = match name(launches, launch) {
        Some(name) => format!("::culambda_cpu::launch_as(\"{name}\", "),
        None => "::culambda_cpu::launch(".to_owned(),
    };
    let mut text = start.into_bytes();
    text.extend(&configuration);
    text.extend(format!(")([=]({parameters}) {{ ").bytes());
    changes.insert(launch.begins, Order::Opens, text);

    let replaced = Span::new(launch.brackets.start, opening.end);
    let old = launches.text.get(replaced.range()).unwrap_or_default();
    let lines = count_lines(old).saturating_sub(count_lines(&configuration));
    let given = arguments.iter().any(|argument| argument.kind != Passing::InCall);
    let comma = if given { ", " } else { "" };
    let line_end = if launches.in_macro { " \\\n" } else { "\n" };
    let behind = format!("({passed}); }}{comma}{}", line_end.repeat(lines));
    changes.replace(replaced, behind);
    for argument in arguments.iter().filter(|argument| argument.is_reference) {
        refer(launches, argument, changes);
    }
    if in_call {
        leave_out(launches, launch, &arguments, changes);
    }
    Ok(())
}

/// Writes an argument that is not copied.
fn refer(launches: &Launches<'_, '_>, argument: &Argument, changes: &mut Changes) {
    let packs = usize::from(argument.kind == Passing::Pack);
    let (begins, ends) = (argument.first, argument.end.saturating_sub(1 + packs));
    if let (Some(begins), Some(ends)) = (launches.tokens.get(begins), launches.tokens.get(ends)) {
        changes.insert(begins.source.start, Order::Opens, "::culambda_cpu::uncopied(");
        changes.insert(ends.source.end, Order::Closes, ")");
    }
}

/// Writes a launch in a replacement list whose arguments are elsewhere, in parentheses of their own: it becomes what
/// these call.
pub(in super::super) fn write_open(launch: &Launch, launches: &Launches<'_, '_>, changes: &mut Changes) {
    let configuration = configuration(launches, &launch.configuration);
    let mut text = b"::culambda_cpu::launch(".to_vec();
    text.extend(&configuration);
    text.extend(format!(").of([=]({PARAMETER}...culambda_a) {{ ").bytes());
    changes.insert(launch.begins, Order::Opens, text);
    let old = launches.text.get(launch.brackets.range()).unwrap_or_default();
    changes.replace(
        launch.brackets,
        format!("(culambda_a...); }}){}", " \\\n".repeat(count_lines(old))),
    );
}

/// Whether an argument stands for any number of them, none included.
fn is_variable(launches: &Launches<'_, '_>, argument: &Argument) -> bool {
    (argument.first..argument.end).any(|at| launches.tokens.text(at) == "__VA_ARGS__")
}

/// A launch in a replacement list with any number of arguments: no comma may be before them.
fn variable(launches: &Launches<'_, '_>, launch: &Launch, configuration: &[u8], changes: &mut Changes) {
    let mut text = b"[&](auto... culambda_b) { ::culambda_cpu::launch(".to_vec();
    text.extend(configuration);
    text.extend(format!(").with([=]({PARAMETER}...culambda_a) {{ ").bytes());
    changes.insert(launch.begins, Order::Opens, text);
    let old = launches.text.get(launch.brackets.range()).unwrap_or_default();
    let behind = format!(
        "(culambda_a...); }}, culambda_b...); }}{}",
        " \\\n".repeat(count_lines(old))
    );
    changes.replace(launch.brackets, behind);
}

/// What is between the angle brackets. In a replacement list its lines are joined.
fn configuration(launches: &Launches<'_, '_>, text: &[u8]) -> Vec<u8> {
    if !launches.in_macro {
        return text.to_vec();
    }
    let lines = text.split(|byte| *byte == b'\n');
    let bare = lines.map(<[u8]>::trim_ascii_end);
    let bare: Vec<&[u8]> = bare.map(|line| line.strip_suffix(b"\\").unwrap_or(line)).collect();
    bare.join(&b' ')
}

fn count_lines(text: &[u8]) -> usize {
    memchr::memchr_iter(b'\n', text).count()
}

/// The kernel's name as it is in the source, for messages.
fn name(launches: &Launches<'_, '_>, launch: &Launch) -> Option<String> {
    let tokens = launches.tokens;
    let of_file = |at: usize| tokens.get(at).is_some_and(|tok| tok.place == Place::File);
    if launches.in_macro || !of_file(launch.first) || !of_file(launch.open) {
        return None;
    }
    let bytes = launches
        .text
        .get(launch.begins as usize..launch.brackets.start as usize)?;
    let name = std::str::from_utf8(bytes.trim_ascii()).ok()?;
    let plain = !name.contains(['"', '\\', '\n', '\r', '/', '?']);
    (plain && name.len() <= MAX_NAME).then(|| name.to_owned())
}

/// The arguments of a launch, and how each is passed.
fn arguments(launches: &Launches<'_, '_>, launch: &Launch) -> Result<Vec<Argument>, Unwritten> {
    let tokens = launches.tokens;
    let references = launches.references(launch);
    let mut found: Vec<Argument> = Vec::new();
    let (mut first, mut at) = (launch.arguments + 1, launch.arguments + 1);
    while at <= launch.last {
        match tokens.text(at) {
            "(" | "[" | "{" => {
                at = tokens.behind_group(at);
                continue;
            }
            "<" => {
                let behind = tokens.behind_angles(at, launch.last);
                let named = behind.filter(|&next| matches!(tokens.text(next), "(" | "{" | "::"));
                at = named.unwrap_or(at + 1);
                continue;
            }
            "," => {
                found.push(argument(launches, first, at)?);
                first = at + 1;
            }
            _ if at == launch.last && first < at => found.push(argument(launches, first, at)?),
            _ => {}
        }
        at += 1;
    }
    // What comes after a pack may be for any parameter.
    let packs = found
        .iter()
        .take_while(|argument| argument.kind != Passing::Pack)
        .count()
        + 1;
    for (position, argument) in found.iter_mut().enumerate().take(packs) {
        let reference = references.is_some_and(|references| references.has(position));
        argument.is_reference = reference && argument.kind != Passing::InCall;
    }
    Ok(found)
}

fn argument(launches: &Launches<'_, '_>, first: usize, end: usize) -> Result<Argument, Unwritten> {
    let tokens = launches.tokens;
    let last = end.saturating_sub(1);
    let kind = match tokens.text(first) {
        "{" => {
            if !(first..end).all(|at| is_literal(launches, at)) {
                return Err(Unwritten {
                    span: tokens.get(first).map_or(Span::at(0), |tok| tok.source),
                    message: "this argument of a launch has no type: it cannot be copied for each thread".to_owned(),
                    help: "name its type before the braces, as in `float3{x, y, z}`".to_owned(),
                });
            }
            Passing::InCall
        }
        _ if tokens.text(last) == "..." => Passing::Pack,
        word if first == last && is_null(word) => Passing::InCall,
        _ => Passing::Value,
    };
    Ok(Argument {
        first,
        end,
        kind,
        is_reference: false,
    })
}

/// What may be a null pointer, and is none anymore when it is copied.
fn is_null(word: &str) -> bool {
    let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
    let zero = digits
        .strip_prefix("0x")
        .or(digits.strip_prefix("0X"))
        .unwrap_or(digits);
    word == "NULL" || word == "__null" || !zero.is_empty() && zero.bytes().all(|digit| digit == b'0')
}

fn is_literal(launches: &Launches<'_, '_>, at: usize) -> bool {
    let word = launches.tokens.text(at);
    let value = launches.tokens.get(at).is_some_and(|tok| tok.kind == Kind::Value);
    let sign = matches!(word, "{" | "}" | "," | "-" | "+");
    value || sign || matches!(word, "true" | "false" | "nullptr" | "NULL")
}

/// Parameters with names, and the call with those: what is in the call has none. A pack must come last.
fn named(launches: &Launches<'_, '_>, arguments: &[Argument]) -> Result<(String, String), Unwritten> {
    let packs = arguments.iter().filter(|argument| argument.kind == Passing::Pack);
    if let Some(second) = packs.clone().nth(1) {
        return Err(Unwritten {
            span: launches.tokens.get(second.first).map_or(Span::at(0), |tok| tok.source),
            message: "this launch has two packs and a literal that may be a null pointer".to_owned(),
            help: "write `nullptr` for a null pointer".to_owned(),
        });
    }
    let last_is_pack = arguments.iter().rev().find(|one| one.kind != Passing::InCall);
    if packs.clone().next().is_some() && last_is_pack.is_some_and(|one| one.kind != Passing::Pack) {
        return Err(Unwritten {
            span: launches
                .tokens
                .get(arguments.first().map_or(0, |one| one.first))
                .map_or(Span::at(0), |tok| tok.source),
            message: "this launch has a pack before other arguments, and a literal that may be a null pointer"
                .to_owned(),
            help: "write `nullptr` for a null pointer".to_owned(),
        });
    }
    let (mut parameters, mut passed) = (Vec::new(), Vec::new());
    for (at, argument) in arguments.iter().enumerate() {
        let get = if argument.is_reference { ".get()" } else { "" };
        match argument.kind {
            Passing::Value => {
                parameters.push(format!("{PARAMETER}culambda_a{at}"));
                passed.push(format!("culambda_a{at}{get}"));
            }
            Passing::Pack => {
                parameters.push(format!("{PARAMETER}...culambda_a"));
                passed.push(format!("culambda_a{get}..."));
            }
            Passing::InCall => passed.push(super::joined(launches.tokens, argument.first..argument.end)),
        }
    }
    Ok((parameters.join(", "), passed.join(", ")))
}

/// Takes arguments out of the list after the call, each with a comma.
fn leave_out(launches: &Launches<'_, '_>, launch: &Launch, arguments: &[Argument], changes: &mut Changes) {
    let source = |at: usize| launches.tokens.get(at).map_or(Span::at(0), |tok| tok.source);
    let mut kept_before = false;
    for (at, argument) in arguments.iter().enumerate() {
        if argument.kind != Passing::InCall {
            kept_before = true;
            continue;
        }
        let mut span = source(argument.first).to(source(argument.end.saturating_sub(1)));
        let is_last = at + 1 == arguments.len();
        let kept_after = arguments.iter().skip(at + 1).any(|next| next.kind != Passing::InCall);
        if kept_before && !kept_after {
            // The comma in front.
            span = source(argument.first.saturating_sub(1)).to(span);
        } else if !is_last && argument.end < launch.last {
            span = span.to(source(argument.end));
        }
        let old = launches.text.get(span.range()).unwrap_or_default();
        let line_end = if launches.in_macro { " \\\n" } else { "\n" };
        changes.replace(span, line_end.repeat(count_lines(old)));
    }
}
