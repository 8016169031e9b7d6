// std: 17
// a reference default in member functions
struct S {
  int n; static int t; enum { E = 3 }; static constexpr int c = 4; int arr[3];
  void g() const; static void h();
  void f(int x) {
    auto a = [&] __device__ () { return n; };
    auto b = [&] __device__ () { return t + E + c; };
    auto d = [&, this] __device__ () { return n + x; };
    auto e = [&, *this] __device__ () { return n; };
    auto k = [&] __device__ () { return this->n + sizeof(n); };
    auto l = [this, &x] __device__ () { return n; };
    auto m = [&] __device__ () { return arr[0]; };
    (void)a; (void)b; (void)d; (void)e; (void)k; (void)l; (void)m;
  }
};
