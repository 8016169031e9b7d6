// std: 17
// A constant pointer to a constant stands for its value where it is followed at once, and is known where it is compared.
const int i = 3;
const int *const p = &i;
const char *const s = "abc";
__global__ void a(int *q) { *q = *p; }
__global__ void b(int *q) { *q = p == nullptr; }
__global__ void c(int *q) { if (s) *q = 1; }
__global__ void d(int *q) { *q = s[1]; }
__global__ void e(int *q) { const int *r = p; *q = *r; }
