// std: 17
// Explicit instantiations of functions, members and classes: what they make code of.
struct EbA { int v; int h() const { return v; } __host__ __device__ int b() const { return v; } EbA operator+(const EbA &) const { return *this; } };
struct EbB { int v; __host__ __device__ int h() const { return v; } __host__ __device__ int b() const { return v; } __host__ __device__ EbB operator+(const EbB &) const { return *this; } };
inline int ebhost(int i) { return i; }
inline int ebhostt(EbA a) { return a.v; } inline __host__ __device__ int ebhostt(EbB a) { return a.v; }
template <class T> __host__ __device__ int ebf1(T t) { return t.h(); }
template int ebf1<EbA>(EbA);
template <class T> __host__ __device__ int ebf2(T t) { return t.h(); }
template int ebf2(EbA);
template <class T> __host__ __device__ int ebf3(T t) { return t.h(); }
template int ebf3<EbB>(EbB);
template <class T> __host__ __device__ int ebf4(T t) { return t.h(); }
template __host__ __device__ int ebf4<EbA>(EbA);
template <class T> __device__ int ebf5(T t) { return t.h(); }
template __device__ int ebf5<EbA>(EbA);
template <class T> __global__ void ebf6(T t) { t.h(); }
template __global__ void ebf6<EbA>(EbA);
template <class T> __global__ void ebf7(T *t) { t->h(); }
template __global__ void ebf7<EbA>(EbA *);
template __global__ void ebf7<EbB>(EbB *);
template <class T, int N> __host__ __device__ int ebf8(T t) { return t.h() + N; }
template int ebf8<EbA, 3>(EbA);
template <class T> __host__ __device__ int ebf9(T t) { return t.b() + ebhostt(t); }
template int ebf9<EbA>(EbA);
template <class T> __host__ __device__ T ebf10(T t) { return t + t; }
template EbA ebf10<EbA>(EbA);
template <class T> __host__ __device__ int ebf11(T t) { return ebf1(t); }
template int ebf11<EbA>(EbA);
template <class T> __host__ __device__ int ebin12(T t) { return t.h(); }
template <class T> __host__ __device__ int ebf12(T t) { return ebin12(t); }
template int ebf12<EbA>(EbA);
template <class T> __host__ __device__ int ebin13(T t) { return t.h(); }
template <class T> int ebf13(T t) { return ebin13(t); }
template int ebf13<EbA>(EbA);
template <class T> __device__ int ebin14(T t) { return t.h(); }
template <class T> __global__ void ebk14(T t) { ebin14(t); }
template <class T> void ebf14(T t) { ebk14<<<1, 1>>>(t); }
template void ebf14<EbA>(EbA);
namespace ebn { template <class T> __host__ __device__ int ebf15(T t) { return t.h(); } }
template int ebn::ebf15<EbA>(EbA);
namespace ebn { template <class T> __host__ __device__ int ebf16(T t) { return t.h(); } template int ebf16<EbA>(EbA); }
template <class T> __host__ __device__ int ebf17(T t) { return t.h(); }
extern template int ebf17<EbA>(EbA);
template <class T> __host__ __device__ int ebf18(T t) { return t.h(); }
extern template int ebf18<EbA>(EbA);
template int ebf18<EbA>(EbA);
template <class T> struct EbS1 { __host__ __device__ int m() { T t{}; return t.h(); } __host__ __device__ int n() { return ebhost(1); } int o() { T t{}; return t.h(); } };
template struct EbS1<EbA>;
template <class T> struct EbS2 { __host__ __device__ int m() { T t{}; return t.h(); } };
template struct EbS2<EbB>;
template <class T> struct EbS3 { __host__ __device__ int m(); };
template <class T> __host__ __device__ int EbS3<T>::m() { T t{}; return t.h(); }
template struct EbS3<EbA>;
template <class T> struct EbS4 { __host__ __device__ int m() { T t{}; return t.h(); } __host__ __device__ int n() { T t{}; return t.h(); } };
template int EbS4<EbA>::m();
template <class T> struct EbS5 { T t; __host__ __device__ EbS5() : t() { t.h(); } __host__ __device__ ~EbS5() { t.h(); } };
template struct EbS5<EbA>;
template <class T> struct EbS6 { T t; __host__ __device__ int operator()(int i) const { return t.h(); } __host__ __device__ T operator+(EbS6 o) const { return t + o.t; } };
template struct EbS6<EbA>;
template <class T> struct EbS7 { struct In { T t; __host__ __device__ int m() { return t.h(); } }; __host__ __device__ int m() { In i{}; return i.m(); } };
template struct EbS7<EbA>;
template <class T> struct EbS8b { T t; __host__ __device__ int bm() { return t.h(); } };
template <class T> struct EbS8 : EbS8b<T> { __host__ __device__ int m() { return this->bm(); } };
template struct EbS8<EbA>;
template <class T> struct EbS9 { T t; static __host__ __device__ int m(T t) { return t.h(); } template <class U> __host__ __device__ int u(U u) { return u.h(); } };
template struct EbS9<EbA>;
template <class T> struct EbS10 { T t; __device__ int m() { return t.h(); } };
template struct EbS10<EbA>;
template <class T, class U> struct EbS11 { T t; U u; __host__ __device__ int m() { return t.h(); } __host__ __device__ int n() { return u.h(); } };
template struct EbS11<EbA, EbB>;
template <class T> struct EbS12 { T t; __host__ __device__ int m() { return t.h(); } };
template <class T> struct EbS12<T *> { T *t; __host__ __device__ int m() { return t->h(); } };
template struct EbS12<EbA *>;
template <class T> class EbS13 { T t; public: __host__ __device__ int m() { return k(); } private: __host__ __device__ int k() { return t.h(); } };
template class EbS13<EbA>;
namespace ebn { template <class T> struct EbS14 { T t; __host__ __device__ int m() { return t.h(); } }; }
template struct ebn::EbS14<EbA>;
template <class T> struct EbS15 { T t; __host__ __device__ int m() { return t.h(); } };
extern template struct EbS15<EbA>;
template <class T> struct EbS16 { T t; friend __host__ __device__ int ebfr(EbS16 s) { return s.t.h(); } };
template struct EbS16<EbA>;
template <class T> struct EbS17 { T t; __host__ __device__ virtual int m() { return t.h(); } };
template struct EbS17<EbA>;
template <class T> struct EbS18 { T t; __host__ __device__ int m() { return ebin18(t); } template <class U> static __host__ __device__ int ebin18(U u) { return u.h(); } };
template struct EbS18<EbA>;
template <class T> __host__ __device__ int ebv19(T t) { return t.h(); }
template <class T> struct EbS19 { T t; __host__ __device__ int m() { return ebv19(t); } };
template struct EbS19<EbA>;
template <class T> __host__ __device__ int ebv20(T t) { return t.h(); }
template <class T> struct EbS20 { T t; int m() { return ebv20(t); } };
template struct EbS20<EbA>;
template <class T> __device__ int ebv21(T t) { return t.h(); }
template <class T> __global__ void ebk21(T t) { ebv21(t); }
template <class T> struct EbS21 { T t; void m() { ebk21<<<1, 1>>>(t); } };
template struct EbS21<EbA>;
template <class T> struct EbS22 { T t; __host__ __device__ int m(int i = ebhost(1)) { return i; } int z = 0; };
template struct EbS22<EbA>;
template <class T> struct EbS23 { T t; int z = ebhost(1); __host__ __device__ EbS23() {} };
template struct EbS23<EbA>;
using EbT24 = EbA; template <class T> struct EbS24 { T t; __host__ __device__ int m() { return t.h(); } };
template struct EbS24<EbT24>;
template <class... Ts> struct EbS25 { __host__ __device__ int m(Ts... t) { return (t.h() + ...); } };
template struct EbS25<EbA, EbB>;
template <class F> __global__ void ebkern(F f) { f(0); }
template <class T> struct EbS26 { T t; void m() { T c = t; ebkern<<<1, 1>>>([=] __device__(int i) { c.h(); }); } };
template struct EbS26<EbA>;
template <class T> void ebf27(T t) { ebkern<<<1, 1>>>([=] __device__(int i) { t.h(); }); }
template void ebf27<EbA>(EbA);
