// std: 17
// arrays of class template instances, chained alias templates of arrays
struct ND { ND(int); }; struct NA { NA &operator=(const NA &) = delete; };
template <class T> struct Box { T t; }; template <class T, int N> struct Arr { T a[N]; }; template <class T> struct Q { Q(T); }; template <class T> struct R { const T c; }; template <class T> struct Part { T t; }; template <class T> struct Part<T *> { Part(int); }; template <> struct Part<char> { Part &operator=(const Part &) = delete; }; template <class T> struct Der : Box<T> { };
template <class T> using A2 = T[2]; template <class T> using A22 = A2<A2<T>>; template <class T, int N> using AN = T[N]; using A8 = A22<A22<A22<A22<int>>>>; template <class T> using BoxA = Box<T>[2];
struct Base { NA n; }; struct D1 : Base {}; struct D2 : virtual Box<int> {}; struct VB { virtual ~VB(); }; struct PA { virtual void f() = 0; };
template <class T> struct WithDefault { T t{1}; }; template <class T, class U = ND> struct Def2 { U u; };
void f() {
  Box<ND> *p; Box<NA> b1[2]; Arr<NA, 2> b2[2]; Box<int> b3[2]; Arr<int, 3> b4[2]; Der<NA> b5[2]; Part<int> b6[2]; Part<char> b7[2]; Box<Box<NA>> b8[2]; Box<NA *> b9[2]; D1 c1[2]; D2 c2[2]; VB c3[2]; Def2<int, NA> c5[2]; std::pair<int, int> c6[2];
  auto l1 = [b1] __device__ () {};
  auto l2 = [b2] __device__ () {};
  auto l3 = [b3, b4] __device__ () {};
  auto l4 = [b5] __device__ () {};
  auto l5 = [b6] __device__ () {};
  auto l7 = [b8, b9] __device__ () {};
  auto l8 = [c1] __device__ () {};
  auto l9 = [c2, c3] __device__ () {};
  auto m1 = [c5] __device__ () {};
  auto m2 = [c6] __device__ () {};
}
void g(int n) {
  A8 a8; A22<int> a22; A22<A22<int[2][2]>> a6; A2<NA> a2; A22<NA> a22n; AN<AN<int, 2>, 3> an; BoxA<NA> ba; AN<NA, 1> an1; const A8 c8 = {}; A8 *pa8; A2<A8> a9; 
  auto l1 = [a8] __device__ () {};
  auto l2 = [a22, a6] __device__ () {};
  auto l3 = [a2] __device__ () {};
  auto l4 = [a22n] __device__ () {};
  auto l5 = [an, pa8] __device__ () {};
  auto l6 = [ba] __device__ () {};
  auto l7 = [an1] __device__ () {};
  auto l8 = [c8] __device__ () {};
  auto l9 = [a9] __device__ () {};
}
