//! What a branch says of the condition in front of it.

use std::borrow::Cow;

use memchr::memmem;

use super::plain_header;
use crate::directive::{self, DirectiveKind, Line};
use crate::lex::{Lexer, Token, spelling};
use crate::span::{Span, slice};

/// Bytes and directives that are looked at for a default definition.
const MAX_DEFAULT: u32 = 8192;
const MAX_DEFAULT_DIRECTIVES: usize = 64;

/// What in a branch says that a name is not defined before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settles {
    /// The branch is an include guard, or gives a default.
    ByDefinition,
    /// It includes the file that the name is the include guard of: that is included where it was not yet.
    ByInclude,
}

/// Whether the branch that begins at `from` says that a name is not defined before it. `guards` says whether the name is
/// the include guard of a file that is included as `name`, in quotes, and `holds` whether a condition in the branch is
/// certain to hold.
pub(super) fn settles(
    text: &[u8],
    from: u32,
    name: &[u8],
    guards: impl Fn(&str, bool) -> bool,
    holds: impl Fn(&Line) -> bool,
) -> Option<Settles> {
    if begins_with_definition(text.get(from as usize..).unwrap_or_default(), name) {
        return Some(Settles::ByDefinition);
    }
    let end = from.saturating_add(MAX_DEFAULT).min(text.len() as u32);
    let hashes = Lexer::new(text, from, end).filter(|token| token.newline && token.is(b'#'));
    // The groups of conditions that are open in the branch.
    let mut groups: Vec<Group> = Vec::new();
    for (number, hash) in hashes.take(MAX_DEFAULT_DIRECTIVES).enumerate() {
        // Most often the first one tells.
        if number == 1 && !may_settle(slice(text, Span::new(hash.span.start, end)), name) {
            return None;
        }
        let next = directive::read(text, hash.span.start as usize);
        match next.directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => groups.push(Group::new(holds(&next))),
            DirectiveKind::Endif => {
                let defines = groups.pop()?.ends();
                match groups.last_mut() {
                    Some(around) => around.defined |= defines,
                    None if defines => return Some(Settles::ByDefinition),
                    None => {}
                }
            }
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef | DirectiveKind::Else => {
                groups.last_mut()?.next(next.directive.kind == DirectiveKind::Else);
            }
            DirectiveKind::Define if names(text, &next) == name => match groups.last_mut() {
                Some(group) => group.defined = true,
                None => return Some(Settles::ByDefinition),
            },
            DirectiveKind::Include if groups.is_empty() => {
                let header = plain_header(slice(text, next.directive.argument));
                if header.is_some_and(|(header, quoted)| guards(&header, quoted)) {
                    return Some(Settles::ByInclude);
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether a text begins in its next line with the definition of a name, in its plainest form, as most include guards do.
fn begins_with_definition(text: &[u8], name: &[u8]) -> bool {
    let rest = text
        .strip_prefix(b"\n#define ")
        .and_then(|rest| rest.strip_prefix(name));
    rest.is_some_and(|rest| matches!(rest.first(), Some(b'\n' | b' ' | b'\r') | None))
}

/// Whether a condition only asks for names of which one is defined: `#ifdef A`, `#if defined(A) || defined(B)`.
pub(super) fn asks_for_one(text: &[u8], condition: &Line, is_defined: impl Fn(&[u8]) -> bool) -> bool {
    let tokens = condition.tokens(text);
    let words: Vec<Cow<'_, [u8]>> = tokens.iter().map(|t| spelling(text, t.span, t.spliced)).collect();
    let words: Vec<&[u8]> = words.iter().map(|word| &**word).collect();
    match (condition.directive.kind, words.as_slice()) {
        (DirectiveKind::Ifdef, [name, ..]) => is_defined(name),
        (DirectiveKind::If, mut rest) => {
            let mut found = false;
            loop {
                let ([b"defined", b"(", name, b")", after @ ..] | [b"defined", name, after @ ..]) = rest else {
                    return false;
                };
                found |= is_defined(name);
                match after {
                    [] => return found,
                    [b"||", after @ ..] => rest = after,
                    _ => return false,
                }
            }
        }
        _ => false,
    }
}

/// A group of conditions in a branch: whether it defines a name whatever they say.
struct Group {
    /// Whether all arms before this one define it.
    all: bool,
    /// Whether this one does.
    defined: bool,
    /// Whether this one is the last, or certain to be taken.
    last: bool,
    /// What the arms did up to the one that is certain to be taken.
    certain: Option<bool>,
}

impl Group {
    /// The first arm, which may be certain to be taken.
    fn new(last: bool) -> Group {
        Group {
            all: true,
            defined: false,
            last,
            certain: None,
        }
    }

    /// Another arm begins.
    fn next(&mut self, is_else: bool) {
        self.all &= self.defined;
        if self.last {
            self.certain.get_or_insert(self.all);
        }
        self.defined = false;
        self.last |= is_else;
    }

    /// Whether the name is defined after its end.
    fn ends(self) -> bool {
        self.certain.unwrap_or(self.last && self.all && self.defined)
    }
}

/// Whether a text may define a name or include something; a splice may be in each word.
fn may_settle(text: &[u8], name: &[u8]) -> bool {
    let has = |word: &[u8]| memmem::find(text, word).is_some();
    has(name) || has(b"include") || has(b"import") || memchr::memchr(b'\\', text).is_some()
}

/// The first word after that of a directive.
fn names<'t>(text: &'t [u8], line: &Line) -> Cow<'t, [u8]> {
    let name = slice(text, line.directive.name);
    let spliced = memchr::memchr(b'\\', name).is_some();
    spelling(text, line.directive.name, spliced)
}

/// Whether the branch that begins at `from` is a table which its includers define the name for: uses of macros alone, and in
/// front of an `#else` after which the guarded rest of the header begins. Nobody else defines the name: whoever did had none
/// of the header's declarations.
pub(super) fn is_table(text: &[u8], from: u32) -> bool {
    let end = from.saturating_add(MAX_DEFAULT).min(text.len() as u32);
    let mut tokens = Lexer::new(text, from, end).peekable();
    let mut uses = 0;
    loop {
        let Some(token) = tokens.next() else { return false };
        if token.newline && token.is(b'#') {
            return uses > 0 && begins_guarded(text, token.span.start, end);
        }
        if token.is(b';') && uses > 0 {
            continue;
        }
        if !token.is_identifier() || !tokens.next().is_some_and(|next| next.is(b'(')) {
            return false;
        }
        let mut depth = 1_u32;
        while depth > 0 {
            match tokens.next() {
                Some(token) if token.newline && token.is(b'#') => return false,
                Some(token) if token.is(b'(') => depth += 1,
                Some(token) if token.is(b')') => depth -= 1,
                Some(_) => {}
                None => return false,
            }
        }
        uses += 1;
    }
}

/// Whether the branch that begins at `from` imports a module first, `import lib.core;`, which nvcc has under no standard.
pub(super) fn has_modules(text: &[u8], from: u32) -> bool {
    let end = from.saturating_add(MAX_DEFAULT).min(text.len() as u32);
    let mut tokens = Lexer::new(text, from, end);
    let mut next = || tokens.next().filter(Token::is_identifier);
    let Some(first) = next() else { return false };
    let word = spelling(text, first.span, first.spliced);
    *word == *b"import" && next().is_some()
}

/// Whether a directive is an `#else` behind which an include guard begins.
fn begins_guarded(text: &[u8], at: u32, end: u32) -> bool {
    let other = directive::read(text, at as usize);
    let next = Lexer::new(text, other.directive.span.end, end).next();
    let Some(hash) = next.filter(|token| token.is(b'#') && other.directive.kind == DirectiveKind::Else) else {
        return false;
    };
    let guard = directive::read(text, hash.span.start as usize);
    let name = guard
        .tokens(text)
        .first()
        .filter(|_| guard.directive.kind == DirectiveKind::Ifndef);
    name.is_some_and(|token| {
        let name = spelling(text, token.span, token.spliced);
        settles(text, guard.directive.span.end, &name, |_, _| false, |_| false) == Some(Settles::ByDefinition)
    })
}

#[cfg(test)]
mod tests {
    use super::{Settles, has_modules, is_table, settles};
    use crate::directive::{DirectiveKind, Line};

    #[test]
    fn what_settles_that_a_name_is_not_defined() {
        let guards = |header: &str, quoted: bool| quoted && header == "name.h";
        let of = |branch: &str| settles(format!("\n{branch}").as_bytes(), 0, b"NAME", guards, |_| false);
        let by_definition = Some(Settles::ByDefinition);
        assert_eq!(of("#define NAME 1\n#endif\n"), by_definition);
        assert_eq!(of("# define /* a */ NAME\n#endif\n"), by_definition);
        assert_eq!(of("#define NA\\\nME 1\n#endif\n"), by_definition);
        assert_eq!(of("#ifdef X\n#endif\n#define NAME(x) x\n#endif\n"), by_definition);
        assert_eq!(of("#include \"name.h\"\n#endif\n"), Some(Settles::ByInclude));
        assert_eq!(of("#include <name.h>\n#endif\n"), None);
        assert_eq!(of("#ifdef X\n#define NAME\n#endif\n#endif\n"), None);
        let both = "#ifdef X\n#define NAME 1\n#else\n#define NAME 2\n#endif\n#endif\n";
        assert_eq!(of(both), by_definition);
        assert_eq!(of(&both.replace("NAME 2", "OTHER")), None);
        assert_eq!(of(&both.replace("#else", "#elif Y")), None);
        let nested = "#if A\n#define NAME\n#else\n#ifdef B\n#define NAME 1\n#else\n#define NAME 2\n#endif\n#endif\n";
        assert_eq!(of(nested), by_definition);
        let certain = |branch: &str| {
            let holds = |line: &Line| line.directive.kind == DirectiveKind::Ifdef;
            settles(format!("\n{branch}").as_bytes(), 0, b"NAME", guards, holds)
        };
        assert_eq!(certain("#ifdef X\n#define NAME\n#endif\n#endif\n"), by_definition);
        assert_eq!(
            certain("#ifdef X\n#define NAME\n#else\n#endif\n#endif\n"),
            by_definition
        );
        assert_eq!(certain("#ifndef X\n#define NAME\n#endif\n#endif\n"), None);
        assert_eq!(of("#define NAMES 1\n#endif\n"), None);
        assert_eq!(of("#define X NAME\n#endif\n#define NAME\n"), None);
        assert_eq!(of("int a;\n#else\n#define NAME\n#endif\n"), None);
    }

    #[test]
    fn tables_of_headers() {
        let of = |branch: &str, rest: &str| is_table(format!("{branch}\n#else\n{rest}\n").as_bytes(), 0);
        let guard = "#ifndef H\n#define H\nclass A {};\n#endif\n#endif";
        assert!(of("Style(a/b, (A))", guard));
        assert!(of("// a table\nStyle(a, A);\nStyle(b, A);", guard));
        assert!(!of("", guard));
        assert!(!of("class A;", guard));
        assert!(!of("Style(a, A) {}", guard));
        assert!(!of("Style(a,\n#define X\nA)", guard));
        assert!(!of("Style(a, A", guard));
        assert!(!of("Style(a, A)", "class A {};\n#endif"));
        assert!(!of("Style(a, A)", "#ifndef H\nclass A {};\n#endif\n#endif"));
        assert!(!is_table(b"Style(a, A)\n#endif\n#ifndef H\n#define H\n#endif\n", 0));
    }

    #[test]
    fn modules() {
        assert!(has_modules(b"\nimport lib.core;\n#else\n", 0));
        assert!(!has_modules(b"\nimport(lib);\n", 0) && !has_modules(b"\n#else\nimport lib;\n", 0));
    }
}
