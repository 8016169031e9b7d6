// std: 17
// Static members that are constants of enumerations, as template arguments.
template <class T, T v> struct esm_ic { }; template <int N> struct esm_i { }; enum class esm_e { a, b = 4 };
namespace nesm { enum class F : char { x, y }; template <F f> struct TF { }; struct S { static constexpr F sf = F::x; static constexpr esm_e se = esm_e::b; static constexpr int si = 5; static constexpr bool sb = false; void m(esm_ic<F, sf> a, TF<sf> b, esm_i<si> c, esm_ic<bool, sb> d, esm_ic<esm_e, se> e) { auto q = [a] __device__ {}; } }; }
void esm1(nesm::TF<nesm::S::sf> a, esm_ic<nesm::F, nesm::S::sf> b, esm_i<nesm::S::si> c, esm_ic<esm_e, nesm::S::se> d) { auto q = [a] __device__ {}; }
namespace nesm { void f(TF<S::sf> a, esm_ic<esm_e, S::se> b, TF<F::y> c) { auto q = [a] __device__ {}; } }
template <class T> void esm2(nesm::TF<nesm::S::sf> a, esm_ic<esm_e, nesm::S::se> b, T t) { auto q = [a] __device__ {}; }
template <class T> struct esm3 { enum K { x, y = 5 }; static constexpr K k = y; static constexpr esm_e e = esm_e::b; static constexpr int i = 3; static constexpr T t = 4; static constexpr bool b = sizeof(T) > 2; void f(esm_ic<K, k> a, esm_ic<esm_e, e> b_, esm_i<i> c, esm_ic<T, t> d, esm_ic<bool, b> g, esm_ic<K, x> h) { auto q = [a] __device__ {}; } template <class V> void g(esm_ic<esm_e, e> a, esm_i<i> b_, esm_ic<T, t> c) { auto q = [a] __device__ {}; } };
struct esm4 { static constexpr esm_e be = esm_e::a; }; struct esm5 : esm4 { void f(esm_ic<esm_e, be> a) { auto q = [a] __device__ {}; } }; void esm6(esm_ic<esm_e, esm5::be> a) { auto q = [a] __device__ {}; }
