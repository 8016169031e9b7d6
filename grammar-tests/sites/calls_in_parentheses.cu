// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define CHK(...) eat([=] __device__ { return __VA_ARGS__; });
typedef double Real; namespace ns { using R = float; } template <class T> struct Box { T t; __host__ __device__ Box(T); __host__ __device__ operator T() const; };
__host__ __device__ int fn(int x) { return x; }
template <class T> struct D4 { T y; int z;
  void a(int n, int m, T b, int *p) {
   CHK((T(n && m)) + (3))
   CHK((T(n)) * (m) + (T(m)) * (n))
   CHK((T(n)) - (m) + (T(m)) * (n))
   CHK((T(n * m)) - (b))
   CHK((T(n * m)) * (b))
   CHK((T(y * z)) * (b))
   CHK((T(y)) * (b))
   CHK((fn(y)) * (b))
   CHK((fn(n)) * (m) + (fn(m)) * (n))
   CHK((fn(n * m)) - (b))
   CHK((Box<T>(n && m)) + (3))
   CHK((typename Box<T>::X(n && m)) + (3))
   CHK((decltype(n)) + m)
   CHK((decltype(n)(m)) + (n))
  }
};
void a(int n, int m, double b, int *p) {
   CHK((Real(n && m)) + (3))
   CHK((Real(n)) * (m) + (Real(m)) * (n))
   CHK((Real(n * m)) - (b))
   CHK((Real(n * m)) * (b))
   CHK((ns::R(n && m)) + (3))
   CHK((ns::R(n)) * (m) + (ns::R(m)) * (n))
   CHK((ns::R(n * m)) - (b))
   CHK((ns::R(n * m)) * (b))
   CHK((Box<int>(n && m)) + (3))
   CHK((Box<int>(n)) * (m) + (Box<int>(m)) * (n))
   CHK((Box<int>(n * m)) - (b))
   CHK((fn(n && m)) + (3))
   CHK((fn(n)) * (m) + (fn(m)) * (n))
   CHK((fn(n * m)) - (b))
   CHK((fn(n * m)) * (b))
   CHK((fn(n)) & (m) + (fn(m)) * (n))
   CHK((fn(n)) && (m))
   CHK((long(n)) && (m))
   CHK((long(n)) && m)
   CHK((long(n)) & m)
   CHK((long(n)) - m)
   CHK((fn(n), m) - m)
   CHK((long(n)) * p[m])
   CHK(-(long(n)) * p[m])
}
