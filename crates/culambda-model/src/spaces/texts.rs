//! What the texts of all files of a unit say, found once for all that is asked of them.

use culambda_source::{Directive, DirectiveKind, File, Mention, Span, Unit, ident};
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};

/// The macro that tells the texts of the two passes apart.
pub(crate) const ARCHITECTURE: &[u8] = Mention::Architecture.word();

/// The words of the pragma that switches checks of calls off, whichever way it is written.
const PRAGMAS: [&[u8]; 2] = [EXEC_CHECK_DISABLE, b"hd_warning_disable"];

/// The one of them that switches off what the host front end checks, too.
const EXEC_CHECK_DISABLE: &[u8] = b"exec_check_disable";

/// The files and offsets of friend declarations, by the words in them.
type Friends = FxHashMap<Box<[u8]>, Vec<(usize, u32)>>;

/// Answers about texts.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    friends: OnceCell<Friends>,
    pragmas: OnceCell<bool>,
    /// Macros that have the pragma which switches checks off in their replacement, and whether it does so for the host
    /// front end, too.
    unchecked: OnceCell<FxHashMap<Box<[u8]>, bool>>,
    /// Whether the pragma or such a macro may be anywhere.
    may_have_pragmas: OnceCell<bool>,
    of_one_pass: OnceCell<Vec<Vec<Span>>>,
    /// From where on files are certain to have a value `int()`, by their numbers.
    initialised: RefCell<FxHashMap<usize, Option<usize>>>,
    /// Whether classes have these names.
    classes: RefCell<FxHashMap<String, bool>>,
}

impl Texts {
    /// From where on a file is certain to have a value `int()`; `find` says it of one that nobody asked for yet.
    pub(crate) fn initialised_from(&self, file: usize, find: impl FnOnce() -> Option<usize>) -> Option<usize> {
        *self.initialised.borrow_mut().entry(file).or_insert_with(find)
    }

    /// Whether a class may have a name, in whatever scope.
    pub(crate) fn has_class(&self, unit: &Unit, name: &str) -> bool {
        let find = || unit.files.iter().any(|file| may_have_class(&file.text, name));
        *self.classes.borrow_mut().entry(name.to_owned()).or_insert_with(find)
    }

    /// Whether a friend declaration mentions a word, or an operator like `operator==`.
    pub(crate) fn has_friend(&self, unit: &Unit, word: &str) -> bool {
        !self.friends(unit, word).is_empty()
    }

    /// The friend declarations that mention a word, or an operator like `operator==`: their files and offsets.
    pub(crate) fn friends(&self, unit: &Unit, word: &str) -> &[(usize, u32)] {
        let all = self.friends.get_or_init(|| friends(unit));
        all.get(word.as_bytes()).map_or(&[], Vec::as_slice)
    }

    /// Whether the pragma that switches checks off is mentioned at all.
    pub(crate) fn has_pragmas(&self, unit: &Unit) -> bool {
        *self
            .pragmas
            .get_or_init(|| unit.files.iter().any(|file| says_pragma(&file.text)))
    }

    /// Whether the pragma may be in front of a function, by itself or by a macro.
    pub(crate) fn may_have_pragmas(&self, unit: &Unit) -> bool {
        *self
            .may_have_pragmas
            .get_or_init(|| self.has_pragmas(unit) || unit.files.iter().any(|file| names_pragma(&file.text)))
    }

    /// Whether what is in front of a function says that calls in it are not checked: the pragma, or a macro that has it;
    /// calls of functions of the device only by one of the two pragmas.
    pub(crate) fn says_unchecked(&self, unit: &Unit, before: &[u8], of_device: bool) -> bool {
        let known = |word: &[u8]| self.unchecked.get_or_init(|| unchecked(unit)).get(word).copied();
        let fits = |host: bool| host || !of_device;
        let said = if of_device {
            says_exec_check(before)
        } else {
            says_pragma(before)
        };
        said || ident::words(before).any(|word| known(word).map_or_else(|| names_pragma(word), fits))
    }

    /// Whether a place is under a condition on `__CUDA_ARCH__`, so that the other pass may see something else.
    pub(crate) fn is_of_one_pass(&self, unit: &Unit, file: usize, at: u32) -> bool {
        let all = self
            .of_one_pass
            .get_or_init(|| unit.files.iter().map(conditional).collect());
        all.get(file).is_none_or(|spans| Span::any_contains(spans, at))
    }
}

/// Whether a name that is not of a template is somewhere in a text after `struct`, `class` or `union`, with at most
/// attributes in between.
fn may_have_class(text: &[u8], name: &str) -> bool {
    let mut all = memchr::memmem::find_iter(text, name).filter(|at| ident::is_word_at(text, *at, name.len()));
    all.any(|at| {
        let front = text.get(at.saturating_sub(MAX_HEAD)..at).unwrap_or_default();
        let from = memchr::memrchr3(b';', b'{', b'}', front).map_or(0, |end| end + 1);
        let is_keyword = |word: &[u8]| matches!(word, b"struct" | b"class" | b"union");
        let after = text.get(at + name.len()..).unwrap_or_default().trim_ascii_start();
        let is_parameter = matches!(after.first(), Some(b'>' | b',' | b'=' | b')'));
        let head: Vec<&[u8]> = ident::words(&front[from..]).collect();
        let is_qualifier = after.starts_with(b"::");
        let is_template = is_qualifier || is_parameter || head.first() == Some(&&b"template"[..]);
        let named = head.iter().rev().find(|word| !is_attribute(word));
        !is_template && named.is_some_and(|word| is_keyword(word))
    })
}

/// Whether a word may be between the keyword of a class and its name: a macro, a part of an attribute.
fn is_attribute(word: &[u8]) -> bool {
    let is_known = matches!(
        word,
        b"alignas" | b"sizeof" | b"visibility" | b"aligned" | b"packed" | b"deprecated" | b"nodiscard"
    );
    is_known || ident::looks_like_macro(word) || word.starts_with(b"__") || word.first().is_some_and(u8::is_ascii_digit)
}

/// The keyword of a class is at most so many bytes before its name.
const MAX_HEAD: usize = 256;

/// Whether a text has the pragma that switches checks off.
pub(crate) fn says_pragma(text: &[u8]) -> bool {
    PRAGMAS.iter().any(|name| memchr::memmem::find(text, name).is_some())
}

fn says_exec_check(text: &[u8]) -> bool {
    memchr::memmem::find(text, EXEC_CHECK_DISABLE).is_some()
}

/// Whether a text has a word that says what it is for: a macro with the pragma.
fn names_pragma(text: &[u8]) -> bool {
    let mut names = [&b"EXEC_CHECK"[..], b"HD_WARN"].into_iter();
    names.any(|name| memchr::memmem::find(text, name).is_some())
}

/// The macros that are defined with the pragma that switches checks off, and whether it is the one for both front ends.
fn unchecked(unit: &Unit) -> FxHashMap<Box<[u8]>, bool> {
    let mut out = FxHashMap::default();
    for file in &unit.files {
        for d in file.directives.iter().filter(|d| d.kind == DirectiveKind::Define) {
            let text = |span: Span| file.text.get(span.range()).unwrap_or_default();
            if says_pragma(text(d.span)) {
                let host = says_exec_check(text(d.span));
                if let Some(name) = ident::words(text(d.name)).next() {
                    *out.entry(Box::from(name)).or_default() |= host;
                }
            }
        }
    }
    out
}

/// The words of all friend declarations, each with these.
fn friends(unit: &Unit) -> Friends {
    const FRIEND: &[u8] = Mention::Friends.word();
    let mut out = Friends::default();
    let files = unit.files.iter().enumerate();
    for (number, file) in files.filter(|(_, file)| file.text.mentions(Mention::Friends)) {
        let text = &file.text[..];
        for at in memchr::memmem::find_iter(text, FRIEND) {
            let rest = text.get(at + FRIEND.len()..).unwrap_or_default();
            let end = memchr::memchr2(b';', b'{', rest).unwrap_or(rest.len());
            let declaration = rest.get(..end).unwrap_or_default();
            let words = ident::words(declaration).map(Box::from);
            for word in words.chain(culambda_source::operators(declaration).map(Vec::into_boxed_slice)) {
                out.entry(word).or_default().push((number, at as u32));
            }
        }
    }
    out
}

/// The parts of a file under conditions that mention the architecture, the outermost ones, in order.
fn conditional(file: &File) -> Vec<Span> {
    let mut conditions = Conditions::of(file);
    let mut out: Vec<Span> = file.directives.iter().filter_map(|d| conditions.step(d)).collect();
    out.sort_by_key(|s: &Span| s.start);
    // They are nested or apart.
    out.dedup_by(|later, before| later.end <= before.end);
    out
}

/// Whether the text of a directive is about something.
type About<'f> = Box<dyn Fn(&[u8]) -> bool + 'f>;

/// The conditions that are open, while the directives of a file are read in order, and which of them are about something:
/// the architecture, where nothing else is said.
pub(crate) struct Conditions<'f> {
    file: &'f File,
    about: About<'f>,
    /// Where each begins, and whether it is about that so far.
    open: Vec<(u32, bool)>,
}

impl<'f> Conditions<'f> {
    /// Those at the start of a file.
    pub(crate) fn of(file: &'f File) -> Conditions<'f> {
        Conditions::about(file, |text| memchr::memmem::find(text, ARCHITECTURE).is_some())
    }

    /// Those at the start of a file, and what the texts of directives must say.
    pub(crate) fn about(file: &'f File, about: impl Fn(&[u8]) -> bool + 'f) -> Conditions<'f> {
        Conditions {
            file,
            about: Box::new(about),
            open: Vec::new(),
        }
    }

    /// Whether a directive is about it.
    pub(crate) fn says(&self, directive: &Directive) -> bool {
        (self.about)(self.file.text.get(directive.span.range()).unwrap_or_default())
    }

    /// Takes the next directive. Gives the part that it ends, if a condition of that is about it.
    pub(crate) fn step(&mut self, d: &Directive) -> Option<Span> {
        match d.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                self.open.push((d.span.start, self.says(d)));
            }
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                let says = self.says(d);
                if let Some(last) = self.open.last_mut() {
                    last.1 |= says;
                }
            }
            DirectiveKind::Endif => {
                let (start, says) = self.open.pop()?;
                return says.then(|| Span::new(start, d.span.end));
            }
            _ => {}
        }
        None
    }

    /// Whether one of those that are open is about it so far.
    pub(crate) fn mention(&self) -> bool {
        self.open.iter().any(|(_, says)| *says)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_one_pass() {
        let text = "int a;\n#if X\n#ifdef __CUDA_ARCH__\nint b;\n#else\nint c;\n#endif\nint d;\n#endif\nstruct S { friend int f(S); friend bool operator == (S, S); };\n";
        let unit = crate::testing::unit(text);
        let texts = Texts::default();
        let at = |word: &str| texts.is_of_one_pass(&unit, 0, text.find(word).map_or(0, |at| at as u32));
        assert_eq!(["int a", "int b", "int c", "int d"].map(at), [false, true, true, false]);
        assert!(texts.has_friend(&unit, "f") && !texts.has_friend(&unit, "d") && !texts.has_pragmas(&unit));
        assert!(texts.has_friend(&unit, "operator==") && !texts.has_friend(&unit, "operator="));
    }
}
