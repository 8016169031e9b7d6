//! `culambda config`: the settings that hold, and the schema of the file.

use std::fmt::{Display, Write as _};
use std::path::Path;

use culambda_build::definition::name_of;
use culambda_build::{Compiler, OpenMacro};
use culambda_rules::levels::{Action, Choice, NOT_ANALYSED};
use culambda_source::{HostCompiler, HostFamily, MacroOption, Standard};

use crate::config::read::same_rule;
use crate::config::{Settings, Sourced, file};
use crate::options::{ConfigCommand, SchemaOf, ShowArgs};
use crate::report::{Message, Reporter, printable, printable_json};
use crate::{Status, baseline, findings, io, names, schemas, selection};

/// Places in build files that are told of as not read.
const MAX_UNREAD: usize = 20;

/// Runs a command of `culambda config`.
pub fn run(command: &ConfigCommand, reporter: &mut Reporter) -> Status {
    let text = match command {
        ConfigCommand::Init => init(),
        ConfigCommand::Schema(args) => Ok(schema(args.of)),
        ConfigCommand::Show(args) => show(args, reporter),
    };
    match text {
        Ok(text) => super::print(Ok(text), reporter),
        Err(message) => {
            reporter.show(&message);
            Status::Failed
        }
    }
}

/// The schema of the settings, or of an output.
fn schema(of: SchemaOf) -> String {
    schemas::text(&match of {
        SchemaOf::Config => file::schema(),
        SchemaOf::Check => findings::json_schema(),
        SchemaOf::List => super::list::schema(),
        SchemaOf::Show => super::show::schema(),
        SchemaOf::Baseline => baseline::schema(),
    })
}

/// What a new `culambda.toml` has: nothing that changes anything.
const START: &str = include_str!("config/start.toml");
/// Its name.
const NAME: &str = "culambda.toml";

/// Writes a `culambda.toml`, unless there is one.
fn init() -> Result<String, Message> {
    let path = Path::new(NAME);
    if path.symlink_metadata().is_ok() {
        let message = Message::error(format!("there is a `{NAME}` already"));
        return Err(message.help("`culambda config show` says what holds"));
    }
    let written = io::write(path, START.as_bytes());
    written.map_err(|error| Message::error(format!("cannot write `{NAME}`: {error}")))?;
    Ok(format!("wrote {NAME}\n"))
}

fn show(args: &ShowArgs, reporter: &mut Reporter) -> Result<String, Message> {
    let project = args.read.project()?;
    let place = args.file.as_deref().or(args.read.stdin_filename.as_deref());
    let settings = match args.file.as_deref().filter(|file| file.is_file()) {
        Some(file) => selection::settings_of(file, &args.read, &project)?,
        None => project.settings(place)?,
    };
    let excluded = place.is_some_and(|path| project.excludes(path));
    reporter.show_all(&project.warnings());
    Ok(text(&settings, place.filter(|_| excluded)))
}

/// Lines of a `culambda.toml` with their origins.
fn text(settings: &Settings, excluded: Option<&Path>) -> String {
    let mut out = String::new();
    match &settings.config {
        Some(config) => line(&mut out, &format!("# {}", printable(&config.name)), ""),
        None => line(&mut out, "# there is no culambda.toml", ""),
    }
    if let Some(path) = excluded {
        let name = names::name(path);
        line(&mut out, &format!("# {} is excluded", printable(&name)), "");
    }
    compiler(&mut out, settings);
    value(&mut out, "std", &settings.std, |std| quoted(number(*std)));
    value(&mut out, "cuda", &settings.cuda, |cuda| {
        let (major, minor) = cuda.version();
        quoted(format!("{major}.{minor}"))
    });
    value(&mut out, "host-compiler", &settings.host_compiler, |host| {
        quoted(host_name(*host))
    });
    value(
        &mut out,
        "extended-lambda",
        &settings.extended_lambda,
        ToString::to_string,
    );
    let spaces = &settings.spaces;
    value(&mut out, "spaces", &spaces.level, |level| quoted(level.to_string()));
    value(
        &mut out,
        "relaxed-constexpr",
        &spaces.relaxed_constexpr,
        ToString::to_string,
    );
    value(&mut out, "werror-cross-space", &spaces.errors, ToString::to_string);
    value(&mut out, "mode", &settings.jit.mode, |mode| quoted(mode.to_string()));
    value(
        &mut out,
        "default-device",
        &settings.jit.default_device,
        ToString::to_string,
    );
    list(&mut out, "include", &settings.include, |folder| {
        quoted(names::name(folder))
    });
    list(&mut out, "presets", &settings.presets, |text| quoted(text));
    if let Some(config) = &settings.config {
        list(&mut out, "exclude", &config.exclude, |text| quoted(text));
        let paths = [
            ("baseline", &config.baseline),
            ("compile-commands", &config.compile_commands),
        ];
        for (name, path) in paths {
            if let Some(path) = path {
                value(&mut out, name, path, |path| quoted(names::name(path)));
            }
        }
    }
    macros(&mut out, &settings.macros);
    rules(&mut out, &settings.rules);
    not_in_sight(&mut out, settings);
    out
}

/// What compiles the file, if build files say it.
fn compiler(out: &mut String, settings: &Settings) {
    let Some((built, _)) = &settings.built else { return };
    let (what, place) = match settings.compiler() {
        Compiler::Nvcc(place) => ("nvcc compiles it", place),
        Compiler::Host(place) => ("the host compiler alone compiles it", place),
        Compiler::Other(place) => ("a compiler for other GPUs compiles it", place),
        Compiler::NotVisible => return line(out, "# the build files do not show what compiles it", ""),
    };
    line(out, &format!("# {what}"), &built.shown(place).to_string());
}

/// What the build files decide, but not in plain words, and what of them cannot be read.
fn not_in_sight(out: &mut String, settings: &Settings) {
    let Some((built, _)) = &settings.built else { return };
    let open: Vec<&OpenMacro> = settings.open().collect();
    if !open.is_empty() {
        line(
            out,
            "\n# open: decided by the build, but not known (-D and -U decide)",
            "",
        );
    }
    for open in open {
        let bodies = open.bodies.iter().map(|body| {
            let text = body.value.as_deref().map_or("?".to_owned(), quoted);
            format!("{text} in {}", built.shown(&body.place))
        });
        let bodies: Vec<String> = bodies.collect();
        let text = format!(
            "# {}: {}; {}",
            open.name,
            bodies.join(", "),
            open.why.replace('\n', " ")
        );
        line(out, &printable(&text), "");
    }
    let unread = built.build().unread();
    if !unread.is_empty() {
        line(out, "\n# not read", "");
    }
    for one in unread.iter().take(MAX_UNREAD) {
        let text = format!("# {}: {}", built.shown(&one.place), one.what);
        line(out, &printable(&text), "");
    }
    if unread.len() > MAX_UNREAD {
        line(out, &format!("# and {} more", unread.len() - MAX_UNREAD), "");
    }
}

/// A line with its comment at one column, as far as it is short enough.
fn line(out: &mut String, text: &str, comment: &str) {
    // Writing to a string cannot fail.
    let _ = if comment.is_empty() {
        writeln!(out, "{text}")
    } else {
        writeln!(out, "{text:40}  # {}", printable(comment))
    };
}

fn value<T>(out: &mut String, name: &str, value: &Sourced<T>, show: impl Fn(&T) -> String) {
    line(
        out,
        &format!("{name} = {}", show(&value.value)),
        &value.origin.to_string(),
    );
}

fn list<T>(out: &mut String, name: &str, values: &[Sourced<T>], show: impl Fn(&T) -> String) {
    if values.is_empty() {
        return line(out, &format!("{name} = []"), "default");
    }
    line(out, &format!("{name} = ["), "");
    for value in values {
        line(out, &format!("  {},", show(&value.value)), &value.origin.to_string());
    }
    line(out, "]", "");
}

/// Of each macro what is said last.
fn macros(out: &mut String, macros: &[Sourced<MacroOption>]) {
    let last = |at: usize| {
        let later = macros.get(at + 1..).unwrap_or_default();
        macros
            .get(at)
            .is_some_and(|one| later.iter().all(|other| name_of(&other.value) != name_of(&one.value)))
    };
    let last: Vec<_> = macros
        .iter()
        .enumerate()
        .filter(|(at, _)| last(*at))
        .map(|(_, one)| one)
        .collect();
    let undefined: Vec<Sourced<&str>> = last
        .iter()
        .filter(|one| matches!(one.value, MacroOption::Undefine(_)))
        .map(|one| Sourced::new(name_of(&one.value), one.origin.clone()))
        .collect();
    list(out, "undefines", &undefined, |name| quoted(name));
    let assumed = |option: &MacroOption| matches!(option, MacroOption::Assume(..));
    for (heading, wanted) in [("macros", true), ("defines", false)] {
        line(out, &format!("\n[{heading}]"), "");
        for one in last.iter().filter(|one| assumed(&one.value) == wanted) {
            if let MacroOption::Define(name, body) | MacroOption::Assume(name, body) = &one.value {
                line(
                    out,
                    &format!("{} = {}", key(name), quoted(body)),
                    &one.origin.to_string(),
                );
            }
        }
    }
}

fn rules(out: &mut String, rules: &[Sourced<Choice>]) {
    line(out, "\n[rules]", "");
    let words: Vec<&str> = rules
        .iter()
        .flat_map(|choice| &choice.value.rules)
        .map(String::as_str)
        .collect();
    for (at, choice) in rules.iter().enumerate() {
        let level = match choice.value.action {
            Action::Ignore => "off",
            Action::Warn => "warn",
            Action::Error | Action::Select => "error",
            Action::Deny => "deny",
        };
        for rule in &choice.value.rules {
            // A later one wins, and `all` takes back what was said before it.
            let later = words.get(at + 1..).unwrap_or_default();
            let takes_back = |other: &str| same_rule(other, rule) || (other == "all" && rule != NOT_ANALYSED);
            if !later.iter().any(|other| takes_back(other)) {
                line(
                    out,
                    &format!("{} = {}", key(rule), quoted(level)),
                    &choice.origin.to_string(),
                );
            }
        }
    }
}

fn number(std: Standard) -> &'static str {
    match std {
        Standard::Cpp11 => "11",
        Standard::Cpp14 => "14",
        Standard::Cpp17 => "17",
        Standard::Cpp20 => "20",
        Standard::Cpp23 => "23",
    }
}

fn host_name(host: HostCompiler) -> String {
    let family = match host.family {
        HostFamily::Gcc => "gcc",
        HostFamily::Clang => "clang",
    };
    let (major, minor, patch) = host.version;
    match (minor, patch) {
        (0, 0) => format!("{family}-{major}"),
        (minor, 0) => format!("{family}-{major}.{minor}"),
        (minor, patch) => format!("{family}-{major}.{minor}.{patch}"),
    }
}

/// A key, in quotes where it must be.
fn key(text: &str) -> String {
    let bare = text
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'));
    if bare && !text.is_empty() {
        text.to_owned()
    } else {
        quoted(text)
    }
}

/// A text of TOML: strings of JSON are strings of TOML.
fn quoted(text: impl Display) -> String {
    let text = serde_json::Value::from(text.to_string()).to_string();
    printable_json(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_means_what_it_says() {
        let is_setting = |line: &&str| line.contains(" = ") || line.starts_with("# [");
        let lines = START
            .lines()
            .filter(is_setting)
            .filter_map(|line| line.strip_prefix("# "));
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        let table: toml::Table = text.parse().unwrap();
        assert_eq!(table.len(), 8, "{text}");
        let file: Result<file::ConfigFile, _> = toml::from_str(&text);
        assert!(file.is_ok(), "{:?}", file.err());
        assert!(START.lines().all(|line| line.is_empty() || line.starts_with('#')));
    }
}
