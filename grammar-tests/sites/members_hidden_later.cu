// std: 17
// Data members that a later declaration hides, whose name may be in parentheses.
int a0; struct A2 { int a, b; };
struct A { int y, w; union { int z; float i; };
int f1() { try { auto l = [v = z * z] __device__ () { return v; }; } catch (int q) { } int z = 0; return 0; }
int f2() { try { auto l = [v = z * z] __device__ () { return v; }; } catch (int q) { } int (z) = a0; return 0; }
int f3() { { auto l = [v = w * w] __device__ () { return v; }; } int (w) = a0; return 0; }
int f4() { auto l = [v = w * w] __device__ () { return v; }; int (w) = a0; return 0; }
int f5() { auto l = [v = w * w] __device__ () { return v; }; int (w)(a0); return 0; }
int f6() { auto l = [v = w * w] __device__ () { return v; }; int (w){a0}; return 0; }
int f7() { auto l = [v = w * w] __device__ () { return v; }; int (*w) = &a0; return 0; }
int f8() { auto l = [v = w * w] __device__ () { return v; }; int (w)[3] = {}; return 0; }
int f9() { auto l = [v = w * w] __device__ () { return v; }; int (w); return 0; }
int f10() { auto l = [v = w * w] __device__ () { return v; }; int q, (w) = 3; return 0; }
int f11() { auto l = [v = z * z] __device__ () { return v; }; int z = 3; return 0; }
int f12() { auto l = [v = w * w] __device__ () { return v; }; static int w[3]; return 0; }
int f13() { auto l = [v = w * w] __device__ () { return v; }; struct w {}; return 0; }
int f14() { auto l = [v = w * w] __device__ () { return v; }; int w(int); return 0; }
int f15() { auto l = [v = w * w] __device__ () { return v; }; auto [w, k] = A2{1, 2}; return 0; }
int f16() { auto l = [v = w * w] __device__ () { return v; }; enum { w }; return 0; }
int f17() { auto l = [v = w * w] __device__ () { return v; }; w: return 0; }
int f18() { auto l = [v = w * w] __device__ () { return v; }; typedef int w; return 0; }
};
