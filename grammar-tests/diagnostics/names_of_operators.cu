// std: 17
// functions with names of several tokens: messages name them as nvcc does, and a destructor is one however it is written
template <class F> void use(F f);
struct C {
private:
  void operator + (int) { use([] __device__ (int x) { return x; }); }
  void operator   ()  (int) { use([] __device__ (int x) { return x; }); }
  void operator [ ]  (int) { use([] __device__ (int x) { return x; }); }
  void operator  bitand  (int) { use([] __device__ (int x) { return x; }); }
  operator   int  * () { use([] __device__ (int x) { return x; }); return 0; }
  operator const  unsigned&() { use([] __device__ (int x) { return x; }); static unsigned k; return k; }
  void * operator new (unsigned long) { use([] __device__ (int x) { return x; }); return 0; }
  void operator delete [ ] (void*) { use([] __device__ (int x) { return x; });}
};
struct E { ~ E() { use([] __device__ (int x) { return x; }); } };
struct G { ~/*x*/G() { use([] __device__ (int x) { return x; }); } };
struct XC {
  int n;
  compl XC() { use([] __device__ (int x) { return x; }); }
};
struct XD {
  int n;
  ~XD() { use([] __device__ (int x) { return x; }); }
};
struct XE { compl XE(); };
XE::compl XE() { use([] __device__ (int x) { return x; }); }
