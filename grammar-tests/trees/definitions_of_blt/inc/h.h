#pragma once
template <class F> void run(F f);
namespace NS { void g(R *); }
