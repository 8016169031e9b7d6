//! Everything that is generated, re-recorded or measured: `cargo xtask TASK`.
//!
//! * [`oracle`]: asks the reference front end again, and reports what differs from the records;
//! * [`hostview`]: compiles host views and the reference's text, and compares the objects;
//! * [`cmake`]: builds the projects of `samples/cmake` with `culambda toolkit`;
//! * [`generate`]: writes the parts of the documentation that come from the program itself;
//! * [`mod@bench`]: measures the release build, and prints the table of `docs/measured/performance.md`;
//! * [`deliver`]: tries the wheel, the hooks, the action, the book and what shells get;
//! * [`history`]: runs it over revisions that nvcc refused and those that repaired them, and prints the recall;
//! * [`ecosystem`]: compares whole units of public projects with the reference, site by site;
//! * [`fuzz`]: asks the reference and the release build about random programs, counts what differs;
//! * [`hold`]: lets texts grow, kills runs and fills disks, and prints the table of `docs/measured/robustness.md`;
//! * [`real`]: runs the release build over sources that nobody here wrote, and prints counts;
//! * [`count`]: counts lines of code;
//! * [`cpu`]: builds programs that nobody here wrote for the CPU, runs them, and prints a table;
//! * [`device`]: builds programs with culambda in the place of nvcc's host front end, and runs them on a GPU;
//! * [`survey`]: the same for `check`, with every error to be looked at.
//!
//! Nothing here is needed to build or to test the workspace. The tasks want `python3` for what the package
//! index has, `oracle` and `bench units` an x86-64 Linux machine with `g++`.

// A task is a program: it prints.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod bench;
mod cmake;
mod count;
mod cpu;
mod deliver;
mod device;
mod ecosystem;
mod fuzz;
mod generate;
mod history;
mod hold;
mod hostview;
mod inputs;
mod kinds;
mod oracle;
mod real;
mod repository;
mod survey;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK

  oracle [sites|preamble|diagnostics|examples]... [--check] [--only SUBSTRING]
                  record again what the reference front end does with our cases; all folders
                  without a name. --check writes nothing and fails when something differs
  hostview [sites|preprocessed|units|run|thrust]... [--host COMPILER] [--only SUBSTRING] [--record]
                  compile host views and the reference's text with g++ and clang++-19, and compare
                  what is in the objects; sites without a name
  cmake [--cuda-path FOLDER]... [--jobs N]
                  build and test samples/cmake with `culambda toolkit`, CMake 3.25 and 4 of the package
                  index, Make and Ninja
  cpu --sources FOLDER [--headers DIR] [--only SUBSTRING] [--compiler NAME] [--record]
                  build programs that nobody here wrote for the CPU and run them; FOLDER has checkouts
                  of cuda-samples, accelerated-computing-hub and cccl
  device [--cuda FOLDER] [--only NAME] [--out FOLDER] [--host COMPILER]... | device --run FOLDER [--table FOLDER]
                  build programs with extended lambdas for a GPU, by nvcc and with culambda in the place of
                  its host front end; --run runs what was built and compares, and needs only a GPU
  generate [--check]
                  write the generated parts of the documentation; --check only compares
  deliver [shells|action|book|playground|start|archive|package|targets|wheel|hook]...
                  try what the program is delivered by, and its documentation; all of it without a name
  bench [made-up|units|growth|keystroke]... [--runs N] [--only SUBSTRING] [--headers DIR]...
                  measure the release build: on raw files, against the reference on preprocessed
                  units, on files that grow, as a language server; all of it without a name
  history [spaces] [--mirrors FOLDER] [--only PART] [--files]
                  run the release build over recorded breakages of public projects and their
                  repairs; --mirrors has OWNER+NAME for each, --files checks only the files
                  with the lambdas; `spaces` has those across execution spaces
  ecosystem [PROJECT]... [--trees] [--sources DIR] [--files SUBSTRING] | ecosystem --cases
                  compare units of public projects with the reference, or our cases preprocessed; with
                  --trees what `list .` says in the checkouts of these projects
  fuzz [--seeds A:B] [--mode valid|break] [--off FEATURE,...] [--binary PATH] [--verbose]
       [--reduce N [--only TEXT] [--seconds S]] | fuzz --record
                  compare random programs with the reference, raw and preprocessed; --reduce makes small
                  programs of N differences of each look, --record writes grammar-tests/programs
  fuzz spaces [--seeds A:B] [--off FEATURE,...] [--binary PATH] [--reduce N [--only TEXT]]
                  the same of calls and variables across execution spaces, both front ends asked
  fuzz heads|captures|expressions|trees [--seeds A:B] [--binary PATH] [--verbose]
                  the same of functions with one lambda each, or of projects with build files
  hold [growth|bounds|trials]... [--binary PATH] [--only SUBSTRING] [--command NAME] [--write]
                  time and memory of texts that grow, kills, full disks, names and links; --write puts
                  the table into docs/measured/robustness.md
  real [xgboost|cccl]... [--files SUBSTRING] [--verbose]
                  run the release build over public sources; both without a name
  survey [--mirrors FOLDER] [--only PART] [FOLDER]...
                  run `check .` in checkouts of public projects, of a list or in these folders, and print
                  every error, to be read by hand; --mirrors has OWNER+NAME for each
  count [CHECKOUT]
                  lines of crates/*/src without blanks, comments, tests and generated files";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let result = match args.first().map(String::as_str) {
        Some("oracle") => oracle::run(rest),
        Some("cpu") => cpu::run(rest),
        Some("device") => device::run(rest),
        Some("hostview") => hostview::run(rest),
        Some("cmake") => cmake::run(rest),
        Some("generate") => generate::run(rest),
        Some("deliver") => deliver::run(rest),
        Some("bench") => bench::run(rest),
        Some("history") => history::run(rest),
        Some("fuzz") => fuzz::run(rest),
        Some("hold") => hold::run(rest),
        Some("ecosystem") => ecosystem::run(rest),
        Some("count") => count::run(rest),
        Some("survey") => survey::run(rest),
        Some("real") => real::run(rest),
        Some("help" | "--help" | "-h") => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => Err(format!("which task?\n{USAGE}")),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}

/// How a task ended: whether all is well, or why it could not be done.
type Outcome = Result<bool, String>;
