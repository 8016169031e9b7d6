//! What `culambda check` and `culambda explain` can be given.

use std::path::PathBuf;

use clap::{ArgAction, ArgMatches, Args, Command as ClapCommand, FromArgMatches, ValueEnum};
use culambda_rules::levels::{Action, Choice, Levels};

use crate::report::acts;

use super::{FileList, JitArgs, OutputFile, ReadArgs, SpacesArgs};

/// Arguments of `culambda check`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// Files, folders and patterns of files to check; none means the current folder, `-` the standard input
    ///
    /// In a folder, all C++ and CUDA files are checked that .gitignore does not exclude, each with what it needs from
    /// the other files of its project: macros, classes, bases. So are the files that match a pattern such as
    /// 'src/**/*.cu' (quoted for the shell). If nearly all lambdas are in .cu files, nvcc does not compile the C++
    /// files, so these are left out unless they are named, or compile commands or settings say otherwise.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Files whose names are in a file.
    #[command(flatten)]
    pub list: FileList,
    /// How to print the findings
    #[arg(long, default_value = "pretty")]
    pub format: CheckFormat,
    /// Also write the findings to a file, in another format; may be given several times
    ///
    /// FORMAT is one of those of --format, as in `--output-file sarif=lambdas.sarif`.
    #[arg(long, value_name = "FORMAT=PATH")]
    pub output_file: Vec<OutputFile>,
    /// Count the findings by rule and folder instead of showing them
    #[arg(long)]
    pub statistics: bool,
    /// What is reported.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// List includes that were not found, everything that is not known and why, and options that would help
    #[arg(short, long)]
    pub verbose: bool,
    /// Print only the findings: no last line, no warnings about folders and includes
    #[arg(short, long, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Print the names of the files that would be checked, and check nothing
    #[arg(long, help_heading = "Selection", conflicts_with_all = ["fix", "diff", "write_baseline"])]
    pub show_files: bool,
    /// Show where the time goes
    #[arg(long)]
    pub timings: bool,
    /// Check again whenever one of the files changes
    #[arg(long, conflicts_with_all = ["fix", "diff", "add_allow", "write_baseline", "show_files"])]
    pub watch: bool,
    /// Exit with 0 whatever is found
    #[arg(long)]
    pub exit_zero: bool,
    /// Check only files that differ from REV in git, untracked ones, and those whose lambdas depend on one of these
    ///
    /// `REV...` means the commit where the branch left REV. --fix and --diff skip files that do not differ.
    #[arg(long, value_name = "REV", help_heading = "Selection")]
    pub changed_since: Option<String>,
    /// Also check the files whose lambdas depend on one of the named files
    #[arg(long, help_heading = "Selection", conflicts_with_all = ["fix", "diff", "isolated", "changed_since"])]
    pub affected: bool,
    /// Use the known macros of a library even if nothing shows that the library is used
    #[arg(long = "preset", value_name = "NAME", value_parser = super::preset_names(), hide_possible_values = true, help_heading = "Preprocessor")]
    pub presets: Vec<String>,
    /// Leave out what `culambda.toml` excludes even if it is named
    #[arg(long, help_heading = "Selection")]
    pub force_exclude: bool,
    /// Report only what is not in FILE
    #[arg(long, value_name = "FILE", help_heading = "Selection")]
    pub baseline: Option<PathBuf>,
    /// Write all findings to the baseline, and report nothing; the default is ./culambda-baseline.json
    #[arg(long, help_heading = "Selection")]
    pub write_baseline: bool,
    /// Show what the fixes would change, as a patch, and change nothing
    #[arg(long, help_heading = "Fixes")]
    pub diff: bool,
    /// Apply the fixes that cannot change what a program means
    #[arg(long, help_heading = "Fixes", conflicts_with = "diff")]
    pub fix: bool,
    /// Write comments that allow the errors and warnings, with REASON, above their lines
    ///
    /// If there already is such a comment, the rules are added to it. What --deny names is not allowed, nor is what is
    /// within a macro, where no comment can be written; these stay findings.
    #[arg(long, value_name = "REASON", value_parser = reason, help_heading = "Fixes", conflicts_with_all = ["fix", "diff", "write_baseline"])]
    pub add_allow: Option<String>,
    /// Also apply fixes that are only probably right
    #[arg(long, help_heading = "Fixes")]
    pub unsafe_fixes: bool,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

/// A reason that a comment can give.
fn reason(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    if !text.contains(char::is_alphanumeric) {
        return Err("a reason has words");
    }
    if text.contains(acts) {
        return Err("a reason is one line of text");
    }
    if text.ends_with('\\') {
        return Err("a backslash at its end would take the next line into the comment");
    }
    Ok(text.to_owned())
}

/// What is reported of a file, whoever asks.
#[derive(Clone, Debug, Args)]
pub struct RuleArgs {
    #[command(flatten)]
    choices: Choices,
    /// Report what compiles but is certainly wrong as an error, above all an implicit `this`
    #[arg(long, help_heading = "Rules")]
    pub strict: bool,
    /// Check as nvcc does without --extended-lambda: every annotated lambda is an error
    #[arg(long, help_heading = "Rules")]
    pub no_extended_lambda: bool,
    /// Also report what is in system headers of preprocessed text
    #[arg(long, help_heading = "Rules")]
    pub system_headers: bool,
    /// What is asked about execution spaces.
    #[command(flatten)]
    pub spaces: SpacesArgs,
    /// What is asked as NVRTC does.
    #[command(flatten)]
    pub jit: JitArgs,
}

impl RuleArgs {
    /// What the options say of rules.
    pub fn levels(&self) -> Levels {
        // What is said of single rules wins.
        let strict = self.strict.then(Choice::strict).into_iter();
        Levels {
            configured: Vec::new(),
            choices: strict.chain(self.choices.0.iter().cloned()).collect(),
        }
    }
}

/// How `culambda check` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// Excerpts of the source with reasons and remedies
    Pretty,
    /// One line for each finding
    Concise,
    /// One JSON object
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Annotations of GitHub Actions
    Github,
    /// A code quality report of GitLab
    Gitlab,
    #[expect(clippy::doc_markdown, reason = "it is help, which is not Markdown")]
    /// JUnit XML, with a test for each file
    Junit,
    /// Logging commands of Azure Pipelines
    Azure,
    /// Checkstyle XML, for Jenkins and others
    Checkstyle,
    /// The JSON of reviewdog, with fixes as suggestions
    Rdjson,
}

/// `--select`, `--ignore`, `--warn` and `--deny`, in the order given: the last one that names a rule wins.
#[derive(Clone, Debug, Default)]
struct Choices(Vec<Choice>);

const CHOICE_OPTIONS: [(&str, Action, &str); 4] = [
    (
        "select",
        Action::Select,
        "Report only these rules: tags, numbers or `all`",
    ),
    (
        "ignore",
        Action::Ignore,
        "Do not report these rules; `not-analysed` does not list lambdas that cannot be analysed",
    ),
    ("warn", Action::Warn, "Report these rules as warnings"),
    (
        "deny",
        Action::Deny,
        "Report these rules as errors, whatever the file says; `not-analysed` makes a failure of lambdas that cannot be \
         analysed",
    ),
];

impl Args for Choices {
    fn augment_args(command: ClapCommand) -> ClapCommand {
        command.args(CHOICE_OPTIONS.map(|(id, _, help)| {
            let arg = clap::Arg::new(id).long(id).value_name("RULE,..").help(help);
            arg.action(ArgAction::Append).help_heading("Rules")
        }))
    }

    fn augment_args_for_update(command: ClapCommand) -> ClapCommand {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Choices {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut found: Vec<(usize, Choice)> = Vec::new();
        for (id, action, _) in CHOICE_OPTIONS {
            let values = matches.get_many::<String>(id).into_iter().flatten();
            for (index, list) in matches.indices_of(id).into_iter().flatten().zip(values) {
                let rules = list
                    .split(',')
                    .map(str::trim)
                    .filter(|rule| !rule.is_empty())
                    .map(str::to_owned)
                    .collect();
                found.push((index, Choice { action, rules }));
            }
        }
        found.sort_by_key(|(index, _)| *index);
        Ok(Choices(found.into_iter().map(|(_, choice)| choice).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Arguments of `culambda explain`.
#[derive(Clone, Debug, Args)]
pub struct ExplainArgs {
    /// The tag, name or number of a rule, or words to search for, also those of a refusal; none lists all rules
    #[arg(value_name = "RULE|NUMBER")]
    pub rule: Option<String>,
}

pub(super) const CHECK_HELP: &str = "\
Checks every restriction of nvcc on extended lambdas, and what nvcc accepts although the host compiler \
will reject it. A finding is reported on the line where nvcc reports it, with nvcc's message, \
the cause, the reason and the remedy; `culambda explain RULE` says more. What cannot be told from the \
file, its includes and its project is never guessed: give the folders of headers with -I.

nvcc's pragmas are respected (`#pragma nv_diag_suppress TAG`, `nv_diag_warning`, `nv_diagnostic push`, ..). \
A comment `// culambda: allow(RULE) reason` allows a rule on its line and the next one. Both take \
precedence over all options but --deny.

--fix writes a file only if it still has the text that was checked, and is not read-only.

A baseline lists known findings: --write-baseline writes it, and from then on only what is not in it is \
reported. Its entries survive moved lines. With --changed-since, a file counts as changed if its own text \
changed, or that of a file that its lambdas depend on.

Examples:
  culambda check
  culambda check src/*.cu -I include
  culambda check a.cu --ignore 20178 --deny not-analysed
  culambda check a.cu --fix --unsafe-fixes
  culambda check src --watch
  culambda check src --add-allow 'managed memory, see #12'
  git ls-files '*.cu' | culambda check --file-list -
  culambda check src/*.cu --changed-since origin/main...
  culambda check src/*.cu --baseline known.json --write-baseline
  culambda check src/*.cu --format sarif > lambdas.sarif
  culambda check . --format github --output-file sarif=lambdas.sarif

Exit codes:
  0  nothing, or warnings and notes only
  1  an error was found
  2  a wrong command line, or a file that cannot be read or written";

pub(super) const EXPLAIN_HELP: &str = "\
Examples:
  culambda explain 20151
  culambda explain extended_lambda_inaccessible_parent
  culambda explain private
  culambda explain 'is declared in no file'
  culambda explain

Exit codes:
  0  done
  2  there is no such rule";
