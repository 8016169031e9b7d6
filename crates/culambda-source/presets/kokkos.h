// Kokkos: https://github.com/kokkos/kokkos
// seen: KOKKOS_ Kokkos_
// core: Kokkos_Core.hpp
// made: KokkosCore_Config_SetupBackend.hpp setup/Kokkos_Setup_Cuda.hpp
// made: KokkosCore_Config_FwdBackend.hpp fwd/Kokkos_Fwd_CUDA.hpp
// made: KokkosCore_Config_DeclareBackend.hpp decl/Kokkos_Declare_CUDA.hpp
#define KOKKOS_LAMBDA [=] __host__ __device__
#define KOKKOS_CLASS_LAMBDA [=, *this] __host__ __device__
#define KOKKOS_DEVICE_LAMBDA [=] __device__
#define KOKKOS_FUNCTION __host__ __device__
#define KOKKOS_INLINE_FUNCTION inline __host__ __device__
#define KOKKOS_FORCEINLINE_FUNCTION __forceinline__ __host__ __device__
#define KOKKOS_IMPL_FUNCTION __host__ __device__
#define KOKKOS_IMPL_HOST_FUNCTION __host__
#define KOKKOS_IMPL_DEVICE_FUNCTION __device__
#define KOKKOS_ENABLE_CUDA 1
#define KOKKOS_ENABLE_CUDA_LAMBDA 1
#define KOKKOS_COMPILER_NVCC 1300
#define KOKKOS_COMPILER_CUDA_VERSION 130
#undef KOKKOS_ENABLE_HIP
#undef KOKKOS_ENABLE_SYCL
#undef KOKKOS_ENABLE_OPENMPTARGET
#undef KOKKOS_ENABLE_OPENACC
#undef KOKKOS_COMPILER_MSVC
#undef KOKKOS_COMPILER_CLANG
#undef KOKKOS_COMPILER_NVHPC

// Templates that take numbers, and names of numbers. What is in the classes is not known.
namespace Kokkos {
enum MemoryTraitsFlags { Unmanaged = 0x01, RandomAccess = 0x02, Atomic = 0x04, Restrict = 0x08, Aligned = 0x10 };
enum class Iterate { Default, Left, Right };
template <unsigned T> struct MemoryTraits : Unseen_MemoryTraits {};
template <unsigned N, Iterate OuterDir = Iterate::Default, Iterate InnerDir = Iterate::Default> struct Rank : Unseen_Rank {};
template <unsigned MaxT = 0, unsigned MinB = 0> struct LaunchBounds : Unseen_LaunchBounds {};
template <class T, std::size_t N> struct Array : Unseen_Array {};
template <class DataType, class... Properties> class View : public Unseen_View {};
template <class DataType, class... Properties> class DualView : public Unseen_DualView {};
template <class DataType, class... Properties> class DynRankView : public Unseen_DynRankView {};
template <class Key, class Value, class... Properties> class UnorderedMap : public Unseen_UnorderedMap {};
template <class RealType> class complex : public Unseen_complex {};
template <class T1, class T2> struct pair : Unseen_pair {};
template <class... Device> class Random_XorShift64_Pool : public Unseen_Random_XorShift64_Pool {};
template <class... Device> class Random_XorShift1024_Pool : public Unseen_Random_XorShift1024_Pool {};
}
