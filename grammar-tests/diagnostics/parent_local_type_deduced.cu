// std: 17
// every form of parameter that a local type is deduced from; builtin types are fine
template <class T> void by_const(const T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_ref(T &) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_const_ref(const T &) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_forward(T &&) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_pointer(T *) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_const_pointer(const T *) { auto op = [] __device__ () {}; (void)op; }
template <class T, int N> void by_array(T (&)[N]) { auto op = [] __device__ () {}; (void)op; }
template <class T> void by_second(int, T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void never(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void other(T) { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L {};
  L l;
  const L c{};
  L a[3];
  by_const(l);
  by_ref(l);
  by_const_ref(c);
  by_forward(l);
  by_pointer(&l);
  by_const_pointer(&c);
  by_array(a);
  by_second(1, L());
  other(1);
  other(2.5f);
}
