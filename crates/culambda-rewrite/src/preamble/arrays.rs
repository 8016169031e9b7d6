//! Captured arrays: a wrapper that copies element by element, and the choice of field type.

use super::lists::{join, repeat, text};

/// The highest rank of an array that an extended lambda can capture.
const MAX_RANK: usize = 7;

/// `__nv_lambda_array_wrapper`: the trap for anything but an array, then each rank.
pub(super) fn write_wrappers(out: &mut Vec<u8>) {
    text(out, include_str!("text/array_wrapper_trap.txt"));
    for rank in 1..=MAX_RANK {
        template_head(out, rank);
        text(out, "struct __nv_lambda_array_wrapper<T ");
        repeat(out, rank, "[D#]");
        text(out, "> {T arr");
        repeat(out, rank, "[D#]");
        text(out, ";\n__nv_lambda_array_wrapper(const T in");
        repeat(out, rank, "[D#]");
        text(out, ") {\n");
        join(out, rank, "\n", "for(size_t i# = 0; i#  < D#; ++i#)");
        text(out, " arr");
        repeat(out, rank, "[i#]");
        text(out, " = in");
        repeat(out, rank, "[i#]");
        text(out, ";\n}\n};\n\n");
    }
}

/// `__nv_lambda_field_type`: the type itself, or the array wrapper for each rank, plain and
/// `const`.
pub(super) fn write_field_types(out: &mut Vec<u8>) {
    text(out, include_str!("text/field_type_identity.txt"));
    for rank in 1..=MAX_RANK {
        for qualifier in ["", "const "] {
            template_head(out, rank);
            text(out, "struct __nv_lambda_field_type<");
            text(out, qualifier);
            text(out, "T ");
            repeat(out, rank, "[D#]");
            text(out, "> {\ntypedef ");
            text(out, qualifier);
            text(out, "__nv_lambda_array_wrapper<T ");
            repeat(out, rank, "[D#]");
            text(out, "> type;\n};\n");
            // A blank line is between any two of them, and none after the last.
            if rank < MAX_RANK || qualifier.is_empty() {
                text(out, "\n");
            }
        }
    }
}

fn template_head(out: &mut Vec<u8>, rank: usize) {
    text(out, "template<typename T");
    repeat(out, rank, ", size_t D#");
    text(out, ">\n");
}
