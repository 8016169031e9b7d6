// std: 17
// initialisers of constructors of the host: constructors of members, bases and the class are not looked at
struct B { int v; __device__ B(int a) : v(a) {} __device__ B() : v(1) {} };
struct C { B b; C() {} 
  C(int a) : b(a) {} 
  C(float f) : b() {} 
  C(char c) : C(1) {} };
struct D : B { D() {} 
  D(int a) : B(a) {} 
  D(float a) : B() {} };
struct E : B { using B::B; };
struct F { B b{1}; F() {} };
struct G { B b = 2; };
struct H { int v; __device__ H() : H(1) {} H(int a) : v(a) {} 
  H(float f) : H() {} };
__device__ int d(int);
struct I { int v; I() : v(d(1)) {} 
  I(int a) : v{d(a)} {} 
  int w = d(2); };
struct J { int v; J(); J(int a); };
J::J() : v(d(1)) {}
J::J(int a) : J() { v = d(2); }
struct K { B b; K(); K(int); K(float); };
K::K() : b(1) {}
K::K(int a) {}
K::K(float a) : K(1) {}
void host() { E e(1); E f; 
  G g; 
  C c; D d; F ff; H h; }
__host__ __device__ void both() { E e(1); 
  G g; }
struct L { B b; __host__ __device__ L() : b(1) {} 
  __host__ __device__ L(int) {} };
