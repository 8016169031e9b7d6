// AMReX: https://github.com/AMReX-Codes/amrex
// seen: AMREX_ AMReX
// hands on: --expt-relaxed-constexpr
#define AMREX_GPU_DEVICE __device__
#define AMREX_GPU_HOST __host__
#define AMREX_GPU_GLOBAL __global__
#define AMREX_GPU_HOST_DEVICE __host__ __device__
#define AMREX_GPU_DEVICE_MANAGED __device__ __managed__
#define AMREX_FORCE_INLINE inline
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
#define AMREX_FOR_1D(n, i, ...) amrex::For(n, [=] AMREX_GPU_DEVICE (decltype(amrex::makeIndex(n)) i) noexcept __VA_ARGS__)
#define AMREX_FOR_3D(box, i, j, k, ...) amrex::For(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_FOR_4D(box, nc, i, j, k, n, ...) amrex::For(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_PARALLEL_FOR_1D(n, i, ...) amrex::ParallelFor(n, [=] AMREX_GPU_DEVICE (decltype(amrex::makeIndex(n)) i) noexcept __VA_ARGS__)
#define AMREX_PARALLEL_FOR_3D(box, i, j, k, ...) amrex::ParallelFor(box, [=] AMREX_GPU_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_PARALLEL_FOR_4D(box, nc, i, j, k, n, ...) amrex::ParallelFor(box, nc, [=] AMREX_GPU_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_1D(n, i, ...) amrex::HostDeviceFor(n, [=] AMREX_GPU_HOST_DEVICE (decltype(amrex::makeIndex(n)) i) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_3D(box, i, j, k, ...) amrex::HostDeviceFor(box, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_4D(box, nc, i, j, k, n, ...) amrex::HostDeviceFor(box, nc, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_1D(n, i, ...) amrex::HostDeviceParallelFor(n, [=] AMREX_GPU_HOST_DEVICE (decltype(amrex::makeIndex(n)) i) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_3D(box, i, j, k, ...) amrex::HostDeviceParallelFor(box, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_4D(box, nc, i, j, k, n, ...) amrex::HostDeviceParallelFor(box, nc, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_1D_FLAG(where, n, i, ...) amrex::HostDeviceFor(n, [=] AMREX_GPU_HOST_DEVICE (int i) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_3D_FLAG(where, box, i, j, k, ...) amrex::HostDeviceFor(box, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_FOR_4D_FLAG(where, box, nc, i, j, k, n, ...) amrex::HostDeviceFor(box, nc, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_1D_FLAG(where, n, i, ...) amrex::HostDeviceParallelFor(n, [=] AMREX_GPU_HOST_DEVICE (int i) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_3D_FLAG(where, box, i, j, k, ...) amrex::HostDeviceParallelFor(box, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k) noexcept __VA_ARGS__)
#define AMREX_HOST_DEVICE_PARALLEL_FOR_4D_FLAG(where, box, nc, i, j, k, n, ...) amrex::HostDeviceParallelFor(box, nc, [=] AMREX_GPU_HOST_DEVICE (int i, int j, int k, int n) noexcept __VA_ARGS__)
#define AMREX_LAUNCH_DEVICE_LAMBDA(b1, t1, ...) amrex::launch(b1, [=] AMREX_GPU_DEVICE (amrex::Box const& t1) noexcept __VA_ARGS__)
#define AMREX_LAUNCH_HOST_DEVICE_LAMBDA(b1, t1, ...) amrex::launch(b1, [=] AMREX_GPU_HOST_DEVICE (amrex::Box const& t1) noexcept __VA_ARGS__)
#define AMREX_LAUNCH_HOST_DEVICE_LAMBDA_FLAG(where, b1, t1, ...) amrex::launch(b1, [=] AMREX_GPU_HOST_DEVICE (amrex::Box const& t1) noexcept __VA_ARGS__)
#define AMREX_USE_GPU 1
#define AMREX_USE_CUDA 1
#undef AMREX_USE_HIP
#undef AMREX_USE_SYCL
#undef AMREX_USE_DPCPP
#undef BL_LANG_FORT
#undef AMREX_LANG_FORT

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
