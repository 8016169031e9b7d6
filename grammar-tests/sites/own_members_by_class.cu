// std: 17
// members of classes by the injected class name: in templates enumerators and static functions are written alone
template <class F> int use(F f);
enum En { e0, e1 }; enum class Ec { c0, c1 }; enum Eneg { n0 = 1, n1 };
namespace n { enum Ns { s0, s1 }; struct C { enum In { i0, i1 }; enum class Ic { j0 }; static constexpr int k = 1; enum { U0 = 3 }; static int v; static int fn(); int m; void mem(); }; }
template <class T> struct S { enum { K = 3 }; enum E { E0 }; enum class Ec { F0 }; static constexpr int c = 2; static int s; int n; static int fn(int); void a(); void b() { use([x = K, y = E0, z = S::K, w = S::E0, v = S<T>::K, u = S<int>::K, t = E::E0, r = Ec::F0, q = S::Ec::F0] __device__ { return 1; }); use([x = c, y = S::c, z = S<T>::c, w = S<int>::c, v = s, u = S::s, t = fn(1), r = S::fn(2), q = this->fn(3)] __device__ { return 1; }); use([x = n, y = S::n, z = this->S::n, w = this->n, v = (*this).n] __device__ { return 1; }); } };
template <class T> void S<T>::a() { use([x = K, y = E0, z = S::K, w = S::E0, v = S<T>::K, u = S<int>::K, t = E::E0, r = Ec::F0] __device__ { return 1; }); use([x = c, y = S::c, z = S<T>::c, v = s, u = S::s, t = fn(1), r = S::fn(2)] __device__ { return 1; }); }
void n::C::mem() { use([x = i0, y = In::i0, z = C::i0, w = n::C::i0, v = Ic::j0, u = U0, t = C::U0, r = k, q = C::k, p = v, o = C::v, l = fn(), j = C::fn(), i = m, h = C::m, g = this->C::m] __device__ { return 1; }); }
void f() {
  use([x = n::s0, y = n::Ns::s1, z = n::C::i0, w = n::C::In::i1, v = n::C::Ic::j0, u = n::C::k, t = n::C::U0, s = n::C::v, r = n::C::fn()] __device__ { return 1; });
  using namespace n;
  use([x = s0, y = Ns::s1, z = C::i0, w = C::In::i1, v = C::Ic::j0, u = C::k, t = C::U0, s = C::v, r = C::fn(), q = &C::m, p = &C::v, o = C::fn] __device__ { return 1; });
  use([x = S<int>::K, y = S<int>::E0, z = S<Ec>::c, w = S<C>::s, v = S<C::In>::fn(1), u = &S<Ns>::n] __device__ { return 1; });
  n::C c; auto &d = c; n::C *p = &c;
  use([x = c.k, y = c.i0, z = p->U0, w = d.v, v = p->fn(), u = (*p).m] __device__ { return 1; });
  enum L { l0, l1 }; enum class Lc { m0 };
  use([x = (int)l0, y = int(l1), z = (int)Lc::m0] __device__ { return 1; });
}
