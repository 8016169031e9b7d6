// std: 17
// A reference to a number of another type refers to a copy: the variable is read, its address is not needed.
const int n = 3;
constexpr double d = 2.5;
const float f = 1;
enum E { e1 };
const E e = e1;
int g;
struct V {
  long v[4];
  __host__ __device__ long &operator[](const long &i) { return v[i]; }
  __host__ __device__ V &operator<<(const long &i) { v[0] = i; return *this; }
};
struct W {
  int v[4];
  __host__ __device__ int &operator[](const int &i) { return v[i]; }
};
__host__ __device__ double of_double(const double &);
__host__ __device__ int of_int(const int &);
__host__ __device__ double of_temporary(double &&);
template <class T> struct C {
  __host__ __device__ T of(const T &);
  __host__ __device__ static T by(const T &);
};
template <class T> __host__ __device__ T both(const T &, const T &);
__global__ void k(double *p, V v, W w, C<double> c, C<int> d1) {
  *p = c.of(n);
  *p = C<double>::by(n);
  *p = d1.of(n);
  *p = of_double(n);
  *p = of_double(g);
  *p = of_int(d);
  *p = of_int(e);
  *p = of_int(n);
  *p = of_int(g);
  *p = of_temporary(n);
  *p = both<double>(n, f);
  *p = both(n, 2);
  *p = both(2.0, d);
  const double &r = n;
  const double &s = d;
  const int &t = e;
  *p = r + s + t;
  v[n] = 2;
  w[n] = 2;
  v << n;
  auto l = [](const double &x) { return x; };
  *p = l(n);
}
