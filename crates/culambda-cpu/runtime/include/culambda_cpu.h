// What nvcc has that a host compiler lacks, for CUDA sources that are compiled to run on the CPU. It is included before
// everything (`-include culambda_cpu.h`), in place of the `cuda_runtime.h` that nvcc includes by itself; CUDA's own
// headers must be found, of CUDA 12 or 13, and `__CUDACC__` must not be defined.
//
// Without `__CUDACC__` CUDA's headers make `__device__`, `__global__` and the like nothing: a device lambda is a lambda,
// a kernel a function. Left to do is what those headers declare for nvcc only. What works one thread after another is
// defined here; what needs the threads of a block or a warp at once exists and ends the program with a message, because
// a value that was made up would be a wrong result that nobody sees.
#ifndef CULAMBDA_CPU
#define CULAMBDA_CPU
#if defined(__cplusplus) && !defined(CULAMBDA_CPU_RUNTIME)
#if defined(__CUDACC__)
#error "culambda_cpu.h is for compilers without CUDA; __CUDACC__ must not be defined"
#endif
#if __cplusplus < 201402L
#error "running CUDA on the CPU needs C++14 or later"
#endif
#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include "culambda_cpu/letters_begin.h"

// What nvcc has included before the first line of a file.
#include <assert.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <new>
#include <utility>

#include <cuda_runtime.h>
#include <device_launch_parameters.h>

// The release of the compiler is that of the headers. `culambda cc` gives the numbers themselves.
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDART_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDART_VERSION / 10 % 100)
#endif
#ifndef __CUDACC_VER_BUILD__
#define __CUDACC_VER_BUILD__ 0
#endif

// Annotations with arguments: the host compiler would take them for attributes that it does not know.
#undef __launch_bounds__
#define __launch_bounds__(...)
#undef __maxnreg__
#define __maxnreg__(...)
#undef __local_maxnreg__
#define __local_maxnreg__(...)
#undef __cluster_dims__
#define __cluster_dims__(...)
#undef __block_size__
#define __block_size__(...)
#undef __inline_hint__
#define __inline_hint__
#ifndef __grid_constant__
#define __grid_constant__
#endif
#ifndef __nv_pure__
#define __nv_pure__
#endif

// What code of the device may take for granted, which is not evaluated.
#define __assume(...) static_cast<void>(0)
#if !defined(__clang__)
#define __builtin_assume(...) static_cast<void>(0)
#endif

// Shared memory without a size of its launch is one variable for all blocks, of which one runs at a time.
#undef __shared__
#define __shared__ static

// Here a device lambda is a plain lambda, whose type has nothing to be recognised by, and which the host may call: to
// the question "must I keep from calling this on the host?", which is what these are asked for, the answer is no.
#define __nv_is_extended_device_lambda_closure_type(...) false
#define __nv_is_extended_host_device_lambda_closure_type(...) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(...) false

#include "culambda_cpu/launch.h"

#include "culambda_cpu/atomic_builtins.h"
#include "culambda_cpu/atomics.h"
#include "culambda_cpu/bits.h"
#include "culambda_cpu/cooperation.h"
#include "culambda_cpu/dpx.h"
#include "culambda_cpu/loads.h"
#include "culambda_cpu/math.h"
#include "culambda_cpu/rounding.h"
#include "culambda_cpu/simd.h"
#include "culambda_cpu/symbols.h"
#include "culambda_cpu/waiting.h"

#include "culambda_cpu/letters_end.h"
#endif
#endif
