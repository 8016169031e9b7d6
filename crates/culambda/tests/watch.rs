//! `culambda check --watch`: it checks again when a file changes, comes or goes.

mod place;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use place::Place;

const GOOD: &str = "void f(int n) { auto l = [n] __device__ { return n; }; }\n";
const BAD: &str = "void f(int n) { auto l = [&n] __device__ { return n; }; }\n";
/// What a busy machine may take.
const LONG: Duration = Duration::from_secs(60);

/// A run that is ended with the test.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn of(place: &Place, args: &[&str]) -> Watching {
        let mut child = Command::new(env!("CARGO_BIN_EXE_culambda"))
            .current_dir(place.path("."))
            .args(["check", "--watch"])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Watching { child, lines }
    }

    /// Reads up to a last line with this in it.
    fn expect(&self, wanted: &str) {
        loop {
            let line = self.lines.recv_timeout(LONG);
            let line = line.unwrap_or_else(|_| panic!("no `{wanted}`"));
            if line.contains(wanted) {
                return;
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn files_that_change_come_and_go() {
    let place = Place::new(&[("src/a.cu", GOOD.as_bytes())]);
    let watching = Watching::of(&place, &[]);
    watching.expect("0 errors, 0 warnings in 1 file");
    fs::write(place.path("src/a.cu"), BAD).unwrap();
    watching.expect("1 error, 0 warnings in 1 file");
    fs::write(place.path("src/b.cu"), GOOD).unwrap();
    watching.expect("1 error, 0 warnings in 2 files");
    fs::remove_file(place.path("src/a.cu")).unwrap();
    watching.expect("0 errors, 0 warnings in 1 file");
    fs::write(place.path("culambda.toml"), "exclude = [\"src/b.cu\"]\n").unwrap();
    watching.expect("left out by culambda.toml");
}

#[test]
fn what_a_named_file_includes() {
    let text = "#include \"op.h\"\nvoid f(int n) { auto l = [&n] OP { return n; }; }\n";
    let place = Place::new(&[
        ("a.cu", text.as_bytes()),
        ("op.h", b"#define OP __device__\n"),
        ("other.cu", BAD.as_bytes()),
    ]);
    let watching = Watching::of(&place, &["a.cu"]);
    watching.expect("1 error, 0 warnings in 1 file");
    fs::write(place.path("op.h"), "#define OP\n").unwrap();
    watching.expect("0 errors, 0 warnings in 1 file");
}

#[test]
fn the_standard_input_cannot_be_watched() {
    let place = Place::new(&[]);
    place.expect(2, &["check", "-", "--watch"]);
}
