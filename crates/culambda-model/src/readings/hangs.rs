//! Whether what a unit says can hang on a macro, told from what was read: whether it is in code, or decides about code, or
//! so does a macro that it decides about. Most macros that a build leaves open decide about warnings alone.

use culambda_source::ident::{is_word_at, words};
use culambda_source::{Directive, DirectiveKind, File, Span, Unit};
use memchr::memmem;

/// Macros that are followed from one to the other; with more, everything may hang on the first.
const MAX_NAMES: usize = 64;

/// Whether something other than directives can hang on a macro, whatever its value.
pub(super) fn may_matter(unit: &Unit, name: &str) -> bool {
    let mut names: Vec<&[u8]> = vec![name.as_bytes()];
    let mut next = 0;
    while let Some(&name) = names.get(next) {
        next += 1;
        let Some(hanging) = decided_by(unit, name) else {
            return true;
        };
        for other in hanging {
            if !names.contains(&other) {
                names.push(other);
            }
        }
        if names.len() > MAX_NAMES {
            return true;
        }
    }
    false
}

/// The macros that are defined with a name, or under a condition about it; `None` if more than that hangs on it.
fn decided_by<'u>(unit: &'u Unit, name: &[u8]) -> Option<Vec<&'u [u8]>> {
    let finder = memmem::Finder::new(name);
    let has_name = |text: &[u8]| words(text).any(|word| word == name);
    // What options define is in no file.
    let of_options = unit.macros().iter().take_while(|def| def.place.is_none());
    let mut out: Vec<&[u8]> = of_options
        .filter(|def| has_name(def.replacement().as_bytes()))
        .map(|def| def.name.as_bytes())
        .collect();
    for file in &unit.files {
        let mut done = 0;
        for at in mentions(&file.text, &finder) {
            if at < done {
                continue;
            }
            let (index, directive) = directive_at(file, at)?;
            done = directive.span.end as usize;
            match directive.kind {
                DirectiveKind::Define => out.push(file.name_in(directive)),
                DirectiveKind::Undef
                | DirectiveKind::Error
                | DirectiveKind::Warning
                | DirectiveKind::Else
                | DirectiveKind::Endif => {}
                DirectiveKind::Pragma if is_of_warnings(file, directive) => {}
                kind if is_condition(kind) => out.extend(defined_in(file, group(file, index))?),
                _ => return None,
            }
        }
    }
    Some(out)
}

/// Where a text has a name as a whole word.
pub(super) fn mentions<'t>(text: &'t [u8], name: &'t memmem::Finder<'_>) -> impl Iterator<Item = usize> + 't {
    let len = name.needle().len();
    name.find_iter(text).filter(move |at| is_word_at(text, *at, len))
}

/// The directive that holds a place, with its index.
pub(super) fn directive_at(file: &File, at: usize) -> Option<(usize, &Directive)> {
    let after = file.directives.partition_point(|d| d.span.start as usize <= at);
    let index = after.checked_sub(1)?;
    let directive = file.directives.get(index)?;
    ((directive.span.end as usize) > at).then_some((index, directive))
}

const fn is_condition(kind: DirectiveKind) -> bool {
    opens(kind)
        || matches!(
            kind,
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef
        )
}

const fn opens(kind: DirectiveKind) -> bool {
    matches!(kind, DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef)
}

/// The directives between the condition and the end of its group; all branches from its own on.
fn group(file: &File, condition: usize) -> &[Directive] {
    let after = file.directives.get(condition..).unwrap_or_default();
    let mut depth = 0_usize;
    let ends = |d: &Directive| {
        match d.kind {
            DirectiveKind::Endif if depth <= 1 => return true,
            DirectiveKind::Endif => depth -= 1,
            kind if opens(kind) || depth == 0 => depth += 1,
            _ => {}
        }
        false
    };
    let end = after.iter().position(ends).map_or(after.len(), |end| end + 1);
    after.get(..end).unwrap_or_default()
}

/// The macros that a group defines or undefines; `None` if there is anything else in it that counts.
fn defined_in<'f>(file: &'f File, group: &[Directive]) -> Option<Vec<&'f [u8]>> {
    let mut out = Vec::new();
    let mut before: Option<Span> = None;
    for directive in group {
        let between = before.map(|before| before.end..directive.span.start);
        let between = between.and_then(|gap| file.text.get(gap.start as usize..gap.end as usize));
        if !between.unwrap_or_default().trim_ascii().is_empty() {
            return None;
        }
        before = Some(directive.span);
        match directive.kind {
            DirectiveKind::Define | DirectiveKind::Undef => out.push(file.name_in(directive)),
            DirectiveKind::Include | DirectiveKind::IncludeNext | DirectiveKind::Line | DirectiveKind::Marker => {
                return None;
            }
            DirectiveKind::Pragma if !is_of_warnings(file, directive) => return None,
            _ => {}
        }
    }
    let closed = group.last().is_some_and(|last| last.kind == DirectiveKind::Endif);
    closed.then_some(out)
}

/// Whether a pragma speaks to the host compiler about its warnings, and changes nothing that lambdas see.
fn is_of_warnings(file: &File, pragma: &Directive) -> bool {
    matches!(
        file.name_in(pragma),
        b"GCC" | b"clang" | b"system_header" | b"warning" | b"message" | b"once"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::unit;

    #[test]
    fn macros_that_decide_about_warnings_or_other_macros() {
        let quiet = "#ifndef QUIET\n#  define LOUD 1\n#endif\n#if defined(LOUD) && LOUD\n#pragma GCC system_header\n#elif MSVC\n#pragma system_header\n#else\n#warning X\n#endif // QUIET\nint QUIETER;\n";
        assert!(!may_matter(&unit(quiet), "QUIET"));
        for more in [
            "int a = QUIET;",
            "int a = LOUD;",
            "#define TWICE (2 * LOUD)\nint a = TWICE;",
            "#if LOUD\nint a;\n#endif",
            "#if A\n#elif LOUD\n#else\nint a;\n#endif",
            "#ifdef LOUD\n#if B\n#endif\n#include \"b.h\"\n#endif",
            "#include QUIET",
            "#ifdef QUIET\n#pragma nv_diag_suppress 1\n#endif",
            "#ifdef QUIET\n#undef HOST\n#endif\nint a = HOST;",
            "#ifdef QUIET\n",
        ] {
            assert!(may_matter(&unit(&format!("{quiet}{more}\n")), "QUIET"), "{more}");
        }
        for less in [
            "#define TWICE (2 * LOUD)\nint a;",
            "#if A\nint a;\n#elif LOUD\n#endif",
            "#ifdef LOUD\n#endif\n#include \"b.h\"",
        ] {
            assert!(!may_matter(&unit(&format!("{quiet}{less}\n")), "QUIET"), "{less}");
        }
    }
}
