// std: 20
template <class F> int run(F f);
template <class T, class U = int> struct One { using type = T; };
namespace d { void fn(int);
template <class M> struct A { using ms = M;
  void a1(One<ms> fn) { auto l = [&] { run([=] __device__ {}); }; }
  void a2(One<ms> x) { auto l = [&](int fn) { run([=] __device__ {}); }; }
  void a3(int fn) { run([=] __device__ () -> One<ms> { return {}; }); run([x = One<ms>()] __device__ () { }); }
  void a4(One<ms> x) { auto l = [fn = 3] { run([=] __device__ {}); }; }
  void a5(One<ms> x) { run([fn = 3] __device__ {}); run([=] __device__ (int fn) {}); }
  void a6(One<ms> x, void (*fn)(int)) { run([=] __device__ {}); }
  void a7(One<ms> x, int (&fn)[3]) { run([=] __device__ {}); }
  template <class... T> void a8(One<ms> x, T... fn) { run([=] __device__ {}); }
  static void a9(One<ms> fn) { run([=] __device__ {}); }
  void b1(One<ms>); void b2(One<ms> fn);
};
template <class M> void A<M>::b1(One<ms> fn) { run([=] __device__ {}); }
template <class M> void A<M>::b2(One<ms> x) { run([=] __device__ {}); }
}
namespace e { template <class M> struct A { using ms = M; void a1(One<ms> fn) { run([=] __device__ {}); } void a2(One<ms> fn2) { run([=] __device__ {}); } }; void fn2(int); }
namespace f { using namespace d; template <class M> struct C { using ms = M; void a1(One<ms> fn) { run([=] __device__ {}); } }; }
namespace g { using d::fn; template <class M> struct C { using ms = M; void a1(One<ms> fn) { run([=] __device__ {}); } }; }
struct Pl { using ms = int; template <class T> void a1(One<ms> run, T) { ::run([=] __device__ {}); } };
