// std: 17
// default arguments and member initialisers in a local class belong to the function around it
void f() { auto z = [] __device__ () { return 0; };
  struct L {
    int n = [] { auto a = [] __device__ () { return 11; }; return 1; }();
    int g(int k = [] { auto a = [] __device__ () { return 12; }; return 1; }()) { return k; }
    int o = [] { auto a = [] __device__ () { return 13; }; return 1; }();
    int p = ([] __device__ () { return 14; }, 1);
    static int s(int q = ([] __device__ () { return 15; }, 1)) { return q; }
  }; L l; auto y = [] __device__ () { return 2; }; }
