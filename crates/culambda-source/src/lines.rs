//! Lines and columns.

use std::sync::OnceLock;

use memchr::{memchr_iter, memrchr};

use crate::text::Text;

/// Bytes of a block, whose lines are counted together.
const BLOCK: usize = 1 << 12;

/// Bytes that are looked at without any block.
const NEAR: usize = 4 * BLOCK;

/// Where the lines of a text begin.
///
/// A line ends at `\n`; `\r\n` is one line end because the `\r` is before it, and a lone `\r`
/// is an ordinary byte. Nothing is counted before somebody asks; then the lines of blocks are, and
/// of a block only when a place in it is asked for.
#[derive(Clone, Debug)]
pub struct LineIndex {
    text: Text,
    blocks: OnceLock<Vec<Block>>,
}

/// What holds at the start of a block.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// Line ends before it.
    before: u32,
    /// Where the line begins that it starts in.
    line_start: u32,
}

impl LineIndex {
    /// The lines of a text of less than 4 GiB.
    pub fn new(text: impl Into<Text>) -> Self {
        LineIndex {
            text: text.into(),
            blocks: OnceLock::new(),
        }
    }

    fn blocks(&self) -> &[Block] {
        self.blocks.get_or_init(|| {
            let (mut before, mut line_start) = (0, 0);
            let blocks = self.text.chunks(BLOCK).enumerate();
            let mut out: Vec<Block> = Vec::with_capacity(self.text.len() / BLOCK + 2);
            for (at, block) in blocks {
                out.push(Block { before, line_start });
                before += memchr_iter(b'\n', block).count() as u32;
                if let Some(last) = memrchr(b'\n', block) {
                    line_start = (at * BLOCK + last + 1) as u32;
                }
            }
            // The end of a text that fills its blocks is in one, too.
            out.push(Block { before, line_start });
            out
        })
    }

    /// Line and column of an offset: both count from 1, columns in bytes.
    ///
    /// Offsets after the text count as its end.
    pub fn line_column(&self, offset: u32) -> (u32, u32) {
        let at = (offset as usize).min(self.text.len());
        let number = at / BLOCK;
        let Some(block) = self.blocks().get(number) else {
            return (1, 1);
        };
        let before = self.text.get(number * BLOCK..at).unwrap_or_default();
        let start = match memrchr(b'\n', before) {
            Some(last) => number * BLOCK + last + 1,
            None => block.line_start as usize,
        };
        let line = block.before + memchr_iter(b'\n', before).count() as u32 + 1;
        (line, (at - start + 1) as u32)
    }

    /// Line ends from one offset up to another.
    pub fn ends_between(&self, from: u32, to: u32) -> u32 {
        if to.saturating_sub(from) as usize <= NEAR {
            let part = self.text.get(from as usize..to as usize).unwrap_or_default();
            return memchr_iter(b'\n', part).count() as u32;
        }
        self.line_column(to).0.saturating_sub(self.line_column(from).0)
    }

    /// Column of an offset: it counts from 1, in bytes.
    pub fn column(&self, offset: u32) -> u32 {
        let at = (offset as usize).min(self.text.len());
        let from = at.saturating_sub(NEAR);
        let near = memrchr(b'\n', self.text.get(from..at).unwrap_or_default());
        match near {
            Some(last) => (at - (from + last)) as u32,
            None => self.line_column(offset).1,
        }
    }

    /// Offset of the first byte of a line, which counts from 1.
    pub fn line_start(&self, line: u32) -> Option<u32> {
        let ends = line.checked_sub(1)?;
        if ends == 0 {
            return Some(0);
        }
        // The block that has the end of the line before.
        let number = self
            .blocks()
            .partition_point(|block| block.before < ends)
            .checked_sub(1)?;
        let block = self.blocks().get(number)?;
        let rest = self.text.get(number * BLOCK..)?;
        let found = memchr_iter(b'\n', rest).nth((ends - block.before - 1) as usize)?;
        Some((number * BLOCK + found + 1) as u32)
    }

    /// Number of lines; a text that ends in a line end has an empty line after it.
    pub fn count(&self) -> u32 {
        let last = self.text.len() as u32;
        self.line_column(last).0
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
        assert_eq!(LineIndex::new(b"").count(), 1);
        assert_eq!(LineIndex::new(b"ab\n").line_column(9), (2, 1));
    }

    #[test]
    fn blocks_make_no_difference() {
        for (length, step) in [
            (3 * BLOCK, 1000),
            (2 * BLOCK, BLOCK),
            (3 * BLOCK + 7, BLOCK - 1),
            (BLOCK, 1),
        ] {
            let text: Vec<u8> = (1..=length)
                .map(|at| if at % step == 0 { b'\n' } else { b'x' })
                .collect();
            let index = LineIndex::new(text.as_slice());
            let (mut line, mut start) = (1, 0);
            for at in 0..=length {
                if at > 0 && text[at - 1] == b'\n' {
                    (line, start) = (line + 1, at);
                    assert_eq!(index.line_start(line), Some(at as u32));
                }
                assert_eq!(index.line_column(at as u32), (line, (at - start + 1) as u32));
                assert_eq!(index.column(at as u32), (at - start + 1) as u32);
                assert_eq!(index.ends_between(0, at as u32), line - 1);
            }
            assert_eq!((index.count(), index.line_start(line + 1)), (line, None));
        }
    }
}
