#pragma once
template <class F> void run(F f);
