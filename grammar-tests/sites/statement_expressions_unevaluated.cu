// std: 17
#include <typeinfo>
template <class F> int eat(F f) { return 0; }
void f1(int a){ eat([=]__device__{ (void)sizeof(({int b=a+1; b;})); }); }
void f2(int a){ eat([=]__device__{ decltype(({int b=a+1; b;})) c = 1; }); }
void f3(int a){ eat([=]__device__{ (void)noexcept(({int b=a+1; b;})); }); }
void f4(int a){ eat([=]__device__{ (void)alignof(decltype(({int b=a+1; b;}))); }); }
void f6(int a){ eat([=]__device__{ (void)sizeof(({a;})); }); }
void f7(int a){ eat([=]__device__{ (void)sizeof(({return a; 1;})); }); }
void f8(int a){ eat([=]__device__{ (void)sizeof(({if (a) {} 1;})); }); }
void f9(int a){ eat([=]__device__{ (void)sizeof(({int b=sizeof(a); b;})); }); }
void g1(int a){ eat([=]__device__{ (void)sizeof(a + ({int b=2; b;})); }); }
void g2(int a, int c){ eat([=]__device__{ (void)sizeof(({int b=a; b;}) + c); }); }
void g3(int a){ eat([=]__host__ __device__{ (void)sizeof(({int b=a+1; b;})); }); }
void g5(int a){ eat([=]__device__{ __typeof__(({int b=a+1; b;})) c = 1; }); }
void g6(int a){ eat([=]__device__{ decltype(sizeof(({int b=a+1; b;}))) c = 1; }); }
void g7(int a){ eat([=]__device__{ int v[sizeof(({int b=a+1; b;}))]; }); }
struct S { int m; void f() { eat([=]__device__{ (void)sizeof(({int b=m; b;})); }); } };
