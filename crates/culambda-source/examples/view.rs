//! Prints what the crate makes of a file: `view FILE [items|candidates|text|whole|problems] [-I DIR]... [-D NAME=BODY]...`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::Path;
use std::process::ExitCode;

use culambda_source::{Assumptions, Loaded, Loader, MacroOption, Unit, UnitOptions};

/// Finds quoted includes beside their includer, and all includes in some folders.
struct Folders(Vec<String>);

impl Loader for Folders {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let beside = Path::new(includer).parent().filter(|_| quoted);
        let folders = beside.into_iter().chain(self.0.iter().map(Path::new));
        folders.map(|folder| folder.join(name)).find_map(|path| {
            let text = std::fs::read(&path).ok()?;
            Some(Loaded {
                name: path.to_string_lossy().into_owned(),
                text: text.into(),
            })
        })
    }
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut words, mut folders, mut defines) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(arg) = args.next() {
        if arg == "-I" {
            folders.extend(args.next());
        } else if arg == "-D" {
            defines.extend(args.next());
        } else {
            words.push(arg);
        }
    }
    let Some(name) = words.first() else {
        eprintln!("usage: view FILE [items|candidates|text|whole|problems] [-I DIR]... [-D NAME=BODY]...");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(name) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{name}: {error}");
            return ExitCode::from(2);
        }
    };
    let mut options = UnitOptions::default();
    if let Some(host) = std::env::var("HOST_COMPILER").ok().and_then(|host| host.parse().ok()) {
        options.target.host = host;
    }
    for define in &defines {
        let (name, body) = define.split_once('=').unwrap_or((define, "1"));
        options
            .macros
            .push(MacroOption::Define(name.to_owned(), body.to_owned()));
    }
    let assume = Assumptions::all(std::env::var_os("ASSUME_FALSE").is_none());
    let start = std::time::Instant::now();
    let unit = Unit::read(name, text.into(), &Folders(folders), &options, &assume);
    let took = start.elapsed();
    print(&unit, words.get(1).map_or("items", String::as_str));
    let bytes: usize = unit.files.iter().map(|file| file.text.len()).sum();
    eprintln!(
        "{} files, {bytes} bytes, {took:?}, {} items, {} candidates, {} problems, {} undecided",
        unit.files.len(),
        unit.files.iter().map(|file| file.items.len()).sum::<usize>(),
        unit.candidates.len(),
        unit.problems.len(),
        unit.undecided.len()
    );
    ExitCode::SUCCESS
}

fn print(unit: &Unit, what: &str) {
    match what {
        "text" => {
            for item in &unit.files[0].items {
                println!("{}", unit.view(0, item.span).text);
            }
        }
        "none" => {}
        "whole" => {
            let file = &unit.files[0];
            println!(
                "{}",
                unit.view(0, culambda_source::Span::new(0, file.text.len() as u32)).text
            );
        }
        "candidates" => {
            for candidate in &unit.candidates {
                let file = &unit.files[candidate.file];
                let place = file.presumed(candidate.span.start);
                let text = String::from_utf8_lossy(&file.text[candidate.span.range()]);
                let name = place.file.unwrap_or(&file.name);
                println!(
                    "{name}:{}: {:?} {text:?} active={}",
                    place.line, candidate.kind, candidate.active
                );
            }
        }
        "problems" => {
            for problem in &unit.problems {
                let file = &unit.files[problem.file];
                println!(
                    "{}:{}: {}",
                    file.name,
                    file.presumed(problem.span.start).line,
                    problem.message
                );
            }
            for undecided in &unit.undecided {
                let file = &unit.files[undecided.file];
                let line = file.presumed(undecided.region.start).line;
                println!("{}:{line}: undecided {}", file.name, undecided.atom);
            }
        }
        _ => {
            for (index, file) in unit.files.iter().enumerate() {
                for item in &file.items {
                    let path = unit.namespace_path(index, item.scope);
                    let text = String::from_utf8_lossy(&file.text[item.span.range()]);
                    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
                    let head: String = text.chars().take(60).collect();
                    let tail: String = text
                        .chars()
                        .rev()
                        .take(20)
                        .collect::<Vec<_>>()
                        .into_iter()
                        .rev()
                        .collect();
                    let line = file.lines().line_column(item.span.start).0;
                    println!("{}:{line}: {} | {head} ... {tail}", file.name, path.len());
                }
            }
        }
    }
}
