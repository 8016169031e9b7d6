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
    /// What is the matter, in a heading or a list.
    pub title: &'static str,
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
    title: "a declaration was not found",
    lacks: Lacks::Declaration,
    cause: "A class or a constant that the signature of the function needs comes from a header that was not found.",
    remedy: "Give the folder of that header with `-I`. If the build generates the header, build first.",
    help: GIVE_HEADER,
};
/// A name that a `using namespace` may bring.
pub const USED_FROM: Reason = Reason {
    words: "and may come from",
    title: "a `using namespace` may bring the name",
    lacks: Lacks::Declaration,
    cause: "A `using namespace` brings in the names of a namespace whose headers were not all read. A name that nothing else declares may be one of them.",
    remedy: "Give the folder of the headers of that namespace with `-I`.",
    help: GIVE_HEADER,
};
/// A name that a class may have which was not read.
pub const MAY_BE_MEMBER: Reason = Reason {
    words: "may be a member of",
    title: "the definition of the class was not found",
    lacks: Lacks::Declaration,
    cause: "The lambda is in a member function of a class whose definition was not read, or only in part. A name in its body may be a member, and then the lambda captures `this`.",
    remedy: "Give the header of the class with `-I`, or list the captures: `[n, p]` instead of `[=]`.",
    help: "give the folder of the header of that class with -I, or list the captures explicitly",
};
/// A base or a class that was not read.
pub const UNDEFINED: Reason = Reason {
    words: "which no file that was read defines",
    title: "the definition of a base class was not found",
    lacks: Lacks::Declaration,
    cause: "The members of a base class can be named in the body as well, and the definition of that base class was not read.",
    remedy: "Give its header with `-I`.",
    help: "give the folder of the header of that class with -I, or list the captures explicitly",
};
/// A member function that its class does not declare.
pub const NO_DECLARATION: Reason = Reason {
    words: "no declaration of",
    title: "the class has no such member function",
    lacks: Lacks::Declaration,
    cause: "A member function is defined outside of its class, and the class that was read has no such member. Usually another class with the same name was found.",
    remedy: "Give the right folder with `-I`, before others.",
    help: "give the folder of the right header with -I, before others",
};
/// A condition that decides about a fact.
pub const UNDECIDED: Reason = Reason {
    words: "which nothing that was read decides",
    title: "a condition is not decided",
    lacks: Lacks::Macro,
    cause: "A condition (`#if DIM == 2`) can be read both ways, and the fact differs between them.",
    remedy: "The reason names the option that decides it: `-D DIM=2`, or `-U NAME` if your build does not define the macro.",
    help: "define the macro as your build does with -D, or say with -U that it is not defined",
};
/// Several conditions that do.
pub const UNDECIDED_ALL: Reason = Reason {
    words: "none of which is decided by anything that was read",
    title: "several conditions are not decided",
    lacks: Lacks::Macro,
    cause: "The fact depends on several conditions.",
    remedy: "The option that is named decides one of them; continue with the next.",
    help: "define the macros as your build does with -D, or say with -U that they are not defined",
};
/// A macro for which build files have several values.
pub const LEFT_OPEN: Reason = Reason {
    words: "which the build files leave open",
    title: "the value of a macro depends on the configuration",
    lacks: Lacks::Macro,
    cause: "A build file defines the macro, but with a value that depends on how the build is configured.",
    remedy: "Give the value of your build with `-D`.",
    help: "give the value of your build with -D",
};
/// A macro with a default, in code that is left out where the default holds.
pub const BESIDE_DEFAULT: Reason = Reason {
    words: "whose default leaves this code out",
    title: "code that only another value of a macro compiles",
    lacks: Lacks::Macro,
    cause: "The sources give the macro a default, and a condition on it leaves the lambda out. What has the macro in it is not known for the other values.",
    remedy: "Give the value of your build with `-D`.",
    help: "give the value of your build with -D",
};
/// A part of a name that is written like a macro.
pub const MACRO_IN_NAME: Reason = Reason {
    words: "in it is a macro that nothing that was read defines",
    title: "a name contains an unknown macro",
    lacks: Lacks::Macro,
    cause: "A part of the name of a function or class looks like a macro, and nothing defines it.",
    remedy: "Define it as your build does with `-D NAME=VALUE`, or say with `-U NAME` that it is not a macro.",
    help: "define the macro as your build does with -D, or say with -U that it is none",
};
/// A macro among the specifiers of a function.
pub const MACRO_IN_HEAD: Reason = Reason {
    words: "in the head of the enclosing function is not known",
    title: "an unknown macro before the enclosing function",
    lacks: Lacks::Macro,
    cause: "A macro is among the specifiers of the function, and what it adds is not known: an attribute, `static`, or a type.",
    remedy: "Give its header with `-I`, or define it with `-D`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A macro where a lambda must begin, with its capture list and its annotation.
pub const MACRO_BEGINS: Reason = Reason {
    words: "must begin a lambda here and is not known",
    title: "an unknown macro that begins a lambda",
    lacks: Lacks::Macro,
    cause: "A name that ends in `LAMBDA`, with parameters and a block after it, is where only an expression may be: it can only be a macro with a capture list. Whether it annotates the lambda is not known.",
    remedy: "Give its header with `-I`, or define it with `-D`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A macro that drops the argument with the lambda, as this file sees it.
pub const MACRO_DROPS: Reason = Reason {
    words: "drops its argument here, and another file defines it otherwise",
    title: "a macro that drops the lambda",
    lacks: Lacks::Macro,
    cause: "The macro whose argument the lambda is in has nothing of it in its replacement, as the header is read by itself. A file that is not included defines the macro, too: who includes both may compile the lambda.",
    remedy: "Include the header with the definition that is meant, or define it with `-D`.",
    help: "include the header with the definition that is meant",
};
/// A macro in the capture list or the body of a lambda.
pub const MACRO_IN_LAMBDA: Reason = Reason {
    words: "is not known: neither is what it captures",
    title: "an unknown macro in the lambda",
    lacks: Lacks::Macro,
    cause: "A macro is in the capture list of the lambda, or in its body with arguments that cannot be those of a function: it may use any variable.",
    remedy: "Give its header with `-I`, or define it with `-D`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A name that is made of `__COUNTER__`.
pub const COUNTED: Reason = Reason {
    words: "counts its uses in the whole unit",
    title: "a name is made with `__COUNTER__`",
    lacks: Lacks::Text,
    cause: "A macro makes the name with `__COUNTER__`, as test frameworks do. The compiler increments it at every use, also in headers.",
    remedy: "Give the preprocessed text of the file: there the name is spelled out.",
    help: "give the preprocessed text of the unit",
};
/// A macro that gets something of the lambda.
pub const MACRO_ARGUMENTS: Reason = Reason {
    words: "whether it uses its arguments",
    title: "the lambda is an argument of an unknown macro",
    lacks: Lacks::Macro,
    cause: "The lambda, or something that it captures, is an argument of a macro whose definition was not read.",
    remedy: "Give its header with `-I`.",
    help: "give the folder of its header with -I, or define it with -D",
};
/// A value that the reference prints.
pub const VALUE_OF_ARGUMENT: Reason = Reason {
    words: "prints the value of the template argument",
    title: "the value of a template argument is not known",
    lacks: Lacks::Macro,
    cause: "nvcc writes the value into the type (`Box<3>`), and the value comes from a macro or a constant of a header that was not read.",
    remedy: "Define the macro with `-D`, or give the header with `-I`.",
    help: "define the macro with -D, or give the folder of its header with -I",
};
/// A value that is known to the compiler alone.
pub const VALUE_OF_EXPRESSION: Reason = Reason {
    words: "prints the value of the expression",
    title: "the value of an expression is not computed",
    lacks: Lacks::Text,
    cause: "nvcc writes the value of a template argument into the type: `Box<sizeof(n)>` becomes `Box< 4>`. culambda computes literals, operators, and constants that are made of these, but not `sizeof` of an expression or a class, calls of functions, or elements of arrays.",
    remedy: "Name the type with an alias before the function (`using Small = Box<sizeof(float)>;`), which nvcc writes as it is, or write the number.",
    help: "name the type with an alias before the function, or write the number in place of the expression",
};
/// A name that may be a constant or a reference.
pub const WHAT_IT_REFERS_TO: Reason = Reason {
    words: "is captured depends on what it refers to",
    title: "the type of a constant or reference is not known",
    lacks: Lacks::Text,
    cause: "A constant is captured only if more than its value is used, a reference always. Which of the two the name is cannot be seen.",
    remedy: "Give the header of its type with `-I`, or list it among the captures.",
    help: "give the folder of the header of its type with -I, or list the captures explicitly",
};
/// A declaration that reads in two ways.
pub const FUNCTION_OR_VARIABLE: Reason = Reason {
    words: "may be that of a function or of a variable",
    title: "a declaration can be read in two ways",
    lacks: Lacks::Text,
    cause: "`T x(U);` declares a function if `U` is a type, and a variable otherwise.",
    remedy: "Give the header that declares `U`, or write braces: `T x{U};`.",
    help: "give the folder of the header that says so with -I, or write braces: `T x{U};`",
};
/// A lambda before this one that is not analysed.
pub const LOST_NUMBER: Reason = Reason {
    words: "could not be read and may have taken a number",
    title: "another lambda in the function is not analysed",
    lacks: Lacks::Text,
    cause: "An earlier lambda in the same function is not analysed, so the number of this one is not known.",
    remedy: "Whatever helps that lambda helps this one as well.",
    help: "see what is said about the lambda before it",
};
/// A part of the function in a file that was not found, or that is included more than once.
pub const PART_LEFT_OUT: Reason = Reason {
    words: "is included in the function before it and could not be read there",
    title: "a file that is included in the function is not read",
    lacks: Lacks::Text,
    cause: "Lambdas are numbered in their function. Another file is included in the function before this lambda, and it was not found, or is included more than once with macros that differ: it may have lambdas.",
    remedy: "Give the folder of that file with `-I`, or preprocess the file.",
    help: "give the folder of that file with -I, or preprocess the file",
};
/// A part of several files, of which each makes something else of it.
pub const SEVERAL_PLACES: Reason = Reason {
    words: "is not the same in all places where other files include this one",
    title: "the file is a part of several others",
    lacks: Lacks::Text,
    cause: "The file is read in each place where other files include it, and the answers differ: another class or namespace is around it, or a macro means something else.",
    remedy: "Preprocess the files that include it.",
    help: "preprocess the files that include this one",
};
/// Something that cuts through a lambda.
pub const ONE_END: Reason = Reason {
    words: "holds one end of it and not the other",
    title: "a conditional or macro cuts the lambda in two",
    lacks: Lacks::Text,
    cause: "A conditional or a macro contains the beginning of the lambda and not its end, or the other way round, so it cannot be replaced as a whole.",
    remedy: "Move the conditional around the lambda, or into its body.",
    help: "move the conditional around it, or into its body",
};
/// A part of a function that is in a file of its own.
pub const NO_FUNCTION: Reason = Reason {
    words: "no function is around that",
    title: "the file is included inside of a function",
    lacks: Lacks::Text,
    cause: "Another file includes this one inside of a function.",
    remedy: "Look at the file that includes it.",
    help: "look at the file that includes this one",
};
/// A part of a declaration that is in a file of its own and cannot be read with it.
pub const ENCLOSED: Reason = Reason {
    words: "is included within a declaration",
    title: "the file is included inside of a class or a function",
    lacks: Lacks::Text,
    cause: "Another file includes this one inside of the body of a class or of a function, more than once, where it is not compiled, or among very many files, so it could not be read together with that body.",
    remedy: "Look at the file that includes it.",
    help: "look at the file that includes this one",
};
/// A text that is not C++ as it is seen.
pub const UNPARSED: Reason = Reason {
    words: "could not be parsed",
    title: "the text could not be parsed",
    lacks: Lacks::Text,
    cause: "The lambda, or the function around it, could not be read as C++, usually because a macro stands for a part of a statement.",
    remedy: "Define the macro with `-D`, or give its header with `-I`. If there is no such macro, please report it.",
    help: "define the macros around it with -D, or give the folders of their headers with -I",
};
/// A search that was given up.
pub const TOO_MANY_STEPS: Reason = Reason {
    words: "finding it takes more steps than one lambda is given: its classes, aliases or calls lead to too many others",
    title: "the search took too many steps",
    lacks: Lacks::Text,
    cause: "The search has a budget, so that no input can make it run forever.",
    remedy: "List the captures and write out their types.",
    help: "list the captures explicitly",
};

/// All reasons, in the order in which they are explained; a more special one comes in front of what it is a case of.
pub const ALL: [&Reason; 28] = [
    &USED_FROM,
    &UNDECLARED,
    &MAY_BE_MEMBER,
    &UNDEFINED,
    &NO_DECLARATION,
    &UNDECIDED,
    &UNDECIDED_ALL,
    &LEFT_OPEN,
    &BESIDE_DEFAULT,
    &MACRO_IN_NAME,
    &MACRO_IN_HEAD,
    &MACRO_BEGINS,
    &MACRO_DROPS,
    &MACRO_IN_LAMBDA,
    &COUNTED,
    &MACRO_ARGUMENTS,
    &VALUE_OF_ARGUMENT,
    &VALUE_OF_EXPRESSION,
    &WHAT_IT_REFERS_TO,
    &FUNCTION_OR_VARIABLE,
    &LOST_NUMBER,
    &PART_LEFT_OUT,
    &SEVERAL_PLACES,
    &ONE_END,
    &NO_FUNCTION,
    &ENCLOSED,
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
