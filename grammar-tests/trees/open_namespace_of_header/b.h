#ifdef X
namespace one {
#else
namespace two {
#endif
