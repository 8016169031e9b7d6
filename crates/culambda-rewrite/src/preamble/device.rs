//! The wrapper of device lambdas, `__nv_dl_wrapper_t`.
//!
//! In host text it is a plain aggregate of what the lambda captured. Its `operator()` only stands
//! in for the body, which runs on the device.

use super::counts::CountSet;
use super::lists::{join, repeat, text};

/// The trap for unexpected counts, the forms without captures, and the tag that preserves a
/// trailing return type.
pub(super) fn write_fixed(out: &mut Vec<u8>) {
    text(out, include_str!("text/device_wrapper.txt"));
}

/// The forms with captures, for each count in `counts`. Zero captures are in the fixed part.
pub(super) fn write_counted(out: &mut Vec<u8>, counts: &CountSet) {
    for captures in counts.iter().filter(|&captures| captures > 0) {
        write_form(out, captures, &ANY_TAG);
        write_form(out, captures, &TRAILING_RETURN_TAG);
    }
}

/// What a form says of the tag, which names the lambda.
struct TagForm {
    /// The template parameters that the tag is made of.
    parameters: &'static str,
    /// The tag's type.
    tag: &'static str,
    /// The return type of the call operator and its body.
    returns: &'static str,
    body: &'static str,
    /// Blank lines after the form.
    end: &'static str,
}

/// A lambda without a trailing return type: the type is not preserved, `int` stands in for it.
const ANY_TAG: TagForm = TagForm {
    parameters: "typename Tag",
    tag: "Tag",
    returns: "int",
    body: "return 0;",
    end: "\n",
};

/// A lambda with a trailing return type, which the tag carries.
const TRAILING_RETURN_TAG: TagForm = TagForm {
    parameters: "typename U, U func, typename Return, unsigned Id",
    tag: "__nv_dl_trailing_return_tag<U, func, Return, Id>",
    returns: "Return",
    body: "__builtin_unreachable();",
    end: "\n\n",
};

fn write_form(out: &mut Vec<u8>, captures: usize, form: &TagForm) {
    text(out, "template <");
    text(out, form.parameters);
    repeat(out, captures, ", typename F#");
    text(out, ">\nstruct __nv_dl_wrapper_t<");
    text(out, form.tag);
    repeat(out, captures, ", F#");
    text(out, "> {\n");
    repeat(out, captures, "typename __nv_lambda_field_type<F#>::type f#;\n");
    text(out, "__nv_dl_wrapper_t(");
    text(out, form.tag);
    text(out, ",");
    join(out, captures, ", ", "F# in#");
    text(out, ") : ");
    join(out, captures, ", ", "f#(in#)");
    text(out, " { }\ntemplate <typename...U1>\n");
    text(out, form.returns);
    text(out, " operator()(U1...) { ");
    text(out, form.body);
    text(out, " }\n};\n");
    text(out, form.end);
}
