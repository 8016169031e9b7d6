// std: 17
// `template` after a namespace says nothing.
namespace N { template <class T> class PS { T v; public: typedef T V; template <class U> struct In {}; }; namespace M { template <class T> struct Q {}; } }
struct O { template <class T> struct P {}; };
template <class F> void run(F f);
template <class T> void g(const N::template PS<T> &fR, int *p) { run([=] __device__ (int i) { p[i] = 0; }); }
template <class T> void h(typename N::template PS<T>::V fR, int *p) { run([=] __device__ (int i) { p[i] = 0; }); }
template <class T> void k(N::template PS<int> fR, N::M::template Q<T> q, T *p) { run([=] __device__ (int i) { p[i] = 0; }); }
template <class T> void l(O::template P<T> fR, O::template P<int> q, T *p) { run([=] __device__ (int i) { p[i] = 0; }); }
template <class T> void m(typename N::PS<T>::template In<int> fR, T *p) { run([=] __device__ (int i) { p[i] = 0; }); }
template <class T> void n(T *p) { run([=] __device__ (int i) -> N::template PS<T> * { p[i] = 0; return 0; }); run([=, q = (N::template PS<T> *)0] __device__ (int i) { p[i] = 0; return 0; }); }
void o(N::template PS<int> fR, ::N::M::template Q<int> q, int *p) { run([=] __device__ (int i) { p[i] = 0; }); }
void use() { N::PS<float> s; g<float>(s, nullptr); h<int>(0, nullptr); k<int>(N::PS<int>(), N::M::Q<int>(), nullptr); l<int>(O::P<int>(), O::P<int>(), nullptr); m<int>({}, nullptr); n<int>(nullptr); }
