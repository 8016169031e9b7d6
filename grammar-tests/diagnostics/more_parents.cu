// std: 17
// enclosing functions: constructors, destructors, unnamed and local classes, operators, lambdas in between, inheriting, delegating, try blocks
struct A { A() { auto l = [] __device__ () {}; } A(int) : A() { auto l = [] __device__ () {}; } template <class T> A(T *) { auto l = [] __device__ () {}; } A(const A &); A &operator=(const A &) { auto l = [] __device__ () {}; return *this; } ~A(); operator int() { auto l = [] __device__ () {}; return 0; } A(A &&) try { auto l = [] __device__ () {}; } catch (...) { auto l = [] __device__ () {}; } };
A::A(const A &) { auto l = [] __device__ () {}; }
A::~A() { auto l = [] __device__ () {}; [] { auto l = [] __device__ () {}; }(); }
template <class T> struct B { B(); B(T) { auto l = [] __device__ () {}; } ~B() noexcept { auto l = [] __device__ () {}; } };
template <class T> B<T>::B() { auto l = [] __host__ __device__ () {}; }
class P { P() { auto l = [] __device__ () {}; } ~P(); };
P::~P() { auto l = [] __device__ () {}; }
struct { void f() { auto l = [] __device__ () {}; } struct N { void g() { auto l = [] __device__ () {}; } }; struct { void h() { auto l = [] __device__ () {}; } } q; } un;
typedef struct { void f() { auto l = [] __device__ () {}; } } TD;
union { int x; void f() { auto l = [] __device__ () {}; } } uu;
namespace { struct Q { void f() { auto l = [] __device__ () {}; } }; void fn() { auto l = [] __device__ () {}; } }
void loc() {
  struct L { void f() { auto l = [] __device__ () {}; } L() { auto l = [] __device__ () {}; } struct M { static void g() { auto l = [] __device__ () {}; } }; private: void p() { auto l = [] __device__ () {}; } void *operator new(size_t) { auto l = [] __device__ () {}; return 0; } };
  struct { void f() { auto l = [] __device__ () {}; } } un2;
  [] { struct K { void f() { auto l = [] __device__ () {}; } __device__ void g() { auto l = [] __device__ () {}; } __host__ __device__ void h() { auto l = [] __device__ () {}; } }; };
}
template <class T> void tloc() { struct L { void f() { auto l = [] __device__ () {}; } }; }
struct F { friend void ff() { auto l = [] __device__ () {}; } friend bool operator==(F, F) { auto l = [] __device__ () {}; return 1; } template <class T> friend void ft(T) { auto l = [] __device__ () {}; } };
extern "C" void ec() { auto l = [] __device__ () {}; }
static void sf() { auto l = [] __device__ () {}; }
void va(int, ...) { auto l = [] __device__ () {}; }
int main(int argc, char **argv) { auto l = [] __device__ () {}; }
enum class En {}; En operator+(En, En) { auto l = [] __device__ () {}; return {}; }
void tb() try { auto l = [] __device__ () {}; } catch (int) { auto l = [&] __device__ () {}; }
inline namespace v1 { template <class T, template <class> class U, int N = 3> void tt(U<T>) { auto l = [] __device__ () {}; } }
struct Del { Del() = default; virtual ~Del() = default; void d() const && noexcept { auto l = [] __device__ () {}; } };
