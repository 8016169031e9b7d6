//! What is wrong with a command line, and values that have parts.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Parser as _, ValueEnum as _};

use super::{CheckFormat, Cli, ColorChoice};
use crate::report::{printable, printable_lines};

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

/// What is told of a wrong command line: it repeats arguments, in which names of files may stand that hold anything.
pub fn wrong(error: &clap::Error) -> String {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let clean = arguments
        .iter()
        .map(|argument| OsString::from(printable(&argument.to_string_lossy()).into_owned()));
    // Said of clean arguments, the lines are those of the message.
    let again = Cli::try_parse_from(clean).err().filter(clap::Error::use_stderr);
    let text = again.as_ref().unwrap_or(error).render();
    if ColorChoice::Auto.wanted(std::io::stderr().is_terminal()) {
        return text.ansi().to_string();
    }
    printable_lines(&text.to_string()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs() {
        let given: OutputFile = "sarif=out/a=b.sarif".parse().unwrap();
        assert_eq!(given.path, PathBuf::from("out/a=b.sarif"));
        for bad in ["sarif", "sarif=", "json=-", "xml=a", "=a"] {
            assert!(bad.parse::<OutputFile>().is_err(), "{bad}");
        }
    }
}
