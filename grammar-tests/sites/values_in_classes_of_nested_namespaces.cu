// std: 17
// Values behind a base that depends on a parameter have their innermost namespace, and those outside that are not around.
template <class F> void run(F f) { f(); }
template <class T> struct Db { T t; };
enum class G0 { v };
namespace a { enum class EA { v };
 namespace o { enum class EO { v }; struct Co { enum class in { v }; }; }
namespace b { enum class EB { v };
namespace c { enum class EC { v }; enum UC { uv }; struct Cc { enum class in { v }; }; int fc(int); constexpr int kc = 4;
template <auto V, class T> struct P { int k; };
template <class T> struct P<G0::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<EA::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<EB::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<EC::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<uv, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<o::EO::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<o::Co::in::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<Cc::in::v, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<&fc, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<kc, T> : Db<T> { void p() { run([] __device__ {}); } };
template <class T> struct P<EC::v, T *> : Db<T> { void p(P<EC::v, T> x) { run([] __device__ {}); } };
} } }
