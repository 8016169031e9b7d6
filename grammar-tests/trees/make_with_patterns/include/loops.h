#pragma once
#include <cstddef>
#ifndef P_NS
#define P_NS plain_ns
#endif
#ifndef P_REAL
#define P_REAL int
#endif
namespace P_NS {
template <class F> void launch(int n, F f);
using real = P_REAL;
}
