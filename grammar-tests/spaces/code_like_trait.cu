// std: 17
// Tags, traits and policies: the class that is called comes from a template argument
#define HD __host__ __device__
struct Fast { HD static int f(int i) { return i; } static int g(int i) { return i; } HD int operator()(int i) const { return i; } };
struct Slow { static int f(int i) { return i; } static int g(int i) { return i; } int operator()(int i) const { return i; } };
template <class P> struct Wrap { P p; HD int go(int i) const { return p(i); } HD int st(int i) const { return P::f(i); } };
template <class P> __device__ int dev(int i) { return P::f(i) + P::g(i); }
template <class P> HD int both(P p, int i) { return p(i); }
template <class P> __global__ void kern(P p) { p(1); P::f(2); }
template <class P> __global__ void kern2() { P p{}; p(1); auto q = p; q(2); }
template <class P> struct Op { __device__ void operator()(int i) { dev<P>(i); P::g(i); Wrap<P> w{}; w.go(i); } };
template <class P> __device__ int nested(int i) { return Wrap<P>{}.st(i); }
template <class T> struct Tr; template <> struct Tr<int> { using type = Slow; static int v() { return 1; } };
template <> struct Tr<float> { using type = Fast; HD static int v() { return 1; } };
template <class T> __global__ void via() { typename Tr<T>::type t{}; t(1); Tr<T>::v(); Tr<T>::type::f(1); }
template <class T> using tr_t = typename Tr<T>::type;
template <class T> __global__ void via2() { tr_t<T> t{}; t(1); both(t, 2); both(tr_t<T>{}, 3); }
template <class F> __global__ void runs(F f) { f(1); }
void host() {
  kern<<<1, 1>>>(Fast{}); kern<<<1, 1>>>(Slow{});
  kern2<Slow><<<1, 1>>>(); kern2<Fast><<<1, 1>>>();
  runs<<<1, 1>>>(Op<Slow>{}); runs<<<1, 1>>>(Op<Fast>{});
  via<int><<<1, 1>>>(); via<float><<<1, 1>>>();
  via2<int><<<1, 1>>>(); via2<float><<<1, 1>>>();
  Slow s;
  runs<<<1, 1>>>([=] __device__(int i) { both(s, i); dev<Slow>(i); nested<Slow>(i); nested<Fast>(i); return s(i); });
  auto w = Wrap<Slow>{};
  runs<<<1, 1>>>([=] __device__(int i) { return w.go(i) + w.st(i); });
}
