// std: 17
// a template that does not pass its local type on, or is never instantiated
template <class T> void inner(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void uncalled(T v) { inner(v); }
template <class T> void quiet(T) { inner(1); }
void f() {
  struct L {};
  quiet(L{});
}
