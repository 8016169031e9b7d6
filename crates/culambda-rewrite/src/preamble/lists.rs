//! Numbered lists: the parts of the text that repeat once for each capture or array rank.

/// Writes `item` once for each number from 1 to `n`, every `#` in it standing for the number.
pub(super) fn repeat(out: &mut Vec<u8>, n: usize, item: &str) {
    join(out, n, "", item);
}

/// Like [`repeat`], with `separator` between two items.
pub(super) fn join(out: &mut Vec<u8>, n: usize, separator: &str, item: &str) {
    for number in 1..=n {
        if number > 1 {
            text(out, separator);
        }
        let number = number.to_string();
        let mut parts = item.split('#');
        text(out, parts.next().unwrap_or_default());
        for part in parts {
            text(out, &number);
            text(out, part);
        }
    }
}

/// Writes `piece` as it is.
pub(super) fn text(out: &mut Vec<u8>, piece: &str) {
    out.extend_from_slice(piece.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(written(|out| repeat(out, 3, "[D#]")), "[D1][D2][D3]");
        assert_eq!(written(|out| join(out, 2, ", ", "F# in#")), "F1 in1, F2 in2");
        assert!(written(|out| join(out, 10, " ", "#")).ends_with("9 10"));
    }

    #[test]
    fn a_list_of_none_is_empty() {
        assert_eq!(written(|out| join(out, 0, ", ", "F#")), "");
    }
}
