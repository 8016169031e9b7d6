// std: 17
// declarations of one function with other annotations than before, of every kind of function
int a1(int a);
__device__ int a1(int a);
int a1(int a);
__device__ int a2(int a);
__device__ int a2(int a);
int a2(int a);
__device__ int a2(int a);
__device__ int a3(int a);
__host__ int a3(int a);
__device__ int a4(int a);
__host__ __device__ int a4(int a);
int a4(int a);
__host__ __device__ int a5(int a);
__device__ int a5(int a);
int a5(int a);
int a6(int a);
__host__ __device__ int a6(int a);
__device__ int a6(int a);
int a7(int a) { return a; }
__device__ int a7(int a);
__host__ int a8(int);
__device__ int a8(int);
__host__ int a9(int);
__host__ __device__ int a9(int);
struct S {
  __device__ int m(int a);
  int n(int a);
  __host__ __device__ int o(int);
  __device__ static int p(int);
  S();
  __device__ ~S();
  __device__ operator int();
  friend int fr(S);
  __device__ friend int fs(S);
  template <class T> __device__ int t(T);
  virtual int v();
};
int S::m(int a) { return a; }
__device__ int S::n(int a) { return a; }
__device__ int S::o(int a) { return a; }
int S::p(int a) { return a; }
__device__ S::S() {}
S::~S() {}
S::operator int() { return 1; }
__device__ int fr(S) { return 1; }
int fs(S) { return 1; }
template <class T> int S::t(T) { return 1; }
__device__ int S::v() { return 1; }
template <class T> int u(T);
template <class T> __device__ int u(T t) { return 1; }
template <class T> struct C { __device__ int m(); int n(); };
template <class T> int C<T>::m() { return 1; }
template <class T> __device__ int C<T>::n() { return 1; }
namespace N { int a1(int); __device__ int b(int); }
int N::b(int) { return 1; }
extern "C" int ex(int);
extern "C" __device__ int ex(int) { return 1; }
struct A { __device__ A() = default; __host__ __device__ A(const A &) = default; __device__ A &operator=(const A &) = default; __device__ ~A() = default; };
struct AV { __device__ virtual ~AV() = default; };
template <class T> struct AT { __device__ AT() = default; };
struct B2 { B2(); ~B2(); };
__device__ B2::B2() = default;
__host__ __device__ B2::~B2() = default;
int loc() { __device__ int q1(int); return 0; }
inline int a10(int); 
static __device__ int a11(int);
static int a11(int) { return 1; }
template <class T> __device__ int sp(T) { return 1; }
template <> int sp<int>(int) { return 1; }
template int sp<long>(long);
template <class T> int sq(T) { return 1; }
template __device__ int sq<int>(int);
template __host__ __device__ int sq<long>(long);
