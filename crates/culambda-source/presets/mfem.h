// MFEM: https://github.com/mfem/mfem
// seen: MFEM_ mfem
// hands on: --expt-relaxed-constexpr
#define MFEM_DEVICE __device__
#define MFEM_HOST __host__
#define MFEM_HOST_DEVICE __host__ __device__
#define MFEM_LAMBDA __host__
#define MFEM_FORALL(i, N, ...) mfem::ForallWrap<1>(true, N, [=] MFEM_HOST_DEVICE (int i) {__VA_ARGS__})
#define MFEM_FORALL_2D(i, N, X, Y, BZ, ...) mfem::ForallWrap<2>(true, N, [=] MFEM_HOST_DEVICE (int i) {__VA_ARGS__}, X, Y, BZ)
#define MFEM_FORALL_3D(i, N, X, Y, Z, ...) mfem::ForallWrap<3>(true, N, [=] MFEM_HOST_DEVICE (int i) {__VA_ARGS__}, X, Y, Z)
#define MFEM_FORALL_3D_GRID(i, N, X, Y, Z, G, ...) mfem::ForallWrap<3>(true, N, [=] MFEM_HOST_DEVICE (int i) {__VA_ARGS__}, X, Y, Z, G)
#define MFEM_FORALL_SWITCH(use_dev, i, N, ...) mfem::ForallWrap<1>(use_dev, N, [=] MFEM_HOST_DEVICE (int i) {__VA_ARGS__})
#define MFEM_USE_CUDA 1
#define MFEM_USE_CUDA_OR_HIP 1
#undef MFEM_USE_HIP

// Classes that programs derive from. Each has a base that nobody declares, so what is not here is not known.
namespace mfem {
class Operator : public Unseen_Operator {
 protected:
  int height;
  int width;
};
class TimeDependentOperator : public Operator {
 protected:
  double t;
};
}
