//! `cargo xtask oracle`: the records of `grammar-tests`, asked again of the reference front end.
//!
//! The scripts of `xtask/oracle` fetch NVIDIA's public wheels from the package index once, and run the front
//! end on our cases.

use crate::{Outcome, repository};

/// The folders of `grammar-tests` that hold records; each has a script of its name.
const FOLDERS: [&str; 3] = ["sites", "preamble", "diagnostics"];

/// Records or checks the named folders, all of them without a name.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut folders, mut options) = (Vec::new(), Vec::new());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--check" => options.push(arg.clone()),
            "--only" => {
                let value = rest.next().ok_or("--only wants a part of a name")?;
                options.extend([arg.clone(), value.clone()]);
            }
            name if FOLDERS.contains(&name) => folders.push(name),
            other => return Err(format!("`{other}` is none of {}, --check, --only", FOLDERS.join(", "))),
        }
    }
    let named = !folders.is_empty();
    let mut well = true;
    for folder in if named { folders } else { FOLDERS.to_vec() } {
        let there = repository::root().join("grammar-tests").join(folder).is_dir();
        if there || named {
            let script = format!("{folder}.py");
            well &= repository::succeeds(repository::script(&script).args(&options))?;
        }
    }
    Ok(well)
}
