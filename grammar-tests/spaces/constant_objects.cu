// std: 17
// Constant objects that the device does not have: a call that is evaluated while it is read needs none.
#define HD __host__ __device__
struct K { int v; HD constexpr K(int a) : v(a) {} HD constexpr int get() const { return v; } HD constexpr int at(int a) const { return v + a; } HD int plain() const { return v; } };
constexpr K k(2);
static const K c(2);
struct Op { HD constexpr int operator()(int a) const { return a; } };
constexpr Op op{};
HD int take(const K &x) { return x.v; }
__global__ void f(int a, int *o) {
  o[0] = k.get();
  o[0] = k.at(1);
  o[0] = k.at(a);
  o[0] = k.plain();
  o[0] = c.get();
  o[0] = op(1);
  o[0] = op(a);
  int x = k.get();
  k.get();
  o[1] = k.v;
  o[1] = take(k);
  if (k.get()) o[1] = 2;
  o[k.get()] = 1;
}
struct Sized { static constexpr int size() { return 2; } };
template <class T> HD int known(const T &t, const Sized &s) {
  return s.size();
}
HD int ask() { return known(1, Sized()); }
