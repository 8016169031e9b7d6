// std: 20
// paths of types: aliases, inline and unnamed namespaces, members of every kind
#include <utility>
#include <type_traits>
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
namespace a { struct X { int i; }; enum E { e }; enum class Ec { f }; typedef X XT; using XA = X; template <class T> struct V { struct I {}; typedef T ty; }; namespace b { struct Y {}; inline namespace v1 { struct Z {}; template <class T> struct W {}; } } namespace { struct Un {}; } inline namespace v2 { namespace deep { struct D {}; } } template <class T> using VA = V<T>; using PF = int (*)(int); }
namespace al = a::b; namespace al2 = a;
void f1(a::X x, a::XT y, a::XA z, a::E e, a::Ec f) { L; }
void f2(al::Y y, al::Z z, al2::X x, al2::b::Z q, al::W<a::X> w) { L; }
void f3(a::V<int>::I i, a::V<a::X>::ty j, a::VA<a::XT> k, a::PF p) { L; }
void f4(a::Un u, a::deep::D d, ::a::X x, ::a::b::Z z, ::al::Y y) { L; }
namespace a { void g1(X x, XT y, V<X>::I i, b::Y c, b::Z d, Un u, deep::D e, v2::deep::D f, ::a::X g, a::X h, al2::X j, a::b::Y k) { L; } namespace b { void g2(X x, Y y, Z z, Un u, W<Z> w, a::X q, v1::Z r, deep::D s) { L; } namespace c { void g3(X x, Y y, Z z, v1::Z r, b::Z t, W<v1::Z> w) { L; } } } }
using namespace a; using a::b::Y; using al::Z;
void f5(X x, XT y, XA z, E e, Ec f, V<X> g, V<a::X> h, V<X>::I i, Y j, Z k, b::Z l, b::Y m, deep::D n, Un o, VA<X> p, PF q) { L; }
using W2 = b::W<X>; using Fn = void(X); typedef int Arr[3]; typedef X &XR; typedef const X CX; typedef X *XP;
void f6(W2 w, Fn *f, Fn g, Arr a, Arr &b, XR c, CX d, XP e, const XP h, CX *i) { L; }
struct Outer { struct In { struct Deep {}; void m(Outer o, In i, Deep d, Outer::In j, In::Deep k, ::Outer::In l, X x) { L; } static void s(In i) { L; } In &operator=(const In &) { L; return *this; } In operator*() const & { L; return {}; } bool operator==(const In &o) const = default; }; typedef In IT; using namespace_t = int; In i(IT t, In::Deep d) const volatile && noexcept { L; return {}; } template <class T, class... Ts> requires true void t(T t, Ts &&...ts) requires (sizeof(T) > 0) { L; } auto tr(In i) const -> In { L; return {}; } operator In() const { L; return {}; } operator const In *() { L; return nullptr; } explicit operator bool() const noexcept { L; return true; } void operator()(int, In) { L; } In operator[](In i) { L; return i; } void *operator new(unsigned long n) { L; return nullptr; } void operator delete(void *p) { L; } Outer &operator++() { L; return *this; } Outer operator++(int) { L; return *this; } void operator,(int) { L; } In *operator->() { L; return nullptr; } int operator()() const volatile { L; return 0; } };
struct Der : Outer, a::X { void d(In i, IT j, Outer::In k, In::Deep l) { L; } void e(In i); IT g(IT); };
void Der::e(In i) { L; }
Outer::IT Der::g(IT x) { L; return x; }
int operator+(Outer a, int b) { L; return b; } Outer operator""_o(unsigned long long v) { L; return {}; } Outer operator-(Outer a) { L; return a; } template <class T> bool operator<(T a, Outer b) { L; return true; } std::pair<int, X> operator<<(X x, std::pair<X, E> p) { L; return {}; } void operator&&(X a, X b) { L; }
std::enable_if_t<true, X> sf(std::pair<const X *, E> a, std::remove_reference_t<X &> b, std::integral_constant<int, 3> c, decltype(a) d) { L; return {}; }
