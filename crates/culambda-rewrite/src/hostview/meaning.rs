//! Aliases in classes that have the name of what they stand for: `using Scan = Scan<T>;`.
//!
//! The reference takes them, and writes whole paths for the host compiler. g++ says that the declaration changes the
//! meaning of the name, unless the template is named with its path.

use culambda_source::{File, Item, Unit};

use super::changes::{Changes, Order};
use super::declaration::Declaration;
use super::items::scope_of;
use super::tokens::{Place, Tokens};
use super::walk::{Body, Scope, walk};

/// Writes the paths in the aliases of an item's classes.
pub(super) fn keep(unit: &Unit, tokens: &Tokens<'_>, scope: Scope, changes: &mut Changes) {
    walk(tokens, scope, |declaration, scope| {
        if let Some((at, path)) = qualifier(unit, tokens, declaration, scope)
            && let Some(tok) = tokens.get(at).filter(|tok| tok.place != Place::Macro)
        {
            changes.insert(tok.source.start, Order::Opens, path);
        }
        Body::Stays
    });
}

/// Where the template is that an alias hides, and the path that names it: `::cub::`.
fn qualifier(unit: &Unit, tokens: &Tokens<'_>, declaration: &Declaration, scope: &Scope) -> Option<(usize, String)> {
    let at = declaration.first;
    let name = tokens.text(at + 1);
    let alias = tokens.text(at) == "using" && tokens.text(at + 2) == "=" && tokens.text(at + 4) == "<";
    if !scope.in_class || !alias || name.is_empty() || tokens.text(at + 3) != name {
        return None;
    }
    let mut around = scope.path.as_str();
    while let Some((outer, _)) = around.rsplit_once("::") {
        around = outer;
        if declares(unit, around, name) {
            return Some((at + 3, format!("::{around}::")));
        }
    }
    declares(unit, "", name).then(|| (at + 3, "::".to_owned()))
}

/// Whether a class template of a name is in a namespace, in any file of the unit.
fn declares(unit: &Unit, path: &str, name: &str) -> bool {
    let is_it = |index: usize, file: &File, item: &Item| {
        let text = file.text.get(item.span.range()).unwrap_or_default();
        text.starts_with(b"template") && heads(text, name) && scope_of(unit, index, item.scope).path == path
    };
    let mut files = unit.files.iter().enumerate();
    files.any(|(index, file)| file.items.iter().any(|item| is_it(index, file, item)))
}

/// Whether a class template has a name, by its text up to its body.
fn heads(text: &[u8], name: &str) -> bool {
    let end = memchr::memchr2(b'{', b';', text).unwrap_or(text.len());
    let head = text.get(..end).unwrap_or_default();
    memchr::memmem::find_iter(head, name.as_bytes()).any(|at| {
        let (front, found) = head.split_at(at.min(head.len()));
        let before = front.trim_ascii_end();
        let key = before.ends_with(b"class") || before.ends_with(b"struct");
        let behind = found.get(name.len()..).unwrap_or_default().trim_ascii_start().first();
        key && front.ends_with(b" ") && behind.is_none_or(|b| matches!(b, b':' | b'#') || found.starts_with(b"final"))
    })
}
