//! The two texts of the tag: the type of the enclosing function and its address.

use super::declarator::{Function as Signature, Id, Naming, Part, placeholders};
use super::names::{Use, qualified};
use super::parser::{Parser, Read};
use super::print::print;
use super::template::TemplateParam;
use super::types::Specifiers;
use super::{ClassContext, Function, Owner, Problem, Spelling};

/// The head of a function: everything in front of its body.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) specifiers: Specifiers,
    pub(super) id: Id,
    /// The parameters and what belongs to them.
    pub(super) signature: Signature,
    /// The rest of the return type, outwards.
    pub(super) rest: Vec<Part>,
    pub(super) problem: Option<Problem>,
    /// Why its types may not be the reference's.
    pub(super) doubt: Option<String>,
}

impl Parser<'_> {
    /// Reads the head of a function.
    pub(super) fn head(&mut self) -> Read<Head> {
        self.within.head = true;
        let mut specifiers = self.specifiers(Use::Type, true)?;
        let declared = self.declarator(Naming::Function)?;
        let id = declared.id.ok_or_else(|| "the function has no name".to_owned())?;
        let mut parts = declared.parts.into_iter();
        let Some(Part::Function(signature)) = parts.next() else {
            return Err("the function has no parameter list".to_owned());
        };
        let mut rest: Vec<Part> = parts.collect();
        if let Some((converted, pointers)) = &id.conversion {
            specifiers = converted.clone();
            rest.extend(pointers.iter().cloned());
        }
        Ok(Head {
            specifiers,
            id,
            signature,
            rest,
            problem: self.problem.take(),
            doubt: self.doubt.take(),
        })
    }
}

impl Head {
    /// Takes over the attributes of parameters of another declaration of the same function, which come before its
    /// own, and the types if they are wanted; parameters keep their names.
    pub(super) fn take(&mut self, declared: Head, types: bool) {
        if declared.signature.params.len() != self.signature.params.len() || declared.id.text != self.id.text {
            return;
        }
        let mut theirs = declared.signature;
        for (own, other) in self.signature.params.iter_mut().zip(&mut theirs.params) {
            own.attributes.insert_str(0, &other.attributes);
            own.specifiers.attributes.insert_str(0, &other.specifiers.attributes);
            if types {
                other.name.clone_from(&own.name);
                other.attributes.clone_from(&own.attributes);
                other.specifiers.attributes.clone_from(&own.specifiers.attributes);
            }
        }
        if types {
            theirs.explicit_object = self.signature.explicit_object;
            self.signature = theirs;
            self.specifiers = declared.specifiers;
            self.rest = declared.rest;
            self.doubt = declared.doubt;
        }
    }

    /// Whether it is a constructor or destructor: it has no return type and is not a conversion function.
    fn is_special(&self) -> bool {
        self.id.destructor || self.specifiers.base.is_empty()
    }
}

/// The class whose member the function is, unless the tag takes it for a free function.
fn member_class<'f>(f: &'f Function<'_>, head: &Head) -> Option<&'f ClassContext> {
    match &f.owner {
        Owner::Class {
            class,
            is_static: false,
        } if !head.signature.explicit_object && !is_static_operator(&head.id) => Some(class),
        _ => None,
    }
}

/// Allocation functions are static without saying so.
fn is_static_operator(id: &Id) -> bool {
    id.text.starts_with("operator new") || id.text.starts_with("operator delete")
}

/// `void (S::*)(int n) const`.
pub(super) fn type_of(f: &Function<'_>, head: &Head) -> Spelling {
    let class = member_class(f, head);
    let operator = class.map_or_else(|| "*".to_owned(), |c| qualified(&c.in_pointer(), "*"));
    let mut parts = vec![
        Part::Pointer {
            operator,
            constant: false,
            volatile: false,
        },
        Part::Function(head.signature.clone()),
    ];
    parts.extend(head.rest.iter().cloned());
    let text = print(&head.specifiers, true, &parts, "");
    // A constructor or destructor has no return type, and the reference writes one.
    let text = if head.is_special() {
        format!("void {text}")
    } else {
        text
    };
    Spelling {
        text,
        problem: head.problem,
    }
}

/// `(& ::ns::f< T, N> )`, `(&S::m)`, `(&m)`.
pub(super) fn name_of(f: &Function<'_>, head: &Head, params: Option<&[TemplateParam]>) -> Read<Spelling> {
    if let Some(why) = head.doubt.as_ref().filter(|_| head.id.conversion.is_some()) {
        return Err(why.clone());
    }
    let (arguments, mut problem) = template_arguments(f, head, params)?;
    let name = head.id.with(arguments.as_deref());
    let text = match (&f.owner, member_class(f, head)) {
        (_, Some(class)) => format!("(&{}::{name})", class.name),
        (Owner::Class { .. }, None) => format!("(&{name})"),
        (Owner::Namespace(path), None) => {
            let path = path.iter().fold(String::new(), |path, name| path + "::" + name);
            format!("(& {path}::{name})")
        }
    };
    if head.id.conversion.is_some() && arguments.is_some() {
        problem.get_or_insert(Problem::ConversionTemplate);
    }
    Ok(Spelling { text, problem })
}

/// Template arguments that name the function, and what is wrong with them.
fn template_arguments(
    f: &Function<'_>,
    head: &Head,
    params: Option<&[TemplateParam]>,
) -> Read<(Option<Vec<String>>, Option<Problem>)> {
    let mut problem = None;
    let mut out: Vec<String> = match (params, &head.id.arguments, &f.deduced_arguments) {
        // An explicit specialisation: a deduced list is complete, the written one may leave some out.
        (Some([]), _, Some(deduced)) => return Ok((Some(deduced.clone()), None)),
        (Some([]), ..) => {
            return Err("the template of the explicit specialisation, or an argument of it, is not visible".to_owned());
        }
        (Some(params), ..) => params
            .iter()
            .enumerate()
            .map(|(i, p)| {
                p.argument().unwrap_or_else(|| {
                    problem = Some(Problem::UnnamedParameter);
                    format!("__T{i}{}", if p.pack { "..." } else { "" })
                })
            })
            .collect(),
        (None, ..) => Vec::new(),
    };
    let abbreviated = placeholders(&head.signature);
    if !abbreviated.is_empty() {
        problem = Some(Problem::Abbreviated);
        out.extend(abbreviated);
    }
    Ok(((!out.is_empty()).then_some(out), problem))
}
