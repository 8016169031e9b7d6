//! Macro definitions, and which of them holds where.
//!
//! Every change (definition, `#undef`, include) takes a number that counts through the whole unit.
//! A place in a file is turned into such a number, and the last change of a name before it holds.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, OnceLock};

use rustc_hash::FxHashMap;

use crate::kept::ByText;
use crate::lex::{Lexer, Token, TokenKind, punct, spelling};
use crate::span::{Span, slice};

/// Bytes of the texts of definitions in a generation: what is read of each takes several times as many.
const TEXTS: usize = 1 << 18;

/// What definitions say, by their text: each file that is read has those of its headers, and so has each further reading.
static SAID: LazyLock<ByText<Result<Arc<Definition>, &'static str>>> = LazyLock::new(|| ByText::of_size(TEXTS));

/// A macro definition: what it says, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MacroDef {
    /// What it says, shared by all that say the same.
    pub(crate) said: Arc<Definition>,
    /// The directive, with the index of its file; `None` for one that no file holds.
    pub place: Option<(usize, Span)>,
    /// Where it comes from.
    pub origin: MacroOrigin,
    /// The atoms of conditions that must be true for it to hold ([`crate::Undecided`]).
    pub requires: Box<[String]>,
}

/// What a macro definition says, wherever it is.
#[derive(Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name of the macro.
    pub name: String,
    /// The names of its parameters; `None` for an object-like macro. A variadic one has its last
    /// parameter last: `__VA_ARGS__`, or `args` for `args...`.
    pub parameters: Option<Vec<String>>,
    /// Whether the last parameter takes all arguments that are left.
    pub variadic: bool,
    pub(crate) text: Box<[u8]>,
    pub(crate) body: Box<[BodyTok]>,
    /// Whether the replacement list closes a brace that it does not open.
    closes_brace: bool,
}

impl Deref for MacroDef {
    type Target = Definition;

    fn deref(&self) -> &Definition {
        &self.said
    }
}

/// Where a macro definition comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MacroOrigin {
    /// A `#define` in a file.
    File,
    /// `-D`.
    CommandLine,
    /// The compiler.
    Predefined,
    /// [`crate::presets`]: no definition is known.
    Preset,
}

/// A token of a replacement list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BodyTok {
    pub(crate) kind: TokenKind,
    pub(crate) punct: u8,
    pub(crate) space: bool,
    /// In the replacement text.
    pub(crate) span: Span,
    /// The parameter that it names.
    pub(crate) parameter: Option<u16>,
}

impl MacroDef {
    /// One that nobody wrote.
    fn of(said: Arc<Definition>, origin: MacroOrigin) -> MacroDef {
        MacroDef {
            said,
            place: None,
            origin,
            requires: Box::default(),
        }
    }

    /// One of a name that stands for nothing.
    pub(crate) fn empty(name: String, origin: MacroOrigin) -> MacroDef {
        MacroDef::of(Arc::new(Definition::of(name)), origin)
    }

    /// Reads a definition from what is after its directive word. Gives what is wrong otherwise.
    pub(crate) fn read(text: &[u8], origin: MacroOrigin) -> Result<MacroDef, &'static str> {
        let said = SAID.of(text, || {
            let tokens: Vec<Token> = Lexer::new(text, 0, text.len() as u32).collect();
            Definition::parse(text, &tokens).map(Arc::new)
        });
        (*said).clone().map(|said| MacroDef::of(said, origin))
    }

    /// Makes a definition from a command line: a name, or a name with parameters, and a body.
    pub(crate) fn from_option(name: &str, body: &str, origin: MacroOrigin) -> Result<MacroDef, &'static str> {
        MacroDef::read(format!("{name} {body}").as_bytes(), origin)
    }

    /// Whether another definition means the same, wherever it is.
    pub(crate) fn means(&self, other: &MacroDef) -> bool {
        let is_preset = |def: &MacroDef| def.origin == MacroOrigin::Preset;
        let same = |a: &Definition, b: &Definition| {
            a.text == b.text && a.parameters == b.parameters && a.variadic == b.variadic
        };
        (Arc::ptr_eq(&self.said, &other.said) || same(self, other)) && is_preset(self) == is_preset(other)
    }
}

impl Definition {
    /// That of a name that stands for nothing.
    fn of(name: String) -> Definition {
        Definition {
            name,
            parameters: None,
            variadic: false,
            text: Box::default(),
            body: Box::default(),
            closes_brace: false,
        }
    }

    /// The replacement text: its tokens, with one blank where the definition has blanks.
    pub fn replacement(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.text)
    }

    pub(crate) fn spelling(&self, token: &BodyTok) -> &[u8] {
        slice(&self.text, token.span)
    }

    /// Whether the replacement list that was read closes a brace that it does not open.
    fn has_closing_brace(&self) -> bool {
        let mut depth = 0_i64;
        let punctuators = self.body.iter().filter(|token| token.kind == TokenKind::Punctuator);
        memchr::memchr2(b'}', b'%', &self.text).is_some()
            && punctuators.into_iter().any(|token| {
                depth += i64::from(token.punct == b'{') - i64::from(token.punct == b'}');
                depth < 0
            })
    }

    /// Reads the tokens of a definition after its directive word. Gives what is wrong otherwise.
    fn parse(text: &[u8], tokens: &[Token]) -> Result<Definition, &'static str> {
        let (name, rest) = tokens.split_first().ok_or("a macro name is missing")?;
        if !name.is_identifier() {
            return Err("a macro name must be an identifier");
        }
        let name = spelling(text, name.span, name.spliced);
        let name = String::from_utf8_lossy(&name).into_owned();
        if name == "defined" {
            return Err("`defined` cannot be a macro");
        }
        let mut def = Definition::of(name);
        let body = match rest.split_first() {
            Some((open, inner)) if open.is(b'(') && !open.space => def.parse_parameters(text, inner)?,
            _ => rest,
        };
        def.parse_body(text, body);
        def.closes_brace = def.has_closing_brace();
        Ok(def)
    }

    /// Reads parameters up to their `)`; gives the tokens after it.
    fn parse_parameters<'t>(&mut self, text: &[u8], tokens: &'t [Token]) -> Result<&'t [Token], &'static str> {
        const WRONG: &str = "the parameters of this macro cannot be read";
        let mut parameters: Vec<String> = Vec::new();
        let mut rest = tokens;
        loop {
            let (token, behind) = rest.split_first().ok_or(WRONG)?;
            rest = behind;
            if token.is(b')') && parameters.is_empty() {
                break;
            }
            if token.is(punct::ELLIPSIS) {
                parameters.push("__VA_ARGS__".to_owned());
                self.variadic = true;
            } else if token.is_identifier() {
                let name = spelling(text, token.span, token.spliced);
                parameters.push(String::from_utf8_lossy(&name).into_owned());
                if let Some((_, behind)) = rest.split_first().filter(|(next, _)| next.is(punct::ELLIPSIS)) {
                    self.variadic = true;
                    rest = behind;
                }
            } else {
                return Err(WRONG);
            }
            let (next, behind) = rest.split_first().ok_or(WRONG)?;
            rest = behind;
            if next.is(b')') {
                break;
            }
            if !next.is(b',') || self.variadic || parameters.len() >= usize::from(u16::MAX) {
                return Err(WRONG);
            }
        }
        self.parameters = Some(parameters);
        Ok(rest)
    }

    fn parse_body(&mut self, text: &[u8], tokens: &[Token]) {
        let parameters: FxHashMap<&[u8], u16> = self
            .parameters
            .iter()
            .flatten()
            .enumerate()
            .map(|(index, name)| (name.as_bytes(), index as u16))
            .collect();
        let mut clean = Vec::new();
        let mut body = Vec::with_capacity(tokens.len());
        for token in tokens {
            let space = token.space && !clean.is_empty();
            if space {
                clean.push(b' ');
            }
            let word = spelling(text, token.span, token.spliced);
            let start = clean.len() as u32;
            clean.extend_from_slice(&word);
            let parameter = if token.is_identifier() {
                parameters.get(&*word).copied()
            } else {
                None
            };
            body.push(BodyTok {
                kind: token.kind,
                punct: token.punct,
                space,
                span: Span::new(start, clean.len() as u32),
                parameter,
            });
        }
        self.text = clean.into();
        self.body = body.into();
    }
}

/// Whether something holds, as far as the text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    Yes,
    No,
    Unknown,
}

/// With which letters the names of a table begin, and how long they are then: most words of a program are none of them, and
/// that is seen from this alone.
#[derive(Clone, Debug)]
struct Looks(Box<[u64]>);

impl Default for Looks {
    fn default() -> Self {
        Looks(vec![0; 1 << u8::BITS].into())
    }
}

impl Looks {
    fn add(&mut self, name: &[u8]) {
        if let Some(lengths) = self.0.get_mut(first(name)) {
            *lengths |= length(name);
        }
    }

    fn may_have(&self, name: &[u8]) -> bool {
        self.0
            .get(first(name))
            .is_some_and(|lengths| lengths & length(name) != 0)
    }
}

fn first(name: &[u8]) -> usize {
    usize::from(name.first().copied().unwrap_or_default())
}

/// A bit for each length; names that are very long have one together.
fn length(name: &[u8]) -> u64 {
    1 << name.len().min(63)
}

/// Definitions that are there before anything else, and are read when somebody asks: most of what a compiler predefines is
/// never used. One table holds for all units.
#[derive(Debug, Default)]
pub(crate) struct Builtins {
    all: Vec<Lazy>,
    /// Their indices by name; the last one of a name holds.
    names: FxHashMap<&'static [u8], u32>,
    looks: Looks,
}

impl Builtins {
    /// Adds a definition.
    pub(crate) fn define(&mut self, name: &'static str, body: &'static str) {
        // The parameters of a function-like macro belong to no name.
        let word = name.split_once('(').map_or(name, |(word, _)| word);
        self.names.insert(word.as_bytes(), self.all.len() as u32);
        self.looks.add(word.as_bytes());
        let def = OnceLock::new();
        self.all.push(Lazy { name, body, def });
    }

    /// Whether a name is defined.
    pub(crate) fn has(&self, name: &[u8]) -> bool {
        self.names.contains_key(name)
    }

    /// The change that defines a name.
    fn change(&self, name: &[u8]) -> Option<Change> {
        let index = *self.names.get(name)?;
        Some((index + 1, Some(index)))
    }
}

/// All definitions of a unit and their history.
#[derive(Debug, Default)]
pub(crate) struct Macros {
    /// Their indices and their changes come first.
    builtins: Option<&'static Builtins>,
    defs: Vec<MacroDef>,
    /// Without what only the compiler defines.
    history: FxHashMap<Box<[u8]>, History>,
    /// Of all that have changes, the compiler's among them.
    looks: Looks,
    seq: u32,
    close_braces: bool,
}

#[derive(Debug)]
struct Lazy {
    name: &'static str,
    body: &'static str,
    def: OnceLock<Option<MacroDef>>,
}

/// The changes of one name, in order.
#[derive(Debug)]
struct History {
    first: Change,
    more: Vec<Change>,
}

/// The number of a change, and the definition that holds from then on.
type Change = (u32, Option<u32>);

/// The number after all changes.
pub(crate) const LATEST: u32 = u32::MAX;

impl Macros {
    /// The number of the last change.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// Takes a new number.
    fn tick(&mut self) -> u32 {
        self.seq = self.seq.saturating_add(1).min(LATEST - 1);
        self.seq
    }

    fn change(&mut self, name: &[u8], def: Option<u32>) {
        let change = (self.tick(), def);
        if let Some(history) = self.history.get_mut(name) {
            history.more.push(change);
            return;
        }
        let builtin = self.builtins.and_then(|builtins| builtins.change(name));
        let history = History {
            first: builtin.unwrap_or(change),
            more: builtin.map(|_| change).into_iter().collect(),
        };
        self.looks.add(name);
        self.history.insert(name.into(), history);
    }

    /// A table that begins with what the compiler defines.
    pub(crate) fn with(builtins: &'static Builtins) -> Macros {
        Macros {
            seq: builtins.all.len() as u32,
            builtins: Some(builtins),
            looks: builtins.looks.clone(),
            ..Macros::default()
        }
    }

    /// How many definitions are the compiler's.
    fn first(&self) -> usize {
        self.builtins.map_or(0, |builtins| builtins.all.len())
    }

    /// Adds a definition that holds from here on.
    pub(crate) fn define(&mut self, def: MacroDef) {
        let index = (self.first() + self.defs.len()) as u32;
        let said = Arc::clone(&def.said);
        self.close_braces |= said.closes_brace;
        self.defs.push(def);
        self.change(said.name.as_bytes(), Some(index));
    }

    /// Whether one of the definitions so far closes a brace that it does not open. None of the compiler's does.
    pub(crate) fn close_braces(&self) -> bool {
        self.close_braces
    }

    /// Ends the definition of a name, which is known to be undefined from here on.
    pub(crate) fn undefine(&mut self, name: &[u8]) {
        self.change(name, None);
    }

    /// Makes an earlier definition hold again, for `#pragma pop_macro`.
    pub(crate) fn restore(&mut self, name: &[u8], def: Option<u32>) {
        self.change(name, def);
    }

    pub(crate) fn get(&self, index: u32) -> Option<&MacroDef> {
        let index = index as usize;
        match self.builtins.and_then(|builtins| builtins.all.get(index)) {
            Some(lazy) => {
                let read = || MacroDef::from_option(lazy.name, lazy.body, MacroOrigin::Predefined).ok();
                lazy.def.get_or_init(read).as_ref()
            }
            None => self.defs.get(index - self.first()),
        }
    }

    /// All definitions but those of the compiler.
    pub(crate) fn all(&self) -> &[MacroDef] {
        &self.defs
    }

    /// The same with their indices.
    pub(crate) fn indexed(&self) -> impl Iterator<Item = (u32, &MacroDef)> {
        (self.first() as u32..).zip(&self.defs)
    }

    /// Whether there may be a macro of a name, by its looks.
    pub(crate) fn may_have(&self, name: &[u8]) -> bool {
        self.looks.may_have(name)
    }

    /// Whether a name was ever that of a macro, or said to be that of none.
    pub(crate) fn has(&self, name: &[u8]) -> bool {
        let of_compiler = || self.builtins.is_some_and(|builtins| builtins.change(name).is_some());
        self.may_have(name) && (self.history.contains_key(name) || of_compiler())
    }

    /// The definition of a name that holds at a number.
    pub(crate) fn at(&self, name: &[u8], seq: u32) -> Option<u32> {
        self.last_change(name, seq).and_then(|(_, def)| def)
    }

    /// The last definition that a name has up to a number, whether or not an `#undef` follows it.
    pub(crate) fn last_definition(&self, name: &[u8], seq: u32) -> Option<u32> {
        let mut changes = self.history.get(name).into_iter().flat_map(|history| {
            let more = history.more.iter().rev();
            more.chain(std::iter::once(&history.first))
        });
        let defined = changes.find_map(|&(at, def)| def.filter(|_| at <= seq));
        defined.or_else(|| self.at(name, seq))
    }

    /// The last change of a name up to a number: `None` if there is none.
    pub(crate) fn last_change(&self, name: &[u8], seq: u32) -> Option<Change> {
        if !self.may_have(name) {
            return None;
        }
        let Some(history) = self.history.get(name) else {
            let builtin = self.builtins.and_then(|builtins| builtins.change(name));
            return builtin.filter(|change| change.0 <= seq);
        };
        let behind = history.more.partition_point(|&(at, _)| at <= seq);
        let change = behind
            .checked_sub(1)
            .and_then(|at| history.more.get(at))
            .unwrap_or(&history.first);
        Some(*change).filter(|change| change.0 <= seq)
    }

    /// Whether a name is defined at a number. A preset says nothing.
    pub(crate) fn defined(&self, name: &[u8], seq: u32) -> Known {
        match self.last_change(name, seq) {
            None => Known::Unknown,
            Some((_, None)) => Known::No,
            Some((_, Some(def))) => match self.get(def).map(|def| def.origin) {
                Some(MacroOrigin::Preset) => Known::Unknown,
                _ => Known::Yes,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<MacroDef, &'static str> {
        MacroDef::read(text.as_bytes(), MacroOrigin::File)
    }

    #[test]
    fn definitions() {
        let def = parse("F(a, b...)  a /* x */ +b").unwrap();
        assert_eq!(def.parameters, Some(vec!["a".into(), "b".into()]));
        assert!(def.variadic);
        assert_eq!(def.replacement(), "a +b");
        let used: Vec<Option<u16>> = def.body.iter().map(|token| token.parameter).collect();
        assert_eq!(used, [Some(0), None, Some(1)]);
        assert_eq!(parse("F (a)").unwrap().parameters, None);
        assert_eq!(parse("F()").unwrap().parameters, Some(vec![]));
        for wrong in ["", "1", "F(a", "F(a,)", "F(...,a)", "F(a b)", "defined"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_says_the_same_is_kept_once() {
        let (a, b, other) = (parse("F(a) a"), parse("F(a) a"), parse("F(b) b"));
        let (a, b, other) = (a.unwrap(), b.unwrap(), other.unwrap());
        assert!(Arc::ptr_eq(&a.said, &b.said) && a.means(&b));
        assert!(!Arc::ptr_eq(&a.said, &other.said) && !a.means(&other));
    }

    #[test]
    fn names_are_told_from_words() {
        let mut looks = Looks::default();
        let long = [b'x'; 100];
        for name in [&b"NAME"[..], b"_a", &long] {
            looks.add(name);
        }
        for (word, may) in [
            (&b"NAME"[..], true),
            (b"NONE", true),
            (b"NAMES", false),
            (b"name", false),
            (b"_b", true),
            (&[b'x'; 90], true),
            (b"x", false),
            (b"", false),
        ] {
            assert_eq!(looks.may_have(word), may, "{word:?}");
        }
    }

    #[test]
    fn the_last_change_before_a_place_holds() {
        let mut macros = Macros::default();
        macros.define(MacroDef::from_option("A", "1", MacroOrigin::CommandLine).unwrap());
        let first = macros.seq();
        macros.undefine(b"A");
        let second = macros.seq();
        assert_eq!(macros.at(b"A", first), Some(0));
        assert_eq!(macros.at(b"A", second), None);
        assert_eq!(macros.defined(b"A", second), Known::No);
        assert_eq!(macros.defined(b"A", 0), Known::Unknown);
        assert_eq!(macros.defined(b"B", LATEST), Known::Unknown);
    }
}
