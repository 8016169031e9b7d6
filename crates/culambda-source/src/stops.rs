//! The bytes at which the structural scan stops, found 64 at a time.
//!
//! One block of text becomes one word with a bit for every stop, so that the scan goes from stop to
//! stop without looking at the bytes between them.

use crate::text::Text;

/// Which bytes stop the scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// Outside of braces: all brackets, `;`, quotes, `/`, `#`, `%`.
    Head,
    /// Within braces: the same without parentheses and `;`. In text that conditions leave out, too.
    Body,
}

const BLOCK: usize = 64;

/// The stops of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    body: u64,
    /// Those of [`Set::Head`] that are not in `body`.
    head: u64,
}

/// The stops of a whole text; `colons` as for [`Stops::new`].
pub(crate) fn in_all(text: &[u8], colons: bool) -> Box<[Block]> {
    let colon = colon(colons);
    let block = |start: usize| Block {
        body: in_block(text, start, |block| find(block, |byte| stops_body(byte, colon))),
        head: in_block(text, start, |block| find(block, stops_head)),
    };
    (0..text.len()).step_by(BLOCK).map(block).collect()
}

/// The byte that stops the scan besides the others: `:` if the text has digraphs.
fn colon(colons: bool) -> u8 {
    if colons { b':' } else { b'/' }
}

/// Finds stops in one text.
#[derive(Clone, Debug)]
pub(crate) struct Stops {
    /// Where the block begins whose stops are known.
    start: usize,
    /// A bit for every stop of [`Set::Body`] in it.
    body: u64,
    /// Those of [`Set::Head`] that are not in `body`, once somebody asked for them.
    head: Option<u64>,
    /// `:` stops too, because the text has digraphs.
    colons: bool,
    /// The text, if others may have looked through it before.
    known: Option<Text>,
}

impl Stops {
    /// Those of a text.
    pub(crate) fn of(text: &Text) -> Self {
        Stops {
            known: text.stops().map(|_| text.clone()),
            ..Stops::new(text.has_digraphs())
        }
    }

    /// `colons` says whether the text may have digraphs for square brackets.
    pub(crate) fn new(colons: bool) -> Self {
        Stops {
            start: usize::MAX,
            body: 0,
            head: None,
            colons,
            known: None,
        }
    }

    /// The first stop at or after `pos`, or the end of the text.
    #[inline]
    pub(crate) fn next(&mut self, text: &[u8], pos: usize, set: Set) -> usize {
        let start = pos & !(BLOCK - 1);
        if start != self.start {
            self.load(text, start);
        }
        let mut found = self.found(text, set) & (u64::MAX << (pos - start));
        while found == 0 {
            let start = self.start + BLOCK;
            if start >= text.len() {
                return text.len();
            }
            self.load(text, start);
            found = self.found(text, set);
        }
        self.start + found.trailing_zeros() as usize
    }

    #[inline]
    fn load(&mut self, text: &[u8], start: usize) {
        self.start = start;
        if let Some(known) = self.known.as_ref().and_then(Text::stops) {
            let block = known.get(start / BLOCK);
            self.body = block.map_or(0, |block| block.body);
            self.head = Some(block.map_or(0, |block| block.head));
            return;
        }
        self.head = None;
        let colon = colon(self.colons);
        self.body = in_block(text, start, |block| find(block, |byte| stops_body(byte, colon)));
    }

    #[inline]
    fn found(&mut self, text: &[u8], set: Set) -> u64 {
        let head = match (set, self.head) {
            (Set::Body, _) => 0,
            (Set::Head, Some(head)) => head,
            (Set::Head, None) => *self
                .head
                .insert(in_block(text, self.start, |block| find(block, stops_head))),
        };
        self.body | head
    }
}

/// Looks at a block; after the end of the text are zeros, which are not stops.
#[inline]
fn in_block(text: &[u8], start: usize, look: impl Fn(&[u8; BLOCK]) -> u64) -> u64 {
    let rest = text.get(start..).unwrap_or_default();
    if let Some(block) = rest.first_chunk::<BLOCK>() {
        return look(block);
    }
    let mut block = [0; BLOCK];
    for (to, &from) in block.iter_mut().zip(rest) {
        *to = from;
    }
    look(&block)
}

/// Whether a byte stops the scan in braces. `colon` is `:` or another stop.
#[inline]
// A lazy operator would be a branch.
#[allow(clippy::needless_bitwise_bool)]
fn stops_body(byte: u8, colon: u8) -> bool {
    // `[` and `{`, `]` and `}` differ in one bit, and so do `"` and `#`, `%` and `'`.
    let lower = byte | 0x20;
    let odd = byte | 0x01;
    (lower == b'{') | (lower == b'}') | (odd == b'#') | (byte | 0x02 == b'\'') | (byte == b'/') | (byte == colon)
}

/// Whether a byte stops the scan outside of braces only.
#[inline]
#[allow(clippy::needless_bitwise_bool)]
fn stops_head(byte: u8) -> bool {
    // `(` and `)` differ in one bit.
    (byte | 0x01 == b')') | (byte == b';')
}

/// The stops of a block.
///
/// Written so that the compiler compares 16 or more bytes at once: no branch depends on a byte, and
/// the eight results of a word are gathered by one multiplication.
#[inline]
fn find(block: &[u8; BLOCK], stops: impl Fn(u8) -> bool) -> u64 {
    let mut found = [0_u8; BLOCK];
    for (found, &byte) in found.iter_mut().zip(block) {
        *found = u8::from(stops(byte));
    }
    gather(&found)
}

/// One bit for each of 64 bytes that are 0 or 1.
#[inline]
fn gather(bytes: &[u8; BLOCK]) -> u64 {
    let (words, _) = bytes.as_chunks::<8>();
    let mut all = 0;
    for (at, word) in words.iter().enumerate() {
        let bits = u64::from_le_bytes(*word).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        all |= bits << (8 * at);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stops(byte: u8, set: Set, colons: bool) -> bool {
        match byte {
            b'{' | b'}' | b'[' | b']' | b'"' | b'#' | b'%' | b'\'' | b'/' => true,
            b'(' | b')' | b';' => set == Set::Head,
            b':' => colons,
            _ => false,
        }
    }

    #[test]
    fn every_byte_is_judged_alike() {
        for set in [Set::Head, Set::Body] {
            for colons in [false, true] {
                for byte in 0..=u8::MAX {
                    let mut block = [b'a'; BLOCK];
                    block[37] = byte;
                    let mut found = Stops::new(colons);
                    found.load(&block, 0);
                    let bits = found.found(&block, set);
                    assert_eq!(bits, u64::from(stops(byte, set, colons)) << 37, "{byte:#x}");
                }
            }
        }
    }

    #[test]
    fn stops_that_are_kept_are_the_same() {
        let mut text: Vec<u8> = (0..=u8::MAX).cycle().take(1000).collect();
        text.extend_from_slice(b"x <: y :> (");
        let text = Text::from(text);
        let (mut kept, mut new) = (Stops::of(&text), Stops::new(true));
        assert!(kept.known.is_some());
        for pos in 0..=text.len() {
            for set in [Set::Head, Set::Body] {
                assert_eq!(kept.next(&text, pos, set), new.next(&text, pos, set), "{pos}");
            }
        }
    }

    #[test]
    fn stops_are_found_across_blocks() {
        let mut text = vec![b'x'; 200];
        text[0] = b'{';
        text[63] = b'(';
        text[64] = b'}';
        text[199] = b';';
        let mut stops = Stops::new(false);
        assert_eq!(stops.next(&text, 0, Set::Head), 0);
        assert_eq!(stops.next(&text, 1, Set::Head), 63);
        assert_eq!(stops.next(&text, 1, Set::Body), 64);
        assert_eq!(stops.next(&text, 65, Set::Head), 199);
        assert_eq!(stops.next(&text, 65, Set::Body), 200);
        assert_eq!(stops.next(b"", 0, Set::Head), 0);
    }
}
