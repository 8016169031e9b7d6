//! The arguments of `culambda show`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::{Args, ValueEnum};

use super::ReadArgs;
use crate::names;

/// Arguments of `culambda show`.
#[derive(Clone, Debug, Args)]
pub struct ShowLambdaArgs {
    /// The lambda: a file and a line, and a column if the line has more than one
    #[arg(value_name = "FILE:LINE[:COLUMN]", value_parser = OsStringValueParser::new().try_map(LambdaPlace::parse))]
    pub place: LambdaPlace,
    /// How to print it
    #[arg(long, default_value = "text")]
    pub format: ShowFormat,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

/// How `culambda show` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ShowFormat {
    /// A page for people
    Text,
    /// One JSON object
    Json,
}

/// Where a lambda is, as people write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LambdaPlace {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in bytes.
    pub column: Option<u32>,
}

impl LambdaPlace {
    /// Reads `FILE:LINE[:COLUMN]`; the name may have colons in it.
    ///
    /// # Errors
    /// It has no line, or no file.
    pub fn parse(text: OsString) -> Result<LambdaPlace, String> {
        let name = names::name(Path::new(&text));
        let wanted =
            || format!("give a file and a line: FILE:LINE or FILE:LINE:COLUMN; `culambda list {name}` names the lines");
        let (mut rest, mut numbers) = (name.as_str(), Vec::new());
        while let Some((front, number)) = rest.rsplit_once(':').filter(|_| numbers.len() < 2) {
            let Some(number) = number.parse::<u32>().ok().filter(|number| *number > 0) else {
                break;
            };
            numbers.push(number);
            rest = front;
        }
        let (line, column) = match *numbers.as_slice() {
            [line] => (line, None),
            [column, line] => (line, Some(column)),
            _ => return Err(wanted()),
        };
        if rest.is_empty() {
            return Err(wanted());
        }
        let file = names::path(rest);
        Ok(LambdaPlace { file, line, column })
    }
}

pub(super) const SHOW_HELP: &str = "\
Shows the extended lambda that begins on a line, or the innermost one that the line is a part of: its \
source, its wrapper and number, the function that it belongs to, what it captures and how, and the \
text that takes its place, broken into lines at its template arguments. A lambda that `rewrite` would \
refuse has the reason and what helps.

Examples:
  culambda show saxpy.cu:14
  culambda show saxpy.cu:14:20 --format json

Exit codes:
  0  shown
  1  no annotated lambda is there
  2  a wrong command line, or a file that cannot be read";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let parse = |text: &str| LambdaPlace::parse(text.into());
        let place = |file: &str, line, column| LambdaPlace {
            file: file.into(),
            line,
            column,
        };
        assert_eq!(parse("a.cu:7"), Ok(place("a.cu", 7, None)));
        assert_eq!(parse("a.cu:7:3"), Ok(place("a.cu", 7, Some(3))));
        assert_eq!(parse("C:\\x.cu:7:3"), Ok(place("C:\\x.cu", 7, Some(3))));
        assert_eq!(parse("a:1:b:7"), Ok(place("a:1:b", 7, None)));
        for bad in ["a.cu", "a.cu:", "a.cu:0", ":7", "a.cu:x", "7"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
