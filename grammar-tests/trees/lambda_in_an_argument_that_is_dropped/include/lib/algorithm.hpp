#pragma once
#include <lib/config.hpp>
inline void algorithm(int p) {
LIB_MAYBE(lib_run([=] __device__ () { return p; });)
}
#define LIB_MAKE(T) inline void make_##T(T t) { LIB_MAYBE(lib_run([=] __device__ () { return t; });) }
LIB_TYPES(LIB_MAKE)
#undef LIB_MAKE
inline void always(int p) {
LIB_MAYBE(int q = 1;)
lib_run([=] __device__ () { return p; });
}
