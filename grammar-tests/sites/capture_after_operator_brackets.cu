// std: 17
// `operator[]` with its annotation before the parameters is no lambda.
template <class F> int eat(F f);
struct it { int *c; int &operator[] __device__ (int i) { return c[i]; } int &operator* __device__ () { return *c; } };
struct both { int *c; int &operator [] __host__ __device__ (int i) const { return c[i]; } };
void go(int n) { eat([=] __device__ () { (void)n; }); }
