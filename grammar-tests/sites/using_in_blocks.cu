// std: 17
// using declarations, directives and namespace aliases in blocks
template <class F> void use(F f);
namespace g {
namespace h { struct Hs { int a; }; template <class T> struct Tp { T t; }; int fn(int); constexpr int kc = 4; enum En { ea, eb }; namespace i { struct Is { int v; }; } }
struct Gs { int z; };
}
void f1() {
  using namespace g;
  h::Hs p{};
  h::Tp<Gs> q{};
  use([=] __device__ { return p.a + q.t.z; });
  use([x = h::Hs{1}] __device__ { return x.a; });
  use([x = h::Tp<h::Hs>{}] __device__ { return 1; });
  use([x = h::fn(1)] __device__ { return 1; });
  use([x = h::kc] __device__ { return 1; });
  use([x = h::ea] __device__ { return 1; });
  use([] __device__ () -> h::Hs { return {}; });
  use([] __device__ (h::Tp<int> k) -> Gs { return {}; });
}
void f2() {
  namespace a = g::h;
  a::Hs p{};
  use([=] __device__ { return p.a; });
  use([x = a::Hs{1}] __device__ { return x.a; });
  use([x = a::fn(1)] __device__ { return 1; });
  use([] __device__ () -> a::Hs { return {}; });
  { using a::Hs; Hs k{}; use([=] __device__ () -> Hs { return k; }); use([x = Hs{2}] __device__ () { return 1; }); use([x = sizeof(Hs)] __device__ () { return 1; });}
  { using namespace a; i::Is k{}; use([=] __device__ () -> i::Is { return k; }); use([x = i::Is{2}] __device__ () { return 1; }); use([x = (i::Is*)nullptr] __device__ () { return 1; });}
}
struct S {
  using T = g::h::Hs;
  enum E { e1 = 3 };
  static constexpr int n = 3;
  T t;
  void m() {
    using namespace g;
    auto k = t;
    use([=] __device__ () -> T { return k; });
    use([x = T{1}] __device__ () { return 1; });
    use([x = e1, y = n, z = E(1)] __device__ () { return 1; });
    h::Tp<T> l{};
    use([l] __device__ (T p) -> h::Tp<T> { return l; });
  }
  template <class U> void mt(U u) {
    using g::h::Tp;
    Tp<U> k{u};
    use([k] __device__ () -> Tp<U> { return k; });
    use([x = Tp<U>{u}] __device__ () { return 1; });
    use([x = g::h::fn(n)] __device__ () { return 1; });
  }
};
template <class T> struct W : T { using typename T::type; using V = type; void m(type a) { use([=] __device__ () -> type { return a; }); use([=] __device__ () -> V { return a; }); use([x = type()] __device__ () { return 1; });} };
