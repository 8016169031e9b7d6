// std: 20
struct HostSpace {};
template <class F> void run(F f);
template <class T, class D, class L = int, class M = HostSpace> struct ChunkSpan { };
template <class T> struct One { };
template <class M> struct Ev {
  using memory_space = M; using other = int;
  template <class L> void f1(ChunkSpan<double, int, L, memory_space> x) { run([=] __device__ {}); if (true) { run([=] __device__ {}); } run([=] __device__ {}); }
  template <class L> void f2(ChunkSpan<double, int, L, memory_space> x) { using loc = int; run([=] __device__ {}); { int z; run([=] __device__ {}); } }
  void f3(One<memory_space> x, memory_space y, memory_space *z, other w, One<other> v) { run([=] __device__ {}); if (true) { run([=] __device__ {}); } using q = int; run([=] __device__ {}); }
  void f4(memory_space y) { if (true) run([=] __device__ {}); for (int i = 0; i < 3; i++) run([=] __device__ {}); }
  void f5(One<memory_space> x) { if (true) run([=] __device__ {}); for (int i = 0; i < 3; i++) run([=] __device__ {}); for (int i = 0; i < 3; i++) { run([=] __device__ {}); } { run([=] __device__ {}); } }
  void f6(One<memory_space> x) { if constexpr (true) { run([=] __device__ {}); } else { } }
  void f7(One<memory_space> x) { typedef int loc; run([=] __device__ () { }); }
  void f8(One<memory_space> x) { struct Loc { }; run([=] __device__ () { }); }
  void f9(One<memory_space> x) { run([=] __device__ () -> One<memory_space> { return {}; }); { run([=] __device__ () -> One<memory_space> { return {}; }); } }
  One<memory_space> g1() { { run([=] __device__ () { }); } return {}; }
};
template <class T> struct Out { using memory_space = T; void f(One<memory_space>); };
template <class T> void Out<T>::f(One<memory_space>) { run([] __device__ {}); { run([] __device__ {}); } }
struct Plain { using memory_space = HostSpace; void f(One<memory_space>) { run([] __device__ {}); { run([] __device__ {}); } } };
