// std: 17
template<class T, bool N> struct P{};
template<class T> struct Tr{ static const int v = 3; };
constexpr int kN = 3;
#define L (void)([=] __device__ (int x) { return x; });
template<class T, int M, long K> void f0(P<T, M < 3> a) { L }
template<class T, int M, int K> void f1(P<T, M < K> a, P<T, Tr<T>::v < M> b) { L }
template<class T, int M, int K> void f2(P<T, M < K> a) { int y = 1; auto l = [=] __device__ (int x) { return y + x; }; }
template<class T, int M, int K> void f3(T t) { P<T, M < 3> p; auto l = [=] __device__ (int x) { (void)p; return x; }; }
template<class T, int M, int K> void f4(T t) { auto l = [=] __device__ (int x) -> P<T, M < 3> { return {}; }; }
template<class T, int M> struct S { void g0(P<T, M < 3> a) { L } P<T, M < 3> m; void g1() { auto l = [=] __device__ (int x) { (void)m; return x; }; } };
void host() { P<int, kN < 4> p; auto l = [=] __device__ (int x) { (void)p; return x; }; }
