//! Columns in characters, where the rest of the program counts bytes.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

/// Bytes between two places of a line at which the characters before are known.
const STEP: usize = 256;

/// The columns of one file. A line may be long and have many findings, so it is counted once.
pub(super) struct Columns<'t> {
    text: &'t [u8],
    /// Of the lines that were asked for, by their starts: offsets, with the number of characters before them.
    lines: RefCell<FxHashMap<usize, Vec<(usize, usize)>>>,
}

impl<'t> Columns<'t> {
    pub(super) fn of(text: &'t [u8]) -> Columns<'t> {
        Columns {
            text,
            lines: RefCell::default(),
        }
    }

    /// The column of an offset in characters, from that in bytes.
    pub(super) fn column(&self, offset: u32, column: u32) -> i64 {
        let before = column.saturating_sub(1);
        let start = offset.saturating_sub(before) as usize;
        let end = (offset as usize).min(self.text.len());
        let count = |from: usize| characters(self.text.get(from..end).unwrap_or_default());
        let characters = if end.saturating_sub(start) <= STEP {
            count(start)
        } else {
            let mut lines = self.lines.borrow_mut();
            let known = lines.entry(start).or_insert_with(|| self.steps(start));
            let last = known.partition_point(|(at, _)| *at <= end).checked_sub(1);
            let (from, before) = last.and_then(|last| known.get(last)).copied().unwrap_or((start, 0));
            before + count(from)
        };
        // A file has less than 4 GiB.
        i64::try_from(characters).unwrap_or(i64::MAX - 1) + 1
    }

    /// Places in the line that begins somewhere, each at the start of a character.
    fn steps(&self, start: usize) -> Vec<(usize, usize)> {
        let rest = self.text.get(start..).unwrap_or_default();
        let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let mut out = vec![(start, 0)];
        let (mut at, mut count, mut last) = (start, 0, start);
        for chunk in line.utf8_chunks() {
            let characters = chunk.valid().chars().map(char::len_utf8);
            let invalid = Some(chunk.invalid().len()).filter(|length| *length > 0);
            for length in characters.chain(invalid) {
                at += length;
                count += 1;
                if at - last >= STEP {
                    out.push((at, count));
                    last = at;
                }
            }
        }
        out
    }
}

/// The number of characters; each broken one counts.
fn characters(text: &[u8]) -> usize {
    let chunks = text.utf8_chunks();
    chunks
        .map(|chunk| chunk.valid().chars().count() + usize::from(!chunk.invalid().is_empty()))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_make_no_difference() {
        let mut text = b"first\n".to_vec();
        for number in 0..300 {
            text.extend([b"a\xff".as_slice(), "\u{e4}\u{1f600}".as_bytes(), b"\xe4\xb8 "][number % 3]);
        }
        text.extend(b"\nlast");
        let columns = Columns::of(&text);
        let end = text.len() - b"\nlast".len();
        for at in 6..=end {
            let before = String::from_utf8_lossy(&text[6..at]).chars().count();
            let got = columns.column(at as u32, (at - 6) as u32 + 1);
            assert_eq!(usize::try_from(got), Ok(before + 1), "{at}");
        }
        assert_eq!(columns.column(u32::MAX, 1), 1);
    }
}
