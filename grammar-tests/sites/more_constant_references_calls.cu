// std: 17
// Whether a reference is captured: what is called through a pointer is no constant, unless all of it is.
struct Many {
  int first;
  int const &arrays() const { return first; }
  static constexpr int shared = 3;
  constexpr int const &fixed() const { return shared; }
};
template <class MF> struct Base {
  int depth;
  int common(int) const;
};
template <class MF> struct Middle : Base<MF> {
  int level;
};
extern template struct Middle<Many>;
using Chosen = Middle<Many>;
struct Named : Middle<Many> {
  void members();
};
struct Last : Chosen {
  int own;
  void members();
};
template <class T> __host__ __device__ inline void use(T const &) {}
template <class F> void run(F f);
void calls(Many const *many, int n) {
  Many other{};
  Many const *p = many;
  if (n) { p = &other; }
  Many const *const q = many;
  auto const &a = p->arrays();
  auto const &b = q->arrays();
  auto const &c = p->fixed();
  auto const &d = (*p).arrays();
  run([=] __device__ { use(a); });
  run([=] __device__ { use(b); });
  run([=] __device__ { use(c); });
  run([=] __device__ { use(d); });
}
void Last::members() {
  run([=] __device__ { use(depth); });
  run([=] __device__ { use(level + own); });
  run([=] __device__ { use(common(1)); });
}
void Named::members() {
  run([=] __device__ { use(depth); });
  run([=] __device__ { use(level); });
}
