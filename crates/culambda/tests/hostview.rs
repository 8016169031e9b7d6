//! Host views of every case in `grammar-tests/sites`: what g++ makes of them is what it makes of the reference's text.
//!
//! `grammar-tests/hostview/wrappers.json` has the constructors of wrapper types by their mangled names. The cases
//! are compiled with the headers in `grammar-tests/hostview/include`, so that no CUDA need be there.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use culambda::input::with_deep_stack;
use culambda_rewrite::{Options, PreamblePlace};
use culambda_source::{NoLoader, Target, UnitOptions};
use serde_json::Value;

/// Cases whose reference text says something else than the case, with the reason.
const ASIDE: [(&str, &str); 1] = [(
    "more_return_types_deduced",
    "the reference prints a parameter without its `volatile`, and what captures it with that",
)];

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests")
}

/// The standard that the first line of a case names.
fn standard(text: &str) -> &str {
    let first = text.strip_prefix("// std: ").expect("a case names its standard");
    first.split_whitespace().next().expect("a number")
}

fn host_view(text: &str) -> Result<Vec<u8>, String> {
    let target = Target {
        standard: standard(text).parse().expect("a known standard"),
        ..Target::default()
    };
    let options = UnitOptions {
        target,
        ..UnitOptions::default()
    };
    let analysis = culambda_model::analyse("case.cu", &text.as_bytes().into(), &NoLoader, &options);
    let refusals = culambda_rules::refusals(&analysis, &target);
    let options = Options {
        target,
        preamble: PreamblePlace::Front,
        keep_going: false,
        host_view: true,
    };
    let out = culambda_rewrite::rewrite(&analysis, &refusals, &options).map_err(|error| error.to_string())?;
    if let Some(refused) = out.refused.first() {
        return Err(refused.refusals[0].message.clone());
    }
    match out.unwritten.first() {
        Some(unwritten) => Err(unwritten.message.clone()),
        None => Ok(out.text),
    }
}

/// The constructors of wrapper types in an object.
fn wrappers(object: &Path) -> BTreeSet<String> {
    let out = Command::new("nm")
        .arg("--defined-only")
        .arg(object)
        .output()
        .expect("nm is there");
    let symbols = String::from_utf8_lossy(&out.stdout).into_owned();
    let names: Vec<&str> = symbols
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .collect();
    let mut filter = Command::new("c++filt")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("c++filt is there");
    let all = names.join("\n");
    let mut stdin = filter.stdin.take().expect("it is a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(all.as_bytes()));
    let plain = filter.wait_with_output().expect("it ends");
    writer.join().expect("no panic").expect("c++filt reads");
    let plain = String::from_utf8_lossy(&plain.stdout).into_owned();
    let constructs = |name: &str| {
        ["__nv_dl_wrapper_t", "__nv_hdl_wrapper_t"]
            .iter()
            .any(|class| name.starts_with(&format!("{class}<")) && name.contains(&format!(">::{class}(")))
    };
    let found = names.iter().zip(plain.lines()).filter(|(_, plain)| constructs(plain));
    // The forms of one constructor.
    found
        .map(|(name, _)| name.replace("C2E", "C1E").replace("C5E", "C1E"))
        .collect()
}

/// What is wrong with a case.
fn fault(name: &str, want: &BTreeSet<String>, folder: &Path) -> Option<String> {
    let case = tests().join("sites").join(format!("{name}.cu"));
    let text = fs::read_to_string(&case).expect("a record has its case");
    let view = match with_deep_stack(|| host_view(&text)) {
        Ok(Ok(view)) => view,
        Ok(Err(why)) => return Some(format!("{name}: {why}")),
        Err(error) => return Some(format!("{name}: {error}")),
    };
    let source = folder.join(format!("{name}.cpp"));
    let object = folder.join(format!("{name}.o"));
    fs::write(&source, view).expect("the folder is ours");
    let out = Command::new("g++")
        .args(["-w", "-c", &format!("-std=c++{}", standard(&text))])
        .args(["-include", "cuda_runtime.h", "-I"])
        .arg(tests().join("hostview/include"))
        .arg(&source)
        .arg("-o")
        .arg(&object)
        .output()
        .expect("g++ is there");
    if !out.status.success() {
        return Some(format!("{name}:\n{}", String::from_utf8_lossy(&out.stderr)));
    }
    let have = wrappers(&object);
    (have != *want).then(|| {
        let more: Vec<_> = have.difference(want).collect();
        let less: Vec<_> = want.difference(&have).collect();
        format!("{name}: more {more:#?}, less {less:#?}")
    })
}

#[test]
fn objects_have_the_wrapper_types_of_the_reference() {
    let records = fs::read_to_string(tests().join("hostview/wrappers.json")).unwrap();
    let records: serde_json::Map<String, Value> = serde_json::from_str(&records).unwrap();
    let names = |value: &Value| -> Option<BTreeSet<String>> { serde_json::from_value(value["gcc"].clone()).ok() };
    let cases: Vec<(String, BTreeSet<String>)> = records
        .iter()
        .filter(|(name, _)| ASIDE.iter().all(|(aside, _)| aside != name))
        .filter_map(|(name, value)| Some((name.clone(), names(value)?)))
        .collect();
    assert!(cases.len() > 150, "{} cases", cases.len());
    let folder = tempfile::tempdir().unwrap();
    let next = Mutex::new(cases.iter());
    let faults = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some((name, want)) = next.lock().unwrap().next() else {
                        break;
                    };
                    let found = fault(name, want, folder.path());
                    faults.lock().unwrap().extend(found);
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(
        faults.is_empty(),
        "{} of {}:\n{}",
        faults.len(),
        cases.len(),
        faults.join("\n")
    );
}
