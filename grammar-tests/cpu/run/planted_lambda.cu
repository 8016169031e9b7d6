// std: 17
// flags: -g -O1 -fsanitize=address -fno-omit-frame-pointer -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP
// ends: planted_lambda.cu:14
// A device lambda reads behind the end of a vector.
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>

int main() {
  thrust::device_vector<float> v(1000);
  float *p = thrust::raw_pointer_cast(v.data());
  thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(1000),
                   [=] __device__(int i) {
                     p[i] = p[i + 1];
                   });
}
