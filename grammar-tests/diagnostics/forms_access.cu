// std: 17
// access of members, in and out of class, in templates and specialisations
class C { void p() { auto a = [] __device__ () {}; } static void s() { auto a = [] __device__ () {}; } template <class T> void t() { auto a = [] __device__ () {}; } int operator()(int) { auto a = [] __device__ () {}; return 1; } operator int() { auto a = [] __device__ () {}; return 1; } virtual void v() { auto a = [] __device__ () {}; } friend void fr() { auto a = [] __device__ () {}; } void o(); void o(int); template <class T> void ot(T); 
 protected: void q() const { auto a = [] __device__ () {}; } public: void o(float); void r() & { auto a = [] __device__ () {}; } private: __device__ void dv() { auto a = [] __device__ () {}; } __host__ __device__ void hd() { auto a = [] __host__ __device__ () {}; } int n = [] { auto a = [] __device__ () {}; return 1; }(); static int sn; };
void C::o() { auto a = [] __device__ () {}; }
void C::o(int) { auto a = [] __device__ () {}; }
void C::o(float) { auto a = [] __device__ () {}; }
template <class T> void C::ot(T) { auto a = [] __device__ () {}; }
int C::sn = [] { auto a = [] __device__ () {}; return 1; }();
struct S { void a() { auto a = [] __device__ () {}; } private: void b() { auto a = [] __device__ () {}; } class I { void c() { auto a = [] __device__ () {}; } public: void d() { auto a = [] __device__ () {}; } }; protected: struct J { struct K { void e() { auto a = [] __device__ () {}; } private: struct M { void f(); }; }; }; };
void S::J::K::M::f() { auto a = [] __device__ () {}; }
template <class T> class TC { void p() { auto a = [] __device__ () {}; } void o(); template <class U> void ot(U); class N { public: void x(); }; public: void pub(); };
template <class T> void TC<T>::o() { auto a = [] __device__ () {}; }
template <class T> template <class U> void TC<T>::ot(U) { auto a = [] __device__ () {}; }
template <class T> void TC<T>::N::x() { auto a = [] __device__ () {}; }
template <class T> void TC<T>::pub() { auto a = [] __device__ () {}; }
template <> void TC<int>::o() { auto a = [] __device__ () {}; }
template <> void TC<int>::pub() { auto a = [] __device__ () {}; }
template <> class TC<float> { void z() { auto a = [] __device__ () {}; } public: void w() { auto a = [] __device__ () {}; } void o(); private: void o2(); };
void TC<float>::o() { auto a = [] __device__ () {}; }
void TC<float>::o2() { auto a = [] __device__ () {}; }
template <class T> class TC<T *> { void z() { auto a = [] __device__ () {}; } void o(); public: void w(); };
template <class T> void TC<T *>::o() { auto a = [] __device__ () {}; }
template <class T> void TC<T *>::w() { auto a = [] __device__ () {}; }
