// std: 17
// functions that only their template heads tell apart: an annotation of one says nothing of the other
template <bool B> struct on { using type = int; };
template <> struct on<false> {};
struct Space {};
struct Team {};
template <class T> struct is_space { static constexpr bool value = false; };
template <> struct is_space<Space> { static constexpr bool value = true; };
template <class T> void impl(T const &) {}
template <class T> __host__ __device__ void team_impl(T const &) {}
template <class S, typename on<is_space<S>::value>::type = 0> void find(S const &s) {
  impl(s);
}
template <class S, typename on<!is_space<S>::value>::type = 0> __host__ __device__ void find(S const &s) {
  team_impl(s);
}
template <class S> void bad_impl(S const &) {}
template <class S, typename on<is_space<S>::value>::type = 0> void sort(S const &s) { impl(s); }
template <class S, typename on<!is_space<S>::value>::type = 0> __host__ __device__ void sort(S const &s) {
  bad_impl(s);
}
template <class F> __global__ void run(F f) { f(1); }
void caller() {
  find(Space{});
  sort(Space{});
  run<<<1, 1>>>([=] __device__ (int) {
    find(Team{});
    sort(Team{});
  });
}
