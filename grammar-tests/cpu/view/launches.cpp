#line 1 "a.cu"
// Launches become calls; arguments stay where they are, and so do lines.
struct dim3 { unsigned x, y, z; };
struct pair { int a, b; };
template <class T> __global__ void k(T *p, int n, pair q = {}) {}
__global__ void none() {}
struct S { template <class T> static __global__ void member(T) {} };
#define LAUNCH(kernel, ...) [&](auto... culambda_b) { ::culambda_cpu::launch(1, 2).with([=](const auto &...culambda_a) { kernel(culambda_a...); }, culambda_b...); }(__VA_ARGS__)
#define TWO_LINES(kernel) ::culambda_cpu::launch(1,                                     2)([=](const auto &...culambda_a) { kernel(culambda_a...); },  \
3)
#define CHECK(x) x
template <class... A> void pack(A... a) {
  ::culambda_cpu::launch_as("k", 1, 2)([=](const auto &...culambda_a) { k(culambda_a...); }, a...);
  ::culambda_cpu::launch_as("k", 1, 2)([=](const auto &...culambda_a) { k(0, culambda_a...); },  a...);
}
void go(int *p, bool yes) {
  ::culambda_cpu::launch_as("k", 1, 2)([=](const auto &...culambda_a) { k(culambda_a...); }, p, 6);
  ::culambda_cpu::launch_as("k", dim3{2, 1, 1},
      3,  // of a block
      3 * sizeof(int), 0)([=](const auto &...culambda_a) { k(culambda_a...); }, p, 6);
  ::culambda_cpu::launch_as("k<int>", 2, 3)([=](const auto &culambda_a1) { k<int>(0, culambda_a1); },  3);
  ::culambda_cpu::launch_as("k<int>", 2, 3)([=](const auto &culambda_a0, const auto &culambda_a1) { k<int>(culambda_a0, culambda_a1, { 1 , - 2 }); }, p, 3);
  ::culambda_cpu::launch_as("k<int>", 2, 3)([=](const auto &culambda_a0, const auto &culambda_a2) { k<int>(culambda_a0, 0, culambda_a2); }, p,  pair{1, 2});
  ::culambda_cpu::launch_as("k<int>", 2, 3)([=]() { k<int>(NULL, 0); }
                   );
  ::culambda_cpu::launch_as("S::member<int>", 1, 1)([=](const auto &...culambda_a) { S::member<int>(culambda_a...); }, p[1] < 3);
  ::culambda_cpu::launch_as("S::template member<int>", 1, 1)([=](const auto &...culambda_a) { S::template member<int>(culambda_a...); }, static_cast<int>(p[0]));
  ::culambda_cpu::launch_as("::none", 1, 1)([=]() { ::none(); });
  for (int i = 0; i < 3; i++) ::culambda_cpu::launch_as("none", 1, 1)([=]() { none(); });
  if (yes) ::culambda_cpu::launch_as("none", 1, 1)([=]() { none(); }); else ::culambda_cpu::launch_as("k", 1, 1)([=](const auto &...culambda_a) { k(culambda_a...); }, p, 1);
  yes ? ::culambda_cpu::launch_as("none", 1, 1)([=]() { none(); }) : ::culambda_cpu::launch_as("none", 2, 2)([=]() { none(); });
  LAUNCH(k, p, 1);
  CHECK((::culambda_cpu::launch(1, 2)([=](const auto &...culambda_a) { k(culambda_a...); }, p, 1)));
  auto kernel = none;
  ::culambda_cpu::launch_as("(*kernel)", 1, 1)([=]() { (*kernel)(); });
  ::culambda_cpu::launch_as("k", 2, 3
#ifdef NEVER
      , 4
#endif
      )([=](const auto &...culambda_a) { k(culambda_a...); }, p, 6);
}
