// std: 17
// default arguments of local functions and of lambdas
void f(int v) { 
  void d(int k = [] { auto a = [] __device__ () { return 13; }; return 1; }());
  struct L { static_assert(sizeof(int) == 4); int a[([] { return 1; }(), 2)]; };
  auto l = [](int q = [] { auto a = [] __device__ () { return 13; }; return 1; }()) { return q; };
}
