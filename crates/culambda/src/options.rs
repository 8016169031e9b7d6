//! What can be given on the command line.

mod cc;
mod check;
mod config;
mod diff;
mod given;
mod jit;
mod list;
mod preprocess;
mod report;
#[cfg(feature = "server")]
mod server;
mod show;
mod spaces;
mod toolkit;

use std::ffi::OsString;
use std::path::PathBuf;

pub use cc::{CcArgs, OverlayArgs};
pub use check::{CheckArgs, CheckFormat, ExplainArgs, RuleArgs};
use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::{ArgAction, ArgMatches, Args, Command as ClapCommand, FromArgMatches, Parser, Subcommand};
pub use config::{ConfigCommand, ManArgs, SchemaOf, ShowArgs};
use culambda_build::definition::{define, undefine};
use culambda_rewrite::preamble::CountSet;
use culambda_source::{CudaRelease, HostCompiler, MacroOption, Standard, presets};
pub use diff::DiffArgs;
pub use given::{FileList, Named, OutputFile, wrong};
pub use jit::JitArgs;
pub use list::{ListArgs, ListFormat, WrapperKind};
pub use preprocess::PreprocessArgs;
pub use report::ReportArgs;
#[cfg(feature = "server")]
pub use server::ServerArgs;
pub use show::{LambdaPlace, ShowFormat, ShowLambdaArgs};
pub use spaces::{SpacesArgs, SpacesLevel};

use crate::config::read::Layer;
use crate::config::{ConfigArgs, Origin, Project, Sourced};
pub use crate::report::ColorChoice;
use crate::report::Message;
pub use toolkit::ToolkitArgs;

/// Checks, shows and rewrites CUDA extended lambdas as NVIDIA's front end does, without a CUDA toolkit.
///
/// An extended lambda is one with `__device__` after its captures in code that runs on the host.
/// nvcc's front end replaces each of them with a value of a wrapper type before the host compiler sees it.
#[derive(Debug, Parser)]
#[command(name = "culambda", version, after_help = EXIT_CODES, propagate_version = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// When to use colours: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true
    )]
    pub color: ColorChoice,
    /// How many files to work on at the same time; 0 means one per core
    #[arg(
        short,
        long,
        global = true,
        value_name = "N",
        default_value = "0",
        hide_default_value = true
    )]
    pub jobs: usize,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  sites that cannot be rewritten, or findings
  2  a wrong command line, or a file that cannot be read or written

Colours are left out when the output is not a terminal. The first of these decides otherwise:
--color, NO_COLOR, CLICOLOR_FORCE or FORCE_COLOR (unless 0), CLICOLOR=0, TERM=dumb.";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check files for everything about extended lambdas that nvcc rejects
    #[command(after_long_help = check::CHECK_HELP)]
    Check(CheckArgs),
    /// List the annotated lambdas of files: what they capture, and what becomes of them
    #[command(after_long_help = list::LIST_HELP)]
    List(ListArgs),
    /// Show one lambda on a page: what it captures, what becomes of it, and why
    #[command(after_long_help = show::SHOW_HELP)]
    Show(ShowLambdaArgs),
    /// Show what `rewrite` would change, as a patch
    #[command(after_long_help = diff::DIFF_HELP)]
    Diff(DiffArgs),
    /// Write HTML pages that show the lambdas of a project next to what becomes of them
    #[command(after_long_help = report::REPORT_HELP)]
    Report(ReportArgs),
    /// Explain a rule, or the reason of a refusal
    #[command(after_long_help = check::EXPLAIN_HELP)]
    Explain(ExplainArgs),
    /// Rewrite extended lambdas into what the host compiler gets from nvcc
    #[command(after_long_help = REWRITE_HELP)]
    Rewrite(RewriteArgs),
    /// Build CUDA sources into programs that run on the CPU
    #[command(after_long_help = cc::CC_HELP, disable_version_flag = true)]
    Cc(CcArgs),
    /// Write a folder that build systems accept as a CUDA toolkit
    #[command(after_long_help = toolkit::TOOLKIT_HELP)]
    Toolkit(ToolkitArgs),
    /// Write the CUDA sources of a build as C++ for clang-tidy, clangd and cppcheck
    #[command(after_long_help = cc::OVERLAY_HELP)]
    Overlay(OverlayArgs),
    /// Print the templates that rewritten lambdas need
    #[command(after_long_help = PREAMBLE_HELP)]
    Preamble(PreambleArgs),
    /// Run the language server, for editors
    #[cfg(feature = "server")]
    #[command(after_long_help = server::SERVER_HELP)]
    Server(ServerArgs),
    /// Show the settings of a file, or what `culambda.toml` can contain
    #[command(subcommand)]
    Config(ConfigCommand),
    /// Print completions for a shell
    #[command(after_long_help = config::COMPLETIONS_HELP)]
    Completions {
        /// The shell
        #[arg(value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or write one for each command
    #[command(after_long_help = config::MAN_HELP)]
    Man(ManArgs),
}

/// What the text is read and written for.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Target")]
pub struct TargetArgs {
    /// C++ standard: 11, 14, 17, 20 or 23, alone or after `c++` or `gnu++` [default: 17]
    #[arg(long, value_name = "STD")]
    pub std: Option<Standard>,
    /// CUDA release to follow: 13.0 to 13.5 [default: 13.5]
    #[arg(long, value_name = "VERSION")]
    pub cuda: Option<CudaRelease>,
    /// Host compiler that reads the output: gcc-VERSION or clang-VERSION [default: gcc-12]
    #[arg(long, value_name = "NAME")]
    pub host_compiler: Option<HostCompiler>,
}

impl TargetArgs {
    /// What the options say.
    fn layer(self) -> Layer {
        Layer {
            std: self.std.map(given),
            cuda: self.cuda.map(given),
            host_compiler: self.host_compiler.map(given),
            ..Layer::default()
        }
    }
}

/// The libraries that `--preset` takes.
fn preset_names() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(presets::all().iter().map(|preset| preset.name))
}

/// A value of the command line.
fn given<T>(value: T) -> Sourced<T> {
    Sourced::new(value, Origin::CommandLine)
}

/// How sources are read.
#[derive(Clone, Debug, Args)]
pub struct ReadArgs {
    /// The name to use for the standard input, in messages and for its includes
    #[arg(long, value_name = "FILE")]
    pub stdin_filename: Option<PathBuf>,
    #[command(flatten)]
    target: TargetArgs,
    /// Whether and how text is preprocessed.
    #[command(flatten)]
    pub preprocessing: PreprocessArgs,
    #[command(flatten)]
    macros: Macros,
    /// Also look for includes in DIR
    ///
    /// The file's own includes are read for macros, classes and functions. Those in quotes are
    /// first looked for next to the file that includes them.
    #[arg(short = 'I', value_name = "DIR", help_heading = "Preprocessor")]
    pub include: Vec<PathBuf>,
    /// Take macros, include folders and the standard of each file from this `compile_commands.json`
    #[arg(short = 'p', long, value_name = "FILE|DIR", help_heading = "Configuration")]
    pub compile_commands: Option<PathBuf>,
    /// Read nothing but the file and its includes: no other file of its project, no build file
    #[arg(long, help_heading = "Configuration", conflicts_with = "project")]
    pub isolated: bool,
    /// Look things up in the other files of the project, too: the default
    #[arg(long, help_heading = "Configuration")]
    project: bool,
    #[command(flatten)]
    config: ConfigArgs,
}

impl ReadArgs {
    /// What the options say, to be asked about files.
    ///
    /// # Errors
    /// A file that they name cannot be read, or means nothing.
    pub fn project(&self) -> Result<Project, Message> {
        self.project_with(&[])
    }

    /// The same with presets.
    ///
    /// # Errors
    /// As for [`ReadArgs::project`].
    pub fn project_with(&self, presets: &[String]) -> Result<Project, Message> {
        let layer = Layer {
            presets: presets.iter().cloned().map(given).collect(),
            macros: self.macros.0.iter().cloned().map(given).collect(),
            include: self.include.iter().cloned().map(given).collect(),
            ..self.target.layer()
        };
        let project = Project::new(&self.config, self.compile_commands.as_deref(), layer)?;
        Ok(if self.isolated {
            project.without_build()
        } else {
            project
        })
    }
}

/// `-D` and `-U`, in the order given: the last one that names a macro wins.
#[derive(Clone, Debug, Default)]
struct Macros(Vec<MacroOption>);

const MACRO_OPTIONS: [(&str, char, &str, &str); 2] = [
    ("define", 'D', "NAME[=BODY]", "Define a macro, as 1 without a body"),
    (
        "undefine",
        'U',
        "NAME",
        "Take a macro as not defined, also if it is a built-in or well-known one",
    ),
];

impl Args for Macros {
    fn augment_args(command: ClapCommand) -> ClapCommand {
        command.args(MACRO_OPTIONS.map(|(id, short, value, help)| {
            let arg = clap::Arg::new(id).short(short).value_name(value).help(help);
            let arg = arg.action(ArgAction::Append).help_heading("Preprocessor");
            if id == "define" {
                arg.value_parser(define)
            } else {
                arg.value_parser(undefine)
            }
        }))
    }

    fn augment_args_for_update(command: ClapCommand) -> ClapCommand {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Macros {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut found: Vec<(usize, MacroOption)> = Vec::new();
        for (id, ..) in MACRO_OPTIONS {
            let values = matches.get_many::<MacroOption>(id).into_iter().flatten();
            found.extend(matches.indices_of(id).into_iter().flatten().zip(values.cloned()));
        }
        found.sort_by_key(|(index, _)| *index);
        Ok(Macros(found.into_iter().map(|(_, option)| option).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// What a rewrite needs to know wherever its result goes.
#[derive(Clone, Debug, Args)]
pub struct RewriteMode {
    /// Read as nvcc does without --extended-lambda: every annotated lambda is an error
    #[arg(long)]
    pub no_extended_lambda: bool,
    /// Leave lambdas that cannot be rewritten as they are, with a message, and write the rest
    #[arg(long)]
    pub keep_going: bool,
    /// Also rewrite launches, device functions and conditions, for a compiler that does not know CUDA
    ///
    /// The output is for `g++ -x c++ -include cuda_runtime.h` without `-D__CUDACC__`. Kernels do
    /// nothing on the host, and calling a device function ends the program. See docs/host-view.md.
    #[arg(long)]
    pub host_view: bool,
    /// Write a program that runs on the CPU: lambdas and device functions stay, launches run
    ///
    /// The output is for `g++ -x c++ -include culambda_cpu.h` without `-D__CUDACC__`; `culambda cc` does all
    /// that. Kernels whose threads wait for each other are refused. See docs/cpu.md.
    #[arg(long, conflicts_with_all = ["host_view", "no_extended_lambda"])]
    pub cpu: bool,
}

/// Arguments of `culambda rewrite`.
#[derive(Clone, Debug, Args)]
pub struct RewriteArgs {
    /// Files to rewrite, and with --out-dir folders and patterns of files; `-` or none means the standard input
    ///
    /// From a folder, the files in which something changes are written. With --host-view and --cpu these can be CUDA
    /// files without lambdas, too. What an earlier run has written is not part of the project.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Files whose names are in a file.
    #[command(flatten)]
    pub list: FileList,
    /// Write to OUT; `-`, or neither -o nor --out-dir, means the standard output
    #[arg(short, long, value_name = "OUT", conflicts_with = "out_dir")]
    pub output: Option<PathBuf>,
    /// Write each file into DIR, under its path relative to the common folder of all inputs
    #[arg(long, value_name = "DIR")]
    pub out_dir: Option<PathBuf>,
    /// Where to put the templates: front, sentinel, none, or FILE
    ///
    /// `front` means the beginning of the file; `sentinel` the place where `cuda_runtime.h` declares
    /// `__nv_lambda_preheader_injection` (the default if the text has that, else front); `none`
    /// leaves them out. FILE gets all templates that the rewritten files need together, and each of
    /// those includes it. (Write ./none for a file of that name.)
    #[arg(long, value_name = "WHERE|FILE", value_parser = OsStringValueParser::new().try_map(PreamblePlace::of))]
    pub preamble: Option<PreamblePlace>,
    /// How to rewrite.
    #[command(flatten)]
    pub mode: RewriteMode,
    /// Write no `#line` at the beginning: for tools that count the lines of the file itself
    #[arg(long, requires = "cpu")]
    pub no_line: bool,
    /// Write the dependencies of the outputs to FILE, for make and ninja
    #[arg(long, value_name = "FILE")]
    pub depfile: Option<PathBuf>,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

/// Where the preamble goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreamblePlace {
    /// In front of everything.
    Front,
    /// Where the runtime's header declares the sentinel type.
    Sentinel,
    /// Nowhere.
    None,
    /// Into a file that the outputs include.
    File(PathBuf),
}

impl PreamblePlace {
    fn of(word: OsString) -> Result<Self, &'static str> {
        Ok(match word.to_str() {
            Some("front") => PreamblePlace::Front,
            Some("sentinel") => PreamblePlace::Sentinel,
            Some("none") => PreamblePlace::None,
            Some("") => return Err("give front, sentinel, none or a file"),
            _ => PreamblePlace::File(word.into()),
        })
    }
}

/// Arguments of `culambda preamble`.
#[derive(Clone, Debug, Args)]
pub struct PreambleArgs {
    /// Numbers of captures of the `__device__` lambdas, 0 to 1022
    #[arg(long, value_name = "N,..", value_parser = count_set, default_value = "", hide_default_value = true)]
    pub device: CountSet,
    /// Numbers of captures of the `__host__ __device__` lambdas, 0 to 1022
    #[arg(long, value_name = "N,..", value_parser = count_set, default_value = "", hide_default_value = true)]
    pub host_device: CountSet,
    /// Print the prelude of a host view instead: what CUDA's headers declare only for nvcc
    #[arg(long, conflicts_with_all = ["device", "host_device"])]
    pub host_view: bool,
    /// What for.
    #[command(flatten)]
    pub target: TargetArgs,
    #[command(flatten)]
    config: ConfigArgs,
}

impl PreambleArgs {
    /// What the options say.
    ///
    /// # Errors
    /// A file that they name cannot be read, or means nothing.
    pub fn project(&self) -> Result<Project, Message> {
        Project::new(&self.config, None, self.target.layer())
    }
}

fn count_set(text: &str) -> Result<CountSet, String> {
    let mut set = CountSet::new();
    for number in text.split(',').map(str::trim).filter(|number| !number.is_empty()) {
        let count = number.parse().map_err(|_| format!("`{number}` is not a number"))?;
        set.insert(count).map_err(|error| error.to_string())?;
    }
    Ok(set)
}

const REWRITE_HELP: &str = "\
Everything but the lambdas keeps its bytes, and a file without lambdas does not change. `#line` \
directives make the host compiler's messages name the lines of the original.

A lambda is refused if it breaks one of nvcc's restrictions (the errors of nvcc that `check` reports, \
whatever our own settings say), if no host compiler accepts what nvcc writes for it, or if something \
about it cannot be told from the file and its includes. Then a message says where and what helps, \
the file is not written, and the exit code is 1. A regular file is written whole or not at all. Nothing is \
written if an output is also an input or another output, is read-only, or has other hard links.

With --out-dir, files keep their relative places: x/a.cu and x/in/b.cuh become DIR/a.cu and \
DIR/in/b.cuh, also if the folder x is given. Files of one program that include each other need --preamble FILE.

Examples:
  culambda rewrite saxpy.cu -o saxpy.cpp
  culambda rewrite saxpy.cu --std 20 --host-compiler clang-18 | clang++ -x c++ -std=c++20 -c -
  culambda rewrite src/a.cu src/b.cuh -I include --out-dir build --preamble build/lambdas.h
  culambda rewrite src --out-dir build/host
  culambda rewrite a.cu -o a.cpp --depfile a.cpp.d
  culambda rewrite --host-view a.cu -o a.cpp
  culambda rewrite --cpu a.cu -o a.cpp
  git show HEAD:a.cu | culambda rewrite - --stdin-filename a.cu

Exit codes:
  0  written
  1  a lambda was refused
  2  a wrong command line, or a file that cannot be read or written";

const PREAMBLE_HELP: &str = "\
There is one form of the wrapper templates for each number of captures that occurs. This prints exactly \
the text that nvcc's front end inserts into a unit with these numbers.

Examples:
  culambda preamble --device 1,3 --host-device 0,2
  culambda preamble --device 0 --std 14 --cuda 13.0

Exit codes:
  0  done
  2  a wrong command line, or the output cannot be written";

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn macros(args: &[&str]) -> Result<Vec<MacroOption>, clap::Error> {
        let args = ["culambda", "list", "a.cu"].iter().chain(args);
        match Cli::try_parse_from(args)?.command {
            Command::List(list) => Ok(list.read.macros.0),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_definition_is_sound() {
        Cli::command().debug_assert();
    }

    /// Paragraphs are one line each, which the terminal breaks; lists and examples are indented.
    #[test]
    fn paragraphs_are_broken_by_the_terminal() {
        fn look(command: &ClapCommand) {
            for help in [command.get_after_long_help(), command.get_after_help()]
                .into_iter()
                .flatten()
            {
                let (text, is_running) = (help.to_string(), |line: &str| {
                    !line.is_empty() && !line.starts_with(' ')
                });
                let lines: Vec<&str> = text.lines().collect();
                for pair in lines.windows(2) {
                    let broken = is_running(pair[0]) && is_running(pair[1]) && !pair[0].ends_with(':');
                    assert!(!broken, "{}: {pair:?}", command.get_name());
                }
            }
            command.get_subcommands().for_each(look);
        }
        look(&Cli::command());
    }

    #[test]
    fn macros_in_the_order_given() {
        let define = |name: &str, body: &str| MacroOption::Define(name.into(), body.into());
        let want = [
            define("A", "1"),
            MacroOption::Undefine("A".into()),
            define("F(x)", "x=1"),
            define("A", ""),
        ];
        assert_eq!(macros(&["-DA", "-UA", "-D", "F(x)=x=1", "-DA="]).unwrap(), want);
        for bad in ["-D", "-D1", "-DF(x", "-UA=1", "-D=1"] {
            assert!(macros(&[bad]).is_err(), "{bad}");
        }
    }

    #[test]
    fn targets() {
        let args = [
            "culambda",
            "preamble",
            "--std",
            "gnu++20",
            "--cuda",
            "13.1.80",
            "--host-compiler",
            "clang-18",
        ];
        let Command::Preamble(args) = Cli::try_parse_from(args).unwrap().command else {
            panic!()
        };
        let target = (args.target.std, args.target.cuda);
        assert_eq!(target, (Some(Standard::Cpp20), Some(CudaRelease::V13_0)));
        assert!(Cli::try_parse_from(["culambda", "preamble", "--std", "98"]).is_err());
    }
}
