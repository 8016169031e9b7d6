// std: 17
// instantiated: init_lists
#include <initializer_list>
template <class T> void f(T t) { auto l = [v = t] __device__ () { return 1; }; (void)l; }
template <class T> void s(std::initializer_list<T> t) { auto l = [v = t] __device__ () { return 1; }; auto k = [t] __device__ () {}; }
void g() { auto il = {1, 2}; f(il); s({1, 2}); f(1); }
