// std: 17
// Functions of one name in namespaces that nothing brings into the lookup of a call, and what fits no parameter.
struct Lone_oe { int m; };
namespace near_oe {
__device__ void take_oe(const Lone_oe &) {}
__device__ void num_oe(int) {}
__host__ void num_oe(char) {}
__device__ void call_oe(Lone_oe l, int i) { take_oe(l); num_oe(!i); num_oe('c'); }
}
namespace far_oe {
__host__ void take_oe(Lone_oe &) {}
__host__ void num_oe(bool) {}
__device__ void num_oe(void *) {}
__device__ void call_oe(Lone_oe *l) { num_oe(l->m); num_oe(l); }
}
namespace home_oe {
struct Own_oe {};
__host__ void find_oe(Own_oe) {}
}
namespace guest_oe {
__device__ void find_oe(...) {}
__device__ void find_oe(int) {}
__device__ void call_oe(home_oe::Own_oe o) { find_oe(o); find_oe(2); }
}
namespace never_oe {
struct Copied_oe { __host__ __device__ Copied_oe() {} __host__ __device__ Copied_oe(const Copied_oe &) {} };
struct Made_oe { __host__ __device__ Made_oe(int) {} };
__device__ void of_array_oe(const int (&)[4]) {}
__host__ void of_array_oe(long) {}
__device__ void of_pointer_oe(int *) {}
__host__ void of_pointer_oe(bool) {}
__device__ void of_class_oe(Copied_oe) {}
__host__ void of_class_oe(Made_oe) {}
__device__ void call_oe(int i, int *p, Copied_oe c) {
  of_array_oe(i);
  of_pointer_oe(i);
  of_pointer_oe(p);
  of_class_oe(i);
  of_class_oe(c);
}
}
namespace loops_oe {
template <class F> __device__ void each_oe(F, const Lone_oe &) {}
__device__ void call_oe(Lone_oe l) {
  auto f = [](int) {};
  each_oe(f, l);
  each_oe([](int) {}, l);
}
}
namespace loops_far_oe {
template <class F> __host__ void each_oe(F, Lone_oe &) {}
struct Brings_oe {};
template <class F> __host__ void given_oe(F, Brings_oe) {}
}
namespace loops_guest_oe {
template <class F> __device__ void given_oe(F, ...) {}
__device__ void call_oe(loops_far_oe::Brings_oe b) { given_oe([](int) {}, b); }
}
