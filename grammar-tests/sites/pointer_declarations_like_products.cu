// std: 17
// Local pointers whose declarators look like products declare names and use none.
template <class F> int eat(F f) { return 0; }
struct P { int a; };
template <class T> struct Box { T v; };
void f(int (*p)(int), int q, int (*r)[3], int s, int t) {
  eat([=] __device__ { int * const (*p)[3] = {}; Box<int> *const *q = {}; Box<int> (*r)[3] = {}; });
  eat([=] __device__ { P (*q)(int) = {}; Box<int> *(*r)(int) = {}; P *(P::*s)(int) const = {}; const P *const (*t)(int) = {}; });
}
