#pragma once
namespace backend { template <class F> void run(int n, F f); using index = long; }
