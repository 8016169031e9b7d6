// std: 17
// instantiated: chain
template <class T> void inner(T) { auto l = [] __device__ () {}; }
template <class T> void mid(T t) { inner(&t); }
template <class T> struct Run { void operator()(T t) { mid(t); } };
template <class T> void outer() { Run<T>()(T{}); }
void g() { struct L {}; outer<L>(); outer<int>(); }
