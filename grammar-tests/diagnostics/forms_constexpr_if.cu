// std: 17
// members, constants and statics in constexpr if
struct S { int n; static int s; void m() const; void f(int a) {
  const int k = 3; constexpr int ck = 4; static int st; const int rk = a;
  auto l1 = [=] __device__ () { if constexpr (k > 2) return n; return 0; };
  auto l2 = [=] __device__ () { if constexpr (true) return k + ck + st + s; return 0; };
  auto l3 = [=] __device__ () { if constexpr (true) return rk; return 0; };
  auto l4 = [=] __device__ () { if constexpr (ck > 2) m(); };
  auto l5 = [this] __device__ () { if constexpr (ck > 2) m(); };
  auto l6 = [=, *this] __device__ () { if constexpr (ck > 2) return n; return 1; };
  auto l7 = [=] __device__ () { int x = n; if constexpr (ck > 2) return n; return x; };
  auto l8 = [=] __device__ () { if constexpr (true) { return this->n; } return 0; };
  auto l9 = [=] __device__ () { if constexpr (sizeof(n) > 2) return 0; return 0; };
} };
