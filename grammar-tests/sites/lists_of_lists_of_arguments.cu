// std: 17
namespace lib { template <int... I> struct Opt {}; template <typename... T> struct List {}; template <typename L, typename F> void run(L, int, F) {} }
enum { a, b, c, d };
void f1(int n) { lib::run(lib::List<lib::Opt<a, b>, lib::Opt<c, d>, lib::Opt<a, b, c>>{}, n, [=] __device__ (int i) { }); }
void f2(int n) { lib::run(lib::List<lib::Opt<a, b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (int i) { }); }
void f3(int n) { lib::run(lib::List<lib::Opt<a, b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (auto i) { }); }
void f4(int n) { lib::run(lib::List<lib::Opt<a,b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (int i) { }); }
void f5(int n) { lib::run(lib::List<lib::Opt<a,b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (long i) { }); }
void f6(int n) {
    lib::run(lib::List<lib::Opt<a,b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (long i) { });
}
void f7(int n) {
    lib::run(lib::List<lib::Opt<a,b>, lib::Opt<c, d>, lib::Opt<a, b>>{}, n, [=] __device__ (int i) { });
}
