//! `cargo xtask hostview`: host views against the text of the reference front end.
//!
//! `xtask/oracle/hostview.py` compiles both with host compilers and compares the types in the objects. It fetches
//! NVIDIA's public wheels, as `cargo xtask oracle` does, for the front end and for the headers.

use crate::{Outcome, repository};

/// The compilers that a comparison is made with.
const HOSTS: [&str; 2] = ["g++", "clang++-19"];

/// Compares, and with `--record` writes what the tests know of the reference.
pub(crate) fn run(args: &[String]) -> Outcome {
    let binary = repository::binary()?;
    let mut well = true;
    for host in HOSTS {
        if !args.iter().any(|arg| arg == "--host") || args.iter().any(|arg| arg == host) {
            let mut script = repository::script("hostview.py");
            script.arg("--culambda").arg(&binary).args(["--host", host]);
            let mut rest = args.iter();
            while let Some(arg) = rest.next() {
                if arg == "--host" {
                    let _ = rest.next();
                } else {
                    script.arg(arg);
                }
            }
            well &= repository::succeeds(&mut script)?;
        }
    }
    Ok(well)
}
