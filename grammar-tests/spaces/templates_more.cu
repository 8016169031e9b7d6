// std: 17
// friends of class templates, members of specialisations that are constexpr in some of them, iterators of the host
#define HD __host__ __device__
template <class T> struct Vec {
  T v;
  friend bool operator==(const Vec &a, const Vec &b) { return a.v == b.v; }
};
template <class T, class E = void> struct Map { enum { known = 0 }; };
template <class T> struct Map<T *, void> { constexpr int half() const { return 1; } };
template <class T> struct Map<T[4], void> { int half() const { return 1; } };
struct HostIt { int *p; int &operator*() const { return *p; } HostIt &operator++() { ++p; return *this; } bool operator!=(HostIt o) const { return p != o.p; } };
struct Steps { int v[4]; HD HostIt begin() const { return HostIt{}; } HD HostIt end() const { return HostIt{}; } };
template <class T> HD bool same(const Vec<T> &a) {
  return a == a;
}
template <class T> HD int half(Map<T, void> m) {
  return m.half();
}
__device__ void steps(Steps const &m) {
  for (auto i : m) {
  }
}
__global__ void k(Vec<int> v, Map<int[4]> m) {
  same(v);
  half<int[4]>(m);
}
