// std: 17
// instantiated: arrays
struct ND { ND(int); int v; }; struct NA { NA &operator=(const NA &) = delete; const int c = 1; };
template <class T> void f(T (&r)[2]) { T a[2] = {r[0], r[1]}; auto l = [a] __device__ () { return 1; }; (void)l; }
template <class T, int N> void n(T t) { T a[N][N] = {}; auto l = [=] __device__ () { return sizeof(a) + a[0][0]; }; (void)l; }
void g() { ND x[2] = {1, 2}; f(x); int y[2]; f(y); n<int, 2>(1); }
