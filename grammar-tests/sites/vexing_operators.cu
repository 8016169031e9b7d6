// std: 17
// Declarations in a body that are functions, or variables, by what stands in their parentheses.
template<class F> void f(F);
struct S { int a; }; using T = int;
void g(int d, int n, S s, T *p) {
  f([=] __device__ () { int a(int(d && d)); });
  f([=] __device__ () { int a(int(d & d)); });
  f([=] __device__ () { int a(int(d * d)); });
  f([=] __device__ () { int a(T(d && d)); });
  f([=] __device__ () { int a(int(&d)); });
  f([=] __device__ () { int a(int(*d)); });
  f([=] __device__ () { int a(int(d[3])); });
  f([=] __device__ () { int a(int(&&d)); });
  f([=] __device__ () { int a(int(d || d)); });
  f([=] __device__ () { int a(int((d && d))); });
  f([=] __device__ () { int a(int(T && d)); });
  f([=] __device__ () { int a(int(T & d)); });
}
void h(int d, int n, S s, int *p, int (*q)(int)) {
  f([=] __device__ () { int a(int(d[3])); });
  f([=] __device__ () { int a(T(*p), int(&n)); });
  f([=] __device__ () { int a(int(*p + 1)); });
  f([=] __device__ () { int a(int(-d)); });
  f([=] __device__ () { int a(int((*p))); });
  f([=] __device__ () { S a(S(*p)); });
  f([=] __device__ () { int a(int(q(d))); });
  f([=] __device__ () { int a(int(d * 2)); });
}
