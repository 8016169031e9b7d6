//! Loops of libraries that launch what they are given.

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
