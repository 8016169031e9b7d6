//! What the tokens do not say of names: whoever wants a text answers.

use crate::value_parameter::{ValueParameter, ValueType};
use culambda_source::Builtin;

/// Where a name is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// In the head of the enclosing function: what its blocks declare is not meant.
    pub head: bool,
    /// In the parameters of a declaration, which hide names of classes.
    pub parameters: bool,
    /// More components follow: it is a class or a namespace.
    pub qualifies: bool,
    /// It has template arguments that depend on a parameter.
    pub dependent: bool,
}

/// Answers about names that the tokens do not give.
pub trait Names {
    /// How the first component of a type's name is written when the reference adds a path.
    ///
    /// Names found through a using directive or declaration, or in an inline or unnamed namespace, get one:
    /// `Some("A::X")` for `X`, `Some("A::B")` for `B` in `B::Z`. `None`: as written. Asked for every name
    /// that is where a type may be; variables are to be answered with `None`.
    fn qualify(&self, first: &str, at: Position) -> Option<String>;

    /// How a name of a type is written whose beginning a parameter, a variable or a type of the function hides. The
    /// components are those as written, without template arguments. If the first has some, `depends` tells whether one
    /// of them depends on a template parameter.
    fn shown(&self, _components: &[&str], _depends: Option<bool>, _at: Position) -> Option<Shown> {
        None
    }

    /// Whether a block of the function declares a constant of a name, which its head cannot mean.
    fn is_of_block(&self, _name: &str) -> bool {
        false
    }

    /// Whether a block of the function declares a type of a name.
    fn is_local_type(&self, _name: &str) -> bool {
        false
    }

    /// The keyword in front of a class, given by its path as it is written, where a parameter hides its name.
    fn keyword_of_hidden(&self, _path: &[&str], _global: bool) -> Option<&'static str> {
        None
    }

    /// How a type is written that is named with `struct` or another keyword in front of its path.
    fn elaborated(&self, _path: &[&str], _global: bool) -> Elaborated {
        Elaborated::Plain
    }

    /// Whether a type, given as it is written, is constant or a reference or a function by itself, so that a `const`
    /// in front of it does nothing.
    fn ignores_const(&self, _ty: &str) -> bool {
        false
    }

    /// Whether a name is that of a parameter or of a variable of the function; `this`, if it has an object.
    fn is_of_function(&self, _name: &str) -> bool {
        false
    }

    /// The type that `decltype(e)` is, if it is a fundamental one or a pointer to one.
    fn type_of_expression(&self, _computed: &str) -> Option<String> {
        None
    }

    /// The fundamental type that an alias stands for, given as it is written.
    fn fundamental(&self, _ty: &str) -> Option<Builtin> {
        None
    }

    /// Whether a class, given as it is written, has constructors that its author declared; nothing if that is not known.
    fn has_constructors(&self, _ty: &str) -> Option<bool> {
        None
    }

    /// Whether a name is that of a parameter or variable that refers to a function.
    fn is_function(&self, _name: &str) -> bool {
        false
    }

    /// Whether a type, given as it is written, is a class; nothing if that is not known.
    fn is_class(&self, _ty: &str) -> Option<bool> {
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

    /// Doubts another instance of a member template of a class that is no template, in one with a dependent base.
    fn check_member_behind_base(&self, _name: &str) {}

    /// What an alias stands for that is written in front of `::` in a value among template arguments.
    fn alias_of_scope(&self, _name: &str, _head: bool) -> Option<String> {
        None
    }

    /// How many components of a path are namespaces in front of a class template or a variable template, and those that are
    /// not around.
    fn namespaces_of_value(&self, _path: &[&str]) -> Option<(usize, Vec<String>)> {
        None
    }

    /// Told of an alias that the reference replaces by what is not known.
    fn unread_alias(&self, _name: &str) {}

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

    /// The path of a type that a class has from a base which depends on no parameter, where another base does.
    fn type_of_plain_base(&self, _name: &str, _dependent: bool) -> Option<String> {
        None
    }

    /// Whether a name is that of a member of a class template around which depends on a parameter.
    fn member_depends(&self, _name: &str) -> bool {
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

    /// Whether it depends on more than a path whether nvcc writes the class of a data member: for `this`, that the class
    /// around has one of the same name as its base; for any other object, its type.
    fn may_show_class(&self, _of_this: bool, _scope: &[&str], _name: &str) -> bool {
        false
    }

    /// Whether a path is that of an enumeration.
    fn is_enumeration(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a path is that of a namespace.
    fn is_namespace(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a member of a class template around is written without the class although its injected name is in front: an
    /// enumerator or a static member function.
    fn is_shown_alone(&self, _class: &str, _name: &str) -> bool {
        false
    }

    /// Whether a member of a class around is a member function that is a template.
    fn is_member_function_template(&self, _class: &str, _name: &str) -> bool {
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

    /// Whether a name is a variable of a range-based `for` whose type does not depend on template parameters.
    fn is_of_range_loop(&self, _name: &str) -> bool {
        false
    }

    /// Whether a lone name may be that of a reference.
    fn may_be_reference(&self, _name: &str) -> bool {
        true
    }

    /// Whether a name is known to be a type: `(X)-1` is a cast then, and `X(1)` makes an object.
    fn is_type(&self, _name: &str) -> bool {
        false
    }

    /// How the name of a base is written in the class: with its path and the template arguments, `given` or its own.
    fn injected(&self, _name: &str, _given: Option<&[String]>) -> Option<String> {
        None
    }

    /// The template arguments that the name of a base is written with in front of a value, where it has none.
    fn arguments_of_injected(&self, _name: &str) -> Option<Vec<String>> {
        None
    }

    /// The inline namespaces in front of the path of a type that is written with `::` in front.
    fn global(&self, _path: &[&str]) -> Vec<String> {
        Vec::new()
    }

    /// How many components in front of a function that is called are others where the call depends on a parameter, and those
    /// that are written. An empty one in front is the outermost namespace. The last is whether the function has template
    /// arguments, and whether the call is in the head of a function.
    fn scope_of_called(&self, _scope: &[&str], _called: &str, _how: (bool, bool)) -> Option<(usize, Vec<String>)> {
        None
    }

    /// How many components of a path are namespaces in front of a class, and those that are not around.
    fn namespaces_of_class(&self, _path: &[&str]) -> Option<(usize, Vec<String>)> {
        None
    }

    /// Told of the text of the class of a pointer to member.
    fn class_of_pointer(&self, _class: &str) {}

    /// Whether a path is that of a class template which is a member of a class.
    fn is_member_class_template(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a qualified name is known to be that of a type.
    fn is_type_path(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a name alone of a type is one that a class around, or a parameter that is a value, covers.
    fn is_covered_alone(&self, _name: &str, _at: Position) -> bool {
        false
    }

    /// Told of the first name of the path of a value.
    fn check_scope(&self, _name: &str) {}

    /// Told of a name that is called, with one argument perhaps, and may be that of a class which nothing declares.
    fn check_called(&self, _path: &[&str], _one: bool) {}

    /// Whether a path is known to be that of a variable, a function or an enumerator.
    fn is_value_path(&self, _path: &[&str]) -> bool {
        false
    }

    /// Whether a path is that of a class template at namespace scope, and not of the class that the text is in.
    fn is_class_template(&self, _path: &[&str]) -> bool {
        false
    }

    /// The value of a constant (`constexpr int`, a `static const` member; no enumerator of a class template):
    /// `4`, `true`. Template arguments show it. The name is as written, `N` or `K::n`.
    fn constant(&self, _name: &str) -> Option<String> {
        None
    }

    /// What the parameter of a template says that comes after the arguments before. The name is without arguments,
    /// `n::V`.
    fn value_parameter(&self, _template: &str, _before: &[String]) -> ValueParameter {
        ValueParameter::AsWritten
    }

    /// The type of an operand, given as it is printed: a name or what is made of one. Without knowledge nothing is converted.
    fn value_type(&self, _operand: &str) -> ValueType {
        ValueType::Dependent
    }

    /// Told of a template that takes a name, of a type or of a number, and that nothing visible declares.
    fn of_unknown_template(&self, _template: &str) {}

    /// The value of an enumerator that is not one of a scoped enumeration, nor local.
    fn enumerator_value(&self, _name: &str) -> Option<String> {
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

    /// The path by which a constant is printed as a template argument that keeps its name, if it is not the one that is
    /// written; `brought`: only one that `using enum` brings.
    fn canonical_constant(&self, _name: &str, _brought: bool) -> Option<String> {
        None
    }

    /// The path of a template that is a template argument, if it is not the one that is written.
    ///
    /// `value` tells that arguments follow it, and that those of a variable or of a function count as well.
    fn canonical_template(&self, _path: &[&str], _value: bool) -> Option<String> {
        None
    }

    /// Told of a partial specialisation around that is named with its own arguments.
    fn own_arguments(&self, _class: &str) {}

    /// Told of the path of a constant, as a template argument that keeps its name, with template arguments in it.
    fn check_home(&self, _path: &[&str]) {}

    /// Told of a name in a template argument that is printed as it is written: one that nothing declares may be a macro.
    fn check_declared(&self, _name: &str) {}

    /// Whether an expression has an enumerator of the function in it.
    fn has_local_enumerator(&self, _expression: &str) -> bool {
        false
    }

    /// How a constant at namespace scope is written, as a template argument, whose name the function hides.
    fn shown_constant(&self, _components: &[&str]) -> Option<Shown> {
        None
    }

    /// The value of an expression, given as it is printed, of which nothing depends on a template parameter.
    fn value_of(&self, _expression: &str, _head: bool) -> Option<String> {
        None
    }

    /// Told of a template argument that is a lone name without a known value.
    fn unvalued(&self, _name: &str) {}

    /// Told of a template argument that is an expression whose value is not known here.
    fn unfolded(&self, _argument: &str) {}

    /// What an alias stands for that a class around declares after the function with the lambda, as it is printed there.
    fn late_alias(&self, _name: &str) -> Option<String> {
        None
    }

    /// Whether a value is an object of a class, and no reference to one, both as they are printed; nothing if that is not
    /// known.
    fn is_of_class(&self, _class: &str, _value: &str) -> Option<bool> {
        Some(false)
    }

    /// Of an alias which stands for a constant or, where nothing is in the braces after it, for a pointer: the fundamental
    /// type that a value is written with which is made by it, or why none is.
    fn made_by_alias(&self, _ty: &str, _braces: bool) -> Option<Result<Builtin, String>> {
        None
    }

    /// What an alias that is a member of a class around stands for, as it is written in template arguments.
    fn member_alias(&self, _name: &str) -> Option<String> {
        None
    }

    /// Whether a name is known to be a variable or function: `<` after it compares.
    fn is_variable(&self, _name: &str) -> bool {
        false
    }

    /// Whether a name that is known to be a variable is the template of one.
    fn is_variable_template(&self, _name: &str) -> bool {
        false
    }

    /// Whether a template argument names a function: at namespace scope, or a static one of a class.
    fn names_function(&self, _argument: &str) -> bool {
        false
    }

    /// What kind of member function a name is in a class template around.
    fn own_function(&self, _name: &str) -> Option<OwnFunction> {
        None
    }
}

/// A member function of a class template, as far as it decides how a call in a template argument is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFunction {
    /// One that is no template.
    Plain,
    /// A template.
    Template,
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

/// How a type is written that is named with a keyword in front, as `struct S`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Elaborated {
    /// As by its name alone.
    Plain,
    /// The same with the keyword, because a value in the scope of the type has its name.
    Keyword,
    /// With this scope in front, because a scope further in gives its name to something else; empty for the global one.
    Within(String),
    /// With both.
    KeywordWithin(String),
}

/// The beginning of a name that is written otherwise than in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How many components the text replaces.
    pub replaced: usize,
    /// What is written for them; template arguments of the last one follow it.
    pub text: String,
}
