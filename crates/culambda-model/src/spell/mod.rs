//! How the reference front end writes names, types and expressions.
//!
//! A wrapper names its enclosing function by its type and its address, its lambda's return type and the
//! initialisers of its init-captures. The reference prints all of them from its own tree. Here they are read
//! from the tokens of a view and printed in the same form: fundamental types in their short spelling, `const`
//! in front, redundant parentheses dropped and precedence made plain, literals canonical, types with the
//! path that lookup took.
//!
//! What names mean is the caller's knowledge ([`Names`]). Where it knows nothing, a text is written as it
//! is in the source, which means the same to the compiler. What cannot be written faithfully is an error
//! with its reason; a text that is the reference's but will not compile comes with a [`Spelling::problem`].
//!
//! Invariants: nothing here panics, recursion is bounded, and the work is linear in the number of tokens.

mod answers;
mod arguments;
mod around;
mod called;
mod constant;
mod conversions;
mod copies;
mod declarator;
mod elaborated;
mod expr;
mod field;
mod folds;
mod function;
mod lists;
mod literal;
mod names;
mod open;
mod operators;
mod parser;
mod postfix;
mod print;
mod quoted;
mod template;
mod tokens;
mod types;
mod value;

pub(crate) use conversions::is_in_parentheses;
use culambda_source::{Builtin, Standard, Unit};
use culambda_syntax::head::CaptureEntry;
use culambda_syntax::{CaptureToken, Field, LambdaHead, Node, Syntax};
pub(crate) use parser::is_name;
use parser::{Env, Parser, Read, Written};

pub use answers::{Elaborated, FieldOf, Inherited, Names, OwnFunction, Position, Qualified, Shown};
pub use template::{TemplateParam, TemplateParamKind};
pub use tokens::token_range;
pub(crate) use tokens::{is_plain, pieces, stands_for, texts, word_at};
pub(crate) use value::value_of;

/// Why a type that such a variable is in is not written.
pub(crate) const OF_RANGE_LOOP: &str =
    "the `decltype` of a variable of a range-based `for` is written as its type, which is not computed";

/// A class that a text is in, or that a function belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassContext {
    /// Its name.
    pub name: String,
    /// The parameters of its template head, primary or partial, as arguments: `T`, `Ts...`; an unnamed one is
    /// empty. `None` for a class that is not a template.
    pub params: Option<Vec<String>>,
    /// The arguments of a partial or explicit specialisation, spelled by [`argument_texts`].
    pub arguments: Option<Vec<String>>,
    /// Why these are not known.
    pub doubt: Option<String>,
    /// Whether these are just being spelled: its own name in them is that of its template.
    pub in_head: bool,
    /// Whether it is an explicit specialisation, `template<>`.
    pub explicit: bool,
    /// Whether something in the function that is spelled has its name.
    pub hidden: bool,
    /// The namespaces that it is written with where it is qualified, if the function hides the innermost one.
    pub qualifier: Option<String>,
    /// The class around it.
    pub outer: Option<Box<ClassContext>>,
    /// The namespaces around it, outermost first; `_GLOBAL__N__` for an unnamed one.
    pub namespace: Vec<String>,
}

impl ClassContext {
    /// The class and those around it, innermost first.
    pub(crate) fn levels(&self) -> impl Iterator<Item = &ClassContext> {
        std::iter::successors(Some(self), |class| class.outer.as_deref())
    }
}

/// What a function belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Namespaces, outermost first, inline ones included, `_GLOBAL__N__` for an unnamed one. A friend that is
    /// defined in a class belongs to the namespace, too.
    Namespace(Vec<String>),
    /// A class.
    Class {
        /// The innermost one.
        class: ClassContext,
        /// Whether the function is a static member.
        is_static: bool,
    },
}

/// A text of the reference's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The text.
    pub text: String,
    /// Why the host compiler will not take it in the tag; `None` when it will.
    pub problem: Option<Problem>,
}

/// Why a text will not compile where the reference puts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A template parameter of the function has no name.
    UnnamedParameter,
    /// It is an abbreviated function template.
    Abbreviated,
    /// It is a conversion function template.
    ConversionTemplate,
    /// A `>` in its exception specification ends the template arguments around it.
    BareGreater,
    /// It names a placeholder type.
    Placeholder,
}

/// Where a text is.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The unit, for the contents of literals.
    pub unit: &'a Unit,
    /// The view that the tokens belong to.
    pub syntax: &'a Syntax,
    /// What names mean.
    pub names: &'a dyn Names,
    /// The innermost class in whose scope the text is.
    pub class: Option<&'a ClassContext>,
    /// Names of the template parameters of the function, without `...`.
    pub params: &'a [String],
    /// The language standard: it decides what `u8""` is.
    pub standard: Standard,
}

/// A function whose name and type are written.
pub struct Function<'a> {
    /// The unit, for the contents of literals.
    pub unit: &'a Unit,
    /// The view that the definition is in.
    pub syntax: &'a Syntax,
    /// The definition, without template heads.
    pub definition: Node<'a>,
    /// The `template_declaration` of the function itself, not of its class.
    pub template: Option<Node<'a>>,
    /// What it belongs to.
    pub owner: Owner,
    /// The class in whose scope a friend is defined; members have theirs in [`Function::owner`].
    pub friend_in: Option<ClassContext>,
    /// The arguments of an explicit specialisation of a function template, where they had to be deduced.
    pub deduced_arguments: Option<Vec<String>>,
    /// What names mean.
    pub names: &'a dyn Names,
    /// The language standard.
    pub standard: Standard,
}

/// The declaration of a member function in its class.
#[derive(Clone, Debug)]
pub struct Declaration<'a> {
    /// The view that it is in.
    pub syntax: &'a Syntax,
    /// The declaration, without template heads.
    pub node: Node<'a>,
    /// Template parameters that have other names in the definition, or arguments if that is an explicit specialisation:
    /// the name here, and what is written for it.
    pub parameters: Vec<(String, String)>,
    /// Whether the tag has its types; it always has its attributes.
    pub types: bool,
}

/// No lambda has a text.
fn no_lambda(_: usize) -> Option<(usize, String)> {
    None
}

impl Place<'_> {
    /// What the parser asks about this place.
    fn env<'p>(&'p self, lambda: &'p dyn Fn(usize) -> Option<(usize, String)>) -> Env<'p> {
        Env {
            names: self.names,
            class: self.class,
            params: self.params,
            typed: &[],
            char8: self.standard >= Standard::Cpp20,
            lambda,
        }
    }

    /// Reads tokens completely.
    fn read<T>(
        &self,
        range: (usize, usize),
        lambda: &dyn Fn(usize) -> Option<(usize, String)>,
        read: impl FnOnce(&mut Parser<'_>) -> Read<T>,
    ) -> Read<(T, Option<Problem>)> {
        let tokens = tokens::tokens(self.unit, self.syntax, range.0, range.1)?;
        let mut parser = Parser::new(self.env(lambda), &tokens);
        let value = read(&mut parser)?;
        if parser.at_end() {
            parser.doubt.map_or(Ok((value, parser.problem)), Err)
        } else {
            Err(parser.unexpected())
        }
    }
}

impl Function<'_> {
    /// The place of its head.
    fn place<'p>(&'p self, params: &'p [String]) -> Place<'p> {
        let class = match &self.owner {
            Owner::Class { class, .. } => Some(class),
            Owner::Namespace(_) => self.friend_in.as_ref(),
        };
        Place {
            unit: self.unit,
            syntax: self.syntax,
            names: self.names,
            class,
            params,
            standard: self.standard,
        }
    }

    /// Looks at something with what the parser asks about the place of the head.
    fn with_env<T>(&self, params: Option<&[TemplateParam]>, look: impl FnOnce(Env<'_>) -> T) -> T {
        let params = || params.into_iter().flatten();
        let names: Vec<String> = params().filter_map(|p| p.name.clone()).collect();
        let typed: Vec<(String, Builtin)> = params()
            .filter_map(|p| Some((p.name.clone()?, p.fundamental()?)))
            .collect();
        let place = self.place(&names);
        look(Env {
            typed: &typed,
            ..place.env(&no_lambda)
        })
    }
}

/// The head of the definition of a function, of which both its texts are made.
#[derive(Clone, Debug)]
pub struct OwnHead {
    head: function::Head,
    params: Option<Vec<TemplateParam>>,
}

/// Reads the template head and the head of a function.
///
/// # Errors
/// Why the head of the definition cannot be read.
pub fn own_head(f: &Function<'_>) -> Result<OwnHead, String> {
    let params = f.template.map(|t| template_parameters(f.syntax, t));
    let (from, mut to) = token_range(f.syntax, f.definition);
    if let Some(body) = f.definition.field(Field::Body) {
        to = to.min(token_range(f.syntax, body).0);
    }
    let tokens = tokens::tokens(f.unit, f.syntax, from, to)?;
    let head = f.with_env(params.as_deref(), |env| Parser::new(env, &tokens).head())?;
    Ok(OwnHead { head, params })
}

impl Declaration<'_> {
    /// Reads the head as the definition names its template parameters; `None` when it cannot be read.
    fn head(&self, unit: &Unit, env: Env<'_>) -> Option<function::Head> {
        let (from, to) = token_range(self.syntax, self.node);
        let tokens = tokens::tokens(unit, self.syntax, from, to).ok()?;
        let tokens = tokens::substitute(tokens, &self.parameters);
        Parser::new(env, &tokens).head().ok()
    }
}

/// The type of a pointer to a function, as the first argument of the tag: `void (S::*)(int n) const`.
///
/// The attributes of parameters are those of all declarations, in their order. Of a member of a class template that
/// is defined outside of its class the reference prints the types of the declaration in the class (`In`, not
/// `typename Pool< T> ::In`), with the names of the definition. They are the same types: without a declaration in
/// sight this gives another spelling of them.
///
/// # Errors
/// Why its types are not known.
pub fn function_type(f: &Function<'_>, own: OwnHead, declarations: &[Declaration<'_>]) -> Result<Spelling, String> {
    let OwnHead { mut head, params } = own;
    f.with_env(params.as_deref(), |env| {
        // The attributes of the last declaration are next to those of the definition.
        for declaration in declarations.iter().rev() {
            if let Some(declared) = declaration.head(f.unit, env) {
                head.take(declared, declaration.types);
            }
        }
    });
    match &head.doubt {
        Some(why) => Err(why.clone()),
        None => Ok(function::type_of(f, &head)),
    }
}

/// The address of a function, as the second argument of the tag: `(& ::ns::f< T, N> )`.
///
/// # Errors
/// Why the function cannot be named.
pub fn function_name(f: &Function<'_>, own: &OwnHead) -> Result<Spelling, String> {
    function::name_of(f, &own.head, own.params.as_deref())
}

/// A type: tokens `range.0..range.1` of the view.
///
/// # Errors
/// Why the tokens cannot be read as a type.
pub fn type_text(place: &Place<'_>, range: (usize, usize)) -> Result<Spelling, String> {
    let (text, problem) = place.read(range, &no_lambda, |p| p.type_id(names::Use::Type))?;
    Ok(Spelling { text, problem })
}

/// A type that was put together, as it is among template arguments; none where it cannot be read.
pub(crate) fn made_type(place: &Place<'_>, text: &str) -> Option<String> {
    let made = |part: &str| tokens::Token {
        text: part.to_owned().into(),
        index: 0,
    };
    let tokens: Vec<tokens::Token<'_>> = pieces(text).into_iter().map(made).collect();
    let mut parser = Parser::new(place.env(&no_lambda), &tokens);
    parser.within.argument_value = true;
    let text = parser.type_id(names::Use::Type).ok()?;
    parser.at_end().then_some(text)
}

/// A type as it is among template arguments.
///
/// # Errors
/// Why the tokens cannot be read as a type.
pub fn argument_type(place: &Place<'_>, range: (usize, usize)) -> Result<String, String> {
    let (text, _) = place.read(range, &no_lambda, |p| {
        p.within.argument_value = true;
        p.type_id(names::Use::Type)
    })?;
    Ok(text)
}

/// The trailing return type of a lambda; `None` when it has none.
///
/// # Errors
/// Why it cannot be read as a type.
pub fn return_type(place: &Place<'_>, head: &LambdaHead) -> Option<Result<Spelling, String>> {
    let arrow = head.arrow?;
    let is_requires = |t: &usize| place.syntax.view.word(*t) == "requires";
    let end = (arrow + 1..head.body).find(is_requires).unwrap_or(head.body);
    let text = place.read((arrow + 1, end), &no_lambda, |p| {
        p.written = Some(Written::Return);
        p.type_id(names::Use::Type)
    });
    Some(text.map(|(text, problem)| Spelling { text, problem }))
}

/// A number as the reference writes it in an expression.
pub fn number(text: &str) -> String {
    literal::number(text)
}

/// Template arguments, from `<` to `>`: tokens `range.0..range.1` of the view. The path of their template tells which types
/// its parameters have; it may be empty.
///
/// # Errors
/// Why the tokens cannot be read.
pub fn argument_texts(place: &Place<'_>, range: (usize, usize), template: &str) -> Result<Vec<String>, String> {
    Ok(place.read(range, &no_lambda, |p| p.arguments(template))?.0)
}

/// The parameters of a `template_declaration`. One that cannot be read has no name.
pub fn template_parameters(syntax: &Syntax, template: Node<'_>) -> Vec<TemplateParam> {
    /// Defaults are dropped, so what names in them mean does not matter.
    struct Nothing;
    impl Names for Nothing {
        fn qualify(&self, _: &str, _: Position) -> Option<String> {
            None
        }
    }
    let (from, mut to) = token_range(syntax, template);
    if let Some(list) = template.field(Field::Parameters) {
        to = to.min(token_range(syntax, list).1);
    }
    let tokens = tokens::masked(syntax, from + 1, to);
    let env = Env {
        names: &Nothing,
        class: None,
        params: &[],
        typed: &[],
        char8: true,
        lambda: &no_lambda,
    };
    Parser::new(env, &tokens).template_params()
}

/// An expression: tokens `range.0..range.1` of the view. `lambdas` gives the texts of lambdas in it.
///
/// # Errors
/// Why the tokens cannot be written as the reference writes them.
pub fn expression(
    place: &Place<'_>,
    range: (usize, usize),
    lambdas: &dyn Fn(&LambdaHead) -> Option<String>,
) -> Result<String, String> {
    let lambda = |token: usize| {
        let at = place.syntax.view.tokens.get(token)?.at;
        let head = place.syntax.head_at(at)?;
        Some((head.end, lambdas(head)?))
    };
    let (value, _) = place.read(range, &lambda, |p| {
        p.written = Some(Written::Initialiser);
        p.expression()
    })?;
    Ok(value.text)
}

/// The value of an init-capture with the brackets that it is written with: `e`, `(e)`, `{e}`.
///
/// # Errors
/// Why the initialiser cannot be written as the reference writes it.
pub fn capture_value(
    place: &Place<'_>,
    entry: &CaptureEntry,
    lambdas: &dyn Fn(&LambdaHead) -> Option<String>,
) -> Result<String, String> {
    let (CaptureToken::Init { style, .. }, Some(range)) = (entry.form, entry.init) else {
        return Err("it is not an init-capture".to_owned());
    };
    let mut text = expression(place, range, lambdas)?;
    // The value of `int{}` shows its type where it is all there is.
    let words = (range.0..range.1).map(|t| place.syntax.view.word(t));
    if expr::is_made_of_braces(&text, words) {
        "((int)0)".clone_into(&mut text);
    }
    Ok(match style {
        b'(' => format!("({text})"),
        b'{' => format!("{{{text}}}"),
        _ => text,
    })
}

#[cfg(test)]
mod tests;
