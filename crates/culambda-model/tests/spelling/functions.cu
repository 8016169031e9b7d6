// std: 17
// declarators, exception specifications, packs, fundamental types
#include <cstddef>
template <class T> void n1(T t) noexcept(sizeof(T) == 4) { auto l = [] __device__ () {}; }
template <int N> void n2() noexcept(N > 2) { auto l = [] __device__ () {}; }
template <int N> void n3() noexcept(N > 2 && sizeof(int) < 8) { auto l = [] __device__ () {}; }
template <class T> void n4(T t) noexcept(T::value) { auto l = [] __device__ () {}; }
template <class T> void n5(T t) noexcept(noexcept(T(t)) && noexcept(t.swap(t))) { auto l = [] __device__ () {}; }
template <class T> struct V { static const bool value = true; };
template <class T> void n6(T t) noexcept(V<T>::value) { auto l = [] __device__ () {}; }
void n7() noexcept(sizeof(int) > 2) { auto l = [] __device__ () {}; }
void n8() noexcept(1 + 1 == 2) { auto l = [] __device__ () {}; }
const bool kk = true;
void n9() noexcept(kk) { auto l = [] __device__ () {}; }
struct S { void m() const volatile && noexcept { auto l = [] __device__ () {}; }
 auto tr(int a) const noexcept -> int { auto l = [] __device__ () {}; return 1; }
 auto tr2(int a) const -> decltype(a) { auto l = [] __device__ () {}; return 1; }
 };
template <class... Ts> void p1(Ts &&... ts) { auto l = [] __device__ () {}; }
template <class... Ts> void p2(const Ts *... ts) { auto l = [] __device__ () {}; }
template <class... Ts> void p3(V<Ts>... ts) { auto l = [] __device__ () {}; }
template <class... Ts> void p5(Ts...) { auto l = [] __device__ () {}; }
template <class... Ts> void p6(Ts &&...) { auto l = [] __device__ () {}; }
template <class T> void p7(int T::*a, int *S::*b, int (S::*const c)(int) const, int (S::**d)(int)) { auto l = [] __device__ () {}; }
void p8(int const a, int const *b, int volatile const *c, long const long unsigned &d, volatile const int *e) { auto l = [] __device__ () {}; }
void p9(int (a), int (*(b)), int (*(*c))[3], int (d)[2]) { auto l = [] __device__ () {}; }
void q1(int a[2+1], int b[kk ? 3 : 4], char c[sizeof(int)], int (&d)[0x10]) { auto l = [] __device__ () {}; }
template <int N> void q2(int (&a)[N], int (&b)[N + 1], V<int[N]> c, V<int (*)(int)> d, V<void()> e) { auto l = [] __device__ () {}; }
template <int... N> struct I {}; 
template <bool B, class T> struct E {};
template <int N> void q3(I<1, N, N + 1, -1, 0x10> a, E<(N > 1), int> b, E<true, V<V<int>>> c, E<!true, const int &> d, E<kk, int *const> e) { auto l = [] __device__ () {}; }
void q4(int, int = 3, ...) { auto l = [] __device__ () {}; }
void q5(int (*)[3], int [], int (&)[2], int *[3], int const, char const *const) { auto l = [] __device__ () {}; }
void q6(std::size_t a, ::std::size_t b, unsigned char const c, std::nullptr_t n, short int d, long double e, unsigned long int long f, signed char h, long signed i, signed int j, int unsigned k, signed short l, int long m, double long o, signed long long p) { auto ll = [] __device__ () {}; }
static inline constexpr unsigned int *const *q7() { return nullptr; }
static inline unsigned int *const *q8() { auto l = [] __device__ () {}; return nullptr; }
int const volatile static *q9() { auto l = [] __device__ () {}; return nullptr; }
template <class T> typename V<T>::template X<int>::type r1(typename T::template A<int, T> a, typename T::template A<int>::type *b) { auto l = [] __device__ () {}; }
template <template <class> class C, class T = C<int>> void r2(C<T> c) { auto l = [] __device__ () {}; }
int main(int argc, char *argv[]) { auto l = [] __device__ () {}; }
auto r3() -> void (*)(int) { auto l = [] __device__ () {}; return nullptr; }
auto r4() -> int (&)[3] { auto l = [] __device__ () {}; static int a[3]; return a; }
