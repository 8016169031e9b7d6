// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
struct C6 {
  template <class M> void m9(M (*c)(M));
  template <class M> void m8(M c);
  template <class M> void m7(M (*c)[3]);
  template <class M> void m6(void (*c)(M));
  void m5(int (*c)(int));
  template <class M> void m4(M (*)(M), int);
};
template <class M> void C6::m9(M (*c)(M)) { eat([=] __device__ { }); }
template <class M> void C6::m8(M c) { eat([=] __device__ { }); }
template <class M> void C6::m7(M (*c)[3]) { eat([=] __device__ { }); }
template <class M> void C6::m6(void (*c)(M)) { eat([=] __device__ { }); }
void C6::m5(int (*c)(int)) { eat([=] __device__ { }); }
template <class M> void C6::m4(M (*)(M), int) { eat([=] __device__ { }); }
struct A { int a; };
template <class M> struct C7 {
  template <class N> static auto k(N (&c)[3]) -> N;
  template <class N, int (*P)(int)> void l(N (A::*c)(M)) const;
  template <int N> void m(int (&c)[N]) noexcept;
};
template <class M> template <class N> auto C7<M>::k(N (&c)[3]) -> N { eat([=] __device__ { }); return N(); }
template <class M> template <class N, int (*P)(int)> void C7<M>::l(N (A::*c)(M)) const { eat([=] __device__ { }); }
template <class M> template <int N> void C7<M>::m(int (&c)[N]) noexcept { eat([=] __device__ { }); }
template <class T> void fz(void (*c)(T));
template <class T> void fz(void (*c)(T)) { eat([=] __device__ { }); }
template <class T> static int fy(T (*c)(int), T (&d)[2]);
template <class T> int fy(T (*c)(int), T (&d)[2]) { return eat([=] __device__ { }); }
