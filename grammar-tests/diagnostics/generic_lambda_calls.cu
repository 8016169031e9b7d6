// std: 17
// calls in generic lambdas count when those are called with evident arguments
template <class T> void a(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void b(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void c(T) { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L {};
  auto x = [](auto v) { a(v); };
  x(L{});
  [](auto v) { b(v); }(L{});
  [](auto) { c(L{}); }(1);
}
