//! What `culambda check` can be told about calls and variables across execution spaces.

use crate::config::{Origin, Settings, SpacesSettings};
use clap::Args;
use culambda_rules::{Crossings, Level, RelaxedConstexpr};
use culambda_source::{Spaces, Target};
use std::fmt;
use std::str::FromStr;

/// Options about calls and variables across execution spaces.
#[derive(Clone, Debug, Default, Args)]
pub struct SpacesArgs {
    /// Which code to check for calls and variables across host and device: off, lambdas or all
    ///
    /// `lambdas`, the default, checks the bodies of extended lambdas and, in files with lambdas, where host code uses
    /// names that exist only on the device; `all` checks all functions. `,warn` turns notes about lambdas of which it
    /// is not known whether they are launched into warnings: nvcc reports these only if the lambda is launched.
    #[arg(long, value_name = "LEVEL[,warn]", help_heading = "Execution spaces")]
    pub spaces: Option<SpacesLevel>,
    /// Check as nvcc does with --expt-relaxed-constexpr: `constexpr` functions may be called on both sides
    #[arg(long, help_heading = "Execution spaces")]
    pub relaxed_constexpr: bool,
    /// Check as nvcc does with -Werror cross-execution-space-call
    #[arg(long, help_heading = "Execution spaces")]
    pub werror_cross_space: bool,
}

/// The value of `--spaces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpacesLevel {
    /// Which code is looked at.
    pub code: Spaces,
    /// Whether what may never be reported is a warning.
    pub warn: bool,
}

impl Default for SpacesLevel {
    fn default() -> SpacesLevel {
        SpacesLevel {
            code: Spaces::Lambdas,
            warn: false,
        }
    }
}

impl fmt::Display for SpacesLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self.code {
            Spaces::Off | Spaces::Rejected => "off",
            Spaces::Lambdas => "lambdas",
            Spaces::All => "all",
        };
        write!(f, "{code}{}", if self.warn { ",warn" } else { "" })
    }
}

impl FromStr for SpacesLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<SpacesLevel, String> {
        let (level, rest) = text.split_once(',').unwrap_or((text, ""));
        let code = match level {
            "off" => Spaces::Off,
            "lambdas" => Spaces::Lambdas,
            "all" => Spaces::All,
            _ => return Err("give off, lambdas or all".to_owned()),
        };
        match (rest, text.contains(',')) {
            ("warn", _) => Ok(SpacesLevel { code, warn: true }),
            (_, false) => Ok(SpacesLevel { code, warn: false }),
            _ => Err("after the comma there may only be `warn`".to_owned()),
        }
    }
}

impl SpacesArgs {
    /// What holds for a file, which these options win over.
    pub fn over(&self, settings: &SpacesSettings) -> SpacesLevel {
        self.spaces.unwrap_or(settings.level.value)
    }

    /// What is compiled for, with these options.
    pub fn target(&self, target: Target) -> Target {
        Target {
            relaxed_constexpr: target.relaxed_constexpr || self.relaxed_constexpr,
            ..target
        }
    }

    /// How bad what is found is in a file with these settings, with a project around it or none.
    pub fn crossings(&self, settings: &Settings, project: bool) -> Crossings {
        let level = self.over(&settings.spaces);
        let relaxed_constexpr = &settings.spaces.relaxed_constexpr;
        let named = || {
            settings
                .built
                .as_ref()
                .is_some_and(|(built, _)| built.build().may_relax_constexpr())
        };
        Crossings {
            errors: self.werror_cross_space || settings.spaces.errors.value,
            relaxed_constexpr: match level.code {
                _ if !project || self.relaxed_constexpr || relaxed_constexpr.origin != Origin::Default => {
                    RelaxedConstexpr::Off
                }
                // The flag may come from a library that the project uses.
                Spaces::All if !named() => RelaxedConstexpr::NotNamed,
                _ => RelaxedConstexpr::Open,
            },
            open: if level.warn { Level::Warning } else { Level::Note },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_what_is_none() {
        let read = |text: &str| text.parse::<SpacesLevel>().ok().map(|l| (l.code, l.warn));
        assert_eq!(read("off"), Some((Spaces::Off, false)));
        assert_eq!(read("all,warn"), Some((Spaces::All, true)));
        assert_eq!([read("some"), read("all,"), read("all,loud"), read("")], [None; 4]);
    }
}
