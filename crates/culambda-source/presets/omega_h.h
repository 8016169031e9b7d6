// Omega_h: https://github.com/SCOREC/omega_h
// seen: OMEGA_H_ Omega_h
#define OMEGA_H_LAMBDA [=] __host__ __device__
#define OMEGA_H_DEVICE __host__ __device__ inline
#define OMEGA_H_INLINE __host__ __device__ inline
#define OMEGA_H_INLINE_BIG __host__ __device__
#define OMEGA_H_USE_CUDA 1
