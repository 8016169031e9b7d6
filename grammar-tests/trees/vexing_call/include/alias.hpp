#pragma once
template <class T, class D> struct Span { T *p; __host__ __device__ T &operator()(int) const; };
