#pragma once
#include <flg/config.hpp>
template <class F> void run(int n, F f);
#ifdef FLG_SINGLE
using flg_real = float;
#else
using flg_real = double;
#endif
