// std: 17
// Classes that derive from classes of the standard library whose members are known.
#include <exception>
#include <memory>
#include <stdexcept>
#include <type_traits>
enum Modes { MODE = 3 };
int global(int);
template <class F> void each(int n, F f);
struct P : public std::enable_shared_from_this<P> {
  int own;
  void run(int n);
  void two(int n) { each(n, [=] __host__ __device__ (int i) { return n + MODE; }); each(n, [=] __host__ __device__ (int i) { return own + n; }); }
};
void P::run(int n) {
  each(n, [=] __device__ (int i) { return n + MODE; });
}
struct Q : P { void run(int n) { each(n, [=] __device__ (int i) { return n + MODE; }); } };
struct E : std::runtime_error { E() : std::runtime_error("e") {} void run(int n) { each(n, [=] __device__ (int i) { return n + MODE; }); } };
struct T : std::true_type { void run(int n) { each(n, [=] __device__ (int i) { return n + MODE; }); } };
template <class X> struct U : std::false_type { void run(X n) { each(n, [=] __device__ (int i) { return n + MODE; }); } };
template <class X> struct V : std::enable_shared_from_this<V<X>> { void run(X n) { each(n, [=] __device__ (int i) { return n + MODE; }); } };
