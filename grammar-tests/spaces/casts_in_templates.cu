// std: 17
// The type of a cast to a fundamental type and that of sizeof hang on no parameter of a template.
struct M { __device__ int m(int a) const { return a; } __device__ int operator()(int a) const { return a; } __device__ int o(int a) const { return a; } __host__ __device__ int b(int a) const { return a; } };
__device__ int d1(int a) { return a; }
__host__ __device__ int hd(int a) { return a; }
template <class T> int u1(T z, int a) { return M().m(int(z)); }
template <class T> int u2(T z, int a) { return M().m(static_cast<int>(z)); }
template <class T> int u3(T z, int a) { return M().m((int)z); }
template <class T> int u4(T z, int a) { return M().m(sizeof(z)); }
template <class T> int u5(T z, int a) { return M().m(a + M().b(1)); }
template <class T> int u6(T z, int a) { return M{}.m(a - M{}.b(1)); }
template <class T> int u7(T z, int a) { return M{}.m(int(pow(2.0, z))); }
template <class T> int u8(T z, int a) { return d1(int(z)); }
template <class T> int u9(T z, int a) { return d1(hd(int(z))); }
template <class T> int u10(T z, int a) { return d1(int(a)); }
template <class T> int u11(T z, int a) { return d1(!a); }
template <class T> int u12(T z, int a) { return d1(a ? 1 : a); }
template <class T> int u13(T z, int a) { return d1(hd(z)); }
template <class T> int u14(T z, int a) { return M()(int(z)); }
template <class T> int u15(T z, int a) { return M()(static_cast<int>(a)); }
template <class T> int u16(T z, int a) { M o; return o.m(int(z)) + 1; }
template <class T> int u17(T z, int a) { return d1(hd(a) + 1); }
template <class T> int u18(T z, int a) { return d1(a - hd(a)); }
template <class T> int u19(T z, int a) { return d1(1 + M().b(1)); }
template <class T> int u20(T z, int a) { return d1(hd(int(z)) + a); }
template <class T> int u21(T z, int a) { return d1([=](int q) { return q; }(a)); }
template <class T> int u22(T z, int a) { return d1(sizeof(T)); }
template <class T> int u23(T z, int a) { return d1(max(a, 1)); }
template <class T> int u24(T z, int a) { return d1(a) + z; }
template <class T> int u25(T z, int a) { return d1(noexcept(z)) ; }
template <class T> int u26(T z, int a) { return M{}.m(sizeof(T)) ; }
template <class T> int u27(T z, int a) { return M{}.m(reinterpret_cast<long>(&z)) ; }
template <class T> int u28(T z, int a) { return M{}.m(M{}.b(z)) ; }
template <class T> int u29(T z, int a) { return d1((z, a)) ; }
