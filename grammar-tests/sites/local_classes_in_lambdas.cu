// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
struct B { int bm; };
void d(int v, int n, int t, const int *p) {
  const int k = 3;
  eat([=] __device__ { struct L { int v; int mm() { return v; } }; });
  eat([=] __device__ { struct L { int mm() { return v; } int v; }; });
  eat([=] __device__ { struct L { int mm() { return k; } int v; }; });
  eat([=] __device__ { struct L { int mm() { return sizeof(v); } int w; }; });
  eat([=] __device__ { struct L { int w; int mm() { return [=] { return w; }(); } }; v; });
  eat([=] __device__ { static int s = v; return s; });
  eat([=] __device__ { struct L { int a[sizeof(n)]; int w = 3; }; return n; });
  eat([=] __device__ { struct L : B { int mm() { return bm; } }; return L{}.mm(); });
  eat([=] __device__ { struct L { int v; L(int q) : v(q) {} operator int() const { return v; } }; return int(L(n)); });
  eat([=] __device__ { auto f = [](int a = sizeof(v)) { return a; }; return f(); });
}
