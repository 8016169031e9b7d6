// std: 20
// `auto` in front of a pointer to a function whose return type comes last is no placeholder.
template <class T> concept pre_c = sizeof(T) > 1;
void pre1(auto (*g)(int) -> int) { auto q = [g] __device__ {}; }
void pre2(pre_c auto f, auto (*g)(int) -> int) { auto q = [f] __device__ {}; }
