// std: 17
// Constants with unsigned arithmetic, as template arguments.
template <class F> int run(F f) { return 0; }
constexpr unsigned all1 = ~0u; constexpr unsigned m2 = ~1u, m3 = ~0u >> 1, m4 = ~0u & 0xff; constexpr unsigned long al = ~0ul; constexpr unsigned un = 0u - 1, ov = 0xffffffffu + 2, sh = 1u << 31, mul = 0x80000000u * 2; constexpr int sl = 1 << 31, big = 0x7fffffff; constexpr unsigned char uc = ~0; constexpr unsigned short us = 0xffff + 1; constexpr unsigned neg = -1u; enum : unsigned { eu = ~0u }; constexpr int ci = 0xffffffffu >> 4; constexpr long lm = 0xffffffff;
template <class T, T... V> struct Ic {};
void f_27773(Ic<unsigned, (m3)> *p) { run([=] __device__ { return p; }); }
void f_15557(Ic<unsigned, (m4)> *p) { run([=] __device__ { return p; }); }
void f_21390(Ic<unsigned, (ov)> *p) { run([=] __device__ { return p; }); }
void f_20913(Ic<unsigned, (mul)> *p) { run([=] __device__ { return p; }); }
void f_12681(Ic<int, (sl)> *p) { run([=] __device__ { return p; }); }
void f_24558(Ic<int, (big)> *p) { run([=] __device__ { return p; }); }
void f_8921(Ic<unsigned char, (uc)> *p) { run([=] __device__ { return p; }); }
void f_6917(Ic<unsigned short, (us)> *p) { run([=] __device__ { return p; }); }
void f_5758(Ic<int, (ci)> *p) { run([=] __device__ { return p; }); }
template <unsigned N, class T> T tw(T t) { return t; } template <unsigned N> struct Ar {};
struct SM { static constexpr unsigned m = ~0u; void f(Ar<m> *a) { run([=] __device__ { return a; }); } };

