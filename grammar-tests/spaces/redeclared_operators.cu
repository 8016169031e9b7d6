// std: 17
// Operators at namespace scope that are declared again with other annotations.
namespace again_space {
struct AgainRV {
  int a;
};
  AgainRV operator-(const AgainRV &s, const AgainRV &p) noexcept;
  __host__ __device__ AgainRV operator-(int s, const AgainRV &p) noexcept;
  bool again_eq(const AgainRV &s, const AgainRV &p) noexcept;
__host__ __device__ inline
AgainRV
operator-(const AgainRV &s,
          const AgainRV &p) noexcept
{ return s; }
__host__ __device__ inline AgainRV operator-(int s, const AgainRV &p) noexcept { return p; }
__host__ __device__ inline bool again_eq(const AgainRV &s, const AgainRV &p) noexcept { return true; }
}
