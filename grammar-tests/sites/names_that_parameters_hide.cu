// std: 20
template <class F> int run(F f);
template <class T, class U = int> struct One { using type = T; };
namespace d { void fn(int); template <class T> void tfn(T); int var; struct cls { }; enum en { e1 }; using al = int; namespace sub { }
template <class M> struct A { using ms = M; int mem; void memf(); struct Nest { };
  void a1(One<ms> fn) { run([=] __device__ {}); }
  void a2(One<ms> tfn) { run([=] __device__ {}); }
  void a3(One<ms> var) { run([=] __device__ {}); }
  void a4(One<ms> cls) { run([=] __device__ {}); }
  void a5(One<ms> en) { run([=] __device__ {}); }
  void a6(One<ms> e1) { run([=] __device__ {}); }
  void a7(One<ms> al) { run([=] __device__ {}); }
  void a8(One<ms> mem) { run([=] __device__ {}); }
  void a9(One<ms> memf) { run([=] __device__ {}); }
  void b1(One<ms> Nest) { run([=] __device__ {}); }
  void b2(One<ms> run_) { int fn = 1; run([=] __device__ {}); }
  void b3(One<ms> x) { run([=] __device__ {}); int fn = 1; }
  void b4(One<ms> x) { run([=] __device__ {}); { int fn; } }
  void b5(One<ms> run) { ::run([=] __device__ {}); }
  void b6(One<ms> One) { run([=] __device__ {}); }
  void b7(One<ms> sub) { run([=] __device__ {}); }
  void b8(One<ms> d) { run([=] __device__ {}); }
  void b9(One<ms> x, int fn) { run([=] __device__ {}); }
  template <class fn> void c1(One<ms> x) { run([=] __device__ {}); }
  void c2(One<ms> ms2) { struct fn { }; run([=] __device__ {}); }
  void c4(One<ms> b1) { run([=] __device__ {}); }
};
template <class M> struct B : M { using ms = M; void a1(One<ms> fn) { run([=] __device__ {}); } };
void fr(One<al> fn) { run([=] __device__ {}); }
template <class T> void ft(One<al, T> fn) { run([=] __device__ {}); }
}
