// std: 17
// Parameters without a name that are arrays, references or pointers to functions, with default arguments.
extern const int gq[2];
void at1(int a, int[] = nullptr, int (*)[2] = nullptr, void (*)(int) = nullptr, int & = *(int *)nullptr, const int (&)[2] = gq, int z = 3) { auto l = [=] __device__ { return a; }; }
