//! `--timings` and `-j`: what a run takes its time for, and how many threads it has.

mod place;

use place::Place;

const TEXT: &[u8] = b"void f(int n) { auto l = [n] __device__ { return n; }; }\n";

#[test]
fn threads_are_as_many_as_somebody_says() {
    let place = Place::new(&[("a.cu", TEXT), ("b.cu", TEXT), ("c.cu", TEXT)]);
    for command in ["check", "list"] {
        for (jobs, told) in [
            ("1", "time with 1 thread:\n"),
            ("2", "time with 2 threads:\n"),
            ("9", "time with 3 threads:\n"),
        ] {
            let output = place.expect(0, &[command, ".", "--timings", "-j", jobs]);
            let text = String::from_utf8(output.stderr).unwrap();
            assert!(text.starts_with(told), "{command} -j {jobs}: {text}");
            for name in ["a.cu", "b.cu", "c.cu"] {
                assert!(text.lines().any(|line| line.ends_with(name)), "{text}");
            }
        }
        let output = place.expect(0, &[command, "."]);
        assert!(output.stderr.is_empty());
    }
}
