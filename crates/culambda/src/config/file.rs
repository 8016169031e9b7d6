//! What a `culambda.toml` can say: the types that it is read into and that its JSON schema is made from.
//!
//! Every value knows where it is, so that messages and `culambda config show` can name the line.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// Names with what is said of them, in the order of the names.
pub type Table<T> = BTreeMap<Spanned<String>, Spanned<T>>;

/// The settings of a project for culambda.
///
/// Paths are relative to the folder of the file. The command line wins over it.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "culambda.toml")]
pub struct ConfigFile {
    /// C++ standard: 11, 14, 17, 20 or 23, alone or after `c++` or `gnu++`.
    #[schemars(with = "Option<String>")]
    pub std: Option<Spanned<String>>,
    /// CUDA release to follow: 13.0 to 13.5.
    #[schemars(with = "Option<String>")]
    pub cuda: Option<Spanned<String>>,
    /// Host compiler: gcc-VERSION or clang-VERSION.
    #[schemars(with = "Option<String>")]
    pub host_compiler: Option<Spanned<String>>,
    /// Whether nvcc gets `--extended-lambda`; without it, every annotated lambda is an error.
    #[schemars(with = "Option<bool>")]
    pub extended_lambda: Option<Spanned<bool>>,
    /// Whether nvcc gets `--expt-relaxed-constexpr`.
    #[schemars(with = "Option<bool>")]
    pub relaxed_constexpr: Option<Spanned<bool>>,
    /// Whether nvcc gets `-Werror cross-execution-space-call`.
    #[schemars(with = "Option<bool>")]
    pub werror_cross_space: Option<Spanned<bool>>,
    /// Which code is looked at for calls and variables across host and device: `off`, `lambdas` or `all`, and
    /// `,warn` after it as with `--spaces`.
    #[schemars(with = "Option<String>")]
    pub spaces: Option<Spanned<String>>,
    /// Which compiler the files are for, in `check` and its like: `nvcc`, or `jit` for NVRTC, as with `--jit`.
    #[schemars(with = "Option<Mode>")]
    pub mode: Option<Spanned<Mode>>,
    /// Whether NVRTC gets `-default-device`.
    #[schemars(with = "Option<bool>")]
    pub default_device: Option<Spanned<bool>>,
    /// Folders in which includes are looked for, as with `-I`.
    #[schemars(with = "Vec<String>")]
    pub include: Vec<Spanned<String>>,
    /// Macros that are defined, as with `-D`: a name (or a name with parameters) and its body.
    #[schemars(with = "BTreeMap<String, Body>")]
    pub defines: Table<Body>,
    /// Macros that are not defined, as with `-U`, also if they are built in or well known.
    #[schemars(with = "Vec<String>")]
    pub undefines: Vec<Spanned<String>>,
    /// Macros that stand for execution space annotations, where no header that is read defines them.
    #[schemars(with = "BTreeMap<String, Annotation>")]
    pub annotations: Table<Annotation>,
    /// Macros that make lambdas, where no header that is read defines them: a name (or a name with
    /// parameters) and what it stands for, as in `"MY_LAMBDA" = "[=] __device__"`.
    #[schemars(with = "BTreeMap<String, String>")]
    pub macros: Table<String>,
    /// Libraries whose macros are known by name.
    #[schemars(with = "Vec<String>")]
    pub presets: Vec<Spanned<String>>,
    /// Whether what compiles and is certainly wrong is an error, as with `--strict`.
    #[schemars(with = "Option<bool>")]
    pub strict: Option<Spanned<bool>>,
    /// Levels of rules by tag, number or name; `all` means every rule that is not named, and
    /// `not-analysed` lambdas that cannot be analysed.
    #[schemars(with = "BTreeMap<String, RuleLevel>")]
    pub rules: Table<RuleLevel>,
    /// Settings for some files; later ones win.
    #[schemars(with = "Vec<Override>")]
    pub overrides: Vec<Spanned<Override>>,
    /// Files that are left out, as patterns of `.gitignore`.
    #[schemars(with = "Vec<String>")]
    pub exclude: Vec<Spanned<String>>,
    /// The file with findings that are known and do not fail.
    #[schemars(with = "Option<String>")]
    pub baseline: Option<Spanned<String>>,
    /// `compile_commands.json`, or the folder that has it, as with `-p`.
    #[schemars(with = "Option<String>")]
    pub compile_commands: Option<Spanned<String>>,
}

/// Settings for some files.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Override {
    /// The files, as patterns of `.gitignore`: `tests/`, `*.cuh`, `src/**/old.cu`.
    #[schemars(with = "Vec<String>", required, length(min = 1))]
    pub paths: Vec<Spanned<String>>,
    /// Levels of rules.
    #[schemars(with = "BTreeMap<String, RuleLevel>")]
    pub rules: Table<RuleLevel>,
    /// C++ standard.
    #[schemars(with = "Option<String>")]
    pub std: Option<Spanned<String>>,
    /// Whether nvcc gets `--extended-lambda`.
    #[schemars(with = "Option<bool>")]
    pub extended_lambda: Option<Spanned<bool>>,
    /// Which compiler they are for: `nvcc` or `jit`.
    #[schemars(with = "Option<Mode>")]
    pub mode: Option<Spanned<Mode>>,
    /// Whether NVRTC gets `-default-device`.
    #[schemars(with = "Option<bool>")]
    pub default_device: Option<Spanned<bool>>,
    /// Further folders of includes.
    #[schemars(with = "Vec<String>")]
    pub include: Vec<Spanned<String>>,
    /// Further macros that are defined.
    #[schemars(with = "BTreeMap<String, Body>")]
    pub defines: Table<Body>,
    /// Further macros that are not defined.
    #[schemars(with = "Vec<String>")]
    pub undefines: Vec<Spanned<String>>,
}

/// The body of a macro: a text, a number, or `true` for `1`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a body is a text, a number or `true`")]
pub enum Body {
    /// `true` means `1`.
    Flag(True),
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// Only `true`: a macro that is not to be defined is in `undefines`.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "bool")]
#[schemars(with = "bool", extend("const" = true))]
pub struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(value: bool) -> Result<Self, Self::Error> {
        value
            .then_some(True)
            .ok_or("`false` is not a body: put the name into `undefines`")
    }
}

impl Body {
    /// The text after the name.
    pub fn text(&self) -> String {
        match self {
            Body::Flag(True) => "1".to_owned(),
            Body::Number(number) => number.to_string(),
            Body::Text(text) => text.clone(),
        }
    }
}

/// What an annotation macro stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Annotation {
    /// `__device__`
    Device,
    /// `__host__ __device__`
    HostDevice,
    /// `__host__`
    Host,
    /// Nothing
    None,
}

impl Annotation {
    /// Its text in a program.
    pub fn text(self) -> &'static str {
        match self {
            Annotation::Device => "__device__",
            Annotation::HostDevice => "__host__ __device__",
            Annotation::Host => "__host__",
            Annotation::None => "",
        }
    }
}

/// Which compiler a text is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// nvcc
    #[default]
    Nvcc,
    /// NVRTC, which compiles programs at run time
    Jit,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Nvcc => "nvcc",
            Mode::Jit => "jit",
        })
    }
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RuleLevel {
    /// Not reported
    Off,
    /// A warning
    Warn,
    /// An error, unless the file says otherwise by a pragma or a comment
    Error,
    /// An error, whatever the file says
    Deny,
}

/// The JSON schema of the file.
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(ConfigFile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_can_be_said() {
        let text = include_str!("../../tests/data/culambda.toml");
        let file: ConfigFile = toml::from_str(text).unwrap();
        assert_eq!(file.overrides.len(), 1);
        let bodies: Vec<String> = file.defines.values().map(|b| b.get_ref().text()).collect();
        assert_eq!(bodies, ["x + 1", "1", "42"]);
    }

    #[test]
    fn the_schema_takes_what_the_types_take() {
        let validator = jsonschema::validator_for(schema().as_value()).unwrap();
        let json = |text: &str| serde_json::to_value(toml::from_str::<toml::Table>(text).unwrap()).unwrap();
        let whole = json(include_str!("../../tests/data/culambda.toml"));
        assert_eq!(validator.validate(&whole).map_err(|e| e.to_string()), Ok(()));
        for wrong in [
            "stdd = '17'",
            "[rules]\nx = 'loud'",
            "[defines]\nA = false",
            "[[overrides]]\npath = ['a']",
        ] {
            assert!(toml::from_str::<ConfigFile>(wrong).is_err(), "{wrong}");
            assert!(!validator.is_valid(&json(wrong)), "{wrong}");
        }
    }
}
