// std: 17
// Elements that are assigned to in parentheses and in lists of arguments: no parameters with defaults.
template <class F> int run(F f) { return 0; }
template <class... T> __host__ __device__ int eat(T...) { return 0; }
constexpr int asc = 3;
void f1(int n, int **pp, int *arr) { run([=] __device__ { while (arr[1] = asc ^ **pp) { } }); }
void f2(int n, int **pp, int *arr) { run([=] __device__ { if (arr[1] = n) { } }); }
void f3(int n, int **pp, int *arr) { run([=] __device__ { return (arr[1] = n); }); }
void f4(int n, int **pp, int *arr) { run([=] __device__ { do { } while (arr[0] = **pp); }); }
void f5(int n, int **pp, int *arr) { run([=] __device__ { switch (arr[0] = n) { default:; } }); }
void f6(int n, int **pp, int *arr) { run([=] __device__ { return eat(1, arr[1] = n); }); }
void f7(int n, int **pp, int *arr) { run([=] __device__ { return eat(arr[1] = n, 2); }); }
void f8(int n, int **pp, int *arr) { run([=] __device__ { return (arr[arr[1]] = n); }); }
void f9(int n, int **pp, int *arr) { int j = 0; run([=] __device__ { if ((arr[j] = n) > 2) { } }); }
void f10(int n, int **pp, int *arr) { int j = 0; run([=] __device__ { return eat(arr[j] = n, arr[0] = j); }); }
void f11(int n, int **pp, int *arr) { run([=] __device__ (int (*)(int) = nullptr, int[] = nullptr) { return n; }); }
void f12(int n, int **pp, int *arr) { run([=] __device__ { struct L { int m(int[2] = nullptr, const int[3] = nullptr) { return 1; } }; return n; }); }
void f13(int n, int **pp, int *arr) { for (int i = 0; (arr[i] = n); ++i) run([=] __device__ { return (arr[i] = n) ? i : 1; }); }
