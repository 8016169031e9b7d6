//! Functions of libraries that launch what they are given.

/// Those of `AMReX`, whatever else they are given and whoever calls them.
pub const OF_AMREX: [&str; 6] = [
    "For",
    "HostDeviceFor",
    "HostDeviceParallelFor",
    "ParallelFor",
    "ParallelForRNG",
    "launch",
];

/// The same of MFEM.
pub const OF_MFEM: [&str; 6] = [
    "forall",
    "forall_2D",
    "forall_2D_batch",
    "forall_3D",
    "forall_3D_grid",
    "forall_switch",
];

/// Those of Kokkos, where they are to count to a number; a policy may say another place.
pub const OF_KOKKOS: [&str; 3] = ["parallel_for", "parallel_reduce", "parallel_scan"];

/// Those that a text names only if it uses the library: a file with one is asked about without any annotation.
pub const TELLING: [&str; 3] = ["HostDeviceParallelFor", "ParallelFor", "ParallelForRNG"];

/// The algorithms of Thrust whose code for the device calls all that they are given, in order: that of CCCL 3 was asked.
/// Others call it where the compiler does not look, as `count_if` does.
pub const OF_THRUST: [&str; 30] = [
    "adjacent_difference",
    "any_of",
    "copy_if",
    "exclusive_scan",
    "find_if",
    "for_each",
    "for_each_n",
    "gather_if",
    "generate",
    "inclusive_scan",
    "merge",
    "minmax_element",
    "none_of",
    "partition",
    "partition_copy",
    "reduce",
    "replace_if",
    "scatter_if",
    "set_difference",
    "set_intersection",
    "set_union",
    "sort",
    "sort_by_key",
    "stable_partition",
    "stable_sort",
    "stable_sort_by_key",
    "tabulate",
    "transform",
    "transform_if",
    "transform_reduce",
];
