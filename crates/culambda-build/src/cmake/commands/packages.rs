//! Packages that CPM fetches: nothing of them is in the tree, so its functions, which projects carry along, are not followed.

use super::variables::unknown;
use super::word;
use crate::cmake::expand::Argument;
use crate::cmake::reader::Reader;

/// Whether a command is one of CPM that adds a package.
pub(super) fn is_of_cpm(name: &str) -> bool {
    matches!(
        name,
        "cpmaddpackage" | "cpmfindpackage" | "cpmgetpackage" | "cpmdeclarepackage"
    )
}

/// Whether a command fetches a package. One that names the folder of its sources may add a part of the tree.
pub(super) fn is_fetched(name: &str, args: &[Argument]) -> bool {
    is_of_cpm(name) && !args.iter().any(|arg| arg.is("SOURCE_DIR"))
}

/// `CPMAddPackage(NAME name ..)`, `CPMAddPackage("gh:owner/name@1.0")`: where it is, and whether it came with this command,
/// nobody knows.
pub(super) fn fetch(reader: &mut Reader<'_>, args: &[Argument]) {
    let named = args.iter().position(|arg| arg.is("NAME"));
    let Some(name) = word(args, named.map_or(0, |at| at + 1)) else {
        return;
    };
    let name = match named {
        Some(_) => &*name,
        None => short_name(&name),
    };
    reader.uses_package(name);
    for of in ["ADDED", "SOURCE_DIR", "BINARY_DIR", "VERSION"] {
        unknown(reader, &format!("{name}_{of}"));
    }
    unknown(reader, "CPM_LAST_PACKAGE_NAME");
}

/// The name in `gh:owner/name@1.0#tag`.
fn short_name(text: &str) -> &str {
    let path = text.split(['@', '#']).next().unwrap_or_default();
    let last = path.rsplit(['/', ':']).next().unwrap_or_default();
    last.strip_suffix(".git").unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::short_name;

    #[test]
    fn names_of_packages() {
        assert_eq!(short_name("gh:owner/name@1.0#tag"), "name");
        assert_eq!(short_name("https://host/owner/name.git@1.0"), "name");
        assert_eq!(short_name("gl:name"), "name");
    }
}
