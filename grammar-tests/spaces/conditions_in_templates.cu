// std: 17
// Conditions of statements in templates are read like everything else.
int g9 = 3; inline int hf(int a) { return a; } __device__ int df(int a) { return a; } __device__ int dg;
template <class T> __host__ __device__ int w1(T z, int a) { if (g9) return 1; return 1; }
template <class T> __host__ __device__ int w2(T z, int a) { while (g9) return 1; return 1; }
template <class T> __host__ __device__ int w3(T z, int a) { for (int i = 0; i < g9; ++i) return 1; return 1; }
template <class T> __host__ __device__ int w4(T z, int a) { do { } while (g9); return 1; }
template <class T> __host__ __device__ int w5(T z, int a) { if (hf(1)) return 1; return 1; }
template <class T> __host__ __device__ int w6(T z, int a) { if (df(1)) return 1; return 1; }
template <class T> __host__ __device__ int w7(T z, int a) { while (hf(1)) return 1; while (df(1)) return 1; return 1; }
template <class T> __host__ __device__ int w8(T z, int a) { switch (hf(1)) { default: return 1; } }
template <class T> __host__ __device__ int w9(T z, int a) { switch (df(1)) { default: return 1; } }
template <class T> __host__ __device__ int w10(T z, int a) { switch (g9) { default: return 1; } }
template <class T> __host__ __device__ int w11(T z, int a) { if (dg) return 1; while (dg) return 1; switch (dg) { default: return 1; } }
template <class T> __host__ __device__ int w12(T z, int a) { if (int x = hf(1)) return x; return 1; }
template <class T> __host__ __device__ int w13(T z, int a) { for (; df(1); ) return 1; do { } while (df(2)); return df(2) ? 1 : 2; }
__global__ void k(int i, double d) { w1(i, 1); w2(i, 1); w3(i, 1); w4(i, 1); w5(i, 1); w6(i, 1); w7(i, 1); w8(i, 1); w9(i, 1); w10(i, 1); w11(i, 1); w12(i, 1); w13(i, 1); }
