// std: 20
// template arguments: values in the function's type, as written elsewhere
#include <cstddef>
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
template <int N> struct I {}; template <bool B> struct Bo {}; template <unsigned U> struct Un {}; template <size_t S> struct Sz {}; template <char C> struct Ch {}; template <auto A> struct Au {}; enum E { e0, e1 = 5 }; enum class EC : char { a, b }; template <E e> struct En {}; template <EC e> struct Ec {}; template <int *P> struct Pt {}; template <int (*F)(int)> struct Fp {}; template <class T, int N> struct Ar {}; template <long X> struct Lo {}; template <class T, T v> struct Ic {};
int gi; static int gs; int gf(int); constexpr int K = 4; const unsigned KU = 3u; constexpr bool KB = true; constexpr char KC = 'x'; constexpr int cf(int i) { return i * 2; } struct S { static constexpr int k = 7; static const int c = 8; enum { q = 9 }; int m; template <int X> struct In {}; }; constexpr long KL = 1L << 40; constexpr int arr[] = {1, 2, 3}; constexpr E KE = e1; namespace n { constexpr int nk = 11; } template <class T> constexpr int tv = sizeof(T); constexpr double KD = 2.5; constexpr int neg = -3;
void f2(Bo<true> a, Bo<KB> b, Bo<1> c, Bo<0> d, Bo<(K > 3)> e, Bo<!KB> f, Bo<sizeof(int) == 4> g, Bo<K && KB> h) { L; }
void f3(Un<3> a, Un<KU> b, Sz<3> c, Sz<K> d, Sz<sizeof(int)> e, Sz<KU * 2> f, Lo<KL> g, Lo<5> h, Un<K> i) { L; }
template <int N, class T, T V, bool B = true> void f6(I<N> a, I<N + 1> b, I<sizeof(T)> c, Ar<T, N> d, Ic<T, V> e, Bo<(N > 2)> f, Bo<B> g, I<T::value> h, I<K> i, I<K + N> j, I<-N> k, I<cf(N)> l, I<S::k + N> m, Bo<!B> n, I<N ? 1 : 2> o) { L; }
void f7(int p[K], int (&q)[K + 1], int r[sizeof(int)], int s[2][K], int t[cf(2)], int (*u)[S::k]) { L; }
void f8() { const int lk = 6; constexpr int lc = lk + 1; auto l = [] __device__ () -> I<lk> { return {}; }; auto m = [] __device__ () -> I<lc + 1> { return {}; }; auto n = [x = I<lc>{}] __device__ { return x; }; auto o = [x = Ar<int, lk * 2>{}, y = I<3>{}] __device__ { return x; }; }
