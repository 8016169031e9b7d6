// std: 17
template <class F> void run(F f);
template <int N> struct A {};
template <int N> void f1(A<N < 4 ? N : 4> a) { run([=] __device__ { (void)a; }); }
template <int N> void f2(A<(N < 4) ? N : 4> a) { run([=] __device__ { (void)a; }); }
template <int N> void f3(A<N < 4> a) { run([=] __device__ { (void)a; }); }
template <int N, int M> void f4(A<N < M ? N : M> a) { run([=] __device__ { (void)a; }); }
template <int N, int M> void f5(A<N < M && N < 3> a) { run([=] __device__ { (void)a; }); }
template <int N, int M> void f6(int (&a)[N < M ? N : M]) { run([=] __device__ { (void)a; }); }
void g() { A<3 < 4 ? 3 : 4> a; run([=] __device__ { (void)a; }); }
template <int N, int M> void h() { A<N < M ? N : M> a; run([=] __device__ { (void)a; }); A<N < M> b; run([=] __device__ { (void)b; }); constexpr int k = N < M ? N : M; A<k> c; run([=] __device__ { (void)c; (void)k; }); }
