//! Lines and columns.

use memchr::memchr_iter;

/// Where the lines of a text begin.
///
/// A line ends at `\n`; `\r\n` is one line end because the `\r` stands before it, and a lone `\r`
/// is an ordinary byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineIndex {
    starts: Vec<u32>,
    len: u32,
}

impl LineIndex {
    /// Finds the lines of a text of less than 4 GiB.
    pub fn new(text: &[u8]) -> Self {
        let mut starts = vec![0];
        starts.extend(memchr_iter(b'\n', text).map(|at| at as u32 + 1));
        LineIndex {
            starts,
            len: text.len() as u32,
        }
    }

    /// Line and column of an offset: both count from 1, columns in bytes.
    ///
    /// Offsets behind the text count as its end.
    pub fn line_column(&self, offset: u32) -> (u32, u32) {
        let offset = offset.min(self.len);
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = self.starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        (line as u32, offset - start + 1)
    }

    /// Offset of the first byte of a line, which counts from 1.
    pub fn line_start(&self, line: u32) -> Option<u32> {
        self.starts.get((line as usize).checked_sub(1)?).copied()
    }

    /// Number of lines; a text that ends in a line end has an empty line behind it.
    pub fn count(&self) -> u32 {
        self.starts.len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carriage_return_alone_ends_no_line() {
        let index = LineIndex::new(b"a\r\nb\rc\nd");
        assert_eq!(index.count(), 3);
        assert_eq!(index.line_column(3), (2, 1));
        assert_eq!(index.line_column(5), (2, 3));
        assert_eq!(index.line_column(7), (3, 1));
        assert_eq!(index.line_start(2), Some(3));
        assert_eq!(index.line_start(0), None);
        assert_eq!(index.line_start(4), None);
    }

    #[test]
    fn offsets_behind_the_text_are_its_end() {
        assert_eq!(LineIndex::new(b"").line_column(9), (1, 1));
        assert_eq!(LineIndex::new(b"ab\n").line_column(9), (2, 1));
    }
}
