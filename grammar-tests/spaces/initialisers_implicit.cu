// std: 17
// constructors that are not written run where they are used: of both sides if the host uses them, too
int h(); __device__ int d(); int g; __device__ int dg;
struct A { int a = h(); int b = 3; };
struct B { int a = d(); int b = 3; };
struct C { int a = g; };
struct D { int a = h(); __device__ D() {} __device__ D(int x) : a(x) {} };
struct E { A a; };
__global__ void k(int *p) { A a; p[0] = a.b; C c; D d1(1); }
__global__ void k2(int *p) { D d2; p[0] = d2.a; }
__global__ void k3(int *p) { E e; }
void host() { B b; A a; C c; }
