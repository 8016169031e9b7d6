// std: 17
template<class T, long long N> struct P{};
template<class T> struct Tr{ static const int v = 3; static const long w = 4; };
constexpr int L0 = 4; constexpr char C0='x'; constexpr long W0=3;  enum E { e0, e1 };
constexpr int fi(int x) { return x; } constexpr bool fb(int x) { return x; }
#define L (void)([=] __device__ (int x) { return x; });
template<class T, int M, long K, char C> void f0(int (&a)[M + 1L]) { L }
template<class T, int M, long K, char C> void f1(int (&a)[K * 2], int (&b)[-C]) { L }
template<class T, int M, long K, char C> void f2(decltype(M + 1L) a) { L }
template<class T, int M, long K, char C> auto f3(T a) -> decltype(M + 1L) { L return 1; }
template<class T, int M, long K, char C> void f4(T a) noexcept((M < 2L)) { L }
template<class T, int M, long K, char C> void f5(T a) noexcept(M && K) { L }
template<class T, int M, long K, char C> void f6(T a) { auto l = [=] __device__ (int x) -> P<T, M + 1L> { return {}; }; }
template<class T, int M, long K, char C> void f7(T a) { auto l = [=, y = P<T, M + 1L>{}] __device__ (int x) -> P<T, K + 1> { return {}; }; }
template<class T, int M, long K, char C> void f8(T a) { auto l = [=] __device__ (int x) -> decltype(K + 1) { return {}; }; }
template<class T, long N> struct S { static constexpr long m = 4; enum { k = 3 };
  void g0(P<T, N + 1> a) { L }
  template<int M> void g1(P<T, M + N> a, P<T, m + M> b, P<T, k + M> c, P<T, S::m + M> d, P<T, S<T,N>::m + M> e) { L }
  template<char M> void g2(P<T, M + N> a, P<T, 3 ? M : N> b, P<T, -M>, P<T, 1 + N>, P<T, N ? 1 : 'a'>) { L }
};
template<class T, int M, long K, char C> void h0(P<T, 1 ? M : K> a, P<T, true ? M : K> b, P<T, fi(3) ? M : K> c, P<T, fb(3) ? M : K> d, P<T, sizeof(T) ? M : K> e) { L }
template<class T, int M, long K, char C> void h1(P<T, (e0 + 1) + K> a, P<T, (e0 + M) + 1L> b, P<T, (e0 ? M : K)> c, P<T, C << e0> d, P<T, e0 << C>, P<T, !e0 + M>, P<T, -e0 + M>) { L }
template<class T, int M, long K, char C> void h2(P<T, e0 && M> a, P<T, e0 || true>, P<T, e0 || K || M>, P<T, e0 == e1 || M>, P<T, e0 < M>, P<T, (e0 < M)  + 1>) { L }
template<class T, int M, long K, char C> void h3(P<T, T::v + M + 1L> a, P<T, M + 1L + T::v>, P<T, M * 2 + 1L>, P<T, M * K * 2>, P<T, (long)T::v + M>, P<T, (T)M + 1L>, P<T, M + (T)M>) { L }
template<class T, int M, long K, char C> void h4(P<T, M ? K : M + 1> a, P<T, M ? M : C>, P<T, M ? K : (M ? 1 : 2)>,P<T, M ? K : M ? 1 : 2>, P<T, M ? W0 : C0>, P<T, M ? K : L0>, P<T, M ? K : 0>, P<T, M ? K : -1>, P<T, M ? K : fi(3)>,P<T, M ? K : fi(M)>) { L }
template<class T, bool B> void h5(P<T, B ? 2 : 1> a, P<T, !B ? 2 : 1> b, P<T, B ? sizeof(T) : 1>, P<T, B ? -1 : 1>) { L }
void k0(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(x + y) { return x; }; }
void k1(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(x + 1L) { return x; }; }
void k2(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(c + 1) { return x; }; }
void k3(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(b ? x : y) { return x; }; }
void k4(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(-c) { return x; }; }
void k5(int a) { auto l = [=] __device__ (int x, float y, char c, bool b) -> decltype(x * y) { return x; }; }
void k6(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> P<int, 3 + 1L> { return {}; }; }
void k7(int a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> P<int, W0 + 3> { return {}; }; }
template<class T> void k8(T a) { auto l = [=] __device__ (int x, long y, char c, bool b) -> decltype(x + y) { return x; }; }
template<class T> void k9(T a) { auto l = [=] __device__ (T x, long y, char c, bool b) -> decltype(x + y + c) { return x; }; }
template<class T> void kk0(T a) { auto l = [=] __device__ (T x, long y, char c, bool b) -> decltype(a + y + c) { return x; }; }
template<class T> void kk1(T a, int n, float f, char c, decltype(n + f) g, decltype(c + n) h, decltype(n + 1) k, decltype(n * 2.0f) m) { L }
template<class T> auto kk2(T a, int n, float f, char c) -> decltype(n + f) { L return 0; }
void kk3(int n, float f, decltype(n + f) g) { L }
auto kk4(int n, float f) -> decltype(n + f) { L return 0; }
auto kk5(int n, float f) -> decltype(n + 1.0) { L return 0; }
void kk7(int n) noexcept(L0 && 1L) { L }
void k10(int a) { auto l = [=] __device__ (int x, long y, char c, float *p) -> decltype(p[x] * 1.0) { return x; }; }
void k11(int a) { auto l = [=] __device__ (int x, long y, char c, float *p) -> decltype(a + 1.0) { return x; }; }
template<class T> void k12(T a) { auto l = [=] __device__ (int x, long y, char c, float *p) -> decltype(p[x] * 1.0) { return x; }; }
template<class T> void k13(T a) { auto l = [=] __device__ (int x, long y, char c, float *p) -> decltype(p[x] * T()) { return x; }; }
template<class T> void k14(T a, float *p) { auto l = [=] __device__ (int x, long y, char c) -> decltype(p[x] * x) { return x; }; }
