// std: 17
#include <array>
#include <bitset>
#include <cstddef>
template <typename F> void run(F f) {}
using index_t = unsigned;
template <index_t N> struct A { int x[3]; };
typedef unsigned long sz;
template <typename T, sz N> struct B { int x[3]; };
template <std::size_t N, bool F = true> struct C { int x[3]; };
template <typename T, T N> struct D { int x[3]; };
struct H {
    typedef long idx;
    template <unsigned N> struct M { int x[3]; };
    template <sz N> struct L { int x[3]; };
    template <idx N> struct I { int x[3]; };
    void g(M<3> x, L<4> y, I<5> z) { run([=] __device__ (int i) { return x.x[0]; }); }
};
template <typename T> struct HT {
    template <unsigned N> struct M { int x[3]; };
    template <T N> struct S { int x[3]; };
    void g(M<3> x, S<4> y) { run([=] __device__ (int i) { return x.x[0]; }); }
};
template struct HT<long>;
namespace q {
enum E { e0, e1, e7 = 7 };
typedef long long lll;
using b = bool;
template <E N> struct En { int x[3]; };
template <unsigned N> struct Un { int x[3]; };
template <int N> struct In { int x[3]; };
template <lll N> struct LL { int x[3]; };
template <b N> struct Bo { int x[3]; };
template <auto N> struct Au { int x[3]; };
template <unsigned short N> struct Us { int x[3]; };
void inside(Un<3> a, In<e1> b, Un<e7> c, En<e1> d, Bo<1> e) { run([=] __device__ (int i) { return a.x[0]; }); }
}
void library(std::array<double, 3> x, std::bitset<4> y, std::integral_constant<int, 3> z) { run([=] __device__ (int i) { return x[0]; }); }
void aliases(A<3> x, B<int, 3> y, C<4, 1> z) { run([=] __device__ (int i) { return x.x[0]; }); }
void members(H::M<3> x, H::L<3> y, H::I<5> z) { run([=] __device__ (int i) { return x.x[0]; }); }
void given(D<unsigned, 4> y, D<index_t, 5> z, D<sz, 5> w, D<bool, 1> v) { run([=] __device__ (int i) { return y.x[0]; }); }
void enumerators(q::En<q::e1> a, q::Un<q::e1> b, q::In<q::e7> c, q::Us<q::e1> d, q::Au<q::e1> e) { run([=] __device__ (int i) { return a.x[0]; }); }
void others(q::LL<3> a, q::LL<-3> b, q::Bo<true> c, q::Au<3> d, q::Au<3u> e, q::Un<0x10> f, q::In<1 + 2> g) { run([=] __device__ (int i) { return a.x[0]; }); }
template <typename T> void in_template(T t, q::Un<q::e1> d, q::LL<3> e, A<3> f, D<T, 4> g, D<int, 5> h) { run([=] __device__ (int i) { return d.x[0]; }); }
template void in_template<int>(int, q::Un<q::e1>, q::LL<3>, A<3>, D<int, 4>, D<int, 5>);
