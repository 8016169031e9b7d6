// std: 17
// A first capture inside an `if constexpr` of a lambda in a lambda: in a template the outermost alone is reported.
template <class F> int eat(F f) { return 0; }
struct C { int z; int m(int a); template <class T> int t(T a); };
int C::m(int a) {
  eat([=] __host__ __device__ () {
    eat([=] __device__ () {
      if constexpr (true) { (void)a; }
    });
  });
  eat([=] __host__ __device__ () {
    eat([=] __device__ (auto q) {
      if constexpr (true) { (void)a; }
    });
  });
  eat([=] __host__ __device__ (auto q) {
    eat([=] __device__ () {
      if constexpr (true) { (void)a; }
    });
  });
  return 0;
}
template <class T> int C::t(T a) {
  eat([=] __host__ __device__ () {
    eat([=] __device__ () {
      if constexpr (true) { (void)this->z; }
    });
  });
  eat([=] __host__ __device__ () {
    (void)a;
    eat([=] __device__ () {
      if constexpr (true) { (void)a; }
    });
  });
  eat([=] __host__ __device__ () {
    eat([=] __device__ () {
      if constexpr (true) { (void)a; }
    });
    eat([=] __device__ () {
      if constexpr (false) { (void)a; }
    });
  });
  eat([=] () {
    eat([=] __host__ __device__ () {
      eat([=] __host__ __device__ () {
        eat([=] __device__ () {
          if constexpr (true) { (void)a; }
        });
      });
    });
  });
  return 0;
}
template <class T> int f(T a);
template <> int f<int>(int a) {
  eat([=] __host__ __device__ () {
    eat([=] __device__ () {
      if constexpr (true) { (void)a; }
    });
  });
  return 0;
}
