// std: 17
template <class F> int run(F f) { return 0; }
namespace ns { struct Ty {}; template <class T> struct Tm { using type = T; };
template <class T> void a(ns::Tm<T> *p, int n) { using ns = T; run([n] __device__ { return n; }); }
template <class T> void b(ns::Ty p, int n) { struct ns { T t; }; run([n] __device__ { return n; }); }
template <class T> void c(Tm<T> p, Ty q, int n) { using Ty = T; run([n] __device__ { return n; }); }
}
