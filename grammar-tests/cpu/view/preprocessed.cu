# 1 "a.cu"
__attribute__((device)) int t = 3;
__attribute__((host)) __attribute__((device)) int both(int x) { return x; }
__attribute__((global)) void k(int *p) { __attribute__((shared)) int s[2]; *p = s[0]; }
template <class F> int run(F f);
void go(int *p) {
  run([=] __attribute__((device)) (int i) { return i; });
  k<<<1, 1>>>(p);
}
