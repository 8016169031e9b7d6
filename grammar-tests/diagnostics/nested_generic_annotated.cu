// std: 17
// every generic lambda around counts, also an annotated one that is itself in device code
template <class F> __host__ __device__ int eat(F f);
template <class T> void a() { eat([] __device__ (auto &&t) { return eat([] __host__ __device__ { return eat([] __device__ { return 1; }); }); }); }
void b() { eat([] __device__ (auto &&t) { int v = 1; return eat([] __host__ { int v = 1; return eat([] { return eat([] __device__ { return 1; }); }); }); }); }
void c() { eat([] __device__ () { return eat([] (auto) { return eat([] __host__ () { return eat([] __device__ { return 1; }); }); }); }); }
void d() { eat([] __host__ __device__ (auto t) { return eat([] __device__ { return 1; }); }); }
void e() { eat([] __host__ __device__ (auto t) { return eat([] __host__ __device__ () { return eat([] __device__ { return 1; }); }); }); }
__device__ void f() { eat([] __host__ __device__ (auto t) { return eat([] __device__ { return 1; }); }); }
__device__ void g() { eat([] __host__ __device__ () { return eat([] __host__ __device__ (auto t) { return eat([] __device__ { return 1; }); }); }); }
auto x = [] __device__ (auto t) { return eat([] __host__ { return eat([] __device__ { return 1; }); }); };
auto y = [] __host__ __device__ (auto t) { return eat([] __device__ { return 1; }); };
auto z = [] __device__ () { return eat([] __host__ { return eat([] __device__ { return 1; }); }); };
void h() { eat([] __device__ (auto t) { int v = 1; return eat([] __host__ () { int v = 1; return eat([&v] __device__ { return v; }); }); }); }
template <class T> void i() { eat([] __device__ () { return eat([] __host__ __device__ { return eat([] __device__ { return 1; }); }); }); }
