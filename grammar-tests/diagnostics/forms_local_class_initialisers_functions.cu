// std: 17
// the same in functions that break a rule
__device__ void f(int v) { 
  struct L { int o = [] { return [] { auto a = [] __device__ () { return 13; }; return 1; }(); }(); };
}
struct S { S() { struct L { int o = [] { auto a = [] __device__ () { return 13; }; return 1; }(); }; } 
  void m() { struct L { void n() { } int o = [] { auto a = [] __device__ () { return 13; }; return 1; }(); }; } 
 private: void p() { struct L { int o = [] { auto a = [] __device__ () { return 13; }; return 1; }(); }; } };
void g() { struct L { void n() { struct K { int o = [] { auto a = [] __device__ () { return 13; }; return 1; }(); }; } }; }
