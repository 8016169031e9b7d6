#line 1 "a.cu"
// Launches in replacement lists, with arguments that stand elsewhere.
__global__ void k(int *p, int n);
#define CALL ::culambda_cpu::launch(1, 32).of([=](const auto &...culambda_a) { k(culambda_a...); })
#define WITH(grid, arguments) do { ::culambda_cpu::launch((grid), 32).of([=](const auto &...culambda_a) { k(culambda_a...); }) arguments; } while (0)
#define WIDE(grid) ::culambda_cpu::launch((grid),                         32).of([=](const auto &...culambda_a) { k(culambda_a...); }) \

#define ANY(kernel, ...) [&](auto... culambda_b) { ::culambda_cpu::launch(1, 32).with([=](const auto &...culambda_a) { kernel(culambda_a...); }, culambda_b...); }(__VA_ARGS__)
void run(int *p) {
  CALL(p, 1);
  WITH(2, (p, 2));
  WIDE(3)(p, 3);
  ANY(k, p, 4);
}
#define ARGUMENTS (p, 5)
#define BOTH p, 6
#define SIZES 1, 32
void more(int *p) {
  ::culambda_cpu::launch(1, 32).of([=](const auto &...culambda_a) { k(culambda_a...); })ARGUMENTS;
  ::culambda_cpu::launch_as("k", 1, 32)([=](const auto &...culambda_a) { k(culambda_a...); }, BOTH);
  ::culambda_cpu::launch_as("k", SIZES)([=](const auto &...culambda_a) { k(culambda_a...); }, p, 7);
}
