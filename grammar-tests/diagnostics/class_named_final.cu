// std: 17
// a class named `final` has a name
template <class F> int eat(F f);
template <class T> struct Acc {};
namespace {
template <class T, int> struct final : Acc<T> {
  template <class, int = 2> auto m(int a) { eat([] __host__ __device__ (int a) { eat([w = {2}, a] __device__ { return a; }); }); }
  void k(int n) { eat([n] __device__ { return n; }); }
};
struct override { void k(int n) { eat([n] __device__ { return n; }); } };
struct { void k(int n) { eat([n] __device__ { return n; }); } } final;
}
