// std: 17
// what reads like an initialiser and declares a function, with functions among its parameters
template<class F> void use(F f);
void f(int *y, int z, int w) {
  use([=] __device__ { int r(int(int(((*y))))); });
  use([=] __device__ { int r(int(((*y)))); });
  use([=] __device__ { int r(int(int(z))); });
  use([=] __device__ { int r(int((z))); });
  use([=] __device__ { int r(int(int(z)), int(w)); });
  use([=] __device__ { int r(int(int(z) + 1)); });
  use([=] __device__ { int r(int(int(int(z)))); });
  use([=] __device__ { int r((int(int(z)))); });
  use([=] __device__ { int r(int(int(z), int(w))); });
  use([=] __device__ { int r(int(*y)); });
  use([=] __device__ { int r(int(*(y))); });
  use([=] __device__ { int r(int(y[3])); });
  use([=] __device__ { int r(int(int(y[3]))); });
}
