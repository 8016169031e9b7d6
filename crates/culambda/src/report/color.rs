//! When output has colours.

use std::ffi::OsString;

use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless the environment says something else
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl ColorChoice {
    /// Whether to colour a stream that is a terminal or not.
    pub fn wanted(self, terminal: bool) -> bool {
        match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => by_environment(terminal, &|name| std::env::var_os(name)),
        }
    }
}

/// What <https://no-color.org>, <https://bixense.com/clicolors> and `FORCE_COLOR` say, in that order.
fn by_environment(terminal: bool, variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    let value = |name| variable(name).filter(|value| !value.is_empty());
    let is_on = |name| value(name).is_some_and(|value| value != "0");
    if value("NO_COLOR").is_some() {
        return false;
    }
    if is_on("CLICOLOR_FORCE") || is_on("FORCE_COLOR") {
        return true;
    }
    let is_off = value("CLICOLOR").is_some_and(|value| value == "0");
    terminal && !is_off && value("TERM").is_none_or(|term| term != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_decides() {
        let wanted = |terminal: bool, set: &[(&str, &str)]| {
            let variable = |name: &str| {
                set.iter()
                    .find(|(known, _)| *known == name)
                    .map(|(_, value)| OsString::from(value))
            };
            by_environment(terminal, &variable)
        };
        assert!(wanted(true, &[]) && !wanted(false, &[]));
        assert!(!wanted(true, &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]));
        assert!(wanted(true, &[("NO_COLOR", "")]));
        assert!(wanted(false, &[("CLICOLOR_FORCE", "1"), ("CLICOLOR", "0")]));
        assert!(wanted(false, &[("FORCE_COLOR", "1")]) && !wanted(false, &[("FORCE_COLOR", "0")]));
        assert!(!wanted(true, &[("CLICOLOR", "0")]) && wanted(true, &[("CLICOLOR", "1")]));
        assert!(!wanted(true, &[("TERM", "dumb")]));
    }
}
