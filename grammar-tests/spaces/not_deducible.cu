// std: 17
// a template of which a parameter cannot be deduced is no candidate where no arguments are written
enum class Mode { one, two };
void combine(float const &a, float &b, Mode) { b = a; }
template <Mode M, class A, class B> __host__ __device__ void combine(A const &a, B &b, float = 1, float = 0) { b = a; }
template <class M, class A> __host__ __device__ void keep(A const &) {}
void keep(int const &) {}
template <class F> __global__ void run(F f) { f(1); }
void caller(float *p, Mode m) {
  run<<<1, 1>>>([=] __host__ __device__ (int i) {
    combine(p[0], p[i], m);
    combine<Mode::one>(p[0], p[i]);
    keep(i);
    keep<int>(i);
  });
}
