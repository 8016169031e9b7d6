//! Template arguments of an explicit specialisation that leaves them to be deduced.
//!
//! Declarations are compared token by token: what is where the primary template has a parameter is its argument.

use crate::class::{fold, parameter_types, template_parameter_names};
use crate::declarator::{function_declarator, last_name, name_node, parameters};
use crate::here::{FunctionFrame, Here};
use crate::index::DeclaredKind;
use culambda_source::ident::prefix;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Steps of one comparison; longer ones find nothing.
const MAX_STEPS: usize = 20_000;

/// A primary template: its parameters, their default arguments, the types of the function's parameters, and what it
/// returns.
struct Primary {
    names: Vec<String>,
    defaults: Vec<Option<String>>,
    types: String,
    returns: String,
}

/// The arguments of `template <> void f(int)`, from the visible primary template; `None` where none are needed or known.
pub(crate) fn explicit_arguments(w: &Here<'_>, frame: &FunctionFrame<'_>) -> Option<Vec<String>> {
    let template = frame.owner.template?;
    if !template_parameter_names(w.syntax, template).is_empty() {
        return None;
    }
    let declarator = frame.node.field(Field::Declarator)?;
    let name = last_name(name_node(declarator)?);
    let written: Vec<String> = match name.kind() {
        Kind::TemplateFunction | Kind::TemplateMethod => w.argument_texts(name.field(Field::Arguments)?),
        _ => Vec::new(),
    };
    let mine = parameter_types(w.syntax, parameters(function_declarator(declarator)?)?).join(",");
    let returns = returned(w.syntax, frame.node);
    let mut found: Vec<(Primary, Vec<String>)> = primaries(w, frame, name)
        .into_iter()
        .filter_map(|p| {
            let all = || arguments(&p.with_return(), &written, &format!("{mine};{returns}"));
            arguments(&p, &written, &mine).or_else(all).map(|a| (p, a))
        })
        .collect();
    // Of two templates that fit, the more special one is meant.
    while let [a, b, ..] = found.as_slice() {
        let special = |x: &Primary, y: &Primary| arguments(y, &[], &x.types).is_some();
        match (special(&a.0, &b.0), special(&b.0, &a.0)) {
            (true, false) => drop(found.remove(1)),
            (false, true) => drop(found.remove(0)),
            _ => return None,
        }
    }
    found.pop().map(|(_, a)| a)
}

/// The templates that a specialisation may be one of.
fn primaries(w: &Here<'_>, frame: &FunctionFrame<'_>, name: Node<'_>) -> Vec<Primary> {
    let bare = crate::declarator::bare_name(w.syntax, name);
    if let Some(class) = &frame.owner.outside_class {
        let Some(syntax) = class.info.syntax.as_deref() else {
            return Vec::new();
        };
        let members = class.info.members.get(bare).into_iter().flatten();
        return members
            .filter_map(|m| {
                syntax
                    .node_at(m.at.byte())
                    .ancestor(&[Kind::TemplateDeclaration, Kind::FieldDeclarationList])
            })
            .filter_map(|head| primary(syntax, head))
            .collect();
    }
    let found = w.index.lookup(w.namespace, bare);
    let templates = found.iter().filter(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Function {
                template: true,
                specialisation: false,
                ..
            }
        )
    });
    let mut out: Vec<Primary> = Vec::new();
    for f in templates {
        let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
        let head = syntax.root().children().find(|n| n.kind() == Kind::TemplateDeclaration);
        let Some(new) = head.and_then(|head| primary(&syntax, head)) else {
            continue;
        };
        // A template may be declared more than once.
        if !out
            .iter()
            .any(|p| p.names.len() == new.names.len() && p.types == new.types)
        {
            out.push(new);
        }
    }
    out
}

fn primary(syntax: &Syntax, head: Node<'_>) -> Option<Primary> {
    if head.kind() != Kind::TemplateDeclaration || syntax.too_deep {
        return None;
    }
    let function = head
        .children()
        .find_map(|n| n.field(Field::Declarator).and_then(function_declarator))?;
    let list = head.field(Field::Parameters)?;
    let parameters_of = list.children().filter(|p| p.kind().is_parameter());
    Some(Primary {
        names: template_parameter_names(syntax, head),
        defaults: parameters_of
            .map(|p| p.field(Field::DefaultType).or_else(|| p.field(Field::DefaultValue)))
            .map(|d| d.map(|d| syntax.text_of(d).to_owned()))
            .collect(),
        types: parameter_types(syntax, parameters(function)?).join(","),
        returns: head
            .children()
            .find(|n| n.field(Field::Declarator).is_some())
            .map_or_else(String::new, |n| returned(syntax, n)),
    })
}

/// What a declaration returns, as far as it is in front of the declarator.
fn returned(syntax: &Syntax, declaration: Node<'_>) -> String {
    declaration
        .field(Field::Type)
        .map_or_else(String::new, |t| fold(syntax.text_of(t)))
}

impl Primary {
    /// The same with what it returns as one more type.
    fn with_return(&self) -> Primary {
        Primary {
            names: self.names.clone(),
            defaults: self.defaults.clone(),
            types: format!("{};{}", self.types, self.returns),
            returns: String::new(),
        }
    }
}

/// The arguments with which a primary template has these parameter types.
fn arguments(primary: &Primary, written: &[String], types: &str) -> Option<Vec<String>> {
    if written.len() > primary.names.len() || primary.names.iter().any(String::is_empty) {
        return None;
    }
    let (pattern, types) = (tokens(&primary.types), tokens(types));
    let mut search = Search {
        names: &primary.names,
        bound: primary.names.iter().map(|_| None).collect(),
        steps: MAX_STEPS,
    };
    for (slot, text) in search.bound.iter_mut().zip(written) {
        *slot = Some(vec![text.as_str()]);
    }
    let of_written = written.len();
    if of_written < primary.names.len() && !search.matches(&pattern, &types) {
        return None;
    }
    let mut out = Vec::new();
    for (at, bound) in search.bound.iter().enumerate() {
        match bound {
            Some(list) if at < of_written => out.push(list.concat()),
            Some(list) => out.extend(split(list)),
            None => {
                let default = primary.defaults.get(at)?.clone()?;
                let leads = |word: &str| primary.names.iter().any(|n| n == word);
                if culambda_source::ident::words_of(&default).any(leads) {
                    return None;
                }
                out.push(default);
            }
        }
    }
    Some(out)
}

/// The texts between the commas of what a parameter stands for; a pack stands for several types, or none.
fn split(list: &[&str]) -> Vec<String> {
    let mut out = Vec::new();
    let (mut depth, mut text) = (0i32, String::new());
    for token in list {
        match *token {
            "<" | "(" | "[" | "{" => depth += 1,
            ">" | ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 => {
                out.push(fold(&std::mem::take(&mut text)));
                continue;
            }
            _ => {}
        }
        text.push(' ');
        text.push_str(token);
    }
    if !text.is_empty() {
        out.push(fold(&text));
    }
    out
}

/// Words and single signs of a text; `&&`, `::` and `...` are one sign each.
fn tokens(text: &str) -> Vec<&str> {
    let (mut out, mut rest) = (Vec::new(), text.trim_start());
    while let Some(first) = rest.chars().next() {
        let sign = || {
            let long = ["...", "&&", "::"].into_iter().find(|sign| rest.starts_with(sign));
            long.map_or(first.len_utf8(), str::len)
        };
        let length = Some(prefix(rest)).filter(|length| *length > 0).unwrap_or_else(sign);
        let (token, tail) = rest.split_at(length);
        out.push(token);
        rest = tail.trim_start();
    }
    out
}

/// A comparison of a pattern with types.
struct Search<'s> {
    names: &'s [String],
    /// What each parameter stands for.
    bound: Vec<Option<Vec<&'s str>>>,
    steps: usize,
}

impl<'s> Search<'s> {
    fn matches(&mut self, pattern: &[&'s str], types: &[&'s str]) -> bool {
        let Some(left) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = left;
        let Some((first, rest)) = pattern.split_first() else {
            return types.is_empty();
        };
        let Some(name) = self.names.iter().position(|n| n == first) else {
            return types.first() == Some(first) && self.matches(rest, &types[1..]);
        };
        let pack = rest.first() == Some(&"...");
        let rest = if pack { &rest[1..] } else { rest };
        if let Some(known) = self.bound[name].clone() {
            let known: Vec<&str> = known.iter().flat_map(|k| tokens(k)).collect();
            return types.starts_with(&known) && self.matches(rest, &types[known.len()..]);
        }
        if rest.first() == Some(&"&&") {
            // What is bound to an lvalue is deduced as a reference.
            let ends = (1..types.len()).find(|end| types[*end] == "," || *end + 1 == types.len());
            let end = ends.map_or(0, |end| if types[end] == "," { end } else { end + 1 });
            if end > 1 && types[end - 1] == "&" && balanced(&types[..end], false) {
                self.bound[name] = Some(types[..end].to_vec());
                if self.matches(&rest[1..], &types[end..]) {
                    return true;
                }
                self.bound[name] = None;
            }
        }
        for end in usize::from(!pack)..=types.len() {
            if !balanced(&types[..end], pack) {
                continue;
            }
            self.bound[name] = Some(types[..end].to_vec());
            if self.matches(rest, &types[end..]) {
                return true;
            }
        }
        self.bound[name] = None;
        false
    }
}

/// Whether the brackets of a list of tokens are in pairs, and no comma is outside of them unless it may.
fn balanced(list: &[&str], commas: bool) -> bool {
    let mut depth = 0i32;
    for token in list {
        match *token {
            "<" | "(" | "[" | "{" => depth += 1,
            ">" | ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 && !commas => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

#[cfg(test)]
mod tests {
    use super::{Primary, arguments};

    fn deduced(parameters: &[&str], types: &str, mine: &str) -> Option<String> {
        let primary = Primary {
            names: parameters.iter().map(|p| (*p).to_owned()).collect(),
            defaults: vec![None; parameters.len()],
            types: types.to_owned(),
            returns: String::new(),
        };
        arguments(&primary, &[], mine).map(|a| a.join(" | "))
    }

    #[test]
    fn arguments_are_what_stands_for_parameters() {
        for (parameters, types, mine, want) in [
            (&["T"][..], "T", "char", Some("char")),
            (&["T"], "const T&", "const double&", Some("double")),
            (&["T"], "T*", "const char*", Some("const char")),
            (&["T"], "T&&", "int&", Some("int&")),
            (&["T"], "T&&", "int&&", Some("int")),
            (&["T", "U"], "T,U*", "int,float*", Some("int | float")),
            (&["T", "N"], "T(&)[N]", "int(&)[3]", Some("int | 3")),
            (
                &["R", "A"],
                "R(*)(A...)",
                "int(*)(char,long)",
                Some("int | char | long"),
            ),
            (&["T"], "T,T", "unsigned int,unsigned int", Some("unsigned int")),
            (&["T"], "T,T", "int,long", None),
            (&["X", "T"], "X<T>", "Box<V<int,2>>", Some("Box | V<int,2>")),
            (&["T"], "T*", "int", None),
            (&["T", "U"], "T", "int", None),
        ] {
            assert_eq!(deduced(parameters, types, mine).as_deref(), want, "{types} {mine}");
        }
    }
}
