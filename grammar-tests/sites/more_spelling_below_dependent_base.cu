// std: 17
// Names of types in a class whose base is a member of the class template around.
template <class F> int eat(F f);
namespace { struct An { int a; }; }
struct P { int a; }; template <class T> struct Box { T v; };
template <class T> struct C { struct B { int b; }; struct In : B { int m(An i, P p, Box<int> q) { return eat([i, p, q] __device__ { return i.a; }); } }; };
