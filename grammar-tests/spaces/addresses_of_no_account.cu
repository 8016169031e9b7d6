// std: 17
// The address of a constant of the host that nobody needs, and constants that a lambda is called with.
template <class F> __global__ void kern(F f) { f(1); }
template <class F> void launch(F f) { kern<<<1, 1>>>(f); }
struct S { static const int c = 3; }; const int gc = 3;
void a() { launch([=] __device__ (int i) { return *&gc; }); }
void b() { launch([=] __device__ (int i) { return &gc == nullptr; }); }
void c() { launch([=] __device__ (int i) { auto f = [](const int &x) { return x; }; return f(S::c); }); }
void d() { launch([=] __device__ (int i) { auto f = [](const int &x) { return x; }; return f(gc); }); }
void e() { launch([=] __device__ (int i) { return &S::c == nullptr; }); }
