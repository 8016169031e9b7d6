// std: 17
// pointers to members declared in a body
struct M { int d; void f(int); template <class T> void t(T); };
void f() {
  struct L { int v; void m(); enum E { e }; };
  int L::*p1 = &L::v; void (L::*p2)() = &L::m; int M::*p3 = &M::d; void (M::*p4)(int) = &M::f; L M::*p5 = nullptr; void (M::*p6)(L) = nullptr; auto p7 = &L::v; auto p8 = &L::m; auto p9 = &M::d; L::E M::*q1 = nullptr; L *M::*q2 = nullptr; int L::**q3; int (L::*q4)[3] = nullptr; void (M::*q5)(int) const = nullptr; 
  auto l1 = [p1] __device__ () {};
  auto l2 = [p2] __device__ () {};
  auto l3 = [p3, p4] __device__ () {};
  auto l4 = [p5] __device__ () {};
  auto l5 = [p6] __device__ () {};
  auto l6 = [p7] __device__ () {};
  auto l7 = [p8] __device__ () {};
  auto l8 = [p9] __device__ () {};
  auto l9 = [q1] __device__ () {};
  auto m1 = [q2] __device__ () {};
  auto m2 = [q3] __device__ () {};
  auto m3 = [q4] __device__ () {};
  auto m4 = [q5] __device__ () {};
  auto m5 = [=] __device__ () { (void)p1; (void)p4; };
}
