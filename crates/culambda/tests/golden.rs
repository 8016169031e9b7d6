//! The command as its users see it: every file in `tests/cmd` is a story that is played.
//!
//! A story has sections, each under a line that begins with `%%`:
//!
//! * `%% input NAME`: a file that is there at the start (or from then on);
//! * `%% stdin`: what the next command reads;
//! * `%% $ culambda ...`: a command, after which `%% exit`, `%% stdout` and `%% stderr` say what came of it;
//! * `%% file NAME`: what a file has then; `%% no file NAME`: there is none.
//!
//! The story is told again with what really happens, and must come out the same. With `UPDATE_STORIES=1` in the
//! environment the files are rewritten instead.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// A heading and the text under it.
type Section<'a> = (&'a str, String);

fn sections(story: &str) -> (String, Vec<Section<'_>>) {
    let mut preface = String::new();
    let mut out: Vec<Section<'_>> = Vec::new();
    for line in story.split_inclusive('\n') {
        if let Some(heading) = line.strip_prefix("%% ") {
            out.push((heading.trim_end(), String::new()));
        } else {
            let text = out.last_mut().map_or(&mut preface, |(_, text)| text);
            text.push_str(line);
        }
    }
    (preface, out)
}

fn tell(story: &str, folder: &Path) -> String {
    let (mut told, sections) = sections(story);
    let mut stdin = String::new();
    for (heading, text) in sections {
        let (kind, rest) = heading.split_once(' ').unwrap_or((heading, ""));
        match kind {
            "input" => {
                let path = folder.join(rest);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, &text).unwrap();
                section(&mut told, heading, &text);
            }
            "stdin" => {
                section(&mut told, heading, &text);
                stdin = text;
            }
            "$" => {
                section(&mut told, heading, "");
                play(rest, &std::mem::take(&mut stdin), folder, &mut told);
            }
            // Told after the command.
            "exit" | "stdout" | "stderr" => {}
            "file" | "no" => {
                let name = rest.trim_start_matches("file ");
                match fs::read(folder.join(name)) {
                    Ok(bytes) => section(&mut told, &format!("file {name}"), &String::from_utf8_lossy(&bytes)),
                    Err(_) => section(&mut told, &format!("no file {name}"), ""),
                }
            }
            _ => panic!("`%% {heading}` means nothing"),
        }
    }
    told
}

fn play(command: &str, stdin: &str, folder: &Path, told: &mut String) {
    let args: Vec<&str> = command.split_whitespace().collect();
    assert_eq!(args[0], "culambda");
    let mut child = Command::new(env!("CARGO_BIN_EXE_culambda"))
        .args(&args[1..])
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    let output = child.wait_with_output().unwrap();
    section(told, &format!("exit {}", output.status.code().unwrap()), "");
    for (name, bytes) in [("stdout", output.stdout), ("stderr", output.stderr)] {
        if !bytes.is_empty() {
            section(told, name, &String::from_utf8_lossy(&bytes));
        }
    }
}

fn section(told: &mut String, heading: &str, text: &str) {
    writeln!(told, "%% {heading}").unwrap();
    told.push_str(text);
    if !text.is_empty() && !text.ends_with('\n') {
        told.push_str("\n(no line end)\n");
    }
}

#[test]
fn stories() {
    let stories = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd");
    let mut files: Vec<_> = fs::read_dir(&stories)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = String::new();
    for file in files {
        let story = fs::read_to_string(&file).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let told = tell(&story, folder.path());
        if told == story {
            continue;
        }
        if std::env::var_os("UPDATE_STORIES").is_some() {
            fs::write(&file, told).unwrap();
        } else {
            let diff = similar::TextDiff::from_lines(&story, &told);
            writeln!(wrong, "{}\n{}", file.display(), diff.unified_diff()).unwrap();
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
