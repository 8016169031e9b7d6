//! The bytes of a file, shared by all who look at them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bytes::Bytes;
use memchr::memmem;
use rustc_hash::FxHashMap;

use crate::directive::{self, Line};
use crate::lex::{Lexer, Token};
use crate::mention::Mention;
use crate::span::Span;
use crate::stops::{self, Block};

/// Bytes of a text of which more is kept than what was found in it: headers are read again and again, units are not.
const MAX_KEPT: usize = 1 << 20;

/// Bytes that are cheap to clone, with what was found in them so far: a file is read in several units, and in each of them
/// more than once.
#[derive(Clone, Default)]
pub struct Text(Arc<Shared>);

/// What was found so far.
type Found<K, V> = Mutex<FxHashMap<K, Arc<V>>>;

#[derive(Default)]
struct Shared {
    bytes: Bytes,
    /// What it is made of, where that is known: every reading of the file goes through these.
    directives: Option<Vec<Line>>,
    /// Other directives, by where they begin, as far as somebody read them.
    lines: Found<u32, Line>,
    stops: OnceLock<Box<[Block]>>,
    /// The tokens of parts of it, by where these begin and end.
    tokens: Found<(u32, u32), [Token]>,
    /// Where names may be, by these names.
    places: Found<Vec<u8>, Vec<u32>>,
    has_digraphs: OnceLock<bool>,
    mentions: [OnceLock<bool>; Mention::COUNT],
}

impl Text {
    /// A text that is nothing but directives, each at the start of its line, which are read once and for all. One that is
    /// something else as well is a text like any other.
    pub fn of_directives(bytes: Vec<u8>) -> Text {
        let directives = directive::alone(&bytes);
        Text(Arc::new(Shared {
            bytes: bytes.into(),
            directives,
            ..Shared::default()
        }))
    }

    /// The directives that are all of it, if that is known.
    pub(crate) fn directives(&self) -> Option<&[Line]> {
        self.0.directives.as_deref()
    }

    /// The directive whose `#` is at `at`, which each reading of the file asks for.
    pub(crate) fn line(&self, at: usize) -> Arc<Line> {
        let mut lines = self.0.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lines.entry(at as u32);
        Arc::clone(known.or_insert_with(|| Arc::new(directive::read(self, at))))
    }

    /// Where the structural scan stops, unless the text is so long that it is hardly read twice.
    pub(crate) fn stops(&self) -> Option<&[Block]> {
        let find = || stops::in_all(self, self.has_digraphs());
        (self.len() <= MAX_KEPT).then(|| &**self.0.stops.get_or_init(find))
    }

    /// The tokens of a part of it, unless the text is so long that it is hardly read twice.
    pub(crate) fn tokens(&self, part: Span) -> Option<Arc<[Token]>> {
        if self.len() > MAX_KEPT {
            return None;
        }
        let mut known = self.0.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.entry((part.start, part.end));
        let read = || Lexer::new(self, part.start, part.end).collect();
        Some(Arc::clone(known.or_insert_with(read)))
    }

    /// Where some names may be: its readings ask for few different sets of them.
    pub(crate) fn places(&self, names: Vec<u8>, find: impl FnOnce() -> Vec<u32>) -> Arc<Vec<u32>> {
        let mut known = self.0.places.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(names).or_insert_with(|| Arc::new(find())))
    }

    /// Whether digraphs for square brackets may be in it.
    pub(crate) fn has_digraphs(&self) -> bool {
        *self.0.has_digraphs.get_or_init(|| {
            let opens = |at: usize| crate::scan::opens_digraph(self, at + 1);
            memmem::find(self, b":>").is_some() || memmem::find_iter(self, b"<:").any(opens)
        })
    }

    /// Whether a word is in it, be it in a comment or in another word.
    pub fn mentions(&self, what: Mention) -> bool {
        let find = || memmem::find(self, what.word()).is_some();
        let known = self.0.mentions.get(what as usize);
        known.map_or_else(find, |known| *known.get_or_init(find))
    }
}

impl From<Bytes> for Text {
    fn from(bytes: Bytes) -> Text {
        Text(Arc::new(Shared {
            bytes,
            ..Shared::default()
        }))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.0.bytes == other.0.bytes
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.bytes.hash(state);
    }
}

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0.bytes
    }
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        &self.0.bytes
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({} bytes)", self.0.bytes.len())
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Bytes::from(bytes).into()
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Bytes::from(text).into()
    }
}

impl From<&[u8]> for Text {
    fn from(bytes: &[u8]) -> Text {
        Bytes::copy_from_slice(bytes).into()
    }
}

impl<const N: usize> From<&[u8; N]> for Text {
    fn from(bytes: &[u8; N]) -> Text {
        Bytes::copy_from_slice(bytes).into()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        text.as_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::Text;
    use crate::{Assumptions, Loaded, Loader, Unit, UnitOptions};

    /// Gives every header the same text.
    struct Same(Text);

    impl Loader for Same {
        fn include(&self, _includer: &str, name: &str, _quoted: bool) -> Option<Loaded> {
            let (name, text) = (name.to_owned(), self.0.clone());
            Some(Loaded { name, text })
        }
    }

    #[test]
    fn directives_that_are_known_are_read_like_others() {
        let header = "\n#ifndef GUARD\n#define GUARD\n#if A > 1 /* \n */ && B\n#include \"b.h\"\n#elif defined(C)\n#define D(x) \\\n  x\n\
                      #else\n#undef A\n#error no\n#endif\n#endif\n#pragma push_macro(\"D\")\n#ifdef D\n#endif\n# 12 \"f\"\n#else\n";
        let main = "#include \"a.h\"\nnamespace n {\n#include \"a.h\"\n#include \"c.h\"\nint a; }\n";
        let read = |header: &Text, assume: &Assumptions| {
            let loader = Same(header.clone());
            let unit = Unit::read("a.cu", main.into(), &loader, &UnitOptions::default(), assume);
            let of_file = |file: &crate::File| (file.directives.clone(), file.inactive.clone(), file.scopes.clone());
            let files: Vec<_> = unit.files.iter().map(of_file).collect();
            format!("{files:?} {:?} {:?} {:?}", unit.problems, unit.undecided, unit.macros())
        };
        let known = Text::of_directives(header.into());
        assert!(known.directives().is_some_and(|all| all.len() == 16));
        for assume in [Assumptions::default(), Assumptions::all(false)] {
            assert_eq!(read(&known, &assume), read(&header.into(), &assume));
        }
    }

    #[test]
    fn texts_with_something_else_have_none() {
        for text in [
            "int a;\n",
            "#define A\nint a;\n",
            " #define A\n",
            "#define A\n##\n",
            "/* */\n",
        ] {
            assert!(Text::of_directives(text.into()).directives().is_none(), "{text}");
        }
        assert!(
            Text::of_directives("\n\n#define A\n\n#undef A".into())
                .directives()
                .is_some()
        );
    }
}
