// std: 17
// captures of this in a private member class
class Wrap {
struct Body {
  int m; int sm;
  int method() const; static int smethod(); static int count;
  void go(int p) {
    auto l1 = [this] __device__ () { return m; };
    auto l2 = [=] __device__ () { return m + p; };
    auto l3 = [=] __device__ () { return p + m; };
    auto l4 = [*this] __device__ () { return m; };
    auto l5 = [*this, p] __device__ () { return m + p; };
    auto l6 = [p, this] __device__ () { return m + p; };
    auto l7 = [=, *this] __device__ () { return m + p; };
    auto l8 = [=] __device__ () { return this->m; };
    auto l9 = [=] __device__ () { return (*this).m; };
    auto l10 = [=] __device__ () { return smethod() + count; };
    auto l11 = [=] __device__ () { return sizeof(m) + sizeof(this->sm); };
    auto l12 = [=] __device__ () { return this; };
    auto l13 = [=] __device__ () { return Body::m + Body::count; };
  }
};

};
