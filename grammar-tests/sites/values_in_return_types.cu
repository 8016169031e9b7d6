// std: 17
// Values among the arguments of return types: in templates those that depend on no parameter are printed as values.
template <char N> struct C { };
template <long long N> struct Ll { };
template <bool N> struct B { };
template <int N> struct I { static constexpr int v = N; };
template <class T, int N> struct V { T t[N]; };
template <class T, unsigned long N> struct Ar { T t[N]; };
const int k = 7; enum E { e0, e1 }; enum class S { x, y }; struct P { static constexpr int n = 3; static const int m = 4; enum { q = 5 }; };
template <E e> struct En { }; template <S e> struct Es { };
template <class T> struct In { T t; static constexpr int n = 3; };
template <class T> void t0(T) { ([] __device__ () -> V<T, k + 1> { return {}; }); }
template <class T> void t1(T) { ([] __device__ () -> Ar<T, 3> { return {}; }); }
template <class T> void t2(T) { constexpr int lk = 4; ([] __device__ () -> V<T, lk> { return {}; }); }
template <class T> void t3(T) { constexpr int lk = 4; ([] __device__ () -> V<int, lk + 1> { return {}; }); }
template <class T> void t4(T) { ([] __device__ () -> V<T, P::n> { return {}; }); }
template <class T> void t6(T) { ([] __device__ () -> V<T, In<T>::n> { return {}; }); }
template <class T> void t8(T) { ([] __device__ () -> En<e1> { return {}; }); }
template <class T> void t9(T) { ([] __device__ () -> Es<S::y> { return {}; }); }
template <class T, int N> void tb(T) { ([] __device__ () -> V<T, N> { return {}; }); }
template <class T, int N> void tc(T) { ([] __device__ () -> V<T, N + 1> { return {}; }); }
template <class T, int N> void td(T) { ([] __device__ () -> V<T, (N > 1 ? 2 : 3)> { return {}; }); }
template <class T> struct MT { static const int sm = 2; enum { en = 3 }; void n4() { ([] __device__ () -> I<sm> { return {}; }); } void n5() { ([] __device__ () -> V<T, en> { return {}; }); } void n6() { ([] __device__ () -> V<T, sm + 1> { return {}; }); } template <class U> void n7(U) { ([] __device__ () -> V<U, k> { return {}; }); } };
template <> struct MT<int> { void n4() { ([] __device__ () -> I<k> { return {}; }); } };
template <> struct MT<char> { static const int sm = 2; void n4() { ([] __device__ () -> I<sm> { return {}; }); } };
template <class T> void tf(T t) { ([] __device__ (auto) -> I<k> { return {}; }); }
template <class T> void tg(T t) { auto g = [](auto x) { }; ([] __device__ () -> decltype(V<int, k>()) { return {}; }); }

template <class T> void ti(T t) { ([] __device__ () -> I<k> (*)(I<k>, int[k]) { return {}; }); }
template <class T> void tj(T t) { ([] __device__ () -> int (&)[k] { int (*p)[k]; return *p; }); }
template <> void tf<int>(int t) { ([] __device__ () -> I<k> { return {}; }); }

template <class T, int N> void tk(T t) { constexpr int lk = 4; ([] __device__ () -> V<T, N + lk> { return {}; }); }
template <class T, int N> void tl(V<T, N + k>) { ([] __device__ () -> V<T, N + k> { return {}; }); }
