// std: 17
// a class is written with its path in front of the function whose parameter has its name, and stays as it is among the parameters
template <class F> void run_hr(F) {}
namespace u3hr { struct Ty { int a; using type = int; struct Sub {}; }; namespace in { template <class T> struct Dt { using type = T; }; }
void f16(Ty::Sub *p0, int Ty, int n) { run_hr([n] __device__ { return n; }); }
Ty::type f23(in::Dt<int>::type *p0, int Ty, int n) { run_hr([n] __device__ { return n; }); return 1; }
Ty::type f24(in::Dt<int>::type *p0, int Ty, int n) { { run_hr([n] __device__ { return n; }); } return 1; }
Ty::type f25(int *p0, int Ty, int n) { run_hr([n] __device__ { return n; }); return 1; }
Ty::type f26(int *p0, int n) { int Ty; run_hr([n] __device__ { return n; }); return 1; }
Ty::Sub f31(in::Dt<int>::type *p0, int Ty, int n) { run_hr([n] __device__ { return n; }); return {}; }
Ty f34(in::Dt<int>::type *p0, int Ty, int n) { run_hr([n] __device__ { return n; }); return {}; }
}
