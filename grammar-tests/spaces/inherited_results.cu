// std: 17
// what a member function of a base returns
template <class D> struct Base { __host__ __device__ D &both() { return static_cast<D &>(*this); }
  __host__ __device__ D *ptr() { return static_cast<D *>(this); } };
struct B : Base<B> { __device__ int impl() { return 1; } int himpl() { return 1; } };
int host() { B b; return b.both().impl(); }
int host2() { B b;
  return b.impl(); }
int host3(B &b) { return b.ptr()->impl(); }
__global__ void k(B b, int *p) { p[0] = b.both().himpl();
  p[1] = b.ptr()->himpl(); }
