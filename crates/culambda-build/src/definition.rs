//! Definitions of macros as compilers take them.

use culambda_source::{MacroOption, ident};

/// What `-D` takes: `NAME`, `NAME=body`, `NAME(parameters)=body`.
///
/// # Errors
/// It begins with no name of a macro, or its parameters are not closed.
pub fn define(text: &str) -> Result<MacroOption, String> {
    let (head, body) = text.split_once('=').unwrap_or((text, "1"));
    let name = head.split('(').next().unwrap_or_default();
    macro_name(name)?;
    if head != name && !head.ends_with(')') {
        return Err(format!("the parameters of `{name}` are not closed"));
    }
    Ok(MacroOption::Define(head.to_owned(), body.to_owned()))
}

/// What `-U` takes: `NAME`.
///
/// # Errors
/// It is not a name of a macro.
pub fn undefine(text: &str) -> Result<MacroOption, String> {
    macro_name(text)?;
    Ok(MacroOption::Undefine(text.to_owned()))
}

/// Whether a text can be the name of a macro.
pub fn is_name(name: &str) -> bool {
    name.bytes().next().is_some_and(ident::is_start) && ident::is_whole(name)
}

/// The name in `-DNAME=body`, with the option or without.
pub(crate) fn defined_name(text: &str) -> &str {
    let text = text.strip_prefix("-D").unwrap_or(text);
    text.split('=').next().unwrap_or_default()
}

fn macro_name(name: &str) -> Result<(), String> {
    if is_name(name) {
        Ok(())
    } else {
        Err(format!("`{name}` is not the name of a macro"))
    }
}

/// The name of a macro in an option, without its parameters.
pub fn name_of(option: &MacroOption) -> &str {
    match option {
        MacroOption::Define(name, _) | MacroOption::Assume(name, _) => name.split('(').next().unwrap_or(name),
        MacroOption::Undefine(name) => name,
    }
}
