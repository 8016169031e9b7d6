// std: 17
// Elements of constant arrays where constants are required, and where they are not.
constexpr int table[4] = {1, 2, 3, 4};
const int plain[2] = {5, 6};
struct S { static constexpr int t[3] = {1, 2, 3}; static constexpr int n = t[1]; };
constexpr int two[2][2] = {{1, 2}, {3, 4}};
template <int N> struct V { int v[N]; static constexpr int value = N; };
template <int N> __device__ int fixed() { return N; }
enum { A = table[1] };
__device__ int bound() { int a[table[1]]; a[0] = 1; return a[0]; }
__device__ int argument() { V<table[2]> v; v.v[0] = 2; return v.v[0]; }
__device__ int called() { return fixed<table[3]>(); }
__device__ int constant() { constexpr int k = table[0]; return k; }
__device__ int asserted() { static_assert(table[0] == 1, ""); return 0; }
__device__ int label(int i) { switch (i) { case table[1]: return 1; default: return 0; } }
__device__ int arm() { if constexpr (table[1] == 2) return 1; else return 2; }
__device__ int arm2() { if constexpr (S::t[1] == 2) return 1; else return 2; }
__device__ int member() { int a[S::t[2]]; a[0] = 1; return a[0] + S::n; }
__device__ int deep() { V<two[1][0]> v; v.v[0] = 1; return v.v[0]; }
__device__ int align() { alignas(table[3]) int x = 1; return x; }
__device__ int value() { return V<table[1]>::value; }
__device__ int st() { static constexpr int k = table[1]; return k; }
__device__ int bits() { struct B { int x : table[1]; }; B b; b.x = 1; return b.x; }
__device__ int en() { enum { Q = table[1] }; return Q; }
__device__ int nt() noexcept(table[0] == 1) { return 1; }
__device__ int run(int i) { return table[i]; }
__device__ int run2() { return table[1]; }
__device__ int constconst() { const int k = table[1]; int a[k]; a[0] = 1; return a[0] + k; }
__device__ int constint() { const int k = table[1]; return k; }
__device__ int newed() { V<table[1] + table[2]> v; v.v[0] = 1; return v.v[0]; }
template <int K> __device__ int tmpl() { int a[table[K]]; a[0] = 1; V<S::t[K]> v; v.v[0] = 1; return a[0]; }
__device__ int usetmpl() { return tmpl<1>(); }
template <typename F> __global__ void kernel(F f) { f(1); }
void host() {
    kernel<<<1, 1>>>([] __device__(int i) { int a[table[1]]; a[0] = 1; constexpr int k = table[2]; V<table[2]> v; v.v[0] = k; });
    kernel<<<1, 1>>>([] __device__(int i) { return table[i]; });
    kernel<<<1, 1>>>([] __host__ __device__(int i) { if constexpr (table[0] == 1) return 1; else return 2; });
}
