// std: 17
// Conditions with variable templates in types: after their arguments comes an operator.
template <class F> int eat(F f) { return 0; }
template <class T> constexpr int vt = sizeof(T);
template <bool B, class T = void> struct En {};
template <class T> struct En<true, T> { using type = T; };
template <bool B, class T = void> using En_t = typename En<B, T>::type;
template <class T, class U = void> struct S { };
template <class T> struct S<T, En_t<(vt<T> > 2 && true)>> { void go(T x) { eat([=] __device__ { }); } };
template <class T> struct S<T &, En_t<vt<T> == 4>> { void go(T x) { eat([=] __device__ { }); } };
template <class T, class U = En_t<vt<T> == 4, int>> struct Q { void go(T x, En_t<vt<T> == 4, int> y, En_t<(vt<T> > 2), U> z) { eat([=] __device__ { }); } };
template <class T> void f1(T x, En_t<(vt<T> > 2 && true), int> *y) { eat([=] __device__ { }); }
template <class T> En_t<(vt<T> > 2 && true)> f2(T x) { eat([=] __device__ { }); }
template <class T> En_t<vt<T> == 4> f3(T x) { eat([=] __device__ { }); }
template <class T> auto f4(T x) -> En_t<!(vt<T> == 4), T> { eat([=] __device__ { }); return x; }
template <class T> typename En<vt<T> == 4>::type f5(T x) { eat([=] __device__ { }); }
void f6(decltype(vt<int> + 1) a, decltype(vt<int>) b, decltype(vt<int> == 4) c, decltype(vt<int> > 2 ? 1 : 2) d) { eat([=] __device__ { }); }
template <class T> void f7(decltype(vt<T> + 1) a, decltype(vt<T> == 4) c) { eat([=] __device__ { }); }
