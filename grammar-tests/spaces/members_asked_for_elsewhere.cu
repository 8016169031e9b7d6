// std: 20
// Nothing is said in a template of a member of a class template that other code asks for after the template.
template <class T> struct A { T v = 1 + 2; int m(int a) const { return v + 2; } };
template <class T> __host__ __device__ T ta(T a) { if constexpr (sizeof(T) == 4) { return A<int>{}.m(a); } else return a; }
struct UA { __device__ int m(int a) { return ta(0); } };
inline int ua(int a, const A<int> &o) { return o.m(a); }
template <class T> struct B { T v; int m(int a) const { return v + 2; } };
template <class T> __host__ __device__ T tb(T a) { return B<int>{}.m(a); }
struct UB { __device__ int m(int a) { return tb(0); } };
template <class T> inline int ub(int a, B<T> &o) { return o.m(a); }
inline int vb(int a, B<int> &o) { return ub(a, o); }
template <class T> struct C { T v; int m(int a) const { return v + 2; } };
template <class T> __host__ __device__ T tc(T a) { return C<int>{}.m(a); }
struct UC { __device__ int m(int a) { return tc(0); } };
inline int uc(int a, C<int> &o) { return sizeof(o.m(a)); }
