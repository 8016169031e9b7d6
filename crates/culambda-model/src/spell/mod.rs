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

mod constant;
mod declarator;
mod expr;
mod field;
mod function;
mod literal;
mod names;
mod parser;
mod postfix;
mod print;
mod quoted;
mod template;
mod tokens;
mod types;
mod value;

use culambda_source::Builtin;
use culambda_source::{Standard, Unit};
use culambda_syntax::head::CaptureEntry;
use culambda_syntax::{CaptureToken, Field, LambdaHead, Node, Syntax};
pub(crate) use parser::is_name;
use parser::{Env, Parser, Read, Written};

pub use template::{TemplateParam, TemplateParamKind};
pub use tokens::token_range;
pub(crate) use tokens::{is_plain, pieces, texts};
pub(crate) use value::value_of;

/// Answers about names that the tokens do not give.
pub trait Names {
    /// How the first component of a type's name is written when the reference adds a path.
    ///
    /// Names found through a using directive or declaration, or in an inline or unnamed namespace, get one:
    /// `Some("A::X")` for `X`, `Some("A::B")` for `B` in `B::Z`. `None`: as written. Asked for every name
    /// that is where a type may be; variables are to be answered with `None`.
    fn qualify(&self, first: &str) -> Option<String>;

    /// How a name of a type is written whose beginning a parameter or variable of the function hides. The components
    /// are those as written, without template arguments; the last question is whether the first has some.
    fn shown(&self, _components: &[&str], _is_template: bool) -> Option<Shown> {
        None
    }

    /// Whether a type, given as it is written, is constant or a reference or a function by itself, so that a `const`
    /// in front of it does nothing.
    fn ignores_const(&self, _ty: &str) -> bool {
        false
    }

    /// The fundamental type that an alias stands for, given as it is written.
    fn fundamental(&self, _ty: &str) -> Option<Builtin> {
        None
    }

    /// Whether a class, given as it is written, has constructors that its author declared; nothing if that is not known.
    fn has_constructors(&self, _ty: &str) -> Option<bool> {
        None
    }

    /// Whether a value is certain to be made by `int()`, or of another fundamental type, in front of a token of the view.
    /// nvcc meets some in its own headers.
    fn value_initialised_before(&self, _token: usize) -> bool {
        true
    }

    /// How a name of a type that is alone is written in a class with a dependent base, which may have a member
    /// of that name: with the namespace that it is found in. Of those with template arguments that depend on
    /// parameters only aliases get one.
    fn behind_dependent_base(&self, _name: &str, _arguments: &[String], _dependent: bool) -> Option<String> {
        None
    }

    /// Whether a name depends on a template parameter: one, a class template around, a type in one, a local type or
    /// variable of a template.
    fn is_dependent(&self, _name: &str) -> bool {
        false
    }

    /// Whether a path names an alias, or the template of one, at namespace scope.
    fn is_alias(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether unqualified lookup finds a non-static member function: a call of it is one on `this`.
    fn is_member_function(&self, _name: &str) -> bool {
        false
    }

    /// Whether unqualified lookup finds a non-static data member: as an operand it has parentheses.
    fn is_data_member(&self, _name: &str) -> bool {
        false
    }

    /// What a name that is qualified with the class or a base names: a non-static data member or member function.
    fn qualified_member(&self, _scope: &[&str], _name: &str) -> Option<Qualified> {
        None
    }

    /// Whether a path is that of an enumeration.
    fn is_enumeration(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a member of a class template around is written without the class although its injected name is in front: an
    /// enumerator or a static member function.
    fn is_shown_alone(&self, _class: &str, _name: &str) -> bool {
        false
    }

    /// Where a non-static data member is declared that a name of the function hides where a token is.
    fn hidden_field(&self, _token: usize, _name: &str) -> Option<FieldOf> {
        None
    }

    /// Where a member function comes from that a lone name means; `None` for one of the class itself, and in place of
    /// what cannot be written, why.
    fn inherited_method(&self, _name: &str) -> Option<Result<Inherited, String>> {
        None
    }

    /// Whether a lone name may be that of a reference.
    fn may_be_reference(&self, _name: &str) -> bool {
        true
    }

    /// Whether a name is known to be a type: `(X)-1` is a cast then, and `X(1)` makes an object.
    fn is_type(&self, _name: &str) -> bool {
        false
    }

    /// Whether a qualified name is known to be that of a type.
    fn is_type_path(&self, _path: &[&str]) -> bool {
        false
    }

    /// The value of a constant (`constexpr int`, a `static const` member; no enumerator of a class template):
    /// `4`, `true`. Template arguments show it. The name is as written, `N` or `K::n`.
    fn constant(&self, _name: &str) -> Option<String> {
        None
    }

    /// The type of a template's parameter that is a value, when it is a fundamental one: `bool`, `int`. The name is
    /// without arguments, `n::V`.
    fn parameter_type(&self, _template: &str, _index: usize) -> Option<Builtin> {
        None
    }

    /// The value of a constant of the function: a `const` or `constexpr` variable with automatic storage.
    fn local_constant(&self, _name: &str) -> Option<String> {
        None
    }

    /// The value of an enumerator of the function.
    fn local_enumerator(&self, _name: &str) -> Option<String> {
        None
    }

    /// How a constant at namespace scope is written, as a template argument, whose name the function hides.
    fn shown_constant(&self, _components: &[&str]) -> Option<Shown> {
        None
    }

    /// Told of a template argument that is a lone name without a known value.
    fn unvalued(&self, _name: &str) {}

    /// Told of a template argument that is an expression whose value is not known here.
    fn unfolded(&self, _argument: &str) {}

    /// What an alias that is a member of a class around stands for, as it is written in template arguments.
    fn member_alias(&self, _name: &str) -> Option<String> {
        None
    }

    /// Whether a name is known to be a variable or function: `<` after it compares.
    fn is_variable(&self, _name: &str) -> bool {
        false
    }
}

/// How a member function of a base is called from a class template by its name alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inherited {
    /// As a member of the class that declares it, by the path of that class from the namespace around.
    Of(Vec<String>),
    /// By its name: one of several, or one that a using-declaration brings.
    Plain,
}

/// Where a data member is declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldOf {
    /// In the class around.
    Own,
    /// In a base: its path from the namespace around, if its name is written in one way.
    Base(Option<Vec<String>>),
}

/// A member that a qualified name names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualified {
    /// A non-static data member.
    Field,
    /// A non-static member function.
    Method,
}

/// The beginning of a name that is written otherwise than in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How many components the text replaces.
    pub replaced: usize,
    /// What is written for them; template arguments of the last one follow it.
    pub text: String,
}

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
    /// Whether it is an explicit specialisation, `template<>`.
    pub explicit: bool,
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
            wide: &[],
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
            Ok((value, parser.problem))
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

    /// Reads the template head and the head.
    fn read(&self, declarations: &[Declaration<'_>]) -> Read<(function::Head, Option<Vec<TemplateParam>>)> {
        let params = self.template.map(|t| template_parameters(self.syntax, t));
        let names: Vec<String> = params.iter().flatten().filter_map(|p| p.name.clone()).collect();
        let wide: Vec<String> = params
            .iter()
            .flatten()
            .filter(|p| p.is_wide())
            .filter_map(|p| p.name.clone())
            .collect();
        let place = self.place(&names);
        let env = Env {
            wide: &wide,
            ..place.env(&no_lambda)
        };
        let (from, mut to) = token_range(self.syntax, self.definition);
        if let Some(body) = self.definition.field(Field::Body) {
            to = to.min(token_range(self.syntax, body).0);
        }
        let tokens = tokens::tokens(self.unit, self.syntax, from, to)?;
        let mut head = Parser::new(env, &tokens).head()?;
        // The attributes of the last declaration are next to those of the definition.
        for declaration in declarations.iter().rev() {
            if let Some(declared) = declaration.head(self.unit, env) {
                head.take(declared, declaration.types);
            }
        }
        Ok((head, params))
    }
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
/// Why the head of the definition cannot be read.
pub fn function_type(f: &Function<'_>, declarations: &[Declaration<'_>]) -> Result<Spelling, String> {
    let (head, _) = f.read(declarations)?;
    Ok(function::type_of(f, &head))
}

/// The address of a function, as the second argument of the tag: `(& ::ns::f< T, N> )`.
///
/// # Errors
/// Why the function cannot be named.
pub fn function_name(f: &Function<'_>) -> Result<Spelling, String> {
    let (head, params) = f.read(&[])?;
    function::name_of(f, &head, params.as_deref())
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

/// Template arguments, from `<` to `>`: tokens `range.0..range.1` of the view.
///
/// # Errors
/// Why the tokens cannot be read.
pub fn argument_texts(place: &Place<'_>, range: (usize, usize)) -> Result<Vec<String>, String> {
    // The method itself is not general enough in its lifetime.
    #[allow(clippy::redundant_closure_for_method_calls)]
    Ok(place.read(range, &no_lambda, |p| p.arguments(""))?.0)
}

/// The parameters of a `template_declaration`. One that cannot be read has no name.
pub fn template_parameters(syntax: &Syntax, template: Node<'_>) -> Vec<TemplateParam> {
    /// Defaults are dropped, so what names in them mean does not matter.
    struct Nothing;
    impl Names for Nothing {
        fn qualify(&self, _: &str) -> Option<String> {
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
        wide: &[],
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
