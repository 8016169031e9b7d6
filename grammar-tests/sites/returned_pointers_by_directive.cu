// std: 17
// Functions that return pointers and references to functions and arrays: names that a directive brings.
template <class F> int pw_run(F f) { f(); return 0; }
namespace pw_n { struct S { struct In { int a; }; static const int k = 2; }; using A = S; template <class T> using V = T *; template <class T> struct Q { typedef T type; }; enum E { e0 = 2 }; typedef int I; namespace sub { struct D {}; } }
using namespace pw_n;
struct PwO { struct In {}; typedef int I2; In *(*g(In i, S s))(I2) { pw_run([=] __device__() { return 1; }); return nullptr; } };
typedef PwO PwA;
A (*pw_1(A a))(int) { pw_run([=] __device__() { return 1; }); return nullptr; }
A (&pw_2(A a))[2] { pw_run([=] __device__() { return 1; }); static A r[2]; return r; }
A (&pw_3(A a))[S::k] { pw_run([=] __device__() { return 1; }); static A r[2]; return r; }
A (&pw_4(int n))[e0] { pw_run([=] __device__() { return 1; }); static A r[2]; return r; }
int (*pw_5(A a))(A, V<A>) { pw_run([=] __device__() { return 1; }); return nullptr; }
int (*pw_6(int n))(E, Q<A>) { pw_run([=] __device__() { return 1; }); return nullptr; }
void (*(*pw_7(S s))(S))(A) { pw_run([=] __device__() { return 1; }); return nullptr; }
const A *(*pw_8(sub::D d))(sub::D) { pw_run([=] __device__() { return 1; }); return nullptr; }
Q<A> (*pw_9(Q<S>::type d))(I) { pw_run([=] __device__() { return 1; }); return nullptr; }
A pw_10(A (*f)(A), A (&r)[2]) { pw_run([=] __device__() { return 1; }); return A(); }
int S::*pw_11(A a) { pw_run([=] __device__() { return 1; }); return nullptr; }
int (S::*pw_12(A a))(E) { pw_run([=] __device__() { return 1; }); return nullptr; }
int (A::*pw_13(A a))(E) { pw_run([=] __device__() { return 1; }); return nullptr; }
PwA (*pw_14(PwA::In a))(PwO::I2) { pw_run([=] __device__() { return 1; }); return nullptr; }
auto pw_15(A a) -> A (*)(E) { pw_run([=] __device__() { return 1; }); return nullptr; }
auto pw_16(A a) -> A (&)[e0] { pw_run([=] __device__() { return 1; }); static A r[2]; return r; }
A **(*pw_17(V<A> v, A **w))(V<A>) { pw_run([=] __device__() { return 1; }); return nullptr; }
template <class T> T (*pw_18(A a))(T, A) { pw_run([=] __device__() { return 1; }); return nullptr; }
template <class T> A (&pw_19(A a))[sizeof(T)] { pw_run([=] __device__() { return 1; }); static A r[sizeof(T)]; return r; }
template <class T> typename T::X (*pw_20(typename T::X a))(Q<T>) { pw_run([=] __device__() { return 1; }); return nullptr; }
template <class T> struct PwC { typedef T X; A (*m(A a))(X) { pw_run([=] __device__() { return 1; }); return nullptr; } static A (&s(X x))[2] { pw_run([=] __device__() { return 1; }); static A r[2]; return r; } A (*c(E) const)(A); };
template <class T> A (*PwC<T>::c(E) const)(A) { pw_run([=] __device__() { return 1; }); return nullptr; }
namespace pw_m { struct L {}; A (*pw_21(L l))(A, L) { pw_run([=] __device__() { return 1; }); return nullptr; } L (&pw_22(A l))[2] { pw_run([=] __device__() { return 1; }); static L r[2]; return r; } using namespace pw_n::sub; D (*pw_23(D d))(D) { pw_run([=] __device__() { return 1; }); return nullptr; } }
namespace pw_n { A (*pw_24(A l))(A, E) { pw_run([=] __device__() { return 1; }); return nullptr; } S::In (&pw_25(A l))[2] { pw_run([=] __device__() { return 1; }); static S::In r[2]; return r; } }
using pw_n::sub::D;
D (*pw_26(D d))(D) { pw_run([=] __device__() { return 1; }); return nullptr; }
A (**pw_27(A a))(A) { pw_run([=] __device__() { return 1; }); return nullptr; }
A (*(&pw_28(A a))[2])(A) { pw_run([=] __device__() { return 1; }); static A (*r[2])(A); return r; }
S (*const pw_29(S a))(S) { pw_run([=] __device__() { return 1; }); return nullptr; }
S (&&pw_30(S a))[2] { pw_run([=] __device__() { return 1; }); static S r[2]; return static_cast<S (&&)[2]>(r); }
static A (*pw_31(A a))(A) noexcept { pw_run([=] __device__() { return 1; }); return nullptr; }
extern "C" A *(*pw_32(A a))(A) { pw_run([=] __device__() { return 1; }); return nullptr; }
