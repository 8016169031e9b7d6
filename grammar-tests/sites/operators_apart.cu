// std: 17
// brackets of an operator with blanks between them
template <class F> void use(F f);
struct C{ void operator [ ]  (int) { use([] __device__ (int x) { return x; }); }
 void operator [](long) { use([] __device__ (int x) { return x; }); } };
