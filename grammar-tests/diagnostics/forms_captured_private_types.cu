// std: 17
// captured private types through bases, friends, typedefs, enumerators
struct Outer { private: struct A { public: struct B { struct C {}; }; }; public: using PB = A::B; using PC = A::B::C; };
class Base { protected: struct P {}; enum E { x }; template <class T> struct T1 {}; }; class Der : Base { public: void f() { P p; E e = x; T1<int> t; Base::P bp; Der::P dp; 
  auto a = [p, e, t] __device__ () {};
  auto b = [bp, dp] __device__ () {}; } };
class Der2 : public Base { public: using Base::P; void f(P p) { auto a = [p] __device__ () {}; } };
void g(Outer::PB b, Outer::PC c, Der2::P p) { auto a = [b, c] __device__ () {};
  auto a2 = [p] __device__ () {}; }
class F { struct P {}; friend void fr(P); friend struct G; public: void h(); };
void fr(F::P p) { auto a = [p] __device__ () {}; }
struct G { void m(F::P p) { auto a = [p] __device__ () {}; } };
void F::h() { P p; auto a = [p] __device__ () {}; }
namespace n { class C { struct P {}; public: static void f() { P p; auto a = [p] __device__ () {}; } typedef struct { int a; } PubTD; private: typedef struct { int a; } TD; typedef enum { ta } TE; using US = struct { int b; }; void dummy(); public: void g() { TD td; TE te; US us; PubTD pt; 
   auto a = [td] __device__ () {};
   auto b = [te] __device__ () {};
   auto c = [us] __device__ () {};
   auto d = [pt] __device__ () {}; } }; }
class H { struct { int a; } m; enum { k1 } en; static constexpr int N = 2; public: void g() { auto x = m; auto y = k1; auto z = en;
   auto a = [x] __device__ () {};
   auto b = [y] __device__ () {};
   auto c = [z] __device__ () {}; } };
