//! Names that every host knows, for files whose headers are not in sight.

/// Types of the standard library that standard headers declare, for `using namespace std`.
const STANDARD: &[&str] = &[
    "any",
    "array",
    "atomic",
    "barrier",
    "basic_string",
    "basic_string_view",
    "bitset",
    "byte",
    "char_traits",
    "complex",
    "condition_variable",
    "conditional",
    "conditional_t",
    "common_type_t",
    "decay_t",
    "default_delete",
    "deque",
    "enable_if",
    "enable_if_t",
    "error_code",
    "exception",
    "exception_ptr",
    "expected",
    "filesystem",
    "forward_list",
    "function",
    "future",
    "hash",
    "ifstream",
    "index_sequence",
    "initializer_list",
    "integer_sequence",
    "integral_constant",
    "invalid_argument",
    "invoke_result_t",
    "ios_base",
    "iostream",
    "is_arithmetic",
    "is_floating_point",
    "is_integral",
    "is_same",
    "is_signed",
    "is_unsigned",
    "istream",
    "istringstream",
    "iterator_traits",
    "jthread",
    "latch",
    "less",
    "list",
    "lock_guard",
    "logic_error",
    "make_index_sequence",
    "map",
    "mt19937",
    "mt19937_64",
    "multimap",
    "multiset",
    "mutex",
    "normal_distribution",
    "numeric_limits",
    "ofstream",
    "optional",
    "ostream",
    "ostringstream",
    "out_of_range",
    "pair",
    "plus",
    "priority_queue",
    "promise",
    "queue",
    "random_device",
    "ratio",
    "recursive_mutex",
    "reference_wrapper",
    "remove_const_t",
    "remove_cv_t",
    "remove_pointer_t",
    "remove_reference",
    "remove_reference_t",
    "reverse_iterator",
    "runtime_error",
    "set",
    "shared_lock",
    "shared_mutex",
    "shared_ptr",
    "span",
    "stack",
    "string",
    "string_view",
    "stringstream",
    "thread",
    "tuple",
    "tuple_element_t",
    "type_index",
    "u16string",
    "u32string",
    "uniform_int_distribution",
    "uniform_real_distribution",
    "unique_lock",
    "unique_ptr",
    "unordered_map",
    "unordered_multimap",
    "unordered_multiset",
    "unordered_set",
    "valarray",
    "variant",
    "vector",
    "void_t",
    "weak_ptr",
    "wstring",
];

/// Types that the standard library has twice, in `std` and globally, as different typedefs.
const TWICE: &[&str] = &["size_t", "ptrdiff_t", "nullptr_t"];

/// Global types of the C library and of CUDA.
const GLOBAL: &[&str] = &[
    "FILE",
    "clock_t",
    "dim3",
    "div_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "intmax_t",
    "intptr_t",
    "off_t",
    "pid_t",
    "pthread_t",
    "ssize_t",
    "time_t",
    "timespec",
    "timeval",
    "tm",
    "uint",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "uintmax_t",
    "uintptr_t",
    "ulong",
    "uchar3",
    "ushort",
    "va_list",
    "half",
    "half2",
    "nv_bfloat16",
    "textureReference",
];

/// Whether a name is that of a type of the standard library.
pub(crate) fn is_standard(name: &str) -> bool {
    STANDARD.contains(&name)
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
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase() || *p == "__"))
        })
}

/// Whether a header is one of the C or C++ standard library, which opens no namespace of anybody else.
pub(crate) fn is_standard_header(name: &str) -> bool {
    let bare = name.strip_suffix(".h").unwrap_or(name);
    let c = [
        "assert", "complex", "ctype", "errno", "fenv", "float", "inttypes", "limits", "locale", "math", "setjmp",
        "signal", "stdalign", "stdarg", "stdbool", "stddef", "stdint", "stdio", "stdlib", "string", "time", "unistd",
        "wchar",
    ];
    c.contains(&bare)
        || (!name.contains(['.', '/', '_'])
            || matches!(
                name,
                "cuda_runtime.h"
                    | "cuda_runtime_api.h"
                    | "cuda.h"
                    | "shared_mutex"
                    | "condition_variable"
                    | "initializer_list"
                    | "string_view"
                    | "unordered_map"
                    | "unordered_set"
                    | "forward_list"
                    | "memory_resource"
                    | "scoped_allocator"
                    | "source_location"
                    | "stop_token"
            ))
}
