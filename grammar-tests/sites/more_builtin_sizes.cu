// std: 17
// sizes of fundamental types, in template arguments and in bounds
typedef unsigned long size_t;
typedef long ptrdiff_t;
template <int N> struct V {};
template <unsigned N> struct U {};
template <class T> void use(T);
void f(V<sizeof(wchar_t)> a, V<sizeof(long double)> b, V<sizeof(__int128)> c, V<sizeof(unsigned)> d, V<sizeof(size_t)> e,
       V<sizeof(char16_t)> g, V<sizeof(signed short)> h, V<sizeof(unsigned long int)> i, V<sizeof(ptrdiff_t)> j, U<sizeof(char)> k) {
  use([=] __device__ () { (void)a; });
}
void g(__int128_t a, __uint128_t b, unsigned __int128 c) {
  use([=] __device__ () { (void)a; });
}
constexpr unsigned width = 4u;
constexpr long length = 0x10L;
constexpr bool narrow = sizeof(wchar_t) == 2;
void h(V<width> a, V<length> b, V<narrow> c, U<width + 1> d) {
  use([=] __device__ () { (void)a; });
}
