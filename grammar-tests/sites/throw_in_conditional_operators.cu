// std: 17
// throw as an operand of the conditional operator.
template <class F> int eat(F f) { return 0; }
void f(int *n, int c) {
  eat([=] __device__ { return 1; });
  int a = c ? n[0] : throw 1, b = c ? throw c : n[0];
  eat([a] __device__ { return a; });
  auto x = [=](int q) { return q > 0 ? (n[q]) : throw q; };
  switch (c) { case 1: throw 2; case true ? 2 : 3: throw c; default: eat([=] __device__ { return b + n[1]; }); }
  try { c ? void() : throw; } catch (...) { eat([=] __device__ { return c ? a : b; }); }
}
