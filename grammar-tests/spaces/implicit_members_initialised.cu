// std: 17
// Members that have initialisers, and aggregates that are made with braces.
struct H {
  int v;
  H() : v(0) {}
  __host__ __device__ H(int i) : v(i) {}
  __host__ __device__ ~H() {}
};
struct A1 { H h; };
struct A2 { H h{1}; };
struct A3 { H h = 1; int w; };
struct A4 { H h; A4() = default; };
struct A5 : H { using H::H; };
struct A6 { union { int i; float f; }; H h{2}; };
__host__ __device__ void f1() {
  A1 a{};
}
__host__ __device__ void f2() {
  A2 a;
}
__host__ __device__ void f3() {
  A3 a;
  A3 b{};
}
__host__ __device__ void f4() {
  A4 a{};
}
__host__ __device__ void f5() {
  A5 a(1);
}
__host__ __device__ void f6() {
  A6 a;
}
__host__ __device__ void f7() {
  A1 a = A1();
}
__host__ __device__ void f8() {
  A1 a{1};
}
