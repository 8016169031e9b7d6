// std: 17
// captures of this in a local class
void wrapping() { struct Wrap {
struct Body { int m;
  void go() {
    auto l1 = [this] __host__ __device__ () { return m; };
    auto l2 = [=] __host__ __device__ () { return m; };
    auto l3 = [*this] __host__ __device__ () { return m; };
    auto l4 = [*this] __host__ __device__ () mutable { return ++m; };
    auto l5 = [this] __host__ __device__ () mutable { return ++m; };
  } };

}; }
