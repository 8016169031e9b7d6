// std: 17
// the same in lambdas
void f(int v) { 
  struct L { struct J { int n = [] { auto a = [] __device__ () { return 11; }; return 1; }(); }; int o = [] { return [] { auto a = [] __device__ () { return 13; }; return 1; }(); }(); };
  auto l = [=] __host__ __device__ () { struct L { int n = [] { auto a = [] __device__ () { return 11; }; return 1; }(); }; return v; };
  auto l2 = [=] (auto) { struct L { int n = [] { auto a = [] __device__ () { return 11; }; return 1; }(); }; return v; };
  auto l3 = [=] { struct L { int n = [] { auto a = [] __device__ () { return 11; }; return 1; }(); }; return v; };
}
