// std: 17
// What code of the device does not have, in default member initialisers and default arguments. Where it is used there, the compiler says something else while it generates code.
#include <typeinfo>
// a class without annotations, by the host only
struct any_ptr {
  any_ptr() = default;
  void *ptr_ = nullptr;
  const std::type_info *type_ptr_ = &typeid(void);
  const std::type_info *other = &typeid(int), *third{&typeid(int)};
};
void h() { any_ptr p; (void)p; }
// by code of the device
struct by_device {
  const std::type_info *type_ptr_ = &typeid(void);
};
__device__ void d() { by_device p; (void)p; }
struct by_kernel {
  __device__ by_kernel() {}
  const std::type_info *type_ptr_ = &typeid(void);
};
struct by_nobody {
  __host__ __device__ by_nobody() {}
  const std::type_info *type_ptr_ = &typeid(void);
};
struct unused {
  const std::type_info *type_ptr_ = &typeid(void);
};
// default arguments
void of_host(const std::type_info *t = &typeid(int));
void use_of_host() { of_host(); }
__device__ void of_device(const std::type_info *t = &typeid(int));
__device__ void of_device_used(const std::type_info *t = &typeid(int)) {}
__global__ void k() { of_device_used(); by_kernel b; }
struct B { virtual ~B() {} };
struct D : B {};
B *g();
struct cast { D *d = dynamic_cast<D *>(g()); };
template <class T> struct templ { const std::type_info *t = &typeid(T); };
__global__ void k2() { templ<int> t; (void)t; }
template <class T> struct templ2 { const std::type_info *t = &typeid(T); };
void h2() { templ2<int> t; (void)t; }
