// std: 17
// The same in code for the device alone.
#define D __device__
constexpr int k(int a) { return a; }
template <class T> constexpr T kt(T a) { return a; }
struct K { int v; constexpr K(int a = 0) : v(a) {} constexpr int m(int a) const { return a; } static constexpr int s(int a) { return a; } constexpr int operator+(int a) const { return a; } constexpr operator int() const { return 1; } constexpr int operator()(int a) const { return a; } };
__device__ int hd(int);
__device__ int u1(int a, K o) {
  false && k(a);
  true || k(a);
  true ? 1 : k(a);
  false && k(1);
  true ? 1 : k(1);
  false && kt(a);
  false && o.m(a);
  false && K::s(a);
  false && (o + a);
  false && o(a);
  false && int(o);
  false && K(1).v;
  false && K(a).v;
  false && hd(k(a));
  if (false) k(a);
  if constexpr (false) k(a);
  false && sizeof(k(a));
  false && [=](int q) { return k(q); }(a);
  auto l = [=](int q) {
    return false && k(q);
  };
  auto l2 = [=](auto q) {
    return (false && k(2)) || (false && k(q));
  };
  l(a);
  l2(a);
  return 1;
}
template <class T> __device__ int t(T a, K o) {
  false && k(a);
  false && k(1);
  true ? 1 : k(a);
  false && kt(a);
  false && K::s(2);
  return 1;
}
__device__ int use() { return t(1, K()); }
