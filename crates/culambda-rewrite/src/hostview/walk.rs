//! Every declaration of a file, class by class and function by function.

use super::declaration::{self, Declaration};
use super::tokens::Tokens;

/// Where a declaration is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scope {
    /// The namespaces and classes around it, joined by `::`.
    pub(super) path: String,
    /// Whether the innermost one is a class.
    pub(super) in_class: bool,
    /// Whether it is in a function.
    pub(super) in_function: bool,
}

impl Scope {
    /// The path of something in this scope.
    pub(super) fn inside(&self, name: &str) -> String {
        if self.path.is_empty() {
            name.to_owned()
        } else {
            format!("{}::{name}", self.path)
        }
    }
}

/// What is still to be read.
enum Work {
    Declarations(usize, usize, Scope),
    Statements(usize, usize, Scope),
}

/// What to do with the body of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Body {
    /// It stays, so what is declared in it matters.
    Stays,
    /// It is hidden.
    Hidden,
}

/// Calls `see` for every declaration at the level of namespaces and classes; local classes count, too.
pub(super) fn walk(tokens: &Tokens<'_>, scope: Scope, mut see: impl FnMut(&Declaration, &Scope) -> Body) {
    let mut work = vec![Work::Declarations(0, tokens.len(), scope)];
    while let Some(next) = work.pop() {
        match next {
            Work::Declarations(first, end, scope) => declarations(tokens, first, end, &scope, &mut see, &mut work),
            Work::Statements(first, end, scope) => statements(tokens, first, end, &scope, &mut work),
        }
    }
}

fn declarations(
    tokens: &Tokens<'_>,
    first: usize,
    end: usize,
    scope: &Scope,
    see: &mut impl FnMut(&Declaration, &Scope) -> Body,
    work: &mut Vec<Work>,
) {
    let mut at = first;
    while at < end {
        if tokens.text(at) == ";" {
            at += 1;
            continue;
        }
        if scope.in_class
            && let Some(behind) = behind_access(tokens, at)
        {
            at = behind;
            continue;
        }
        let found = declaration::read(tokens, at, end);
        at = found.end;
        for inner in &found.inner {
            let around = Scope {
                path: scope.inside(&inner.name),
                in_class: inner.is_class,
                in_function: scope.in_function,
            };
            let around = if inner.name.is_empty() && !inner.is_class {
                scope.clone()
            } else {
                around
            };
            work.push(Work::Declarations(inner.first, inner.end, around));
        }
        let body = see(&found, scope);
        if let Some((first, last)) = found.body.filter(|_| body == Body::Stays) {
            work.push(Work::Statements(first, last, scope.clone()));
        }
        for initialiser in &found.initialisers {
            work.push(Work::Statements(initialiser.first, initialiser.last, scope.clone()));
        }
    }
}

/// After `public:` and the like.
fn behind_access(tokens: &Tokens<'_>, at: usize) -> Option<usize> {
    if !matches!(tokens.text(at), "public" | "private" | "protected") {
        return None;
    }
    // Some libraries write a word more: `public slots:`.
    (at + 1..at + 3)
        .find(|&colon| tokens.text(colon) == ":")
        .map(|colon| colon + 1)
}

/// Finds the classes in a function's body.
fn statements(tokens: &Tokens<'_>, first: usize, end: usize, scope: &Scope, work: &mut Vec<Work>) {
    let mut at = first;
    while at < end {
        if !matches!(tokens.text(at), "class" | "struct" | "union") {
            at += 1;
            continue;
        }
        let (inner, behind) = declaration::class(tokens, at, end);
        at = behind.max(at + 1);
        if let Some(inner) = inner {
            let around = Scope {
                path: scope.inside(&inner.name),
                in_class: true,
                in_function: true,
            };
            work.push(Work::Declarations(inner.first, inner.end, around));
        }
    }
}
