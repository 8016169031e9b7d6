//! What a run takes its time for, for those who ask.

use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::jobs;
use crate::report::{Reporter, printable};

/// Files that are named.
const MOST_FILES: usize = 10;

/// Clocks of a run; they stand still if nobody asks.
#[derive(Debug)]
pub(crate) struct Timings {
    wanted: bool,
    start: Instant,
    parts: Vec<(&'static str, Duration)>,
    files: Mutex<Vec<(String, Duration)>>,
}

impl Timings {
    /// Clocks that start now.
    pub(crate) fn new(wanted: bool) -> Timings {
        Timings {
            wanted,
            start: Instant::now(),
            parts: Vec::new(),
            files: Mutex::default(),
        }
    }

    /// A part of the run ends here.
    pub(crate) fn part(&mut self, name: &'static str) {
        if self.wanted {
            self.parts.push((name, self.start.elapsed()));
        }
    }

    /// Looks at a file.
    pub(crate) fn file<T>(&self, name: &str, work: impl FnOnce() -> T) -> T {
        if !self.wanted {
            return work();
        }
        let start = Instant::now();
        let done = work();
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        files.push((name.to_owned(), start.elapsed()));
        done
    }

    /// Says what the clocks say when all is printed, if anybody asks.
    pub(crate) fn tell(mut self, reporter: &mut Reporter) {
        self.part("printing the results");
        if self.wanted {
            reporter.aside(&self.text());
        }
    }

    fn text(self) -> String {
        let mut files = self.files.into_inner().unwrap_or_else(PoisonError::into_inner);
        files.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
        let threads = jobs::threads(files.len());
        let plural = if threads == 1 { "" } else { "s" };
        let mut out = format!("time with {threads} thread{plural}:\n");
        let mut line = |time: Duration, what: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{:9.3} s  {what}", time.as_secs_f64());
        };
        let mut before = Duration::ZERO;
        for (name, end) in &self.parts {
            line(end.saturating_sub(before), name);
            before = *end;
        }
        line(before, "total");
        if files.len() > 1 {
            line(
                files.iter().map(|(_, time)| *time).sum(),
                "analysing files, added up over all threads; the slowest:",
            );
            for (name, time) in files.iter().take(MOST_FILES) {
                line(*time, &printable(name));
            }
        }
        out
    }
}
