//! The preamble against the reference's own text, as recorded in `grammar-tests/preamble`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use culambda_rewrite::preamble::{CountSet, Counts, DETECTION_MACROS, write, write_disabled};
use culambda_source::target::Target;

fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/preamble")
}

/// One line of `cases.tsv`.
struct Case {
    line: String,
    target: Target,
    counts: Counts,
    length: usize,
    hash: u64,
    text: Option<String>,
}

impl Case {
    fn parse(line: &str) -> Self {
        let columns: Vec<&str> = line.split('\t').collect();
        let [release, standard, host, device, host_device, length, hash, text] = columns[..] else {
            panic!("eight columns expected: {line}");
        };
        Case {
            line: line.to_owned(),
            target: Target {
                standard: standard.parse().unwrap(),
                cuda: release.parse().unwrap(),
                host: host.parse().unwrap(),
                ..Target::default()
            },
            counts: Counts {
                device: count_set(device),
                host_device: count_set(host_device),
            },
            length: length.parse().unwrap(),
            hash: u64::from_str_radix(hash, 16).unwrap(),
            text: (text != "-").then(|| text.to_owned()),
        }
    }

    fn written(&self) -> Vec<u8> {
        let mut out = Vec::new();
        write(&self.target, &self.counts, &mut out);
        out
    }
}

fn count_set(column: &str) -> CountSet {
    let counts = column.split(',').filter(|&count| count != "none");
    CountSet::of(counts.map(|count| count.parse().unwrap())).unwrap()
}

fn cases() -> Vec<Case> {
    let table = fs::read_to_string(records().join("cases.tsv")).unwrap();
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(Case::parse)
        .collect()
}

/// 64-bit FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[test]
fn every_recorded_preamble_is_written_byte_for_byte() {
    let cases = cases();
    let different: Vec<&str> = cases
        .iter()
        .filter(|case| {
            let written = case.written();
            (written.len(), hash(&written)) != (case.length, case.hash)
        })
        .map(|case| case.line.as_str())
        .collect();
    assert!(
        different.is_empty(),
        "{} of {} cases differ:\n{}",
        different.len(),
        cases.len(),
        different.join("\n")
    );
}

#[test]
fn whole_texts_are_equal_line_by_line() {
    let mut compared = 0;
    for case in cases() {
        let Some(name) = &case.text else { continue };
        let recorded = fs::read_to_string(records().join("texts").join(name)).unwrap();
        let written = String::from_utf8(case.written()).unwrap();
        for (number, (want, got)) in recorded.split('\n').zip(written.split('\n')).enumerate() {
            assert_eq!(want, got, "{name}, line {}", number + 1);
        }
        assert_eq!(recorded, written, "{name}");
        compared += 1;
    }
    assert!(compared >= 4, "only {compared} whole texts");
}

#[test]
fn records_cover_what_the_text_depends_on() {
    let cases = cases();
    let releases: BTreeSet<_> = cases.iter().map(|case| case.target.cuda).collect();
    let standards: BTreeSet<_> = cases.iter().map(|case| case.target.standard).collect();
    assert_eq!((releases.len(), standards.len()), (3, 5));
    for count in [0, 1, 10, 64, 1022] {
        let any = |set: fn(&Counts) -> &CountSet| cases.iter().any(|case| set(&case.counts).contains(count));
        assert!(any(|counts| &counts.device), "device lambdas with {count}");
        assert!(any(|counts| &counts.host_device), "host-device lambdas with {count}");
    }
}

#[test]
fn without_extended_lambda_mode_the_macros_are_false() {
    let mut out = Vec::new();
    write_disabled(&mut out);
    let recorded = fs::read(records().join("texts/disabled.txt")).unwrap();
    assert_eq!(out, recorded);
}

#[test]
fn both_modes_define_every_detection_macro_once() {
    let mut with_mode = Vec::new();
    write(&Target::default(), &Counts::default(), &mut with_mode);
    let mut without_mode = Vec::new();
    write_disabled(&mut without_mode);
    for text in [with_mode, without_mode] {
        let text = String::from_utf8(text).unwrap();
        for name in DETECTION_MACROS {
            assert_eq!(text.matches(&format!("#define {name}(X) ")).count(), 1);
        }
    }
}
