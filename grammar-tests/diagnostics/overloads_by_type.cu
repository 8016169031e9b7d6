// std: 17
// overloads of the same number of parameters
template <class T> void a(T) { auto op = [] __device__ () {}; (void)op; }
void a(int) {}
template <class T> void b(T *) { auto op = [] __device__ () {}; (void)op; }
template <class T> void b(T) {}
template <class T> void c(T *) {}
template <class T> void c(T) { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L {};
  a(L{});
  b(L{});
  c((L *)nullptr);
}
