//! The branches of a conditional part of a file, as text: what they open, and what they may declare.

use culambda_source::ident::words;
use culambda_source::{DirectiveKind, File, Span, TokenKind, tokens};

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

/// Whether a conditional part of a file has more than directives in one of its branches.
pub(crate) fn has_code(file: &File, region: Span) -> bool {
    let all = branches(file, region);
    all.iter().flatten().any(|code| tokens(code).next().is_some())
}

/// Whether several branches of a conditional part of a file may declare one name for different classes or functions.
pub(crate) fn chooses_names(file: &File, region: Span) -> bool {
    const WORDS: [&[u8]; 6] = [b"using", b"typedef", b"struct", b"class", b"namespace", b"template"];
    let all = branches(file, region);
    all.len() > 1
        && all
            .iter()
            .flatten()
            .any(|code| words(code).any(|word| WORDS.contains(&word)))
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
    let step = |token: &[u8]| i64::from(token == b"{") - i64::from(token == b"}");
    let all = branch.iter().flat_map(|text| tokens(text));
    all.map(|(_, token)| step(token)).sum::<i64>() != 0
}

/// The names in a part of a class or of an enumeration that may be declared there, or be a base: those outside of all
/// brackets which what follows a declarator follows.
pub(super) fn declarators(text: &[u8]) -> impl Iterator<Item = &str> {
    let mut all = tokens(text).peekable();
    let mut depth = 0_u32;
    std::iter::from_fn(move || {
        while let Some((kind, token)) = all.next() {
            depth = depth_after(depth, token);
            if kind != TokenKind::Identifier || depth > 0 || !all.peek().is_none_or(|(_, next)| ends_declarator(next)) {
                continue;
            }
            let name = std::str::from_utf8(token).ok();
            if let Some(name) = name.filter(|name| crate::spell::is_name(name)) {
                return Some(name);
            }
        }
        None
    })
}

/// How many brackets are open after a token.
fn depth_after(depth: u32, token: &[u8]) -> u32 {
    match token {
        b"(" | b"[" | b"{" => depth + 1,
        b")" | b"]" | b"}" => depth.saturating_sub(1),
        _ => depth,
    }
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

/// The tokens of a branch without the initialisers of its declarators; none, where constants may be among them.
fn without_initialisers<'f>(branch: &Branch<'f>) -> Option<Vec<&'f [u8]>> {
    const CONSTANTS: [&[u8]; 5] = [b"const", b"constexpr", b"static", b"enum", b"operator"];
    let (mut out, mut depth, mut skips) = (Vec::new(), 0_u32, false);
    for (_, token) in branch.iter().flat_map(|text| tokens(text)) {
        if CONSTANTS.contains(&token) {
            return None;
        }
        depth = depth_after(depth, token);
        match token {
            b";" | b"," if depth == 0 => skips = false,
            b"=" if depth == 0 => skips = true,
            _ => {}
        }
        if !skips {
            out.push(token);
        }
    }
    Some(out)
}

/// Whether a token may follow a declarator.
fn ends_declarator(token: &[u8]) -> bool {
    matches!(token, b";" | b"," | b"=" | b"(" | b"[" | b"{" | b"}" | b":")
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
