//! `cargo xtask fuzz spaces`: random programs about calls and variables across execution spaces.
//!
//! `xtask/fuzz/spaces_fuzz.py` makes the programs and asks both front ends of the reference; its answers are kept below
//! `target/fuzz`. What `check --spaces all` says is compared by line and tag, as in the test of the recorded cases.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{entries, json, script};
use crate::{Outcome, repository};

/// Seeds that are asked about without `--seeds`.
const SEEDS: &str = "1000:1100";

/// The only tag that is a consequence of others: where they are said at its line, it says nothing more.
const CONSEQUENCE: &str = "undefined_device_identifier";

/// What is not known of units with errors of the first phase: what the second phase says, and what is said at the end of
/// functions, which hangs on errors before them.
const AFTER_ERRORS: [&str; 7] = [
    "h_general_d_illegal_call",
    "h_general_g_illegal_call",
    "h_general_hd_illegal_call",
    "h_general_hd_illegal_call_constexpr",
    "h_general_hd_illegal_call_generic",
    "h_general_hd_illegal_call_generic_constexpr",
    CONSEQUENCE,
];

/// Of how many in a hundred findings nothing may be missed: of those of the host front end and of the first phase without
/// a chain of instantiations, and of the others.
const BOUNDS: [usize; 2] = [98, 90];

/// A line and a tag.
type Key = (u64, String);

/// What the command line says.
struct Options {
    seeds: String,
    /// For the script that asks: `--off`.
    ask: Vec<String>,
    binary: Option<PathBuf>,
    reduce: usize,
    only: String,
    judge: Option<PathBuf>,
}

impl Options {
    fn read(args: &[String]) -> Result<Options, String> {
        let mut options = Options {
            seeds: SEEDS.to_owned(),
            ask: Vec::new(),
            binary: None,
            reduce: 0,
            only: String::new(),
            judge: None,
        };
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            let mut value = || rest.next().cloned().ok_or_else(|| format!("{arg} wants a value"));
            match arg.as_str() {
                "--seeds" => options.seeds = value()?,
                "--off" => options.ask.extend([arg.clone(), value()?]),
                "--binary" => options.binary = Some(value()?.into()),
                "--reduce" => options.reduce = value()?.parse().map_err(|_| "--reduce wants a number".to_owned())?,
                "--only" => options.only = value()?,
                "--judge" => options.judge = Some(value()?.into()),
                other => return Err(format!("fuzz spaces does not know `{other}`")),
            }
        }
        Ok(options)
    }
}

/// Asks, compares and counts; well if nothing is false and enough is found.
pub(super) fn run(args: &[String]) -> Outcome {
    let options = Options::read(args)?;
    let binary = options.binary.clone().map_or_else(repository::release_binary, Ok)?;
    if let Some(path) = &options.judge {
        for found in compare(&binary, path)?.differences {
            println!("{}", found.0);
        }
        return Ok(true);
    }
    let folder = ask(&options)?;
    let mut looks: BTreeMap<String, Vec<(PathBuf, u64)>> = BTreeMap::new();
    let (mut programs, mut all, mut missed, mut wrong) = (0, [0; 2], [0; 2], 0);
    for path in records(&folder, &options.seeds)? {
        let compared = compare(&binary, &path)?;
        programs += 1;
        wrong += compared.wrong;
        for at in 0..2 {
            all[at] += compared.all[at];
            missed[at] += compared.missed[at];
        }
        for (look, line) in compared.differences {
            looks.entry(look).or_default().push((path.clone(), line));
        }
    }
    for (look, places) in &looks {
        let (path, line) = &places[0];
        let name = path.file_stem().unwrap_or_default().display();
        println!("{:5} {look}  e.g. {name}.cu:{line}", places.len());
    }
    println!("{programs} programs; {wrong} false or of another severity");
    let mut well = wrong == 0;
    for (at, what) in ["host front end and first phase", "second phase and instantiations"]
        .iter()
        .enumerate()
    {
        println!("{what}: {} of {} missed", missed[at], all[at]);
        well &= missed[at] * 100 <= all[at] * (100 - BOUNDS[at]);
    }
    if options.reduce > 0 {
        reduce(&options, &binary, &looks)?;
    }
    Ok(well)
}

/// Has the programs made and the reference asked; the folder of its answers.
fn ask(options: &Options) -> Result<PathBuf, String> {
    let mut command = script("spaces_fuzz.py");
    command.arg("ask").arg(repository::target().join("fuzz"));
    command.args(["--seeds", &options.seeds]).args(&options.ask);
    let run = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let said = String::from_utf8_lossy(&run.stdout);
    match said.lines().next() {
        Some(folder) if run.status.success() => Ok(folder.into()),
        _ => Err("the reference could not be asked".into()),
    }
}

/// The answers about the programs of some seeds, in the order of their names.
fn records(folder: &Path, seeds: &str) -> Result<Vec<PathBuf>, String> {
    let (first, last) = seeds.split_once(':').unwrap_or((seeds, seeds));
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("`{seeds}` is not A:B"));
    let (first, last) = (number(first)?, number(last)?.max(number(first)? + 1));
    let mut out = entries(folder)?;
    out.retain(|path| {
        let seed = path
            .file_stem()
            .and_then(|name| name.to_str()?.split('-').next()?.parse().ok());
        path.extension().is_some_and(|e| e == "json") && seed.is_some_and(|seed: u64| (first..last).contains(&seed))
    });
    out.sort();
    Ok(out)
}

/// How a program compares.
#[derive(Default)]
struct Compared {
    /// Findings of the reference: early and late ones.
    all: [usize; 2],
    missed: [usize; 2],
    wrong: usize,
    /// What differences look like, with their lines.
    differences: Vec<(String, u64)>,
}

fn compare(binary: &Path, path: &Path) -> Result<Compared, String> {
    let record = json(path)?;
    let file = path.with_extension("cu");
    let text = String::from_utf8_lossy(&repository::read(&file)?).into_owned();
    let lines: Vec<&str> = text.lines().collect();
    let look = |class: &str, key: &Key| {
        let line = usize::try_from(key.0).ok().and_then(|n| lines.get(n.checked_sub(1)?));
        format!("{class} {} | {}", key.1, without_numbers(line.map_or("", |l| l.trim())))
    };
    let (want, late) = wanted(&record);
    let got = found(binary, &record, &file)?;
    let causes: BTreeSet<u64> = want.keys().filter(|k| k.1 != CONSEQUENCE).map(|k| k.0).collect();
    let unknown = |key: &Key| record["early"] == true && AFTER_ERRORS.contains(&key.1.as_str());
    let follows = |key: &Key| key.1 == CONSEQUENCE && causes.contains(&key.0);
    let mut out = Compared::default();
    for (key, severity) in want.iter().filter(|(key, _)| !unknown(key) && !follows(key)) {
        let group = usize::from(late.contains(key));
        out.all[group] += 1;
        match got.get(key) {
            None => {
                out.missed[group] += 1;
                out.differences.push((look("missed", key), key.0));
            }
            Some(own) if own != severity => {
                out.wrong += 1;
                out.differences
                    .push((look(&format!("{own} for {severity}"), key), key.0));
            }
            Some(_) => {}
        }
    }
    for key in got
        .keys()
        .filter(|key| !want.contains_key(*key) && !unknown(key) && !follows(key))
    {
        out.wrong += 1;
        out.differences.push((look("false", key), key.0));
    }
    Ok(out)
}

/// A line without the numbers in its names, which tell programs apart.
fn without_numbers(line: &str) -> String {
    line.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// Whether a tag is one of what is compared.
fn is_of_spaces(tag: &str) -> bool {
    let parts = [
        "illegal_call",
        CONSEQUENCE,
        "no_exception_on_device",
        "redeclared_with",
        "auto_device_fn_ref",
    ];
    let more = ["esa_on_defaulted", "-on-device"];
    parts.iter().chain(&more).any(|part| tag.contains(part)) || tag.ends_with("_in_device") || tag.ends_with("_in_host")
}

/// What the reference says, with how bad it is, and what of it is late.
fn wanted(record: &Value) -> (BTreeMap<Key, String>, BTreeSet<Key>) {
    let (mut want, mut late, mut early) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
    for one in record["findings"].as_array().into_iter().flatten() {
        let tag = one[1].as_str().unwrap_or_default();
        let key = (one[0].as_u64().unwrap_or_default(), tag.to_owned());
        if is_of_spaces(tag) {
            let group = if one[3] == true { &mut late } else { &mut early };
            group.insert(key.clone());
            want.insert(key, one[2].as_str().unwrap_or_default().to_owned());
        }
    }
    late.retain(|key| !early.contains(key));
    (want, late)
}

/// What `check` says.
fn found(binary: &Path, record: &Value, file: &Path) -> Result<BTreeMap<Key, String>, String> {
    let mut run = Command::new(binary);
    run.args(["check", "--spaces", "all", "--format", "json", "--std"]);
    run.arg(record["std"].as_str().unwrap_or("17"));
    let options = record["options"].as_array();
    if options.is_some_and(|all| all.iter().any(|o| o == "relaxed-constexpr")) {
        run.arg("--relaxed-constexpr");
    }
    let output = run
        .arg(file)
        .output()
        .map_err(|error| format!("cannot run {run:?}: {error}"))?;
    let said: Value =
        serde_json::from_slice(&output.stdout).map_err(|_| format!("{run:?} printed no JSON: {}", output.status))?;
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let all = said["findings"].as_array().into_iter().flatten();
    Ok(all
        .map(|one| {
            (
                (one["line"].as_u64().unwrap_or_default(), text(one, "rule")),
                text(one, "severity"),
            )
        })
        .filter(|(key, _)| is_of_spaces(&key.1))
        .collect())
}

/// Makes small programs of the first differences of each look.
fn reduce(options: &Options, binary: &Path, looks: &BTreeMap<String, Vec<(PathBuf, u64)>>) -> Result<(), String> {
    let out = repository::target().join("fuzz").join("reduced");
    std::fs::create_dir_all(&out).map_err(|error| format!("cannot make {}: {error}", out.display()))?;
    let this = std::env::current_exe().map_err(|error| format!("where this program is: {error}"))?;
    let judge = format!("{} fuzz spaces --binary {} --judge", this.display(), binary.display());
    let named = |c: char| if c.is_alphanumeric() { c } else { '_' };
    for (look, places) in looks.iter().filter(|(look, _)| look.contains(&options.only)) {
        for (path, _) in places.iter().take(options.reduce) {
            let short: String = look.chars().take(60).map(named).collect();
            let program = path.file_stem().unwrap_or_default().display();
            let mut command = script("spaces_fuzz.py");
            command
                .arg("reduce")
                .arg(path)
                .args(["--signature", look, "--judge", &judge, "--out"]);
            repository::succeeds(command.arg(out.join(format!("{short}_{program}.cu"))))?;
        }
    }
    Ok(())
}
