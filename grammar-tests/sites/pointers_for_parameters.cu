// std: 17
// Explicit specialisations for pointers, which have the argument in the place of the parameter.
struct pfp { struct K { }; template <class T> void f(T t); };
template <> void pfp::f<pfp::K *>(K *k) { auto l = [k] __device__ {}; }
template <> void pfp::f<pfp::K>(K k) { auto l = [k] __device__ {}; }
namespace nfp { struct pfp { struct K { }; template <class T> void f(T t); }; template <> void pfp::f<pfp::K *>(K *k) { auto l = [k] __device__ {}; } }
template <> void nfp::pfp::f<nfp::pfp::K>(K k) { auto l = [k] __device__ {}; }
template <> void nfp::pfp::f<const nfp::pfp::K &>(const K &k) { auto l = [k] __device__ {}; }
template <class T> struct ofp { }; template <class T> void pfp1(T t); template <class T> void pfp2(T *t); template <class T> void pfp3(const T &t); template <class T> void pfp4(T &&t, T u); template <class T> T pfp5(T (*)(T)); template <class T> void pfp6(ofp<T>, T[3], T **);
namespace nfp { struct N { }; enum E { e }; template <class T> void in(T t, T *u); template <> void in<N *>(N *t, N **u) { auto q = [t] __device__ {}; } template <> void in<const char *>(const char *t, const char **u) { auto q = [t] __device__ {}; } }
struct pfp_k { };
template <> void pfp1<pfp_k *>(pfp_k *t) { auto q = [t] __device__ {}; }
template <> void pfp1<nfp::N *>(nfp::N *t) { auto q = [t] __device__ {}; }
template <> void pfp1(nfp::N **t) { auto q = [t] __device__ {}; }
template <> void pfp2<nfp::N *>(nfp::N **t) { auto q = [t] __device__ {}; }
template <> void pfp3<nfp::N *>(nfp::N *const &t) { auto q = [t] __device__ {}; }
template <> void pfp4<nfp::N &>(nfp::N &t, nfp::N &u) { auto q = [t] __device__ {}; }
template <> nfp::N *pfp5<nfp::N *>(nfp::N *(*)(nfp::N *)) { auto q = [] __device__ {}; return 0; }
template <> void pfp6<nfp::N *>(ofp<nfp::N *>, nfp::N *a[3], nfp::N ***) { auto q = [a] __device__ {}; }
template <> void pfp1<const nfp::N *>(const nfp::N *t) { auto q = [t] __device__ {}; }
template <> void nfp::in<nfp::E *>(E *t, E **u) { auto q = [t] __device__ {}; }
template <> void nfp::in<nfp::E>(E t, E *u) { auto q = [t] __device__ {}; }
template <> void nfp::in<pfp_k *>(pfp_k *t, ::pfp_k **u) { auto q = [t] __device__ {}; }
template <class T> void pfp7(T, int); template <class U> void pfp7(U u, int v) { auto q = [u, v] __device__ {}; } template <> void pfp7(char c, int w) { auto q = [c, w] __device__ {}; } template <> void pfp7<float>(float c, int w) { auto q = [c, w] __device__ {}; }
