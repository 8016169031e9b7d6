//! Small projects as they are cloned, without a flag, against what the reference says of their units.

use std::path::Path;
use std::process::Command;

#[test]
fn whole_trees_stay_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/trees");
    let output = Command::new("python3")
        .arg(folder.join("compare_trees.py"))
        .args([env!("CARGO_BIN_EXE_culambda"), "-v", "--whole"])
        .arg(folder.join("whole.txt"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{errors}");
}
