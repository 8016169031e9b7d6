//! `cargo xtask bench`: the tables of `docs/measured/performance.md`.
//!
//! Whole processes are measured, start and reading included, many times each.
//!
//! * `made-up`: raw files that are made here. The least time is what the program needs; the median beside it shows
//!   how busy the machine was.
//! * `units`: preprocessed units against the reference front end, in CPU time. `units.py` does it.
//! * `growth`: how the time grows with the text.
//! * `keystroke`: what a change of one byte costs the language server; `--headers DIR` names a folder with the headers of
//!   Thrust, and may be given several times. `keystroke.py` does it.
//! * `projects`: checks of whole checkouts beside a text search with ripgrep, which has to be on the path: `--in FOLDER`,
//!   whose folders are the checkouts. `projects.py` does it; without `--in` it is left out.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Outcome, inputs, real, repository};

/// Runs of a measured command.
const RUNS: usize = 31;

/// What can be measured.
const PARTS: [&str; 5] = ["made-up", "units", "growth", "keystroke", "projects"];

/// Measures the named parts, all of them without a name, and prints tables in Markdown.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut parts, mut options, mut checkouts) = (Vec::new(), Vec::new(), None);
    let mut headers: Vec<String> = Vec::new();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--in" => checkouts = Some(rest.next().ok_or("--in wants a folder")?.clone()),
            "--headers" => headers.extend([
                "--include".into(),
                rest.next().ok_or("--headers wants a folder")?.clone(),
            ]),
            "--runs" | "--only" => {
                let value = rest.next().ok_or_else(|| format!("{arg} wants a value"))?;
                options.extend([arg.clone(), value.clone()]);
            }
            name if PARTS.contains(&name) => parts.push(name),
            other => {
                return Err(format!(
                    "`{other}` is none of {}, --in, --headers, --runs, --only",
                    PARTS.join(", ")
                ));
            }
        }
    }
    let mut well = true;
    for part in if parts.is_empty() { PARTS.to_vec() } else { parts } {
        well &= match part {
            "made-up" => made_up()?,
            "units" => {
                let sources = real::fetched("xgboost")?;
                units(
                    &[
                        &["--xgboost".into(), sources.to_string_lossy().into_owned()],
                        options.as_slice(),
                    ]
                    .concat(),
                )?
            }
            "keystroke" => keystroke(&headers)?,
            "projects" => match &checkouts {
                Some(folder) => projects(folder, &options)?,
                None => true,
            },
            _ => units(&[&["--growth".into()], options.as_slice()].concat())?,
        };
    }
    Ok(well)
}

/// Runs `keystroke.py`.
fn keystroke(headers: &[String]) -> Outcome {
    let mut script = repository::script("keystroke.py");
    script.arg(repository::release_binary()?).args(headers);
    repository::succeeds(&mut script)
}

/// Runs `projects.py`.
fn projects(checkouts: &str, options: &[String]) -> Outcome {
    let mut script = repository::script("projects.py");
    script.arg(repository::release_binary()?).arg(checkouts).args(options);
    repository::succeeds(&mut script)
}

/// Runs `units.py`.
fn units(options: &[String]) -> Outcome {
    let mut script = repository::script("units.py");
    script.arg(repository::release_binary()?);
    script.arg(repository::target().join("bench").join("units"));
    repository::succeeds(script.args(options))
}

/// The table of raw files.
fn made_up() -> Outcome {
    let bench = Bench::new()?;
    let start = bench.times(&["--version"], None)?;
    println!("| input | size | sites | command | least | median | |\n|---|---|---|---|---|---|---|");
    println!("| none | | | `--version` | {} | the start alone |", shown(&start));
    bench.plain(start.least)?;
    for size in [20_000, 200_000, 2_000_000] {
        bench.lambdas(size)?;
    }
    Ok(true)
}

struct Bench {
    binary: PathBuf,
    folder: PathBuf,
}

impl Bench {
    fn new() -> Result<Bench, String> {
        let folder = repository::target().join("bench");
        std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        Ok(Bench {
            binary: repository::release_binary()?,
            folder,
        })
    }

    /// A file without lambdas: the scan, and nothing else.
    fn plain(&self, start: Duration) -> Result<(), String> {
        let text = inputs::plain(64_000_000);
        let file = self.file("plain.cu", &text)?;
        let took = self.times(&["list"], Some(&file))?;
        let speed = megabytes(&text) / took.least.saturating_sub(start).as_secs_f64().max(1e-9);
        println!(
            "| no lambdas | {:.0} MB | 0 | `list` | {} | {speed:.0} MB/s after the start |",
            megabytes(&text),
            shown(&took)
        );
        Ok(())
    }

    /// A file with lambdas: everything.
    fn lambdas(&self, bytes: usize) -> Result<(), String> {
        let text = inputs::lambdas(bytes);
        let file = self.file(&format!("lambdas-{bytes}.cu"), &text)?;
        let sites = text.matches("__device__").count();
        let out = self.folder.join("out.cpp");
        let took = self.times(&["rewrite", "-o", &out.to_string_lossy()], Some(&file))?;
        println!(
            "| lambdas | {:.2} MB | {sites} | `rewrite` | {} | |",
            megabytes(&text),
            shown(&took)
        );
        Ok(())
    }

    fn file(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.folder.join(name);
        repository::write(&path, text.as_bytes()).map(|()| path)
    }

    /// The times that a command takes.
    fn times(&self, arguments: &[&str], file: Option<&Path>) -> Result<Times, String> {
        let mut times = Vec::with_capacity(RUNS);
        for _ in 0..RUNS {
            let mut command = Command::new(&self.binary);
            command.args(arguments).args(file).stdout(Stdio::null());
            let begin = Instant::now();
            if !repository::succeeds(&mut command)? {
                return Err(format!("{command:?} failed"));
            }
            times.push(begin.elapsed());
        }
        times.sort_unstable();
        Ok(Times {
            least: times[0],
            median: times[RUNS / 2],
        })
    }
}

/// The least and the middle of some times.
struct Times {
    least: Duration,
    median: Duration,
}

/// The size of a text in millions of bytes.
fn megabytes(text: &str) -> f64 {
    f64::from(u32::try_from(text.len()).unwrap_or(u32::MAX)) / 1e6
}

/// Two cells of the table.
fn shown(times: &Times) -> String {
    let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    format!("{} | {}", milliseconds(times.least), milliseconds(times.median))
}
