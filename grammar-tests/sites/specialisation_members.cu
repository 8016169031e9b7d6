// std: 17
// Explicit specialisations of members have the types of the declaration in the class; members of a specialisation have
// their own.
template <class F> void run(F f) {}
template <class T> struct Y { using type = T *; };
namespace q { struct Z { int x; using In = int; }; struct K { int x; }; template <class T> struct X { void m(T u, K k); }; }
template <class T> struct X {
  using V = T;
  struct In { T t; void m(T u, In i); };
  template <class U> struct Of { void m(T u, U v); };
  void m(T u, typename Y<T>::type z);
  void v(V u);
  void o(T u);
  void o(T *u);
  template <class U> void t(U u, typename Y<U>::type z, In i);
};
template <class T> struct S { template <class U> static U s(U u, typename T::In z); };
template <> void X<int>::m(int u, int *z) { run([=] __device__ () { return (void)u, 0; }); }
template <> void X<int>::v(int u) { run([=] __device__ () { return (void)u, 0; }); }
template <> void X<int>::o(int *u) { run([=] __device__ () { return (void)u, 0; }); }
template <> void X<int>::o(int u) { run([=] __device__ () { return (void)u, 0; }); }
template <> template <> void X<int>::t<char>(char u, char *z, In i) { run([=] __device__ () { return (void)u, 0; }); }
template <> template <> q::Z S<q::Z>::s(q::Z u, int z) { run([=] __device__ () { return (void)u, 0; }); return u; }
template <> void X<int>::In::m(int u, In i) { run([=] __device__ () { return (void)u, 0; }); }
template <> template <> void X<int>::Of<char>::m(int u, char v) { run([=] __device__ () { return (void)u, 0; }); }
template <> void q::X<q::Z>::m(q::Z u, K k) { run([=] __device__ () { return (void)u, 0; }); }
template <> struct X<char> { using V = char; void m(V u); };
void X<char>::m(char u) { run([=] __device__ () { return (void)u, 0; }); }
struct P { template <class U> void m(U u, typename Y<U>::type z); };
template <> void P::m<char>(char u, char *z) { run([=] __device__ () { return (void)u, 0; }); }
