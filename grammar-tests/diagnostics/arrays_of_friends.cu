// std: 17
// Private constructors and assignments are usable in members and friends of the class.
template <class F> int run(F f) { return 0; }
struct Pr { Pr(int); friend void f(); friend struct Q; void m(); private: Pr(); Pr &operator=(const Pr &); };
void f() { Pr pr[1] = {1}; run([pr] __host__ __device__ { return 1; }); }
void Pr::m() { Pr pr[1] = {1}; run([pr] __host__ __device__ { return 1; }); }
void g() { Pr pr[1] = {1}; run([pr] __host__ __device__ { return 1; }); }
struct Q { void n() { Pr pr[1] = {1}; run([pr] __host__ __device__ { return 1; }); } };
