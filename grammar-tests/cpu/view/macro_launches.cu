// Launches in replacement lists, with arguments that stand elsewhere.
__global__ void k(int *p, int n);
#define CALL k<<<1, 32>>>
#define WITH(grid, arguments) do { k<<<(grid), 32>>> arguments; } while (0)
#define WIDE(grid) k<<<(grid), \
                       32>>>
#define ANY(kernel, ...) kernel<<<1, 32>>>(__VA_ARGS__)
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
  k<<<1, 32>>>ARGUMENTS;
  k<<<1, 32>>>(BOTH);
  k<<<SIZES>>>(p, 7);
}
