//! Restrictions that a rewrite must know: a lambda that breaks one is refused, as the reference refuses it.

use crate::class::Access;
use crate::facts::{Capture, CaptureDefault, CaptureKind, FunctionFacts, FunctionKind, Refusal, Space};
use culambda_syntax::{CaptureToken, LambdaHead, Syntax};
use tree_sitter::Node;

/// The most captures that the reference takes.
const MAX_CAPTURES: usize = 1022;

/// What the head of a lambda breaks.
pub(crate) fn of_lambda(
    syntax: &Syntax,
    head: &LambdaHead,
    space: Space,
    captures: &[Capture],
    node: Node<'_>,
    generic: bool,
    out: &mut Vec<Refusal>,
) {
    let view = &syntax.view;
    let at = node.start_byte();
    let mut refuse = |number: Option<u32>, at: usize, message: &str, help: &str| {
        out.push(Refusal {
            message: message.into(),
            help: help.into(),
            at,
            number,
        });
    };
    if head.captures.iter().any(|c| c.form == CaptureToken::DefaultReference) {
        refuse(
            Some(20136),
            at,
            "it captures by reference (`[&]`), and its body runs where host variables cannot be reached",
            "capture by value: `[=]`",
        );
    }
    for word in ["constexpr", "consteval"] {
        if head.has_specifier(view, word) {
            refuse(
                Some(20163),
                at,
                &format!("an extended lambda cannot be `{word}`"),
                "delete the specifier",
            );
        }
    }
    if !head.misplaced.is_empty() {
        refuse(
            Some(20164),
            at,
            "it has an execution space annotation in the wrong place",
            "write the annotations directly behind the `]`",
        );
    }
    for c in captures {
        of_capture(c, space, &mut refuse);
    }
    if space == Space::HostDevice {
        if generic {
            refuse(
                Some(20157),
                at,
                "a `__host__ __device__` extended lambda cannot be generic",
                "give its parameters explicit types, or make it `__device__` only",
            );
        }
        if head.has_specifier(view, "static") {
            refuse(
                None,
                at,
                "no host compiler takes the wrapper of a `static` `__host__ __device__` lambda",
                "delete `static`",
            );
        }
    }
}

fn of_capture(c: &Capture, space: Space, refuse: &mut impl FnMut(Option<u32>, usize, &str, &str)) {
    if c.by_reference {
        refuse(
            Some(20136),
            c.at,
            &format!("it captures `{}` by reference", c.name),
            "capture it by value",
        );
    }
    if c.pack && !matches!(c.kind, CaptureKind::Init { .. }) {
        refuse(
            Some(20137),
            c.at,
            &format!("it captures an element of the parameter pack `{}`", c.name),
            "put the pack into a tuple and capture that",
        );
    }
    if let CaptureKind::Init { style, .. } = c.kind {
        if space == Space::HostDevice {
            refuse(
                Some(20158),
                c.at,
                "init-captures are not allowed for `__host__ __device__` extended lambdas",
                "initialise a local variable first and capture that",
            );
        } else if c.pack {
            refuse(
                None,
                c.at,
                "no host compiler takes what the reference generates for a pack init-capture",
                "put the pack into a tuple and capture that",
            );
        } else if style == b'{' {
            refuse(
                None,
                c.at,
                "no host compiler takes what the reference generates for an init-capture with braces",
                &format!("write `{}(...)` or `{} = ...`", c.name, c.name),
            );
        }
    }
}

/// What the captures that the body makes break.
pub(crate) fn of_captures(captures: &[Capture], default: Option<CaptureDefault>, out: &mut Vec<Refusal>) {
    for c in captures.iter().filter(|c| !c.explicit) {
        let mut refuse = |number, message: String, help: &str| {
            out.push(Refusal {
                message,
                help: help.into(),
                at: c.at,
                number: Some(number),
            });
        };
        if c.pack {
            refuse(
                20137,
                format!("it captures an element of the parameter pack `{}`", c.name),
                "put the pack into a tuple and capture that",
            );
        }
        if c.in_constexpr_if && default.is_some() {
            refuse(
                20234,
                format!("`{}` is first captured inside an `if constexpr`", c.name),
                "mention it before the `if constexpr`, or list it in the capture list",
            );
        }
    }
    if captures.len() > MAX_CAPTURES {
        out.push(Refusal {
            message: format!(
                "it captures {} variables, and {MAX_CAPTURES} is the most that the reference takes",
                captures.len()
            ),
            help: "gather variables in a structure".into(),
            at: captures[MAX_CAPTURES].at,
            number: Some(20138),
        });
    }
}

/// What an enclosing function breaks.
pub(crate) fn of_function(f: &mut FunctionFacts) {
    let (name, at) = (f.name.clone(), f.name_at);
    let refusals = &mut f.refusals;
    let mut refuse = |number: Option<u32>, message: String, help: &str| {
        refusals.push(Refusal {
            message,
            help: help.into(),
            at,
            number,
        });
    };
    if let Some(class) = &f.class {
        if class.local {
            refuse(
                Some(20135),
                format!("the enclosing function `{name}` is a member of a class that is local to a function"),
                "move the class to namespace scope",
            );
        }
        if class.name.is_empty() {
            refuse(
                Some(20144),
                format!("the enclosing function `{name}` is a member of a class without a name"),
                "give the class a name",
            );
        }
        if let Some(access) = class.access.known().filter(|a| **a != Access::Public) {
            let help = "make the function public, or move the lambda into a public or free function";
            refuse(
                Some(20151),
                format!(
                    "the enclosing function `{name}` has {} access within its class",
                    access.word()
                ),
                help,
            );
        }
        for c in &class.nested {
            refuse(
                Some(20152),
                format!(
                    "the class `{}` around the enclosing function is {} in the class around it",
                    c.name,
                    c.access.word()
                ),
                "make the class public",
            );
        }
    }
    if f.kind != FunctionKind::Ordinary {
        let help = "move the code with the lambda into a public member function that it calls";
        refuse(
            Some(20143),
            format!("the enclosing function `{name}` is a constructor or destructor, whose address cannot be taken"),
            help,
        );
    }
    if f.deduced_return {
        refuse(
            Some(20156),
            format!("the return type of the enclosing function `{name}` is deduced"),
            "write the return type out",
        );
    }
    if f.undeclared_friend {
        let help = "declare the function at namespace scope, before the class";
        refuse(
            None,
            format!(
                "the enclosing function `{name}` is a friend that is declared in its class only: the generated `& ::{name}` does not find it"
            ),
            help,
        );
    }
}
