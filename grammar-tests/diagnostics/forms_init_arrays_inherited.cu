// std: 17
// inherited arrays, and arrays behind calls
struct A { int m[2]; }; A &get(); A val(); 
struct B { int bm[3]; }; struct S : B { int m[2]; static int s[2]; int (&r)[2]; void f(S o) {
  auto a = [v = m] __device__ () { return 1; };
  auto d = [v = (*this).m] __device__ () { return 1; };
  auto e = [v = S::m] __device__ () { return 1; };
  auto c = [v = o.m] __device__ () { return 1; };
  auto c2 = [v = o.bm] __device__ () { return 1; };
  auto c3 = [v = r] __device__ () { return 1; };
  auto c4 = [v = bm] __device__ () { return 1; };
  auto c5 = [v = this->bm] __device__ () { return 1; };
  auto c6 = [v = B::bm] __device__ () { return 1; };
} };
int (&ret())[3]; const char *str();
void g(int n, A a) { int loc[2];
  auto a8 = [v = get().m] __device__ () { return 1; };
  auto a7 = [v = val().m] __device__ () { return 1; };
  auto b1 = [v(loc)] __device__ () { return 1; };
  auto b2 = [v{loc}] __device__ () { return 1; };
  auto b3 = [v = n ? loc : loc] __device__ () { return 1; };
  auto b4 = [v = (0, loc)] __device__ () { return 1; };
  auto b5 = [v = A{}.m] __device__ () { return 1; };
  auto b6 = [v = __func__] __device__ () { return 1; };
}
