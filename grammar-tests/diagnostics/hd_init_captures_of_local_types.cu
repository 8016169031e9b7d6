// std: 17
// The types of init-captures that a host-device lambda may not have are not looked at.
template <class F> int eat(F f) { return 0; }
void f(int n) {
  eat([e = [=] { return n; }] __host__ __device__ (int w) { return 1; });
  struct L {};
  L l;
  eat([e = l] __host__ __device__ (int w) { return 1; });
  eat([l] __host__ __device__ (int w) { return 1; });
}
class C {
  struct Pr {};
  Pr pr;
public:
  void go(int k) { eat([e = pr] __host__ __device__ { }); eat([e = pr] __device__ { }); }
};
