//! Facts about every extended lambda of a translation unit.
//!
//! Takes a [`culambda_source::Unit`], parses the items that hold annotated lambdas and says of each lambda
//! what the reference front end knows of it: whether it is a site, its number, its enclosing function, its
//! captures. A fact that what was read does not show is unknown and says why; nothing is guessed.

pub mod analyse;
mod budget;
pub mod class;
#[cfg(any(test, feature = "testing"))]
pub mod compare;
mod constant;
pub mod crossing;
pub mod declarator;
mod deduce;
mod disguised;
mod doubt;
mod enclosing;
pub mod fact;
pub mod facts;
mod here;
mod includes;
pub mod index;
mod instantiate;
mod kept;
mod meaning;
mod names;
mod namespace;
mod readings;
pub mod reasons;
pub mod refusal;
mod scope;
pub mod space;
mod spaces;
mod specialised;
pub mod spell;
#[cfg(test)]
mod testing;
mod trailing;
mod ty;
mod types;
mod value_parameter;
mod walk;
mod wellknown;
mod words;

pub use analyse::{Analysis, Entry, ExcludingBranch, First, NotCompiled, ReadTexts, ReadingPlace, Variant, analyse};
pub use fact::Fact;
pub use includes::sites_in_includes;
pub use refusal::{Refusal, Refusals};
