//! Which branch of which conditions leaves a place out.

use crate::directive::{Directive, DirectiveKind};
use crate::ident::word_places;
use crate::span::Span;
use crate::unit::File;

/// A branch of a group of conditions, by the places of its directives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// The `#if` of the group.
    first: Directive,
    /// The other directives up to the one that begins the branch: each `#elif`, then perhaps `#else`.
    others: Vec<Directive>,
}

impl Arm {
    /// The directive that begins the branch.
    pub fn own(&self) -> Directive {
        self.others.last().copied().unwrap_or(self.first)
    }

    /// The last directive with a condition: an `#else` has that of the branch before it.
    pub fn condition(&self) -> Directive {
        let with_condition = self.others.iter().rfind(|d| d.kind != DirectiveKind::Else);
        with_condition.copied().unwrap_or(self.first)
    }

    /// The directives of its group up to its own, which is the last one.
    pub fn directives(&self) -> impl Iterator<Item = &Directive> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// The names in its own condition and in those of the branches before it, but for those that are called there.
    pub fn names<'f>(&self, file: &'f File) -> Vec<&'f [u8]> {
        let texts = self
            .directives()
            .map(|d| d.argument)
            .map(|span| file.text.get(span.range()).unwrap_or_default());
        texts.flat_map(names_in).collect()
    }
}

/// The names in a condition that are not called.
fn names_in(condition: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_called = |end: usize| {
        let rest = condition.get(end..).unwrap_or_default();
        rest.trim_ascii_start().starts_with(b"(")
    };
    word_places(condition).filter_map(move |place| {
        let word = condition.get(place.clone())?;
        let is_name = !word.first()?.is_ascii_digit() && word != b"defined" && !is_called(place.end);
        is_name.then_some(word)
    })
}

/// Walks through the conditions of a file, from one place to the next.
#[derive(Debug)]
pub struct Arms<'f> {
    file: &'f File,
    next: usize,
    /// The branches around the place, the outermost first.
    open: Vec<Arm>,
}

impl<'f> Arms<'f> {
    /// Those of a file, at its start.
    pub const fn of(file: &'f File) -> Self {
        Arms {
            file,
            next: 0,
            open: Vec::new(),
        }
    }

    /// The outermost branch that leaves out what is at an offset. Offsets are asked for in their order.
    pub fn leaving_out(&mut self, offset: u32) -> Option<&Arm> {
        let inactive = &self.file.inactive;
        let left_out = |arm: &&Arm| Span::any_contains(inactive, arm.own().span.end);
        self.around(offset).iter().find(left_out)
    }

    /// The branches around an offset, the outermost first.
    pub fn around(&mut self, offset: u32) -> &[Arm] {
        while let Some(directive) = self.file.directives.get(self.next) {
            if directive.span.start >= offset {
                break;
            }
            self.pass(*directive);
            self.next += 1;
        }
        &self.open
    }

    fn pass(&mut self, directive: Directive) {
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => self.open.push(Arm {
                first: directive,
                others: Vec::new(),
            }),
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef | DirectiveKind::Else => {
                if let Some(arm) = self.open.last_mut() {
                    arm.others.push(directive);
                }
            }
            DirectiveKind::Endif => {
                self.open.pop();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Arms;
    use crate::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn the_outermost_branch_that_is_left_out() {
        let text = "#define A 1\n#if A\nx0\n#if A == 2\nx1\n#ifdef B\nx2\n#endif\n#elif A == 1 || F(A)\nx3\n#else\nx4\n#endif\n#endif\nx5\n#ifndef A\nx6\n#endif\n";
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
        let file = &unit.files[0];
        let mut arms = Arms::of(file);
        let mut of = |place: &str| {
            let at = text.find(place).and_then(|at| u32::try_from(at).ok());
            let arm = arms.leaving_out(at.unwrap_or_default())?;
            let own = &text[arm.own().span.range()];
            let condition = &text[arm.condition().span.range()];
            let names: Vec<String> = arm
                .names(file)
                .into_iter()
                .map(|name| String::from_utf8_lossy(name).into())
                .collect();
            Some((own, condition, names.join(" ")))
        };
        assert_eq!(of("x0"), None);
        assert_eq!(of("x1"), Some(("#if A == 2", "#if A == 2", "A".into())));
        assert_eq!(of("x2"), Some(("#if A == 2", "#if A == 2", "A".into())));
        assert_eq!(of("x3"), None);
        assert_eq!(of("x4"), Some(("#else", "#elif A == 1 || F(A)", "A A A".into())));
        assert_eq!(of("x5"), None);
        assert_eq!(of("x6"), Some(("#ifndef A", "#ifndef A", "A".into())));
    }
}
