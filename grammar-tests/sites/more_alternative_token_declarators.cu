// std: 17
// Alternative tokens in declarators.
template <class F> int eat(F f);
void f(int n) { eat([=] __device__ (auto and z) { return n; }); eat([=] __device__ (int bitand z, const int bitand w) { return n; }); }
void g(int bitand a, int and b, int (bitand c)[2]) { int bitand r = a; eat([=] __device__ { return r + b + c[0]; }); }
