// std: 17
// Members of partial specialisations whose template parameters have other names where they are defined.
template <class F> int run(F f) { return 0; }
template <class A, class B> struct S { int m0; void f(int k); }; template <class T> struct S<T, int> { int m1; void f(int k); }; template <class T> struct S<int, T> { int m2; void f(int k) const; }; template <class T> struct S<T *, T> { int m3; static void f(int m3); }; template <class T, class U> struct S<T (*)(U), U> { int m5; void f(U k); };
template <class Z> void S<Z, int>::f(int k) { run([=] __device__ { return k + m1; }); }
template <class W> void S<int, W>::f(int k) const { run([=] __device__ { return m2 + k; }); }
template <class Q> void S<Q *, Q>::f(int m3) { run([=] __device__ { return m3; }); }
template <class R, class A1> void S<R (*)(A1), A1>::f(A1 k) { run([=] __device__ { return m5 + k; }); }
template <int N, int M = 1> struct I { int d[N]; void f(int k); }; template <int M> struct I<0, M> { int z; void f(int k); }; template <int B> void I<0, B>::f(int k) { run([=] __device__ { return z; }); }
