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

/// A scope with its name alone. Work that waits has one of these: classes may be nested thousands deep, and a path for
/// each of them would take memory that is quadratic in that.
struct Link {
    /// The scope around it; the outermost one is its own.
    around: usize,
    /// How many scopes are around it.
    depth: usize,
    name: String,
    in_class: bool,
    in_function: bool,
}

/// All scopes that were met.
struct Links {
    all: Vec<Link>,
    /// The path of the scope that was asked for last, and where the path of each scope around it ends, from the
    /// outermost one on: what is asked for next is nearly always in it or beside it.
    path: String,
    open: Vec<(usize, usize)>,
}

impl Links {
    fn new(outermost: Scope) -> Links {
        let outermost = Link {
            around: 0,
            depth: 0,
            name: outermost.path,
            in_class: outermost.in_class,
            in_function: outermost.in_function,
        };
        Links {
            all: vec![outermost],
            path: String::new(),
            open: Vec::new(),
        }
    }

    /// Adds a scope in another one.
    fn add(&mut self, around: usize, name: String, in_class: bool, in_function: bool) -> usize {
        let depth = self.all.get(around).map_or(0, |link| link.depth + 1);
        self.all.push(Link {
            around,
            depth,
            name,
            in_class,
            in_function,
        });
        self.all.len() - 1
    }

    /// A scope with its whole path.
    fn scope(&mut self, at: usize) -> Scope {
        let mut missing = Vec::new();
        let mut next = Some(at);
        while let Some(link) = next
            && let Some(found) = self.all.get(link)
            && self.open.get(found.depth).is_none_or(|(open, _)| *open != link)
        {
            missing.push(link);
            next = (found.depth > 0).then_some(found.around);
        }
        let kept = next
            .and_then(|link| self.all.get(link))
            .map_or(0, |link| link.depth + 1);
        self.open.truncate(kept);
        self.path.truncate(self.open.last().map_or(0, |(_, end)| *end));
        for link in missing.into_iter().rev() {
            // A class without a name is told from what is around it, but where that has none either.
            let separator = if self.path.is_empty() { "" } else { "::" };
            self.path.push_str(separator);
            self.path.push_str(self.all.get(link).map_or("", |link| &link.name));
            self.open.push((link, self.path.len()));
        }
        let own = self.all.get(at);
        Scope {
            path: self.path.clone(),
            in_class: own.is_some_and(|own| own.in_class),
            in_function: own.is_some_and(|own| own.in_function),
        }
    }
}

/// What is still to be read: tokens, and the number of the scope that they are in.
enum Work {
    Declarations(usize, usize, usize),
    Statements(usize, usize, usize),
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
    let mut links = Links::new(scope);
    let mut work = vec![Work::Declarations(0, tokens.len(), 0)];
    while let Some(next) = work.pop() {
        match next {
            Work::Declarations(first, end, at) => declarations(tokens, first, end, at, &mut see, &mut links, &mut work),
            Work::Statements(first, end, at) => statements(tokens, first, end, at, &mut links, &mut work),
        }
    }
}

fn declarations(
    tokens: &Tokens<'_>,
    first: usize,
    end: usize,
    link: usize,
    see: &mut impl FnMut(&Declaration, &Scope) -> Body,
    links: &mut Links,
    work: &mut Vec<Work>,
) {
    let scope = links.scope(link);
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
            let around = if inner.name.is_empty() && !inner.is_class {
                link
            } else {
                links.add(link, inner.name.clone(), inner.is_class, scope.in_function)
            };
            work.push(Work::Declarations(inner.first, inner.end, around));
        }
        let body = see(&found, &scope);
        if let Some((first, last)) = found.body.filter(|_| body == Body::Stays) {
            work.push(Work::Statements(first, last, link));
        }
        for initialiser in &found.initialisers {
            work.push(Work::Statements(initialiser.first, initialiser.last, link));
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
fn statements(tokens: &Tokens<'_>, first: usize, end: usize, link: usize, links: &mut Links, work: &mut Vec<Work>) {
    let mut at = first;
    while at < end {
        if !matches!(tokens.text(at), "class" | "struct" | "union") {
            at += 1;
            continue;
        }
        let (inner, behind) = declaration::class(tokens, at, end);
        at = behind.max(at + 1);
        if let Some(inner) = inner {
            let around = links.add(link, inner.name.clone(), true, true);
            work.push(Work::Declarations(inner.first, inner.end, around));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_those_of_the_scopes_around_in_any_order() {
        let mut links = Links::new(Scope::default());
        let mut paths = vec![String::new()];
        for at in 1..200_usize {
            let around = at * 7 % at.min(1 + at / 3 + at % 5);
            let name = if at % 11 == 0 { String::new() } else { format!("n{at}") };
            assert_eq!(links.add(around, name.clone(), true, false), at);
            let outer = &paths[around];
            let path = if outer.is_empty() {
                name
            } else {
                format!("{outer}::{name}")
            };
            paths.push(path);
        }
        for at in (0..200).map(|at| at * 37 % 200) {
            assert_eq!(links.scope(at).path, paths[at], "{at}");
        }
    }
}
