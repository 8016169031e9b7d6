//! The files that the C++ compiler sees, as they are built into the program.

use crate::file::RuntimeFile;

/// One of them, by its name below the folder `runtime`.
macro_rules! file {
    ($name:literal) => {
        RuntimeFile {
            name: $name,
            text: include_str!(concat!("../runtime/", $name)),
        }
    };
}

/// All of them, by name.
const FILES: &[RuntimeFile] = &[
    file!("cmake/CulambdaHost.cmake"),
    file!("include/common_functions.h"),
    file!("include/cooperative_groups.h"),
    file!("include/cooperative_groups/memcpy_async.h"),
    file!("include/cooperative_groups/reduce.h"),
    file!("include/cooperative_groups/scan.h"),
    file!("include/cub/block/block_adjacent_difference.cuh"),
    file!("include/cub/block/block_discontinuity.cuh"),
    file!("include/cub/block/block_exchange.cuh"),
    file!("include/cub/block/block_histogram.cuh"),
    file!("include/cub/block/block_load.cuh"),
    file!("include/cub/block/block_merge_sort.cuh"),
    file!("include/cub/block/block_radix_sort.cuh"),
    file!("include/cub/block/block_reduce.cuh"),
    file!("include/cub/block/block_scan.cuh"),
    file!("include/cub/block/block_shuffle.cuh"),
    file!("include/cub/block/block_store.cuh"),
    file!("include/cub/cub.cuh"),
    file!("include/cub/device/device_for.cuh"),
    file!("include/cub/device/device_histogram.cuh"),
    file!("include/cub/device/device_merge_sort.cuh"),
    file!("include/cub/device/device_partition.cuh"),
    file!("include/cub/device/device_radix_sort.cuh"),
    file!("include/cub/device/device_reduce.cuh"),
    file!("include/cub/device/device_run_length_encode.cuh"),
    file!("include/cub/device/device_scan.cuh"),
    file!("include/cub/device/device_segmented_reduce.cuh"),
    file!("include/cub/device/device_select.cuh"),
    file!("include/cub/device/device_transform.cuh"),
    file!("include/cub/thread/thread_load.cuh"),
    file!("include/cub/thread/thread_store.cuh"),
    file!("include/cub/warp/warp_exchange.cuh"),
    file!("include/cub/warp/warp_load.cuh"),
    file!("include/cub/warp/warp_merge_sort.cuh"),
    file!("include/cub/warp/warp_reduce.cuh"),
    file!("include/cub/warp/warp_scan.cuh"),
    file!("include/cub/warp/warp_store.cuh"),
    file!("include/cuda_bf16.h"),
    file!("include/cuda_fp16.h"),
    file!("include/cuda_fp8.h"),
    file!("include/cuda_profiler_api.h"),
    file!("include/culambda_cpu.h"),
    file!("include/culambda_cpu/atomic_builtins.h"),
    file!("include/culambda_cpu/atomics.h"),
    file!("include/culambda_cpu/bits.h"),
    file!("include/culambda_cpu/cooperation.h"),
    file!("include/culambda_cpu/cub.h"),
    file!("include/culambda_cpu/cub_together.h"),
    file!("include/culambda_cpu/dpx.h"),
    file!("include/culambda_cpu/function.h"),
    file!("include/culambda_cpu/half.h"),
    file!("include/culambda_cpu/launch.h"),
    file!("include/culambda_cpu/letters_begin.h"),
    file!("include/culambda_cpu/letters_end.h"),
    file!("include/culambda_cpu/loads.h"),
    file!("include/culambda_cpu/math.h"),
    file!("include/culambda_cpu/rounding.h"),
    file!("include/culambda_cpu/simd.h"),
    file!("include/culambda_cpu/symbols.h"),
    file!("include/culambda_cpu/thrust_vectors.h"),
    file!("include/culambda_cpu/waiting.h"),
    file!("include/device_functions.h"),
    file!("include/math_functions.h"),
    file!("include/nvfunctional"),
    file!("include/thrust/device_vector.h"),
    file!("include/thrust/execution_policy.h"),
    file!("include/thrust/fill.h"),
    file!("include/thrust/for_each.h"),
    file!("include/thrust/generate.h"),
    file!("include/thrust/host_vector.h"),
    file!("include/thrust/merge.h"),
    file!("include/thrust/partition.h"),
    file!("include/thrust/sequence.h"),
    file!("include/thrust/set_operations.h"),
    file!("include/thrust/sort.h"),
    file!("include/thrust/system/cuda/detail/util.h"),
    file!("include/thrust/system/cuda/execution_policy.h"),
    file!("include/thrust/system/detail/sequential/stable_radix_sort.h"),
    file!("include/thrust/tabulate.h"),
    file!("include/thrust/transform.h"),
    file!("src/copy.cpp"),
    file!("src/device.cpp"),
    file!("src/error.cpp"),
    file!("src/errors.def"),
    file!("src/fault.cpp"),
    file!("src/function.cpp"),
    file!("src/launch.cpp"),
    file!("src/memory.cpp"),
    file!("src/pool.cpp"),
    file!("src/rt.h"),
    file!("src/stream.cpp"),
    file!("src/symbol.cpp"),
    file!("src/waiting.cpp"),
];

/// The files of the runtime, by name.
pub fn files() -> &'static [RuntimeFile] {
    FILES
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                below(&path, found);
            } else {
                found.push(path);
            }
        }
    }

    /// A header that is not built in is missed only on the machine of a user.
    #[test]
    fn every_file_of_the_folder_is_built_in() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime");
        let mut found = Vec::new();
        below(&folder, &mut found);
        let mut names: Vec<String> = found
            .iter()
            .filter_map(|path| path.strip_prefix(&folder).ok())
            .map(|path| path.to_string_lossy().replace('\\', "/"))
            .filter(|name| name != "README.md")
            .collect();
        names.sort();
        let built_in: Vec<&str> = files().iter().map(|file| file.name).collect();
        assert_eq!(built_in, names);
    }
}
