//! `cargo xtask bench`: the table of `docs/performance.md`.
//!
//! Whole processes are measured, start and reading included, many times each. The least time is what the program
//! needs; the median beside it shows how busy the machine was.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Outcome, inputs, repository};

/// Runs of a measured command.
const RUNS: usize = 31;

/// Measures, and prints a table in Markdown.
pub(crate) fn run(args: &[String]) -> Outcome {
    if !args.is_empty() {
        return Err("bench takes no arguments".into());
    }
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
            "| no lambdas | {:.0} MB | 0 | `list` | {} | {speed:.0} MB/s behind the start |",
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
