//! What is called: how the reference writes it hangs on the object whose member it is, and on the arguments.

use super::expr::{Kind, Value};
use super::parser::{Parser, Read, is_name};
use crate::value_parameter::ValueType;
use culambda_source::ident;

impl Parser<'_> {
    /// What a member of an object is. In the head of a function the reference writes parentheses around what is called, and
    /// at times around the object, where that depends on a template parameter and is made, a cast, a constant or what
    /// an operator with one operand comes to: `(T{}.f)()`, `((*t).f)()`, `(T::s.f)()`.
    pub(super) fn kind_of_member(&self, object: &Value) -> Kind {
        let text = &*object.text;
        let is_open = match object.kind {
            Kind::Made | Kind::Enclosed | Kind::Integer | Kind::OpenMember => true,
            Kind::Name => text.contains("::"),
            Kind::Atom => text.starts_with("((") || text.starts_with("typename "),
            Kind::Operator => {
                // Of a pointer it is known what that comes to.
                let pointed = text.strip_prefix('*').filter(|pointer| is_name(pointer));
                if pointed.is_some_and(|pointer| self.env.names.value_type(pointer) == ValueType::Pointer) {
                    return Kind::Member;
                }
                let one = text.starts_with(['*', '&', '-', '+', '~', '!', '(']) || text.ends_with("++");
                (one || text.ends_with("--") || text.starts_with("static_cast")) && text != "*this"
            }
            _ => false,
        };
        if is_open && self.written.is_none() && self.depends(text) {
            Kind::OpenMember
        } else {
            Kind::Member
        }
    }

    /// Whether it is known how a call is written.
    pub(super) fn check_called(&self, called: &Value, arguments: &str) -> Read<()> {
        // With arguments of its own a template has none of these parentheses.
        if called.kind == Kind::OpenMember && !called.text.trim_end().ends_with('>') {
            return Err(format!(
                "nvcc writes parentheses around `{}` where it is called",
                called.text
            ));
        }
        self.check_braced(&called.text, arguments)
    }

    /// Whether an argument is `{}` or `{e}` where nothing in the call depends on a template parameter: the reference writes
    /// it as it converts it to the type of the parameter, of a number as that.
    pub(super) fn check_braced(&self, called: &str, arguments: &str) -> Read<()> {
        let is_open = |at: usize| at == 0 || arguments[..at].ends_with(", ");
        let is_one = |at: usize| {
            let inside = arguments[at..].split_once('}').map_or("", |(inside, _)| inside);
            !inside.contains(", ")
        };
        let found = arguments.match_indices('{').any(|(at, _)| is_open(at) && is_one(at));
        let is_plain = called.split("::").all(ident::is_whole);
        if found && is_plain && !self.depends(called) && !self.depends(arguments) {
            return Err("nvcc writes an argument in braces by the type of its parameter".to_owned());
        }
        Ok(())
    }
}
