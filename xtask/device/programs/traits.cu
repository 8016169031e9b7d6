// What the traits of nvcc say of closures, on the host, and what a template chooses by them.
#include "device.h"

#define TRAITS(F) \
  (int(__nv_is_extended_device_lambda_closure_type(F)) * 100 + \
   int(__nv_is_extended_host_device_lambda_closure_type(F)) * 10 + \
   int(__nv_is_extended_device_lambda_with_preserved_return_type(F)))

template <class F>
int traits(F) { return TRAITS(F); }

template <class F>
void chosen(const Buffer<int> &to, F f) {
  if constexpr (__nv_is_extended_device_lambda_closure_type(F)) {
    map(to, f);
  } else {
    int here[4];
    for (int i = 0; i < to.size; ++i) here[i] = f(i) + 1000;
    to.put(here);
  }
}

struct Functor { __host__ __device__ int operator()(int i) const { return i; } };

int main() {
  start();
  Buffer<int> out(4);
  int k = 3;
  auto device = [=] __device__(int i) { return i * k; };
  auto typed = [=] __device__(int i) -> int { return i * k; };
  auto both = [=] __host__ __device__(int i) { return i + k; };
  auto empty = [] __device__(int i) { return i; };
  auto host = [=](int i) { return i - k; };
  const auto constant = device;
  int said[] = {TRAITS(decltype(device)), TRAITS(decltype(typed)), TRAITS(decltype(both)), TRAITS(decltype(empty)),
                TRAITS(decltype(host)), TRAITS(decltype(constant)), TRAITS(Functor), TRAITS(int), traits(device),
                traits(both), traits(host)};
  show("traits", said, 11);
  chosen(out, typed);
  out.print("device");
  chosen(out, both);
  out.print("host device");
  chosen(out, host);
  out.print("host");
  chosen(out, Functor());
  out.print("functor");
  return finish();
}
