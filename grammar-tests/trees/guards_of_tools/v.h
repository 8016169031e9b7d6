#pragma once
template <class F> void run(F f);
#ifndef SWIG
typedef float real;
namespace impl { struct P { int v; }; }
using impl::P;
#else
struct P { int v; };
typedef double real;
#endif
