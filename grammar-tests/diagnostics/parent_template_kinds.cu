// std: 17
// packs, defaults, values, template arguments; the extended closure is fine
template <class... T> void pack(T...) { auto op = [] __device__ () {}; (void)op; }
template <class T, class U = T> void defaulted() { auto op = [] __device__ () {}; (void)op; }
template <int N, class T> void value() { auto op = [] __device__ () {}; (void)op; }
template <class F> void closure(F) { auto op = [] __device__ () {}; (void)op; }
template <class F> void extended(F) { auto op = [] __device__ () {}; (void)op; }
template <class T> struct Box { T v; };
template <class T> void boxed(Box<T>) { auto op = [] __device__ () {}; (void)op; }
template <class T> void address() { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L {};
  pack(1, L{}, 2);
  defaulted<L>();
  value<3, L>();
  auto plain = [](int n) { return n; };
  closure(plain);
  auto ok = [] __device__ (int n) { return n; };
  extended(ok);
  boxed(Box<L>{});
  auto p = &address<L>;
  (void)p;
}
