//! What is known of functions whose headers are never read: those of CUDA, and of the standard library.

use crate::facts::{LibraryLoop, Space};
use culambda_source::{Standard, loops};
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

/// Whether a name is that of a variable which CUDA declares for the device.
pub(crate) fn is_device_variable(name: &str) -> bool {
    matches!(name, "threadIdx" | "blockIdx" | "blockDim" | "gridDim" | "warpSize")
}

/// Whether a name that no program may declare is one of CUDA's for the device alone.
pub(crate) fn is_of_device(name: &str) -> bool {
    is_device_variable(name) || name.starts_with("__") && is_device_function(name)
}

/// Whether CUDA declares functions of a name in the global namespace that may be called on the device.
pub(crate) fn runs_on_device(name: &str) -> bool {
    has(&DEVICE, name) || has(&BOTH, name)
}

/// Whether CUDA declares functions of a name in the global namespace that may be called on both sides.
pub(crate) fn runs_on_both(name: &str) -> bool {
    has(&BOTH, name)
}

/// Functions of the mathematical library that take numbers, in order.
const MATHEMATICAL: [&str; 40] = [
    "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh",
    "erf", "erfc", "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "hypot", "isfinite",
    "isinf", "isnan", "labs", "lgamma", "llabs", "log", "log10", "log1p", "log2", "pow", "sin", "sqrt", "tan",
];

/// Whether a name is that of a function of the mathematical library, which takes numbers by value.
pub(crate) fn is_mathematical(name: &str) -> bool {
    MATHEMATICAL.binary_search(&name).is_ok()
}

/// Those that return something else than a real number of the type of what they take.
const OF_OTHER_NUMBERS: [&str; 6] = ["abs", "isfinite", "isinf", "isnan", "labs", "llabs"];

/// Whether a name is that of a function of the mathematical library that returns a real number: of the type of its arguments, of
/// which an integer counts as `double`.
pub(crate) fn is_of_real_numbers(name: &str) -> bool {
    is_mathematical(name) && !OF_OTHER_NUMBERS.contains(&name)
}

/// Functions of the C library that exist on the host alone, in order. Calls of some with constants are folded.
const HOST: [&str; 21] = [
    "abort", "atoi", "calloc", "drand48", "exit", "fprintf", "getenv", "memmove", "puts", "qsort", "rand", "realloc",
    "srand", "strcat", "strchr", "strcpy", "strncpy", "strtod", "strtol", "time", "usleep",
];

/// Functions of the C library of which calls with nothing but literals are folded.
const FOLDED: [&str; 6] = ["memchr", "memcmp", "strcmp", "strlen", "strncmp", "strstr"];

/// Whether a name means a function of the C library of which a call with variables is one of the host.
pub(crate) fn is_folded(name: &str) -> bool {
    FOLDED.contains(&name)
}

/// Functions of the namespace `std` that exist on the host alone, in order, with the standard that makes them `constexpr`;
/// `always` where there is no other: a program that calls one is of a standard that has it, whatever we were told.
static STANDARD: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let lines = include_str!("standard.txt").lines();
    lines.filter_map(|line| line.split_once(' ')).collect()
});

/// A function of the host that no header was read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfHost {
    /// It is `constexpr`.
    Constexpr,
    /// It is not, but it is in a later standard.
    ConstexprLater,
    /// It never is.
    Plain,
}

/// What is known of a name if it means a function of the C or the C++ library that exists on the host alone.
pub(crate) fn host_function(path: &[&str], standard: Standard) -> Option<OfHost> {
    match path {
        [name] | ["", name] => HOST.binary_search(name).is_ok().then_some(OfHost::Plain),
        ["std", name] | ["", "std", name] => {
            let at = STANDARD.binary_search_by_key(name, |row| row.0).ok()?;
            let since = STANDARD.get(at)?.1;
            if since == "always" {
                return Some(OfHost::Constexpr);
            }
            let since: Option<Standard> = since.parse().ok();
            match since {
                None => Some(OfHost::Plain),
                // Before that nobody looked.
                Some(since) if standard < since && standard < Standard::Cpp14 => None,
                Some(since) if standard < since => Some(OfHost::ConstexprLater),
                Some(_) => Some(OfHost::Constexpr),
            }
        }
        // Members of class templates that have no header either.
        ["std", "numeric_limits", name] | ["", "std", "numeric_limits", name] => {
            LIMITS.contains(name).then_some(OfHost::Constexpr)
        }
        _ => None,
    }
}

/// The functions of `std::numeric_limits`.
const LIMITS: [&str; 9] = [
    "denorm_min",
    "epsilon",
    "infinity",
    "lowest",
    "max",
    "min",
    "quiet_NaN",
    "round_error",
    "signaling_NaN",
];

/// What is known of members of classes of the namespace `std`, by class and name, with what C++14, 17 and 20 make of each: `p` if
/// it is a function of the host, `c` if that is `constexpr`. The library is that of GCC 12 (`xtask/oracle/library.py`). Names that no member has:
/// `*` any member function that has no row of its own, `(abs)` a function of the namespace that takes an object of the class,
/// `range` what a loop over an object calls, `operator=same` and `operator=list` the assignments of another object and of a list,
/// `operator value` the conversion to what is kept, `constructor()` the default constructor.
static MEMBERS: LazyLock<Vec<Row>> = LazyLock::new(|| include_str!("members.txt").lines().filter_map(row).collect());

type Row = (&'static str, &'static str, [&'static str; 3]);

fn row(line: &'static str) -> Option<Row> {
    let mut words = line.splitn(5, ' ');
    let class = words.next()?;
    let by_standard = [words.next()?, words.next()?, words.next()?];
    Some((class, words.next()?, by_standard))
}

/// What is known of a name of a class of the namespace `std` that has a row of its own.
pub(crate) fn host_row(class: &str, name: &str, standard: Standard) -> Option<OfHost> {
    let column = match standard {
        Standard::Cpp14 => 0,
        Standard::Cpp17 => 1,
        Standard::Cpp20 => 2,
        _ => return None,
    };
    let at = MEMBERS
        .binary_search_by_key(&(class, name), |row| (row.0, row.1))
        .ok()?;
    match *MEMBERS.get(at)?.2.get(column)? {
        "p" => Some(OfHost::Plain),
        "c" => Some(OfHost::Constexpr),
        _ => None,
    }
}

/// What is known of a member function of a class of the namespace `std`.
pub(crate) fn host_member(class: &str, name: &str, standard: Standard) -> Option<OfHost> {
    host_row(class, name, standard).or_else(|| host_row(class, "*", standard))
}

/// Whether a function of the namespace `std` may be one that takes an object of a class with a row of its own.
pub(crate) fn takes_object(name: &str, class: &str, standard: Standard) -> Option<OfHost> {
    host_row(class, &format!("({name})"), standard)
}

/// What is known of the constructor of a class of the namespace `std` that takes so many arguments, none of which is another
/// object of the class. Nobody writes the default constructor of a vector.
pub(crate) fn host_constructor(class: &str, arguments: usize, standard: Standard) -> Option<OfHost> {
    let name = if arguments == 0 { "constructor()" } else { "constructor" };
    host_row(class, name, standard)
}

/// What is known of the destructor of a class of the namespace `std`, if it has one that is written.
pub(crate) fn host_destructor(class: &str, standard: Standard) -> Option<OfHost> {
    host_row(class, "destructor", standard)
}

/// Whether a name means one of the streams of the C++ library.
pub(crate) fn is_stream(path: &[&str]) -> bool {
    matches!(
        path,
        ["std", "cerr" | "cin" | "clog" | "cout"] | ["", "std", "cerr" | "cin" | "clog" | "cout"]
    )
}

/// Where a function of a library calls what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Calls {
    /// In code of the host.
    OnHost,
    /// In a kernel.
    OnDevice,
}

/// Whether a name is that of a function of a library that may launch what it is given.
pub(crate) fn is_loop(name: &str) -> bool {
    let tables: [&[&str]; 4] = [&loops::OF_AMREX, &loops::OF_MFEM, &loops::OF_KOKKOS, &loops::OF_THRUST];
    tables.iter().any(|table| table.contains(&name))
}

/// Whether a path is that of an algorithm of Thrust.
pub(crate) fn is_of_thrust(path: &[String]) -> bool {
    matches!(path, [first, name] if first == "thrust" && loops::OF_THRUST.contains(&name.as_str()))
}

/// Whether a path is that of a policy of Thrust with which an algorithm runs on the device, or of what makes one.
pub(crate) fn is_device_policy(path: &[&str]) -> bool {
    matches!(
        path,
        ["thrust", "device"] | ["thrust", "cuda", "par" | "par_nosync"] | ["rmm", "exec_policy" | "exec_policy_nosync"]
    )
}

/// Whether a path is that of a policy of Kokkos.
pub(crate) fn is_policy(path: &[&str]) -> bool {
    matches!(path, ["Kokkos", "RangePolicy" | "MDRangePolicy" | "TeamPolicy"])
}

/// How the template arguments of such a policy begin that do not say where it runs.
pub(crate) const SAYS_NO_PLACE: [&str; 4] = ["IndexType<", "LaunchBounds<", "Rank<", "Schedule<"];

/// Types in what Kokkos calls that say where it does, if it is to count to a number.
pub(crate) const PLACES: [&str; 2] = ["device_type", "execution_space"];

/// What decides whether a function of a library launches what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// It does if it is to count to a number, or its policy says no other place.
    Count,
    /// It does if it runs on the device.
    System,
}

/// How a function of a library launches what it is given, if it does, and the space of the code that calls that. The call
/// says what `decides`. Of the types of lambdas nvcc says nothing in Thrust's headers, which are of the system.
pub(crate) fn launches(path: &[&str], decides: &dyn Fn(By) -> bool) -> Option<(Option<LibraryLoop>, Space)> {
    match path {
        ["Kokkos", name] if loops::OF_KOKKOS.contains(name) => {
            decides(By::Count).then_some((Some(LibraryLoop::Kernel), Space::Device))
        }
        ["thrust", name] if loops::OF_THRUST.contains(name) => decides(By::System).then_some((None, Space::Device)),
        ["amrex", name] if loops::OF_AMREX.contains(name) => Some((Some(LibraryLoop::Lambda), Space::Device)),
        ["mfem", name] if loops::OF_MFEM.contains(name) => Some((Some(LibraryLoop::Kernel), Space::Global)),
        _ => None,
    }
}

/// Where a function of a library calls what it is given, if it does.
pub(crate) fn calls(path: &[&str]) -> Option<Calls> {
    match path {
        [
            "std",
            "for_each" | "for_each_n" | "transform" | "generate" | "generate_n" | "count_if" | "find_if" | "sort",
        ] => Some(Calls::OnHost),
        ["Kokkos", "parallel_for" | "parallel_reduce" | "parallel_scan"]
        | ["parthenon", "par_for" | "par_reduce" | "par_scan"] => Some(Calls::OnDevice),
        path if launches(path, &|_| false).is_some() => Some(Calls::OnDevice),
        // On the device or on the host: that is for the policy to say.
        ["RAJA", "forall"] | ["axom", "for_all"] => Some(Calls::OnHost),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_classes() {
        let of = |class, name, standard| host_member(class, name, standard);
        assert!(MEMBERS.len() > 100 && MEMBERS.is_sorted_by_key(|row| (row.0, row.1)));
        assert_eq!(of("vector", "size", Standard::Cpp17), Some(OfHost::Plain));
        assert_eq!(of("vector", "size", Standard::Cpp20), Some(OfHost::Constexpr));
        assert_eq!(of("array", "front", Standard::Cpp14), None);
        assert_eq!(of("mt19937", "min", Standard::Cpp17), Some(OfHost::Constexpr));
        assert_eq!(of("map", "at", Standard::Cpp23), None);
        assert_eq!(of("initializer_list", "size", Standard::Cpp17), None);
    }

    #[test]
    fn tables_are_in_order_and_apart() {
        for all in [&*DEVICE, &*BOTH] {
            assert!(all.len() > 100 && all.windows(2).all(|w| w[0] < w[1]));
        }
        assert!(HOST.windows(2).all(|w| w[0] < w[1]));
        assert!(DEVICE.iter().all(|name| !has(&BOTH, name)));
        assert!(STANDARD.len() > 50 && STANDARD.windows(2).all(|w| w[0].0 < w[1].0));
        let swap = |standard| host_function(&["std", "swap"], standard);
        assert_eq!(swap(Standard::Cpp17), Some(OfHost::ConstexprLater));
        assert_eq!(swap(Standard::Cpp20), Some(OfHost::Constexpr));
        assert_eq!(host_function(&["std", "exit"], Standard::Cpp20), Some(OfHost::Plain));
        assert_eq!(host_function(&["std", "move"], Standard::Cpp20), None);
        // C++17 does not have it.
        assert_eq!(
            host_function(&["std", "bit_cast"], Standard::Cpp17),
            Some(OfHost::Constexpr)
        );
        assert!(is_device_function("__syncthreads") && runs_on_device("sqrt") && !runs_on_device("strlen"));
    }
}
