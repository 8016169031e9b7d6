// std: 17
// A directive names another function for the tag.
template <class F> int eat(F f);
void g(int); template <class T> void tg(T); struct S { static void sm(); void m(); }; namespace n { void h(); }
void f(int v) {
  eat([v] __nv_parent(&g) __device__ { return v; });
  eat([=] __device__ __nv_parent(&g) { return v; });
  eat([=] __nv_parent( & n::h ) __device__ (int i) -> int { return v; });
  eat([=] __nv_parent(&S::sm) __host__ __device__ (int i) { return v; });
  eat([=] __nv_parent(&f) __device__ (int i) { return v; });
  eat([=] __device__ (int i) { return v; });
  eat([] __nv_parent(&tg<int>) __device__ (int i) { return 1; });
  auto q = [v] __nv_parent(&g) __device__ { return v; };
}
template <class T> void t(T v) { eat([=] __nv_parent(&tg<T>) __device__ { return v; }); eat([=] __nv_parent(&g) __device__ { return v; }); }
struct M { void m(int v) { eat([=] __nv_parent(&M::m) __device__ { return v; }); eat([=] __nv_parent(&S::m) __device__ { return v; }); } };
