// std: 17
// Integers with a suffix of the program's own are printed in decimal.
template <class F> int eat(F f) { return 0; }
constexpr int operator""_u(unsigned long long x) { return int(x); }
void f() { eat([a = 0x1F_u, b = 12_u, c = 1'0_u, d = 077_u, e = 0b11_u] __device__ { }); }
