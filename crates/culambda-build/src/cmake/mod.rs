//! The language of `CMakeLists.txt`: read command by command, without an interpreter.
//!
//! * [`lexer`]: a text as commands; [`script`]: its blocks;
//! * [`value`], [`scope`]: variables, and under which conditions they hold; [`expand`]: arguments with their variables
//!   replaced; [`condition`]: `if` in three values; [`pattern`]: regular expressions; [`switch`]: what the CUDA build
//!   decides;
//! * [`reader`]: goes through the commands; [`commands`]: what each means; [`world`]: what they leave;
//! * [`genex`]: generator expressions; [`usage`]: what a file of a target is compiled with;
//!   [`standard`]: by which standard, [`copies`]: files that are compiled in the place of others, [`wrapped`]: C++ files
//!   that nvcc gets, [`turned`]: what only other options compile, [`elsewhere`]: what is defined for other files;
//! * [`unset`]: variables that nothing sets.

mod commands;
mod condition;
mod copies;
mod elsewhere;
mod expand;
pub(crate) mod genex;
pub(crate) mod lexer;
mod pattern;
pub(crate) mod reader;
mod scope;
mod script;
mod standard;
pub(crate) mod switch;
mod turned;
mod unset;
pub(crate) mod usage;
pub(crate) mod value;
pub(crate) mod world;
mod wrapped;
