// std: 17
// a name that depends on a template parameter, without `typename`, is a value: what it is handed to is called, and nothing is declared
template <class F> void run_vx(F) {}
struct Svx { int a, b; Svx *next; };
namespace nvx { extern int cvx; template <class T> struct Bvx { template <class U> struct In { In(int); operator int(); }; static const int v = 3; }; }
extern int gvx;
using Realvx = double;
template <class T> void f1(int (*f)(int)) { run_vx([=] __device__ () mutable { int i_(int((f(typename nvx::Bvx<int>::template In<Realvx>(T::q))))); }); }
template <class T> void f4(int (*f)(int)) { run_vx([=] __device__ () mutable { int i_(int(f(typename T::In(T::q)))); }); }
template <class T> void f6(int (*f)(int)) { run_vx([=] __device__ () mutable { int i_(int((f)(typename T::In(T::q)))); }); }
template <class T> void f7(int (*f)(int)) { run_vx([=] __device__ () mutable { int i_(int(f(int(T::q)))); }); }
template <class T> void f22(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(T(T::q)))); }); }
template <class T> void h1(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(T::q))); }); }
template <class T> void h2(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(nvx::Bvx<T>::q))); }); }
template <class T> void h3(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(int(nvx::Bvx<T>::q)))); }); }
template <class T> void h6(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(typename T::q))); }); }
template <class T> void h8(int (*f)(int), int n) { run_vx([=] __device__ () mutable { int i_(int(f(Realvx(T::q())))); }); }
template <class T> void h13(int (*f)(int), int n) { run_vx([=] __device__ () mutable { T i_(int(n), T::q); }); }
template <class T> void h22(int (*f)(int), int n) { run_vx([=] __device__ () mutable { T i_(typename T::A(n), typename T::B(T::f)); }); }
