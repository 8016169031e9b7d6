// std: 17
namespace n { template <class T, class A = int> struct Vec { T t; struct It { }; using vt = T; }; struct Pl { }; using na = Pl; template <class T> using Va = Vec<T>; }
template <class F> int run(F f);
template <class T> struct One { using type = T; };
struct NonT { using z = One<n::Pl>; using cp = const n::Pl; using fn = int (n::Pl); using vp = n::Vec<int> *; using ar = n::Pl[3]; using zz = One<n::Vec<n::Pl>> *; using cv = n::Pl const; using vol = volatile n::Vec<int>; typedef n::Pl tdn; typedef n::Pl *tdp; using nap = n::na *; using mp = int n::Pl::*; using itp = n::Vec<int>::It *; using gg = ::n::Pl; using ggp = ::n::Pl *; using dt = decltype(n::Pl()); using st = struct n::Pl;
  void f1(One<z>) { run([=] __device__ {}); }
  void f2(One<cp>) { run([=] __device__ {}); }
  void f3(One<fn>) { run([=] __device__ {}); }
  void f4(One<vp>) { run([=] __device__ {}); }
  void f5(One<ar>) { run([=] __device__ {}); }
  void f6(One<zz>) { run([=] __device__ {}); }
  void f7(One<cv>) { run([=] __device__ {}); }
  void f8(One<vol>) { run([=] __device__ {}); }
  void f9(One<tdn>) { run([=] __device__ {}); }
  void g2(One<nap>) { run([=] __device__ {}); }
  void g3(One<mp>) { run([=] __device__ {}); }
  void g4(One<itp>) { run([=] __device__ {}); }
  void g5(One<gg>) { run([=] __device__ {}); }
  void g6(One<ggp>) { run([=] __device__ {}); }
  void g7(One<dt>) { run([=] __device__ {}); }
  void g8(One<st>) { run([=] __device__ {}); }
};
