//! What is known of functions whose headers are never read: those of CUDA, and of the standard library.

use std::sync::LazyLock;

/// Functions of the CUDA headers that exist on the device alone, in order.
static DEVICE: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("device.txt").lines().collect());

/// Functions of the CUDA headers that exist on both sides, in order.
static BOTH: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("both.txt").lines().collect());

fn has(table: &[&str], name: &str) -> bool {
    table.binary_search(&name).is_ok()
}

/// Whether a function of the global namespace is one of CUDA's that exists on the device alone.
pub(crate) fn is_device_function(name: &str) -> bool {
    has(&DEVICE, name)
}

/// Whether CUDA declares functions of a name in the global namespace that may be called on the device.
pub(crate) fn runs_on_device(name: &str) -> bool {
    has(&DEVICE, name) || has(&BOTH, name)
}

/// Functions of the C library that exist on the host alone, in order.
const HOST: [&str; 24] = [
    "abort", "atoi", "calloc", "drand48", "exit", "fprintf", "getenv", "memcmp", "memmove", "puts", "qsort", "rand",
    "realloc", "srand", "strcat", "strchr", "strcmp", "strcpy", "strlen", "strncmp", "strncpy", "strtod", "strtol",
    "time",
];

/// Whether a name means a function of the C library that exists on the host alone.
pub(crate) fn is_host_function(path: &[&str]) -> bool {
    path.last().is_some_and(|name| HOST.binary_search(name).is_ok())
}

/// Where a function of a library calls what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Calls {
    /// In code of the host.
    OnHost,
    /// In a kernel.
    OnDevice,
}

/// Where a function of a library calls what it is given, if it does.
pub(crate) fn calls(path: &[&str]) -> Option<Calls> {
    match path {
        [
            "std",
            "for_each" | "for_each_n" | "transform" | "generate" | "generate_n" | "count_if" | "find_if" | "sort",
        ] => Some(Calls::OnHost),
        ["Kokkos", "parallel_for" | "parallel_reduce" | "parallel_scan"] | ["amrex", "ParallelFor" | "launch"] => {
            Some(Calls::OnDevice)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_in_order_and_apart() {
        for all in [&*DEVICE, &*BOTH] {
            assert!(all.len() > 100 && all.windows(2).all(|w| w[0] < w[1]));
        }
        assert!(HOST.windows(2).all(|w| w[0] < w[1]));
        assert!(DEVICE.iter().all(|name| !has(&BOTH, name)));
        assert!(is_device_function("__syncthreads") && runs_on_device("sqrt") && !runs_on_device("strlen"));
    }
}
