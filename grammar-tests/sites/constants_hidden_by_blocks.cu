// std: 17
template <class F> int run(F f) { return 0; }
constexpr int N = 4; enum En { e1 = 7 };
template <int K> struct Box {}; template <class T> struct Tm {};
void b(Box<N> b, int n) { run([n] __device__ { return n; }); constexpr int N = 5; }
void d(Tm<En> b, int n) { enum { En = 2 }; run([n] __device__ { return n; }); }
template <int M> void e(Box<M> b, int n) { run([n] __device__ { return n; }); }
