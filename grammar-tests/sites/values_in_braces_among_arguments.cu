// std: 17
// Values that are made with braces among template arguments, in front of a function.
namespace nbv { template <class T> struct is_it { static constexpr bool value = sizeof(T) > 2; constexpr operator bool() const { return value; } }; template <class T, int N> struct row { T t[N]; }; template <bool B, class T = void> struct only { }; template <class T> struct only<true, T> { typedef T type; }; template <bool B, class T = void> using only_t = typename only<B, T>::type; template <bool B> struct flag { }; template <class... T> struct all { constexpr operator bool() const { return true; } }; template <class T> struct three { constexpr operator int() const { return 3; } }; }
template <class T> typename nbv::only<(sizeof(T) > 4) || !nbv::is_it<T>{}>::type nbv1(T t) { auto q = [t] __device__ {}; }
template <class T> typename nbv::only<nbv::is_it<T>{}>::type nbv2(T t) { auto q = [t] __device__ {}; }
template <class T> nbv::only_t<nbv::is_it<T>{}> nbv3(T t) { auto q = [t] __device__ {}; }
template <class T> nbv::only_t<nbv::is_it<T>{}, T> nbv4(T t) { auto q = [t] __device__ {}; return t; }
template <class T> nbv::only_t<nbv::is_it<T>{} && !nbv::is_it<T *>{}, T> nbv5(T t) { auto q = [t] __device__ {}; return t; }
template <class T, nbv::only_t<nbv::is_it<T>{}, int> = 0> void nbv6(T t) { auto q = [t] __device__ {}; }
template <class T, class = nbv::only_t<nbv::is_it<T>{}>> void nbv7(T t) { auto q = [t] __device__ {}; }
template <class T, nbv::only_t<nbv::is_it<T>{} || (sizeof(T) > 2)> * = nullptr> void nbv8(T t) { auto q = [t] __device__ {}; }
template <class T> auto nbv9(T t) -> nbv::row<T, nbv::three<T>{}> { auto q = [t] __device__ {}; return {}; }
template <class T> nbv::flag<nbv::is_it<T>{}> nbv10(T t, nbv::flag<!nbv::is_it<T>{}> u = {}) { auto q = [t] __device__ {}; return {}; }
template <class... T> nbv::only_t<nbv::all<nbv::is_it<T>...>{}> nbv11(T... t) { auto q = [] __device__ {}; }
template <class T, int N = nbv::three<T>{}> void nbv12(T t, nbv::row<T, N> a) { auto q = [t, a] __device__ {}; }
template <class T, bool B = nbv::is_it<T>{}> struct nbv13 { void f(T t) { auto q = [t] __device__ {}; } nbv13<T, !B> g(nbv13<T, true> a); template <class U> nbv::only_t<nbv::is_it<U>{}> h(U u) const; };
template <class T, bool B> nbv13<T, !B> nbv13<T, B>::g(nbv13<T, true> a) { auto q = [a] __device__ {}; return {}; }
template <class T, bool B> template <class U> nbv::only_t<nbv::is_it<U>{}> nbv13<T, B>::h(U u) const { auto q = [u] __device__ {}; }
nbv::flag<nbv::is_it<char>{}> nbv14(int a) { struct { int k; } v{}; if (a < 3) { a = 4; } return {}; }
bool nbv15 = 3 < nbv::three<int>{}; void nbv16(int a) { auto q = [a] __device__ {}; }
int nbv17 { 4 }, nbv18 { 5 }; void nbv19(int a) { auto q = [a] __device__ {}; }
template <class T> void nbv20(T t) { auto a = [t] __device__ () -> nbv::only_t<nbv::is_it<T>{}, T> { return t; }; auto b = [t] __device__ () -> nbv::row<T, nbv::three<T>{}> { return {}; }; auto c = [t] __device__ () -> nbv::flag<!nbv::is_it<T>{}> { return {}; }; auto d = [t] __device__ () -> nbv::row<T, 3> { }; }
