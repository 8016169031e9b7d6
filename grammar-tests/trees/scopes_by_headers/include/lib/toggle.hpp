// Opens a namespace, and closes it when it is included again.
#ifndef LIB_TOGGLE
#define LIB_TOGGLE
namespace detail {
#else
#undef LIB_TOGGLE
}
#endif
