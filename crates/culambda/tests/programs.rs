//! Random programs with what the reference says of them (`grammar-tests/programs`): `list` and `check` say the same,
//! but for so many in a thousand. `cargo xtask fuzz --record` makes the records.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use culambda_model::compare::programs::{self, Class, Difference, FORMS, Rates};
use serde_json::Value;

/// The programs, by their records.
fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/programs");
    let listed = fs::read_dir(&folder).expect("the programs are there");
    let mut out: Vec<PathBuf> = listed.map(|entry| entry.expect("an entry").path()).collect();
    out.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    out.sort();
    out
}

/// Preprocesses a program as the reference had it; `None` without g++.
fn preprocessed(program: &Path, std: &str, folder: &Path) -> Option<PathBuf> {
    let out = folder.join(program.with_extension("ii").file_name()?);
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/fuzz/runtime.h");
    let run = Command::new("g++")
        .arg(format!("-std=c++{std}"))
        .args([
            "-x",
            "c++",
            "-w",
            "-m64",
            "-D__CUDACC__",
            "-D__NVCC__",
            "-D__CUDACC_EXTENDED_LAMBDA__",
            "-include",
        ])
        .arg(runtime)
        .arg("-E")
        .arg(program)
        .arg("-o")
        .arg(&out)
        .output()
        .ok()?;
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    Some(out)
}

/// What a command says of a file.
fn answer(command: &str, record: &Value, file: &Path) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_culambda"))
        .arg(command)
        .args(programs::arguments(record))
        // What is recorded of messages is what is said of the lambdas themselves.
        .args(["--spaces", "off"].iter().filter(|_| command == "check"))
        .arg(file)
        .output()
        .expect("the program runs");
    serde_json::from_slice(&run.stdout).unwrap_or_else(|error| panic!("{command} {}: {error}", file.display()))
}

/// The differences of a program in one form.
fn differences(record: &Value, file: &Path) -> Vec<Difference> {
    let is_preprocessed = file.extension().is_some_and(|extension| extension == "ii");
    let text = is_preprocessed.then(|| fs::read(file).expect("the file can be read"));
    let text = text.as_deref().map(String::from_utf8_lossy);
    let answer = |command: &str| Ok::<_, Infallible>(answer(command, record, file));
    programs::of_program(record, text.as_deref(), answer).unwrap_or_default()
}

/// Compares one program in both forms.
#[expect(clippy::print_stderr, reason = "it says what it leaves out")]
fn compare(path: &Path, folder: &Path, rates: &Mutex<Rates>, shown: &Mutex<Vec<String>>) {
    let record: Value = serde_json::from_slice(&fs::read(path).expect("a record")).expect("a record is JSON");
    let std = record["std"].to_string();
    let program = path.with_extension("cu");
    rates.lock().expect("no panic").add_program(&record);
    for (form, name) in FORMS.iter().enumerate() {
        let file = match form {
            0 => Some(program.clone()),
            _ => preprocessed(&program, &std, folder),
        };
        let Some(file) = file else {
            eprintln!("no g++: {} is not compared preprocessed", program.display());
            continue;
        };
        for found in differences(&record, &file) {
            rates.lock().expect("no panic").add(found.class, form);
            if found.class != Class::Refused {
                let (class, stem) = (found.class.word(), path.file_stem().unwrap_or_default().display());
                let line = format!(
                    "{stem}:{}: {name}: {class}: {} | {}",
                    found.line, found.signature, found.detail
                );
                shown.lock().expect("no panic").push(line);
            }
        }
    }
}

#[test]
fn recorded_programs_differ_seldom() {
    let records = records();
    assert!(records.len() >= 60, "only {} programs", records.len());
    let folder = tempfile::tempdir().expect("a folder");
    let (rates, shown) = (Mutex::new(Rates::default()), Mutex::new(Vec::new()));
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(path) = records.get(next.fetch_add(1, Ordering::Relaxed)) {
                    compare(path, folder.path(), &rates, &shown);
                }
            });
        }
    });
    let (rates, mut shown) = (
        rates.into_inner().expect("no panic"),
        shown.into_inner().expect("no panic"),
    );
    shown.sort();
    assert!(rates.sites() >= 800, "{rates}");
    assert!(rates.within_bounds(), "{rates}\n{}", shown.join("\n"));
}
