// std: 17
// Members that their class declares without annotation get one where they are defined, after they are used: nvcc takes them for
// functions of both sides everywhere on the device, and the host front end for D functions from there on.
struct S { void f(); int g() const; S(int); S(); void h(); template <class T> void t(T); };
__device__ void d(S& s) { s.f(); s.g(); }
__global__ void k(S* s) { s->f(); s->g(); S q(1); s->t(1); }
__host__ __device__ void hd(S& s) { s.f(); s.g(); s.h(); }
inline __host__ __device__ void ihd(S& s) { s.f(); s.g(); s.h(); }
template <class T> __host__ __device__ void thd(T& s) { s.f(); s.g(); s.h(); }
void host(S& s) { auto l = [=] __device__ (int) mutable { S t; t.f(); }; k<<<1,1>>>(&s); thd(s); ihd(s); }
__host__ __device__ void S::f() {}
__host__ __device__ int S::g() const { return 1; }
__device__ void S::h() { }
__host__ __device__ S::S(int) {}
__host__ __device__ S::S() {}
template <class T> __host__ __device__ void S::t(T) {}
template <class U> struct X { void f(); int g() const; };
template <class U> __device__ void xd(X<U>& s) { s.f(); s.g(); }
__global__ void xk(X<int>* s) { s->f(); s->g(); xd(*s); }
template <class U> __host__ __device__ void X<U>::f() {}
template <class U> __host__ __device__ int X<U>::g() const { return 1; }
struct Ao { void h(); void dd(); void cc(); int ee(int); template <class T> void tt(T); };
__device__ void Ao::h() { }
__host__ __device__ void hd(Ao& s) { s.h(); }
void host(Ao& s) { s.h(); }
inline void ihost(Ao& s) { s.h(); }
struct Bo { __device__ void h(); };
void Bo::h() { }
__host__ __device__ void hd(Bo& s) { s.h(); }
void host(Bo& s) { s.h(); }
struct Co { void h(); };
__host__ __device__ void hd(Co& s) { s.h(); }
void host(Co& s) { s.h(); }
__device__ void Co::h() { }
void host2(Co& s) { s.h(); }
struct Do { __device__ void h(); };
__host__ __device__ void hd(Do& s) { s.h(); }
void host(Do& s) { s.h(); }
void Do::h() { }
void host2(Do& s) { s.h(); }
template <class T> void th(T& s) { s.h(); }
template <class T> auto ta(T& s) { return s.h(); }
void host3(Co& s) { th(s); ta(s); }
template <class T> struct Xo { void h(); void g() { h(); } };
void host4(Xo<int>& s) { s.h(); s.g(); }
template <class T> __device__ void Xo<T>::h() {}
void host5(Xo<int>& s) { s.h(); s.g(); }
