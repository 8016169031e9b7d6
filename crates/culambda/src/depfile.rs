//! Dependency files, as make and ninja read them.

use std::path::Path;

use crate::names;

/// Appends the rule that says that `target` is made from `inputs`.
///
/// # Errors
/// A name with a line end, which the format cannot express.
pub fn rule<'a>(target: &Path, inputs: impl Iterator<Item = &'a Path>, out: &mut Vec<u8>) -> Result<(), String> {
    name(target, out)?;
    out.push(b':');
    for input in inputs {
        out.extend(b" \\\n  ");
        name(input, out)?;
    }
    out.push(b'\n');
    Ok(())
}

/// Appends a file name.
fn name(path: &Path, out: &mut Vec<u8>) -> Result<(), String> {
    let bytes = path.as_os_str().as_encoded_bytes();
    if bytes.iter().any(|byte| matches!(byte, b'\n' | b'\r')) {
        return Err(format!("a dependency file cannot name `{}`", names::name(path)));
    }
    out.extend(escaped(bytes));
    Ok(())
}

/// A file name with what is special to make escaped: blanks and `#` by a backslash, before which backslashes count
/// double, `$` by another one.
pub fn escaped(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len());
    let mut slashes = 0;
    for &byte in name {
        match byte {
            b' ' | b'\t' | b'#' => out.extend(std::iter::repeat_n(b'\\', slashes + 1)),
            b':' if cfg!(unix) => out.push(b'\\'),
            b'$' => out.push(b'$'),
            _ => {}
        }
        slashes = if byte == b'\\' { slashes + 1 } else { 0 };
        out.push(byte);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        let mut out = Vec::new();
        let inputs = ["a b.cu", "c#$x.h", "d\\ e.h", "f\\g:h.h"].map(Path::new);
        rule(Path::new("o ut.cpp"), inputs.into_iter(), &mut out).unwrap();
        let want = "o\\ ut.cpp: \\\n  a\\ b.cu \\\n  c\\#$$x.h \\\n  d\\\\\\ e.h \\\n  f\\g\\:h.h\n";
        assert_eq!(String::from_utf8(out).unwrap(), want);
        assert!(rule(Path::new("a\nb"), [].into_iter(), &mut Vec::new()).is_err());
    }
}
