// XGBoost: https://github.com/dmlc/xgboost
// seen: XGBOOST_
#define XGBOOST_DEVICE __host__ __device__
#define XGBOOST_DEV_INLINE __device__ __forceinline__
#define XGBOOST_HOST_DEV_INLINE __host__ __device__ __forceinline__
#define XGBOOST_USE_CUDA 1
#undef XGBOOST_USE_HIP
