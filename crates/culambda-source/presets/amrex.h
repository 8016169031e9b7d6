// AMReX: https://github.com/AMReX-Codes/amrex
// seen: AMREX_ AMReX
// core: AMReX_MultiFab.H
// hands on: --expt-relaxed-constexpr
#define AMREX_GPU_DEVICE __device__
#define AMREX_GPU_HOST __host__
#define AMREX_GPU_GLOBAL __global__
#define AMREX_GPU_HOST_DEVICE __host__ __device__
#define AMREX_GPU_DEVICE_MANAGED __device__ __managed__
#define AMREX_FORCE_INLINE inline
#define BL_SPACEDIM AMREX_SPACEDIM
#define AMREX_INLINE inline
#define amrex_d_name(name, n) name##n
#define amrex_d_in(name, n) amrex_d_name(name, n)
#define AMREX_D_DECL(a, b, c) amrex_d_in(amrex_d_decl_, AMREX_SPACEDIM)(a, b, c)
#define amrex_d_decl_1(a, b, c) a
#define amrex_d_decl_2(a, b, c) a, b
#define amrex_d_decl_3(a, b, c) a, b, c
#define AMREX_D_TERM(a, b, c) amrex_d_in(amrex_d_term_, AMREX_SPACEDIM)(a, b, c)
#define amrex_d_term_1(a, b, c) a
#define amrex_d_term_2(a, b, c) a b
#define amrex_d_term_3(a, b, c) a b c
#define AMREX_D_PICK(a, b, c) amrex_d_in(amrex_d_pick_, AMREX_SPACEDIM)(a, b, c)
#define amrex_d_pick_1(a, b, c) a
#define amrex_d_pick_2(a, b, c) b
#define amrex_d_pick_3(a, b, c) c
#define AMREX_FOR_1D(n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); }
#define AMREX_FOR_3D(box, i, j, k, ...) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); }
#define AMREX_FOR_4D(box, nc, i, j, k, n, ...) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); }
#define AMREX_PARALLEL_FOR_1D(n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); }
#define AMREX_PARALLEL_FOR_3D(box, i, j, k, ...) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); }
#define AMREX_PARALLEL_FOR_4D(box, nc, i, j, k, n, ...) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); }
// On the host the same block runs in a lambda without an annotation, or in a loop.
#define AMREX_HOST_DEVICE_FOR_1D(n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); } else { auto amrex_i_lambda = [=] (amrex_i_inttype i) noexcept __VA_ARGS__; amrex_i_lambda(0); } }
#define AMREX_HOST_DEVICE_FOR_3D(box, i, j, k, ...) { if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, [=] (int i, int j, int k) noexcept __VA_ARGS__); } }
#define AMREX_HOST_DEVICE_FOR_4D(box, nc, i, j, k, n, ...) { if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, nc, [=] (int i, int j, int k, int n) noexcept __VA_ARGS__); } }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_1D(n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); } else { auto amrex_i_lambda = [=] (amrex_i_inttype i) noexcept __VA_ARGS__; amrex_i_lambda(0); } }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_3D(box, i, j, k, ...) { if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, [=] (int i, int j, int k) noexcept __VA_ARGS__); } }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_4D(box, nc, i, j, k, n, ...) { if (amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, nc, [=] (int i, int j, int k, int n) noexcept __VA_ARGS__); } }
#define AMREX_HOST_DEVICE_FOR_1D_FLAG(where, n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); } else { for (amrex_i_inttype i = 0; i < n; ++i) { __VA_ARGS__ } } }
#define AMREX_HOST_DEVICE_FOR_3D_FLAG(where, box, i, j, k, ...) if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, [=] (int i, int j, int k) noexcept __VA_ARGS__); }
#define AMREX_HOST_DEVICE_FOR_4D_FLAG(where, box, nc, i, j, k, n, ...) if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, nc, [=] (int i, int j, int k, int n) noexcept __VA_ARGS__); }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_1D_FLAG(where, n, i, ...) { using amrex_i_inttype = std::remove_const_t<decltype(n)>; if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (amrex_i_inttype i) noexcept __VA_ARGS__); } else { for (amrex_i_inttype i = 0; i < n; ++i) { __VA_ARGS__ } } }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_3D_FLAG(where, box, i, j, k, ...) if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, [=] (int i, int j, int k) noexcept __VA_ARGS__); }
#define AMREX_HOST_DEVICE_PARALLEL_FOR_4D_FLAG(where, box, nc, i, j, k, n, ...) if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__); } else { amrex::LoopConcurrentOnCpu(box, nc, [=] (int i, int j, int k, int n) noexcept __VA_ARGS__); }
#define amrex_d_launch_1(b1, t1, block1) { auto const &amrex_i_tn = b1; if (!amrex::isEmpty(amrex_i_tn)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { for (auto const t1 : amrex::Gpu::Range(amrex_i_tn)) { block1 } }); } } }
#define amrex_d_launch_both_1(b1, t1, block1) { auto const &amrex_i_tn = b1; if (!amrex::isEmpty(amrex_i_tn)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { for (auto const t1 : amrex::Gpu::Range(amrex_i_tn)) { block1 } }); } else { for (auto const t1 : amrex::Gpu::Range(amrex_i_tn)) { block1 } } } }
#define amrex_d_launch_2(b1, t1, block1, b2, t2, block2) { auto const &amrex_i_tn1 = b1; auto const &amrex_i_tn2 = b2; if (!amrex::isEmpty(amrex_i_tn1) || !amrex::isEmpty(amrex_i_tn2)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { switch (blockIdx.y) { case 0: for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } break; case 1: for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } break; } }); } } }
#define amrex_d_launch_both_2(b1, t1, block1, b2, t2, block2) { auto const &amrex_i_tn1 = b1; auto const &amrex_i_tn2 = b2; if (!amrex::isEmpty(amrex_i_tn1) || !amrex::isEmpty(amrex_i_tn2)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { switch (blockIdx.y) { case 0: for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } break; case 1: for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } break; } }); } else { for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } } } }
#define amrex_d_launch_3(b1, t1, block1, b2, t2, block2, b3, t3, block3) { auto const &amrex_i_tn1 = b1; auto const &amrex_i_tn2 = b2; auto const &amrex_i_tn3 = b3; if (!amrex::isEmpty(amrex_i_tn1) || !amrex::isEmpty(amrex_i_tn2) || !amrex::isEmpty(amrex_i_tn3)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { switch (blockIdx.y) { case 0: for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } break; case 1: for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } break; case 2: for (auto const t3 : amrex::Gpu::Range(amrex_i_tn3)) { block3 } break; } }); } } }
#define amrex_d_launch_both_3(b1, t1, block1, b2, t2, block2, b3, t3, block3) { auto const &amrex_i_tn1 = b1; auto const &amrex_i_tn2 = b2; auto const &amrex_i_tn3 = b3; if (!amrex::isEmpty(amrex_i_tn1) || !amrex::isEmpty(amrex_i_tn2) || !amrex::isEmpty(amrex_i_tn3)) { if (amrex::Gpu::inLaunchRegion()) { amrex::launch_global([=] AMREX_GPU_DEVICE () noexcept { switch (blockIdx.y) { case 0: for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } break; case 1: for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } break; case 2: for (auto const t3 : amrex::Gpu::Range(amrex_i_tn3)) { block3 } break; } }); } else { for (auto const t1 : amrex::Gpu::Range(amrex_i_tn1)) { block1 } for (auto const t2 : amrex::Gpu::Range(amrex_i_tn2)) { block2 } for (auto const t3 : amrex::Gpu::Range(amrex_i_tn3)) { block3 } } } }
#define amrex_d_ninth(a1, a2, a3, a4, a5, a6, a7, a8, a9, name, ...) name
#define AMREX_LAUNCH_DEVICE_LAMBDA(...) amrex_d_ninth(__VA_ARGS__, amrex_d_launch_3, amrex_d_wrong, amrex_d_wrong, amrex_d_launch_2, amrex_d_wrong, amrex_d_wrong, amrex_d_launch_1, amrex_d_wrong, amrex_d_wrong)(__VA_ARGS__)
#define AMREX_LAUNCH_HOST_DEVICE_LAMBDA(...) amrex_d_ninth(__VA_ARGS__, amrex_d_launch_both_3, amrex_d_wrong, amrex_d_wrong, amrex_d_launch_both_2, amrex_d_wrong, amrex_d_wrong, amrex_d_launch_both_1, amrex_d_wrong, amrex_d_wrong)(__VA_ARGS__)
#define AMREX_LAUNCH_HOST_DEVICE_LAMBDA_FLAG(where, b1, t1, block1) if (where == amrex::RunOn::Device && amrex::Gpu::inLaunchRegion()) { AMREX_LAUNCH_DEVICE_LAMBDA(b1, t1, block1); } else { auto t1 = b1; block1; }
#define AMREX_ENUM(CLASS, ...) enum class CLASS : int { __VA_ARGS__ }
#define AMREX_ASSERT(EX) ((void)0)
#define AMREX_ASSERT_WITH_MESSAGE(EX, MSG) ((void)0)
#define AMREX_ALWAYS_ASSERT(EX) ((EX) ? (void)0 : amrex::Assert(#EX))
#define AMREX_ALWAYS_ASSERT_WITH_MESSAGE(EX, MSG) ((EX) ? (void)0 : amrex::Assert(#EX, MSG))
#define AMREX_USE_GPU 1
#define AMREX_USE_CUDA 1
#undef AMREX_USE_HIP
#undef AMREX_USE_SYCL
#undef AMREX_USE_DPCPP
#undef BL_LANG_FORT
#undef AMREX_LANG_FORT

// Names that programs use without the library's, after `using namespace amrex`. What is in them is not known either.
typedef double amrex_real;
typedef double amrex_particle_real;
namespace amrex {
using Real = amrex_real;
using ParticleReal = amrex_particle_real;
template <int dim> class BoxND : public Unseen_BoxND {};
template <int dim> class IntVectND : public Unseen_IntVectND {};
template <int dim> class IndexTypeND : public Unseen_IndexTypeND {};
using Box = BoxND<AMREX_SPACEDIM>;
using IntVect = IntVectND<AMREX_SPACEDIM>;
using IndexType = IndexTypeND<AMREX_SPACEDIM>;
template <class T> struct Array4 : Unseen_Array4 {};
template <class T, unsigned int N> struct GpuArray : Unseen_GpuArray {};
template <class T, class Allocator = std::allocator<T>> class Vector : public Unseen_Vector {};
template <class FAB> class FabArray : public Unseen_FabArray {};
template <class T> class BaseFab : public Unseen_BaseFab {};
template <class T, std::size_t N> using Array = std::array<T, N>;
template <class MF> class YAFluxRegisterT : public Unseen_YAFluxRegisterT {};
using YAFluxRegister = YAFluxRegisterT<MultiFab>;
class BCRec : public Unseen_BCRec {};
class BoxArray : public Unseen_BoxArray {};
class BoxList : public Unseen_BoxList {};
class DescriptorList : public Unseen_DescriptorList {};
class DistributionMapping : public Unseen_DistributionMapping {};
class FArrayBox : public Unseen_FArrayBox {};
class FluxRegister : public Unseen_FluxRegister {};
class Geometry : public Unseen_Geometry {};
class IArrayBox : public Unseen_IArrayBox {};
class MFIter : public Unseen_MFIter {};
class MFItInfo : public Unseen_MFItInfo {};
class MultiFab : public Unseen_MultiFab {};
class Orientation : public Unseen_Orientation {};
class ParmParse : public Unseen_ParmParse {};
class Periodicity : public Unseen_Periodicity {};
class RealBox : public Unseen_RealBox {};
class TagBox : public Unseen_TagBox {};
class TagBoxArray : public Unseen_TagBoxArray {};
class iMultiFab : public Unseen_iMultiFab {};
class OrientationIter : public Unseen_OrientationIter {};
struct Dim3 : Unseen_Dim3 {};
struct GeometryData : Unseen_GeometryData {};
template <class T> struct ArenaAllocator : Unseen_ArenaAllocator {};
template <class T> struct AsyncArenaAllocator : Unseen_AsyncArenaAllocator {};
template <class T> struct ManagedArenaAllocator : Unseen_ManagedArenaAllocator {};
template <class T> struct PinnedArenaAllocator : Unseen_PinnedArenaAllocator {};
template <class T, class Allocator = std::allocator<T>> class PODVector : public Unseen_PODVector {};
namespace Gpu {
template <class T> using DeviceVector = PODVector<T, ArenaAllocator<T>>;
template <class T> using ManagedVector = PODVector<T, ManagedArenaAllocator<T>>;
template <class T> using PinnedVector = PODVector<T, PinnedArenaAllocator<T>>;
template <class T> using AsyncVector = PODVector<T, AsyncArenaAllocator<T>>;
template <class T> using HostVector = PinnedVector<T>;
}
}

// Classes that programs derive from. Each has a base that nobody declares, so what is not here is not known.
namespace amrex {
class AmrLevel : public Unseen_AmrLevel {
 public:
  virtual ~AmrLevel();
  int Level() const noexcept;
  const BoxArray &boxArray() const noexcept;
  const DistributionMapping &DistributionMap() const noexcept;
  int numGrids() const noexcept;
  int numStates() const noexcept;
  const Box &Domain() const noexcept;
  int nStep() const noexcept;
  const Geometry &Geom() const noexcept;
  const IntVect &fineRatio() const noexcept;
  MultiFab &get_old_data(int state_indx) noexcept;
  MultiFab &get_new_data(int state_indx) noexcept;
  MultiFab &get_data(int state_indx, Real time) noexcept;
  static const DescriptorList &get_desc_lst() noexcept;
  static DeriveList &get_derive_lst() noexcept;

 protected:
  int level;
  Geometry geom;
  BoxArray grids;
  DistributionMapping dmap;
  Amr *parent;
  IntVect crse_ratio;
  IntVect fine_ratio;
  static DeriveList derive_lst;
  static DescriptorList desc_lst;
  Vector<StateData> state;
  BoxArray m_AreaNotToTag;
  Box m_AreaToTag;
  int post_step_regrid;
  bool levelDirectoryCreated;
  std::unique_ptr<FabFactory<FArrayBox>> m_factory;
};
class AmrMesh : public Unseen_AmrMesh {
 public:
  int Verbose() const noexcept;
  int maxLevel() const noexcept;
  int finestLevel() const noexcept;
  const Geometry &Geom(int lev) const noexcept;
  const DistributionMapping &DistributionMap(int lev) const noexcept;
  const BoxArray &boxArray(int lev) const noexcept;

 protected:
  int finest_level;
  Vector<Geometry> geom;
  Vector<DistributionMapping> dmap;
  Vector<BoxArray> grids;
};
class AmrCore : public AmrMesh {
 public:
  virtual void MakeNewLevelFromScratch(int lev, Real time, const BoxArray &ba, const DistributionMapping &dm);
  virtual void ErrorEst(int lev, TagBoxArray &tags, Real time, int ngrow);
};
}
