// std: 17
#include <cstddef>
namespace core { template<class T> struct Pool { static constexpr int width = 4; static constexpr long deep = 4; static const int k = 2; typedef T type; static constexpr bool big = sizeof(T) > 4; static constexpr int n = sizeof(T); }; } 
template<class T, long long N> struct P{}; template<int N> struct A{}; template<bool B> struct Q{}; template<std::size_t N> struct Z{};
#define L (void)([=] __device__ (int x) { return x; });
using core::Pool; typedef Pool<int> DPool; using EPool = core::Pool<float>; struct Plain { static constexpr int w = 3; enum { e = 7 }; }; typedef Plain TPlain;
enum class F : int { f0 = 3, f1 }; enum Un { u0 = 2 }; struct Big { int a[4]; };
void f0(A<core::Pool<int>::width> a) { L }
void f1(A<Pool<int>::width> a) { L }
void f2(A<DPool::width> a) { L }
void f3(A<EPool::width> a) { L }
void f6(A<TPlain::w> a, A<Plain::w> b, A<Plain::e> c, A<TPlain::e> d) { L }
void f7(A<(int)F::f0> a) { L }
void f8(A<static_cast<int>(F::f1)> a) { L }
void f9(A<int(F::f1)> a) { L }
void g0(A<(int)u0> a, A<u0> b) { L }
template<class T> struct S { void g4(A<sizeof(T)> a, A<sizeof(T) + 1> c, A<(int)F::f0> d, A<(int)sizeof(T)> e) { L } template<class K> void g5(A<sizeof(T) * sizeof(K)> a, Z<sizeof(T) * 2> b) { L } };
template<class T, int M, std::size_t ZN> struct S2 { void g4(A<sizeof(T) * M> a, Z<M * sizeof(T)> b, Z<ZN * sizeof(T)> c, Z<ZN + 1> d, Z<M + 1> e, A<sizeof(T) * 2> f) { L } };
template<class T> void g6(A<Pool<T>::width> a, A<Pool<int>::width> b, A<DPool::width> c) { L }
void g9(A<-1> a, A<(1 << 4)> b, A<'a'> c, Q<true && false> d, Q<!1> e, A<sizeof(char) ? 1 : 2> f) { L }
