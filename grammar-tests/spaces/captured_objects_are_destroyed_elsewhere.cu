// std: 17
// Which captured objects count, of which classes, and where lambdas go.
#include <vector>
#include <string>
template <class F> __global__ void kernel(F f) { f(1); }
template <class F> void launch(int n,
                               F f) { kernel<<<1, 1>>>(f); }
template <class F> void hlaunch(F f) { f(1); }
struct D { int v; ~D() { v = 1; } };
struct DC { int v; constexpr DC(int i) : v(i) {} __host__ ~DC() { v = 1; } };
struct DD { int v; __device__ ~DD() {} };
struct DHD { int v; __host__ __device__ ~DHD() {} };
template <class T> struct W { T t; ~W() { t = T(); } };
struct V { int v; virtual ~V(); };
struct Der : D { int x; };
void a1() {
    D d{1};
    int k = 2;
    launch(1,
           [=] __device__(int i) {
               return d.v
                      + k;
           });
}
void a2() {
    D d{1}; W<int> w{2};
    launch(
        2, [=] __device__(int) {
            return d.v + w.t;
        });
}
void a3() {
    D d{1};
    auto l =
        [d] __device__(int) { return d.v; };
    launch(1, l);
}
void a4() {
    W<double> d{1};
    kernel<<<1, 1>>>(
        [=] __host__ __device__(int) {
            return d.t; });
}
void a5() {
    DD d{1};
    launch(1, [=] __device__(int) { return d.v; });
}
void a6() {
    DHD d{1};
    launch(1, [=] __device__(int) { return d.v; });
}
void a7() {
    V d;
    launch(1, [=] __device__(int) { return d.v; });
}
void a8() {
    Der d;
    launch(1, [=] __device__(int) { return d.x; });
}
void a9() {
    DC d(1);
    launch(1, [=] __device__(int) { return d.v; });
}
void a10(std::vector<int> v) {
    launch(1, [=] __device__(int) { auto *p = &v; });
}
void a11(std::string v) {
    launch(1, [v] __device__(int) { });
}
void a12() {
    D d{1};
    hlaunch([=] __host__ __device__(int) { return d.v; });
}
void a13() {
    D d{1};
    hlaunch([=](int) { return d.v; });
}
void a14() {
    D d{1};
    launch(1, [e = d] __device__(int) { return e.v; });
}
static void a15() {
    D d{1};
    hlaunch([=] __host__ __device__(int) { return d.v; });
}
template <class T> void a16(T t) {
    launch(1, [=] __device__(int) { return t.v; });
}
void a17() { D d{1}; a16(d); }
