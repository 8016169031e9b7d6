// std: 17
// instantiated: local_in_template
template <class T> void f(T t) { struct L { T v; } l{t}; auto a = [l] __device__ () { return 1; }; auto b = [] __host__ __device__ (L) {}; }
void g() { f(1); f(2.0); }
