// std: 17
// `final` and `override` are names like others
template <class F> int eat(F f);
struct final { void k(int n) { eat([n] __device__ () { return n; }); } struct In { void k(int n); }; };
void final::In::k(int n) { eat([n] __device__ () { return n; }); }
template <class T> struct override { void k(int n) { eat([n] __device__ () { return n; }); } };
struct Last final { int m; void k(int n) { eat([=] __device__ () { return n + m; }); } };
