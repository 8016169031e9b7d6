// std: 17
// classes without a name: a typedef or alias names a member class, and no other; their access counts
class C2 { typedef struct { void f() { auto a = [] __device__ () {}; } } m; typedef union { int x; void f() { auto a = [] __device__ () {}; } } *mp; 
 using k = struct { void f() { auto a = [] __device__ () {}; } }; 
 struct { void f() { auto a = [] __device__ () {}; } } o; };
struct S2 { typedef struct { void f() { auto a = [] __device__ () {}; } } m; 
 typedef struct { void f() { auto a = [] __device__ () {}; } } *mp; 
 using k = struct { void f() { auto a = [] __device__ () {}; } };
 using kp = struct { void f() { auto a = [] __device__ () {}; } } *;
 struct { void f() { auto a = [] __device__ () {}; } } o; 
 typedef struct { private: void f() { auto a = [] __device__ () {}; } } m3; 
 protected: typedef struct { struct I { void f() { auto a = [] __device__ () {}; } }; } m4; 
 };
typedef struct { struct I { void f() { auto a = [] __device__ () {}; } }; struct { void f() { auto a = [] __device__ () {}; } } o; 
  typedef struct { void f() { auto a = [] __device__ () {}; } } t; } T;
namespace n { typedef struct { void f() { auto a = [] __device__ () {}; } } t; using k = struct { void f() { auto a = [] __device__ () {}; } }; 
 using k2 = const struct { void f() { auto a = [] __device__ () {}; } }; }
template <class X> struct Q { typedef struct { void f() { auto a = [] __device__ () {}; } } m; 
 struct { void f() { auto a = [] __device__ () {}; } } o; };
void g() { typedef struct { void f() { auto a = [] __device__ () {}; } } t; 
  using t2 = struct { void f() { auto a = [] __device__ () {}; } };
  struct { void f() { auto a = [] __device__ () {}; } } t3; }
typedef struct { static void f() { auto a = [] __device__ () {}; } } T4;
typedef class { public: void f() { auto a = [] __device__ () {}; } } T5, T6;
typedef class { void f() { auto a = [] __device__ () {}; } } T7;
