// std: 17
// Enclosing functions: macros, members of members of templates, operators, specialisations, attributes, declarators.
#define DEF(name, T) T name(T a) { auto l = [=] __device__ { return a; }; return a; }
#define HEAD(R, n) R n
#define BODY auto l = [=] __device__ { return a; };
#define TPL template <class T>
#define NSB namespace nsb {
#define NSE }
DEF(d1, int) DEF(d2, float) HEAD(void, d3)(int a) { BODY } TPL void d4(T a) { BODY } NSB void d5(int a) { BODY } TPL struct S { void m(T a) { BODY } }; NSE
namespace a::b { struct C { struct D { template <class T> struct E { template <class U> void f(T a, U u); void g(E a) const &; static E h(E a); template <class U> static void k(U a); template <class U> struct F { void q(F a, E e, T t, U u); }; }; void f(D a); }; friend void fr2(C a); operator bool() volatile; template <class T> C &operator<<(T a); void operator()(int a) noexcept(noexcept(C())); C *operator->*(int a); void operator,(int a); C &operator[](const char *a) &&; static void *operator new(unsigned long a); void operator=(int a); bool operator!() const; C operator++(int a); ~C(); C(); }; void fr2(C a); template <class T> void fr(T a, C c); void ov(int a); void ov(float a); inline namespace v { void iv(int a); template <class T> struct IT { void f(T a); }; } namespace { void anon(int a) { BODY } } }
template <class T> template <class U> void a::b::C::D::E<T>::f(T a, U u) { BODY }
template <class T> void a::b::C::D::E<T>::g(E a) const & { BODY }
template <class T> a::b::C::D::E<T> a::b::C::D::E<T>::h(E a) { BODY return a; }
template <class T> template <class U> void a::b::C::D::E<T>::k(U a) { BODY }
template <class T> template <class U> void a::b::C::D::E<T>::F<U>::q(F a, E e, T t, U u) { BODY }
void a::b::C::D::f(D a) { BODY }
void a::b::fr2(C a) { BODY }
a::b::C::operator bool() volatile { int a = 0; BODY return true; }
namespace a { template <class T> b::C &b::C::operator<<(T a) { BODY return *this; } }
namespace a::b { void C::operator()(int a) noexcept(noexcept(C())) { BODY } C *C::operator->*(int a) { BODY return this; } void C::operator,(int a) { BODY } C &C::operator[](const char *a) && { BODY return *this; } void *C::operator new(unsigned long a) { BODY return 0; } void C::operator=(int a) { BODY } bool C::operator!() const { int a = 0; BODY return true; } C C::operator++(int a) { BODY return C(); } }
void a::b::ov(int a) { BODY } void a::b::ov(float a) { BODY } void a::b::iv(int a) { BODY } template <class T> void a::b::IT<T>::f(T a) { BODY } void a::b::v::iv(int a);
template <> void a::b::IT<int>::f(int a) { BODY } template <> template <> void a::b::C::D::E<int>::f(int a, float u) { BODY } template <> void a::b::fr(long a, C c) { auto l = [=] __device__ { return a; }; }
template <int N, class... Ts> struct Vr { template <template <class...> class C, int... Is> void f(C<Ts...> a, Vr<Is, Ts...>... vs) { BODY } template <class T = int, int M = N> auto g(T a) const -> Vr<M, T> { BODY return {}; } };
[[nodiscard]] static inline constexpr auto attr(int a) -> int { return a; } extern "C" __attribute__((unused)) int attr2 [[maybe_unused]] (int a [[maybe_unused]], [[maybe_unused]] int b) { BODY return 1; } __host__ __device__ void hd(int a) { BODY } __host__ static void hh(int a) { BODY } int (attr3)(int a) { BODY return 1; } int (*attr4(int a))[3] { BODY return 0; } unsigned attr5(a::b::C const a, int const *const b) { BODY return 1; } auto attr6(int a) -> decltype(a + 1) { BODY return 1; } int long unsigned attr7(long a, ...) { BODY return 1; } void attr8(int a, int = 3, void (*)(int) = nullptr, int[] = nullptr) { BODY } void attr9(int a) throw() { BODY } void attr10(int a) noexcept(false) { BODY } int main(int argc, char **a) { BODY }
