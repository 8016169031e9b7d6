// std: 17
// A macro that copies a lambda for several types, with attributes of its own; the annotated lambda is in the copied one.
enum class Kind { real, whole, bit };
template <Kind K> struct Of { using type = float; };
template <> struct Of<Kind::whole> { using type = int; };
template <class F> void loop(int n, F f) {}

#define CASE(kind, name, ...) \
  case kind: { \
    using name [[maybe_unused]] = typename Of<kind>::type; \
    [[maybe_unused]] const char *which __attribute__((unused)) = #name; \
    return __VA_ARGS__(); \
  }
#define SWITCH(kind, ...) [&] { switch (kind) { __VA_ARGS__ default: break; } }()
#define CASES(...) CASE(Kind::real, scalar_t, __VA_ARGS__) CASE(Kind::whole, scalar_t, __VA_ARGS__)
#define DISPATCH(kind, ...) SWITCH(kind, CASES(__VA_ARGS__))

namespace ops { namespace {
void scale(Kind kind, int n, double by) {
  DISPATCH(kind, [&]() {
    auto factor = static_cast<scalar_t>(by);
    loop(n, [factor] __host__ __device__ (scalar_t a) -> scalar_t { return a * factor; });
  });
}
} }

void nested(Kind kind, int n) {
  SWITCH(kind, CASE(Kind::bit, flag_t, [&] { loop(n, [] __host__ __device__ (flag_t b) { return b; }); }) CASES([&] {
    auto m = n + 1;
    loop(n, [=] __device__ (int i) -> scalar_t { return m + i; });
  }));
}
