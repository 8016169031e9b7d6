//! What CUDA programs need to be built and run without CUDA, on the CPU.
//!
//! The text of a program is rewritten by `culambda-rewrite`. What its compiler needs besides is here:
//!
//! * [`command`]: what the command lines of g++ and clang++ say;
//! * [`nvcc`]: what a command line of nvcc says to a host compiler; [`nvcc_options`] is the table of its options;
//! * [`runtime`]: the files that the compiler sees: the prelude, headers that stand for others, the runtime stand-in.
//!
//! Everything in C++ is a file in the folder `runtime` of this crate, and no string in Rust. The crate opens no file and
//! starts no compiler; the program does.

pub mod command;
mod file;
pub mod language;
pub mod nvcc;
pub mod nvcc_options;
pub mod runtime;

pub use file::RuntimeFile;
