//! The preamble: the templates that are in for closure types.
//!
//! A site in rewritten text names types such as `__nv_dl_wrapper_t`. The front end injects their
//! definitions once a unit, where `cuda_runtime.h` declares its [`SENTINEL`], and this module
//! writes the same bytes: blanks, blank lines and all. The text depends on
//!
//! * which numbers of captures occur, apart for device and host-device lambdas ([`Counts`]);
//! * the release: 13.0 wraps one step in an unnamed namespace;
//! * the standard: the call operators that are `noexcept` are told apart since C++17;
//! * the host compiler, in 13.5: a warning of newer ones is switched off at a deleted function.
//!
//! Text that never changes lies in files under `preamble/text`; what repeats for each capture,
//! rank or count is written by the modules `arrays`, `device` and `host_device`. Time and size are
//! proportional to the text: about 13 kB fixed, 0.4 kB and 160 bytes a capture for each count of
//! device lambdas, 5 kB and 0.4 kB a capture for each count of host-device lambdas.

use culambda_source::target::Target;

mod arrays;
mod counts;
mod device;
mod host_device;
mod lists;

pub use counts::{CountSet, MAX_CAPTURES, TooManyCaptures};
use lists::text;

/// The type whose declaration in `cuda_runtime.h` marks where the preamble belongs.
pub const SENTINEL: &str = "__nv_lambda_preheader_injection";

/// The line directive in front of the preamble, without the line's end.
///
/// It is the same for every host compiler: for clang, too, the reference writes `#` and not
/// `#line` here.
pub const LINE_DIRECTIVE: &str = "# 1 \"nvcc_internal_extended_lambda_implementation\"";

/// The macros by which a program asks whether a type is that of an extended lambda.
///
/// They exist with extended lambda mode ([`write()`]) and without it ([`write_disabled`]).
pub const DETECTION_MACROS: [&str; 3] = [
    "__nv_is_extended_device_lambda_closure_type",
    "__nv_is_extended_host_device_lambda_closure_type",
    "__nv_is_extended_device_lambda_with_preserved_return_type",
];

/// The numbers of captures that occur in a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those of device lambdas.
    pub device: CountSet,
    /// Those of host-device lambdas.
    pub host_device: CountSet,
}

impl Counts {
    /// Adds the counts of another unit, for a preamble that both share.
    pub fn union_with(&mut self, other: &Self) {
        self.device.union_with(&other.device);
        self.host_device.union_with(&other.host_device);
    }
}

/// Appends the preamble for `counts` to `out`, from its first macro to the end of its last line.
///
/// The [`LINE_DIRECTIVE`] in front is left to the caller, who knows where the text goes.
pub fn write(target: &Target, counts: &Counts, out: &mut Vec<u8>) {
    text(out, include_str!("preamble/text/helpers_and_tag.txt"));
    arrays::write_wrappers(out);
    arrays::write_field_types(out);
    device::write_fixed(out);
    device::write_counted(out, &counts.device);
    host_device::write_helper(out, target.cuda);
    host_device::write_wrappers(out, target, &counts.host_device);
    host_device::write_creation(out, target.standard);
    text(out, include_str!("preamble/text/remove_cv.txt"));
    text(out, include_str!("preamble/text/detection.txt"));
}

/// Appends what is at the head of a unit without extended lambda mode: the
/// [`DETECTION_MACROS`], each as `false`.
///
/// The empty conditional after them uses each macro once, so that no host compiler warns of
/// one that is unused.
pub fn write_disabled(out: &mut Vec<u8>) {
    text(out, include_str!("preamble/text/disabled.txt"));
}
