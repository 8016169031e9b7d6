// CCCL (Thrust, CUB, libcu++): https://github.com/NVIDIA/cccl
// seen: _CCCL_ THRUST_ CUB_
#define _CCCL_HOST __host__
#define _CCCL_DEVICE __device__
#define _CCCL_HOST_DEVICE __host__ __device__
#define _CCCL_API __host__ __device__
#define _CCCL_HOST_API __host__
#define _CCCL_DEVICE_API __device__
