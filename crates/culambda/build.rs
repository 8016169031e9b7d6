//! Compiles what has to run before the Rust runtime does, and links it into the program.
#![expect(clippy::print_stdout, reason = "this is how cargo is told")]

fn main() {
    println!("cargo::rerun-if-changed=src/closed.c");
    if std::env::var_os("CARGO_CFG_UNIX").is_some() {
        let objects = cc::Build::new().file("src/closed.c").compile_intermediates();
        for object in objects {
            println!("cargo::rustc-link-arg-bins={}", object.display());
        }
    }
}
