// std: 17
// A pointer to a member that is an array has two pairs of parentheses.
template <class F> int eat(F f) { return 0; }
struct P { int a, b; };
template <class T> struct Box { T v; };
void f1(int (P::*a)[2], int *(P::*b)[2], int (*(P::*c)[2])(int), int (P::**d)[3], int (P::*(*e)[2])[3], int P::*f[2], int (P::*g[2])[3]) { eat([=] __device__ { }); }
void f2(int (P::*a)[2][3], int (P::*&b)[2], int (P::*const c)[2], int (Box<int>::*d)[2], int (P::*e)(int), int (P::**f)(int), int (*(P::*g)(int))[2]) { eat([=] __device__ { }); }
int (P::*f3(int a))[2] { eat([=] __device__ { }); return nullptr; }
auto f4(int a) -> int (P::*)[2] { eat([=] __device__ () -> int (P::*)[2] { return nullptr; }); return nullptr; }
template <class T> struct C { struct In {}; void go(In C::*a, int (C::*b)(T), T C<T>::*c) { eat([=] __device__ { }); } void out(In C::*a); };
template <class T> void C<T>::out(In C::*a) { eat([=] __device__ { }); }
