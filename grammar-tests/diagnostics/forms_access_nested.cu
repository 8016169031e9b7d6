// std: 17
// private member classes and templates with members defined outside
class A { template <class T> class PT { public: void f(); template <class U> void g(U); static void s(); struct In { void h(); }; }; template <class T> struct PS { void f() { auto a = [] __device__ () {}; } }; class PN { public: void f(); }; struct PD; };
template <class T> void A::PT<T>::f() { auto a = [] __device__ () {}; }
template <class T> template <class U> void A::PT<T>::g(U) { auto a = [] __device__ () {}; }
template <class T> void A::PT<T>::s() { auto a = [] __device__ () {}; }
template <class T> void A::PT<T>::In::h() { auto a = [] __device__ () {}; }
void A::PN::f() { auto a = [] __device__ () {}; }
struct A::PD { void f() { auto a = [] __device__ () {}; } void g(); };
void A::PD::g() { auto a = [] __device__ () {}; }
template <class T> class B { struct PN { void f(); }; template <class U> struct PT { void f(); void g() { auto a = [] __device__ () {}; } }; struct PD; };
template <class T> void B<T>::PN::f() { auto a = [] __device__ () {}; }
template <class T> template <class U> void B<T>::PT<U>::f() { auto a = [] __device__ () {}; }
template <class T> struct B<T>::PD { void f() { auto a = [] __device__ () {}; } };
