// std: 20
// Literals in a lambda of an initialiser are canonical.
template <class F> int eat(F f);
void f(int n) { eat([x = [](int q) { return q + 0x10 + 1'000; }(n)] __device__ { return x; }); }
