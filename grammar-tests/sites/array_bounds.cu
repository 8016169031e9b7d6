// std: 17
// Variables in bounds of arrays: constants are not captured, what makes an array one of variable length is.
template <class F> int run(F f) { return 0; }
constexpr int same(int n) { return n; }
constexpr int one(const int &n) { return 1; }
struct Made {
  int v;
  constexpr Made(int v) : v(v) {}
  constexpr operator int() const { return v; }
};
struct Owner {
  int k;
  void variables(int n, const int c, int *pi) {
    const int kn = *pi;
    const int k3 = 3;
    int &rn = *pi;
    const int twice = 2 * n;
    run([=] __device__ { int q[n]; });
    run([=] __device__ { int q[kn]; });
    run([=] __device__ { int q[twice]; });
    run([=] __device__ { int q[k3]; });
    run([=] __device__ { int q[rn]; });
    run([=] __device__ { int q[c]; });
    run([=] __device__ { int q[sizeof(n)]; });
    run([=] __device__ { int q[k]; });
    run([=] __device__ { int q[2][n]; });
    run([=] __device__ { int q[k3 + n]; int z[kn]; });
    run([=] __device__ { [=] { int q[n]; }(); });
  }
};
template <class T, int M> void in_template(T n, T t) {
  constexpr T ct = 3;
  const T kt = n;
  const int z = 3;
  run([=] __device__ { int q[n]; });
  run([=] __device__ { int q[ct + kt]; });
  run([=] __device__ { T q[z][M]; });
  run([=] __device__ { int q[n + z]; });
  run([=] __device__ { int q[sizeof(t)]; });
  run([=] __device__ { int q[same(kt)]; });
}
void constants() {
  const int z = 3;
  constexpr int ca[2] = {1, 2};
  constexpr Made cc(3);
  run([=] __device__ { int q[same(z)]; });
  run([=] __device__ { int q[one(z)]; });
  run([=] __device__ { int q[ca[1]]; });
  run([=] __device__ { int q[cc.v]; });
  run([=] __device__ { int q[cc]; });
}
