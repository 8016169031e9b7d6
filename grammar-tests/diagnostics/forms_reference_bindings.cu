// std: 20
// structured bindings captured by reference and by copy
struct P { int a, b; };
void f(P p) {
  auto [x, y] = p;
  auto &[u, v] = p;
  int arr[2] = {1, 2};
  auto [k, l] = arr;
  auto a = [&x] __device__ () { return x; };
  auto b = [&] __device__ () { return x + y; };
  auto c = [=] __device__ () { return u + v; };
  auto d = [&] __host__ __device__ () { return k; };
  auto e = [=] __device__ () { return k + l; };
  (void)a; (void)b; (void)c; (void)d; (void)e;
}
