// std: 17
// decltype and noexcept
#include <cstddef>
#include <utility>
struct Q { int m; int f(int); static int s; }; int gv; int gf(int);
template <class T> struct V { T t; static const int n = 1; };
template <class T> void d1(T t, decltype(t.x) a, decltype((t.x)) b, decltype(t->y) c, decltype(T::z) d, decltype(t + 1) e, decltype(t.f()) f, decltype(std::declval<T>().g()) g, decltype(V<T>::n) h, decltype(T(1)) i, decltype(*t) j, decltype(&t) k, decltype(t[0]) l, decltype(gf(t)) m, decltype(T{}) n, decltype(-t) o, decltype(t ? 1 : 2) p, decltype(sizeof(T)) q) { auto ll = [] __device__ () {}; }
void d2(decltype(gv + 1) a, decltype(gf(1)) b, decltype(Q{}.f(1)) c, decltype(Q().m) d, decltype(gv == 2) e, decltype(gv, 1) f, decltype(&gv) g, decltype(*&gv) h, decltype(Q::s) i, decltype(&Q::m) j, decltype(std::declval<Q>().f(1)) k, decltype(nullptr) l, decltype("a") m, decltype(1.5f) n, decltype('a') o, decltype(true) p, decltype(::gv) q, decltype((int)3) r, decltype(static_cast<long>(gv)) s, decltype(sizeof(int)) t, decltype(-gv) u, decltype(gv++) v, decltype(V<int>{}.t) w, __typeof__(gv + 1) x, __typeof__(int *) y, __decltype(gv) z) { auto ll = [] __device__ () {}; }
template <class A, class B> auto e1(A &&a, B &&b) noexcept(noexcept(std::forward<A>(a)(std::forward<B>(b)))) -> decltype(std::forward<A>(a)(std::forward<B>(b))) { auto ll = [] __device__ () {}; return a(b); }
template <class A> void e2(A a) noexcept(!noexcept(a())) { auto ll = [] __device__ () {}; }
template <class A> void e3(A a) noexcept(noexcept(a.f()) && (sizeof(A) > 4 || A::v)) { auto ll = [] __device__ () {}; }
template <class A> void e4(A a) noexcept(sizeof(A) + 1) { auto ll = [] __device__ () {}; }
template <class A> void e5(A a) noexcept(sizeof a > 3u) { auto ll = [] __device__ () {}; }
template <class A> void e6(A a) noexcept(noexcept(a) && noexcept(-a) && noexcept(a.b) && noexcept(new A) && noexcept(A()) && noexcept(A{}) && noexcept(static_cast<A>(1))) { auto ll = [] __device__ () {}; }
template <class A> void e7(A a) noexcept(V<A>::n > 3) { auto ll = [] __device__ () {}; }
template <class A> void e8(A a) noexcept(V<A>::n == 3 && A::v) { auto ll = [] __device__ () {}; }
template <class A, int N> void e9(A (&a)[N > 2 ? N : 3], A b[sizeof(A)], A c[sizeof(A) * 2], A d[N * 2]) noexcept(N << 1) { auto ll = [] __device__ () {}; }
void e10() noexcept(noexcept(gf(1)) || noexcept(gv + 1)) { auto ll = [] __device__ () {}; }
template <class A> void e11(A a) noexcept(std::is_nothrow_move_constructible<A>::value) { auto ll = [] __device__ () {}; }
template <class A> void e12(A a) noexcept(std::is_nothrow_move_constructible_v<A> && true) { auto ll = [] __device__ () {}; }
template <class A> void e13(A a) noexcept(alignof(A) == 4) { auto ll = [] __device__ () {}; }
template <class... A> void e14(A... a) noexcept(sizeof...(A) > 1) { auto ll = [] __device__ () {}; }
template <class... A> void e15(A... a) noexcept((noexcept(a()) && ...)) { auto ll = [] __device__ () {}; }
template <class... A> auto e16(A... a) -> decltype((a + ...)) { auto ll = [] __device__ () {}; }
template <class T, std::size_t... I> void e17(std::index_sequence<I...> i, std::index_sequence<(I + 1)...> j, V<T[sizeof...(I)]> k) { auto ll = [] __device__ () {}; }
template <class T> struct CC { T t; int g(); void m1() noexcept(noexcept(t.x())) { auto ll = [] __device__ () {}; } auto m2() -> decltype(t) { auto ll = [] __device__ () {}; } auto m3() -> decltype(this->t) { auto ll = [] __device__ () {}; } auto m4() -> decltype(g()) { auto ll = [] __device__ () {}; } };
struct DD { int t; int g(); void m1() noexcept(noexcept(g())) { auto ll = [] __device__ () {}; } auto m2() -> decltype(t) { auto ll = [] __device__ () {}; } auto m3() -> decltype(this->t) { auto ll = [] __device__ () {}; } auto m4() -> decltype(g()) { auto ll = [] __device__ () {}; } auto m5() -> decltype((t)) { auto ll = [] __device__ () {}; } auto m6() -> decltype(t + 1) { auto ll = [] __device__ () {}; }};
