//! The branches of a conditional part of a file, as text: what they open, and what they may declare.

use culambda_source::ident::{self, words};
use culambda_source::{DirectiveKind, File, Span};

/// A branch: its code between directives. Conditions in it are not looked at, so that it has all of their branches.
pub(super) type Branch<'f> = Vec<&'f [u8]>;

/// The branches of a part of a file from `#if` to `#endif`; of another part all of it is one.
pub(super) fn branches(file: &File, span: Span) -> Vec<Branch<'_>> {
    let first = file.directives.partition_point(|d| d.span.start < span.start);
    let inside = file.directives[first..].iter().take_while(|d| d.span.start < span.end);
    let (mut out, mut depth, mut from) = (vec![Branch::new()], 0_u32, span.start);
    let code = |from: u32, to: u32| file.text.get(from as usize..to.max(from) as usize);
    for directive in inside {
        out.last_mut()
            .into_iter()
            .for_each(|last| last.extend(code(from, directive.span.start)));
        from = directive.span.end;
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => depth += 1,
            DirectiveKind::Endif => depth = depth.saturating_sub(1),
            DirectiveKind::Else | DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef
                if depth == 1 =>
            {
                out.push(Branch::new());
            }
            _ => {}
        }
    }
    out.last_mut()
        .into_iter()
        .for_each(|last| last.extend(code(from, span.end)));
    out
}

/// Whether a branch in a conditional part of a file opens a namespace that something after it closes, or closes one that
/// something before it opens: what comes between is in another one in another branch.
pub(super) fn opens_namespace(file: &File, region: Span) -> bool {
    let text = file.text.get(region.range()).unwrap_or_default();
    // Most have nothing of the kind.
    memchr::memmem::find(text, b"namespace").is_some()
        && branches(file, region)
            .iter()
            .any(|branch| branch.iter().any(|code| words(code).any(|word| word == b"namespace")) && is_uneven(branch))
}

/// Whether a branch of a conditional part of a file opens what it does not close, or the other way round.
pub(super) fn is_uneven_in(file: &File, region: Span) -> bool {
    branches(file, region).iter().any(is_uneven)
}

/// Whether a branch opens more braces than it closes, or the other way round.
fn is_uneven(branch: &Branch<'_>) -> bool {
    let mut depth = 0_i64;
    for text in branch {
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            depth += i64::from(byte == b'{') - i64::from(byte == b'}');
            at += no_code(text, at).max(1);
        }
    }
    depth != 0
}

/// The names in a part of a class or of an enumeration that may be declared there, or be a base: those outside of all
/// brackets which what follows a declarator follows.
pub(super) fn declarators(text: &[u8]) -> impl Iterator<Item = &str> {
    let (mut at, mut depth) = (0, 0_u32);
    std::iter::from_fn(move || {
        while let Some(&byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            let word = ident::prefix(rest);
            at += word.max(no_code(text, at)).max(1);
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                _ if word > 0 && depth == 0 && ends_declarator(&text[at..]) => {
                    let name = std::str::from_utf8(&rest[..word]).ok();
                    if let Some(name) = name.filter(|name| crate::spell::is_name(name)) {
                        return Some(name);
                    }
                }
                _ => {}
            }
        }
        None
    })
}

/// Whether all branches declare the same members, which have other values at first: nothing that is written hangs on these,
/// but on constants.
pub(super) fn differ_in_initialisers(file: &File, region: Span) -> bool {
    let has_else = || {
        let first = file.directives.partition_point(|d| d.span.start < region.start);
        let inside = file.directives[first..].iter();
        let mut inside = inside.take_while(|d| d.span.start < region.end);
        inside.any(|d| d.kind == DirectiveKind::Else)
    };
    let all = branches(file, region);
    let [first, rest @ ..] = &all[..] else { return false };
    if rest.is_empty() || !has_else() {
        return false;
    }
    let Some(first) = without_initialisers(first) else {
        return false;
    };
    rest.iter()
        .all(|branch| without_initialisers(branch).as_ref() == Some(&first))
}

/// The words and signs of a branch without the initialisers of its declarators; none, where constants may be among them.
fn without_initialisers<'f>(branch: &Branch<'f>) -> Option<Vec<&'f [u8]>> {
    const CONSTANTS: [&[u8]; 5] = [b"const", b"constexpr", b"static", b"enum", b"operator"];
    let (mut out, mut depth, mut skips) = (Vec::new(), 0_u32, false);
    for text in branch {
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let rest = &text[at..];
            let word = ident::prefix(rest);
            let other = no_code(text, at);
            if word > 0 && CONSTANTS.contains(&&rest[..word]) {
                return None;
            }
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                b';' | b',' if depth == 0 => skips = false,
                b'=' if depth == 0 => skips = true,
                _ => {}
            }
            let len = word.max(other).max(1);
            if !skips && other == 0 && !byte.is_ascii_whitespace() {
                out.push(&rest[..len]);
            }
            at += len;
        }
    }
    Some(out)
}

/// The length of what is at a place of a text and is no code: a comment or a literal.
fn no_code(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let is_separator = || {
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        before.is_some_and(u8::is_ascii_alphanumeric)
    };
    match rest {
        [quote @ b'"', ..] => literal(rest, *quote),
        [quote @ b'\'', ..] if !is_separator() => literal(rest, *quote),
        _ => comment(rest),
    }
}

/// The length of a literal at the start of a text; it ends with its line, at the latest.
fn literal(text: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' => at += 1,
            b'\n' => return at,
            _ if byte == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

/// The length of a comment at the start of a text.
fn comment(text: &[u8]) -> usize {
    match text {
        [b'/', b'/', ..] => memchr::memchr(b'\n', text).unwrap_or(text.len()),
        [b'/', b'*', ..] => memchr::memmem::find(text, b"*/").map_or(text.len(), |end| end + 2),
        _ => 0,
    }
}

/// Whether a text begins with what may follow a declarator.
fn ends_declarator(text: &[u8]) -> bool {
    let mut rest = text.trim_ascii_start();
    while comment(rest) > 0 {
        rest = rest[comment(rest)..].trim_ascii_start();
    }
    !rest.starts_with(b"::")
        && matches!(
            rest.first(),
            None | Some(b';' | b',' | b'=' | b'(' | b'[' | b'{' | b'}' | b':')
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> File {
        crate::testing::unit(text).files.remove(0)
    }

    fn whole(text: &str) -> Span {
        Span::new(0, text.len() as u32)
    }

    #[test]
    fn names_that_a_part_of_a_class_may_declare() {
        let text =
            b"int a, *b = c + d; /* x; */ S f(int p) const { return q; } // y;\n T g[n]; unsigned h : 3; A::B<k> i;";
        let found: Vec<&str> = declarators(text).collect();
        assert_eq!(found, ["a", "b", "d", "f", "g", "h", "i"]);
        let found: Vec<&str> = declarators(b" : public Base, Other<int> ").collect();
        assert_eq!(found, ["Base"]);
        let found: Vec<&str> = declarators(b"U, V = 2,\n W").collect();
        assert_eq!(found, ["U", "V", "W"]);
    }

    #[test]
    fn branches_that_open_what_they_do_not_close() {
        let opens = |text: &str| opens_namespace(&file(text), whole(text));
        assert!(opens("#ifdef A\nnamespace a {\n#endif\n"));
        assert!(opens("#ifdef A\nint x;\n#else\nnamespace a {\n#endif\n"));
        assert!(!opens("#ifdef A\nnamespace a { int x; }\n#else\nint x;\n#endif\n"));
        let nested = "#ifdef A\nnamespace a {\nvoid f() {\n#ifdef B\nint x;\n#endif\n}\n}\n#endif\n";
        assert!(!opens(nested), "a condition in it ends no branch");
        assert!(!opens(
            "#ifdef A\nnamespace a { char c = '{'; auto s = \"\\\"{{\"; int n = 1'000; }\n#endif\n"
        ));
    }

    #[test]
    fn branches_that_differ_in_what_their_members_are_at_first() {
        let differ = |text: &str| differ_in_initialisers(&file(text), whole(text));
        assert!(differ("#ifdef A\nS s = S::a; // one\n#else\nS s = S::b;\n#endif\n"));
        assert!(!differ("#ifdef A\nS s = S::a;\n#endif\n"), "there may be none");
        assert!(!differ("#ifdef A\nS s = S::a;\n#else\nT s = S::b;\n#endif\n"));
        assert!(!differ(
            "#ifdef A\nstatic constexpr int n = 1;\n#else\nstatic constexpr int n = 2;\n#endif\n"
        ));
        assert!(!differ("#ifdef A\nint s = 1, t;\n#else\nint s = 1;\n#endif\n"));
    }
}
