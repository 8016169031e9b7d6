// std: 17
// Macros in front of those that open and close namespaces: undecided ones, and pragmas.
#ifdef __GNUC__
#define QUIET _Pragma("GCC diagnostic push")
#define LOUD _Pragma("GCC diagnostic pop")
#else
#define QUIET
#define LOUD
#endif
#ifdef LIB_SUFFIX
#define MARK LIB_SUFFIX
#else
#define MARK
#endif
#define LIB_BEGIN namespace lib {
#define LIB_END }

template <class F> void launch(F f);

QUIET
LIB_BEGIN
struct Point { int x; };
inline void first(Point p) { launch([=] __device__ () { (void)p.x; }); }
LOUD
LIB_END

MARK LIB_BEGIN
inline void second(Point p) { launch([=] __device__ () { (void)p.x; }); }
QUIET LOUD MARK
LIB_END

inline void third(lib::Point p) { launch([=] __device__ () { (void)p.x; }); }
