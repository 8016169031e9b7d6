// std: 20
template <class F> int run(F f);
template <class T> struct One { using type = T; };
template <class M> struct Ev {
  using memory_space = M; 
  void a1(One<memory_space>) { if (run([=] __device__ {})) { } }
  void a2(One<memory_space>) { if (int i = 1; run([=] __device__ {})) { } }
  void a3(One<memory_space>) { while (int i = run([=] __device__ {})) { } }
  void a4(One<memory_space>) { for (; run([=] __device__ {}); ) { } }
  void a5(One<memory_space>) { for (; ; run([=] __device__ {})) { } }
  void a6(One<memory_space>) { for (run([=] __device__ {}); ; ) { } }
  void a7(One<memory_space>) { for (int i = 0; run([=] __device__ {}); run([=] __device__ {})) { } }
  void a8(One<memory_space>) { switch (int i = run([=] __device__ {})) { } }
  void a9(One<memory_space>) { for (int k = 1; int i : {run([=] __device__ {})}) ; }
  void b1(One<memory_space>) { while (1) run([=] __device__ {}); }
  void b2(One<memory_space>) { for (int i : {1}) run([=] __device__ {}); }
  void b3(One<memory_space>) { if constexpr (sizeof(M) == 1) run([=] __device__ {}); else run([=] __device__ {}); }
  void b4(One<memory_space>) { if (1) { } else if (run([=] __device__ {})) { } }
};
struct Plain { using ms = int; template <class T> void p1(One<ms>, T) { run([=] __device__ {}); { run([=] __device__ {}); } } void p2(One<ms>) { run([=] __device__ {}); } };
template <class T> struct Outer { using os = T; struct In { using is = int; void q1(One<os>, One<is>) { run([=] __device__ {}); { run([=] __device__ {}); } } }; };
template <class T> struct Se { using ms = int; };
template <> struct Se<int> { using ms = char; void s1(One<ms>) { run([=] __device__ {}); } template <class T> void s2(One<ms>, T) { run([=] __device__ {}); { run([=] __device__ {}); } } };
template <class T> struct Fwd { using ms = int; template <class U> void s2(One<ms>, U); };
template <> template <class U> void Fwd<int>::s2(One<ms>, U) { run([=] __device__ {}); { run([=] __device__ {}); } }
template <class T> template <class U> void Fwd<T>::s2(One<ms>, U) { run([=] __device__ {}); { run([=] __device__ {}); } }
void Pl(One<Plain::ms>) { run([=] __device__ {}); }
