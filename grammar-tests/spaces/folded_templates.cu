// std: 17
// What is folded away asks for no code of a template.
template <class D> struct B { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C : B<C> { int impl(int a) const { return a + 2; } };
__host__ __device__ int u(int a, C o) { long v = (1 || C().impl(3 - C{}.m(a))); return v; }
template <class D> struct B1 { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C1 : B1<C1> { int impl(int a) const { return a + 2; } };
__host__ __device__ int u1(int a, C1 o) { long v = (1 || C1{}.m(a)); return v; }
template <class D> struct B2 { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C2 : B2<C2> { int impl(int a) const { return a + 2; } };
__device__ int u2(int a, C2 o) { bool v = 1 || o.m(a); return v; }
template <class D> struct B3 { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C3 : B3<C3> { int impl(int a) const { return a + 2; } };
__device__ int u3(int a, C3 o) { return o.m(a); }
template <class D> struct B4 { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C4 : B4<C4> { int impl(int a) const { return a + 2; } };
int u4(int a, C4 o) { return 1 || o.m(a); }
template <class D> struct B5 { __device__ int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C5 : B5<C5> { int impl(int a) const { return a + 2; } };
template <class T> __device__ int u5(T a, C5 o) { return o.m(a); }
