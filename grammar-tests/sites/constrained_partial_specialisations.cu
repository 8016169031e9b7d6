// std: 20
// Partial specialisations whose parameters are constrained.
template <class T> struct cps_v { }; template <class T> concept cps_num = sizeof(T) > 1; namespace ncps { template <class T> concept Big = sizeof(T) > 4; }
template <cps_num T> struct cps1 { void a(T t) { auto q = [t] __device__ {}; } };
template <cps_num T> struct cps1<T *> { void a(T t, cps1 *s) { auto q = [t] __device__ {}; } };
template <class T> requires ncps::Big<T> struct cps1<cps_v<T>> { void a(T t, cps1 s) { auto q = [t] __device__ {}; } };
template <ncps::Big T, int N> struct cps2 { }; template <ncps::Big T> struct cps2<T &, 3> { void a(T *t, cps2<T, 4> u); };
template <ncps::Big T> void cps2<T &, 3>::a(T *t, cps2<T, 4> u) { auto q = [t] __device__ {}; }
namespace ncps { template <cps_num T> struct S { }; template <Big T> struct S<T *> { void a(T t) { auto q = [t] __device__ {}; } }; template <Big T> struct S<cps_v<T>> { void a(T t) { auto q = [t] __device__ {}; } }; }
