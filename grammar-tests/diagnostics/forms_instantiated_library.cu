// std: 17
// instantiated: library
#include <vector>
#include <functional>
template <class T> void f(T) { auto l = [] __device__ () {}; }
void g() { struct L {}; std::vector<L> v; f(v); for (auto &x : v) f(x); std::function<void(L)> fn; f(fn); f(v.begin()); f(v.data()); f(v[0]); f(std::make_pair(1, L{})); }
