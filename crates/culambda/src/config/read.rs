//! Finding, reading and validating a `culambda.toml`.
//!
//! Everything in it is looked at when it is read, so a mistake is told once, with its place, and what comes
//! after deals in sound values only.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use culambda_rules::levels::{Action, Choice, NOT_ANALYSED};
use culambda_rules::registry;
use culambda_source::{CudaRelease, HostCompiler, MacroOption, Span, Standard, Text, presets};
use ignore::gitignore::{Gitignore, GitignoreBuilder};
use toml::Spanned;

use super::file::{Body, ConfigFile, Mode, RuleLevel, Table};
use super::{Origin, Sourced};
use crate::options::SpacesLevel;
use crate::report::{Message, Source};
use crate::{io, layout, names, trust};
use culambda_build::definition::define;

use crate::layout::CONFIGURATION;

/// A `culambda.toml` that was read.
#[derive(Debug)]
pub struct Config {
    /// What people know it by.
    pub name: Arc<str>,
    /// Its folder, without `.` and `..`; patterns and paths are relative to it.
    pub folder: PathBuf,
    /// What holds for all files.
    pub general: Layer,
    /// What holds for some files.
    pub overrides: Vec<(Gitignore, Layer)>,
    /// The files that are left out.
    pub excluded: Gitignore,
    /// The patterns of those, for people.
    pub exclude: Vec<Sourced<String>>,
    /// The file with known findings.
    pub baseline: Option<Sourced<PathBuf>>,
    /// The compilation database, or its folder.
    pub compile_commands: Option<Sourced<PathBuf>>,
}

/// Settings that are together.
#[derive(Clone, Debug, Default)]
pub struct Layer {
    /// C++ standard.
    pub std: Option<Sourced<Standard>>,
    /// CUDA release.
    pub cuda: Option<Sourced<CudaRelease>>,
    /// Host compiler.
    pub host_compiler: Option<Sourced<HostCompiler>>,
    /// Whether nvcc gets `--extended-lambda`.
    pub extended_lambda: Option<Sourced<bool>>,
    /// What is asked of execution spaces.
    pub spaces: SpacesLayer,
    /// Which compiler it is for.
    pub jit: JitLayer,
    /// Macros; the last one that names a macro wins.
    pub macros: Vec<Sourced<MacroOption>>,
    /// Folders of includes.
    pub include: Vec<Sourced<PathBuf>>,
    /// Files that are read before everything else.
    pub forced: Vec<Sourced<PathBuf>>,
    /// Presets.
    pub presets: Vec<Sourced<String>>,
    /// Levels of rules.
    pub rules: Vec<Sourced<Choice>>,
}

/// What is said of calls and variables across execution spaces.
#[derive(Clone, Debug, Default)]
pub struct SpacesLayer {
    /// Which code is looked at, and how bad is what may never be reported.
    pub level: Option<Sourced<SpacesLevel>>,
    /// Whether nvcc gets `--expt-relaxed-constexpr`.
    pub relaxed_constexpr: Option<Sourced<bool>>,
    /// Whether nvcc gets `-Werror cross-execution-space-call`.
    pub errors: Option<Sourced<bool>>,
}

/// What is said of the compiler.
#[derive(Clone, Debug, Default)]
pub struct JitLayer {
    /// Which one.
    pub mode: Option<Sourced<Mode>>,
    /// Whether NVRTC gets `-default-device`.
    pub default_device: Option<Sourced<bool>>,
}

impl Config {
    /// The project around it, in which lies what it names.
    pub fn project(&self) -> PathBuf {
        trust::project_of(&self.folder)
    }

    /// Whether a file or folder is left out. The path is one without `.` and `..`.
    pub fn excludes(&self, path: &Path, is_folder: bool) -> bool {
        path.starts_with(&self.folder) && self.excluded.matched_path_or_any_parents(path, is_folder).is_ignore()
    }
}

/// Reads that of a folder, if it has one.
///
/// # Errors
/// It cannot be read, or it says something that means nothing.
pub fn in_folder(folder: &Path) -> Result<Option<Config>, Box<Message>> {
    let path = folder.join(CONFIGURATION);
    let Ok(found) = std::fs::symlink_metadata(&path) else {
        return Ok(None);
    };
    if found.is_dir() {
        return Ok(None);
    }
    read_with(&path, |path| trust::read(path, trust::SETTINGS)).map(Some)
}

/// Reads a file that the command line names.
///
/// # Errors
/// It cannot be read, or it says something that means nothing.
pub fn read(path: &Path) -> Result<Config, Box<Message>> {
    read_with(path, io::read)
}

fn read_with(path: &Path, read: impl FnOnce(&Path) -> std::io::Result<Text>) -> Result<Config, Box<Message>> {
    let shown = layout::shown(path);
    let name = names::name(&shown);
    if trust::leads_out(path) {
        let message = Message::error(format!("`{name}` is reached by a link that leads out of the project"));
        return Err(message
            .help("name the file itself with --config, or give --no-config")
            .into());
    }
    let text = read(path).map_err(|error| Message::error(format!("cannot read `{name}`: {error}")))?;
    let source = Source::new(&*name, text);
    let Ok(text) = std::str::from_utf8(&source.text) else {
        return Err(Message::error(format!("cannot read `{name}`: it is not UTF-8")).into());
    };
    let file: ConfigFile = toml::from_str(text).map_err(|error| syntax(&source, &error))?;
    let absolute = layout::absolute(path).map_err(|error| Message::error(format!("cannot find `{name}`: {error}")))?;
    let reader = Reader {
        folder: io::folder_of(&absolute).to_owned(),
        name: name.as_str().into(),
        source,
    };
    Ok(reader.config(&file)?)
}

/// What a parser has to say, with a suggestion for a key that there is not.
fn syntax(source: &Arc<Source>, error: &toml::de::Error) -> Message {
    let words = error.message();
    let quoted = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    let (text, help) = match words.split_once(", expected ") {
        Some((first, rest)) if first.starts_with("unknown field") || first.starts_with("unknown variant") => {
            let word = quoted(first).pop().unwrap_or_default();
            let known = quoted(rest);
            let help = nearest(&word, known.iter().map(String::as_str)).map_or_else(
                || format!("known are {}", known.join(", ")),
                |near| format!("did you mean `{near}`?"),
            );
            let what = if first.starts_with("unknown field") {
                "key"
            } else {
                "value"
            };
            (format!("unknown {what} `{word}`"), Some(help))
        }
        // A parser may say what it has in lines of their own.
        _ => (words.replace('\n', ", "), None),
    };
    let mut message = Message::error(format!("in `{}`: {text}", source.name));
    if let Some(range) = error.span() {
        message = message.at(source, Span::new(range.start as u32, range.end as u32), "");
    }
    match help {
        Some(help) => message.help(help),
        None => message,
    }
}

/// The word that is most like another one, if any is much like it.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word: String = word.chars().take(80).collect();
    let word = word.replace('_', "-");
    let distance = |other: &&str| strsim::damerau_levenshtein(&word, &other.replace('_', "-"));
    let best = known.min_by_key(distance)?;
    (distance(&best) <= word.len().div_ceil(3)).then_some(best)
}

/// Whether two words mean one rule.
pub fn same_rule(a: &str, b: &str) -> bool {
    a == b || registry::find(a).is_some_and(|rule| rule.is_named(b))
}

/// What is needed to make sense of the parts of one file.
struct Reader {
    folder: PathBuf,
    name: Arc<str>,
    source: Arc<Source>,
}

impl Reader {
    fn config(&self, file: &ConfigFile) -> Result<Config, Message> {
        let mut general = self.layer(&file.rules, &file.include, &file.defines, &file.undefines)?;
        if let Some(strict) = file.strict.as_ref().filter(|strict| *strict.get_ref()) {
            // What is said of single rules wins.
            general.rules.insert(0, self.sourced(strict, Choice::strict()));
        }
        general.std = self.parsed(file.std.as_ref())?;
        general.cuda = self.parsed(file.cuda.as_ref())?;
        general.host_compiler = self.parsed(file.host_compiler.as_ref())?;
        general.extended_lambda = file.extended_lambda.as_ref().map(|on| self.sourced(on, *on.get_ref()));
        general.jit = self.jit(file.mode.as_ref(), file.default_device.as_ref());
        let flag = |on: &Option<Spanned<bool>>| on.as_ref().map(|on| self.sourced(on, *on.get_ref()));
        general.spaces = SpacesLayer {
            level: self.parsed(file.spaces.as_ref())?,
            relaxed_constexpr: flag(&file.relaxed_constexpr),
            errors: flag(&file.werror_cross_space),
        };
        general.presets = file
            .presets
            .iter()
            .map(|name| self.preset(name))
            .collect::<Result<_, _>>()?;
        let mut macros = self.library_macros(file)?;
        macros.append(&mut general.macros);
        general.macros = macros;
        let mut overrides = Vec::new();
        for place in &file.overrides {
            let one = place.get_ref();
            if one.paths.is_empty() {
                return Err(self
                    .wrong(place, "these overrides hold for no file")
                    .help("give them `paths`"));
            }
            let mut layer = self.layer(&one.rules, &one.include, &one.defines, &one.undefines)?;
            layer.std = self.parsed(one.std.as_ref())?;
            layer.extended_lambda = one.extended_lambda.as_ref().map(|on| self.sourced(on, *on.get_ref()));
            layer.jit = self.jit(one.mode.as_ref(), one.default_device.as_ref());
            overrides.push((self.patterns(&one.paths)?, layer));
        }
        Ok(Config {
            excluded: self.patterns(&file.exclude)?,
            exclude: file
                .exclude
                .iter()
                .map(|p| self.sourced(p, p.get_ref().clone()))
                .collect(),
            baseline: file.baseline.as_ref().map(|path| self.path(path)),
            compile_commands: file.compile_commands.as_ref().map(|path| self.path(path)),
            name: Arc::clone(&self.name),
            folder: self.folder.clone(),
            general,
            overrides,
        })
    }

    fn jit(&self, mode: Option<&Spanned<Mode>>, default_device: Option<&Spanned<bool>>) -> JitLayer {
        JitLayer {
            mode: mode.map(|mode| self.sourced(mode, *mode.get_ref())),
            default_device: default_device.map(|on| self.sourced(on, *on.get_ref())),
        }
    }

    /// What all layers have.
    fn layer(
        &self,
        rules: &Table<RuleLevel>,
        include: &[Spanned<String>],
        defines: &Table<Body>,
        undefines: &[Spanned<String>],
    ) -> Result<Layer, Message> {
        let mut macros = Vec::new();
        for (name, body) in defines {
            if let Some(twice) = undefines.iter().find(|other| other.get_ref() == name.get_ref()) {
                return Err(self.wrong(twice, format!("`{}` is in `defines` as well", name.get_ref())));
            }
            macros.push(self.definition(name, &body.get_ref().text())?);
        }
        for name in undefines {
            define(name.get_ref()).map_err(|error| self.wrong(name, error))?;
            macros.push(self.sourced(name, MacroOption::Undefine(name.get_ref().clone())));
        }
        Ok(Layer {
            macros,
            include: include.iter().map(|path| self.path(path)).collect(),
            rules: self.choices(rules)?,
            ..Layer::default()
        })
    }

    /// Macros for which headers would be read, were they visible.
    fn library_macros(&self, file: &ConfigFile) -> Result<Vec<Sourced<MacroOption>>, Message> {
        let annotations = file.annotations.iter().map(|(name, a)| (name, a.get_ref().text()));
        let macros = file.macros.iter().map(|(name, text)| (name, text.get_ref().as_str()));
        annotations
            .chain(macros)
            .map(|(name, body)| self.assumption(name, body))
            .collect()
    }

    fn preset(&self, name: &Spanned<String>) -> Result<Sourced<String>, Message> {
        let word = name.get_ref();
        let known = || presets::all().iter().map(|preset| preset.name);
        if known().any(|known| known == word) {
            return Ok(self.sourced(name, word.clone()));
        }
        let message = self.wrong(name, format!("there is no preset `{word}`"));
        Err(match nearest(&word.to_lowercase(), known()) {
            Some(near) => message.help(format!("did you mean `{near}`?")),
            None => message.help(format!("there are {}", known().collect::<Vec<_>>().join(", "))),
        })
    }

    fn definition(&self, name: &Spanned<String>, body: &str) -> Result<Sourced<MacroOption>, Message> {
        let text = format!("{}={body}", name.get_ref());
        let option = define(&text).map_err(|error| self.wrong(name, error))?;
        Ok(self.sourced(name, option))
    }

    /// A definition that holds as long as none is visible.
    fn assumption(&self, name: &Spanned<String>, body: &str) -> Result<Sourced<MacroOption>, Message> {
        let mut option = self.definition(name, body)?;
        if let MacroOption::Define(name, body) = option.value {
            option.value = MacroOption::Assume(name, body);
        }
        Ok(option)
    }

    /// Levels of rules: those that name all of them first, so that others win.
    fn choices(&self, rules: &Table<RuleLevel>) -> Result<Vec<Sourced<Choice>>, Message> {
        let mut out = Vec::new();
        for (word, level) in rules {
            let name = word.get_ref();
            if name != "all" && name != NOT_ANALYSED && registry::find(name).is_none() {
                let message = self.wrong(word, format!("there is no rule `{name}`"));
                return Err(match registry::nearest(name) {
                    Some(near) => message.help(format!("did you mean `{}`?", near.name)),
                    None => message.help("`culambda explain` lists the rules"),
                });
            }
            let mut before = rules.keys().take_while(|other| other.get_ref() != name);
            if let Some(twice) = before.find(|other| same_rule(other.get_ref(), name)) {
                return Err(self.wrong(
                    word,
                    format!("this rule is named twice, as `{}` as well", twice.get_ref()),
                ));
            }
            let action = match level.get_ref() {
                RuleLevel::Off => Action::Ignore,
                RuleLevel::Warn => Action::Warn,
                RuleLevel::Error => Action::Error,
                RuleLevel::Deny => Action::Deny,
            };
            let rules = vec![name.clone()];
            out.push(self.sourced(word, Choice { action, rules }));
        }
        out.sort_by_key(|choice| choice.value.rules.iter().all(|rule| rule != "all"));
        Ok(out)
    }

    fn patterns(&self, patterns: &[Spanned<String>]) -> Result<Gitignore, Message> {
        let mut builder = GitignoreBuilder::new(&self.folder);
        for pattern in patterns {
            let added = builder.add_line(None, pattern.get_ref());
            added.map_err(|error| self.wrong(pattern, format!("this pattern means nothing: {error}")))?;
        }
        builder
            .build()
            .map_err(|error| Message::error(format!("in `{}`: {error}", self.name)))
    }

    fn path(&self, path: &Spanned<String>) -> Sourced<PathBuf> {
        self.sourced(path, layout::shown(&self.folder.join(path.get_ref())))
    }

    fn parsed<T: FromStr>(&self, value: Option<&Spanned<String>>) -> Result<Option<Sourced<T>>, Message>
    where
        T::Err: ToString,
    {
        let Some(value) = value else { return Ok(None) };
        let parsed = value
            .get_ref()
            .parse()
            .map_err(|error: T::Err| self.wrong(value, error.to_string()))?;
        Ok(Some(self.sourced(value, parsed)))
    }

    fn sourced<T, V>(&self, place: &Spanned<T>, value: V) -> Sourced<V> {
        let (line, _) = self.source.lines().line_column(place.span().start as u32);
        let file = Arc::clone(&self.name);
        Sourced::new(value, Origin::Config { file, line })
    }

    fn wrong<T>(&self, place: &Spanned<T>, text: impl std::fmt::Display) -> Message {
        let span = Span::new(place.span().start as u32, place.span().end as u32);
        Message::error(format!("in `{}`: {text}", self.name)).at(&self.source, span, "")
    }
}
