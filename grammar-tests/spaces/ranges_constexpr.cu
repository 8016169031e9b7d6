// std: 17
// begin and end of the range of a loop that are constexpr
namespace N { struct Const { int v[4]; }; constexpr const int *begin(Const const &c) { return c.v; } constexpr const int *end(Const const &c) { return c.v + 4; } }
struct Own { int v[4]; constexpr const int *begin() const { return v; } constexpr const int *end() const { return v + 4; } };
__device__ int own(Own const &c) {
  int s = 0;
  for (auto i : c) {
    s += i;
  }
  return s;
}
__host__ __device__ int associated(N::Const const &c) {
  int s = 0;
  for (auto i : c) {
    s += i;
  }
  return s;
}
