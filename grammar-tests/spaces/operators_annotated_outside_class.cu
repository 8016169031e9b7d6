// std: 17
// Operators that are annotated where they are defined, and not in their class.
struct S {
    int operator[](int) const;
    int operator()(int) const;
    int operator+(int) const;
    int operator-() const;
    int operator*() const;
    S &operator=(int);
    operator int() const;
    S();
    S(int);
    bool operator==(const S &) const;
    S &operator++();
    int operator!() const;
};
__device__ int S::operator[](int) const { return 1; }
__device__ int S::operator()(int) const { return 1; }
__device__ int S::operator+(int) const { return 1; }
__device__ int S::operator-() const { return 1; }
__device__ int S::operator*() const { return 1; }
__device__ S &S::operator=(int) { return *this; }
__device__ S::operator int() const { return 1; }
__device__ S::S() {}
__device__ S::S(int) {}
__device__ bool S::operator==(const S &) const { return true; }
__device__ S &S::operator++() { return *this; }
__device__ int S::operator!() const { return 1; }
__device__ int a1(S &s) { return s[1]; }
__device__ int a2(S &s) { return s(1); }
__device__ int a3(S &s) { return s + 1; }
__device__ int a4(S &s) { return -s; }
__device__ int a5(S &s) { return *s; }
__device__ void a6(S &s) { s = 1; }
__device__ int a7(S &s) { return s; }
__device__ void a8() { S s; }
__device__ void a9() { S s(1); }
__device__ bool a10(S &s) { return s == s; }
__device__ void a11(S &s) { ++s; }
__device__ int a12(S &s) { return !s; }
__device__ int a13(S &s) { return s.operator[](1); }
int h1(S &s) { return s[1]; }
int h2(S &s) { return s(1); }
int h3(S &s) { return s + 1; }
int h4(S &s) { return -s; }
int h5(S &s) { return *s; }
void h6(S &s) { s = 1; }
int h7(S &s) { return s; }
void h8() { S s; }
void h9() { S s(1); }
bool h10(S &s) { return s == s; }
void h11(S &s) { ++s; }
int h12(S &s) { return !s; }
int h13(S &s) { return s.operator[](1); }
__host__ __device__ int b1(S &s) { return s[1]; }
__host__ __device__ int b2(S &s) { return s(1); }
__host__ __device__ int b3(S &s) { return s + 1; }
__host__ __device__ void b8() { S s; }
__host__ __device__ void b9() { S s(1); }
