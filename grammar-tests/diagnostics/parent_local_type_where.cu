// std: 17
// calls in unused static functions, in plain and generic lambdas, in local classes, in device code
template <class T> void a(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void b(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void c(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void d(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> __host__ __device__ void e(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void g(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void h(T) { auto op = [] __device__ () {}; (void)op; }
static void unused() { struct L {}; a(L{}); }
void f() {
  struct L {};
  auto plain = [] { b(L{}); };
  auto generic = [](auto) { c(L{}); };
  struct M { void run() { d(L{}); } };
  auto called = [](auto x) { h(x); };
  called(L{});
  (void)plain; (void)generic;
}
__device__ void dev() { struct L {}; e(L{}); }
inline void inl() { struct L {}; g(L{}); }
