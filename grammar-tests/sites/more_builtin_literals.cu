// std: 17
// the types of literals and of arithmetic, as deduced return types
void g(int n, unsigned u, signed int s, long unsigned m, wchar_t w) {
  auto a1 = [=] __device__ () -> auto { return 4000000000; };
  auto a2 = [=] __device__ () -> auto { return 0xffffffff; };
  auto a3 = [=] __device__ () -> auto { return 037777777777; };
  auto a4 = [=] __device__ () -> auto { return 10ul; };
  auto a5 = [=] __device__ () -> auto { return 10ll; };
  auto a6 = [=] __device__ () -> auto { return 10ull; };
  auto a7 = [=] __device__ () -> auto { return 0x7fffffff; };
  auto a8 = [=] __device__ () -> auto { return 1'000'000; };
  auto b1 = [=] __device__ () -> auto { return 1.5L; };
  auto b2 = [=] __device__ () -> auto { return 1.5f; };
  auto b3 = [=] __device__ () -> auto { return 0x1p3; };
  auto c1 = [=] __device__ () -> auto { return 'a'; };
  auto c2 = [=] __device__ () -> auto { return L'a'; };
  auto c3 = [=] __device__ () -> auto { return u'a'; };
  auto c4 = [=] __device__ () -> auto { return U'a'; };
  auto d1 = [=] __device__ () -> auto { return 5u + 1; };
  auto d2 = [=] __device__ () -> auto { return 5l + 1u; };
  auto d3 = [=] __device__ () -> auto { return 5 + 1.f; };
  auto d4 = [=] __device__ () -> auto { return 'a' + 'b'; };
  auto d5 = [=] __device__ () -> auto { return 1ll + 1ul; };
  auto d6 = [=] __device__ () -> auto { return 7 % 3u; };
  auto d7 = [=] __device__ () -> auto { return 7 << 3ul; };
  auto d8 = [=] __device__ () -> auto { return true & 1; };
  auto e1 = [=] __device__ () -> auto { return u; };
  auto e2 = [=] __device__ () -> auto { return s; };
  auto e3 = [=] __device__ () -> auto { return m; };
  auto e4 = [=] __device__ () -> auto { return w; };
  auto e5 = [=] __device__ () -> auto { return u + n; };
  auto e6 = [=] __device__ () -> auto { return m < n; };
  auto e7 = [=] __device__ () -> auto { return s + n; };
}
