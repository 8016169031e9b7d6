// std: 20
// instantiated: concepts
template <class T> concept C1 = sizeof(T) > 0;
template <C1 T> void f(T) { auto l = [] __device__ () {}; }
template <class T> requires C1<T> void h(T) { auto l = [] __device__ () {}; }
template <class T> void r(T t) requires (sizeof(T) > 0) { auto l = [] __device__ () {}; }
void g() { struct L {}; f(L{}); h(L{}); r(L{}); f<L *>(nullptr); }
