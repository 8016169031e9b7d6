// std: 17
// friends of a class template, annotated and not, with words in front of friend
template <class T> struct A { T i;
  inline friend bool operator!=(A a, A b) { return a.i != b.i; }
  friend inline bool operator>(A a, A b) { return a.i > b.i; }
  __host__ __device__ inline friend bool operator<=(A a, A b) { return a.i <= b.i; }
  constexpr __host__ __device__ friend bool operator>=(A a, A b) { return a.i >= b.i; }
  __host__ __device__ friend bool operator+(A a, A b) { return a.i >= b.i; }
  friend __host__ __device__ constexpr bool operator-(A a, A b) { return a.i >= b.i; }
};
template <class F> __global__ void k(F f) { f(); }
void g(A<int> s) { k<<<1, 1>>>([=] __device__ () {
  bool b = s != s;
  b = s > s;
  b = s <= s;
  b = s >= s;
  b = s + s;
  b = s - s;
 }); }
