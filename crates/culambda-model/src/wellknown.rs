//! Names that every host knows, for files whose headers are not known.

use crate::spaces::library;
use culambda_source::Builtin;
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// Types and namespaces of `std` up to C++26, for `using namespace std`: those of libstdc++, and what later standards add.
static STANDARD: LazyLock<FxHashSet<&str>> = LazyLock::new(|| include_str!("wellknown/types.txt").lines().collect());

/// Headers that open no namespace of anybody else: those of the C and C++ standard library, and of CUDA's runtime.
static HEADERS: LazyLock<FxHashSet<&str>> = LazyLock::new(|| include_str!("wellknown/headers.txt").lines().collect());

/// Macros of the C library that nvcc's own first include brings into every unit, so that nothing has their names.
static MACROS: LazyLock<FxHashSet<&str>> = LazyLock::new(|| include_str!("wellknown/macros.txt").lines().collect());

/// Types that the standard library has twice, in `std` and globally, as different typedefs.
const TWICE: &[&str] = &["size_t", "ptrdiff_t", "nullptr_t"];

/// Global types of the C library and of CUDA.
const GLOBAL: &[&str] = &[
    "FILE",
    "clock_t",
    "dim3",
    "div_t",
    "fenv_t",
    "fexcept_t",
    "fpos_t",
    "half",
    "half2",
    "imaxdiv_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "int_fast16_t",
    "int_fast32_t",
    "int_fast64_t",
    "int_fast8_t",
    "int_least16_t",
    "int_least32_t",
    "int_least64_t",
    "int_least8_t",
    "intmax_t",
    "intptr_t",
    "jmp_buf",
    "lconv",
    "ldiv_t",
    "lldiv_t",
    "max_align_t",
    "mbstate_t",
    "nv_bfloat16",
    "off_t",
    "pid_t",
    "pthread_t",
    "sig_atomic_t",
    "ssize_t",
    "textureReference",
    "time_t",
    "timespec",
    "timeval",
    "tm",
    "uchar3",
    "uint",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "uint_fast16_t",
    "uint_fast32_t",
    "uint_fast64_t",
    "uint_fast8_t",
    "uint_least16_t",
    "uint_least32_t",
    "uint_least64_t",
    "uint_least8_t",
    "uintmax_t",
    "uintptr_t",
    "ulong",
    "ushort",
    "va_list",
    "wctrans_t",
    "wctype_t",
    "wint_t",
];

/// Functions and variables that the headers of CUDA and those of the C library that they include declare globally, as far as
/// something of a program may have the name.
const GLOBAL_VALUES: &[&str] = &[
    "a64l",
    "abort",
    "abs",
    "all",
    "any",
    "atoi",
    "ballot",
    "blockDim",
    "blockIdx",
    "cbrt",
    "ceil",
    "clock",
    "clock64",
    "cos",
    "daylight",
    "div",
    "drand48",
    "drem",
    "erf",
    "erfinv",
    "exit",
    "exp",
    "fabs",
    "finite",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "free",
    "frexp",
    "gamma",
    "getenv",
    "gridDim",
    "hypot",
    "index",
    "isinf",
    "isnan",
    "j0",
    "j1",
    "jn",
    "l64a",
    "ldexp",
    "lgamma",
    "llabs",
    "log",
    "logb",
    "malloc",
    "max",
    "memcpy",
    "min",
    "modf",
    "norm",
    "normcdf",
    "pow",
    "qsort",
    "rand",
    "random",
    "rcbrt",
    "rindex",
    "rint",
    "round",
    "rsqrt",
    "scalb",
    "select",
    "signgam",
    "significand",
    "sin",
    "sincos",
    "sincospi",
    "sqrt",
    "strlen",
    "system",
    "tan",
    "threadIdx",
    "time",
    "timezone",
    "trunc",
    "warpSize",
    "y0",
    "y1",
    "yn",
];

/// Whether a name is that of a global function or variable of the C library or of CUDA.
pub(crate) fn is_global_value(name: &str) -> bool {
    GLOBAL_VALUES.binary_search(&name).is_ok()
}

/// Functions that any container may have in its namespace: no class is called like that.
const OF_RANGES: [&str; 8] = ["begin", "cbegin", "cend", "crbegin", "crend", "end", "rbegin", "rend"];

/// Functions of Thrust besides its algorithms.
const OF_THRUST: [&str; 21] = [
    "advance",
    "device_pointer_cast",
    "distance",
    "get",
    "make_constant_iterator",
    "make_counting_iterator",
    "make_discard_iterator",
    "make_pair",
    "make_permutation_iterator",
    "make_reverse_iterator",
    "make_transform_iterator",
    "make_transform_output_iterator",
    "make_tuple",
    "make_zip_iterator",
    "max",
    "min",
    "next",
    "prev",
    "raw_pointer_cast",
    "raw_reference_cast",
    "tie",
];

/// Whether a path is that of a function of a library whose headers need not be there: of C, of CUDA, of Thrust, or of the
/// standard library, whose types are known.
pub(crate) fn is_function(path: &[String]) -> bool {
    match path {
        [name] => library::runs_on_device(name) || is_global_value(name) || OF_RANGES.contains(&name.as_str()),
        [first, .., name] if first == "std" => !is_standard(name),
        [first, name] if first == "thrust" => OF_THRUST.contains(&name.as_str()) || library::is_of_thrust(path),
        _ => false,
    }
}

/// Whether a name is that of a type of the standard library.
pub(crate) fn is_standard(name: &str) -> bool {
    STANDARD.contains(&name)
}

/// The same, those included that are global as well.
pub(crate) fn is_type_of_library(name: &str) -> bool {
    is_standard(name) || is_twice(name) || Builtin::of_library(name).is_some()
}

/// Whether a name is surely none of the members of a class of the standard library that programs derive from.
pub(crate) fn is_no_member(class: &str, name: &str) -> bool {
    let members: &[&str] = match class {
        "enable_shared_from_this" => &["shared_from_this", "weak_from_this"],
        "exception" | "bad_alloc" | "bad_cast" | "runtime_error" | "logic_error" | "invalid_argument"
        | "domain_error" | "length_error" | "out_of_range" | "range_error" | "overflow_error" | "underflow_error" => {
            // The names of the classes that each derives from are members, too.
            &["what", "exception", "runtime_error", "logic_error"]
        }
        "true_type" | "false_type" | "integral_constant" => &[
            "value",
            "value_type",
            "type",
            "integral_constant",
            "true_type",
            "false_type",
        ],
        _ => return false,
    };
    // Names that begin with an underscore are for the library.
    name != class && !name.starts_with('_') && !members.contains(&name)
}

/// Whether a name is found both globally and in `std`.
pub(crate) fn is_twice(name: &str) -> bool {
    TWICE.contains(&name)
}

/// Whether a name is that of a global type of the C library or of CUDA.
pub(crate) fn is_global(name: &str) -> bool {
    let vector = name.strip_suffix(|c: char| matches!(c, '1'..='4')).is_some_and(|base| {
        let base = base.strip_prefix('u').unwrap_or(base);
        matches!(
            base,
            "char" | "short" | "int" | "long" | "longlong" | "float" | "double"
        )
    });
    vector
        || GLOBAL.contains(&name)
        || ["cuda", "__", "cu", "CU", "nv"].iter().any(|p| {
            name.strip_prefix(p)
                .is_some_and(|rest| rest.starts_with(|c: char| *p == "__" || c.is_ascii_uppercase()))
        })
}

/// Whether a name is a macro in every unit.
pub(crate) fn is_macro(name: &str) -> bool {
    MACROS.contains(name)
}

/// Whether a header is one of the C or C++ standard library, which opens no namespace of anybody else.
pub(crate) fn is_standard_header(name: &str) -> bool {
    HEADERS.contains(name)
}

#[cfg(test)]
mod tests {
    use super::{is_standard, is_standard_header};

    #[test]
    fn lists_are_sorted_and_have_everything_once() {
        for list in [
            include_str!("wellknown/types.txt"),
            include_str!("wellknown/headers.txt"),
            include_str!("wellknown/macros.txt"),
        ] {
            let names: Vec<&str> = list.lines().collect();
            assert!(names.windows(2).all(|pair| pair[0] < pair[1]));
        }
        assert!(is_standard("multimap") && !is_standard("Matrix"));
    }

    #[test]
    fn headers_of_every_installed_libstdcxx_are_known() {
        // Extensions of GCC that no program includes beside standard headers.
        const OTHER: [&str; 1] = ["cxxabi"];
        let Ok(versions) = std::fs::read_dir("/usr/include/c++") else {
            return;
        };
        for version in versions.flatten().filter_map(|v| std::fs::read_dir(v.path()).ok()) {
            let files = version.flatten().filter(|f| f.path().is_file());
            for name in files.filter_map(|f| f.file_name().into_string().ok()) {
                let known = is_standard_header(&name) || OTHER.contains(&name.as_str());
                assert!(known || name.contains('.'), "{name}");
            }
        }
        for name in ["type_traits", "system_error", "flat_map", "stdckdint.h"] {
            assert!(is_standard_header(name), "{name}");
        }
        for name in ["mylib", "boost", "thrust/tuple.h"] {
            assert!(!is_standard_header(name), "{name}");
        }
    }
}
