#pragma once
namespace lib {
struct Foo {};
struct Geometry {};
template <class F> void ParallelFor(int n, F f) {}
}
