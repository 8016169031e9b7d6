// std: 17
// constructors that a cast of one value calls, explicit ones and templates, and templates that convert: `(C)i`, `C c = i;`, `C c(i);`
enum CastMark { cast_mark };
struct CastOnly { int v; explicit CastOnly(int a) : v(a) {} };
struct CastTwo {
  int v;
  explicit __host__ __device__ CastTwo(int a) : v(a) {}
  CastTwo(double a) : v((int)a) {}
};
struct CastAny { int v; template <class T> explicit CastAny(T a) : v((int)a) {} };
struct CastFrom {
  int v;
  __host__ __device__ CastFrom() : v(0) {}
  template <class T> CastFrom(T a) : v((int)a) {}
};
struct CastMixed {
  int v;
  __host__ __device__ CastMixed(const char *s) : v(s[0]) {}
  template <class T> CastMixed(T a) : v((int)a) {}
};
struct CastConst { int v; constexpr CastConst(int a) : v(a) {} };
struct CastDevice { int v; explicit __device__ CastDevice(int a) : v(a) {} };
__global__ void casts_of_values(int *o, int a, double d, const char *s) {
  o[0] = ((CastOnly)1).v;
  o[1] = ((CastOnly)a).v;
  o[2] = ((CastTwo)1).v;
  o[3] = ((CastTwo)1.0).v;
  o[4] = ((CastTwo)d).v;
  o[5] = ((CastAny)1).v;
  o[6] = ((CastFrom)a).v;
  o[7] = ((CastMixed)a).v;
  o[8] = ((CastMixed)s).v;
  o[9] = static_cast<CastAny>(a).v;
  o[10] = ((CastOnly)cast_mark).v;
}
__host__ __device__ void casts_of_constants(int *o, int a) {
  o[0] = static_cast<CastConst>(a).v;
  o[1] = CastConst(a).v;
  o[2] = ((CastConst)a).v;
  CastConst c = static_cast<CastConst>(a);
  o[3] = c.v;
}
__global__ void conversions_by_templates(int *o, int a, double d, const char *s) {
  CastFrom x = a;
  CastMixed y = d;
  CastMixed z = s;
  CastTwo w = d;
  o[0] = x.v + y.v + z.v + w.v;
}
__global__ void variables_that_read_like_functions(int *o, int a, const char *s) {
  CastMixed x(a);
  CastMixed y(s);
  CastTwo z(a);
  o[0] = x.v + y.v + z.v;
}
int casts_on_host(int a) { return ((CastDevice)a).v; }
