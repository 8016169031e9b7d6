#pragma once
namespace stds {
template <class F> void run(F f);
#if __cplusplus >= 202002L
using level = char;
#elif __cplusplus >= 201703L
using level = short;
#else
using level = long;
#endif
}
