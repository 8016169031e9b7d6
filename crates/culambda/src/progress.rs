//! A bar on the terminal for what takes longer than a second.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What is done before this is not worth a word.
const SILENCE: Duration = Duration::from_secs(1);

/// How far a run is, for people who wait for it.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: AtomicBool,
}

impl Progress {
    /// Nothing of so many steps is done.
    pub fn new(steps: usize) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} files") {
            bar.set_style(style);
        }
        Progress {
            bar,
            start: Instant::now(),
            shown: AtomicBool::new(false),
        }
    }

    /// One step is done. The bar is drawn on a terminal only.
    pub fn step(&self) {
        self.bar.inc(1);
        if self.start.elapsed() > SILENCE && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
