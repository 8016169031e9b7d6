//! Counts, and how they are printed: what is not as it should be at once, the tables at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use super::pairs::Pair;

/// What became of the pairs of a rule or a project.
#[derive(Default)]
struct Count {
    pairs: usize,
    named: usize,
    alarms: usize,
    runs: Vec<Duration>,
}

/// What became of all pairs.
#[derive(Default)]
pub(super) struct Tally {
    all: Count,
    rules: BTreeMap<String, Count>,
    projects: BTreeMap<String, Count>,
}

impl Tally {
    /// Counts the broken revision of a pair: whether the rule was named. Prints what was said instead.
    pub(super) fn broken(&mut self, pair: &Pair, named: bool, instead: &str) {
        self.each(pair, |count| {
            count.pairs += 1;
            count.named += usize::from(named);
        });
        if !named {
            println!("missed: {}: {instead}", describe(pair));
        }
    }

    /// Counts the repaired revision of a pair. Prints where the rule is still named there.
    pub(super) fn repaired(&mut self, pair: &Pair, lines: &[u64]) {
        if !lines.is_empty() {
            self.each(pair, |count| count.alarms += 1);
            let lines: Vec<String> = lines.iter().map(u64::to_string).collect();
            println!(
                "false alarm: {}: at the repair in line {}",
                describe(pair),
                lines.join(", ")
            );
        }
    }

    /// Counts a run over a revision of a project.
    pub(super) fn run(&mut self, repo: &str, took: Duration) {
        self.all.runs.push(took);
        self.projects.entry(repo.to_owned()).or_default().runs.push(took);
    }

    fn each(&mut self, pair: &Pair, change: impl Fn(&mut Count)) {
        change(&mut self.all);
        change(self.rules.entry(pair.rule.clone()).or_default());
        change(self.projects.entry(pair.repo.clone()).or_default());
    }

    /// Whether nine of ten breakages are named and no repair is.
    pub(super) fn is_well(&self) -> bool {
        self.all.named * 10 >= self.all.pairs * 9 && self.all.alarms == 0
    }

    /// Prints the tables.
    pub(super) fn print(&self) {
        println!();
        println!("| rule | breakages | named | | at the repair |\n|---|---|---|---|---|");
        for (rule, count) in &self.rules {
            println!("| `{rule}` | {} |", count.row());
        }
        println!("| all | {} |", self.all.row());
        println!("\n| project | breakages | named | | at the repair | a run, median | longest |");
        println!("|---|---|---|---|---|---|---|");
        for (project, count) in &self.projects {
            println!("| {project} | {} | {} |", count.row(), count.times());
        }
    }
}

impl Count {
    fn row(&self) -> String {
        let share = (self.named * 100).checked_div(self.pairs).unwrap_or_default();
        format!("{} | {} | {share} % | {}", self.pairs, self.named, self.alarms)
    }

    fn times(&self) -> String {
        let mut runs = self.runs.clone();
        runs.sort();
        let seconds =
            |run: Option<&Duration>| run.map_or_else(String::new, |run| format!("{:.2} s", run.as_secs_f64()));
        format!("{} | {}", seconds(runs.get(runs.len() / 2)), seconds(runs.last()))
    }
}

/// A pair in a line.
fn describe(pair: &Pair) -> String {
    let short = pair.repair.get(..10).unwrap_or(&pair.repair);
    let line = pair.broken.first().map_or(0, |(start, _)| *start);
    format!(
        "{} {} {short} {}:{line} {}",
        pair.rule, pair.repo, pair.path, pair.function
    )
}
