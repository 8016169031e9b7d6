// std: 17
// Template parameters of fundamental types beside sizes, literals and each other.
#include <cstddef>
#include <cstdint>
template <int N> struct A { int v; }; template <std::size_t N> struct Z { int v; };
template <class T, std::size_t N> void a0(Z<sizeof(T) * N> a, Z<N * sizeof(T)> b, Z<N + 1> c, Z<N * 2 + sizeof(T)> d, Z<N - N> e) { auto x = [] __device__ () {}; }
template <class T, int N> void a1(Z<sizeof(T) * N> a, Z<N * sizeof(T)> b, Z<N + 1> c, Z<N * 2 + sizeof(T)> d, Z<N - N> e, Z<(N + 1) * sizeof(T)> f) { auto x = [] __device__ () {}; }
template <class T, unsigned N> void a2(Z<sizeof(T) * N> a, Z<N * sizeof(T)> b, Z<N + 1> c, Z<N - N> e) { auto x = [] __device__ () {}; }
template <int N, int M> void a3(A<N * M> a, A<N + M + 1> b, A<(N + M) * 2> c, A<N == M> d) { auto x = [] __device__ () {}; }
template <int N, std::size_t M> void a4(A<N * M> a, Z<M + N> b, A<N == M> d) { auto x = [] __device__ () {}; }
template <bool B, char C> void a5(A<B == C> b, A<!B> c) { auto x = [] __device__ () {}; }
template <std::uint32_t N, std::int64_t M> void a6(A<N * M> a, A<N + 1> b, A<M + 1> c) { auto x = [] __device__ () {}; }
template <auto N> void a9(A<N + 1> a) { auto x = [] __device__ () {}; }
