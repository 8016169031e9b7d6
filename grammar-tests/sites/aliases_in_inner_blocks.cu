// std: 20
struct HostSpace {}; using gl = int; typedef HostSpace GT; namespace n { using na = long; }
template <class F> void run(F f);
template <class T> struct One { using type = T; };
template <class T, int N> struct Arr { };
template <class T> using Al = One<T>; template <class T> using Id = T;
struct Base0 { using b0 = int; };
template <class M> struct BaseT { using bt = M; };
template <class M> struct Ev : Base0, BaseT<M> {
  using memory_space = M; using other = int; template <class U> using At = One<U>; using one = One<M>; using fp = M (*)(int); using typename BaseT<M>::bt; typedef M tdef; struct Nest { }; using nal = Nest; enum En { e }; using enal = En; static const int sc = 3; using dep = typename M::type; using ref = M &;
  void a1(One<memory_space>, int) { auto l = [&] { run([=] __device__ {}); }; }
  void a2(One<memory_space>) { try { run([=] __device__ {}); } catch (...) { } switch (1) { case 1: run([=] __device__ {}); } do run([=] __device__ {}); while (0); }
  void a3(One<memory_space>) { int x = ({ run([=] __device__ {}); 3; }); }
  void a4(One<One<memory_space>> , One<memory_space *>, One<const memory_space>, One<memory_space (int)>, Arr<memory_space, sc>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void a5(One<gl>, One<GT>, One<n::na>, Arr<gl, 3>, Id<gl>, One<Id<M>>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void a6(One<tdef>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void a7(At<M>, One<At<M>>, At<memory_space>, Al<memory_space>, One<Al<memory_space>>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void a8(One<one>, One<fp>, One<nal>, One<enal>, One<Nest>, One<dep>, One<ref>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void a9(typename One<memory_space>::type, typename memory_space::type, One<Ev>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  void b1(decltype(One<memory_space>()), One<decltype(memory_space())>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  One<memory_space> b2(One<memory_space> (*)(One<memory_space>), One<memory_space> Ev::*) { run([=] __device__ {}); { run([=] __device__ {}); } return {}; }
  void b3() { run([x = One<memory_space>()] __device__ {}); { run([x = One<memory_space>()] __device__ {}); } }
  void b4() { run([=] __device__ () -> One<memory_space> { return {}; }); if (1) run([=] __device__ () -> One<memory_space> { return {}; }); }
  template <class T> void b5(One<T>, One<memory_space>, Arr<T, sizeof(memory_space)>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  static void b6(One<memory_space>) { run([=] __device__ {}); { run([=] __device__ {}); } }
  struct In { void c1(One<memory_space>, One<typename Ev::memory_space>) { run([=] __device__ {}); { run([=] __device__ {}); } } };
  template <class Q> struct InT { using qa = Q; void c2(One<memory_space>, One<qa>) { run([=] __device__ {}); { run([=] __device__ {}); } } };
};
template <class T> void fr(One<gl>, One<T>, One<Id<T>>) { using la = T; run([=] __device__ () -> One<la> { return {}; }); { run([=] __device__ () -> One<la> { return {}; }); } }
template <> struct Ev<char> { using memory_space = int; void d1(One<memory_space>) { run([=] __device__ {}); { run([=] __device__ {}); } } };
template <class T> struct Ev<T *> { using memory_space = T; using o = int; void d1(One<memory_space>, One<o>) { run([=] __device__ {}); { run([=] __device__ {}); } } };
template <class T> struct Late { using memory_space = T; void f(One<memory_space>); One<memory_space> g(One<T>); };
template <class T> void Late<T>::f(One<T>) { run([] __device__ {}); { run([] __device__ {}); } }
template <class T> auto Late<T>::g(One<memory_space>) -> One<memory_space> { run([] __device__ {}); { run([] __device__ {}); } return {}; }
