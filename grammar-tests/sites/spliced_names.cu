// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define A_D(x) x
#define A_A A_D(__device__)
#define A_C [=A_E ] A_A
#define A_E
void f1(i\
nt s, int k) { auto l_ = A\
_C (int q_) { return s + k; }; eat(l_); }
void f2(int s, int k) { auto l_ = A\
_C (int q_) { return s + k; }; eat(l_); }
void f3(int s, int k) { auto l_ = A_C (int q_) { return s + k; }; eat(l_); }
void f4(int s, int k) { auto l_ = [=] __dev\
ice__ (int q_) { return s + k; }; eat(l_); }
#define B_C [=] __device__
void f5(int s, int k) { auto l_ = B\
_C (int q_) { return s + k; }; eat(l_); }
