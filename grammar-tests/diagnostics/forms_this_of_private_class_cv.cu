// std: 17
// copies of this, and const member functions, in a private member class
class Wrap {
struct Body { int m;
  void c() const { auto l1 = [this] __device__ () { return m; }; auto l2 = [*this] __device__ () { return m; }; auto l3 = [*this] __device__ () mutable { return ++m; }; }
  void v() volatile { auto l1 = [this] __device__ () { return m; }; auto l2 = [=] __device__ () { return m; }; }
  void n() { auto l1 = [this] __device__ () mutable { return ++m; }; auto l2 = [*this] __device__ () mutable { return ++m; }; auto l3 = [=] __device__ () mutable { return ++m; }; } };

};
