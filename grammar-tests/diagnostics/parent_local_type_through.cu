// std: 17
// a template that passes its parameter on instantiates the next one
template <class T> void inner(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void outer(T v) { inner(v); }
template <class T> void outermost(T v) { outer(&v); }
template <class T> void quiet(T) { inner(1); }
void f() {
  struct L {};
  outermost(L{});
  quiet(L{});
}
