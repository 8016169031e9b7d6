//! Execution spaces: where code runs, and what it calls and names of the other side.
//!
//! A use counts only if it is certain: every function that a call may mean is on the wrong side, the operand is
//! evaluated, no condition discards it. What depends on a template parameter, is called through a pointer, or comes
//! from a macro that is not known says nothing.

mod arguments;
mod branch;
mod callee;
mod chosen;
mod closure;
mod code;
mod conversion;
mod converted;
mod copies;
mod declared;
mod dependence;
mod differing;
mod directives;
mod discarded;
mod emission;
mod expanded;
mod folded;
mod free;
mod friends;
mod function;
pub(crate) mod graph;
mod handed;
mod handed_back;
mod idle;
mod implicit;
mod implied;
mod inline;
mod jit;
mod kept;
pub(crate) mod library;
mod lvalues;
mod members;
mod missing;
mod objects;
mod open;
mod operators;
mod overload;
mod overriding;
mod packed;
mod parameters;
mod pragma;
mod ranges;
mod ranks;
mod reach;
mod receivers;
mod redeclared;
mod results;
mod returned;
mod seen;
mod standard;
mod steps;
mod texts;
mod usage;
mod values;
mod variable;

pub(crate) use branch::deciding;
pub(crate) use callee::{Called, Side};
pub(crate) use closure::CalledLambda;
pub(crate) use code::Code;
pub(crate) use declared::{FunctionSpace, Inline};
pub(crate) use emission::Fate;
pub(crate) use free::FreeOperators;
pub(crate) use implicit::Special;
pub(crate) use missing::Absent;
pub(crate) use seen::Unseen;
pub(crate) use standard::{makes_literal, object_of_library};
pub(crate) use texts::{ARCHITECTURE, Conditions, Texts};
pub(crate) use variable::{Home, Variable};
