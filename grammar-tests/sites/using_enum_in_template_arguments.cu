// std: 20
// Enumerators that `using enum` brings, those of bases and of functions, as template arguments.
template <int N> struct I { static const int v = N; }; template <auto V> struct AU { int z; }; 
enum class C { a, b = 5, c }; enum P { p0, p1 = 3 }; namespace n { enum class D : unsigned { x = 2, y }; enum W { w0 = 7 }; }
template <C V> struct TC { int z; }; template <P V> struct TPx { int z; }; template <n::D V> struct TD { int z; };
struct UE { using enum C; static TC<b> f(TC<a> t) { auto l = [] __device__ {}; return {}; } void g(AU<c> t) { auto l = [] __device__ () -> TC<c> { return {}; }; } };
void f1() { using enum C; TC<a> t; auto l = [t] __device__ () -> TC<b> { return {}; }; auto m = [x = TC<c>{}] __device__ {}; }
using enum n::D;
void f2(TD<x> a, AU<y> b, TD<n::D::x> c) { auto l = [] __device__ () -> TD<y> { return {}; }; auto m = [q = TD<x>{}] __device__ {}; }
namespace k { using enum C; void f(TC<b> t) { auto l = [] __device__ () -> TC<a> { return {}; }; } }
void f4(UE u, TC<UE::b> v) { auto l = [] __device__ () -> TC<UE::c> { return {}; }; auto r = [x = TC<UE::c>{}] __device__ {}; }
template <class T> void f6(T t) { enum { la = 4, lb }; using enum C; auto l = [] __device__ () -> I<lb> { return {}; }; auto m = [x = I<lb>::v] __device__ {}; auto o = [] __device__ () -> TC<b> { return {}; }; auto p = [x = TC<b>{}] __device__ {}; }
template <class T> struct TT { using enum C; enum { q = 3, r = sizeof(T), s }; void f(TC<b> t, I<q> i, I<r> j, I<s> k) { auto l = [] __device__ () -> TC<c> { return {}; }; auto m = [x = I<q>{}] __device__ {};  auto n = [x = I<r>{}] __device__ {}; } I<r> g(TC<a>*) { auto l = [] __device__ {}; return {}; } };
struct E2 { enum In { i0, i1 = 12, i2 = i1 + 1 }; enum class IC { z = 1 }; void f(I<i1> a, I<i2> b, AU<i1> c, AU<IC::z> d) { auto l = [] __device__ () -> AU<i2> { return {}; }; auto m = [x = AU<IC::z>{}, y = I<i2>::v] __device__ {}; } using enum IC; void g(AU<z> a) { auto l = [] __device__ {}; } };
struct E3 : E2 { void f(I<i1> a, I<E3::i2> b, AU<In::i1> c, AU<IC::z> d, AU<z> e) { auto l = [] __device__ {}; } };
void f7(I<E3::i1> a, I<E2::In::i2> b, AU<E3::In::i1> c, AU<E3::z> d) { auto l = [] __device__ () -> AU<E3::i1> { return {}; }; auto m = [x = AU<E3::z>{}] __device__ {}; }
