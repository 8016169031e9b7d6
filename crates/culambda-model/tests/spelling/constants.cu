// std: 17
// chains of operators, constants among template arguments
#include <type_traits>
#include <cstddef>
#include <array>
namespace ns { template <class T> struct W { static const bool value = true; typedef T type; template <class U> struct R { static const bool value = true; }; }; template <class T> constexpr bool wv = true; namespace in { template <class T> struct X { static const bool value = true; struct Y { static const bool value = true; };}; } template <class T> int fn(T); }
template <class A> void e1(A a) noexcept(std::is_same<A, int>::value && ns::in::X<A>::value && ns::in::X<A>::Y::value && ns::wv<A> && ns::W<int>::value) { auto l = [] __device__ () {}; }
template <class A> typename std::enable_if<std::is_same<A, int>::value>::type e2(typename std::enable_if<std::is_integral<A>::value, A>::type a, std::enable_if_t<std::is_integral<A>::value, A> b, std::enable_if_t<(sizeof(A) > 4), int> c, typename ns::W<A>::template R<int>::type d, std::array<A, sizeof(A)> e, std::array<A, ns::W<A>::value> f, std::array<int, 2 + 3> g, std::array<int, sizeof(int)> h) { auto l = [] __device__ () {}; }
template <class A> void e3(A a) noexcept(ns::W<A>::value == 1) { auto l = [] __device__ () {}; }
template <class A> void e4(A a) noexcept(!std::is_same<A, int>::value) { auto l = [] __device__ () {}; }
template <class A, bool B, bool C> void e5(A a) noexcept(B && C && B) { auto l = [] __device__ () {}; }
template <class A, bool B, bool C> void e6(A a) noexcept(B && (C && B)) { auto l = [] __device__ () {}; }
template <class A, bool B, bool C> void e7(A a) noexcept(B || C || B && C && A::v) { auto l = [] __device__ () {}; }
template <class A, int B, int C> void e8(int (&a)[B + C + B], int (&b)[B * C * B], int (&c)[B + (C + B)], int (&d)[B - C - B], int (&e)[B + C - B], int (&f)[-B], int (&g)[B & C & B]) { auto l = [] __device__ () {}; }
template <class A> auto e9(A a, A b, A c) -> decltype(a + b + c) { auto l = [] __device__ () {}; return a; }
void e10(int a, int b, int c) { auto l = [x = a + b + c, y = a && b && c, z = a * b * c, w = a || b || c, v = a & b & c, u = a - b - c, t = a + (b + c), s = a - b + c, r = a == b && b == c && c == a, q = a < b == c < b] __device__ () {}; }
template <class T> void e11(T a, T b, T c) { auto l = [x = a + b + c, y = a && b && c, z = a * b * c, w = a || b || c, v = ns::fn<T>(a), u = ns::fn(a), t = ns::in::X<T>::value, s = std::is_same<T, int>::value, r = ns::in::X<int>::value, q = typename ns::W<T>::type(3), p = ns::W<T>::value + 1, o = !std::is_same<T, int>::value] __device__ () {}; }
template <class T> struct CC { void m1() noexcept(std::is_same<T, int>::value) { auto l = [] __device__ () {}; } void m2(std::integral_constant<bool, std::is_same<T, int>::value> a, std::is_same<T, std::integral_constant<int, 3>> b) { auto l = [] __device__ () {}; } typename std::enable_if<std::is_same<T, int>::value, T>::type m3() { auto l = [] __device__ () {}; return T(); } };
template <std::size_t N, int M> void e12(std::array<int, N + 1> a, std::array<int, M + 1> b, std::array<int, M> c, std::array<int, N * 2> d, int (&e)[N + 1], int (&f)[M + 1]) { auto l = [] __device__ () {}; }
template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type N = 0> void e13(T t) { auto l = [] __device__ () {}; }
template <class T, class D = typename std::enable_if<(sizeof(T) > 2)>::type> void e14(T t) { auto l = [] __device__ () {}; }
constexpr int KN = 4; enum { EN = 3 }; static const unsigned long KU = 8;
void e15(std::array<int, KN> a, std::array<int, EN> b, std::array<int, KU> c, int d[KN], std::array<std::array<int, 2>, 3> f) { auto l = [] __device__ () {}; }
template <int N = KN, class T = int> void e16(std::array<T, N> a) { auto l = [] __device__ () {}; }
struct K { static constexpr int n = 2; enum { e = 3 }; void m(std::array<int, n> a, std::array<int, e> b, std::array<int, K::n> c, int d[n]) { auto l = [] __device__ () {}; } };
template <class T> struct KT { static constexpr int n = 2; enum { e = 3 }; void m(std::array<int, n> a, std::array<int, e> b, std::array<int, KT::n> c, int d[n], T f[KT<T>::n]) { auto l = [] __device__ () {}; } };
