// std: 17
// Enumerators beside what depends on a template parameter are not converted yet; parameters of another type than that of the operator are.
template <int N> struct A { int v; };
enum { L0 = 5 }; enum E { L1 }; enum class S { L2 }; enum U : unsigned { L3 }; enum { L4 = 5u }; enum { L5 = 5000000000 }; enum V : char { L6 };
namespace n { enum { M0 = 1 }; enum W { M1 }; }
template <int M> void a0(A<M + L0> a, A<L0 + M> b, A<M * L0> c, A<M == L0> d, A<L0 + 0 * M> e, A<M << L0> f) { auto l = [=] __device__ () { return a.v; }; }
template <int M> void a1(A<M + L1> a, A<L1 + M> b, A<M * L1> c, A<M == L1> d) { auto l = [=] __device__ () { return a.v; }; }
template <int M> void a2(A<M + L3> a, A<L3 + M> b, A<M * L4> c, A<M == L3> d) { auto l = [=] __device__ () { return a.v; }; }
template <int M> void a3(A<M + L5> a, A<L6 + M> b, A<M * L6> c, A<M == L6> d) { auto l = [=] __device__ () { return a.v; }; }
template <int M> void a4(A<M + n::M0> a, A<M + n::M1> b) { auto l = [=] __device__ () { return a.v; }; }
template <class T> void a5(A<sizeof(T) + L0> a, A<sizeof(T) + L1> b, A<L1 + sizeof(T)> c, A<sizeof(T) * 2> d, A<2 * sizeof(T)> e, A<sizeof(T) + 2u> f) { auto l = [=] __device__ () { return a.v; }; }
template <unsigned M, long K, char C, bool B> void a6(A<M + L0> a, A<K + L1> b, A<C + L1> c, A<B + L1> d, A<M + 1> e, A<K + 1> f, A<C + 1> g, A<B + 1> h, A<M + K> i, A<C + M> j) { auto l = [=] __device__ () { return a.v; }; }
struct Cl { enum { O0 = 2 }; enum X { O1 }; template <int M> void a7(A<M + O0> a, A<M + O1> b, A<O1 + M> c) { auto l = [=] __device__ () { return a.v; }; } };
template <int Q> struct Ct { enum { O0 = 2 }; enum X { O1 }; template <int M> void a8(A<M + O0> a, A<M + O1> b, A<O1 + M> c, A<Q + O0> d, A<Q + O1> e) { auto l = [=] __device__ () { return a.v; }; } };
template <int M, int... NS> void a9(A<sizeof...(NS) + M> a, A<M + sizeof...(NS)> b, A<sizeof...(NS) + 1> c, A<M + sizeof(int)> d, A<sizeof...(NS) * M> e, A<sizeof...(NS) == M> f) { auto l = [=] __device__ () { return a.v; }; }
