// std: 17
// Constants of bases as template arguments: their values in the types of functions, their own paths elsewhere.
template <int N> struct X { int z; }; template <bool B> struct XB { int z; }; template <unsigned char N> struct XC { int z; };
struct Base { static const int value = 5; static constexpr bool flag = true; enum { en = 7 }; static constexpr unsigned char uc = 'a'; static int nv; };
struct D : Base { static const int own = value + 1; void f(X<value> a, XB<flag> b, X<en> c, XC<uc> d, X<own> e, X<Base::value> g, X<D::value> h) { auto l = [] __device__ () -> X<value> { return {}; }; auto k = [x = X<value>{}, y = X<D::value>{}, z = X<Base::en>{}] __device__ {}; } };
struct DD : D { X<value> f(X<own> a, X<DD::value> b) { auto l = [] __device__ {}; return {}; } };
template <class T> struct TB { static const int value = sizeof(T); static const int four = 4; enum { te = 3 }; };
template <class T> struct F : TB<T> { void f(X<F::value> a, X<TB<T>::four> b, X<F<T>::te> c) { auto l = [] __device__ () -> X<F::value> { return {}; }; auto k = [x = X<F::value>{}, y = X<TB<T>::four>{}] __device__ {}; } };
using DA = D; typedef TB<int> TBI;
struct M1 { static constexpr int a[3] = {1, 2, 3}; static constexpr int v = a[1]; static constexpr int f() { return 9; } static constexpr int g = 2; };
