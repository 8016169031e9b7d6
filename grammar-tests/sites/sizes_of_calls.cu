// std: 17
// Operands that look like types: calls without arguments, enumerators, and types that are called.
template <class F> int run(F f) { return 0; }
const char *name();
int over(int);
namespace lib {
enum class K { a };
int fun();
struct Q {
  static int st();
  int y;
};
template <class F> struct Fn {};
} // namespace lib
using namespace lib;
template <class T> void in_template(T t) {
  run([q = (T)sizeof(name())] __device__ { return 0; });
  run([q = sizeof(fun())] __device__ { return 0; });
  run([q = sizeof(K::a)] __device__ { return 0; });
  run([q = sizeof(lib::K::a)] __device__ { return 0; });
  run([q = sizeof(Q::st())] __device__ { return 0; });
  run([q = sizeof(Q())] __device__ { return 0; });
  run([q = sizeof(over(1))] __device__ { return 0; });
}
void plain() {
  run([q = sizeof(name())] __device__ { return 0; });
  run([q = sizeof(lib::fun())] __device__ { return 0; });
  run([q = sizeof(K::a)] __device__ { return 0; });
  run([q = sizeof(Q::st())] __device__ { return 0; });
  run([q = sizeof(Q::y)] __device__ { return 0; });
  run([q = alignof(fun())] __device__ { return 0; });
  run([q = sizeof(Fn<Q()>)] __device__ { return 0; });
}
