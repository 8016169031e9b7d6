// std: 17
namespace core { namespace detail { template<class T> struct Pool { static constexpr int width = 4; static constexpr long deep = 4; struct In { static const int k = 2; }; typedef T type; }; } 
 using detail::Pool; }
template<class T, long long N> struct P{}; template<class... Ts> struct V{};
#define L (void)([=] __device__ (int x) { return x; });
namespace core {
template<class T> void f0(P<T, Pool<T>::width> a) { L }
template<class T> void f1(P<T, detail::Pool<T>::width> a) { L }
template<class T> void f2(P<T, core::detail::Pool<T>::width> a, V<typename Pool<T>::type> b, V<Pool<T>> c, Pool<T> d) { L }
template<class T> void f3(P<T, core::Pool<T>::width + 1L> a, P<T, Pool<T>::In::k> b) { L }
}
namespace user { using core::Pool; using namespace core;
template<class T> void f4(P<T, Pool<T>::width> a, P<int, Pool<int>::width> b, P<T, Pool<int>::width + sizeof(T)> c) { L }
template<class T> void f5(P<T, core::detail::Pool<T>::width> a) { L }
template<class T> void f6(P<T, core::Pool<T>::width> a, int (&b)[Pool<T>::width]) { auto l = [=] __device__ (int x) -> P<T, Pool<T>::width> { return {}; }; }
template<class T> void f7(P<T, ::core::Pool<T>::width> a) noexcept(Pool<T>::width) { L }
void h0(int (&b)[Pool<int>::width], P<int, Pool<int>::width> c) { auto l = [=] __device__ (int x) -> P<int, Pool<int>::width> { return {}; }; }
struct S { template<class T> void m(P<T, Pool<T>::width> a, P<T, core::detail::Pool<T>::width>) { L } };
}
using core::Pool;
template<class T> void f8(P<T, core::detail::Pool<T>::width> a, P<T, Pool<T>::width> b, P<T, core::Pool<T>::width> c, P<T, ::Pool<T>::width> d) { L }
template<class T> void f9(P<T, core::detail::Pool<T>::width + Pool<T>::deep> a, decltype(Pool<T>::width) b, decltype(core::detail::Pool<T>::width) c) { L }
namespace other { using namespace core::detail;
template<class T> void g0(P<T, Pool<T>::width> a, P<T, core::detail::Pool<T>::width> b) { L } }
typedef Pool<int> DPool; using EPool = core::detail::Pool<float>; template<class T> using APool = core::Pool<T>;
