// std: 17
// options: relaxed-constexpr
// Objects whose constructors nobody writes, in default arguments: they are made where the default arguments are used.
#define HD __host__ __device__
template <class T>
struct Part {
  T v;
  __device__ Part(int a = 7) : v(a) {}
  int of_host(int a) const { return v + 1; }
};
struct Whole {
  int v = Part<int>().of_host(3);
  Whole() = default;
};
struct OnDevice {
  int v = Part<int>().of_host(3);
};
int by(const Whole &x) { return 1; }
HD int used(int a) {
  (void)by(Whole());
  return 1;
}
__device__ int used_on_device(int a) {
  OnDevice c;
  return c.v;
}
struct Left {
  int v;
  HD explicit Left(int a, int b = by(Whole())) : v(a + b) {}
};
HD int left_out(int a) {
  Left c(1);
  return c.v;
}
__global__ void kernel() {
  used(1);
  left_out(1);
}
