// std: 20
// declarations whose heads have braces in them, and several functions in one declaration
template <class F> __global__ void kernel(F f) { f(0); }
struct One { int i; } one, two{1};
int first(int), second(int);
__device__ int first_d(int), second_d(int);
template <class T = decltype(One{})> __device__ int third(T t) { return 1; }
template <class T, class U> auto fourth(T t, decltype(U{} * 2) u) -> decltype(T{}) { return t; }
template <class T> requires requires(T t) { t.i; } int fifth(T t) { return t.i; }
int sixth(int i = [] { return 1; }()) { return i; }
#define BOTH(F) __device__ int F(int i) { return i; } int F(long i) { return i; } struct F##_tag { int i; } F##_object;
BOTH(seventh)
struct Many {
  int i;
  Many();
  ~Many();
  int operator()(int) const;
};
Many::Many() : i{1} {}
Many::~Many() {}
int Many::operator()(int) const { return 1; }
int host(int i) { return second_d(i) + first_d(i) + third(one); }
void launches(int n) {
  kernel<<<1, 1>>>([=] __device__ (int i) { return first(i) + second(i); });
  kernel<<<1, 1>>>([=] __device__ (int i) { return fourth<int, int>(i, n) + sixth(i); });
  kernel<<<1, 1>>>([=] __device__ (int i) { return fifth(One{i}); });
  kernel<<<1, 1>>>([=] __device__ (int i) { Many m; return m(i); });
  kernel<<<1, 1>>>([=] __device__ (int i) { return seventh(i) + seventh(1L); });
  kernel<<<1, 1>>>([=] __device__ (int i) { return seventh_object.i; });
}
