# 1 "a.cu"
static  int t = 3;
  int both(int x) { return x; }
 void k(int *p) { static int s[2]; *p = s[0]; }
template <class F> int run(F f);
void go(int *p) {
  run([=]  (int i) { return i; });
  ::culambda_cpu::launch_as("k", 1, 1)([=](const auto &...culambda_a) { k(culambda_a...); }, p);
}
