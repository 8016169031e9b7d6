// CUDA's header of this name. It includes those of other short numbers from its own folder, so ours come first.
#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include_next <cuda_fp8.h>
