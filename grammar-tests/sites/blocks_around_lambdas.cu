// std: 20
template <class F> int run(F f);
template <class T> struct One { using type = T; };
template <class M> struct Ev {
  using memory_space = M; using other = int; int q; 
  void a1(One<memory_space>, int) { { auto l = [&] { run([=] __device__ {}); }; } }
  void a2(One<memory_space>, int) { auto l = [&] { { run([=] __device__ {}); } }; }
  void a3(One<memory_space>, int) { auto l = [&] { auto k = [&] { run([=] __device__ {}); }; }; }
  void a4(One<memory_space>, int) { auto l = [&] { if (1) { auto k = [&] { run([=] __device__ {}); }; } }; }
  void a5(One<memory_space>) try { run([=] __device__ {}); } catch (...) { run([=] __device__ {}); }
  void a6(One<memory_space>) { lab: run([=] __device__ {}); [[maybe_unused]] int z = run([=] __device__ {}); return; }
  void a7(One<memory_space>) { if (int i = run([=] __device__ {})) { } else if (int j = run([=] __device__ {})) { } for (int i = run([=] __device__ {}); i < 3; ) ; while (run([=] __device__ {})) { } for (int i : {run([=] __device__ {})}) ; switch (run([=] __device__ {})) { } do { } while (run([=] __device__ {})); }
  int a8(One<memory_space>) { return run([=] __device__ {}); }
  void a9(One<memory_space>) { struct L { void m(One<memory_space>) { } int d = 3; }; auto g = [x = run([=] __device__ {})] { }; static int s = run([=] __device__ {}); }
  void b1(One<memory_space>) { int w = run([=] __host__ __device__ { auto in = [=] { }; }); }
  void b2(One<memory_space>) { auto g = [](auto v, One<memory_space> *p = nullptr) { }; { auto lam = [=] __device__ (One<memory_space> p, memory_space q) { }; } }
  void b3(One<memory_space>) { [[likely]] { run([=] __device__ {}); } }
  void b4(One<memory_space>) { if (true) lab: run([=] __device__ {}); }
};
