// std: 17
// Variables as arguments of parameter packs.
int g9 = 3; int g12[3]; __constant__ int g72; template <class... X> __device__ int t85(X... a) { return sizeof...(a); }
template <class... X> __device__ int r85(X &&... a) { return sizeof...(a); }
template <class... X> __device__ int c85(const X &... a) { return sizeof...(a); }
template <class... X> __device__ int m85(int a, X... b) { return sizeof...(b); }
__device__ int y1(int a) { return r85(g9); }
__device__ int y2(int a) { return c85(g9, 1); }
__device__ int y3(int a) { return m85(g9, 1); }
__device__ int y4(int a) { return m85(1, 2, g9); }
__device__ int y6(int a) { return t85(g12); }
