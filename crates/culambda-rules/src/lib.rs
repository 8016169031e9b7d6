//! The restrictions on CUDA extended lambdas, explained, with the remedy.
//!
//! [`check`] asks every rule about every lambda of an [`culambda_model::Analysis`] and returns a [`Report`]. A rule
//! is one file in [`rules`]: its documentation, its message, its check, its tests. Rules look at facts, never at
//! text, and do not know each other; an unknown fact never makes a finding. [`refusals`] says with the same rules
//! which lambdas must not be rewritten.
//!
//! * [`rule`]: what a rule is; [`registry`]: all of them;
//! * [`context`]: what a check sees; [`finding`]: what it says; [`fix`]: repairs;
//! * [`levels`]: what the command line says of rules; [`suppress`]: what the file itself says: pragmas, comments;
//! * [`explain`]: the documentation of a rule as a page; [`examples`]: its examples, to be checked.
//!
//! ```
//! use culambda_model::analyse;
//! use culambda_rules::{Settings, check};
//! use culambda_source::{NoLoader, UnitOptions};
//!
//! let text = b"void f(int n) { auto l = [&n] __device__ () { return n; }; }\n";
//! let analysis = analyse("a.cu", &text[..].into(), &NoLoader, &UnitOptions::default());
//! let report = check(&analysis, &Settings::default());
//! assert_eq!(report.findings[0].rule.number, Some(20136));
//! assert_eq!(report.line_column(report.findings[0].place), (1, 28));
//! ```

mod agree;
mod ask;
mod check;
pub mod context;
pub mod crossed;
pub mod examples;
pub mod explain;
pub mod finding;
pub mod fix;
pub mod levels;
mod literal;
mod moved;
mod refuse;
pub mod registry;
mod repairs;
pub mod rule;
pub mod rules;
pub mod settle;
pub mod suppress;
#[cfg(test)]
mod testing;

pub use check::{Crossings, Position, RelaxedConstexpr, Report, ReportFile, Settings, check};
pub use finding::{Finding, Label, Level, Place};
pub use refuse::refusals;
pub use rule::Rule;
