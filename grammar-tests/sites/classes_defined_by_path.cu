// std: 17
// Members of classes that are defined outside of their class or namespace, and named by another path.
template <class F> int run(F f) { return 0; }
namespace n { class Outer { public: class Inner; int z; }; class Outer::Inner { public: int v; int sz(int d) const; struct Deep { int d; void go(int s); }; }; template <class T> struct Q { struct Sub; }; template <class T> struct Q<T>::Sub { T w; void g(T t); }; }
using namespace n;
int Outer::Inner::sz(int d) const { run([=] __device__ { return v + d; }); return 1; }
void n::Outer::Inner::Deep::go(int s) { run([=] __device__ { return s + d; }); }
template <class T> void n::Q<T>::Sub::g(T t) { run([=] __device__ { return w + t; }); }
namespace a { namespace b { struct X; } }
struct a::b::X { int i; void out(int x); };
void a::b::X::out(int x) { run([=] __device__ { return x + i; }); }
