//! Why something is not known: each reason with its words, its cause and its remedy.
//!
//! Whoever finds out that a fact is not known says it with the words of a reason here, so that what is said on a
//! terminal, counted, and explained in `docs/refusals.md` (written by `cargo xtask generate`) is one thing.

use std::fmt;

/// A reason.
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    /// The words by which it is known: every text that gives this reason has them.
    pub words: &'static str,
    /// What would have to be seen.
    pub lacks: Lacks,
    /// What it means, in Markdown.
    pub cause: &'static str,
    /// What helps, in Markdown.
    pub remedy: &'static str,
    /// The same in a line, for a message.
    pub help: &'static str,
}

/// What would have to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lacks {
    /// A declaration in a header that was not found.
    Declaration,
    /// What a macro stands for.
    Macro,
    /// Another text.
    Text,
}

impl Lacks {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Lacks; 3] = [Lacks::Declaration, Lacks::Macro, Lacks::Text];

    /// The heading above such reasons.
    pub fn heading(self) -> &'static str {
        match self {
            Lacks::Declaration => "Something is declared elsewhere",
            Lacks::Macro => "A macro is not known",
            Lacks::Text => "What cannot be told from the text",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words)
    }
}

/// What helps where a header is missing.
const GIVE_HEADER: &str = "give the folder of its header with -I";

/// A name that comes from a header which was not found.
pub const UNDECLARED: Reason = Reason {
    words: "is declared in no file that was read",
    lacks: Lacks::Declaration,
    cause: "A class or a constant that the signature of the function needs comes from a header that was not found.",
    remedy: "Give the folder of that header with `-I`; of a header that the build makes, build first.",
    help: GIVE_HEADER,
};
/// A name that a `using namespace` may bring.
pub const USED_FROM: Reason = Reason {
    words: "and may come from",
    lacks: Lacks::Declaration,
    cause: "A `using namespace` brings names of a namespace of which not all headers were read, so that a name which nothing declares may be one of them.",
    remedy: "Give the folder of the headers of that namespace with `-I`.",
    help: GIVE_HEADER,
};
/// A name that a class may have which was not read.
pub const MAY_BE_MEMBER: Reason = Reason {
    words: "may be a member of",
    lacks: Lacks::Declaration,
    cause: "The lambda is in a member function of a class whose definition was not read, or not as a whole. A name in its body may be a member, and then the lambda captures `this`.",
    remedy: "Give the header of the class with `-I`, or write the captures out: `[n, p]` in the place of `[=]`.",
    help: "give the folder of the header of that class with -I, or list the captures explicitly",
};
/// A base or a class that was not read.
pub const UNDEFINED: Reason = Reason {
    words: "which no file that was read defines",
    lacks: Lacks::Declaration,
    cause: "The same for a base class: its members are names in the body, too.",
    remedy: "Give its header with `-I`.",
    help: "give the folder of the header of that class with -I, or list the captures explicitly",
};
/// A member function that its class does not declare.
pub const NO_DECLARATION: Reason = Reason {
    words: "no declaration of",
    lacks: Lacks::Declaration,
    cause: "A member function is defined outside of its class, and the class that was read has no such member. Mostly another class of that name was found.",
    remedy: "Give the right folder with `-I`, in front of others.",
    help: "give the folder of the right header with -I, in front of others",
};
/// A condition that decides about a fact.
pub const UNDECIDED: Reason = Reason {
    words: "which nothing that was read decides",
    lacks: Lacks::Macro,
    cause: "A condition (`#if DIM == 2`) reads in two ways, and the fact differs between them.",
    remedy: "The reason has the option that decides it: `-D DIM=2`, or `-U NAME` where a macro is not defined in your build.",
    help: "define the macro as your build does with -D, or say with -U that it is not defined",
};
/// Several conditions that do.
pub const UNDECIDED_ALL: Reason = Reason {
    words: "none of which is decided by anything that was read",
    lacks: Lacks::Macro,
    cause: "The same for several macros.",
    remedy: "The option that is named decides one of them; go on with the next.",
    help: "define the macros as your build does with -D, or say with -U that they are not defined",
};
/// A macro for which build files have several values.
pub const LEFT_OPEN: Reason = Reason {
    words: "which the build files leave open",
    lacks: Lacks::Macro,
    cause: "A build file defines the macro, but not with one value: it is a choice of whoever configures.",
    remedy: "Give yours with `-D`.",
    help: "give the value of your build with -D",
};
/// A part of a name that is written like a macro.
pub const MACRO_IN_NAME: Reason = Reason {
    words: "in it is a macro that nothing that was read defines",
    lacks: Lacks::Macro,
    cause: "A part of the name of a function or class is written like a macro and defined nowhere.",
    remedy: "Define it as your build does with `-D NAME=VALUE`, or say with `-U NAME` that it is not a macro.",
    help: "define the macro as your build does with -D, or say with -U that it is none",
};
/// A macro among the specifiers of a function.
pub const MACRO_IN_HEAD: Reason = Reason {
    words: "in the head of the enclosing function is not known",
    lacks: Lacks::Macro,
    cause: "A macro is among the specifiers of the function, and what it adds is not known: it may be an attribute, or `static`, or a type.",
    remedy: "Give its header with `-I`, or define it with `-D`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A macro in the capture list or the body of a lambda.
pub const MACRO_IN_LAMBDA: Reason = Reason {
    words: "is not known: neither is what it captures",
    lacks: Lacks::Macro,
    cause: "A macro is in the capture list of the lambda, or in its body with arguments that do not read as those of a function: it may name any variable.",
    remedy: "Give its header with `-I`, or define it with `-D`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A name that is made of `__COUNTER__`.
pub const COUNTED: Reason = Reason {
    words: "counts its uses in the whole unit",
    lacks: Lacks::Text,
    cause: "A macro makes the name with `__COUNTER__`, as test frameworks do. The compiler counts it up with every use, those in all headers included.",
    remedy: "Give the preprocessed text of the unit: there the name is written out.",
    help: "give the preprocessed text of the unit",
};
/// A macro that gets something of the lambda.
pub const MACRO_ARGUMENTS: Reason = Reason {
    words: "whether it uses its arguments",
    lacks: Lacks::Macro,
    cause: "The lambda, or something it captures, is an argument of a macro whose definition was not read.",
    remedy: "Give its header with `-I`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A value that the reference prints.
pub const VALUE_OF_ARGUMENT: Reason = Reason {
    words: "prints the value of the template argument",
    lacks: Lacks::Macro,
    cause: "nvcc writes the value into the type (`Box<3>`), and that is a macro or a constant of a header that was not read.",
    remedy: "Define the macro with `-D`, or give the header with `-I`.",
    help: "define the macro with -D, or give the folder of its header with -I",
};
/// A name that may be a constant or a reference.
pub const WHAT_IT_REFERS_TO: Reason = Reason {
    words: "is captured depends on what it refers to",
    lacks: Lacks::Text,
    cause: "A constant is captured only where its value does not do, and a reference always. Which of them the name is was not to be seen.",
    remedy: "Give the header of its type with `-I`, or list it among the captures.",
    help: "give the folder of the header of its type with -I, or list the captures explicitly",
};
/// A declaration that reads in two ways.
pub const FUNCTION_OR_VARIABLE: Reason = Reason {
    words: "may be that of a function or of a variable",
    lacks: Lacks::Text,
    cause: "`T x(U);` declares a function if `U` is a type.",
    remedy: "Give the header that says so, or write braces: `T x{U};`.",
    help: "give the folder of the header that says so with -I, or write braces: `T x{U};`",
};
/// A lambda before this one that is not analysed.
pub const LOST_NUMBER: Reason = Reason {
    words: "could not be read and may have taken a number",
    lacks: Lacks::Text,
    cause: "A lambda before this one in the same function is not analysed, so its number is not known.",
    remedy: "What is said of that one helps this one as well.",
    help: "see what is said of the lambda in front of it",
};
/// Something that cuts through a lambda.
pub const ONE_END: Reason = Reason {
    words: "holds one end of it and not the other",
    lacks: Lacks::Text,
    cause: "A conditional or a macro cuts through the lambda, so that it cannot be replaced as a whole.",
    remedy: "Move the conditional around it, or into its body.",
    help: "move the conditional around it, or into its body",
};
/// A part of a function that is in a file of its own.
pub const NO_FUNCTION: Reason = Reason {
    words: "no function is around that",
    lacks: Lacks::Text,
    cause: "The text is a part that another file includes, in a function of that one.",
    remedy: "Look at the file that includes it.",
    help: "look at the file that includes this one",
};
/// A part of a class that is in a file of its own.
pub const IN_CLASS: Reason = Reason {
    words: "is included in the body of a class",
    lacks: Lacks::Text,
    cause: "The same within a class.",
    remedy: "Look at the file that includes it.",
    help: "look at the file that includes this one",
};
/// A text that is not C++ as it is seen.
pub const UNPARSED: Reason = Reason {
    words: "could not be parsed",
    lacks: Lacks::Text,
    cause: "The lambda, or the function around it, could not be read as C++, mostly because of a macro that stands for a part of a statement.",
    remedy: "Define the macro with `-D`, or give its header with `-I`; if there is none, it is a bug worth a report.",
    help: "define the macros around it with -D, or give the folders of their headers with -I",
};
/// A search that was given up.
pub const TOO_MANY_STEPS: Reason = Reason {
    words: "finding it takes more steps than one lambda is given: its classes, aliases or calls lead to too many others",
    lacks: Lacks::Text,
    cause: "The search has a budget, so that no text can hold it up.",
    remedy: "Write the captures and their types out.",
    help: "list the captures explicitly",
};

/// All reasons, in the order in which they are explained; a more special one comes in front of what it is a case of.
pub const ALL: [&Reason; 22] = [
    &USED_FROM,
    &UNDECLARED,
    &MAY_BE_MEMBER,
    &UNDEFINED,
    &NO_DECLARATION,
    &UNDECIDED,
    &UNDECIDED_ALL,
    &LEFT_OPEN,
    &MACRO_IN_NAME,
    &MACRO_IN_HEAD,
    &MACRO_IN_LAMBDA,
    &COUNTED,
    &MACRO_ARGUMENTS,
    &VALUE_OF_ARGUMENT,
    &WHAT_IT_REFERS_TO,
    &FUNCTION_OR_VARIABLE,
    &LOST_NUMBER,
    &ONE_END,
    &NO_FUNCTION,
    &IN_CLASS,
    &UNPARSED,
    &TOO_MANY_STEPS,
];

/// The reason that a text gives, if it is one of these.
pub fn of(why: &str) -> Option<&'static Reason> {
    ALL.into_iter().find(|reason| why.contains(reason.words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_known_by_their_words() {
        for reason in ALL {
            assert_eq!(of(&format!("`x` {reason}: y")), Some(reason));
        }
        let why = "`Box` is declared in no file that was read, and may come from `amrex` by a using directive";
        assert_eq!(of(why), Some(&USED_FROM));
        assert_eq!(of("something else"), None);
    }
}
