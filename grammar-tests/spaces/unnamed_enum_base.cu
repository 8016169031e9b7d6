// std: 17
// Enumerations that have an underlying type and no name.

enum : unsigned { outer = 2 };

template <class T> struct Ops {
  enum : int { size = sizeof(T) };
  static T zero() { return T(0); }
  __host__ __device__ static T first() { return T(size + outer); }
  template <class P> __host__ __device__ static T sum(P p) { return p + zero() + first(); }
};

struct Plain {
  enum : long { count = 3 };
  int host() const { return count; }
};

__global__ void kernel(Plain p) {
  Ops<int>::sum(1);
  p.host();
}
