// std: 17
// kernels that are launched with objects: what they call hangs on these
struct Add { int operator()(int a) const { return a; } };
struct Add2 { int operator()(int a) const { return a; } };
struct Both { __host__ __device__ int operator()(int a) const { return a; } };
struct Policy { static int f(int a) { return a; } int m() const { return 1; } };
template <class F> __global__ void run(F f, int *o) { o[0] = f(1); }
template <class F> __global__ void run2(F f, int *o) {
  o[0] = f(1); }
template <class F> __global__ void run3(F f, int *o) {
  o[0] = f(1); }
template <class F> __global__ void fine(F f, int *o) {
  o[0] = f(1); }
template <typename T, class Op> __global__ void transform(T *o, int n, Op op) {
  int i = threadIdx.x;
  if (i < n) o[i] = op(o[i]);
}
template <class Op> __global__ void never(Op op) { op(1); }
template <class F> __global__ void named(int *o) { o[0] = F()(1); }
template <class F> __global__ void made(int *o) { F f;
  o[0] = f(1); }
template <class F> __global__ void policy(int *o) {
  o[0] = F::f(1); }
template <class F> __global__ void member(F f, int *o) {
  o[0] = f.m(); }
void host(int *o, Policy p) { run<<<1, 1>>>(Add{}, o);
  Add2 a;
  run2<<<1, 1>>>(a, o);
  run3<<<1, 1>>>(Both{}, o);
  run3<<<1, 1>>>(Add(), o);
  fine<<<1, 1>>>(Both(), o);
  named<Add><<<1, 1>>>(o);
  made<Add><<<1, 1>>>(o);
  policy<Policy><<<1, 1>>>(o);
  member<<<1, 1>>>(p, o);
}
template <class Op> void apply(Op op, int *o) { transform<<<1, 32>>>(o, 3, op); }
void host2(int *o) { apply(Add2{}, o); }
