//! `cargo xtask fuzz`: random programs, asked of the reference front end and of the release build.
//!
//! `xtask/fuzz/fuzz.py` makes the programs and asks the reference; its answers are kept below `target/fuzz`. Here
//! `list` and `check` say what they make of the same text, raw and preprocessed each by itself, and what differs is
//! counted by how bad it is and by its look. `--reduce` makes small programs of differences, `--record` writes the
//! programs of fixed seeds to `grammar-tests/programs`, which a test compares without the reference.

mod spaces;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use culambda_model::compare::programs::{self, Class, Difference, FORMS, Rates};
use serde_json::{Value, json};

use crate::{Outcome, repository};

/// Seeds that are asked about without `--seeds`: some 5,000 sites.
const SEEDS: &str = "1000:1120";

/// What is made besides whole programs, with the script that makes it, asks and compares: functions with one lambda each for
/// three purposes, and projects with build files.
const KINDS: [(&str, &str); 4] = [
    ("heads", "lambdas.py"),
    ("captures", "lambdas.py"),
    ("expressions", "lambdas.py"),
    ("trees", "trees_fuzz.py"),
];

/// Seeds of the programs that are recorded: some 1,000 sites.
const RECORDED: &str = "100:122";

/// What the command line says.
struct Options {
    seeds: String,
    /// For the script that asks: `--mode`, `--off`.
    ask: Vec<String>,
    binary: Option<PathBuf>,
    /// How many differences of each look are made small.
    reduce: usize,
    seconds: String,
    /// The look of those that are made small has this in it.
    only: String,
    verbose: bool,
    record: bool,
    /// A record, of which all differences are printed as JSON: what the reducing script asks.
    judge: Option<PathBuf>,
}

impl Options {
    fn read(args: &[String]) -> Result<Options, String> {
        let mut options = Options {
            seeds: SEEDS.to_owned(),
            ask: Vec::new(),
            binary: None,
            reduce: 0,
            seconds: "40".to_owned(),
            only: String::new(),
            verbose: false,
            record: false,
            judge: None,
        };
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            let mut value = || rest.next().cloned().ok_or_else(|| format!("{arg} wants a value"));
            match arg.as_str() {
                "--seeds" => options.seeds = value()?,
                "--mode" | "--off" => options.ask.extend([arg.clone(), value()?]),
                "--binary" => options.binary = Some(value()?.into()),
                "--reduce" => options.reduce = value()?.parse().map_err(|_| "--reduce wants a number".to_owned())?,
                "--seconds" => options.seconds = value()?,
                "--only" => options.only = value()?,
                "--judge" => options.judge = Some(value()?.into()),
                "--verbose" => options.verbose = true,
                "--record" => options.record = true,
                other => return Err(format!("fuzz does not know `{other}`")),
            }
        }
        Ok(options)
    }
}

/// Asks, compares and counts; well if no rate is above its bound.
pub(crate) fn run(args: &[String]) -> Outcome {
    match args.split_first() {
        Some((first, rest)) if first == "spaces" => return spaces::run(rest),
        Some((kind, rest)) => {
            if let Some((kind, name)) = KINDS.iter().find(|(known, _)| known == kind) {
                return by_script(kind, name, rest);
            }
        }
        None => {}
    }
    let options = Options::read(args)?;
    if options.record {
        return record();
    }
    let binary = options.binary.clone().map_or_else(repository::release_binary, Ok)?;
    if let Some(path) = &options.judge {
        return judge(&binary, path);
    }
    let folder = ask(&repository::target().join("fuzz"), &options.seeds, &options.ask)?;
    let mut tally = Tally::default();
    for path in records(&folder, &options.seeds)? {
        tally.add(&binary, &path, options.verbose)?;
    }
    let well = tally.print();
    if options.reduce > 0 {
        tally.reduce(&options, &binary)?;
    }
    Ok(well)
}

/// Has a script make, ask and compare something.
fn by_script(kind: &str, name: &str, args: &[String]) -> Outcome {
    let (mut binary, mut more) = (None, Vec::new());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if arg == "--binary" {
            binary = rest.next().map(PathBuf::from);
        } else {
            more.push(arg);
        }
    }
    let binary = binary.map_or_else(repository::release_binary, Ok)?;
    let mut command = script(name);
    if name == "lambdas.py" {
        command.arg(kind);
    }
    command
        .arg(binary)
        .arg(repository::target().join("fuzz").join(kind))
        .args(more);
    repository::succeeds(&mut command)
}

/// Has the programs made and the reference asked; the folder of its answers.
fn ask(folder: &Path, seeds: &str, options: &[String]) -> Result<PathBuf, String> {
    let mut command = script("fuzz.py");
    command.arg("ask").arg(folder).args(["--seeds", seeds]).args(options);
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

/// A script of `xtask/fuzz`.
fn script(name: &str) -> Command {
    let mut command = Command::new("python3");
    command.arg(repository::root().join("xtask").join("fuzz").join(name));
    command
}

/// The answers about the programs of some seeds, in the order of seeds.
fn records(folder: &Path, seeds: &str) -> Result<Vec<PathBuf>, String> {
    let (first, last) = seeds.split_once(':').unwrap_or((seeds, seeds));
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("`{seeds}` is not A:B"));
    let (first, last) = (number(first)?, number(last)?.max(number(first)? + 1));
    let listed = std::fs::read_dir(folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut out: Vec<(u64, PathBuf)> = listed
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.split('-').next()?.parse().ok()?, path)))
        .collect();
    out.retain(|(seed, _)| (first..last).contains(seed));
    out.sort();
    Ok(out.into_iter().map(|(_, path)| path).collect())
}

fn json(path: &Path) -> Result<Value, String> {
    let bytes = repository::read(path)?;
    serde_json::from_slice(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// What a command says of a program as JSON.
fn answer(binary: &Path, command: &str, record: &Value, file: &Path) -> Result<Value, String> {
    let mut run = Command::new(binary);
    run.arg(command).args(programs::arguments(record)).arg(file);
    if command == "check" {
        // What is recorded of messages is what is said of the lambdas themselves.
        run.args(["--spaces", "off"]);
    }
    let output = run.output().map_err(|error| format!("cannot run {run:?}: {error}"))?;
    serde_json::from_slice(&output.stdout).map_err(|_| format!("{run:?} printed no JSON: {}", output.status))
}

/// The differences of a program in one form.
fn differences(binary: &Path, path: &Path, record: &Value, form: &str) -> Result<Vec<Difference>, String> {
    let file = path.with_extension(if form == "ii" { "ii" } else { "cu" });
    let text = (form == "ii").then(|| repository::read(&file)).transpose()?;
    let text = text.as_deref().map(String::from_utf8_lossy);
    programs::of_program(record, text.as_deref(), |command| {
        answer(binary, command, record, &file)
    })
}

/// Prints the differences of one record, each a line of JSON.
fn judge(binary: &Path, path: &Path) -> Outcome {
    let record = json(path)?;
    for form in FORMS {
        for found in differences(binary, path, &record, form)? {
            println!(
                "{}",
                json!({"class": found.class.word(), "where": form, "signature": found.signature})
            );
        }
    }
    Ok(true)
}

/// Differences of one look: how many, and where the first ones are.
type Looks = BTreeMap<(Class, usize, String), Vec<PathBuf>>;

/// Counts over all programs.
#[derive(Default)]
struct Tally {
    rates: Rates,
    looks: Looks,
}

impl Tally {
    fn add(&mut self, binary: &Path, path: &Path, verbose: bool) -> Result<(), String> {
        let record = json(path)?;
        if record.is_null() {
            return Ok(());
        }
        self.rates.add_program(&record);
        for (at, form) in FORMS.iter().enumerate() {
            for found in differences(binary, path, &record, form)? {
                if verbose {
                    let (name, class) = (path.display(), found.class.word());
                    println!(
                        "{name}:{}: {form}: {class}: {} | {}",
                        found.line, found.signature, found.detail
                    );
                }
                self.rates.add(found.class, at);
                let look = (found.class, at, found.signature);
                self.looks.entry(look).or_default().push(path.to_owned());
            }
        }
        Ok(())
    }

    /// Prints what differs and the rates; whether all of them are within bounds.
    fn print(&self) -> bool {
        for ((class, form, signature), paths) in &self.looks {
            let first = paths.first().and_then(|path| path.file_stem()).unwrap_or_default();
            println!(
                "{:5} {:8} {:4} {signature}  e.g. {}",
                paths.len(),
                class.word(),
                FORMS[*form],
                first.display()
            );
        }
        println!("{}", self.rates);
        self.rates.within_bounds()
    }

    /// Makes small programs of the first differences of each look.
    fn reduce(&self, options: &Options, binary: &Path) -> Result<(), String> {
        let out = repository::target().join("fuzz").join("reduced");
        std::fs::create_dir_all(&out).map_err(|error| format!("cannot make {}: {error}", out.display()))?;
        let this = std::env::current_exe().map_err(|error| format!("where this program is: {error}"))?;
        let judge = format!("{} fuzz --binary {} --judge", this.display(), binary.display());
        let named = |signature: &str| {
            signature
                .chars()
                .map(|c| if c.is_alphanumeric() { c } else { '_' })
                .collect::<String>()
        };
        for ((class, form, signature), paths) in &self.looks {
            let whole = format!("{} {signature}", class.word());
            if *form == 1 && self.looks.contains_key(&(*class, 0, signature.clone())) || !whole.contains(&options.only)
            {
                continue;
            }
            for path in paths.iter().take(options.reduce) {
                let look: String = named(signature).chars().take(50).collect();
                let program = path.file_stem().unwrap_or_default().display();
                let name = format!("{}_{}_{look}_{program}.cu", class.word(), FORMS[*form]);
                let mut command = script("fuzz.py");
                command
                    .arg("reduce")
                    .arg(path)
                    .args(["--like", class.word(), "--where", FORMS[*form]]);
                command.args([
                    "--signature",
                    signature,
                    "--judge",
                    &judge,
                    "--seconds",
                    &options.seconds,
                ]);
                repository::succeeds(command.arg("--out").arg(out.join(name)))?;
            }
        }
        Ok(())
    }
}

/// Records the programs of fixed seeds.
fn record() -> Outcome {
    let to = repository::root().join("grammar-tests").join("programs");
    let folder = ask(&repository::target().join("fuzz"), RECORDED, &[])?;
    for path in entries(&to)? {
        if path.extension().is_some_and(|e| e == "cu" || e == "json") {
            std::fs::remove_file(&path).map_err(|error| format!("cannot remove {}: {error}", path.display()))?;
        }
    }
    let mut programs = 0;
    for path in records(&folder, RECORDED)? {
        if json(&path)?.is_null() {
            continue;
        }
        for from in [path.with_extension("cu"), path] {
            let name = from.file_name().unwrap_or_default();
            repository::write(&to.join(name), &repository::read(&from)?)?;
        }
        programs += 1;
    }
    println!("programs: {programs} recorded in {}", to.display());
    Ok(true)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let listed = std::fs::read_dir(folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    Ok(listed.filter_map(|entry| Some(entry.ok()?.path())).collect())
}
