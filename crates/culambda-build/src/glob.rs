//! `file(GLOB ..)` in a tree.

use crate::Files;

/// Folders that one pattern looks into.
pub(crate) const MAX_STEPS: usize = 20_000;
/// Files that one pattern finds.
const MAX_FOUND: usize = 50_000;

/// The files whose names match a pattern, in order; `deep` looks below the folder, too. `goes` is asked before each
/// folder.
pub(crate) fn find(files: &dyn Files, pattern: &str, deep: bool, goes: &mut dyn FnMut(usize) -> bool) -> Vec<String> {
    let parts: Vec<&str> = pattern.split('/').collect();
    let Some((last, folders)) = parts.split_last() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut steps = 0;
    // Folders with how many parts of the pattern they have matched.
    let mut open: Vec<(String, usize)> = vec![(String::new(), 0)];
    while let Some((folder, at)) = open.pop() {
        steps += 1;
        if !goes(steps) || found.len() >= MAX_FOUND {
            break;
        }
        if let Some(part) = folders.get(at)
            && !part.contains(['*', '?', '['])
        {
            open.push((below(&folder, part), at + 1));
            continue;
        }
        let mut next = Vec::new();
        for entry in files.list(&folder) {
            if entry.name.contains(crate::OWN_BYTES) {
                continue;
            }
            let name = || below(&folder, &entry.name);
            match folders.get(at) {
                Some(part) if entry.is_folder && matches(part, &entry.name) => next.push((name(), at + 1)),
                Some(_) => {}
                None if entry.is_folder && deep => next.push((name(), at)),
                None if !entry.is_folder && matches(last, &entry.name) => found.push(name()),
                None => {}
            }
        }
        open.extend(next);
    }
    found.sort();
    found
}

fn below(folder: &str, name: &str) -> String {
    if folder.is_empty() {
        name.to_owned()
    } else {
        format!("{folder}/{name}")
    }
}

/// Whether a name matches a pattern of `*`, `?` and `[..]`. In time that is the product of both at most.
fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut p, mut n) = (0, 0);
    // Where the last star stood, and how far it was taken.
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        if pattern.get(p) == Some(&b'*') {
            star = Some((p, n));
            p += 1;
            continue;
        }
        if let Some(next) = single(pattern, p, name.get(n).copied().unwrap_or_default()) {
            p = next;
            n += 1;
            continue;
        }
        let Some((at, taken)) = star else { return false };
        star = Some((at, taken + 1));
        p = at + 1;
        n = taken + 1;
    }
    pattern.get(p..).unwrap_or_default().iter().all(|byte| *byte == b'*')
}

/// Whether one byte matches what is at a place of a pattern; gives what follows there.
fn single(pattern: &[u8], at: usize, byte: u8) -> Option<usize> {
    match pattern.get(at)? {
        b'?' => Some(at + 1),
        b'[' => {
            let rest = pattern.get(at + 1..)?;
            let end = memchr::memchr(b']', rest)?;
            let set = rest.get(..end)?;
            let (negated, set) = match set.split_first() {
                Some((b'!' | b'^', set)) => (true, set),
                _ => (false, set),
            };
            let range = |three: &[u8]| matches!(*three, [low, b'-', high] if (low..=high).contains(&byte));
            let found = set.contains(&byte) || set.windows(3).any(range);
            (found != negated).then_some(at + end + 2)
        }
        own => (*own == byte).then_some(at + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Tree;

    #[test]
    fn patterns() {
        for (pattern, name, found) in [
            ("*.cu", "a.cu", true),
            ("*.cu", "a.cuh", false),
            ("*a*b", "xaxbxb", true),
            ("[a-c]?.cu", "bx.cu", true),
            ("[!a]*", "abc", false),
            ("[", "[", false),
            ("", "", true),
        ] {
            assert_eq!(matches(pattern, name), found, "{pattern} {name}");
        }
    }

    #[test]
    fn in_a_tree() {
        let tree = Tree::of(&[("a/x.cu", ""), ("a/b/y.cu", ""), ("c/y.cu", ""), ("z.cu", "")]);
        let find = |pattern: &str, deep| find(&tree, pattern, deep, &mut |_| true);
        assert_eq!(find("*.cu", false), ["z.cu"]);
        assert_eq!(find("*/*.cu", false), ["a/x.cu", "c/y.cu"]);
        assert_eq!(find("a/*.cu", true), ["a/b/y.cu", "a/x.cu"]);
        assert_eq!(find("none/*.cu", true), Vec::<String>::new());
    }
}
