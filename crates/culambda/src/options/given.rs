//! What is wrong with a command line, and values that have parts.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::str::FromStr;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser as _, ValueEnum as _};

use super::{CheckFormat, Cli, ColorChoice};
use crate::report::{Message, printable, printable_lines};
use crate::{io, names};

/// `FORMAT=PATH`: a further output of `check`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputFile {
    /// How to print.
    pub format: CheckFormat,
    /// Where to.
    pub path: PathBuf,
}

impl FromStr for OutputFile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (format, path) = text.split_once('=').ok_or("it is not FORMAT=PATH")?;
        let format = CheckFormat::from_str(format, false).map_err(|_| format!("there is no format `{format}`"))?;
        match path {
            "" => Err("there is no path after `=`".to_owned()),
            "-" => Err("--format says what goes to the standard output".to_owned()),
            path => Ok(OutputFile {
                format,
                path: path.into(),
            }),
        }
    }
}

/// `--file-list`.
#[derive(Clone, Debug, Default, Args)]
pub struct FileList {
    /// Read further file names from FILE, one per line; `-` means from the standard input
    ///
    /// Names may also end in NUL (`git ls-files -z`). If the list is empty, no file is read.
    #[arg(long, value_name = "FILE", help_heading = "Selection")]
    file_list: Option<PathBuf>,
}

/// What a command is to look at.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// Files, folders and patterns of files.
    pub files: Vec<PathBuf>,
    /// Whether it is the current folder if there are none of these.
    pub or_here: bool,
}

impl FileList {
    /// Files that are named, with those of the list.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn with(&self, files: &[PathBuf]) -> Result<Named, Message> {
        let mut files = files.to_vec();
        let Some(list) = &self.file_list else {
            return Ok(Named { files, or_here: true });
        };
        let text = if list.as_os_str() == "-" {
            if files.contains(list) {
                return Err(Message::error("the standard input is given twice"));
            }
            io::read_stdin()
        } else {
            io::read(list)
        };
        let text = text.map_err(|error| Message::error(format!("cannot read `{}`: {error}", names::name(list))))?;
        files.extend(listed(&text));
        Ok(Named { files, or_here: false })
    }
}

/// The names in a list.
fn listed(text: &[u8]) -> Vec<PathBuf> {
    let end = if text.contains(&0) { 0 } else { b'\n' };
    let lines = text.split(|byte| *byte == end);
    let lines = lines.map(|line| {
        if end == 0 {
            line
        } else {
            line.strip_suffix(b"\r").unwrap_or(line)
        }
    });
    lines.filter(|line| !line.is_empty()).map(names::path_of).collect()
}

/// What is told of a wrong command line: it repeats arguments, in which names of files may be that hold anything.
pub fn wrong(error: &clap::Error) -> String {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let clean = arguments
        .iter()
        .map(|argument| OsString::from(printable(&argument.to_string_lossy()).into_owned()));
    // Said of clean arguments, the lines are those of the message.
    let mut again = Cli::try_parse_from(clean).err().filter(clap::Error::use_stderr);
    if let Some(again) = &mut again {
        without_tip(again);
        if let Some(tip) = about_compilers(again) {
            again.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
        }
    }
    let text = again.as_ref().unwrap_or(error).render();
    if ColorChoice::Auto.wanted(std::io::stderr().is_terminal()) {
        return text.ansi().to_string();
    }
    printable_lines(&text.to_string()).into_owned()
}

/// A tip for those who type options of compilers, which have one dash.
fn about_compilers(error: &clap::Error) -> Option<&'static str> {
    let names = |kind, wanted: fn(&str) -> bool| match error.get(kind) {
        Some(ContextValue::String(name)) => wanted(name),
        Some(ContextValue::Strings(names)) => names.iter().any(|name| wanted(name)),
        _ => false,
    };
    match error.kind() {
        ErrorKind::UnknownArgument
            if names(ContextKind::InvalidArg, |name| {
                name.starts_with('-') && !name.starts_with("--")
            }) =>
        {
            Some(
                "of a compiler's options -D, -U and -I are taken, and --std; `-p BUILD` reads the others from compile_commands.json",
            )
        }
        ErrorKind::MissingRequiredArgument if names(ContextKind::InvalidArg, |name| name == "--preprocess") => {
            Some("what follows `--` goes to the compiler that --preprocess runs; without it, give -D, -U, -I and --std")
        }
        _ => None,
    }
}

/// Leaves out the advice to put an unknown option after `--`: there it would go to the host compiler.
fn without_tip(error: &mut clap::Error) {
    if let Some(ContextValue::StyledStrs(mut tips)) = error.remove(ContextKind::Suggested) {
        tips.retain(|tip| !tip.to_string().contains("as a value"));
        if !tips.is_empty() {
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists() {
        let paths = |all: &[&str]| all.iter().map(PathBuf::from).collect::<Vec<_>>();
        assert_eq!(listed(b"a.cu\r\n\nb c.cu"), paths(&["a.cu", "b c.cu"]));
        assert_eq!(listed(b"a\nb.cu\0c.cu\0"), paths(&["a\nb.cu", "c.cu"]));
        assert!(listed(b"\n").is_empty());
    }

    #[test]
    fn outputs() {
        let given: OutputFile = "sarif=out/a=b.sarif".parse().unwrap();
        assert_eq!(given.path, PathBuf::from("out/a=b.sarif"));
        for bad in ["sarif", "sarif=", "json=-", "xml=a", "=a"] {
            assert!(bad.parse::<OutputFile>().is_err(), "{bad}");
        }
    }
}
