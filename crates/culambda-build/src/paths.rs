//! Paths inside a tree: names with `/` between folders, relative to the root, without `.` and `..`.

/// What the root of the tree is called where a build file asks for an absolute path. No build file has such a byte.
pub(crate) const SOURCE: &str = "\u{1}S";
/// The same for the folder that is built in.
pub(crate) const BUILT: &str = "\u{1}B";

/// The longest name that is followed.
const MAX_LENGTH: usize = 4096;

/// A name below a folder, both of the tree or of the build folder; `None` if it leads out of it or is not known.
pub(crate) fn join(folder: &str, name: &str) -> Option<String> {
    let whole = if name.starts_with('\u{1}') {
        name.to_owned()
    } else if is_absolute(name) {
        return None;
    } else {
        format!("{folder}/{name}")
    };
    normal(&whole)
}

/// Whether a path begins at the root of the machine.
pub(crate) fn is_absolute(name: &str) -> bool {
    name.starts_with(['/', '\\', '~']) || name.as_bytes().get(1) == Some(&b':')
}

/// A path that begins with [`SOURCE`] or [`BUILT`], without `.` and `..`.
pub(crate) fn normal(path: &str) -> Option<String> {
    // A whole path after something else is none.
    let whole_inside = path.get(1..).is_none_or(|rest| rest.contains('\u{1}'));
    if path.len() > MAX_LENGTH || path.contains('\0') || whole_inside {
        return None;
    }
    let mut parts = path.split('/');
    let root = parts.next().filter(|root| matches!(*root, SOURCE | BUILT))?;
    let mut kept: Vec<&str> = Vec::new();
    for part in parts {
        match part {
            "" | "." => {}
            ".." => {
                kept.pop()?;
            }
            part => kept.push(part),
        }
    }
    let mut out = root.to_owned();
    for part in kept {
        out.push('/');
        out.push_str(part);
    }
    Some(out)
}

/// The way from a folder to something else, both as [`normal`] takes them; none between the tree and the folder that is
/// built in, which lie somewhere.
pub(crate) fn relative(folder: &str, path: &str) -> Option<String> {
    let (folder, path) = (normal(folder)?, normal(path)?);
    let (from, to): (Vec<&str>, Vec<&str>) = (folder.split('/').collect(), path.split('/').collect());
    let same = from.iter().zip(&to).take_while(|(from, to)| from == to).count();
    let up = from.iter().skip(same.max(1)).map(|_| "..");
    let down = to.iter().skip(same).copied();
    (same > 0).then(|| up.chain(down).collect::<Vec<_>>().join("/"))
}

/// The name in the tree of such a path.
pub(crate) fn in_tree(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(SOURCE)?;
    rest.strip_prefix('/').or(rest.is_empty().then_some(""))
}

/// The path of a name in the tree.
pub(crate) fn of_tree(name: &str) -> String {
    if name.is_empty() {
        SOURCE.to_owned()
    } else {
        format!("{SOURCE}/{name}")
    }
}

/// How such a path is told to others: a name in the tree, or one that begins with [`crate::BUILD`].
pub(crate) fn told(path: &str) -> Option<String> {
    if let Some(name) = in_tree(path) {
        return Some(name.to_owned());
    }
    let rest = path.strip_prefix(BUILT)?;
    Some(format!("{}{rest}", crate::BUILD))
}

/// The folder of a name, and its last part.
pub(crate) fn split(name: &str) -> (&str, &str) {
    name.rsplit_once('/').unwrap_or(("", name))
}

/// The ending of a name, without the dot.
pub(crate) fn ending(name: &str) -> &str {
    split(name).1.rsplit_once('.').map_or("", |(_, end)| end)
}

/// Whether a file is one of C++ by its name, which the host compiler gets unless something else is said.
pub(crate) fn is_host(name: &str) -> bool {
    matches!(ending(name), "cpp" | "cc" | "cxx" | "c++" | "C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let at = |folder: &str, name: &str| join(folder, name).and_then(|path| told(&path));
        assert_eq!(at(SOURCE, "a/./b.cu").as_deref(), Some("a/b.cu"));
        assert_eq!(at("\u{1}S/x", "../b.cu").as_deref(), Some("b.cu"));
        assert_eq!(at("\u{1}S/x", "../../b.cu"), None);
        assert_eq!(at("\u{1}S/x", "\u{1}B/include").as_deref(), Some("<build>/include"));
        assert_eq!(at("\u{1}S/x", ".."), Some(String::new()));
        assert_eq!(at(SOURCE, "/usr/include"), None);
        assert_eq!(at(SOURCE, "C:/x"), None);
        assert_eq!(at(SOURCE, "a\0b"), None);
        assert_eq!(at(SOURCE, "\u{1}B/\u{1}S/b"), None);
        let way = |from: &str, to: &str| relative(from, to);
        assert_eq!(way("\u{1}B", "\u{1}B/a/b").as_deref(), Some("a/b"));
        assert_eq!(way("\u{1}B/a/b", "\u{1}B/a/../c").as_deref(), Some("../../c"));
        assert_eq!(way("\u{1}S/a", "\u{1}S/a").as_deref(), Some(""));
        assert_eq!(way("\u{1}S", "\u{1}B/a"), None);
        assert_eq!(way("a", "b"), None);
        assert_eq!(ending("a.b/c"), "");
        assert_eq!(ending("a/c.tar.cu"), "cu");
    }
}
