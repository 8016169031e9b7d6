// std: 17
// `auto x = {e}` is a std::initializer_list, `auto x{e}` has the type of what is in the braces
#include <initializer_list>
template <class F> void eat(F f) {}
template <class T> T mv(T t) { return t; }
void single() { auto d{3}; eat([n = mv(d), m = d] __device__ { return 1; }); }
void closure() { const auto d{[=] __device__ () -> int { return 1; }}; eat([n = mv(d)] __device__ { return 1; }); }
void list() { auto d = {3}; eat([n = mv(d)] __device__ { return 1; }); }
void copies() { const auto d{3}; auto x{d}; eat([n = mv(d), m = x] __device__ { return 1; }); }
void several() { auto d = {3}, e = {4, 5}; eat([n = d, m = e] __device__ { return 1; }); }
void reference() { auto &&r = {1, 2}; eat([n = r] __device__ { return 1; }); }
void pointer(int d) { auto *p{&d}; eat([n = p] __device__ { return 1; }); }
template <class T> void dependent(T t) { auto d{t}; eat([=, m = d] __device__ { return d + m; }); auto e = {t}; eat([n = e] __device__ { return 1; }); }
